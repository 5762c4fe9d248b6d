"""English words of the course of Drunter & Drüber: its stages, and the wrong rules by which people answer."""

COURSE: dict[str, str] = {
    "stage.tile_and_pawn.title": "A tile and its pawn",
    "stage.tile_and_pawn.idea": (
        "A tile goes to a pawn of its own kind. It begins right beside it and runs straight on, and the pawn moves to"
        " its far end."
    ),
    "stage.tile_and_pawn.1.told": (
        "A tile begins right beside its pawn and runs straight on. Then the pawn moves to the far end. You lay a road"
        " tile, {{ word DD.triple }} squares long, to the west."
    ),
    "stage.tile_and_pawn.1.ask": "Touch the square where the road pawn ends up.",
    "stage.tile_and_pawn.2.told": (
        "Pawns belong to nobody: you may build on from any of them, but only with tiles of its kind. You pick up a wall"
        " tile."
    ),
    "stage.tile_and_pawn.2.ask": "Touch a pawn that you can lay it beside.",
    "stage.tile_and_pawn.3.told": ("Another table. You lay {{ word DD.double }} squares of wall to the west."),
    "stage.tile_and_pawn.3.ask": "Where does the pawn end up?",
    "stage.covered_buildings.title": "What a tile covers, and your secret",
    "stage.covered_buildings.idea": (
        "A covered building is lost, whoever covers it. Each uncovered one of your secret type brings its value at the"
        " end."
    ),
    "stage.covered_buildings.1.told": (
        "Everyone secretly protects one type of building; here you see all the cards. {seat:who} builds the road over"
        " {square:square}, and that building is lost."
    ),
    "stage.covered_buildings.1.ask": "Touch the player who loses points.",
    "stage.covered_buildings.2.told": (
        "Your secret card shows the schools, ringed for you alone: each one left uncovered will bring its value. You"
        " build the wall over {square:square}."
    ),
    "stage.covered_buildings.2.ask": "How many points are your schools worth then?",
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
    "wrong.any_pawn_will_do": "That would be right if any pawn would do. A wall tile goes only to a wall pawn.",
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
        "That would be right if you counted the schools. Add up the numbers on them instead."
    ),
    "wrong.covered_building_costs_one_point": (
        "That would be right if every school cost the same. It costs the number that is on it."
    ),
}
