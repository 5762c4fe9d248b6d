"""The end of a table as the page shows it: a riddle's question, a mini-game's verdict, a whole game's ranking."""

from html import escape
from typing import Final

from engine.api.beliefs import beliefs_html
from engine.api.ranking import ranking_html
from engine.core.describe import Describer
from engine.core.render.forms import button
from engine.match.match import Match
from engine.match.recorder import rule_link

EVIDENCE: Final = 10
"""So many events explain the answer to a riddle at most: those that give most away."""


def minigame_text(match: Match, part: str) -> tuple[str, dict[str, object]]:
    """Return the key of what a mini-game says (its goal, its question, how it ended), and its parameters."""
    mini = match.minigame
    assert mini is not None, "only a mini-game has a goal"
    answer = {"answer": mini.riddle.answer(match.state)} if mini.riddle and match.guess else {}
    return f"minigame.{mini.key}.{part}", {"seat": mini.seat, **answer}


def minigame_says(match: Match, part: str, describer: Describer) -> str:
    """Return what a mini-game says as HTML."""
    key, params = minigame_text(match, part)
    return describer.say(key, **params)


def riddle_form(match: Match, describer: Describer) -> str:
    """Return the question of a riddle with its answers."""
    assert match.riddle is not None, "only a riddle asks"
    told = describer.tokens[match.riddle.token]
    picks = "".join(
        f'<label class="answer"><input type="radio" name="answer" value="{escape(choice)}"> '
        f"{told(choice, True, describer.texts)}</label>"
        for choice in match.answers
    )
    return (
        f'<form class="riddle-form" data-do="guess"><fieldset><legend>{minigame_says(match, "question", describer)}'
        f"</legend>{picks}</fieldset>{button(describer.plain('table.guess'))}</form>"
    )


def outcome(match: Match, describer: Describer) -> str:
    """Return the end in words: a mini-game's verdict, or the points of a whole game and what its bots believed."""
    if match.minigame:
        ending = "won" if match.verdict else "lost"
        said = f'<p class="verdict {ending}">{minigame_says(match, ending, describer)}</p>'
        return said + evidence_html(match, describer)
    return ranking_html(match, describer) + beliefs_html(match, describer)


def evidence_html(match: Match, describer: Describer) -> str:
    """Return by what a riddle's answer could have been found: what the seat did, turn by turn; "" for no riddle."""
    mini, riddle = match.minigame, match.riddle
    if mini is None or riddle is None:
        return ""
    weights = riddle.evidence([entry.snapshot.event for entry in match.log], mini.seat)
    best = sorted((place for place, weight in enumerate(weights) if weight), key=lambda place: (-weights[place], place))
    told = "".join(evidence_line(match, place, describer) for place in sorted(best[:EVIDENCE]))
    head = describer.say("table.evidence", seat=mini.seat)
    return f'<p class="evidence">{head}</p><ul class="evidence">{told}</ul>' if told else ""


def evidence_line(match: Match, place: int, describer: Describer) -> str:
    """Return one event of the log, with its turn."""
    snapshot = match.log[place].snapshot
    line = describer.event(snapshot.event)
    when = describer.say("table.round", round=match.presentation.round_number(snapshot.view))
    return f"<li><b>{when}</b> · {line.html}{rule_link(line.rule)}</li>"
