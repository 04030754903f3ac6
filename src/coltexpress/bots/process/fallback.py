"""Always returns a legal move: if a bot fails, the level below answers, and finally a random choice."""

from collections.abc import Callable

from coltexpress.bots.bot import Observation
from coltexpress.bots.loader import fallback_of, seconds_of
from coltexpress.bots.process.parent import Answer, Worker
from coltexpress.engine.errors import ColtError
from coltexpress.engine.moves import Move


def decide(
    worker: Worker,
    observation: Observation,
    seconds: float | None,
    failed: Callable[[str, Answer], None],
    given_up: Callable[[], bool] = lambda: False,
) -> Move:
    """The move of the worker's bot, or of a fallback. Afterwards the worker runs the bot that answered.

    `failed` is called for every bot that fails. `given_up` returns whether the move is no longer needed.
    """
    spec: str | None = worker.spec
    while spec is not None:
        if spec != worker.spec:
            worker.begin(spec)
        if given_up():
            break
        try:
            answer = worker.choose(observation, seconds_of(spec) if seconds is None else seconds)
        except ColtError as error:  # it cannot be loaded (any more)
            answer = Answer(None, "raised", error.key, "", 0.0)
        if answer.move is not None:
            return answer.move
        if given_up():
            break
        failed(spec, answer)
        spec = fallback_of(spec)
    return observation.random.choice(observation.moves)
