"""The end of a table as the page shows it: a riddle's question, a mini-game's verdict, a whole game's ranking."""

from typing import Final

from engine.api.beliefs import beliefs_html
from engine.api.ranking import ranking_html
from engine.api.steps import rule_link
from engine.core.describe import Describer
from engine.core.html import NOTHING, Html, fragment, tag
from engine.core.lessons import Riddle
from engine.core.render import button
from engine.match.match import Match

EVIDENCE: Final = 10
"""How many events explain the answer to a riddle at most: those that give most away."""


def minigame_text(match: Match, part: str) -> tuple[str, dict[str, object]]:
    """Return the key of what a mini-game says (its goal, its question, how it ended), and its parameters."""
    mini = match.minigame
    assert mini is not None, "only a mini-game has a goal"
    answer = {"answer": mini.riddle.answer(match.state)} if mini.riddle and match.guess else {}
    return f"minigame.{mini.key}.{part}", {"seat": mini.seat, **answer}


def minigame_says(match: Match, part: str, describer: Describer) -> Html:
    """Return what a mini-game says as HTML."""
    key, params = minigame_text(match, part)
    return describer.say(key, **params)


def riddle_form(match: Match, describer: Describer) -> Html:
    """Return the question of a riddle with its answers."""
    assert match.riddle is not None, "only a riddle asks"
    picks = (answer_pick(choice, match.riddle, describer) for choice in match.answers)
    legend = tag("legend", minigame_says(match, "question", describer))
    submit = button(describer.plain("table.guess"))
    return tag("form", tag("fieldset", legend, picks), submit, class_="riddle-form", data_do="guess")


def answer_pick(answer: str, riddle: Riddle, describer: Describer) -> Html:
    """Return one answer to a riddle as a radio button."""
    radio = tag("input", type="radio", name="answer", value=answer)
    return tag("label", radio, " ", describer.token(riddle.token, answer), class_="answer")


def outcome(match: Match, describer: Describer) -> Html:
    """Return the end in words: a mini-game's verdict, or the points of a whole game and what its bots believed."""
    if match.minigame:
        ending = "won" if match.verdict else "lost"
        verdict = tag("p", minigame_says(match, ending, describer), class_=f"verdict {ending}")
        return fragment(verdict, evidence_html(match, describer))
    return fragment(ranking_html(match, describer), beliefs_html(match, describer))


def evidence_html(match: Match, describer: Describer) -> Html:
    """Return by what a riddle's answer could have been found: what the seat did, turn by turn."""
    mini, riddle = match.minigame, match.riddle
    if mini is None or riddle is None:
        return NOTHING
    weights = riddle.evidence([entry.snapshot.event for entry in match.log], mini.seat)
    best = sorted((place for place, weight in enumerate(weights) if weight), key=lambda place: (-weights[place], place))
    if not best:
        return NOTHING
    head = tag("p", describer.say("table.evidence", seat=mini.seat), class_="evidence")
    items = (evidence_line(match, place, describer) for place in sorted(best[:EVIDENCE]))
    return fragment(head, tag("ul", items, class_="evidence"))


def evidence_line(match: Match, place: int, describer: Describer) -> Html:
    """Return one event of the log, with its turn."""
    snapshot = match.log[place].snapshot
    line = describer.event(snapshot.event)
    when = describer.say("table.round", round=match.presentation.round_number(snapshot.view))
    return tag("li", tag("b", when), " · ", line.html, rule_link(line.rule))
