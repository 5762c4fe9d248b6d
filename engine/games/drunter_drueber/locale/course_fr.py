"""Les mots de la leçon de Drunter & Drüber, en français : ses étapes, et les fausses règles qui trompent."""

COURSE: dict[str, str] = {
    "stage.tile_and_pawn.title": "Une plaquette et son pion",
    "stage.tile_and_pawn.idea": (
        "Une plaquette se pose contre un pion de sa sorte et s’en éloigne tout droit. Puis le pion avance jusqu’au"
        " bout."
    ),
    "stage.tile_and_pawn.1.told": (
        "Une plaquette part tout contre son pion et file tout droit ; le pion avance ensuite jusqu’au bout. Vous posez"
        " {{ word DD.triple }} cases de route vers l’ouest."
    ),
    "stage.tile_and_pawn.1.ask": "Touchez la case où s’arrête le pion.",
    "stage.tile_and_pawn.2.told": (
        "Les pions ne sont à personne : repartez de celui que vous voulez, mais avec une plaquette de sa sorte. Vous"
        " avez en main un bout de muraille."
    ),
    "stage.tile_and_pawn.2.ask": "Touchez un pion contre lequel le poser.",
    "stage.tile_and_pawn.3.told": "Une autre table. Vous posez {{ word DD.double }} cases de muraille vers l’ouest.",
    "stage.tile_and_pawn.3.ask": "Où s’arrête le pion ?",
    "stage.covered_buildings.title": "Ce qu’on recouvre, et votre secret",
    "stage.covered_buildings.idea": (
        "Un bâtiment recouvert est perdu, qui que ce soit qui le recouvre. À la fin, chaque bâtiment de votre type"
        " secret encore debout vous rapporte sa valeur."
    ),
    "stage.covered_buildings.1.told": (
        "Chacun protège en secret un type de bâtiment ; ici, vous voyez toutes les cartes. {seat:who} fait passer la"
        " route sur {square:square} : le bâtiment est perdu."
    ),
    "stage.covered_buildings.1.ask": "Touchez le joueur qui perd des points.",
    "stage.covered_buildings.2.told": (
        "Votre carte secrète montre les écoles, encadrées pour vous seul : chacune rapporte sa valeur si elle reste"
        " debout. Vous menez la muraille sur {square:square}."
    ),
    "stage.covered_buildings.2.ask": "Combien vos écoles valent-elles ensuite ?",
    "stage.free_end.title": "Rien qu’au pion, jamais sur une plaquette",
    "stage.free_end.idea": (
        "Un tracé ne continue qu’à partir de son pion, tout droit. Une plaquette ne se pose ni sur une autre, ni sur un"
        " coin, ni hors du plateau."
    ),
    "stage.free_end.1.told": (
        "La route ne continue qu’à son pion : sur une case libre juste à côté, jamais en diagonale. Vous avez une"
        " plaquette de route d’{{ une DD.single }} case."
    ),
    "stage.free_end.1.ask": "Touchez la case où vous pouvez la poser.",
    "stage.free_end.2.told": (
        "Une autre table. Cette fois, votre plaquette de route fait {{ word DD.triple }} cases, et la muraille s’est"
        " approchée."
    ),
    "stage.free_end.2.ask": "Touchez la case où elle peut finir.",
    "wrong.pawn_stays": "Ce serait juste si le pion restait sur place. Mais il va toujours au bout de son tracé.",
    "wrong.pawn_goes_to_beginning": (
        "Ce serait juste si le pion n’avançait que d’un pas. Il va jusqu’au bout de la plaquette."
    ),
    "wrong.pawn_goes_past_tile": (
        "Ce serait juste si le pion descendait de la plaquette. Il reste dessus, sur la dernière case."
    ),
    "wrong.one_goes_on_after_the_last": (
        "Ce serait juste s’il fallait continuer là où le précédent a construit. Rien n’y oblige, et la muraille n’y va"
        " pas."
    ),
    "wrong.any_pawn_will_do": (
        "Ce serait juste si tous les pions se valaient. La muraille ne va qu’aux pions de muraille."
    ),
    "wrong.tiles_may_lie_on_tiles": (
        "Ce serait juste si une plaquette pouvait en recouvrir une autre. C’est interdit, même d’une seule case."
    ),
    "wrong.corners_may_be_covered": (
        "Ce serait juste si l’on pouvait construire sur un coin. Les coins restent découverts, même sans pion."
    ),
    "wrong.tiles_may_begin_diagonally": (
        "Ce serait juste si l’on pouvait partir en diagonale. On part au nord, à l’est, au sud ou à l’ouest du pion."
    ),
    "wrong.tiles_may_bend": (
        "Ce serait juste si une plaquette pouvait tourner. Elle s’éloigne de son pion en ligne droite."
    ),
    "wrong.paths_may_branch_off": (
        "Ce serait juste si un tracé pouvait se ramifier. Il ne continue que là où se trouve son pion."
    ),
    "wrong.builder_loses": (
        "Ce serait juste si construire coûtait des points. Regardez plutôt qui a la carte du bâtiment recouvert."
    ),
    "wrong.buildings_beside_tiles_are_lost": (
        "Ce serait juste si les bâtiments voisins étaient perdus. Seul l’est celui qui se trouve sous la plaquette."
    ),
    "wrong.own_covering_costs_nothing": (
        "Ce serait juste si ce qu’on recouvre soi-même comptait encore. C’est perdu pour vous aussi."
    ),
    "wrong.each_building_is_one_point": (
        "Ce serait juste s’il suffisait de compter les écoles. Additionnez plutôt les nombres qu’elles portent."
    ),
    "wrong.covered_building_costs_one_point": (
        "Ce serait juste si toutes les écoles coûtaient pareil. Chacune coûte le nombre qu’elle porte."
    ),
}
