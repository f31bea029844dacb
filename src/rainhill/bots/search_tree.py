"""Monte-Carlo tree search for any game of several seats, each of which looks after its own result.

What a game must offer is a `Play` (see `tree_play` of a game). It keeps the position asked about (the root) and a
working position that the search moves along lines of play:

- `begin()` makes the working position equal to the root;
- `asked()` names the seat whose decision the working position is, -1 when the match is over;
- `propose()` lists actions worth a thought for that seat with `add(action, prior)`, never none while the match goes
  on; a prior is any positive number, the larger the sooner it is tried. Whoever knows more may say with `expect(seat,
  points)`, right after `add`, what each seat may expect after that action: this saves an `evaluate()`;
- `advance(action)` plays one of them, and every answer after it that leaves no choice;
- `evaluate()` puts each seat's expected points at the end into `points`, and into `spread` how many points may still
  turn: 0 when the match is over, so that the best win for certain.

A game changes these five and nothing else; actions are whole numbers of 64 bits that only the game understands.

The tree grows by one node an iteration. A seat goes where its utility is highest, tempered by priors and counts (the
rule known as PUCT), among the first few actions by prior: the more often a node is visited, the more of them. Nodes and
edges lie in flat arrays. Everything is exact arithmetic on doubles in a fixed order, so that the compiled and the
plain source think alike.
"""

from __future__ import annotations

from array import array

MOST_SEATS = 6


class Play:
    """One match as the search sees it; a game fills in the five questions."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        # Points that may still turn at the working position; set by `evaluate`.
        self.spread = 0.0
        self.points = [0.0] * 6
        self.chances = [0.0] * 6
        self.utilities = [0.0] * 6
        # How much of the utility is the chance to win; the rest is the margin in points, squeezed between 0 and 1.
        self.ambition = 0.7
        # A margin of so many points is worth three quarters.
        self.scale = 20.0
        # How strongly priors pull: less makes the search follow what looks best deeper.
        self.pull = 1.0
        # What `propose` has listed.
        self.count = 0
        self.foreseen = 0
        self.actions = [0] * 1024
        self.priors = [0.0] * 1024
        self.outlooks = [0.0] * 6144

    def begin(self) -> None:
        """Make the working position equal to the root."""

    def asked(self) -> int:
        """The seat whose decision the working position is; -1: the match is over."""
        return -1

    def propose(self) -> None:
        """List the actions worth a thought."""

    def advance(self, action: int) -> None:
        """Play an action on the working position, and the forced answers after it."""

    def evaluate(self) -> None:
        """Expected points and spread of the working position."""

    def add(self, action: int, prior: float) -> None:
        """List one action (for `propose`)."""
        if self.count < 1024:
            self.actions[self.count] = action
            self.priors[self.count] = prior
            self.count += 1

    def expect(self, seat: int, points: float) -> None:
        """What a seat may expect after the action just listed; either every action says so for every seat, or none."""
        self.foreseen = 1
        self.outlooks[(self.count - 1) * 6 + seat] = points

    def weigh(self) -> None:
        """Turn `points` and `spread` into chances to win and utilities."""
        best = self.points[0]
        total = 0.0
        for s in range(self.seats):
            if self.points[s] > best:
                best = self.points[s]
            total += self.points[s]
        weight = 0.0
        for s in range(self.seats):
            self.chances[s] = fall(best - self.points[s], self.spread)
            weight += self.chances[s]
        for s in range(self.seats):
            self.chances[s] /= weight
            others = (total - self.points[s]) / (self.seats - 1)
            margin = squeeze((self.points[s] - others) / self.scale)
            self.utilities[s] = self.ambition * self.chances[s] + (1.0 - self.ambition) * margin


def fall(gap: float, spread: float) -> float:
    """About exp(-gap / spread), in plain arithmetic that gives the same digits everywhere; without spread 1 or 0."""
    if spread <= 0.0:
        return 1.0 if gap <= 0.0 else 0.0
    x = gap / spread
    return 1.0 / (1.0 + x * (1.0 + x * (0.5 + x * (1.0 / 6.0 + x / 24.0))))


def squeeze(x: float) -> float:
    """From any number to one between 0 and 1; 0 becomes a half."""
    return 0.5 + 0.5 * x / (1.0 + (x if x > 0.0 else -x))


def root_of(x: float) -> float:
    """The square root of a number of at least 1, by Newton's rule: the same digits everywhere."""
    guess = 1.0
    while guess * guess < x:
        guess *= 2.0
    for _ in range(5):
        guess = 0.5 * (guess + x / guess)
    return guess


class Tree:
    """The lines of play looked at so far."""

    def __init__(self, seats: int, capacity: int, width: int) -> None:
        self.seats = seats
        self.capacity = capacity
        # As if every node were opened: how large a tree may grow must not hang on what it was made for.
        self.edge_capacity = capacity * width
        # The most actions kept at one node.
        self.width = width
        # As the play says.
        self.pull = 1.0
        # What an action not yet tried is thought to lack against the node's own value, where nothing was foreseen.
        self.reduction = 0.05
        # A node visited n times looks at `first + growth * sqrt(n)` actions.
        self.first = 4.0
        self.growth = 1.5
        # By how much, at most, chance changes the priors at the root: what decides between equals.
        self.noise = 0.2
        self.x = 1
        self.root = 0
        self.nodes = 0
        self.edges = 0
        self.deepest = 0
        # seat_of[node]: the seat asked, -1 over, -2 not yet looked at.
        self.seat_of = array("i", bytes(4 * capacity))
        self.visits = array("i", bytes(4 * capacity))
        self.first_edge = array("i", bytes(4 * capacity))
        self.edge_count = array("i", bytes(4 * capacity))
        # Sums over all visits, MOST_SEATS a node.
        self.utility = array("d", bytes(48 * capacity))
        self.chance = array("d", bytes(48 * capacity))
        self.point = array("d", bytes(48 * capacity))
        self.action = array("q", bytes(8 * self.edge_capacity))
        self.prior = array("d", bytes(8 * self.edge_capacity))
        self.child = array("i", bytes(4 * self.edge_capacity))
        self.path = array("i", bytes(4 * 1024))
        self.order = array("i", bytes(4 * 1024))
        # What was expected after each action when its node was opened: MOST_SEATS an edge; and the spread, one an edge.
        self.outlook = array("f", bytes(24 * self.edge_capacity))
        self.spread = array("f", bytes(4 * capacity))
        # What that is worth to the seat asked, if it was foreseen.
        self.promise = array("d", bytes(8 * self.edge_capacity))
        self.foreseen = array("b", bytes(capacity))

    def clear(self, seed: int) -> None:
        """Forget everything; the next `grow` starts from a bare root."""
        self.x = (seed * 2654435761 + 88172645) & 0x7FFFFFFF
        self.nodes = 0
        self.edges = 0
        self.deepest = 0
        self.root = new_node(self)

    def has_room(self, nodes: int) -> bool:
        """Whether so many nodes more can be kept."""
        return self.nodes + nodes <= self.capacity

    def visits_of(self, node: int) -> int:
        return self.visits[node]

    def asked_at(self, node: int) -> int:
        return self.seat_of[node]

    def edges_of(self, node: int) -> int:
        return self.edge_count[node]

    def action_of(self, node: int, i: int) -> int:
        return self.action[self.first_edge[node] + i]

    def child_of(self, node: int, i: int) -> int:
        """The node an action leads to; -1 if it was never tried."""
        return self.child[self.first_edge[node] + i]

    def utility_of(self, node: int, seat: int) -> float:
        return self.utility[node * 6 + seat] / self.visits[node]

    def chance_of(self, node: int, seat: int) -> float:
        return self.chance[node * 6 + seat] / self.visits[node]

    def points_of(self, node: int, seat: int) -> float:
        return self.point[node * 6 + seat] / self.visits[node]

    def follow(self, action: int) -> bool:
        """Make the node after this action the root, if it is known."""
        start = self.first_edge[self.root]
        for i in range(self.edge_count[self.root]):
            if self.action[start + i] == action and self.child[start + i] >= 0:
                self.root = self.child[start + i]
                return True
        return False


def new_node(t: Tree) -> int:
    """A bare node."""
    node = t.nodes
    t.nodes += 1
    t.seat_of[node] = -2
    t.visits[node] = 0
    t.first_edge[node] = 0
    t.edge_count[node] = 0
    t.foreseen[node] = 0
    for s in range(6):
        t.utility[node * 6 + s] = 0.0
        t.chance[node * 6 + s] = 0.0
        t.point[node * 6 + s] = 0.0
    return node


def draw(t: Tree) -> float:
    """A random number between 0 and 1."""
    t.x = (t.x * 1103515245 + 12345) & 0x7FFFFFFF
    return (t.x >> 8) / 8388608.0


def grow(t: Tree, play: Play, iterations: int) -> int:
    """Look down so many lines of play; tell how many there was room for."""
    t.pull = play.pull
    for done in range(iterations):
        if t.nodes >= t.capacity:
            return done
        descend(t, play)
    return iterations


def descend(t: Tree, play: Play) -> None:
    """One line of play from the root to a position not looked at before, and the news back up."""
    play.begin()
    node = t.root
    depth = 0
    t.path[0] = node
    while True:
        if t.seat_of[node] == -2:
            open_node(t, play, node)
        if t.seat_of[node] == -1 or depth == 1023:
            play.evaluate()
            break
        edge = select(t, node)
        depth += 1
        child = t.child[edge]
        if child < 0:
            child = new_node(t)
            t.child[edge] = child
            t.path[depth] = child
            judge(t, play, node, edge)
            break
        play.advance(t.action[edge])
        node = child
        t.path[depth] = node
    if depth > t.deepest:
        t.deepest = depth
    play.weigh()
    for i in range(depth + 1):
        node = t.path[i]
        t.visits[node] += 1
        for s in range(t.seats):
            t.utility[node * 6 + s] += play.utilities[s]
            t.chance[node * 6 + s] += play.chances[s]
            t.point[node * 6 + s] += play.points[s]


def judge(t: Tree, play: Play, node: int, edge: int) -> None:
    """What is expected at a position seen for the first time: as foreseen, or by a look at it."""
    if t.foreseen[node]:
        for s in range(t.seats):
            play.points[s] = t.outlook[edge * 6 + s]
        play.spread = t.spread[node]
        return
    play.advance(t.action[edge])
    play.evaluate()


def open_node(t: Tree, play: Play, node: int) -> None:
    """List the actions of a node, best prior first, as many as are kept."""
    t.seat_of[node] = play.asked()
    if t.seat_of[node] < 0:
        return
    play.count = 0
    play.foreseen = 0
    play.propose()
    kept = play.count if play.count < t.width else t.width
    if node == t.root:
        for i in range(play.count):
            play.priors[i] *= 1.0 + t.noise * draw(t)
    for i in range(play.count):
        t.order[i] = i
    total = 0.0
    for i in range(kept):
        best = i
        for j in range(i + 1, play.count):
            if play.priors[t.order[j]] > play.priors[t.order[best]]:
                best = j
        chosen = t.order[best]
        # Move it to its rank and keep the order of the others, so that equals stay as the game listed them.
        for j in range(best, i, -1):
            t.order[j] = t.order[j - 1]
        t.order[i] = chosen
        total += play.priors[chosen]
    start = t.edges
    t.first_edge[node] = start
    t.edge_count[node] = kept
    t.edges += kept
    t.foreseen[node] = play.foreseen
    t.spread[node] = play.spread
    for i in range(kept):
        chosen = t.order[i]
        t.action[start + i] = play.actions[chosen]
        t.prior[start + i] = play.priors[chosen] / total
        t.child[start + i] = -1
        if play.foreseen:
            for s in range(t.seats):
                t.outlook[(start + i) * 6 + s] = play.outlooks[chosen * 6 + s]
                play.points[s] = play.outlooks[chosen * 6 + s]
            play.weigh()
            t.promise[start + i] = play.utilities[t.seat_of[node]]


def select(t: Tree, node: int) -> int:
    """The edge the seat asked goes along next."""
    seat = t.seat_of[node]
    start = t.first_edge[node]
    visits = t.visits[node]
    root = root_of(1.0 + visits)
    breadth = t.first + t.growth * root
    untried = 0.5
    if visits > 0:
        untried = t.utility[node * 6 + seat] / visits - t.reduction
    best = start
    best_score = -1.0e9
    for i in range(t.edge_count[node]):
        if i >= breadth:
            break
        edge = start + i
        child = t.child[edge]
        if child < 0:
            score = (t.promise[edge] if t.foreseen[node] else untried) + t.pull * t.prior[edge] * root
        else:
            n = t.visits[child]
            score = t.utility[child * 6 + seat] / n + t.pull * t.prior[edge] * root / (1.0 + n)
        if score > best_score:
            best_score = score
            best = edge
    return best


def favourite(t: Tree, node: int) -> int:
    """The action of a node that was tried most, by its number; the better one among equals; -1 if none was."""
    seat = t.seat_of[node]
    chosen = -1
    most = 0
    value = 0.0
    for i in range(t.edge_count[node]):
        child = t.child[t.first_edge[node] + i]
        if child < 0:
            continue
        n = t.visits[child]
        mean = t.utility[child * 6 + seat] / n
        if n > most or (n == most and mean > value):
            chosen = i
            most = n
            value = mean
    return chosen
