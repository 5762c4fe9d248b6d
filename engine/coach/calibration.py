"""Calibrated chances, which come true as often as they say: estimates, stretched or flattened as games have shown.

A power of the chances, made to add up to 1 again, is a logistic fit: the weight of the logarithm of a chance in a
conditional logit over the seats. What is certain stays certain, what is equal stays equal, and no order changes.
Constants were chosen by hand; `python -m engine calibrate` measures how the chances come true.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.core.heuristics import Steepness

LEAST_POWER: Final = 0.1
"""The lowest power, whatever the fit says of phases that it has seen little of."""
NEAR: Final = 0.005
"""In chances: the slope between two that differ by less is taken over twice this difference around their middle."""


def calibration_power_at_phase(steepness: Steepness | None, phase: int) -> float:
    """Return the power for decisions of a phase; 1, which changes nothing, where nothing was measured."""
    return max(LEAST_POWER, steepness.start + steepness.by_phase * phase) if steepness else 1.0


def calibrated_chances(chances: Sequence[float], power: float) -> tuple[float, ...]:
    """Return the calibrated chances of all seats, which add up to 1, from estimates or any multiple of them."""
    raised = [max(0.0, chance) ** power for chance in chances]
    total = sum(raised)
    return tuple(each / total for each in raised)


@dataclass(frozen=True, slots=True)
class Scale:
    """Calibrates the chances of one seat in one decision. `split`: the others' shares of the rest, raised, added up."""

    power: float
    split: float

    @classmethod
    def scale_from_rival_chances(cls, power: float, others: Sequence[float]) -> "Scale":
        """Return the scale for a seat whose rivals have these chances, or any multiple of them."""
        total = sum(others)
        shares = [chance / total for chance in others] if total else [1.0]
        return cls(power, sum(share**power for share in shares))

    def calibrated_chance(self, estimate: float) -> float:
        """Return the calibrated chance for an estimate, both 0 to 1."""
        own: float = estimate**self.power
        rest: float = self.split * (1 - estimate) ** self.power
        return own / (own + rest)

    def slope_between_estimates(self, one: float, other: float) -> float:
        """Return by how much a difference between two estimates grows or shrinks when it is calibrated."""
        if abs(one - other) < NEAR:
            middle = min(1 - NEAR, max(NEAR, (one + other) / 2))
            one, other = middle + NEAR, middle - NEAR
        return (self.calibrated_chance(one) - self.calibrated_chance(other)) / (one - other)
