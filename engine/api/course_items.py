"""The stages of a course as items of a list, and that in which one plays."""

from engine.api.pages import table_before_play_html
from engine.core.course import Stage
from engine.core.describe import Describer
from engine.core.html import Html, fragment, tag


def played_stage_item_html(game: str, stage: Stage, describer: Describer, place: int) -> Html:
    """Return the stage in which one plays as an <li>, with its table; `place` is the number of the stage, from 1."""
    told = tag("p", describer.filled_html(f"stage.{stage.key}.told"))
    if (key := f"stage.{stage.key}.before") in describer.texts:
        told = fragment(
            told, tag("p", tag("strong", describer.filled_html("stage.before")), " ", describer.filled_html(key))
        )
    table = table_before_play_html(game, stage.play, describer.grammar.lang)
    return stage_li_html(stage, describer, place, tag("div", told, class_="question"), table)


def stage_li_html(stage: Stage, describer: Describer, place: int, question: Html, picture: Html) -> Html:
    """Return a stage as an <li>, what is said of it above its picture."""
    title = tag("p", describer.filled_html(f"stage.{stage.key}.title"), class_="title")
    caption = tag("figcaption", title, question, data_step=place)
    return tag(
        "li",
        tag("figure", caption, picture),
        class_="step telling",
        id=f"stage-{stage.key}",
        data_key=stage.key,
        data_play=bool(stage.play),
    )
