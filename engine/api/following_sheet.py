"""The score sheet of a game at a real table: a row for each player, a column for each time that brought points."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.api.steps import round_and_stage_in_words
from engine.core.describe import Describer, with_minus_sign
from engine.core.following import Followed
from engine.core.html import NOTHING, Html, tag
from engine.core.presentation import Presentation


class Gain(NamedTuple):
    """What a fact brought."""

    column: str
    """When it was told, in words: the stage, the turn, the final scoring."""
    points: tuple[int, ...]
    """By seat."""


def column_in_words(presentation: Presentation, followed: Followed, describer: Describer) -> str:
    """Return in which column of the sheet the next fact counts."""
    ask, stage = followed.next_ask(()), presentation.telling.stage(followed.view())
    if ask and not ask.values and f"told.when.{ask.kind}" in describer.texts:
        return describer.filled_text(f"told.when.{ask.kind}")
    if stage and "told.when" in describer.texts:
        return describer.filled_text("told.when", stage=stage)
    return round_and_stage_in_words(presentation, followed.view(), describer)


def sheet_html(gains: Sequence[Gain], scores: Sequence[int], describer: Describer) -> Html:
    """Return the sheet; NOTHING before there are points."""
    if not gains:
        return NOTHING
    columns = dict.fromkeys(gain.column for gain in gains)
    heads = (tag("th", column, scope="col") for column in (*columns, describer.filled_text("table.total")))
    rows = (
        tag(
            "tr",
            tag("th", name, scope="row"),
            (
                tag("td", with_minus_sign(sum(gain.points[seat] for gain in gains if gain.column == column)))
                for column in columns
            ),
            tag("td", with_minus_sign(scores[seat]), class_="total"),
        )
        for seat, name in enumerate(describer.seat_titles())
    )
    return tag("table", tag("thead", tag("tr", tag("td"), heads)), tag("tbody", rows))
