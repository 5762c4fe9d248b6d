"""The presentation of Vineta: its drawing, texts, lessons, and the numbers that pages and texts quote."""

from collections.abc import Sequence
from typing import Final

from engine.core.drawing import icon_with_prefixed_names
from engine.core.game import EVERYONE, Event, Seat
from engine.core.presentation import BOARD_SPOTS, Changing, GamePresentation, ScoreShare
from engine.core.table.fields import OwnTable
from engine.core.telling import Note, Telling
from engine.games.vineta.editor import EDITOR
from engine.games.vineta.lessons.asked_steps import ASKED_STEPS
from engine.games.vineta.lessons.course import COURSE
from engine.games.vineta.lessons.examples import EXAMPLES
from engine.games.vineta.lessons.minigames import MINIGAMES
from engine.games.vineta.lessons.needed import lessons_needed
from engine.games.vineta.locale import TEXTS, TOKENS
from engine.games.vineta.outcomes import OUTCOMES
from engine.games.vineta.question_marks import question_marks
from engine.games.vineta.question_reasons import reasons_without_target
from engine.games.vineta.questions import QUESTIONS
from engine.games.vineta.render import (
    ask_marks,
    chosen_card_text,
    district_grid,
    draw_city,
    houses_taken_glimpses,
    last_district_drawing,
    marks_of_event,
    move_form_of_seat,
    own_secrets_in_words,
    piece_icon,
    preview_move,
    round_number_in_words,
    seat_legend_html,
    stakes_after_move,
    stakes_html,
    symbols_svg,
    thumbnail,
    turn_and_panels_html,
)
from engine.games.vineta.render.tables import TABLES
from engine.games.vineta.risk import risk_note
from engine.games.vineta.rules import currents, floods, hand, houses, scoring, setup, sinking
from engine.games.vineta.rules import events as e
from engine.games.vineta.rules.components import (
    BONUS,
    CARDS,
    COLOURS,
    DISTRICTS,
    OWN_HOUSE,
    TAKEN_HOUSE,
    TURNS,
    Colour,
    District,
)
from engine.games.vineta.rules.facts import FACTS
from engine.games.vineta.rules.following import REAL_TABLE
from engine.games.vineta.rules.game import Vineta
from engine.games.vineta.rules.notation import (
    DISTRICT_BY_NAME,
    PARTS,
    AuthorityMove,
    CardMove,
    House,
    HouseMove,
    Relocation,
    parse_target_text,
)
from engine.games.vineta.rules.state import find_series
from engine.games.vineta.rules.view import PhaseName, View
from engine.games.vineta.suspicions import SUSPICIONS
from engine.games.vineta.table.findings import situation_findings

CITY_DECISIONS: Final[Sequence[PhaseName]] = (
    "house",
    "flood",
    "authority",
    "wind",
    "calm",
    "hope",
    "rescue",
    "relocation",
    "panic",
    "quarantine",
    "sink",
)
"""The kinds of decisions that are about districts."""


def turn_number(view: View) -> int:
    """Return the turn that is under way, from 1, at the end still the last one; 0 if it is not told."""
    return 0 if "turn" in view.untold else min(view.turn + 1, TURNS)


def share_over(view: View) -> float:
    """Return how much of a game is over, from 0 to 1: by the turns, and in one by its rounds, however many come."""
    return min(1.0, (view.turn + view.round / (view.round + 1)) / TURNS)


NAMED_BEFORE: Final = 2
"""So many who turn their cards over before one are named, in the room of two lines above a phone's board."""


NARROW: Final = 2
"""A district that so few waves more would have sunk, or made a tie, has had a narrow escape."""


GREAT: Final = 3
"""So many houses of one's colour lost at once are remembered."""


def reveal_order_note(view: View, seat: Seat) -> Note:
    """Return who turns a card over before this seat, or how many if they are many, while it chooses one; else None."""
    if view.phase != "card":
        return None
    before = tuple((view.start + turn) % view.players for turn in range((seat - view.start) % view.players))
    named = 0 < len(before) <= NAMED_BEFORE
    return ("note.order.named", {"seats": before}) if named else ("note.order", {"before": len(before)})


def aim_now(view: View, seat: Seat) -> Note:
    """Return what still scores for a seat, by what has become of its district and its houses, and what each scores."""
    colour, district = view.tiles[seat]
    gone = ["district"] if district in view.sunk else []
    if not any(counts[colour] for counts in view.houses):
        gone.append("houses")
    told = {"colour": COLOURS[colour], "district": DISTRICTS[district], "bonus": BONUS[district]}
    return ".".join(("note.aim_now", *gone)), told | {"own": OWN_HOUSE, "taken": TAKEN_HOUSE}


def flood_note(view: View) -> Note:
    """Return the flood card for which a district is chosen; None in any other decision."""
    if view.phase != "flood" or view.seat is None:
        return None
    return "note.flood", {"card": CARDS[view.chosen[view.seat]]}


def event_note(event: Event, view: View) -> Note:
    """Return why a card had no target, or what a moved house or a sinking means to the viewer.

    The total so far is told, since a phone hides their panel.
    """
    if isinstance(event, e.CardVoid):
        return "note.no_target", {"why": reasons_without_target(view, event.card)}
    if isinstance(event, e.DistrictSunk):
        return own_losses_note(view) or narrow_escape_note(view)
    if isinstance(event, e.HouseMoved):
        return own_house_moved_note(event, view)
    if not isinstance(event, e.HousesShared) or view.seat not in event.takers:
        return None
    return "note.taken", {"owner": view.seat, "houses": sum(view.taken[view.seat])}


def own_tiles(view: View) -> tuple[Colour, District] | None:
    """Return the secret tiles of the viewer; None for a bystander, and for one who sees all."""
    return None if view.seat is None or view.seat == EVERYONE else view.tiles[view.seat]


def own_losses_note(view: View) -> Note:
    """Return what the viewer loses with the district that has just sunk: houses, their own district; None for none."""
    if (own := own_tiles(view)) is None:
        return None
    colour, home = own
    count, lost = view.houses[view.sunk[-1]][colour], view.sunk[-1] == home
    key = "note.drowned" + (".home" if lost else "") if count else "note.home" if lost else ""
    return (key, {"owner": view.seat, "count": count}) if key else None


def narrow_escape_note(view: View) -> Note:
    """Return by how few waves another district is still there, the viewer's before others; None for more than a few."""
    sunk = find_series(view.series, view.sunk[-1])
    left = [each for each in view.series if sunk and 0 < sunk.worth - each.worth <= NARROW]
    if not sunk or not left:
        return None
    colour, home = own_tiles(view) or (None, None)
    own = {each: 0 if colour is None else view.houses[each.district][colour] for each in left}
    near = max(left, key=lambda each: (each.district == home, own[each], each.worth))
    key = "note.escape.home" if near.district == home else "note.escape.own" if own[near] else "note.escape"
    return key, {"district": DISTRICTS[near.district], "waves": sunk.worth - near.worth, "count": own[near]}


def own_house_moved_note(event: e.HouseMoved, view: View) -> Note:
    """Return that somebody else has moved a house of the viewer's colour into danger, or out of it; else None."""
    own = own_tiles(view)
    if own is None or event.seat == view.seat or COLOURS[own[0]] != event.colour:
        return None
    source, target = (
        find_series(view.series, DISTRICT_BY_NAME[place]) is not None for place in (event.source, event.target)
    )
    return None if source == target else ("note.endangered" if target else "note.saved", {})


def greatest_loss(told: Sequence[tuple[Event, View]], open_view: View) -> Note:
    """Return the sinking that took most houses of one seat's colour, the latest of equal ones; None without several."""
    losses = [
        (view.houses[view.sunk[-1]][colour], at, seat)
        for at, (event, view) in enumerate(told)
        if isinstance(event, e.DistrictSunk)
        for seat, (colour, _) in enumerate(open_view.tiles)
    ]
    count, at, seat = max(losses, default=(0, 0, 0))
    if count < GREAT:
        return None
    view = told[at][1]
    return "story.loss", {"seat": seat, "count": count, "district": DISTRICTS[view.sunk[-1]], "turn": view.turn + 1}


def kind_of_secret_tile(text: str) -> str:
    """Return the token that names a secret tile: "colour" for a house tile, "district" for a district tile."""
    return "colour" if text in COLOURS else "district"


def districts_of_move(_view: View, move: str) -> Sequence[str]:
    """Return the districts that a move's text contains, in the order of DISTRICTS, not in that of the text."""
    return [name for name in DISTRICTS if name in move]


def touches_of_move(_view: View, move: str) -> Sequence[Sequence[str]]:
    """Return what is touched to make a move: a house or a flood card, then where it goes; two districts either way."""
    meant = parse_target_text(move)
    if isinstance(meant, House):
        return ((DISTRICTS[meant.district],),)
    if isinstance(meant, HouseMove):
        return ((f"{COLOURS[meant.colour]}:{DISTRICTS[meant.source]}", DISTRICTS[meant.target]),)
    if isinstance(meant, CardMove):
        return ((f"{DISTRICTS[meant.district]}.{meant.place + 1}", DISTRICTS[meant.target]),)
    if isinstance(meant, Relocation):
        pair = DISTRICTS[meant.one], DISTRICTS[meant.other]
        return (pair, pair[::-1])
    return ((DISTRICTS[meant.district] if isinstance(meant, AuthorityMove) else move,),)


def house_colours_of_move(move: str) -> Sequence[str]:
    """Return the colour of the house that a move puts somewhere."""
    colour, mark, _ = move.partition(":")
    return (colour,) if mark else ()


def score_shares_from_event(event: Event, _view: View) -> Sequence[ScoreShare]:
    """Return a seat's tiles, and what it scores: own houses on the last district, houses taken, the district itself."""
    if isinstance(event, e.TilesShown) and event.district:
        return (ScoreShare(event.seat, "tiles", 0, facts={"colour": event.colour, "district": event.district}),)
    if isinstance(event, e.HousesScored):
        own, taken = (OWN_HOUSE,) * event.own, (TAKEN_HOUSE,) * event.taken
        facts = {"count": event.own, "each": OWN_HOUSE}
        return (
            ScoreShare(event.seat, "own", sum(own), facts=facts, count=event.own, pieces=own),
            ScoreShare(event.seat, "taken", sum(taken), count=event.taken, pieces=taken),
        )
    if isinstance(event, e.DistrictScored):
        return (ScoreShare(event.seat, "bonus", event.points),)
    if isinstance(event, e.NobodysDistrict):
        # Nobody's points: so that the table has the column, and shows that it brought nothing.
        return (ScoreShare(0, "bonus", 0),)
    return ()


PRESENTATION = GamePresentation(
    game=Vineta(),
    name="Vineta",
    texts=TEXTS,
    tokens=TOKENS,
    draw=draw_city,
    beside=turn_and_panels_html,
    form=move_form_of_seat,
    grid=district_grid,
    preview=preview_move,
    legend=seat_legend_html,
    signs={
        "house": ("#vi-[A-Z]", ""),
        "place": ("", ""),
        "chip": ("#vi-g", "chip"),
        "used": ('class="[^"]*\\boff', ""),
        "sum": ('"v-p"', ""),
        "start": ('class="[^"]*\\bstarts', "start"),
        "opened": ('class="[^"]*\\bopens', ""),
        "less": ("#vi-.less", "less"),
        "more": ("#vi-.more", "more"),
        "shut": ("#vi-.?quarantine", "quarantined"),
        "sunk": ("#vi-frd", ""),
        "own": ("v-own", ""),
        "tile": ("#vi-p[GYR]", ""),
        "best": ('class="[^"]*\\bbest', ""),
    },
    thumbnail=thumbnail,
    symbols=symbols_svg,
    icon=icon_with_prefixed_names("vi-", piece_icon),
    marks=marks_of_event,
    question_marks=question_marks,
    telling=Telling(
        heading_number=turn_number,
        moment=round_number_in_words,
        share_over=share_over,
        glimpses=houses_taken_glimpses,
        event_note=event_note,
    ),
    left_to_chance=frozenset({"house"}),
    examples=EXAMPLES,
    minigames=MINIGAMES,
    course=COURSE,
    asked_steps=ASKED_STEPS,
    lessons_needed=lessons_needed,
    deciding=(
        *setup.DECIDING,
        *hand.DECIDING,
        *currents.DECIDING,
        *houses.DECIDING,
        *floods.DECIDING,
        *sinking.DECIDING,
        *scoring.DECIDING,
    ),
    facts=FACTS,
    tables=TABLES,
    parts=PARTS,
    spoken=frozenset(CITY_DECISIONS),
    own_secrets=own_secrets_in_words,
    changing=Changing(
        pieces_to_press={"card": ("hand", "laid"), **dict.fromkeys(CITY_DECISIONS, (BOARD_SPOTS,))},
        spots=districts_of_move,
        touched=touches_of_move,
        faces=house_colours_of_move,
        swaps=frozenset({"card"}),
    ),
    secret=kind_of_secret_tile,
    suspicions=SUSPICIONS,
    question_note=reveal_order_note,
    aim_now=aim_now,
    risk_note=risk_note,
    move_text=chosen_card_text,
    score_shares=score_shares_from_event,
    stakes=stakes_html,
    after_move=stakes_after_move,
    decision_note=flood_note,
    victory=last_district_drawing,
    story=greatest_loss,
    outcomes=OUTCOMES,
    real_table=REAL_TABLE,
    ask_marks=ask_marks,
    own_table=OwnTable(questions=QUESTIONS, editor=EDITOR, findings=situation_findings),
)
