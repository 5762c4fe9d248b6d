"""Hints: the help that a person at a table gets on request.

A hint is the coach's advice, or the only legal move. It is what is shown; advice (`engine.match.advice`) is what the
coach found, wherever it is shown. A hint names all moves that nothing tells apart from the best: what it has named is
noted with the match, and the review grades none of it. While the reader thinks, more deals are tried, and the hint that
is shown is told anew (`refreshed_hint`).
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from engine.api.open_matches import Hint, OpenMatch
from engine.api.reasons import MoveNames, contrast_html, marks_of_contrast, move_namer, nudge_html
from engine.api.view_model import match_describer
from engine.coach.contrast import WORLDS
from engine.coach.frequencies import Frequencies
from engine.coach.ledger import PROVEN_ERRORS, Claim, Standing, chance_in_percent
from engine.core.describe import Describer, uncapitalized
from engine.core.game import Seat
from engine.core.html import NOTHING, Html, fragment, join_html, tag
from engine.match.advice import MOST_MOVES, Advice, highest_chance, is_chance_known
from engine.match.told import Told

RENEWING: Final = 0.02
"""How long a new reason is looked for at a time, in seconds, while a hint is told anew."""
NAMED: Final = (Standing.BEST, Standing.LEVEL)
"""The moves that a hint names as the best."""
MOST_NAMED: Final = 5
"""The most level moves that a sentence lists; of more, it says how many. Chosen by eye."""


def coach_hint(opened: OpenMatch, seat: Seat, seconds: float) -> Hint | None:
    """Return the coach's hint; None if it needs more time, also where 0 seconds ask for what has been found so far.

    The first hint in a decision only says what matters, where the coach has found something that does.
    """
    help_found, match = opened.decision_help(seat), opened.match
    assert help_found, "the coach is asked where it has advice"
    advice = help_found.advice
    advice.renew()
    advice.work_for_seconds(seconds)
    if advice.done < 1 and (seconds or not advice.ledger.may_be_told):
        return None
    marks = marks_of_contrast(advice.contrast, match.presentation.outcomes)
    nudged, opened.nudged = opened.nudged, match.changes
    if nudged != match.changes and advice.contrast and advice.contrast.facts:
        describer = match_describer(match, opened.lang)
        kind = help_found.playouts.kind_of_decision
        nudge = nudge_html(advice.contrast.facts[0], kind, seat, describer)
        return Hint(tag("p", nudge, " ", describer.filled_html("coach.nudge.more")), marks=marks)
    return hint_that_names_moves(opened, seat, advice)


def hint_that_names_moves(opened: OpenMatch, seat: Seat, advice: Advice) -> Hint:
    """Return the hint that names the best moves; what it names is noted with the match."""
    match = opened.match
    game, claims = match.game, advice.claims
    name = move_namer(match.presentation, game.view(match.state, seat))
    told = goal_hint_html if match.minigame else hint_html
    html = told(advice, seat, name, match_describer(match, opened.lang))
    marks = marks_of_contrast(advice.contrast, match.presentation.outcomes)
    opened.hinted = match.changes, advice.ledger.worlds
    if match.minigame and not claims[0].chance:
        return Hint(html, marks=marks)
    named = tuple(game.format_move(claim.move) for claim in claims if claim.standing in NAMED)
    match.told[len(match.turns), seat] = Told(named, advice.ledger.worlds)
    return Hint(html, named[0], marks)


def refreshed_hint(opened: OpenMatch, seat: Seat) -> Hint | None:
    """Return the hint that is shown once more, if twice as many deals have been tried since; None if it still holds.

    The reason is looked for anew first where another move has come out best.
    """
    found = opened.decision_help(seat)
    changes, worlds = opened.hinted
    if found is None or changes != opened.match.changes or opened.hinting:
        return None
    advice, ledger = found.advice, found.ledger
    if ledger.worlds == worlds or not (ledger.worlds >= 2 * worlds or ledger.is_settled):
        return None
    advice.renew()
    advice.work_for_seconds(RENEWING)
    return hint_that_names_moves(opened, seat, advice) if advice.done == 1 else None


def hint_for_only_move(opened: OpenMatch, seat: Seat) -> Hint | None:
    """Return a hint with a seat's only legal move; None where it has a choice."""
    match = opened.match
    game = match.game
    legal = game.legal_moves(match.state, seat)
    if len(legal) != 1:
        return None
    name = move_namer(match.presentation, game.view(match.state, seat))
    said = match_describer(match, opened.lang).filled_html("coach.only", best=name(legal[0]))
    return Hint(tag("p", said), game.format_move(legal[0]))


def moves_with_chances_html(
    claims: Sequence[Claim], name: MoveNames, describer: Describer, frequencies: Frequencies | None = None
) -> Html:
    """Return the best moves with their chances in percent as a folded list.

    Of a move that is clearly behind it is told what its chance is at most; one that was hardly tried is called behind.

    `frequencies`: how often what the decision is about follows each, to be told behind it.
    """
    rows = []
    for each in claims:
        chance = chance_in_percent(each.chance, certain=each.certain)
        if not each.has_figures:
            text = describer.filled_text("coach.behind")
        elif is_chance_known(each):
            text = f"{chance}\u00a0%"
        else:
            text = describer.filled_text("coach.most", chance=chance_in_percent(highest_chance(each)))
        rows.append((each.move, chance if each.has_figures else 0, text))
    followed = {}
    if frequencies:
        followed = {move: frequency_html(frequencies, move, describer) for move in frequencies.counts}
    return weighed_moves_html(rows, 100, describer.filled_html("table.hint.head"), name, describer, followed)


def frequency_html(found: Frequencies, move: Any, describer: Describer) -> Html:
    """Return how often what the decision is about follows a move."""
    row = f"outcome.{found.outcome.key}.row"
    return fragment(" · ", uncapitalized(describer.filled_text(row, count=found.counts[move], deals=found.worlds)))


def weighed_moves_html(
    rows: Sequence[tuple[Any, int, str]],
    most: int,
    head: Html,
    name: MoveNames,
    describer: Describer,
    followed: Mapping[Any, Html] = MappingProxyType({}),
) -> Html:
    """Return the best moves, each with a number of at most `most` and the text of that number, as a folded list.

    `followed`: what is told behind a move.
    """
    items = (
        tag(
            "li",
            tag("meter", max=most, value=value),
            f" {text} ",
            describer.token_html("move", name(move)),
            followed.get(move, NOTHING),
        )
        for move, value, text in rows[:MOST_MOVES]
    )
    return tag("details", tag("summary", head), tag("ol", items, class_="weighed"))


def hint_html(advice: Advice, seat: Seat, name: MoveNames, describer: Describer) -> Html:
    """Return a hint: the best moves and their chance, the reason, what comes next, the chances of all."""
    claims = advice.claims
    if advice.ledger.certain_share is not None:
        return fragment(decided_html(claims, seat, name, describer))
    level = [claim for claim in claims if claim.standing in NAMED]
    lines = [tag("p", best_moves_html(advice, level, name, describer))]
    if not is_choice_unimportant(advice):
        lines.append(reason_html(advice, seat, name, describer))
    if undecided := [claim for claim in claims if claim.standing is Standing.OPEN]:
        said = describer.filled_html("coach.advice.open", deals=advice.ledger.worlds)
        lines.append(tag("p", said, " ", moves_html(undecided, name, describer)))
    behind = next((each for each in claims if each.standing is Standing.BEHIND and each.has_figures), None)
    if behind and not undecided and is_chance_known(behind):
        cost = chance_in_percent(claims[0].chance) - chance_in_percent(behind.chance)
        lines.append(tag("p", describer.filled_html("coach.second", second=name(behind.move), cost=cost)))
    return fragment(lines, moves_with_chances_html(claims, name, describer, advice.frequencies))


def best_moves_html(advice: Advice, level: Sequence[Claim], name: MoveNames, describer: Describer) -> Html:
    """Return the sentence that names the best move, or those that are level, with their chance and its error."""
    best, ledger = level[0], advice.ledger
    told = {
        "best": name(best.move),
        "chance": chance_in_percent(best.chance, certain=best.certain),
        "error": max(1, round(100 * PROVEN_ERRORS * best.chance_error)),
        "deals": ledger.worlds,
    }
    if is_choice_unimportant(advice):
        said = describer.filled_html("coach.advice.little", **told)
        return fragment(said, " ", moves_html(advice.claims, name, describer))
    if len(level) == 1:
        return describer.filled_html("coach.advice.sure" if best.certain else "coach.advice", **told)
    return fragment(describer.filled_html("coach.advice.level", **told), " ", moves_html(level, name, describer))


def decided_html(claims: Sequence[Claim], seat: Seat, name: MoveNames, describer: Describer) -> list[Html]:
    """Return that the result is certain whatever is played, and which moves keep the largest margin."""
    share = claims[0].chance
    key = "won" if share == 1 else "lost" if not share else "shared"
    lines = [tag("p", describer.filled_html(f"coach.decided.{key}", seat=seat))]
    margin = [claim for claim in claims if round(claim.points - claims[0].points, 1) <= 0]
    if len(margin) < len(claims):
        said = describer.filled_html("coach.decided.margin")
        lines.append(tag("p", said, " ", moves_html(margin, name, describer)))
    return lines


def moves_html(claims: Sequence[Claim], name: MoveNames, describer: Describer) -> Html:
    """Return the names of moves, with semicolons where a name has a comma; of many, only how many more there are."""
    names = [name(claim.move) for claim in claims[:MOST_NAMED]]
    named = [describer.token_html("move", each) for each in names]
    more = len(claims) - len(names)
    rest = describer.filled_html("coach.advice.more", count=more) if more else NOTHING
    return fragment(join_html("; " if any("," in each for each in names) else ", ", named), rest, ".")


def goal_hint_html(advice: Advice, seat: Seat, name: MoveNames, describer: Describer) -> Html:
    """Return a hint for a mini-game's goal: how often the best move reaches it, the reason, the second best, all."""
    deals = advice.ledger.worlds
    counts = [(each.move, round(each.chance * deals)) for each in advice.claims if each.has_figures]
    best, count = counts[0]
    if not count:
        return tag("p", describer.filled_html("coach.goal.none", seat=seat))
    said = describer.filled_html("coach.goal", best=name(best), count=count, deals=deals, seat=seat)
    lines = [tag("p", said), goal_reason_html(advice, seat, name, describer)]
    for second, then in counts[1:2]:
        said = describer.filled_html("coach.goal.second", second=name(second), count=then, deals=deals)
        lines.append(tag("p", said))
    head = describer.filled_html("coach.goal.head")
    rows = [(*each, describer.filled_text("coach.goal.row", count=each[1], deals=deals)) for each in counts]
    return fragment(lines, weighed_moves_html(rows, deals, head, name, describer))


def reason_html(advice: Advice, seat: Seat, name: MoveNames, describer: Describer) -> Html:
    """Return the reason for the best move, that the choice hardly matters, or that this is not known yet."""
    found = advice.contrast
    if advice.done < 1 and not (found and found.facts):
        return tag("p", describer.filled_html("coach.so_far", deals=advice.ledger.worlds))
    if not found:
        return tag("p", describer.filled_html("coach.little")) if is_choice_unimportant(advice) else NOTHING
    return contrast_html(found, seat, name, describer)


def goal_reason_html(advice: Advice, seat: Seat, name: MoveNames, describer: Describer) -> Html:
    """Return the same for a mini-game's goal; where nothing tells moves apart, how often a worse move reaches it."""
    found = advice.contrast
    if advice.done < 1 or not found or found.facts:
        return reason_html(advice, seat, name, describer)
    count = round(found.chances[1] * WORLDS)
    return tag("p", describer.filled_html("coach.goal.foil", worse=name(found.worse), count=count, deals=WORLDS))


def is_choice_unimportant(advice: Advice) -> bool:
    """Return whether no move is told apart from the best, and none is much worse; only once all is worked out."""
    return advice.done == 1 and all(claim.equal for claim in advice.claims)
