"""Whole games of every variant, in every language, for every viewer."""

import re
from pathlib import Path

import pytest

from coltexpress.engine.contract import NATURE
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.moves import Move
from coltexpress.engine.play.dice import Dice
from coltexpress.i18n import words as words_module
from coltexpress.i18n.words import LANGUAGES, Name, Words
from support.games import kinds, new, random_step, viewers

CATALOGUES = Path(words_module.__file__).parent / "en"
PAGES = {"express": "express.ftl", "super": "super.ftl"}
FEWEST = {"express": 150, "super": 30}
"""The minimum number of different sentences in a game."""


class Attentive(Words):
    """Records which messages are used."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.said: set[str] = set()

    def __call__(self, key: str, /, **values: str | int) -> str:
        self.said.add(key)
        return super().__call__(key, **values)


class Story:
    """A random game, and all its sentences."""

    def __init__(self, words: Words, slug: str, options: JsonObject, seed: int) -> None:
        self.words = words
        self.state = new(slug, options)
        self.dice = Dice(seed)
        self.joined: dict[int, list[str]] = {}
        self.known: set[str] = set()
        self.told: set[str] = set()

    def seats(self) -> list[str]:
        """Players are named by their bandits; teams by number."""
        bandits = [self.joined.get(seat, []) for seat in range(self.state.seats)]
        alone = len(bandits) > 2
        return [Name(f"bandit-{own[0]}") if alone and own else f"Player {seat + 1}" for seat, own in enumerate(bandits)]

    def train(self) -> list[str]:
        return [car["car"] for car in self.state.view(None).get("train", [])[1:]]

    def ask(self) -> None:
        self.told.update(self.words.question(self.state, seat) for seat in range(self.state.seats))

    def step(self, seat: int, move: Move) -> None:
        events = self.state.apply(seat, move)
        train = self.train()
        self.told.add(self.words.move(move, train))
        for event in events:
            if event.kind == "joined":
                self.joined.setdefault(event.data()["seat"], []).append(event.data()["bandit"])
            for viewer in viewers(self.state):
                seen = event.redact(viewer)
                if repr(seen) not in self.known:
                    self.known.add(repr(seen))
                    self.told.add(self.words.event(seen, self.seats(), train))

    def play(self) -> None:
        while self.state.to_act():
            self.ask()
            seat, move = random_step(self.state, self.dice)
            self.step(seat, move)
            if seat != NATURE and self.dice.below(4) == 0:
                for second_thought in self.state.legal_moves(seat):
                    if str(second_thought) == "take back":
                        self.step(seat, second_thought)
        self.ask()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("slug", "options"), kinds(), ids=[f"{slug} {options}" for slug, options in kinds()])
def test_every_event_of_a_game_has_a_sentence(language: str, slug: str, options: JsonObject) -> None:
    words = Attentive(language)
    story = Story(words, slug, options, seed=7)
    story.play()
    assert len(story.told) > FEWEST[slug]
    # No placeholder, empty text or English text is left.
    left = re.compile(r"[{}_]|  | [.,]|\b(?:None|True|False|action-|car-)")
    assert [said for said in story.told if left.search(said)] == []
    # Messages of both games are in table.ftl, so no game uses a page of the other one.
    others = [page for game, page in PAGES.items() if game != slug]
    foreign = {key for page in others for key in re.findall(r"^([a-z-]+) =", text_of(page), re.MULTILINE)}
    assert words.said & foreign == set()


def text_of(page: str) -> str:
    return (CATALOGUES / page).read_text(encoding="utf-8")
