"""The questions that may be asked about a table of Drunter & Drüber; events and refusals of the engine answer them."""

from collections.abc import Collection, Iterator, Sequence
from itertools import product
from typing import Final

from engine.core import situations
from engine.core.game import POINTED_AT, Refusal
from engine.core.schema import Path
from engine.core.situations import Played, Question, Situation, Verdict, with_move_given
from engine.games.drunter_drueber import (
    question_near,
    question_pass,
    question_play,
    question_rulings,
    question_score,
    question_vote,
    question_where,
)
from engine.games.drunter_drueber.editor import EDITOR
from engine.games.drunter_drueber.editor_fields import ABOUT, HELD, TOLD
from engine.games.drunter_drueber.editor_score_fields import alternatives_of_target, ways_to_have_votes_left
from engine.games.drunter_drueber.rules import bridges
from engine.games.drunter_drueber.rules import components as c
from engine.games.drunter_drueber.rules import events as e
from engine.games.drunter_drueber.rules.board import EVERY_WAY, FREE, Direction, Square, SquareName
from engine.games.drunter_drueber.rules.building import free_end
from engine.games.drunter_drueber.rules.reach import NOWHERE, reach_of_pawns
from engine.games.drunter_drueber.rules.state import Laid, Placement, State, bridge_across
from engine.games.drunter_drueber.rules.variant import CHOICE_DUE_RULE, blocked_kinds
from engine.games.drunter_drueber.rules.view import View
from engine.games.drunter_drueber.table.findings import mended_state
from engine.games.drunter_drueber.table.near import NEAR, ON_BRIDGE, leaves_squares_open, squares_covered_near

BlockedPawns = tuple[Sequence[tuple[c.KindLetter, SquareName]], str, Sequence[tuple[c.KindLetter, SquareName]]]
"""The kinds and squares of pawns that a tile takes off, what comes of it for main targets, and those that stay."""


def tile_verdict(played: Played) -> Verdict:
    """Return the verdict on a tile: it may be laid there, only after a vote, or not at all."""
    if played.refusal:
        return way_round_verdict(played.before, played.refusal) or question_play.verdict_of_refusal(played.refusal)
    called = played.first(e.VoteCalled)
    if called:
        return proposal_verdict(played.before, called)
    laid, under = played.first(e.TileLaid), played.first(e.BridgePassed)
    lost = tuple(f"{each.type}{each.value}" for each in played.events if isinstance(each, e.BuildingCovered))
    rules = played.rules(e.BridgePassed, e.TileLaid, e.BuildingCovered)
    key = ("lay.under" if under else "lay.yes") + (".lost" if lost else "")
    bridge = {"bridge": under.bridge} if under else {}
    assert laid, "what was not refused and needs no vote has been laid"
    walls = question_rulings.is_beside_other_wall(played)
    blocked = pawns_blocked_by_tile(played)
    more = {"walls": walls, "blocked": blocked}
    rules = (*rules, *played.rules(*[e.PawnRemoved] * bool(blocked)))
    return Verdict(key, {"squares": laid.squares, **bridge, **({"lost": lost} if lost else {}), **more}, rules)


def way_round_verdict(before: View, refusal: Refusal) -> Verdict | None:
    """Return the verdict on a square behind a tile that has its bridge beside the way: where a path comes through.

    None where there is no such bridge, or no room before or behind it.
    """
    if refusal.code != "not_beside":
        return None
    board, name = before.board, before.board.square_name
    square = board.square_named(str(refusal.params["square"]))
    starts = [before.pawns[pawn] for pawn in c.EVERY_PAWN if c.PAWN_KINDS[pawn] == refusal.params["kind"]]
    for start, (direction, step), side in product(filter(None, starts), enumerate(board.steps), board.steps):
        bridge = Square(start + step + side)
        through = Square(bridge - step), Square(bridge + step)
        across = abs(side) != abs(step) and before.cover[bridge] == bridge_across(EVERY_WAY[direction])
        if across and square in (start + 2 * step, through[1]) and all(before.cover[at] == FREE for at in through):
            params = {"bridge": name(bridge), "before": name(through[0]), "behind": name(through[1])}
            return Verdict("lay.round", params, (refusal.rule, bridges.BRIDGE_RULE))
    return None


def pawns_blocked_by_tile(played: Played) -> BlockedPawns | None:
    """Return the pawns that a tile takes off, whether main targets are chosen then, and the pawns that stay for sure.

    They are "now", "perhaps", not "again", or not for one pawn of the "wall"; "" is not known. None where no pawn is
    taken off. Of a pawn of which nothing is told, nothing is said but of the one that the tile is laid beside.
    """
    situation, before, own = played.situation, played.before, played.after.laid[-1]
    state = mended_state(situation)
    part = leaves_squares_open(situation.position)
    known = {free_end(own.squares)}
    known |= {
        before.pawns[pawn] for pawn in c.EVERY_PAWN if not part or question_near.is_pawn_known(situation, state, pawn)
    }
    removed = [each for each in played.events if isinstance(each, e.PawnRemoved)]
    told = [each for each in removed if before.board.square_named(each.square) in known]
    if not told:
        return None
    # It is told whichever variant is played: no other ruling on the tile hangs on that.
    kinds = {each.kind for each in removed} & blocked_kinds(played.after)
    if blocked_kinds(before):
        choice = "again"
    elif told != removed:
        choice = ""
    elif not kinds:
        choice = "wall"
    else:
        choice = "perhaps" if part and is_kind_untold(situation, min(kinds)) else "now"
    gone = tuple((c.KINDS[each.kind], each.square) for each in told)
    return gone, choice, tuple(pawns_that_stay(situation, state, own))


def pawns_that_stay(situation: Situation, state: State, own: Laid) -> Iterator[tuple[c.KindLetter, SquareName]]:
    """Yield the pawns, but that of a tile, beside which squares stay free that are told to be, once it is laid."""
    for pawn in c.EVERY_PAWN:
        ways = [Placement(pawn, 1, way) for way in EVERY_WAY]
        told = pawn != own.placement.pawn and state.pawns[pawn] and question_near.is_pawn_told(situation, state, pawn)
        if told and any(
            question_near.is_way_open(situation, state, way)
            and not {*question_near.squares_needed(state, way)} & {*own.squares}
            for way in ways
        ):
            yield c.KINDS[c.PAWN_KINDS[pawn]], state.board.square_name(state.pawns[pawn])


def proposal_verdict(before: View, called: e.VoteCalled) -> Verdict:
    """Return the verdict on a tile that a vote decides on: the outhouse and the buildings it covers, and any bridge."""
    bridge, board = question_rulings.bridge_before_tile(before, called), before.board
    squares = [board.square_named(name) for name in called.squares]
    lost = tuple(board.buildings[square].name for square in squares if square in board.buildings)
    params = {"squares": called.squares, "outhouse": called.outhouse, "bridge": bridge, "lost": lost}
    return Verdict("lay.vote", params, (*[bridges.BRIDGE_RULE] * bool(bridge), called.rule), "vote")


def inputs_needed_for_pawn(situation: Situation) -> Iterator[str]:
    """Yield the place of the pawn; the tiles on the board are given, or else what lies around it."""
    given = question_play.given_pawn(situation)
    if not given:
        yield question_play.PAWN
    if given in c.PAWNS:
        yield from question_near.places_that_decide_on_pawn(situation, question_play.pawn_asked_about(situation))


def blocked_pawn_verdict(played: Played) -> Verdict:
    """Return the verdict on a pawn: whether it is blocked, with the consequences, or the squares open to it."""
    pawn = question_play.pawn_asked_about(played.situation)
    before, after = played.before, played.after
    if leaves_squares_open(played.situation.position):
        return pawn_near_verdict(played.situation, before, pawn)
    now = after if played.situation.position.get("laid") else before
    if now.pawns[pawn]:
        return unblocked_verdict(now, pawn)
    laid = after.laid[-1]
    at = after.board.square_name(free_end(laid.squares) if laid.placement.pawn == pawn else before.pawns[pawn])
    gone = (played.refusal.rule,) if played.refusal else ()
    chosen = bool(played.first(e.KindBlocked))
    key, perhaps = key_of_blocked_pawn(after, pawn, chosen=chosen), {"perhaps": False} if chosen else {}
    rules = (*played.rules(e.PawnRemoved), *gone, *played.rules(e.KindBlocked))
    sides = tuple(bridges.obstacles_around(after, after.board.square_named(at)))
    return Verdict(key, {"pawn": c.PAWNS[pawn], "square": at, "sides": sides, **perhaps}, rules)


def ways_to_cover_square_beside_pawn(situation: Situation, place: Path) -> Sequence[Situation]:
    """Return what may lie on a square, without bridges of tiles that the pawn would stand on.

    If that were its own tile, it would be to the pawn as one without a bridge.
    """
    board, pawns = mended_state(situation).board, mended_state(situation).pawns
    at = pawns[question_play.pawn_asked_about(situation)]
    _, _, name = place.partition(".")
    supposed = with_move_given(situation, question_near.SUPPOSED, "yes")
    return [
        way
        for way in question_near.ways_to_cover_square(supposed, place)
        if (what := question_near.told_on_square(way, name)) not in ON_BRIDGE
        or at not in squares_covered_near(board, board.square_named(name), what)
    ]


def other_wall_pawn_gone(situation: Situation) -> Iterator[tuple[dict[Path, str], Situation]]:
    """Yield the situation in which the other wall pawn is gone, if nothing is told of it and a choice hangs on it."""
    state, asked = mended_state(situation), question_play.given_pawn(situation)
    if not question_play.are_two_targets_held(situation) or not leaves_squares_open(situation.position):
        return
    for other in c.EVERY_PAWN:
        name = c.PAWNS[other]
        if name != asked and name[:1] == asked[:1] and not question_near.is_pawn_told(situation, state, other):
            yield {f"left.{name}": "gone"}, question_near.with_pawn_told(situation, name, "")


def pawn_near_verdict(situation: Situation, now: View, pawn: c.Pawn) -> Verdict:
    """Return the verdict on a pawn where it stands, with the part of the board around it."""
    if reach_of_pawns(now)[pawn] != NOWHERE:
        return unblocked_verdict(now, pawn, question_near.ways_told_open(situation, pawn))
    kind, square = c.PAWN_KINDS[pawn], now.pawns[pawn]
    due = now.options.goals == "two" and not is_other_pawn_left(now, pawn)
    rules = (bridges.BLOCKING_RULE, bridges.removed_pawn_refusal(kind).rule, *[CHOICE_DUE_RULE] * due)
    if not square:
        key = key_of_blocked_pawn(now, pawn, chosen=due).replace("blocked", "blocked.off").removesuffix(".yes")
        return Verdict(key, {"pawn": c.PAWNS[pawn]}, rules[1:])
    # Of several kinds, only the first that is blocked lets everyone choose (D14).
    chosen = due and not blocked_kinds(now) - {kind}
    params = {"pawn": c.PAWNS[pawn], "square": now.board.square_name(square)}
    sides = tuple(bridges.obstacles_around(now, square))
    perhaps = {"perhaps": is_kind_untold(situation, kind)} if chosen else {}
    return Verdict(key_of_blocked_pawn(now, pawn, chosen=chosen), {**params, "sides": sides, **perhaps}, rules)


def is_kind_untold(situation: Situation, asked: c.Kind) -> bool:
    """Return whether nothing is told of the pawns of another kind than the one asked about: it may be blocked."""
    state = mended_state(situation)
    known = {c.PAWN_KINDS[pawn] for pawn in c.EVERY_PAWN if question_near.is_pawn_known(situation, state, pawn)}
    return not known | {asked} >= {*c.PAWN_KINDS}


def is_other_pawn_left(now: View, pawn: c.Pawn) -> bool:
    """Return whether another pawn of a pawn's kind is on the board: only the wall has two."""
    same = (other for other in c.EVERY_PAWN if c.PAWN_KINDS[other] == c.PAWN_KINDS[pawn])
    return any(now.pawns[other] for other in same if other != pawn)


def key_of_blocked_pawn(now: View, pawn: c.Pawn, *, chosen: bool) -> str:
    """Return the key of the verdict on a blocked pawn, by what comes of it. `chosen`: whether targets are, now."""
    if chosen:
        return "blocked.choose"
    if is_other_pawn_left(now, pawn):
        return "blocked.wall"
    return "blocked.chosen" if now.options.goals == "two" else "blocked.yes"


def unblocked_verdict(now: View, pawn: c.Pawn, known: Collection[Direction] = ()) -> Verdict:
    """Return the verdict that names the squares open to a pawn, each with the first bridge on the way there.

    `known`: the ways that are told to be open, where not all of the board is told; if there are any, only these count.
    """
    name, at, ways = now.board.square_name, now.pawns[pawn], list[tuple[str, str]]()
    for way, step, reach in zip(EVERY_WAY, now.board.steps, reach_of_pawns(now)[pawn], strict=True):
        if reach.longest and (way in known or not known):
            bridge = name(Square(at + step)) if reach.ahead > 1 else ""
            ways.append((name(Square(at + step * reach.ahead)), bridge))
    under = any(bridge for _, bridge in ways)
    rules = (bridges.BLOCKING_RULE, bridges.BRIDGE_RULE) if under else (bridges.BLOCKING_RULE,)
    return Verdict("blocked.no", {"pawn": c.PAWNS[pawn], "ways": tuple(ways)}, rules)


def inputs_needed_for_tile(situation: Situation) -> Iterator[str]:
    """Yield the place of the tile; the tiles on the board are given, or else what lies where it would go."""
    yield question_play.TILE
    text = situation.moves.get(question_play.TILE, "")
    ways = question_near.ways_of_tile(mended_state(situation), text)
    for place in question_near.places_of_untold_squares(situation, ways):
        # Where some tile lies there is no room, whatever its form.
        if not (place in situation.assumed and place == f"{NEAR}.{text.partition(POINTED_AT)[2]}"):
            yield place


def ways_to_tell_score(situation: Situation, place: Path) -> Sequence[Situation]:
    """Return one situation for each thing that may be at a place: of a target, where one of two is told, for these."""
    return (
        alternatives_of_target(situation, place)
        or ways_to_have_votes_left(situation, place)
        or EDITOR.ways_to_tell(situation, place)
    )


BRIDGED: Final = ["1:w1-3s", "2:r-2s", "3:w1-1e", "0:w2-1w", "1:r-3s", "2:w2-3n", "3:r-2s"]
"""A town in which the road comes to a bridge of the second wall."""

QUESTIONS: Final = (
    Question(
        "lay",
        ("ask", "near", "gone", "empty", "lay", f"turn{TOLD}", f"{HELD}{TOLD}"),
        question_play.tile_example,
        situations.citing_rulings(tile_verdict, question_rulings.rulings_of_tile, question_rulings.OURS),
        shows=(question_where.WHERE,),
        needs=inputs_needed_for_tile,
        ways=question_near.ways_to_cover_square,
        supposes=question_near.SUPPOSES,
        besides=lambda situation: question_near.pawns_besides(situation, situation.moves.get(question_play.TILE, "")),
        common={"under": Situation(4, {"laid": BRIDGED}, {question_play.TILE: "r1@m8"})},
    ),
    Question(
        "where",
        (question_where.WHERE, "gone", "near", "empty", "lay"),
        question_where.place_example,
        situations.citing_rulings(
            question_where.place_verdict, question_rulings.rulings_of_places, question_rulings.OURS
        ),
        needs=question_where.inputs_needed_for_place,
        ways=question_where.ways_to_take_square,
        supposes=question_near.SUPPOSES,
        tells_same_kind=True,
        marks=question_where.marks_of_places,
    ),
    Question(
        "vote",
        (ABOUT, "proposer", "vote", "used"),
        question_vote.vote_example,
        situations.citing_rulings(question_vote.vote_verdict, question_rulings.rulings_of_vote, question_rulings.OURS),
        needs=question_vote.inputs_needed_for_vote,
        certain=question_vote.votes_that_may_come,
        ways=question_vote.ways_to_vote,
        draws=question_play.is_tile_told,
        shows=("near", "lay"),
        common={"equal": Situation(3, moves={"vote.0": "jaa", "vote.1": "nee", "vote.2": "?"})},
    ),
    Question(
        "blocked",
        ("pawn", "gone", "near", "empty", "lay", f"turn{TOLD}", f"{HELD}{TOLD}"),
        question_play.blocked_pawn_example,
        situations.citing_rulings(blocked_pawn_verdict, question_rulings.rulings_of_pawn, question_rulings.OURS),
        needs=inputs_needed_for_pawn,
        ways=ways_to_cover_square_beside_pawn,
        supposes=question_near.SUPPOSES,
        besides=other_wall_pawn_gone,
        # What the variant adds is told of each pawn: it stays or goes by the same rule.
        regardless=frozenset({"goals"}),
        common={
            "shut_in": Situation(
                3, {"laid": ["2:f-3n", "0:f-2n", "1:f-1e", "2:w1-3s", "0:f-2n"]}, {question_play.PAWN: "w1"}
            )
        },
    ),
    Question(
        "pass",
        ("held", "gone", "near", "empty", "lay", "others", "refusals"),
        question_pass.pass_example,
        situations.citing_rulings(question_pass.pass_verdict, question_pass.rulings_of_pass, question_rulings.OURS),
        needs=question_pass.inputs_needed_for_pass,
        ways=question_near.ways_to_cover_square,
        supposes=question_near.SUPPOSES,
    ),
    Question(
        "score",
        ("targets", "counted", "votes", "cover", "lay", f"near{TOLD}"),
        question_score.score_example,
        situations.citing_rulings(
            question_score.score_verdict, question_rulings.rulings_of_score, question_rulings.OURS
        ),
        needs=question_score.inputs_needed_for_score,
        ways=ways_to_tell_score,
        shared=question_score.winner_in_all_cases,
        coarse=question_score.winner_alone,
        besides=question_score.with_untold_types_covered,
        draws=lambda situation: not question_play.are_points_told(situation),
        odds=frozenset({"targets", "main", question_score.SECOND, "votes"}),
    ),
    Question(
        "advice",
        ("turn", "hand", "targets", "empty", "lay", f"near{TOLD}", f"used{TOLD}"),
        question_play.example_to_advise_on,
    ),
)
"""The questions, the usual one first. `asks` names groups of tools and fields of the editor."""
