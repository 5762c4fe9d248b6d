"""Which rules decide what a seat may do now: data of the modules that hold these rules."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from engine.core.game import Option


@dataclass(frozen=True, slots=True)
class DecidingRule:
    """A rule to be read before a decision of one of these kinds.

    With an `option`, as ("play", "open"), it is one only where that choice of the option is played.
    """

    rule: str
    kinds: tuple[str, ...]
    option: tuple[str, str] | None = None


def rules_to_read_before_decision(
    deciding: Iterable[DecidingRule], kind: str, options: Iterable[Option], chosen: Mapping[str, str]
) -> list[str]:
    """Return the ids of the rules that decide a decision of this kind, in their order.

    `chosen` has the choices of options by key; those it lacks have their defaults.
    """
    played = {(option.key, chosen.get(option.key, option.default_choice)) for option in options}
    return [each.rule for each in deciding if kind in each.kinds and (each.option is None or each.option in played)]
