"""The fields of what decides the end: target cards, points told instead, and the votes that are left."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from engine.core.game import Seat
from engine.core.situations import Situation, is_place_given, with_assumed, with_move_given, with_position_value
from engine.core.table.fields import Lens
from engine.games.drunter_drueber import question_doubt
from engine.games.drunter_drueber import question_play as play
from engine.games.drunter_drueber.editor_boxes import card_boxes
from engine.games.drunter_drueber.question_score import SECOND, does_score_ask_for_votes, votes_perhaps_left
from engine.games.drunter_drueber.rules import components as c
from engine.games.drunter_drueber.rules import voting_cards as v
from engine.games.drunter_drueber.table.pieces import SCHEMA


def votes_left(situation: Situation, seat: Seat) -> int | None:
    """Return how many votes a seat has left; None where that is not told, nor which cards it has used up."""
    if len(perhaps := votes_perhaps_left(situation, seat)) == 1:
        return perhaps[0]
    held = situation.by_seat("votes")[seat]
    return v.vote_count_of_hand(v.cards_as_bits(held)) if is_place_given(situation, f"votes.{seat}") else None


def with_votes_left(situation: Situation, votes: int | None, seat: Seat) -> Situation:
    """Return the situation in which a seat has this many votes left: cards that only stand for their number."""
    cards = None if votes is None else [*cards_adding_up_to_votes(votes)]
    told = with_assumed(with_move_given(situation, f"{play.KEPT}.{seat}", None), [f"votes.{seat}"], assumed=False)
    counted = with_assumed(told, [play.name_of_assumed_cards(seat)], assumed=cards is not None)
    return with_position_value(counted, SCHEMA, f"votes.{seat}", cards)


def cards_adding_up_to_votes(votes: int) -> Iterator[str]:
    """Yield voting cards that add up to this many votes; only their sum matters at the end of the game."""
    for card in sorted(v.CARDS, key=lambda card: -v.vote_count_of_hand(v.cards_as_bits([card]))):
        worth = v.vote_count_of_hand(v.cards_as_bits([card]))
        if worth <= votes:
            votes -= worth
            yield card


def given_targets(situation: Situation, seat: Seat) -> list[str]:
    """Return the target cards of a seat, as far as they are given."""
    return situation.by_seat("targets")[seat] or []


def main_target(situation: Situation, seat: Seat) -> str:
    """Return the card that a seat made its main target, by name; "" where it is not given."""
    return situation.by_seat("main")[seat] or ""


def target_beside_main(situation: Situation, seat: Seat) -> str:
    """Return the target card of a seat that is not its main one, by name; "" where it is not given."""
    return "".join(card for card in given_targets(situation, seat) if card != main_target(situation, seat))


def targets_beside_main(situation: Situation, seat: Seat) -> Sequence[str]:
    """Return the target cards that may be held, where two are beside a main one."""
    main = main_target(situation, seat)
    return [card for card in c.TARGETS if card != main] if play.are_two_targets_held(situation) else c.BUILDING_TYPES


def with_main_target(situation: Situation, card: str | None, seat: Seat) -> Situation:
    """Return the situation with this main target of a seat; its target cards are open again."""
    open_again = with_position_value(situation, SCHEMA, f"targets.{seat}", None)
    return with_position_value(open_again, SCHEMA, f"main.{seat}", card)


def with_second_target(situation: Situation, card: str | None, seat: Seat) -> Situation:
    """Return the situation with this card beside the main target of a seat."""
    cards = [main_target(situation, seat), card] if card else None
    return with_position_value(situation, SCHEMA, f"targets.{seat}", cards)


def with_points(situation: Situation, points: int | None, seat: Seat) -> Situation:
    """Return the situation in which a seat has these points, whatever brings them."""
    return with_move_given(situation, f"{play.POINTS}.{seat}", None if points is None else str(points))


def are_targets_asked_for(situation: Situation, _seat: Seat) -> bool:
    """Return whether the one target card of each seat is asked for: not where points are told."""
    return not play.are_two_targets_held(situation) and not play.are_points_told(situation)


def are_points_asked_for(situation: Situation, _seat: Seat) -> bool:
    """Return whether points may be told: where each has one target card, and none of these is told."""
    return not play.are_two_targets_held(situation) and "targets" not in situation.position


def doubted_place(situation: Situation, seat: Seat) -> str:
    """Return the place of the target card of which another one may stand for it: the one told last; "" for none."""
    if target_beside_main(situation, seat):
        return f"targets.{seat}"
    return f"main.{seat}" if main_target(situation, seat) else ""


def other_target(situation: Situation, seat: Seat) -> str | None:
    """Return the target card that a seat may have instead of the one that is told; None where that is sure."""
    return situation.moves.get(f"{play.OTHER_TARGET}.{seat}")


def targets_beside_told(situation: Situation, seat: Seat) -> Sequence[str]:
    """Return the target cards that a seat may have instead of the one that is told."""
    told = {main_target(situation, seat), *given_targets(situation, seat)}
    every = c.TARGETS if play.are_two_targets_held(situation) else c.BUILDING_TYPES
    return [card for card in every if card not in told]


def with_other_target(situation: Situation, card: str | None, seat: Seat) -> Situation:
    """Return the situation in which a seat has this target card or the one that is told; None: that one for sure."""
    places = [f"targets.{seat}", f"main.{seat}"]
    sure = with_assumed(situation, places, assumed=False)
    doubted = with_assumed(sure, [doubted_place(sure, seat)], assumed=bool(card))
    return with_move_given(doubted, f"{play.OTHER_TARGET}.{seat}", card)


def alternatives_of_target(situation: Situation, place: str) -> Sequence[Situation]:
    """Return the situations with each target card that a place may hold; () where no other one is told beside it."""
    kind, _, index = place.partition(".")
    other = situation.moves.get(f"{play.OTHER_TARGET}.{index}")
    if not other or place.replace(SECOND, "targets") != doubted_place(situation, Seat(int(index))):
        return ()
    seat = Seat(int(index))
    sure = with_other_target(situation, None, seat)
    told = main_target(situation, seat) if kind == "main" else target_beside_main(situation, seat)
    tell = with_main_target if kind == "main" else with_second_target if kind == SECOND else with_target
    return [tell(sure, card, seat) for card in (told, other)]


def ways_to_have_votes_left(situation: Situation, place: str) -> Sequence[Situation]:
    """Return a situation for each number of votes that may be left by the cards used up; () where none are told."""
    kind, _, seat = place.partition(".")
    perhaps = votes_perhaps_left(situation, Seat(int(seat))) if kind == "votes" else ()
    return [with_votes_left(situation, votes, Seat(int(seat))) for votes in perhaps]


def with_target(situation: Situation, card: str | None, seat: Seat) -> Situation:
    """Return the situation with this one target card of a seat."""
    return with_position_value(situation, SCHEMA, f"targets.{seat}", card and [card])


def is_hand_told(situation: Situation, seat: Seat) -> bool:
    """Return whether all voting cards that a seat has kept are told, card by card."""
    assumed = {play.name_of_assumed_cards(seat), f"votes.{seat}"} & situation.assumed
    return is_place_given(situation, f"votes.{seat}") and not assumed


def cards_kept(situation: Situation, seat: Seat) -> v.Cards:
    """Return the voting cards that a seat is told to have kept: all of them, or some beside others."""
    told = is_hand_told(situation, seat)
    return v.cards_as_bits(situation.by_seat("votes")[seat]) if told else play.cards_surely_held(situation, seat)


def with_cards_kept(situation: Situation, cards: v.Cards, seat: Seat) -> Situation:
    """Return the situation in which a seat has kept these voting cards: just these, if nothing else is told of them.

    Where it is told which it has used, or how many it holds, they are among what it has kept.
    """
    number = play.name_of_assumed_cards(seat)
    used = f"votes.{seat}" in situation.assumed and number not in situation.assumed
    if used or play.number_of_cards_held(situation, seat):
        told = situation if used else with_position_value(situation, SCHEMA, f"votes.{seat}", None)
        text = v.ballot_text(cards) if cards & ~v.UNDECIDED else None
        return with_move_given(with_assumed(told, [number], assumed=False), f"{play.KEPT}.{seat}", text)
    sure = with_assumed(situation, [number, f"votes.{seat}"], assumed=False)
    sure = with_move_given(sure, f"{play.KEPT}.{seat}", None)
    return with_position_value(sure, SCHEMA, f"votes.{seat}", [*v.cards_of_bits(cards)] or None)


def with_card_kept(situation: Situation, ticked: str | None, card: str, seat: Seat) -> Situation:
    """Return the situation in which a seat has kept a voting card, or not; the undecided card is always among them."""
    kept = v.Cards((cards_kept(situation, seat) ^ v.cards_as_bits([card])) | v.UNDECIDED)
    return with_cards_kept(situation, v.NO_CARDS if kept == v.UNDECIDED and not ticked else kept, seat)


def with_number_kept(situation: Situation, number: int | None, seat: Seat) -> Situation:
    """Return the situation in which a seat has so many voting cards left: those that it is told to have among them."""
    kept = cards_kept(situation, seat)
    told = with_move_given(situation, f"{play.HOLDING}.{seat}", None if number is None else str(number))
    return with_cards_kept(told, kept, seat) if kept else told


def does_seat_break_tie(situation: Situation, *at: object) -> bool:
    """Return whether the voting cards that a seat, the last of `at`, has kept may break a tie."""
    return does_score_ask_for_votes(situation, Seat(int(f"{at[-1]}")))


def sure_of_target(tell: Callable[..., Situation]) -> Callable[..., Situation]:
    """Return a function that tells a target card of a seat, of which no other one may stand for it then."""
    return lambda situation, card, seat: tell(with_other_target(situation, None, seat), card, seat)


SCORE_FIELDS: Final = (
    # It is told by taps on the board; the answers tell what comes of each way.
    Lens(
        question_doubt.BUILDING,
        question_doubt.building_on_square,
        lambda situation, how, spot: question_doubt.with_building(situation, spot, left=how != question_doubt.GONE),
        (question_doubt.LEFT, question_doubt.GONE),
        over=lambda _: zip(question_doubt.SQUARES),
    ),
    # Where two are held, it is the second one, for which there is a field of that name.
    Lens(
        "targets",
        target_beside_main,
        sure_of_target(
            lambda situation, card, seat: with_position_value(
                situation, SCHEMA, f"targets.{seat}", card and [*filter(None, [main_target(situation, seat)]), card]
            )
        ),
        targets_beside_main,
        "target",
        by_seat=True,
        shown=are_targets_asked_for,
    ),
    Lens(
        "main",
        main_target,
        sure_of_target(with_main_target),
        c.TARGETS,
        "target",
        by_seat=True,
        group="targets",
        shown=lambda situation, _: play.are_two_targets_held(situation),
    ),
    Lens(
        SECOND,
        target_beside_main,
        sure_of_target(with_second_target),
        targets_beside_main,
        "target",
        by_seat=True,
        group="targets",
        shown=lambda situation, seat: play.are_two_targets_held(situation) and main_target(situation, seat),
    ),
    Lens(
        play.OTHER_TARGET,
        other_target,
        with_other_target,
        targets_beside_told,
        "target",
        by_seat=True,
        group="counted",
        shown=doubted_place,
    ),
    Lens(
        play.POINTS,
        play.points_told,
        with_points,
        range(sum(c.BUILDING_VALUES) + 1),
        by_seat=True,
        group="counted",
        shown=are_points_asked_for,
    ),
    card_boxes(
        v.CARDS,
        Lens(
            play.KEPT,
            lambda situation, card, seat: card in v.cards_of_bits(cards_kept(situation, seat)),
            with_card_kept,
            group="votes",
            shown=does_seat_break_tie,
        ),
    ),
    Lens(
        "votes",
        votes_left,
        with_votes_left,
        range(v.vote_count_of_hand(v.ALL_CARDS) + 1),
        by_seat=True,
        shown=does_score_ask_for_votes,
    ),
)
"""These fields, in the order in which they are asked for."""
