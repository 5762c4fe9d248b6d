"""Tables that readers lay out: the fields and pieces of a game, each said once with how it is read and how it is told.

LEVELS = of_position(SCHEMA, "levels", range(12), by_seat=True)   # the water of each seat, "levels.2"
CARD = of_move("card", CARDS, form="card")                        # the card that is asked about
"""

import dataclasses
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, TypeAlias

from engine.core.game import Event, Refusal, Seat
from engine.core.schema import Finding, Schema
from engine.core.situations import (
    SEAT,
    Question,
    Situation,
    index_from_text,
    unknown_field_refusal,
    value_at_place,
    with_move_given,
    with_player_count,
    with_position_value,
    without_keys,
)
from engine.core.table.either import kind_of_move, numbers_told, with_numbers_told


@dataclass(frozen=True, slots=True)
class NumberField:
    """A number to be typed or counted up and down: `place` is its path; None: not given yet.

    `usual`: the most that it usually is: by finger, the next field follows a number that can't get longer up to it.
    `asked`: whether it is asked for now; if not, it only keeps its place. `may_be_either`: whether several numbers may
    be told, of which it is one; `either`: those that are.
    """

    place: str
    low: int
    high: int
    usual: int
    value: int | None
    seat: Seat | None = None
    asked: bool = True
    may_be_either: bool = False
    either: Sequence[int] = ()


@dataclass(frozen=True, slots=True)
class ChoiceField:
    """One of a few words; "" among `choices`: not known.

    A choice is named by the game's form (token) `form`, or by the name of its seat if that is SEAT, else by the text
    `field.<place without indexes>.<choice>`. `asked`: as of a number.
    """

    place: str
    choices: tuple[str, ...]
    value: str
    seat: Seat | None = None
    form: str = ""
    asked: bool = True


NOT: Final = "not."
"""Before the number of a seat in a menu: anyone but this one."""

EditorField: TypeAlias = NumberField | ChoiceField
"""A field of the editor, with the text `field.<place without indexes>` as its label.

Its place is a path of the position, or the name of a move.
"""

Values: TypeAlias = range | Collection[str]
"""What may be told in a field: a number; one of a few words; a box is ticked for a word that stands alone, as a str."""
Index: TypeAlias = Sequence[object]
"""What follows the name of a field in its place: ("ja", 2) in "vote.ja.2"."""


def place_of_field(name: str, at: Index) -> str:
    """Return "vote.ja.2" for "vote" and ("ja", 2)."""
    return ".".join([name, *map(str, at)])


@dataclass(frozen=True, slots=True)
class Lens:
    """The fields of one name: how their value is read from a situation, and told.

    `get(situation, *at)`: the value at an index, None for what is not told; of a box, whether it is ticked.
    `set(situation, value, *at)`: the situation with this value, None for what is not told; it may raise Refusal.
    `values`: what may be told, or a function of `get`'s arguments that returns it; where `form` is SEAT, the seats.
    `over`: every index that there is; else each seat, if it is a field `by_seat`, or the empty one alone.
    `by_seat`: whether the last index is the seat whose field it is.
    `shown(situation, *at)`: whether it is asked for.
    `keeps_place`: whether a field that is not asked for now stays where it is, and cannot be set.
    `may_be_unknown`: whether a menu offers to tell nothing; `may_be_other`: of seats, also that it is not this one, as
    NOT and its number.
    `may_be_either`: of numbers, whether several may be told, of which it is one: all questions that ask for it need it.
    `group`: the name under which questions ask for it, if that is not its own name.
    `usual`: the most that a number usually is; 0 for the most that it can be.
    """

    name: str
    get: Callable[..., Any]
    set: Callable[..., Situation]
    values: Values | Callable[..., Values] = ()
    form: str = ""
    by_seat: bool = False
    over: Callable[[Situation], Iterable[Index]] | None = None
    shown: Callable[..., object] = lambda *_: True
    keeps_place: bool = False
    may_be_unknown: bool = True
    may_be_other: bool = False
    may_be_either: bool = False
    group: str = ""
    usual: int = 0

    def indexes(self, situation: Situation) -> Iterable[Index]:
        """Return the indexes of all fields of this name, whether they are asked for or not."""
        return self.over(situation) if self.over else zip(situation.seats) if self.by_seat else ((),)

    def possible_values(self, situation: Situation, at: Index) -> Values:
        """Return what may be told in one field."""
        if self.form == SEAT:
            seats = tuple(map(str, situation.seats))
            return (*seats, *(NOT + seat for seat in seats)) if self.may_be_other else seats
        return self.values(situation, *at) if callable(self.values) else self.values

    def field(self, situation: Situation, at: Index) -> EditorField:
        """Return one field with its present value; without any if it is not asked for."""
        asked, values = bool(self.shown(situation, *at)), self.possible_values(situation, at)
        value = self.get(situation, *at) if asked else None
        place, seat = place_of_field(self.name, at), int(f"{at[-1]}") if self.by_seat else None
        if isinstance(values, range):
            most, either = self.usual or values[-1], numbers_told(situation, place) if value is None and asked else ()
            return NumberField(place, values[0], values[-1], most, value, seat, asked, self.may_be_either, either)
        if isinstance(values, str):
            return ChoiceField(place, ("", values), values if value else "", seat, self.form, asked)
        known = "" if value is None else str(value)
        return ChoiceField(place, (*[""] * self.may_be_unknown, *values), known, seat, self.form, asked)

    def with_value(self, situation: Situation, at: Index, value: int | str | None) -> Situation:
        """Return the situation with another value in one field; None: it is not told."""
        seat = self.form == SEAT and value is not None and not f"{value}".startswith(NOT)
        return self.set(situation, int(value) if seat and value is not None else value, *at)


def of_position(schema: Schema, key: str, values: Values | Callable[..., Values] = (), **more: Any) -> Lens:
    """Return the lens of what stands under a key of the position, or at its indexes, unless `get` or `set` is given."""

    def told(situation: Situation, *at: object) -> Any:
        return value_at_place(situation.position, place_of_field(key, at))

    def tell(situation: Situation, value: int | str | None, *at: object) -> Situation:
        return with_position_value(situation, schema, place_of_field(key, at), value)

    return Lens(key, more.pop("get", told), more.pop("set", tell), values, **more)


def of_move(name: str, values: Values | Callable[..., Values] = (), **more: Any) -> Lens:
    """Return the lens of a move that is about to be made, as it is told unless `get` is given."""

    def told(situation: Situation, *at: object) -> str | None:
        return situation.moves.get(place_of_field(name, at))

    def tell(situation: Situation, value: int | str | None, *at: object) -> Situation:
        return with_move_given(situation, place_of_field(name, at), None if value is None else str(value))

    return Lens(name, more.pop("get", told), tell, values, **more)


@dataclass(frozen=True, slots=True)
class Tool:
    """A piece of the palette: picked once, then put on as many spots as one likes.

    `group`: the text `tool.<group>` (`seat`) heads those that belong together, those of each seat by themselves. It is
    named and drawn by the game's form (token) `form` of `value`. `spots`: those of the board
    (`with_spot_name_attribute`) where it may be put, or taken away. `put`: the situation with it on a spot, or without
    it; it raises Refusal where it can't. `left`: how many are left to be put, None where they are not counted. `seat`:
    whose pieces they are, None where that does not matter. `instead`: the spot of the one piece of its group that it
    takes the place of as soon as it is picked; "" for none. `meant`: whether it is that one piece, or the one that was
    told for another question.
    """

    key: str
    group: str
    form: str
    value: Any
    spots: Callable[[Situation], Iterable[str]]
    put: Callable[[Situation, str], Situation]
    left: int | None = None
    seat: Seat | None = None
    instead: str = ""
    meant: bool = False


def places_of_view(view: Any) -> Iterator[tuple[str, Any]]:
    """Yield what is at each place of a view, by the place's name in `untold`: its fields, and the items of tuples."""
    for each in dataclasses.fields(view):
        value = getattr(view, each.name)
        yield each.name, value
        if isinstance(value, tuple):
            yield from ((f"{each.name}.{at}", item) for at, item in enumerate(value))


UNDRAWN: Final = "undrawn."
"""The beginning of what `Editor.untold` names and no picture shows, not even pale: only the engine needed it."""


class LaidOutFields(NamedTuple):
    """The fields of a question: those of seats, and what belongs to no seat by where it stands."""

    above: list[EditorField]
    """Above the pieces."""
    below: list[EditorField]
    """Below the pieces: they may be asked for because of a piece."""
    seats: list[EditorField]
    last: list[EditorField]
    """Below the seats: they may be asked for because of what a seat has."""


@dataclass(frozen=True, slots=True)
class Editor:
    """How a game's situations are edited. Nothing here changes its arguments, whether or not they have findings.

    It does not deal with the number of players, the options or the names.
    """

    view: Callable[[Situation], Any]
    """Returns the view that the board draws: what is given and nothing else, even if there are findings.

    The form of the position must be right.
    """
    untold: Callable[[Situation, Any, Any], frozenset[str]]
    """Returns what of a view is drawn though the situation does not tell it, by field and index: "levels.2".

    Its arguments: the situation, the view with which the play began, and the one that it led to, the same where nothing
    is played. Such a view has a field `untold`, and what it names is drawn pale.
    """
    situation_from_view: Callable[[Any], Situation]
    """Returns a game under way as a situation: all that the seat or the bystander of this view knows of it."""
    fields: Sequence[Lens]
    """All fields; those of a group stand in the order in which they are asked for."""
    hidden: Callable[[Any, Collection[str]], Any]
    """Returns a view of a play without what is at these places: none of it was told. What has to be drawn all the same
    is named in `untold`."""
    places: Callable[[Any], Iterable[tuple[str, Any]]] = places_of_view
    """Returns what is at each place of a view, by the place's name in `untold`."""
    untold_fields: Callable[[Event, Collection[str]], Collection[str]] = lambda _event, _untold: ()
    """Returns the fields of an event that these untold places fill: the houses of a district that sinks."""
    tools: Mapping[str, Callable[[Situation], Iterable[Tool]]] = field(default_factory=dict)
    """The pieces by the names under which questions ask for them; none where nothing is put on the board."""
    spot_form: str = ""
    """The form (token) of the game that names a spot in words."""
    fitted: Callable[[Situation], Situation] = lambda situation: situation
    """Returns a situation, after each change, with what is only assumed made to fit it."""
    told_by: Mapping[str, Collection[str]] = field(default_factory=dict)
    """What is told under a name by which questions ask, where it is not called so: keys of the position, and moves."""

    def as_asked(self, situation: Situation, question: Question) -> Situation:
        """Return the situation without what only other questions ask for: what is not shown is not to decide.

        Advice rests on all that is known of the table, but on no move that is told for another question.
        """
        names = {*(lens.group or lens.name for lens in self.fields), *self.tools}
        others = {told for name in names for told in self.told_under(name)}
        others -= {told for name in (*question.asks, *question.shows) for told in self.told_under(name)}
        position = situation.position if question.verdict is None else without_keys(situation.position, *others)
        moves = {name: move for name, move in situation.moves.items() if kind_of_move(name) not in others}
        return dataclasses.replace(situation, position=position, moves=moves)

    def told_under(self, name: str) -> Collection[str]:
        """Return the keys of the position, and the kinds of moves, that are told where questions ask for this name."""
        return self.told_by.get(name) or {lens.name for lens in self.lenses_of_group(name)} or {name}

    def editor_fields(self, situation: Situation, question: Question) -> Sequence[EditorField]:
        """Return the numbers and choices to be given, in the order in which they are asked for."""
        places = [(lens, at) for lens in self.lenses_of_question(question) for at in lens.indexes(situation)]
        return [lens.field(situation, at) for lens, at in places if lens.shown(situation, *at)]

    def laid_out_fields(self, situation: Situation, question: Question) -> "LaidOutFields":
        """Return the fields by where they stand, with those that only keep their place.

        What one tells moves nothing that was told before it: what comes after it is asked for below it.
        """
        found = LaidOutFields([], [], [], [])
        part = found.above
        for name in question.asks:
            lenses = self.lenses_of_group(name)
            part = found.below if name in self.tools and not lenses and part is found.above else part
            for lens in lenses:
                indexes = [at for at in lens.indexes(situation) if lens.keeps_place or lens.shown(situation, *at)]
                (found.seats if lens.by_seat else part).extend(lens.field(situation, at) for at in indexes)
            part = found.last if any(lens.by_seat for lens in lenses) else part
        return found

    def lenses_of_question(self, question: Question) -> Sequence[Lens]:
        """Return the fields that a question asks for, in order."""
        return [lens for name in question.asks for lens in self.lenses_of_group(name)]

    def lenses_of_group(self, name: str) -> Sequence[Lens]:
        """Return the fields that questions ask for under a name."""
        return [lens for lens in self.fields if (lens.group or lens.name) == name]

    def editor_tools(self, situation: Situation, question: Question) -> Sequence[Tool]:
        """Return the palette; () for a game that needs none here."""
        return [tool for name in question.asks if name in self.tools for tool in self.tools[name](situation)]

    def lens_at_place(self, situation: Situation, place: str) -> tuple[Lens, Index] | None:
        """Return the lens of a field and its index; None for a place that no field has."""
        lenses = [lens for lens in self.fields if lens.name == place.partition(".")[0]]
        places = ((lens, at) for lens in lenses for at in lens.indexes(situation))
        return next(((lens, at) for lens, at in places if place_of_field(lens.name, at) == place), None)

    def with_field_set(self, situation: Situation, place: str, value: int | str | None) -> Situation:
        """Return the situation with this field set; None clears it. Raises Refusal for an unknown field or a bad value.

        It need not be one that is asked for.
        """
        if (found := self.lens_at_place(situation, place)) is None:
            raise unknown_field_refusal(place)
        lens, at = found
        return self.fitted(lens.with_value(with_numbers_told(situation, place, ()), at, value))

    def with_player_count(self, situation: Situation, schema: Schema, players: int) -> Situation:
        """Return the situation for another number of players: only what is told of a removed seat is gone."""
        found = with_player_count(situation, schema, players)
        lenses = {lens.name: lens for lens in self.fields}
        kept = {}
        for name, move in situation.moves.items():
            lens, last = lenses.get(kind_of_move(name)), name.rpartition(".")[2]
            whose = lens and lens.by_seat and last.isdecimal() and index_from_text(last, players) is None
            which = lens and lens.form == SEAT and move not in lens.possible_values(found, ())
            if not whose and not which:
                kept[name] = move
        return dataclasses.replace(found, moves=kept)

    def ways_to_tell(self, situation: Situation, place: str) -> Sequence[Situation]:
        """Return one situation for each value that a field may have; () for a place that no field has."""
        if (found := self.lens_at_place(situation, place)) is None:
            return ()
        lens, at = found
        return [self.fitted(lens.with_value(situation, at, each)) for each in lens.possible_values(situation, at)]

    def tool_by_key(self, situation: Situation, key: str) -> Tool | None:
        """Return a piece, whichever question asks for it; None if there is none of this key."""
        every = (tool for tools in self.tools.values() for tool in tools(situation))
        return next((tool for tool in every if tool.key == key), None)

    def spots_for_tool(self, situation: Situation, key: str) -> list[str]:
        """Return the spots where a piece may be put, or taken away; [] if there is no such piece."""
        tool = self.tool_by_key(situation, key)
        return [*tool.spots(situation)] if tool else []

    def with_piece_toggled(self, situation: Situation, key: str, spot: str) -> Situation:
        """Return the situation with this piece on a spot; if it is there, without it. Raises Refusal where it can't."""
        tool = self.tool_by_key(situation, key)
        if tool is None or spot not in tool.spots(situation):
            raise Refusal("not_there")
        return self.fitted(tool.put(situation, spot))


Findings: TypeAlias = Callable[[Situation], Sequence[Finding]]
"""What is wrong with a situation, or unusual: all of it, the gravest first; only called if its form is right."""


@dataclass(frozen=True, slots=True)
class OwnTable:
    """What may be asked about a table of the reader's own, and how it is laid out; a game may have none of it."""

    questions: Sequence[Question] = ()
    """What may be asked, the usual one first."""
    editor: Editor | None = None
    """How such a table is laid out; None where there are no questions."""
    findings: Findings = lambda _situation: ()
    """What is wrong with such a table beyond its form, or unusual."""
    is_whole: Callable[[Situation], bool] = lambda _situation: True
    """Whether a game can go on from such a table; of a part of a board it cannot, though it can be asked about."""
