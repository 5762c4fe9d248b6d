"""Who pays and who is out once the tide cards are taken: by what is shown now, whoever laid which card."""

from collections.abc import Iterable
from dataclasses import replace

from engine.core.lessons import Example
from engine.core.rng import random_stream, shuffled
from engine.core.schema import Finding
from engine.core.situations import Situation, with_values_at_keys
from engine.games.land_unter.question_play import last_event_told, round_with_given_cards
from engine.games.land_unter.question_verdicts import LOSSES, losses_to_be_told
from engine.games.land_unter.rules import components as c
from engine.games.land_unter.rules.round import OTHER_TIDE_RULE
from engine.games.land_unter.table.given_position import GivenPosition
from engine.games.land_unter.table.loosely import round_done
from engine.games.land_unter.table.moment import position_findings
from engine.games.land_unter.table.pieces import TIDE_SUPPLY


def round_that_led_here(situation: Situation, seed: int) -> Situation:
    """Return a round, made up, after which each seat shows the tide that it is told to show.

    Who took the tide cards, and what they cover, changes no payment. Tides that are not told are drawn by the seed.
    Raises Refusal("bad_position") where two seats cannot have taken a tide card, or a round not have led here.
    """
    refuse_what_no_round_leads_to(situation)
    levels = levels_drawn(situation, seed)
    first, second = [seat for seat, level in enumerate(levels) if level > c.NO_TIDE][: c.TURNED]
    takers = sorted((first, second), key=lambda seat: levels[seat])
    before = [None if seat in takers else level for seat, level in enumerate(levels)]
    kept = {key: value for key, value in situation.position.items() if key in ("preservers", "leader")}
    position = {**kept, "levels": before, "tides": [levels[seat] for seat in takers]}
    if done := round_done(situation):
        position["round"] = done - 1
    others = [seat for seat in situation.seats if levels[seat] != c.ELIMINATED and seat not in takers]
    cards = [*c.WEATHER_CARDS[: -c.TURNED - 1 : -1], *c.WEATHER_CARDS]
    laid = {f"card.{seat}": str(card) for seat, card in zip([*takers, *others], cards, strict=False)}
    return replace(situation, position=position, moves={**situation.moves, **laid})


def refuse_what_no_round_leads_to(situation: Situation) -> None:
    """Raise Refusal("bad_position") where no round leads to what is told.

    Two seats have just taken a tide card each, and nobody has been eliminated since.
    """
    given = GivenPosition(situation)
    wet = [seat for seat in given.seats if given.levels[seat] not in (c.NO_TIDE, c.ELIMINATED)]
    if len(wet) < c.TURNED:
        params = {"count": c.TURNED - len(wet)}
        raise Finding("pair_gone", "levels", OTHER_TIDE_RULE, params, {"levels": None}).as_refusal
    if done := round_done(situation):
        told = GivenPosition(with_values_at_keys(situation, round=done))
        for fault in position_findings(told, told.sets):
            raise fault.as_refusal


def levels_drawn(situation: Situation, seed: int) -> list[c.Tide]:
    """Return the tide that each seat shows now: one that is not told is drawn, so that at least TURNED show a card.

    No more show one than have been taken, where the round is told.
    """
    given, rng = GivenPosition(situation), random_stream(seed, "asked tides")
    free = TIDE_SUPPLY.drawn(given.shown.elements(), seed, "asked tides")
    untold = shuffled(rng, [seat for seat in given.seats if given.levels[seat] is None])
    levels = [c.NO_TIDE if level is None else level for level in given.levels]
    wet, most = given.shown.total(), c.TURNED * (round_done(situation) or c.ROUNDS)
    for seat in untold:
        if wet < c.TURNED or (wet < most and rng.random() >= 1 / len(c.TIDE_CARDS)):
            levels[seat] = free.pop()
            wet += 1
    return levels


def inputs_needed_for_payment(situation: Situation) -> Iterable[str]:
    """Yield the places of what decides who pays: every tide shown now, and the preservers of those that it hits."""
    given = GivenPosition(situation)
    yield from (f"levels.{seat}" for seat in given.seats if not given.is_eliminated(seat))
    yield from losses_to_be_told(situation, lambda told: round_that_led_here(told, 1))


def payment_example(situation: Situation, seed: int) -> Example:
    """Return an example of the losses alone, and of the points if the stage ends: how it came to them is made up."""
    led = round_that_led_here(situation, seed)
    played = round_with_given_cards(led, seed)
    first = next(type(event) for event in played.events if isinstance(event, LOSSES))
    return led.as_example(seed, played.moves, played.position, first, last_event_told(played.events, situation))
