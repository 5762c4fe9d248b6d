"""English words of the course of Drunter & Drüber: its stages, and the wrong rules by which people answer."""

COURSE: dict[str, str] = {
    "stage.first_tile.title": "Build over the others",
    "stage.first_tile.idea": (
        "What a tile covers is lost, and at the end most points still standing win. So spare your own type."
    ),
    "stage.first_tile.1.legend": (
        "On a building: the letter of its type, and its value. The little brown houses come later."
    ),
    "stage.first_tile.1.told": (
        "Schilda forgot its road: houses, beware! Most points win: what your buildings still standing at the end are"
        " worth. You protect the inns (I), ringed; Nour the museums (M)."
    ),
    "stage.first_tile.1.ask": "Lay your road tile: touch the building that you cover.",
    "stage.first_tile.1.why": (
        "There goes Nour’s best museum: {value:count|1 point|# points} lost. And all your inns still stand."
    ),
    "stage.first_tile.2.told": (
        "Another table: this time you protect the schools (S). Which type Ada protects, you don’t know."
    ),
    "stage.first_tile.2.legend": "On a building: the letter of its type, and its value.",
    "stage.first_tile.2.ask": "Lay your river tile: touch the building that you cover.",
    "stage.first_tile.2.why": (
        "Your schools stand. Did Ada protect this town hall? That is what you will have to guess."
    ),
    "stage.tile_and_pawn.title": "A tile, and its pawn",
    "stage.tile_and_pawn.idea": (
        "On your turn you lay one tile beside a pawn of its own kind. There the path may turn; the tile is straight."
        " Then the pawn moves to its far end."
    ),
    "stage.tile_and_pawn.1.told": (
        "A tile begins right beside a pawn. Then the pawn moves to the tile’s far end: from there the path goes on."
    ),
    "stage.tile_and_pawn.1.ask": (
        "{seat:who} {seat:verb|lays|lay|lay} a {length:size} {kind:some_kind} tile {direction:way}. Touch where the"
        " pawn ends up."
    ),
    "stage.tile_and_pawn.1.why": "The pawn always marks the end of its path: whoever goes on with it begins there.",
    "stage.tile_and_pawn.2.told": (
        "Pawns are nobody’s: a tile goes to any pawn of its own kind. The wall has {{ word DD.wall_pawns }}, the"
        " soldiers; one stands here."
    ),
    "stage.tile_and_pawn.2.ask": (
        "You have a wall tile of {{ word DD.triple }} squares, a triple. Touch a pawn that it can go to."
    ),
    "stage.tile_and_pawn.2.why": "Wall goes on from wall. It does not matter where the player before you has built.",
    "stage.tile_and_pawn.3.told": (
        "Another part of town. At its pawn, the path may turn, as here. The tile itself is always straight."
    ),
    "stage.tile_and_pawn.3.ask": (
        "{seat:who} {seat:verb|lays|lay|lay} a {length:size} {kind:some_kind} tile {direction:way}. Touch where the"
        " pawn ends up."
    ),
    "stage.tile_and_pawn.3.why": (
        "The end with the soldier lies beside the pawn: there the path has turned. Its last square is where the next"
        " player goes on."
    ),
    "stage.covered_buildings.title": "Covered is lost",
    "stage.covered_buildings.idea": (
        "A covered building is lost, even if you do it. Those of your type still uncovered bring their number."
    ),
    "stage.covered_buildings.1.told": (
        "Everyone secretly protects one type of building; here, for once, you see all the cards. What a tile covers is"
        " lost."
    ),
    "stage.covered_buildings.1.ask": (
        "{seat:who} {seat:verb|builds|build|build} over {square:square}. Touch the player who loses points."
    ),
    "stage.covered_buildings.1.why": (
        "{touch:who} {touch:verb|holds|hold|hold} the card “{type:target}”. Once covered, this building brings nothing"
        " any more: {value:count|1 point|# points} lost."
    ),
    "stage.covered_buildings.2.told": "You protect the schools, ringed. The other schools are elsewhere in town.",
    "stage.covered_buildings.2.ask": (
        "All over town, your buildings still standing are worth {before:count|1 point|# points}. {seat:who}"
        " {seat:verb|builds|build|build} over {square:square}: {type:building} {value:n}. How many points do you have"
        " left?"
    ),
    "stage.covered_buildings.2.why": (
        "What is covered is lost, whoever lays the tile: {before:n} − {value:n} = {touch:n}."
    ),
    "stage.covered_buildings.3.told": (
        "The game is over, and everyone has shown their card. Each building of their type still standing scores its"
        " number."
    ),
    "stage.covered_buildings.3.ask": "Count on the board, then touch the winner.",
    "stage.covered_buildings.3.why": "Left are: {left:each|buildings}. Most points win: {scores:each}.",
    "stage.free_end.title": "Only at the pawn, never on a tile",
    "stage.free_end.idea": (
        "A path goes on at its pawn, where it may turn; a tile is straight. No tile lies on another or on a corner, or"
        " leaves the board."
    ),
    "stage.free_end.1.told": (
        "A path goes on only at its pawn, ahead or round a corner: on a free square right beside it, not diagonally."
    ),
    "stage.free_end.1.ask": (
        "You have a road tile of {{ word DD.single }} square, a single. Touch the dotted square where it can go."
    ),
    "stage.free_end.1.why": "This square is free, and it joins the pawn’s along a side: the road simply goes on.",
    "stage.free_end.2.told": (
        "Another table, and a road tile of {{ word DD.triple }} squares. Neither tiles nor the corners of the town may"
        " be covered."
    ),
    "stage.free_end.2.ask": "Touch the square where your tile can end.",
    "stage.free_end.2.why": "From the pawn to there it is a straight line, and every square on it is free.",
    "stage.bridge.title": "Under the bridge",
    "stage.bridge.idea": "A path may pass under a bridge: it goes on straight across, but only if that square is free.",
    "stage.bridge.1.told": (
        "A tile of {{ word DD.triple }} squares has a bridge. A path may go straight under it and come out opposite,"
        " if that square is free."
    ),
    "stage.bridge.1.ask": (
        "Take the road under the bridge with a {{ word DD.single }}-square tile: touch where it comes out."
    ),
    "stage.bridge.1.why": "The road runs under the bridge without covering it, and goes on straight across.",
    "stage.bridge.2.told": "Another table. The river has turned back to its own tile.",
    "stage.bridge.2.ask": (
        "Take the river under a bridge with a {{ word DD.single }}-square tile: touch where it comes out."
    ),
    "stage.bridge.2.why": "Any bridge will do, even one of the same path.",
    "stage.bridge.3.told": "Another table. The road has come to a bridge again. Look at the other side before you go.",
    "stage.bridge.3.ask": (
        "You have a road tile of {{ word DD.single }} square. Touch the dotted square where you can lay it."
    ),
    "stage.bridge.3.why": (
        "The way under the bridge is closed, since a tile lies where the road would come out. So it goes round."
    ),
    "stage.blocked_pawn.title": "A blocked pawn",
    "stage.blocked_pawn.idea": (
        "A pawn from which not even the shortest tile can go on is taken off for good. One open side, even an"
        " outhouse, is enough to stay."
    ),
    "stage.blocked_pawn.1.told": (
        "A pawn from which no tile can go on is removed. Tiles, corners and the board’s edge close a side; an outhouse"
        " does not."
    ),
    "stage.blocked_pawn.1.ask": "A tile has just been laid, and one pawn is shut in. Touch it.",
    "stage.blocked_pawn.1.why": "On no side is there room even for the shortest tile.",
    "stage.blocked_pawn.2.told": "Another table: pawns have met in a corner of the town.",
    "stage.blocked_pawn.2.ask": "A tile has just been laid, and one pawn is shut in. Touch it.",
    "stage.blocked_pawn.2.why": (
        "The edge, a corner and tiles close all its sides; both its neighbours can still go on."
    ),
    "stage.outhouse.title": "The outhouse, and the vote",
    "stage.outhouse.idea": (
        "Covering an outhouse is put to the vote, a vote for each vowel. As many for as against is enough."
    ),
    "stage.outhouse.1.told": (
        "Buildings may be built over. But the brown outhouses are sacred: to cover one, the whole town"
        " votes, with cards laid face down."
    ),
    "stage.outhouse.1.ask": "You have a road tile of {{ word DD.single }} square. Touch the place that takes a vote.",
    "stage.outhouse.1.why": (
        "There is an outhouse on it. Buildings take no vote, and neither do squares beside an outhouse."
    ),
    "stage.outhouse.2.told": (
        "Everyone, you too, lays a card: JA (“ja”, German for yes) for, NE (“nein”, no) against, each vowel a vote. A"
        " tie means yes. You glimpsed Elif’s: NEE."
    ),
    "stage.outhouse.2.legend": (
        "{{ word DD.ja }} vote: {ja:cards} {ne:cards}, {{ word DD.jaa }}: {jaa:cards} {nee:cards},"
        " {{ word DD.jaaa }}: {jaaa:cards} {neee:cards}."
    ),
    "stage.outhouse.2.ask": "Touch the weakest card that still gets your tile laid.",
    "stage.outhouse.2.why": "It has as many vowels as NEE: a tie, and in a tie the tile is laid.",
    "stage.outhouse.3.told": (
        "Another table: Gita wants to build over an outhouse. You may lay several cards, but one will do: hers is JAA,"
        " Hugo’s NE."
    ),
    "stage.outhouse.3.legend": (
        "{{ word DD.ja }} vote: {ja:cards} {ne:cards}, {{ word DD.jaa }}: {jaa:cards} {nee:cards},"
        " {{ word DD.jaaa }}: {jaaa:cards} {neee:cards}."
    ),
    "stage.outhouse.3.ask": "Touch the weakest card that stops her.",
    "stage.outhouse.3.why": (
        "{no:n} votes against {yes:n}: that is a no. Gita takes the tile back, and her turn is over."
    ),
    "stage.joker.title": "The joker, and cards that are used up",
    "stage.joker.idea": (
        "The joker is worth {{ word DD.joker }} votes, for the side its owner names last. Cards that you use are gone."
    ),
    "stage.joker.1.told": (
        "JEEIIN is the joker: {{ word DD.joker }} votes, always. For or against? Its owner says so only when all cards"
        " are face up."
    ),
    "stage.joker.1.ask": (
        "{seat:who} {seat:verb|declares|declare|declare} the joker: no! How many votes are there against the tile?"
    ),
    "stage.joker.1.why": (
        "There were {no:n} against it already, and the joker adds {{ word DD.joker }}, whatever its letters."
    ),
    "stage.joker.2.told": (
        "Used cards leave the game, but “…?”, which votes nothing, goes back to the hand. Before this vote you had all"
        " {{ DD.cards }} cards: {{ DD.votes }} votes. Your JAAA was not enough."
    ),
    "stage.joker.2.legend": (
        "{{ word DD.ja }} vote: {ja:cards} {ne:cards}, {{ word DD.jaa }}: {jaa:cards} {nee:cards}, {jein:cards},"
        " {{ word DD.jaaa }}: {jaaa:cards} {neee:cards}, none: {none:cards}."
    ),
    "stage.joker.2.ask": "How many votes do you have left after this vote?",
    "stage.joker.2.why": "Won or lost, what you laid is gone: {before:n} − {used:n} = {touch:n}.",
    "stage.joker.3.told": "Another table. This time you have laid the joker, for yes, and the tile will be laid.",
    "stage.joker.3.ask": "How many votes do you have left after this vote?",
    "stage.joker.3.why": (
        "In the hand a joker is worth {{ word DD.joker }} votes, and once used it is gone, too: {before:n} − {used:n}"
        " = {touch:n}."
    ),
    "stage.must_play.title": "Passing? Only if nothing fits",
    "stage.must_play.idea": (
        "You pass only if none of your tiles fits anywhere. If one fits, you have to play, even over an outhouse."
    ),
    "stage.must_play.1.told": (
        "Chen has just laid a tile; the river’s pawn is off. Clockwise, it is {seat:of} turn, with only river tiles."
        " Ali has only road tiles. If nothing fits, you pass."
    ),
    "stage.must_play.1.legend": "▪ ▪▪ ▪▪▪: before each player, the tiles they have left, by kind and length.",
    "stage.must_play.1.ask": "Touch the player who lays the next tile.",
    "stage.must_play.1.why": (
        "No river tile fits any more, so {seat:who} {seat:verb|passes|pass|pass}. Ali’s road still has room."
    ),
    "stage.must_play.2.told": (
        "Another table: Chen has just laid a tile, and {seat:who} {seat:verb|passes|pass|pass}, too. Ali’s road can go"
        " on only over the outhouse, where the town would vote. You pass only if nothing fits."
    ),
    "stage.must_play.2.legend": "▪ ▪▪ ▪▪▪: before each player, the tiles they have left, by kind and length.",
    "stage.must_play.2.ask": "Touch the player who makes the next move.",
    "stage.must_play.2.why": (
        "A tile fits, so Ali has to propose it, outhouse or not. The others may still vote it down."
    ),
    "stage.second_target.title": "For later: the variant",
    "stage.second_target.idea": (
        "In this variant only the main target scores, chosen once a kind of path is blocked, or at the end. Those tied"
        " for the lead show their second one; then the votes decide."
    ),
    "stage.second_target.1.told": (
        "In the variant everyone has {{ word DD.targets_held }} targets, here face up. Each has secretly chosen the"
        " left one to score. Zofia and {seat:who} are tied for the lead: their second ones are compared."
    ),
    "stage.second_target.1.legend": "Ringed: what the second targets count.",
    "stage.second_target.1.ask": "Count on the board, then touch the winner.",
    "stage.second_target.1.why": (
        "{seat:of} second target brings {points:count|nothing|1 point|# points}: {counted:buildings}; {table_seat:of},"
        " {table_points:count|nothing|1 point|# points}: {table_counted:buildings}."
    ),
    "stage.second_target.2.told": (
        "Another table: Ludo and {seat:who} are tied for the lead. Lina holds special cards: every building of value"
        " {{ DD.all3 }}, and {{ word DD.each }} point{{ s DD.each }} for each building."
    ),
    "stage.second_target.2.ask": "Touch the winner.",
    "stage.second_target.2.why": (
        "{seat:of} second target brings {points:count|nothing|1 point|# points}: {counted:buildings}; {table_seat:of},"
        " {table_points:count|nothing|1 point|# points}: {table_counted:buildings}."
    ),
    "stage.the_end.title": "The end, and a tie",
    "stage.the_end.idea": (
        "The game ends when all tiles are laid, or none of the rest fits. In a tie, the votes kept in hand decide."
    ),
    "stage.the_end.1.told": (
        "Imani has just laid a tile, Petra is next. The game goes on only if a tile fits that somebody still has."
    ),
    "stage.the_end.1.legend": "▪ ▪▪ ▪▪▪: before each player, the tiles they have left, by kind and length.",
    "stage.the_end.1.ask": (
        "With the last {table_kind:kind} pawn off, who lays the next tile? Touch that player, if there is one."
    ),
    "stage.the_end.1.why": ("None of the tiles left fits: {stuck:stuck}. The game is over, and nobody lays another."),
    "stage.the_end.2.told": (
        "Another town is finished and counted: Hiro and Imani have the same points. The votes kept in hand, yes and no"
        " alike, decide between them."
    ),
    "stage.the_end.2.legend": (
        "{{ word DD.ja }} vote: {ja:cards} {ne:cards}, {{ word DD.jaa }}: {jaa:cards} {nee:cards}, {jein:cards},"
        " {{ word DD.jaaa }}: {jaaa:cards} {neee:cards}, none: {none:cards}."
    ),
    "stage.the_end.2.ask": "Touch the winner.",
    "stage.the_end.2.why": (
        "Their points are equal. All the votes still in hand are counted, yes and no alike: {votes:each}."
    ),
    "stage.the_end.3.told": "Another tie, at another table: Zoé and Kofi have the most points.",
    "stage.the_end.3.legend": (
        "{{ word DD.ja }} vote: {ja:cards} {ne:cards}, {{ word DD.jaa }}: {jaa:cards} {nee:cards}, {jein:cards},"
        " {{ word DD.jaaa }}: {jaaa:cards} {neee:cards}, none: {none:cards}."
    ),
    "stage.the_end.3.ask": "Touch the winner.",
    "stage.the_end.3.why": (
        "Their points are equal, so the votes in hand decide: {votes:each}. A joker is worth {{ word DD.joker }}."
    ),
    "stage.own_town.title": "A small town of your own",
    "stage.own_town.told": (
        "All is ready for a short game against a bot. Your secret buildings are ringed: keep some of them uncovered!"
    ),
    "stage.own_town.before": (
        "Each pawn goes to its own corner. Everyone gets a secret target card and {{ DD.cards }} voting cards. All the"
        " tiles, {{ DD.triples }} triples, {{ DD.doubles }} doubles and {{ DD.singles }} singles, are dealt at random,"
        " face up, and each length is split equally between the players."
    ),
    "wrong.pawn_stays": "The pawn doesn’t stay behind: it always goes along to the end of its path.",
    "wrong.pawn_goes_to_beginning": "One step isn’t enough: the pawn goes all the way to the tile’s far end.",
    "wrong.pawn_goes_past_tile": "One step too far: the pawn stays on the tile, on its last square.",
    "wrong.one_goes_on_after_the_last": (
        "That is the road’s pawn: a wall tile goes on from a wall pawn, wherever the last player built."
    ),
    "wrong.any_pawn_will_do": "Not just any pawn: a tile goes only to a pawn of its own kind.",
    "wrong.tiles_may_lie_on_tiles": "There is a tile already, and no tile lies on another, not even with one square.",
    "wrong.bridges_may_be_covered": "That is the bridge itself: you pass under it; the tile begins straight across.",
    "wrong.corners_may_be_covered": "That is a corner of the town: nobody builds there, even after its pawn has left.",
    "wrong.tiles_may_begin_diagonally": "Not diagonally: tiles begin to the north, east, south or west of the pawn.",
    "wrong.tiles_may_bend": (
        "At its pawn the path may turn, but the tile itself doesn’t: it is straight from end to end."
    ),
    "wrong.paths_may_branch_off": "A path doesn’t branch off: it goes on only where its pawn stands.",
    "wrong.covering_scores": "Ouch, that was yours! Covering brings nothing: the building is lost, and its points too.",
    "wrong.small_buildings_may_go": "It is a small one, but yours: once covered, it brings you nothing.",
    "wrong.builder_loses": "Building costs nothing. What counts is whose card shows the covered building.",
    "wrong.buildings_beside_tiles_are_lost": (
        "The buildings beside a tile still stand: only the one underneath is lost."
    ),
    "wrong.own_covering_costs_nothing": "What is covered is lost, whoever lays the tile: you, too.",
    "wrong.each_building_is_one_point": (
        "Don’t count the buildings: from your {before:n}, take away the number on the one that goes."
    ),
    "wrong.covered_building_costs_one_point": "Buildings don’t all cost the same: each costs the number that is on it.",
    "wrong.path_may_turn_under_bridge": "A path can’t turn under a bridge: it comes out straight across.",
    "wrong.every_tile_may_be_passed_under": "Paths don’t pass under just any tile: there has to be a bridge.",
    "wrong.outhouses_close_sides": "An outhouse doesn’t shut a pawn in: this one can still go on that way.",
    "wrong.one_open_side_is_too_few": "A single open side is enough: a tile still fits at {open:square}.",
    "wrong.some_closed_sides_are_enough": "Look all around this pawn: there is still room.",
    "wrong.next_seat_goes_on": "{touch:who} can lay nothing: {stuck:stuck}.",
    "wrong.nobody_has_to_propose": (
        "You can’t pass to spare an outhouse: whoever has a tile that fits, if only there, must play."
    ),
    "wrong.most_tiles_go_on": "{touch:who} {touch:verb|has|have|have} tiles left, but none fits: {stuck:stuck}.",
    "wrong.shortest_tile_goes_on": ("Even {touch:of} short tile has no room: {stuck:stuck}."),
    "wrong.buildings_take_a_vote": "Buildings take no vote: they are covered without asking anyone.",
    "wrong.nearness_takes_a_vote": "You may come as close as you like: only covering an outhouse takes a vote.",
    "wrong.more_than_a_tie_is_needed": (
        "It does get your tile laid, but a weaker card would, too: in a tie, the tile is laid."
    ),
    "wrong.strongest_no_is_needed": (
        "It does stop her, but that is a dear card: a weaker one is enough, and you keep this one for later."
    ),
    "wrong.tie_is_a_no": "A tie doesn’t mean no: with as many yes as no, the tile is laid.",
    "wrong.each_card_is_one_vote": "Cards don’t all count alike: count their vowels.",
    "wrong.joker_counts_its_vowels": "Don’t count the joker’s vowels: it is always worth {{ word DD.joker }}.",
    "wrong.joker_counts_once": "The joker weighs more than NE: it is worth {{ word DD.joker }}.",
    "wrong.used_cards_come_back": "Used cards don’t come back, except the undecided one, “…?”.",
    "wrong.each_card_used_costs_one": "Cards don’t all cost the same: each takes all its votes along.",
    "wrong.votes_break_every_tie": "Not so fast: in the variant, the second targets come before the votes.",
    "wrong.everyone_shows_second_target": "The targets aren’t added up: only the tied players show their second one.",
    "wrong.strongest_card_breaks_ties": "The strongest card doesn’t decide alone: add up all the votes in hand.",
    "wrong.votes_count_as_points": "Votes are no points: they only decide between those who are tied.",
    "wrong.tie_votes_it_down": "A tie doesn’t mean no: with as many yes as no, the tile is laid.",
    "wrong.strongest_card_decides": "The strongest card doesn’t decide alone: all votes are added up.",
    "wrong.undecided_means_no": "An undecided card doesn’t say no: it counts for neither side.",
    "wrong.buildings_are_only_counted": "Counting the buildings isn’t enough: their values are added up.",
    "asked.proposal_is_accepted": "Is the proposal accepted?",
    "asked.number_winning": "How many players win the game?",
    "asked.seat_winning": "Touch the winner.",
    "asked.points_of_target_shown": "{seat:of} target card is “{target:target}”. How many points does it bring?",
    "asked.dd_bridge": "{seat:who} {seat:verb|lays|lay|lay} a single road tile. Touch the square where it can go.",
}
