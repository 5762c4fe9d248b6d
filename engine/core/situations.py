"""Situations: tables that readers lay out in part, and what may be asked about them."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field, replace
from typing import Any, Final, TypeVar

from engine.core.game import EVERYONE, Event, Position, Refusal, Seat
from engine.core.lessons import Example
from engine.core.schema import (
    SHOWN,
    BySeat,
    Finding,
    Path,
    Schema,
    entries_if_any_known,
    path_without_indexes,
    position_entries_by_seat,
    with_entry_changed,
)

E = TypeVar("E", bound=Event)

SEAT: Final = "seat"
"""Among the moves of a situation: the number of the seat whose move is asked about, as text."""


@dataclass(frozen=True, slots=True)
class Situation:
    """A table as a reader describes it. What `position` omits is unknown; its keys are those of the game's schema.

    `moves`: the moves to be made, as far as given, by the names that the question gives them ("card.2", "tile").
    `options`: the house rules, each with a choice. `names` by seat, "" for the usual one. `assumed`: what the position
    holds only because its form wants it, such as the owner of a card, by the names that the game gives it: nobody has
    told it, and it is as good as unknown.
    """

    players: int
    position: Position = field(default_factory=dict)
    moves: Mapping[str, str] = field(default_factory=dict)
    options: Mapping[str, str] = field(default_factory=dict)
    names: tuple[str, ...] = ()
    assumed: frozenset[str] = frozenset()

    @property
    def seats(self) -> range:
        """Every seat at the table, clockwise."""
        return range(self.players)

    def by_seat(self, key: str) -> list[Any]:
        """Return what the position gives of each seat under a key whose shape is `BySeat(…, open=True)`: a new list."""
        return position_entries_by_seat(self.position, key, self.players)

    def as_example(
        self,
        seed: int,
        moves: Sequence[str] = (),
        position: Position | None = None,
        first: type[Event] | None = None,
        last: type[Event] | None = None,
        viewer: Seat | None = EVERYONE,
    ) -> Example:
        """Return the situation as an example with these moves, from its own position unless one is given."""
        return Example(
            key="asked",
            names=tuple([*self.names, *[""] * self.players][: self.players]),
            moves=tuple(moves),
            position=self.position if position is None else position,
            seed=seed,
            options=self.options,
            first=first,
            last=last,
            viewer=viewer,
        )


@dataclass(frozen=True, slots=True)
class Verdict:
    """The answer in one sentence: the text `verdict.<key>` (`params`), and the rules that it rests on, by their ids;
    then the rulings.

    Verdicts are equal if all fields are. `then`: the key of the question that is asked next about the same table.
    `ours`: those of the rulings that are decisions of the book's own, since the texts are silent. `scores`: by seat the
    least and the most points in the fillings that lead to it, for a text that tells them as `span`; they make it no
    other verdict. `open`: whether it says only what is certain, and the rest hangs on what is not told.
    """

    key: str
    params: Mapping[str, Any] = field(default_factory=dict)
    rules: tuple[str, ...] = ()
    then: str = ""
    ours: tuple[str, ...] = ()
    open: bool = False
    scores: tuple[tuple[int, int], ...] = field(default=(), compare=False)

    @property
    def told(self) -> Mapping[str, Any]:
        """What fills its text."""
        span = [str(low) if low == high else f"{low}\N{EN DASH}{high}" for low, high in self.scores]
        return {**self.params, **({"span": tuple(span)} if span else {})}

    def with_scores_of(self, other: "Verdict") -> "Verdict":
        """Return the verdict with the points of another filling that leads to it, too."""
        both = zip(self.scores, other.scores, strict=True)
        return replace(self, scores=tuple((min(a[0], b[0]), max(a[1], b[1])) for a, b in both))

    def says_same_as(self, other: "Verdict") -> bool:
        """Return whether another verdict is the same sentence, whatever rules it rests on."""
        return (self.key, self.params) == (other.key, other.params)


@dataclass(frozen=True, slots=True)
class Played:
    """The outcome of a situation in one filling of its unknowns.

    `before`, `after`: the open views. `refusal`: why the first move that cannot be made is refused, None if all of the
    example's moves could be.
    """

    situation: Situation
    events: Sequence[Event]
    before: Any
    after: Any
    refusal: Refusal | None = None

    def first(self, kind: type[E]) -> E | None:
        """Return the earliest event of this class or a subclass, None if there is none."""
        return next((event for event in self.events if isinstance(event, kind)), None)

    def rules(self, *kinds: type[Event]) -> tuple[str, ...]:
        """Return the ids of the rules that these kinds of events cite, kind by kind, each id once."""
        cited = (event.rule for kind in kinds for event in self.events if isinstance(event, kind))
        return tuple(dict.fromkeys(cited))


def citing_rulings(
    verdict: Callable[[Played], Verdict], rulings: Callable[[Played], Iterable[str]], ours: Collection[str]
) -> Callable[[Played], Verdict]:
    """Return a function that answers as `verdict` does, and cites after the rules what `rulings` yields, each once.

    `ours`: the rulings on which the texts are silent.
    """

    def cited_verdict(played: Played) -> Verdict:
        found = verdict(played)
        cited = tuple(dict.fromkeys((*found.rules, *rulings(played))))
        return replace(found, rules=cited, ours=tuple(rule for rule in cited if rule in ours))

    return cited_verdict


@dataclass(frozen=True, slots=True)
class Question:
    """A question about a situation; the text `question.<key>` asks it, `.note` says what it needs.

    `asks`: the fields and tools that the editor offers for it, the most telling first.
    `shows`: the names of fields and tools of other questions of which it shows what is told, too.
    `needs`: the places (of the position, "levels.2", or names of `moves`) that the verdict hangs on: once all are
    given, it holds whatever else is hidden. Until then every possible table is tried, or many fillings.
    `ways(situation, place)`: every way to fill in a place that it needs, perhaps impossible ones, too; () where they
    are too many to try.
    `example(situation, seed)`: what is to be played: the names, a position, moves, options, the first and the last
    event that is shown. The position may have gaps, filled from the example's seed: it must be `seed`. Raises
    Refusal where the situation lacks what the question is about: `missing_field_refusal`.
    `verdict(played)`: the answer. None: what the coach advises the seat `moves["seat"]`, else the first one to move
    in the example's position; a game has one such question, "advice".
    `odds`: the keys of the position that are hidden at the table, too: where only these are not told, it is counted how
    often a verdict comes up. On all else a verdict depends.
    `past`: the names of moves that have been made: where they are not told, nobody has yet to choose.
    `certain(situation, verdict)`: the part of a verdict that holds whatever is not told, if there is one; with `params`
    that no verdict of the question has.
    `proved(situation, verdict)`: the verdict of one filling as it holds whatever is not told, where that is proved.
    `shared(situation, verdicts)`: what all of these verdicts say, which are all that there can be: it is told first.
    `coarse(verdict)`: the most important of a verdict, where the cases are too many to be told with all that it says.
    `rest(verdict, shared)`: a verdict without what is told of all of them.
    `supposes`: the keys of the position under which the first of `ways` is supposed where a place is not told; the
    answer says so, and what the other ways lead to.
    `tells_same_kind`: whether the answer says also what of these is a verdict of the same kind, with other values.
    `besides(situation)`: what else may lie where nothing is told of the table, by its places ("sunk.G1"), with the
    table where it does. An answer that this changes says what it supposes there, and what comes of what has a name.
    `goes_on(situation, verdict)`: by its key a question that follows, and the table as it is after what was asked; None
    where nothing has changed, or it is not known what.
    `lists`: whether of what is hidden all that may be is tried, where it is little, and it is told when each verdict
    comes up, not how often: not all of it is equally likely.
    `names(situation, place, value)`: whether what is hidden may be named so: not if it stands for any other.
    `regardless`: the house rules of which other choices are not told: they rule on something else, too, not otherwise.
    `common`: tables that people often argue about, by the key of what they ask then, the text `common.<key>`.
    `marks(verdict)`: what the pictures of its answer mark besides what happens.
    `draws(situation)`: whether the board is drawn, while it is told and in the steps; not where nothing of it is told.
    """

    key: str
    asks: tuple[str, ...]
    example: Callable[[Situation, int], Example]
    verdict: Callable[[Played], Verdict] | None = None
    needs: Callable[[Situation], Iterable[str]] = lambda _situation: ()
    ways: Callable[[Situation, Path], Sequence[Situation]] = lambda _situation, _place: ()
    marks: Callable[[Verdict], Iterable[str]] = lambda _verdict: ()
    draws: Callable[[Situation], bool] = lambda _situation: True
    shows: tuple[str, ...] = ()
    odds: frozenset[str] = frozenset()
    past: frozenset[str] = frozenset()
    certain: Callable[[Situation, Verdict], Verdict | None] = lambda _situation, _verdict: None
    proved: Callable[[Situation, Verdict], Verdict | None] = lambda _situation, _verdict: None
    shared: Callable[[Situation, Sequence[Verdict]], Verdict | None] = lambda _situation, _verdicts: None
    coarse: Callable[[Verdict], Verdict] = lambda verdict: verdict
    rest: Callable[[Verdict, Verdict], Verdict] = lambda verdict, _shared: verdict
    supposes: frozenset[str] = frozenset()
    tells_same_kind: bool = False
    besides: Callable[[Situation], Iterable[tuple[Mapping[Path, str], Situation]]] = lambda _situation: ()
    goes_on: Callable[[Situation, Verdict], tuple[str, Situation] | None] = lambda _situation, _verdict: None
    lists: bool = False
    names: Callable[[Situation, Path, str], bool] = lambda _situation, _place, _value: True
    regardless: frozenset[str] = frozenset()
    common: Mapping[str, Situation] = field(default_factory=dict)


def unknown_field_refusal(place: str) -> Refusal:
    """Return the refusal "unknown_key" of a place that no field of the editor has; the place is cut to `SHOWN`."""
    return Finding("unknown_key", place[:SHOWN], params={"value": place[:SHOWN]}).as_refusal


def missing_field_refusal(place: str) -> Refusal:
    """Return the refusal of a question for which the field at this place must be given first."""
    return Refusal("not_given", field=f"field.{path_without_indexes(place)}")


def index_from_text(text: str, count: int) -> int | None:
    """Return the number below `count` that a text writes in the usual way; None for any other text, however long."""
    short = text.isascii() and text.isdecimal() and len(text) <= len(str(count))
    return int(text) if short and text == str(int(text)) and int(text) < count else None


def value_at_place(value: Any, place: Path) -> Any:
    """Return the value at a place of a position; None if it has none."""
    for part in place.split("."):
        if isinstance(value, dict):
            value = value.get(part)
        elif isinstance(value, list) and (at := index_from_text(part, len(value))) is not None:
            value = value[at]
        else:
            return None
    return value


def is_place_given(situation: Situation, place: Path) -> bool:
    """Return whether a situation gives a move of this name, or all at this place of its position; not if assumed."""
    if place in situation.assumed:
        return False
    if place in situation.moves:
        return True
    value = value_at_place(situation.position, place)
    return value is not None and not (isinstance(value, list) and None in value)


def with_position_value(situation: Situation, schema: Schema, place: Path, value: Any) -> Situation:
    """Return the situation with a value at a place of its position; None takes it out.

    Places are keys of the schema, or entries by seat: the first one that is given makes the list, the last one that is
    taken out removes it. Raises Refusal("bad_position") for a place that is neither, or a value of the wrong form.
    """
    key, _, index = place.partition(".")
    shape = schema.shapes.get(key)
    entries: Any = value
    if index:
        seat = index_from_text(index, situation.players)
        if not isinstance(shape, BySeat) or not shape.open or seat is None:
            raise unknown_field_refusal(place)
        entries = entries_if_any_known(
            with_entry_changed(position_entries_by_seat(situation.position, key, situation.players), seat, value)
        )
    position = {**situation.position, key: entries} if entries is not None else without_keys(situation.position, key)
    schema.verify_well_formed_position({key: entries} if entries is not None else {}, situation.players)
    return replace(situation, position=position)


def with_values_at_keys(situation: Situation, **values: Any) -> Situation:
    """Return the situation with other values under these keys of its position; None and what is empty takes them out.

    They come last, in this order.
    """
    known = {key: value for key, value in values.items() if value not in (None, [], {})}
    return replace(situation, position=without_keys(situation.position, *values) | known)


def with_move_given(situation: Situation, name: str, move: str | None) -> Situation:
    """Return the situation with this move about to be made; None or "": not known."""
    moves = {**situation.moves, name: move} if move else without_keys(situation.moves, name)
    return replace(situation, moves=moves)


def with_assumed(situation: Situation, names: Iterable[str], *, assumed: bool = True) -> Situation:
    """Return the situation in which what these names stand for is assumed, or told."""
    found = situation.assumed.union(names) if assumed else situation.assumed.difference(names)
    return replace(situation, assumed=found)


def without_keys(table: Mapping[str, Any], *keys: str) -> dict[str, Any]:
    """Return a copy of a table without these keys; those it does not have do no harm."""
    return {key: value for key, value in table.items() if key not in keys}


def with_player_count(situation: Situation, schema: Schema, players: int) -> Situation:
    """Return the situation for another number of players, with each seat's data added or removed.

    Lists by seat that may not have gaps are taken out; of all other data, only what names a removed seat.
    """
    position: dict[str, Any] = {}
    for key, value in situation.position.items():
        shape = schema.shapes.get(key)
        if isinstance(shape, BySeat):
            value = [*value, *[None] * players][:players] if shape.open and isinstance(value, list) else None
        elif any(schema.findings_in_position({key: value}, players)):
            value = value_that_fits(value, schema, key, players)
        if value is not None:
            position[key] = value
    names = tuple([*situation.names, *[""] * players][:players]) if situation.names else ()
    return replace(situation, players=players, position=position, names=names)


def value_that_fits(value: Any, schema: Schema, key: str, players: int) -> Any:
    """Return a value of a position without the entries in which something is wrong for so many players; None if none
    is left."""
    fits = {key: deepcopy(value)}
    while place := next((finding.place for finding in schema.findings_in_position(fits, players)), ""):
        above, _, last = place.rpartition(".")
        inside = value_at_place(fits, above) if above else fits
        if isinstance(inside, list):
            del inside[int(last)]
        elif isinstance(inside, dict) and last in inside:
            del inside[last]
        else:
            return None
    return fits.get(key) or None
