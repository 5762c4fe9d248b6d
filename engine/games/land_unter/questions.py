"""The questions that may be asked about a table of Land Unter; the engine plays out the answers."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from engine.core import situations
from engine.core.game import Seat
from engine.core.schema import Finding
from engine.core.situations import Played, Question, Situation, Verdict
from engine.games.land_unter import question_hand, question_leads, question_play
from engine.games.land_unter.editor import EDITOR
from engine.games.land_unter.question_ranks import RANK, places_of_untold_cards, ways_to_rank
from engine.games.land_unter.question_rulings import OURS, rulings_of_leader, rulings_of_round, rulings_of_stage
from engine.games.land_unter.rules import components as c
from engine.games.land_unter.rules import events as e
from engine.games.land_unter.table.given_position import GivenPosition
from engine.games.land_unter.table.moment import LOST, situation_findings

RULES_ONLY: Final = (e.StillAfloat, e.RedrownBegun, e.RedrownOff, e.RedrownSpared, e.NobodyDrowns)
"""Events of which a verdict cites only the rules."""
SCORED: Final = (e.PreserversScored, e.EliminationScored)


def inputs_needed_for_round(situation: Situation) -> Iterable[str]:
    """Yield the places of what decides a round: cards, tide cards, levels of non-takers, preservers of payers.

    Takers and payers are found by playing the round once, so the list is final only when nothing in it is missing.
    """
    given, events = GivenPosition(situation), question_play.round_with_given_cards(situation, 1).events
    yield from (f"tides.{at}" for at in range(c.TURNED))
    yield from places_of_untold_cards(situation)
    takers = [event.seat for event in events if isinstance(event, (e.LowerTideTaken, e.HigherTideTaken))]
    for seat in given.seats:
        if not given.is_eliminated(seat) and seat not in takers:
            yield f"levels.{seat}"
    yield from (
        f"preservers.{event.seat}" for event in events if isinstance(event, (*e.PRESERVER_LOSSES, e.Eliminated))
    )


def inputs_needed_for_next_leader(situation: Situation) -> Iterable[str]:
    """Yield the places of what decides who leads next: those of the trick, if it is told, and of a tie in it."""
    if not question_leads.is_trick_told(situation):
        yield from question_leads.inputs_needed_for_leader(situation)
        return
    yield from inputs_needed_for_round(situation)
    events = question_play.round_with_given_cards(question_leads.trick_before_next_leader(situation, 1), 1).events
    if any(isinstance(event, e.LeaderAfterTwoLosses) for event in events):
        yield "leader"


def round_verdict(played: Played) -> Verdict:
    """Return the verdict on a round: who takes which tide card, who pays and who is eliminated."""
    params: dict[str, Any] = {}
    rules: list[str] = []
    payers: list[Seat] = []
    out: list[Seat] = []
    cut = False
    for event in played.events:
        if isinstance(event, (e.RoundEnded, e.StageEnded)):
            break
        if isinstance(event, e.LowerTideTaken):
            params |= {"first": event.seat, "low": event.tide}
        elif isinstance(event, e.HigherTideTaken):
            params |= {"second": event.seat, "high": event.tide}
        elif isinstance(event, e.PRESERVER_LOSSES):
            payers.append(event.seat)
        elif isinstance(event, e.Eliminated):
            out.append(event.seat)
        elif isinstance(event, e.StageCutShort):
            cut = True
        elif not isinstance(event, RULES_ONLY):
            continue
        rules.append(event.rule)
        if cut:
            break
    kind = "round.both" if payers and out else "round.out" if out else "round.pays"
    params |= {"payers": tuple(dict.fromkeys(payers)), "out": tuple(out)}
    if len(payers) > len({*payers}):
        kind = "round.again"
        params |= {"lost": tuple(payers.count(seat) or None for seat in played.situation.seats)}
    points = points_of_cut_stage(played, out) if cut else ()
    if points:
        params["points"] = points
        rules += [event.rule for event in played.events if isinstance(event, (*SCORED, *question_play.BONUS))]
        return Verdict(f"{kind}.cut.points", params, tuple(dict.fromkeys(rules)))
    led = not cut and played.situation.options.get("play") == "open"
    return Verdict(f"{kind}.cut" if cut else kind, params, tuple(dict.fromkeys(rules)), "leads" if led else "")


def points_of_cut_stage(played: Played, out: Sequence[Seat]) -> tuple[int, ...]:
    """Return each seat's points for a stage that this round cut short; () unless all that they hang on is told."""
    given = GivenPosition(played.situation)
    took = {event.seat for event in played.events if isinstance(event, (e.LowerTideTaken, e.HigherTideTaken))}
    left = [seat for seat in given.seats if seat not in (*given.out, *out)]
    if any(given.preservers[seat] is None or (given.levels[seat] is None and seat not in took) for seat in left):
        return ()
    return stage_points(played)


def stage_points(played: Played) -> tuple[int, ...]:
    """Return each seat's points for the stage that is scored, the bonus included."""
    points = [0] * played.situation.players
    for event in played.events:
        if isinstance(event, SCORED):
            points[event.seat] += event.points
        elif isinstance(event, question_play.BONUS):
            points[event.seat] += c.BONUS
    return tuple(points)


def untold_places_of_round(situation: Situation) -> Iterable[str]:
    """Yield the places of what decides a round and is not told."""
    return (place for place in inputs_needed_for_round(situation) if not situations.is_place_given(situation, place))


def ways_to_tell(situation: Situation, place: str) -> Sequence[Situation]:
    """Return every way to fill in a place that a round or its next leader hangs on."""
    return ways_to_rank(situation, place) if place.startswith(RANK) else EDITOR.ways_to_tell(situation, place)


def tides_taken_verdict(situation: Situation, verdict: Verdict) -> Verdict | None:
    """Return the part of the verdict on a round that hangs on its cards alone: who takes which tide card."""
    untold = {place.partition(".")[0] for place in untold_places_of_round(situation)}
    if untold & {"tides", "card", RANK}:
        return None
    told = {"lower": "first", "low": "low", "higher": "second", "high": "high"}
    return Verdict("round.takes", {name: verdict.params[own] for name, own in told.items()})


def inputs_needed_for_stage(situation: Situation) -> Iterable[str]:
    """Yield the places, in a situation, of the numbers that the points of a stage depend on.

    These are the preservers of every seat, and the levels of the seats not eliminated; in the last stage, the points of
    all before it.
    """
    given = GivenPosition(situation)
    for seat in given.seats:
        yield f"preservers.{seat}"
        if not given.is_eliminated(seat):
            yield f"levels.{seat}"
    before = [f"{question_play.BEFORE}.{seat}" for seat in given.seats]
    yield from before if any(place in situation.moves for place in before) else ()


def stage_verdict(played: Played) -> Verdict:
    """Return the verdict on a stage: each seat's points, the bonus, and the winner if it is known."""
    rules, bonus, level = [], [], 0
    for event in played.events:
        if isinstance(event, question_play.BONUS):
            bonus.append(event.seat)
            level = event.level if isinstance(event, e.BonusScored) else 0
        elif not isinstance(event, SCORED):
            continue
        rules.append(event.rule)
    params: dict[str, Any] = {"points": stage_points(played), "bonus": tuple(bonus), "level": level}
    end = next((event for event in played.events if isinstance(event, question_play.WON)), None)
    if end is None or question_play.scores_before_stage(played.situation) is None:
        return Verdict("stage" if level else "stage.dry", params, tuple(dict.fromkeys(rules)))
    key, winners = ("stage.won", (end.seat,)) if isinstance(end, e.GameWon) else ("stage.shared", end.winners)
    params |= {"winners": winners, "best": max(end.scores)}
    return Verdict(key, params, tuple(dict.fromkeys([*rules, end.rule])))


def findings_of_question(situation: Situation) -> Sequence[Finding]:
    """Return a finding for everything impossible or unusual at a table, and in a hand that is asked about."""
    return [*situation_findings(situation), *question_hand.dealt_findings(situation)]


def round_as_often_told(levels: list[int], preservers: list[int], cards: list[int]) -> Situation:
    """Return a round in which the same tide cards are turned up, as people tell it who argue about it."""
    moves = {f"card.{seat}": str(card) for seat, card in enumerate(cards)}
    return Situation(len(cards), {"tides": [4, 7], "levels": levels, "preservers": preservers}, moves)


QUESTIONS: Final = (
    Question(
        "round",
        ("tides", "out_early", "card", "levels", "preservers", "counting_round"),
        question_play.round_example,
        situations.citing_rulings(round_verdict, rulings_of_round, OURS),
        needs=inputs_needed_for_round,
        ways=ways_to_tell,
        supposes=frozenset({RANK}),
        tells_same_kind=True,
        certain=tides_taken_verdict,
        common={
            "highest": round_as_often_told(levels=[2, 5, 9, 3], preservers=[3, 2, 4, 3], cards=[31, 12, 25, 44]),
            "tie": round_as_often_told(levels=[2, 7, 5, 3], preservers=[3, 2, 4, 3], cards=[31, 12, 25, 44]),
            "none_left": round_as_often_told(levels=[2, 9, 5, 8], preservers=[3, 0, 4, 3], cards=[44, 12, 25, 31]),
        },
    ),
    Question(
        "leads",
        ("trick", LOST, "out_early", "left", "leader"),
        question_leads.leader_example,
        situations.citing_rulings(question_leads.leader_verdict, rulings_of_leader, OURS),
        needs=inputs_needed_for_next_leader,
        ways=ways_to_tell,
        supposes=frozenset({RANK}),
        tells_same_kind=True,
        draws=question_leads.is_trick_told,
        shows=("round",),
    ),
    Question(
        "stage",
        ("out", "preservers", "levels", question_play.BEFORE),
        question_play.stage_example,
        situations.citing_rulings(stage_verdict, rulings_of_stage, OURS),
        needs=inputs_needed_for_stage,
        ways=EDITOR.ways_to_tell,
        past=frozenset({question_play.BEFORE}),
        shows=("round",),
    ),
    Question(
        "hand",
        (question_hand.DEALT, question_hand.PRINTED),
        question_hand.hand_example,
        situations.citing_rulings(question_hand.hand_verdict, question_hand.rulings_of_hand, OURS),
        draws=lambda _situation: False,
    ),
    Question(
        "advice",
        (situations.SEAT, "round", "tides", "hand", "out_early", "levels", "preservers", "leader_told"),
        question_play.example_to_advise_on,
    ),
)
