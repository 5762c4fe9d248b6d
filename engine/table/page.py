"""What the engine writes into the book's pages at build time. Knows games, and nothing of MkDocs."""

from collections import Counter
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import cache
from html import escape

from engine.bots import BOTS
from engine.core.example import Minigame
from engine.core.game import Option
from engine.core.show import Show
from engine.core.telling import Teller
from engine.core.words import GRAMMARS
from engine.shows import SHOWS, show
from engine.table.ending import minigame_says
from engine.table.film import drawing
from engine.table.keep import new_minigame
from engine.table.lesson import printed_plan, run, steps_html, telling
from engine.table.scene import voice
from engine.table.seats import HUMAN, NAMES
from engine.table.sitting import Sitting
from engine.table.words_js_en import JS_TEXTS as JS_EN
from engine.table.words_js_fr import JS_TEXTS as JS_FR


def example_html(game: str, key: str, lang: str) -> str:
    """Return a worked example, all its steps; raise KeyError if there is none of this key."""
    of_game = show(game)
    example = of_game.examples[key]
    teller = telling(of_game, example, lang)
    steps = "".join(steps_html(of_game, run(of_game, example, printed_plan(of_game, example)), lang))
    label = f'<span class="label">{teller.say("example.label")}</span> '
    title = teller.say(f"example.{key}.title")
    return (
        f'<trick-example class="example" data-game="{game}" data-key="{key}" data-lang="{lang}" id="ex-{key}">'
        f'<header><p class="title">{label}{title}</p><p>{teller.say(f"example.{key}.intro")}</p></header>'
        f'<ol class="steps">{steps}</ol></trick-example>'
    )


def example_game(key: str) -> str:
    """Return the game of an example: no two games have one of the same key; raise KeyError if none has it."""
    for game, of_game in SHOWS.items():
        if key in of_game.examples:
            return game
    raise KeyError(key)


def play_html(game: str, key: str, lang: str) -> str:
    """Return a table before anybody plays: a mini-game by its key, or "" for whole games."""
    of_game = show(game)
    teller = Teller(of_game.texts[lang], GRAMMARS[lang], of_game.tokens, NAMES)
    if key:
        inside = minigame_promise(of_game, of_game.minigames[key], lang)
    else:
        inside = f'<form class="start">{start_form(of_game, teller)}</form>'
    inside += f'<p class="no-js">{teller.say("table.no_js")}</p>'
    name = key or "game"
    start = teller.say("table.start")
    whole = teller.say("table.start.named", title=teller.plain(f"minigame.{key}.title")) if key else start
    return (
        f'<trick-play data-game="{game}" data-key="{key}" data-lang="{lang}" id="play-{name}">{inside}'
        f'<button class="trick-start md-button md-button--primary" type="button" aria-label="{whole}">{start}</button>'
        f"</trick-play>"
    )


def minigame_promise(of_game: Show, mini: Minigame, lang: str) -> str:
    """Return what a mini-game is about, and its table at the start."""
    sitting = new_minigame(of_game, mini.key)
    teller = voice(sitting, lang)
    return (
        f'<div class="promise"><p class="title">{teller.say(f"minigame.{mini.key}.title")}</p>'
        f'<p class="goal">{minigame_says(sitting, "goal", teller)}</p>'
        f'<div class="board">{start_picture(sitting, teller)}</div></div>'
    )


def start_picture(sitting: Sitting, teller: Teller) -> str:
    """Draw a table before anybody plays, with the reader's hand: no form shows it yet."""
    view = sitting.show.game.view(sitting.state, sitting.eye)
    return "".join(drawing(replace(view, owing=()), sitting.show, teller))


def start_form(of_game: Show, teller: Teller) -> str:
    """Return the controls of a new game: how many, who sits where, options, the deal."""
    players = of_game.game.seats
    usual = players[len(players) // 2]
    counts = menu("players", ((str(n), str(n)) for n in players), str(usual))
    seats = "".join(seat_row(seat, teller) for seat in range(players[-1]))
    options = "".join(option_row(option, teller) for option in of_game.game.options)
    return (
        f'<label class="row">{teller.say("table.players")} {counts}</label>'
        f'<fieldset class="seats"><legend>{teller.say("table.seats")}</legend>{seats}</fieldset>'
        f'<details class="options"><summary>{teller.say("table.bots")}</summary><ul>{bots(teller)}</ul></details>'
        f'<details class="options"><summary>{teller.say("table.options")}</summary>{options}'
        f'<label class="row">{teller.say("table.seed")} '
        f'<input name="seed" inputmode="numeric" pattern="[0-9]*" autocomplete="off"></label></details>'
    )


def seat_row(seat: int, teller: Teller) -> str:
    """Return the menu of who sits at a seat; a person at the first, then bots."""
    kinds = [(HUMAN, teller.plain("table.human"))]
    kinds += ((bot.key, teller.plain(f"bot.{level}")) for level, bot in sorted(BOTS.items()))
    label = teller.say("table.seat", seat=seat + 1, name=NAMES[seat])
    chosen = menu(f"seat-{seat}", kinds, HUMAN if seat == 0 else BOTS[max(BOTS) - 1].key)
    return f'<label class="row" data-seat="{seat}">{label} {chosen}</label>'


def option_row(option: Option, teller: Teller) -> str:
    """Return the menu of a rule that groups play differently."""
    key = f"option.{option.key}"
    choices = ((choice, teller.plain(f"{key}.{choice}")) for choice in option.choices)
    chosen = menu(key.replace(".", "-"), choices, option.default)
    return f'<label class="row">{teller.say(key)} {chosen}</label><p class="what">{teller.say(f"{key}.note")}</p>'


def bots(teller: Teller) -> str:
    """Return a line on each bot: what it does."""
    return "".join(
        f"<li><b>{teller.say(f'bot.{level}')}</b> {teller.say(f'bot.{level}.note')}</li>" for level in sorted(BOTS)
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
    of_game = show(game)
    return of_game.tables[name](of_game.texts[lang])


def fact(name: str) -> str:
    """Return a number of the rules, like LU.hand."""
    return str({key: value for of_game in SHOWS.values() for key, value in of_game.facts.items()}[name])


def icon(token: str, lang: str) -> tuple[str, str]:
    """Return the game that knows a piece (w44, lp, dd-r3), and the piece as an icon in a sentence."""
    for game, of_game in SHOWS.items():
        with suppress(LookupError, ValueError):
            return game, of_game.icon(token, of_game.texts[lang])
    raise KeyError(token)


def symbols(game: str) -> str:
    """Return the shapes that a game's drawings share; a page holds them once."""
    return show(game).symbols()


def js_words(lang: str) -> Mapping[str, str]:
    """Return the words that JavaScript shows."""
    return {"fr": JS_FR, "en": JS_EN}[lang]


@cache
def rules_shown(game: str) -> Mapping[str, tuple[str, ...]]:
    """Return the examples that show each rule, by rule id."""
    found: dict[str, list[str]] = {}
    of_game = show(game)
    for key, example in of_game.examples.items():
        steps = run(of_game, example, printed_plan(of_game, example)).steps
        for rule in dict.fromkeys(frame.event.rule for step in steps for frame in step):
            found.setdefault(rule, []).append(key)
    return {rule: tuple(keys) for rule, keys in found.items()}


def rule_examples(rule: str) -> list[tuple[str, str]]:
    """Return (game, key) of the examples that show a rule, those with the fewest other rules first, three at most."""
    for game in SHOWS:
        shown = rules_shown(game)
        if rule in shown:
            crowd = Counter(key for keys in shown.values() for key in keys)
            return [(game, key) for key in sorted(shown[rule], key=crowd.__getitem__)[:3]]
    return []


def example_title(game: str, key: str, lang: str) -> str:
    """Return an example's title as plain text."""
    of_game = show(game)
    return telling(of_game, of_game.examples[key], lang).plain(f"example.{key}.title")
