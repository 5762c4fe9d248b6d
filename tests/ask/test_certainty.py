"""What is certain is never wrong: tables with something hidden, against the same tables with all of it told."""

import json
from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from itertools import product
from random import Random

import pytest

from engine.ask.answering import Answer, ask, question_by_key
from engine.ask.choices import untold_places, verdict_of_filling
from engine.ask.completing import MOST_FILLINGS, TooMany, is_situation_possible, possible_fillings
from engine.ask.findings import findings_in_situation
from engine.ask.listing import number_of_possible_tables
from engine.ask.playing import play_what_question_asks
from engine.core.game import Refusal
from engine.core.locale import LANGUAGES
from engine.core.presentation import Presentation
from engine.core.schema import ByKey, BySeat, Open
from engine.core.situations import (
    Question,
    Situation,
    Verdict,
    is_place_given,
    value_at_place,
    with_move_given,
    without_keys,
)
from engine.games.registry import PRESENTATIONS, presentation_by_key
from engine.games.vineta.owners import with_owners_that_fit
from engine.games.vineta.question_play import EXTRA
from tests.situations import StoredSituation, situations

CERTAIN = ("rules", "every")
HELD = {
    "lay": ("tiles",),
    "blocked": ("tiles",),
    "pass": ("tiles",),
    "leads": ("preservers",),
    "vote": ("votes", "tiles"),
    "card": ("hands",),
}
"""By question, what is not hidden: as long as a hand is not told, the piece asked about is in it."""
DEPENDS = ("counted", "choice", "cases", "facts", "open")
UNSURE = [stored for stored in situations() if stored.entry.get("certainty") in DEPENDS]
PAIRS = 2
"""As many pairs of places of each situation are hidden."""
HEADED = [stored for stored in situations() if not stored.entry.get("refused")]
STORED = [stored for stored in situations() if stored.entry.get("certainty") in CERTAIN]


def may_hide(presentation: Presentation, stored: StoredSituation) -> Iterator[str]:
    """Yield what of a situation may be hidden: what its verdict hangs on, and what positions may leave open."""
    situation = stored.situation
    # A box that is not ticked tells something, too.
    moves = (name for name in situation.moves if not name.startswith("lost."))
    yield from (name for name in moves if "." in name or name in ("place", "colour"))
    for key, shape in presentation.game.schema.shapes.items():
        if key in HELD.get(stored.question, ()):
            continue
        entries = situation.position.get(key, ())
        if isinstance(shape, BySeat) and shape.open:
            yield from (f"{key}.{seat}" for seat, entry in enumerate(entries) if entry is not None)
            if getattr(shape.item, "items", ()):
                yield from (f"{key}.{seat}.0" for seat, entry in enumerate(entries) if entry)
        elif isinstance(shape, ByKey) and isinstance(shape.item, Open):
            yield from (f"{key}.{name}" for name in entries)


def hidden(situation: Situation, place: str) -> Situation:
    """Return the situation without what is told at a place."""
    if place in situation.moves:
        return with_move_given(situation, place, None)
    position = json.loads(json.dumps(situation.position))
    *path, last = place.split(".")
    inside = value_at_place(position, ".".join(path))
    inside[int(last) if isinstance(inside, list) else last] = None
    return replace(situation, position=position)


def fillings(presentation: Presentation, situation: Situation, question: Question) -> list[Verdict]:
    """Return the verdicts of a situation in a few fillings, none if it cannot be asked."""
    try:
        return [verdict_of_filling(presentation, situation, question, seed) for seed in (1, 2, 3)]
    except Refusal:
        return []


def is_certain(presentation: Presentation, situation: Situation, question: Question, verdict: Verdict) -> bool:
    """Return whether the book calls a verdict certain in a situation that it has in one filling."""
    if all(is_place_given(situation, place) for place in question.needs(situation)):
        return not verdict.open
    return number_of_possible_tables(presentation, situation, question, verdict) > 0


def hangs(answer: Answer) -> bool:
    """Return whether an answer says that it depends on something, or what it supposes."""
    assert answer.verdict
    return answer.verdict.key.startswith("depends.") or bool(answer.supposed)


@pytest.mark.parametrize("stored", HEADED, ids=str)
def test_no_headline_names_one_outcome_where_fillings_differ(stored: StoredSituation) -> None:
    """Nor with one thing hidden that a reader may not have told; one of these is tried."""
    presentation = PRESENTATIONS[stored.game]
    question = question_by_key(presentation, stored.question)
    if question.verdict is None:
        return
    places = [*may_hide(presentation, stored)]
    tried = Random(stored.entry["name"]).sample(places, min(1, len(places)))
    less = [hidden(stored.situation, place) for place in tried]
    for situation in (stored.situation, *less):
        verdicts = fillings(presentation, situation, question)
        if any(not verdict.says_same_as(verdicts[0]) for verdict in verdicts):
            assert hangs(ask(stored.game, situation, stored.question)), situation


@pytest.mark.parametrize("stored", STORED, ids=str)
def test_what_is_certain_with_something_hidden_is_so_with_all_told(stored: StoredSituation) -> None:
    presentation = PRESENTATIONS[stored.game]
    question = question_by_key(presentation, stored.question)
    assert question.verdict
    played, _ = play_what_question_asks(presentation, stored.situation, question, 2)
    # A move that is refused is asked about as it is told: without a part of it, another one is.
    places = (
        each for each in may_hide(presentation, stored) if not (played.refusal and each in stored.situation.moves)
    )
    for place in places:
        situation = hidden(stored.situation, place)
        whole = question.verdict(replace(played, situation=situation))
        verdicts = fillings(presentation, situation, question)
        # Counting all tables takes long, and is only of use where some filling has another verdict.
        if any(verdict != whole for verdict in verdicts):
            assert not is_certain(presentation, situation, question, verdicts[0]), place


def is_sure(presentation: Presentation, situation: Situation, question: Question) -> bool:
    """Return whether the book is certain of an answer about a situation."""
    verdicts = fillings(presentation, situation, question)
    alike = bool(verdicts) and all(verdict.says_same_as(verdicts[0]) for verdict in verdicts)
    return alike and is_certain(presentation, situation, question, verdicts[0])


@pytest.mark.parametrize("stored", UNSURE, ids=str)
def test_telling_less_than_what_leaves_it_unsure_is_not_certain(stored: StoredSituation) -> None:
    presentation = PRESENTATIONS[stored.game]
    question = question_by_key(presentation, stored.question)
    for place in may_hide(presentation, stored):
        assert not is_sure(presentation, hidden(stored.situation, place), question), place


@pytest.mark.parametrize("stored", STORED, ids=str)
def test_telling_more_never_makes_an_answer_less_sure(stored: StoredSituation) -> None:
    """What is certain with two things hidden is so with each of them told again."""
    presentation = PRESENTATIONS[stored.game]
    question, places = question_by_key(presentation, stored.question), [*may_hide(presentation, stored)]
    rng = Random(stored.entry["name"])
    for one, other in [rng.sample(places, 2) for _ in range(PAIRS)] if len(places) > 1 else ():
        # Of "tiles.0" and "tiles.0.0", hiding one hides the other.
        if one.startswith(other) or other.startswith(one):
            continue
        if is_sure(presentation, hidden(hidden(stored.situation, one), other), question):
            assert is_sure(presentation, hidden(stored.situation, one), question), (one, other)


# How many rounds a turn of Vineta has

LENGTHS = [stored for stored in HEADED if stored.question == "sinks" or stored.situation.moves.get("card") in EXTRA]
TOLD_OF_LENGTH = (("round",), ("extra",), ("round", "extra"))


def every_length(situation: Situation) -> Iterator[Situation]:
    """Yield the table after each number of rounds, with each card of others that changes it, as far as untold."""
    others = [seat for seat in situation.seats if str(seat) != situation.moves.get("seat")]
    cards = [f"{seat}:{card}" for card in EXTRA for seat in others]
    extra = [cards[at:end] for at in range(len(cards)) for end in range(at, len(cards) + 1)]
    told = situation.position
    for over, laid in product([told["round"]] if "round" in told else range(1, 8), [[]] if "extra" in told else extra):
        position = {"extra": laid, **told, "round": over}
        yield with_owners_that_fit(replace(situation, position=position))


@pytest.mark.parametrize("stored", LENGTHS, ids=str)
def test_what_sinks_is_certain_only_where_no_length_of_the_turn_changes_it(stored: StoredSituation) -> None:
    presentation = PRESENTATIONS[stored.game]
    question, editor = question_by_key(presentation, stored.question), presentation.own_table.editor
    assert editor
    for keys in TOLD_OF_LENGTH:
        less = replace(stored.situation, position=without_keys(stored.situation.position, *keys, "sinking"))
        with suppress(Refusal):
            answer, table = ask(stored.game, less, stored.question), editor.as_asked(less, question)
            if answer.verdict and answer.certainty and answer.certainty.kind in CERTAIN:
                lengths = [each for each in every_length(table) if is_situation_possible(presentation, each)]
                verdicts = [verdict_of_filling(presentation, each, question, 1) for each in lengths]
                # Where the rounds are told, it is said besides that no other follows.
                sunk = replace(answer.verdict, key="sinks_over", params={**answer.verdict.params, "over": 0, "next": 0})
                assert all(
                    verdict.says_same_as(answer.verdict)
                    or replace(verdict, params={**verdict.params, "over": 0, "next": 0}).says_same_as(sunk)
                    for verdict in verdicts
                ), keys


# House rules that decide otherwise


def under_other_rules(presentation: Presentation, situation: Situation) -> Iterator[Situation]:
    """Yield the situation under each other choice of a house rule."""
    chosen = presentation.game.checked_options_with_defaults(situation.options)
    for option in presentation.game.options:
        for choice in option.choices:
            if choice != chosen[option.key]:
                yield replace(situation, options={**chosen, option.key: choice})


@pytest.mark.parametrize("key", {stored.game: None for stored in STORED})
def test_other_house_rules_decide_alike_in_every_filling_where_they_need_no_more(key: str) -> None:
    """What is told beside a verdict is played in one filling only."""
    presentation = PRESENTATIONS[key]
    own = [(stored, place) for stored in STORED if stored.game == key for place in may_hide(presentation, stored)]
    tried = 0
    for stored, place in Random(1).sample(own, len(own)):
        question = question_by_key(presentation, stored.question)
        for other in under_other_rules(presentation, hidden(stored.situation, place)):
            with suppress(Refusal):
                if all(is_place_given(other, needed) for needed in question.needs(other)):
                    first, *others = (verdict_of_filling(presentation, other, question, seed) for seed in (1, 3, 4))
                    assert all(first.says_same_as(verdict) for verdict in others), (stored, place, other.options)
                    tried += 1
        if tried > TRIED:
            return


TRIED = 80
"""Tables a game under other house rules."""


# One number hidden: every one that there can be, tried by hand

NUMBERS = {"levels": range(13), "preservers": range(13), "tides": range(1, 13), "card": range(1, 61)}
TABLE = Situation(
    3,
    {"tides": [4, 7], "levels": [3, 9, 1], "preservers": [2, 1, 1]},
    {"card.0": "44", "card.1": "12", "card.2": "30"},
)
PLACES = [f"{name}.{at}" for name in NUMBERS for at in range(2 if name == "tides" else 3)]


def with_number(place: str, value: int) -> Situation:
    """Return TABLE with another number at a place."""
    if place in TABLE.moves:
        return with_move_given(TABLE, place, str(value))
    key, _, at = place.partition(".")
    numbers = [*TABLE.position[key]]
    numbers[int(at)] = value
    return replace(TABLE, position={**TABLE.position, key: numbers})


def without_points(verdict: Verdict) -> str:
    """Return a verdict on a round as text; the points of a stage that it ends are told once all numbers are."""
    told = {name: value for name, value in verdict.params.items() if name != "points"}
    return f"{verdict.key.removesuffix('.points')} {told}"


@pytest.mark.parametrize("place", PLACES)
def test_a_round_is_certain_just_where_no_number_changes_it(place: str) -> None:
    presentation = presentation_by_key("land_unter")
    question = question_by_key(presentation, "round")
    verdicts: list[Verdict] = []
    for value in NUMBERS[place.partition(".")[0]]:
        whole = with_number(place, value)
        if not any(finding.impossible for finding in findings_in_situation(presentation, whole)):
            played, _ = play_what_question_asks(presentation, whole, question, 1)
            assert question.verdict
            verdicts.append(question.verdict(played))
    same = len({*map(without_points, verdicts)}) == 1
    table = hidden(TABLE, place)
    found = fillings(presentation, table, question)
    said = {*map(without_points, found)} if found and is_certain(presentation, table, question, found[0]) else set()
    assert said == ({without_points(verdicts[0])} if same else set())
    if said:
        alone = all(is_place_given(table, needed) for needed in question.needs(table))
        assert number_of_possible_tables(presentation, table, question, found[0]) == (1 if alone else len(verdicts))


def test_more_tables_than_can_be_tried_are_none() -> None:
    presentation = presentation_by_key("land_unter")
    question, few = question_by_key(presentation, "round"), replace(TABLE, moves={})
    with pytest.raises(TooMany):
        next(possible_fillings(presentation, few, question))
    one = hidden(TABLE, "card.2")
    assert 0 < len([*possible_fillings(presentation, one, question)]) <= MOST_FILLINGS


def test_tables_that_turn_out_to_be_too_many_are_given_up() -> None:
    """Only the first tide card seems to be missing; with some of them a seat pays whose preservers are hidden, too."""
    presentation = presentation_by_key("land_unter")
    question, two = question_by_key(presentation, "round"), hidden(hidden(TABLE, "tides.0"), "preservers.2")
    assert len([*possible_fillings(presentation, two, question)]) == 16
    with pytest.raises(TooMany):
        deque(possible_fillings(presentation, two, question, 15), maxlen=0)


def kinds_once_hidden(stored: StoredSituation, question: Question) -> set[str]:
    """Return what the verdict on a situation may depend on once one of its places is hidden."""
    found = set[str]()
    for place in question.needs(stored.situation) if question.verdict else ():
        if place.partition(".")[0] in question.supposes or not is_place_given(stored.situation, place):
            continue
        # What is part of something else, as a card of a series, is hidden by no index.
        with suppress(Refusal, KeyError, TypeError):
            open_one = hidden(stored.situation, place)
            question.example(open_one, 1)
            found |= {each.partition(".")[0] for each in untold_places(open_one, question)}
    return found


@pytest.mark.parametrize("key", {stored.game: None for stored in situations()})
def test_all_that_a_verdict_may_depend_on_has_its_words(key: str) -> None:
    presentation, kinds = PRESENTATIONS[key], set[str]()
    for stored in (each for each in situations() if each.game == key):
        with suppress(Refusal):
            kinds |= kinds_once_hidden(stored, question_by_key(presentation, stored.question))
    assert kinds
    for lang in LANGUAGES:
        missing = {f"depends.{kind}" for kind in kinds} - presentation.texts[lang].keys()
        assert not missing, f"engine/games/{key}/locale/ask_{lang}.py: {missing}"
