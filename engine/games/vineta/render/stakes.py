"""What would sink if the turn ended now, and who would take its houses: told beside the board of a game under way."""

from collections.abc import Iterator, Sequence

from engine.core.describe import Texts, capitalized
from engine.core.game import EVERYONE
from engine.core.html import NOTHING, Html, tag
from engine.core.render import counted_text
from engine.games.vineta.render import pieces
from engine.games.vineta.render.spoken import round_number_in_words
from engine.games.vineta.rules.city import remaining_districts
from engine.games.vineta.rules.components import DISTRICTS, District
from engine.games.vineta.rules.sampler import state_known_from_view
from engine.games.vineta.rules.sinking import districts_of_highest_series, takers_of_houses
from engine.games.vineta.rules.state import Series
from engine.games.vineta.rules.view import ENDED, UNSEEN, View


def stakes_html(view: View, texts: Texts, names: Sequence[str]) -> Html:
    """Return a line that says what is at stake, empty where nothing is threatened; NOTHING before and after turns.

    It bears what would sink (`data-leads`), and the round for pages where no panel in sight tells it.
    """
    if view.untold or view.phase in ("house", *ENDED):
        return NOTHING
    said = texts["render.parts"].join(stakes_in_words(view, texts, names))
    at = capitalized(round_number_in_words(view, texts))
    leads = " ".join(DISTRICTS[each] for each in tops_of_view(view))
    return tag("p", said, data_leads=leads, data_at=at, class_="stakes")


def tops_of_view(view: View) -> Sequence[District]:
    """Return the districts of the highest series, several in a tie, () without any; those that sank are over."""
    return [each for each in districts_of_highest_series(state_known_from_view(view)) if each not in view.sunk]


def stakes_in_words(view: View, texts: Texts, names: Sequence[str]) -> Iterator[str]:
    """Yield what would sink, who would take its houses, what the viewer's colour would lose, and what would be left."""
    tops = tops_of_view(view)
    if len(tops) > 1:
        yield texts["render.stakes_tie"]
    elif tops:
        (series,) = (each for each in view.series if each.district == tops[0])
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
