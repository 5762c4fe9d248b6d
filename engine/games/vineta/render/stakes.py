"""What would sink if the turn ended now, and who would take its houses: told beside the board of a game under way."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.core.describe import Describer, Texts, capitalized
from engine.core.game import EVERYONE, Seat
from engine.core.html import NOTHING, Html, tag
from engine.core.render import counted_text
from engine.games.vineta.render import pieces
from engine.games.vineta.render.after import city_after_move
from engine.games.vineta.render.spoken import round_number_in_words
from engine.games.vineta.rules.card_table import TABLE, decision_kind_of_card
from engine.games.vineta.rules.city import remaining_districts
from engine.games.vineta.rules.components import BONUS, DISTRICTS, OWN_HOUSE, TAKEN_HOUSE, Card, District
from engine.games.vineta.rules.notation import CARD_BY_NAME
from engine.games.vineta.rules.sampler import state_known_from_view
from engine.games.vineta.rules.sinking import districts_of_highest_series, takers_of_houses
from engine.games.vineta.rules.state import Series, find_series
from engine.games.vineta.rules.view import ENDED, UNSEEN, View


def stakes_html(view: View, texts: Texts, names: Sequence[str]) -> Html:
    """Return a line that says what is at stake, empty where nothing is threatened; NOTHING before and after turns.

    It bears what would sink (`data-leads`), and the round for pages where no panel in sight tells it.
    """
    if view.untold or view.phase in ("house", *ENDED):
        return NOTHING
    stakes = stakes_in_words(view, texts, names)
    said = texts["render.stakes_now"].format(stakes=stakes) if stakes else ""
    at = capitalized(round_number_in_words(view, texts))
    leads = " ".join(DISTRICTS[each] for each in tops_of_view(view))
    return tag("p", said, data_leads=leads, data_at=at, class_="stakes")


def tops_of_view(view: View) -> Sequence[District]:
    """Return the districts of the highest series, several in a tie, () without any; those that sank are over."""
    return [each for each in districts_of_highest_series(state_known_from_view(view)) if each not in view.sunk]


def stakes_after_move(view: View, move: str, describer: Describer) -> str:
    """Return what would be at stake right after a move of the viewer, of a card after what it might do at once.

    "" where there is nothing before and after it, and for a card that would change nothing of it.
    """
    if view.seat is None or view.phase in ("house", "sink", *ENDED):
        return ""
    texts, names = describer.texts, describer.seat_titles()
    before = stakes_in_words(view, texts, names)
    if view.phase == "card":
        use = favourite_use(view, view.seat, CARD_BY_NAME[move])
        after = stakes_in_words(use[1], texts, names) if use else before
        return describer.filled_html("note.use", move=use[0], stakes=after) if use and after and after != before else ""
    after = stakes_in_words(city_after_move(view, view.seat, move), texts, names)
    key = "then" if after != before else "same"
    return texts[f"render.stakes_{key}"].format(stakes=after or texts["render.stakes_none"]) if before or after else ""


def favourite_use(view: View, seat: Seat, card: Card) -> tuple[str, View] | None:
    """Return what a card might do if it were its turn now, best for its owner if the turn ended then, and the city.

    None for a card that asks for no target, or has none.
    """
    if card not in TABLE:
        return None
    acting = replace(
        view,
        phase=decision_kind_of_card(card),
        chosen=tuple(card if at == seat else each for at, each in enumerate(view.chosen)),
    )
    targets = TABLE[card].targets(state_known_from_view(acting), seat)
    uses = ((target, city_after_move(acting, seat, target)) for target in targets)
    return max(uses, key=lambda use: points_at_stake(use[1], seat), default=None)


def points_at_stake(view: View, seat: Seat) -> int:
    """Return the points that a seat would gain or lose by the district that would sink if the turn ended now."""
    tops = tops_of_view(view)
    series = find_series(view.series, tops[0]) if len(tops) == 1 else None
    if series is None:
        return 0
    colour, own = view.tiles[seat]
    taken = takers_of_houses(series, sum(view.houses[series.district])).count(seat)
    lost = OWN_HOUSE * view.houses[series.district][colour] + (BONUS[own] if series.district == own else 0)
    return TAKEN_HOUSE * taken - lost


def stakes_in_words(view: View, texts: Texts, names: Sequence[str]) -> str:
    """Return what would sink, who would take its houses, what the viewer's colour would lose, and what would be left.

    "" where nothing is threatened.
    """
    tops = tops_of_view(view)
    if len(tops) > 1:
        return texts["render.stakes_tie"]
    found = (told_of_sinking(view, find_series(view.series, each), texts, names) for each in tops)
    return texts["render.parts"].join(part for parts in found for part in parts)


def told_of_sinking(view: View, series: Series | None, texts: Texts, names: Sequence[str]) -> Iterator[str]:
    """Yield what `stakes_in_words` says of the highest series."""
    assert series, "the highest series is one of those"
    yield texts["render.stakes"].format(
        district=pieces.district_name(DISTRICTS[series.district], texts),
        taken=takers_in_words(view, series, texts, names),
    )
    if view.seat not in (None, EVERYONE) and view.tiles[view.seat] != UNSEEN:
        colour, home = view.tiles[view.seat]
        if home == series.district:
            yield texts["render.stakes_home"]
        if own := view.houses[series.district][colour]:
            yield counted_text(texts, "stakes_own", own)
    left = remaining_districts(frozenset((*view.sunk, series.district)))
    if len(left) == 1:
        yield texts["render.stakes_last"].format(district=pieces.district_name(DISTRICTS[left[0]], texts))


def takers_in_words(view: View, series: Series, texts: Texts, names: Sequence[str]) -> str:
    """Return who would take how many of the houses on the district of a series, in the order of taking."""
    takers = takers_of_houses(series, sum(view.houses[series.district]))
    if not takers:
        return texts["render.no_house"]
    return ", ".join(
        texts["render.stakes_taken"].format(name=names[seat], count=takers.count(seat))
        for seat in dict.fromkeys(takers)
    )
