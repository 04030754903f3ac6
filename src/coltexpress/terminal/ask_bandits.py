"""Asks which bandits the people play."""

from coltexpress.terminal.game_ui import GameUI
from coltexpress.terminal.prompt import Prompt


def ask_bandits(prompt: Prompt, ui: GameUI, humans: int) -> list[str | None]:
    """The bandit of each person; None: random."""
    words = prompt.words
    bandits = ui.spec.bandits
    lines = [ui.bandit_line(words, name) for name in bandits]
    picked: list[str | None] = []
    for human in range(humans):
        free = [index for index, name in enumerate(bandits) if name not in picked]
        if humans > 1:
            prompt.console.print(words("cli-player", number=human + 1), style="bold")
        choice = prompt.choose(words("cli-ask-bandit"), [*(lines[index] for index in free), words("cli-random")])
        picked.append(bandits[free[choice]] if choice < len(free) else None)
    return picked
