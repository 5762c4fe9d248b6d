"""The words of Drunter & Drüber, in English."""

EVENTS: dict[str, str] = {
    "PawnsPlaced": (
        "A pawn waits on each of the {count:n} corners: two build the wall, one builds the road, one the river."
    ),
    "TargetDealt.one": "{seat:who} {seat:verb|draws|draw|draw} a target card in secret: {targets:targets}.",
    "TargetDealt.one_hidden": (
        "{seat:who} {seat:verb|draws|draw|draw} a target card and {seat:verb|keeps|keep|keep} it secret."
    ),
    "TargetDealt.two": "{seat:who} {seat:verb|draws|draw|draw} two target cards in secret: {targets:targets}.",
    "TargetDealt.two_hidden": (
        "{seat:who} {seat:verb|draws|draw|draw} two target cards and {seat:verb|keeps|keep|keep} them secret."
    ),
    "VotesDealt": "Everyone takes the same {count:n} voting cards into a hidden hand, from NEEE to JAAA.",
    "TilesDealt": "{seat:who} {seat:verb|draws|draw|draw} these tiles, open to all: {tiles:tiles}.",
    "StarterDrawn": "The lot falls on {seat:who} to begin. From there it goes clockwise.",
    "TileLaid": (
        "{seat:who} {seat:verb|builds|build|build} {kind:the_kind} {direction:way} with a {length:size}:"
        " {squares:squares}."
    ),
    "TileLaid.single": (
        "{seat:who} {seat:verb|builds|build|build} {kind:the_kind} {direction:way} with a single, onto"
        " {squares:squares}."
    ),
    "BridgePassed": (
        "{seat:who} {seat:verb|leads|lead|lead} {kind:the_kind} under the {bridge_kind:kind}’s bridge at"
        " {bridge:square}."
    ),
    "BridgePassed.again": (
        "In the same go {seat:who} {seat:verb|leads|lead|lead} {kind:the_kind} under one more bridge, the"
        " {bridge_kind:kind}’s at {bridge:square}."
    ),
    "BuildingCovered": "{type:building} {value:n} at {square:square} disappears under {seat:of} tile.",
    "PawnMoved": "The {kind:kind} pawn moves on to the free end, {square:square}.",
    "PawnRemoved": (
        "Not even a single fits beside the {kind:kind} pawn at {square:square} any more: it is removed for good."
    ),
    "TurnPassed": "{seat:who} {seat:verb|has|have|have} no tile that fits anywhere and {seat:verb|passes|pass|pass}.",
    "VoteCalled": (
        "{seat:who} {seat:verb|proposes|propose|propose} to build {kind:the_kind} {direction:way} with a {length:size}"
        " ({squares:squares}). That would cover the outhouse at {outhouse:square}, so the town votes."
    ),
    "VoteLaid": "{seat:who} {seat:verb|lays|lay|lay} {cards:cards}, face down.",
    "VoteLaid.hidden": "{seat:who} {seat:verb|votes|vote|vote}, face down.",
    "VotesRevealed": (
        "All voting cards are turned over: {cards:each|cards}. By their vowels, jokers aside, that makes {yes:n} yes"
        " and {no:n} no."
    ),
    "JokerDeclared.yes": "{seat:of} joker speaks up and says yes, counting double.",
    "JokerDeclared.no": "{seat:of} joker speaks up and says no, counting double.",
    "VotePassed": "{yes:n} yes, {no:n} no: the proposal is accepted, and {seat:of} tile is laid.",
    "VotePassed.tie": "{yes:n} yes, {no:n} no: a tie is enough, and {seat:of} tile is laid.",
    "VoteLost": (
        "{yes:n} yes, {no:n} no: the proposal is turned down, and {seat:who} {seat:verb|takes|take|take} the tile back."
        " The turn is over."
    ),
    "CardsDiscarded": (
        "The cards just used leave the game, face up. Votes still in hand, yes and no together: {left:each}."
    ),
    "UndecidedReturned": "The card “…?” cannot make up its mind and goes back to {seats:who}.",
    "KindBlocked": "Nobody can build {kind:the_kind} any further: everyone chooses the main target now.",
    "NeverBlocked": "Nothing was blocked to the very end: everyone chooses the main target before the cards are shown.",
    "MainChosen": "{seat:who} {seat:verb|chooses|choose|choose} the main target, face down: {target:target}.",
    "MainChosen.hidden": (
        "{seat:who} {seat:verb|lays|lay|lay} one target card on top of the other, face down: that one is now the main"
        " target."
    ),
    "BuildingEnded": "All tiles lie on the board: the building is over.",
    "BuildingEnded.stuck": (
        "{left:count|One tile is left, and it fits nowhere|# tiles are left, and nobody can place one}: the building is"
        " over."
    ),
    "TargetScored.type": (
        "{seat:who} {seat:verb|shows|show|show} the target card “{target:target}”. Still standing: {counted:buildings}."
        " That makes {points:count|no points|1 point|# points}."
    ),
    "TargetScored.all3": (
        "{seat:who} {seat:verb|shows|show|show} the target card “{target:target}”. Buildings of value 3 still standing:"
        " {counted:buildings}. That makes {points:count|no points|1 point|# points}."
    ),
    "TargetScored.all4": (
        "{seat:who} {seat:verb|shows|show|show} the target card “{target:target}”. Buildings of value 4 still standing:"
        " {counted:buildings}. That makes {points:count|no points|1 point|# points}."
    ),
    "TargetScored.lowest": (
        "{seat:who} {seat:verb|shows|show|show} the target card “{target:target}”. Of each building type, the lowest"
        " that still stands counts: {counted:buildings}. That makes {points:count|no points|1 point|# points}."
    ),
    "TargetScored.each": (
        "{seat:who} {seat:verb|shows|show|show} the target card “{target:target}”. Each building counts 1, whatever its"
        " value: {counted:buildings}. That makes {points:count|no points|1 point|# points}."
    ),
    "SecondScored": (
        "{seat:who} {seat:verb|is|are|are} tied and {seat:verb|shows|show|show} the second target, “{target:target}”."
        " What counts: {counted:buildings}. That makes {points:count|no points|1 point|# points}."
    ),
    "VotesCompared": "{seats:who} {seats:verb|is|are|are} level. The votes left in hand decide: {votes:each}.",
    "GameWon": "{seat:who} {seat:verb|wins|win|win} the game. The points: {scores:each}.",
    "VictoryShared": (
        "{winners:who} {winners:verb|wins|win|win} together: neither points nor votes set {winners:verb|them|you|them}"
        " apart. The points: {scores:each}."
    ),
}

REFUSALS: dict[str, str] = {
    "refused.not_your_turn": "It is {seat:of} turn to lay a tile: whoever has the turn lays one, and nobody else.",
    "refused.no_tile": "There is no {kind:kind} {length:size} in this hand: choose a tile that is.",
    "refused.wrong_kind": (
        "Only {kind:kind} goes on from the {kind:kind} pawn, and this hand holds no {kind:kind} {length:size}. Its"
        " {other:kind} {length:size} goes to a {other:kind} pawn."
    ),
    "refused.not_beside": (
        "The square {square:square} is out of reach: {kind:the_kind} goes on only from its own pawn{pawns:if|, at |"
        " (pawns left: }{pawns:any_square}{pawns:if||)}, in a straight line and without a gap."
    ),
    "refused.occupied": (
        "A tile already lies on {square:square}, and no tile goes on top of another. A shorter tile or another"
        " direction may do."
    ),
    "refused.corner": (
        "There is a corner at {square:square}, and corners are never covered. A shorter tile or another direction may"
        " do."
    ),
    "refused.off_board": (
        "The board ends at {square:square}, and this tile would stick out. A shorter tile or another direction may do."
    ),
    "refused.far_side": (
        "The way under the bridge at {bridge:square} is shut: there must be a free square right behind it. Another"
        " direction may do."
    ),
    "refused.two_bridges": (
        "Behind the bridge at {bridge:square} comes another, at {far:square}, and only one may be passed in one go."
        " Another direction may do."
    ),
    "refused.pawn_gone": (
        "This {kind:kind} pawn was removed for good: nothing is built from there. Choose a pawn still on the board."
    ),
    "refused.already_voted": (
        "{seat:who} {seat:verb|has|have|have} voted already: what lies face down stays until everyone has voted."
    ),
    "refused.not_in_hand": "Not in this hand: {cards:cards}. Vote with cards that are.",
    "refused.not_your_joker": (
        "Jokers are declared clockwise, beginning with the player whose turn it is: {seat:who}"
        " {seat:verb|comes|come|come} first."
    ),
    "refused.already_main": "{seat:who} {seat:verb|has|have|have} chosen the main target, and the choice stands.",
    "refused.not_your_target": (
        "The target card “{target:target}” is not in this hand: the main target is one of the two that are."
    ),
}

OPTIONS: dict[str, str] = {
    "option.goals": "Target cards",
    "option.goals.note": "How many target cards everyone gets.",
    "option.goals.one": "One",
    "option.goals.one.note": "The usual game: one building type to protect from beginning to end.",
    "option.goals.two": "Two",
    "option.goals.two.note": (
        "The variant: two cards out of ten, special ones among them. Once a kind is blocked, everyone chooses the one"
        " that counts."
    ),
    "option.bridges": "Bridges",
    "option.bridges.note": "Whether a path may pass under several bridges in one go.",
    "option.bridges.one": "One at a time",
    "option.bridges.one.note": "The square right behind the bridge must be free.",
    "option.bridges.several": "Several in a row",
    "option.bridges.several.note": "Bridges in a row are passed together, if the square behind the last one is free.",
}

BOTS: dict[str, str] = {
    "bot.1.note": "Lays any tile that fits and throws any voting cards in, as you might with your eyes shut.",
    "bot.2.note": (
        "Protects its own buildings and votes for what suits them right now; what the others are after, it never asks."
    ),
    "bot.3.note": (
        "Remembers what everyone has built, spared and voted for, and guesses from it which target cards they hold."
    ),
    "bot.4.note": (
        "Imagines which cards the others may hold, tries its moves in many such games, and keeps quiet about its own"
        " card."
    ),
}

DECISIONS: dict[str, str] = {
    "decide.place": "Choose a tile and a place for it.",
    "decide.vote": "The town votes: lay one voting card or more, face down.",
    "decide.joker": "Say what your joker votes: yes or no.",
    "decide.main": "Choose your main target: only this card will count, unless there is a tie.",
    "now.place": (
        "You lay one of your tiles at a pawn of its kind, in any direction where there is room. You can’t pass."
    ),
    "now.vote": (
        "You lay one or more of your voting cards, face down; yes and no may go together. Cards that you keep can"
        " vote again later."
    ),
    "now.joker": "You say whether the joker that you laid counts for yes or for no; it must be one of the two.",
    "now.main": "You choose which of your two target cards will count. You can’t change it afterwards.",
}

TABLES: dict[str, str] = {
    "score.target": "Target card",
    "score.target.cell": "{target:target}",
    "score.counted": "What counts",
    "score.counted.cell": "{counted:buildings}",
    "table.round": "Turn {round:n}",
    "dd.deal.each": "Tiles for each player",
    "dd.deal.players": "Players",
    "dd.deal.triples": "Triples",
    "dd.deal.doubles": "Doubles",
    "dd.deal.singles": "Singles",
    "dd.deal.all": "In all",
    "dd.components.what": "What it is",
    "dd.components.count": "How many",
    "dd.components.note": "Good to know",
    "dd.components.wall": "Wall",
    "dd.components.road": "Road",
    "dd.components.river": "River",
    "dd.components.wall.note": "A soldier marks the start edge. Two pawns build it, from opposite corners.",
    "dd.components.road.note": "A coach marks the start edge.",
    "dd.components.river.note": "A boat marks the start edge.",
    "dd.components.pawns": "Pawns",
    "dd.components.pawns.note": "Nobody’s own: they show where building goes on.",
    "dd.components.buildings": "Buildings on the board",
    "dd.components.buildings.note": "Each building type has the values 1 to 5 once.",
    "dd.components.outhouses": "Outhouses on the board",
    "dd.components.outhouses.note": "Nobody covers one without a vote.",
    "dd.components.cards": "Voting cards each",
    "dd.components.cards.note": "The same ones for everybody.",
    "dd.components.targets": "Target cards",
    "dd.components.targets.note": "One for each building type.",
    "dd.components.specials": "Special cards",
    "dd.components.specials.note": "Only for the variant with two target cards.",
    "dd.cards.card": "Voting card",
    "dd.cards.votes": "Votes",
    "dd.cards.yes": "{votes:n} yes",
    "dd.cards.no": "{votes:n} no",
    "dd.cards.joker": "{votes:n} yes or {votes:n} no: declared once the cards are turned over",
    "dd.cards.undecided": "none; comes back to the hand",
    "dd.targets.card": "Target card",
    "dd.targets.counts": "What counts",
    "dd.targets.most": "Most points",
    "dd.targets.type.counts": "Every uncovered building of this type, by its value",
    "dd.targets.all3.counts": "Every uncovered building of value 3",
    "dd.targets.all4.counts": "Every uncovered building of value 4",
    "dd.targets.lowest.counts": "Of each building type, the uncovered building of the lowest value",
    "dd.targets.each.counts": "Every uncovered building, 1 point each",
}
