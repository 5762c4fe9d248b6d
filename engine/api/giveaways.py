"""What a person's moves gave away of their secrets, as a review tells it: in a sentence, and turn by turn."""

from collections.abc import Mapping
from typing import Final

from engine.core.describe import Describer
from engine.core.game import Seat
from engine.core.html import NOTHING, Html, fragment, tag
from engine.core.render import html_table, scrollable_region
from engine.match.giveaways import Giveaway, giveaways
from engine.match.match import Match

LEAST: Final = 0.03
"""In probability, 0 to 1: a move that changed less of what is believed is left out of the table. Chosen by hand."""


def most_telling_move_html(found: Giveaway, move: str, match: Match, describer: Describer) -> Html:
    """Return how likely the secret was taken to be before the most telling move, and after it."""
    secret = describer.token_html(match.presentation.secret(found.secret), found.secret)
    chances = {"before": percent(found.before), "after": percent(found.after)}
    return tag("p", describer.filled_html("coach.giveaway", move=move, secret=secret, **chances))


def giveaway_table(
    match: Match, seat: Seat, heads: Mapping[int, Html], moves: Mapping[int, Html], describer: Describer
) -> Html:
    """Return a folded table of what the moves of a person gave away; NOTHING where none said anything.

    `heads` and `moves` tell when a move was made and which, by turn; those of other turns are left out.
    """
    told: dict[int, list[Giveaway]] = {}
    for each in giveaways(match, seat):
        if each.turn in heads and abs(each.gain) >= LEAST:
            told.setdefault(each.turn, []).append(each)
    if not told:
        return NOTHING
    rows = [
        [heads[turn], moves[turn], fragment(tag("p", giveaway_html(each, match, describer)) for each in found)]
        for turn, found in told.items()
    ]
    names = [describer.filled_html(f"coach.{name}") for name in ("when", "played", "giveaways.believed")]
    title = describer.filled_html("coach.giveaways")
    table = scrollable_region(html_table(names, rows), title)
    return tag("details", tag("summary", title), table, data_fold="giveaways")


def giveaway_html(found: Giveaway, match: Match, describer: Describer) -> Html:
    """Return what one move changed in what is believed of a secret."""
    secret = describer.token_html(match.presentation.secret(found.secret), found.secret)
    return describer.filled_html(
        "coach.giveaways.change", secret=secret, before=percent(found.before), after=percent(found.after)
    )


def percent(chance: float) -> int:
    """Return a probability in whole percent."""
    return round(100 * chance)
