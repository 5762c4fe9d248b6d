"""What the engine writes into the book's pages at build time. Knows games, and nothing of MkDocs."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import cache
from html import escape

from engine.api.ending import minigame_says
from engine.api.locale.en import JS_TEXTS as JS_EN
from engine.api.locale.fr import JS_TEXTS as JS_FR
from engine.api.view_model import match_describer
from engine.bots import BOTS
from engine.core.describe import Describer
from engine.core.game import Option
from engine.core.lessons import Minigame
from engine.core.locale import GRAMMARS
from engine.core.presentation import Presentation
from engine.games.registry import PRESENTATIONS, presentation_of
from engine.match.lesson import example_describer, printed_plan, run, steps_html
from engine.match.match import Match
from engine.match.recorder import drawing
from engine.match.saves import new_minigame
from engine.match.seats import HUMAN, NAMES


def example_html(game: str, key: str, lang: str) -> str:
    """Return a worked example, all its steps; raise KeyError if there is none of this key."""
    presentation = presentation_of(game)
    example = presentation.examples[key]
    describer = example_describer(presentation, example, lang)
    steps = "".join(steps_html(presentation, run(presentation, example, printed_plan(presentation, example)), lang))
    label = f'<span class="label">{describer.say("example.label")}</span> '
    title = describer.say(f"example.{key}.title")
    return (
        f'<trick-example class="example" data-game="{game}" data-key="{key}" data-lang="{lang}" id="ex-{key}">'
        f'<header><p class="title">{label}{title}</p><p>{describer.say(f"example.{key}.intro")}</p></header>'
        f'<ol class="steps">{steps}</ol></trick-example>'
    )


def example_game(key: str) -> str:
    """Return the game of an example: no two games have one of the same key; raise KeyError if none has it."""
    for game, presentation in PRESENTATIONS.items():
        if key in presentation.examples:
            return game
    raise KeyError(key)


def play_html(game: str, key: str, lang: str) -> str:
    """Return a table before anybody plays: a mini-game by its key, or "" for whole games."""
    presentation = presentation_of(game)
    describer = Describer(presentation.texts[lang], GRAMMARS[lang], presentation.tokens, NAMES)
    if key:
        inside = minigame_promise(presentation, presentation.minigames[key], lang)
    else:
        inside = f'<form class="start">{start_form(presentation, describer)}</form>'
    inside += f'<p class="no-js">{describer.say("table.no_js")}</p>'
    name = key or "game"
    start = describer.say("table.start")
    whole = describer.say("table.start.named", title=describer.plain(f"minigame.{key}.title")) if key else start
    return (
        f'<trick-play data-game="{game}" data-key="{key}" data-lang="{lang}" id="play-{name}">{inside}'
        f'<button class="trick-start md-button md-button--primary" type="button" aria-label="{whole}">{start}</button>'
        f"</trick-play>"
    )


def minigame_promise(presentation: Presentation, mini: Minigame, lang: str) -> str:
    """Return what a mini-game is about, and its table at the start."""
    match = new_minigame(presentation, mini.key)
    describer = match_describer(match, lang)
    return (
        f'<div class="promise"><p class="title">{describer.say(f"minigame.{mini.key}.title")}</p>'
        f'<p class="goal">{minigame_says(match, "goal", describer)}</p>'
        f'<div class="board">{start_picture(match, describer)}</div></div>'
    )


def start_picture(match: Match, describer: Describer) -> str:
    """Draw a table before anybody plays, with the reader's hand: no form shows it yet."""
    view = match.presentation.game.view(match.state, match.viewer)
    return "".join(drawing(replace(view, owing=()), match.presentation, describer))


def start_form(presentation: Presentation, describer: Describer) -> str:
    """Return the controls of a new game: how many, who sits where, options, the deal."""
    players = presentation.game.seats
    usual = players[len(players) // 2]
    counts = menu("players", ((str(n), str(n)) for n in players), str(usual))
    seats = "".join(seat_row(seat, describer) for seat in range(players[-1]))
    options = "".join(option_row(option, describer) for option in presentation.game.options)
    return (
        f'<label class="row">{describer.say("table.players")} {counts}</label>'
        f'<fieldset class="seats"><legend>{describer.say("table.seats")}</legend>{seats}</fieldset>'
        f'<details class="options"><summary>{describer.say("table.bots")}</summary><ul>{bots(describer)}</ul></details>'
        f'<details class="options"><summary>{describer.say("table.options")}</summary>{options}'
        f'<label class="row">{describer.say("table.seed")} '
        f'<input name="seed" inputmode="numeric" pattern="[0-9]*" autocomplete="off"></label></details>'
    )


def seat_row(seat: int, describer: Describer) -> str:
    """Return the menu of who sits at a seat; a person at the first, then bots."""
    kinds = [(HUMAN, describer.plain("table.human"))]
    kinds += ((bot.key, describer.plain(f"bot.{level}")) for level, bot in sorted(BOTS.items()))
    label = describer.say("table.seat", seat=seat + 1, name=NAMES[seat])
    chosen = menu(f"seat-{seat}", kinds, HUMAN if seat == 0 else BOTS[max(BOTS) - 1].key)
    return f'<label class="row" data-seat="{seat}">{label} {chosen}</label>'


def option_row(option: Option, describer: Describer) -> str:
    """Return the menu of a rule that groups play differently."""
    key = f"option.{option.key}"
    choices = ((choice, describer.plain(f"{key}.{choice}")) for choice in option.choices)
    chosen = menu(key.replace(".", "-"), choices, option.default)
    return f'<label class="row">{describer.say(key)} {chosen}</label><p class="what">{describer.say(f"{key}.note")}</p>'


def bots(describer: Describer) -> str:
    """Return a line on each bot: what it does."""
    return "".join(
        f"<li><b>{describer.say(f'bot.{level}')}</b> {describer.say(f'bot.{level}.note')}</li>"
        for level in sorted(BOTS)
    )


def menu(name: str, choices: Iterable[tuple[str, str]], chosen: str) -> str:
    """Return a native menu."""
    items = "".join(
        f'<option value="{value}"{" selected" if value == chosen else ""}>{escape(text)}</option>'
        for value, text in choices
    )
    return f'<select name="{name}">{items}</select>'


def table_html(key: str, lang: str) -> str:
    """Return a table of the rules' numbers, by "game/key"; raise KeyError if there is none."""
    game, _, name = key.rpartition("/")
    presentation = presentation_of(game)
    return marked_as(game, presentation.tables[name](presentation.texts[lang]))


def fact(name: str) -> str:
    """Return a number of the rules, like LU.hand."""
    return str(
        {key: value for presentation in PRESENTATIONS.values() for key, value in presentation.facts.items()}[name]
    )


def icon(token: str, lang: str) -> tuple[str, str]:
    """Return the game that knows a piece (w44, lp, dd-r3), and the piece as an icon in a sentence."""
    for game, presentation in PRESENTATIONS.items():
        with suppress(LookupError, ValueError):
            return game, marked_as(game, presentation.icon(token, presentation.texts[lang]))
    raise KeyError(token)


def marked_as(game: str, html: str) -> str:
    """Return an element of a page with the attribute by which the game's style sheet finds it."""
    return re.sub(r"^<[\w-]+", rf'\g<0> data-game="{game}"', html)


def symbols(game: str) -> str:
    """Return the shapes that a game's drawings share; a page holds them once."""
    return presentation_of(game).symbols()


def js_words(lang: str) -> Mapping[str, str]:
    """Return the words that JavaScript shows."""
    return {"fr": JS_FR, "en": JS_EN}[lang]


@cache
def rules_shown(game: str) -> Mapping[str, tuple[str, ...]]:
    """Return the examples that show each rule, by rule id."""
    found: dict[str, list[str]] = {}
    presentation = presentation_of(game)
    for key, example in presentation.examples.items():
        steps = run(presentation, example, printed_plan(presentation, example)).steps
        for rule in dict.fromkeys(snapshot.event.rule for step in steps for snapshot in step):
            found.setdefault(rule, []).append(key)
    return {rule: tuple(keys) for rule, keys in found.items()}


def rule_examples(rule: str) -> list[tuple[str, str]]:
    """Return (game, key) of the examples that show a rule, those with the fewest other rules first, three at most."""
    for game in PRESENTATIONS:
        shown = rules_shown(game)
        if rule in shown:
            crowd = Counter(key for keys in shown.values() for key in keys)
            return [(game, key) for key in sorted(shown[rule], key=crowd.__getitem__)[:3]]
    return []


def example_title(game: str, key: str, lang: str) -> str:
    """Return an example's title as plain text."""
    presentation = presentation_of(game)
    return example_describer(presentation, presentation.examples[key], lang).plain(f"example.{key}.title")
