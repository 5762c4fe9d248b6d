"""One moment of Drunter & Drüber."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final, NamedTuple, Protocol

from engine.core.game import Seat, SlotState
from engine.games.drunter_drueber.rules.board import FREE, Board
from engine.games.drunter_drueber.rules.components import ALL_CARDS, JOKER

PLACING: Final = 0
VOTING: Final = 1
DECLARING: Final = 2
CHOOSING: Final = 3
OVER: Final = 4

TILE: Final = 1
"""In a cover: a tile that nothing passes under."""
BRIDGES: Final = (2, 3)
"""In a cover: the middle of a triple that lies north to south, or east to west."""


class Placement(NamedTuple):
    """A tile about to be laid: at which pawn, how long, in which direction."""

    pawn: int
    length: int
    direction: int


class Laid(NamedTuple):
    """A tile on the board: who laid it, and its squares from the start edge to the free end."""

    seat: Seat
    placement: Placement
    squares: tuple[int, ...]


class Ballot(NamedTuple):
    """A vote that is over. `cards` are sets of bits by seat, `jokers` +1 yes, -1 no, 0 none laid, by seat.

    `before`: how many tiles lay on the board.
    """

    seat: Seat
    placement: Placement
    squares: tuple[int, ...]
    cards: tuple[int, ...]
    jokers: tuple[int, ...]
    passed: bool
    before: int


class Ground(Protocol):
    """What a place for a tile depends on: a state has it, and a view."""

    @property
    def board(self) -> Board:
        """The board."""

    @property
    def cover(self) -> Sequence[int]:
        """What lies on each square."""

    @property
    def pawns(self) -> Sequence[int]:
        """The square of each pawn, 0 once it is removed."""

    @property
    def several(self) -> bool:
        """Whether several bridges may be passed in one go."""


class State(SlotState):
    """The whole truth of one moment; the rules modules change it, nobody else.

    By seat: `tiles` counts of each type (in the order of TILES), `votes` and `chosen` sets of voting cards
    as bits, `jokers` declarations (+1, -1, 0), `targets` the target cards, `main` the chosen one or "".
    By pawn: `pawns`, the square of each, 0 once it is removed. `cover` says what lies on each square.
    """

    version: ClassVar[int] = 1
    """Of the rules that states are played under."""

    __slots__ = (
        "ballots",
        "board",
        "chosen",
        "cover",
        "jokers",
        "laid",
        "main",
        "pawns",
        "phase",
        "players",
        "proposal",
        "seed",
        "several",
        "targets",
        "tiles",
        "turn",
        "turns",
        "two",
        "votes",
    )

    def __init__(self, players: int, seed: int, options: Mapping[str, str], board: Board) -> None:
        self.players = players
        self.seed = seed
        self.several = options["bridges"] == "several"
        self.two = options["goals"] == "two"
        self.board = board
        self.phase = PLACING
        self.turn = 0
        self.turns = 0
        """Turns that are over, passes not counted."""
        self.cover = list(board.cover)
        self.pawns = list(board.pawns)
        self.tiles: list[list[int]] = []
        self.votes = [ALL_CARDS] * players
        self.proposal: Placement | None = None
        self.chosen = [0] * players
        self.jokers = [0] * players
        self.targets: tuple[tuple[str, ...], ...] = ()
        self.main = ("",) * players
        self.laid: list[Laid] = []
        self.ballots: tuple[Ballot, ...] = ()

    def clone(self) -> "State":
        """Return an equal state that shares nothing that changes."""
        twin = State.__new__(State)
        twin.players = self.players
        twin.seed = self.seed
        twin.several = self.several
        twin.two = self.two
        twin.board = self.board
        twin.phase = self.phase
        twin.turn = self.turn
        twin.turns = self.turns
        twin.cover = self.cover[:]
        twin.pawns = self.pawns[:]
        twin.tiles = [counts[:] for counts in self.tiles]
        twin.votes = self.votes[:]
        twin.proposal = self.proposal
        twin.chosen = self.chosen[:]
        twin.jokers = self.jokers[:]
        twin.targets = self.targets
        twin.main = self.main
        twin.laid = self.laid[:]
        twin.ballots = self.ballots
        return twin

    def __repr__(self) -> str:
        """Tell the moment in a line."""
        pawns = [self.board.name(square) if square else "-" for square in self.pawns]
        return (
            f"<Drunter & Drüber: {self.players} seats, phase {self.phase}, turn {self.turn}, "
            f"{len(self.laid)} tiles laid, pawns {' '.join(pawns)}>"
        )


def owing(state: State) -> tuple[Seat, ...]:
    """Return the seats that owe a move now."""
    if state.phase == PLACING:
        return (state.turn,)
    if state.phase == VOTING:
        return tuple([seat for seat, cards in enumerate(state.chosen) if not cards])
    if state.phase == DECLARING:
        return next_declarer(state)
    if state.phase == CHOOSING:
        return tuple([seat for seat, target in enumerate(state.main) if not target])
    return ()


def next_declarer(state: State) -> tuple[Seat, ...]:
    """Return the first seat, clockwise from the active one, whose joker is not declared yet."""
    from_turn = [(state.turn + step) % state.players for step in range(state.players)]
    return tuple([seat for seat in from_turn if has_open_joker(state, seat)][:1])


def has_open_joker(state: State, seat: Seat) -> bool:
    """Return whether a seat laid a joker and has not yet said what it means."""
    return bool(state.chosen[seat] & JOKER) and not state.jokers[seat]


def start_of(state: Ground, pawn: int, direction: int) -> int:
    """Return the square where a tile at a pawn would begin, bridges passed under; 0 if there is none."""
    step = state.board.steps[direction]
    square = state.pawns[pawn] + step
    return square if state.cover[square] == FREE else behind_bridges(state, square, step)


def behind_bridges(state: Ground, square: int, step: int) -> int:
    """Return the free square behind the bridge that stands here, or behind several if the option allows it.

    0 if there is none, or if what stands here is no bridge across this way; `step` leads on.
    """
    crossed = BRIDGES[abs(step) != 1]
    while state.cover[square] == crossed:
        square += step
        if state.cover[square] == FREE:
            return square
        if not state.several:
            break
    return 0


def squares_of(state: Ground, placement: Placement) -> tuple[int, ...]:
    """Return the squares that a placement would cover, from the start edge; () if it does not fit."""
    start = start_of(state, placement.pawn, placement.direction)
    step = state.board.steps[placement.direction]
    squares = tuple(range(start, start + step * placement.length, step)) if start else ()
    return squares if all(state.cover[square] == FREE for square in squares) else ()
