"""The words of Drunter & Drüber, in English."""

from engine.games.drunter_drueber.locale import tables_en

EVENTS: dict[str, str] = {
    "PawnsPlaced": (
        "There is a pawn on each of the {count:n} corners: {{ word DD.wall_pawns }} for the wall, one for the road and"
        " one for the river."
    ),
    "TargetDealt.one": "{seat:who} {seat:verb|draws|draw|draw} a target card in secret: {targets:targets}.",
    "TargetDealt.one_hidden": (
        "{seat:who} {seat:verb|draws|draw|draw} a target card and {seat:verb|keeps|keep|keep} it secret."
    ),
    "TargetDealt.two": (
        "{seat:who} {seat:verb|draws|draw|draw} {{ word DD.targets_held }} target cards in secret: {targets:targets}."
    ),
    "TargetDealt.two_hidden": (
        "{seat:who} {seat:verb|draws|draw|draw} {{ word DD.targets_held }} target cards and {seat:verb|keeps|keep|keep}"
        " them secret."
    ),
    "VotesDealt": "Everyone takes the same {count:n} voting cards, from NEEE to JAAA, and keeps them hidden.",
    "TilesDealt": (
        "{seat:who} {seat:verb|draws|draw|draw} these tiles and {seat:verb|lays|lay|lay} them face up: {tiles:tiles}."
    ),
    "StarterDrawn": "Lots are drawn: {seat:who} {seat:verb|goes|go|go} first. Play goes clockwise.",
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
        "In the same go, {seat:who} {seat:verb|leads|lead|lead} {kind:the_kind} under another bridge, the"
        " {bridge_kind:kind}’s at {bridge:square}."
    ),
    "BridgePassed.untold": (
        "{seat:who} {seat:verb|leads|lead|lead} {kind:the_kind} under the bridge at {bridge:square}."
    ),
    "BridgePassed.again.untold": (
        "In the same go, {seat:who} {seat:verb|leads|lead|lead} {kind:the_kind} under another bridge, at"
        " {bridge:square}."
    ),
    "BuildingCovered": "{type:building} {value:n} at {square:square} disappears under {seat:of} tile.",
    "PawnMoved": "The {kind:kind} pawn moves to the free end, {square:square}.",
    "PawnRemoved": (
        "Not even a single fits beside the {kind:kind} pawn at {square:square} any more: it is taken off for good."
    ),
    "TurnPassed": "{seat:who} {seat:verb|has|have|have} no tile that fits anywhere and {seat:verb|passes|pass|pass}.",
    "VoteCalled": (
        "{seat:who} {seat:verb|proposes|propose|propose} to build {kind:the_kind} {direction:way} with a {length:size}"
        " ({squares:squares}). That would cover the outhouse at {outhouse:square}, so everyone votes."
    ),
    "VoteLaid": "{seat:who} {seat:verb|lays|lay|lay} {cards:cards} face down.",
    "VoteLaid.hidden": "{seat:who} {seat:verb|lays|lay|lay} one or more voting cards face down.",
    "VotesRevealed": "All voting cards are turned over: {cards:each|cards}. That makes {yes:n} yes and {no:n} no.",
    "VotesRevealed.joker": (
        "All voting cards are turned over: {cards:each|cards}. Jokers aside, that makes {yes:n} yes and {no:n} no."
    ),
    "VotesRevealed.short": "{cards:each|cards}.",
    "VotesRevealed.joker.short": "{cards:each|cards}; without jokers, {yes:n} yes and {no:n} no.",
    "JokerDeclared.yes": (
        "{seat:who} {seat:verb|declares|declare|declare} the joker: it counts as {{ word DD.joker }} votes for yes."
    ),
    "JokerDeclared.no": (
        "{seat:who} {seat:verb|declares|declare|declare} the joker: it counts as {{ word DD.joker }} votes for no."
    ),
    "VotePassed": "{seat:accepted} {yes:n} yes, {no:n} no.",
    "VotePassed.tie": "{seat:accepted} {yes:n} yes, {no:n} no. A tie is enough.",
    "VotePassed.untold": "The proposal is accepted.",
    "VoteLost": (
        "{seat:voted_down} {yes:n} yes, {no:n} no. {seat:who} {seat:verb|takes|take|take} the tile back, and the turn"
        " is over."
    ),
    "VoteLost.untold": (
        "The proposal is voted down. {seat:who} {seat:verb|takes|take|take} the tile back, and the turn is over."
    ),
    "CardsDiscarded": "The voting cards just used leave the game, face up.",
    "UndecidedReturned": "The card “…?” goes back to {seats:who}.",
    "KindBlocked": "{kind:the_kind} is blocked: everyone now chooses a main target.",
    "NeverBlocked": "No kind was ever blocked: everyone chooses a main target now, before the cards are shown.",
    "MainChosen": "{seat:who} {seat:verb|chooses|choose|choose} a main target, face down: {target:target}.",
    "MainChosen.hidden": (
        "{seat:who} {seat:verb|puts|put|put} one target card on top of the other, face down: it is now the main target."
    ),
    "BuildingEnded": "All the tiles have been laid: the building is over.",
    "BuildingEnded.stuck": (
        "{left:count|One tile is left, and it fits nowhere|# tiles are left, and nobody can lay one}: the building is"
        " over."
    ),
    "BuildingEnded.untold": "The building is over.",
    "TargetScored.type": (
        "{seat:who} {seat:verb|shows|show|show} the target card “{target:target}”. Still uncovered:"
        " {counted:buildings}. That makes {points:count|no points|1 point|# points}."
    ),
    "TargetScored.all3": (
        "{seat:who} {seat:verb|shows|show|show} the target card “{target:target}”. Buildings of value {{ DD.all3 }}"
        " still uncovered: {counted:buildings}. That makes {points:count|no points|1 point|# points}."
    ),
    "TargetScored.all4": (
        "{seat:who} {seat:verb|shows|show|show} the target card “{target:target}”. Buildings of value {{ DD.all4 }}"
        " still uncovered: {counted:buildings}. That makes {points:count|no points|1 point|# points}."
    ),
    "TargetScored.lowest": (
        "{seat:who} {seat:verb|shows|show|show} the target card “{target:target}”. Of each building type, the lowest"
        " uncovered building counts: {counted:buildings}. That makes {points:count|no points|1 point|# points}."
    ),
    "TargetScored.each": (
        "{seat:who} {seat:verb|shows|show|show} the target card “{target:target}”. Each uncovered building counts"
        " {{ DD.each }}, whatever its value: {counted:buildings}. That makes {points:count|no points|1 point|# points}."
    ),
    "SecondScored": (
        "{seat:who} {seat:verb|is|are|are} tied and {seat:verb|shows|show|show} the second target, “{target:target}”."
        " What counts: {counted:buildings}. That makes {points:count|no points|1 point|# points}."
    ),
    "VotesCompared": "{seats:who} {seats:verb|is|are|are} tied. The votes left in hand decide: {votes:each}.",
    "GameWon": "{seat:who} {seat:verb|wins|win|win} the game. The points: {scores:each}.",
    "VictoryShared": (
        "{winners:who} {winners:verb|shares|share|share} the victory, tied on points and on votes. The points:"
        " {scores:each}."
    ),
    "TargetDealt.one_hidden.several": "{seat:who} each draw a target card and keep it secret.",
    "TargetDealt.two_hidden.several": (
        "{seat:who} each draw {{ word DD.targets_held }} target cards and keep them secret."
    ),
    "VoteLaid.hidden.several": "{seat:who} each lay one or more voting cards face down.",
    "MainChosen.hidden.several": (
        "{seat:who} each put one target card on top of the other, face down, as the main target."
    ),
}

REFUSALS: dict[str, str] = {
    "refused.not_your_turn": "It is {seat:of} turn to lay a tile.",
    "refused.no_tile": "There is no {kind:kind} {length:size} left here: choose another tile.",
    "refused.wrong_kind": (
        "At the {kind:kind} pawn only {kind:kind} tiles can be laid, and there is no {kind:kind} {length:size} left"
        " here. The {other:kind} {length:size} goes at a {other:kind} pawn."
    ),
    "refused.not_beside": (
        "The square {square:square} is out of reach: {kind:the_kind} goes on only from its own pawn{pawns:if|, at |"
        " (pawns left: }{pawns:any_square}{pawns:if||)}, in a straight line and without a gap."
    ),
    "refused.occupied": (
        "There is already a tile on {square:square}, and no tile may cover another. Try a shorter tile or another"
        " direction."
    ),
    "refused.no_room": (
        "There is no room for a {kind:kind} {length:size}: beside {kind:the_kind} pawn"
        " {longest:count|only one square is|at most # squares in a row are} free. Try a shorter tile or another kind."
    ),
    "refused.corner": (
        "There is a corner at {square:square}, and corners are never covered. Try a shorter tile or another direction."
    ),
    "refused.off_board": (
        "The board ends at {square:square}, and this tile would stick out. Try a shorter tile or another direction."
    ),
    "refused.far_side": (
        "The way under the bridge at {bridge:square} is closed: right behind it {behind:obstacle}. Try another"
        " direction."
    ),
    "refused.two_bridges": (
        "Right behind the bridge at {bridge:square} there is another, at {far:square}, and a path may pass under only"
        " one at a time. Try another direction."
    ),
    "refused.pawn_gone": (
        "This {kind:kind} pawn was taken off for good: nobody can build from there. Choose a pawn still on the board."
    ),
    "refused.already_voted": (
        "{seat:who} {seat:verb|has|have|have} already voted: the cards stay face down until everyone has."
    ),
    "refused.not_in_hand": (
        "These cards are not in this hand: {cards:cards}. Used cards are gone: choose from those that are left."
    ),
    "refused.not_your_joker": (
        "Jokers are declared clockwise, beginning with the player whose turn it is: {seat:who}"
        " {seat:verb|comes|come|come} first."
    ),
    "refused.already_main": (
        "{seat:who} {seat:verb|has|have|have} already chosen a main target, and the choice is final."
    ),
    "refused.not_your_target": (
        "The target card “{target:target}” is not in this hand: choose one of the {{ word DD.targets_held }} that are."
    ),
    "refused.all_laid": "Every {kind:kind} {length:size} is on the board already ({laid:each}).",
    "refused.length_laid": (
        "{seat:who} {seat:verb|has|have|have} laid every {length:size} already, all {count:n} of them."
    ),
    "refused.passed_without": (
        "A {kind:kind} {length:size} would have fitted when {seat:who} passed, so {seat:who} can’t have one. If there"
        " was no pass, correct that turn."
    ),
    "refused.tile_elsewhere": (
        "By what was told here, the others have every {kind:kind} {length:size} that is left. An earlier turn"
        " may need correcting."
    ),
    "refused.cannot_pass": (
        "{seat:who} can’t pass: by what was told here, at least one of {seat:of} tiles still fits."
    ),
    "refused.card_used": "{seat:who} already used {cards:cards} in vote {vote:n}, on {proposer:of} tile.",
    "refused.no_card_laid": "{seat:who} {seat:verb|has|have|have} laid no card: in a vote, everyone lays at least one.",
    "refused.joker_both_ways": "{seat:of} joker counts as a yes or as a no, never as both.",
    "refused.target_shown": (
        "{seat:who} {seat:verb|has|have|have} already turned over the target card “{target:target}”."
    ),
}

OPTIONS: dict[str, str] = {
    "pause.TargetScored": "Turn the cards over",
    "option.goals": "Target cards",
    "option.goals.note": "How many target cards everyone gets.",
    "option.goals.one": "One",
    "option.goals.one.note": "The usual game: each player protects one building type from beginning to end.",
    "option.goals.two": "{{ Word DD.targets_held }}",
    "option.goals.two.note": (
        "The variant: each player gets {{ word DD.targets_held }} of {{ word DD.targets_all }} cards, some of them"
        " special. Once a kind is blocked, everyone chooses the one that counts."
    ),
    "option.bridges": "Bridges",
    "option.bridges.note": "Whether a path may pass under several bridges in one go.",
    "option.bridges.one": "One at a time",
    "option.bridges.one.note": "The square right behind the bridge must be free.",
    "option.bridges.several": "Several in a row",
    "option.bridges.several.note": (
        "A path may pass under several bridges in a row if the square behind the last one is free."
    ),
}

BOTS: dict[str, str] = {
    "bot.1.note": "Lays any tile that fits and votes with any cards, as you might with your eyes shut.",
    "bot.2.note": (
        "Protects its own buildings and votes for what suits it right now; it never asks what the others are after."
    ),
    "bot.3.note": (
        "Remembers what everyone has built, spared and voted for, and guesses from that which target cards they have."
    ),
    "bot.4.note": (
        "Imagines which cards the others may have, tries its moves in many such games, and tries not to give its own"
        " card away."
    ),
}

DECISIONS: dict[str, str] = {
    "note.aim": "{cards:count|Your target card|Your target cards}: {targets:targets}.",
    "note.covered": (
        "{type:building} {value:n}: {owner:who} {owner:verb|loses|lose|lose} {points:count|one point|# points}."
    ),
    "note.covered.perhaps": ("{type:building} {value:n}: {owner:who} may lose {points:count|one point|# points}."),
    "note.own": (
        "This tile would cover {lost:buildings}, which {count:count|counts|count} for"
        " {cards:count|your target card|one of your target cards}."
    ),
    "note.no_tile": "{seat:who} {seat:verb|has|have|have} no tile left.",
    "story.vote": "The closest vote turned on {margin:count|one vote|# votes}: {yes:n} yes, {no:n} no.",
    "story.vote.tie": "The closest vote: {yes:n} yes, {no:n} no. The tie was enough.",
    "note.vote": "vote on the outhouse at {outhouse:square}",
    "note.after": "After this move, the next tile could cover {exposed:buildings}.",
    "note.after.same": "With this move, as before, the next tile could cover {exposed:buildings}.",
    "note.after.none": "After this move, the next tile can cover none of your buildings.",
    "note.after.vote": "This covers an outhouse: a vote will decide.",
    "note.after.votes": "Your votes go from {of:n} to {count:n}.",
    "moves.decide.place": "Lay a tile: touch the square on which its pawn will stand.",
    "decide.place": "Lay a tile.",
    "decide.vote": "Vote: lay one or more voting cards face down.",
    "decide.joker": "Declare your joker: yes or no.",
    "decide.main": "Choose your main target: only this card will count, unless there is a tie.",
    "now.place": (
        "You lay one of your tiles at a pawn of its kind, in any direction where there is room. You can’t pass."
    ),
    "now.vote": (
        "You lay one or more of your voting cards, face down; yes and no may go together. Cards that you keep can"
        " vote again later."
    ),
    "now.joker": "You say whether the joker that you laid counts for yes or for no; it must be one of the two.",
    "now.main": (
        "You choose which of your {{ word DD.targets_held }} target cards will count. You can’t change it afterwards."
    ),
}

TABLES: dict[str, str] = tables_en.TABLES
