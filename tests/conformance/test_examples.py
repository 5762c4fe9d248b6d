"""Worked examples of every game: each plays through, shows what it promises, and is told as it was read over."""

import pytest

from engine.core.events import MoveRefused
from engine.core.locale import LANGUAGES
from engine.core.presentation import Presentation
from engine.games.registry import PRESENTATIONS
from tests.conformance.test_rule_ids import of_other_letters
from tests.conformance.test_rule_ids import rules as rule_ids
from tests.lessons import EXAMPLES, lesson, presentation_with, rules, told
from tests.transcripts import WRITE, transcripts

every_example = pytest.mark.parametrize("key", EXAMPLES)
every_game = pytest.mark.parametrize("presentation", PRESENTATIONS.values(), ids=PRESENTATIONS)


@every_example
def test_an_example_plays_through_to_its_last_event(key: str) -> None:
    example, played = EXAMPLES[key], lesson(key)
    assert example.key == key, f"EXAMPLES names “{key}” the example whose key is “{example.key}”"
    made = tuple(choice.move for choice in played.choices)
    assert made == example.moves_made, f"example {key}: its moves end before it does, or one of them is not legal there"
    first, last = ([snapshot.event for snapshot in played.steps[at]] for at in (0, -1))
    if example.first:
        assert any(isinstance(event, example.first) for event in first), f"example {key} begins with {first}"
    if example.last:
        assert any(isinstance(event, example.last) for event in last), f"example {key} ends with {last}"


@every_example
def test_an_example_names_steps_that_it_has_to_be_printed(key: str) -> None:
    telling, count = EXAMPLES[key].telling, len(lesson(key).steps)
    right = list(telling) == sorted({*telling}) and {*telling} <= {*range(1, count + 1)}
    assert right, f"example {key}: telling={telling} is no rising list of its steps, 1 to {count}"


@every_example
def test_an_attempt_is_refused_by_a_rule(key: str) -> None:
    for step in lesson(key).steps:
        for snapshot in step:
            refused = isinstance(snapshot.event, MoveRefused)
            assert not refused or snapshot.event.rule, f"example {key}: an attempt is refused, but by no rule"


@pytest.mark.parametrize("lang", LANGUAGES)
@every_example
def test_an_example_is_told_as_in_its_transcript(key: str, lang: str) -> None:
    presentation = presentation_with(key)
    path = transcripts(presentation) / f"{key}.{lang}.txt"
    mend = f"run `{WRITE} {presentation.game.key}` and read the diff"
    assert path.exists(), f"tests/games/{presentation.game.key}/transcripts/{path.name} is missing: {mend}"
    transcript = told(lesson(key).steps, EXAMPLES[key], lang)
    assert path.read_text("utf-8") == transcript, f"{path.name} tells example {key} otherwise: {mend}"


@every_game
def test_every_transcript_has_its_example(presentation: Presentation) -> None:
    written = {path.name for path in transcripts(presentation).glob("*")}
    wanted = {f"{key}.{lang}.txt" for key in presentation.examples for lang in LANGUAGES}
    assert written <= wanted, f"no example is told by {sorted(written - wanted)}: run `{WRITE} {presentation.game.key}`"


@every_game
def test_every_rule_is_shown_by_an_example(presentation: Presentation) -> None:
    key = presentation.game.key
    shown = {rule for example in presentation.examples for rule in rules(example) if rule}
    missing, strange = sorted(rule_ids(key) - shown), sorted(shown - rule_ids(key))
    assert not missing, f"engine/games/{key}/lessons: no example shows {missing[0]}"
    assert not strange, f"engine/games/{key}/lessons: examples show {strange[0]}, which no file of rules/ names" + (
        of_other_letters(key, strange[0])
    )


@every_game
def test_people_and_numbers_of_players_vary(presentation: Presentation) -> None:
    key = presentation.game.key
    names = [name for example in presentation.examples.values() for name in set(example.names)]
    assert len(set(names)) > len(names) / 2, f"engine/games/{key}/lessons: too many examples have the same people"
    shown = {example.players for example in presentation.examples.values()}
    missing = set(presentation.game.player_counts) - shown
    assert not missing, f"engine/games/{key}/lessons: no example is played by {sorted(missing)}"
