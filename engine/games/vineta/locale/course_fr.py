"""Les mots de la leçon de Vineta, en français : ses étapes, et les fausses règles d’après lesquelles on répond."""

COURSE: dict[str, str] = {
    "stage.flood.title": "Une inondation menace la côte",
    "stage.flood.idea": (
        "Une inondation ouvre une série : votre jeton dieu va sur un quartier en bord de mer, qui est alors menacé. Au"
        " début, seuls les verts touchent la mer."
    ),
    "stage.flood.1.told": (
        "{seat:who} retourne une inondation {waves:count|d’une vague|de # vagues}. Elle ouvre une série contre un"
        " quartier du bord de mer, et le jeton dieu le marque."
    ),
    "stage.flood.1.ask": "Touchez un quartier que {seat:who} peut menacer.",
    "stage.flood.2.told": "Une autre table, où un quartier est déjà menacé. {seat:who} retourne une inondation.",
    "stage.flood.2.ask": "Touchez un quartier où {seat:who} peut ouvrir une autre série.",
    "stage.adding.title": "Ajouter à une série",
    "stage.adding.idea": (
        "Une inondation peut rejoindre n’importe quelle série, même la vôtre, et toutes les vagues s’additionnent."
        " Tant que votre jeton dieu est sur un quartier, vous ne pouvez qu’ajouter."
    ),
    "stage.adding.1.told": (
        "{district:the_district} est déjà menacé. {seat:who} ajoute à la série une inondation {waves:count|d’une"
        " vague|de # vagues}."
    ),
    "stage.adding.1.ask": "Combien vaut la série maintenant ?",
    "stage.adding.2.told": (
        "Le jeton dieu {seat:of} est déjà sur un quartier, et {seat:who} retourne encore une inondation."
    ),
    "stage.adding.2.ask": "Touchez un quartier où cette carte peut aller.",
    "stage.coast.title": "La mer avance",
    "stage.coast.idea": (
        "Un quartier coulé devient la mer, et ses voisins sont en bord de mer. Les anneaux sont décalés : derrière"
        " chaque quartier vert, {{ word VI.borders_inward }} jaunes ; derrière chaque jaune, {{ word VI.borders_inward"
        " }} rouges."
    ),
    "stage.coast.1.told": "Un quartier vert vient de couler. La mer a pris sa place, et elle touche tous ses voisins.",
    "stage.coast.1.ask": "Combien de quartiers jaunes sont maintenant en bord de mer ?",
    "stage.coast.2.told": "Une autre table, une autre brèche dans l’anneau vert. {seat:who} retourne une inondation.",
    "stage.coast.2.ask": "Touchez un quartier jaune ou rouge que {seat:who} peut menacer.",
    "wrong.second_row_can_be_threatened": (
        "Ce serait juste s’il suffisait d’avoir un voisin en bord de mer. C’est la mer elle-même qu’il faut toucher."
    ),
    "wrong.any_district_can_be_threatened": (
        "Ce serait juste si une inondation pouvait frapper n’importe où. Elle vient de la mer : on commence par le"
        " bord."
    ),
    "wrong.whole_ring_can_be_threatened": (
        "Ce serait juste si la mer atteignait tout un anneau d’un coup. Elle n’atteint que les voisins de ce qui a"
        " coulé."
    ),
    "wrong.each_flood_starts_a_series": (
        "Ce serait juste si chaque inondation pouvait ouvrir une série. Un seul jeton, une seule série : cette carte"
        " doit en rejoindre une."
    ),
    "wrong.any_district_can_be_added_to": (
        "Ce serait juste si l’on pouvait ajouter là où il n’y a pas de série. Cherchez les jetons dieu."
    ),
    "wrong.new_flood_replaces_series": (
        "Ce serait juste si la nouvelle carte remplaçait l’ancienne. Elle la rejoint, et les vagues s’additionnent."
    ),
    "wrong.series_counts_its_cards": (
        "Ce serait juste si chaque carte comptait pour un. Ce sont les vagues qui comptent."
    ),
    "wrong.whole_ring_is_coastal": (
        "Ce serait juste si la mer atteignait tout un anneau d’un coup. Elle n’atteint que les voisins de ce qui a"
        " coulé."
    ),
    "wrong.sea_reaches_one_district": (
        "Ce serait juste si les quartiers étaient rangés l’un derrière l’autre. Mais les anneaux sont décalés :"
        " regardez bien qui touche la brèche."
    ),
}
