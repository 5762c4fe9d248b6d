"""Playouts that keep the world drawn last: a review tries one move after another in it, and drawing takes time."""

from engine.coach.playouts import GoalPlayouts, Playouts, World


class PlayoutsKeepingWorld(Playouts):
    """Playouts for moves that are tried side by side."""

    kept: World | None = None

    def draw_world(self, number: int) -> World:
        """Return the world of this number, drawn only if another one was asked for in between."""
        if self.kept is None or self.kept.number != number:
            self.kept = super().draw_world(number)
        return self.kept


class GoalPlayoutsKeepingWorld(PlayoutsKeepingWorld, GoalPlayouts):
    """The same to the goal of a mini-game."""
