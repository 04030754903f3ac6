"""Information-set Monte Carlo tree search: one tree of moves over many sampled worlds.

Every seat in the tree maximizes its own chance to win. There are no chance nodes: chance outcomes differ from world to
world, and a node's statistics cover all of them. After a hidden choice all other seats continue from one common node,
because they cannot distinguish the choices.
"""

import math
import time

from mypy_extensions import i64, mypyc_attr

from coltexpress.bots.express.heuristic import choose, move_values
from coltexpress.bots.express.judge import Judgement
from coltexpress.bots.express.rollout import Rollout
from coltexpress.bots.express.weights import WEIGHTS
from coltexpress.engine.moves import Move, Moves
from coltexpress.engine.play.dice import Dice
from coltexpress.engine.play.playout import play_on
from coltexpress.engine.questions import EVERYONE, NATURE
from coltexpress.games.express.components import ROUNDS
from coltexpress.games.express.moves import Play
from coltexpress.games.express.phases.schemin import PlayOrDraw
from coltexpress.games.express.state import ExpressState


@mypyc_attr(acyclic=True)
class Edge:
    """A move at a node, with its statistics."""

    def __init__(self, move: Move, weight: float) -> None:
        self.move = move
        self.weight = weight
        self.visits: i64 = 0
        self.value = 0.0  # sum of the node's seat's chances to win
        self.money = 0.0
        self.nodes: list[Node] = []  # one for each seat that may decide next


@mypyc_attr(acyclic=True)
class Node:
    """A decision of one seat."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.edges: list[Edge] = []
        self.visits: i64 = 0
        self.value = 0.0
        self.top = 0.0  # the best heuristic value when the node was expanded
        self.hidden_move_nodes: list[Node] = []  # the nodes that follow a choice that the other seats do not see

    def find(self, move: Move) -> Edge | None:
        for edge in self.edges:
            if edge.move is move:
                return edge
        return None

    def missing(self, moves: Moves) -> bool:
        return any(self.find(move) is None for move in moves)


def next_node(nodes: list[Node], seat: i64) -> Node:
    for node in nodes:
        if node.seat == seat:
            return node
    made = Node(seat)
    nodes.append(made)
    return made


class Search:
    """The search for one decision of one seat."""

    def __init__(self, world: ExpressState, seat: i64, dice: Dice, thorough: bool) -> None:
        self.base = world
        self.seat: i64 = seat
        self.dice = dice
        self.rounds: i64 = horizon(world, thorough)
        self.noise: i64 = WEIGHTS.noise_thorough if thorough else WEIGHTS.noise
        self.exploration = WEIGHTS.exploration_thorough if thorough else WEIGHTS.exploration
        self.decisions: i64 = 1 << 20  # the maximum length of a rollout
        self.informed = True  # whether rollouts use heuristics; if not, they are random
        self.least: i64 = 0  # minimum number of visits of each move
        self.root = Node(seat)
        self.round: i64 = world.round

    def run(self, iterations: i64, deadline: float) -> None:
        """Search until all iterations are made, the deadline has passed or the result can no longer change."""
        made: i64 = 0
        while made < iterations:
            self.iterate()
            made += 1
            if time.perf_counter() >= deadline:
                break
            if made % 64 == 0 and self.settled(iterations - made):
                break

    def settled(self, left: i64) -> bool:
        """Whether the remaining iterations can no longer change the best move."""
        best: i64 = 0
        second: i64 = 0
        for edge in self.root.edges:
            if edge.visits > best:
                second = best
                best = edge.visits
            elif edge.visits > second:
                second = edge.visits
        return best - second > left

    def iterate(self) -> None:
        world = self.base.determinize(int(self.seat), self.dice)
        path: list[Edge] = []
        passed: list[Node] = []
        mine: list[Node] = []  # the nodes that follow the last move for the seat that made it
        theirs: list[Node] = []  # and for the other seats
        mover: i64 = -1
        node: Node | None = self.root
        while True:
            question = world.question
            if question is None or world.round > self.round:
                break
            seat = question.seat
            if seat == NATURE:
                world.apply(seat, question.sample(world, self.dice))
                continue
            if seat == EVERYONE:
                seat = self.who_answers(world)
            moves = question.moves or question.options(world, seat)
            if len(moves) == 1:
                world.apply(seat, moves[0])
                continue
            if question.seat == EVERYONE and seat != self.seat:
                world.apply(seat, choose(world, seat, question, moves, self.dice, self.noise))
                continue
            if node is None:
                node = next_node(mine if seat == mover else theirs, seat)
            if node.missing(moves):
                self.add_edges(world, node, moves)
            edge = self.pick(node, moves)
            path.append(edge)
            passed.append(node)
            move = edge.move
            world.apply(seat, move)
            mine = edge.nodes
            theirs = node.hidden_move_nodes if isinstance(move, Play) and move.down else mine
            mover = seat
            node = None
            if edge.visits == 0:
                break
        if self.informed:
            Rollout(world, self.dice, self.noise).play(self.rounds + self.round - world.round, self.decisions)
        else:
            play_on(world, self.dice, self.decisions)
        judgement = Judgement(world)
        money = judgement.money
        won = judgement.chances
        at: i64 = 0
        while at < len(path):
            edge = path[at]
            node = passed[at]
            assert node is not None
            edge.visits += 1
            edge.value += won[node.seat]
            edge.money += money[node.seat]
            node.visits += 1
            node.value += won[node.seat]
            at += 1

    def who_answers(self, world: ExpressState) -> i64:
        """The next seat of a simultaneous choice; the searching seat is last, so others do not wait for its answer."""
        seat: i64 = 0
        found: i64 = -1
        while seat < len(world.answers):
            if world.answers[seat] is None:
                if seat != self.seat:
                    return seat
                found = seat
            seat += 1
        return found

    def add_edges(self, world: ExpressState, node: Node, moves: Moves) -> None:
        """Add edges for new moves, with prior weights from the heuristics."""
        values = heuristic_values(world, node.seat, moves, self.dice)
        if not node.edges:
            node.top = max(values)
        for index in range(len(moves)):
            move = moves[index]
            if node.find(move) is None:
                over = (values[index] - node.top) / WEIGHTS.prior_spread
                node.edges.append(Edge(move, WEIGHTS.min_prior + math.exp(over if over < 1.0 else 1.0)))

    def pick(self, node: Node, moves: Moves) -> Edge:
        """Select an edge by its mean value, its prior weight and its number of visits (as in PUCT)."""
        total: i64 = 0
        weights = 0.0
        open_edges: list[Edge] = []
        for move in moves:
            edge = node.find(move)
            assert edge is not None
            total += edge.visits
            weights += edge.weight
            open_edges.append(edge)
        if self.least and node is self.root:
            rarest = min(open_edges, key=lambda edge: edge.visits)
            if rarest.visits < self.least:
                return rarest
        first = node.value / float(node.visits) - WEIGHTS.reserve if node.visits else 0.5
        reach = self.exploration * math.sqrt(float(total) + 1.0) / weights
        best = -1e9
        found = open_edges[0]
        for edge in open_edges:
            mean = edge.value / float(edge.visits) if edge.visits else first
            score = mean + reach * edge.weight / float(1 + edge.visits)
            if score > best:
                best = score
                found = edge
        return found


def heuristic_values(world: ExpressState, seat: i64, moves: Moves, dice: Dice) -> list[float]:
    """The heuristic value of each move; for a go, on a copy where the pile is resolved."""
    question = world.question
    assert question is not None
    if isinstance(question, PlayOrDraw) and world.pile:
        world = world.copy()
        Rollout(world, dice, 0).catch_up()
    return move_values(world, seat, question, moves)


def horizon(world: ExpressState, thorough: bool) -> i64:
    """The number of rounds to play out, including the current one."""
    if world.round == 0:  # in set-up, play to the end of the game
        return ROUNDS + 1
    return 2 if thorough else 1
