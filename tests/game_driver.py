"""A game set up from a position, and the events of some moves: shared by the tests of all games."""

from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from engine.core.game import Event, EventLog, Game, Refusal, Seat, View

E = TypeVar("E", bound=Event)
S = TypeVar("S")
V = TypeVar("V", bound=View)
Self = TypeVar("Self", bound="Happened[Any, Any]")


@dataclass
class Happened(Generic[S, V]):
    """A game in play: the rules, the state, and every event since it was laid out."""

    game: Game[Any, Any, V]
    state: S
    events: EventLog = field(default_factory=EventLog)

    def play(self: Self, *moves: str) -> Self:
        """Make moves, each written as "seat:move"; raise Refusal if one is illegal."""
        for move in moves:
            seat, _, text = move.partition(":")
            self.game.play(self.state, int(seat), self.game.parse_move(text), self.events)
        return self

    def of(self, kind: type[E]) -> list[E]:
        """Return the events of one kind."""
        return [event for event in self.events if isinstance(event, kind)]

    def rules(self) -> list[str]:
        """Return the rule of each event."""
        return [event.rule for event in self.events]

    def one(self, kind: type[E]) -> E:
        """Return the event of a kind that must have happened once."""
        (event,) = self.of(kind)
        return event

    def waits_for(self) -> tuple[str, tuple[Seat, ...]]:
        """Return the kind of the decision, and the seats that owe it; ("over", ()) at the end."""
        decision = self.game.decision(self.state)
        return (decision.kind, decision.seats) if decision else ("over", ())

    def legal(self, seat: Seat | None = None) -> list[str]:
        """Return the legal moves of a seat, usually the first one that owes a move."""
        return list(self.game.legal_moves(self.state, self.waits_for()[1][0] if seat is None else seat))

    def view(self, seat: Seat | None) -> V:
        """Return what a seat sees now."""
        return self.game.view(self.state, seat)


def refusal(happened: Happened[Any, Any], move: str) -> Refusal:
    """Return the refusal of a move or a gesture ("seat:move"); the state must be untouched."""
    game, before = happened.game, happened.state.clone()
    seat, _, text = move.partition(":")
    try:
        game.play(happened.state, int(seat), game.parse_gesture(happened.state, int(seat), text))
    except Refusal as refused:
        assert happened.state == before
        return refused
    raise AssertionError(f"{move} was accepted")


def refused(happened: Happened[Any, Any], move: str) -> tuple[str, str, dict[str, object]]:
    """Return code, rule and parameters of a move's refusal."""
    reason = refusal(happened, move)
    return reason.code, reason.rule, dict(reason.params)


class Recorder(EventLog, Generic[V]):
    """A log that also keeps what a seat (None: a bystander) sees right after each event."""

    def __init__(self, game: Game[Any, Any, V], seat: Seat | None = None) -> None:
        super().__init__()
        self.game, self.seat, self.views = game, seat, list[V]()

    def __call__(self, state: Any, event: Event) -> None:
        """Keep the event and the view."""
        super().__call__(state, event)
        self.views.append(self.game.view(state, self.seat))

    def at(self, kind: type[Event]) -> V:
        """Return what was seen at the first event of a kind."""
        return self.views[[type(event) for event in self].index(kind)]
