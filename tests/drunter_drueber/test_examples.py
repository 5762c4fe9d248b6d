"""Worked examples: each plays through, shows what it promises, and is told as it was read over.

After a change of rules, examples or words, `GOLDEN=write pytest tests/drunter_drueber/test_examples.py` writes
the transcripts anew; then read their diff.
"""

import os
import re
from pathlib import Path
from typing import Any

import pytest

from engine.core.example import Example
from engine.core.game import MoveRefused
from engine.core.words import LANGUAGES
from engine.drunter_drueber.components import DEAL, LENGTHS, PAWN_KINDS, STOCK, tile_index
from engine.drunter_drueber.examples import EXAMPLES
from engine.drunter_drueber.show import SHOW
from engine.table.film import Step, lines
from engine.table.lesson import Lesson, printed_plan, run, telling

HERE = Path(__file__).parent
RULES = HERE.parents[1] / "docs" / "en" / "drunter-drueber" / "rules.md"
KEYS = [*EXAMPLES]
GIVEN = [key for key, example in EXAMPLES.items() if example.position]


def lesson(key: str) -> Lesson:
    """Return an example as it goes."""
    example = EXAMPLES[key]
    return run(SHOW, example, printed_plan(SHOW, example))


def told(steps: list[Step], example: Example, lang: str) -> str:
    """Return the captions of an example, a block a step, each line with its rule."""
    voice = telling(SHOW, example, lang)
    head = [voice.plain(f"example.{example.key}.{part}") for part in ("title", "intro")]
    blocks = ["\n".join(f"{line.rule}  {line.text}" for line in lines(step, voice)) for step in steps]
    return "\n\n".join(["\n".join(head), *blocks]) + "\n"


def kinds(key: str) -> list[str]:
    """Return the names of the events that an example shows, in order."""
    return [type(frame.event).__name__ for step in lesson(key).steps for frame in step]


def rules(key: str) -> list[str]:
    """Return the rules of the events that an example shows, in order."""
    return [frame.event.rule for step in lesson(key).steps for frame in step]


def codes(key: str) -> list[str]:
    """Return the reasons of the attempts that an example shows, in order."""
    frames = [frame for step in lesson(key).steps for frame in step]
    return [frame.event.code for frame in frames if isinstance(frame.event, MoveRefused)]


def last_view(key: str) -> Any:
    """Return what an example shows at its end."""
    return lesson(key).steps[-1][-1].view


def begin(key: str) -> Any:
    """Return the state that an example begins with."""
    example = EXAMPLES[key]
    return SHOW.game.begin(example.players, example.seed, example.options, example.position)


@pytest.mark.parametrize("key", KEYS)
def test_an_example_plays_through_to_its_last_event(key: str) -> None:
    example, played = EXAMPLES[key], lesson(key)
    assert played.example.key == key
    assert not played.cut_short
    assert len(played.choices) == len(example.made)
    if example.first:
        assert any(isinstance(frame.event, example.first) for frame in played.steps[0])
    if example.last:
        assert any(isinstance(frame.event, example.last) for frame in played.steps[-1])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_an_example_is_told_as_in_its_transcript(key: str, lang: str) -> None:
    path = HERE / "golden" / f"{key}.{lang}.txt"
    transcript = told(lesson(key).steps, EXAMPLES[key], lang)
    if os.environ.get("GOLDEN") == "write":
        path.write_text(transcript, "utf-8")
    assert path.read_text("utf-8") == transcript


def test_every_transcript_has_its_example() -> None:
    written = {path.name for path in (HERE / "golden").iterdir()}
    assert written == {f"{key}.{lang}.txt" for key in KEYS for lang in LANGUAGES}


def test_every_rule_is_shown_by_an_example() -> None:
    wanted = set(re.findall(r"^/// rule \| (\S+)$", RULES.read_text("utf-8"), re.MULTILINE))
    assert wanted
    assert {rule for key in KEYS for rule in rules(key)} == wanted


@pytest.mark.parametrize("key", GIVEN)
def test_what_everyone_holds_and_has_laid_was_drawn(key: str) -> None:
    state = begin(key)
    for seat in range(state.players):
        laid = [tile for tile in state.laid if tile.seat == seat]
        for length in LENGTHS:
            held = sum(state.tiles[seat][tile_index(kind, length)] for kind in range(len(STOCK)))
            assert held + sum(tile.placement.length == length for tile in laid) == DEAL[state.players][length - 1]


@pytest.mark.parametrize("key", GIVEN)
def test_no_tile_is_there_twice(key: str) -> None:
    state = begin(key)
    for kind, counts in enumerate(STOCK):
        for length, count in zip(LENGTHS, counts, strict=True):
            held = sum(hand[tile_index(kind, length)] for hand in state.tiles)
            laid = [tile.placement for tile in state.laid]
            assert held + sum((PAWN_KINDS[each.pawn], each.length) == (kind, length) for each in laid) == count


def test_people_and_places_vary() -> None:
    names = [name for example in EXAMPLES.values() for name in example.names]
    assert len(set(names)) == len(names)
    assert {example.players for example in EXAMPLES.values()} == set(DEAL)


def test_what_is_tried_in_vain_is_refused_for_its_reason() -> None:
    assert codes("dd_refused") == ["no_tile", "wrong_kind", "not_beside", "occupied", "corner", "off_board"]
    assert codes("dd_bridge_closed") == ["far_side", "two_bridges"]
    assert codes("dd_blocked") == ["pawn_gone"]


def test_runa_passes_with_ten_tiles_in_front_of_her() -> None:
    view = last_view("dd_pass")
    assert sum(view.tiles[3]) == 10
    assert kinds("dd_pass")[-1] == "TurnPassed"


def test_whoever_must_propose_has_nothing_else_to_lay() -> None:
    state = begin("dd_must_propose")
    moves = SHOW.game.legal(state, 0)
    for move in moves:
        tried = state.clone()
        SHOW.game.apply(tried, 0, move)
        assert tried.proposal is not None, move


def test_undecided_cards_are_back_in_their_hands() -> None:
    assert last_view("dd_undecided").votes[1:] == (0b11111101, 0b11111111)


def test_votes_left_decide_whatever_the_others_hold() -> None:
    assert last_view("dd_final_tie").votes[2] == 0b10011111
    assert kinds("dd_final_tie")[-2:] == ["VotesCompared", "GameWon"]
    assert kinds("dd_shared")[-2:] == ["VotesCompared", "VictoryShared"]


def test_the_second_target_counts_among_those_who_are_tied() -> None:
    assert kinds("dd_second_target")[-3:] == ["SecondScored", "SecondScored", "GameWon"]


def test_bridges_in_a_row_are_an_option() -> None:
    seen = rules("dd_two_bridges")
    assert seen[seen.index("DD-3.1") + 1] == "DD-3.3"
    assert EXAMPLES["dd_two_bridges"].options == {"bridges": "several"}
