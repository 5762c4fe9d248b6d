"""Who begins next, and who has the disc: the end of the turn on the table if series tell it, else of a made-up one."""

from dataclasses import replace
from typing import Final

from engine.core.game import Refusal, Seat
from engine.core.lessons import Example
from engine.core.rng import pick_random, random_stream
from engine.core.situations import Played, Situation, Verdict, with_move_given
from engine.games.vineta import question_play
from engine.games.vineta.rules import events as e
from engine.games.vineta.rules import sinking
from engine.games.vineta.rules.components import CARDS, DISTRICTS, LAST_ROUND, ROUNDS, SEATS
from engine.games.vineta.rules.start_player import TOKEN_RULE, next_start_player

OPENER: Final = "began"
"""Among the moves: the seat that began the last round of the turn."""
FIRST: Final = "opened"
"""Among the moves: the seat that opened the turn; it tells who began its last round once its rounds are told."""
LASTED: Final = "lasted"
"""Among the moves: how many rounds the turn had."""
MOST: Final = "most"
"""Among the moves: how many rounds it had at most, where that is not sure; LASTED is then the least."""
HAD: Final = "had"
"""Among the moves: how many rounds it had, of those that are told to be possible."""
PAST: Final = frozenset({OPENER, FIRST, LASTED, MOST, HAD})
STARTERS: Final = (e.StarterMoved, e.StarterStayed)


def is_turn_told(situation: Situation) -> bool:
    """Return whether a series is told, so that the end of this very turn is shown."""
    return bool(situation.position.get("series"))


def told_seat(situation: Situation, name: str) -> Seat | None:
    """Return the seat that is told under a name among the moves; None if none is."""
    text = situation.moves.get(name, "")
    return Seat(text) if text in map(str, situation.seats) else None


def rounds_told(situation: Situation, name: str = LASTED) -> int | None:
    """Return how many rounds the turn had, or what else is told of them; None if that is not told."""
    text = situation.moves.get(name, "")
    return int(text) if text in map(str, range(1, LAST_ROUND + 1)) else None


def most_rounds_told(situation: Situation) -> int | None:
    """Return how many rounds the turn had at most, if that is told."""
    return rounds_told(situation, MOST)


def possible_rounds(situation: Situation) -> range:
    """Return how many rounds the turn may have had: as many as told, or from the least told to the most."""
    least, most = rounds_told(situation), most_rounds_told(situation)
    return range(least, max(least, most or 0) + 1) if least else range(0)


def ways_to_have_rounds(situation: Situation) -> list[Situation]:
    """Return the situation with each number of rounds that is possible; the same seats come again after a while."""
    return [with_move_given(situation, HAD, str(count)) for count in possible_rounds(situation)[: SEATS[-1]]]


def last_round_opener(situation: Situation) -> Seat | None:
    """Return who began the last round, as told, or as it follows from who opened the turn; None if neither is told."""
    seat, opened = told_seat(situation, OPENER), told_seat(situation, FIRST)
    possible = possible_rounds(situation)
    rounds = rounds_told(situation, HAD) or (possible[0] if len(possible) == 1 else None)
    if seat is not None or opened is None or rounds is None:
        return seat
    return opener_of_round(situation.players, opened, rounds)


def opener_of_round(players: int, opened: Seat, number: int) -> Seat:
    """Return who begins the round of this number in a turn that somebody opened."""
    for _ in range(1, number):
        opened = next_start_player(players, opened)
    return opened


def turn_opener(situation: Situation) -> Seat | None:
    """Return who opened the turn, as it follows from who began its last round; None where that does not tell it."""
    began, rounds = told_seat(situation, OPENER), possible_rounds(situation)
    if began is None or len(rounds) != 1:
        return None
    return next(seat for seat in situation.seats if opener_of_round(situation.players, seat, rounds[0]) == began)


def inputs_needed_to_open(situation: Situation) -> list[str]:
    """Return what tells who began the last round: the seat itself, or what is still lacking to find it."""
    if OPENER in situation.moves or not {FIRST, LASTED} & situation.moves.keys():
        return [OPENER]
    return [FIRST, HAD if len(possible_rounds(situation)) > 1 else LASTED]


def opener_example(situation: Situation, seed: int) -> Example:
    """Return the end of a turn, from where the table is cleared to where the token is.

    Who began its last round is drawn if it is not told. Raises Refusal("unreadable") for what is no seat or number.
    """
    read = {OPENER: told_seat(situation, OPENER), FIRST: told_seat(situation, FIRST), LASTED: rounds_told(situation)}
    for name, value in read.items():
        if value is None and name in situation.moves:
            raise Refusal("unreadable", text=situation.moves[name])
    told = last_round_opener(situation)
    start = pick_random(random_stream(seed, "asked opener"), situation.seats) if told is None else told
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
    """Return the verdict on who begins the next round or turn, and on who has the wooden disc."""
    found = [event for event in played.events if isinstance(event, STARTERS)][-1]
    stays = isinstance(found, e.StarterStayed)
    key, params = "opens.stays" if stays else "opens", {"seat": found.seat}
    if stays:
        params |= {"next": next_start_player(played.situation.players, found.seat)}
    rules, holder = (TOKEN_RULE, found.rule), turn_opener(played.situation)
    if holder is None:
        return Verdict(key, params, rules)
    return Verdict("opens.disc", {**params, "found": f"verdict.{key}", "holder": holder}, rules)


def sure_of_opener(situation: Situation, _verdict: Verdict) -> Verdict | None:
    """Return who begins next after the usual number of rounds, or beside whom, where not all that tells it is told."""
    stays = sinking.opener_of_next_turn(situation.players, 0) == 0
    opened = told_seat(situation, FIRST)
    if opened is None:
        return Verdict("sure.opens.stays" if stays else "sure.opens")
    if LASTED in situation.moves:
        return None
    last = opener_of_round(situation.players, opened, ROUNDS)
    return Verdict("sure.usual", {"usual": sinking.opener_of_next_turn(situation.players, last), "with_disc": opened})
