"""How a reason for a move to be found comes about, told by one of the deals in which it was counted."""

import re

from engine.api.puzzle_costs import avoided, brought_about_first
from engine.api.puzzle_example import MOST, THEN, events_of_example
from engine.games.land_unter.rules.events import PRESERVER_LOSSES
from engine.games.registry import PRESENTATIONS
from tests.api.test_puzzles import every_game, some_told

EXAMPLE = re.compile('<p class="example">(.*?)</p>')


@every_game
def test_an_example_tells_how_a_reason_comes_about_and_none_of_the_best_move_before_it_is_found(game: str) -> None:
    found = 0
    for told in some_told(game, "en"):
        for judged in (each for each in told.offered if each.cost):
            facts = told.told(told.reasons[judged.move], told.puzzle.best, judged.move)
            said, then = told.said_html(judged, told.offered), told.touch_view(judged)["more"]
            assert said.count('class="example"') <= bool(avoided(facts)), told.puzzle.key
            assert then.count('class="example"') <= bool(avoided(brought_about_first(facts)[:1])), told.puzzle.key
            found += "in one of the deals imagined" in said
    assert found > 3


@every_game
def test_each_example_says_which_move_it_follows(game: str) -> None:
    """Of a better move and a worse one, compared, it is the one that brings the first reason about."""
    for told in some_told(game, "en"):
        for judged in told.offered:
            touch = told.touch_view(judged)
            for html in (touch["said"], touch.get("more", ""), touch.get("compared", "")):
                plain = [re.sub("<[^>]+>|\u2060", "", each) for each in EXAMPLE.findall(html)]
                assert all(re.match("With .+, for example, in one of the deals imagined:", each) for each in plain)
            if judged.cost:
                facts = brought_about_first(told.told(told.reasons[judged.move], told.puzzle.best, judged.move))
                of_try = [each for each in EXAMPLE.findall(touch["compared"]) if each.startswith("With your try")]
                assert len(of_try) == len(EXAMPLE.findall(touch["compared"])) * bool(avoided(facts[:1]))


@every_game
def test_an_example_leaves_out_nothing_from_the_move_on(game: str) -> None:
    """It begins in the very round of the question, and is no longer than can be told."""
    heading = PRESENTATIONS[game].telling.heading_number
    found = 0
    for told in some_told(game, "en"):
        for move, facts in told.reasons.items():
            cost = next(each.cost for each in told.puzzle.moves if each.move == move)
            for fact in facts[:1] if cost else ():
                shown = (move, told.puzzle.best) if avoided([fact]) else (told.puzzle.best, move)
                events = events_of_example(told.presentation, told.puzzle, fact, *shown)
                assert len(events) <= MOST + THEN
                assert not events or heading(events[0].view) == heading(told.view), told.puzzle.key
                found += bool(events)
    assert found


def test_an_example_of_a_tide_that_is_taken_ends_with_what_it_costs() -> None:
    """A tide is neither good nor bad in itself: where its taker does not pay for it, it is no example."""
    found = 0
    for told in some_told("land_unter", "en"):
        for move, facts in told.reasons.items():
            for fact in facts[:1] if move != told.puzzle.best else ():
                if fact.key in {"lower_tide", "higher_tide", "equal_tide"} and avoided([fact]):
                    events = events_of_example(told.presentation, told.puzzle, fact, move, told.puzzle.best)
                    paid = [each.event for each in events if isinstance(each.event, PRESERVER_LOSSES)]
                    assert not events or any(each.seat == told.puzzle.seat for each in paid), told.puzzle.key
                    found += bool(events)
    assert found
