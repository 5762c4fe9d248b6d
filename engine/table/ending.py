"""The end of a table as the page shows it: a riddle's question, a mini-game's verdict, a whole game's ranking."""

from collections.abc import Sequence
from html import escape

from engine.core.forms import button
from engine.core.game import Seat
from engine.core.telling import Teller
from engine.table.beliefs import beliefs_html
from engine.table.sitting import Sitting


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
        return f'<p class="verdict {ending}">{minigame_says(sitting, ending, teller)}</p>'
    result = sitting.show.game.result(sitting.state)
    assert result is not None
    order = sorted(range(len(result.scores)), key=lambda seat: (-result.scores[seat], seat))
    rows = "".join(ranking_row(seat, result.scores, result.winners, teller) for seat in order)
    ranking = f'<table class="ranking"><caption>{teller.say("table.final")}</caption><tbody>{rows}</tbody></table>'
    return ranking + beliefs_html(sitting, teller)


def ranking_row(seat: Seat, scores: Sequence[int], winners: Sequence[Seat], teller: Teller) -> str:
    """Return one seat's line of the final ranking."""
    crown = f" <em>{teller.say('table.winner')}</em>" if seat in winners else ""
    name = escape(teller.plain("name", seat=seat))
    points = teller.say("table.points", points=scores[seat])
    return f'<tr><th scope="row">{name}{crown}</th><td>{points}</td></tr>'
