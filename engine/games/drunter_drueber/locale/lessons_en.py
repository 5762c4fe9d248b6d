"""English words around the worked examples and the mini-games of Drunter & Drüber."""

EXAMPLES: dict[str, str] = {
    "example.dd_setup.title": "Four players sit down to build",
    "example.dd_setup.intro": (
        "Everything is handed out, and we look over Amara’s shoulder. Which of it does she alone know?"
    ),
    "example.dd_first_tiles.title": "The first five tiles",
    "example.dd_first_tiles.intro": (
        "Every tile begins beside a pawn. Can you say before each step where that pawn will stand afterwards?"
    ),
    "example.dd_orientation.title": "There and back",
    "example.dd_orientation.intro": (
        "The road runs down the edge, turns, and comes up again. With which end does each tile touch the pawn?"
    ),
    "example.dd_building_covered.title": "One tile, two buildings",
    "example.dd_building_covered.intro": (
        "Mei takes the road further west along the top edge. Which buildings will nobody ever count again?"
    ),
    "example.dd_refused.title": "What won’t do",
    "example.dd_refused.intro": "Tuva tries six things before the seventh works. Can you say each time what is wrong?",
    "example.dd_pass.title": "Ten tiles, and nowhere to go",
    "example.dd_pass.intro": (
        "Quentin lays a single. Then Runa, with ten tiles in front of her, lays nothing: look at the pawns, and find"
        " out why."
    ),
    "example.dd_bridge.title": "Under the wall",
    "example.dd_bridge.intro": "A wall triple seems to bar the road’s way west. Where can Wanda lay her single?",
    "example.dd_bridge_closed.title": "Two bridges, and no way under them",
    "example.dd_bridge_closed.intro": (
        "Nadia and Ovidiu each have a pawn beside a bridge, and neither gets through. What is in the way on the other"
        " side?"
    ),
    "example.dd_two_bridges.title": "Under two bridges in one go",
    "example.dd_two_bridges.intro": (
        "Here the option is chosen that lets a path pass several bridges in a row. Which building pays for Dmitri’s"
        " road?"
    ),
    "example.dd_far_outhouse.title": "An outhouse behind the bridge",
    "example.dd_far_outhouse.intro": (
        "Tariq wants to go under the bridge at n4, and right behind it stands an outhouse. Is the way shut?"
    ),
    "example.dd_blocked.title": "Walled in by the river",
    "example.dd_blocked.intro": (
        "Aurelio leads the river north. It swallows a fire station; and whose way does it cut off?"
    ),
    "example.dd_vote_won.title": "A vote on Aiko’s road",
    "example.dd_vote_won.intro": (
        "Aiko wants to build over the outhouse at l3, and we see what she sees. Who has the last word once the cards"
        " are turned over?"
    ),
    "example.dd_vote_tied.title": "As many yes as no",
    "example.dd_vote_tied.intro": (
        "Fabio answers Elif’s JAA with a NEE. Does her wall go over the outhouse, or does it stay away?"
    ),
    "example.dd_vote_lost.title": "Three against one",
    "example.dd_vote_lost.intro": (
        "Gita shouts JAAA for her river. How loudly must the other three object, and what becomes of her tile?"
    ),
    "example.dd_joker.title": "Two jokers, one after the other",
    "example.dd_joker.intro": (
        "Liam proposes, Kateryna and Makena have each laid a joker. Who has to speak first, and who gains by speaking"
        " last?"
    ),
    "example.dd_undecided.title": "The card that always comes back",
    "example.dd_undecided.intro": (
        "Pilar and Qadir both lay the undecided card. What does it count, and where is it after the vote?"
    ),
    "example.dd_must_propose.title": "Against one’s own proposal",
    "example.dd_must_propose.intro": (
        "Whatever tile Rania lays, it covers an outhouse. Must she propose one, and may she vote against herself?"
    ),
    "example.dd_final.title": "The cards on the table",
    "example.dd_final.intro": (
        "Nils lays the very last tile. Four target cards are still secret: which building types would you like to hold"
        " now?"
    ),
    "example.dd_final_tie.title": "Eight points each",
    "example.dd_final_tie.intro": (
        "Zofia and Kwame are level at the end, and Lars holds more votes than either of them. Who wins?"
    ),
    "example.dd_shared.title": "Nothing sets them apart",
    "example.dd_shared.intro": (
        "Hiro and Imani have the same points. Hiro still holds JAAA, Imani NE and a joker: who has more votes?"
    ),
    "example.dd_two_targets.title": "Two secrets each",
    "example.dd_two_targets.intro": (
        "The variant begins, seen from Gwen’s seat. In the end only one of her cards will count: which would you build"
        " for?"
    ),
    "example.dd_kind_blocked.title": "The road comes to its end",
    "example.dd_kind_blocked.intro": (
        "Beatriz leads the road back beside its own corner. What does that mean for everyone’s target cards?"
    ),
    "example.dd_never_blocked.title": "Chosen at the last moment",
    "example.dd_never_blocked.intro": (
        "The last tile is laid, and no kind was ever blocked. Ines holds “One point each” and “Fire station”: which of"
        " them is worth more now?"
    ),
    "example.dd_all3.title": "Only threes",
    "example.dd_all3.intro": (
        "Anders has been looking after the buildings of value 3, whatever their type. How many of them still stand?"
    ),
    "example.dd_all4.title": "Only fours",
    "example.dd_all4.intro": (
        "Divya counts every building of value 4, Emil his town halls. Who comes off better in this town?"
    ),
    "example.dd_lowest.title": "The lowest of each type",
    "example.dd_lowest.intro": (
        "For Giovanni, one building of each type counts. Is it good or bad for him that so many low ones are gone?"
    ),
    "example.dd_each.title": "One point each",
    "example.dd_each.intro": (
        "Isolde scores 1 for every building, great or small. How many must stand to beat Jamal’s four inns?"
    ),
    "example.dd_second_target.title": "A tie, and the second card",
    "example.dd_second_target.intro": (
        "Kalinda and Ludo tie with their main targets. Marisol’s second card would bring 15 points: does that help her?"
    ),
}

MINIGAMES: dict[str, str] = {
    "minigame.dd_save.title": "The last town hall",
    "minigame.dd_save.goal": (
        "Town hall 5 at h7 is the only one you have left. Keep it standing through three turns of your own."
    ),
    "minigame.dd_save.won": "Three turns on, town hall 5 is still there: the town will have to go round it.",
    "minigame.dd_save.lost": (
        "Town hall 5 is gone. The danger came from the pawns close by: lead them away in time, or shut them in."
    ),
    "minigame.dd_few_cards.title": "Voting with next to nothing",
    "minigame.dd_few_cards.goal": (
        "You hold no yes any more, only NEE and “…?”. On this turn, get a proposal through that covers an outhouse"
        " together with a building of some other type than yours: a tie is enough."
    ),
    "minigame.dd_few_cards.won": "Accepted! A building is gone, and not one of your cards had to say yes.",
    "minigame.dd_few_cards.lost": (
        "No such proposal went through on your turn. A no comes from whoever has a building to lose: try one that"
        " nobody will defend, and mind what your own cards say."
    ),
    "minigame.dd_whose_town.title": "Whose town is it?",
    "minigame.dd_whose_town.goal": (
        "Watch three bots lay their first eighteen tiles, and keep an eye on {seat:who}: which buildings does this"
        " player spare, and when do the votes turn to yes or no?"
    ),
    "minigame.dd_whose_town.question": "Which building type does {seat:who} protect?",
    "minigame.dd_whose_town.won": (
        "Well seen! {seat:of} target card is “{answer:target}”. Whoever covers a building hardly collects its type, and"
        " whoever leads a path toward it hardly either."
    ),
    "minigame.dd_whose_town.lost": (
        "Not this one: {seat:of} target card is “{answer:target}”. Whoever covers a building hardly collects its type,"
        " and whoever leads a path toward it hardly either."
    ),
    "minigame.dd_short.title": "A short game",
    "minigame.dd_short.goal": (
        "You and one bot have ten tiles each. Win on your own: the same points with the same votes left would not be"
        " enough."
    ),
    "minigame.dd_short.won": "Won! Small as the game was, your buildings have come through it better.",
    "minigame.dd_short.lost": (
        "Not this time. With so few tiles every building counts, and so does every vote you keep: it breaks a tie."
    ),
}
