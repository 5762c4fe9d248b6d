"""English words of the course of Drunter & Drüber: its stages, and the wrong rules by which people answer."""

COURSE: dict[str, str] = {
    "stage.tile_and_pawn.title": "A tile and its pawn",
    "stage.tile_and_pawn.idea": (
        "A tile goes to a pawn of its own kind. It begins right beside it and runs straight on, and the pawn moves to"
        " its far end. On doubles and triples, a soldier, a coach or a boat marks the end that goes next to the pawn."
    ),
    "stage.tile_and_pawn.1.told": (
        "A tile begins right beside its pawn and runs straight on. Then the pawn moves to the far end."
    ),
    "stage.tile_and_pawn.1.ask": (
        "{seat:who} {seat:verb|builds|build|build} {kind:the_kind} {direction:way} with a tile of {length:length}."
        " Touch the square where the pawn ends up."
    ),
    "stage.tile_and_pawn.2.told": (
        "Pawns belong to nobody: you may build on from any of them, but only with tiles of its kind. You pick up a wall"
        " tile."
    ),
    "stage.tile_and_pawn.2.ask": "Touch a pawn that you can lay it beside.",
    "stage.tile_and_pawn.3.told": "Another table. The end with the soldier goes next to the pawn.",
    "stage.tile_and_pawn.3.ask": (
        "{seat:who} {seat:verb|builds|build|build} {kind:the_kind} {direction:way} with a tile of {length:length}."
        " Where does the pawn end up?"
    ),
    "stage.covered_buildings.title": "What a tile covers, and your secret",
    "stage.covered_buildings.idea": (
        "A covered building is lost, whoever covers it. Each uncovered one of your secret type brings its value at the"
        " end."
    ),
    "stage.covered_buildings.1.told": (
        "Everyone secretly protects one type of building; here you see all the cards. A covered building is lost."
    ),
    "stage.covered_buildings.1.ask": (
        "{seat:who} {seat:verb|builds|build|build} over {square:square}. Touch the player who loses points."
    ),
    "stage.covered_buildings.2.told": (
        "Your secret card shows the schools, ringed for you alone: each one left uncovered will bring its value."
    ),
    "stage.covered_buildings.2.ask": (
        "{seat:who} {seat:verb|builds|build|build} over {square:square}. How many points are your ringed buildings"
        " worth then?"
    ),
    "stage.free_end.title": "Only at the pawn, never on a tile",
    "stage.free_end.idea": (
        "A path goes on only from its pawn, in a straight line. A tile never lies on another tile, nor on a corner, nor"
        " off the board."
    ),
    "stage.free_end.1.told": (
        "The road goes on only from its pawn: on a free square right beside it, not diagonally. You have a single road"
        " tile."
    ),
    "stage.free_end.1.ask": "Touch the square where you can lay it.",
    "stage.free_end.2.told": (
        "Another table. Now you have a road tile of {{ word DD.triple }} squares, and the wall has come close."
    ),
    "stage.free_end.2.ask": "Touch the square where your tile can end.",
    "stage.bridge.title": "Under the bridge",
    "stage.bridge.idea": "A path may pass under a bridge: it goes on straight across, but only if that square is free.",
    "stage.bridge.1.told": (
        "A tile of {{ word DD.triple }} squares has a bridge in the middle. From beside it, any path may pass under to"
        " the free square straight across. You have a single road tile."
    ),
    "stage.bridge.1.ask": "Touch the square where you can lay it.",
    "stage.bridge.2.told": "Another table. The river has turned back to its own tile. You have a single river tile.",
    "stage.bridge.2.ask": "Touch the square where you can lay it.",
    "stage.blocked_pawn.title": "A blocked pawn, and no passing",
    "stage.blocked_pawn.idea": (
        "A pawn with no room for even a single tile is taken off for good. And as long as one of your tiles fits, if"
        " only on an outhouse, you have to play."
    ),
    "stage.blocked_pawn.1.told": "Tiles, corners and the edge of the board close a side; an outhouse does not.",
    "stage.blocked_pawn.1.ask": (
        "A tile has just been laid, and a pawn that not even a single tile fits beside is taken off. Touch its square."
    ),
    "stage.blocked_pawn.2.told": (
        "You pass only if none of your tiles fits anywhere, not even on an outhouse. {seat:who} has nothing but river"
        " tiles left, Ali nothing but road tiles."
    ),
    "stage.blocked_pawn.2.ask": "Touch the player who makes the next move.",
    "stage.blocked_pawn.3.told": "Another table.",
    "stage.blocked_pawn.3.ask": (
        "A tile has just been laid, and a pawn is blocked now. Touch the square of the pawn that goes."
    ),
    "stage.outhouse.title": "The outhouse, and the vote",
    "stage.outhouse.idea": (
        "Covering an outhouse is put to the vote: everyone lays one or more of their {{ word DD.cards }} cards, face"
        " down, a vote for each vowel. As many for as against is enough."
    ),
    "stage.outhouse.1.told": (
        "Buildings may be built over just like that. But the outhouses are sacred: to cover one, you have to ask the"
        " whole town. You have a single road tile."
    ),
    "stage.outhouse.1.ask": "Touch the place that takes a vote.",
    "stage.outhouse.2.told": (
        "Everyone has {{ word DD.cards }} voting cards: JA for, NE against, a vote for each vowel. A tie is enough. You"
        " guess, rightly, that Elif will lay NEE."
    ),
    "stage.outhouse.2.ask": "Touch the weakest card that still gets your tile laid.",
    "stage.outhouse.3.told": (
        "Another table, where Gita proposes to cover an outhouse. You guess that she will lay JAA, and Hugo NE."
    ),
    "stage.outhouse.3.ask": "Touch the weakest card with which you stop her.",
    "stage.joker.title": "The joker, and cards that are used up",
    "stage.joker.idea": (
        "The joker is worth {{ word DD.joker }} votes, and its owner says last which way. Voting cards that you use are"
        " gone, win or lose. Only “…?” comes back, which counts nothing."
    ),
    "stage.joker.1.told": (
        "JEEIIN is the joker. It always counts {{ word DD.joker }} votes, and only now that all cards are face up is"
        " it said which way."
    ),
    "stage.joker.1.ask": (
        "{seat:who} {seat:verb|declares|declare|declare} the joker: no! How many votes are there against the tile?"
    ),
    "stage.joker.2.told": (
        "Win or lose, voting cards are used up: they leave the game. Your JAAA was not enough. Until now you had all"
        " your cards."
    ),
    "stage.joker.2.ask": "How many votes do you have left after this vote?",
    "stage.joker.3.told": "Another table. This time you have laid the joker, for yes, and the tile will be laid.",
    "stage.joker.3.ask": "How many votes do you have left after this vote?",
    "stage.second_target.title": "The variant: {{ word DD.targets_held }} targets each",
    "stage.second_target.idea": (
        "In the variant only the main target scores. Those who are tied for the most points show their second one: the"
        " better one wins. If that is a tie, too, votes decide."
    ),
    "stage.second_target.1.told": (
        "In the variant everyone has {{ word DD.targets_held }} targets, and scores the main one, framed. Zofia and"
        " {seat:who} are tied for the most points. Then their second targets decide; Zofia has shown hers."
    ),
    "stage.second_target.1.ask": "Count on the board, then touch the winner.",
    "stage.second_target.2.told": (
        "Another table: Ludo and {seat:who} are tied for the most points, and Ludo has shown his second target. Lina"
        " holds special cards: every building of value {{ DD.all3 }}, and {{ word DD.each }} point{{ s DD.each }} for"
        " each building."
    ),
    "stage.second_target.2.ask": "Touch the winner.",
    "stage.the_end.title": "The end, and a tie",
    "stage.the_end.idea": (
        "The game ends when all tiles are laid, or when none fits any more. Most points win; in a tie, the votes that"
        " the tied players have kept."
    ),
    "stage.the_end.1.told": (
        "There are tiles left: you see them in front of the players. But the game goes on only as long as one of them"
        " fits somewhere."
    ),
    "stage.the_end.1.ask": "Touch the player who lays the next tile, if anyone does.",
    "stage.the_end.2.told": (
        "Another town is finished, and all cards are shown. Hiro and Imani have the same points. Between them, the"
        " votes kept in hand decide, yes and no alike."
    ),
    "stage.the_end.2.ask": "Touch the winner.",
    "stage.the_end.3.told": "Another table: Zoé and Kofi are tied for the most points.",
    "stage.the_end.3.ask": "Touch the winner.",
    "stage.own_town.title": "A small town of your own",
    "stage.own_town.told": (
        "Now build yourself: a short game against a bot, with few tiles and a secret card. All that you have learnt is"
        " in it."
    ),
    "wrong.pawn_stays": "That would be right if pawns stayed put. But a pawn always goes along to the end of its path.",
    "wrong.pawn_goes_to_beginning": (
        "That would be right if a pawn moved only one step. It goes all the way: to the tile’s far end."
    ),
    "wrong.pawn_goes_past_tile": (
        "That would be right if the pawn stepped off the tile. It stands on it, on the last square."
    ),
    "wrong.one_goes_on_after_the_last": (
        "That would be right if you had to go on where the last player built. You need not, and a wall tile does not"
        " fit there."
    ),
    "wrong.any_pawn_will_do": "That would be right if any pawn would do. A tile goes only to a pawn of its own kind.",
    "wrong.tiles_may_lie_on_tiles": (
        "That would be right if a tile could lie on another. It may not, not even with one square."
    ),
    "wrong.corners_may_be_covered": (
        "That would be right if corners could be built over. They stay uncovered, even after their pawns have left."
    ),
    "wrong.tiles_may_begin_diagonally": (
        "That would be right if tiles could begin diagonally. They begin to the north, east, south or west of the pawn."
    ),
    "wrong.tiles_may_bend": "That would be right if a tile could turn a corner. It runs straight on from its pawn.",
    "wrong.paths_may_branch_off": (
        "That would be right if a path could branch off. It goes on only where its pawn stands."
    ),
    "wrong.builder_loses": (
        "That would be right if building cost points. What counts is whose card shows the covered building."
    ),
    "wrong.buildings_beside_tiles_are_lost": (
        "That would be right if the buildings beside a tile were lost. Only the one underneath is."
    ),
    "wrong.own_covering_costs_nothing": (
        "That would be right if a building that you cover yourself still counted. It is lost for you, too."
    ),
    "wrong.each_building_is_one_point": (
        "That would be right if you counted the buildings. Add up the numbers on them instead."
    ),
    "wrong.covered_building_costs_one_point": (
        "That would be right if every building cost the same. It costs the number that is on it."
    ),
    "wrong.path_may_turn_under_bridge": (
        "That would be right if a path could turn under the bridge. It comes out straight across."
    ),
    "wrong.every_tile_may_be_passed_under": (
        "That would be right if paths could pass under any tile. They pass only where there is a bridge."
    ),
    "wrong.outhouses_close_sides": (
        "That would be right if outhouses closed a side. Here somebody can still propose to build."
    ),
    "wrong.one_open_side_is_too_few": (
        "That would be right if a single open side were too few. It is enough: a tile still fits there."
    ),
    "wrong.some_closed_sides_are_enough": (
        "That would be right if some closed sides were enough. Look around the pawn: there is still room."
    ),
    "wrong.next_seat_goes_on": (
        "That would be right if the next player could lay a tile. But none of theirs fits anywhere."
    ),
    "wrong.nobody_has_to_propose": (
        "That would be right if nobody had to touch an outhouse. If it is your only move, you have to propose it."
    ),
    "wrong.most_tiles_go_on": "That would be right if tiles left over had to be laid. They fit nowhere any more.",
    "wrong.buildings_take_a_vote": (
        "That would be right if buildings took a vote. They are covered without asking anyone."
    ),
    "wrong.nearness_takes_a_vote": (
        "That would be right if being close to an outhouse took a vote. Only covering one does."
    ),
    "wrong.tie_is_a_no": "That would be right if a tie meant no. With as many yes as no, the tile is laid.",
    "wrong.each_card_is_one_vote": "That would be right if all cards counted alike. Count their vowels.",
    "wrong.joker_counts_its_vowels": (
        "That would be right if the joker counted its vowels. It is always worth {{ word DD.joker }}."
    ),
    "wrong.joker_counts_once": "That would be right if the joker were a vote like NE. It is worth {{ word DD.joker }}.",
    "wrong.used_cards_come_back": "That would be right if used cards came back. Only the undecided card does, “…?”.",
    "wrong.each_card_used_costs_one": "That would be right if every card cost the same. It takes all its votes along.",
    "wrong.votes_break_every_tie": (
        "That would be right if the votes decided at once. In the variant, the second targets come first."
    ),
    "wrong.everyone_shows_second_target": (
        "That would be right if everyone scored both targets. Only the tied players show their second one."
    ),
    "wrong.strongest_card_breaks_ties": (
        "That would be right if the strongest card decided. Add up all the votes in hand."
    ),
    "wrong.votes_count_as_points": (
        "That would be right if votes were points. They only decide between those who are tied."
    ),
    "wrong.tie_votes_it_down": "That would be right if a tie meant no. With as many yes as no, the tile is laid.",
    "wrong.strongest_card_decides": (
        "That would be right if the strongest card decided alone. All votes are added up."
    ),
    "wrong.undecided_means_no": "That would be right if an undecided card meant no. It counts for neither side.",
    "wrong.buildings_are_only_counted": (
        "That would be right if the buildings were only counted. Their values are added up."
    ),
    "asked.proposal_is_accepted": "Is the proposal accepted?",
    "asked.number_winning": "How many players win the game?",
    "asked.points_of_target_shown": "{seat:of} target card is “{target:target}”. How many points does it bring?",
    "asked.dd_bridge": ("{seat:who} {seat:verb|lays|lay|lay} a single road tile. Touch the square where it can go."),
}
