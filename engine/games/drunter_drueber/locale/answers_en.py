"""What the book rules on one's own table of Drunter & Drüber, in English."""

from typing import Final

JOKERS: Final = "{begins:who} {begins:verb|says|say|say} first what the joker means, then {follow:who}."
JOKERS_VAGUE: Final = (
    "The jokers are declared clockwise, beginning with the player whose turn it is: tell whose, and this names who"
    " speaks first."
)
VOTES: Final = (
    "So far it is {votes_for:n} yes to {votes_against:n} no, and what is missing may bring up to {most_for:n} yes"
    " or {most_against:n} no."
)

VERDICTS: dict[str, str] = {
    "headed.lay.near": "If {condition:n},",
    "headed.lay.pawns": "If {condition:n},",
    "headed.lay.other": "If {condition:n},",
    "headed.where.near": "If these squares are free,",
    "headed.blocked.near": "It depends: if {condition:n},",
    "headed.pass.near": "It depends: if {condition:n},",
    "verdict.no": "No.\n{why:reason}",
    "verdict.lay.yes": (
        "Yes, the tile may go there ({squares:squares}), without a vote.\nIts pawn moves to"
        " {squares:free_end}.{walls:if| The walls do not join: each stays a path of its own.|}"
        "{blocked:blocked_pawns}"
    ),
    "verdict.lay.yes.lost": (
        "Yes, the tile may go there ({squares:squares}), without a vote, and covers {lost:buildings}.\nIts pawn"
        " moves to {squares:free_end}.{walls:if| The walls do not join: each stays a path of its own.|}"
        "{blocked:blocked_pawns}"
    ),
    "verdict.lay.under": (
        "Yes, the tile may go there ({squares:squares}{bridge:bridge_before}), without a vote.\nThe path passes"
        " under the bridge and goes straight on behind it. Its pawn moves to {squares:free_end}.{walls:if| The"
        " walls do not join: each stays a path of its own.|}{blocked:blocked_pawns}"
    ),
    "verdict.lay.under.lost": (
        "Yes, the tile may go there ({squares:squares}{bridge:bridge_before}), without a vote, and covers"
        " {lost:buildings}.\nThe path passes under the bridge and goes straight on behind it. Its pawn moves to"
        " {squares:free_end}.{walls:if| The walls do not join: each stays a path of its own.|}"
        "{blocked:blocked_pawns}"
    ),
    "verdict.lay.round": (
        "No, only under the bridge at {bridge:square}: a tile is no bridge at its ends.\nThe path has to come to"
        " {before:square} first; from there, a later tile starts at {behind:square}, behind the bridge and straight on,"
        " whoever lays it. These squares must be free for that."
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
        "The proposal is accepted, with {yes:n} yes to {no:n} no: the tile is laid as proposed.\nThe voting cards that"
        " were used are out of the game; only the undecided card goes back to the hand."
    ),
    "verdict.vote.tie": (
        "It’s a tie, with {yes:n} yes and {no:n} no, and a tie is enough: the tile is laid as proposed.\nThe voting"
        " cards that were used are out of the game; only the undecided card goes back to the hand."
    ),
    "verdict.vote.lost": (
        "The proposal is voted down, with {no:n} no to {yes:n} yes: the tile goes back, and the turn is over.\n"
        "The voting cards that were used are out of the game all the same; only the undecided card goes back to the"
        " hand. In a later turn the same tile may be proposed there again."
    ),
    "verdict.vote.jokers": JOKERS,
    "verdict.vote.jokers.untold": JOKERS_VAGUE,
    "verdict.vote.may_come": VOTES,
    "verdict.vote.may_come.jokers": f"{JOKERS} {VOTES}",
    "verdict.vote.may_come.jokers.untold": f"{JOKERS_VAGUE} {VOTES}",
    "verdict.vote.may_come.why": (
        "A tie is enough to accept it. Everyone lays one card or several, and nobody none: the undecided card counts"
        " for nothing and goes back to the hand."
    ),
    "verdict.vote.may_come.forgotten": (
        "So far it is {votes_for:n} yes to {votes_against:n} no, and what is missing may bring up to {most_against:n}"
        " no."
    ),
    "verdict.vote.may_come.forgotten.why": (
        "How many no there may be depends on the used card of {whose:who} that is forgotten: {limits:limits}. A tie is"
        " enough to accept it.{safe:if| It is sure to be accepted only if that card is |}{safe:any_card}{safe:if|.|}"
    ),
    "verdict.vote.mixed": ("Yes and no cards laid together are a good vote ({seats:who}): each of them counts."),
    "verdict.vote.open.won": (
        "The proposal is accepted: the tile is laid as proposed.\nSo far it is {yes:n} yes to {no:n} no, and what is"
        " missing brings {gap:count|no more no than yes|at most one more no than yes|at most # more no than yes}. A tie"
        " is enough."
    ),
    "verdict.vote.open.won.behind": (
        "The proposal is accepted: the tile is laid as proposed.\nSo far it is {yes:n} yes to {no:n} no, but what is"
        " missing brings at least {gap:count|one|#} more yes than no."
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
        "what {joker:who} {joker:verb|says the joker means|say your joker means|say the jokers mean}, "
        "{{ word DD.joker }} votes for yes or as many for no, never fewer"
    ),
    "depends.vote": "the cards that {vote:who} {vote:verb|lays|lay|lay}",
    "depends.targets": "the {targets:verb|target|target|targets} that {targets:who} {targets:verb|has|have|have}",
    "depends.main": "the main {main:verb|target|target|targets} that {main:who} {main:verb|has|have|have}",
    "depends.second": "the second {second:verb|target|target|targets} that {second:who} {second:verb|has|have|have}",
    "depends.votes": "how many votes {votes:who} {votes:verb|has|have|have} left, by the voting cards kept",
    "way.joker": "{way:move}",
    "way.vote": "{way:move}",
    "way.targets": "{way:target}",
    "way.main": "{way:target}",
    "way.second": "{way:target}",
    "way.votes": "{way:n}",
    "case.joker": "{ways:n}",
    "case.joker.seat": "{seat:who} {ways:n}",
    "case.vote": "{ways:n}",
    "case.vote.seat": "{seat:who} {ways:n}",
    "case.targets": "{seat:of} target is {ways:n}",
    "case.main": "{seat:of} main target is {ways:n}",
    "case.second": "{seat:of} second target is {ways:n}",
    "case.votes": "{seat:who} {seat:verb|has|have|have} {ways:n} left",
    "depends.near": "whether the tile that you left open has its bridge there, and on what lies behind it",
    "depends.building": "what is covered of the buildings that you left open",
    "way.building.left": "still counts",
    "way.building.covered": "is covered",
    "case.building": "{spot:building_at} {ways:n}",
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
        "No, the pawn ({pawn:pawn}) is not blocked: it stays.\nA single could still go here: {ways:open_ways}."
        " Whether anyone has such a tile does not matter. In the variant, nobody chooses a main target for that. It may"
        " be blocked later: all pawns are looked at after every tile."
    ),
    "verdict.blocked.yes": (
        "Yes, the pawn ({pawn:pawn}) was blocked at {square:square}: it is taken off for good.\nAround it,"
        " {sides:obstacles}. Nobody can build on from there. In the variant with {{ word DD.targets_held }} target"
        " cards, everyone chooses a main target at once if no kind was blocked before."
    ),
    "verdict.blocked.wall": (
        "Yes, the pawn ({pawn:pawn}) was blocked at {square:square}: it is taken off for good.\nAround it,"
        " {sides:obstacles}. As long as the other wall pawn is on the board, wall tiles still go beside that one, and"
        " in the variant nobody chooses a main target for that."
    ),
    "verdict.blocked.choose": (
        "Yes, the pawn ({pawn:pawn}) was blocked at {square:square}: it is taken off for good, and everyone chooses a"
        " main target at once{perhaps:if|, unless a kind was blocked before|}.\nAround it, {sides:obstacles}. That"
        " blocks its kind. Main targets are chosen once a game."
    ),
    "verdict.blocked.chosen": (
        "Yes, the pawn ({pawn:pawn}) was blocked at {square:square}: it is taken off for good, but nobody chooses a"
        " main target again.\nAround it, {sides:obstacles}. The choice came once and for all with the first kind that"
        " was blocked: no card is exchanged now."
    ),
    "verdict.blocked.off": (
        "It is off the board for good already ({pawn:pawn}).\nNobody can build on from there. In the variant with"
        " {{ word DD.targets_held }} target cards, everyone chose a main target at once if no kind was blocked before."
    ),
    "verdict.blocked.off.wall": (
        "It is off the board for good already ({pawn:pawn}).\nAs long as the other wall pawn is on the board, wall"
        " tiles still go beside that one, and in the variant nobody chooses a main target for that."
    ),
    "verdict.blocked.off.choose": (
        "It is off the board for good already ({pawn:pawn}), and its kind is blocked: everyone chose a main target at"
        " once, if none was blocked before."
    ),
    "verdict.pass.no": (
        "No, you have to lay a tile, since one of yours fits.\nIt fits here for instance ({squares:squares}); lay it,"
        " or any other that fits, wherever you like."
    ),
    "verdict.pass.vote": (
        "No, you have to propose a tile over an outhouse, here for instance ({squares:squares}, outhouse on"
        " {outhouse:square}).\nYour tiles fit nowhere else. You may vote against it yourself."
        " {refusals:count|The others can no longer turn you down|The others can turn you down once more at most|The"
        " others can turn you down # times more at most}: each time costs them a card for no, or a joker."
    ),
    "verdict.pass.yes": (
        "Yes, you pass, since none of your tiles fits anywhere.\nThe next player clockwise goes on; you vote as before,"
        " and play again as soon as one of your tiles fits. If nobody else can lay a tile either, the game is over at"
        " once; tiles that are left over cost no points."
    ),
    "verdict.pass.yes.never": (
        "Yes, you pass, since none of your tiles fits anywhere.\nNor will one ever fit: the pawns that they are laid"
        " beside are gone for good. The others, clockwise, go on without you, and you still vote. The game is over once"
        " none of them can lay a tile either, at once; tiles that are left over cost no points."
    ),
    "verdict.pass.over": (
        "Nobody can lay a tile any more, so nobody passes: building is over, at once.\nThe round is not played to its"
        " end, and tiles that are left over cost no points."
    ),
    "verdict.pass.fits": "Only if you have none of the tiles that fit somewhere: {tiles:tile_types}.",
    "verdict.pass.fits.all": "No, you have to lay one of your tiles, since every tile fits somewhere.",
    "verdict.score.known": (
        "Points: {scores:each}{marked:marked}. Who wins is open.\nThat depends on the points of {others:who}, of which"
        " too little is told. A building at a bridge is covered, too, whatever passes below."
    ),
    "verdict.score.open": "{winners:who} {winners:verb|wins|win|share the victory}{marked:marked}.",
    "verdict.score.sure": "{winners:who} {winners:verb|wins|win|share the victory} in any case{marked:marked}.",
    "verdict.score.won": "{seat:who} {seat:verb|wins|win|win}{marked:marked}.\nThe points: {scores:each}.",
    "verdict.score.second": (
        "{seat:who} {seat:verb|wins|win|win}{marked:marked}: after a tie on points, the second target decides.\nThe"
        " points: {scores:each}."
    ),
    "verdict.score.votes": (
        "{seat:who} {seat:verb|wins|win|win}{marked:marked}: after a tie on points, the votes left in hand decide.\nThe"
        " points: {scores:each}."
    ),
    "verdict.score.shared": "{winners:who} share the victory{marked:marked}.\nThe points: {scores:each}.",
}
