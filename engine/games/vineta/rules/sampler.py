"""Drawing states that a seat holds possible, with their true probabilities.

Hidden are: the tiles of the others, face-down cards, the others' hands, and the order of all piles.
All decks are the same, and discards and the table are open: so the rest of each deck is known, and
each way to spread it over hand, table and pile is as likely as any other.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from engine.core.copy_fields import copy_fields
from engine.core.game import Seat
from engine.core.rng import Random, shuffled
from engine.games.vineta.rules import components as c
from engine.games.vineta.rules.state import ACTING, CHOOSING, OVER, PLACING, SINKING, Phase, State, districts_as_bits
from engine.games.vineta.rules.view import FACE_DOWN, UNSEEN, View

FUTURES: Final = 256
"""The number of different seeds of sampled states, none that of a real game: they decide how discards are shuffled.
Set by hand."""

Tiles = tuple[tuple[c.Colour, c.District], ...]


def state_sampler(view: View, deal: Callable[[Random], Tiles] | None = None) -> Callable[[Random], State]:
    """Return a function that draws states `s` with `view(s, seat) == view`; `deal` replaces how tiles are drawn."""
    known = state_known_from_view(view)
    unseen = [unseen_cards(view, seat) for seat in range(view.players)]
    deal_tiles = deal or tile_sampler(view)

    def sample_state(rng: Random) -> State:
        state = known.clone()
        state.seed = -1 - int(rng.random() * FUTURES)
        state.tiles = deal_tiles(rng)
        for seat, cards in enumerate(unseen):
            deal_unseen_cards(state, view, seat, shuffled(rng, cards))
        return state

    return sample_state


def state_known_from_view(view: View) -> State:
    """Return a state with all that the view shows; hidden cards and tiles are missing, FACE_DOWN or UNSEEN."""
    return copy_fields(
        State,
        view,
        seed=-1,
        phase=phase_of_view(view),
        houses=[count for counts in view.houses for count in counts],
        taken=[count for counts in view.taken for count in counts],
        quarantined=districts_as_bits(view.quarantined),
        hands=[list(hand or ()) for hand in view.hands],
        piles=[[] for _ in range(view.players)],
    )


def phase_of_view(view: View) -> Phase:
    """Return the state's phase; a view names the phase ACTING after the card being carried out."""
    return {"house": PLACING, "card": CHOOSING, "sink": SINKING, "over": OVER}.get(view.phase, ACTING)


def deck_cards_in_known_places(view: View, seat: Seat) -> Counter[c.Card]:
    """Return the cards of a seat's deck whose place the viewer knows."""
    seen = Counter(view.discards[seat])
    seen.update(
        c.flood_card_of_waves(card.waves) for series in view.series for card in series.floods if card.seat == seat
    )
    seen.update(c.AUTHORITY for series in view.series for card in series.authority if card.seat == seat)
    seen.update(card for owner, card in view.extra if owner == seat)
    seen.update(view.hands[seat] or ())
    if view.chosen[seat] >= 0:
        seen[view.chosen[seat]] += 1
    return seen


def unseen_cards(view: View, seat: Seat) -> list[c.Card]:
    """Return the rest of a seat's deck, in order."""
    rest = Counter(c.WHOLE_DECK)
    rest.subtract(deck_cards_in_known_places(view, seat))
    return sorted(rest.elements())


def deal_unseen_cards(state: State, view: View, seat: Seat, cards: list[c.Card]) -> None:
    """Spread a seat's unseen cards, in random order, over table, hand and pile."""
    if view.chosen[seat] == FACE_DOWN:
        state.chosen[seat] = cards.pop()
    if view.hands[seat] is None:
        state.hands[seat] = [cards.pop() for _ in range(view.hand_sizes[seat])]
    state.piles[seat] = cards


def tile_sampler(view: View) -> Callable[[Random], Tiles]:
    """Return a function that draws all tiles, the unseen ones from the rest."""
    colours = unseen_tiles([colour for colour, _ in view.tiles], view.colours_used)
    districts = unseen_tiles([district for _, district in view.tiles], c.EVERY_DISTRICT)

    def sample_tiles(rng: Random) -> Tiles:
        left = zip(shuffled(rng, colours), shuffled(rng, districts), strict=False)
        return tuple(next(left) if tiles == UNSEEN else tiles for tiles in view.tiles)

    return sample_tiles


def unseen_tiles(seen: Sequence[c.Tile], game: Sequence[c.Tile]) -> list[c.Tile]:
    """Return the tiles of the game that are not among those seen."""
    return [tile for tile in game if tile not in seen]
