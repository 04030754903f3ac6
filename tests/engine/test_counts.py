"""One component too many fails at import, and the message names the constant to change."""

from pathlib import Path

import pytest

from coltexpress.games.express import components, options

SOURCE = Path(__file__).parents[2] / "src" / "coltexpress"
EXPRESS = "games/express/components.py"
SUPER = "games/superexpress/components.py"


def run(path: str, old: str = "", new: str = "") -> None:
    """Execute the source of a module, with a change."""
    source = (SOURCE / path).read_text(encoding="utf-8")
    assert source.count(old) >= 1
    name = f"coltexpress.{path.removesuffix('.py').replace('/', '.')}"
    exec(compile(source.replace(old, new, 1), path, "exec"), {"__name__": name})  # noqa: S102 - our own source


@pytest.mark.parametrize(
    ("path", "old", "new", "constant"),
    [
        ("engine/bandits.py", '"mei")', '"mei", "eve")', "ALL_BANDITS"),
        ("engine/events.py", '"rode")', '"rode", "swam")', "_WAYS"),
        (EXPRESS, '    Character("tuco"', '    Character("mei"),\n    Character("tuco"', "BANDIT_COUNT"),
        (EXPRESS, '    ActionCard(FIRE, "fire", 2),\n', '    ActionCard(FIRE, "fire", 2),\n' * 2, "ACTION_COUNT"),
        (EXPRESS, '"switching")', '"switching", "braking")', "TURN_COUNT"),
        (EXPRESS, "(V, S, V)", "(V, V, V, V, S, V)", "MOST_TURNS"),
        (
            SUPER,
            '    ActionCard(FIRE, "fire", "fire"),\n',
            '    ActionCard(FIRE, "fire", "fire"),\n' * 2,
            "ACTION_COUNT",
        ),
        (SUPER, "(301, ", "(290, 301, ", "LOOT_COUNT"),
        ("games/superexpress/events.py", '"ride")', '"ride", "fell")', "_HOW"),
    ],
)
def test_a_literal_counts_its_table(path: str, old: str, new: str, constant: str) -> None:
    with pytest.raises(ValueError, match=rf"\b{constant} in {path}"):
        run(path, old, new)


@pytest.mark.parametrize(
    ("path", "module", "name", "value", "message"),
    [
        ("games/express/bags/loot.py", components, "BANDIT_COUNT", 8, "OPEN_TO_ALL in games/express/bags/loot.py"),
        ("games/express/bags/loot.py", components, "PURSE_COUNT", 32, "unseen purses at a place"),
        ("games/express/bags/loot.py", components, "JEWEL_COUNT", 8, "jewels at a place"),
        ("games/express/bags/cards.py", components, "ACTION_COUNT", 7, "SECOND in games/express/bags/cards.py"),
        ("games/express/bags/cards.py", components, "TEAM_ACTIONS", 6, "CARD_KINDS in games/express/bags/cards.py"),
        ("games/express/phases/schemin.py", components, "BANDIT_COUNT", 9, "team_choices"),
        ("games/express/phases/schemin.py", components, "ACTION_COUNT", 7, "_SOLO_HANDS"),
        ("games/express/events.py", options, "MOST", 7, "_SPECTATOR in games/express/events.py"),
        ("games/express/pieces.py", options, "MOST", 9, "OPEN in games/express/bags/loot.py"),
    ],
)
def test_packed_fields_are_large_enough(
    path: str, module: object, name: str, value: int, message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, name, value)
    with pytest.raises(ValueError, match=rf"{message}.*: \d+ needed, but only \d+ fit"):
        run(path)
