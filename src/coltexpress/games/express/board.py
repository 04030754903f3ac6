"""The board: the position of a game, and the operations that change it.

An operation carries out one thing that happens and emits its event; the few without an event are parts of others, or
serve search. During play, only operations change the pieces. Steps and questions set only the progress of the game:
`step`, `done`, `acting` and `question`. The pending decision is a Question, derived from the position, so a board can
be copied, printed and saved at any moment.
"""

from mypy_extensions import i64

from coltexpress.engine.bandits import NOBODY
from coltexpress.engine.events import RoundBegan, StealinBegan, moved, shot
from coltexpress.engine.places import LOCOMOTIVE
from coltexpress.engine.questions import Question
from coltexpress.games.express.bags.cards import SECOND, SOLO_DECK, TEAM_DECK, bullets, bullets_bag, card_bag, size
from coltexpress.games.express.components import MARSHAL, ROUNDS, TUNNEL
from coltexpress.games.express.events import (
    Discarded,
    Drew,
    HandsReturned,
    Passed,
    RoundCardTurned,
    ShedBullets,
    Shuffled,
)
from coltexpress.games.express.loot_board import LootBoard
from coltexpress.games.express.options import Options
from coltexpress.games.express.phases.steps import STEALIN
from coltexpress.games.express.pieces import Bandit, PileCard, Player, pile_card
from coltexpress.games.express.shared_events import marshal_moved, no_effect, played, resolved, turn_began, wounded
from coltexpress.games.express.stealin_events import EventBegan, NeutralBulletsGone, Punched
from coltexpress.games.express.teams import TEAM


class Board(LootBoard):
    """The full position, hidden parts included."""

    def __init__(
        self,
        options: Options,
        rules_version: i64,
        players: list[Player],
        gang: list[Bandit],
        floor: list[int],
        fallen: tuple[int, ...],
        pile: list[PileCard],
    ) -> None:
        super().__init__(options, rules_version, gang, floor, fallen)
        self.options = options
        self.players = players
        self.pile = pile  # the cards of this round, in the order played
        self.team_size: i64 = TEAM if options.teams else 1
        self.expert: bool = options.expert
        self.length: i64 = options.cars + 1  # number of cars, the locomotive included
        self.marshal: i64 = LOCOMOTIVE
        self.neutral: i64 = 0
        self.round: i64 = 0  # from 1
        self.card: i64 = -1
        self.used: i64 = 0  # round cards already revealed, a bit each
        self.turns: tuple[int, ...] = ()
        self.turn: i64 = 0  # from 0
        self.resolved: i64 = 0  # number of pile cards resolved
        self.done: i64 = 0  # progress within a step: players dealt to, goes taken, or bandits asked
        self.acting: i64 = NOBODY  # the bandit whose card is being resolved
        self.action: i64 = 0
        self.marshal_card_seats: i64 = 0  # TWO-3: a bit for each seat whose second bandit has the Marshal card

    # --- queries ----------------------------------------------------------------------------------

    def others_at(self, place: i64, excluded: i64) -> i64:
        """The bandits at this place except `excluded`, as a bit mask."""
        mask: i64 = 0
        for bandit in self.gang:
            if bandit.place == place and bandit.who != excluded:
                mask |= 1 << bandit.who
        return mask

    # --- what depends on the variant ----------------------------------------------------------------

    def bandit_of(self, seat: i64) -> Bandit:
        """The bandit of a seat; the first one of a team (TWO-1)."""
        return self.gang[seat * self.team_size]

    def bandits_of(self, seat: int) -> tuple[int, ...]:
        """The bandits of a seat, also before they have boarded."""
        size = int(self.team_size)
        return self.bandits[seat * size : seat * size + size]

    def lead(self, seat: i64) -> i64:
        """The first bandit of a seat's team; NOBODY without teams."""
        return NOBODY if self.team_size == 1 else self.gang[seat * TEAM].who

    def mate(self, seat: i64) -> i64:
        return NOBODY if self.team_size == 1 else self.gang[seat * TEAM + 1].who

    def card_bandit(self, seat: i64, card: i64) -> Bandit:
        """The bandit that a card acts for (TWO-3)."""
        if self.team_size == 1:
            return self.gang[seat]
        second = (self.marshal_card_seats >> seat) & 1 if card == MARSHAL else 1 if card >= SECOND else 0
        return self.gang[seat * TEAM + second]

    def action_cards(self) -> i64:
        """The action cards of a player (CMP-2), or of a team (TWO-3)."""
        return SOLO_DECK if self.team_size == 1 else TEAM_DECK

    def reshuffles(self, player: Player) -> bool:
        """EXP-6: whether the discard pile becomes the deck when the deck is too small."""
        return self.expert and player.discard != 0

    def keeps_cards(self) -> bool:
        """EXP-4: whether players keep cards for the next round; otherwise hands go back on the decks (RND-8)."""
        return self.expert and self.round < ROUNDS

    # --- questions --------------------------------------------------------------------------------

    def ask(self, question: Question) -> None:
        """Ask a question; answer it at once if there is only one option (ACT-13)."""
        if len(question.moves) == 1:
            question.answer(self, question.seat, question.moves[0])
        else:
            self.question = question

    # --- the round --------------------------------------------------------------------------------

    def begin_round(self, number: i64) -> None:
        """RND-1: all players shuffle their decks, except in the expert variant."""
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
        self.acting = NOBODY
        self.begin_with(seat)

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
            self.emit(turn_began(turn + 1, self.turns[turn]))

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
        """Move `number` cards from deck to hand, bullets on top of the deck first."""
        player = self.players[seat]
        off_top = number if number < player.top else player.top
        player.hand += bag
        player.top -= off_top
        player.deck -= bag - bullets_bag(off_top)
        player.known += off_top
        player.maybe += number - off_top
        if not self.quiet:
            if self.team_size == 1:  # faster
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
        self.players[seat].hand -= card_bag(card)
        by_power = down and self.turns[self.turn] != TUNNEL
        on_pile = pile_card(seat, card, down, by_power)
        self.pile.append(on_pile)
        if not self.quiet:
            bandit = self.gang[seat] if self.team_size == 1 else self.card_bandit(seat, card)  # faster than the call
            self.emit(played(seat, bandit.who, on_pile.action, down))

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
        """EXP-3: the number is public."""
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
        """EXP-4: put all cards in hand except `kept` on the discard pile, face down."""
        player = self.players[seat]
        bag = player.hand - kept
        player.hand = kept
        player.discard += bag
        player.known = 0
        player.maybe = 0
        if not self.quiet:
            self.emit(Discarded(seat, size(bag), bag, self.lead(seat), self.mate(seat)))

    def resolve_card(self) -> Bandit:
        """RND-9, RND-10, EXP-5: turn over the next card of the pile and give it back; return the bandit that acts."""
        card = self.pile[self.resolved]
        self.resolved += 1
        self.give_back(card)
        bandit = self.gang[card.seat] if self.team_size == 1 else self.card_bandit(card.seat, card.card)  # faster
        self.acting = bandit.who
        self.action = card.action
        if not self.quiet:
            self.emit(resolved(card.seat, bandit.who, card.action, card.down))
        return bandit

    def give_back(self, card: PileCard) -> None:
        """RND-10, EXP-5: return a resolved card to its player. A part of `resolve_card`, and of rollouts."""
        player = self.players[card.seat]
        if self.expert:
            player.discard += card.bag
            player.seen += card.bag
        else:
            player.deck += card.bag

    # --- bandits and the Marshal ------------------------------------------------------------------

    def no_effect(self, bandit: Bandit) -> None:
        if not self.quiet:
            self.emit(no_effect(bandit.who, self.action))

    def move(self, bandit: Bandit, place: i64, way: i64) -> None:
        bandit.place = place
        if not self.quiet:
            self.emit(moved(bandit.who, place, way))

    def move_marshal(self, car: i64) -> None:
        self.marshal = car
        if not self.quiet:
            self.emit(marshal_moved(car))

    def shoot(self, bandit: Bandit, target: Bandit) -> None:
        """ACT-5: one of the shooter's bullets goes on top of the target's deck."""
        bandit.bullets -= 1
        target.wounds += 1
        self.players[target.seat].top += 1
        if not self.quiet:
            self.emit(shot(bandit.who, target.who))

    def wound(self, bandit: Bandit) -> None:
        self.neutral -= 1
        bandit.wounds += 1
        self.players[bandit.seat].top += 1
        if not self.quiet:
            self.emit(wounded(bandit.who))

    def remove_neutral_bullets(self) -> None:
        self.neutral = 0
        if not self.quiet:
            self.emit(NeutralBulletsGone())

    def punch(self, bandit: Bandit, victim: Bandit) -> None:
        if not self.quiet:
            self.emit(Punched(bandit.who, victim.who))
