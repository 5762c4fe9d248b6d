"""One play of a game by people and bots, with undo and redo. Makes no HTML.

A match is always in one of three conditions:

- It waits for moves (`decision`): each seat that owes one (`seats_to_choose`) is asked once. A choice goes into
  `pending`; with the last one all are made at once, in the order of the seats, as one turn, and the game goes on.
- It waits for the reader's answer to a riddle (`is_riddle_due`).
- It is over (`over`): the game ended, or the verdict on a mini-game is known.

`undo` and `redo` move between turns in which a person had a choice.
"""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypedDict, TypeVar

from engine.core.game import EVERYONE, AnyGame, Decision, Refusal, Result, Seat
from engine.core.lessons import Minigame, Riddle
from engine.core.presentation import Presentation
from engine.core.record import Record
from engine.match.day import DayTry
from engine.match.recorder import Recorder, Snapshot
from engine.match.seats import HUMAN, NAMES, human_seats, seat_of_only_human
from engine.match.told import Advised
from engine.match.turns import Turn, moves_as_turns, seat_chosen_last, turn_to_take_back

T = TypeVar("T")

Lot = tuple[int, Seat]
"""A choice that was left to chance: the number of its turn, from 0, and its seat."""


class Can(TypedDict):
    """Which of these controls would do something now."""

    undo: bool
    redo: bool
    hint: bool
    suspect: bool


@dataclass(slots=True)
class LogEntry:
    """One event in the log of a match.

    `turn`: the number of the turn that brought it, from 1; 0 for the set-up. `struck`: whether it was undone.
    """

    snapshot: Snapshot
    turn: int
    struck: bool = False
    html: dict[str, str] = field(default_factory=dict)
    """Its sentence by language, once it has been written."""


@dataclass
class Match:
    """One play of a game.

    `start` is its record without moves; `kinds` says who sits at each seat, HUMAN or the key of a kind of bot. `turns`
    given at the start are made at once; creating a match raises Refusal if one of them breaks a rule, or if the record
    cannot begin.
    """

    presentation: Presentation
    start: Record
    kinds: tuple[str, ...]
    minigame: Minigame | None = None
    names: tuple[str, ...] = NAMES
    turns: list[Turn] = field(default_factory=list)
    undone: list[Turn] = field(default_factory=list)
    lots: set[Lot] | None = field(default_factory=set)
    """The choices of people that were left to chance; None where that is not known."""
    told: Advised = field(default_factory=dict)
    pending: dict[Seat, str] = field(default_factory=dict)
    """The choices made in the present decision, as move texts by seat."""
    shown: Seat | None = None
    """With several people: whose view is shown, from when they lift the curtain until `draw_curtain`."""
    holder: Seat | None = None
    """With several people: who has pressed last, and so has the device; None where nobody has, or nobody knows who."""
    left_to_bots: bool = False
    """Whether people let bots play on at their seats, until something is undone."""
    bots_from: int | None = None
    """The number of the turn, from 0, from which on bots have played for people; None where people decide all."""
    log: list[LogEntry] = field(default_factory=list)
    unseen: list[Snapshot] = field(default_factory=list)
    """The events that have not been shown to the reader yet."""
    changes: int = 0
    """How often the state has changed: it grows with every turn made and with every undo, and never falls."""
    found: dict[Hashable, tuple[int, Any]] = field(default_factory=dict)
    """Results kept by key, each with the value of `changes` for which it holds."""
    guess: str = ""
    """The reader's answer to a riddle, "" for none yet."""
    day: DayTry | None = None
    """The try at the deal of a day that this is; None for any other match."""
    others: dict[str, Any] = field(default_factory=dict)
    """What its save says beside what this version of the book knows: it is in the next save, too."""

    def __post_init__(self) -> None:
        """Set the game up and make the turns that were given."""
        turns, self.turns = self.turns, []
        self.state, self.first = self.begin(self.new_recorder()), self.begin(None)
        for turn in turns:
            self.make_moves_of_turn(turn)

    @classmethod
    def from_record(
        cls,
        presentation: Presentation,
        record: Record,
        kinds: tuple[str, ...],
        minigame: Minigame | None = None,
        names: tuple[str, ...] = NAMES,
    ) -> "Match":
        """Return a match in which the record's moves have been made; which of them chance made is not known.

        Raises Refusal as `moves_as_turns` does, and if the record cannot begin.
        """
        start = replace(record, moves=())
        turns = moves_as_turns(presentation, start, record.moves)
        return cls(presentation, start, kinds, minigame, names, turns, lots=None if turns else set())

    @property
    def game(self) -> AnyGame:
        """The rules of the game that is played."""
        return self.presentation.game

    @property
    def result(self) -> Result | None:
        """How the game has ended; None before its end."""
        return self.game.result(self.state)

    def view(self, seat: Seat | None) -> Any:
        """Return what a seat may know of the present state; see `Game.view`."""
        return self.game.view(self.state, seat)

    @property
    def record(self) -> Record:
        """The record of all turns made; pending choices are not in it."""
        return self.record_before_turn(len(self.turns))

    def record_before_turn(self, turn: int) -> Record:
        """Return the record up to the turn of this number, from 0, without that turn itself."""
        return replace(self.start, moves=tuple(move for made in self.turns[:turn] for move in made))

    @property
    def viewer(self) -> Seat | None:
        """Whose view is shown: the only person's, EVERYONE's if only bots play, else None (a bystander's)."""
        if self.riddle:
            return None
        return seat_of_only_human(self.kinds) if human_seats(self.kinds) else EVERYONE

    @property
    def is_minigame_won(self) -> bool | None:
        """Whether the mini-game was won; None while it runs, or in an ordinary game."""
        if self.minigame is None:
            return None
        if self.riddle:
            return self.guess == self.riddle.answer(self.state) if self.guess else None
        return self.minigame.verdict(self.first, self.state, self.minigame.seat)

    @property
    def decision(self) -> Decision | None:
        """What the game waits for; None when the match is over, and while it waits for the answer to a riddle."""
        return None if self.is_riddle_due or self.is_minigame_won is not None else self.game.decision(self.state)

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to decide: no move, and no riddle to be answered."""
        return self.decision is None and not self.is_riddle_due

    @property
    def riddle(self) -> Riddle | None:
        """The riddle of the mini-game; None without one."""
        return self.minigame.riddle if self.minigame else None

    @property
    def is_riddle_due(self) -> bool:
        """Whether the match waits for the reader's answer: the riddle is ready, or the game has ended."""
        if self.riddle is None or self.guess:
            return False
        return self.riddle.ready(self.state) or self.game.decision(self.state) is None

    @property
    def answers_offered_by_riddle(self) -> Sequence[str]:
        """The answers that the riddle offers, from a bystander's view; () without a riddle."""
        return self.riddle.choices(self.view(None)) if self.riddle else ()

    def answer_riddle(self, text: str) -> None:
        """Take the reader's answer to the riddle; raise Refusal("not_now") unless it is asked and this is an answer."""
        if not self.is_riddle_due or text not in self.answers_offered_by_riddle:
            raise Refusal("not_now", text=text)
        self.guess = text
        self.changes += 1

    def seats_to_choose(self, kind: str) -> list[Seat]:
        """Return the seats still to choose that are people's (`kind` HUMAN) or bots' ("bot").

        Of several people the one who has the device comes first: it changes hands once less.
        """
        decision = self.decision
        waiting = sorted(decision.seats, key=lambda seat: seat != self.holder) if decision else ()
        mine = [] if self.left_to_bots else human_seats(self.kinds)
        return [s for s in waiting if s not in self.pending and (s in mine) == (kind == HUMAN)]

    def lift_curtain(self) -> None:
        """Show the view of the person who must take the device; nothing changes where nobody must."""
        if self.seat_behind_curtain is not None:
            self.shown = self.holder = self.seat_behind_curtain

    def draw_curtain(self) -> None:
        """Hide what only one of several people may see: after this choice, or before anything that all may see."""
        self.shown = None

    @property
    def is_device_shared(self) -> bool:
        """Whether several people play at one device."""
        return len(human_seats(self.kinds)) > 1

    @property
    def is_decided_aloud(self) -> bool:
        """Whether several people share the device, and one of them decides in front of all (`Presentation.spoken`)."""
        aloud = self.decision is not None and self.decision.kind in self.presentation.spoken
        return self.is_device_shared and aloud and bool(self.seats_to_choose(HUMAN))

    @property
    def seat_behind_curtain(self) -> Seat | None:
        """The seat of the person who must take the device before they choose unseen; None with fewer than two people.

        None also where they decide in front of all, or have the device and are `offered_openly` what all know.
        """
        people, shared = self.seats_to_choose(HUMAN), self.is_device_shared
        if not shared or not people or self.shown == people[0] or self.is_decided_aloud:
            return None
        goes_on = self.decision and self.decision.kind in self.presentation.offered_openly
        return None if goes_on and self.holder == people[0] else people[0]

    def play(self, seat: Seat, text: str, *, by_lot: bool = False) -> None:
        """Take a person's choice, a move's text or a gesture; a Refusal changes nothing.

        `by_lot`: whether the person has left it to chance, maybe one for several: who has the device is not known then.

        Raises Refusal: "game_over", "no_such_seat", "not_your_move" unless a person moves there now, or the game's own.
        """
        game = self.game
        if self.decision is None:
            raise Refusal("game_over")
        if seat not in range(self.start.players):
            raise Refusal("no_such_seat", seat=seat)
        # Checked before the move: nobody may find out by trying what another seat could do.
        if seat not in self.seats_to_choose(HUMAN):
            raise Refusal("not_your_move", seat=seat)
        game.verify_move(self.state, seat, move := game.parse_gesture(self.state, seat, text))
        self.note_choice_left_to_chance(seat, by_lot=by_lot)
        if self.bots_from is not None and len(self.turns) <= self.bots_from:
            self.bots_from = None
        # The only move in front of all is made by itself: who pressed before still has the device.
        alone = self.is_decided_aloud and len(game.legal_moves(self.state, seat)) == 1
        self.holder = None if by_lot else self.holder if alone else seat
        self.choose(seat, game.format_move(move))

    def leave_to_bots(self) -> None:
        """Let bots play on at the seats of people, until something is undone."""
        self.left_to_bots = True
        self.bots_from = len(self.turns) if self.bots_from is None else min(self.bots_from, len(self.turns))
        self.draw_curtain()

    def take_back_from_bots(self) -> None:
        """Let people decide again where the game stands; what bots have just chosen for them is forgotten."""
        self.left_to_bots = False
        for seat in human_seats(self.kinds):
            self.pending.pop(seat, None)
        self.holder = None

    def note_choice_left_to_chance(self, seat: Seat, *, by_lot: bool) -> None:
        """Note whether a seat's choice in the present decision is left to chance."""
        if self.lots is not None:
            lot = len(self.turns), seat
            self.lots = self.lots | {lot} if by_lot else self.lots - {lot}

    def was_choice_left_to_chance(self, turn: int, seat: Seat, kind: str) -> bool:
        """Return whether chance, or a bot in their place, made a person's choice in a turn of this kind of decision.

        Where that is unknown (saves before format 3, links), chance is assumed wherever it may have chosen: better to
        pass over a decision than to blame a person for one that chance made.
        """
        return kind in self.presentation.left_to_chance if self.lots is None else (turn, seat) in self.lots

    def choose(self, seat: Seat, text: str) -> None:
        """Take a legal choice (a move's text); once the last one is in, make all of them."""
        self.pending[seat] = text
        if seat == self.shown:
            self.draw_curtain()
        decision, last = self.decision, len(self.turns)
        if decision and all(owing in self.pending for owing in decision.seats):
            turn = tuple((owing, self.pending[owing]) for owing in decision.seats)
            self.undone.clear()
            self.lots = self.lots and {lot for lot in self.lots if lot[0] <= last}
            self.told = {where: told for where, told in self.told.items() if where[0] <= last}
            self.make_moves_of_turn(turn)

    def make_moves_of_turn(self, turn: Turn) -> None:
        """Make the moves of one decision and record what follows; raise Refusal if one breaks a rule."""
        recorder = self.new_recorder()
        recorder.moves = sum(map(len, self.turns)) + len(turn)
        game = self.game
        for seat, text in turn:
            game.play(self.state, seat, game.parse_move(text), recorder)
        self.turns.append(turn)
        self.changes += 1
        self.pending.clear()
        self.draw_curtain()
        self.add_to_log(recorder)

    def add_to_log(self, recorder: Recorder) -> None:
        """Add the events of the last turn, or of the set-up, to the log."""
        self.log += (LogEntry(snapshot, len(self.turns)) for snapshot in recorder.snapshots)
        self.unseen += recorder.snapshots

    def begin(self, recorder: Recorder | None) -> Any:
        """Return the first state of the game; what the recorder keeps of the set-up goes to the log."""
        state = self.start.begin(self.game, recorder)
        if recorder:
            self.add_to_log(recorder)
        return state

    def new_recorder(self) -> Recorder:
        """Return an empty recorder for the match's viewer."""
        return Recorder(self.game, self.viewer)

    def value_cached_until_state_changes(self, key: Hashable, make: Callable[[], T]) -> T:
        """Return `make()`, called again only if the state has changed since it was last called for this key."""
        changes, found = self.found.get(key, (-1, None))
        if changes != self.changes:
            found = make()
            self.found[key] = self.changes, found
        known: T = found
        return known

    @property
    def counts_as_try(self) -> bool:
        """Whether this is the one try at a day's deal that counts: nothing is taken back in it, and nobody helps."""
        return self.day is not None and self.day.counts

    def undo(self) -> bool:
        """Take back a person's last choice, and all that came after it; return whether there was one.

        A choice that still waits for others is taken back alone; else the whole turn is, and can be redone.
        """
        if self.counts_as_try:
            return False
        people, self.left_to_bots = human_seats(self.kinds), False
        if (last := seat_chosen_last(self.pending, people)) is not None:
            del self.pending[last]
            self.draw_curtain()
            self.holder = None
            return True
        back = turn_to_take_back(self.turns, people)
        if back is not None:
            self.undone = self.turns[back:] + self.undone
            self.rewind(back)
        return back is not None

    def rewind(self, count: int) -> None:
        """Replay only the first `count` turns; what later ones brought is struck out in the log."""
        kept, old_log = self.turns[:count], self.log
        for entry in old_log:
            entry.struck = entry.struck or entry.turn > count
        self.turns, self.log, self.changes = [], [], self.changes + 1
        self.pending.clear()
        self.draw_curtain()
        self.state = self.begin(self.new_recorder())
        for turn in kept:
            self.make_moves_of_turn(turn)
        self.log, self.unseen = old_log, []

    def redo(self) -> bool:
        """Make the turns that the last undo took back once more; return whether there were any."""
        if not self.undone:
            return False
        people = human_seats(self.kinds)
        while self.undone:
            self.make_moves_of_turn(self.undone.pop(0))
            if self.undone and any(seat in people for seat, _ in self.undone[0]):
                break
        return True

    def available_controls(self) -> Can:
        """Return which of undo, redo and hint would do something now, and whether suspicions can be noted."""
        people, mine = human_seats(self.kinds), self.seat_behind_curtain is None and not self.is_decided_aloud
        suspect = self.presentation.suspicions is not None and not self.minigame and bool(people)
        if self.counts_as_try:
            return {"undo": False, "redo": False, "hint": False, "suspect": suspect}
        played = turn_to_take_back(self.turns, people) is not None
        return {
            "undo": played or any(seat in self.pending for seat in people),
            "redo": bool(self.undone),
            "hint": bool(self.seats_to_choose(HUMAN)) and mine,
            "suspect": suspect,
        }
