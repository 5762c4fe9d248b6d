"""Laying out a table of Land Unter: numbers by seat, the pair of tide cards, a hand. Nothing is put on the board."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

from engine.core import situations
from engine.core.game import EVERYONE, Refusal, Seat
from engine.core.situations import ChoiceField, EditorField, NumberField, Question, Situation, Tool
from engine.games.land_unter.question_leads import LOST, MOST_LOSERS, inputs_needed_for_leader, losers_told
from engine.games.land_unter.rules import components as c
from engine.games.land_unter.rules.game import GAME
from engine.games.land_unter.rules.state import CHOOSING, new_state
from engine.games.land_unter.rules.view import FACE_DOWN, View, view
from engine.games.land_unter.table.given_position import GivenPosition
from engine.games.land_unter.table.moment import given_card_to_play
from engine.games.land_unter.table.pieces import CARD, SCHEMA, TIDE

OUT: Final = "out"
"""The value of a seat's menu that marks the seat as eliminated."""


LED: Final = "led"
"""The value of a seat's box that marks the seat as the one that led."""

NOBODY: Final = -1
"""The leader of a table of which none is told."""

MOMENT: Final = {"stage": "stage", "round": "round", "sets": "printed"}
"""Keys of positions that say what was before, each with the field of a view that is drawn."""


class LandUnterEditor:
    """The editor with which readers lay out tables of Land Unter; its round field counts from 1."""

    def view(self, situation: Situation) -> View:
        """Return the table, as far as it is given, as a bystander sees it."""
        given = GivenPosition(situation.position, situation.players)
        state = new_state(situation.players, 1, GAME.checked_options_with_defaults(situation.options))
        state.stage, state.round, state.phase = min(given.stage, given.players - 1), given.round, CHOOSING
        state.levels = [level or c.NO_TIDE for level in given.levels]
        state.chosen = [given_card_to_play(situation, seat) or given.chosen[seat] for seat in given.seats]
        state.hands = [[*(hand or ())] for hand in given.hands]
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
        drawn = replace(seen, seats_to_move=(), hand_sizes=sizes, printed=printed, tides=tides, turned=turned)
        return replace(drawn, untold=self.untold(situation, drawn, drawn))

    def untold(self, situation: Situation, start: View, view: View) -> frozenset[str]:
        """Return what of a view was not told: the moment, and before each seat water, preservers and hand.

        The water of a seat that has taken a tide card since `start` is known.
        """
        given = GivenPosition(situation.position, situation.players)
        found = [name for key, name in MOMENT.items() if key not in situation.position]
        for seat in given.seats:
            if given.levels[seat] is None and view.levels[seat] == start.levels[seat]:
                found.append(f"levels.{seat}")
            found += [f"preservers.{seat}"] if given.preservers[seat] is None else []
            found += [f"hands.{seat}"] if given.hands[seat] is None else []
        return frozenset(found)

    def marks(self, _situation: Situation) -> Sequence[str]:
        """Return (): the board is drawn whole, and nothing of it is marked."""
        return ()

    def editor_fields(self, situation: Situation, question: Question) -> Sequence[EditorField]:
        """Return the numbers and choices that a question asks for."""
        # With one seat more than SURVIVORS, the first elimination ends the stage: nobody is out before that.
        nobody_out = (
            situation.players == c.SURVIVORS + 1
            and question.key != "stage"
            and not GivenPosition(situation.position, situation.players).out
        )
        # In a round it is asked for last, and only if something is left out: nothing else hangs on it.
        no_round = question.key == "round" and not does_round_count(situation)
        names = [name for name in question.asks if not ((name == OUT and nobody_out) or (name == "round" and no_round))]
        return [field for name in names for field in fields_in_group(name, situation)]

    def editor_tools(self, situation: Situation, question: Question) -> Sequence[Tool]:
        """Return (): this table is edited by fields alone, without pieces to put on a board."""
        return ()

    def spots_for_tool(self, situation: Situation, tool: str) -> Sequence[str]:
        """Return (): without a board of squares, no tool has a place."""
        return ()

    def form_and_value_naming_spot(self, spot: str) -> tuple[str, Any]:
        """Raise LookupError: this editor has no spots."""
        raise LookupError(spot)

    def with_piece_toggled(self, situation: Situation, tool: str, spot: str) -> Situation:
        """Raise Refusal("not_there"): this editor has no pieces to toggle."""
        raise Refusal("not_there")

    def with_field_set(self, situation: Situation, place: str, value: int | str | None) -> Situation:
        """Return the situation with a field set; None clears it. Raises Refusal for an unknown field."""
        name, _, index = place.partition(".")
        if place == situations.SEAT or (
            name in ("card", LOST) and situations.index_from_text(index, situation.players) is not None
        ):
            return situations.with_move_given(situation, place, None if value is None else str(value))
        if name == OUT:
            return situations.with_position_value(
                situation, SCHEMA, f"preservers.{index}", c.ELIMINATED if value == OUT else None
            )
        if place == "round":
            return situations.with_position_value(situation, SCHEMA, name, None if value is None else int(value) - 1)
        if name == LED and (led := situations.index_from_text(index, situation.players)) is not None:
            return situations.with_position_value(situation, SCHEMA, "leader", None if value is None else led)
        if name == "tides" and (at := situations.index_from_text(index, c.TURNED)) is not None:
            return situations.with_position_value(
                situation, SCHEMA, name, with_tide_replaced(situation.position.get("tides", []), at, value)
            )
        if name == "hand" and (at := situations.index_from_text(index, c.HAND)) is not None:
            seat = seat_asked_about(situation)
            hand = with_card_replaced(GivenPosition(situation.position, situation.players).hands[seat] or [], at, value)
            return situations.with_position_value(situation, SCHEMA, f"hands.{seat}", hand)
        if name in ("levels", "preservers"):
            return situations.with_position_value(situation, SCHEMA, place, value)
        raise situations.unknown_field_refusal(place)

    def situation_from_view(self, view: View) -> Situation:
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
        seat = view.seat if view.seat is not None and view.seat >= 0 else None
        return Situation(view.players, position, {} if seat is None else {situations.SEAT: str(seat)})


def does_round_count(situation: Situation) -> bool:
    """Return whether the number of the round is told, or all cards are but not all water and preservers."""
    given = GivenPosition(situation.position, situation.players)
    cards = [
        given_card_to_play(situation, seat) or given.chosen[seat] or given.is_eliminated(seat) for seat in given.seats
    ]
    return "round" in situation.position or (all(cards) and None in (*given.levels, *given.preservers))


def seat_asked_about(situation: Situation) -> Seat:
    """Return the seat that the question is about, 0 if none is given."""
    return int(situation.moves.get(situations.SEAT, 0))


def with_card_replaced(cards: list[c.Card], index: int, value: int | str | None) -> list[c.Card] | None:
    """Return a hand with a value for the card at an index, or without it for None; None if no card is left."""
    found = [*cards[:index], *([] if value is None else [c.Card(int(value))]), *cards[index + 1 :]]
    return found or None


def with_tide_replaced(tides: list[c.Tide | None], at: int, value: int | str | None) -> list[c.Tide | None] | None:
    """Return the tide cards to come with a value at this place, None for unknown ones; None if all are unknown."""
    found = [*tides, *[None] * (at + 1 - len(tides))]
    found[at] = None if value is None else c.Tide(int(value))
    return found if any(found) else None


def fields_in_group(name: str, situation: Situation) -> Iterator[EditorField]:
    """Yield the editor's fields in one group, by the name that questions give it, with their present values."""
    given = GivenPosition(situation.position, situation.players)
    if name == situations.SEAT:
        yield ChoiceField(
            situations.SEAT, tuple(map(str, given.seats)), str(seat_asked_about(situation)), form=situations.SEAT
        )
    elif name == "round":
        yield NumberField(name, 1, c.ROUNDS, given.round + 1 if name in situation.position else None)
    elif name == "tides":
        for at in range(c.TURNED):
            yield NumberField(
                f"{name}.{at}", TIDE.low, TIDE.high, situations.value_at_place(situation.position, f"{name}.{at}")
            )
    elif name == "hand":
        hand = given.hands[seat_asked_about(situation)] or []
        for at in range(max(len(hand), given.hand_size(seat_asked_about(situation)))):
            yield NumberField(f"{name}.{at}", CARD.low, CARD.high, hand[at] if at < len(hand) else None)
    elif name == "leader":
        yield from leader_fields(situation)
    elif name == "left":
        losers = [seat for seat in losers_told(situation) if not given.is_eliminated(seat)]
        seats = losers if len(losers) > 1 else ()
        yield from (field for seat in seats for field in fields_of_seat("preservers", seat, given, situation))
    else:
        yield from (field for seat in given.seats for field in fields_of_seat(name, seat, given, situation))


def leader_fields(situation: Situation) -> Iterator[EditorField]:
    """Yield a box for each seat that may have led, if several who lost something have equally much left."""
    leader = situation.position.get("leader")
    if leader is not None or "leader" in inputs_needed_for_leader(situation):
        for seat in situation.seats:
            yield ChoiceField(f"{LED}.{seat}", ("", LED), LED if seat == leader else "", seat)


def fields_of_seat(name: str, seat: Seat, given: GivenPosition, situation: Situation) -> Iterator[EditorField]:
    """Yield the field of this name for one seat; an eliminated seat only has the menu that says it is out."""
    if name == LOST:
        place, losers = f"{LOST}.{seat}", losers_told(situation)
        if len(losers) < MOST_LOSERS or place in situation.moves:
            yield ChoiceField(place, ("", LOST), LOST if situation.moves.get(place) else "", seat)
    elif name == OUT:
        yield ChoiceField(f"{OUT}.{seat}", ("", OUT), OUT if given.is_eliminated(seat) else "", seat)
    elif given.is_eliminated(seat):
        return
    elif name == "card":
        yield NumberField(f"card.{seat}", CARD.low, CARD.high, given_card_to_play(situation, seat), seat)
    else:
        high = TIDE.high if name == "levels" else c.HAND
        yield NumberField(
            f"{name}.{seat}", 0, high, situations.value_at_place(situation.position, f"{name}.{seat}"), seat
        )


EDITOR: Final = LandUnterEditor()
