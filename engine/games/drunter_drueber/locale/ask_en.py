"""The words of asking about one's own table of Drunter & Drüber, in English."""

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
        "Tap the tile, then where its pawn stands and what lies around it. What you don’t tell of the board counts as"
        " free, and the answer says so."
    ),
    "question.vote": "Who wins the vote?",
    "question.vote.note": (
        "Tap the voting cards that each of you has laid, and say what the jokers mean. To see the tile laid or taken"
        " back, ask first whether it may go there."
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
        " where a tile has its bridge is gone, too."
    ),
}

VERDICTS: dict[str, str] = {
    "verdict.no": "No.\n{why:reason}",
    "verdict.lay.yes": (
        "Yes, the tile may go there ({squares:squares}), without a vote.\nIts pawn moves to"
        " {squares:free_end}.{walls:if| The two walls do not join: they stay two paths, each with its own pawn.|}"
    ),
    "verdict.lay.yes.lost": (
        "Yes, the tile may go there ({squares:squares}), without a vote, and covers {lost:buildings}.\nIts pawn moves"
        " to {squares:free_end}.{walls:if| The two walls do not join: they stay two paths, each with its own pawn.|}"
    ),
    "verdict.lay.under": (
        "Yes, the tile may go there ({squares:squares}{bridge:bridge_before}), without a vote.\nThe path passes under"
        " the bridge and goes straight on behind it. Its pawn moves to {squares:free_end}.{walls:if| The two walls do"
        " not join: they stay two paths, each with its own pawn.|}"
    ),
    "verdict.lay.under.lost": (
        "Yes, the tile may go there ({squares:squares}{bridge:bridge_before}), without a vote, and covers"
        " {lost:buildings}.\nThe path passes under the bridge and goes straight on behind it. Its pawn moves to"
        " {squares:free_end}.{walls:if| The two walls do not join: they stay two paths, each with its own pawn.|}"
    ),
    "verdict.lay.vote": (
        "Only if the vote allows the tile ({squares:squares}{bridge:bridge_before}) to cover the outhouse at"
        " {outhouse:square}{lost:buildings_besides}.\nEveryone votes first.{lost:if| The building needs no vote of its"
        " own.|}"
    ),
    "verdict.where.some": (
        "{count:count|Only here|In # places}{vote:if||, without a vote}: {places:places}.\nIts pawn then stands at the"
        " far end: {ends:any_square}. {closed:if|Ruled out: |}{closed:closed_ways}{closed:if|. |}{long:if|A tile lies"
        " straight, its start edge against the pawn’s square and never on it: it is neither bent nor turned round.|A"
        " single lies right beside the pawn’s square or right behind a bridge there, never diagonally.}"
        "{bridges:bridges_may_be}{other:if| It may go at the other wall pawn, too, of which you told nothing.|}"
    ),
    "verdict.where.none": (
        "Nowhere.\nRuled out: {closed:closed_ways}.{bridges:bridges_may_be}{other:if| It may still go at the other wall"
        " pawn, of which you told nothing.|}"
    ),
    "verdict.where.gone": "Nowhere any more.\n{why:reason}",
    "verdict.vote.none": "There is no vote: this tile ({squares:squares}) covers no outhouse.",
    "verdict.vote.won": (
        "The proposal is accepted, with {yes:n} yes to {no:n} no: the tile is laid.\nThe voting cards that were used"
        " are out of the game; only the undecided card goes back to the hand."
    ),
    "verdict.vote.tie": (
        "It’s a tie, with {yes:n} yes and {no:n} no, and a tie is enough: the tile is laid.\nThe voting cards that were"
        " used are out of the game; only the undecided card goes back to the hand."
    ),
    "verdict.vote.lost": (
        "The proposal is voted down, with {no:n} no to {yes:n} yes: the tile goes back, and the turn is over.\n"
        "The voting cards that were used are out of the game all the same; only the undecided card goes back to the"
        " hand. In a later turn the same tile may be proposed there again."
    ),
    "verdict.vote.may_come": (
        "So far it is {votes_for:n} yes to {votes_against:n} no, and what is missing may bring up to {most_for:n} yes"
        " or {most_against:n} no."
    ),
    "verdict.vote.may_come.forgotten": (
        "So far it is {votes_for:n} yes to {votes_against:n} no, and what is missing may bring up to {most_for:n} yes."
        " How many no depends on which used card of {whose:who} is forgotten: {limits:limits}.{safe:if| It is sure to"
        " be accepted only if that was |}{safe:any_card}{safe:if|.|}"
    ),
    "verdict.vote.open.won": (
        "The proposal is accepted: the tile is laid.\nSo far it is {yes:n} yes to {no:n} no, and what is missing"
        " brings {gap:count|no more no than yes|at most one more no than yes|at most # more no than yes}."
    ),
    "verdict.vote.open.won.behind": (
        "The proposal is accepted: the tile is laid.\nSo far it is {yes:n} yes to {no:n} no, but what is missing"
        " brings at least {gap:count|one|#} more yes than no."
    ),
    "verdict.vote.open.lost": (
        "The proposal is voted down: the tile goes back, and the turn is over.\nSo far it is {yes:n} yes to {no:n}"
        " no, but what is missing brings at least {gap:count|one|#} more no than yes."
    ),
    "verdict.vote.open.lost.behind": (
        "The proposal is voted down: the tile goes back, and the turn is over.\nSo far it is {yes:n} yes to {no:n}"
        " no, and what is missing brings {gap:count|no more yes than no|fewer than # more yes than no}."
    ),
    "depends.joker": (
        "what {joker:who} {joker:verb|says the joker means|say your joker means|say the jokers mean}, yes or no and"
        " never neither: whoever’s turn it is says so first, then the others clockwise"
    ),
    "depends.vote": "the cards that {vote:who} {vote:verb|lays|lay|lay}",
    "depends.targets": "the {targets:verb|target|target|targets} that {targets:who} {targets:verb|has|have|have}",
    "depends.main": "the main {main:verb|target|target|targets} that {main:who} {main:verb|has|have|have}",
    "depends.votes": "how many votes {votes:who} {votes:verb|has|have|have} left",
    "way.joker": "{way:move}",
    "way.vote": "{way:move}",
    "way.targets": "{way:target}",
    "way.main": "{way:target}",
    "way.votes": "{way:n}",
    "case.joker": "{ways:n}",
    "case.joker.seat": "{seat:who} {ways:n}",
    "case.vote": "{ways:n}",
    "case.vote.seat": "{seat:who} {ways:n}",
    "case.targets": "{seat:of} target is {ways:n}",
    "case.main": "{seat:of} main target is {ways:n}",
    "case.votes": "{seat:who} {seat:verb|has|have|have} {ways:n} left",
    "depends.near": "whether the tile that you left open has its bridge there, and on what lies behind it",
    "depends.covered": "which buildings are covered",
    "depends.pawns": "where its pawn stands",
    "depends.left": "whether the other wall pawn is still on the board",
    "depends.other": "where the other wall pawn stands",
    "way.near.free": "free",
    "way.near.tile": "a tile without a bridge",
    "way.near.bridge-n": "an upright bridge",
    "way.near.bridge-e": "a level bridge",
    "case.near": "{spot:square} is {ways:n}",
    "supposed.near": "nothing lies on {spots:any_square}",
    "supposed.covered": "none of these buildings is covered ({spots:types})",
    "supposed.pawns": "its pawn is still in its corner",
    "case.pawns.beside": "If the pawn is right beside it",
    "supposed.left": "the other wall pawn is still on the board",
    "case.left.gone": "If that one is gone, too",
    "supposed.other": "the other wall pawn is still in its corner",
    "case.other.beside": "If the other one is right beside it",
    "case.near.tile": "With a tile on {spots:any_square}",
    "case.near.tile.each": "With tiles on {spots:all_squares}",
    "case.near.bridge-n": "With an upright bridge on {spots:any_square}",
    "case.near.bridge-n.each": "With upright bridges on {spots:all_squares}",
    "case.near.bridge-e": "With a level bridge on {spots:any_square}",
    "case.near.bridge-e.each": "With level bridges on {spots:all_squares}",
    "verdict.blocked.no": (
        "No, the pawn ({pawn:pawn}) is not blocked.\nA single could still go here: {ways:open_ways}."
    ),
    "verdict.blocked.yes": (
        "Yes, the pawn ({pawn:pawn}) was blocked at {square:square}: it is taken off for good.\nAround it,"
        " {sides:obstacles}. Nobody can build on from there."
    ),
    "verdict.blocked.wall": (
        "Yes, the pawn ({pawn:pawn}) was blocked at {square:square}: it is taken off for good.\nAround it,"
        " {sides:obstacles}. As long as the other wall pawn is on the board, wall tiles still go beside that one, and"
        " in the variant nobody chooses a main target yet."
    ),
    "verdict.blocked.choose": (
        "Yes, the pawn ({pawn:pawn}) was blocked at {square:square}: it is taken off for good, and everyone chooses a"
        " main target at once.\nAround it, {sides:obstacles}. That blocks its kind."
    ),
    "verdict.blocked.off": "It is off the board for good already ({pawn:pawn}).\nNobody can build on from there.",
    "verdict.blocked.off.wall": (
        "It is off the board for good already ({pawn:pawn}).\nAs long as the other wall pawn is on the board, wall"
        " tiles still go beside that one, and in the variant nobody chooses a main target yet."
    ),
    "verdict.blocked.off.choose": (
        "It is off the board for good already ({pawn:pawn}), and its kind is blocked: everyone chose a main target at"
        " once, if none was blocked before."
    ),
    "verdict.pass.no": (
        "No.\nOne of your tiles fits, here for instance ({squares:squares}), so you have to lay a tile, wherever you"
        " like."
    ),
    "verdict.pass.vote": (
        "No.\nYour tiles fit over an outhouse only, so you have to propose one of them, here for instance"
        " ({squares:squares}, outhouse on {outhouse:square}). You may vote against it yourself."
    ),
    "verdict.pass.yes": (
        "Yes: none of your tiles fits anywhere, so you pass.\nThe next player clockwise goes on; you vote as before,"
        " and play again as soon as one of your tiles fits. If nobody else can lay a tile either, the game is over."
    ),
    "verdict.pass.yes.never": (
        "Yes: none of your tiles fits anywhere, so you pass.\nNor will one ever fit: the pawns that they are laid"
        " beside are gone for good. The others, clockwise, go on without you, and you still vote. The game is over once"
        " none of them can lay a tile either."
    ),
    "verdict.pass.over": "Nobody can lay a tile any more, so nobody passes: building is over.",
    "verdict.pass.fits": "Only if you have none of the tiles that fit somewhere: {tiles:tile_types}.",
    "verdict.pass.fits.all": "No: every tile fits somewhere, so you have to lay one of yours.",
    "verdict.score.known": (
        "Points: {scores:each}. Who wins is open.\nThat depends on the points of {others:who}, of which too little is"
        " told. A building at a bridge is covered, too, whatever passes below."
    ),
    "verdict.score.open": "{winners:who} {winners:verb|wins|win|share the victory}.",
    "verdict.score.won": "{seat:who} {seat:verb|wins|win|win}.\nThe points: {scores:each}.",
    "verdict.score.second": (
        "{seat:who} {seat:verb|wins|win|win}: after a tie on points, the second target decides.\nThe points:"
        " {scores:each}."
    ),
    "verdict.score.votes": (
        "{seat:who} {seat:verb|wins|win|win}: after a tie on points, the votes left in hand decide.\nThe points:"
        " {scores:each}."
    ),
    "verdict.score.shared": "{winners:who} share the victory.\nThe points: {scores:each}.",
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
    "field.holding": "Voting cards in hand, “…?” included (if you forgot which ones are used)",
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
    "field.targets": "Target card",
    "field.main": "Main target",
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

ASK: dict[str, str] = QUESTIONS | VERDICTS | FINDINGS | FIELDS | SCHEMA
