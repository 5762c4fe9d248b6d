"""English words of the questions that Drunter & Drüber asks of other tables only (see `lessons.elsewhere`)."""

ELSEWHERE: dict[str, str] = {
    "stage.tile_and_pawn.4.ask": (
        "{seat:who} {seat:verb|builds|build|build} {kind:the_kind} {direction:way} with a tile of {length:length}."
        " Touch the square on which the tile begins."
    ),
    "stage.tile_and_pawn.4.why": "A tile begins right beside its pawn, without a gap.",
    "stage.tile_and_pawn.5.ask": (
        "{seat:who} {seat:verb|has|have|have} a {other:kind} tile of {length:length}, but no {kind:kind} tile of that"
        " length. May the {other:kind} tile be laid beside a {kind:kind} pawn?"
    ),
    "stage.tile_and_pawn.5.why": "A tile goes only to a pawn of its own kind.",
    "stage.free_end.3.ask": "{seat:who} would like to {move:to_build}. Is that allowed?",
    "stage.free_end.4.ask": "{seat:who} would like to {move:to_build}. Is that allowed?",
    "stage.free_end.3.why.laid": (
        "It covers {covered:buildings}: a building may be built over; tiles and corners are clear of it."
    ),
    "stage.free_end.4.why.laid": (
        "It covers {covered:buildings}: a building may be built over; tiles and corners are clear of it."
    ),
    "stage.bridge.4.ask": (
        "{seat:who} {seat:verb|builds|build|build} {kind:the_kind} {direction:way}, under the bridge on"
        " {bridge:square}, with a tile of {length:length}. Touch the square where the pawn ends up."
    ),
    "stage.bridge.4.why": "The pawn goes to the tile’s far end, even on the other side of a bridge.",
    "stage.bridge.5.ask": "{seat:who} would like to pass under a bridge and {move:to_build}. Is that allowed?",
    "stage.bridge.5.why.laid": "It goes straight on under the bridge, and the square behind is free.",
    "stage.blocked_pawn.3.ask": "None of {seat:of} tiles fits anywhere. Touch the player who makes the next move.",
    "stage.blocked_pawn.3.why": (
        "{seat:who} {seat:verb|passes|pass|pass}, and clockwise {touch:who} {touch:verb|is|are|are} the next who can"
        " lay a tile."
    ),
    "stage.blocked_pawn.4.ask": (
        "A {kind:kind} pawn has been taken off the board. {seat:who} would still like to {move:to_build} from there. Is"
        " that allowed?"
    ),
    "stage.outhouse.4.ask": "{seat:who} would like to {move:to_build}. Is that allowed?",
    "stage.outhouse.4.why.laid": "It covers no outhouse, and beside one you build without a vote.",
    "stage.outhouse.4.why.vote": "It would cover an outhouse, and that is put to the vote.",
    "stage.outhouse.5.ask": "All voting cards lie on the table. What becomes of {seat:of} proposal?",
    "stage.outhouse.5.why": "{yes:n} for, {no:n} against: the tile is laid. A tie would be a yes, too.",
    "stage.outhouse.6.ask": "All voting cards lie on the table. What is decided on {seat:of} proposal?",
    "stage.outhouse.6.why": (
        "{yes:n} for, {no:n} against: more say no (a tie would be a yes), so the tile goes back, and the turn is over."
    ),
    "stage.outhouse.7.ask": (
        "There are more votes against {seat:of} tile than for it. Touch the player who makes the next move."
    ),
    "stage.outhouse.7.why": (
        "The vote is lost, and the turn with it: {seat:who} {seat:verb|takes|take|take} the tile back, and"
        " {touch:who} {touch:verb|is|are|are} next."
    ),
    "stage.joker.4.ask": "How many voting cards do you hold after this vote?",
    "stage.joker.4.why": "Of the cards laid, only “…?” comes back to the hand: you have {touch:n} left.",
    "stage.joker.5.ask": "All voting cards lie on the table. How many votes are there for the tile?",
    "stage.joker.5.why": "The vowels on the cards for yes, and on those alone: {sum:n}.",
    "stage.second_target.3.ask": (
        "All the building is done, and {seat:who} {seat:verb|shows|show|show} the main target: “{target:target}”. How"
        " many points is it worth?"
    ),
    "stage.second_target.4.ask": (
        "Two players are tied for the most points. One of them has shown a second target, and now {seat:who}"
        " {seat:verb|shows|show|show} one, too. Touch the winner."
    ),
    "stage.second_target.4.why": (
        "{seat:of} second target brings {points:count|nothing|1 point|# points} ({counted:buildings}),"
        " {table_seat:of} {table_points:count|nothing|1 point|# points} ({table_counted:buildings})."
    ),
    "stage.the_end.4.ask": "All target cards are face up. Touch the winner.",
    "stage.the_end.4.why": "Of each player’s target are left: {left:each|buildings}. The points: {scores:each}.",
    "stage.the_end.5.ask": (
        "All the building is done, and {seat:who} {seat:verb|shows|show|show} the target card “{target:target}”. How"
        " many points is it worth?"
    ),
    "stage.the_end.6.ask": "All target cards and the voting cards left are face up. How many players win?",
    "stage.the_end.6.why": (
        "{winners:who} are tied for the most points, and for votes left, too: they share the victory."
    ),
    "stage.the_end.7.ask": "{seats:who} are tied for the most points. Touch the winner.",
    "stage.the_end.7.why": "Their points are equal, so the votes in hand decide: {votes:each}.",
    "wrong.tile_begins_under_pawn": "A tile doesn’t begin under its pawn: it begins right beside it.",
    "wrong.tile_lies_the_other_way_round": "That is the far end: a tile begins beside its pawn.",
    "wrong.tile_leaves_a_gap": "Leave no gap: a tile begins right beside the pawn.",
    "wrong.bridge_is_built_over": "Nothing is built on a bridge: the tile begins only on the other side.",
    "wrong.need_allows_everything": "A rule holds even when nothing else fits.",
    "wrong.tiles_may_stick_out": "A tile never sticks out over the edge of the board.",
    "wrong.paths_go_on_without_pawn": "No path without its pawn: a pawn that was taken off is off for good.",
    "wrong.buildings_are_in_the_way": "A building doesn’t bar the way: it may be covered.",
    "wrong.bridges_are_in_the_way": "A bridge doesn’t bar the way: any path may pass under it.",
    "wrong.bridges_are_a_last_resort": "A bridge is no last resort: any path may pass under it, at any time.",
    "wrong.buildings_are_a_last_resort": "Nothing says that buildings must be spared: they may always be covered.",
    "wrong.outhouses_are_in_the_way": "An outhouse may be covered as well, if the vote allows it.",
    "wrong.outhouses_are_like_buildings": "An outhouse isn’t covered like a building: it takes a vote.",
    "wrong.nearness_is_forbidden": "No need to keep away from an outhouse: right beside it, you build as you like.",
    "wrong.last_builder_goes_on": "When somebody passes, play doesn’t go back: it goes on clockwise.",
    "wrong.proposer_goes_on": "You can’t try again at once: a lost vote ends the turn.",
    "wrong.loudest_no_goes_on": "Having stopped the tile doesn’t give you the turn: it goes on clockwise.",
    "wrong.tie_stops_a_tile": "A tie doesn’t mean no: with as many yes as no, the tile is laid.",
    "wrong.cards_count_alike": "Cards don’t all count alike: count their vowels.",
    "wrong.letters_are_votes": "Not every letter: only the vowels are votes.",
    "wrong.undecided_is_a_no": "“…?” is no no: it doesn’t count.",
    "wrong.yes_cards_count_alike": "A card isn’t always worth {{ word DD.ja }} vote: count the vowels.",
    "wrong.letters_of_yes_are_votes": "Not every letter: only the vowels are votes.",
    "wrong.no_is_taken_off_yes": "Nothing to take away: only the votes for it are asked for.",
    "wrong.undecided_is_used_up": "The undecided card, “…?”, is never used up: it comes back.",
    "wrong.all_cards_come_back": "They don’t all come back: only the undecided one does, “…?”.",
    "wrong.most_buildings_win": "It isn’t the number of buildings that decides: add up their values.",
    "wrong.most_cards_win": (
        "It is never the number of voting cards that decides: count the points and, in a tie, the votes."
    ),
    "wrong.highest_building_wins": "The best building doesn’t decide alone: add up all that count.",
    "wrong.first_of_tied_wins": "Being the first of those tied isn’t enough: order doesn’t matter.",
    "wrong.best_second_target_wins": "The best second target isn’t enough: only those of the tied players count.",
    "wrong.last_builder_wins": "Laying the last tile brings nothing: count.",
    "wrong.covered_buildings_count_too": "Covered buildings count no longer: they are lost.",
    "wrong.highest_building_counts_alone": "Not only the best one: all buildings that still stand count.",
    "wrong.values_are_always_added": (
        "This card doesn’t count the values: it brings {{ word DD.each }} point{{ s DD.each }} for each building."
    ),
    "wrong.highest_of_each_type_counts": "Not the highest of each type: here it is the lowest.",
    "wrong.first_tied_wins_alone": "There may be several winners: if the votes are equal, too, the victory is shared.",
    "wrong.ties_have_no_winner": "A tie has its winners: those who are still tied at the very end share the victory.",
    "wrong.far_side_may_be_covered": "The square across is taken, and it has to be free.",
}
