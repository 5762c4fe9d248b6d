"""What is drawn of a table, in words."""

from collections.abc import Iterator, Sequence

from engine.core.drawing import counted
from engine.core.telling import Words
from engine.drunter_drueber.components import (
    KINDS,
    LENGTHS,
    PAWNS,
    TYPES,
    cards_in,
    votes_held,
)
from engine.drunter_drueber.look.pieces import PRINT
from engine.drunter_drueber.look.trail import Stretch, covered, trails
from engine.drunter_drueber.scoring import points
from engine.drunter_drueber.view import FACE_DOWN, UNSEEN, View
from engine.drunter_drueber.vote import tally


def heading(view: View, words: Words, names: Sequence[str], news: Sequence[str]) -> str:
    """Return in a few words what has just been decided, or else what the table waits for."""
    for kind, _, rest in (mark.partition(":") for mark in news):
        if kind in ("passed", "refused"):
            votes = dict(zip(("yes", "no"), rest.split(":"), strict=True))
            return words[f"look.when_{kind}"].format(**votes)
        if kind in ("tile", "gone") and view.laid:
            return words["look.when_laid"].format(name=names[view.laid[-1].seat])
    if f"pass@{view.turn}" in news:
        return words["look.when_skipped"].format(name=names[view.turn])
    if not view.laid and any(mark.startswith("tiles@") for mark in news):
        return words["look.when_deal"]
    yes, no = open_tally(view)
    seat, squares = waiting(view), span(view, view.proposed, words)
    return words[f"look.when_{stage(view)}"].format(name=names[seat], squares=squares, yes=yes, no=no)


def stage(view: View) -> str:
    """Return the phase of a view, the moments after a vote told apart."""
    if view.phase == "joker" and not view.owing:
        return "counted" if view.proposal else "laid"
    return view.phase


def waiting(view: View) -> int:
    """Return the seat that the table waits for, or whose turn it is."""
    return view.owing[0] if view.phase == "joker" and view.owing else view.turn


def open_tally(view: View) -> tuple[int, int]:
    """Return the votes for yes and for no that lie open, jokers as far as they are declared."""
    return tally([max(cards, 0) for cards in view.chosen], view.jokers)


def span(view: View, squares: Sequence[int], words: Words) -> str:
    """Return the squares of a tile in words, from the first to the last; "" for none."""
    if not squares:
        return ""
    first, last = view.board.name(squares[0]), view.board.name(squares[-1])
    return first if len(squares) == 1 else words["look.span"].format(first=first, last=last)


def board_said(view: View, words: Words) -> str:
    """Return the board in words: where the pawns stand, how the paths go, what is left of the buildings."""
    stand = words["look.and"].join(
        words["look.stands" if square else "look.removed"].format(
            pawn=words[f"look.pawn_{name}"], square=view.board.name(square) if square else ""
        )
        for name, square in zip(PAWNS, view.pawns, strict=True)
    )
    told = [words["look.pawns_said"].format(pawns=stand), *paths_said(view, words)]
    return " ".join([*told, words["look.left_said"].format(types=types_said(view, words))])


def paths_said(view: View, words: Words) -> Iterator[str]:
    """Return each path that has begun: the squares where it turns or ends, and the bridges it passes under."""
    for name, tiles in zip(PAWNS, trails(view), strict=True):
        if tiles:
            yield words["look.path_said"].format(pawn=words[f"look.pawn_{name}"], stops=stops_said(view, tiles, words))


def stops_said(view: View, tiles: Sequence[Stretch], words: Words) -> str:
    """Return the squares of a path that say enough: where it begins, turns, passes a bridge, and ends."""
    parts: list[str] = []
    run: list[str] = []
    way = -1
    for laid, bridges in tiles:
        if bridges:
            parts += [words["look.to"].join(run), under_said(view, bridges, words)]
            run = []
        straight = laid.placement.direction == way and len(run) > 1
        ends = [view.board.name(laid.squares[end]) for end in (0, -1)]
        run = [*run[: -1 if straight else None], ends[-1]] if run else [*dict.fromkeys(ends)]
        way = laid.placement.direction
    return words["look.and"].join(filter(None, [*parts, words["look.to"].join(run)]))


def under_said(view: View, bridges: Sequence[int], words: Words) -> str:
    """Return the bridges that a path passes under, in words."""
    return words["look.under"].format(bridges=words["look.and"].join(map(view.board.name, bridges)))


def types_said(view: View, words: Words) -> str:
    """Return how many points of each building type are uncovered, and which values are lost."""
    return words["look.and"].join(type_said(view, type_, words) for type_ in TYPES)


def type_said(view: View, type_: str, words: Words) -> str:
    """Return the points of one building type that are uncovered, and which values are lost."""
    lost = words["look.joint"].join(map(str, covered(view, type_)))
    key = "look.left_type_without" if lost else "look.left_type"
    return words[key].format(type=words[f"look.type_{type_}"], points=points(view, type_), lost=lost)


def seat_said(view: View, words: Words, names: Sequence[str], seat: int) -> str:
    """Return all that a panel shows, in one sentence."""
    facts = [
        targets_said(view, words, seat),
        tiles_said(view.tiles[seat], words),
        counted(words, "votes", votes_held(view.votes[seat])),
        cards_said(view, words, seat),
        words["look.proposes"] if view.proposal and seat == view.turn else "",
    ]
    return words["look.said"].format(name=names[seat], facts=words["look.parts"].join(filter(None, facts)))


def targets_said(view: View, words: Words, seat: int) -> str:
    """Return the target cards of a seat in words, as far as the viewer may know them."""
    targets = view.targets[seat]
    if UNSEEN in targets:
        key = ("target_hidden" if len(targets) == 1 else "targets_hidden") + ("_main" * bool(second_chosen(view, seat)))
        return words[f"look.{key}"]
    named = [target_said(view, words, seat, target) for target in targets]
    return words["look.target_said"].format(targets=words["look.and"].join(named))


def second_chosen(view: View, seat: int) -> bool:
    """Return whether one of two target cards is the main one already."""
    return view.two and bool(view.main[seat])


def target_said(view: View, words: Words, seat: int, target: str) -> str:
    """Return the name of a target card, and whether it is the main one of two."""
    name = words[f"look.target_{target}"]
    return words["look.target_main"].format(target=name) if view.two and view.main[seat] == target else name


def tiles_said(tiles: Sequence[int], words: Words) -> str:
    """Return the tiles of a seat in words: by kind, how many of length 1, 2 and 3."""
    counts = [tiles[len(LENGTHS) * at : len(LENGTHS) * (at + 1)] for at in range(len(KINDS))]
    told = [
        words["look.tiles_kind"].format(
            kind=words[f"look.kind_{kind}"], counts=words["look.joint"].join(map(str, each))
        )
        for kind, each in zip(KINDS, counts, strict=True)
        if any(each)
    ]
    return words["look.tiles_said"].format(tiles=words["look.and"].join(told)) if told else words["look.no_tiles"]


def cards_said(view: View, words: Words, seat: int) -> str:
    """Return the voting cards that a seat has laid in words, "" for none."""
    chosen = view.chosen[seat]
    if not chosen:
        return ""
    if chosen == FACE_DOWN:
        return words["look.laid_down"]
    word = {1: "look.joker_yes", -1: "look.joker_no"}.get(view.jokers[seat], "")
    cards = " + ".join(PRINT[card] for card in cards_in(chosen))
    return words["look.laid"].format(cards=cards) + (words[word] if word else "")
