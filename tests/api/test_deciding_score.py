"""Why a game was won: a sentence about the column in which the winner was furthest ahead, or about what broke a tie."""

import re
from collections.abc import Callable, Iterable

import pytest

from engine.api import deciding_score
from engine.api.ending import minigame_outcome_html
from engine.api.open_matches import MATCHES
from engine.api.ranking import Source
from engine.api.victory import victory_html
from engine.api.view_model import match_describer
from engine.core.game import Event, Result
from engine.core.html import Html
from engine.core.presentation import ScoreShare
from engine.games.drunter_drueber.rules.components import INN, SCHOOL
from engine.games.drunter_drueber.rules.events import SecondScored, VotesCompared
from engine.games.registry import PRESENTATIONS
from engine.games.vineta.rules.end_events import TieCompared
from engine.match.match import LogEntry, Match
from engine.match.recorder import Snapshot
from tests.api.client import ask, begin_match
from tests.api.finished import finished


def share(seat: int, column: str, points: int, at: int = 0, count: int = 0) -> Source:
    """Return points of a seat."""
    return Source(ScoreShare(seat, column, points, at, count=count), 0)


OWN, TAKEN = "own", "taken"
VINETA = [
    *(share(0, OWN, 9, count=3), share(0, TAKEN, 4, count=4), share(0, "bonus", 0)),
    *(share(1, OWN, 6, count=2), share(1, TAKEN, 6, count=6), share(1, "bonus", 0)),
    *(share(2, OWN, 0), share(2, TAKEN, 2, count=2), share(2, "bonus", 7)),
]
SCORES = (13, 12, 9)


def told(
    monkeypatch: pytest.MonkeyPatch,
    result: Result,
    brought: list[Source],
    *kinds: str,
    game: str = "vineta",
    lang: str = "en",
    tied: Iterable[Event] = (),
) -> str:
    """Return what is told of a game that ended like this, without its markup."""
    begin_match("random", *kinds[1:], game=game)
    match = MATCHES["t"].match
    match.kinds = kinds
    monkeypatch.setattr(type(match.presentation.game), "result", lambda *_: result)
    match.log += (LogEntry(Snapshot(each, None, 0), 0) for each in tied)
    return plain(deciding_score.deciding_difference_html(match, brought, match_describer(match, lang)))


def plain(html: Html) -> str:
    """Return a text without its markup."""
    return re.sub("<.*?>", "", html).replace("\N{WORD JOINER}", "")


def test_the_winner_is_compared_with_the_second_where_he_was_furthest_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    said = told(monkeypatch, Result(SCORES, (0,)), VINETA, "random", "random", "random")
    assert said == (
        "What made the difference: houses of one’s own colour on the last district, 3 for Alma and 2 for Bruno. That"
        " was 3 points ahead, 2 of them lost again elsewhere."
    )


def test_who_lost_is_compared_with_the_winner(monkeypatch: pytest.MonkeyPatch) -> None:
    seats = ("random", "random", "human")
    said = told(monkeypatch, Result(SCORES, (0,)), VINETA, *seats, lang="fr")
    assert said == (
        "Ce qui a fait la différence\u00a0: les maisons de sa propre couleur sur le dernier quartier, 3 pour Alma et 0"
        " pour vous. Cela faisait 9 points d’avance, dont 5 reperdus ailleurs."
    )


def test_who_won_is_compared_with_the_second(monkeypatch: pytest.MonkeyPatch) -> None:
    said = told(monkeypatch, Result(SCORES, (0,)), VINETA, "human", "random", "random")
    assert "3 for you and 2 for Bruno" in said


def test_of_several_tied_for_second_the_nearest_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    brought = [
        *(share(0, OWN, 9, count=3), share(0, TAKEN, 5, count=5)),
        *(share(1, OWN, 3, count=1), share(1, TAKEN, 9, count=9)),
        *(share(2, OWN, 6, count=2), share(2, TAKEN, 6, count=6)),
    ]
    said = told(monkeypatch, Result((14, 12, 12), (0,)), brought, "random", "random", "random")
    assert "3 for Alma and 2 for Cl" in said


def test_who_was_as_near_is_told_too_and_which_part_of_the_difference_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    brought = [
        *(share(0, OWN, 9, count=3), share(0, TAKEN, 10, count=10)),
        *(share(1, OWN, 3, count=1), share(1, TAKEN, 7, count=7)),
        *(share(2, OWN, 3, count=1), share(2, TAKEN, 7, count=7)),
    ]
    said = told(monkeypatch, Result((19, 10, 10), (0,)), brought, "human", "human", "random", lang="fr")
    assert said.endswith("3 pour Alma et 1 chacun pour Bruno et Cleo. Cela fait 6 des 9 points d’écart.")


def test_the_district_says_whose_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    brought = [share(0, OWN, 3, count=1), share(1, OWN, 0), share(0, "bonus", 7)]
    said = told(monkeypatch, Result((10, 0), (0,)), brought, "human", "random")
    assert said == (
        "What made the difference: you have the tile of the last district, which brought 7 points. That is 7 of the 10"
        " points of difference."
    )


def test_points_lost_in_a_stage_make_a_difference_too(monkeypatch: pytest.MonkeyPatch) -> None:
    brought = [
        *(share(0, "stage", 4, at=1), share(0, "stage", 1, at=2), share(0, "stage", 1, at=2)),
        *(share(1, "stage", 5, at=1), share(1, "stage", -1, at=2)),
        share(2, "stage", 0, at=1),
    ]
    said = told(monkeypatch, Result((6, 4, 0), (0,)), brought, "human", "random", "random", game="land_unter")
    assert said == (
        "What made the difference: stage 2, with 2 points for you and \N{MINUS SIGN}1 for Bruno. That was 3 points"
        " ahead, 1 of them lost again elsewhere."
    )


def test_the_cards_that_are_played_for_are_told_with_what_they_brought(monkeypatch: pytest.MonkeyPatch) -> None:
    facts = [{"target": "G", "counted": ("G4", "G5")}, {"target": "lowest", "counted": ()}]
    brought = [Source(ScoreShare(seat, "counted", 9 - 9 * seat, facts=facts[seat]), 0) for seat in range(2)]
    found = told(monkeypatch, Result((9, 0), (0,)), brought, "human", "random", game="drunter_drueber")
    compared = "for you (Church, 9 points), none for Bruno (Lowest of each type, 0)."
    assert found.endswith(f" left to count {compared}")


def test_a_tie_is_told_by_what_was_compared_unless_the_victory_tells_all_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    tie, result, seats = TieCompared("VI-8.5", (0, 1), (3, 2, None)), Result((12, 12, 9), (0,)), ["random"] * 3
    assert told(monkeypatch, result, [], *seats, tied=[tie]) == ""
    said = told(monkeypatch, result, [], *seats, tied=[tie, tie])
    assert said.startswith("Alma and Bruno are tied.")
    assert said.endswith("Alma\u00a03, Bruno\u00a02.")


def test_a_shared_victory_has_no_loser_to_be_ahead_of_but_the_one_person(monkeypatch: pytest.MonkeyPatch) -> None:
    shared = Result((13, 13, 9), (0, 1))
    brought = [*VINETA, share(1, TAKEN, 1, count=1)]
    assert told(monkeypatch, shared, brought, "random", "random", "random") == ""
    assert "3 for Alma and 0 for you" in told(monkeypatch, shared, brought, "random", "random", "human")
    tie = VotesCompared("DD-6.4", (0, 1), (2, 2, None))
    seats = ("random", "random", "random")
    said = told(monkeypatch, shared, [], *seats, game="drunter_drueber", tied=[tie])
    assert said == "The tie-break could not part them either.", "no list of equal numbers"


def test_nothing_is_said_where_the_columns_do_not_tell_all(monkeypatch: pytest.MonkeyPatch) -> None:
    assert told(monkeypatch, Result((14, 12, 9), (0,)), VINETA, "random", "random", "random") == ""


TOLD = [
    game
    for game, presentation in PRESENTATIONS.items()
    if any(name.startswith("decided.") for name in presentation.texts["en"])
]
"""The games whose ranking has several columns: tests/conformance/test_presentation.py asks for a sentence for each."""


@pytest.mark.parametrize(("end", "lang"), [(min, "fr"), (max, "en")])
@pytest.mark.parametrize("game", TOLD)
def test_a_game_ends_with_the_sentence(game: str, end: Callable[[Iterable[int]], int], lang: str) -> None:
    players = end(PRESENTATIONS[game].game.player_counts)
    for seed in range(9):
        form = finished(*["random"] * players, game=game, seed=seed, lang=lang)["form"]
        result = ended()
        if len(result.winners) == 1 and sorted(result.scores)[-2] < max(result.scores):
            break
    assert form.count('class="decided"') == 1


def ended() -> Result:
    """Return how the game that is open has ended."""
    match: Match = MATCHES["t"].match
    result: Result | None = match.presentation.game.result(match.state)
    assert result is not None
    return result


@pytest.mark.parametrize(
    ("game", "tie", "lang", "seats", "told"),
    [
        (
            "drunter_drueber",
            [VotesCompared("DD-6.4", (0, 1), (13, 9))],
            "fr",
            ("human", "random"),
            "Bravo\u202f! À égalité, vous gagnez aux voix gardées, 13 contre 9\u00a0: Bruno a aussi 15 points.",
        ),
        (
            "drunter_drueber",
            [SecondScored("DD-7.9", 0, SCHOOL, (), 6), SecondScored("DD-7.9", 1, INN, (), 4)],
            "en",
            ("human", "random"),
            "Well done! It’s a tie, and you win it on second targets, 6 to 4: Bruno also has 15 points.",
        ),
        (
            "vineta",
            [TieCompared("VI-8.5", (0, 1), (3, 2))],
            "fr",
            ("random", "human"),
            "À égalité, Alma gagne aux maisons de sa couleur sur le dernier quartier, 3 contre 2\u00a0: vous avez aussi"
            " 15 points.",
        ),
    ],
)
def test_a_victory_at_equal_points_names_what_decided(
    monkeypatch: pytest.MonkeyPatch, game: str, tie: list[Event], lang: str, seats: tuple[str, ...], told: str
) -> None:
    result = Result((15, 15), (0,))
    begin_match("random", "random", game=game)
    match = MATCHES["t"].match
    match.kinds = seats
    monkeypatch.setattr(type(match.presentation.game), "result", lambda *_: result)
    match.log.extend(LogEntry(Snapshot(event, None, 0), 0) for event in tie)
    html = re.search('<div class="verdict">(.*?)</div>', victory_html(match, result, match_describer(match, lang)))
    assert html
    assert plain(Html(html[1])) == told


@pytest.mark.parametrize(
    ("seats", "won", "told"),
    [
        (
            (0,),
            True,
            "Bravo\u202f! À égalité, vous gagnez aux voix gardées, 13 contre 9\u00a0: Bruno a aussi 15 points.",
        ),
        ((1,), False, "À égalité, Bruno gagne aux voix gardées, 13 contre 9\u00a0: vous avez aussi 15 points."),
    ],
)
def test_a_minigame_at_equal_points_tells_it_too(
    monkeypatch: pytest.MonkeyPatch, seats: tuple[int], won: bool, told: str
) -> None:
    ask("open", lang="fr", new={"game": "drunter_drueber", "key": "dd_short", "seed": 77})
    match = MATCHES["t"].match
    monkeypatch.setattr(type(match.presentation.game), "result", lambda *_: Result((15, 15), seats))
    monkeypatch.setattr(type(match), "is_minigame_won", won)
    votes = (13, 9) if won else (9, 13)
    match.log.append(LogEntry(Snapshot(VotesCompared("DD-6.4", (0, 1), votes), None, 0), 0))
    said = plain(minigame_outcome_html(match, match_describer(match, "fr"))[0])
    assert told in said
    assert "mieux tirés" not in said
