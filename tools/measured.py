"""Tables and a chart of what was measured: what a bot's decision loses, the engine's speed; out of docs/measured/."""

import json
from typing import Any, Final

from engine.core.html import Html, fragment, tag
from engine.games.registry import GAMES, presentation_by_key
from tools import reliability, strength
from tools.chart import Point, chart
from tools.figures import NARROW, bot_name, figures_table, interval_of, number_text, rows_of
from tools.paths import BENCH, REGRET, STARTS

VISITS: Final = ("first", "again")

WORDS: Final[dict[str, dict[str, str]]] = {
    "fr": {
        "bot": "Robot",
        "colon": "\N{NO-BREAK SPACE}: ",
        "worlds": "Parties imaginées par coup",
        "regret": (
            "Perte moyenne par décision ({decisions}\u00a0décisions, {players}\u00a0joueurs, chaque coup essayé dans"
            " {worlds}\u00a0parties)"
        ),
        "regret.method": (
            "Dans une partie, la chance cache presque tout ce qu’un robot fait de bien ou de mal. Nous avons "
            "donc aussi pris des décisions une à une et fait essayer tous les coups prometteurs dans bien "
            "plus de parties imaginées qu’un robot n’a le temps d’en jouer. Le tableau indique combien de "
            "chances de gagner coûte en moyenne le coup de chaque robot, comparé au meilleur coup ainsi "
            "trouvé\u202f; moins il en coûte, mieux c’est. La courbe montre ce que le robot expert gagne à "
            "imaginer plus de parties\u202f; chaque ligne en tirets est l’un des deux autres. Un chiffre un peu "
            "au-dessous de 0, c’est encore l’effet du hasard."
        ),
        "loss": "Chances de victoire perdues",
        "bench": "Une seule et même mesure, sur une machine",
        "what": "Par seconde",
        "ratio": "Rapport",
        "steps": "Land Unter\N{NO-BREAK SPACE}: plis à quatre",
        "clone": "Copies d’un état",
        "bot.n": "Land Unter\N{NO-BREAK SPACE}: décisions du robot de niveau {}",
        "town.n": "Drunter & Drüber\N{NO-BREAK SPACE}: décisions du robot de niveau {}",
        "moves": "Drunter & Drüber\N{NO-BREAK SPACE}: coups à quatre",
        "city.n": "Vineta\N{NO-BREAK SPACE}: décisions du robot de niveau {}",
        "acts": "Vineta\N{NO-BREAK SPACE}: coups à quatre",
        "draw": "Étapes dessinées et racontées",
        "goofspiel": "OpenSpiel, goofspiel à quatre (C++)",
        "kuhn_poker": "OpenSpiel, kuhn_poker (Python)",
        "once": "Une fois",
        "starts": "De « Jouer » à la première décision à prendre (le plus court de {runs} essais, à tour de rôle)",
        "bare": "Pyodide seul, tel quel, jusqu’à son premier résultat",
        "first": "Première visite",
        "again": "Visite suivante",
        "time": "temps",
        "cpu": "processeur",
        "came": "octets reçus",
        "bytes": "Octets chargés pour jouer, avant compression",
        "memory": "Mémoire du moteur dans la page",
        "build": "Construction des deux livres",
        "example": "Un exemple de plus, à la construction",
        "example_bytes": "Un exemple de plus, dans la page (compressé)",
        "decimal": ",",
    },
    "en": {
        "bot": "Bot",
        "colon": ": ",
        "worlds": "Games imagined for a move",
        "regret": (
            "Average loss per decision ({decisions} decisions, {players} players, each move tried in {worlds} games)"
        ),
        "regret.method": (
            "In one game, luck hides most of what a bot does well or badly. So we also took single decisions "
            "out of games and had every promising move tried in many more imagined games than a bot has time "
            "for. The table says how much chance of winning each bot’s move loses, on average, against the "
            "best one found in this way; the lower, the better. The chart shows how the expert bot gets "
            "better the more games it imagines; each dashed line is one of the other two. A figure a little "
            "below 0 is luck, too."
        ),
        "loss": "Chances of winning lost",
        "bench": "One and the same run, on one machine",
        "what": "A second",
        "ratio": "Ratio",
        "steps": "Land Unter: rounds of four",
        "clone": "Copies of a state",
        "bot.n": "Land Unter: decisions of the bot of level {}",
        "town.n": "Drunter & Drüber: decisions of the bot of level {}",
        "moves": "Drunter & Drüber: moves of four",
        "city.n": "Vineta: decisions of the bot of level {}",
        "acts": "Vineta: moves of four",
        "draw": "Steps drawn and told",
        "goofspiel": "OpenSpiel, goofspiel for four (C++)",
        "kuhn_poker": "OpenSpiel, kuhn_poker (Python)",
        "once": "Once",
        "starts": "From “Play” to the first decision to be made (the shortest of {runs} runs, taken in turn)",
        "bare": "Bare Pyodide as it ships, to its first result",
        "first": "First visit",
        "again": "Next visit",
        "time": "time",
        "cpu": "processor",
        "came": "bytes that came",
        "bytes": "Bytes that come before one can play, uncompressed",
        "memory": "The engine’s memory in the page",
        "build": "Building both books",
        "example": "One more example, when building",
        "example_bytes": "One more example, in the page (compressed)",
        "decimal": ".",
    },
}


def measured_table(key: str, lang: str) -> Html:
    """Return the table of a measurement: "bench", or "arena/", "regret/" or "reliability/" and a game.

    Raise KeyError if there is none.
    """
    name, _, game = key.partition("/")
    if game in GAMES:
        return {"arena": strength.arena_page, "regret": regret_page, "reliability": reliability.reliability_page}[name](
            game, lang
        )
    return {"bench": bench_page}[key](WORDS[lang])


def regret_page(game: str, lang: str) -> Html:
    """Return what a decision of each bot loses: how it is measured, a chart of level 4 by budget, a table of all."""
    words, texts, found = WORDS[lang], presentation_by_key(game).texts[lang], rows_of(REGRET, game)
    points = [Point(row["iterations"], row["regret"], row["interval"]) for row in found if row["iterations"]]
    marks = {bot_name(row["level"], texts): row["regret"] for row in found if not row["iterations"]}
    rows = [
        [
            bot_name(row["level"], texts),
            str(row["iterations"] or "\N{EN DASH}"),
            interval_of(row["regret"], row["interval"], words, 3),
        ]
        for row in found
    ]
    plot = tag(
        "div",
        chart(points, marks, words["worlds"], lambda value: number_text(value, words, 3)),
        figures_table(
            words["regret"].format_map(found[0]),
            [words[key] for key in ("bot", "worlds", "loss")],
            rows,
        ),
        class_="plot",
    )
    return fragment(tag("p", words["regret.method"]), plot)


def bench_page(words: dict[str, str]) -> Html:
    """Return how fast everything is, with ratios."""
    found = json.loads(BENCH.read_text("utf-8"))
    return tag(
        "div",
        rates_table(found, words),
        starts_table(json.loads(STARTS.read_text("utf-8")), words),
        costs_table(found, words),
    )


def rates_table(found: dict[str, Any], words: dict[str, str]) -> Html:
    """Return what is done in a second, in CPython and in Pyodide; peers beside Land Unter's rounds."""
    here, there = found["cpython"], found["pyodide"]["speed"]
    rows = [
        [
            rate_name(name, words),
            rounded_rate(here[name]),
            rounded_rate(there[name]),
            number_text(there[name] / here[name], words, 2),
        ]
        for name in here
    ]
    rows += [
        [words[name], rounded_rate(rate), "", f"{number_text(here['steps'] / rate, words, 2)} (Land Unter)"]
        for name, rate in found["peers"].items()
    ]
    return figures_table(words["bench"], [words["what"], "CPython", "Pyodide", words["ratio"]], rows)


def rate_name(name: str, words: dict[str, str]) -> str:
    """Name a rate; the bots' by their level."""
    kind, dot, level = name.partition(".")
    return words[f"{kind}.n"].format(level) if dot else words[name]


def costs_table(found: dict[str, Any], words: dict[str, str]) -> Html:
    """Return what is paid once."""
    pyodide, book = found["pyodide"], found["book"]
    rows = [[words[key], bytes_text(pyodide[key], words)] for key in ("bytes", "memory")]
    rows += [[words[key], time_text(book[key], words)] for key in ("build", "example")]
    rows.append([words["example_bytes"], bytes_text(book["example_bytes"], words)])
    return figures_table("", [words["once"], ""], rows)


def starts_table(found: dict[str, Any], words: dict[str, str]) -> Html:
    """Return how soon one can play: each game, beside Pyodide alone."""
    heads = [
        "",
        *(f"{words[visit]}{words['colon']}{words[kind]}" for visit in VISITS for kind in ("time", "cpu", "came")),
    ]
    rows = (start_row(subject, visits, words) for subject, visits in found["starts"].items())
    return figures_table(words["starts"].format_map(found), heads, rows)


def start_row(subject: str, visits: dict[str, Any], words: dict[str, str]) -> list[str]:
    """Return the cells of one subject."""
    row = [presentation_by_key(subject).name if subject in GAMES else words[subject]]
    for visit in (visits[name] for name in VISITS):
        row += [
            time_text(visit["min"] / 1000, words),
            time_text(visit["cpu"] / 1000, words),
            bytes_text(visit["bytes"], words),
        ]
    return row


def rounded_rate(value: float) -> str:
    """Return a rate to three digits, its thousands apart."""
    digits = max(0, len(str(int(value))) - 3)
    return f"{round(value, -digits):,.0f}".replace(",", NARROW)


def time_text(value: float, words: dict[str, str]) -> str:
    """Return a time; a short one in milliseconds."""
    return (
        f"{number_text(value, words, 2)}\N{NO-BREAK SPACE}s"
        if value >= 0.1
        else f"{value * 1000:.0f}\N{NO-BREAK SPACE}ms"
    )


def bytes_text(value: float, words: dict[str, str]) -> str:
    """Return a number of bytes."""
    unit, by = ("MB", 1e6) if value >= 1e6 else ("kB", 1e3)
    unit = unit.replace("B", "o") if words["decimal"] == "," else unit
    return f"{number_text(value / by, words, 1)}\N{NO-BREAK SPACE}{unit}"
