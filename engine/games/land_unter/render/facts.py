"""What lies before a seat, once for all who tell it: drawn on its mat, said of it, explained in its legend."""

from collections.abc import Iterator, Sequence

from engine.core import render
from engine.core.describe import Texts
from engine.core.game import Seat
from engine.core.html import NOTHING, Html, fragment, tag
from engine.core.render import counted_text, fact_in_words
from engine.core.table.facts import Fact, legend_html
from engine.games.land_unter.render import pieces
from engine.games.land_unter.render.marks import NO_POINTS
from engine.games.land_unter.rules import components as c
from engine.games.land_unter.rules.sets import stage_when_seat_plays_set
from engine.games.land_unter.rules.view import FACE_DOWN, View


def facts_of_seat(view: View, texts: Texts, seat: Seat, news: Sequence[str] = ()) -> Iterator[Fact]:
    """Yield what lies before a seat, in the order in which it is said and explained."""
    out = view.levels[seat] == c.ELIMINATED
    yield Fact(seat_tide_card_html(view, seat), water_in_words(view, texts, seat), "tide")
    if rings := preserver_rings_html(view, seat):
        yield Fact(tag("span", rings, class_="life"), preservers_in_words(view, texts, seat), "preservers")
    yield Fact(laid_card_html(view, seat), laid_card_in_words(view, texts, seat), "laid")
    back = pieces.weather_card_back_drawing() if view.hand_sizes[seat] else NOTHING
    yield Fact(back, hand_in_words(view, texts, seat), "aside" if out else "cards")
    if is_leader(view, seat):
        yield Fact(NOTHING, texts["render.leads"])
    if are_points_shown(view, news):
        yield Fact(tag("b", view.scores[seat]), counted_text(texts, "points", view.scores[seat]), "points")
    brought = earned_in_stage_text(news)
    yield Fact(NOTHING, texts["render.earned"].format(points=brought) if brought else "")


def are_points_shown(view: View, news: Sequence[str]) -> bool:
    """Return whether points are told: not before the first ones, nor where a question is about rounds alone."""
    return NO_POINTS not in news and bool(view.stage or any(view.scores))


def earned_in_stage_text(news: Sequence[str]) -> str:
    """Return the points of a stage that has just ended, with their sign; "" if none has."""
    found = (kind.removeprefix(render.EARNED) for kind in news if kind.startswith(render.EARNED))
    return next(found, "").replace("-", "−")


def seat_legend_html(view: View, texts: Texts, _names: Sequence[str], seat: Seat) -> Html:
    """Return a list of what a seat's mat shows; first the cards known of its hand, which are looked up again."""
    known = view.hands[seat] is None and view.known[view.played_set_index_of_seat(seat)]
    first = [known_hand_fact(view, texts, seat)] if known else []
    return legend_html([*first, *facts_of_seat(view, texts, seat)], texts)


def is_eliminated(view: View, seat: Seat) -> bool:
    """Return whether a seat is out of the stage; once the game is over, no stage is left to be out of."""
    return view.levels[seat] == c.ELIMINATED and view.phase != "over"


def is_level_untold(view: View, seat: Seat) -> bool:
    """Return whether a reader who lays the table out has not told this seat's water."""
    return f"levels.{seat}" in view.untold


def seat_tide_card_html(view: View, seat: Seat) -> Html:
    """Return the seat's uppermost tide card: its back if the seat is eliminated, an empty place if it has none.

    One that was not told is pale, or a question mark where none is drawn.
    """
    level, untold = view.levels[seat], is_level_untold(view, seat)
    if level == c.NO_TIDE:
        return pieces.unknown_tide_place_drawing() if untold else pieces.empty_tide_place_drawing()
    out = level == c.ELIMINATED
    drawn = pieces.tide_card_back_drawing() if out else pieces.tide_card_drawing(level)
    named = render.with_piece_name_attribute(drawn, "tide-card", f"level-{seat}", "" if out else level)
    return tag("span", named, class_=render.UNTOLD) if untold else named


def water_in_words(view: View, texts: Texts, seat: Seat) -> str:
    """Return a seat's water level in words."""
    level, untold = view.levels[seat], is_level_untold(view, seat)
    if level == c.ELIMINATED:
        return texts["render.out_long"] if is_eliminated(view, seat) else ""
    if level == c.NO_TIDE:
        return texts["render.level_untold" if untold else "render.level_none"]
    return fact_in_words(texts["render.level"].format(level=level), untold, texts)


def preserver_rings_html(view: View, seat: Seat) -> Html:
    """Return rings for the preservers the stage began with, lost ones marked; NOTHING for a seat that is out.

    Likewise if it has not taken its preservers yet, or their number is not told.
    """
    left, printed = view.preservers[seat], view.printed[seat]
    untold = f"preservers.{seat}" in view.untold
    if untold or left in (c.NOT_GIVEN, c.ELIMINATED) or (not view.turned and not left):
        return NOTHING
    drawn = [render.with_piece_name_attribute(pieces.preserver_ring_drawing(), "preserver", f"life-{seat}")] * left + [
        pieces.preserver_ring_drawing("lost")
    ] * (printed - left)
    dealt = NOTHING if "printed" in view.untold else tag("small", f"/{printed}")
    return fragment(tag("span", drawn, class_="rs"), tag("b", left, dealt))


def preservers_in_words(view: View, texts: Texts, seat: Seat) -> str:
    """Return how many preservers a seat has left, and of how many where that is told."""
    key = "life" if "printed" in view.untold else "preservers"
    return counted_text(texts, key, view.preservers[seat], printed=view.printed[seat])


def laid_card_html(view: View, seat: Seat) -> Html:
    """Return the weather card a seat laid this round, NOTHING for none."""
    chosen = view.chosen[seat]
    if chosen == c.NO_CARD:
        return NOTHING
    hidden = chosen == FACE_DOWN
    drawn = pieces.weather_card_back_drawing() if hidden else pieces.weather_card_drawing(chosen)
    return render.with_piece_name_attribute(drawn, "weather-card", f"laid-{seat}", "" if hidden else chosen)


def laid_card_in_words(view: View, texts: Texts, seat: Seat) -> str:
    """Return the card laid down this round in words, "" for none."""
    chosen = view.chosen[seat]
    if chosen == c.NO_CARD:
        return ""
    return texts["render.laid_down"] if chosen == FACE_DOWN else texts["render.laid"].format(card=chosen)


def hand_in_words(view: View, texts: Texts, seat: Seat) -> str:
    """Return, for screen readers, the cards of a hand if the view shows them, else their number."""
    cards = cards_of_open_hand(view, seat)
    if not cards:
        return card_count_in_words(view, texts, seat)
    return texts["render.hand_open"].format(cards=" ".join(map(str, cards)))


def cards_of_open_hand(view: View, seat: Seat) -> tuple[c.Card, ...]:
    """Return the cards of a hand that is open on its mat, () for a hidden one, or one of which nothing is told."""
    out = view.levels[seat] == c.ELIMINATED or f"hands.{seat}" in view.untold
    return () if is_hand_in_move_form(view, seat) or out else view.hands[seat] or ()


def is_hand_in_move_form(view: View, seat: Seat) -> bool:
    """Return whether the viewer is choosing from this hand, so that the form shows it instead of the mat."""
    return view.seat == seat and seat in view.seats_to_move


def card_count_in_words(view: View, texts: Texts, seat: Seat) -> str:
    """Return the number of cards in a hand, or of those laid aside by an eliminated seat, in words."""
    key = "aside" if view.levels[seat] == c.ELIMINATED else "hand"
    return "" if "round" in view.untold else counted_text(texts, key, view.hand_sizes[seat])


def is_leader(view: View, seat: Seat) -> bool:
    """Return whether a seat leads the round, in the open variant."""
    return view.options.play == "open" and view.leader == seat and "leader" not in view.untold


def known_hand_fact(view: View, texts: Texts, seat: Seat) -> Fact:
    """Return the cards that the viewer knows of a seat's hand at the beginning of the stage."""
    own = view.played_set_index_of_seat(seat)
    cards, played = sorted(view.known[own]), {*view.played[seat], view.chosen[seat]} & view.known[own]
    drawn = [
        tag("del", pieces.small_weather_card_drawing(each))
        if each in played
        else pieces.small_weather_card_drawing(each)
        for each in cards
    ]
    left = cards_in_words("known_left", [each for each in cards if each not in played], texts)
    gone = cards_in_words("known_played", sorted(played), texts)
    heard = " ".join(filter(None, (left, gone)))
    return Fact(tag("span", drawn, class_="known"), known_set_in_words(view, texts, own), "known", heard)


def known_set_in_words(view: View, texts: Texts, own: int) -> str:
    """Return in words how many cards of a set the viewer knows, or in which stage it held the set."""
    held = None if view.seat is None else stage_when_seat_plays_set(view.seat, own, view.players)
    if held is not None and held < view.stage:
        return texts["render.known_held"].format(stage=held + 1, all=c.HAND)
    known = len(view.known[own])
    if known == c.HAND:
        return texts["render.known_all"].format(all=c.HAND)
    return counted_text(texts, "known", known, all=c.HAND)


def cards_in_words(key: str, cards: Sequence[c.Card], texts: Texts) -> str:
    """Return a phrase with a list of cards, from the text `render.<key>`; "" for none."""
    return texts[f"render.{key}"].format(cards=texts["render.and"].join(map(str, cards))) if cards else ""
