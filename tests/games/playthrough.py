"""A whole game as text, from every seat's point of view. Run as a script, this rewrites all golden games."""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from coltexpress.engine.contract import View
from coltexpress.engine.json_types import JsonObject

sys.path.insert(0, str(Path(__file__).parent.parent))

from coltexpress.engine.contract import NATURE, Viewer
from coltexpress.engine.play.dice import Dice
from coltexpress.engine.play.narration import narrate
from coltexpress.engine.play.patch import diffs
from support.games import KINDS, new, random_step, viewers

GOLDEN: Final = Path(__file__).parent / "golden"


def games() -> dict[str, tuple[str, JsonObject, int]]:
    """One for each variant: file name -> slug, options, seed."""
    return {
        f"{slug}-{number:02}.txt": (slug, options, 100 + number)
        for slug, many in KINDS.items()
        for number, options in enumerate(many)
    }


def who(viewer: Viewer) -> str:
    return "all" if viewer is None else f"seat {viewer}"


def beyond(public_view: View, view: View) -> str:
    return json.dumps(diffs([dict(public_view)], [dict(view)])[0], sort_keys=True)


def playthrough(
    slug: str,
    options: JsonObject,
    seed: int,
    rules_version: int | None = None,
    shown: Callable[[View], View] = lambda view: view,
) -> str:
    """Each move with the events for a spectator and the differing events of seats; all views once per round.

    `shown`: converts each view before it is printed.
    """
    state = new(slug, options, rules_version)
    dice = Dice(seed)
    lines = [f"{slug} {json.dumps(options)} seed {seed}"]
    seen_round = -1
    while state.to_act():
        seat, move = random_step(state, dice)
        lines.append(f"{'nature' if seat == NATURE else f'seat {seat}'}> {move}")
        narrated = narrate(state, seat, move, viewers(state))
        public = [str(step.event) for step in narrated[None] if step.event is not None]
        lines += [f"  {event}" for event in public]
        for viewer in viewers(state)[:-1]:
            mine = [str(step.event) for step in narrated[viewer] if step.event is not None]
            lines += [f"  {who(viewer)}: {event}" for event, open_ in zip(mine, public, strict=True) if event != open_]
        number = state.view(None).get("round", {}).get("number", 0)
        if number != seen_round or not state.to_act():
            seen_round = number
            lines += [state.notation().rstrip()]
            public_view = shown(state.view(None))
            lines.append(f"view of all: {json.dumps(public_view, sort_keys=True)}")
            lines += [
                f"view of {who(viewer)}, beyond that: {beyond(public_view, shown(state.view(viewer)))}"
                for viewer in viewers(state)[:-1]
            ]
    outcome = state.outcome()
    assert outcome is not None
    lines.append(f"scores {outcome.scores} places {outcome.places}")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    for name, game in games().items():
        (GOLDEN / name).write_text(playthrough(*game), encoding="utf-8")
