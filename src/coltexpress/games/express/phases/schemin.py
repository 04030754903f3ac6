"""Phase 1, Schemin' (RND-1 to RND-8): dealing, the round card, and the goes of its turns."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from coltexpress.engine.bandits import NOBODY
from coltexpress.engine.counts import check_limit
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.moves import Move, Moves
from coltexpress.engine.play.dice import Dice
from coltexpress.engine.questions import NATURE, Question, Step
from coltexpress.engine.specs import Number, Spec
from coltexpress.games.express.actions.action import BANDIT
from coltexpress.games.express.bags.cards import (
    CARD_KINDS,
    bullets_bag,
    contains,
    kinds,
    parts,
    sample,
    size,
    solo_kinds,
)
from coltexpress.games.express.bandits import hand_size, hides_cards, may_hide_card
from coltexpress.games.express.board import Board
from coltexpress.games.express.components import (
    ACTION_COUNT,
    BANDIT_COUNT,
    BANDITS,
    MARSHAL,
    ORDINARY_CARDS,
    ROUND_CARDS,
    ROUND_EVENTS,
    ROUNDS,
    SPEEDING_UP,
    STATIONS,
    SWITCHING,
    TUNNEL,
)
from coltexpress.games.express.moves import DRAW, PASS, PLAYS, TURN_OVER_MOVES, Deal, Draw, Play, TurnOver
from coltexpress.games.express.options import MOST
from coltexpress.games.express.phases.steps import DEAL, KEEP, SCHEMIN, SHED, TURN_OVER
from coltexpress.games.express.pieces import Player
from coltexpress.games.express.teams import card_action, card_of, card_owner, from_bag, to_bag
from coltexpress.games.express.versions import NO_BULLETS_IN_ROUND_1

DRAW_CARDS: Final = 3
_SOLO_HANDS: Final = 64
"""The number of sets of action cards that a bandit can have in hand."""

check_limit("sets of action cards (_SOLO_HANDS in games/express/phases/schemin.py)", 1 << ACTION_COUNT, _SOLO_HANDS)
check_limit("bandits (three bits in team_choices in games/express/phases/schemin.py)", BANDIT_COUNT, 8)

# --- dealing (RND-1, EXP-2) and drawing (RND-3, EXP-6) --------------------------------------------


@mypyc_attr(acyclic=True, free_list_len=1)
class DealCards(Question):
    """Chance deals `number` cards of a player's deck, or all there are, in a single move."""

    spec: ClassVar[Spec] = Spec("deal", "deal {bandit} {number}", BANDIT, Number("number", 100))

    def __init__(self, board: Board, seat: i64, number: i64) -> None:
        self.seat = NATURE
        self.moves = ()
        self.receiver: i64 = seat
        self.who: i64 = board.gang[seat * board.team_size].who  # faster than `bandit_of`
        player = board.players[seat]
        self.source: i64 = player.deck  # the cards that chance selects from
        self.source_size: i64 = size(player.deck)  # their number
        in_deck = self.source_size + player.top
        in_all = in_deck
        self.reshuffles = number > in_deck and board.reshuffles(player)  # EXP-6: too few cards in the deck
        if self.reshuffles:
            self.source = player.discard
            self.source_size = size(player.discard)
            in_all += self.source_size
        number = min(number, in_all)  # RND-7, EXP-6: at most the cards available
        self.number: i64 = number
        # cards drawn in any case: bullets on top, and the whole deck if it has too few cards
        off_top = number if number < player.top else player.top
        self.certain: i64 = bullets_bag(off_top)
        self.random_count: i64 = number - off_top  # the number of cards that chance selects
        if self.reshuffles:
            self.certain += player.deck
            self.random_count = number - in_deck

    def resampled(self, board: Board, viewer: i64, dice: Dice) -> Question:
        return DealCards(board, self.receiver, self.number)

    def deal(self, board: Board, bag: i64) -> Move:
        if board.team_size == 1:
            return Deal(self.who, bag, 0)
        plain, named = from_bag(bag, board.lead(self.receiver), board.mate(self.receiver))
        return Deal(self.who, plain, named)

    def sample(self, board: Board, dice: Dice) -> Move:
        return self.deal(board, self.certain + sample(self.source, self.source_size, self.random_count, dice))

    def options(self, board: Board, seat: i64) -> Moves:
        return tuple([self.deal(board, self.certain + part) for part in parts(self.source, int(self.random_count))])

    def bag_of(self, board: Board, move: Deal) -> i64:
        """The cards of a deal; -1 if they cannot belong to this player."""
        if board.team_size > 1:
            return to_bag(move.plain, move.named, board.lead(self.receiver), board.mate(self.receiver))
        if move.named:
            return -1
        return move.plain

    def allows(self, board: Board, seat: i64, move: Move) -> bool:
        if not isinstance(move, Deal) or move.who != self.who:
            return False
        bag = self.bag_of(board, move)
        if bag < 0 or size(bag) != self.number:
            return False
        if self.certain:
            return contains(bag, self.certain) and contains(self.source, bag - self.certain)
        return contains(self.source, bag)

    def answer(self, board: Board, seat: i64, move: Move) -> None:
        assert isinstance(move, Deal)
        bag = self.bag_of(board, move)
        if not self.reshuffles:
            board.draw(self.receiver, bag, self.number)
            return
        if self.certain:
            board.draw(self.receiver, self.certain, self.number - self.random_count)
        board.shuffle_discard(self.receiver)
        board.draw(self.receiver, bag - self.certain, self.random_count)


class DealStep(Step):
    def run(self, board: Board) -> None:
        """RND-1: every player draws 6 cards (Doc 7). EXP-2: or draws up to that hand size."""
        if board.done == board.seats:
            board.done = 0
            board.step = TURN_OVER
            return
        seat = (board.first + board.done) % board.seats
        board.done += 1
        player = board.players[seat]
        missing = hand_size(board, seat)
        if player.hand:
            missing -= size(player.hand)
        if missing > 0 and can_draw(board, player):
            board.question = DealCards(board, seat, missing)


# --- the round card (RND-2, SET-5) ----------------------------------------------------------------


def turns_of(card: i64, players: i64) -> tuple[int, ...]:
    return ROUND_CARDS[card].few if players <= 4 else ROUND_CARDS[card].many


@mypyc_attr(acyclic=True)
class WhichRoundCard(Question):
    """SET-5: chance reveals one of the remaining round cards; in the last round a train station."""

    spec: ClassVar[Spec] = Spec("turn-over", "turn over")

    def answer(self, board: Board, seat: i64, move: Move) -> None:
        assert isinstance(move, TurnOver)
        card = move.card
        board.turn_over(card, turns_of(card, board.seats), ROUND_EVENTS[card])
        if asks_about_bullets(board):
            board.step = SHED
        else:
            begin_schemin(board)


def asks_about_bullets(board: Board) -> bool:
    """EXP-3: in the expert variant, except in round 1, when no player can have bullets."""
    return board.expert and (board.round > 1 or board.rules_version < NO_BULLETS_IN_ROUND_1)


_WHICH: Final = [WhichRoundCard(NATURE, cards) for cards in TURN_OVER_MOVES]
_NOT_STATIONS: Final = sum(1 << card for card in ORDINARY_CARDS)  # bit masks of cards
_STATIONS: Final = sum(1 << card for card in STATIONS)


def which_round_card(board: Board) -> WhichRoundCard:
    cards: i64 = _STATIONS if board.round == ROUNDS else _NOT_STATIONS
    return _WHICH[cards & ~board.used]


class TurnOverStep(Step):
    def run(self, board: Board) -> None:
        board.question = which_round_card(board)


def begin_schemin(board: Board) -> None:
    board.step = SCHEMIN
    board.begin_turn(0)


# --- the goes -------------------------------------------------------------------------------------

_OPENLY: Final = 0
_EITHER: Final = 1
_FACE_DOWN: Final = 2
_MODES: Final = 3


def seat_of_go(board: Board, turn: i64, done: i64) -> i64:
    """The seat of a go. RND-3: clockwise from the first player; RND-5: two in a row; RND-6: counter-clockwise."""
    if turn == SWITCHING:
        seat = board.first - done
        return seat if seat >= 0 else seat + board.seats
    seat = board.first + (done >> 1 if turn == SPEEDING_UP else done)
    return seat if seat < board.seats else seat - board.seats


def _plays(mask: int, lead: int, mate: int, second_keeps: bool, draw: bool, mode: int) -> Moves:
    """The legal moves of a go. `mask`: the kinds of cards in hand, a bit each."""
    cards = [card for card in range(CARD_KINDS) if mask >> card & 1]
    moves: list[Move] = []
    if mode != _FACE_DOWN:
        moves.extend(_play(card, lead, mate, False) for card in cards)
    if mode == _FACE_DOWN:
        moves.extend(_play(card, lead, mate, True) for card in cards)
    if mode == _EITHER:
        for card in cards:
            keeper = mate if second_keeps else lead
            who = keeper if card == MARSHAL else card_owner(card, lead, mate)
            if who == NOBODY or hides_cards(who):  # TWO-7: in a team only Ghost's own cards
                moves.append(_play(card, lead, mate, True))
    if draw:
        moves.append(DRAW)
    return tuple(moves) or (PASS,)


def _play(card: int, lead: int, mate: int, down: bool) -> Move:
    return PLAYS[int(card_owner(card, lead, mate)) + 1][int(card_action(card))][1 if down else 0]


_SOLO: Final = [
    _plays(mask, NOBODY, NOBODY, False, bool(draw), mode)
    for mode in range(_MODES)
    for draw in (0, 1)
    for mask in range(_SOLO_HANDS)
]
_teams: Final[dict[int, Moves]] = {}


def can_draw(board: Board, player: Player) -> bool:
    """RND-7, EXP-6."""
    return player.deck != 0 or player.top != 0 or board.reshuffles(player)


def mode_of_go(turn: i64, hides: bool) -> i64:
    """RND-4, PWR-1: in a Tunnel every card is played face down; otherwise a player who may hide a card chooses."""
    if turn == TUNNEL:
        return _FACE_DOWN
    return _EITHER if hides else _OPENLY


def question_of_go(board: Board, seat: i64, turn: i64) -> Question:
    """RND-3, RND-4, RND-7, PWR-1: the question of a go. Those of players without a team are created once and shared."""
    player = board.players[seat]
    draw: i64 = 1 if player.deck != 0 or can_draw(board, player) else 0
    if board.team_size > 1:
        return PlayOrDraw(seat, team_choices(board, seat, turn, draw))
    mode = mode_of_go(turn, may_hide_card(board.gang[seat].who, board.turn))
    return _SOLO_GOES[((seat * _MODES + mode) * 2 + draw) * _SOLO_HANDS + solo_kinds(player.hand)]


def team_choices(board: Board, seat: i64, turn: i64, draw: i64) -> Moves:
    """The legal moves of a team's go. The lists are cached and shared."""
    player = board.players[seat]
    lead = board.lead(seat)
    mate = board.mate(seat)
    hides = may_hide_card(lead, board.turn) or may_hide_card(mate, board.turn)
    mode = mode_of_go(turn, hides)
    second_keeps = (board.marshal_card_seats >> seat) & 1
    mask = kinds(player.hand)
    key = int(mask | (draw << 11) | (mode << 12) | (second_keeps << 14) | (lead << 15) | (mate << 18))
    found = _teams.get(key)
    if found is None:
        found = _teams[key] = _plays(int(mask), int(lead), int(mate), second_keeps == 1, draw == 1, int(mode))
    return found


@mypyc_attr(acyclic=True)
class PlayOrDraw(Question):
    """Play a card or draw three (RND-3). Always asked, even with a single option (ACT-13)."""

    spec: ClassVar[Spec] = Spec("go", "{bandit} go", BANDIT)

    def notation(self, board: Board) -> str:
        return f"{self.lead(board)} go"

    def data(self, board: Board) -> JsonObject:
        return {"bandit": self.lead(board)}

    def lead(self, board: Board) -> str:
        """The player's bandit; of a team the first."""
        return BANDITS[board.bandit_of(self.seat).who]

    def resampled(self, board: Board, viewer: i64, dice: Dice) -> Question:
        return question_of_go(board, self.seat, board.turns[board.turn])

    def answer(self, board: Board, seat: i64, move: Move) -> None:
        board.done += 1
        if isinstance(move, Play):
            card = move.action if move.who == NOBODY else card_of(move.who, move.action, board.mate(seat))
            board.play(seat, card, move.down)
        elif isinstance(move, Draw):
            board.question = DealCards(board, seat, DRAW_CARDS)
        else:
            board.pass_go(seat)


_SOLO_GOES: Final = [PlayOrDraw(seat, moves) for seat in range(MOST) for moves in _SOLO]


class ScheminStep(Step):
    def run(self, board: Board) -> None:
        turn: i64 = board.turns[board.turn]
        goes = 2 * board.seats if turn == SPEEDING_UP else board.seats
        if board.done < goes:
            seat = seat_of_go(board, turn, board.done)
            board.question = question_of_go(board, seat, turn)
        elif board.turn + 1 < len(board.turns):
            board.begin_turn(board.turn + 1)
        else:
            board.done = 0
            board.step = KEEP


def begin_round(board: Board, number: i64) -> None:
    board.step = DEAL
    board.done = 0
    board.begin_round(number)
