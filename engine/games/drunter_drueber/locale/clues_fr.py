"""What is noted of a seat that may protect a building type, in French."""

CLUES: dict[str, str] = {
    "suspected.target": "Carte objectif",
    "clue.covered": "bâtiment recouvert",
    "clue.approved": "vote pour en recouvrir",
    "clue.opposed": "vote contre, quand il s’agissait d’en recouvrir",
    "clue.spared": "aurait pu en recouvrir, et s’en est gardé",
}
