"""Whether what the coach tells comes true: a plot and tables for the page of a game's bots."""

from collections.abc import Sequence
from typing import Any, Final

from engine.bots.arena import Z95
from engine.core.charts import (
    BOTTOM,
    DOT,
    EDGE,
    HEIGHT,
    LEFT,
    WIDTH,
    axis_title,
    chart_label,
    labelled_grid_line,
    y_coordinate_of_share,
)
from engine.core.html import Html, fragment, tag
from engine.core.render import svg, svg_path
from engine.games.registry import presentation_by_key
from tools.figures import NARROW, bot_name, figures_table, number_text, rows_of
from tools.paths import PARTS, RELIABILITY

WORDS: Final[dict[str, dict[str, str]]] = {
    "fr": {
        "method": (
            "Quand le livre annonce 60\u00a0% de chances, cela arrive-t-il 60\u00a0fois sur 100\u202f? Des robots "
            "«\u00a0{bot}\u00a0» ont joué {games}\u00a0parties à {players}\u00a0joueurs\u202f; trois fois dans "
            "chacune, les chances de tous ont été estimées comme le fait le conseiller. Le tableau les range par "
            "dizaines et dit quelle part de ces joueurs a gagné, avec un intervalle à 95\u00a0%. Dans le graphique, "
            "une annonce exacte tombe sur la ligne en tirets\u202f; la ligne continue montre les estimations brutes, "
            "les points ce que le livre annonce."
        ),
        "adjusted": (
            "Le livre corrige en effet les estimations d’après ce qui est arrivé. Chaque moitié des parties a servi à "
            "vérifier la correction calculée sur l’autre."
        ),
        "unadjusted": "Aucune correction n’aiderait à coup sûr\u00a0: le livre annonce les estimations telles quelles.",
        "chances": "Chances annoncées et victoires",
        "band": "Annoncé",
        "count": "Nombre",
        "told": "En moyenne",
        "won": "Gagné",
        "raw": "Brut, en moyenne",
        "raw_won": "Gagné",
        "all": "Écart moyen entre annonces et victoires, en points",
        "players": "Joueurs",
        "bots": "Robots",
        "games": "Parties",
        "off_raw": "Brut",
        "off": "Annoncé",
        "called": "Le livre parle de",
        "proven": "chances",
        "estimate": "estimations",
        "axis": "Chances annoncées",
        "parts": "Chances annoncées et victoires, tous les nombres de joueurs ensemble",
        "part.0": "Début",
        "part.1": "Milieu",
        "part.2": "Fin",
        "colon": "\N{NO-BREAK SPACE}: ",
        "cases": "nombre",
        "mean": "annoncé",
        "came": "gagné",
        "certain": (
            "Ce qui est certain est annoncé comme tel et n’est pas dans ces tableaux\N{NO-BREAK SPACE}: victoire ou "
            "défaite étaient acquises, quoi qu’il arrive, après {certain}\N{NO-BREAK SPACE}des {decisions} décisions "
            "examinées\u202f; {refuted} de ces annonces étaient fausses."
        ),
        "decimal": ",",
    },
    "en": {
        "method": (
            "When the book says 60\u00a0%, does it happen 60 times in 100? Bots like {bot} played {games} games "
            "with {players} players; three times in each, everybody’s chances were estimated as a review does it. "
            "The table groups these chances by tens and says what share of the players won, with a 95\u00a0% interval. "
            "On the dashed line of the chart, what is told would come true exactly; the solid line shows the raw "
            "estimates, the dots what the book tells."
        ),
        "adjusted": (
            "The book adjusts the estimates to what happened: each half of the games has checked the adjustment "
            "that was calculated from the other half."
        ),
        "unadjusted": "No adjustment is sure to help: the book tells the estimates as they are.",
        "chances": "Chances told, and wins",
        "band": "Told",
        "count": "Number",
        "told": "On average",
        "won": "Won",
        "raw": "Raw, on average",
        "raw_won": "Won",
        "all": "Mean distance between what is told and what was won, in points",
        "players": "Players",
        "bots": "Bots",
        "games": "Games",
        "off_raw": "Raw",
        "off": "Told",
        "called": "The book calls them",
        "proven": "chances",
        "estimate": "estimates",
        "axis": "Chances told",
        "parts": "Chances told, and wins, all numbers of players together",
        "part.0": "Beginning",
        "part.1": "Middle",
        "part.2": "End",
        "colon": ": ",
        "cases": "number",
        "mean": "told",
        "came": "won",
        "certain": (
            "What is certain is told as certain and is not in these tables: victory or defeat was settled, whatever "
            "might happen, after {certain} of the {decisions} decisions looked at; {refuted} of these statements were "
            "wrong."
        ),
        "decimal": ".",
    },
}

Row = dict[str, Any]
TICKS: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
CELL: Final = ("cases", "mean", "came")
"""What is told of a tenth of the scale in a part of the games."""
IN_FULL: Final = 3
"""The number of players whose games are shown in full, as on the rest of these pages."""


def reliability_page(game: str, lang: str) -> Html:
    """Return how the coach's chances came true in a game: for one number of players in full, for all in a line."""
    words, found, parts = WORDS[lang], rows_of(RELIABILITY, game), rows_of(PARTS, game)
    texts, full = presentation_by_key(game).texts[lang], next(row for row in found if row["players"] == IN_FULL)
    counts = {"games": f"{full['games']:,}".replace(",", NARROW), "players": full["players"]}
    method = words["method"].format(bot=bot_name(full["level"], texts), **counts)
    lines = [
        [
            str(row["players"]),
            bot_name(row["level"], texts),
            str(row["games"]),
            *(number_text(100 * mean_deviation(row[key]), words, 1) for key in ("raw", "told")),
            words["proven" if row["proven"] else "estimate"],
        ]
        for row in found
    ]
    adjusting = words["adjusted" if full["adjusted"] else "unadjusted"]
    heads = [words[key] for key in ("players", "bots", "games", "off_raw", "off", "called")]
    return fragment(
        tag("div", tag("p", method, " ", adjusting), reliability_plot(full, words), class_="plot"),
        bands_table(full, words),
        figures_table(words["all"], heads, lines),
        parts_tables(parts, words) if parts else "",
    )


def parts_tables(found: Sequence[Row], words: dict[str, str]) -> Html:
    """Return what came true in the beginning, the middle and the end of games, and how often something was certain."""
    heads = [words[f"part.{row['part']}"] + words["colon"] + words[key] for row in found for key in CELL]
    by_low = [{each["low"]: each for each in row["told"]} for row in found]
    lines = [
        [band_text(low), *(text for part in by_low for text in cell_texts(part.get(low), words))]
        for low in sorted({low for part in by_low for low in part})
    ]
    counts = {key: sum(row[key] for row in found) for key in ("games", "certain", "refuted")}
    certain = {key: f"{count:,}".replace(",", NARROW) for key, count in counts.items()}
    return fragment(
        figures_table(words["parts"], [words["band"], *heads], lines),
        tag("p", words["certain"].format(decisions=certain["games"], **certain)),
    )


def cell_texts(each: Row | None, words: dict[str, str]) -> list[str]:
    """Return how many chances of a tenth of the scale were told in a part of the games, their mean, and the wins."""
    if each is None:
        return ["0", *["\N{EN DASH}"] * 2]
    return [str(each["estimates"]), percent_text(each["estimated"], words), won_text(each, words)]


def won_text(each: Row, words: dict[str, str]) -> str:
    """Return the share won in a tenth of the scale, with its interval."""
    share, width = (number_text(100 * part, words, 1) for part in (each["won"], Z95 * each["error"]))
    return f"{share}\u00a0±\u00a0{width}\u00a0%"


def band_text(low: float) -> str:
    """Return a tenth of the scale in percent."""
    return f"{round(100 * low)}\N{EN DASH}\N{WORD JOINER}{round(100 * low) + 10}\u00a0%"


def mean_deviation(deciles: Sequence[Row]) -> float:
    """Return by how much chances and wins differ, in the mean over all that was told."""
    total = sum(each["estimates"] for each in deciles)
    return float(sum(each["estimates"] * abs(each["won"] - each["estimated"]) for each in deciles) / total)


def bands_table(row: Row, words: dict[str, str]) -> Html:
    """Return a table of what came true, by tenths of the scale."""
    raw = {each["low"]: each for each in row["raw"]}
    rows = []
    for each in row["told"]:
        plain = raw.get(each["low"])
        before = (
            [percent_text(plain["estimated"], words), percent_text(plain["won"], words)]
            if plain
            else ["\N{EN DASH}"] * 2
        )
        told = [str(each["estimates"]), percent_text(each["estimated"], words), won_text(each, words)]
        rows.append([band_text(each["low"]), *told, *before])
    return figures_table(
        words["chances"], [words[key] for key in ("band", "count", "told", "won", "raw", "raw_won")], rows
    )


def percent_text(share: float, words: dict[str, str]) -> str:
    """Return a share in percent."""
    return f"{number_text(100 * share, words, 1)}\u00a0%"


def reliability_plot(row: Row, words: dict[str, str]) -> Html:
    """Return what was won by what was told, each from 0 to 1, with the raw estimates as a line."""
    line = " ".join(
        f"{x_of_chance(each['estimated']):.1f},{y_coordinate_of_share(each['won']):.1f}" for each in row["raw"]
    )
    return svg(
        "chart",
        f"0 0 {WIDTH} {HEIGHT}",
        [labelled_grid_line(y_coordinate_of_share(tick), f"{100 * tick:.0f}\u00a0%") for tick in TICKS],
        [chart_label(x_of_chance(tick), HEIGHT - BOTTOM + 16, f"{100 * tick:.0f}\u00a0%", "middle") for tick in TICKS],
        svg_path(
            "mark",
            f"M{x_of_chance(0):.1f} {y_coordinate_of_share(0):.1f}L{x_of_chance(1):.1f} {y_coordinate_of_share(1):.1f}",
        ),
        svg_path("line", f"M{line}"),
        [decile_dot(each) for each in row["told"]],
        axis_title(words["axis"]),
        hidden=True,
    )


def x_of_chance(share: float) -> float:
    """Return where a chance is drawn."""
    return LEFT + EDGE + (WIDTH - LEFT - 3 * EDGE) * share


def decile_dot(each: Row) -> list[Html]:
    """Return a tenth of the scale as a dot with its interval."""
    x, width = f"{x_of_chance(each['estimated']):.1f}", Z95 * each["error"]
    top, foot = y_coordinate_of_share(each["won"] + width), y_coordinate_of_share(each["won"] - width)
    return [
        svg_path("interval", f"M{x} {top:.1f}V{foot:.1f}"),
        tag("circle", cx=x, cy=f"{y_coordinate_of_share(each['won']):.1f}", r=DOT),
    ]
