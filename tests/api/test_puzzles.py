"""Moves to be found as a page has them: what is touched, what is said, how exactly costs are told."""

import re
from dataclasses import replace

import pytest

from engine.api.course_views import PlaceView, TouchView
from engine.api.puzzle_costs import (
    avoided,
    avoided_first,
    brought_about,
    brought_about_first,
    is_almost_as_good,
    points_as_known,
)
from engine.api.puzzles import (
    MOST_BUTTONS,
    ON_PAPER,
    PuzzleTold,
    moves_html,
    puzzles_view,
)
from engine.api.reasons import spoken_fact_lines
from engine.coach.facts import Fact, restates_any
from engine.core.locale import LANGUAGES
from engine.games.registry import PRESENTATIONS
from engine.games.vineta.lessons.needed import lessons_needed
from engine.match.puzzle_bank import Judged, Puzzle
from engine.match.saves import match_from_save
from engine.match.seats import human_seats
from tools.paths import MOVES, ROOT
from tools.stages import puzzles_of_game, reasons_of_game

GAMES = [key for key in PRESENTATIONS if (ROOT / MOVES.format(key)).exists()]
every_game = pytest.mark.parametrize("game", GAMES)
SPOT = re.compile('data-spot="([^"]+)"')
SAMPLE, VOTE = 8, "4-47-61"
"""Every so many-th puzzle is told, and one in which voting cards are laid."""


def some_told(game: str, lang: str) -> list[PuzzleTold]:
    """Return some puzzles of a game, told with the reasons against each move."""
    reasons, every = reasons_of_game(game), puzzles_of_game(game)
    puzzles = [*every[::SAMPLE], *(each for each in every if each.key == VOTE)]
    return [PuzzleTold(PRESENTATIONS[game], puzzle, lang, reasons[puzzle.key]) for puzzle in puzzles]


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_found_moves_are_right_and_each_move_has_a_place_or_a_button(game: str, lang: str) -> None:
    for told in some_told(game, lang):
        puzzle, [task] = told.puzzle, told.stage_view()["tasks"]
        touches = task["touches"]
        assert (len(touches) < told.legal_count) == ('class="some"' in task["question"]), puzzle.key
        assert {touch["name"] for touch in touches if touch["right"]} == {told.move_text(each) for each in puzzle.found}
        if any(touch["at"] for touch in touches):
            assert len(touches) == len(puzzle.moves), puzzle.key
            ways = [[each["at"] for each in way] for touch in touches for way in ways_of(touch)]
            assert all(place.strip("[]") in task["board"] for way in ways for place in way), puzzle.key
            # What is touched alike is then told apart by its name.
            assert len({touch["name"] for touch in touches}) == len(touches), puzzle.key
        elif told.bundle:
            assert [{part["name"] for part in touch["parts"]} for touch in touches] == [
                {told.move_text(part) for part in told.bundle.split_move(each.move)} for each in puzzle.moves
            ]
        else:
            assert len(touches) <= MOST_BUTTONS, puzzle.key
            assert puzzle.foil in {each.move for each in told.offered}, puzzle.key
        # Of several right ones, the one shown as the best is the one that is compared with others.
        assert [touch["name"] for touch in touches if touch.get("best")] == [told.move_text(puzzle.best)], puzzle.key
        # What is told of a right one is what all cost, too.
        assert all(("<ul>" in touch["said"]) == touch["right"] for touch in touches), puzzle.key
        # Why comes first, in a picture and in plain shares.
        for touch in touches:
            assert bool(touch["boards"]) == touch["right"], puzzle.key
            why = re.sub("<[^>]+>", "", touch["said"].partition("<details")[0])
            assert not re.search(r"(?:sur|in) (?!2|3|4|5|10)\d+\b|(?:sur|in) \d{3}", why), why


def ways_of(touch: TouchView) -> list[list[PlaceView]]:
    """Return what is touched to make a move, in each order."""
    alone: PlaceView = {"at": touch["at"], "name": touch["name"]}
    return touch.get("ways", [[alone]])


def test_a_move_of_two_parts_is_touched_in_both_on_the_board() -> None:
    """A card of a series, then the series; a house, then a district; two districts in either order."""
    told = {
        each.kind: each
        for each in (PuzzleTold(PRESENTATIONS["vineta"], one, "en") for one in puzzles_of_game("vineta"))
    }
    wind, hope, swap, sway = (
        told[kind].ways_of_move(told[kind].puzzle.best) for kind in ("wind", "hope", "relocation", "authority")
    )
    assert [place["at"].partition("=")[0] for place in wind[0]] == ["[data-choice", "[data-spot"]
    assert re.fullmatch(r'\[data-spot="[A-Z]:[A-Z]\d"\]', hope[0][0]["at"])
    assert " house, " in hope[0][0]["name"]
    assert swap[0] == swap[1][::-1]
    assert len(sway) == len(sway[0]) == 1, "which way it sways is then a button"


@pytest.mark.parametrize(
    ("share", "told"),
    [
        (0, "never"),
        (0.04, "hardly ever"),
        (0.09, "once in 10"),
        (0.3, "once in 3"),
        (0.5, "half the time"),
        (0.77, "3 times in 4"),
        (0.97, "nearly every time"),
        (1, "every time"),
    ],
)
def test_how_often_something_happens_is_told_in_plain_shares(share: float, told: str) -> None:
    fact = Fact("sinks", "VI-7.4", 100 if share < 1 else 0, 100 * share, 100, 0, about=(("district", "G1"),))
    describer = PRESENTATIONS["vineta"].describer("en", ("Ann", "Ben"), 0)
    [line] = spoken_fact_lines([fact], ("best", "this"), {}, 0, describer)
    assert told in line


def test_a_second_fact_names_its_move_alone_and_none_says_the_same() -> None:
    """Both come about with the same move: the other is not named. Of one district what says the same is left out."""
    describer = PRESENTATIONS["vineta"].describer("en", ("Ann", "Ben"), 0)
    first = Fact("sinks", "VI-7.4", 10, 90, 100, 0, about=(("district", "G1"),))
    other = Fact("takes", "VI-7.5", 5, 80, 100, 0, about=(("district", "G1"),))
    lines = spoken_fact_lines([first, other], ("best", "this"), {}, 0, describer)
    plain = [re.sub("<[^>]+>", "", line) for line in lines]
    assert plain[0].startswith("With this move, ")
    assert plain[1].startswith("Also, with this move, ")
    assert "best move" not in plain[1]
    same = Fact("own_district_sinks", "VI-7.4", 10, 90, 100, 0, about=(("district", "G1"),))
    assert len(spoken_fact_lines([first, same], ("best", "this"), {}, 0, describer)) == 1


@every_game
def test_a_moment_can_be_played_on_by_who_looked_at_it(game: str) -> None:
    for told in some_told(game, "fr"):
        match = match_from_save(told.stage_view()["tasks"][0]["save"])
        assert human_seats(match.kinds) == (told.puzzle.seat,), told.puzzle.key
        assert match.presentation.game.view(match.state, told.puzzle.seat) == told.view, told.puzzle.key


@every_game
def test_each_moment_needs_lessons_of_the_course_and_who_has_taken_them_all_has_every_moment(game: str) -> None:
    keys = [stage.key for stage in PRESENTATIONS[game].course]
    needs = [{*idea["needs"]} for idea in puzzles_view(PRESENTATIONS[game], puzzles_of_game(game))["ideas"]]
    assert all(each and each <= {*keys} for each in needs)
    # Before the course is over there are six already, and none at its beginning.
    some = [sum(each <= {*keys[:done]} for each in needs) for done in range(len(keys))]
    assert not some[1]
    assert some[-1] >= 6
    # The page says from when on there is a first one, before it has their list.
    said = re.search('data-needed="([^"]+)"', moves_html(game, puzzles_of_game(game), "en"))
    assert said
    least = [{*each.split(",")} for each in said[1].split()]
    for done in range(len(keys)):
        assert any(each <= {*keys[:done]} for each in least) == bool(some[done])


def test_a_card_that_no_lesson_has_taught_is_on_no_table_of_a_beginner() -> None:
    taught = {"sinking", "flood", "coast", "wind_and_calm", "length_of_turn", "quarantine", "moving_houses"}
    for puzzle in puzzles_of_game("vineta"):
        told = PuzzleTold(PRESENTATIONS["vineta"], puzzle, "en")
        if {*lessons_needed(told.view, puzzle.seat, ())} <= taught:
            assert f'-piece="card hand-{puzzle.seat} authority' not in told.board, puzzle.key


def named_in(told: PuzzleTold, html: str) -> set[str]:
    """Return the moves that a text names, all that can be chosen but those whose names are parts of others' names."""
    names = {each.move: told.move_text(each.move) for each in told.offered}
    whole = [move for move, name in names.items() if sum(name in other for other in names.values()) == 1]
    plain = re.sub("<[^>]+>|\u2060", "", re.sub(r"</?p>", " ", html))
    return {move for move in whole if re.search(rf"(?<![\w-]){re.escape(names[move])}(?![\w-])", plain)}


def without_examples(html: str) -> str:
    """Return what is told of a move without its example, in which others play, too, and what each move costs."""
    return re.sub('<p class="example">.*?</p>|<details class="figures">.*?</details>', "", html)


@pytest.mark.parametrize("game", [key for key in GAMES if key != "land_unter"])
def test_a_wrong_move_is_told_of_itself_and_names_no_other_one(game: str) -> None:
    """In Land Unter names are numbers: those of tides, too."""
    for told in some_told(game, "en"):
        for judged in told.offered:
            if told.kind == "flood":
                # Districts, which the facts are about.
                continue
            touch = told.touch_view(judged)
            if not judged.cost:
                assert named_in(told, touch["said"].partition("<details")[0]) <= {
                    judged.move,
                    told.puzzle.best,
                    told.puzzle.foil,
                    told.runner_up,
                }
                continue
            assert named_in(told, without_examples(touch["said"])) <= {judged.move}, told.puzzle.key
            assert named_in(told, without_examples(touch["compared"])) <= {judged.move, told.puzzle.best}, (
                told.puzzle.key
            )
            assert re.search("(?i)with the best move|many small things", touch["more"]), touch["more"]
            assert touch["said"].startswith(touch["more"].partition("</p>")[0])
            assert not touch["boards"], "one may go on touching"
            assert "<svg" in touch["reason"]


def test_after_a_wrong_touch_of_the_board_all_can_be_touched_and_the_best_one_is_outlined_alone() -> None:
    told = next(each for each in some_told("vineta", "fr") if each.kind == "flood")
    spots = {each.move for each in told.offered}
    best = {told.puzzle.best}
    assert best < spots
    for touch in map(told.touch_view, told.offered):
        if touch["right"]:
            assert [{*SPOT.findall(board)} for board in touch["boards"]] == [{touch["at"].split('"')[1]}]
        else:
            assert {*SPOT.findall(touch["reason"])} == spots
            assert {*SPOT.findall(touch["beside"])} == best


@pytest.mark.parametrize("game", [key for key in GAMES if key != "land_unter"])
def test_a_first_miss_tells_a_reason_that_the_move_itself_brings_about_if_there_is_one(game: str) -> None:
    """Where it brings about nothing, it is told what the best move does, not which one that is."""
    for told in some_told(game, "en"):
        for judged in (each for each in told.offered if each.cost):
            facts = told.told(told.reasons[judged.move], told.puzzle.best, judged.move)
            first = re.sub("<[^>]+>|\u2060", "", told.said_html(judged, told.offered))
            assert len(re.findall("(?i)with the best move", first)) == bool(facts), told.puzzle.key
            if avoided(facts):
                assert "ith this move" in first, told.puzzle.key


def test_what_is_certain_after_a_move_is_told_once_it_is_made_and_not_before() -> None:
    """Public facts only: what would sink then, what the next tile could cover, that a card can't be beaten, and why."""
    seen = set[str]()
    for game, starts in (
        ("vineta", ("After this move, ", "As before: ")),
        ("drunter_drueber", ("After this move, the next tile c", "This covers an outhouse", "Your votes go from")),
        ("land_unter", ("No other card can beat it, as", "only higher cards left: you take no tide card")),
    ):
        for told in some_told(game, "en"):
            for judged in told.offered:
                after = told.after_html(judged.move)
                seen |= {start for start in starts if start in after}
                assert after in told.touch_view(judged)["said"]
        assert seen >= {*starts}, game


def test_what_a_move_brings_about_comes_first_and_is_drawn() -> None:
    shunned = Fact("sinks", "VI-7.4", 10, 90, 100, 0, about=(("district", "G1"),))
    gained = Fact("takes", "VI-7.5", 80, 5, 100, 0, about=(("district", "Y2"),))
    assert [*brought_about_first((shunned, gained))] == [gained, shunned]
    assert [*avoided_first((gained, shunned))] == [shunned, gained]


@pytest.mark.parametrize(
    ("sunk", "alive", "aim"),
    [
        ((), True, "be the last one"),
        (("own",), True, "has sunk. What still scores: your"),
        ((), False, "have sunk. What still scores: the"),
        (("own",), False, "Your district and your houses have sunk"),
    ],
)
def test_the_aim_that_is_told_is_that_of_the_position(sunk: tuple[str, ...], alive: bool, aim: str) -> None:
    presentation = PRESENTATIONS["vineta"]
    puzzle: Puzzle = puzzles_of_game("vineta")[0]
    told = PuzzleTold(presentation, puzzle, "en")
    colour, district = told.view.tiles[puzzle.seat]
    empty = tuple(
        tuple(0 if at == colour and not alive else max(count, int(at == colour)) for at, count in enumerate(counts))
        for counts in told.view.houses
    )
    others = tuple(each for each in told.view.sunk if each != district)
    told.view = replace(told.view, houses=empty, sunk=(*others, district) if sunk else others)
    assert aim in re.sub("<[^>]+>|\u2060", "", told.question_html())


@every_game
def test_what_the_others_hold_is_not_in_the_picture_of_a_puzzle(game: str) -> None:
    for puzzle in puzzles_of_game(game)[::SAMPLE]:
        board = PuzzleTold(PRESENTATIONS[game], puzzle, "en").board
        hands = {*map(int, re.findall(r'data-piece="[\w-]+ hand-(\d) [^-]', board))}
        assert hands <= {puzzle.seat}, puzzle.key


@pytest.mark.parametrize(
    ("cost", "error", "points"), [(0.068, 0.01, 7), (0.068, 0.017, 5), (0.68, 0.06, 70), (0, 0.0, 0)]
)
def test_a_cost_is_told_as_exactly_as_it_is_known(cost: float, error: float, points: int) -> None:
    assert points_as_known(Judged("x", cost, error)) == points


@every_game
def test_what_costs_too_little_to_be_told_is_almost_as_good_and_no_miss(game: str) -> None:
    for told in some_told(game, "fr"):
        for judged in told.offered:
            touch = told.touch_view(judged)
            nearly = touch.get("nearly", False)
            assert nearly == (0 < points_as_known(judged) <= 5), told.puzzle.key
            assert nearly == ('class="judged nearly"' in touch["said"]), touch["said"]
            assert nearly == ("Presque aussi bon" in touch["said"]), touch["said"]
            assert not (nearly and touch["right"]), told.puzzle.key
    assert any(is_almost_as_good(each) for puzzle in puzzles_of_game(game) for each in puzzle.moves)


@pytest.mark.parametrize(
    ("lang", "guess"), [("fr", "et Bruno semble en avoir besoin"), ("en", "and Bruno seems to need it")]
)
def test_whose_building_is_lost_is_told_as_a_guess_since_targets_are_hidden(lang: str, guess: str) -> None:
    reasons = reasons_of_game("drunter_drueber")
    said = [
        touch["said"] + touch.get("compared", "")
        for puzzle in puzzles_of_game("drunter_drueber")
        if any(fact.key == "rival_covered" for fact in puzzle.facts)
        for touch in PuzzleTold(PRESENTATIONS["drunter_drueber"], puzzle, lang, reasons[puzzle.key]).stage_view()[
            "tasks"
        ][0]["touches"]
    ]
    plain = [re.sub("<[^>]+>|\u2060", "", each) for each in said]
    assert any(guess in each for each in plain)
    certain = r"(?!Vous|You)\b[A-Z]\w+ (?:perd|loses) [A-ZÉ]\d"
    assert not [found for each in plain for found in re.findall(certain, each)]
    assert not any(" toujours sous " in each or "(always " in each for each in plain)


def test_how_a_vote_ends_explains_no_move_that_only_leads_to_one() -> None:
    reasons, kinds = reasons_of_game("drunter_drueber"), set[str]()
    for puzzle in puzzles_of_game("drunter_drueber"):
        told = PuzzleTold(PRESENTATIONS["drunter_drueber"], puzzle, "en", reasons[puzzle.key])
        for facts in (puzzle.facts, *told.reasons.values()):
            kinds |= {told.kind for fact in told.told(facts) if fact.key == "stopped"}
    assert kinds == {"vote"}


@every_game
def test_harder_moves_have_higher_ratings_and_some_unfold_on_paper(game: str) -> None:
    puzzles = puzzles_of_game(game)
    ratings = [idea["rating"] for idea in puzzles_view(PRESENTATIONS[game], puzzles)["ideas"]]
    assert ratings == sorted(ratings)
    assert 900 <= ratings[0] < 1200 < ratings[-1] <= 1900
    html = moves_html(game, puzzles, "fr")
    assert html.count('<details class="question">') == ON_PAPER
    assert 'data-bank="moves"' in html


@every_game
def test_no_reason_restates_a_move_neither_as_it_is_kept_nor_as_it_is_told(game: str) -> None:
    outcomes = {each.key: each for each in PRESENTATIONS[game].outcomes}
    reasons = reasons_of_game(game)
    for puzzle in puzzles_of_game(game):
        costs = {each.move: each.cost for each in puzzle.moves}
        facts = {(puzzle.best, puzzle.foil): puzzle.facts} | {
            (puzzle.best, move) if costs[move] else (move, puzzle.foil): facts
            for move, facts in reasons[puzzle.key].items()
        }
        told = PuzzleTold(PRESENTATIONS[game], puzzle, "fr")
        for pair, found in facts.items():
            assert not any(restates_any(outcomes[each.key], dict(each.about), pair) for each in found), puzzle.key
            assert len(told.told(found, *pair)) <= len(found)


def test_what_a_move_restates_is_no_reason_for_it() -> None:
    """A card that is laid takes nothing later, and that a house comes to where it is moved tells nothing."""
    told = PuzzleTold(PRESENTATIONS["land_unter"], puzzles_of_game("land_unter")[0], "fr")
    later = Fact("card_takes_higher", "LU-2.5", 0, 71, 100, 0, about=(("owner", 2), ("card", 46)))
    assert not told.told([later], "46", "51")
    assert told.told([later], "44", "51")
    city = PuzzleTold(PRESENTATIONS["vineta"], puzzles_of_game("vineta")[0], "fr")
    moved = Fact("other_house_at_sea", "VI-5.1", 100, 0, 100, 0, about=(("colour", "B"), ("district", "R1")))
    assert not city.told([moved], "B:Y2>R1", "B:R1>G2")
    assert city.told([moved], "B:R1>G2", "L:Y2>R1")


def test_a_mark_in_a_picture_is_of_the_move_that_it_shows() -> None:
    gained = Fact("takes", "VI-7.5", 80, 5, 100, 0, about=(("district", "Y2"),))
    shunned = Fact("sinks", "VI-7.4", 10, 90, 100, 0, about=(("district", "G1"),))
    assert [*brought_about((shunned, gained))] == [gained]
    assert [*avoided((gained, shunned))] == [shunned]


def test_the_question_of_vineta_says_when_in_the_turn_it_is_and_what_would_sink() -> None:
    asked = [PuzzleTold(PRESENTATIONS["vineta"], each, "fr").question_html() for each in puzzles_of_game("vineta")]
    assert all(re.search(r"Tour \d · manche \d", each) for each in asked)
    assert any(re.search(r'class="stakes">Pour l’instant, [^<]* coulerait', each) for each in asked)


def test_what_is_known_of_short_hands_is_told_and_of_no_other() -> None:
    for puzzle in puzzles_of_game("land_unter"):
        told = PuzzleTold(PRESENTATIONS["land_unter"], puzzle, "fr")
        view, question = told.view, told.question_html()
        sets = [view.known[view.played_set_index_of_seat(seat)] - {*view.played[seat]} for seat in range(view.players)]
        known = [
            seat
            for seat, cards in enumerate(sets)
            if seat != puzzle.seat and 0 < len(cards) == view.hand_sizes[seat] <= 4
        ]
        assert ("Ce qu’il leur reste" in question) == bool(known), puzzle.key
