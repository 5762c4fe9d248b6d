"""The words of asking about one's own table, in French."""

ASK: dict[str, str] = {
    "refused.unknown_question": "Ce jeu n’a pas de question « {question:n} ».",
    "refused.part_told": (
        "Il faut pour cela tout le plateau, et seule une partie en est indiquée. Recommencez, et indiquez tout."
    ),
    "refused.not_given": "Pour répondre, il manque encore ceci : « {field:clause} ».",
    "refused.not_there": "Cette pièce ne peut pas aller là.",
    "refused.not_between": "Il faut ici un nombre de {low:n} à {high:n}.",
    "somebody": "celui qui joue",
    "ask.question": "Que voulez-vous savoir ?",
    "ask.in_words": "Juste une règle, sans table à décrire ? Demandez avec vos mots",
    "ask.common": "Souvent demandé (vous pourrez modifier la table) :",
    "ask.no_js": "Pour décrire votre table, il faut JavaScript ; tout le reste de ce livre se lit sans.",
    "ask.options": "Règles maison et éditions",
    "ask.put": "{piece:n} : {spot:n}.",
    "ask.put.left": "{piece:n} : {spot:n}. {left:count|Il n’en reste plus|Il en reste #|Il en reste #}.",
    "ask.left": "{left:count|plus aucune|reste #|reste #}",
    "ask.of": "{what:n} : {seat:who}",
    "ask.fix": "Corriger",
    "ask.otherwise": "Avec une autre règle maison ou une autre édition, la réponse change :",
    "ask.rule": "avec la règle maison « {option:clause} : {choice:clause} »",
    "ask.rule.named": "{rule:clause}",
    "ask.edition": "{rule:clause} :",
    "ask.edition.deal": "{rule:clause}, dans la seule donne montrée ici :",
    "ask.but": "C’est différent {rules:n}.",
    "ask.but.perhaps": "C’est peut-être différent {rules:n}.",
    "ask.edition.take": "Voir avec cette règle",
    "ask.unsure": "Pas sûr d’un nombre ?",
    "ask.unsure.to": " à ",
    "ask.unsure.how": "Tapez un nombre, puis touchez « ou » ou « à » : « 8 ou 10 », « 30 à 39 ».",
    "ask.untold": "Ce qui est gris n’a pas été indiqué.",
    "ask.one_case": "Voici un seul des cas possibles : ce que vous n’avez pas dit y est tiré au hasard.",
    "ask.goes_on": "Et ensuite, sur la table ainsi changée : {question:clause}",
    "ask.case.show": "Montrer ce cas",
    "ask.case_shown": (
        "Voici le cas où {ways:n}. Le reste de ce que vous n’avez pas dit est tiré au hasard et dessiné en gris."
    ),
    "ask.played_out": (
        "Une de ces donnes, jouée jusqu’au prochain choix de la même place : ce que vous n’avez pas dit est tiré au"
        " hasard, et des robots jouent pour les autres."
    ),
    "field.players": "Joueurs",
    "field.name": "Nom",
    "field.seat": "Qui doit jouer",
    "field.not_seat": "pas {seat:who}",
    "field.unknown": "inconnu",
    "field.other": "la table",
    "certainty.rules": "C’est certain : ce qui est caché n’y change rien.",
    "certainty.every": (
        "C’est certain : ce que vous n’avez pas indiqué n’y change rien. {fillings:count|Un seul cas est possible|Les #"
        " cas possibles donnent tous la même réponse}."
    ),
    "certainty.chosen": "Avec les règles choisies ici, c’est certain : ce qui est caché n’y change rien.",
    "certainty.all": (
        "La réponse est la même dans les {fillings:n} donnes essayées, toutes conformes à ce que vous avez indiqué."
    ),
    "certainty.counted": "Nous avons essayé {fillings:n} donnes, toutes conformes à ce que vous avez indiqué :",
    "certainty.listed": "Tout ce qui peut être caché a été essayé. Voici ce qui est possible :",
    "certainty.judged": (
        "C’est une estimation : les coups ont été essayés dans {fillings:n} donnes conformes à ce que vous avez"
        " indiqué."
    ),
    "certainty.supposed": "C’est certain si {condition:n} : vous n’en avez rien indiqué.",
    "certainty.headed": "Dans ce cas, c’est certain ; vous n’en avez rien indiqué.",
    "condition.1": "{first:clause}",
    "condition.2": "{first:clause} et si {second:clause}",
    "condition.3": "{first:clause}, si {second:clause} et si {third:clause}",
    "certainty.granted": "Tout cela si {first:clause}.",
    "certainty.other": "Dans {times:count|# donne|# donnes} :",
    "certainty.only": "Seulement si {ways:n}.",
    "certainty.exactly": "Exactement si {ways:n}.",
    "certainty.never": "Pas si {ways:n}.",
    "certainty.enough": "À coup sûr si {ways:n}.",
    "certainty.rest": (
        "Autre chose encore dans {times:count|# donne|# donnes}. Plus vous en dites, plus la réponse est sûre."
    ),
    "certainty.otherwise": "Et sinon ?",
    "certainty.cases": "C’est à un joueur d’en décider. Ce que donne chaque choix est certain :",
    "certainty.choice": "C’est le choix d’un joueur qui décide. Voici des réponses possibles :",
    "certainty.facts": "Chaque cas est certain. Indiquez lequel se présente, et il ne restera que celui-là.",
    "certainty.part": "Voilà ce qui est certain. Plus vous en indiquez, plus le reste sera sûr.",
    "certainty.open": "Voici des réponses possibles :",
    "certainty.case": "{ways:n} :",
    "certainty.case.fact": "Si {ways:n} :",
    "certainty.and": " et si ",
    "certainty.or": " ou ",
    "certainty.or.several": " ; ou ",
    "certainty.more": (
        "{count:count|# autre réponse est possible|# autres réponses sont possibles}. Plus vous en dites, plus la"
        " réponse est sûre."
    ),
    "verdict.depends.1": "Tout dépend {first:clause}.",
    "verdict.depends.2": "Tout dépend {first:clause} et {second:clause}.",
    "verdict.depends.3": "Tout dépend {first:clause}, {second:clause} et {third:clause}.",
    "verdict.depends.rest.1": "{sure:clause} Le reste dépend {first:clause}.",
    "verdict.depends.rest.2": "{sure:clause} Le reste dépend {first:clause} et {second:clause}.",
    "verdict.depends.rest.3": "{sure:clause} Le reste dépend {first:clause}, {second:clause} et {third:clause}.",
    "certainty.ours": "Selon notre décision, là où les textes se taisent : {rulings:n}.",
    "question.advice": "Que joueriez-vous à ma place ?",
    "question.advice.note": "Indiquez ce que vous voyez de votre place. Le livre cherche votre meilleur coup.",
    "verdict.advice": (
        "Le meilleur coup pour {seat:who} : {move:move}, environ {chance:n} victoires sur 100. Ensuite vient"
        " {second:move}, avec {next:n}."
    ),
    "verdict.advice.equal": (
        "Le meilleur coup pour {seat:who} : {move:move}, environ {chance:n} victoires sur 100. Aussi bon :"
        " {second:move}."
    ),
    "verdict.advice.open": (
        "En tête pour {seat:who} : {move:move}, environ {chance:n} victoires sur 100. Mais c’est trop serré pour"
        " trancher : {second:move} est peut-être aussi bon."
    ),
    "verdict.advice.only": ("{seat:who} n’a qu’un coup possible : {move:move}, environ {chance:n} victoires sur 100."),
    "schema._key": "Clé",
    "schema._form": "Ce qu’elle contient",
    "schema._means": "Ce qu’elle veut dire",
    "shape.flag": "true ou false",
    "shape.whole": "un nombre entier de {low:n} à {high:n}",
    "shape.seat": "le numéro d’une place, à partir de 0",
    "shape.word": "l’un de ces mots : {words:n}",
    "shape.quoted": "« {word:n} »",
    "shape.open": "{item:n}, ou null si on ne sait pas",
    "shape.list": "une liste ; pour chaque entrée : {item:n}",
    "shape.list.most": "une liste de {most:n} au plus ; pour chaque entrée : {item:n}",
    "shape.list.exactly": "une liste de {most:n} ; pour chaque entrée : {item:n}",
    "shape.seats": "une liste par place ; pour chaque entrée : {item:n}",
    "shape.seats.open": "une liste par place ; pour chaque entrée : {item:n}, ou null si on ne sait pas",
    "shape.keys": "un objet avec certaines des clés {keys:n} ; pour chacune : {item:n}",
    "finding.impossible": "Cette table est impossible : vérifiez « {where:clause} ».",
    "finding.not_a_position": "Ce n’est pas une table de ce jeu.",
    "finding.unknown_key": "Une table de ce jeu n’a rien qui s’appelle « {value:n} ».",
    "finding.unknown_key.fix": "L’enlever",
    "finding.not_a_flag": "Il faut ici oui ou non : {where:clause}.",
    "finding.not_a_number": "Il faut ici un nombre entier : {where:clause}.",
    "finding.out_of_range": "{value:n}, c’est trop ou trop peu pour {where:clause} : de {low:n} à {high:n}.",
    "finding.no_such_seat": "Il n’y a pas cette place à la table : vérifiez {where:clause}.",
    "finding.unknown_word": "« {value:n} » est inconnu : vérifiez {where:clause}.",
    "finding.not_a_list": "Il faut ici une liste : {where:clause}.",
    "finding.wrong_length": "{count:n} dans {where:clause}, où il en faut {most:n}.",
    "finding.too_long": "{count:n} dans {where:clause}, où il ne peut y en avoir plus de {most:n}.",
    "finding.twice": "« {value:n} » s’y trouve deux fois : vérifiez {where:clause}.",
    "finding.not_by_seat": "Il en faut un pour chacun des {players:n} joueurs : {where:clause}.",
    "finding.not_by_key": "Il faut ici des noms avec leur contenu : {where:clause}.",
    "finding.not_keyed": "Il faut ici des noms avec leur contenu : {where:clause}.",
    "finding.missing_key": "Il manque « {value:n} » : vérifiez {where:clause}.",
}
