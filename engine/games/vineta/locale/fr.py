"""Les mots de Vineta, en français."""

from engine.games.vineta.locale.decisions_fr import BOTS as BOTS
from engine.games.vineta.locale.decisions_fr import DECISIONS as DECISIONS
from engine.games.vineta.locale.decisions_fr import OPTIONS as OPTIONS
from engine.games.vineta.locale.tables_fr import TABLES as TABLES

EVENTS: dict[str, str] = {
    "CityBuilt": (
        "La cité est là, entourée par la mer : {{ word VI.ring_size }} quartiers rouges au centre,"
        " {{ word VI.ring_size }} jaunes autour, {{ word VI.ring_size }} verts à l’extérieur."
    ),
    "ColoursTaken": "On joue avec {houses:n} maisons de chacune de ces couleurs : {colours:colours}.",
    "TilesDealt": (
        "{seat:who} {seat:verb|regarde|regardez|regardent} deux tuiles en secret : la tuile maison est {colour:colour},"
        " la tuile quartier montre {district:the_district}."
    ),
    "TilesDealt.hidden": (
        "{seat:who} {seat:verb|prend|prenez|prennent} une tuile maison et une tuile quartier, et les"
        " {seat:verb|garde|gardez|gardent} secrètes."
    ),
    "CardsDealt": "Chacun mélange les mêmes {deck:n} cartes et en pioche {hand:n} : {hands:each|cards}.",
    "CardsDealt.hidden": "Chacun mélange les mêmes {deck:n} cartes et en pioche {hand:n}.",
    "StarterDrawn": "Par tirage au sort, {seat:who} {seat:verb|prend|prenez|prennent} la figurine du premier joueur.",
    "HousePlaced": (
        "{seat:who} {seat:verb|pose|posez|posent} {colour:a_house} sur {district:the_district}. {left:count|C’était la"
        " dernière|Il en reste une à poser|Il en reste # à poser}."
    ),
    "HousesDrawn": "Le hasard répartit les maisons à parts égales, ou presque : {counts:counts}.",
    "CardChosen": "{seat:who} {seat:verb|pose|posez|posent} une carte face cachée : {card:card}.",
    "CardChosen.hidden": "{seat:who} {seat:verb|pose|posez|posent} une carte face cachée.",
    "CardRevealed": "{seat:who} {seat:verb|retourne|retournez|retournent} une carte : {card:card}.",
    "CardVoid": (
        "Cette carte n’a aucune cible : {seat:who} {seat:verb|défausse|défaussez|défaussent} {card:the_card} sans"
        " effet."
    ),
    "CardsDrawn.all": "Chacun pioche une carte.",
    "CardsDrawn.all_seen": "Chacun pioche une carte : {cards:each|card}.",
    "CardsDrawn.some": "Seuls ceux dont la pioche n’est pas vide prennent une carte : {drawn:each}.",
    "CardsDrawn.some_seen": (
        "Seuls ceux dont la pioche n’est pas vide prennent une carte ({drawn:each}). On voit : {cards:each|card}."
    ),
    "CardsDrawn.none": "Toutes les pioches sont vides : personne ne pioche.",
    "PileRenewed": (
        "{seat:who} {seat:verb|a|avez|ont} joué {seat:verb|sa|votre|leur} dernière carte,"
        " {seat:verb|mélange|mélangez|mélangent} {seat:verb|sa|votre|leur} défausse et"
        " {seat:verb|pioche|piochez|piochent} {hand:n} cartes : {cards:cards}. Dans la nouvelle pioche, il"
        " {pile:count|ne reste aucune carte|reste une carte|reste # cartes}."
    ),
    "PileRenewed.hidden": (
        "{seat:who} {seat:verb|a|avez|ont} joué {seat:verb|sa|votre|leur} dernière carte,"
        " {seat:verb|mélange|mélangez|mélangent} {seat:verb|sa|votre|leur} défausse et"
        " {seat:verb|pioche|piochez|piochent} {hand:n} cartes. Dans la nouvelle pioche, il {pile:count|ne reste aucune"
        " carte|reste une carte|reste # cartes}."
    ),
    "StarterMoved": (
        "La figurine du premier joueur passe à gauche : {seat:who} {seat:verb|commence|commencez|commencent} la manche"
        " suivante."
    ),
    "StarterMoved.turn": (
        "La figurine du premier joueur passe à gauche : {seat:who} {seat:verb|ouvre|ouvrez|ouvrent} le tour {turn:n}."
    ),
    "StarterMoved.untold": (
        "La figurine du premier joueur passe à gauche : {seat:who} {seat:verb|l’a|l’avez|l’ont} maintenant."
    ),
    "StarterMoved.somebody": "La figurine du premier joueur passe à gauche.",
    "StarterStayed.untold": (
        "À {{ word VI.opener_stays }} joueurs, la figurine du premier joueur ne bouge pas : {seat:who}"
        " {seat:verb|ouvre|ouvrez|ouvrent} le tour suivant."
    ),
    "StarterStayed": (
        "À {{ word VI.opener_stays }} joueurs, la figurine du premier joueur ne bouge pas : {seat:who}"
        " {seat:verb|ouvre|ouvrez|ouvrent} le tour {turn:n}."
    ),
    "SeriesStarted": (
        "{seat:who} {seat:verb|ouvre|ouvrez|ouvrent} une série {waves:count|d’une vague|de # vagues} et"
        " {seat:verb|pose|posez|posent} {seat:verb|son|votre|leur} jeton dieu sur {district:the_district}."
    ),
    "SeriesStarted.short": (
        "{seat:who} {seat:verb|ouvre|ouvrez|ouvrent} une série {waves:count|d’une vague|de # vagues} sur"
        " {district:the_district}."
    ),
    "SeriesExtended": (
        "{seat:who} {seat:verb|ajoute|ajoutez|ajoutent} {waves:count|une vague|# vagues} à la série"
        " {district:of_district} : elle vaut maintenant {worth:n}."
    ),
    "SeriesExtended.own": (
        "{seat:who} {seat:verb|ajoute|ajoutez|ajoutent} {waves:count|une vague|# vagues} à {seat:verb|sa|votre|leur}"
        " propre série, celle {district:of_district} : elle vaut maintenant {worth:n}."
    ),
    "SeriesExtended.short": (
        "{seat:who} {seat:verb|porte|portez|portent} la série {district:of_district} à {worth:n} ({waves:plus})."
    ),
    "SeriesExtended.own.short": (
        "{seat:who} {seat:verb|porte|portez|portent} {seat:verb|sa|votre|leur} série {district:of_district} à {worth:n}"
        " ({waves:plus})."
    ),
    "SeriesEnded": (
        "La série {district:of_district} n’a plus d’inondation : elle est finie, et {seat:who}"
        " {seat:verb|reprend|reprenez|reprennent} {seat:verb|son|votre|leur} jeton dieu.{authority:count|| La carte"
        " autorité posée à côté est défaussée.| Les # cartes autorité posées à côté sont défaussées.}"
    ),
    "ChipStayed": (
        "La série {district:of_district} a perdu sa première carte, mais elle continue : {seat:who} y"
        " {seat:verb|laisse|laissez|laissent} {seat:verb|son|votre|leur} jeton dieu, et la carte {first:verb|jouée par"
        " |que |jouée par }{first:who}{first:verb|| avez jouée|} devient la première."
    ),
    "AuthorityLaid.up": (
        "{seat:who} {seat:verb|renforce|renforcez|renforcent} la série {district:of_district} : avec une carte autorité"
        " ({waves:plus}), elle vaut maintenant {worth:n}."
    ),
    "AuthorityLaid.down": (
        "{seat:who} {seat:verb|affaiblit|affaiblissez|affaiblissent} la série {district:of_district} : avec une carte"
        " autorité ({waves:plus}), elle vaut maintenant {worth:n}."
    ),
    "WindChanged": (
        "{seat:who} {seat:verb|fait|faites|font} tourner le vent : l’inondation {waves:count|d’une vague|de # vagues}"
        " {owner:verb|jouée par |que |jouée par }{owner:who}{owner:verb|| avez jouée|} passe de la série"
        " {source:of_district} au bout de celle {target:of_district}."
    ),
    "SeaCalmed": (
        "{seat:who} {seat:verb|calme|calmez|calment} la mer : l’inondation {waves:count|d’une vague|de # vagues}"
        " {owner:verb|jouée par |que |jouée par }{owner:who}{owner:verb|| avez jouée|} quitte la série"
        " {district:of_district} et va à la défausse."
    ),
    "HouseMoved.hope": (
        "{seat:who} {seat:verb|attire|attirez|attirent} {colour:a_house} : elle quitte {source:the_district} pour"
        " {target:the_district}."
    ),
    "HouseMoved.rescue": (
        "{seat:who} {seat:verb|sauve|sauvez|sauvent} {colour:a_house} : elle quitte {source:the_district} pour"
        " {target:the_district}."
    ),
    "HouseMoved.panic": (
        "{seat:who} {seat:verb|sème|semez|sèment} la panique : {colour:a_house} quitte {source:the_district} pour"
        " {target:the_district}."
    ),
    "HouseMoved.panic.short": (
        "{seat:who} {seat:verb|chasse|chassez|chassent} {colour:a_house} de {source:district} à {target:district}."
    ),
    "HousesSwapped": (
        "{seat:who} {seat:verb|échange|échangez|échangent} toutes les maisons de deux quartiers, {one:district} et"
        " {other:district} : {one_count:n} contre {other_count:n}."
    ),
    "HousesSwapped.empty": (
        "{seat:who} {seat:verb|échange|échangez|échangent} toutes les maisons de deux quartiers, {one:district} et"
        " {other:district}. Il n’y en a aucune : rien ne change."
    ),
    "HousesSwapped.untold": (
        "{seat:who} {seat:verb|échange|échangez|échangent} les maisons de {one:district} et {other:district}."
    ),
    "Quarantined": (
        "{seat:who} {seat:verb|met|mettez|mettent} {district:the_district} en quarantaine : aucune maison n’en sort"
        " avant la fin du tour."
    ),
    "Quarantined.again": (
        "{seat:who} {seat:verb|remet|remettez|remettent} {district:the_district} en quarantaine, ce qui ne change rien."
    ),
    "MoreLaid": (
        "{seat:who} {seat:verb|pose|posez|posent} « une carte de plus » : le tour compte maintenant {rounds:count|une"
        " manche|# manches}."
    ),
    "MoreLaid.reached": (
        "{seat:who} {seat:verb|pose|posez|posent} « une carte de plus ». Le tour compte donc {rounds:count|une manche|#"
        " manches}, mais la manche {now:n} est déjà en cours : rien ne change."
    ),
    "MoreLaid.late": (
        "{seat:who} {seat:verb|pose|posez|posent} « une carte de plus ». Le tour compte donc {rounds:count|une manche|#"
        " manches}, mais les égalités l’ont déjà mené à la manche {now:n} : rien ne change."
    ),
    "LessLaid": (
        "{seat:who} {seat:verb|pose|posez|posent} « une carte de moins » : le tour ne compte plus {rounds:count|qu’une"
        " manche|que # manches}."
    ),
    "LessLaid.late": (
        "{seat:who} {seat:verb|pose|posez|posent} « une carte de moins ». Le tour ne compte plus {rounds:count|qu’une"
        " manche|que # manches}, mais la manche {now:n} est déjà en cours : cette carte ne peut plus qu’annuler « une"
        " carte de plus »."
    ),
    "RoundsCounted": (
        "Sur la table : {more:count|aucune carte de plus|une carte de plus|# cartes de plus} et {less:count|aucune"
        " carte de moins|une carte de moins|# cartes de moins}. Ce tour compte donc {rounds:count|une manche|#"
        " manches}."
    ),
    "RoundsCounted.even": (
        "Sur la table, il y a autant de cartes de moins que de cartes de plus, {less:count|une|#} de chaque : elles"
        " s’annulent, et le tour garde ses {rounds:n} manches."
    ),
    "SeriesCompared": "Toutes les manches du tour sont jouées. Voici ce que valent les séries : {series:sums}.",
    "SeriesCompared.short": "Les séries : {series:sums}.",
    "SeriesCompared.one": "Toutes les manches du tour sont jouées. Il n’y a qu’une série : {series:sums}.",
    "SeriesCompared.none": "Toutes les manches du tour sont jouées. Aucun quartier n’est menacé.",
    "RoundAdded": "Égalité à {worth:n} entre {districts:districts} : on joue une manche de plus.",
    "RoundAdded.none": "Sans série, aucun quartier ne peut couler : on joue une manche de plus.",
    "EndForced": (
        "C’était la dernière manche possible, et c’est à {seat:who}, qui {seat:verb|l’a|l’avez|l’ont} ouverte, de"
        " choisir le quartier qui coule : {districts:or_districts}."
    ),
    "DistrictSunk": (
        "{district:the_district} coule {houses:count|sans maison|avec une maison|avec # maisons} : sa série vaut"
        " {worth:n}."
    ),
    "DistrictSunk.low": (
        "{district:the_district} coule {houses:count|sans maison|avec une maison|avec # maisons} : sa série ne vaut que"
        " {worth:n}, mais aucune autre ne vaut davantage."
    ),
    "DistrictSunk.chosen": (
        "{district:the_district} est choisi : il coule {houses:count|sans maison|avec une maison|avec # maisons}, sans"
        " être menacé."
    ),
    "DistrictSunk.untold": "{district:the_district} coule.",
    "HousesShared.alone": "Toutes les inondations de la série sont à la même personne, qui prend tout : {counts:each}.",
    "HousesShared.single": "La seule maison va à {takers:who}, pour la première inondation de la série.",
    "HousesShared": "Dans l’ordre des inondations, les maisons vont une à une à {takers:who}. En tout : {counts:each}.",
    "HousesShared.short": "Maisons prises : {counts:each}.",
    "HousesShared.untold": "Maisons prises pendant ce tour : {counts:each}.",
    "HousesLost": "{count:count|Une maison quitte|# maisons quittent} le jeu : rien ne menaçait ce quartier.",
    "CoastMoved": "La mer avance. Elle touche maintenant {districts:districts}.",
    "TurnCleared.untold": (
        "Le tour est fini. Chacun met ses cartes sur sa défausse et reprend son jeton dieu. Plus rien n’est en"
        " quarantaine."
    ),
    "TurnCleared": (
        "Le tour {turn:n} est fini. Chacun met ses cartes sur sa défausse et reprend son jeton dieu. Plus rien n’est en"
        " quarantaine."
    ),
    "LastDistrict": (
        "Le dernier tour est fini. Il ne reste que {district:the_district}, {houses:count|sans maison|avec une"
        " maison|avec # maisons}."
    ),
    "LastDistrict.untold": "Le dernier tour est fini. Il ne reste que {district:the_district}.",
    "TilesShown.house": (
        "{seat:who} {seat:verb|retourne|retournez|retournent} {seat:verb|sa|votre|leur} tuile maison : elle est"
        " {colour:colour}."
    ),
    "TilesShown": (
        "{seat:who} {seat:verb|retourne|retournez|retournent} {seat:verb|ses|vos|leurs} tuiles : la tuile maison est"
        " {colour:colour}, la tuile quartier montre {district:the_district}."
    ),
    "HousesScored": (
        "{seat:who} : {own:count|aucune maison|une maison|# maisons} de couleur {colour:colour} sur le dernier"
        " quartier, {taken:count|aucune maison prise|une maison prise|# maisons prises}. Cela fait {points:count|zéro"
        " point|1 point|# points}."
    ),
    "HousesScored.own": (
        "{seat:who} : {own:count|aucune maison|une maison|# maisons} de {seat:verb|sa|votre|leur} couleur sur le"
        " dernier quartier, {taken:count|aucune maison prise|une maison prise|# maisons prises}. Cela fait"
        " {points:count|zéro point|1 point|# points}."
    ),
    "DistrictScored": (
        "{seat:who} {seat:verb|protège|protégez|protègent} le dernier quartier, {district:district} : {points:plus}"
        " points."
    ),
    "NobodysDistrict": "{district:the_district} n’est sur la tuile de personne : ses points sont perdus.",
    "TieCompared": (
        "{seats:who} {seats:verb|est|êtes|sont} à égalité. On compare, sur le dernier quartier, les maisons de la"
        " couleur de chacun : {own:each}."
    ),
    "GameWon": "{seat:who} {seat:verb|gagne|gagnez|gagnent} la partie. Les points : {scores:each}.",
    "VictoryShared": (
        "{winners:who} {winners:verb|gagne|gagnez|gagnent} ensemble : ni les points, ni les maisons ne"
        " {winners:verb|les|vous|les} départagent. Les points : {scores:each}."
    ),
    "TilesDealt.hidden.several": (
        "{seat:who} {seat:verb|prend|prenez|prennent} chacun une tuile maison et une tuile quartier, et les"
        " {seat:verb|garde|gardez|gardent} secrètes."
    ),
    "CardChosen.several": "Chacun pose une carte face cachée : {card:each|card}.",
    "CardChosen.hidden.several": "{seat:who} {seat:verb|pose|posez|posent} chacun une carte face cachée.",
}

REFUSALS: dict[str, str] = {
    "refused.not_your_turn": "C’est à {seat:who} de jouer maintenant.",
    "refused.no_house_left": "Il ne reste aucune maison {colour:colour} à poser : prenez une autre couleur.",
    "refused.already_chosen": (
        "{seat:who} {seat:verb|a|avez|ont} déjà choisi {seat:verb|sa|votre|leur} carte pour cette manche, et on n’en"
        " change plus."
    ),
    "refused.not_in_hand": "{card:the_card} n’est pas dans cette main : choisissez une carte qui s’y trouve.",
    "refused.not_coastal": (
        "{district:the_district} n’est pas en bord de mer : aucun de ses voisins n’a coulé. On n’ouvre une série que"
        " sur un quartier qui touche la mer."
    ),
    "refused.chip_placed": (
        "Le jeton dieu {seat:of} est déjà sur {own:the_district} : pas de seconde série, et"
        " {district:the_district} n’est pas menacé. Ajoutez cette inondation à une série déjà ouverte."
    ),
    "refused.no_series": "Cette carte demande une série, et aucune ne menace {district:the_district}.",
    "refused.no_such_card": (
        "La série {district:of_district} n’a {count:count|qu’une inondation|que # inondations} : il n’y a pas de carte"
        " numéro {place:n}."
    ),
    "refused.same_series": (
        "La carte est déjà dans la série {district:of_district} : le vent doit l’emporter vers une autre."
    ),
    "refused.other_source": (
        "Les maisons déplacées par cette carte viennent toutes du même endroit, et la première a quitté"
        " {district:the_district}."
    ),
    "refused.quarantined": (
        "{district:the_district} est en quarantaine : aucune maison ne peut en sortir avant la fin du tour."
    ),
    "refused.no_house": (
        "Il n’y a pas de maison {colour:colour} sur {district:the_district} : choisissez une couleur qui s’y trouve."
    ),
    "refused.not_in_danger": (
        "Tant qu’un quartier est menacé, {card:the_card} {card:danger} ({threatened:districts}) ;"
        " {district:the_district} ne l’est pas."
    ),
    "refused.same_district": "Il faut deux quartiers différents : choisissez-en un autre que {district:the_district}.",
    "refused.only_danger": (
        "{district:the_district} est le seul quartier menacé, et {card:the_card} {card:danger} :"
        " aucune maison ne peut en partir. Amenez-en une d’un autre quartier."
    ),
    "refused.same_end": (
        "Cette panique a déjà mené une maison vers {district:the_district} : chacune va sur un quartier différent."
    ),
    "refused.other_end": (
        "Les {{ word VI.rescued }} maisons d’un sauvetage vont au même endroit : la première est allée vers"
        " {first:the_district}, la suivante ne peut pas aller vers {district:the_district}."
    ),
    "refused.sunk": "{district:the_district} a coulé : il n’est plus en jeu.",
    "refused.not_tied": "{district:the_district} ne convient pas : choisissez entre {districts:districts}.",
    "refused.empty": "Il n’y a pas de maison sur {district:the_district} : choisissez un quartier où il y en a.",
    "refused.unfinished": "Ce coup n’est pas complet : il reste un choix à faire.",
}
