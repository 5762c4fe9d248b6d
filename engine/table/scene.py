"""A sitting as the page shows it: fragments of HTML and words to announce."""

from typing import Any

from engine.core.forms import button
from engine.core.game import EVERYONE, Seat
from engine.core.telling import Teller
from engine.core.words import GRAMMARS
from engine.table.ending import minigame_says, minigame_text, outcome, riddle_form
from engine.table.film import Frame, Step, caption, cut, drawing, lines, picture
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
    drawn, beside = board(sitting, teller)
    return {
        "frames": [frame(sitting, step, teller) for step in cut(up_to(closing(sitting), fresh), sitting.show)],
        "board": drawn + grid(sitting, teller),
        "beside": beside,
        "form": form(sitting, teller),
        "log": "".join(log_items(sitting, teller)),
        "status": status,
        "say": plain_status(sitting, teller),
        "busy": bool(sitting.owing("bot")),
        "thinking": None,
        "note": "",
        "over": sitting.over,
        "curtain": sitting.curtain,
        "save": sitting.once("save", lambda: to_save(sitting)),
        "link": sitting.once("link", lambda: to_share(sitting)),
        "can": sitting.can(),
        "refusal": None,
    }


def frame(sitting: Sitting, step: Step, teller: Teller) -> dict[str, str]:
    """Return one step of what happened."""
    said = lines(step, teller)
    drawn, beside = picture(step, sitting.show, teller)
    return {
        "board": drawn,
        "beside": beside,
        "caption": caption(said),
        "say": " ".join(line.text for line in said),
        "rule": said[0].rule,
    }


def closing(sitting: Sitting) -> Frame | None:
    """Return the moment that decided a mini-game; None while it runs, where there is none, or if nothing happened.

    The engine has gone on to the next round by then, unless the game is over; the reader wants to see the one
    that decided, and of it what last changed something.
    """
    last = [entry.frame for entry in sitting.log if entry.chunk == len(sitting.chunks) and not entry.struck]
    if sitting.verdict is None or sitting.riddle or not last:
        return None
    show = sitting.show
    if show.game.decision(sitting.state) is None:
        return last[-1]
    clock = show.clock(last[0].view)
    within = [frame for frame in last if show.clock(frame.view) == clock]
    return ([frame for frame in within if show.marks(frame.event)] or within)[-1]


def up_to(end: Frame | None, frames: list[Frame]) -> list[Frame]:
    """Return the frames until this one."""
    return frames[: frames.index(end) + 1] if end in frames else frames


def board(sitting: Sitting, teller: Teller) -> tuple[str, str]:
    """Draw the table as it is now, for the seat whose hand may lie open: the board, and what is beside it.

    After a mini-game that is its last moment; once a riddle has its answer, all is turned up.
    """
    end = closing(sitting)
    if end is not None:
        return picture([end], sitting.show, teller)
    eye = EVERYONE if sitting.guess else sitting.eye if sitting.shown is None else sitting.shown
    view = sitting.show.game.view(sitting.state, eye)
    return drawing(view, sitting.show, teller)


def grid(sitting: Sitting, teller: Teller) -> str:
    """Return what lies over the board for the person who chooses there; "" for nothing."""
    seat = acting(sitting)
    if seat is None:
        return ""
    view = sitting.show.game.view(sitting.state, seat)
    return sitting.show.grid(view, seat, offered(sitting, seat), teller.texts)


def offered(sitting: Sitting, seat: Seat) -> list[str]:
    """Return the texts of a seat's legal moves."""
    game = sitting.show.game
    return [game.write(move) for move in game.legal(sitting.state, seat)]


def form(sitting: Sitting, teller: Teller) -> str:
    """Return what the reader can do now: choose a move, answer a riddle, or play again after the end."""
    if sitting.asking:
        return riddle_form(sitting, teller)
    if sitting.over:
        return (
            f'<form class="again-form" data-do="again">{outcome(sitting, teller)}'
            f"{button(teller.plain('table.again'))}</form>"
        )
    seat = acting(sitting)
    if seat is None:
        return ""
    view = sitting.show.game.view(sitting.state, seat)
    name = "" if only_human(sitting.kinds) == seat else teller.names[seat]
    return sitting.show.form(view, seat, offered(sitting, seat), teller.texts, name)


def acting(sitting: Sitting) -> Seat | None:
    """Return the person who can choose now, or None."""
    people = sitting.owing(HUMAN)
    return people[0] if people and sitting.curtain is None else None


def status_key(sitting: Sitting) -> tuple[str, dict[str, object]]:
    """Return which sentence says what is to be done, and its parameters."""
    if sitting.verdict is not None:
        return minigame_text(sitting, "won" if sitting.verdict else "lost")
    if sitting.asking:
        return minigame_text(sitting, "question")
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
    """Return what is to be done now, with a mini-game's goal before it; a riddle's question is in its form."""
    if sitting.verdict is not None:
        return teller.say("table.done")
    key, params = status_key(sitting)
    goal = f'<b class="goal">{minigame_says(sitting, "goal", teller)}</b> ' if sitting.minigame else ""
    return goal if sitting.asking else goal + teller.say(key, **params)


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
