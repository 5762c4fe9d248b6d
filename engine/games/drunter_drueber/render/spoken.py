"""The drawings of a table as text for screen readers."""

from collections.abc import Iterator, Sequence

from engine.core.describe import Texts
from engine.core.game import Seat
from engine.core.render import AT_SEAT, fact_in_words, name_of_seat_panel_mark
from engine.games.drunter_drueber.render.marks import BUILT
from engine.games.drunter_drueber.render.part import part_in_words, part_of_marks
from engine.games.drunter_drueber.render.trail import Stretch, covered_building_values, laid_tiles_with_bridges_by_pawn
from engine.games.drunter_drueber.render.untold import untold_tiles_in_words
from engine.games.drunter_drueber.rules import components as c
from engine.games.drunter_drueber.rules import voting_cards
from engine.games.drunter_drueber.rules.board import Square
from engine.games.drunter_drueber.rules.scoring import points_of_target
from engine.games.drunter_drueber.rules.view import FACE_DOWN, View
from engine.games.drunter_drueber.rules.vote import tally_votes


def status_heading_text(view: View, texts: Texts, names: Sequence[str], news: Sequence[str]) -> str:
    """Return a short heading: what has just been decided, or else what the table waits for.

    During a vote, at the end, and once the next turn has begun, earlier decisions are not mentioned. "" where it waits
    for a tile, and it is not told of whom.
    """
    if BUILT in news:
        return texts["render.when_over"]
    for kind in (mark.partition(":")[0] for mark in news if view.phase not in ("vote", "over")):
        if kind in ("passed", "refused") and view.phase == "joker":
            return texts[f"render.when_{kind}"]
        if kind in ("tile", "gone") and view.laid:
            return texts["render.when_laid"].format(name=name_of_seat(view, view.laid[-1].seat, texts, names))
    if name_of_seat_panel_mark("pass", view.turn) in news:
        return texts["render.when_skipped"].format(name=name_of_seat(view, view.turn, texts, names))
    if not view.laid and any(mark.startswith(f"tiles{AT_SEAT}") for mark in news):
        return texts["render.when_deal"]
    if phase_for_heading(view) == "place" and "turn" in view.untold:
        return ""
    yes, no = vote_totals_told_so_far(view, news)
    seat, squares = awaited_seat(view), squares_in_words(view, view.proposed, texts)
    squares = texts["render.squares_untold"] if "proposed" in view.untold else squares
    name = name_of_seat(view, seat, texts, names) if seat == view.turn else names[seat]
    return texts[f"render.when_{phase_for_heading(view)}"].format(name=name, squares=squares, yes=yes, no=no)


def name_of_seat(view: View, seat: Seat, texts: Texts, names: Sequence[str]) -> str:
    """Return the name of the seat that lays a tile, or that it is not told."""
    return texts["render.seat_untold"] if "turn" in view.untold else names[seat]


def phase_for_heading(view: View) -> str:
    """Return the view's phase, or "asked" for a tile that a reader asks about, "counted" or "laid" after a vote.

    It is "laid", too, when a tile has been laid and nobody is to move, as on tables that a course asks about.
    """
    if view.phase == "place" and view.proposed:
        return "asked"
    if view.phase == "joker" and not view.seats_to_move:
        return "counted" if view.proposal else "laid"
    if view.phase == "place" and not view.seats_to_move and view.laid and view.laid[-1].seat == view.turn:
        return "laid"
    return view.phase


def awaited_seat(view: View) -> Seat:
    """Return the seat that has to declare its joker, or else the seat whose turn it is."""
    return view.seats_to_move[0] if view.phase == "joker" and view.seats_to_move else view.turn


def vote_totals_told_so_far(view: View, news: Sequence[str]) -> tuple[int, int]:
    """Return the votes for yes and for no that are counted: while cards are turned over one by one, those turned."""
    told = [mark.split(":")[1:] for mark in news if mark.startswith("tally:")]
    return (int(told[0][0]), int(told[0][1])) if told else revealed_vote_totals(view)


def revealed_vote_totals(view: View) -> tuple[int, int]:
    """Return the votes for yes and for no on the cards face up, with the jokers declared so far."""
    return tally_votes([voting_cards.NO_CARDS if cards == FACE_DOWN else cards for cards in view.chosen], view.jokers)


def squares_in_words(view: View, squares: Sequence[Square], texts: Texts) -> str:
    """Return the squares of a tile in words, from the first to the last; "" for none."""
    if not squares:
        return ""
    first, last = view.board.square_name(squares[0]), view.board.square_name(squares[-1])
    return first if len(squares) == 1 else texts["render.span"].format(first=first, last=last)


def board_in_words(view: View, texts: Texts, news: Sequence[str]) -> str:
    """Return the board in words: the squares of the pawns, the paths, and the buildings left.

    Of a part of the town, what stands in it is told instead.
    """
    stand = texts["render.and"].join(
        fact_in_words(
            texts["render.stands" if square else "render.removed"].format(
                pawn=texts[f"render.pawn_{name}"], square=view.board.square_name(square) if square else ""
            ),
            f"pawns.{name}" in view.untold,
            texts,
        )
        for name, square in zip(c.PAWNS, view.pawns, strict=True)
    )
    sentences = [texts["render.pawns_said"].format(pawns=stand), *paths_in_words(view, texts)]
    sentences += untold_tiles_in_words(view, texts)
    if part := part_of_marks(view.board, news):
        return " ".join([*part_in_words(view, part, texts), *sentences])
    return " ".join([*sentences, texts["render.left_said"].format(types=building_points_by_type_in_words(view, texts))])


def paths_in_words(view: View, texts: Texts) -> Iterator[str]:
    """Yield each path that has begun: the squares where it turns or ends, and the bridges it passes under."""
    for name, tiles in zip(c.PAWNS, laid_tiles_with_bridges_by_pawn(view), strict=True):
        if tiles:
            yield texts["render.path_said"].format(
                pawn=texts[f"render.pawn_{name}"], stops=path_squares_in_words(view, tiles, texts)
            )


def path_squares_in_words(view: View, tiles: Sequence[Stretch], texts: Texts) -> str:
    """Return the squares at which a path begins, turns, passes a bridge and ends, in words."""
    parts: list[str] = []
    run: list[str] = []
    way = -1
    for laid, bridges in tiles:
        if bridges:
            parts += [texts["render.to"].join(run), bridges_in_words(view, bridges, texts)]
            run = []
        straight = laid.placement.direction == way and len(run) > 1
        ends = [view.board.square_name(laid.squares[end]) for end in (0, -1)]
        run = [*run[: -1 if straight else None], ends[-1]] if run else [*dict.fromkeys(ends)]
        way = laid.placement.direction
    return texts["render.and"].join(filter(None, [*parts, texts["render.to"].join(run)]))


def bridges_in_words(view: View, bridges: Sequence[Square], texts: Texts) -> str:
    """Return the bridges that a path passes under, in words."""
    return texts["render.under"].format(bridges=texts["render.and"].join(map(view.board.square_name, bridges)))


def building_points_by_type_in_words(view: View, texts: Texts) -> str:
    """Return the uncovered points of every building type, and the values lost, in words."""
    return texts["render.and"].join(building_type_points_in_words(view, type_, texts) for type_ in c.BUILDING_TYPES)


def building_type_points_in_words(view: View, type_: c.BuildingType, texts: Texts) -> str:
    """Return the uncovered points of one building type, and the values lost, in words."""
    lost = texts["render.joint"].join(map(str, covered_building_values(view, type_)))
    key = "render.left_type_without" if lost else "render.left_type"
    return texts[key].format(type=texts[f"render.type_{type_}"], points=points_of_target(view, type_), lost=lost)
