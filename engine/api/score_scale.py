"""How points are drawn to scale on both sides of zero: in the bars of a ranking, on the podium."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ScoreScale:
    """One scale for all that is drawn side by side: the most points below zero and above it, and their length."""

    below: int
    above: int
    size: int
    """In units of the drawing, from the one to the other."""

    def bar_length(self, points: int) -> float:
        """Return the length of this many points, on either side of zero."""
        return self.size * abs(points) / max(1, self.below + self.above)
