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
    "stage.bridge.4.why": "The pawn goes to the far end, behind the bridge, too.",
    "stage.bridge.5.ask": "{seat:who} would like to pass under a bridge and {move:to_build}. Is that allowed?",
    "stage.bridge.5.why.laid": "It goes straight on under the bridge, and the square behind is free.",
    "stage.blocked_pawn.4.ask": "None of {seat:of} tiles fits anywhere. Touch the player who makes the next move.",
    "stage.blocked_pawn.4.why": (
        "{seat:who} {seat:verb|passes|pass|pass}, and clockwise {touch:who} {touch:verb|is|are|are} the next who can"
        " lay a tile."
    ),
    "stage.blocked_pawn.5.ask": (
        "A {kind:kind} pawn has been taken off the board. {seat:who} would still like to {move:to_build} from there. Is"
        " that allowed?"
    ),
    "stage.outhouse.4.ask": "{seat:who} would like to {move:to_build}. Is that allowed?",
    "stage.outhouse.4.why.laid": "It covers no outhouse, and beside one you build without a vote.",
    "stage.outhouse.4.why.vote": "It would cover an outhouse, and that is put to the vote.",
    "stage.outhouse.5.ask": "All voting cards lie on the table. What becomes of {seat:of} proposal?",
    "stage.outhouse.5.why": "{yes:n} for, {no:n} against: the tile is laid, unless more say no.",
    "stage.outhouse.6.ask": "All voting cards lie on the table. What is decided on {seat:of} proposal?",
    "stage.outhouse.6.why": "{yes:n} for, {no:n} against: more say no, so the tile goes back, and the turn is over.",
    "stage.outhouse.7.ask": (
        "There are more votes against {seat:of} tile than for it. Touch the player who makes the next move."
    ),
    "stage.outhouse.7.why": (
        "The vote is lost, and the turn with it: {seat:who} {seat:verb|takes|take|take} the tile back, and"
        " {touch:who} {touch:verb|is|are|are} next."
    ),
    "stage.joker.4.ask": "How many voting cards do you hold after this vote?",
    "stage.joker.4.why": "What was laid is gone. Only “…?” comes back to the hand.",
    "stage.joker.5.ask": "All voting cards lie on the table. How many votes are there for the tile?",
    "stage.joker.5.why": "Only the vowels on the cards for yes are counted here.",
    "stage.second_target.3.ask": (
        "All the building is done, and {seat:who} {seat:verb|shows|show|show} the main target: “{target:target}”. How"
        " many points is it worth?"
    ),
    "stage.second_target.4.ask": (
        "Two players are tied for the most points. One of them has shown a second target, and now {seat:who}"
        " {seat:verb|shows|show|show} one, too. Touch the winner."
    ),
    "stage.second_target.4.why": (
        "{seat:of} second target brings {points:count|nothing|1 point|# points} ({counted:buildings}), the one shown"
        " before {table_points:count|nothing|1 point|# points}."
    ),
    "stage.the_end.4.ask": "All target cards are face up. Touch the winner.",
    "stage.the_end.5.ask": (
        "All the building is done, and {seat:who} {seat:verb|shows|show|show} the target card “{target:target}”. How"
        " many points is it worth?"
    ),
    "stage.the_end.6.ask": "All target cards and the voting cards left are face up. How many players win?",
    "stage.the_end.6.why": "They have the same points and the same votes left, so they share the victory.",
    "stage.the_end.7.ask": "{seats:who} are tied for the most points. Touch the winner.",
    "stage.the_end.7.why": "Their points are equal, so the votes in hand decide: {votes:each}.",
    "wrong.tile_begins_under_pawn": "That would be right if a tile began under its pawn. It begins right beside it.",
    "wrong.tile_lies_the_other_way_round": "That would be right if a tile ended at its pawn. It begins there.",
    "wrong.tile_leaves_a_gap": "That would be right if a tile kept its distance. It begins right beside the pawn.",
    "wrong.bridge_is_built_over": "That would be right if the tile could lie on the bridge. It begins only behind it.",
    "wrong.need_allows_everything": (
        "That would be right if one might break a rule when nothing else fits. It holds even then."
    ),
    "wrong.tiles_may_stick_out": (
        "That would be right if a tile could stick out over the edge of the board. It may not."
    ),
    "wrong.paths_go_on_without_pawn": (
        "That would be right if a path could go on without its pawn. It is gone for good."
    ),
    "wrong.buildings_are_in_the_way": "That would be right if buildings were in the way. They may be built over.",
    "wrong.bridges_are_in_the_way": "That would be right if a bridge barred the way. Any path may pass under it.",
    "wrong.bridges_are_a_last_resort": (
        "That would be right if a bridge were the last way out. Any path may pass under it, at any time."
    ),
    "wrong.buildings_are_a_last_resort": (
        "That would be right if one had to spare buildings. They may always be built over."
    ),
    "wrong.outhouses_are_in_the_way": (
        "That would be right if outhouses could never be covered. They can, if the vote allows it."
    ),
    "wrong.outhouses_are_like_buildings": (
        "That would be right if outhouses were covered like buildings. They take a vote."
    ),
    "wrong.nearness_is_forbidden": (
        "That would be right if tiles had to keep away from outhouses. Beside them, anybody may build."
    ),
    "wrong.last_builder_goes_on": (
        "That would be right if the turn came back when somebody passes. It goes on clockwise."
    ),
    "wrong.proposer_goes_on": (
        "That would be right if the same player could try again at once. A lost vote ends the turn."
    ),
    "wrong.loudest_no_goes_on": (
        "That would be right if the turn went to whoever stopped the tile. It goes on clockwise."
    ),
    "wrong.tie_stops_a_tile": "That would be right if a tie meant no. With as many yes as no, the tile is laid.",
    "wrong.cards_count_alike": "That would be right if all cards counted alike. Count their vowels.",
    "wrong.letters_are_votes": "That would be right if every letter were a vote. Only the vowels are.",
    "wrong.undecided_is_a_no": "That would be right if “…?” were a no. It counts nothing.",
    "wrong.yes_cards_count_alike": "That would be right if each card were {{ word DD.ja }} vote. Count the vowels.",
    "wrong.letters_of_yes_are_votes": "That would be right if every letter were a vote. Only the vowels are.",
    "wrong.no_is_taken_off_yes": "That would be right if you took off the votes against. Here the votes for are asked.",
    "wrong.undecided_is_used_up": "That would be right if the undecided card, “…?”, were used up, too. It comes back.",
    "wrong.all_cards_come_back": "That would be right if all cards came back. Only the undecided card does, “…?”.",
    "wrong.most_buildings_win": "That would be right if the number of buildings decided. Add up their values.",
    "wrong.most_cards_win": "That would be right if the number of voting cards decided. It never does.",
    "wrong.highest_building_wins": (
        "That would be right if the best single building decided. Add up all those that count."
    ),
    "wrong.first_of_tied_wins": "That would be right if the first of the tied players won. The order does not matter.",
    "wrong.best_second_target_wins": (
        "That would be right if the best second target won. Only those of the tied players count."
    ),
    "wrong.last_builder_wins": "That would be right if the last tile brought the victory. It brings nothing.",
    "wrong.covered_buildings_count_too": "That would be right if covered buildings still counted. They are lost.",
    "wrong.highest_building_counts_alone": (
        "That would be right if only the best building counted. All those uncovered do."
    ),
    "wrong.values_are_always_added": (
        "That would be right if this card counted the values. It brings {{ word DD.each }} point{{ s DD.each }} for"
        " each building."
    ),
    "wrong.highest_of_each_type_counts": (
        "That would be right if the highest building of each type counted. Here the lowest does."
    ),
    "wrong.first_tied_wins_alone": (
        "That would be right if somebody had to win alone. With equal votes, too, the victory is shared."
    ),
    "wrong.ties_have_no_winner": (
        "That would be right if nobody won a tie. Those who are tied to the end share the victory."
    ),
    "wrong.far_side_may_be_covered": (
        "That would be right if the square behind a bridge could be taken. It has to be free."
    ),
}
