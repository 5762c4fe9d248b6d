"""One card is told and not those of the others: what is certain for its seat, by how many of them lie above it."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations
from typing import Any

import pytest

from engine.ask import Situation, ask
from engine.ask.answering import headline_text, label_of_case, question_by_key, verdict_text
from engine.ask.choices import verdict_of_filling
from engine.core.rng import random_stream
from engine.core.situations import Verdict
from engine.games.land_unter.presentation import PRESENTATION
from engine.games.land_unter.question_above import counts_possible, lone_seat, with_cards_around
from engine.games.land_unter.question_lone import verdict_above

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eva")
POSITION: dict[str, Any] = {"tides": [6, 10], "levels": [8, 9, 7, 4, 3], "preservers": [0, 2, 2, 2, 2]}
MINE = Situation(5, POSITION, {"card.0": "45"})
ROUND = question_by_key(PRESENTATION, "round")
FATES = {"own.safe": (0, 0), "own.paying": (1, 0), "own.gone": (0, 1)}


def told(situation: Situation, lang: str) -> list[str]:
    """Return the headline, then each case with what leads to it."""
    answer, describer = ask("land_unter", situation, "round"), PRESENTATION.describer(lang, NAMES)
    cases = [
        f"{label_of_case(case, answer, describer)} {verdict_text(case.verdict, describer)}" for case in answer.cases
    ]
    return [headline_text(answer, describer), *cases]


def test_what_befalls_the_one_who_asks_is_told_by_how_many_cards_lie_above() -> None:
    assert told(MINE, "en") == [
        "It depends on how many of the others’ cards beat Ann.",
        "If no card beats Ann: Ann takes the 6 and loses nothing. Whoever takes the 10 loses a life preserver.",
        "If exactly one card beats Ann: Ann takes the 10 and is eliminated. The rest depends on who takes the 6.",
        "If two or more cards beat Ann: Ann keeps the 8 and loses nothing."
        " Whoever takes the 10 loses a life preserver.",
    ]
    assert told(MINE, "fr")[2] == (
        "Si une seule carte passe devant Ann\u00a0: Ann prend le 10 et est hors jeu. Le reste dépend de celui qui prend"
        " le 6."
    )


def test_what_is_certain_is_told_first_and_alone_where_little_else_is() -> None:
    answer = ask(
        "land_unter", Situation(4, {"tides": [11, 8], "levels": [2, None, None, None]}, {"card.0": "60"}), "round"
    )
    assert answer.verdict
    assert answer.certainty
    said = headline_text(answer, PRESENTATION.describer("en", NAMES))
    assert said.startswith("Ann takes the 8. The rest depends on who takes the 11, and on the tides")
    assert (answer.certainty.kind, answer.cases, answer.others) == ("part", (), ())


def test_what_is_the_same_however_many_lie_above_is_the_headline() -> None:
    table = {"tides": [2, 3], "levels": [0, 12, 5], "preservers": [2, 2, 2]}
    assert told(Situation(3, table, {"card.0": "30"}), "en")[:2] == [
        "Ann loses nothing in any case. The rest depends on how many of the others’ cards beat Ann.",
        "If no card beats Ann: Ann takes the 2. The rest depends on who takes the 3.",
    ]


@pytest.mark.parametrize(
    ("card", "counts"), [("60", ["0"]), ("59", ["0", "1"]), ("30", ["0", "1", "2"]), ("2", ["2"]), ("3", ["2"])]
)
def test_no_more_cards_lie_above_than_there_are(card: str, counts: list[str]) -> None:
    assert counts_possible(replace(MINE, moves={"card.0": card}), 0) == counts


def test_it_is_no_lone_card_beside_another_one_or_without_both_tide_cards() -> None:
    assert lone_seat(MINE) == 0
    assert lone_seat(replace(MINE, moves={**MINE.moves, "card.1": "3"})) is None
    assert lone_seat(replace(MINE, moves={**MINE.moves, "or.card.1": "3-9"})) is None
    assert lone_seat(replace(MINE, moves={**MINE.moves, "loose.0": "3"})) is None
    assert lone_seat(replace(MINE, position={**POSITION, "tides": [6]})) is None


@pytest.mark.parametrize("card", ["2", "30", "58", "60"])
def test_so_many_cards_are_drawn_above_as_are_told(card: str) -> None:
    for count in counts_possible(replace(MINE, moves={"card.0": card}), 0):
        moves = with_cards_around(replace(MINE, moves={"card.0": card, "above.0": count}), 3).moves
        laid = [int(moves[f"card.{seat}"]) for seat in range(5)]
        assert len({*laid}) == 5
        assert min(2, sum(each > int(card) for each in laid)) == int(count)


def tables() -> Iterator[tuple[Situation, str]]:
    """Yield tables drawn at random, of which all is told but the others' cards, each with how many lie above."""
    rng = random_stream(1, "lone cards")
    for _ in range(12):
        players = rng.randrange(3, 6)
        levels = [rng.randrange(13) for _ in range(players)]
        tides = sorted((rng.randrange(1, 13), rng.randrange(1, 13)))
        preservers = [rng.randrange(3) for _ in range(players)]
        position = {"tides": tides, "levels": levels, "preservers": preservers}
        seat = rng.randrange(players)
        table = Situation(players, position, {f"card.{seat}": "30"}, {"split_tie": rng.choice(["spared", "literal"])})
        if all([*levels, *tides].count(tide) <= 2 for tide in tides) and all(levels.count(each) < 3 for each in levels):
            yield from ((table, count) for count in counts_possible(table, seat))


def rounds(table: Situation, count: str) -> Iterator[Verdict]:
    """Yield the verdict on each order of cards of which so many lie above the one that is told."""
    seat = lone_seat(table)
    others = [each for each in table.seats if each != seat]
    for above in range(len(others) + 1):
        for order in permutations(others) if min(above, 2) == int(count) else ():
            cards = {other: 40 + at if at < above else 20 - at for at, other in enumerate(order)}
            moves = {**table.moves, **{f"card.{other}": str(card) for other, card in cards.items()}}
            yield verdict_of_filling(PRESENTATION, replace(table, moves=moves), ROUND, 1)


@pytest.mark.parametrize(("table", "count"), [*tables()])
def test_what_is_certain_of_a_lone_card_holds_in_each_round_that_may_be(table: Situation, count: str) -> None:
    seat = lone_seat(table)
    assert seat is not None
    said = verdict_above(replace(table, moves={**table.moves, f"above.{seat}": count}))
    assert said
    params, fates = said.params, set()
    for found in rounds(table, count):
        payers, out = found.params["payers"], found.params["out"]
        takes = {found.params["first"]: "own.low", found.params["second"]: "own.high"}
        assert takes.get(seat, params["take"]) == params["take"]
        assert (seat in takes) == (params["take"] in ("own.low", "own.high"))
        # Who has paid and is out all the same is told to be out.
        fates.add((0 if seat in out else payers.count(seat), out.count(seat)))
        if "sure.taker" in params["parts"]:
            assert (payers, out) == ((found.params["second"],), ())
        if "sure.rest_safe" in params["parts"]:
            assert {*payers, *out} <= {seat, *(each for name in ("gone", "paying") for each in params.get(name, ()))}
        for name, hit in (("gone", out), ("paying", payers)):
            assert {*params.get(name, ())} <= {*hit}
        if "by" in params:
            taker = found.params["first" if params["take"] == "own.high" else "second"]
            assert (seat in (*payers, *out)) == (taker in params["by"])
    assert fates <= {FATES[params["fate"]]} if params.get("fate") in FATES else len(fates) > 1
