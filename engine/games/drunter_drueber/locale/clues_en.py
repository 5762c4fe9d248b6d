"""What is noted of a seat that may protect a building type, in English."""

CLUES: dict[str, str] = {
    "suspected.target": "Target card",
    "clue.covered": "covered a building",
    "clue.approved": "voted for covering one",
    "clue.opposed": "voted against covering one",
    "clue.spared": "could have covered one and spared it",
}
