"""A second game at the table without its own drawings and words: the engine of Drunter & Drüber, plainly shown."""

from collections.abc import Mapping, Sequence

import pytest

from engine.core.describe import Texts
from engine.core.game import Bundle
from engine.core.html import NOTHING, Html, tag
from engine.core.lessons import Example, Minigame
from engine.core.locale import TEXTS
from engine.core.presentation import Presentation
from engine.core.telling import Telling
from engine.games.drunter_drueber.rules.game import GAME
from engine.games.drunter_drueber.rules.view import View
from engine.games.drunter_drueber.rules.voting_cards import CARDS

KEY = GAME.key


class Echo(dict[str, str]):
    """Words that say of what nobody has told them yet how it is called."""

    def __missing__(self, key: str) -> str:
        """Return the key itself."""
        return key


def draw(view: View, _words: Texts, names: Sequence[str], _marks: Sequence[str] = ()) -> Html:
    """Draw the target cards that lie open, and what has been laid."""
    targets = " ".join(f"{name}={'/'.join(cards)}" for name, cards in zip(names, view.targets, strict=True))
    return tag("svg", targets, data_laid=len(view.laid))


def form(_view: View, seat: int, moves: Sequence[str], _words: Texts, _name: str) -> Html:
    """Offer every move as a radio button."""
    offered = (tag("input", type="radio", name="move", value=move) for move in moves)
    return tag("form", offered, data_do="play", data_seat=seat)


def grid(_view: View, seat: int, moves: Sequence[str], _words: Texts) -> Html:
    """Lay a grid over the board while tiles are placed."""
    return tag("trick-grid", data_seat=seat, data_moves=len(moves)) if "-" in moves[0] else NOTHING


def told(move: str, _html: bool, _words: Texts) -> str:
    """Tell a move."""
    return f"move {move}"


def toy(examples: Mapping[str, Example] | None = None, minigames: Mapping[str, Minigame] | None = None) -> Presentation:
    """Return the game as it is shown here, with these lessons."""
    texts = {lang: Echo(TEXTS[lang] | {"table.round": f"{word} {{round:n}}"}) for lang, word in WORDS.items()}
    return Presentation(
        game=GAME,
        name="Toy",
        texts=texts,
        tokens={"move": told, "target": lambda value, _html, _words: f"card {value}"},
        draw=draw,
        form=form,
        grid=grid,
        symbols=lambda: NOTHING,
        icon=lambda token, _words: {"dd-K5": tag("svg")}[token],
        marks=lambda _event: (),
        telling=Telling(heading_number=lambda view: view.turns + 1),
        examples=examples or {},
        minigames=minigames or {},
        deciding=(),
        facts={"DD.players_min": 2},
        tables={},
        parts={"vote": Bundle(CARDS)},
        secret=lambda _card: "target",
    )


WORDS = {"fr": "Tour", "en": "Turn"}


def put(monkeypatch: pytest.MonkeyPatch, presentation: Presentation) -> Presentation:
    """Put this show of the game on the shelf for one test."""
    monkeypatch.setattr(f"engine.games.{KEY}.presentation.PRESENTATION", presentation)
    return presentation


TOWN = {"laid": ["0:w1-3s"], "turn": 0, "targets": [["K"], ["S"]], "tiles": [[2, 2, 2, 1, 1, 1, 1, 1, 1]] * 2}
"""A wall goes south from a1; c4 has an outhouse, so "w1-2e" is put to the vote."""

VOTED = Example("voted", ("Ann", "Ben"), ("w1-2e", "ja", "ne+neee", "r-1w", "f-1e"), TOWN)
"""A lost vote between two placements."""
