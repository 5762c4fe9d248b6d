"""The end of a table as the page shows it: a riddle's question, a mini-game's verdict, a whole game's ranking."""

from html import escape
from typing import Final

from engine.core.forms import button
from engine.core.telling import Teller
from engine.table.beliefs import beliefs_html
from engine.table.film import rule_link
from engine.table.ranking import ranking_html
from engine.table.sitting import Sitting

EVIDENCE: Final = 10
"""So many events explain the answer to a riddle at most: those that give most away."""


def minigame_text(sitting: Sitting, part: str) -> tuple[str, dict[str, object]]:
    """Return the key of what a mini-game says (its goal, its question, how it ended), and its parameters."""
    mini = sitting.minigame
    assert mini is not None, "only a mini-game has a goal"
    answer = {"answer": mini.riddle.answer(sitting.state)} if mini.riddle and sitting.guess else {}
    return f"minigame.{mini.key}.{part}", {"seat": mini.seat, **answer}


def minigame_says(sitting: Sitting, part: str, teller: Teller) -> str:
    """Return what a mini-game says as HTML."""
    key, params = minigame_text(sitting, part)
    return teller.say(key, **params)


def riddle_form(sitting: Sitting, teller: Teller) -> str:
    """Return the question of a riddle with its answers."""
    assert sitting.riddle is not None, "only a riddle asks"
    told = teller.tokens[sitting.riddle.token]
    picks = "".join(
        f'<label class="pick"><input type="radio" name="answer" value="{escape(choice)}"> '
        f"{told(choice, True, teller.texts)}</label>"
        for choice in sitting.answers
    )
    return (
        f'<form class="riddle-form" data-do="guess"><fieldset><legend>{minigame_says(sitting, "question", teller)}'
        f"</legend>{picks}</fieldset>{button(teller.plain('table.guess'))}</form>"
    )


def outcome(sitting: Sitting, teller: Teller) -> str:
    """Return the end in words: a mini-game's verdict, or the points of a whole game and what its bots believed."""
    if sitting.minigame:
        ending = "won" if sitting.verdict else "lost"
        said = f'<p class="verdict {ending}">{minigame_says(sitting, ending, teller)}</p>'
        return said + evidence_html(sitting, teller)
    return ranking_html(sitting, teller) + beliefs_html(sitting, teller)


def evidence_html(sitting: Sitting, teller: Teller) -> str:
    """Return by what a riddle's answer could have been found: what the seat did, turn by turn; "" for no riddle."""
    mini, riddle = sitting.minigame, sitting.riddle
    if mini is None or riddle is None:
        return ""
    weights = riddle.telling([entry.frame.event for entry in sitting.log], mini.seat)
    best = sorted((place for place, weight in enumerate(weights) if weight), key=lambda place: (-weights[place], place))
    told = "".join(evidence_line(sitting, place, teller) for place in sorted(best[:EVIDENCE]))
    head = teller.say("table.evidence", seat=mini.seat)
    return f'<p class="evidence">{head}</p><ul class="evidence">{told}</ul>' if told else ""


def evidence_line(sitting: Sitting, place: int, teller: Teller) -> str:
    """Return one event of the log, with its turn."""
    frame = sitting.log[place].frame
    line = teller.event(frame.event)
    when = teller.say("table.round", round=sitting.show.clock(frame.view))
    return f"<li><b>{when}</b> · {line.html}{rule_link(line.rule)}</li>"
