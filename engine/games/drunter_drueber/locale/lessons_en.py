"""English words around the worked examples and the mini-games of Drunter & Drüber."""

EXAMPLES: dict[str, str] = {
    "example.dd_setup.title": "Setting up for four players",
    "example.dd_setup.intro": "Everything is dealt, and you see the table from Amara’s seat. What does only she know?",
    "example.dd_first_tiles.title": "The first five tiles",
    "example.dd_first_tiles.intro": (
        "Every tile begins beside a pawn. Before each step, try to say where that pawn will end up."
    ),
    "example.dd_orientation.title": "There and back",
    "example.dd_orientation.intro": (
        "The road runs down the edge, turns, and comes back up. Which end of each tile goes next to the pawn?"
    ),
    "example.dd_building_covered.title": "One tile, two buildings",
    "example.dd_building_covered.intro": (
        "Mei takes the road further west along the top edge. Which buildings are lost?"
    ),
    "example.dd_refused.title": "What isn’t allowed",
    "example.dd_refused.intro": (
        "Tuva tries six placements before the seventh works. Can you say each time what is wrong?"
    ),
    "example.dd_pass.title": "Ten tiles, and nowhere to go",
    "example.dd_pass.intro": (
        "Quentin lays a single. Then Runa, with ten tiles in front of her, can’t lay any of them. Look at the pawns to"
        " see why."
    ),
    "example.dd_bridge.title": "Under the wall",
    "example.dd_bridge.intro": "A wall triple seems to block the road’s way west. Where can Wanda lay her single?",
    "example.dd_bridge_closed.title": "Two bridges, and no way under them",
    "example.dd_bridge_closed.intro": (
        "Nadia and Ovidiu each have a pawn beside a bridge, but neither can pass. What is in the way on the far side?"
    ),
    "example.dd_two_bridges.title": "Under two bridges in one go",
    "example.dd_two_bridges.intro": (
        "In this game, the option lets a path pass under several bridges in a row. Which building does Dmitri’s road"
        " cover?"
    ),
    "example.dd_far_outhouse.title": "An outhouse behind the bridge",
    "example.dd_far_outhouse.intro": (
        "Tariq wants to go under the bridge at n4, but there is an outhouse right behind it. Is the way closed?"
    ),
    "example.dd_blocked.title": "Blocked by the river",
    "example.dd_blocked.intro": (
        "Aurelio leads the river north. It covers a fire station, and it blocks a pawn. Which one?"
    ),
    "example.dd_vote_won.title": "A vote on Aiko’s road",
    "example.dd_vote_won.intro": (
        "Aiko wants to build over the outhouse at l3, and you see the vote from her seat. Who decides once the cards"
        " are turned over?"
    ),
    "example.dd_vote_tied.title": "A tied vote",
    "example.dd_vote_tied.intro": "Fabio answers Elif’s JAA with a NEE. May she lay her wall over the outhouse?",
    "example.dd_vote_lost.title": "Three against one",
    "example.dd_vote_lost.intro": (
        "Gita votes JAAA for her river. How many votes do the other three need to stop it, and what happens to her"
        " tile?"
    ),
    "example.dd_joker.title": "Two jokers, one after the other",
    "example.dd_joker.intro": (
        "Liam proposes, and Kateryna and Makena have each used a joker. Who must declare first, and who gains by"
        " declaring last?"
    ),
    "example.dd_undecided.title": "The card that always comes back",
    "example.dd_undecided.intro": (
        "Pilar and Qadir both use the undecided card. What does it count, and where does it go after the vote?"
    ),
    "example.dd_must_propose.title": "Voting against your own proposal",
    "example.dd_must_propose.intro": (
        "Whatever tile Rania lays, it would cover an outhouse. Must she propose one, and may she vote against it"
        " herself?"
    ),
    "example.dd_final.title": "The target cards are turned over",
    "example.dd_final.intro": (
        "Nils lays the very last tile. The four target cards are still secret: which building type would you like to"
        " have now?"
    ),
    "example.dd_final_tie.title": "Eight points each",
    "example.dd_final_tie.intro": (
        "Zofia and Kwame are tied at the end, and Lars has more votes left than either of them. Who wins?"
    ),
    "example.dd_shared.title": "Tied on points and on votes",
    "example.dd_shared.intro": (
        "Hiro and Imani have the same points. Hiro still has JAAA, Imani NE and a joker. Who has more votes?"
    ),
    "example.dd_two_targets.title": "{{ Word DD.targets_held }} secrets each",
    "example.dd_two_targets.intro": (
        "The variant begins, seen from Gwen’s seat. In the end only one of her cards will count. Which would you build"
        " for?"
    ),
    "example.dd_kind_blocked.title": "The road is blocked",
    "example.dd_kind_blocked.intro": (
        "Beatriz leads the road back beside its own corner. What must everyone do with their target cards now?"
    ),
    "example.dd_never_blocked.title": "Chosen at the last moment",
    "example.dd_never_blocked.intro": (
        "The last tile is laid, and no kind was ever blocked. Ines has “One point each” and “Fire station”: which of"
        " them is worth more now?"
    ),
    "example.dd_all3.title": "Only {{ word DD.all3 }}s",
    "example.dd_all3.intro": (
        "Anders has been protecting the buildings of value {{ DD.all3 }}, whatever their type. How many of them are"
        " still uncovered?"
    ),
    "example.dd_all4.title": "Only {{ word DD.all4 }}s",
    "example.dd_all4.intro": (
        "Divya scores every building of value {{ DD.all4 }}, Emil his town halls. Who gets more points here?"
    ),
    "example.dd_lowest.title": "The lowest of each type",
    "example.dd_lowest.intro": (
        "For Giovanni, one building of each type counts. Is it good or bad for him that so many low ones are covered?"
    ),
    "example.dd_each.title": "{{ Word DD.each }} point{{ s DD.each }} each",
    "example.dd_each.intro": (
        "Isolde scores {{ DD.each }} for every building, whatever its value. How many must be uncovered to beat Jamal’s"
        " four inns?"
    ),
    "example.dd_second_target.title": "A tie, and the second card",
    "example.dd_second_target.intro": (
        "Kalinda and Ludo tie on their main targets. Marisol’s second card would score 15 points: does that help her?"
    ),
}

MINIGAMES: dict[str, str] = {
    "example.dd_far_wall.title": "The wall comes close",
    "example.dd_far_wall.intro": (
        "Nora protects the schools. The first wall has come close to two of hers, schools 2 and 5. What"
        " should she build? Make up your mind before you go on."
    ),
    "note.aim_now": "Yours, ringed: {targets:targets}, {points:count|one point|# points} still in sight.",
    "note.aim_now.exposed": (
        "Yours, ringed: {targets:targets}, {points:count|one point|# points} still in sight. The next tile can cover"
        " {exposed:buildings}."
    ),
    "signs.hut": "{sign:piece}",
    "signs.own": "Ringed in yellow: a building of your target",
    "signs.stock": "▪ ▪▪ ▪▪▪: the tiles left, by kind and length",
    "signs.votes": "yes, no: the voting cards in hand, by their votes",
    "signs.joker": "±{{ DD.joker }}: the joker",
    "signs.none": "“·”: none",
    "signs.special": (
        "▼: the lowest building of each type; ×: every building alike; a number: all buildings of that number"
    ),
    "aim": (
        "Your aim: keep the buildings of your secret type in sight. "
        "Each one that no tile covers at the end scores its number, and the highest total wins."
    ),
    "minigame.dd_save.title": "The last town hall",
    "minigame.dd_save.goal": (
        "Town hall 5 at h7 is the only one you have left. Keep it uncovered for three turns of your own."
    ),
    "minigame.dd_save.won": "After three turns, town hall 5 is still there: the paths will have to go round it.",
    "minigame.dd_save.lost": (
        "Town hall 5 is covered. The danger came from the pawns close by: lead them away in time, or block them."
    ),
    "minigame.dd_few_cards.title": "Voting with next to nothing",
    "minigame.dd_few_cards.goal": (
        "You have no yes left, only NEE and “…?”. On this turn, get a proposal through that covers an outhouse and a"
        " building of another type than yours. A tie is enough."
    ),
    "minigame.dd_few_cards.won": "Accepted! A building is covered, and none of your cards had to say yes.",
    "minigame.dd_few_cards.lost": (
        "No such proposal passed on your turn. A player with a building to lose will vote no: choose a building that"
        " nobody will defend, and think about how you vote yourself."
    ),
    "minigame.dd_whose_town.title": "Whose town is it?",
    "minigame.dd_whose_town.goal": (
        "Watch three bots lay their first eighteen tiles, and keep an eye on {seat:who}: which buildings does this"
        " player spare, and when does this player vote yes or no?"
    ),
    "minigame.dd_whose_town.question": "Which building type does {seat:who} protect?",
    "minigame.dd_whose_town.won": (
        "Well spotted! {seat:of} target card is “{answer:target}”. Players rarely cover buildings of their own type, or"
        " lead a path towards them."
    ),
    "minigame.dd_whose_town.lost": (
        "Not this one: {seat:of} target card is “{answer:target}”. Players rarely cover buildings of their own type, or"
        " lead a path towards them."
    ),
    "minigame.dd_short.title": "A short game",
    "minigame.dd_short.goal": "Lay your eight tiles and finish ahead.",
    "minigame.dd_short.won": "Won! Your buildings came through this short game better.",
    "minigame.dd_short.lost": (
        "Not this time. With so few tiles every building counts, and so does every vote you keep: votes break a tie."
    ),
}

OUTCOMES: dict[str, str] = {
    "outcome.own_covered": "{seat:who} {seat:verb|loses|lose|lose} {building:buildings} at {square:square}",
    "outcome.rival_covered": "{owner:who} {owner:verb|loses|lose|lose} {building:buildings} at {square:square}",
    "outcome.rival_covered.guessed": (
        "{building:buildings} at {square:square} is covered and {owner:who} {owner:verb|seems|seem|seem} to need it"
    ),
    "way.tile": "under {by:of} {kind:kind} ({squares:squares})",
    "way.path": "under {by:of} {kind:kind}",
    "way.pawn": "under the {kind:kind}",
    "outcome.pawn_removed": "the {kind:kind} pawn is blocked at {square:square} and taken off",
    "outcome.stopped": "the proposal over the outhouse at {square:square} is stopped",
    "outcome.stopped.nudge.place": "a proposal over the outhouse at {square:square} would be stopped",
    "outcome.stopped.row": "stopped in {count:n} of {deals:n}",
    "outcome.own_accepted": "{seat:of} proposal over the outhouse at {square:square} is accepted",
    "outcome.own_accepted.nudge.place": "{seat:of} proposal over the outhouse at {square:square} would be accepted",
    "outcome.accepted": "{owner:of} proposal over the outhouse at {square:square} is accepted",
    "outcome.accepted.nudge.place": "{owner:of} proposal over the outhouse at {square:square} would be accepted",
    "outcome.points_covered": (
        "{seat:who} {seat:verb|loses|lose|lose} {often:mean|# point|# points} of buildings before long"
    ),
    "outcome.points_covered.nudge": "which of {seat:verb|that player’s|your|their} buildings a path may soon reach",
    "outcome.votes_spent": (
        "{seat:who} {seat:verb|spends|spend|spend} {often:mean|# vote|# votes} on the outhouse at {square:square}"
    ),
    "outcome.votes_spent.nudge": "how many votes the outhouse at {square:square} is worth to {seat:who}",
    "outcome.passed": "{owner:who} {owner:verb|has|have|have} to pass a turn before long",
}
