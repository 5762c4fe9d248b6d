"""What of the points at the end of Vineta is certain before all is told: what the last district brings."""

from engine.core.situations import Situation, Verdict
from engine.games.vineta import edits
from engine.games.vineta.own_houses import last_district, own_count
from engine.games.vineta.rules.components import BONUS, OWN_HOUSE
from engine.games.vineta.rules.notation import DISTRICT_BY_NAME


def sure_points(situation: Situation, _verdict: Verdict) -> Verdict | None:
    """Return what the last district brings for certain, as far as it is told: for houses of one's own, and for itself.

    What a seat has taken comes on top: it may not be told.
    """
    last = last_district(situation)
    if last is None:
        return None
    standing, owner = situation.position.get("houses", {}).get(last), edits.owner_of_last_district(situation)
    told, bonus = edits.given_tiles_by_seat(situation), BONUS[DISTRICT_BY_NAME[last]]
    own = [
        standing.count(told[seat][0] or "-") if isinstance(standing, str) else own_count(situation, seat) or 0
        for seat in situation.seats
    ]
    gains = tuple(OWN_HOUSE * own[seat] + bonus * (owner == str(seat)) or None for seat in situation.seats)
    if owner == edits.NOBODY:
        key = "sure.nobodys_houses" if any(gains) else "sure.nobodys"
        return Verdict(key, {"gains": gains, "lost": bonus})
    return Verdict("sure.gains", {"gains": gains}) if any(gains) else None
