"""The board: the position of a game, and the operations that change it.

Each operation makes one change and emits its event; only these operations change the position during play. The pending
decision is a Question, derived from the position, so a board can be copied, printed and saved at any moment.
"""

from mypy_extensions import i64

from coltexpress.engine.bandits import NOBODY
from coltexpress.engine.events import RoundBegan, StealinBegan, moved, shot
from coltexpress.engine.places import INSIDE, LOCOMOTIVE, at
from coltexpress.engine.questions import OVER, Question
from coltexpress.engine.state import BaseState
from coltexpress.games.express.bags.cards import SECOND, bullets, bullets_bag, card_bag, size
from coltexpress.games.express.bags.loot import (
    OPEN,
    OPEN_TO_ALL,
    UNSEEN_PURSE,
    pack_fallen,
    fallen_place,
    fallen_value,
    known_by,
    purse,
    unit,
)
from coltexpress.games.express.components import BANDITS, MARSHAL, PURSE, RANSOM, STRONGBOX, TUNNEL
from coltexpress.games.express.events import (
    ALL_VIEWERS,
    UNKNOWN,
    Discarded,
    Drew,
    HandsReturned,
    Passed,
    RoundCardTurned,
    ShedBullets,
    Shuffled,
    viewer_bit,
)
from coltexpress.games.express.options import Options
from coltexpress.games.express.phases.steps import STEALIN
from coltexpress.games.express.pieces import Bandit, PileCard, Player, pile_card
from coltexpress.games.express.shared_events import marshal_moved, no_effect, played, resolved, turn_began, wounded
from coltexpress.games.express.stealin_events import (
    Declined,
    Dropped,
    EventBegan,
    Lost,
    NeutralBulletsGone,
    Punched,
    Ransomed,
    StrongboxBrought,
    Took,
)
from coltexpress.games.express.teams import TEAM


class Board(BaseState):
    """The full position, hidden parts included."""

    def __init__(
        self,
        options: Options,
        rules_version: i64,
        players: list[Player],
        gang: list[Bandit],
        floor: list[int],
        fallen: list[int],
        pile: list[PileCard],
    ) -> None:
        super().__init__(options, rules_version)
        self.options = options
        self.players = players
        self.gang = gang  # in the order of the seats
        self.floor = floor  # by place: packed loot (loot.lying)
        self.fallen = fallen  # fallen purses that players know (loot.pack_fallen), sorted
        self.pile = pile  # the cards of this round, in the order played
        self.team_size: i64 = TEAM if options.teams else 1
        self.expert: bool = options.expert
        self.length: i64 = options.cars + 1  # number of cars, the locomotive included
        self.marshal: i64 = LOCOMOTIVE
        self.neutral: i64 = 0
        self.second_strongbox = True  # True: still beside the train
        self.unseen_values: i64 = 0  # values of purses that no player has seen, on the train or in the box
        self.round: i64 = 0  # from 1
        self.card: i64 = -1
        self.used: i64 = 0  # round cards already revealed, a bit each
        self.turns: tuple[int, ...] = ()
        self.turn: i64 = 0  # from 0
        self.resolved: i64 = 0  # number of pile cards resolved
        self.done: i64 = 0  # progress within a step: players dealt to, goes taken, or bandits asked
        self.acting: i64 = NOBODY  # the bandit whose card is being resolved
        self.action: i64 = 0
        self.keeper: i64 = 0  # TWO-3: a bit for each seat whose second bandit has the Marshal card

    # --- queries ----------------------------------------------------------------------------------

    def bandit(self, who: i64) -> Bandit:
        for bandit in self.gang:
            if bandit.who == who:
                return bandit
        raise LookupError(BANDITS[who])

    def lead(self, seat: i64) -> i64:
        """The first bandit of a seat's team; NOBODY without teams."""
        return NOBODY if self.team_size == 1 else self.gang[seat * TEAM].who

    def mate(self, seat: i64) -> i64:
        return NOBODY if self.team_size == 1 else self.gang[seat * TEAM + 1].who

    def card_bandit(self, seat: i64, card: i64) -> Bandit:
        """The bandit that a card acts for (TWO-3)."""
        if self.team_size == 1:
            return self.gang[seat]
        second = (self.keeper >> seat) & 1 if card == MARSHAL else 1 if card >= SECOND else 0
        return self.gang[seat * TEAM + second]

    def others_at(self, place: i64, excluded: i64) -> i64:
        """The bandits at this place except `excluded`, as a bit mask."""
        mask: i64 = 0
        for bandit in self.gang:
            if bandit.place == place and bandit.who != excluded:
                mask |= 1 << bandit.who
        return mask

    def fallen_at(self, place: i64) -> list[int]:
        """The fallen purses at this place that players know."""
        if not self.fallen:
            return self.fallen
        return [entry for entry in self.fallen if fallen_place(entry) == place]

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
        self.players[seat].hand -= card_bag(card)
        by_power = down and self.turns[self.turn] != TUNNEL
        on_pile = pile_card(seat, card, down, by_power)
        self.pile.append(on_pile)
        if not self.quiet:
            bandit = self.gang[seat] if self.team_size == 1 else self.card_bandit(seat, card)
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
        bandit = self.gang[card.seat] if self.team_size == 1 else self.card_bandit(card.seat, card.card)
        self.acting = bandit.who
        self.action = card.action
        if not self.quiet:
            self.emit(resolved(card.seat, bandit.who, card.action))
        return bandit

    def give_back(self, card: PileCard) -> None:
        """RND-10, EXP-5: return a resolved card to its player."""
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

    # --- loot -------------------------------------------------------------------------------------

    def take_token(self, bandit: Bandit, loot: i64) -> None:
        """Take a jewel or strongbox at the bandit's place."""
        token = unit(loot)
        self.floor[bandit.place] -= int(token)
        bandit.loot += token
        if not self.quiet:
            self.emit(Took(bandit.who, loot, UNKNOWN, ALL_VIEWERS))

    def take_unseen_purse(self, bandit: Bandit, value: i64) -> None:
        """Take a purse that no player has seen; it gets its value now."""
        self.floor[bandit.place] -= UNSEEN_PURSE
        self.unseen_values -= purse(value)
        bandit.purses += purse(value)
        self.has_held_another(bandit)
        if not self.quiet:
            self.emit(Took(bandit.who, PURSE, value, viewer_bit(bandit.seat)))

    def take_fallen_purse(self, bandit: Bandit, entry: i64) -> None:
        """Take a purse that a player knows; that player sees which one it was (KNW-3)."""
        self.fallen.remove(int(entry))
        value = fallen_value(entry)
        knower = known_by(entry)
        bandit.purses += purse(value)
        if knower != OPEN + bandit.who:
            self.has_held_another(bandit)
            if OPEN <= knower < OPEN_TO_ALL:
                self.bandit(knower - OPEN).open_purse = False
        if not self.quiet:
            viewers = ALL_VIEWERS if knower >= OPEN else viewer_bit(bandit.seat) | viewer_bit(knower)
            self.emit(Took(bandit.who, PURSE, value, viewers))

    def has_held_another(self, bandit: Bandit) -> None:
        """KNW-4: the bandit's starting purse loses its special status; if it has fallen, it is still known to all."""
        if bandit.open_purse:
            bandit.open_purse = False
            mine = OPEN + bandit.who
            self.fallen = [
                int(pack_fallen(fallen_place(entry), fallen_value(entry), OPEN_TO_ALL))
                if known_by(entry) == mine
                else entry
                for entry in self.fallen
            ]
            self.fallen.sort()

    def drop_token(self, bandit: Bandit, loot: i64) -> None:
        token = unit(loot)
        bandit.loot -= token
        self.floor[bandit.place] += int(token)
        if not self.quiet:
            self.emit(Dropped(bandit.who, loot, UNKNOWN, ALL_VIEWERS))

    def drop_purse(self, bandit: Bandit, value: i64) -> None:
        """Drop a purse. Its value is known to the player who held it, or to all for a starting purse (KNW-3, KNW-4)."""
        bandit.purses -= purse(value)
        self.fallen.append(int(pack_fallen(bandit.place, value, bandit.purse_known_by())))
        self.fallen.sort()
        if not self.quiet:
            self.emit(Dropped(bandit.who, PURSE, value, ALL_VIEWERS if bandit.open_purse else viewer_bit(bandit.seat)))

    def resample_fallen_purse(self, bandit: Bandit, value: i64) -> None:
        """In a determinized state: turn one of the unseen purses here into one that this bandit has just dropped."""
        self.floor[bandit.place] -= UNSEEN_PURSE
        self.unseen_values -= purse(value)
        self.fallen.append(int(pack_fallen(bandit.place, value, bandit.seat)))
        self.fallen.sort()

    def lose_purse(self, bandit: Bandit, value: i64) -> None:
        """EVT-7: remove a purse from the game without showing its value to others."""
        bandit.purses -= purse(value)
        bandit.lost += purse(value)
        viewers = ALL_VIEWERS if bandit.open_purse else viewer_bit(bandit.seat)
        bandit.open_purse = False
        if not self.quiet:
            self.emit(Lost(bandit.who, PURSE, value, viewers))

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
