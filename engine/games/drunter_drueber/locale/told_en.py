"""The words of Drunter & Drüber kept at a real table, in English."""

TOLD: dict[str, str] = {
    "told.ask.starter": "Who begins?",
    "told.ask.pawn": "{seat:who} {seat:verb|lays|lay|lay} a tile: from which pawn?",
    "told.when.pawn": "Move {number:n}",
    "told.when.covered": "Scoring",
    "told.when.target": "Scoring",
    "told.when.main": "Scoring",
    "told.when.second": "Scoring",
    "told.when.left": "Scoring",
    "told.pass": "Passes: no tile fits",
    "told.ask.tile": "{pawn:pawn}: how many squares, and which way?",
    "told.ask.vote": "Vote on the outhouse at {outhouse:square}: tap every card laid.",
    "told.ask.proposal": "A vote? Tap who proposes the tile.",
    "told.final": "Finish here and count",
    "told.final.told": "The game stops here; the points are counted.",
    "told.ask.cards": "{seat:who} {seat:verb|proposes|propose|propose}: tap every card laid.",
    "told.weighed.vote": (
        "A seat may lay several cards, also yes and no. “…?” counts nothing and comes back to the hand; JEEIIN, the"
        " joker, counts {{ word DD.joker }} yes or {{ word DD.joker }} no, as its owner declares."
    ),
    "told.weighed.vote.won": "Accepted: the tile is laid.",
    "told.weighed.vote.lost": "Voted down: the tile goes back.",
    "told.ask.covered": "Which buildings are covered? Tap them all.",
    "told.ask.target": "{seat:who}: which target card?",
    "told.ask.main": "{seat:who}: which main target?",
    "told.ask.second": "{seats:who} are tied at {points:n}: the second target decides. {seat:who}: which one?",
    "told.ask.left": (
        "{seats:who} are still tied: the votes left in hand decide. {seat:who}: which voting cards are left?"
    ),
    "told.changed.passed": "{seat:of} proposal is accepted, not rejected.",
    "told.changed.lost": "{seat:of} proposal is rejected, not accepted.",
    "told.changed.pawn": "The {pawn:pawn} pawn stands at {square:square}, not at {other:square}.",
    "told.changed.pawn_stays": "The {pawn:pawn} pawn stays on the board, at {square:square}.",
    "told.changed.pawn_off": "The {pawn:pawn} pawn is off the board.",
    "told.changed.covered": "{type:building} {value:n} at {square:square} is now covered.",
    "told.changed.uncovered": "{type:building} {value:n} at {square:square} is no longer covered.",
}
