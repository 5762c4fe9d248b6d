"""What one can guess of the others' tiles by what they did for all to see.

Who puts a house of some colour in danger hardly owns it, who takes one out of danger may; who sends waves to
a district hardly protects it. All of that is public: the belief is the same for everybody, but for one's own tiles.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from math import exp
from typing import Final, NamedTuple

from engine.core.game import Seat
from engine.core.rng import Random
from engine.games.vineta.rules.components import CARDS, COLOURS, DISTRICTS, FLOODS, TURNS
from engine.games.vineta.rules.components import HOUSES as HOUSES_EACH
from engine.games.vineta.rules.notation import HOUSE_MOVES, HOUSES, NUMBER, SWAPS, SWAYS, CardMove, card_at
from engine.games.vineta.rules.sampler import Tiles, hidden, sampler
from engine.games.vineta.rules.state import Deed, State, as_bits
from engine.games.vineta.rules.view import UNSEEN, View

RING_NAMES: Final = {"R": "red", "Y": "yellow", "G": "green"}
COLOUR: Final = 0
DISTRICT: Final = 1

TELLS: Final[Mapping[str, float]] = {
    **{"placed red": 1.4, "placed yellow": 0.4, "placed green": -1.2},
    **{"moved": 0.9, "saved": 0.3, "doomed": -1.4, "inwards": 0.9},
    **{"flooded": -0.3, "swelled": -0.1, "calmed": 0.1},
    **{"flooded there": -0.9, "swelled there": -0.2, "calmed there": 0.5},
}
"""How much each of these speaks for a colour or a district: about two thirds of what best fits 225 games between bots
of level 2 (100 with three seats, 25 with five, 100 with the houses drawn), since people are less constant."""

HUSH: Final = 0.02
"""What it would cost at the beginning to let everyone know one of one's tiles, in chances of victory."""
DOUBT: Final = 0.05
"""How far nobody is to be trusted: people have reasons of their own."""


class Clue(NamedTuple):
    """Something that speaks for or against a tile's being a seat's: of which kind, which one, what, how much."""

    seat: Seat
    kind: int
    tile: int
    tell: str
    much: float


class Past:
    """The houses as they stood, while the deeds are told again; unknown where nobody has placed them all."""

    def __init__(self, view: View) -> None:
        self.sunk, self.turn = view.sunk, 0
        self.houses = [[0] * len(COLOURS) for _ in DISTRICTS]
        self.known = sum([deed.card == "house" for deed in view.deeds]) == HOUSES_EACH * view.colours - sum(
            view.reserve
        )

    def reach(self, turn: int) -> None:
        """Go on to a turn: with each turn that is over a district has sunk."""
        for district in self.sunk[self.turn : turn]:
            self.houses[district] = [0] * len(COLOURS)
        self.turn = turn

    def follow(self, deed: Deed) -> None:
        """Let a deed happen."""
        if deed.move in HOUSES:
            colour, district = HOUSES[deed.move]
            self.houses[district][colour] += 1
        elif deed.move in HOUSE_MOVES:
            colour, source, target = HOUSE_MOVES[deed.move]
            self.houses[source][colour] -= 1
            self.houses[target][colour] += 1
        elif deed.move in SWAPS:
            one, other = SWAPS[deed.move]
            self.houses[one], self.houses[other] = self.houses[other], self.houses[one]

    def here(self, district: int) -> Sequence[int]:
        """Return the houses of a district by colour, as far as they are known."""
        return self.houses[district] if self.known else []


def clues(view: View, past: Past | None = None) -> Iterator[Clue]:
    """Yield what everybody's deeds tell; a fresh past comes up to date."""
    past = past or Past(view)
    for deed in view.deeds:
        past.reach(deed.turn)
        yield from told(deed, past)
        past.follow(deed)
    past.reach(view.turn)


def told(deed: Deed, past: Past) -> Iterator[Clue]:
    """Yield what a deed tells of its seat."""
    if deed.move in HOUSES:
        colour, district = HOUSES[deed.move]
        yield Clue(deed.seat, COLOUR, colour, f"placed {RING_NAMES[DISTRICTS[district][0]]}", 1)
    elif deed.move in HOUSE_MOVES:
        yield from told_by_move(deed)
    else:
        for district, waves in waves_sent(deed):
            tell = "calmed" if waves < 0 else "swelled" if deed.threatened >> district & 1 else "flooded"
            much = abs(waves) ** 0.5
            yield Clue(deed.seat, DISTRICT, district, f"{tell} there", much)
            for colour, count in enumerate(past.here(district)):
                if count:
                    yield Clue(deed.seat, COLOUR, colour, tell, much * count**0.5)


def told_by_move(deed: Deed) -> Iterator[Clue]:
    """Yield what it tells that a seat moves a house."""
    colour, source, target = HOUSE_MOVES[deed.move]
    before, after = deed.threatened >> source & 1, deed.threatened >> target & 1
    yield Clue(deed.seat, COLOUR, colour, "moved", 1)
    if before != after:
        yield Clue(deed.seat, COLOUR, colour, "saved" if before else "doomed", 1)
    yield Clue(deed.seat, COLOUR, colour, "inwards", source // 3 - target // 3)


def waves_sent(deed: Deed) -> list[tuple[int, int]]:
    """Return to which districts a deed sends waves, and how many; below 0 where it takes some away."""
    if deed.card in CARDS[:FLOODS]:
        return [(NUMBER[deed.move], CARDS.index(deed.card) + 1)]
    if deed.card == "authority":
        district, waves = SWAYS[deed.move]
        return [(district, waves)]
    if deed.card in ("wind", "calm"):
        card = card_at(deed.move)
        assert card is not None
        sent = [(card.district, -2)]
        return [*sent, (card.target, 2)] if isinstance(card, CardMove) else sent
    return []


def likely(speaks: Sequence[float], free: Sequence[int]) -> list[float]:
    """Return how likely each tile is by its score; those that are not free are impossible, a little doubt stays."""
    most = max([speaks[tile] for tile in free])
    weights = [exp(score - most) if tile in free else 0.0 for tile, score in enumerate(speaks)]
    total = sum(weights)
    return [
        (1 - DOUBT) * weight / total + DOUBT / len(free) if tile in free else 0.0 for tile, weight in enumerate(weights)
    ]


class Dealing:
    """How one tile each may be dealt to the seats that hide theirs, no two the same, by how likely each tile is."""

    def __init__(self, chances: Sequence[Sequence[float]], free: Sequence[int]) -> None:
        self.chances, self.free = chances, free
        self.ways = cache(self.count)

    def count(self, place: int, used: int) -> float:
        """Return the weight of all ways to deal from this seat on, these tiles being dealt already."""
        if place == len(self.chances):
            return 1.0
        return sum([self.weight(place, used, tile) for tile in self.free if not used >> tile & 1])

    def weight(self, place: int, used: int, tile: int) -> float:
        """Return the weight of all ways in which this seat gets this tile."""
        return self.chances[place][tile] * self.ways(place + 1, used | 1 << tile)

    def draw(self, rng: Random) -> list[int]:
        """Draw one way to deal, by the weights."""
        dealt, used = [], 0
        for place in range(len(self.chances)):
            aim = rng.random() * self.ways(place, used)
            tiles = [tile for tile in self.free if not used >> tile & 1]
            for tile in tiles:
                aim -= self.weight(place, used, tile)
                if aim < 0:
                    break
            dealt.append(tile)
            used |= 1 << tile
        return dealt

    def marginals(self) -> list[list[float]]:
        """Return for each seat how likely it gets each tile."""
        found = [[0.0] * len(self.chances[0]) for _ in self.chances]
        reached = {0: 1 / self.ways(0, 0)}
        for place, seat in enumerate(found):
            further: dict[int, float] = {}
            for used, weight in reached.items():
                for tile in self.free:
                    if not used >> tile & 1:
                        seat[tile] += weight * self.weight(place, used, tile)
                        after = used | 1 << tile
                        further[after] = further.get(after, 0.0) + weight * self.chances[place][tile]
            reached = further
        return found


def scores(view: View, past: Past | None = None) -> list[tuple[list[float], list[float]]]:
    """Return for each seat how much its deeds speak for each colour and for each district."""
    found = [([0.0] * view.colours, [0.0] * len(DISTRICTS)) for _ in range(view.players)]
    for clue in clues(view, past):
        found[clue.seat][clue.kind][clue.tile] += TELLS[clue.tell] * clue.much
    return found


def unseen(view: View) -> list[Seat]:
    """Return the seats whose tiles the viewer does not see."""
    return [seat for seat, tiles in enumerate(view.tiles) if tiles == UNSEEN]


def dealings(view: View) -> list[Dealing]:
    """Return how colours and districts may be dealt to those who hide theirs."""
    found, seats = scores(view), unseen(view)
    dealt = []
    for kind, count in ((COLOUR, view.colours), (DISTRICT, len(DISTRICTS))):
        free = hidden([tiles[kind] for tiles in view.tiles], count)
        dealt.append(Dealing([likely(found[seat][kind], free) for seat in seats], free))
    return dealt


def beliefs(view: View) -> dict[Seat, dict[str, float]]:
    """Return how likely each colour and each district is each other seat's, as far as the view's seat can tell."""
    seats = unseen(view)
    found: dict[Seat, dict[str, float]] = {
        seat: {COLOURS[colour]: 1.0, DISTRICTS[district]: 1.0}
        for seat, (colour, district) in enumerate(view.tiles)
        if seat not in (view.seat, *seats)
    }
    if seats:
        for dealing, names in zip(dealings(view), (COLOURS, DISTRICTS), strict=True):
            for seat, chances in zip(seats, dealing.marginals(), strict=True):
                found.setdefault(seat, {}).update({names[tile]: chances[tile] for tile in dealing.free})
    return dict(sorted(found.items()))


def believing_sampler(view: View) -> Callable[[Random], State]:
    """Return a function that draws states that the view's seat holds possible, the likely ones more often."""
    seats = unseen(view)
    if not seats:
        return sampler(view)
    colours, districts = dealings(view)

    def deal(rng: Random) -> Tiles:
        drawn = dict(zip(seats, zip(colours.draw(rng), districts.draw(rng), strict=True), strict=True))
        return tuple(drawn.get(seat, tiles) for seat, tiles in enumerate(view.tiles))

    return sampler(view, deal)


def information_cost(view: View, seat: Seat, moves: Sequence[str]) -> list[float]:
    """Return what each move of the view's seat would betray of its tiles, in chances of victory.

    Somebody who watches and knows no tile at all is asked what they would believe next. It matters less and less.
    """
    if view.phase in ("card", "sink", "over"):
        return [0.0] * len(moves)
    past = Past(view)
    told_so_far = scores(view, past)[seat]
    card = view.phase if view.phase == "house" else CARDS[view.chosen[seat]]
    threatened = as_bits(tuple([series.district for series in view.series]))
    price = HUSH * (1 - view.turn / TURNS)
    return [
        price * betrayed(view.tiles[seat], told_so_far, told(Deed(seat, card, move, threatened, view.turn), past))
        for move in moves
    ]


def betrayed(tiles: Sequence[int], told_so_far: Sequence[Sequence[float]], more: Iterator[Clue]) -> float:
    """Return how likely these tiles would be held to be a seat's, after some more clues."""
    found = [list(speaks) for speaks in told_so_far]
    for clue in more:
        found[clue.kind][clue.tile] += TELLS[clue.tell] * clue.much
    return sum([likely(speaks, range(len(speaks)))[tile] for speaks, tile in zip(found, tiles, strict=True)])
