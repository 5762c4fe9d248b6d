"""The order of the steps of a turn. The rules themselves are in the modules that this one calls."""

from collections.abc import Mapping, Sequence

from engine.core.game import Log, Refusal, Seat
from engine.games.vineta.rules import hand, length, sinking
from engine.games.vineta.rules.card_table import TABLE, carry_card_out, parse_target_of_card
from engine.games.vineta.rules.components import DISTRICTS, District
from engine.games.vineta.rules.notation import CARD_BY_NAME, DISTRICT_BY_NAME, HOUSE_PLACEMENTS
from engine.games.vineta.rules.scoring import end_game, is_game_over
from engine.games.vineta.rules.setup import house_placement_moves, place_house, refuse_illegal_placement
from engine.games.vineta.rules.start_player import pass_start_player_token
from engine.games.vineta.rules.state import ACTING, CHOOSING, NO_CARD, PLACING, SINKING, State, acting_seat


def legal_moves(state: State, seat: Seat) -> Sequence[str]:
    """Return the moves of a seat that has to move, in a fixed order."""
    if state.phase == CHOOSING:
        return hand.distinct_cards_in_hand(state, seat)
    if state.phase == ACTING:
        return TABLE[state.chosen[seat]].targets(state, seat)
    if state.phase == PLACING:
        return house_placement_moves(state)
    return [DISTRICTS[place] for place in sinking.sinkable_districts(state)]


def refuse_illegal_move(state: State, seat: Seat, move: str) -> None:
    """Raise Refusal unless the seat may make this move: "not_now", or the code of the rule that forbids it."""
    if state.phase == ACTING:
        card = state.chosen[seat]
        TABLE[card].refuse(state, seat, parse_target_of_card(card, move))
    elif state.phase == CHOOSING:
        hand.refuse_illegal_card(state, seat, checked_move(move, CARD_BY_NAME))
    elif state.phase == PLACING:
        checked_move(move, HOUSE_PLACEMENTS)
        refuse_illegal_placement(state, HOUSE_PLACEMENTS[move])
    else:
        sinking.refuse_illegal_sinking(state, checked_move(move, DISTRICT_BY_NAME))


def checked_move(move: str, texts: Mapping[str, object]) -> str:
    """Return a move if it is one of these texts; raise Refusal("not_now") if not."""
    if move not in texts:
        raise Refusal("not_now", text=move)
    return move


def make_move(state: State, seat: Seat, move: str, log: Log[State] | None) -> None:
    """Make a legal move, and all that follows until the next decision."""
    if state.phase == ACTING:
        carry_card_out(state, seat, move, log)
        if state.moving is None:
            state.step += 1
            carry_cards_out(state, log)
    elif state.phase == CHOOSING:
        hand.choose_card(state, seat, CARD_BY_NAME[move], log)
        if NO_CARD not in state.chosen:
            carry_cards_out(state, log)
    elif state.phase == PLACING:
        place_house(state, seat, move, log)
    else:
        end_turn(state, DISTRICT_BY_NAME[move], log)


def carry_cards_out(state: State, log: Log[State] | None) -> None:
    """Show one card after another until one asks for a target; after the last one the round is over.

    The rules are those of `log_card_reveal`, `lay_more_or_less_card` and `discard_void_card`.
    """
    state.phase = ACTING
    while state.step < state.players:
        seat = acting_seat(state)
        hand.log_card_reveal(state, seat, log)
        card = TABLE.get(state.chosen[seat])
        if card is None:
            length.lay_more_or_less_card(state, seat, log)
        elif card.has_target(state):
            return
        else:
            hand.discard_void_card(state, seat, log)
        state.step += 1
    end_round(state, log)


def end_round(state: State, log: Log[State] | None) -> None:
    """Play on after the last card of a round: the turn ends with the district that sinks, if one does."""
    district = district_sinking_after_round(state, log)
    if district is not None:
        end_turn(state, district, log)


def district_sinking_after_round(state: State, log: Log[State] | None) -> District | None:
    """Draw (`draw_card_for_each_seat`); then return the district that sinks, or, with None, begin the next round.

    That is decided by `were_all_due_rounds_played`, `find_district_to_sink` and `was_last_possible_round_played`. With
    None it may also be the start player's turn to choose what sinks.
    """
    state.step = 0
    state.round += 1
    hand.draw_card_for_each_seat(state, log)
    if not length.were_all_due_rounds_played(state):
        pass_start_player_token(state, log)
        return None
    district = sinking.find_district_to_sink(state, log)
    if district is not None:
        return district
    if sinking.was_last_possible_round_played(state):
        sinking.let_start_player_choose_sinking(state, log)
    else:
        sinking.log_added_round(state, log)
        pass_start_player_token(state, log)
    return None


def end_turn(state: State, district: District, log: Log[State] | None) -> None:
    """Sink a district (`sink_district`) and clear the table (`clear_table`).

    Then the game ends if `is_game_over` says so, else the next turn begins (`open_next_turn`).
    """
    sinking.sink_district(state, district, log)
    sinking.clear_table(state, log)
    if is_game_over(state):
        end_game(state, log)
    else:
        sinking.open_next_turn(state, log)


def move_pointed_at(state: State, seat: Seat, district: str) -> str:
    """Return the move that pointing at a district ("": at none) means.

    Raises Refusal: "unfinished" where one district is half a move, "not_now" where cards are chosen, else as the rule
    for that half does.
    """
    if state.phase == CHOOSING:
        raise Refusal("not_now", text=district)
    if district and state.phase == SINKING:
        return district
    if district and state.phase == ACTING:
        card = TABLE[state.chosen[acting_seat(state)]]
        if card.shape is int:
            return district
        card.refuse_source(state, DISTRICT_BY_NAME[district])
    raise Refusal("unfinished")
