"""A sitting as the page shows it: fragments of HTML and words to announce."""

from collections.abc import Sequence
from html import escape
from typing import Any

from engine.core.game import Seat
from engine.core.telling import Teller
from engine.core.words import GRAMMARS
from engine.table.film import Frame, Step, called, caption, cut, lines, picture
from engine.table.keep import to_save, to_share
from engine.table.seats import HUMAN, only_human
from engine.table.sitting import Entry, Sitting


def voice(sitting: Sitting, lang: str) -> Teller:
    """Return the voice that tells this table's story to its reader."""
    names = sitting.names[: sitting.start.players]
    show = sitting.show
    return Teller(show.texts[lang], GRAMMARS[lang], show.tokens, names, only_human(sitting.kinds))


def scene(sitting: Sitting, lang: str) -> dict[str, Any]:
    """Return the whole table as the page needs it; the frames nobody saw yet are handed out once."""
    teller = voice(sitting, lang)
    fresh, sitting.fresh = sitting.fresh, []
    status = status_line(sitting, teller)
    return {
        "frames": [frame(sitting, step, teller) for step in cut(up_to(closing(sitting), fresh), sitting.show)],
        "board": board(sitting, teller),
        "form": form(sitting, teller),
        "log": "".join(log_items(sitting, teller)),
        "status": status,
        "say": plain_status(sitting, teller),
        "busy": bool(sitting.owing("bot")),
        "thinking": None,
        "note": "",
        "over": sitting.decision is None,
        "curtain": sitting.curtain,
        "save": sitting.once("save", lambda: to_save(sitting)),
        "link": sitting.once("link", lambda: to_share(sitting)),
        "can": sitting.can(),
        "refusal": None,
    }


def frame(sitting: Sitting, step: Step, teller: Teller) -> dict[str, str]:
    """Return one step of what happened."""
    said = lines(step, teller)
    return {
        "board": picture(step, sitting.show, teller),
        "caption": caption(said),
        "say": " ".join(line.text for line in said),
        "rule": said[0].rule,
    }


def closing(sitting: Sitting) -> Frame | None:
    """Return the moment at which a mini-game was decided; None while it runs, or where there is none.

    The engine has gone on to the next round by then; the reader wants to see the one that decided.
    """
    if sitting.verdict is None:
        return None
    show = sitting.show
    last = [entry.frame for entry in sitting.log if entry.chunk == len(sitting.chunks) and not entry.struck]
    clock = show.clock(last[0].view)
    return [frame for frame in last if show.clock(frame.view) == clock and show.marks(frame.event)][-1]


def up_to(end: Frame | None, frames: list[Frame]) -> list[Frame]:
    """Return the frames until this one."""
    return frames[: frames.index(end) + 1] if end in frames else frames


def board(sitting: Sitting, teller: Teller) -> str:
    """Draw the table as it is now, for the seat whose hand may lie open; after a mini-game, its last moment."""
    end = closing(sitting)
    if end is not None:
        return picture([end], sitting.show, teller)
    eye = sitting.eye if sitting.shown is None else sitting.shown
    view = sitting.show.game.view(sitting.state, eye)
    return sitting.show.draw(view, teller.texts, called(teller), ())


def form(sitting: Sitting, teller: Teller) -> str:
    """Return what the reader can do now: choose a move, or play again after the end."""
    if sitting.decision is None:
        return (
            f'<form class="again-form" data-do="again">{outcome(sitting, teller)}'
            f'<button class="md-button md-button--primary" type="submit">{teller.say("table.again")}</button></form>'
        )
    seat = acting(sitting)
    if seat is None:
        return ""
    view = sitting.show.game.view(sitting.state, seat)
    name = "" if only_human(sitting.kinds) == seat else teller.names[seat]
    return sitting.show.form(view, seat, teller.texts, name)


def acting(sitting: Sitting) -> Seat | None:
    """Return the person who can choose now, or None."""
    people = sitting.owing(HUMAN)
    return people[0] if people and sitting.curtain is None else None


def outcome(sitting: Sitting, teller: Teller) -> str:
    """Return the end in words: a mini-game's verdict, or the points of a whole game."""
    if sitting.minigame:
        ending = "won" if sitting.verdict else "lost"
        return f'<p class="verdict {ending}">{teller.say(f"minigame.{sitting.minigame.key}.{ending}")}</p>'
    result = sitting.show.game.result(sitting.state)
    assert result is not None
    order = sorted(range(len(result.scores)), key=lambda seat: (-result.scores[seat], seat))
    rows = "".join(ranking_row(seat, result.scores, result.winners, teller) for seat in order)
    return f'<table class="ranking"><caption>{teller.say("table.final")}</caption><tbody>{rows}</tbody></table>'


def ranking_row(seat: Seat, scores: Sequence[int], winners: Sequence[Seat], teller: Teller) -> str:
    """Return one seat's line of the final ranking."""
    crown = f" <em>{teller.say('table.winner')}</em>" if seat in winners else ""
    name = escape(teller.plain("name", seat=seat))
    points = teller.say("table.points", points=scores[seat])
    return f'<tr><th scope="row">{name}{crown}</th><td>{points}</td></tr>'


def status_key(sitting: Sitting) -> tuple[str, dict[str, object]]:
    """Return which sentence says what is to be done, and its parameters."""
    if sitting.minigame and sitting.verdict is not None:
        return f"minigame.{sitting.minigame.key}.{'won' if sitting.verdict else 'lost'}", {}
    decision = sitting.decision
    if decision is None:
        result = sitting.show.game.result(sitting.state)
        return "table.over", {"winners": result.winners if result else ()}
    if sitting.curtain is not None:
        return "table.curtain", {"seat": sitting.curtain}
    seat = acting(sitting)
    if seat is not None:
        return f"decide.{decision.kind}", {"seat": seat}
    return "table.waiting", {"seats": decision.seats}


def status_line(sitting: Sitting, teller: Teller) -> str:
    """Return what is to be done now, with a mini-game's goal before it."""
    if sitting.verdict is not None:
        return teller.say("table.done")
    key, params = status_key(sitting)
    goal = ""
    if sitting.minigame and sitting.verdict is None:
        goal = f'<b class="goal">{teller.say(f"minigame.{sitting.minigame.key}.goal")}</b> '
    return goal + teller.say(key, **params)


def plain_status(sitting: Sitting, teller: Teller) -> str:
    """Return what is to be done now, to be spoken."""
    key, params = status_key(sitting)
    return teller.plain(key, **params)


def log_items(sitting: Sitting, teller: Teller) -> list[str]:
    """Return the story so far, a line an event; what was undone is struck through."""
    told = [entry for entry in sitting.log if type(entry.frame.event) not in sitting.show.quiet]
    return [log_item(entry, teller) for entry in told]


def log_item(entry: Entry, teller: Teller) -> str:
    """Return one line of the log."""
    lang = teller.grammar.lang
    if lang not in entry.told:
        entry.told[lang] = caption([teller.event(entry.frame.event)])
    line = entry.told[lang]
    if not entry.struck:
        return f"<li>{line}</li>"
    return f'<li class="struck"><span class="vh">{teller.say("table.undone")} </span><del>{line}</del></li>'
