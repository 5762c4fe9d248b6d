"""Les questions sur votre propre table de Drunter & Drüber, en français."""

from engine.games.drunter_drueber.locale.answers_fr import VERDICTS

QUESTIONS: dict[str, str] = {
    "common.under": "Peut-on passer sous un pont ?",
    "common.equal": "Égalité au vote : pose-t-on la plaquette ?",
    "common.shut_in": "Ce pion est-il bloqué ?",
    "question.lay": "Cette plaquette peut-elle aller ici, et faut-il voter ?",
    "question.lay.note": (
        "Choisissez la plaquette en question et touchez la case où elle irait, puis indiquez ce qui compte autour, dans"
        " n’importe quel ordre : où se trouve son pion, des plaquettes, des ponts."
    ),
    "question.where": "Où peut aller cette plaquette ?",
    "question.where.note": (
        "Touchez la plaquette (une à la fois : une autre la remplace), puis la case de son pion et ce qu’il y a"
        " autour. Ce que vous ne dites pas du plateau"
        " compte comme libre, et la réponse le précise."
    ),
    "question.vote": "Qui gagne le vote ?",
    "question.vote.note": (
        "Touchez les cartes de vote posées par chacun, et dites ce que valent les jokers. Les cartes utilisées"
        " restent visibles de tous. Pour voir la plaquette posée ou reprise, demandez d’abord si elle peut aller là."
    ),
    "question.blocked": "Ce pion est-il bloqué, et que se passe-t-il alors ?",
    "question.blocked.note": (
        "Choisissez le pion, touchez la case où il se trouve, puis les plaquettes et les ponts autour de lui, dans"
        " n’importe quel ordre."
    ),
    "question.pass": "Puis-je passer ?",
    "question.pass.note": (
        "Touchez les plaquettes que vous avez, puis ce qui compte : où se trouvent leurs pions et ce qu’il y a autour,"
        " ou lesquels sont retirés. Sans vos plaquettes, on vous dit lesquelles ont encore une place."
    ),
    "question.score": "Combien cela fait-il de points ?",
    "question.score.note": (
        "Choisissez les cartes objectif, puis recouvrez les bâtiments disparus, avec leurs plaquettes ou sans. Celui"
        " qui se trouve sous le pont d’une plaquette a disparu aussi. Ceux que vous laissez comptent comme non"
        " recouverts : si personne ne sait, touchez de nouveau le bâtiment recouvert, et la"
        " réponse dit ce qui vient dans chaque cas."
    ),
}

FINDINGS: dict[str, str] = {
    "finding.not_a_board": "Un plateau s’indique par un texte.",
    "finding.not_a_tile": "« {value:n} » n’est pas une plaquette du plateau.",
    "finding.not_a_past_vote": "Ce n’est pas un vote passé : vérifiez {where:clause}.",
    "finding.tile_refused": "La plaquette {number:n} ({move:move}) ne peut pas être là. {why:reason}",
    "finding.tile_refused.fix": "La retirer, avec les suivantes",
    "finding.tile_too_many": (
        "La plaquette {number:n} est de trop ({tile:tile}) : le jeu n’en a {most:count|qu’une seule|que #}."
    ),
    "finding.tile_too_many.fix": "La retirer, avec les suivantes",
    "finding.tiles_too_many": (
        "Cela fait {count:n} plaquettes pareilles ({tile:tile}) : le jeu n’en a {most:count|qu’une seule|que #}, sur le"
        " plateau et devant les joueurs."
    ),
    "finding.tiles_too_many.fix": "Retirer ce qui est en trop devant les joueurs",
    "finding.hand_too_big": (
        "{seat:who} {seat:verb|a|avez|ont} {count:n} plaquettes {length:size}, alors que chacun n’en a reçu que"
        " {most:n}."
    ),
    "finding.hand_too_big.fix": "Retirer ce qui est en trop",
    "finding.tiles_missing": (
        "{count:count|Une plaquette n’est|# plaquettes ne sont} ni sur le plateau, ni devant un joueur."
    ),
    "finding.vote_before": "Le vote {number:n} vient après plus de plaquettes qu’il n’y en a de posées ({count:n}).",
    "finding.vote_before.fix": "Le placer après la dernière",
    "finding.vote_without_tile": (
        "Le vote {number:n} a été gagné, mais sa plaquette n’a pas été posée à ce moment-là : {move:move}."
    ),
    "finding.vote_without_tile.fix": "Enlever ce vote",
    "finding.card_spent": (
        "{seat:who} {seat:verb|a|avez|ont} déjà utilisé {cards:cards}. Or une carte utilisée sort du jeu."
    ),
    "finding.card_spent.fix": "Retirer de la main",
    "finding.outhouse_without_vote": (
        "La plaquette {number:n} recouvre les cabinets en {square:square}, et aucun vote n’est indiqué à son sujet."
    ),
    "finding.targets_too_many": (
        "{seat:who} {seat:verb|a|avez|ont} trop de cartes objectif :"
        " {most:count|chacun n’en a qu’une|chacun n’en a que #}."
    ),
    "finding.targets_too_many.fix": "Les laisser inconnues",
    "finding.target_of_variant": (
        "La carte objectif « {target:target} » n’existe que dans la variante à {{ word DD.targets_held }} objectifs."
    ),
    "finding.target_of_variant.fix": "La laisser inconnue",
    "finding.target_twice": (
        "Quelqu’un d’autre a déjà la carte objectif « {target:target} », et chacune n’existe qu’une fois."
    ),
    "finding.target_twice.fix": "Laisser la seconde inconnue",
    "finding.main_not_held": (
        "{seat:who} ne {seat:verb|peut|pouvez|peuvent} pas avoir « {target:target} » pour objectif principal : cette"
        " carte n’est pas dans cette main."
    ),
    "finding.main_not_held.fix": "Laisser les objectifs principaux inconnus",
    "finding.main_missing": "Avec une seule carte objectif par joueur, tout le monde a un objectif principal.",
    "finding.main_missing.fix": "Laisser les objectifs principaux inconnus",
    "finding.main_partly": (
        "On choisit les objectifs principaux tous en même temps : tout le monde en a un, ou personne."
    ),
    "finding.main_partly.fix": "Laisser les objectifs principaux inconnus",
    "finding.main_due": "Une sorte est bloquée : chacun doit déjà avoir choisi son objectif principal.",
    "finding.main_due.fix": "On est en train de choisir",
    "finding.turn_passes": (
        "{seat:who} ne {seat:verb|peut|pouvez|peuvent} poser aucune plaquette et {seat:verb|passe|passez|passent}"
        " {seat:verb|son|votre|leur} tour : c’est à {other:who}."
    ),
    "finding.turn_passes.fix": "Donner le tour à {other:who}",
    "finding.nobody_can_place": "Plus personne ne peut poser de plaquette : la construction est finie.",
    "finding.nobody_can_place.fix": "Finir la construction",
    "finding.not_over": "La partie n’est pas finie : il reste des plaquettes à poser ({seats:who}).",
    "finding.not_over.fix": "Continuer la construction",
    "finding.chosen_already": "Tous les objectifs principaux sont déjà choisis, et on n’y touche plus.",
    "finding.chosen_already.fix": "Personne ne choisit en ce moment",
    "finding.choosing_early": (
        "On choisit les objectifs principaux quand une sorte est bloquée ou que la construction est finie, pas avant."
    ),
    "finding.choosing_early.fix": "Personne ne choisit en ce moment",
    "finding.proposal_refused": "Personne ne peut proposer cela : {move:move}. {why:reason}",
    "finding.proposal_refused.fix": "Enlever le vote",
    "finding.proposal_without_vote": "Cette plaquette ne recouvre pas de cabinets, on ne vote donc pas : {move:move}.",
    "finding.proposal_without_vote.fix": "Enlever le vote",
    "finding.vote_not_in_hand": (
        "{seat:who} ne {seat:verb|peut|pouvez|peuvent} pas avoir posé ceci, qui n’est pas dans cette main :"
        " {cards:cards}."
    ),
    "finding.vote_not_in_hand.fix": "Le retirer",
    "finding.vote_over": "Dans ce vote, tout est posé et annoncé : il est fini.",
    "finding.vote_over.fix": "Enlever le vote",
}

FIELDS: dict[str, str] = {
    "field.tile": "La plaquette en question",
    "field.where": "La plaquette",
    "field.pawn": "Le pion en question",
    "field.vote": "Cartes de vote posées",
    "field.joker": "Joker",
    "field.second": "Second objectif",
    "field.used": "Cartes de vote déjà utilisées",
    "field.spent": "Cartes de vote déjà utilisées",
    "field.holding": "Cartes de vote en main, avec « …? »",
    "field.left": "Nombre de cartes de vote en main, avec « …? »",
    "field.board": "Le plateau",
    "field.deal": "Partie à peine distribuée",
    "field.laid": "Plaquettes sur le plateau",
    "field.others": "Plaquettes des autres",
    "field.holds": "Les plaquettes que vous avez",
    "field.about": "Pour la plaquette du plateau",
    "field.empty": "Rien n’est encore posé",
    "field.gone": "Les pions déjà retirés",
    "field.near": "Ce qu’il y a autour",
    "field.pawns": "Où se trouve son pion",
    "field.tiles": "Plaquettes restantes",
    "field.tiles.w1": "Plaquettes restantes : muraille d’{{ une DD.single }} case{{ s DD.single }}",
    "field.tiles.w2": "Plaquettes restantes : muraille de {{ word DD.double }} cases",
    "field.tiles.w3": "Plaquettes restantes : muraille de {{ word DD.triple }} cases",
    "field.tiles.r1": "Plaquettes restantes : route d’{{ une DD.single }} case{{ s DD.single }}",
    "field.tiles.r2": "Plaquettes restantes : route de {{ word DD.double }} cases",
    "field.tiles.r3": "Plaquettes restantes : route de {{ word DD.triple }} cases",
    "field.tiles.f1": "Plaquettes restantes : fleuve d’{{ une DD.single }} case{{ s DD.single }}",
    "field.tiles.f2": "Plaquettes restantes : fleuve de {{ word DD.double }} cases",
    "field.tiles.f3": "Plaquettes restantes : fleuve de {{ word DD.triple }} cases",
    "field.votes": "Voix restantes (un joker : {{ DD.joker }})",
    "vote.field.votes": "Cartes de vote avant le vote",
    "pass.field.votes": "Cartes de vote avant le vote",
    "score.field.votes": "Voix restantes (un joker : {{ DD.joker }})",
    "field.targets": "Carte objectif",
    "field.main": "Objectif principal",
    "field.or": "Pas sûr ? Ou peut-être",
    "field.points": "Points, s’ils sont comptés",
    "field.kept": "Cartes de vote gardées",
    "field.turn": "À qui de jouer",
    "field.turns": "Tours déjà joués",
    "field.proposal": "La proposition",
    "field.chosen": "Cartes de vote posées",
    "field.jokers": "Jokers annoncés",
    "field.revealed": "Cartes retournées",
    "field.choosing": "Choix des objectifs principaux",
    "field.over": "La partie est finie",
    "field.ballots": "Votes passés",
    "tool.ask": "La plaquette en question, que son pion fera tourner",
    "tool.near": "Ce qu’il y a autour",
    "tool.lay": "Tracés entiers, depuis leur coin",
    "tool.cover": "Bâtiments",
}

OURS: dict[str, str] = {
    "ours.D2": "qui ne peut aller que sur des cabinets doit le proposer, et un vote perdu finit le tour",
    "ours.D6": "une plaquette qui ne peut pas aller là n’est pas mise au vote",
    "ours.D7": "passer sous plusieurs ponts de suite est une règle maison",
    "ours.D8": "derrière un pont, une case compte comme une autre",
    "ours.D10": "un pion qui a de la place reste, même si personne n’a de plaquette pour lui",
    "ours.D12": "tous savent quelles cartes de vote sont utilisées",
    "ours.D13": "des plaquettes de tracés différents peuvent se toucher, et les murailles ne se rejoignent pas",
    "ours.D15": "si aucune sorte n’est bloquée, on choisit son objectif principal à la fin",
    "ours.D16": "à égalité sur les seconds objectifs aussi, les voix gardées décident",
}

SCHEMA: dict[str, str] = {
    "schema.board": "Un autre plateau, en texte, une ligne par rangée.",
    "schema.deal": "Vrai pour une partie qui vient d’être distribuée ; seul un plateau peut aller avec.",
    "schema.laid": "Les plaquettes du plateau, dans l’ordre : place, deux-points, pion, longueur et direction.",
    "schema.near": (
        "D’une partie du plateau, par case : ce qui s’y trouve, de n’importe quelle sorte. Le reste n’est pas indiqué."
    ),
    "schema.pawns": (
        "Par pion, sa case s’il n’est pas au bout d’un tracé posé depuis son coin ; vide une fois qu’il est retiré."
    ),
    "schema.tiles": (
        "Par joueur, le nombre de plaquettes qui lui restent : murailles, routes et fleuves, chaque fois de la plus"
        " courte à la plus longue."
    ),
    "schema.votes": "Par joueur, les cartes de vote en main.",
    "schema.targets": "Par joueur, les cartes objectif.",
    "schema.main": "Par joueur, l’objectif principal ; vide tant qu’aucun n’est choisi.",
    "schema.turn": "La place dont c’est le tour.",
    "schema.turns": "Le nombre de tours finis, sans compter les tours passés.",
    "schema.proposal": "Le coup sur lequel on vote en ce moment.",
    "schema.chosen": "Par joueur, les cartes de vote posées dans ce vote.",
    "schema.jokers": "Par joueur, ce que vaut le joker annoncé : 1 pour oui, −1 pour non, 0 pour rien encore.",
    "schema.revealed": "Vrai une fois les cartes de vote retournées.",
    "schema.choosing": "Vrai pendant qu’on choisit les objectifs principaux.",
    "schema.over": "Vrai une fois la partie finie.",
    "schema.ballots": "Les votes passés, avec tout ce qui y a été posé et annoncé.",
}

ASK: dict[str, str] = QUESTIONS | VERDICTS | FINDINGS | FIELDS | OURS | SCHEMA
