"""What is noted of a seat that may protect a colour or a district, in French."""

CLUES: dict[str, str] = {
    "suspected.colour": "Couleur",
    "suspected.district": "Quartier",
    "clue.placed_inside": "maison posée plus à l’intérieur",
    "clue.placed_outside": "maison posée tout à l’extérieur",
    "clue.saved": "maison mise à l’abri du danger",
    "clue.doomed": "maison mise en danger",
    "clue.inwards": "maison rapprochée du centre",
    "clue.outwards": "maison éloignée du centre",
    "clue.flooded_houses": "vagues envoyées à plusieurs maisons de cette couleur",
    "clue.calmed_houses": "vagues épargnées à plusieurs maisons de cette couleur",
    "clue.flooded": "vagues envoyées là",
    "clue.calmed": "vagues retirées de là",
}
