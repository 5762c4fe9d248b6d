"""States declared once: the annotated fields of a class make its slots, its equality and a fast `clone`.

    @state_class
    class State(GameState):
        players: Seat
        seed: int
        hands: list[list[int]] = field(default_factory=list)

A field is an immutable value (numbers, texts, tuples, frozen sets, frozen dataclasses) or a list of such, lists of
lists included.
"""

from collections.abc import Callable
from dataclasses import dataclass, fields
from types import NoneType, UnionType
from typing import Any, ClassVar, Final, TypeVar, Union, dataclass_transform, get_args, get_origin, get_type_hints

from engine.core.heard import state_in_text

T = TypeVar("T")
S = TypeVar("S", bound="GameState")


class GameState:
    """What every state can do; a game's class of states is made from it by `state_class`."""

    __slots__ = ()

    players: int
    seed: int
    version: ClassVar[int]
    """Of the rules that states are played under, from 1."""
    hidden: ClassVar[frozenset[str]] = frozenset({"seed"})
    """The fields that no view has under their name: never seen, or shown in another form."""

    def __repr__(self) -> str:
        """Return whose state it is, of how many players and from which seed: all else, `str` shows."""
        kind = type(self)
        return f"<{kind.__module__}.{kind.__name__}: {self.players} players, seed {self.seed}>"

    def __str__(self) -> str:
        """Return the table as one would draw it in text: in English, seats by their numbers, all cards open."""
        return state_in_text(self) or repr(self)

    def clone(self: S) -> S:
        """Return an equal state that shares nothing that changes; raise NotImplementedError until it is compiled."""
        raise NotImplementedError("`state_class` compiles it for each class of states")

    def __deepcopy__(self: S, _memo: dict[int, object]) -> S:
        """Let `copy.deepcopy` be as fast as `clone`."""
        return self.clone()


@dataclass_transform(kw_only_default=True)
def state_class(kind: type[S]) -> type[S]:
    """Make a class of states from its annotated fields: slots, keyword arguments, equality in all fields, `clone`.

    Raises TypeError where a field is neither immutable nor a list of what a field may be.
    """
    made = dataclass(slots=True, kw_only=True, repr=False)(kind)
    type.__setattr__(made, "clone", compiled_clone_method(made))
    return made


def compiled_clone_method(kind: type[S]) -> Callable[[S], S]:
    """Return the function that copies a state field by field, as one would write it by hand."""
    types = field_types(kind)
    lines = [f" twin.{name} = {source_code_copying_value(types[name], f'self.{name}')}" for name in types]
    source = "\n".join(("def clone(self):", " twin = new(kind)", *lines, " return twin"))
    names: dict[str, Any] = {"new": object.__new__, "kind": kind}
    exec(source, names)
    clone: Callable[[S], S] = names["clone"]
    clone.__doc__ = GameState.clone.__doc__
    return clone


def field_types(kind: type) -> dict[str, Any]:
    """Return the type of each field of a dataclass by its name, in the order of their declaration."""
    types = get_type_hints(kind)
    return {each.name: types[each.name] for each in fields(kind)}


def source_code_copying_value(declared: Any, value: str) -> str:
    """Return the source of a copy of `value`, itself where the declared type is immutable."""
    if get_origin(declared) is not list:
        check_immutable(declared)
        return value
    (item,) = get_args(declared)
    inner = source_code_copying_value(item, "each")
    return f"{value}[:]" if inner == "each" else f"[{inner} for each in {value}]"


CONTAINERS: Final = (tuple, frozenset)


def check_immutable(declared: Any) -> None:
    """Raise TypeError unless a declared type is immutable all through."""
    origin = get_origin(declared)
    if origin in (Union, UnionType, *CONTAINERS):
        for part in get_args(declared):
            if part is not Ellipsis:
                check_immutable(part)
    elif origin is not None or (declared is not NoneType and declared.__hash__ is None):
        raise TypeError(f"{declared} changes: a field of a state is immutable, or a list")
