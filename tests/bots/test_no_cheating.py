"""Bots use no hidden information: states that differ only in it get the same answer."""

import gc

import pytest

from coltexpress.bots import Bot, Observation, observe
from coltexpress.bots.builtin import STRATEGIES, Greenhorn, Rustler
from coltexpress.bots.levels import BUILTIN
from coltexpress.bots.strategy import Effort
from coltexpress.engine.contract import NATURE, State
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.moves import Move
from coltexpress.engine.play.dice import Dice
from support.games import kinds, new, random_game

KINDS = [pytest.param(slug, options, id=f"{slug}-{index}") for index, (slug, options) in enumerate(kinds())]


class Short(Bot):
    """Searches like the levels, with fewer iterations."""

    def __init__(self, iterations: int, thorough: bool) -> None:
        self.effort = Effort(iterations, thorough)

    def choose(self, observation: Observation) -> Move:
        return STRATEGIES[observation.game].search(observation, self.effort)[0].move


def bots(iterations: int = 8) -> list[Bot]:
    return [Greenhorn(), Rustler(), Short(iterations, thorough=False), Short(iterations, thorough=True)]


def decisions(slug: str, options: JsonObject, every: int, seed: int = 3) -> list[tuple[State, int]]:
    """States of a random game in which a seat has to choose, with the seat."""
    state = new(slug, options)
    found: list[tuple[State, int]] = []
    dice = Dice(seed)
    count = 0
    for seat, _move in random_game(state, dice):
        if seat != NATURE and seat in state.to_act():
            count += 1
            if count % every == 0:
                found.append((state.copy(), seat))
    return found


@pytest.mark.parametrize(("slug", "options"), KINDS)
def test_hidden_information_does_not_change_the_answer(slug: str, options: JsonObject) -> None:
    """KNW-2, SRN-1: hands, decks, face-down cards, purses, programmes."""
    assert answer_alike(slug, options, seed=3, tables=2, iterations=8), "no state had hidden information"


@pytest.mark.explore
@pytest.mark.parametrize(("slug", "options"), KINDS)
def test_hidden_information_never_changes_the_answer(slug: str, options: JsonObject, seed: int) -> None:
    answer_alike(slug, options, seed, tables=6, iterations=20)


def answer_alike(slug: str, options: JsonObject, seed: int, tables: int, iterations: int) -> bool:
    """Compare answers in states of a game and in determinized twins; returns whether any twin differs."""
    found = decisions(slug, options, 23 if slug == "express" else 4, seed)
    if slug == "super":
        last = [table for table in decisions(slug, options, 1, seed) if table[0].answers.count(None) == 1]
        found = [*found[: tables - 1], *last]
    differed = False
    for number, (table, seat) in enumerate(found[:tables]):
        twin = table.determinize(seat, Dice(100 + number))
        differed |= str(twin) != str(table)
        for bot, again in zip(bots(iterations), bots(iterations), strict=True):
            answer = bot.choose(observe(table, seat, number))
            assert answer in table.legal_moves(seat)
            assert answer == again.choose(observe(twin, seat, number)), type(bot).__name__
    return differed


@pytest.mark.parametrize(("slug", "options"), KINDS)
def test_hidden_information_does_not_change_the_observation(slug: str, options: JsonObject) -> None:
    for number, (table, seat) in enumerate(decisions(slug, options, 5)):
        shown = observe(table, seat, number)
        other = observe(table.determinize(seat, Dice(number)), seat, number)
        assert shown.view == other.view == table.view(seat)
        assert shown.moves == other.moves == table.legal_moves(seat)
        for _ in range(3):
            assert str(shown.world()) == str(other.world())


def test_the_real_state_cannot_be_reached_from_an_observation() -> None:
    """Not even through private attributes."""
    for slug, options in kinds():
        table, seat = decisions(slug, options, 2)[-1]
        observation = observe(table, seat, 1)
        truth = {id(table), *(id(piece) for piece in getattr(table, "players", [])), *map(id, getattr(table, "gang"))}  # noqa: B009 - both games have it, State does not
        seen: set[int] = set()
        todo: list[object] = [observation.__dict__]
        while todo:
            thing = todo.pop()
            if id(thing) in seen or isinstance(thing, type) or type(thing).__name__ in ("module", "function"):
                continue
            seen.add(id(thing))
            assert id(thing) not in truth
            todo.extend(gc.get_referents(thing))


def test_the_same_seed_leads_to_the_same_answer() -> None:
    for slug, options in (("express", {"players": 4}), ("super", {"players": 5})):
        for table, seat in decisions(slug, options, 9):
            for bot, again in zip(bots(), bots(), strict=True):
                assert bot.choose(observe(table, seat, 5)) == again.choose(observe(table, seat, 5))


def test_every_level_answers_in_every_kind_of_game_when_time_is_up() -> None:
    for slug, options in kinds():
        table, seat = decisions(slug, options, 4)[0]
        for level in BUILTIN.values():
            assert level.make().choose(observe(table, seat, 1, seconds=0.0)) in table.legal_moves(seat)
