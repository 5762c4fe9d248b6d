"""The belief about the others' tiles, from what they did in public.

A Bayesian update. Of colours, with log-linear likelihoods: whoever puts a house of some colour in danger is less likely
to own that colour. Of districts, with the likelihood of each target of a card (`district_evidence`). All evidence is
public, so everybody believes the same, but for their own tiles. "Evidence" is in natural logarithms.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from math import exp, log
from typing import Final, NamedTuple

from engine.core.dealing import Dealing, Holding
from engine.core.game import Seat
from engine.core.heuristics import Belief
from engine.core.rng import Random
from engine.games.vineta.heuristics import district_evidence
from engine.games.vineta.heuristics.district_evidence import Table, TableReplay
from engine.games.vineta.heuristics.replay import CityReplay
from engine.games.vineta.rules import components as c
from engine.games.vineta.rules import notation
from engine.games.vineta.rules.notation import CardMove
from engine.games.vineta.rules.sampler import Tiles, state_sampler, unseen_tiles
from engine.games.vineta.rules.state import SETTING_UP, PublicMove, State, districts_as_bits
from engine.games.vineta.rules.view import UNSEEN, View

COLOUR: Final = 0
"""The house tile, as an index of a seat's pair of tiles."""
DISTRICT: Final = 1
"""The district tile, likewise."""

EVIDENCE: Final[Mapping[str, float]] = {
    **{"placed red": 0.6, "placed yellow": 0.42, "placed green": -0.48},
    **{"moved": 0.65, "saved": 0.3, "doomed": -1.3, "inwards": 0.58},
    **{"flooded": -0.18, "swelled": -0.04, "calmed": 0.06, "swapped inwards": 0.33, "swapped out of danger": 0.33},
}
"""The evidence of each sign, per unit of its amount, for a colour: about two thirds of what best fits 320
games of level 2 and of the rollout policy for two, three and five, half of them with the houses drawn, since people
are less consistent."""

REVEAL_COST: Final = 0.02
"""The cost, at the beginning of a game, of everyone knowing one of a seat's tiles for certain, in chances of victory;
set by hand."""
UNIFORM_SHARE: Final = 0.02
"""The share of probability, 0 to 1, that is spread evenly: people have reasons that the evidence does not know; set by
hand."""
RANDOM_SEATS: Final = 0.5
"""The prior probability, 0 to 1, that a seat plays at random throughout the game; set by hand."""
PLANNED: Final[Mapping[str, float]] = {
    **{"likelihood": 2.5, "placed between": -0.3, "moved inwards": -0.6, "houses flooded": 0.85}
}
"""The evidence that a seat follows a plan, in natural logarithms of the odds: a unit of log-likelihood above `USUAL`,
a house placed in the middle ring, one moved inwards, a flood card on a district with twice the mean number of houses.
Fitted by a logistic regression to 100 games of levels 1 and 2, and rounded."""
USUAL: Final[Mapping[str, float]] = {"house": 0.065, "moved house": 0.22, "swap": 0.19, "waves": -0.085}
"""By kind of public move, the natural logarithm of the likelihood, on average over all tiles, of a move
made at random: only a higher likelihood speaks for a plan. Measured in 72 games of level 1."""


class VinetaBelief(Belief[State, str, View]):
    """The belief about the secret of each seat: its tiles, a colour and a district."""

    def sampler(self, view: View) -> Callable[[Random], State]:
        """Return a function that draws determinizations, with tiles drawn by the evidence of all public moves."""
        return sampler_by_belief(view)

    def beliefs(self, view: View) -> Mapping[Seat, Mapping[str, float]]:
        """Return the probability of each colour ("B") and each district ("R1") for each other seat."""
        return beliefs(view)

    def information_costs(self, view: View, moves: Sequence[str]) -> Sequence[float]:
        """Return for each move the cost of what it shows a bystander of the seat's tiles."""
        assert view.seat is not None, "a bot has a seat"
        return information_costs_of_moves(view, view.seat, moves)


TileScores = tuple[dict[int, float], dict[int, float]]
"""The log-likelihood of each colour in the game and of each district, for one seat: by `COLOUR`, `DISTRICT`."""


class Sign(NamedTuple):
    """A sign for or against a seat's having a colour: its name, and its amount."""

    seat: Seat
    colour: c.Colour
    name: str
    amount: float


def colour_evidence_from_all_moves(view: View, replay: CityReplay | None = None) -> Iterator[Sign]:
    """Yield the signs in everybody's public moves; a new `replay` is brought up to date on the way."""
    replay = replay or CityReplay(view)
    for public_move in view.deeds:
        replay.advance_to_turn(public_move.turn)
        yield from colour_evidence_from_move(public_move, replay)
        replay.apply_public_move(public_move)
    replay.advance_to_turn(view.turn)


def colour_evidence_from_move(public_move: PublicMove, replay: CityReplay) -> Iterator[Sign]:
    """Yield the signs in one public move, about its seat."""
    if public_move.move in notation.HOUSE_PLACEMENTS:
        colour, district = notation.HOUSE_PLACEMENTS[public_move.move]
        yield Sign(public_move.seat, colour, f"placed {c.RING_NAMES[c.RINGS[c.RING_OF[district]]]}", 1)
    elif public_move.move in notation.HOUSE_MOVES:
        yield from colour_evidence_from_house_move(public_move)
    elif public_move.move in notation.RELOCATIONS:
        yield from colour_evidence_from_swap(public_move, replay)
    else:
        yield from colour_evidence_from_waves(public_move, replay)


def colour_evidence_from_waves(public_move: PublicMove, replay: CityReplay) -> Iterator[Sign]:
    """Yield the signs in sending waves, or taking them away."""
    for district, waves in waves_added_to_districts(public_move):
        name = "calmed" if waves < 0 else "swelled" if public_move.threatened >> district & 1 else "flooded"
        amount = abs(waves) ** 0.5
        for colour, count in zip(c.EVERY_COLOUR, replay.houses[district], strict=True):
            if count > 0:
                yield Sign(public_move.seat, colour, name, amount * count**0.5)


def colour_evidence_from_swap(public_move: PublicMove, replay: CityReplay) -> Iterator[Sign]:
    """Yield the signs of a seat's colour that it gives by swapping the houses of two districts."""
    one, other = notation.RELOCATIONS[public_move.move]
    rings = c.RING_OF[one] - c.RING_OF[other]
    danger = (public_move.threatened >> one & 1) - (public_move.threatened >> other & 1)
    for colour, here, there in zip(c.EVERY_COLOUR, replay.houses[one], replay.houses[other], strict=True):
        if rings and here != there:
            yield Sign(public_move.seat, colour, "swapped inwards", (here - there) * rings)
        if danger and here != there:
            yield Sign(public_move.seat, colour, "swapped out of danger", (here - there) * danger)


def colour_evidence_from_house_move(public_move: PublicMove) -> Iterator[Sign]:
    """Yield what a moved house says of its mover's colour: that it moved, was saved or doomed, and went inwards."""
    colour, source, target = notation.HOUSE_MOVES[public_move.move]
    before, after = public_move.threatened >> source & 1, public_move.threatened >> target & 1
    yield Sign(public_move.seat, colour, "moved", 1)
    if before != after:
        yield Sign(public_move.seat, colour, "saved" if before else "doomed", 1)
    yield Sign(public_move.seat, colour, "inwards", c.RING_OF[source] - c.RING_OF[target])


MOVED_WAVES: Final = 2
"""The assumed waves of a flood card that a wind or a calm sea took, as public moves do not show them. Set by hand."""


def waves_added_to_districts(public_move: PublicMove) -> list[tuple[c.District, int]]:
    """Return the districts to which a public move adds waves, and how many; below 0 where it takes some away."""
    if public_move.card in c.CARDS[: c.FLOOD_KINDS]:
        return [(notation.DISTRICT_BY_NAME[public_move.move], c.waves_of_card(notation.CARD_BY_NAME[public_move.card]))]
    if public_move.card == c.CARDS[c.AUTHORITY]:
        district, waves = notation.AUTHORITY_MOVES[public_move.move]
        return [(district, waves)]
    if public_move.card in (c.CARDS[c.WIND], c.CARDS[c.CALM]):
        card = notation.flood_card_named_by_text(public_move.move)
        assert card is not None
        sent = [(card.district, -MOVED_WAVES)]
        return [*sent, (card.target, MOVED_WAVES)] if isinstance(card, CardMove) else sent
    return []


def tile_probabilities(
    scores: Mapping[int, float], free: Collection[int], even: float = UNIFORM_SHARE
) -> dict[int, float]:
    """Return the probability of each of the `free` tiles, by its log-likelihood.

    `even`: the share of probability, 0 to 1, that is spread evenly.
    """
    most = max([scores[tile] for tile in free])
    weights = {tile: exp(scores[tile] - most) for tile in free}
    total = sum(weights.values())
    return {tile: (1 - even) * weight / total + even / len(free) for tile, weight in weights.items()}


def tile_log_likelihoods(view: View, replay: CityReplay | None = None) -> list[TileScores]:
    """Return for each seat the log-likelihood of each colour in the game and of each district, up to a constant."""
    found: list[TileScores] = [
        (dict.fromkeys(view.colours_used, 0.0), dict.fromkeys(c.EVERY_DISTRICT, 0.0)) for _ in range(view.players)
    ]
    for sign in colour_evidence_from_all_moves(view, replay):
        found[sign.seat][COLOUR][sign.colour] += EVIDENCE[sign.name] * sign.amount
    for public_move, table in TableReplay(view).tables_of_telling_cards():
        add_district_evidence(found[public_move.seat], table, public_move.move)
    return found


def add_district_evidence(scores: TileScores, table: Table, move: str) -> None:
    """Add to a seat's scores of districts what a target of its card reveals, if its colour is the likeliest one."""
    colour = max(scores[COLOUR], key=scores[COLOUR].__getitem__)
    for district, evidence in enumerate(district_evidence.target_likelihoods(table, c.Colour(colour)).get(move, ())):
        scores[DISTRICT][district] += evidence


def kind_of_public_move(public_move: PublicMove) -> str:
    """Return the key of `USUAL` for a public move."""
    if public_move.move in notation.HOUSE_PLACEMENTS:
        return "house"
    if public_move.move in notation.HOUSE_MOVES:
        return "moved house"
    return "swap" if public_move.move in notation.RELOCATIONS else "waves"


CERTAIN: Final = 50.0
"""The highest evidence that counts, in natural logarithms: it keeps the exponential finite."""


def random_play_chance_by_seat(view: View, found: Sequence[TileScores]) -> list[float]:
    """Return for each seat the probability that it plays at random. `found`: as `tile_log_likelihoods` returns it."""
    planned = [PLANNED["likelihood"] * log_of_mean_exponential(scores[COLOUR].values()) for scores in found]
    replay = CityReplay(view)
    for public_move in view.deeds:
        replay.advance_to_turn(public_move.turn)
        planned[public_move.seat] += evidence_of_plan(public_move, replay)
        replay.apply_public_move(public_move)
    odds = (1 - RANDOM_SEATS) / RANDOM_SEATS
    return [1 / (1 + odds * exp(min(each, CERTAIN))) for each in planned]


def evidence_of_plan(public_move: PublicMove, replay: CityReplay) -> float:
    """Return the evidence in one public move that its seat follows a plan, apart from what it reveals of the tiles."""
    if public_move.card == c.CARDS[c.QUARANTINE]:
        return 0.0
    found = -PLANNED["likelihood"] * USUAL[kind_of_public_move(public_move)]
    if public_move.move in notation.HOUSE_PLACEMENTS:
        between = c.RINGS[c.RING_OF[notation.HOUSE_PLACEMENTS[public_move.move].district]] == "Y"
        return found + PLANNED["placed between"] * between
    if public_move.move in notation.HOUSE_MOVES:
        _, source, target = notation.HOUSE_MOVES[public_move.move]
        inwards = c.RING_OF[source] > c.RING_OF[target]
        return found + PLANNED["moved inwards"] * inwards
    counts = list(map(sum, replay.houses))
    mean = max(1.0, sum(counts) / (len(c.DISTRICTS) - replay.turn))
    flooded = [district for district, waves in waves_added_to_districts(public_move) if waves > 0]
    return found + PLANNED["houses flooded"] * sum([counts[district] / mean - 1 for district in flooded])


def log_of_mean_exponential(values: Collection[float]) -> float:
    """Return the logarithm of the mean of e to these values."""
    most = max(values)
    return most + log(sum([exp(value - most) for value in values]) / len(values))


def seats_with_unseen_tiles(view: View) -> list[Seat]:
    """Return the seats whose tiles the viewer does not see."""
    return [seat for seat, tiles in enumerate(view.tiles) if tiles == UNSEEN]


def possible_deals(view: View) -> tuple[Dealing[c.Colour], Dealing[c.District]]:
    """Return the ways to deal the hidden colours, and the hidden districts."""
    found, seats = tile_log_likelihoods(view), seats_with_unseen_tiles(view)
    even = [max(share, UNIFORM_SHARE) for share in random_play_chance_by_seat(view, found)]
    colours = unseen_tiles([colour for colour, _ in view.tiles], view.colours_used)
    districts = unseen_tiles([district for _, district in view.tiles], c.EVERY_DISTRICT)
    by_colour = [tile_probabilities(found[seat][COLOUR], colours, even[seat]) for seat in seats]
    by_district = [tile_probabilities(found[seat][DISTRICT], districts, even[seat]) for seat in seats]
    return dealing_of_tiles(colours, by_colour), dealing_of_tiles(districts, by_district)


def dealing_of_tiles(free: Sequence[c.Tile], chances: Sequence[Mapping[int, float]]) -> Dealing[c.Tile]:
    """Return the ways to deal one of these tiles to each seat, with its probability by [seat][tile]."""
    return Dealing([[Holding(1 << tile, tile, each[tile]) for tile in free] for each in chances])


def beliefs(view: View) -> dict[Seat, dict[str, float]]:
    """Return for each other seat the probability of each colour and of each district; see `Belief.beliefs`."""
    seats = seats_with_unseen_tiles(view)
    found: dict[Seat, dict[str, float]] = {
        seat: {c.COLOURS[colour]: 1.0, c.DISTRICTS[district]: 1.0}
        for seat, (colour, district) in enumerate(view.tiles)
        if seat not in (view.seat, *seats)
    }
    if seats:
        colours, districts = possible_deals(view)
        chances = zip(seats, colours.holding_chances(), districts.holding_chances(), strict=True)
        for seat, by_colour, by_district in chances:
            found[seat] = {c.COLOURS[colour]: chance for colour, chance in by_colour.items()}
            found[seat] |= {c.DISTRICTS[district]: chance for district, chance in by_district.items()}
    return dict(sorted(found.items()))


def sampler_by_belief(view: View) -> Callable[[Random], State]:
    """Return a function that draws determinizations, tiles by belief; see `Belief.sampler`."""
    seats = seats_with_unseen_tiles(view)
    if not seats:
        return state_sampler(view)
    colours, districts = possible_deals(view)

    def sample_tiles(rng: Random) -> Tiles:
        drawn = dict(zip(seats, zip(colours.draw_deal(rng), districts.draw_deal(rng), strict=True), strict=True))
        return tuple(drawn.get(seat, tiles) for seat, tiles in enumerate(view.tiles))

    return state_sampler(view, sample_tiles)


def information_costs_of_moves(view: View, seat: Seat, moves: Sequence[str]) -> list[float]:
    """Return the information cost of each move of the view's seat; see `Belief.information_costs`.

    It is `REVEAL_COST`, less with each turn, times the probabilities of the seat's own tiles to a bystander afterwards.
    """
    if view.phase in ("card", "sink", "over"):
        return [0.0] * len(moves)
    replay = CityReplay(view)
    so_far = tile_log_likelihoods(view, replay)[seat]
    card = SETTING_UP if view.phase == "house" else c.CARDS[view.chosen[seat]]
    threatened = districts_as_bits(tuple([series.district for series in view.series]))
    table = district_evidence.table_before_target(view, seat) if view.phase != "house" else None
    cost = REVEAL_COST * (1 - view.turn / c.TURNS)
    found = []
    for move in moves:
        colours, districts = dict(so_far[COLOUR]), dict(so_far[DISTRICT])
        for sign in colour_evidence_from_move(PublicMove(seat, card, move, threatened, view.turn), replay):
            colours[sign.colour] += EVIDENCE[sign.name] * sign.amount
        if table:
            add_district_evidence((so_far[COLOUR], districts), table, move)
        found.append(cost * probability_of_tiles(view.tiles[seat], (colours, districts)))
    return found


def probability_of_tiles(tiles: Sequence[int], scores: TileScores) -> float:
    """Return the sum of the probabilities of a seat's two tiles, with these log-likelihoods."""
    return sum([tile_probabilities(each, each.keys())[tile] for each, tile in zip(scores, tiles, strict=True)])
