"""What is certain of the result of Drunter & Drüber: by bounds, and where few games can follow, by playing them all."""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import Final

from engine.core.game import Seat
from engine.core.heuristics import Foresight
from engine.games.drunter_drueber.heuristics import flood
from engine.games.drunter_drueber.heuristics.certainty import (
    Outcome,
    Range,
    Secret,
    Secrets,
    certain_share,
    lead_range,
    point_range,
    points_of_town,
    secrets_of_cards,
    secrets_of_view,
    town_in_mask,
    town_of_cover,
)
from engine.games.drunter_drueber.heuristics.flood import HasGroundAndTiles, Mask
from engine.games.drunter_drueber.heuristics.scenes import Scene, scenes_of_view
from engine.games.drunter_drueber.rules.board import Board
from engine.games.drunter_drueber.rules.building import PLACEMENTS
from engine.games.drunter_drueber.rules.reach import squares_of_placement
from engine.games.drunter_drueber.rules.state import State
from engine.games.drunter_drueber.rules.view import View
from engine.games.drunter_drueber.rules.voting_cards import vote_count_of_hand

MOST_SCENES: Final = 1000
"""How many scenes are looked at before a position is called open. Set by hand: nearly all positions
that a brute force finds decided take far fewer."""
SCENES_A_VIEW: Final = 1500
"""The same for all moves of a view together, so that no decision takes long."""


MOST_TILES: Final = 30
"""With more tiles left than this only bounds are asked: hardly any game is decided so early."""
OWN_POINTS: Final = 10
"""How much a seat's own points count beside the number of buildings covered, where moves are put in an order."""


class DrunterDrueberForesight(Foresight[str, View]):
    """Bounds from the squares that pawns can still reach; where these leave it open, the end is played out."""

    def certain_share(self, view: View, move: str | None = None) -> float | None:
        """Return the seat's certain share; see `Foresight.certain_share`. For a bystander, nothing is certain."""
        if view.seat is None or view.seat not in range(view.players):
            return None
        return proof_for_view(view).certain_share(move)

    def point_ranges(self, view: View) -> Sequence[tuple[int, int]]:
        """Return the least and the most points of each seat: those of the safe buildings, and of all uncovered ones."""
        outcomes = [outcome_of_scene(scene) for scene in scenes_of_view(view)]
        ranges = [
            [point_range(secrets, outcome.left, outcome.risky) for outcome in outcomes]
            for secrets in secrets_of_view(view)
        ]
        return [(min(least for least, _ in each), max(most for _, most in each)) for each in ranges]


def outcome_of_scene(scene: Scene) -> Outcome:
    """Return the towns and votes that a scene may end with; more than that where bounds cannot tell."""
    if scene.over:
        return Outcome(town_of_cover(scene.board, scene.cover), 0, scene.votes)
    return outcome_of_position(scene, scene.votes)


def outcome_of_position(position: HasGroundAndTiles, votes: tuple[Range, ...]) -> Outcome:
    """Return the towns that may be left; `votes`: those that each seat has left if no more votes are held."""
    left = town_of_cover(position.board, position.cover)
    reached = flood.reached_squares(flood.flood_of_position(position))
    if reached & outhouse_mask(position.board):
        votes = tuple([(0, most) for _, most in votes])
    return Outcome(left, town_in_mask(position.board, reached) & left, votes)


@cache
def outhouse_mask(board: Board) -> Mask:
    """Return the squares of all outhouses, covered ones too."""
    return flood.mask_of_squares([*board.outhouses])


def is_victory_certain(state: State, seat: Seat) -> bool:
    """Return whether bounds tell that a seat wins alone, with the target cards of this state."""
    votes = tuple([(0 if state.proposal else count, count) for count in map(vote_count_of_hand, state.votes)])
    outcome = outcome_of_position(state, votes)
    if any(main and lead_range(state.main[seat], main, outcome.left, outcome.risky)[0] < 0 for main in state.main):
        return False
    secrets = tuple(
        [
            tuple(secrets_of_cards(cards, main, two=state.options.goals == "two"))
            for cards, main in zip(state.targets, state.main, strict=True)
        ]
    )
    return certain_share(outcome, secrets, seat) == 1


@lru_cache(maxsize=2)
def proof_for_view(view: View) -> "Proof":
    """Return the proof of a view; what was proved after one move is known when the next one is asked about."""
    return Proof(view)


class Proof:
    """What is proved of the share of a view's seat."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None, "only a seat has a share"
        self.view, self.seat = view, view.seat
        self.secrets = secrets_of_view(view)
        self.proven: dict[tuple[float, tuple[Secret, ...]], set[Scene]] = {}
        self.left = SCENES_A_VIEW

    def certain_share(self, move: str | None) -> float | None:
        """Return the seat's share if it is the same in all that can follow, after this move if one is given."""
        scenes, secrets = scenes_of_view(self.view, move), self.secrets
        if move is not None and self.view.phase == "main":
            own = tuple(secret for secret in secrets[self.seat] if secret.main == move)
            secrets = (*secrets[: self.seat], own, *secrets[self.seat + 1 :])
        bounds = {self.share(scene, secrets) for scene in scenes}
        if len(bounds) == 1 and None not in bounds:
            return bounds.pop()
        if sum(map(sum, scenes[0].tiles)) > MOST_TILES:
            return None
        claim = self.share(self.end(scenes[0], 1), secrets)
        if claim is None or claim != self.share(self.end(scenes[0], -1), secrets):
            return None
        return claim if self.holds(scenes, claim, secrets) else None

    def share(self, scene: Scene, secrets: Secrets) -> float | None:
        """Return the seat's share if bounds tell it."""
        return certain_share(outcome_of_scene(scene), secrets, self.seat)

    def holds(self, scenes: Sequence[Scene], claim: float, secrets: Secrets) -> bool:
        """Return whether it is proved that the seat has this share however these scenes go on.

        All scenes that can follow are looked at, first those that most likely refute it, unless bounds tell the share.
        """
        proven = self.proven.setdefault((claim, secrets[self.seat]), set())
        seen, ahead, stop = set[Scene](), [*scenes], max(0, self.left - MOST_SCENES)
        while ahead:
            scene = ahead.pop()
            if scene in seen or scene in proven:
                continue
            seen.add(scene)
            share = self.share(scene, secrets)
            if share == claim:
                continue
            self.left -= 1
            if share is not None or scene.over or self.left < stop:
                return False
            for text in sorted(scene.texts, key=self.gains_of_placements(scene, -1 if claim else 1)):
                ahead += scene.after_placement(PLACEMENTS[text])
        proven |= seen
        return True

    def end(self, scene: Scene, side: int) -> Scene:
        """Return an end of a scene to which all seats play for this one (`side` 1) or against it (-1)."""
        while not scene.over:
            text = max(scene.texts, key=self.gains_of_placements(scene, side))
            scene = next(scene.after_placement(PLACEMENTS[text]))
        return scene

    def gains_of_placements(self, scene: Scene, side: int) -> Callable[[str], int]:
        """Return a function from a placement to a rough gain of the seat from it, times `side`.

        Its own points count OWN_POINTS times as much as those of all buildings, which may be a rival's.
        """
        left, own = town_of_cover(scene.board, scene.cover), self.secrets[self.seat][0].main

        def gain(text: str) -> int:
            squares = squares_of_placement(scene, PLACEMENTS[text])
            if scene.board.buildings.keys().isdisjoint(squares):
                return 0
            covered = town_in_mask(scene.board, flood.mask_of_squares(squares))
            mine = points_of_town(own, left) - points_of_town(own, left & ~covered)
            return side * (covered.bit_count() - OWN_POINTS * mine)

        return gain
