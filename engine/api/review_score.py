"""How well a person decided, next to chance and to bots in the same decisions, in sentences."""

from engine.api.reasons import MoveNames
from engine.coach.ledger import chance_gap_in_percentage_points
from engine.core.describe import Describer
from engine.core.game import Seat
from engine.core.html import NOTHING, Html, fragment, tag
from engine.match.key_moments import Score
from engine.match.review import DecisionReview
from engine.match.same_deal import LEVEL, SameDeal


def score_html(score: Score, judged: int, seat: Seat, describer: Describer) -> Html:
    """Return the score of a person, that of chance and, once known, of bots; and how many decisions did not count.

    `judged`: how many decisions have been judged.
    """
    say, rest = describer.filled_html, judged - score.decisions
    little = fragment(" ", say("coach.score.rest", rest=rest)) if rest else NOTHING
    if not score.decisions:
        return fragment(say("coach.score.none"), little)
    own = say("coach.score", seat=seat, found=score.found, all=score.decisions)
    return fragment(own, " ", compared_score_html(score, describer), little)


def compared_score_html(score: Score, describer: Describer) -> Html:
    """Return the score of chance and, once known, of bots."""
    chance = round(score.by_chance)
    if not score.by_level:
        return describer.filled_html("coach.score.chance", chance=chance)
    bots: dict[str, object] = {f"bot{level}": name_of_bot(level, describer) for level in score.by_level}
    found = {f"level{level}": found for level, found in score.by_level.items()}
    return describer.filled_html("coach.score.others", chance=chance, **bots, **found)


def corrected_hint_html(decision: DecisionReview, name: MoveNames, describer: Describer) -> Html:
    """Return that a hint had held the move made level with the best, and what more deals say of it."""
    claim, told = decision.claim, decision.told
    assert claim
    assert told
    moves = {"made": name(decision.move), "best": name(decision.best.move)}
    cost = chance_gap_in_percentage_points(claim.cost)
    return describer.filled_html("coach.corrected", **moves, told=told.worlds, deals=claim.worlds, cost=cost)


def name_of_bot(level: int, describer: Describer) -> str:
    """Return the name of the bots of a level, without what is told of them in brackets."""
    return describer.filled_text(f"bot.{level}").partition(" (")[0]


def same_deal_results_html(deal: SameDeal, describer: Describer) -> Html:
    """Return how a bot has done so far with a person's cards, next to how the person did."""
    result = deal.match.result
    assert result
    own, games = result.scores[deal.seat], len(deal.points)
    params = {"seat": deal.seat, "bot": describer.filled_text(f"bot.{LEVEL}"), "games": games}
    won = describer.filled_html("coach.same", won=round(sum(deal.shares)), points=round(deal.mean_points), **params)
    below = deal.lower_scoring_game_count(own)
    return fragment(tag("p", won), tag("p", describer.filled_html("coach.same.own", own=own, below=below, **params)))
