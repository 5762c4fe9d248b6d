"""One round, chapter 2 of the rules. Choose, reveal, take the tide cards, lose preservers."""

from typing import Final

from engine.core.deciding import DecidingRule
from engine.core.game import Log, Refusal, Seat
from engine.games.land_unter.rules import events as e
from engine.games.land_unter.rules.components import NO_CARD, NO_TIDE, Card, Tide
from engine.games.land_unter.rules.drowning import is_stage_cut_short, lose_preservers_to_highest_tide
from engine.games.land_unter.rules.open_play import determine_next_leader, log_open_card_and_pass_turn
from engine.games.land_unter.rules.scoring import end_game, is_stage_played_out, log_stage_played_out, score_stage
from engine.games.land_unter.rules.setup import begin_stage, is_last_stage, pass_sets, turn_up_tides
from engine.games.land_unter.rules.state import (
    BOTH_TAKEN,
    CHOOSING,
    LAYING,
    LOWER_TAKEN,
    REVEALED,
    TURNING,
    State,
)

LAYING_RULE: Final = "LU-2.2"
"""The rule that each seat lays one weather card of its hand."""
LOWER_TIDE_RULE: Final = "LU-2.4"
"""The rule that says who takes the lower tide card."""
OTHER_TIDE_RULE: Final = "LU-2.5"
"""The rule that says who takes the other tide card."""
COVERING_RULE: Final = "LU-2.6"
"""The rule that only the top tide card counts."""

DECIDING: Final = (
    DecidingRule(LAYING_RULE, (LAYING,), ("play", "hidden")),
    *(DecidingRule(rule, (LAYING,)) for rule in (LOWER_TIDE_RULE, OTHER_TIDE_RULE, COVERING_RULE)),
)
"""The rules of this chapter shown to a seat that has to decide; see `GamePresentation.deciding`."""


def refuse_illegal_card(state: State, seat: Seat, card: Card) -> None:
    """LU-2.2: a seat chooses one weather card of its own hand, once a round.

    Raises Refusal: "already_chosen" or "not_in_hand".
    """
    if state.chosen[seat]:
        raise Refusal("already_chosen", LAYING_RULE, seat=seat)
    if card not in state.hands[seat]:
        raise Refusal("not_in_hand", LAYING_RULE, card=card)


def choose_card(state: State, seat: Seat, card: Card, log: Log[State] | None) -> None:
    """LU-2.2: a seat lays its card; after the last one the round is played."""
    state.hands[seat].remove(card)
    state.chosen[seat] = card
    state.owed -= 1
    if state.options.play == "open":
        log_open_card_and_pass_turn(state, seat, log)
    elif log is not None:
        log(state, e.CardChosen(LAYING_RULE, seat, card))
    if not state.owed:
        play_round(state, log)


def play_round(state: State, log: Log[State] | None) -> None:
    """Reveal the cards (`reveal_cards`); the two highest take the tide cards (`take_tides`), then all follows."""
    if log is not None:
        reveal_cards(state, log)
    cards = state.chosen
    ranked = sorted(cards)
    take_tides(state, cards.index(ranked[-1]), cards.index(ranked[-2]), log)
    settle_tides_and_end_round(state, log)


def are_cards_face_down(state: State) -> bool:
    """LU-2.3: the cards laid stay face down until everyone has laid one; in the open variant no card is face down."""
    return state.phase == CHOOSING and state.options.play == "hidden"


def reveal_cards(state: State, log: Log[State]) -> None:
    """LU-2.3: all cards laid are turned over at once; in the open variant they are open already."""
    state.phase = REVEALED
    if state.options.play == "hidden":
        log(state, e.CardsRevealed("LU-2.3", tuple(state.chosen)))


def take_tides(state: State, highest: Seat, second: Seat, log: Log[State] | None) -> None:
    """LU-2.4, LU-2.5: the highest weather card takes the lower tide card, the second highest the other one.

    LU-2.6: each covers the seat's old tide card, higher or lower, and alone counts.
    """
    levels, (low, high) = state.levels, state.tide_pair()
    covered, levels[highest] = levels[highest], low
    if log is not None:
        state.phase = LOWER_TAKEN
        log(state, e.LowerTideTaken(LOWER_TIDE_RULE, highest, state.chosen[highest], low, high))
        log_covered_tide(state, highest, covered, log)
    covered, levels[second] = levels[second], high
    if log is not None:
        state.phase = BOTH_TAKEN
        log(state, e.HigherTideTaken(OTHER_TIDE_RULE, second, state.chosen[second], high))
        log_covered_tide(state, second, covered, log)


def log_covered_tide(state: State, seat: Seat, covered: Tide, log: Log[State]) -> None:
    """LU-2.6: log the covered tide card, which no longer counts, if the seat had one."""
    if covered != NO_TIDE:
        log(state, e.TideCovered(COVERING_RULE, seat, covered, state.levels[seat]))


def settle_tides_and_end_round(state: State, log: Log[State] | None) -> None:
    """LU-2.9: when preservers are lost, weather cards are laid aside, tide cards stay; then the next round or stage.

    `is_stage_cut_short` and `is_stage_played_out` decide if the stage is over, `is_last_stage` if the game is.
    """
    state.owed = 0
    losers, out = lose_preservers_to_highest_tide(state, log)
    if out and is_stage_cut_short(state):
        score_stage_and_begin_next(state, log)
        return
    state.chosen = [NO_CARD] * state.players
    if log is not None:
        log(state, e.RoundEnded("LU-2.9", state.round + 1))
    state.round += 1
    state.phase = TURNING
    if is_stage_played_out(state):
        if log is not None:
            log_stage_played_out(state, log)
        score_stage_and_begin_next(state, log)
        return
    if state.options.play == "open":
        determine_next_leader(state, losers, out, log)
    turn_up_tides(state, log)


def score_stage_and_begin_next(state: State, log: Log[State] | None) -> None:
    """Score the stage; then the game is over if `is_last_stage`, else go on with `pass_sets` and `begin_stage`."""
    score_stage(state, log)
    if is_last_stage(state):
        end_game(state, log)
        return
    pass_sets(state, log)
    begin_stage(state, log)


def score_stage_if_played_out(state: State, log: Log[State] | None) -> None:
    """If a position says that its stage has been played out, score it and begin the next one."""
    if state.phase == TURNING:
        score_stage_and_begin_next(state, log)
