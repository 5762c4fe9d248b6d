"""Les mots communs à tous les jeux, en français."""

from engine.core.describe import Grammar


def word_before_name(word: str, name: str) -> str:
    """Return « de Max », « d’Anna », « qu’Anna », « d’Yves », but « de Yann » and « de Hans »."""
    letters = "aeiouyàâéèêëîïôöùûüœ"
    first, second = name[:1].lower(), name[1:2].lower()
    short = first in letters and not (first == "y" and second in letters)
    return f"{word[:-1]}’{name}" if short else f"{word} {name}"


GRAMMAR = Grammar(
    lang="fr",
    you="vous",
    your="de vous",
    conjunction="et",
    possessive=lambda name: word_before_name("de", name),
    word_and_name=word_before_name,
    is_one=lambda number: abs(number) < 2,
    decimal=",",
)

TEXTS: dict[str, str] = {
    "refused.unreadable": "« {text:n} » n’est pas un coup de ce jeu.",
    "refused.nothing_chosen": "Il reste quelque chose à choisir. Choisissez, puis touchez de nouveau le bouton.",
    "refused.bad_fact": "Cela ne va pas avec ce qui a été dit avant. Redites-le, ou retirez-le.",
    "refused.game_over": "La partie est finie : on ne joue plus.",
    "refused.not_your_move": "Ce n’est pas à {seat:who} de choisir maintenant.",
    "refused.not_now": "« {text:n} » est bien un coup de ce jeu, mais on ne peut pas le jouer maintenant.",
    "refused.no_such_seat": "Il n’y a pas de place numéro {seat:n} à cette table.",
    "refused.player_count": "Ce jeu se joue de {low:n} à {high:n}, pas à {players:n}.",
    "refused.unknown_option": "L’option « {option:n} » n’existe pas.",
    "refused.unknown_choice": "L’option « {option:n} » n’a pas de choix « {choice:n} ».",
    "refused.unknown_game": "Le jeu « {game:n} » n’est pas dans ce livre.",
    "refused.bad_position": "Cette position est impossible : vérifiez « {place:n} ».",
    "refused.bad_board": "Ce plateau est impossible : vérifiez « {place:n} ».",
    "refused.damaged": (
        "Ce lien ou cette sauvegarde est abîmé : il en manque un morceau, ou une lettre a changé. Rien n’a été perdu."
    ),
    "refused.foreign": (
        "Ce lien ou cette sauvegarde ne vient pas de ce livre, ou quelqu’un y a touché. Rien n’a été perdu."
    ),
    "refused.move_refused": (
        "Dans ce lien ou cette sauvegarde, le coup {number:n} n’est pas permis par les règles : on ne peut pas"
        " l’ouvrir. Rien n’a été perdu."
    ),
    "refused.bad_request": ("Ce qui a été demandé n’est pas ici, ou n’y est plus. Rechargez la page, puis réessayez."),
    "refused.long_name": "Un nom a {most:n} caractères au plus.",
    "refused.older": (
        "Cette partie a été jouée avec la version {version:n} des règles. Ce livre en est à la version {current:n}, où"
        " les mêmes coups pourraient avoir un autre sens. On ne peut donc pas l’ouvrir ici, mais rien n’est perdu :"
        " vous pouvez l’enregistrer dans un fichier, ou rejouer la même donne."
    ),
    "refused.newer": "Cette partie vient d’une version plus récente du livre. Rechargez la page, puis réessayez.",
    "refused.other_game": "Ce lien ou cette partie enregistrée concerne un autre jeu de ce livre. Rien n’a changé ici.",
    "refused.bad_seed": "Le numéro d’une donne est un nombre entier, de 0 à {high:n}.",
    "ToChoose": "C’est à {seat:who} de choisir.",
    "MoveRefused": "{seat:who} {seat:verb|essaie|essayez|essaient} ceci : {move:move}.",
    "MoveRefused.untold": "{seat:who} {seat:verb|essaie|essayez|essaient} le coup indiqué.",
    "name": "{seat:who}",
    "told.none": "aucun",
    "told.done": "C’est tout",
    "told.more": "{n:n} ou plus",
    "told.fix": "Corriger ce qui a été dit",
    "told.unfit.remove": "{n:count|La retirer|Retirer les #}",
    "told.so_far": "Vous avez dit :",
    "told.cannot": "Pourquoi pas les autres ?",
    "told.tally.left": "À placer",
    "told.instead": "Ici, on demande : {question:n}",
    "told.standings": "Points jusqu’ici",
    "told.lead": "{seats:who} {seats:verb|mène|menez|mènent} : {points:n}",
    "told.pause.now": "Maintenant",
    "told.changed": "Ce que cela change",
    "told.changed.before": "avant",
    "told.changed.now": "maintenant",
    "told.changed.more": "{n:count|# autre changement|# autres changements}",
    "told.changed.nothing": "Rien d’autre ne change, ni sur la table ni en chemin.",
    "told.changed.way": "La table reste la même, mais quelque chose change en chemin",
    "told.changed.at": "{when:n} :",
    "told.changed.points": "{seat:who} {seat:verb|a|avez|ont} {points:count|# point|# points}, et non {before:n}.",
    "told.changed.not_over": "La partie n’est pas encore finie.",
    "told.changed.unfit": "{n:count|# entrée n’est plus possible|# entrées ne sont plus possibles} : {name:n}",
    "told.changed.fit": "{n:count|# entrée redevient possible|# entrées redeviennent possibles}.",
    "told.sheet": "{game:n} : feuille de score",
    "told.sheet.print": "Imprimer une feuille de score vierge",
    "told.way": "Ce que le livre tient",
    "told.way.referee": "Toute la partie",
    "told.way.referee.note": "Vous touchez ce qui se passe ; le livre dit aussitôt ce qui en découle selon la règle.",
    "told.way.pad": "Seulement les points",
    "told.way.pad.note": "Vous touchez ce qui compte ; le livre additionne.",
    "told.start": "Commencer",
    "told.no_js": (
        "Avec JavaScript, le livre tient ici votre partie pendant que vous jouez à table : tout se passe sur cet"
        " appareil, même sans réseau. Sans lui, imprimez cette page : vous aurez sur papier la feuille de score"
        " vierge ci-dessous."
    ),
    "told.no_js.aid": "Toutes les règles en une page : l’aide-mémoire",
    "table.again": "Rejouer",
    "table.again.same": "Même partie, depuis le début",
    "table.again.stronger": "Avec des robots plus forts",
    "table.use.look-back": "Revoir la partie pas à pas",
    "table.use.challenge": "Défier quelqu’un",
    "table.use.share": "Partager le résultat",
    "table.day": (
        "{players:n} joueurs\u00a0: vous et {others:n} robots du niveau «\u00a0{bot:n}\u00a0». Une donne par jour, la"
        " même pour tout le monde, dans les deux langues. Seul votre premier essai compte, sans annuler et sans"
        " conseil\u202f; les suivants, autant que vous voulez, ne comptent pas."
    ),
    "table.day.same": "La rejouer (ne compte pas)",
    "table.day.bots": "Les robots de ce livre jouent maintenant vos cartes, eux aussi…",
    "table.day.counts": (
        "La donne du jour, votre essai qui compte\u00a0: on ne peut rien annuler, et il n’y a pas de conseil."
    ),
    "table.day.again": "Une donne du jour, rejouée\u00a0: cet essai ne compte pas.",
    "table.victory.bravo": "Bravo, {name:n}\u202f!",
    "table.victory.bravo.you": "Bravo\u202f!",
    "table.victory.people.ahead": "Vous gagnez {game:n}, {points:n} à {less:n}.",
    "table.victory.people.tied": (
        "À égalité, vous gagnez {by:clause}, {more:n} contre {less:n}\u00a0: {second:who} {second:verb|a|avez|ont}"
        " aussi {points:count|# point|# points}."
    ),
    "table.victory.people.shared": "Vous partagez la victoire, avec {points:count|# point|# points} chacun.",
    "table.victory.people.with": (
        "Vous partagez la victoire avec {others:who}\u00a0: {points:count|# point|# points} chacun."
    ),
    "table.victory.ahead": (
        "{winners:who} {winners:verb|gagne|gagnez|gagnent} avec {points:count|# point|# points}, {margin:n} de plus"
        " {second:who|que}."
    ),
    "table.victory.tied": (
        "À égalité, {winners:who} {winners:verb|gagne|gagnez|gagnent} {by:clause}, {more:n} contre {less:n}\u00a0:"
        " {second:who} {second:verb|a|avez|ont} aussi {points:count|# point|# points}."
    ),
    "table.victory.shared": (
        "{winners:who} {winners:verb|se partage|vous partagez|se partagent} la victoire avec {points:count|# point|#"
        " points} chacun."
    ),
    "table.decided": "Ce qui a fait la différence\u00a0: {what:clause}.",
    "table.decided.all": "C’est tout l’écart.",
    "table.decided.part": "Cela fait {margin:n} des {total:n} points d’écart.",
    "table.decided.more": (
        "Cela faisait {margin:count|# point|# points} d’avance, dont {lost:count|# reperdu|# reperdus} ailleurs."
    ),
    "table.decided.even": "Le départage n’a rien tranché non plus.",
    "table.behind": "Il vous a manqué {margin:count|# point|# points}.",
    "table.challenge.won": (
        "{game:n}\u00a0: victoire avec {points:count|# point|# points}, dans une partie à {players:n}."
    ),
    "table.challenge.lost": "{game:n}\u00a0: {points:count|# point|# points}, {place:n}ᵉ sur {players:n}.",
    "table.challenge.seen": "{game:n}\u00a0: une partie à {players:n}.",
    "table.challenge.task.won": "{game:n}, «\u00a0{title:n}\u00a0»\u00a0: réussi\u202f!",
    "table.challenge.task.lost": "{game:n}, «\u00a0{title:n}\u00a0»\u00a0: raté.",
    "table.challenge.invitation": "Ferez-vous mieux avec la même donne\u202f?",
    "table.final": "Classement final",
    "table.account": "D’où viennent les points",
    "table.left": (
        "Des robots ont joué pour vous\u00a0: {bots:n} choix sur {count:n}, à partir de «\u00a0{at:n}\u00a0»."
    ),
    "table.left.all": "Des robots ont joué toute la partie pour vous.",
    "table.bars": (
        "La barre sous un total montre d’où viennent ses points : une couleur par colonne{lost:if|, en hachures ce"
        " qui en a coûté|}."
    ),
    "table.player": "Joueur",
    "table.total": "Total",
    "table.share": "{points:n}",
    "table.counted": "Les points\u00a0: {scores:each}.",
    "table.count": "Compter les points",
    "table.count.lost": "Perdu en tout",
    "table.count.tie": "Départager",
    "table.count.next": "Suivant\u00a0: {seat:who}",
    "table.recap.before": "Juste avant\u00a0:",
    "table.recap.cut": "Ce qui précède est dans le journal.",
    "table.evidence": "Les coups qui en disaient long sur {seat:who} :",
    "table.winner": "victoire",
    "table.over": "La partie est finie : {winners:who} {winners:verb|gagne|gagnez|gagnent}.",
    "table.curtain": "Passez l’appareil à {seat:who}.",
    "table.curtain.again": "{seat:who} continue.",
    "table.curtain.chosen": "{what:clause} {chosen:who} {chosen:verb|a|avez|ont} déjà choisi.",
    "table.passing": "Passez l’appareil à {seat:who}",
    "table.secret.ask": "C’est moi, {seat:who}\u00a0: voir mon secret",
    "table.secret.hold": "Secret {seat:of}\u00a0: gardez appuyé",
    "table.undo.ask": "Annuler le choix {seat:of}\u202f? Touchez encore.",
    "table.finishing": "Les robots finissent la partie…",
    "table.waiting": "{seats:who} {seats:verb|réfléchit|réfléchissez|réfléchissent}…",
    "table.yours": "À vous",
    "table.turn": "{seat:who}, à vous",
    "table.moves": "{moves:count|Un seul coup est possible.|# coups sont possibles.}",
    "table.viewer.none": "un spectateur",
    "table.viewer.all": "toutes les mains visibles",
    "table.undone": "Annulé :",
    "table.changed.now": "Maintenant :",
    "table.changed.printed": "Sans votre changement\u00a0:",
    "table.changed.before": "Avant :",
    "table.changed.end": "À la fin :",
    "table.changed.same": "À la fin, le résultat est le même.",
    "table.changed.bots": (
        "À partir de l’étape {step:n}, les robots choisissent là où un coup de l’exemple ne convient plus. Vous pouvez"
        " changer aussi leurs coups."
    ),
    "table.change.of": "{seat:who} : {asked:n}{bot:if| (choix d’un robot)|}",
    "table.choice": "Un autre coup pour {seat:who}",
    "table.choice.now": "le coup actuel",
    "table.choice.take": "Changer",
    "table.choice.all": "Les {count:n} coups possibles",
    "table.hint.head": "Les chances de victoire, coup par coup",
    "table.no_js": "Pour jouer, il faut JavaScript ; tout le reste du livre peut se lire sans.",
    "table.beliefs.true": "c’est juste",
    "table.beliefs": "Ce que croyaient les robots",
    "table.beliefs.of": "{seat:who}, avant la dernière décision",
    "suspicion.for": "ce qui y fait penser :",
    "suspicion.against": "ce qui fait penser le contraire :",
    "suspicion.sum": (
        "{seat:who} {seat:verb|a|avez|ont} trouvé {right:count|# secret|# secrets} sur {count:n}. Un robot attentif,"
        " qui n’en avait pas vu plus, en aurait trouvé {bots:n}."
    ),
    "suspicion.reveal": "{seat:who} {seat:verb|avait|aviez|avaient} dit\u00a0:",
    "suspicion.table": "Ce qui a été deviné",
    "suspicion.of": "Qui",
    "suspicion.truth": "En vérité",
    "suspicion.guess": "Deviné",
    "suspicion.bot": "Un robot",
    "suspicion.right": "juste",
    "suspicion.wrong": "faux",
    "suspicion.of_seat": "Ce qu’on croyait {seat:who|de}, juste avant que tout soit montré :",
    "suspicion.watcher": "un robot qui ne faisait que regarder",
    "table.part.first": "Quoi",
    "table.part.second": "Vers où",
    "table.guess": "C’est ma réponse",
    "table.done": "C’est fini.",
    "table.start": "Jouer",
    "table.start.named": "Jouer : {title:n}",
    "table.players": "Nombre de joueurs",
    "table.seat": "Place {seat:n} :",
    "table.seat.own": "(vous)",
    "table.name": "Nom à la place {seat:n}",
    "table.names": "Noms des joueurs",
    "table.human": "une personne",
    "table.legend.bot": "Un robot joue à cette place\u00a0: {bot:n}.",
    "table.seed": "Numéro de la donne (facultatif)",
    "table.bots": "Qui sont les robots ?",
    "table.options": "Options",
    "table.seats": "Qui joue ?",
    "bot.1": "Hasard (facile, joue au hasard)",
    "bot.2": "Œil de lynx (moyen, joue à vue)",
    "bot.3": "Éléphant (difficile, se souvient)",
    "bot.4": "Fine mouche (expert, réfléchit à l’avance)",
    "shell.help": "Tapez un coup, ou h pour un conseil, t pour la table, u pour reprendre, q pour quitter.",
    "shell.moves": "Coups : {moves:n}",
    "example.label": "Exemple",
    "stage.right": "Exact.",
    "night.around": "Autour de la table, dans le sens horaire\u00a0: {names:n}.",
    "stage.other": "Non, ce n’est pas ça.",
    "stage.much": "Non, c’est trop.",
    "stage.little": "Non, ce n’est pas assez.",
    "stage.would": "Ce que cela ferait :",
    "stage.nobody": "Personne",
    "stage.yes": "Oui",
    "stage.no": "Non",
    "asked.best_move": "Et vous, que feriez-vous ? Touchez votre choix.",
    "stage.answers": "Les réponses, et ce que ces leçons apprennent",
    "stage.found": "Réponse : {names:n}.",
    "stage.on_paper": "Ici, rien ne répond sous le doigt : les réponses suivent la dernière leçon.",
    "stage.before": "Avant une vraie partie\u00a0:",
    "moves.title": "À vous de jouer · {when:n}",
    "stage.signs": "Les signes",
    "moves.seen": "Les signes, et ce qu’a chacun",
    "moves.nearly": (
        "Presque aussi bon\u00a0: avec {move:move}, on gagne environ {cost:count|# partie|# parties} de moins sur cent,"
        " trop peu pour que ce soit une faute."
    ),
    "moves.lost": "Pas encore\u00a0: avec {move:move}, on perd presque toutes les parties que le meilleur coup gagne.",
    "moves.does": "{move:move}\u00a0: {does:n}",
    "moves.costs": "Parties gagnées de moins sur cent\u00a0:",
    "moves.some": "Choisissez parmi {count:n} des {of:n} coups possibles.",
    "moves.example": "{one:clause}, par exemple, dans une des donnes imaginées\u00a0:",
    "moves.example.later": "{when:n}\u00a0:",
    "moves.chain": "Un exemple",
    "moves.answer": "Le meilleur coup",
    "render.untold": "{fact} (non indiqué)",
    "render.lang": "fr",
    "render.and": ", ",
    "render.parts": "\u202f; ",
    "render.colon": "\u00a0: ",
    "render.said": "{name}\u00a0: {facts}.",
    "render.points_none": "0 point",
    "render.points_one": "{count} point",
    "render.points_many": "{count} points",
    "render.when_over": "Fin de la partie",
}
