"""The place in a page where a game at a real table is kept, before one begins, and its score sheets for a pen."""

from engine.api.pages import labelled_control_row, new_game_option_row, new_game_seat_name_row, widget_attributes
from engine.core.describe import Describer
from engine.core.following import Way
from engine.core.html import NOTHING, Html, tag
from engine.core.presentation import Presentation
from engine.core.render import folded_form_part, select_menu, table_row
from engine.games.registry import presentation_by_key
from engine.match.seats import NAMES


def companion_html(game: str, lang: str) -> Html:
    """Return the place where a game at a real table is kept, before one begins; raise KeyError if none is followed."""
    presentation = presentation_by_key(game)
    if presentation.real_table is None:
        raise KeyError(game)
    describer, players = presentation.describer(lang, NAMES), presentation.game.player_counts
    counts = select_menu("players", ((str(n), str(n)) for n in players), str(players[len(players) // 2]))
    options = tuple(new_game_option_row(option, describer) for option in presentation.game.options)
    form = tag(
        "form",
        labelled_control_row(describer.filled_html("table.players"), counts),
        tag(
            "fieldset",
            tag("legend", describer.filled_html("table.names")),
            (new_game_seat_name_row(seat, describer) for seat in range(players[-1])),
            class_="names",
        ),
        tag(
            "fieldset",
            tag("legend", describer.filled_html("told.way")),
            (way_radio_button(way, describer) for way in Way),
            class_="questions ways",
        ),
        folded_form_part(describer.filled_html("table.options"), options) if options else NOTHING,
        tag("button", describer.filled_html("told.start"), type="submit", class_="md-button md-button--primary"),
        tag("button", describer.filled_html("told.sheet.print"), type="button", class_="print-blank", hidden=True),
        class_="start",
        novalidate=True,
    )
    no_js = tag("p", describer.filled_html("told.no_js"), class_="no-js")
    aid = tag("p", tag("a", describer.filled_html("told.no_js.aid"), href="../aid/"), class_="no-js aid")
    sheets = (blank_sheet_html(presentation, count, describer) for count in players)
    return tag("trick-companion", no_js, aid, form, sheets, **widget_attributes(game, "", lang), id="companion")


def way_radio_button(way: Way, describer: Describer) -> Html:
    """Return one of the ways to keep a game, to be chosen; the first is the usual one."""
    key = f"told.way.{way}"
    radio = tag("input", type="radio", name="way", value=way, checked=way is Way.REFEREE, autocomplete="off")
    return tag(
        "label",
        radio,
        tag("span", describer.filled_html(key), class_="title"),
        tag("span", describer.filled_html(f"{key}.note"), class_="what"),
        class_="ask",
    )


def blank_sheet_html(presentation: Presentation, players: int, describer: Describer) -> Html:
    """Return a score sheet to fill in by pen, for paper alone: a column for each seat, a row for each entry.

    `data-players`: their number; `data-seat` of a head: whose name may stand there.
    """
    assert presentation.real_table is not None, "only such a game is kept"
    rows = [sheet_row_name(key, number, describer) for key, number in presentation.real_table.sheet(players)]
    rows.append(describer.filled_html("table.total"))
    heads = (tag("th", scope="col", data_seat=seat) for seat in range(players))
    return tag(
        "div",
        tag(
            "table",
            tag("caption", describer.filled_html("told.sheet", game=presentation.name)),
            tag("thead", tag("tr", tag("td"), heads)),
            tag("tbody", (table_row(name, *[""] * players) for name in rows)),
        ),
        class_="blank-sheet",
        data_players=players,
        data_chosen=players == presentation.game.player_counts[-1],
    )


def sheet_row_name(key: str, number: int, describer: Describer) -> Html:
    """Return what a row of a score sheet is called: as the game says, or as the ranking calls what brings points."""
    name = f"told.sheet.{key}"
    return describer.filled_html(name if name in describer.texts else f"score.{key}", n=number, at=number)
