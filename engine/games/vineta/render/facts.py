"""What lies before a seat, once for all who tell it: drawn in its panel, said of it, explained in its legend."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from engine.core.describe import Texts
from engine.core.game import Seat
from engine.core.html import NOTHING, Html, fragment, tag
from engine.core.render import UNTOLD, counted_text, fact_in_words, with_piece_name_attribute
from engine.core.table.facts import Fact, legend_html
from engine.games.vineta.render import pieces, untold
from engine.games.vineta.render.spoken import houses_by_colour_in_words
from engine.games.vineta.rules.city import remaining_districts
from engine.games.vineta.rules.components import CARDS, COLOURS, DISTRICTS
from engine.games.vineta.rules.scoring import house_points, points_for_last_district
from engine.games.vineta.rules.state import NO_CARD
from engine.games.vineta.rules.view import ENDED, FACE_DOWN, UNSEEN, View

LEGEND: Final = ("chip", "start", "in_hand", "in_pile", "discarded", "in_play", "secret", "taken")
"""The keys of what the legend explains, in its order."""


def facts_of_seat(view: View, texts: Texts, seat: Seat) -> Iterator[Fact]:
    """Yield what lies before a seat, in the order in which it is said."""
    if seat == view.start and view.phase not in ENDED:
        yield Fact(pieces.small_symbol_drawing("start"), texts["render.starts"], "start")
    opened = "opened" if view.round == 0 and seat != view.start else "opens"
    yield Fact(NOTHING, texts[f"render.{opened}"] if has_opened_turn(view, seat) else "")
    yield Fact(NOTHING, final_points_text(view, texts, seat))
    yield Fact(pieces.small_symbol_drawing(f"g{seat}"), chip_place_in_words(view, texts, seat), "chip")
    yield Fact(fragment(cards_in_play_html(view, seat)), chosen_card_in_words(view, texts, seat), "in_play")
    for card in (CARDS[card] for owner, card in view.extra if owner == seat):
        lies = texts["render.lies"].format(card=pieces.card_name(card, texts))
        yield Fact(NOTHING, fact_in_words(lies, "extra" in view.untold, texts))
    if not untold.is_hand_untold(view, seat):
        said = (
            hand_in_words(view, texts, seat),
            counted_text(texts, "pile", view.piles[seat]),
            counted_text(texts, "discards", len(view.discards[seat])),
        )
        numbers = (tag("span", number, class_="ns") for number in hand_and_pile_counts_html(view, seat))
        yield from map(Fact, numbers, said, ("in_hand", "in_pile", "discarded"))
    yield Fact(panel_part_html("tk", houses_taken_html(view, seat)), houses_taken_in_words(view, texts, seat), "taken")
    yield Fact(panel_part_html("tl", secret_tiles_html(view, texts, seat)), tiles_in_words(view, texts, seat), "secret")


def seat_legend_html(view: View, texts: Texts, _names: Sequence[str], seat: Seat) -> Html:
    """Return a list of what a seat's panel shows."""
    facts = {fact.key: fact for fact in facts_of_seat(view, texts, seat)}
    return tag("div", legend_html((facts[key] for key in LEGEND if key in facts), texts), class_="vi")


def own_secrets_in_words(view: View, texts: Texts, seat: Seat) -> str:
    """Return what a seat alone knows of its pieces, by its own view: its tiles, the card it has chosen, its hand."""
    facts = (fact(view, texts, seat) for fact in (tiles_in_words, chosen_card_in_words, hand_in_words))
    return texts["render.parts"].join(filter(None, facts))


def panel_part_html(kind: str, parts: Iterable[Html]) -> Html:
    """Group parts of a panel; NOTHING if there are none."""
    inside = fragment(parts)
    return tag("span", inside, class_=kind) if inside else NOTHING


def has_opened_turn(view: View, seat: Seat) -> bool:
    """Return whether a seat opened the turn, and so has the wooden disc."""
    return seat == view.opener and view.phase not in ("house", *ENDED)


def final_points_text(view: View, texts: Texts, seat: Seat) -> str:
    """Return the points of a seat at the end, as far as it has counted; "" before, and where its tiles are untold."""
    if view.tiles[seat] == UNSEEN:
        return ""
    done = view.phase == "over" or (view.phase == "counting" and seat < view.step)
    return counted_text(texts, "points", points_at_end(view, seat)) if done else ""


def points_at_end(view: View, seat: Seat) -> int:
    """Return the points of a seat at the end, when all tiles are seen; the bonus is counted last."""
    (last,) = remaining_districts(frozenset(view.sunk))
    colour, district = view.tiles[seat]
    more = points_for_last_district(last, district) if view.phase == "over" else 0
    return house_points(view.houses[last][colour], sum(view.taken[seat])) + more


def chip_place_in_words(view: View, texts: Texts, seat: Seat) -> str:
    """Return a phrase on a seat's god chip: on which district it lies, or that the seat still has it, if it is told."""
    if placed := district_with_chip_of_seat(view, seat):
        return texts["render.chip_on"].format(district=pieces.district_name(placed, texts))
    return "" if untold.is_any_chip_untold(view) else texts["render.chip_free"]


def district_with_chip_of_seat(view: View, seat: Seat) -> str:
    """Return the district of a seat's god chip, "" if it is on none."""
    own = (each for each in view.series if each.chip == seat and not untold.is_chip_untold(view, each))
    return next((DISTRICTS[each.district] for each in own), "")


STEP: Final = 26
"""The distance from one card to the next."""


def cards_in_play_html(view: View, seat: Seat) -> Iterator[Html]:
    """Return the cards in front of a seat: those that change the rounds, and last the one it has chosen.

    A chosen card that changes the rounds stays where it is when it is carried out.
    """
    chosen = NO_CARD if untold.is_chosen_card_untold(view, seat) else view.chosen[seat]
    names: list[str] = [CARDS[card] for owner, card in view.extra if owner == seat]
    names += [] if chosen == NO_CARD else ["" if chosen == FACE_DOWN else CARDS[chosen]]
    pale = UNTOLD if "extra" in view.untold else ""
    cards = (
        with_piece_name_attribute(pieces.use(f"k{name or 'back'}", STEP * at, kind=pale), "card", f"laid-{seat}", name)
        for at, name in enumerate(names)
    )
    if names:
        yield pieces.strip_of_pieces_drawing("lie", STEP * len(names) - 2, 32, cards)


def chosen_card_in_words(view: View, texts: Texts, seat: Seat) -> str:
    """Return the card before a seat, "" for none."""
    chosen = view.chosen[seat]
    if chosen == NO_CARD or untold.is_chosen_card_untold(view, seat):
        return ""
    if chosen == FACE_DOWN:
        return texts["render.face_down"]
    return texts["render.chosen"].format(card=pieces.card_name(CARDS[chosen], texts))


def hand_and_pile_counts_html(view: View, seat: Seat) -> Iterator[Html]:
    """Return how many cards a seat has in its hand, in its pile and in its discards."""
    counts = (("hand", view.hand_sizes[seat]), ("pile", view.piles[seat]), ("used", len(view.discards[seat])))
    for name, count in counts:
        number = tag("i", count, class_=f"n-{name}")
        seen = name == "hand" and view.hands[seat] is not None
        yield number if seen else with_piece_name_attribute(number, "card", f"{name}-{seat}", count=count)


def hand_in_words(view: View, texts: Texts, seat: Seat) -> str:
    """Return the hand of a seat: its cards where they are seen, else their number."""
    hand = view.hands[seat]
    if not hand:
        return counted_text(texts, "hand", view.hand_sizes[seat])
    return texts["render.hand_seen"].format(cards=pieces.cards_in_words((CARDS[card] for card in hand), texts))


def houses_taken_html(view: View, seat: Seat) -> Iterator[Html]:
    """Return the houses that a seat has taken, by colour, and their sum."""
    houses, total = pieces.colours_with_counts(view.taken[seat]), sum(view.taken[seat])
    if houses and untold.are_colours_untold(view, f"taken.{seat}"):
        yield pieces.strip_of_pieces_drawing("hs", 22, 22, untold.uncoloured_house_drawing((11, 11.5)))
        yield tag("b", total)
    elif houses:
        drawn = (
            with_piece_name_attribute(
                pieces.use(pieces.symbol_name_of_houses(*house), 11 + 21 * at, 11.5), "house", f"taken-{seat}", *house
            )
            for at, house in enumerate(houses)
        )
        yield pieces.strip_of_pieces_drawing("hs", 21 * len(houses) + 1, 22, drawn)
        yield tag("b", total, class_=total == max(map(sum, view.taken)) and "best")


def houses_taken_in_words(view: View, texts: Texts, seat: Seat) -> str:
    """Return the houses that a seat has taken, "" for none."""
    total = sum(view.taken[seat])
    if not total:
        return ""
    if untold.are_colours_untold(view, f"taken.{seat}"):
        return counted_text(texts, "taken_any", total)
    return counted_text(texts, "taken", total, colours=houses_by_colour_in_words(view.taken[seat], texts))


def secret_tiles_html(view: View, texts: Texts, seat: Seat) -> Iterator[Html]:
    """Return the two tiles of a seat: what they show where they are seen, else their backs."""
    if view.tiles[seat] == UNSEEN:
        yield from [with_piece_name_attribute(tag("i", class_="ti"), "tile", f"secret-{seat}")] * 2
        return
    colour, name = COLOURS[view.tiles[seat][0]], DISTRICTS[view.tiles[seat][1]]
    house = with_piece_name_attribute(pieces.use(colour, 11, 11.5), "tile", f"secret-{seat}", colour)
    if untold.is_district_tile_untold(view, seat):
        yield pieces.strip_of_pieces_drawing("ts", 22, 22, [house])
        return
    district = with_piece_name_attribute(pieces.use(f"p{name}", 35, 11), "tile", f"secret-{seat}", name)
    yield pieces.strip_of_pieces_drawing("ts", 46, 22, (house, district))
    yield tag("b", pieces.short_district_name(name, texts))


def tiles_in_words(view: View, texts: Texts, seat: Seat) -> str:
    """Return the tiles of a seat, as far as they are seen."""
    if view.tiles[seat] == UNSEEN:
        return texts["render.tiles_hidden"]
    colour, district = view.tiles[seat]
    house = pieces.house_name(COLOURS[colour], texts)
    if untold.is_district_tile_untold(view, seat):
        return texts["render.house_tile_said"].format(house=house)
    return texts["render.tiles_said"].format(house=house, district=pieces.district_name(DISTRICTS[district], texts))
