"""The questions that may be asked about a table of Land Unter; the engine plays out the answers."""

from collections.abc import Iterable, Sequence
from typing import Final

from engine.core import situations
from engine.core.schema import Finding
from engine.core.situations import Played, Question, Situation, Verdict
from engine.games.land_unter import (
    question_hand,
    question_leads,
    question_pays,
    question_play,
    question_stage,
    question_wins,
)
from engine.games.land_unter.editor import EDITOR
from engine.games.land_unter.question_above import ABOVE, lone_seat, place_of_count, ways_to_lie_above
from engine.games.land_unter.question_lone import rest_of_round, shared_by_counts, verdict_above
from engine.games.land_unter.question_losses import losses_that_are_certain
from engine.games.land_unter.question_ranks import (
    LOOSE,
    LOWER_BOX,
    RANK,
    loose_cards,
    loose_findings,
    places_of_untold_cards,
    ways_to_lay,
    ways_to_rank,
)
from engine.games.land_unter.question_rulings import OURS, rulings_of_leader, rulings_of_round, rulings_of_stage
from engine.games.land_unter.question_shared import rest_of_verdict, shared_verdict, winners_alone
from engine.games.land_unter.question_verdicts import losses_to_be_told, payment_verdict, round_verdict, stage_verdict
from engine.games.land_unter.rules import components as c
from engine.games.land_unter.rules import events as e
from engine.games.land_unter.table.given_position import GivenPosition
from engine.games.land_unter.table.loosely import HELD, SOME, seats_with_some
from engine.games.land_unter.table.moment import LOST, situation_findings


def inputs_needed_for_round(situation: Situation) -> Iterable[str]:
    """Yield the places of what decides a round: cards, tide cards, levels of non-takers, preservers of payers.

    Takers and payers are found by playing the round once, so the list is final only when nothing in it is missing.
    """
    given, events = GivenPosition(situation), question_play.round_with_given_cards(situation, 1).events
    yield from (f"tides.{at}" for at in range(c.TURNED))
    yield from places_of_untold_cards(situation)
    takers = [event.seat for event in events if isinstance(event, question_play.TAKEN)]
    for seat in given.seats:
        if not given.is_eliminated(seat) and seat not in takers:
            yield f"levels.{seat}"
    yield from losses_to_be_told(situation, lambda told: told)


def inputs_needed_for_own_card(situation: Situation) -> Iterable[str]:
    """Yield the places of what decides a round; of a lone card only how many lie above it, and nothing else."""
    if lone_seat(situation) is None:
        yield from inputs_needed_for_round(situation)
    elif place := place_of_count(situation):
        yield place


def verdict_of_round(played: Played) -> Verdict:
    """Return the verdict on a round; of a lone card, what is certain whoever has laid the others."""
    return verdict_above(played.situation) or CITED_VERDICT(played)


CITED_VERDICT: Final = situations.citing_rulings(round_verdict, rulings_of_round, OURS)


def untold_places_of_round(situation: Situation) -> Iterable[str]:
    """Yield the places of what decides a round and is not told."""
    return (place for place in inputs_needed_for_round(situation) if not situations.is_place_given(situation, place))


def ways_to_tell_of_losses(situation: Situation, place: str) -> Sequence[Situation]:
    """Return every way to fill in a place as far as losses hang on it: a seat that may pay has some preservers or none.

    Only of one that has some, and is hit again, it matters how many.
    """
    ways, (key, *at) = ways_to_tell(situation, place), place.split(".")
    if key != "preservers" or int(at[0]) in seats_with_some(situation):
        return ways
    none = [way for way in ways if GivenPosition(way).preservers[int(at[0])] == 0]
    return [situations.with_move_given(situation, f"{SOME}.{at[0]}", SOME), *none]


def ways_to_tell(situation: Situation, place: str) -> Sequence[Situation]:
    """Return every way to fill in a place, the usual ones first: a seat seldom has no preserver, and never if some."""
    key, *at = place.split(".")
    if key == RANK:
        return ways_to_rank(situation, place)
    if key == ABOVE:
        return ways_to_lie_above(situation, place)
    if key == "card" and loose_cards(situation):
        return ways_to_lay(situation, place)
    ways = EDITOR.ways_to_tell(situation, place)
    if key != "preservers":
        return ways
    seat = int(at[0])
    none = [way for way in ways if not GivenPosition(way).preservers[seat]]
    return [*(way for way in ways if way not in none), *([] if seat in seats_with_some(situation) else none)]


def inputs_needed_for_next_leader(situation: Situation) -> Iterable[str]:
    """Yield the places of what decides who leads next: those of the trick, if it is told, and of a tie in it."""
    if not question_leads.is_trick_told(situation):
        yield from question_leads.inputs_needed_for_leader(situation)
        return
    yield from inputs_needed_for_round(situation)
    events = question_play.round_with_given_cards(question_leads.trick_before_next_leader(situation, 1), 1).events
    for event in events:
        if isinstance(event, e.LeaderAfterTwoLosses):
            # That they have some does not say who has fewer left.
            yield from (f"preservers.{seat}" for seat in event.losers)
            yield "leader"


def tides_taken_verdict(situation: Situation, verdict: Verdict) -> Verdict | None:
    """Return the part of the verdict on a round that hangs on its cards alone: who takes which tide card."""
    untold = {place.partition(".")[0] for place in untold_places_of_round(situation)}
    if untold & {"tides", "card", RANK}:
        return None
    told = {"lower": "first", "low": "low", "higher": "second", "high": "high"}
    return Verdict("round.takes", {name: verdict.params[own] for name, own in told.items()})


def ways_to_end(situation: Situation, place: str) -> Sequence[Situation]:
    """Return every way to fill in a place at the end of a stage; () for preservers of a seat that may be out.

    Nobody has more than now.
    """
    key, *at = place.split(".")
    if key != "preservers":
        return ways_to_tell(situation, place)
    if question_stage.may_be_out(situation, seat := int(at[0])):
        return ()
    most = question_stage.preservers_at_end(situation, seat).high
    return [way for way in ways_to_tell(situation, place) if (GivenPosition(way).preservers[seat] or 0) <= most]


def findings_of_question(situation: Situation) -> Sequence[Finding]:
    """Return a finding for everything impossible or unusual at a table, and in a hand that is asked about."""
    more = [*question_hand.dealt_findings(situation), *loose_findings(situation)]
    return [*situation_findings(situation), *more]


def round_as_often_told(levels: list[int], preservers: list[int], cards: list[int]) -> Situation:
    """Return a round in which the same tide cards are turned up, as people tell it who argue about it."""
    moves = {f"card.{seat}": str(card) for seat, card in enumerate(cards)}
    return Situation(len(cards), {"tides": [4, 7], "levels": levels, "preservers": preservers}, moves)


LAID: Final = frozenset({"card", RANK, ABOVE})
"""The cards of a round that is argued about lie on the table: one that is not told is no choice."""

QUESTIONS: Final = (
    Question(
        "round",
        ("tides", "out_early", "card", "levels", "preservers", "some", LOWER_BOX.name, LOOSE, "round"),
        question_play.round_example,
        verdict_of_round,
        needs=inputs_needed_for_own_card,
        ways=ways_to_tell_of_losses,
        past=LAID,
        supposes=frozenset({RANK}),
        tells_same_kind=True,
        certain=tides_taken_verdict,
        shared=shared_by_counts,
        rest=rest_of_round,
        # Who lays first changes nothing of what comes of it.
        regardless=frozenset(["play"]),
        common={
            "highest": round_as_often_told(levels=[2, 5, 9, 3], preservers=[3, 2, 4, 3], cards=[31, 12, 25, 44]),
            "tie": round_as_often_told(levels=[2, 7, 5, 3], preservers=[3, 2, 4, 3], cards=[31, 12, 25, 44]),
            "none_left": round_as_often_told(levels=[2, 9, 5, 8], preservers=[3, 0, 4, 3], cards=[44, 12, 25, 31]),
        },
    ),
    Question(
        "pays",
        ("out_early", "levels", "preservers", "some", "done"),
        question_pays.payment_example,
        situations.citing_rulings(payment_verdict, rulings_of_round, OURS),
        needs=question_pays.inputs_needed_for_payment,
        ways=ways_to_tell_of_losses,
        certain=losses_that_are_certain,
        shared=shared_verdict,
        rest=rest_of_verdict,
        regardless=frozenset(["play"]),
    ),
    Question(
        "leads",
        ("trick", LOST, "out_early", "left", "leader"),
        question_leads.leader_example,
        situations.citing_rulings(question_leads.leader_verdict, rulings_of_leader, OURS),
        needs=inputs_needed_for_next_leader,
        ways=ways_to_tell,
        past=LAID,
        supposes=frozenset({RANK}),
        tells_same_kind=True,
        draws=question_leads.is_trick_told,
        shows=("round",),
    ),
    Question(
        "stage",
        ("out", "preservers", HELD, "levels", question_play.BEFORE),
        question_play.stage_example,
        situations.citing_rulings(stage_verdict, rulings_of_stage, OURS),
        needs=question_stage.inputs_needed_for_stage,
        ways=ways_to_end,
        certain=question_stage.stage_bounds,
        coarse=winners_alone,
        shared=shared_verdict,
        rest=rest_of_verdict,
        past=frozenset({question_play.BEFORE}),
        shows=("round",),
    ),
    Question(
        "wins",
        (*question_wins.POINTS, question_wins.TOTAL),
        question_wins.winner_example,
        situations.citing_rulings(question_wins.winner_verdict, question_wins.rulings_of_winner, OURS),
        needs=question_wins.inputs_needed_for_winner,
        ways=question_wins.ways_to_score,
        certain=question_wins.winner_bounds,
        coarse=question_wins.winners_only,
        shared=shared_verdict,
        past=frozenset({*question_wins.POINTS, question_wins.TOTAL}),
        draws=lambda _situation: False,
    ),
    Question(
        "hand",
        (question_hand.DEALT, question_hand.PRINTED),
        question_hand.hand_example,
        situations.citing_rulings(question_hand.hand_verdict, question_hand.rulings_of_hand, OURS),
        needs=question_hand.inputs_needed_for_hand,
        ways=question_hand.ways_to_read,
        shared=question_hand.shared_in_hands,
        past=frozenset({question_hand.UNREAD, question_hand.DEALT}),
        draws=lambda _situation: False,
    ),
    Question(
        "advice",
        (situations.SEAT, "round", "tides", "hand", "out_early", "levels", "preservers", "leader_told"),
        question_play.example_to_advise_on,
    ),
)
