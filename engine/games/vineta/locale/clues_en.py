"""What is noted of a seat that may protect a colour or a district, in English."""

CLUES: dict[str, str] = {
    "suspected.colour": "Colour",
    "suspected.district": "District",
    "clue.placed_inside": "put a house further in",
    "clue.placed_outside": "put a house right outside",
    "clue.saved": "moved a house out of danger",
    "clue.doomed": "moved a house into danger",
    "clue.inwards": "moved a house inwards",
    "clue.outwards": "moved a house outwards",
    "clue.flooded_houses": "sent waves to several houses of this colour",
    "clue.calmed_houses": "took waves from several houses of this colour",
    "clue.flooded": "sent waves there",
    "clue.calmed": "took waves away there",
}
