"""The words of asking about one's own table of Drunter & Drüber, in English."""

from engine.games.drunter_drueber.locale.answers_en import VERDICTS

QUESTIONS: dict[str, str] = {
    "common.under": "May my path pass under a bridge?",
    "common.equal": "The vote is tied: is the tile laid?",
    "common.shut_in": "Is this pawn blocked?",
    "question.lay": "May this tile go here, and is there a vote?",
    "question.lay.note": (
        "Choose the tile in question and tap where it would go, then tell what matters nearby, in any order: where its"
        " pawn stands, tiles, bridges."
    ),
    "question.where": "Where may this tile go?",
    "question.where.note": (
        "Tap the tile (one at a time: another takes its place), then where its"
        " pawn stands and what lies around it. What you don’t tell of the board counts as"
        " free, and the answer says so."
    ),
    "question.vote": "Who wins the vote?",
    "question.vote.note": (
        "Tap the voting cards that each of you has laid, and say what the jokers mean. Used cards lie open: all may"
        " look at them. To see the tile laid or taken back, ask first whether it may go there."
    ),
    "question.blocked": "Is this pawn blocked, and what happens then?",
    "question.blocked.note": "Choose the pawn, tap where it stands, then tiles and bridges around it, in any order.",
    "question.pass": "May I pass?",
    "question.pass.note": (
        "Tap the tiles you have, then what matters: where their pawns stand and what lies around them, or which are"
        " gone. Without your tiles, you are told which ones fit somewhere."
    ),
    "question.score": "What does it score?",
    "question.score.note": (
        "Choose the target cards, and cover the buildings that are gone: with their tiles, or without. One that stands"
        " where a tile has its bridge is gone, too. What you leave as it is counts as uncovered: where nobody knows,"
        " tap the covered building again, and the answer says what comes of either."
    ),
}

FINDINGS: dict[str, str] = {
    "finding.not_a_board": "A board is entered as a text.",
    "finding.not_a_tile": "“{value:n}” is no tile on the board.",
    "finding.not_a_past_vote": "This is no past vote: check {where:clause}.",
    "finding.tile_refused": "Tile {number:n} ({move:move}) can’t go there. {why:reason}",
    "finding.tile_refused.fix": "Take it away, and those laid after it",
    "finding.tile_too_many": (
        "Tile {number:n} is one {tile:tile} too many: there {most:count|is only one|are only #} in the game."
    ),
    "finding.tile_too_many.fix": "Take it away, and those laid after it",
    "finding.tiles_too_many": (
        "That makes {count:n} of these: {tile:tile}. There {most:count|is only one|are only #} in the game, on the"
        " board and in the hands together."
    ),
    "finding.tiles_too_many.fix": "Take away what is too many in the hands",
    "finding.hand_too_big": (
        "{seat:who} {seat:verb|has|have|have} {count:n} tiles of length {length:n}, and only {most:n} of them were"
        " dealt to each."
    ),
    "finding.hand_too_big.fix": "Take away what is too many",
    "finding.tiles_missing": "{count:count|One tile is|# tiles are} neither on the board nor in a hand.",
    "finding.vote_before": "Vote {number:n} came after more tiles than have been laid ({count:n}).",
    "finding.vote_before.fix": "Put it after the last tile",
    "finding.vote_without_tile": "Vote {number:n} was won, but its tile was not laid then: {move:move}.",
    "finding.vote_without_tile.fix": "Leave out this vote",
    "finding.card_spent": "{seat:who} {seat:verb|has|have|have} already used {cards:cards}, and used cards are gone.",
    "finding.card_spent.fix": "Take them out of the hand",
    "finding.outhouse_without_vote": (
        "Tile {number:n} covers the outhouse at {square:square}, and no vote on it has been entered."
    ),
    "finding.targets_too_many": (
        "{seat:who} {seat:verb|has|have|have} too many target cards: {most:count|only one belongs|only # belong}"
        " to each."
    ),
    "finding.targets_too_many.fix": "Leave them open",
    "finding.target_of_variant": (
        "The target card “{target:target}” belongs to the variant with {{ word DD.targets_held }} target cards only."
    ),
    "finding.target_of_variant.fix": "Leave it open",
    "finding.target_twice": (
        "Somebody else has the target card “{target:target}” already, and there is only one of each."
    ),
    "finding.target_twice.fix": "Leave the second one open",
    "finding.main_not_held": "{seat:who} can’t have the main target “{target:target}”: it is not in this hand.",
    "finding.main_not_held.fix": "Leave the main targets open",
    "finding.main_missing": "With one target card each, nobody is without a main target.",
    "finding.main_missing.fix": "Leave the main targets open",
    "finding.main_partly": "All choose their main targets at the same time: either all have one or nobody has.",
    "finding.main_partly.fix": "Leave the main targets open",
    "finding.main_due": "A kind is blocked, so all must have chosen a main target by now.",
    "finding.main_due.fix": "They are choosing now",
    "finding.turn_passes": "{seat:who} can’t lay any tile and {seat:verb|passes|pass|pass}: {other:who} comes next.",
    "finding.turn_passes.fix": "Give {other:who} the turn",
    "finding.nobody_can_place": "Nobody can lay a tile any more: the building is over.",
    "finding.nobody_can_place.fix": "End the building",
    "finding.not_over": "The game isn’t over: there are tiles left that can be laid ({seats:who}).",
    "finding.not_over.fix": "Go on building",
    "finding.chosen_already": "All main targets are chosen already, and the choice is final.",
    "finding.chosen_already.fix": "Nobody is choosing now",
    "finding.choosing_early": "Main targets are chosen when a kind is blocked or the building is over, not before.",
    "finding.choosing_early.fix": "Nobody is choosing now",
    "finding.proposal_refused": "Nobody can propose this: {move:move}. {why:reason}",
    "finding.proposal_refused.fix": "Leave the vote out",
    "finding.proposal_without_vote": "This tile covers no outhouse, so nobody votes on it: {move:move}.",
    "finding.proposal_without_vote.fix": "Leave the vote out",
    "finding.vote_not_in_hand": "{seat:who} can’t have laid this, it is not in this hand: {cards:cards}.",
    "finding.vote_not_in_hand.fix": "Take it away",
    "finding.vote_over": "In this vote everything is laid and declared: it is over.",
    "finding.vote_over.fix": "Leave the vote out",
}

FIELDS: dict[str, str] = {
    "field.tile": "The tile in question",
    "field.where": "The tile",
    "field.pawn": "The pawn in question",
    "field.vote": "Voting cards laid",
    "field.joker": "Joker",
    "field.second": "Second target",
    "field.used": "Voting cards already used up",
    "field.spent": "Voting cards already used up",
    "field.holding": "Voting cards in hand, with “…?”",
    "field.left": "Number of voting cards in hand, with “…?”",
    "field.board": "The board",
    "field.deal": "Freshly dealt",
    "field.laid": "Tiles on the board",
    "field.others": "Tiles the others have",
    "field.holds": "Tiles you have",
    "field.about": "About the tile on the board",
    "field.empty": "Nothing is laid yet",
    "field.gone": "Pawns already taken off",
    "field.near": "What lies near the dispute",
    "field.pawns": "Where its pawn stands",
    "field.tiles": "Tiles in hand",
    "field.tiles.w1": "Walls of length {{ DD.single }} in hand",
    "field.tiles.w2": "Walls of length {{ DD.double }} in hand",
    "field.tiles.w3": "Walls of length {{ DD.triple }} in hand",
    "field.tiles.r1": "Roads of length {{ DD.single }} in hand",
    "field.tiles.r2": "Roads of length {{ DD.double }} in hand",
    "field.tiles.r3": "Roads of length {{ DD.triple }} in hand",
    "field.tiles.f1": "Rivers of length {{ DD.single }} in hand",
    "field.tiles.f2": "Rivers of length {{ DD.double }} in hand",
    "field.tiles.f3": "Rivers of length {{ DD.triple }} in hand",
    "field.votes": "Votes left (a joker: {{ DD.joker }})",
    "vote.field.votes": "Voting cards before the vote",
    "pass.field.votes": "Voting cards before the vote",
    "score.field.votes": "Votes left (a joker: {{ DD.joker }})",
    "field.targets": "Target card",
    "field.main": "Main target",
    "field.or": "Not sure? It could also be",
    "field.points": "Points, if you have counted them",
    "field.kept": "Voting cards kept",
    "field.turn": "Whose turn it is",
    "field.turns": "Turns so far",
    "field.proposal": "The proposal",
    "field.chosen": "Voting cards laid",
    "field.jokers": "Jokers declared",
    "field.revealed": "Cards turned over",
    "field.choosing": "Choosing main targets",
    "field.over": "The game is over",
    "field.ballots": "Past votes",
    "tool.ask": "The tile in question; its pawn will turn it",
    "tool.near": "What is nearby",
    "tool.lay": "Whole paths from their corners",
    "tool.cover": "Buildings",
}

OURS: dict[str, str] = {
    "ours.D2": "who can cover only outhouses has to propose it, and a lost vote ends the turn",
    "ours.D6": "a tile that may not lie there is not put to the vote",
    "ours.D7": "whether a path passes under several bridges in a row is a house rule",
    "ours.D8": "a square behind a bridge counts like any other",
    "ours.D10": "a pawn that has room stays, even if nobody has a tile for it",
    "ours.D12": "all know which voting cards have been used",
    "ours.D13": "tiles of different paths may touch, and walls do not join",
    "ours.D15": "if no kind is blocked, main targets are chosen at the end",
    "ours.D16": "after a tie on the second targets, too, the votes left decide",
}

SCHEMA: dict[str, str] = {
    "schema.board": "Another board, as a text with one line a row.",
    "schema.deal": "True for a game that is freshly dealt; only a board goes with it.",
    "schema.laid": "The tiles on the board, in order: seat, colon, pawn, length and direction.",
    "schema.near": "Of a part of the board, by square: what lies there, of whatever kind. The rest is not told.",
    "schema.pawns": "By pawn, its square if it is not at the end of a path laid from its corner; empty once removed.",
    "schema.tiles": (
        "By seat, how many tiles of each type are in hand: walls, roads and rivers, each from short to long."
    ),
    "schema.votes": "By seat, the voting cards in hand.",
    "schema.targets": "By seat, the target cards.",
    "schema.main": "By seat, the main target; empty while none is chosen.",
    "schema.turn": "The seat whose turn it is.",
    "schema.turns": "How many turns are over, passes not counted.",
    "schema.proposal": "The placement that is being voted on.",
    "schema.chosen": "By seat, the voting cards laid in this vote.",
    "schema.jokers": "By seat, what a joker was declared to mean: 1 for yes, −1 for no, 0 for nothing yet.",
    "schema.revealed": "True once the voting cards are turned over.",
    "schema.choosing": "True while the main targets are being chosen.",
    "schema.over": "True once the game is over.",
    "schema.ballots": "The votes that are over, each with all that was laid and declared.",
}

ASK: dict[str, str] = QUESTIONS | VERDICTS | FINDINGS | FIELDS | OURS | SCHEMA
