"""The contract between the rules of a game and the code that plays, shows or tests them."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import Field, dataclass
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar

from engine.core.refusal import Refusal as Refusal
from engine.core.rng import Random
from engine.core.schema import SHOWN, Schema
from engine.core.told import Told

Seat = int
"""A place at the table, counted clockwise from 0; the left neighbour of seat s is s + 1."""

EVERYONE: Final = -1
"""The omniscient viewer, who sees all hands: for examples and finished games, never for a player."""

Position = dict[str, Any]
"""A state as plain JSON data; what it leaves out, the game fills in from the seed."""

SEEDS: Final = range(2**53)
"""The seeds there are: what JavaScript can hold exactly, too."""

POINTED_AT: Final = "@"
"""The sign before the spot of the board that was pressed, in the text of a gesture: "r3@h4" or "@G1"."""

M = TypeVar("M")
V = TypeVar("V", bound="View")
S = TypeVar("S", bound="State")


@dataclass(frozen=True, slots=True)
class Decision:
    """What the game waits for: one move from each of `seats`; `hidden` until the last of them is in."""

    kind: str
    seats: tuple[Seat, ...]
    hidden: bool = False


class Event(Told):
    """Something that happened, and the id of the rule that made it happen. Subclasses are frozen dataclasses."""

    rule: str

    @property
    def sentence_variant(self) -> str:
        """Which of the event's sentences to use, if it has several; "" for the plain one."""
        return ""

    @property
    def compared(self) -> Mapping[Seat, int]:
        """What each tied seat has of what an event with `tie_break` compares; {} for any other event."""
        return {}

    def as_seen_by(self, seat: Seat | None) -> "Event":
        """Return what this seat (None: a bystander) learns of the event."""
        return self


@dataclass(frozen=True, slots=True)
class Option:
    """A rule that groups play differently; the first choice is the default."""

    key: str
    choices: tuple[str, ...]

    @property
    def default_choice(self) -> str:
        """The choice that holds unless somebody says otherwise."""
        return self.choices[0]


@dataclass(frozen=True, slots=True)
class Bundle:
    """A move made of several of these parts, always written in the order of `parts`: "ja+neee", "G1=R2".

    `count`: how many it takes; 0 where any number makes a move.
    """

    parts: tuple[str, ...]
    text_between_parts: str = "+"
    count: int = 0

    def split_move(self, move: str) -> tuple[str, ...]:
        """Return the parts in the order written; no check that they are any of `parts`."""
        return tuple(move.split(self.text_between_parts))


@dataclass(frozen=True, slots=True)
class Pair:
    """A move of a first part and then a second one that goes with it: "B:G1>R2" is "B:G1" and "R2".

    `mark` is between them; it belongs to the first part if it is `kept`: "B:G1" is "B:" and "G1".
    """

    mark: str
    kept: bool = False

    @property
    def text_between_parts(self) -> str:
        """The text between the two parts: the mark, or "" if it belongs to the first part."""
        return "" if self.kept else self.mark

    def split_move(self, move: str) -> tuple[str, str]:
        """Return both parts of a move."""
        first, mark, second = move.partition(self.mark)
        return (first + mark if self.kept else first), second


Parts = Bundle | Pair
"""How the text of a move is put together from parts that are chosen one by one."""


@dataclass(frozen=True, slots=True)
class Result:
    """The end of a game: points by seat, and who shares the victory."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


class State(Protocol):
    """One moment of a game, mutable; only the game itself changes it."""

    players: int
    seed: int

    @property
    def version(self) -> int:
        """The version of the rules that the state is played under."""

    def clone(self: S) -> S:
        """Return an equal state that shares nothing that changes."""


class View(Protocol):
    """What a seat may know of a state: a frozen dataclass of these fields and the game's own. Pages replace
    `seats_to_move`."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]

    @property
    def players(self) -> int:
        """How many play."""

    @property
    def seat(self) -> Seat | None:
        """Whose view it is; None: a bystander's, EVERYONE: the open table."""

    @property
    def seats_to_move(self) -> tuple[Seat, ...]:
        """The seats that have to move, () at the end."""


Log = Callable[[S, Event], None]
"""Called at each event, right after the state changed; None where nobody listens (playouts)."""


class EventLog(list[Event]):
    """The plainest log: the events, in order."""

    def __call__(self, _state: State, event: Event) -> None:
        """Keep the event."""
        self.append(event)


class Game(ABC, Generic[S, M, V]):
    """The rules of one game. Stateless: every method is given the state it acts on.

    What anyone may call with anything (`begin`, `legal_moves`, `verify_move`, `play`, `view`, `parse_move`) is checked
    here, and refused with the state untouched; a game fills in the methods behind them: `set_up`, `moves_for_seat`,
    `refuse_illegal_move`, `view_of_seat`, `move_from_text`. These, `apply_move`, `apply_moves` and `moves_by_seat`
    trust their caller, and are fast.
    """

    key: ClassVar[str]
    letters: ClassVar[str]
    """Two capitals that the ids of its rules begin with."""
    version: ClassVar[int]
    """The version of the rules, from 1: raised when stored games or links would replay differently (see ADR 0011)."""
    player_counts: ClassVar[range]
    """The numbers of players with which it can be played."""
    options: ClassVar[tuple[Option, ...]]
    move_type: ClassVar[type]
    """The type of every move; a subclass of it is refused."""
    events: ClassVar[tuple[type[Event], ...]]
    refusals: ClassVar[tuple[str, ...]]
    """Every refusal code that the rules can answer with."""
    schema: ClassVar[Schema]
    """The keys of its positions: `begin` refuses what does not have this form."""

    @property
    def playable_versions(self) -> Collection[int]:
        """The versions of the rules that this engine plays: the current one, unless a game also keeps older ones."""
        return (self.version,)

    def begin(
        self,
        players: int,
        seed: int,
        options: Mapping[str, str] | None = None,
        position: Position | None = None,
        log: Log[S] | None = None,
        version: int | None = None,
    ) -> S:
        """Set the game up and return its first state.

        `seed` is in SEEDS; `version` is that of the rules to play by, None for the current one. Raises Refusal: "older"
        or "newer" (a version that is not played), "player_count", "bad_seed", "unknown_option", "unknown_choice",
        "bad_position" and the like.
        """
        self.check_game_can_begin(players, seed, version)
        if position is not None:
            self.schema.verify_well_formed_position(position, players)
        return self.set_up(players, seed, self.checked_options_with_defaults(options), position, log)

    @abstractmethod
    def set_up(
        self, players: int, seed: int, options: Mapping[str, str], position: Position | None, log: Log[S] | None
    ) -> S:
        """Return the first state: a fresh deal, or the position with its gaps filled from the seed.

        `options` has a choice for each; the position has the form of the schema. Raises Refusal("bad_position")
        for a position that is impossible.
        """

    @abstractmethod
    def decision(self, state: S) -> Decision | None:
        """Return what the game waits for, or None when it is over."""

    def legal_moves(self, state: S, seat: Seat) -> tuple[M, ...]:
        """Return the legal moves of a seat, in a fixed order; raise Refusal if it is not to move."""
        if seat not in self.decision_checked_for_seat(state, seat).seats:
            raise Refusal("not_your_move", seat=seat)
        return tuple(self.moves_for_seat(state, seat))

    def legal_moves_from_view(self, view: V) -> tuple[M, ...]:
        """Return the legal moves of a view's own seat, as `legal_moves` does; raise Refusal if it is not to move."""
        if view.seat not in view.seats_to_move:
            raise Refusal("not_your_move" if view.seats_to_move else "game_over", seat=view.seat)
        return tuple(self.moves_from_view(view, view.seat))

    @abstractmethod
    def moves_for_seat(self, state: S, seat: Seat) -> Sequence[M]:
        """Return the legal moves of a seat that is to move; possibly a list of the state itself, so don't change it."""

    @abstractmethod
    def moves_from_view(self, view: V, seat: Seat) -> Sequence[M]:
        """Return what `moves_for_seat` does, in the same order, for the seat whose view this is."""

    def verify_move(self, state: S, seat: Seat, move: M) -> None:
        """Raise Refusal unless the seat may make this move now."""
        self.decision_checked_for_seat(state, seat)
        if type(move) is not self.move_type:
            raise Refusal("unreadable", text=type(move).__name__)
        self.refuse_illegal_move(state, seat, move)

    @abstractmethod
    def refuse_illegal_move(self, state: S, seat: Seat, move: M) -> None:
        """Raise Refusal unless the seat, one of this game that is not over, may make this move now."""

    @abstractmethod
    def apply_move(self, state: S, seat: Seat, move: M, log: Log[S] | None = None) -> None:
        """Make a move that is known to be legal; resolve all that follows from it."""

    def moves_by_seat(self, state: S) -> Sequence[Sequence[M]]:
        """Return the `moves_for_seat` of each seat to move, in the order of the decision; () at the end."""
        decision = self.decision(state)
        return [self.moves_for_seat(state, seat) for seat in decision.seats] if decision else ()

    def apply_moves(self, state: S, moves: Sequence[M]) -> None:
        """Make one legal move for each seat to move, in the order of the decision, without logging events.

        Equivalent to calling `apply_move` for each, but fast enough to play games by the thousand. Raises ValueError,
        with the state untouched, for too few moves or too many.
        """
        decision = self.decision(state)
        seats = decision.seats if decision else ()
        if len(moves) != len(seats):
            raise ValueError(f"{len(moves)} moves for {len(seats)} seats")
        for seat, move in zip(seats, moves, strict=True):
            self.apply_move(state, seat, move)

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """Return the final result, or None before the end."""

    @abstractmethod
    def position(self, state: S) -> Position:
        """Return the state as JSON data; `begin` makes an equal state of it."""

    def view(self, state: S, seat: Seat | None) -> V:
        """Return all that a seat may know (None: a bystander; EVERYONE: the open table).

        Raises Refusal("no_such_seat") for anything else.
        """
        if seat is not None and (type(seat) is not int or not EVERYONE <= seat < state.players):
            raise Refusal("no_such_seat", seat=f"{seat}"[:SHOWN])
        return self.view_of_seat(state, seat)

    @abstractmethod
    def view_of_seat(self, state: S, seat: Seat | None) -> V:
        """Return the view of a seat of this game, of a bystander or of everyone."""

    @abstractmethod
    def sampler(self, view: V) -> Callable[[Random], S]:
        """Return a function that draws states consistent with the view, by their true odds."""

    def format_move(self, move: M) -> str:
        """Return the move in the game's text notation; many a move is its own text."""
        return str(move)

    def parse_move(self, text: str) -> M:
        """Return the move that the text notes; raise Refusal("unreadable") if it notes none."""
        move = self.move_from_text(checked_text(text))
        if move is None:
            raise Refusal("unreadable", text=text)
        return move

    @abstractmethod
    def move_from_text(self, text: str) -> M | None:
        """Return the move that this notation means, legal or not; None if it means none."""

    def parse_gesture(self, state: S, seat: Seat, text: str) -> M:
        """Return the move that a reader's gesture at the table means; raise Refusal if it means none.

        Usually the notation itself; a game with a board may also learn which square was pointed at (`POINTED_AT`).
        """
        return self.parse_move(text)

    def play(self, state: S, seat: Seat, move: M, log: Log[S] | None = None) -> None:
        """Verify a move, then make it; a Refusal leaves the state unchanged."""
        self.verify_move(state, seat, move)
        self.apply_move(state, seat, move, log)

    def checked_options_with_defaults(self, given: Mapping[str, str] | None) -> dict[str, str]:
        """Return every option with its choice; raise Refusal on an unknown key or choice."""
        if given is not None and not isinstance(given, Mapping):
            raise Refusal("unknown_option", option=type(given).__name__)
        chosen = {option.key: option.default_choice for option in self.options}
        for key, choice in (given or {}).items():
            if key not in chosen:
                raise Refusal("unknown_option", option=f"{key}"[:SHOWN])
            chosen[key] = choice
        for option in self.options:
            if chosen[option.key] not in option.choices:
                raise Refusal("unknown_choice", option=option.key, choice=f"{chosen[option.key]}"[:SHOWN])
        return {option.key: str(chosen[option.key]) for option in self.options}

    def decision_checked_for_seat(self, state: S, seat: Seat) -> Decision:
        """Return what the game waits for; raise Refusal if it is over or has no such seat."""
        decision = self.decision(state)
        if decision is None:
            raise Refusal("game_over")
        if type(seat) is not int or not 0 <= seat < state.players:
            raise Refusal("no_such_seat", seat=seat)
        return decision

    def check_game_can_begin(self, players: int, seed: int, version: int | None = None) -> None:
        """Raise Refusal unless a game with this many players, this seed and this version of the rules can begin."""
        check_rules_version(self, self.version if version is None else version)
        self.check_player_count(players)
        check_seed(seed)

    def check_player_count(self, players: int) -> None:
        """Raise Refusal unless this many can play the game."""
        if type(players) is not int or players not in self.player_counts:
            raise Refusal("player_count", players=players, low=self.player_counts[0], high=self.player_counts[-1])


AnyGame = Game[Any, Any, Any]
"""A game of the book, whichever it is."""


def checked_text(text: str) -> str:
    """Return a text unchanged; raise Refusal("unreadable") for a value of another type."""
    if type(text) is not str:
        raise Refusal("unreadable", text=type(text).__name__)
    return text


def check_rules_version(game: AnyGame, version: object) -> None:
    """Raise Refusal unless the game plays this version of its rules: "newer" than all it knows, or "older".

    "older" also for anything but a whole number: 1.0 and True are not versions.
    """
    if type(version) is not int:
        raise Refusal("older", version=f"{version}", current=game.version)
    if version > game.version:
        raise Refusal("newer", version=version)
    if version not in game.playable_versions:
        raise Refusal("older", version=version, current=game.version)


def check_seed(seed: object) -> None:
    """Raise Refusal("bad_seed") unless this is a seed: an int (not 7.0, not True) in SEEDS."""
    if type(seed) is not int or seed not in SEEDS:
        raise Refusal("bad_seed", high=SEEDS[-1])
