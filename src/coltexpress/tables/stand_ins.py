"""Bots that take over the seats of absent players. Each operation modifies a `Seating` or raises a `Refusal`."""

from collections.abc import Container
from typing import Final

from coltexpress.tables.refusals import Refusal
from coltexpress.tables.seating import Seating

IDLE_TURNS: Final = 2
"""Consecutive timeouts after which a bot takes over the seat."""


def vote(seating: Seating, voter: str, seat: int, here: Container[int]) -> None:
    """Vote for a bot to take over a seat; it does when more than half of the other players have voted.

    Only players count who are connected (`here`) and not replaced by a bot. A repeated vote is counted again, because
    other players may have left since.
    """
    record = seating.seat(seat)
    if record.kind != "person" or record.replaced:
        raise Refusal("seat-active", seat=seat)
    voters = [other for other in seating.seats_of(voter) if other != seat]
    if not voters or record.identity == voter:
        raise Refusal("not-seated")
    wanting = {seating.seats[each].identity for each in record.votes}
    playing = {
        other.identity
        for number, other in enumerate(seating.seats)
        if other.kind == "person" and not other.replaced and number in here
    }
    electors = (playing | {voter}) - {record.identity}
    if 2 * len((wanting | {voter}) & electors) > len(electors):
        hand_over(seating, seat)
    elif voter in wanting:
        raise Refusal("already-voted")
    else:
        record.votes.append(voters[0])


def hand_over(seating: Seating, seat: int) -> None:
    """Let a bot play this seat until its owner returns."""
    record = seating.seats[seat]
    record.replaced = True
    record.votes = []
    record.missed = 0


def count_missed(seating: Seating, seat: int) -> None:
    """Count a timeout; after IDLE_TURNS consecutive ones a bot takes over."""
    record = seating.seats[seat]
    record.missed += 1
    if record.missed >= IDLE_TURNS:
        hand_over(seating, seat)


def come_back(seating: Seating, identity: str) -> None:
    """The owner takes their seats back from the bots."""
    for seat in seating.seats_of(identity):
        record = seating.seats[seat]
        record.replaced, record.votes, record.missed = False, [], 0
