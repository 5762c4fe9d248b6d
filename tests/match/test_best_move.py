"""What the best bot would have done in an example: told only where it is beyond doubt, with the numbers found."""

import re
from dataclasses import replace

import pytest

from engine.api.certified_move import best_move_in_example_html
from engine.coach.ledger import Ledger, chance_in_percent
from engine.core.locale import LANGUAGES
from engine.games.registry import GAMES, PRESENTATIONS
from engine.match import best_move
from engine.match.best_move import NotCertain, best_move_of_example, is_best_move_clear
from tests.coach.decisions import choice, playouts
from tools.paths import ROOT, page_folder

ASKED = re.compile(r"^/// example \| (\w+)\n///\n\n/// best \| (\w+)\n///$", re.MULTILINE)


def learn_page(game: str, lang: str) -> str:
    """Return the text of a game's learn page."""
    return (ROOT / "docs" / lang / page_folder(game) / "index.md").read_text("utf-8")


ASKING = [game for game in GAMES if "\n/// best |" in learn_page(game, LANGUAGES[0])]
"""A game need not ask: its Learn page may have no such question."""


def asked(game: str, lang: str) -> tuple[str, str]:
    """Return the examples before and in the question of a game's learn page."""
    ((example, best),) = ASKED.findall(learn_page(game, lang))
    return example, best


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ASKING)
def test_a_learn_page_that_asks_does_so_once_and_is_answered_by_what_was_counted(game: str, lang: str) -> None:
    example, key = asked(game, lang)
    assert example == key
    found = best_move_of_example(game, key)
    assert found.best != found.made
    assert found.chance - found.made_chance >= 0.05
    assert found.contrast.facts, "a reader is told why"
    told = re.sub(r"<[^>]+>", " ", best_move_in_example_html(game, key, lang))
    numbers = {number.replace(",", ".") for number in re.findall(r"\d+(?:[.,]\d)?", told)}
    assert {str(chance_in_percent(chance)) for chance in (found.chance, found.made_chance)} <= numbers
    for fact in found.contrast.facts:
        assert {format(count, ".1f" if fact.averaged else "g") for count in (fact.better, fact.worse)} <= numbers


def ledger(*chances: list[float], power: float = 1.0) -> Ledger:
    """Return moves that led to these chances, world by world; `power`: that by which they are calibrated."""
    _, view, _ = choice("land_unter", 0)
    runs = playouts("land_unter", view)
    runs.calibration_power = power
    found = Ledger(runs, "abc"[: len(chances)])
    found.tables = [[0.5, 0.5] for _ in chances]
    for at, each in enumerate(chances):
        for chance in each:
            found.add_playout_result(at, chance, 0.0)
    return found


def test_a_move_is_best_only_by_a_margin_and_beyond_doubt() -> None:
    assert is_best_move_clear(ledger([0.6] * 8, [0.5] * 8))
    assert not is_best_move_clear(ledger([0.6] * 8, [0.58] * 8)), "the margin is too small"
    assert not is_best_move_clear(ledger([0.6] * 8, [0.5] * 8, power=0.2)), "the margin is too small as it is told"
    assert not is_best_move_clear(ledger([1.0, 0.0] * 4, [0.0, 0.9] * 4)), "it may be luck"
    assert not is_best_move_clear(ledger([0.6] * 8, [0.5] * 8, [0.59] * 8)), "a third move is as good"


@pytest.mark.parametrize("again", [False, True])
def test_a_move_that_is_clearly_behind_sees_no_more_worlds_unless_it_is_in_doubt_again(
    monkeypatch: pytest.MonkeyPatch, again: bool
) -> None:
    each = best_move.NARROW_EVERY
    monkeypatch.setattr(best_move, "MOST_WORLDS", 3 * each)
    monkeypatch.setattr(
        best_move,
        "is_move_clearly_behind",
        lambda found, at: at % 2 == 1 and not (again and max(map(len, found.chances)) == 2 * each),
    )
    _, view, made = choice("land_unter", 0)
    found = best_move.ledger_of_all_moves(playouts("land_unter", view), made)
    leader = found.index_of_best_candidate()
    assert len(found.moves) > 2
    for at, chances in enumerate(found.chances):
        assert len(chances) == (3 * each if at == leader or at % 2 == 0 else (2 if again else 1) * each)


def test_an_example_without_a_best_move_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(NotCertain, match="first_trick does not begin with a decision"):
        best_move_of_example("land_unter", "first_trick")
    presentation = PRESENTATIONS["land_unter"]
    own = replace(presentation.examples["first_trick"], key="own", viewer=0)
    changed = replace(presentation, examples={"own": own})
    monkeypatch.setattr(best_move, "MOST_WORLDS", best_move.NARROW_EVERY)
    monkeypatch.setattr("engine.match.best_move.presentation_by_key", {"land_unter": changed}.__getitem__)
    with pytest.raises(NotCertain, match="behind by"):
        best_move_of_example("land_unter", "own")
