"""What the drawings of a table of Land Unter show, as text: for screen readers, and the line above the board."""

from collections.abc import Sequence

from engine.core.describe import Texts
from engine.core.game import Seat
from engine.core.render import counted_text, fact_in_words
from engine.games.land_unter.rules.components import ELIMINATED, NO_CARD, NO_TIDE, NOT_GIVEN, ROUNDS, TURNED, Card
from engine.games.land_unter.rules.view import FACE_DOWN, View


def stage_and_round_text(view: View, texts: Texts) -> str:
    """Return the line above the board: stage and round with their totals, or that the stage or the game is over."""
    key = {"stage_over": "when_stage_over", "over": "when_over"}.get(view.phase, "when")
    if view.untold:
        key = "when_untold" if "round" in view.untold else "when_round" if "stage" in view.untold else key
    return texts[f"render.{key}"].format(
        stage=view.stage + 1, stages=view.players, round=min(view.round + 1, ROUNDS), rounds=ROUNDS
    )


def middle_of_table_in_words(view: View, texts: Texts) -> str:
    """Return for screen readers the tide cards turned up, the lower one first, and how many are left in the pile."""
    low, high = (*view.tides, NO_TIDE, NO_TIDE)[:TURNED]
    key = f"middle_{len(view.tides)}"
    pile = counted_text(texts, "pile", view.tide_pile_size)
    return texts[f"render.{key}"].format(
        low=low, high=high, pile=texts["render.pile_untold"] if "round" in view.untold else pile
    )


def seat_facts_in_words(view: View, texts: Texts, names: Sequence[str], seat: Seat, brought: str = "") -> str:
    """Return everything that a mat shows, in one sentence; `brought`: the points of a stage just ended."""
    facts = [
        water_and_preservers_in_words(view, texts, seat),
        laid_card_in_words(view, texts, seat),
        hand_in_words(view, texts, seat),
    ]
    if view.open and view.leader == seat:
        facts.append(texts["render.leads"])
    if view.stage or any(view.scores):
        facts.append(counted_text(texts, "points", view.scores[seat]))
    if brought:
        facts.append(texts["render.earned"].format(points=brought))
    return texts["render.said"].format(name=names[seat], facts=texts["render.and"].join(filter(None, facts)))


def is_eliminated(view: View, seat: Seat) -> bool:
    """Return whether a seat is out of the stage; once the game is over, no stage is left to be out of."""
    return view.levels[seat] == ELIMINATED and view.phase != "over"


def water_and_preservers_in_words(view: View, texts: Texts, seat: Seat) -> str:
    """Return a seat's water level and preservers in words."""
    level = view.levels[seat]
    if level == ELIMINATED:
        return texts["render.out_long"] if is_eliminated(view, seat) else ""
    stands = texts["render.level"].format(level=level) if level else texts["render.level_none"]
    if is_level_untold(view, seat):
        stands = fact_in_words(stands, untold=True, texts=texts) if level else texts["render.level_untold"]
    if are_preservers_unknown(view, seat):
        return stands
    return texts["render.and"].join((stands, preservers_in_words(view, texts, seat)))


def is_level_untold(view: View, seat: Seat) -> bool:
    """Return whether a reader who lays the table out has not told this seat's water."""
    return f"levels.{seat}" in view.untold


def are_preservers_unknown(view: View, seat: Seat) -> bool:
    """Return whether the seat has not taken its preservers yet, or their number is not given."""
    return view.preservers[seat] == NOT_GIVEN or (not view.turned and not view.preservers[seat])


def preservers_in_words(view: View, texts: Texts, seat: Seat) -> str:
    """Return how many preservers a seat has left, and of how many where that is told."""
    key = "life" if "printed" in view.untold else "preservers"
    said = counted_text(texts, key, view.preservers[seat], printed=view.printed[seat])
    return fact_in_words(said, f"preservers.{seat}" in view.untold, texts)


def laid_card_in_words(view: View, texts: Texts, seat: Seat) -> str:
    """Return the card laid down this round in words, "" for none."""
    chosen = view.chosen[seat]
    if chosen == NO_CARD:
        return ""
    return texts["render.laid_down"] if chosen == FACE_DOWN else texts["render.laid"].format(card=chosen)


def hand_in_words(view: View, texts: Texts, seat: Seat) -> str:
    """Return, for screen readers, the cards of a hand if the view shows them, else their number."""
    cards = cards_of_open_hand(view, seat)
    if not cards:
        return card_count_in_words(view, texts, seat)
    said = texts["render.hand_open"].format(cards=" ".join(map(str, cards)))
    return fact_in_words(said, f"hands.{seat}" in view.untold, texts)


def cards_of_open_hand(view: View, seat: Seat) -> tuple[Card, ...]:
    """Return the cards of a hand that is open on its mat, () for a hidden one."""
    out = view.levels[seat] == ELIMINATED
    return () if is_hand_in_move_form(view, seat) or out else view.hands[seat] or ()


def is_hand_in_move_form(view: View, seat: Seat) -> bool:
    """Return whether the viewer is choosing from this hand, so that the form shows it instead of the mat."""
    return view.seat == seat and seat in view.seats_to_move


def card_count_in_words(view: View, texts: Texts, seat: Seat) -> str:
    """Return the number of cards in a hand, or of those laid aside by an eliminated seat, in words."""
    key = "aside" if view.levels[seat] == ELIMINATED else "hand"
    if "round" in view.untold:
        return ""
    return counted_text(texts, key, view.hand_sizes[seat])
