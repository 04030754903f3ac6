"""The table: where everything is, and the verbs that change it.

A verb does one thing and emits one event. Rules call verbs; they never touch the fields. What is pending is a Question:
data made from the table, so any table can be copied, printed and saved at any moment.
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64, mypyc_attr

from coltexpress.core.dice import Dice
from coltexpress.express.cards import SECOND, bullets, bullets_bag, one, size
from coltexpress.express.components import (
    BANDITS,
    JEWEL,
    MARSHAL,
    NOBODY,
    PURSE,
    RANSOM,
    STRONGBOX,
    TUNNEL,
)
from coltexpress.express.events import (
    EVERYBODY,
    UNKNOWN,
    Answered,
    CardResolved,
    Declined,
    Discarded,
    Drew,
    Dropped,
    Event,
    EventBegan,
    FirstPlayer,
    HandsReturned,
    Lost,
    MarshalMoved,
    Moved,
    NeutralBulletsGone,
    NoEffect,
    Passed,
    Played,
    Punched,
    Ransomed,
    RoundBegan,
    RoundCardTurned,
    ShedBullets,
    Shot,
    Shuffled,
    StealinBegan,
    StrongboxBrought,
    Took,
    TurnBegan,
    Wounded,
    eyes_of,
)
from coltexpress.express.loot import (
    OPEN,
    OPEN_TO_ALL,
    fallen,
    fallen_eyes,
    fallen_place,
    fallen_value,
    jewels,
    purse,
    strongboxes,
    unit,
)
from coltexpress.express.moves import Move, Moves
from coltexpress.express.options import Options
from coltexpress.express.teams import TEAM, card_action

INSIDE: Final = 0
ROOF: Final = 1
LOCOMOTIVE: Final = 0
NATURE: Final = -1
EVERYONE: Final = -2  # the seat of a question that is put to all players at the same time

# The steps of a game, in order; rounds.STEPS says what each does.
SET_UP: Final = 0
DEAL: Final = 1
TURN_OVER: Final = 2
SHED: Final = 3
SCHEMIN: Final = 4
KEEP: Final = 5
STEALIN: Final = 6
ROUND_EVENT: Final = 7
NEXT_ROUND: Final = 8
OVER: Final = 9


def at(car: i64, level: i64) -> i64:
    """A place: a car and a level."""
    return car * 2 + level


def car_of(place: i64) -> i64:
    return place >> 1


def is_roof(place: i64) -> bool:
    return place & 1 == ROOF


def bit(who: i64) -> i64:
    return 1 << who


# --- the pile: seat, card and whether it lies face down, packed -----------------------------------

_DOWN: Final = 256
_BY_POWER: Final = 512


def pile_card(seat: i64, card: i64, down: bool, by_power: bool) -> i64:
    entry = seat | (card << 3)
    if down:
        entry |= _DOWN
    if by_power:
        entry |= _BY_POWER
    return entry


def pile_seat(entry: i64) -> i64:
    return entry & 7


def pile_kind(entry: i64) -> i64:
    return (entry >> 3) & 15


def is_down(entry: i64) -> bool:
    return entry & _DOWN != 0


def is_by_power(entry: i64) -> bool:
    """Face down by Ghost's power, not in a Tunnel: so it is a card of Ghost's (PWR-1, TWO-7)."""
    return entry & _BY_POWER != 0


@mypyc_attr(acyclic=True)
class Player:
    """A seat's cards."""

    def __init__(self, hand: i64, deck: i64, top: i64, discard: i64, seen: i64, known: i64, maybe: i64) -> None:
        self.hand: i64 = hand
        self.deck: i64 = deck  # in no order: it is one only when somebody draws
        self.top: i64 = top  # bullets lying on top of the deck
        self.discard: i64 = discard  # EXP-1
        self.seen: i64 = seen  # the part of it that everybody has seen go there
        self.known: i64 = known  # bullets that everybody knows to be in the hand: they were drawn off the top
        self.maybe: i64 = maybe  # how many more cards of the hand could be bullets, as others see it

    def copy(self) -> "Player":
        return Player(self.hand, self.deck, self.top, self.discard, self.seen, self.known, self.maybe)

    def deck_size(self) -> i64:
        return size(self.deck) + self.top


@mypyc_attr(acyclic=True)
class Bandit:
    """A pawn and its character card."""

    def __init__(
        self,
        who: i64,
        seat: i64,
        place: i64,
        bullets: i64,
        wounds: i64,
        loot: i64,
        purses: i64,
        open_purse: bool,
        money: i64,
        lost: i64,
    ) -> None:
        self.who: i64 = who
        self.seat: i64 = seat
        self.place: i64 = place
        self.bullets: i64 = bullets  # own bullets left
        self.wounds: i64 = wounds  # bullets received
        self.loot: i64 = loot  # jewels and strongboxes, packed (loot.unit)
        self.purses: i64 = purses  # a bag of values
        self.open_purse = open_purse  # its starting purse, here or where it fell, is still a $250 to everybody (KNW-4)
        self.money: i64 = money  # EVT-8
        self.lost: i64 = lost  # purses lost to the Marshal's Revenge

    def copy(self) -> "Bandit":
        return Bandit(
            self.who,
            self.seat,
            self.place,
            self.bullets,
            self.wounds,
            self.loot,
            self.purses,
            self.open_purse,
            self.money,
            self.lost,
        )

    def loot_kinds(self) -> i64:
        """Which kinds of loot it has, a bit each."""
        mask: i64 = 0
        if self.purses:
            mask |= 1 << PURSE
        if jewels(self.loot):
            mask |= 1 << JEWEL
        if strongboxes(self.loot):
            mask |= 1 << STRONGBOX
        return mask


@mypyc_attr(acyclic=True)
class Question:
    """A choice that somebody has to make before the game can go on. `text` is its notation, which rebuilds it."""

    def __init__(self, seat: i64, moves: Moves) -> None:
        self.seat: i64 = seat
        self.moves = moves

    def options(self, table: "Table", seat: i64) -> Moves:
        """What this seat may answer. `seat` is one that is to act."""
        return self.moves

    def allows(self, table: "Table", seat: i64, move: Move) -> bool:
        moves = self.options(table, seat)
        for choice in moves:
            if choice is move:
                return True
        return any(choice == move for choice in moves)

    def answer(self, table: "Table", seat: i64, move: Move) -> None:
        raise NotImplementedError

    def throw(self, table: "Table", dice: Dice) -> Move:
        """Nature's answer."""
        return self.moves[dice.below(len(self.moves))]

    def imagined(self, table: "Table", viewer: i64, dice: Dice) -> "Question":
        """The same question on a table where what the viewer may not know has been thrown anew."""
        return self

    def text(self, table: "Table") -> str:
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class TogetherQuestion(Question):
    """A question put to all players at the same time; the answers are secret until the last has come."""

    def __init__(self) -> None:
        super().__init__(EVERYONE, ())

    def answer(self, table: "Table", seat: i64, move: Move) -> None:
        answers = table.answers.copy()
        answers[seat] = move
        complete = None not in answers
        table.answers = [] if complete else answers
        if not table.quiet:
            table.emit(Answered(seat))
        if not complete:
            table.question = self
            return
        for each in range(len(answers)):
            given = answers[each]
            assert given is not None
            self.conclude(table, each, given)
        self.finish(table)

    def conclude(self, table: "Table", seat: i64, move: Move) -> None:
        """Carry out one seat's answer, now that all are in."""
        raise NotImplementedError

    def finish(self, table: "Table") -> None:
        """Go on, once every answer is carried out."""


class Step:
    """A stretch of the game; rounds.STEPS lists them in order."""

    def run(self, table: "Table") -> None:
        """Do what comes next: ask a question, change the table, or go to another step."""
        raise NotImplementedError


class Table:
    """Everything that is on the table, and under it."""

    def __init__(
        self,
        options: Options,
        players: list[Player],
        gang: list[Bandit],
        floor: list[int],
        fallen: list[int],
        pile: list[int],
    ) -> None:
        self.options = options
        self.players = players
        self.gang = gang  # in the order of the seats
        self.floor = floor  # by place: what lies there unseen (loot.lying)
        self.fallen = fallen  # purses lying about that somebody knows (loot.fallen), in order
        self.pile = pile  # the cards of this round, first to last
        self.seats: i64 = options.players
        self.team_size: i64 = TEAM if options.teams else 1
        self.expert: bool = options.expert
        self.length: i64 = options.cars + 1  # cars, the locomotive included
        self.marshal: i64 = LOCOMOTIVE
        self.neutral: i64 = 0
        self.second_strongbox = True  # still beside the train
        self.unborn: i64 = 0  # values of purses that nobody has looked at yet, in the game or not
        self.round: i64 = 0  # from 1
        self.card: i64 = -1
        self.used: i64 = 0  # round cards that have come, a bit each
        self.turns: tuple[int, ...] = ()
        self.turn: i64 = 0  # from 0
        self.resolved: i64 = 0  # how many cards of the pile have been
        self.first: i64 = options.first
        self.step: i64 = SET_UP
        self.done: i64 = 0  # within a step: how many have been dealt to, have had their go, have been asked
        self.acting: i64 = NOBODY  # the bandit whose card is being resolved
        self.action: i64 = 0
        self.keeper: i64 = 0  # TWO-3: a bit for each seat whose second bandit has the Marshal card
        self.question: Question | None = None
        self.answers: list[Move | None] = []  # to a TogetherQuestion, by seat; replaced, never changed
        self.quiet = False
        self.listener: Callable[[Event], None] | None = None
        self.events: list[Event] = []

    # --- looking ----------------------------------------------------------------------------------

    def bandit(self, who: i64) -> Bandit:
        for bandit in self.gang:
            if bandit.who == who:
                return bandit
        raise LookupError(BANDITS[who])

    def lead(self, seat: i64) -> i64:
        """The bandit that names a team's first cards; NOBODY where a player has but one."""
        return NOBODY if self.team_size == 1 else self.gang[seat * TEAM].who

    def mate(self, seat: i64) -> i64:
        return NOBODY if self.team_size == 1 else self.gang[seat * TEAM + 1].who

    def card_bandit(self, seat: i64, card: i64) -> Bandit:
        """The bandit that a card acts for (TWO-3)."""
        if self.team_size == 1:
            return self.gang[seat]
        second = (self.keeper >> seat) & 1 if card == MARSHAL else 1 if card >= SECOND else 0
        return self.gang[seat * TEAM + second]

    def others_at(self, place: i64, but: i64) -> i64:
        """The bandits in this place, a bit each, leaving one out."""
        mask: i64 = 0
        for bandit in self.gang:
            if bandit.place == place and bandit.who != but:
                mask |= 1 << bandit.who
        return mask

    def fallen_at(self, place: i64) -> list[int]:
        """Purses lying here that somebody knows."""
        if not self.fallen:
            return self.fallen
        return [entry for entry in self.fallen if fallen_place(entry) == place]

    # --- asking -----------------------------------------------------------------------------------

    def ask(self, question: Question) -> None:
        """A choice with a single option makes itself (ACT-13)."""
        if len(question.moves) == 1:
            question.answer(self, question.seat, question.moves[0])
        else:
            self.question = question

    def ask_everyone(self, question: TogetherQuestion) -> None:
        self.answers = [None] * int(self.seats)
        self.question = question

    def emit(self, event: Event) -> None:
        self.events.append(event)
        if self.listener is not None:
            self.listener(event)

    # --- the round --------------------------------------------------------------------------------

    def begin_round(self, number: i64) -> None:
        """RND-1: every player shuffles the deck; not in the expert variant."""
        if not self.expert:
            for player in self.players:
                player.deck += bullets_bag(player.top)
                player.top = 0
        self.round = number
        self.card = -1
        self.turn = 0
        self.pile = []
        self.resolved = 0
        if not self.quiet:
            self.emit(RoundBegan(number))

    def pass_first(self, seat: i64) -> None:
        self.first = seat
        self.acting = NOBODY
        if not self.quiet:
            self.emit(FirstPlayer(seat))

    def turn_over(self, card: i64, turns: tuple[int, ...], event: int) -> None:
        self.card = card
        self.used |= 1 << card
        self.turns = turns
        if not self.quiet:
            self.emit(RoundCardTurned(card, turns, event))

    def begin_turn(self, turn: i64) -> None:
        self.turn = turn
        self.done = 0
        if not self.quiet:
            self.emit(TurnBegan(turn + 1, self.turns[turn]))

    def begin_stealin(self) -> None:
        self.step = STEALIN
        if not self.quiet:
            self.emit(StealinBegan())

    def begin_event(self, event: int) -> None:
        self.acting = NOBODY
        if not self.quiet:
            self.emit(EventBegan(event))

    # --- cards ------------------------------------------------------------------------------------

    def draw(self, seat: i64, bag: i64, number: i64) -> None:
        """So many cards from deck to hand; bullets lying on top come first."""
        player = self.players[seat]
        off_top = number if number < player.top else player.top
        player.hand += bag
        player.top -= off_top
        player.deck -= bag - bullets_bag(off_top)
        player.known += off_top
        player.maybe += number - off_top
        if not self.quiet:
            if self.team_size == 1:
                self.emit(Drew(seat, number, bag, NOBODY, NOBODY))
            else:
                self.emit(Drew(seat, number, bag, self.lead(seat), self.mate(seat)))

    def shuffle_discard(self, seat: i64) -> None:
        """EXP-6: the discard pile becomes the deck."""
        player = self.players[seat]
        player.deck = player.discard
        player.discard = 0
        player.seen = 0
        if not self.quiet:
            self.emit(Shuffled(seat, size(player.deck)))

    def play(self, seat: i64, card: i64, down: bool) -> None:
        self.players[seat].hand -= one(card)
        by_power = down and self.turns[self.turn] != TUNNEL
        self.pile.append(int(pile_card(seat, card, down, by_power)))
        if not self.quiet:
            self.emit(Played(seat, self.card_bandit(seat, card).who, card_action(card), down))

    def pass_go(self, seat: i64) -> None:
        if not self.quiet:
            self.emit(Passed(seat))

    def return_hands(self) -> None:
        """RND-8: cards left in hand go back on the deck."""
        for player in self.players:
            player.deck += player.hand
            player.hand = 0
            player.known = 0
            player.maybe = 0
        if not self.quiet:
            self.emit(HandsReturned())

    def shed_bullets(self, seat: i64) -> None:
        """EXP-3: everybody sees how many."""
        player = self.players[seat]
        number = bullets(player.hand)
        bag = bullets_bag(number)
        player.hand -= bag
        player.discard += bag
        player.seen += bag
        player.known = 0
        player.maybe = 0
        if not self.quiet:
            self.emit(ShedBullets(seat, number))

    def discard_but(self, seat: i64, kept: i64) -> None:
        """EXP-4: everything in hand but these cards goes to the discard pile, unseen."""
        player = self.players[seat]
        bag = player.hand - kept
        player.hand = kept
        player.discard += bag
        player.known = 0
        player.maybe = 0
        if not self.quiet:
            self.emit(Discarded(seat, size(bag), bag, self.lead(seat), self.mate(seat)))

    def resolve_card(self) -> Bandit:
        """RND-9, RND-10, EXP-5: turn over the next card of the pile and give it back; its bandit acts."""
        entry: i64 = self.pile[self.resolved]
        self.resolved += 1
        seat = pile_seat(entry)
        card = pile_kind(entry)
        player = self.players[seat]
        bag = one(card)
        if self.expert:
            player.discard += bag
            player.seen += bag
        else:
            player.deck += bag
        bandit = self.card_bandit(seat, card)
        self.acting = bandit.who
        self.action = card_action(card)
        if not self.quiet:
            self.emit(CardResolved(seat, bandit.who, self.action))
        return bandit

    # --- bandits and the Marshal ------------------------------------------------------------------

    def no_effect(self, bandit: Bandit) -> None:
        if not self.quiet:
            self.emit(NoEffect(bandit.who, self.action))

    def move(self, bandit: Bandit, place: i64, way: i64) -> None:
        bandit.place = place
        if not self.quiet:
            self.emit(Moved(bandit.who, place, way))

    def move_marshal(self, car: i64) -> None:
        self.marshal = car
        if not self.quiet:
            self.emit(MarshalMoved(car))

    def shoot(self, bandit: Bandit, target: Bandit) -> None:
        """ACT-5: one of the shooter's bullets goes on top of the target's deck."""
        bandit.bullets -= 1
        target.wounds += 1
        self.players[target.seat].top += 1
        if not self.quiet:
            self.emit(Shot(bandit.who, target.who))

    def wound(self, bandit: Bandit) -> None:
        self.neutral -= 1
        bandit.wounds += 1
        self.players[bandit.seat].top += 1
        if not self.quiet:
            self.emit(Wounded(bandit.who))

    def remove_neutral_bullets(self) -> None:
        self.neutral = 0
        if not self.quiet:
            self.emit(NeutralBulletsGone())

    def punch(self, bandit: Bandit, victim: Bandit) -> None:
        if not self.quiet:
            self.emit(Punched(bandit.who, victim.who))

    # --- loot -------------------------------------------------------------------------------------

    def take_token(self, bandit: Bandit, loot: i64) -> None:
        """A jewel or strongbox from where the bandit stands."""
        token = unit(loot)
        self.floor[bandit.place] -= int(token)
        bandit.loot += token
        if not self.quiet:
            self.emit(Took(bandit.who, loot, UNKNOWN, EVERYBODY))

    def take_unseen_purse(self, bandit: Bandit, value: i64) -> None:
        """A purse that nobody has seen: it gets its value now."""
        self.floor[bandit.place] -= 1
        self.unborn -= purse(value)
        bandit.purses += purse(value)
        self.has_held_another(bandit)
        if not self.quiet:
            self.emit(Took(bandit.who, PURSE, value, eyes_of(bandit.seat)))

    def take_fallen_purse(self, bandit: Bandit, entry: i64) -> None:
        """A purse that somebody knows: that player sees that it was this one (KNW-3)."""
        self.fallen.remove(int(entry))
        value = fallen_value(entry)
        eyes = fallen_eyes(entry)
        bandit.purses += purse(value)
        if eyes != OPEN + bandit.who:
            self.has_held_another(bandit)
            if OPEN <= eyes < OPEN_TO_ALL:
                self.bandit(eyes - OPEN).open_purse = False
        if not self.quiet:
            self.emit(
                Took(bandit.who, PURSE, value, EVERYBODY if eyes >= OPEN else eyes_of(bandit.seat) | eyes_of(eyes))
            )

    def has_held_another(self, bandit: Bandit) -> None:
        """KNW-4: its starting purse is no longer special to it; lying about, it is still known to all."""
        if bandit.open_purse:
            bandit.open_purse = False
            mine = OPEN + bandit.who
            self.fallen = [
                int(fallen(fallen_place(entry), fallen_value(entry), OPEN_TO_ALL))
                if fallen_eyes(entry) == mine
                else entry
                for entry in self.fallen
            ]
            self.fallen.sort()

    def drop_token(self, bandit: Bandit, loot: i64) -> None:
        token = unit(loot)
        bandit.loot -= token
        self.floor[bandit.place] += int(token)
        if not self.quiet:
            self.emit(Dropped(bandit.who, loot, UNKNOWN, EVERYBODY))

    def drop_purse(self, bandit: Bandit, value: i64) -> None:
        """It lies face down, known to the player who held it; a starting purse to everybody (KNW-3, KNW-4)."""
        bandit.purses -= purse(value)
        eyes = OPEN + bandit.who if bandit.open_purse else bandit.seat
        self.fallen.append(int(fallen(bandit.place, value, eyes)))
        self.fallen.sort()
        if not self.quiet:
            self.emit(Dropped(bandit.who, PURSE, value, EVERYBODY if bandit.open_purse else eyes_of(bandit.seat)))

    def imagine_fallen(self, bandit: Bandit, value: i64) -> None:
        """One of the unseen purses here is, in a determinized table, one that this bandit has just dropped."""
        self.floor[bandit.place] -= 1
        self.unborn -= purse(value)
        self.fallen.append(int(fallen(bandit.place, value, bandit.seat)))
        self.fallen.sort()

    def lose_purse(self, bandit: Bandit, value: i64) -> None:
        """EVT-7: out of the game, unseen by others."""
        bandit.purses -= purse(value)
        bandit.lost += purse(value)
        eyes = EVERYBODY if bandit.open_purse else eyes_of(bandit.seat)
        bandit.open_purse = False
        if not self.quiet:
            self.emit(Lost(bandit.who, PURSE, value, eyes))

    def bring_strongbox(self, car: i64) -> None:
        self.second_strongbox = False
        self.floor[at(car, INSIDE)] += int(unit(STRONGBOX))
        if not self.quiet:
            self.emit(StrongboxBrought(car))

    def decline(self, bandit: Bandit) -> None:
        if not self.quiet:
            self.emit(Declined(bandit.who))

    def pay_ransom(self, bandit: Bandit) -> None:
        bandit.money += RANSOM
        if not self.quiet:
            self.emit(Ransomed(bandit.who))

    def knows_purses(self, bandit: Bandit, viewer: int | None) -> bool:
        """KNW-3, KNW-4: whether this viewer knows what is in the bandit's purses."""
        if self.step == OVER or viewer == bandit.seat:
            return True
        return bandit.open_purse
