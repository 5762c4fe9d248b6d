"""Content that the engine writes into the book's pages at build time; nothing here depends on MkDocs."""

from collections import Counter
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from functools import cache
from typing import Final

from engine.api.ending import minigame_text_html
from engine.api.locale.en import JS_TEXTS as JS_EN
from engine.api.locale.fr import JS_TEXTS as JS_FR
from engine.api.schema_table import position_keys_table
from engine.api.steps import board_and_beside_html, steps_html
from engine.api.view_model import match_describer
from engine.ask.links import Asked, question_to_link
from engine.bots import BOTS
from engine.core.describe import Describer
from engine.core.game import Option, Seat
from engine.core.html import NOTHING, Html, Value, fragment, tag
from engine.core.lessons import Minigame
from engine.core.locale import TEXTS
from engine.core.presentation import Presentation
from engine.core.render import Attributes, folded_form_part, select_menu, styled_for_game
from engine.games.registry import PRESENTATIONS, presentation_by_key
from engine.match.day import seat_kinds_of_day
from engine.match.lesson import lesson_of_printed_example
from engine.match.match import Match
from engine.match.saves import new_minigame_match
from engine.match.seats import BOT_KINDS, HUMAN, NAME_LENGTH, NAMES

USUAL_BOT: Final = 2
"""The level of the bots in a new game: beginners can beat it. After a game, stronger bots are offered."""

START_FORM: Final = "new-game"
"""The id of the form of a new game; a page has at most one, and its button stands beside it."""

POSITIONS: Final = "positions"
"""The key of the reference table of positions, which each game has."""


def example_html(game: str, key: str, lang: str, *, folded: bool = False, eager: int = 1) -> Html:
    """Return a worked example with all its steps; raise KeyError for an unknown key.

    Only the first `eager` boards are drawn at once, the others when they come into sight. The title of a folded example
    is in `example_summary_html`.
    """
    presentation = presentation_by_key(game)
    example = presentation.examples[key]
    steps = steps_html(presentation, lesson_of_printed_example(presentation, example), lang, eager=eager)
    title, purpose = example_title_and_purpose_html(game, key, lang)
    header = tag("header", tag("p", title, class_="title"), tag("p", purpose))
    to_press = presentation.changing.pieces_to_press
    return tag(
        "trick-example",
        NOTHING if folded else header,
        tag("ol", steps, class_="steps"),
        class_="example",
        **widget_attributes(game, key, lang),
        data_asks=key in presentation.asked_steps,
        data_pieces_to_press=" ".join(f"{kind}:{','.join(pieces)}" for kind, pieces in to_press.items()) or None,
        id=f"ex-{key}",
    )


def example_summary_html(game: str, key: str, lang: str) -> Html:
    """Return the visible part of a folded example, its title and purpose; raise KeyError for an unknown key."""
    title, purpose = example_title_and_purpose_html(game, key, lang)
    return tag("summary", tag("span", title, class_="title"), " ", tag("span", purpose, class_="purpose"))


def example_title_and_purpose_html(game: str, key: str, lang: str) -> tuple[Html, Html]:
    """Return an example's title with its label, and what it is about."""
    presentation = presentation_by_key(game)
    describer = presentation.describer(lang, presentation.examples[key].names)
    label = tag("span", describer.filled_html("example.label"), class_="label")
    return fragment(label, " ", describer.filled_html(f"example.{key}.title")), describer.filled_html(
        f"example.{key}.intro"
    )


def widget_attributes(game: str, key: str, lang: str) -> Attributes:
    """Return the attributes that tell JavaScript the game, key and language of a widget.

    `data-ask` is set if the game has questions about tables.
    """
    has_questions = bool(presentation_by_key(game).own_table.questions)
    return {"data_game": game, "data_key": key, "data_lang": lang, "data_ask": has_questions}


def game_of_example(key: str) -> str:
    """Return the key of the only game that has an example of this key; raise KeyError if none has it."""
    for game, presentation in PRESENTATIONS.items():
        if key in presentation.examples:
            return game
    raise KeyError(key)


def table_before_play_html(game: str, key: str, lang: str) -> Html:
    """Return a table before the first move: that of a mini-game by its key, or of whole games for ""."""
    presentation = presentation_by_key(game)
    describer = presentation.describer(lang, NAMES)
    if key:
        inside = minigame_preview_html(presentation, presentation.minigames[key], lang)
    else:
        inside = tag("form", new_game_form(presentation, describer), id=START_FORM, class_="start", novalidate=True)
    start = describer.filled_text("table.start")
    label = (
        describer.filled_text("table.start.named", title=describer.filled_text(f"minigame.{key}.title"))
        if key
        else start
    )
    kind = "trick-start md-button md-button--primary"
    return tag(
        "trick-play",
        inside,
        tag("p", describer.filled_html("table.no_js"), class_="no-js"),
        tag("button", start, class_=kind, aria_label=label, **({"type": "button"} if key else {"form": START_FORM})),
        **widget_attributes(game, key, lang),
        id=f"play-{key or 'game'}",
    )


def deal_of_day_html(game: str, lang: str) -> Html:
    """Return the table for the deals of the days, before the page says which day it is; raise KeyError for no game.

    Its attribute `data-day` is the version of the rules, for which the deals are made.
    """
    presentation = presentation_by_key(game)
    describer, rules = presentation.describer(lang, NAMES), presentation.game
    kinds = seat_kinds_of_day(rules)
    bot = describer.filled_text(f"bot.{BOT_KINDS[kinds[1]].level}").partition(" (")[0]
    told = describer.filled_html("table.day", players=len(kinds), others=len(kinds) - 1, bot=bot)
    return tag(
        "trick-play",
        tag("p", told),
        tag("p", describer.filled_html("table.no_js"), class_="no-js"),
        **widget_attributes(game, "", lang),
        data_day=rules.version,
        id="play-daily",
    )


def minigame_preview_html(presentation: Presentation, mini: Minigame, lang: str) -> Html:
    """Return what a mini-game is about, and its table at the start."""
    match = new_minigame_match(presentation, mini.key)
    describer = match_describer(match, lang)
    title = tag("p", describer.filled_html(f"minigame.{mini.key}.title"), class_="title")
    goal = tag("p", minigame_text_html(match, "goal", describer), class_="goal")
    return tag(
        "div", title, goal, tag("div", picture_of_table_at_start(match, describer), class_="board"), class_="promise"
    )


def picture_of_table_at_start(match: Match, describer: Describer) -> Html:
    """Draw a table before anybody plays, with the reader's hand, as if it were nobody's turn."""
    view = match.view(match.viewer)
    return fragment(board_and_beside_html(replace(view, seats_to_move=()), match.presentation, describer))


def new_game_form(presentation: Presentation, describer: Describer) -> Html:
    """Return the controls of a new game: how many, who sits where, options, the deal."""
    players = presentation.game.player_counts
    usual = players[len(players) // 2]
    counts = select_menu("players", ((str(n), str(n)) for n in players), str(usual))
    seats = (seat_kind_menu_row(seat, describer) for seat in range(players[-1]))
    options = (new_game_option_row(option, describer) for option in presentation.game.options)
    seed = tag("input", name="seed", inputmode="numeric", pattern="[0-9]*", autocomplete="off")
    return fragment(
        labelled_control_row(describer.filled_html("table.players"), counts),
        tag("fieldset", tag("legend", describer.filled_html("table.seats")), seats, class_="seats"),
        folded_form_part(
            describer.filled_html("table.names"),
            (new_game_seat_name_row(seat, describer) for seat in range(players[-1])),
        ),
        folded_form_part(describer.filled_html("table.bots"), tag("ul", bots_list_html(describer))),
        folded_form_part(
            describer.filled_html("table.options"),
            options,
            labelled_control_row(describer.filled_html("table.seed"), seed),
        ),
    )


def labelled_control_row(label: Html, control: Html, **more: Value) -> Html:
    """Return a control with its label before it."""
    return tag("label", label, " ", control, class_="row", **more)


def seat_kind_menu_row(seat: Seat, describer: Describer) -> Html:
    """Return the menu of who sits at a seat; a person at the first, then bots."""
    kinds = [(HUMAN, describer.filled_text("table.human"))]
    kinds += ((bot.key, describer.filled_text(f"bot.{level}")) for level, bot in sorted(BOTS.items()))
    own = seat == 0
    you = tag("span", " ", describer.filled_html("table.seat.own"), class_="own", hidden=not own)
    label = tag("span", describer.filled_html("table.seat", seat=seat + 1), " ", tag("b", NAMES[seat]), you)
    chosen = select_menu(f"seat-{seat}", kinds, HUMAN if own else BOTS[USUAL_BOT].key)
    return labelled_control_row(label, chosen, data_seat=seat)


def new_game_seat_name_row(seat: Seat, describer: Describer) -> Html:
    """Return the field for the name of a seat."""
    name = tag(
        "input", name=f"name-{seat}", dir="auto", maxlength=NAME_LENGTH, placeholder=NAMES[seat], autocomplete="off"
    )
    return labelled_control_row(describer.filled_html("table.name", seat=seat + 1), name, data_seat=seat)


def new_game_option_row(option: Option, describer: Describer) -> Html:
    """Return the row of one option: its menu and its note."""
    key = f"option.{option.key}"
    choices = ((choice, describer.filled_text(f"{key}.{choice}")) for choice in option.choices)
    chosen = select_menu(key.replace(".", "-"), choices, option.default_choice)
    return fragment(
        labelled_control_row(describer.filled_html(key), chosen),
        tag("p", describer.filled_html(f"{key}.note"), class_="what"),
    )


def bots_list_html(describer: Describer) -> Html:
    """Return a list item for each level, the lowest first: its name and a note on what it does."""
    return fragment(
        tag(
            "li",
            tag("b", describer.filled_html(f"bot.{level}"), "."),
            " ",
            describer.filled_html(f"bot.{level}.note"),
        )
        for level in sorted(BOTS)
    )


def own_table_questions_html(game: str, lang: str) -> Html:
    """Return the questions about a reader's own table, before one is chosen; raise KeyError if the game has none."""
    presentation = presentation_by_key(game)
    questions = presentation.own_table.questions
    if not questions:
        raise KeyError(game)
    describer = presentation.describer(lang, NAMES)
    asked = (question_radio_button(question.key, describer) for question in questions)
    common = (
        tag(
            "button",
            describer.filled_html(f"common.{key}"),
            type="button",
            data_table=question_to_link(Asked(game, question.key, situation)),
        )
        for question in questions
        for key, situation in question.common.items()
    )
    return tag(
        "trick-table",
        tag("div", tag("p", describer.filled_html("ask.common")), common, class_="toolbar common"),
        tag(
            "fieldset",
            tag("legend", describer.filled_html("ask.question")),
            asked,
            tag("button", describer.filled_html("ask.in_words"), type="button", class_="in-words"),
            class_="questions",
        ),
        tag("p", describer.filled_html("ask.no_js"), class_="no-js"),
        **widget_attributes(game, "", lang),
        data_bot=BOTS[max(BOTS) - 1].key,
        id="ask",
    )


def question_radio_button(key: str, describer: Describer) -> Html:
    """Return a question to be chosen: its anchor is `#ask-<key>`."""
    return tag(
        "label",
        tag("input", type="radio", name="question", value=key, autocomplete="off"),
        tag("span", describer.filled_html(f"question.{key}"), class_="title"),
        tag("span", describer.filled_html(f"question.{key}.note"), class_="what"),
        class_="ask",
        id=f"ask-{key}",
    )


def rules_table_html(key: str, lang: str) -> Html:
    """Return a table of the rules' numbers, or the reference of positions, by "game/key"; raise KeyError for none."""
    game, _, name = key.rpartition("/")
    presentation = presentation_by_key(game)
    if name == POSITIONS:
        return styled_for_game(game, position_keys_table(presentation, lang))
    return styled_for_game(game, presentation.tables[name](presentation.texts[lang]))


def number_from_rules_by_name(name: str) -> str:
    """Return a number of the rules, like LU.hand."""
    return str(
        {key: value for presentation in PRESENTATIONS.values() for key, value in presentation.facts.items()}[name]
    )


def game_and_icon_of_piece(token: str, lang: str) -> tuple[str, Html]:
    """Return the game that knows a piece (w44, lp, dd-r3), and its icon in a sentence; raise KeyError if none does."""
    for game, presentation in PRESENTATIONS.items():
        with suppress(LookupError, ValueError):
            return game, styled_for_game(game, presentation.icon(token, presentation.texts[lang]))
    raise KeyError(token)


def symbols_svg(game: str) -> Html:
    """Return the shapes that a game's drawings share; a page holds them once."""
    return presentation_by_key(game).symbols()


def texts_for_js(lang: str) -> Mapping[str, str]:
    """Return the words that JavaScript shows."""
    return {**{"fr": JS_FR, "en": JS_EN}[lang], **names_for_js(lang)}


def names_for_js(lang: str) -> Mapping[str, str]:
    """Return the names of games, mini-games and bots: what the browser keeps of a match knows no language."""
    shown = {f"bot.{level}": TEXTS[lang][f"bot.{level}"] for level in BOTS}
    for game, presentation in PRESENTATIONS.items():
        shown[f"game.{game}"] = presentation.name
        titles = {key: presentation.texts[lang][f"minigame.{key}.title"] for key in presentation.minigames}
        shown |= {f"minigame.{game}.{key}": title for key, title in titles.items()}
    return shown


@cache
def examples_by_rule(game: str) -> Mapping[str, tuple[str, ...]]:
    """Return the examples that show each rule, by rule id."""
    found: dict[str, list[str]] = {}
    presentation = presentation_by_key(game)
    for key, example in presentation.examples.items():
        steps = lesson_of_printed_example(presentation, example).steps
        for rule in dict.fromkeys(snapshot.event.rule for step in steps for snapshot in step):
            found.setdefault(rule, []).append(key)
    return {rule: tuple(keys) for rule, keys in found.items()}


def examples_of_rule(rule: str) -> list[tuple[str, str]]:
    """Return (game, key) of the examples that show a rule, those with the fewest other rules first, three at most."""
    for game in PRESENTATIONS:
        shown = examples_by_rule(game)
        if rule in shown:
            crowd = Counter(key for keys in shown.values() for key in keys)
            return [(game, key) for key in sorted(shown[rule], key=crowd.__getitem__)[:3]]
    return []


def example_title(game: str, key: str, lang: str) -> str:
    """Return an example's title as plain text."""
    presentation = presentation_by_key(game)
    return presentation.describer(lang, presentation.examples[key].names).filled_text(f"example.{key}.title")
