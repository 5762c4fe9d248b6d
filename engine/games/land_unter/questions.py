"""The questions that may be asked about a table of Land Unter; the engine plays out the answers."""

from collections.abc import Iterable
from typing import Any, Final

from engine.core import situations
from engine.core.game import Seat
from engine.core.situations import Played, Question, Situation, Verdict
from engine.games.land_unter import question_leads, question_play
from engine.games.land_unter.editor import EDITOR
from engine.games.land_unter.question_rulings import OURS, rulings_of_leader, rulings_of_round, rulings_of_stage
from engine.games.land_unter.rules import components as c
from engine.games.land_unter.rules import events as e
from engine.games.land_unter.table.given_position import GivenPosition
from engine.games.land_unter.table.moment import LOST

RULES_ONLY: Final = (e.StillAfloat, e.RedrownBegun, e.RedrownOff, e.RedrownSpared, e.NobodyDrowns)
"""Events of which a verdict cites only the rules."""
SCORED: Final = (e.PreserversScored, e.EliminationScored)


def inputs_needed_for_round(situation: Situation) -> Iterable[str]:
    """Yield the places of what decides a round: cards, tide cards, levels of non-takers, preservers of payers.

    Takers and payers are found by playing the round once, so the list is final only when nothing in it is missing.
    """
    given, events = GivenPosition(situation), question_play.round_with_given_cards(situation, 1).events
    yield from (f"tides.{at}" for at in range(c.TURNED))
    takers = [event.seat for event in events if isinstance(event, (e.LowerTideTaken, e.HigherTideTaken))]
    for seat in given.seats:
        if not given.is_eliminated(seat):
            yield f"chosen.{seat}" if given.chosen[seat] else f"card.{seat}"
            if seat not in takers:
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
    led = not cut and played.situation.options.get("play") == "open"
    return Verdict(f"{kind}.cut" if cut else kind, params, tuple(dict.fromkeys(rules)), "leads" if led else "")


def tides_taken_verdict(situation: Situation, verdict: Verdict) -> Verdict | None:
    """Return the part of the verdict on a round that hangs on its cards alone: who takes which tide card."""
    if not question_leads.is_trick_laid(situation):
        return None
    told = {"lower": "first", "low": "low", "higher": "second", "high": "high"}
    return Verdict("round.takes", {name: verdict.params[own] for name, own in told.items()})


def inputs_needed_for_stage(situation: Situation) -> Iterable[str]:
    """Yield the places, in a situation, of the numbers that the points of a stage depend on.

    These are the preservers of every seat, and the levels of the seats not eliminated.
    """
    given = GivenPosition(situation)
    for seat in given.seats:
        yield f"preservers.{seat}"
        if not given.is_eliminated(seat):
            yield f"levels.{seat}"


def stage_verdict(played: Played) -> Verdict:
    """Return the verdict on a stage: each seat's points, the bonus, and the winner if it is known."""
    points = [0] * played.situation.players
    rules, bonus, level = [], [], 0
    for event in played.events:
        if isinstance(event, SCORED):
            points[event.seat] += event.points
        elif isinstance(event, question_play.BONUS):
            points[event.seat] += c.BONUS
            bonus.append(event.seat)
            level = event.level if isinstance(event, e.BonusScored) else 0
        else:
            continue
        rules.append(event.rule)
    params: dict[str, Any] = {"points": tuple(points), "bonus": tuple(bonus), "level": level}
    end = next((event for event in played.events if isinstance(event, question_play.WON)), None)
    if end is None or "scores" not in played.situation.position:
        return Verdict("stage" if level else "stage.dry", params, tuple(dict.fromkeys(rules)))
    key, winners = ("stage.won", (end.seat,)) if isinstance(end, e.GameWon) else ("stage.shared", end.winners)
    params |= {"winners": winners, "best": max(end.scores)}
    return Verdict(key, params, tuple(dict.fromkeys([*rules, end.rule])))


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
        ways=EDITOR.ways_to_tell,
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
        ways=EDITOR.ways_to_tell,
        draws=question_leads.is_trick_told,
        shows=("round",),
    ),
    Question(
        "stage",
        ("out", "preservers", "levels"),
        question_play.stage_example,
        situations.citing_rulings(stage_verdict, rulings_of_stage, OURS),
        needs=inputs_needed_for_stage,
        ways=EDITOR.ways_to_tell,
        shows=("round",),
    ),
    Question(
        "advice",
        (situations.SEAT, "round", "tides", "hand", "out_early", "levels", "preservers", "leader_told"),
        question_play.example_to_advise_on,
    ),
)
