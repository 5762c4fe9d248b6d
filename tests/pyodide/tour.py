"""A tour of the API, for the Python of the browser: every game, bot, mini-game and way in or out once.

Run in Pyodide by run.mjs. It answers with the files of the standard library that Python has then imported: what
tools/pyodide/stdlib.txt must hold.
"""

import sys
from importlib import import_module
from typing import Any

from engine.core.presentation import Presentation
from engine.games.registry import PRESENTATIONS
from engine.match.seats import BOT_KINDS
from tests.api.client import link, moves, now, play_out, send

EXAMPLES = 2
"""Worked examples asked for in each game."""

REVIEWED = 50
"""Milliseconds of a game's review that are worked out: some decisions of it."""

WHOLE = "/whole_library.zip"
ZIP = ".zip/"
"""What stands in a module's file name before its name in the standard library's zip."""


def python() -> str:
    """Return Python's version and what it runs on."""
    return f"{sys.version.split()[0]} on {sys.platform}"


def stored_games() -> dict[str, Any]:
    """Return the fingerprints of the stored games; what takes them needs more of the library than ships."""
    sys.path.append(WHOLE)
    games: dict[str, Any] = import_module("tests.stored_games").fingerprints()
    return games


def tour() -> list[str]:
    """Go through everything, an exception included; return the files."""
    for key, presentation in PRESENTATIONS.items():
        for bot in BOT_KINDS:
            meet(key, presentation, bot)
        play_through(key, presentation)
        read(key, presentation)
    return library()


def meet(key: str, presentation: Presentation, bot: str) -> None:
    """Play against a bot; undo, share and save; offer what cannot be read."""
    send("open", lang="fr", new=against(bot, key, presentation))
    begun = now()
    send("play", seat=0, move="no such move")
    send("play", seat=0, move=moves(begun)[0])
    answer = now()
    for do in ("undo", "redo"):
        assert send(do)["kind"] == "table"
    for origin in ({"save": answer["save"]}, {"link": link()}):
        assert send("open", **origin)["kind"] == "table"
    for origin in ({"save": "{"}, {"link": "nonsense"}):
        assert send("open", **origin)["kind"] == "refused"


def play_through(key: str, presentation: Presentation) -> None:
    """Play a whole game, with a hint, look at some of its review, and open the next deal."""
    send("open", lang="en", new=against("random", key, presentation))
    now()
    assert send("hint")["kind"] != "refused"
    play_out(now())
    assert send("review", ms=REVIEWED)["kind"] == "reviewing"
    assert send("report", seat=0)["kind"] == "report"
    assert send("again")["kind"] == "table"


def against(bot: str, key: str, presentation: Presentation) -> dict[str, Any]:
    """Return what asks for a game of a reader against bots of one kind, as few as may be."""
    seats = ["human", *[bot] * (min(presentation.game.player_counts) - 1)]
    return {"game": key, "key": "", "options": {}, "seed": 7, "players": len(seats), "seats": seats}


def read(key: str, presentation: Presentation) -> None:
    """Ask for worked examples and begin every mini-game."""
    for example in [*presentation.examples][:EXAMPLES]:
        assert send("example", lang="fr", game=key, key=example, changes=[])["kind"] == "example"
    for name in presentation.minigames:
        assert send("open", lang="fr", new={"game": key, "key": name, "seed": 1})["kind"] == "table"


def library() -> list[str]:
    """Return the files of the imported modules of the standard library, as its zip names them."""
    files = {getattr(module, "__dict__", {}).get("__file__") or "" for module in list(sys.modules.values())}
    return sorted({name.partition(ZIP)[2].removesuffix("c") for name in files if name.startswith("/lib/")} - {""})
