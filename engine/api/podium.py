"""The final points as a podium: a step for each seat, as high as its points, the best first.

Steps are measured from zero, so that scores that are almost equal look so. Points below zero hang under the line.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.api.ranking import Source, ranking_cell_html
from engine.api.score_bar import ScoreScale
from engine.core.describe import Describer
from engine.core.game import EVERYONE, Result, Seat
from engine.core.html import NOTHING, Html, tag
from engine.core.render import styled_for_game, without_piece_names
from engine.match.match import Match

HIGH: Final = 48
"""The height of the picture in its own units, from the highest score down to the lowest, zero included."""


def podium_html(match: Match, result: Result, brought: Sequence[Source], describer: Describer) -> Html:
    """Return the podium of a finished game; `brought`: what brought points in it."""
    scale = ScoreScale(-min(0, *result.scores), max(0, *result.scores), HIGH)
    seats = sorted(range(len(result.scores)), key=lambda seat: (seat not in result.winners, -result.scores[seat], seat))
    steps = (
        podium_step_html(
            seat,
            result.scores[seat],
            scale,
            seat in result.winners,
            picture_on_podium_html(match, seat, brought, describer),
            describer,
        )
        for seat in seats
    )
    return tag("ol", steps, class_="podium", aria_label=describer.filled_text("table.final"))


def picture_on_podium_html(match: Match, seat: Seat, brought: Sequence[Source], describer: Describer) -> Html:
    """Return what a seat has played for, where that was secret; else the picture that it would have won with."""
    first = next((source for source in brought if source.seat == seat), None)
    if first is not None and first.share.facts:
        return tag("span", ranking_cell_html([first], first.ranking_column, describer), class_="held-card")
    if any(source.share.facts for source in brought):
        return NOTHING
    presentation = match.presentation
    drawn = without_piece_names(presentation.victory(match.view(EVERYONE), describer.texts, seat, ()))
    return (
        styled_for_game(presentation.game.key, tag("span", drawn, class_="scene", aria_hidden="true"))
        if drawn
        else NOTHING
    )


def podium_step_html(
    seat: Seat, points: int, scale: ScoreScale, won: bool, picture: Html, describer: Describer
) -> Html:
    """Return one step as a list item: the seat's title, its points, and a block whose height shows them to scale."""
    return tag(
        "li",
        tag("em", describer.filled_html("table.winner")) if won else NOTHING,
        picture,
        tag("b", describer.seat_title(seat), class_="who"),
        tag("span", describer.filled_html("table.share", points=points)),
        tag(
            "svg",
            podium_step_block_html(points, scale),
            viewBox=f"0 0 100 {HIGH}",
            preserveAspectRatio="none",
            aria_hidden="true",
        ),
        class_=(f"s{seat}", won and "won"),
    )


def podium_step_block_html(points: int, scale: ScoreScale) -> Iterator[Html]:
    """Yield the block of a step, above the line of zero points or below it, and the line."""
    zero, length = (round(scale.bar_length(each), 1) for each in (scale.above, points))
    top = zero if points < 0 else round(zero - length, 1)
    yield tag("rect", class_="below" if points < 0 else None, x=0, y=top, width=100, height=length)
    yield tag("path", d=f"M0 {zero:g}h100")
