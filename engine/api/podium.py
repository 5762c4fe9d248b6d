"""The end as a picture: each seat on a step as high as its points, the best first. The ranking says it in words."""

from engine.core.describe import Describer
from engine.core.game import Seat
from engine.core.html import Html, tag
from engine.match.match import Match

HIGH, LOW = 48, 6
"""The steps of the most points and of the fewest."""


def podium(match: Match, describer: Describer) -> Html:
    """Return the podium of a finished game."""
    result = match.presentation.game.result(match.state)
    assert result is not None, "only a finished game has a ranking"
    least, most = min(result.scores), max(result.scores)
    seats = sorted(range(len(result.scores)), key=lambda seat: (seat not in result.winners, -result.scores[seat], seat))
    steps = (
        step(seat, result.scores[seat], share(result.scores[seat], least, most), seat in result.winners, describer)
        for seat in seats
    )
    return tag("ol", steps, class_="podium", aria_hidden="true")


def share(points: int, least: int, most: int) -> int:
    """Return how high a step is, between LOW and HIGH."""
    return LOW + round((HIGH - LOW) * (points - least) / max(1, most - least))


def step(seat: Seat, points: int, height: int, won: bool, describer: Describer) -> Html:
    """Return one step: who is on it, and the points."""
    block = tag("rect", x=0, y=HIGH - height, width=100, height=height)
    return tag(
        "li",
        tag("b", describer.plain("name", seat=seat)),
        tag("span", describer.say("table.share", points=points)),
        tag("svg", block, viewBox=f"0 0 100 {HIGH}", preserveAspectRatio="none"),
        class_="won" if won else None,
    )
