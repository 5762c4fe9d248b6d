"""Laying out a table of Land Unter: numbers by seat, the pair of tide cards, a hand. Nothing is put on the board."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from typing import Any, Final, TypeVar

from engine.core.game import EVERYONE, Event, Seat
from engine.core.schema import with_entry_changed
from engine.core.situations import SEAT, Situation, value_at_place, with_move_given, with_position_value
from engine.core.table.fields import UNDRAWN, Editor, Lens, of_move, of_position
from engine.games.land_unter.question_above import COUNT_FIELD
from engine.games.land_unter.question_hand import DEALT, MOST_UNREAD, PRINTED, UNREAD, dealt_cards
from engine.games.land_unter.question_leads import (
    MOST_LOSERS,
    TRICK,
    is_trick_laid,
    is_trick_told,
    losers_still_in,
    losers_told,
    with_trick_meant,
)
from engine.games.land_unter.question_play import BEFORE
from engine.games.land_unter.question_ranks import (
    LOOSE,
    LOWER_BOX,
    RANK,
    RANK_FIELD,
    cards_told,
    number_of_loose_fields,
)
from engine.games.land_unter.question_wins import POINTS_FIELDS
from engine.games.land_unter.rules import components as c
from engine.games.land_unter.rules.events import PRESERVER_LOSSES, CardPlayedOpen, Eliminated
from engine.games.land_unter.rules.game import GAME
from engine.games.land_unter.rules.state import CHOOSING, new_state
from engine.games.land_unter.rules.view import FACE_DOWN, View, view
from engine.games.land_unter.table.given_position import GivenPosition, without_unfinished_hands
from engine.games.land_unter.table.loosely import DONE, HELD, SOME, held_now, round_done, seats_with_some
from engine.games.land_unter.table.moment import LOST, RICH, given_card_to_play
from engine.games.land_unter.table.pieces import CARD, SCHEMA, TIDE

OUT: Final = "out"
"""The value of a seat's box that marks the seat as eliminated."""

LED: Final = "led"
"""The value of a seat's box that marks the seat as the one that led."""

MOST_POINTS: Final = 50
"""More points hardly anybody has before the last stage."""

NOBODY: Final = -1
"""The leader of a table of which none is told."""

T = TypeVar("T")

OF_STAGE: Final = ("stage", "over", "chosen", "played", "shown", "sets", "turned", "scores")
"""Keys of positions that no field tells, of a stage under way: a hand is counted without them."""

MOMENT: Final = {"stage": "stage", "round": "round", "sets": "printed"}
"""Keys of positions that say what was before, each with the field of a view that is drawn."""


def editor_view(situation: Situation) -> View:
    """Return the table, as far as it is given, as a bystander sees it."""
    done = round_done(situation)
    after = with_position_value(situation, SCHEMA, "round", done) if done else situation
    given = GivenPosition(without_unfinished_hands(after))
    state = new_state(situation.players, 1, GAME.checked_options_with_defaults(situation.options))
    state.stage, state.round, state.phase = min(given.stage, given.players - 1), given.round, CHOOSING
    state.levels = [level or c.NO_TIDE for level in given.levels]
    state.chosen = [given_card_to_play(situation, seat) or given.chosen[seat] for seat in given.seats]
    state.hands = [[*(hand or ())] for hand in situation.by_seat("hands")]
    state.sets, state.printed = ((),) * given.players, (0,) * given.players
    state.preservers = [c.NOT_GIVEN if count is None else count for count in given.preservers]
    coming = [tide or c.NO_TIDE for tide in given.coming[: c.TURNED]]
    state.tides = (*[c.NO_TIDE] * c.TURNED * given.round, *coming, *[c.NO_TIDE] * (c.TURNED - len(coming)))
    state.scores = tuple(situation.position.get("scores", state.scores))
    state.leader = state.turn = situation.position.get("leader", NOBODY)
    seen = view(state, EVERYONE)
    sizes = tuple(len(state.hands[seat]) or max(0, given.hand_size(seat)) for seat in given.seats)
    printed = tuple(max(0, count) for count in state.preservers)
    tides = tuple(sorted(filter(None, given.coming[: c.TURNED])))
    turned = (c.NO_TIDE,) * (c.TURNED * given.round + len(tides))
    # A round of which all cards are taken is still the one that is asked about.
    told: dict[str, Any] = {"printed": printed, "tides": tides, "turned": turned, "round": given.round - bool(done)}
    drawn = replace(seen, seats_to_move=(), hand_sizes=sizes, **told)
    return replace(drawn, untold=untold_in_view(situation, drawn, drawn))


def untold_in_view(situation: Situation, start: View, view: View) -> frozenset[str]:
    """Return what of a view was not told: the moment, and before each seat water, preservers and hand.

    The water of a seat that has taken a tide card since `start` is known.
    """
    given = GivenPosition(situation)
    known = {*situation.position, *(["round"] if round_done(situation) else ())}
    found = [name for key, name in MOMENT.items() if key not in known]
    if not any(given.coming) and not any(cards_told(situation).values()):
        # Where nothing of the round is told, its cards are made up.
        found.append(f"{UNDRAWN}chosen")
    # Who leads next is told by the steps.
    if view.options.play == "open" and "leader" not in situation.position and view.leader == start.leader:
        found.append("leader")
    # Which is the lower one of the pair, only both of them tell.
    found += ["tides"] * (None in [*given.coming, None, None][: c.TURNED])
    for seat in given.seats:
        if given.levels[seat] is None and view.levels[seat] == start.levels[seat]:
            found.append(f"levels.{seat}")
        found += [f"preservers.{seat}"] if given.preservers[seat] is None else []
        found += [f"hands.{seat}"] if given.hands[seat] is None else []
    return frozenset(found)


def with_untold_hidden(view: View, untold: Collection[str]) -> View:
    """Return a view without what is not told."""

    def told(field: str, values: Iterable[T], stand_in: T) -> tuple[T, ...]:
        return tuple(stand_in if f"{field}.{seat}" in untold else value for seat, value in enumerate(values))

    none = (c.NO_CARD,) * view.players
    # What earlier rounds turned up is made up as a whole: that fillings agree on a card of it is chance.
    made_up = any(place.startswith("turned.") for place in untold)
    chosen = none if f"{UNDRAWN}chosen" in untold else told("chosen", view.chosen, FACE_DOWN)
    return replace(
        view,
        hands=told("hands", view.hands, None),
        chosen=chosen,
        levels=told("levels", view.levels, c.NO_TIDE),
        preservers=(preservers := told("preservers", view.preservers, c.NOT_GIVEN)),
        printed=tuple(max(0, count) for count in preservers) if "printed" in untold else view.printed,
        turned=(c.NO_TIDE,) * len(view.turned) if made_up else view.turned,
        leader=NOBODY if "leader" in untold else view.leader,
        untold=frozenset(untold),
    )


def untold_fields(event: Event, untold: Collection[str]) -> Collection[str]:
    """Return the fields of an event that are not known where these places are not told.

    "cards_left" of an elimination in a round that is not told, "card" of cards laid in an untold order, and "left" of
    preservers lost by a seat of which it is not told how many it had.
    """
    if isinstance(event, Eliminated) and "round" in untold:
        return ["cards_left"]
    if isinstance(event, CardPlayedOpen) and "leader" in untold:
        return ["card"]
    return ["left"] * (isinstance(event, PRESERVER_LOSSES) and f"preservers.{event.seat}" in untold)


def situation_from_view(view: View) -> Situation:
    """Return what a seat knows of a game under way."""
    position: dict[str, Any] = {
        "stage": view.stage,
        "round": view.round,
        "tides": [*view.tides],
        "turned": [*view.turned[: len(view.turned) - len(view.tides)]],
        "preservers": [*view.preservers],
        "levels": [*view.levels],
        "scores": [*view.scores],
        "shown": [sorted(cards) for cards in view.shown],
        "played": [sorted({*cards} - {view.chosen[seat]}) for seat, cards in enumerate(view.played)],
        "chosen": [c.NO_CARD if card == FACE_DOWN else card for card in view.chosen],
        "leader": view.leader,
        "over": view.phase == "over",
    }
    hands = [None if hand is None else [*hand] for hand in view.hands]
    if any(hand is not None for hand in hands):
        position["hands"] = hands
    return Situation(view.players, position, {SEAT: str(view.seat)} if view.seat in range(view.players) else {})


# The fields


def seat_asked_about(situation: Situation) -> Seat:
    """Return the seat that the question is about, 0 if none is given."""
    return int(situation.moves.get(SEAT, 0))


def hand_asked_about(situation: Situation) -> list[c.Card | None]:
    """Return the hand of the seat that the question is about, None for a card that is not given."""
    given, seat = GivenPosition(without_unfinished_hands(situation)), seat_asked_about(situation)
    hand = situation.by_seat("hands")[seat] or []
    return [*hand, *[None] * (given.hand_size(seat) - len(hand))]


def with_card_in_hand(situation: Situation, value: c.Card | None, at: int) -> Situation:
    """Return the situation with another card at this place of the hand asked about; None takes it out."""
    cards = [card for card in with_entry_changed(hand_asked_about(situation), at, value) if card]
    return with_position_value(situation, SCHEMA, f"hands.{seat_asked_about(situation)}", cards or None)


def with_tide_to_come(situation: Situation, value: c.Tide | None, at: int) -> Situation:
    """Return the situation with another tide card to come at this place; None: unknown."""
    found = [*situation.position.get("tides", ())]
    found = with_entry_changed([*found, *[None] * (at + 1 - len(found))], at, value)
    return with_position_value(situation, SCHEMA, "tides", found if any(found) else None)


def with_seat_out(situation: Situation, seat: Seat, *, out: bool) -> Situation:
    """Return the situation in which a seat is eliminated, and so shows no water and plays no card; or is not."""
    told = with_preservers_told(situation, c.ELIMINATED if out else None, seat)
    if not out:
        return told
    return with_move_given(with_position_value(told, SCHEMA, f"levels.{seat}", None), f"card.{seat}", None)


def with_preservers_told(situation: Situation, value: int | None, seat: Seat) -> Situation:
    """Return the situation with the preservers of a seat; that it has some is then said by their number."""
    told = with_position_value(situation, SCHEMA, f"preservers.{seat}", value)
    return told if value is None else with_move_given(told, f"{SOME}.{seat}", None)


def seats_with_untold_preservers(situation: Situation) -> list[Seat]:
    """Return the seats of which it is told neither how many preservers they have, nor that they have some."""
    given, some = GivenPosition(situation), seats_with_some(situation)
    return [seat for seat in given.seats if given.preservers[seat] is None and seat not in some]


def with_rest_having_some(situation: Situation, *, some: bool) -> Situation:
    """Return the situation in which each seat of which no number is told has some preservers; or none is told to."""
    seats = seats_with_untold_preservers(situation) if some else seats_with_some(situation)
    for seat in seats:
        situation = with_move_given(situation, f"{SOME}.{seat}", SOME if some else None)
    return situation


# An eliminated seat only has the box that says it is out; nothing else moves by it.
BY_SEAT: Final[Mapping[str, Any]] = {
    "by_seat": True,
    "shown": lambda situation, seat: seat not in GivenPosition(situation).out,
    "keeps_place": True,
}
CARD_VALUES: Final = range(CARD.low, CARD.high + 1)
PRESERVERS: Final = of_position(
    SCHEMA, "preservers", range(c.HAND + 1), set=with_preservers_told, usual=RICH, may_be_either=True, **BY_SEAT
)
# Of a seat of which the number is told nothing else is asked about it.
UNCOUNTED: Final[Mapping[str, Any]] = {
    **BY_SEAT,
    "shown": lambda situation, seat: GivenPosition(situation).preservers[seat] is None,
}
SOME_BOX: Final = of_move(SOME, SOME, **UNCOUNTED)
ALL_BOX: Final = Lens(
    "everybody",
    lambda situation: seats_with_some(situation) and not seats_with_untold_preservers(situation),
    lambda situation, value: with_rest_having_some(situation, some=bool(value)),
    "everybody",
    group=SOME,
    shown=lambda situation: seats_with_some(situation) or seats_with_untold_preservers(situation),
    keeps_place=True,
)
"""It ticks the box of each seat of which no number is told."""
ROUND: Final = Lens(
    "round",
    lambda situation: GivenPosition(situation).round + 1 if "round" in situation.position else None,
    lambda situation, value: with_position_value(situation, SCHEMA, "round", value and value - 1),
    range(1, c.ROUNDS + 1),
)
"""It counts from 1."""
OUT_BOX: Final = Lens(
    OUT,
    lambda situation, seat: seat in GivenPosition(situation).out,
    lambda situation, value, seat: with_seat_out(situation, seat, out=bool(value)),
    OUT,
    by_seat=True,
)
# With one seat more than SURVIVORS, the first elimination ends the stage: nobody is out before that.
OUT_BEFORE_END: Final = replace(
    OUT_BOX,
    group="out_early",
    shown=lambda situation, _: situation.players != c.SURVIVORS + 1 or GivenPosition(situation).out,
)
LED_BOX: Final = Lens(
    LED,
    lambda situation, seat: situation.position.get("leader") == seat,
    lambda situation, value, seat: with_position_value(situation, SCHEMA, "leader", seat if value else None),
    LED,
    by_seat=True,
    group="leader",
)

FIELDS: Final = (
    of_move(SEAT, form=SEAT, get=seat_asked_about, may_be_unknown=False),
    ROUND,
    Lens(
        "tides",
        lambda situation, at: value_at_place(situation.position, f"tides.{at}"),
        with_tide_to_come,
        range(TIDE.low, TIDE.high + 1),
        over=lambda _: zip(range(c.TURNED)),
        may_be_either=True,
    ),
    Lens(
        "hand",
        lambda situation, at: hand_asked_about(situation)[at],
        with_card_in_hand,
        CARD_VALUES,
        over=lambda situation: zip(range(len(hand_asked_about(situation)))),
    ),
    of_move(
        DEALT,
        CARD_VALUES,
        get=lambda situation, at: int(card) if (card := dealt_cards(situation)[at]) else None,
        over=lambda _: zip(range(c.HAND)),
        may_be_either=True,
    ),
    of_move(
        PRINTED,
        range(c.HAND + 1),
        get=lambda situation: int(told) if (told := situation.moves.get(PRINTED)) else None,
        shown=lambda situation: not any(dealt_cards(situation)),
        keeps_place=True,
        usual=RICH,
    ),
    # Shown where a case tells it: on the page one leaves out the cards.
    of_move(
        UNREAD,
        tuple(map(str, range(c.HALVES_OF_WHOLE * MOST_UNREAD + 1))),
        group=DEALT,
        shown=lambda situation: UNREAD in situation.moves and None in dealt_cards(situation),
    ),
    of_move("card", CARD_VALUES, get=given_card_to_play, may_be_either=True, **BY_SEAT),
    RANK_FIELD,
    COUNT_FIELD,
    LOWER_BOX,
    of_move(
        LOOSE,
        CARD_VALUES,
        get=lambda situation, at: int(card) if (card := situation.moves.get(f"{LOOSE}.{at}")) else None,
        over=lambda situation: zip(range(number_of_loose_fields(situation))),
    ),
    of_position(SCHEMA, "levels", range(TIDE.high + 1), may_be_either=True, **BY_SEAT),
    PRESERVERS,
    SOME_BOX,
    ALL_BOX,
    of_move(HELD, range(c.HAND + 1), get=held_now, usual=RICH, **UNCOUNTED),
    of_move(DONE, range(1, c.ROUNDS + 1), get=round_done),
    replace(PRESERVERS, group="left", over=losers_still_in),
    OUT_BOX,
    OUT_BEFORE_END,
    of_move(
        BEFORE,
        range(MOST_POINTS + 1),
        by_seat=True,
        get=lambda situation, seat: int(told) if (told := situation.moves.get(f"{BEFORE}.{seat}")) else None,
    ),
    *POINTS_FIELDS,
    # A trick that another question told answers this one, too, unless a loss is told here.
    Lens(
        TRICK,
        is_trick_told,
        lambda situation, value: with_trick_meant(situation, meant=bool(value)),
        TRICK,
        shown=is_trick_laid,
    ),
    of_move(
        LOST,
        LOST,
        by_seat=True,
        # Besides two who are eliminated, somebody pays in the re-drown.
        shown=lambda situation, seat: (
            len({*losers_told(situation)}.difference(GivenPosition(situation).out)) < MOST_LOSERS
            or f"{LOST}.{seat}" in situation.moves
        ),
        keeps_place=True,
    ),
    LED_BOX,
    # Told for another question, it counts for advice, too.
    replace(
        LED_BOX,
        group="leader_told",
        shown=lambda situation, _: "leader" in situation.position and situation.options.get("play") == "open",
        keeps_place=False,
    ),
    # The boxes tell it; what it may be is tried by its place in the position.
    of_position(SCHEMA, "leader", form=SEAT, shown=lambda _: False),
)

EDITOR: Final = Editor(
    editor_view,
    untold_in_view,
    situation_from_view,
    FIELDS,
    with_untold_hidden,
    untold_fields=untold_fields,
    told_by={
        **dict.fromkeys(("out", "out_early", "left"), ("preservers",)),
        **{
            "trick": ("tides", "card", LOOSE, "levels", SOME, TRICK),
            "hand": ("hands",),
            LOWER_BOX.name: (RANK,),
            # What a game under way tells is of the round that it is in.
            "round": ("round", *OF_STAGE),
            "leader": ("leader",),
            "leader_told": ("leader",),
        },
    },
)
