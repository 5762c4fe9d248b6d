"""What a correction of a game at a real table changes, as it is said: the weightiest first, nothing left out."""

import re
from collections.abc import Mapping, Sequence
from itertools import islice
from random import Random
from typing import Any, Final

import pytest

from engine.api.following import Telling
from engine.api.following_changed import changes_html, changes_of_table, changes_text
from engine.core.following import Way
from engine.core.locale import LANGUAGES
from engine.core.presentation import Presentation
from engine.games.registry import PRESENTATIONS
from engine.games.vineta.rules.state import PALETTE
from engine.games.vineta.rules.told_changes import changes_of_houses
from engine.match.following import all_tables, random_game
from engine.match.seats import NAMES
from tests.api.client import Answer
from tests.api.test_following import TOLD, city, follow, said

TURN = [city("BOLI", "BOLI", "BOLI", "BOLI", "BOLI", "BOLI", "B", "OLI")]
TURN += ["0:f3 G1", "1:f2 G2", "1:f1 G2", "0:f1 G1", "0:more", "1:less"]
"""A turn of Vineta for two at whose end green 1 sinks; with the fourth card on green 2, that would have sunk."""


FOLLOWED: Final = [each for each in PRESENTATIONS.values() if each.real_table]
GAMES: Final = 6
UNFIT: Final = "2 entries no longer fit: Stage 1, round 2 · 7 8 Highest: Ann Second: Bo"

VOTED = ["w1 2e", "w2 1n", "r 2s", "f 1n", "w2 2n", "r 1w"]
VOTED += ["r 3s 0:ja+0:jaa+0:jaaa+0:nee+1:jaa+1:jaaa+1:ne+2:jaaa+2:ne+1:jein=no+2:jein=yes+0:jein=yes"]
"""The first turns of a game of Drunter & Drüber for three, with a vote."""


def lines(answer: Answer) -> list[str]:
    """Return what a correction changes, line by line, those that are folded too."""
    return [said(line).replace("  ", " ") for line in re.findall(r"<li[^>]*>(.*?)</li>", answer["changed"])]


def turn(*facts: str, lang: str = "en", **more: Any) -> Answer:
    """Tell a game of Vineta."""
    return follow(*facts, game="vineta", players=2, names=["Ann", "Bo"], lang=lang, **more)


def test_a_correction_tells_what_is_different_for_whom_before_and_now() -> None:
    answer = follow(*TOLD, at=2, words="9 10 1 0")
    assert lines(answer) == [
        "Ann loses another life preserver. Cy gets a life preserver back.",
        "Ann: tide 7, now → tide 10, 4 life preservers of 5, now → 3 life preservers of 5",
        "Cy: tide 10, now → tide 4, 2 life preservers of 3, now → 3 life preservers of 3",
    ]
    assert "Ann: before tide 7, 4 life preservers of 5, now tide 10, 3 life preservers of 5." in answer["say"]
    assert follow(*TOLD)["changed"] == ""


def test_what_is_named_is_named_whole_before_and_now() -> None:
    assert "Coulés\u00a0: vert\u00a01, maintenant → vert\u00a02" in lines(turn(*TURN, at=4, words="0:f1 G2", lang="fr"))
    town = follow("0", "w1 2e", "w2 1n", at=1, words="w1 1e", game="drunter_drueber", players=2, names=[])
    assert "Pawns: wall 1 on c1, now → wall 1 on b1" in lines(town)


def test_parts_that_are_told_twice_or_in_another_order_differ() -> None:
    twice = changes_of_table("Series: 1 (Ann), 1 (Ann), 2 (Bo).", "Series: 1 (Ann), 2 (Bo).")
    assert [(each.before, each.now) for each in twice] == [(["1 (Ann)"], [])]
    turned = changes_of_table("Series: 1 (Ann), 2 (Bo).", "Series: 2 (Bo), 1 (Ann).")
    assert [(each.before, each.now) for each in turned] == [(["1 (Ann)", "2 (Bo)"], ["2 (Bo)", "1 (Ann)"])]
    assert not changes_of_table("Series: 1 (Ann).", "Series: 1 (Ann).")


def test_of_many_changes_a_few_are_in_sight_and_the_others_folded() -> None:
    told = [city("BOLI", "BOLI", "BOLI", "BOLI", "BOLI", "BOLI", "B", "OLI"), "0:f3 G1", "1:f2 G2"]
    changed = follow(*told, at=1, words="0:f3 G3", game="vineta", names=[])["changed"]
    seen, folded = changed.split("<details")
    assert seen.count("<li>") == 3
    assert said(re.findall(r"<summary>(.*?)</summary>", folded)[0]) == f"{folded.count('<li>')} more changes"


def test_what_a_removal_changes_is_told_and_whether_nothing_does() -> None:
    without = [TOLD[0], TOLD[2]]
    answer = follow(*without, before=TOLD)
    assert "Ann" in said(answer["changed"])
    assert len(answer["told"]) == len(without)
    assert (
        said(follow(*TOLD, before=[*TOLD])["changed"])
        == "Nothing else changes, neither on the table nor on the way there."
    )


def test_points_alone_are_compared_by_points() -> None:
    answer = follow("3 2 1 2", way="pad", at=0, words="4 2 1 2")
    assert answer["say"].startswith("One point for each life preserver left: Ann\u00a04, Bo\u00a02, Cy\u00a01.")
    assert "Ann: before 3, now 4." in answer["say"]


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        (
            "en",
            [
                "The green\u00a02 district sinks, not green\u00a01.",
                "Ann puts a house back on green\u00a01. Ann takes a house from green\u00a02. Bo takes 2 houses from"
                " green\u00a02.",
                "Bo has 2 points, not 0.",
                "The houses of green\u00a02 go one by one to Bo, Bo and Ann.",
            ],
        ),
        (
            "fr",
            [
                "Le quartier vert\u00a02 coule, et non vert\u00a01.",
                "Ann remet une maison sur le quartier vert\u00a01. Ann prend une maison du quartier vert\u00a02. Bo"
                " prend 2 maisons du quartier vert\u00a02.",
                "Bo a 2 points, et non 0.",
                "Les maisons du quartier vert\u00a02 vont une à une à Bo, Bo et Ann.",
            ],
        ),
    ],
)
def test_another_district_sinks_before_all_else_then_who_takes_what(lang: str, told: list[str]) -> None:
    answer = turn(*TURN, at=4, words="0:f1 G2", lang=lang)
    assert lines(answer)[: len(told)] == told
    assert all(sentence in answer["say"] for sentence in told)
    back = turn(*TURN[:4], "0:f1 G2", *TURN[5:], at=4, words="0:f1 G1", lang=lang)
    assert {
        "en": "Ann puts a house back on green\u00a02. Bo puts 2 houses back on green\u00a02.",
        "fr": "Ann remet une maison sur le quartier vert\u00a02. Bo remet 2 maisons sur le quartier vert\u00a02.",
    }[lang] in lines(back)[1]


def test_houses_of_a_district_that_sinks_all_the_same_go_from_one_player_to_the_other() -> None:
    order = [city("BOLI", "BOLI", "BOLI", "BOLI", "BOLI", "BOLI", "BOL", "I")]
    order += ["0:f1 G1", "1:f1 G1", "1:f2 G1", "0:f3 G1", "0:f1 G1", "1:f1 G1"]
    swapped = [order[0], "0:f1 G1", "1:hope B:R1 G1", "1:f1 G1", "0:f3 G1", "0:f1 G1", "1:f1 G1"]
    assert lines(turn(*order, before=swapped))[0] == "Ann gives a house to Bo. Ann puts a house back."


def test_who_does_what_is_told_has_the_houses_that_the_rules_give() -> None:
    presentation, rng, found = PRESENTATIONS["vineta"], Random(2), set[str]()
    assert presentation.real_table is not None
    for seed, (players, options) in enumerate(islice(all_tables(presentation), GAMES)):
        log, _ = random_game(presentation, players, seed, options)
        facts = [*presentation.real_table.public_facts(players, options, log)]
        place = rng.randrange(1, len(facts))
        slip = [*facts[:place], rng.choice(facts[1:]), *facts[place + 1 :]]
        games = [told(presentation, players, options, each, "en").account().so_far for each in (facts, slip)]
        for before, now in (games, games[::-1]):
            had, has = (
                [sum(each.followed.state.taken[PALETTE * seat :][:PALETTE]) for seat in range(players)]
                for each in (before, now)
            )
            for key, values in changes_of_houses(before, now):
                seat, count, other = (values.get(each) for each in ("seat", "count", "other"))
                assert isinstance(seat, int)
                assert isinstance(count, int)
                had[seat] += count if "takes" in key else -count
                if isinstance(other, int):
                    had[other] += count
                found.add(key.removeprefix("told.changed."))
            assert had == has
    assert {"takes", "takes_from", "back_on", "gives_back"} <= found


def test_waves_and_the_order_of_taking_that_no_longer_show_on_the_table_are_compared() -> None:
    order = [city("BOLI", "BOLI", "BOLI", "BOLI", "BOLI", "BOLI", "BOL", "I")]
    order += ["0:f1 G1", "1:f1 G1", "1:f2 G1", "0:f3 G1", "0:f1 G1", "1:f1 G1"]
    told = lines(turn(*order, at=6, words="1:f3 G1"))
    assert "The series of the turn are worth: 11 on green\u00a01, not 9 on green\u00a01." in told
    swapped = [order[0], "0:f1 G1", "1:f1 G1", "1:hope B:R1 G1", "0:f3 G1", "0:f1 G1", "1:f1 G1"]
    houses = [line for line in lines(turn(*order, before=swapped)) if "one by one" in line]
    assert houses == ["The houses of green\u00a01 go one by one to Ann, Bo and Bo, not to Ann, Bo, Ann and Ann."]


def test_what_changes_only_on_the_way_is_told() -> None:
    answer = follow(*TOLD, at=1, words="4 7 1 0")
    assert said(answer["changed"]).startswith("The table stays as it is, but on the way there something changes")
    assert [line.partition(" from now on")[0] for line in lines(answer)] == [
        "Stage 1, round 2: Cy puts the 10 on top of the 4:"
    ]


def test_entries_that_no_longer_fit_are_told_before_all_else_and_lead_to_the_first() -> None:
    answer = follow("5 4 3", "4 5 2 0", "7 8 0 1", "1 7 0 1", at=1, words="7 7 1 0")
    assert said(answer["changed"]).startswith(f"{UNFIT} Remove all 2What this changes")
    assert re.findall(r'data-lead="(\d)"', answer["changed"] + answer["unfit"]) == ["2", "2"]
    assert UNFIT in answer["say"]
    later = follow(*answer["facts"])
    assert said(later["unfit"]) == f"{UNFIT} Remove all 2"
    mended = follow(*answer["facts"], at=1, words="4 5 2 0", lang="fr")
    assert "2 entrées redeviennent possibles." in mended["say"]
    assert mended["unfit"] == ""
    without = [fact for fact, told in zip(later["facts"], later["told"], strict=True) if not told["refused"]]
    assert (follow(*without, before=later["facts"])["changed"], len(without)) == ("", 2)


def test_who_is_eliminated_and_who_no_longer_is_comes_first() -> None:
    answer = follow("0 4 3", "4 7 2 1", at=1, words="4 7 2 0")
    assert lines(answer)[0] == "Ann is now eliminated."
    assert lines(follow(*answer["facts"], at=1, words="4 7 2 1"))[0] == "Ann is no longer eliminated."


def test_whether_a_vote_is_accepted_comes_before_pawns_and_buildings() -> None:
    town: dict[str, Any] = {"game": "drunter_drueber", "players": 3, "names": ["Ann", "Bo", "Cy"]}
    facts = ["0", *VOTED]
    before = lines(follow(*facts, at=7, words="r 3s 0:nee+1:neee+2:neee", **town))
    assert before[0] == "Ann’s proposal is rejected, not accepted."
    assert before[1].startswith("The road pawn stands at ")
    again = lines(follow(*facts[:7], "r 3s 0:nee+1:neee+2:neee", at=7, words=VOTED[-1], lang="fr", **town))
    assert again[0] == "La proposition d’Ann est acceptée, et non rejetée."


@pytest.mark.parametrize("presentation", FOLLOWED, ids=lambda each: each.game.key)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_said_to_change_only_where_nothing_does(presentation: Presentation, lang: str) -> None:
    rng, table = Random(4), presentation.real_table
    assert table is not None
    for seed, (players, options) in enumerate(islice(all_tables(presentation), GAMES)):
        log, _ = random_game(presentation, players, seed, options)
        facts = [*table.public_facts(players, options, log)][:40]
        slip, other = [*facts], rng.choice(facts)
        place = rng.randrange(len(facts))
        slip[place : place + (seed % 3 != 1)] = [other] * (seed % 3 != 2)
        before, now = (
            told(presentation, players, options, facts, lang),
            told(presentation, players, options, slip, lang),
        )
        found = now.changes_since(before)
        assert found is not None, "before, all fitted"
        html = changes_html(found, now.account(), now.describer)
        if not found.any:
            assert before.heard() == now.heard()
            assert before.followed.scores == now.followed.scores
            assert before.told[place + 1 :] == now.told[len(slip) - len(facts) + place + 1 :]
        assert said(html)
        assert changes_text(found, now.account(), now.describer)


def told(
    presentation: Presentation, players: int, options: Mapping[str, str], facts: Sequence[str], lang: str
) -> Telling:
    """Tell a game."""
    assert presentation.real_table is not None
    followed = presentation.real_table.begin(players, options, Way.REFEREE)
    telling = Telling(presentation, followed, presentation.describer(lang, NAMES[:players]), Way.REFEREE)
    telling.tell(facts)
    return telling
