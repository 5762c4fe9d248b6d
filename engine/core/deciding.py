"""The rules to be read before a decision; each module of rules declares its own as data."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from engine.core.game import Option


@dataclass(frozen=True, slots=True)
class DecidingRule:
    """A rule to be read before a decision of one of these kinds.

    With an `option`, a key and a choice such as ("play", "open"), it applies only where that choice is played.
    """

    rule: str
    kinds: tuple[str, ...]
    option: tuple[str, str] | None = None


def rules_to_read_before_decision(
    deciding: Iterable[DecidingRule], kind: str, options: Iterable[Option], chosen: Mapping[str, str]
) -> list[str]:
    """Return the ids of the rules to be read before a decision of this kind, in the order of `deciding`.

    `chosen` has the choices of options by key; those it lacks have their defaults.
    """
    played = {(option.key, chosen.get(option.key, option.default_choice)) for option in options}
    return [each.rule for each in deciding if kind in each.kinds and (each.option is None or each.option in played)]
