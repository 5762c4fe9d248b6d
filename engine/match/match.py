"""A sitting: one game at one table, its people and bots, with undo and redo. Knows no HTML.

Choices wait in `pending` until every seat that owes one has chosen; then all are made at once, in the
order of the seats, and the game resolves. Bots choose from their own view, before or while people do.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from engine.core.game import EVERYONE, Decision, Refusal, Seat
from engine.core.lessons import Minigame, Riddle
from engine.core.presentation import Presentation
from engine.core.record import Record
from engine.match.recorder import Recorder, Snapshot
from engine.match.seats import HUMAN, NAMES, humans, only_human

Turn = tuple[tuple[Seat, str], ...]
"""The moves of one decision."""


@dataclass(slots=True)
class LogEntry:
    """A frame in the log, the number of chunks it came after, and whether it was undone."""

    snapshot: Snapshot
    turn: int
    struck: bool = False
    told: dict[str, str] = field(default_factory=dict)
    """Its sentence by language, once it has been told."""


@dataclass
class Match:
    """One game being played. `kinds` tells who sits at each seat; `start` has no moves."""

    presentation: Presentation
    start: Record
    kinds: tuple[str, ...]
    minigame: Minigame | None = None
    names: tuple[str, ...] = NAMES
    turns: list[Turn] = field(default_factory=list)
    undone: list[Turn] = field(default_factory=list)
    pending: dict[Seat, str] = field(default_factory=dict)
    shown: Seat | None = None
    """With several people: whose hand lies open now; it stays so while this person goes on, or bots do."""
    log: list[LogEntry] = field(default_factory=list)
    unseen: list[Snapshot] = field(default_factory=list)
    """Frames that nobody has been shown yet."""
    changes: int = 0
    """Grows with every move made or taken back."""
    written: dict[str, tuple[int, str]] = field(default_factory=dict)
    """What has been written of the table, and at how many changes: see `once`."""
    guess: str = ""
    """The reader's answer to a riddle."""

    def __post_init__(self) -> None:
        """Set the table up and play what has been played already."""
        turns, self.turns = self.turns, []
        self.state = self.begin(self.recorder())
        self.first = self.begin(None)
        for turn in turns:
            self.make(turn)

    @classmethod
    def of(
        cls,
        presentation: Presentation,
        record: Record,
        kinds: tuple[str, ...],
        minigame: Minigame | None = None,
        names: tuple[str, ...] = NAMES,
    ) -> "Match":
        """Return a sitting that has made the record's moves; raise Refusal if they break a rule."""
        start = replace(record, moves=())
        return cls(presentation, start, kinds, minigame, names, turns_of(presentation, start, record.moves))

    @property
    def record(self) -> Record:
        """The game as it stands, pending choices left out."""
        return replace(self.start, moves=tuple(move for turn in self.turns for move in turn))

    @property
    def viewer(self) -> Seat | None:
        """Whose view is drawn: the one person's, everybody's if only bots play, else what all see."""
        if self.riddle:
            return None
        if not humans(self.kinds):
            return EVERYONE
        return only_human(self.kinds)

    @property
    def verdict(self) -> bool | None:
        """Whether the mini-game is won or lost; None while it runs, or where there is none."""
        if self.minigame is None:
            return None
        if self.riddle:
            return self.guess == self.riddle.answer(self.state) if self.guess else None
        return self.minigame.verdict(self.first, self.state, self.minigame.seat)

    @property
    def decision(self) -> Decision | None:
        """What the game waits for; None after its end, or a mini-game's, and while a riddle is asked."""
        return None if self.asking or self.verdict is not None else self.presentation.game.decision(self.state)

    @property
    def over(self) -> bool:
        """Whether there is nothing more to do."""
        return self.decision is None and not self.asking

    @property
    def riddle(self) -> Riddle | None:
        """The riddle of a mini-game that has one."""
        return self.minigame.riddle if self.minigame else None

    @property
    def asking(self) -> bool:
        """Whether the riddle waits for the reader's answer: its time has come, at the latest when the game is over."""
        if self.riddle is None or self.guess:
            return False
        return self.riddle.ready(self.state) or self.presentation.game.decision(self.state) is None

    @property
    def answers(self) -> Sequence[str]:
        """The answers that the riddle offers, by what a bystander sees; none if there is nothing to answer."""
        return self.riddle.choices(self.presentation.game.view(self.state, None)) if self.riddle else ()

    def answer(self, text: str) -> None:
        """Take the reader's answer to the riddle; raise Refusal if there is none to give, or not this one."""
        if not self.asking or text not in self.answers:
            raise Refusal("not_now", text=text)
        self.guess = text
        self.changes += 1

    def owing(self, kind: str) -> list[Seat]:
        """Return the seats that still owe a choice and are people ("human") or bots ("bot")."""
        decision = self.decision
        waiting = decision.seats if decision else ()
        person = kind == HUMAN
        return [s for s in waiting if s not in self.pending and (self.kinds[s] == HUMAN) == person]

    @property
    def curtain(self) -> Seat | None:
        """The person who must take the device before a hand is shown, if several play."""
        people = self.owing(HUMAN)
        if len(humans(self.kinds)) < 2 or not people or self.shown == people[0]:
            return None
        return people[0]

    def play(self, seat: Seat, text: str) -> None:
        """Take a person's choice or gesture; raise Refusal, with nothing changed, if it can't be made."""
        game = self.presentation.game
        if self.decision is None:
            raise Refusal("game_over")
        if seat not in range(self.start.players):
            raise Refusal("no_such_seat", seat=seat)
        # First of all: what another seat may or may not do is nothing to be found out by trying.
        if seat not in self.owing(HUMAN):
            raise Refusal("not_your_move", seat=seat)
        move = game.parse_gesture(self.state, seat, text)
        game.verify(self.state, seat, move)
        self.choose(seat, game.format_move(move))

    def choose(self, seat: Seat, text: str) -> None:
        """Note a legal choice; make all of them once the last one is in."""
        self.pending[seat] = text
        decision = self.decision
        if decision and all(owing in self.pending for owing in decision.seats):
            turn = tuple((owing, self.pending[owing]) for owing in decision.seats)
            self.undone.clear()
            self.make(turn)
        people = self.owing(HUMAN)
        if self.decision is None or people[:1] not in ([], [self.shown]):
            self.shown = None

    def make(self, turn: Turn) -> None:
        """Make the moves of one decision, and film what follows."""
        recorder = self.recorder()
        recorder.moves = sum(map(len, self.turns)) + len(turn)
        game = self.presentation.game
        for seat, text in turn:
            game.play(self.state, seat, game.parse_move(text), recorder)
        self.turns.append(turn)
        self.changes += 1
        self.pending.clear()
        self.keep(recorder)

    def keep(self, recorder: Recorder) -> None:
        """Add the frames of a film to the log."""
        at = len(self.turns)
        self.log += (LogEntry(snapshot, at) for snapshot in recorder.snapshots)
        self.unseen += recorder.snapshots

    def begin(self, recorder: Recorder | None) -> Any:
        """Return the first state of the game."""
        start = self.start
        state = self.presentation.game.begin(start.players, start.seed, start.options, start.position, recorder)
        if recorder:
            self.keep(recorder)
        return state

    def recorder(self) -> Recorder:
        """Return an empty film for this table's eye."""
        return Recorder(self.presentation.game, self.viewer)

    def once(self, name: str, make: Callable[[], str]) -> str:
        """Return a text about the moves made so far, written anew only after a change."""
        changes, text = self.written.get(name, (-1, ""))
        if changes != self.changes:
            text = make()
            self.written[name] = self.changes, text
        return text

    def undo(self) -> bool:
        """Go back to the last decision a person made; return whether there was one."""
        people = humans(self.kinds)
        if any(seat in self.pending for seat in people):
            self.pending.clear()
            self.shown = None
            return True
        back = [i for i, turn in enumerate(self.turns) if any(seat in people for seat, _ in turn)]
        if not back:
            return False
        self.undone = self.turns[back[-1] :] + self.undone
        self.rewind(back[-1])
        return True

    def rewind(self, count: int) -> None:
        """Replay only the first chunks; what came later is struck out in the log."""
        kept, old_log = self.turns[:count], self.log
        for entry in old_log:
            entry.struck = entry.struck or entry.turn > count
        self.turns, self.log = [], []
        self.changes += 1
        self.pending.clear()
        self.shown = None
        self.state = self.begin(self.recorder())
        for turn in kept:
            self.make(turn)
        self.log, self.unseen = old_log, []

    def redo(self) -> bool:
        """Make the moves again that the last undo took back; return whether there were any."""
        if not self.undone:
            return False
        people = humans(self.kinds)
        while self.undone:
            self.make(self.undone.pop(0))
            if self.undone and any(seat in people for seat, _ in self.undone[0]):
                break
        return True

    def can(self) -> Mapping[str, bool]:
        """Return which of undo, redo and hint would do something now."""
        people = humans(self.kinds)
        played = any(seat in people for turn in self.turns for seat, _ in turn)
        return {
            "undo": played or any(seat in self.pending for seat in people),
            "redo": bool(self.undone),
            "hint": bool(self.owing(HUMAN)) and self.curtain is None,
        }

    def again(self) -> "Match":
        """Return a new sitting of the same kind: the next deal."""
        seeds = self.minigame.seeds if self.minigame else ()
        seed = self.start.seed + 1
        if seeds:
            seed = seeds[(seeds.index(self.start.seed) + 1) % len(seeds)] if self.start.seed in seeds else seeds[0]
        return Match(self.presentation, replace(self.start, seed=seed), self.kinds, self.minigame, self.names)


def turns_of(presentation: Presentation, start: Record, moves: Turn) -> list[Turn]:
    """Cut moves into decisions by playing them; raise Refusal if one is illegal or some are missing."""
    game = presentation.game
    state = start.replay(game)
    turns, rest = [], moves
    while rest:
        decision = game.decision(state)
        size = len(decision.seats) if decision else 0
        turn, rest = rest[:size], rest[size:]
        if not size or len(turn) < size:
            raise Refusal("damaged")
        for seat, text in turn:
            game.play(state, seat, game.parse_move(text))
        turns.append(turn)
    return turns
