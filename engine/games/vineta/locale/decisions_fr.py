"""Ce que Vineta demande, avant une partie et pendant, en français."""

OPTIONS: dict[str, str] = {
    "option.houses": "Maisons",
    "option.houses.note": "Comment on place les maisons dans la cité.",
    "option.houses.placed": "Posées par les joueurs",
    "option.houses.placed.note": (
        "Le jeu habituel : chacun à son tour pose une maison sur un quartier, jusqu’à la dernière."
    ),
    "option.houses.drawn": "Tirées au sort",
    "option.houses.drawn.note": (
        "Un début rapide, inventé pour ce livre : le hasard répartit les maisons à parts égales, ou presque, et le"
        " premier tour commence."
    ),
}

DECISIONS: dict[str, str] = {
    "decide.house": "Choisissez une maison, puis touchez son quartier.",
    "decide.card": "Choisissez une carte, face cachée.",
    "pause.TurnCleared": "Finir le tour {turn:n}",
    "pause.TilesShown": "Retourner les tuiles",
    "note.no_target": "La raison : {why:reasons}.",
    "glimpse.house": "{seat:who} {seat:verb|prend|prenez|prennent} {house:a_house}, {number:n} sur {houses:n}.",
    "note.drowned": (
        "{owner:who} {owner:verb|y perd|y perdez|y perdent} {count:count|une maison|# maisons}"
        " {owner:verb|de sa|de votre|de leur} couleur."
    ),
    "note.drowned.home": (
        "C’était {owner:verb|son|votre|leur} quartier, et {count:count|une maison|# maisons} de"
        " {owner:verb|sa|votre|leur} couleur {count:count|coule|coulent} avec lui."
    ),
    "note.home": "C’était {owner:verb|son|votre|leur} quartier : il ne rapportera rien.",
    "note.escape": "{district:the_district} s’en sort à {waves:count|une vague|# vagues} près.",
    "note.escape.own": (
        "Ouf\u00a0: {district:the_district} s’en sort à {waves:count|une vague|# vagues} près, et"
        " {count:count|une maison|# maisons} de votre couleur avec lui."
    ),
    "note.escape.home": (
        "Ouf\u00a0: votre quartier, {district:district}, s’en sort à {waves:count|une vague|# vagues} près."
    ),
    "note.endangered": "Une maison de votre couleur est maintenant menacée.",
    "note.saved": "Une maison de votre couleur n’est plus menacée.",
    "story.loss": (
        "Le plus grand naufrage : au tour {turn:n}, {district:the_district} a coulé avec {count:n} maisons d’une"
        " seule couleur, celle que {seat:who} {seat:verb|gardait|gardiez|gardaient} secrète."
    ),
    "note.taken": "{owner:who} {owner:verb|a|avez|ont} maintenant {houses:count|une maison|# maisons} en tout.",
    "note.order": "{before:count|Vous commencez|Un autre joue avant vous|# autres jouent avant vous}.",
    "note.order.named": "{seats:who} {seats:verb|joue|jouez|jouent} avant vous.",
    "note.use": "Par exemple, tout de suite\u00a0: {move:move}. Alors, {stakes:n}",
    "note.flood": "{card:card}",
    "moves.decide.flood": "Où posez-vous votre {card:card}\u202f?",
    "decide.flood": "Quel quartier menacez-vous ?",
    "decide.authority": ("Quelle série changez-vous : {{ word VI.sway }} de plus, ou {{ word VI.sway }} de moins ?"),
    "decide.wind": "Quelle inondation déplacez-vous, et vers quelle série ?",
    "decide.calm": "Quelle inondation quitte sa série ?",
    "decide.hope": "Quelle maison attirez-vous, et vers où ?",
    "decide.rescue": "Quelle maison sauvez-vous, et vers où ?",
    "decide.relocation": "Quels sont les deux quartiers qui échangent leurs maisons ?",
    "decide.panic": "Quelle maison déplacez-vous, et vers où ?",
    "decide.quarantine": "Quel quartier mettez-vous en quarantaine ?",
    "decide.sink": "C’est à vous de finir ce tour : quel quartier coule ?",
    "now.house": "Vous posez une des maisons qui restent sur le quartier de votre choix, quelle que soit sa couleur.",
    "now.card": (
        "Vous choisissez n’importe quelle carte de votre main. C’est en la retournant que vous direz où elle va."
    ),
    "now.flood": (
        "Vous ouvrez une série sur un quartier en bord de mer que rien ne menace, si vous avez encore votre jeton dieu,"
        " ou vous ajoutez votre inondation à n’importe quelle série."
    ),
    "now.authority": "Vous posez votre autorité à côté de n’importe quelle série, pour la renforcer ou l’affaiblir.",
    "now.wind": "Vous prenez n’importe quelle inondation et la mettez au bout d’une autre série.",
    "now.calm": "Vous retirez n’importe quelle inondation de sa série ; elle va dans la défausse de son propriétaire.",
    "now.hope": (
        "Vous envoyez une maison, de n’importe quelle couleur, sur un quartier menacé ; si rien n’est menacé, sur"
        " n’importe quel autre."
    ),
    "now.rescue": (
        "Vous menez {{ word VI.rescued }} maisons (ou la seule) d’un quartier menacé ailleurs ; sans menace, de"
        " n’importe où."
    ),
    "now.relocation": "Vous choisissez deux quartiers : toutes leurs maisons changent de place.",
    "now.panic": (
        "Vous dispersez {{ word VI.scattered }} maisons d’un quartier (moins s’il le faut), chacune vers un quartier"
        " différent."
    ),
    "now.quarantine": "Vous choisissez un quartier : jusqu’à la fin du tour, aucune maison n’en sort.",
    "now.sink": "C’est vous, et vous seul, qui choisissez lequel de ces quartiers coule.",
}

BOTS: dict[str, str] = {
    "bot.1.note": "Joue n’importe quelle carte sur n’importe quelle cible, les yeux fermés.",
    "bot.2.note": (
        "Protège ses maisons et son quartier d’après ce qu’il voit sur la table, sans se demander ce que veulent les"
        " autres."
    ),
    "bot.3.note": (
        "Se souvient de ce que chacun a inondé, épargné et déplacé, et en déduit les tuiles et les cartes que les"
        " autres peuvent avoir."
    ),
    "bot.4.note": (
        "Imagine les tuiles et les cartes des autres, et essaie ses coups dans un grand nombre de parties possibles"
        " avant d’en jouer un."
    ),
}
