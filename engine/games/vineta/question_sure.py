"""What is certain of what sinks, and of who takes its houses, before all is told."""

from engine.core.situations import Situation, Verdict
from engine.games.vineta import question_needs, question_play
from engine.games.vineta.owners import flood_owner_name, series_on_district
from engine.games.vineta.rules.notation import owner_and_card_from_text
from engine.games.vineta.waves import open_worths


def sure_of_highest(situation: Situation, _verdict: Verdict) -> Verdict | None:
    """Return that the highest series decides, where it is not told which one it is of several."""
    return Verdict("sure.highest") if any(open_worths(situation)) else None


def sure_shares(situation: Situation, _verdict: Verdict) -> Verdict | None:
    """Return how many houses those take of whom it is told which cards they laid, whoever laid the others."""
    top = question_play.highest_districts_in_situation(situation)
    if len(top) != 1 or any(question_needs.places_deciding_highest(situation)):
        return None
    houses, each = situation.position.get("houses", {}).get(top[0]), series_on_district(situation, top[0])
    count = len(houses) if isinstance(houses, str) else houses or 0
    told = [
        None if flood_owner_name(top[0], at) in situation.assumed else owner_and_card_from_text(text)[0]
        for at, text in enumerate(each["floods"] if each else ())
    ]
    takers = [told[at % len(told)] for at in range(count)]
    least = tuple(takers.count(seat) or None for seat in situation.seats)
    return Verdict("sure.shared", {"sinking": top[0], "all": count, "least": least}) if any(least) else None
