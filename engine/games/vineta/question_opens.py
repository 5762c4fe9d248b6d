"""Who opens the next turn: the end of the turn on the table if its series tell it, else of one that is made up."""

from dataclasses import replace
from typing import Final

from engine.core.game import Refusal, Seat
from engine.core.lessons import Example
from engine.core.rng import pick_random, random_stream
from engine.core.situations import Played, Situation, Verdict
from engine.games.vineta import question_play
from engine.games.vineta.rules import events as e
from engine.games.vineta.rules import sinking
from engine.games.vineta.rules.components import CARDS, DISTRICTS

OPENER: Final = "began"
"""Among the moves: the seat that began the last round of the turn."""
STARTERS: Final = (e.StarterMoved, e.StarterStayed)


def is_turn_told(situation: Situation) -> bool:
    """Return whether a series is told, so that the end of this very turn is shown."""
    return bool(situation.position.get("series"))


def opener_example(situation: Situation, seed: int) -> Example:
    """Return the end of a turn, from where the table is cleared to where the token is.

    Who began its last round is drawn if it is not told.
    """
    opener = situation.moves.get(OPENER, "")
    told = opener in map(str, situation.seats)
    start = Seat(opener) if told else pick_random(random_stream(seed, "asked opener"), situation.seats)
    stays = sinking.opener_of_next_turn(situation.players, start) == start
    last = e.StarterStayed if stays else e.StarterMoved
    return question_play.round_end_example(with_turn_at_its_end(situation, start), seed, e.TurnCleared, last)


def with_turn_at_its_end(situation: Situation, start: Seat) -> Situation:
    """Return the situation at the end of a turn whose last round this seat began; one series sinks its district."""
    position = {key: value for key, value in situation.position.items() if key != "round"} | {"start": start}
    told = replace(situation, position=position)
    try:
        if (
            len(question_play.highest_districts_in_situation(told)) == 1
            and len(question_play.remaining_districts_in_position(position)) > 2
        ):
            return told
    except Refusal:
        pass
    before = (start - 1) % situation.players
    made_up = {"start": start, "series": [{"district": DISTRICTS[-1], "floods": [f"{before}:{CARDS[0]}"]}]}
    return replace(situation, position=made_up, assumed=frozenset())


def opener_verdict(played: Played) -> Verdict:
    """Return the verdict on who opens the next turn, and whether the token stayed."""
    found = [event for event in played.events if isinstance(event, STARTERS)][-1]
    return Verdict(
        "opens.stays" if isinstance(found, e.StarterStayed) else "opens", {"seat": found.seat}, (found.rule,)
    )
