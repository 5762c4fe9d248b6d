"""Ce que le livre répond sur votre propre table de Drunter & Drüber, en français."""

from typing import Final

JOKERS: Final = "{begins:who} {begins:verb|dit|dites|disent} en premier ce que vaut le joker, puis {follow:who}."
JOKERS_VAGUE: Final = (
    "Les jokers parlent dans le sens horaire, en commençant par celui dont c’est le tour : dites à qui est le tour, et"
    " vous lirez ici qui parle en premier."
)
VOTES: Final = (
    "On en est à {votes_for:n} oui contre {votes_against:n} non, et ce qui manque peut apporter jusqu’à"
    " {most_for:n} oui ou {most_against:n} non."
)

VERDICTS: dict[str, str] = {
    "headed.lay.near": "Si {condition:n},",
    "headed.lay.pawns": "Si {condition:n},",
    "headed.lay.other": "Si {condition:n},",
    "headed.where.near": "Si ces cases sont libres,",
    "headed.blocked.near": "Cela dépend : si {condition:n},",
    "headed.pass.near": "Cela dépend : si {condition:n},",
    "verdict.no": "Non.\n{why:reason}",
    "verdict.lay.yes": (
        "Oui, la plaquette peut aller là ({squares:squares}), sans vote.\nSon pion va en"
        " {squares:free_end}.{walls:if| Les murailles ne se rejoignent pas : chacune garde son tracé.|}"
        "{blocked:blocked_pawns}"
    ),
    "verdict.lay.yes.lost": (
        "Oui, la plaquette peut aller là ({squares:squares}), sans vote, et recouvre {lost:buildings}.\nSon pion va"
        " en {squares:free_end}.{walls:if| Les murailles ne se rejoignent pas : chacune garde son tracé.|}"
        "{blocked:blocked_pawns}"
    ),
    "verdict.lay.under": (
        "Oui, la plaquette peut aller là ({squares:squares}{bridge:bridge_before}), sans vote.\nLe tracé passe sous"
        " le pont, et la plaquette commence juste en face. Son pion va en {squares:free_end}.{walls:if| Les"
        " murailles ne se rejoignent pas : chacune garde son tracé.|}{blocked:blocked_pawns}"
    ),
    "verdict.lay.under.lost": (
        "Oui, la plaquette peut aller là ({squares:squares}{bridge:bridge_before}), sans vote, et recouvre"
        " {lost:buildings}.\nLe tracé passe sous le pont, et la plaquette commence juste en face. Son pion va en"
        " {squares:free_end}.{walls:if| Les murailles ne se rejoignent pas : chacune garde son tracé.|}"
        "{blocked:blocked_pawns}"
    ),
    "verdict.lay.round": (
        "Non, seulement sous le pont en {bridge:square} : le bout d’une plaquette n’est pas un pont.\nLe tracé doit"
        " d’abord venir en {before:square} ; de là, une plaquette suivante commence en {behind:square}, derrière le"
        " pont et tout droit, peu importe qui la pose. Il faut que ces cases soient"
        " libres."
    ),
    "verdict.lay.vote": (
        "Seulement si le vote permet que la plaquette ({squares:squares}{bridge:bridge_before}) recouvre les cabinets"
        " en {outhouse:square}{lost:buildings_besides}.\nIl faut d’abord que tout le monde vote.{lost:if| Le bâtiment,"
        " lui, ne demande pas de vote.|}"
    ),
    "verdict.where.some": (
        "{count:count|Ici seulement|À # endroits}{vote:if||, sans vote} : {places:places}.\nSon pion se retrouve alors"
        " tout au bout : {ends:any_square}. {closed:if|Exclu : |}{closed:closed_ways}{closed:if|. |}{long:if|Une"
        " plaquette se pose droit, son bord de départ contre la case du pion, jamais dessus : on ne la plie pas et on"
        " ne la retourne pas.|Une plaquette d’une case se pose juste à côté de la case du pion ou juste derrière un"
        " pont, jamais en diagonale.}{bridges:bridges_may_be}{other:if| Elle peut aussi aller à l’autre pion de"
        " muraille, dont vous n’avez rien dit.|}"
    ),
    "verdict.where.none": (
        "Nulle part.\nExclu : {closed:closed_ways}.{bridges:bridges_may_be}{other:if| Elle peut encore aller à l’autre"
        " pion de muraille, dont vous n’avez rien dit.|}"
    ),
    "verdict.where.gone": "Plus nulle part.\n{why:reason}",
    "verdict.vote.none": "On ne vote pas : cette plaquette ({squares:squares}) ne recouvre pas de cabinets.",
    "verdict.vote.won": (
        "La proposition est acceptée par {yes:n} oui contre {no:n} non : on pose la plaquette comme proposé.\nLes"
        " cartes de vote utilisées sortent du jeu ; seule la carte « …? » revient en main."
    ),
    "verdict.vote.tie": (
        "Il y a égalité, {yes:n} oui et {no:n} non, et l’égalité suffit : on pose la plaquette comme proposé.\nLes"
        " cartes de vote utilisées sortent du jeu ; seule la carte « …? » revient en main."
    ),
    "verdict.vote.lost": (
        "La proposition est rejetée par {no:n} non contre {yes:n} oui : on reprend la plaquette, et le tour est fini.\n"
        "Les cartes de vote utilisées sortent quand même du jeu ; seule la carte « …? » revient en main. On pourra"
        " reproposer cette pose lors d’un tour suivant."
    ),
    "verdict.vote.jokers": JOKERS,
    "verdict.vote.jokers.untold": JOKERS_VAGUE,
    "verdict.vote.may_come": VOTES,
    "verdict.vote.may_come.jokers": f"{JOKERS} {VOTES}",
    "verdict.vote.may_come.jokers.untold": f"{JOKERS_VAGUE} {VOTES}",
    "verdict.vote.may_come.why": (
        "L’égalité suffit pour accepter. Chacun pose une carte ou plusieurs, personne n’en pose aucune : la carte"
        " « …? » ne compte pas et revient en main."
    ),
    "verdict.vote.may_come.forgotten": (
        "On en est à {votes_for:n} oui contre {votes_against:n} non, et ce qui manque peut apporter jusqu’à"
        " {most_against:n} non."
    ),
    "verdict.vote.may_come.forgotten.why": (
        "Le nombre de non possibles dépend de la carte oubliée, déjà utilisée par {whose:who} : {limits:limits}."
        " L’égalité suffit pour accepter.{safe:if| L’accord n’est sûr que si cette carte est |}{safe:any_card}"
        "{safe:if|.|}"
    ),
    "verdict.vote.mixed": (
        "Poser ensemble des oui et des non est un vote valable ({seats:who}) : chaque carte compte."
    ),
    "verdict.vote.open.won": (
        "La proposition est acceptée : on pose la plaquette comme proposé.\nOn en est à {yes:n} oui contre {no:n} non,"
        " et ce qui manque apporte {gap:count|au plus autant de non que de oui|au plus un non de plus que de oui|au"
        " plus # non de plus que de oui}. L’égalité suffit."
    ),
    "verdict.vote.open.won.behind": (
        "La proposition est acceptée : on pose la plaquette comme proposé.\nOn en est à {yes:n} oui contre {no:n} non,"
        " mais ce qui manque apporte au moins {gap:count|un|#} oui de plus que de non."
    ),
    "verdict.vote.open.lost": (
        "La proposition est rejetée : on reprend la plaquette, et le tour est fini.\nOn en est à {yes:n} oui contre"
        " {no:n} non, mais ce qui manque apporte au moins {gap:count|un|#} non de plus que de oui."
    ),
    "verdict.vote.open.lost.behind": (
        "La proposition est rejetée : on reprend la plaquette, et le tour est fini.\nOn en est à {yes:n} oui contre"
        " {no:n} non, et ce qui manque n’apporte {gap:count|pas plus de oui que de non|pas # oui de plus que de non}."
    ),
    "depends.joker": (
        "de ce {joker:who|que} {joker:verb|dit de son joker|dites de votre joker|disent de leurs jokers}"
        " ({{ word DD.joker }} oui ou autant de non, jamais blanc ni moins)"
    ),
    "depends.vote": "des cartes {vote:who|que} {vote:verb|pose|posez|posent}",
    "depends.targets": "{targets:verb|de l’objectif|de l’objectif|des objectifs} {targets:who|de}",
    "depends.second": "{second:verb|du second objectif|du second objectif|des seconds objectifs} {second:who|de}",
    "depends.main": (
        "{main:verb|de l’objectif principal|de l’objectif principal|des objectifs principaux} {main:who|de}"
    ),
    "depends.votes": "des voix qui restent à {votes:who}, d’après les cartes de vote gardées",
    "way.joker": "{way:move}",
    "way.vote": "{way:move}",
    "way.targets": "{way:target}",
    "way.second": "{way:target}",
    "way.main": "{way:target}",
    "way.votes": "{way:n}",
    "case.joker": "{ways:n}",
    "case.joker.seat": "{seat:who} {ways:n}",
    "case.vote": "{ways:n}",
    "case.vote.seat": "{seat:who} {ways:n}",
    "case.targets": "l’objectif {seat:of} est {ways:n}",
    "case.second": "le second objectif {seat:of} est {ways:n}",
    "case.main": "l’objectif principal {seat:of} est {ways:n}",
    "case.votes": "{seat:who} en {seat:verb|a|avez|ont} encore {ways:n}",
    "depends.near": "du pont que la plaquette a peut-être là, et de ce qu’il y a derrière",
    "depends.building": "de ce qui est recouvert des bâtiments laissés ouverts",
    "way.building.left": "compte encore",
    "way.building.covered": "est recouvert",
    "case.building": "le bâtiment {spot:building_at} {ways:n}",
    "depends.covered": "des bâtiments recouverts",
    "depends.pawns": "de la place de son pion",
    "depends.left": "de ce que l’autre pion de muraille est encore là ou non",
    "depends.other": "de la place de l’autre pion de muraille",
    "way.near.free": "libre",
    "way.near.tile": "une plaquette sans pont",
    "way.near.bridge-n": "un pont debout",
    "way.near.bridge-e": "un pont couché",
    "case.near": "{spot:square} est {ways:n}",
    "supposed.near": "rien ne couvre {spots:any_square}",
    "supposed.covered": "aucun de ces bâtiments n’est recouvert ({spots:types})",
    "supposed.pawns": "son pion est encore dans son coin",
    "case.pawns.beside": "Si le pion est juste à côté",
    "supposed.left": "l’autre pion de muraille est encore sur le plateau",
    "case.left.gone": "Si lui aussi est retiré",
    "supposed.other": "l’autre pion de muraille est encore dans son coin",
    "case.other.beside": "Si l’autre pion est juste à côté",
    "case.near.tile": "Avec une plaquette en {spots:any_square}",
    "case.near.tile.each": "Avec des plaquettes en {spots:all_squares}",
    "case.near.bridge-n": "Avec un pont debout en {spots:any_square}",
    "case.near.bridge-n.each": "Avec des ponts debout en {spots:all_squares}",
    "case.near.bridge-e": "Avec un pont couché en {spots:any_square}",
    "case.near.bridge-e.each": "Avec des ponts couchés en {spots:all_squares}",
    "verdict.blocked.no": (
        "Non, ce pion ({pawn:pawn}) n’est pas bloqué : il reste.\nUne plaquette d’une case tiendrait encore"
        " ici : {ways:open_ways}. Peu importe que quelqu’un en ait une. Dans la variante, personne ne choisit"
        " d’objectif principal pour cela. Il peut être bloqué plus tard : on regarde tous les pions après"
        " chaque plaquette."
    ),
    "verdict.blocked.yes": (
        "Oui, ce pion ({pawn:pawn}) s’est trouvé bloqué en {square:square} : on le retire pour de bon.\nAutour de lui,"
        " {sides:obstacles}. On ne construit plus rien à partir de là. Dans la variante à {{ word DD.targets_held }}"
        " objectifs, chacun choisit aussitôt son objectif principal si aucune sorte n’était bloquée avant."
    ),
    "verdict.blocked.wall": (
        "Oui, ce pion ({pawn:pawn}) s’est trouvé bloqué en {square:square} : on le retire pour de bon.\nAutour de lui,"
        " {sides:obstacles}. Tant que l’autre pion de muraille est sur le plateau, les murailles se posent encore à"
        " côté de lui, et dans la variante personne ne choisit son objectif principal pour autant."
    ),
    "verdict.blocked.choose": (
        "Oui, ce pion ({pawn:pawn}) s’est trouvé bloqué en {square:square} : on le retire pour de bon, et chacun"
        " choisit aussitôt son objectif principal{perhaps:if|, sauf si une sorte était déjà"
        " bloquée|}.\nAutour de lui, {sides:obstacles}. Sa sorte est donc bloquée. On choisit son objectif principal"
        " une seule fois par partie."
    ),
    "verdict.blocked.chosen": (
        "Oui, ce pion ({pawn:pawn}) s’est trouvé bloqué en {square:square} : on le retire pour de bon, mais personne ne"
        " choisit de nouveau son objectif principal.\nAutour de lui, {sides:obstacles}. Le choix s’est fait, une fois"
        " pour toutes, avec la première sorte bloquée : on n’échange plus ses cartes."
    ),
    "verdict.blocked.off": (
        "Il est déjà retiré pour de bon ({pawn:pawn}).\nOn ne construit plus rien à partir de là. Dans la variante à"
        " {{ word DD.targets_held }} objectifs, chacun a choisi aussitôt son objectif principal si aucune sorte n’était"
        " bloquée avant."
    ),
    "verdict.blocked.off.wall": (
        "Il est déjà retiré pour de bon ({pawn:pawn}).\nTant que l’autre pion de muraille est sur le plateau, les"
        " murailles se posent encore à côté de lui, et dans la variante personne ne choisit son objectif principal"
        " pour autant."
    ),
    "verdict.blocked.off.choose": (
        "Il est déjà retiré pour de bon ({pawn:pawn}), et sa sorte est bloquée : chacun a choisi aussitôt son objectif"
        " principal, si aucune ne l’était avant."
    ),
    "verdict.pass.no": (
        "Non, il faut poser une plaquette, puisqu’une des vôtres a sa place.\nElle va ici par exemple"
        " ({squares:squares}) ; posez-la, ou toute autre qui a une place, où vous voulez."
    ),
    "verdict.pass.vote": (
        "Non, il faut proposer une plaquette sur des cabinets, ici par exemple ({squares:squares}, cabinets en"
        " {outhouse:square}).\nVos plaquettes n’ont pas d’autre place. Vous pouvez voter contre."
        " {refusals:count|Les autres ne peuvent plus refuser|Les autres peuvent encore refuser une fois au plus|Les"
        " autres peuvent encore refuser # fois au plus} : chaque refus leur coûte une carte de non, ou un joker."
    ),
    "verdict.pass.yes": (
        "Oui, vous passez, puisqu’aucune de vos plaquettes n’a de place.\nC’est au suivant de jouer, dans le sens"
        " horaire ; vous votez comme avant, et rejouez dès que l’une de vos plaquettes a une place. Si personne"
        " d’autre ne peut poser non plus, la partie est finie tout de suite ; les plaquettes qui restent ne coûtent pas"
        " de points."
    ),
    "verdict.pass.yes.never": (
        "Oui, vous passez, puisqu’aucune de vos plaquettes n’a de place.\nAucune n’en aura plus : les pions à côté"
        " desquels elles se posent sont retirés pour de bon. Les autres continuent sans vous, dans le sens horaire, et"
        " vous votez toujours. La partie est finie dès qu’aucun d’eux ne peut poser non plus, tout de"
        " suite ; les plaquettes qui restent ne coûtent pas de points."
    ),
    "verdict.pass.over": (
        "Plus personne ne peut poser de plaquette, et personne ne passe : la construction est finie, tout de suite.\nOn"
        " ne termine pas le tour de table, et les plaquettes qui restent ne coûtent pas de points."
    ),
    "verdict.pass.fits": (
        "Seulement si vous n’avez aucune des plaquettes qui ont encore une place : {tiles:tile_types}."
    ),
    "verdict.pass.fits.all": "Non, il faut en poser une, puisque toutes les plaquettes ont encore une place.",
    "verdict.score.known": (
        "Les points : {scores:each}{marked:marked}. On ne sait pas encore qui"
        " gagne.\nTout dépend des points {others:who|de} : vous en"
        " avez trop peu dit. Un bâtiment sous un pont est recouvert aussi, quoi qu’il passe dessous."
    ),
    "verdict.score.open": "{winners:who} {winners:verb|gagne|gagnez|se partagent la victoire}{marked:marked}.",
    "verdict.score.sure": (
        "{winners:who} {winners:verb|gagne|gagnez|se partagent la victoire} dans tous les cas{marked:marked}."
    ),
    "verdict.score.won": "{seat:who} {seat:verb|gagne|gagnez|gagnent}{marked:marked}.\nLes points : {scores:each}.",
    "verdict.score.second": (
        "{seat:who} {seat:verb|gagne|gagnez|gagnent}{marked:marked} : à égalité de points, c’est le second objectif qui"
        " décide.\nLes points : {scores:each}."
    ),
    "verdict.score.votes": (
        "{seat:who} {seat:verb|gagne|gagnez|gagnent}{marked:marked} : à égalité de points, ce sont les voix gardées en"
        " main qui décident.\nLes points : {scores:each}."
    ),
    "verdict.score.shared": (
        "{winners:who} {winners:verb|se partage|vous partagez|se partagent} la victoire{marked:marked}.\nLes points :"
        " {scores:each}."
    ),
}
