"""Who leads the next trick of the open variant: the trick that was told, or one in which those who lost one lose it."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any, Final

from engine.core.game import Refusal, Seat
from engine.core.lessons import Example
from engine.core.rng import pick_random, random_stream
from engine.core.situations import Played, Situation, Verdict, is_place_given, missing_field_refusal, with_move_given
from engine.core.table.fields import Index
from engine.games.land_unter.question_play import round_with_given_cards
from engine.games.land_unter.question_ranks import RANK, places_of_untold_cards
from engine.games.land_unter.rules import components as c
from engine.games.land_unter.rules import events as e
from engine.games.land_unter.rules.drowning import REDROWN_RULE
from engine.games.land_unter.rules.game import GAME
from engine.games.land_unter.table.given_position import GivenPosition
from engine.games.land_unter.table.moment import LOST

TRICK: Final = "trick"
"""Among the moves: the trick that is told is not the one that is asked about."""
MOST_LOSERS: Final = c.TIDE_COPIES
"""As many seats as can show the highest tide together."""
ROUND: Final = c.ROUNDS // 2
"""A round, from 0, that is neither the first nor the last."""
LEADERS: Final = (e.LeaderAfterLoss, e.LeaderAfterTwoLosses)


def losers_told(situation: Situation) -> list[Seat]:
    """Return the seats whose loss is told; if some of them are still in the stage, these alone."""
    given = GivenPosition(situation)
    lost = [seat for seat in situation.seats if situation.moves.get(f"{LOST}.{seat}")]
    return [seat for seat in lost if not given.is_eliminated(seat)] or lost


def losers_still_in(situation: Situation) -> Iterable[Index]:
    """Return the seats that lost a life preserver and are still in, if there are several."""
    losers = [seat for seat in losers_told(situation) if seat not in GivenPosition(situation).out]
    return zip(losers if len(losers) > 1 else ())


def refuse_what_redrown_leaves_open(situation: Situation) -> None:
    """Raise Refusal("not_given") where a re-drown decides who counts, and those whose loss is told do not say it.

    After an elimination somebody who is still in pays as a rule. If a tied seat that has paid may be hit again, one
    that is told to be eliminated may have paid before, and then counts instead of who paid last.
    """
    given = GivenPosition(situation)
    options = GAME.checked_options_with_defaults(situation.options)
    out = [seat for seat in given.out if f"{LOST}.{seat}" in situation.moves]
    if not out or given.alive <= c.SURVIVORS or options["redrown"] == "off":
        return
    twice = options["redrown"] == "loop" and options["split_tie"] == "literal" and len(given.out) > 1
    finding = "payer_untold" if losers_told(situation) == out else "paid_then_out" if twice else ""
    if finding:
        told = {"field": f"field.{LOST}", "finding": finding, "question": "question.round"}
        raise Refusal("not_given", REDROWN_RULE, **told)


def is_trick_told(situation: Situation) -> bool:
    """Return whether the trick that is asked about is told, and not who lost a life preserver."""
    return is_trick_laid(situation) and TRICK not in situation.moves and not losers_told(situation)


def is_trick_laid(situation: Situation) -> bool:
    """Return whether both tide cards are told, and everybody's weather card as far as a round hangs on it."""
    places = [*places_of_untold_cards(situation), *(f"tides.{at}" for at in range(c.TURNED))]
    return all(place.startswith(RANK) or is_place_given(situation, place) for place in places)


def with_trick_meant(situation: Situation, *, meant: bool) -> Situation:
    """Return the situation in which the trick is the one asked about, and no loss is told; or another trick is."""
    if not meant:
        return with_move_given(situation, TRICK, "other")
    moves = {name: move for name, move in situation.moves.items() if name != TRICK and not name.startswith(LOST)}
    return replace(situation, moves=moves)


def trick_before_next_leader(situation: Situation, seed: int) -> Situation:
    """Return the trick that was told, else one, made up, in which those lose a life preserver who are told to have.

    What is not told of them, and of the old leader, is drawn by the seed. Raises Refusal("not_given") if nobody is told
    to have lost one, more are than can show the highest tide, or a re-drown leaves open who counts.
    """
    open_play = {**situation.options, "play": "open"}
    if is_trick_told(situation):
        return replace(situation, options=open_play)
    losers = losers_told(situation)
    if len(losers) not in range(1, MOST_LOSERS + 1):
        raise missing_field_refusal(LOST)
    refuse_what_redrown_leaves_open(situation)
    given = GivenPosition(situation)
    gone = [seat for seat in given.out if seat not in losers]
    others = [seat for seat in given.seats if seat not in (*gone, *losers)]
    rng = random_stream(seed, "asked losses")
    drawn = [pick_random(rng, range(MOST_LOSERS)) for _ in given.seats]
    position: dict[str, Any] = {"round": ROUND, "tides": tides_for(losers)}
    position["preservers"] = [preservers_before_loss(given, seat, losers, gone, drawn[seat]) for seat in given.seats]
    # Nobody shows the highest tide yet: those who lose take it now.
    low = c.TIDE_CARDS[c.TIDE_COPIES :: c.TIDE_COPIES]
    position["levels"] = [c.ELIMINATED if seat in gone else low[seat] for seat in given.seats]
    position["leader"] = situation.position.get("leader", pick_random(rng, [*losers, *others]))
    # The first two to be named take the tide cards: the highest weather card the lower one.
    order = [*losers, *others] if len(losers) > 1 else [*others[:1], *losers, *others[1:]]
    cards = {f"card.{seat}": str(c.WEATHER_CARDS[-1 - 2 * at]) for at, seat in enumerate(order)}
    # Nobody else is to lose one in a re-drown: it is told who lost.
    return Situation(situation.players, position, cards, {**open_play, "redrown": "off"}, situation.names)


def tides_for(losers: list[Seat]) -> list[int]:
    """Return tide cards after which only these seats show the highest."""
    return [c.TIDE_CARDS[-1]] * c.TURNED if len(losers) > 1 else [c.TIDE_CARDS[0], c.TIDE_CARDS[-1]]


def preservers_before_loss(
    given: GivenPosition, seat: Seat, losers: list[Seat], gone: list[Seat], drawn: int
) -> int | None:
    """Return the life preservers of a seat before the trick, None if it does not matter; `drawn`: if not told."""
    if seat in gone:
        return c.ELIMINATED
    if seat not in losers:
        return None
    left = given.preservers[seat]
    # Who has just been eliminated had none.
    return 1 + (drawn if left is None else left)


def inputs_needed_for_leader(situation: Situation) -> Iterator[str]:
    """Yield, of several who lost, the places of what they have left; if it is the same, that of the old leader."""
    losers = losers_told(situation)
    given = GivenPosition(situation)
    if not losers or len(losers) == 1:
        return
    yield from (f"preservers.{seat}" for seat in losers)
    left = {given.preservers[seat] for seat in losers}
    if len(left) == 1 and None not in left:
        yield "leader"


def leader_example(situation: Situation, seed: int) -> Example:
    """Return an example of the trick up to its next leader; of a trick that is made up nothing else is shown."""
    trick = trick_before_next_leader(situation, seed)
    played = round_with_given_cards(trick, seed)
    ends = (e.StageCutShort, *LEADERS)
    last = next((type(event) for event in played.events if isinstance(event, ends)), None)
    return trick.as_example(seed, played.moves, played.position, None if is_trick_told(situation) else last, last)


def leader_verdict(played: Played) -> Verdict:
    """Return the verdict on who leads the next trick, or that the stage is over."""
    after_two = played.first(e.LeaderAfterTwoLosses)
    after_one = played.first(e.LeaderAfterLoss)
    if after_two:
        params = {"seat": after_two.seat, "loser": after_two.loser, "losers": after_two.losers}
        left = {played.after.preservers[seat] for seat in after_two.losers}
        return Verdict("leads.tie" if len(left) == 1 else "leads.two", params, (after_two.rule,))
    if after_one:
        return Verdict("leads", {"seat": after_one.seat, "loser": after_one.loser}, (after_one.rule,))
    over = played.first(e.StageCutShort) or played.first(e.StageEnded)
    assert over, "a trick that is over has a next one, or the stage ends"
    return Verdict("leads.over", {}, (over.rule,))
