"""Land Unter as it is shown: drawing, words, lessons, and the numbers that its pages quote."""

from collections.abc import Callable, Mapping, Sequence
from html import escape

from engine.core.describe import Texts
from engine.core.game import Event
from engine.core.presentation import Presentation, ScoreShare
from engine.core.render.elements import table
from engine.games.land_unter.lessons.examples import EXAMPLES
from engine.games.land_unter.lessons.minigames import MINIGAMES
from engine.games.land_unter.locale import TEXTS, TOKENS
from engine.games.land_unter.render import draw, hand_form, icon, symbols
from engine.games.land_unter.rules import events as e
from engine.games.land_unter.rules.cards import (
    BONUS,
    ELIMINATED,
    HAND,
    PRESERVER_CARDS,
    ROUNDS,
    SURVIVORS,
    TIDE_CARDS,
    TURNED,
    WEATHER_CARDS,
    left_over,
)
from engine.games.land_unter.rules.game import LandUnter
from engine.games.land_unter.rules.view import View

FACTS: Mapping[str, object] = {
    "LU.weather_cards": len(WEATHER_CARDS),
    "LU.hand": HAND,
    "LU.rounds": ROUNDS,
    "LU.tide_cards": len(TIDE_CARDS),
    "LU.tide_max": TIDE_CARDS[-1],
    "LU.tide_copies": TIDE_CARDS.count(1),
    "LU.preserver_cards": PRESERVER_CARDS,
    "LU.players_min": LandUnter.seats[0],
    "LU.players_max": LandUnter.seats[-1],
    "LU.left_over_3": left_over(3),
    "LU.left_over_4": left_over(4),
    "LU.left_over_5": left_over(5),
    "LU.turned": TURNED,
    "LU.eliminated_points": f"\u2212{-ELIMINATED}",
    "LU.bonus": BONUS,
    "LU.survivors": SURVIVORS,
}

GROUP: Mapping[type[Event], str] = {
    e.SetDealt: "deal",
    e.CardsLeftOver: "deal",
    e.CardPlayedOpen: "",
    e.LowerTideTaken: "lower",
    e.HigherTideTaken: "higher",
    e.PreserverLost: "loss",
    e.PreserverLostInTie: "loss",
    e.PreserverLostAgain: "loss",
    e.StillAfloat: "loss",
    e.BonusScored: "bonus",
    e.BonusWithoutTide: "bonus",
    e.PreserversScored: "score",
    e.EliminationScored: "score",
}

MARKS: Mapping[type[Event], str] = {
    e.SetDealt: "hand",
    e.PreserversTaken: "gain",
    e.CardPlayedOpen: "card",
    e.LowerTideTaken: "tide",
    e.HigherTideTaken: "tide",
    e.TideCovered: "tide",
    e.PreserverLost: "loss",
    e.PreserverLostInTie: "loss",
    e.PreserverLostAgain: "loss",
    e.Eliminated: "out",
    e.PreserversScored: "score",
    e.EliminationScored: "score",
    e.BonusScored: "bonus",
    e.BonusWithoutTide: "bonus",
    e.LeaderByPreservers: "lead",
    e.LeaderAfterLoss: "lead",
    e.LeaderAfterTwoLosses: "lead",
}
"""What an event that names a seat changes on that seat's mat."""


def marks(event: Event) -> tuple[str, ...]:
    """Return what an event changed, as `draw` wants it."""
    if isinstance(event, e.TidesTurned):
        return ("mid",)
    if isinstance(event, e.CardsRevealed):
        return tuple(f"card:{seat}" for seat, card in enumerate(event.cards) if card)
    kind = MARKS.get(type(event))
    return (f"{kind}:{getattr(event, 'seat', '')}",) if kind else ()


def round_number(view: View) -> int:
    """Return the round of a view, from 1."""
    return min(view.round + 1, ROUNDS)


def deal_table(texts: Texts) -> str:
    """Return a table of what each number of players is dealt."""
    heads = (escape(texts[f"deal.{key}"]) for key in ("players", "hand", "left", "stages"))
    return table(heads, ((str(n), str(HAND), str(left_over(n)), str(n)) for n in LandUnter.seats))


def components_table(texts: Texts) -> str:
    """Return a table of the components, with how many there are of each."""
    kinds = (
        ("w44", "weather", len(WEATHER_CARDS)),
        ("t7", "tide", len(TIDE_CARDS)),
        ("lp", "preserver", PRESERVER_CARDS),
    )
    rows = (
        (
            f"{icon(token, texts)} {escape(texts[f'components.{key}'])}",
            str(count),
            escape(texts[f"components.{key}.note"]),
        )
        for token, key, count in kinds
    )
    return table((escape(texts[f"components.{key}"]) for key in ("kind", "count", "note")), rows)


def score_shares(event: Event, view: View) -> Sequence[ScoreShare]:
    """Return what a seat scores in a stage: its preservers or the price of its elimination, and the bonus."""
    if isinstance(event, (e.PreserversScored, e.EliminationScored)):
        return (ScoreShare(event.seat, "stage", event.points, view.stage + 1),)
    if isinstance(event, (e.BonusScored, e.BonusWithoutTide)):
        return (ScoreShare(event.seat, "stage", BONUS, view.stage + 1),)
    return ()


TABLES: Mapping[str, Callable[[Texts], str]] = {"components": components_table, "deal": deal_table}

PRESENTATION = Presentation(
    game=LandUnter(),
    texts=TEXTS,
    tokens=TOKENS,
    draw=draw,
    form=hand_form,
    symbols=symbols,
    icon=icon,
    marks=marks,
    round_number=round_number,
    group=GROUP,
    quiet=frozenset({e.CardChosen}),
    examples=EXAMPLES,
    minigames=MINIGAMES,
    facts=FACTS,
    tables=TABLES,
    swaps=frozenset({"weather_card"}),
    score_shares=score_shares,
)
