"""Drawing states that a seat holds possible, with their true probabilities.

Hidden are: the others' target cards, which of them is the main one, and voting cards laid
face down. Tiles are open, and used voting cards are public (D12), so all else is known.
"""

from collections.abc import Callable

from engine.core.copy_fields import copy_fields
from engine.core.game import Seat
from engine.core.rng import Random, pick_random, shuffled
from engine.games.drunter_drueber.rules.components import BUILDING_TYPES, TARGETS, Target
from engine.games.drunter_drueber.rules.state import State
from engine.games.drunter_drueber.rules.view import FACE_DOWN, PHASES, UNSEEN, View
from engine.games.drunter_drueber.rules.voting_cards import BALLOTS, Cards, ballots_of_hand

SEED = -1
"""The seed of sampled states; it has no effect, since nothing is random after the deal."""


Dealt = tuple[tuple[tuple[Target, ...], ...], tuple[Target, ...]]
"""The target cards of every seat, and which of them is its main one."""


def state_sampler(view: View, deal: Callable[[Random], Dealt] | None = None) -> Callable[[Random], State]:
    """Return a function that draws states `s` with `view(s, seat) == view`; `deal` replaces how targets are drawn."""
    known = state_known_from_view(view)
    deal_targets = deal or target_sampler(view)

    def sample_state(rng: Random) -> State:
        state = known.clone()
        state.targets, state.main = deal_targets(rng)
        state.chosen = [sampled_laid_voting_cards(view, seat, rng) for seat in range(view.players)]
        return state

    return sample_state


def state_known_from_view(view: View) -> State:
    """Return a state with all that the view shows; the hidden rest is FACE_DOWN or UNSEEN."""
    phase = next(phase for phase, name in PHASES.items() if name == view.phase)
    return copy_fields(State, view, seed=SEED, phase=phase)


def unseen_targets(view: View) -> list[Target]:
    """Return the target cards that the viewer has not seen."""
    seen = {target for targets in view.targets for target in targets}
    return [target for target in (TARGETS if view.options.goals == "two" else BUILDING_TYPES) if target not in seen]


def target_sampler(view: View) -> Callable[[Random], Dealt]:
    """Return a function that draws all target cards, the unseen ones from the remaining cards."""
    free = unseen_targets(view)

    def sample_targets(rng: Random) -> Dealt:
        deck = shuffled(rng, free)
        return targets_with_main_ones_sampled(
            view, tuple(sampled_targets(targets, deck) for targets in view.targets), rng
        )

    return sample_targets


def targets_with_main_ones_sampled(view: View, targets: tuple[tuple[Target, ...], ...], rng: Random) -> Dealt:
    """Return target cards with the main ones among them, those not seen by the viewer drawn at random."""
    return targets, tuple(sampled_main_target(main, cards, rng) for main, cards in zip(view.main, targets, strict=True))


def sampled_targets(targets: tuple[Target, ...], deck: list[Target]) -> tuple[Target, ...]:
    """Return a seat's target cards, with unseen ones taken from the deck."""
    return tuple(deck.pop() if target == UNSEEN else target for target in targets)


def sampled_main_target(main: Target, targets: tuple[Target, ...], rng: Random) -> Target:
    """Return a seat's main target; if it is unseen, draw one of its cards."""
    return pick_random(rng, targets) if main == UNSEEN else main


def sampled_laid_voting_cards(view: View, seat: Seat, rng: Random) -> Cards:
    """Return the voting cards that a seat has laid; unseen ones are drawn from all that it could lay."""
    if view.chosen[seat] != FACE_DOWN:
        return view.chosen[seat]
    possible = ballots_of_hand(view.votes[seat])
    return BALLOTS[pick_random(rng, possible)]
