"""What the page's JavaScript says, in French. The keys are the same in engine.api.locale.en."""

from typing import Final

from engine.api.locale.ask_fr import ASK_TEXTS
from engine.api.locale.keys_fr import KEY_TEXTS
from engine.api.locale.learn_fr import LEARN_TEXTS
from engine.api.locale.suspicions_fr import SUSPICION_TEXTS
from engine.api.locale.told_fr import TABLE_TEXTS

JS_TEXTS: Final = {
    "step.bar": "Étapes de l’exemple",
    "step.first": "Début",
    "step.back": "Précédente",
    "step.on": "Suivante",
    "step.pass": "Lire la suite sans répondre",
    "step.last": "Fin",
    "step.play": "Défiler",
    "step.pause": "Pause",
    "step.where": "Étape {step} sur {steps}",
    "step.where_when": "Étape {step} sur {steps} · {when}",
    "said.rest": "La suite est dans le texte.",
    "run.run": "Lancer",
    "run.stop": "Arrêter",
    "run.back": "Comme avant",
    "run.field": "Programme {n}, à modifier",
    "run.out": "Ce qu’il affiche",
    "run.none": "Il n’affiche rien.",
    "run.stopped": "Il a été arrêté avant la fin.",
    "example.bar": "Essayer autrement",
    "example.change": "Changer un coup",
    "example.hint": "Ou touchez dans l’image ce qui est en pointillé.",
    "example.printed": "Annuler les changements",
    "example.all_moves": "Tous les coups de l’exemple",
    "example.share": "Partager cette variante",
    "example.play_on": "Continuer la partie à partir d’ici",
    "day.today": "Aujourd’hui, {date}",
    "day.other": "{date}",
    "day.deal": "Donne du {date}",
    "day.fresh": "Vous n’avez pas encore joué cette donne.",
    "day.begun": "Vous avez commencé cette donne.",
    "day.removed": "Vous aviez commencé cette donne\u202f; cette partie n’est plus gardée ici.",
    "day.won": "Vous avez gagné. Votre score\u00a0: {points}.",
    "day.ended": "Votre score\u00a0: {points}\u202f; celui du vainqueur\u00a0: {best}.",
    "day.bots": "Ce que les robots de ce livre ont fait de vos cartes\u00a0: gagné {won} fois sur {games}.",
    "day.play": "Jouer cette donne",
    "day.again": "La rejouer (ne compte pas)",
    "day.send": "Partager le résultat",
    "day.list": "Les autres donnes à jouer ({n})",
    "day.row.fresh": "pas encore jouée",
    "day.row.begun": "commencée",
    "day.row.won": "gagnée, score {points}",
    "day.row.ended": "{points}, vainqueur {best}",
    "day.row.play": "Jouer",
    "day.row.again": "Rejouer (ne compte pas)",
    "day.damaged": (
        "Ce que ce navigateur garde de vos donnes du jour est illisible. Rien n’y a été touché\u00a0: vous pouvez"
        " jouer, mais la fin de la partie n’est pas notée ici."
    ),
    "day.unread": "Ce lien ne dit pas quel jour\u00a0: il en manque un morceau. Redemandez-le. Rien n’a changé ici.",
    "day.rules": (
        "Ce lien mène à une donne faite pour une autre version des règles\u202f; ici, vous auriez d’autres cartes. Rien"
        " n’a changé ici."
    ),
    "day.gone": "La donne du {date} ne se joue plus\u202f; les {n} dernières se jouent encore. Rien n’a changé ici.",
    "day.to_come": "La donne du {date} est encore à venir. Rien n’a changé ici.",
    "day.share": "{game}, donne du {date}",
    "day.share.won": "J’ai gagné. Mon score\u00a0: {points}.",
    "day.share.ended": "Mon score\u00a0: {points}\u202f; celui du vainqueur\u00a0: {best}.",
    "day.share.bots": "Les robots avec mes cartes\u00a0: gagné {won} fois sur {games}.",
    "engine.starting": "Le jeu se prépare…",
    "engine.bytes": "{done} Mo sur {total} Mo",
    "engine.seconds": "Encore {n} secondes environ.",
    "engine.minutes": "Encore {n} minutes environ.",
    "engine.lesson": "En attendant\u00a0: une leçon de {name}",
    "engine.failed": (
        "Le jeu n’a pas pu démarrer\u00a0: c’était trop long, ou votre navigateur est trop ancien. Vous pouvez"
        " toujours lire toute cette page."
    ),
    "engine.lost": (
        "Le jeu n’a pas pu démarrer\u00a0: un de ses fichiers n’est pas arrivé ({file}). Vous pouvez toujours lire"
        " toute cette page."
    ),
    "engine.offline": (
        "Le jeu n’a pas pu démarrer\u00a0: le site ne répond pas en ce moment, et cet appareil n’a pas gardé tout le"
        " jeu. Vous pouvez toujours lire toute cette page."
    ),
    "engine.off": (
        "Pour jouer, il faut WebAssembly, et ce navigateur l’a désactivé. Sur iPhone, iPad ou Mac, c’est l’effet du"
        " mode Isolement\u00a0: autorisez ce site dans le menu de la page de Safari, sous «\u00a0Réglages du site"
        " web\u00a0». Ailleurs, cherchez dans les réglages de sécurité du navigateur, puis réessayez. Les règles et les"
        " exemples se lisent sans cela."
    ),
    "engine.old": (
        "Pour jouer, il faut quelque chose que ce navigateur, trop ancien, n’a pas\u00a0: {what}. Les règles et les"
        " exemples restent lisibles."
    ),
    "engine.browsers": "Les navigateurs qui savent jouer",
    "engine.retry": "Réessayer",
    "engine.ended": "Cette demande a arrêté deux fois le moteur\u00a0: elle est refusée. Rien n’est perdu.",
    "page.lost": "Un fichier de cette page n’est pas arrivé ({file})\u00a0: on ne peut que lire ici.",
    "engine.error": "Cette demande a échoué\u202f; rien n’a changé. Essayez autre chose.",
    "release.old": (
        "Une nouvelle édition de ce livre est disponible. Vous pouvez continuer ici\u202f; vos parties ne risquent"
        " rien."
    ),
    "release.new": "Ce livre a été mis à jour depuis votre dernière visite. Vos parties sont toujours là.",
    "release.opening": "Une nouvelle édition de ce livre est parue. Cette page s’y ouvre, là où vous en êtes…",
    "release.opened": (
        "Une nouvelle édition de ce livre est parue pendant votre visite\u202f; cette page est maintenant à jour. Vos"
        " parties sont toujours là."
    ),
    "release.apart": (
        "Une nouvelle édition de ce livre est parue, et le jeu ne démarre plus que dans celle-ci. Si une partie est en"
        " cours, enregistrez-la d’abord dans un fichier\u202f; puis ouvrez la nouvelle édition."
    ),
    "release.reload": "Ouvrir la nouvelle édition",
    "release.close": "Fermer",
    "link.unread": (
        "L’adresse de cette page contient une partie ou une table, mais un morceau s’est perdu en route, ou elle"
        " vient d’une autre page. Demandez qu’on vous renvoie le lien."
    ),
    "device.cannot": (
        "Ce navigateur ne peut pas garder le livre pour une lecture sans réseau (c’est toujours le cas en navigation"
        " privée)."
    ),
    "device.nothing": "Pour l’instant, rien du livre n’est gardé sur cet appareil.",
    "device.some": "Ce que vous avez ouvert jusqu’ici est gardé sur cet appareil\u00a0: {mb} Mo.",
    "device.whole": (
        "Tout le livre est sur cet appareil, jeux compris\u00a0: {mb} Mo. Vous pouvez lire et jouer sans réseau."
    ),
    "device.keep": "Garder ce livre sur cet appareil ({mb} Mo)",
    "device.keeping": "Le livre arrive…",
    "device.failed": "Tout n’est pas arrivé\u202f; touchez de nouveau le bouton pour avoir le reste.",
    "device.free": "Libérer la place",
    "device.freed": "C’est fait. Vos parties et vos réglages n’ont pas changé.",
    "kept": "Vos parties",
    "kept.resume": "Vous avez des parties en cours.",
    "kept.more": "Parties plus anciennes ou terminées ({n})",
    "kept.go_on": "Reprendre",
    "kept.look": "Revoir",
    "kept.remove": "Supprimer",
    "kept.removed": "Supprimée.",
    "kept.put_back": "Rétablir",
    "kept.show_more": "En voir plus ({n})",
    "kept.old": "Une partie d’une visite précédente",
    "kept.damaged": "Une partie illisible\u202f; rien n’a été supprimé",
    "kept.full": (
        "La place manque pour les parties gardées. Rien n’est supprimé sans votre accord\u202f; vous pouvez"
        " enregistrer la plus ancienne dans un fichier\u00a0: {oldest}."
    ),
    "kept.save_oldest": "L’enregistrer dans un fichier et la supprimer ici",
    "keeping.refused": (
        "Votre navigateur ne garde pas cette partie\u00a0: son stockage est plein ou désactivé. Vous pouvez jouer tant"
        " que la page est ouverte\u202f; enregistrez la partie dans un fichier pour la conserver."
    ),
    "keeping.moved": (
        "Cette partie a continué dans un autre onglet. Rien n’est perdu\u00a0: laquelle voulez-vous ici\u202f?"
    ),
    "keeping.tried": (
        "Vous avez commencé cette donne dans un autre onglet, et c’est cet essai qui compte. Rien n’est perdu\u00a0:"
        " les deux sont gardés. Lequel voulez-vous ici\u202f?"
    ),
    "keeping.stay": "Celui-ci (ne compte pas)",
    "keeping.take": "Celle de l’autre onglet",
    "keeping.part": "Celle-ci, comme partie séparée",
    "file.save": "Tout enregistrer dans un fichier",
    "file.name": "pli-par-pli",
    "file.games": "Parties ajoutées\u00a0: {n}.",
    "file.apart": "Parties déjà ici avec d’autres coups, gardées en double\u00a0: {n}.",
    "file.tables": "Tables ajoutées\u00a0: {n}.",
    "file.results": "Les résultats n’ont pas été ajoutés\u00a0: ceux d’ici ou ceux du fichier sont illisibles.",
    "file.nothing": "Il n’y a ni partie, ni table, ni résultat nouveau dans ce fichier.",
    "file.damaged": (
        "Ce fichier est illisible\u00a0: il en manque une partie, ou il ne vient pas de ce livre. Rien n’a changé ici."
    ),
    "file.foreign": "Ce fichier ne vient pas de ce livre, ou quelqu’un l’a modifié. Rien n’a changé ici.",
    "file.newer": (
        "Ce fichier vient d’une version plus récente du livre. Rechargez la page, puis réessayez. Rien n’a changé ici."
    ),
    "file.promised": "Ce navigateur a promis de tout garder tant que vous ne l’effacez pas.",
    "file.not_promised": "Ce navigateur n’a rien promis\u00a0: il peut tout effacer, par exemple s’il manque de place.",
    "play.kept": "Rien n’a été effacé\u00a0: votre navigateur garde toujours cette partie.",
    "play.save_text": "Enregistrer cette partie dans un fichier",
    "play.elsewhere": "L’ouvrir sur la page de {game}",
    "play.same_deal": "Nouvelle partie avec la même donne",
    "play.preparing": "On prépare la table…",
    "play.next": "Étape suivante",
    "play.skip": "Au prochain choix",
    "play.skip.end": "Au résultat",
    "play.pace": "Ce qui vient de se passer",
    "play.so_far": "Pour l’instant\u00a0: {parts}.",
    "play.only_then": "{first}. Seul choix\u00a0: {parts}",
    "play.only": "Seul choix\u00a0: {parts}",
    "play.watching": "Regardez…",
    "play.paused": "Prenez votre temps.",
    "play.counting": "Le décompte",
    "play.thinking": "On réfléchit…",
    "play.move_now": "Jouer maintenant",
    "play.hint_now": "Le conseil tout de suite",
    "play.lots": "Le hasard a joué {count} coups pour vous\u202f; ils sont dans le journal.",
    "play.lots.ask": "Vraiment au hasard, pour tout le monde\u202f? Touchez encore.",
    "play.lots.seen": "Vu, on continue",
    "play.lots.one": "Le hasard a joué un coup pour vous\u202f; il est dans le journal.",
    "play.ready": "C’est moi, on continue",
    "play.log": "Journal de la partie",
    "play.enlarge": "Agrandir le plateau",
    "play.whole": "Voir tout le plateau",
    "play.unfold": "Tout lire",
    "play.fold": "Réduire",
    "play.full": "Toute la fenêtre",
    "play.page": "Retour à « {name} »",
    "play.tools": "Outils de la partie",
    "play.more": "Plus",
    "play.rare": "Fichiers, aides, sons",
    "play.now": "Que puis-je faire\u202f?",
    "play.legend": "Qu’y a-t-il devant les joueurs\u202f?",
    "play.undo": "Annuler",
    "play.redo": "Rétablir",
    "play.hint": "Un conseil",
    "play.share": "Partager",
    "play.save": "Enregistrer dans un fichier",
    "play.load": "Ouvrir un fichier",
    "play.faster": "Plus vite",
    "play.faster.ask": "Trop lent\u202f?",
    "play.finish": "Laisser les robots finir",
    "play.finish.ask": "Laisser vraiment les robots jouer jusqu’à la fin\u202f? Touchez encore.",
    "play.finish.far": "Avancement de la partie",
    "play.finish.said": "{at}\u00a0: {percent}\u00a0% de la partie",
    "play.finish.stop": "Stop, je reprends",
    "play.new": "Nouvelle partie",
    "play.look_back": "Revoir la partie pas à pas",
    "share.text": "Texte à envoyer",
    "share.text_copied": "Ce texte est copié\u00a0: envoyez-le à qui vous voulez.",
    "share.text_here": "Voici un texte à envoyer\u00a0:",
    "replay.viewer": "Point de vue",
    "replay.share": "Lien vers ce moment",
    "replay.play_on": "Continuer à partir d’ici",
    "replay.choice": "Les choix possibles\u00a0:",
    "replay.ask": "Et un autre coup\u202f?",
    "replay.leave": "Revenir à la partie",
    "review.deal": "Que valait cette donne\u202f?",
    "review.deal.stop": "Arrêter les robots",
    "review.deal.go_on": "Laisser les robots continuer",
    "review.deal.stopped": "Les robots se sont arrêtés.",
    "review.deal.work": "Les robots rejouent la même donne…",
    "review.work": "Les décisions sont passées en revue…",
    "review.walk": "Moments clés",
    "review.walk.back": "Moment d’avant",
    "review.walk.on": "Moment suivant",
    "review.walk.leave": "Toutes les décisions",
    "review.line": "La meilleure suite",
    "review.line.back": "Étape d’avant",
    "review.line.on": "Étape suivante",
    "review.line.leave": "Retour au moment",
    "review.line.where": "Étape {step} sur {steps}",
    "review.walk.where": "Moment {step} sur {steps}",
    "review.try": "Nouvel essai",
    "review.solution": "Voir la solution",
    "review.back": "Revenir aux décisions",
    "review.back.step": "Revenir à l’étape",
    "play.results": "Parties gagnées ici\u00a0: {won} sur {played}.",
    "play.tries": "Votre score jusqu’ici\u00a0: {won} sur {played}.",
    "results": "Résultats",
    "results.all": "Tous les résultats",
    "results.none": "Aucune partie n’a encore été terminée dans ce navigateur.",
    "results.game": "Jeu",
    "results.other_game": "Un jeu absent de ce livre ({game})",
    "results.other_minigame": "un autre petit jeu",
    "results.other_bot": "un autre robot",
    "results.opponents": "Contre",
    "results.played": "Jouées",
    "results.won": "Gagnées",
    "results.best": "Meilleur score",
    "results.best_lead": "Plus belle victoire\u00a0: {lead} d’avance, {title}, {when}.",
    "results.run": "Plus longue série de victoires\u00a0: {n}.",
    "results.save": "Enregistrer dans un fichier",
    "results.load": "Charger un fichier",
    "results.erase": "Effacer",
    "results.erased": "Tous les résultats sont effacés.",
    "results.refused": (
        "Mais votre navigateur ne le retiendra pas\u00a0: son stockage est plein ou désactivé. Ce changement"
        " disparaîtra quand vous quitterez la page."
    ),
    "results.put_back": "Rétablir",
    "results.loaded": "Résultats ajoutés\u00a0: {n}.",
    "results.unreadable": (
        "Vos résultats sont illisibles, mais rien n’a été supprimé\u00a0: enregistrez leur texte dans un fichier,"
        " puis effacez-le pour recommencer."
    ),
    "results.damaged": "Ce fichier ne contient pas de résultats de ce livre. Rien n’a changé.",
    "share.address": "Adresse de cette position",
    "share.copied": "L’adresse de cette position est copiée.",
    "share.here": "Voici l’adresse de cette position\u00a0:",
    "share.too_long": "Cette partie est trop longue pour une adresse. Enregistrez-la dans un fichier, puis envoyez-le.",
    **ASK_TEXTS,
    **KEY_TEXTS,
    **LEARN_TEXTS,
    **TABLE_TEXTS,
    **SUSPICION_TEXTS,
    "panel.back": "Retour",
    "panel.close": "Fermer",
    "panel.wait": "Un instant…",
    "panel.failed": "Ce paragraphe ne peut pas s’afficher ici\u202f; le réseau est peut-être coupé.",
    "panel.example": "Voir l’exemple pas à pas",
    "panel.new_tab": " (dans un nouvel onglet)",
    "panel.open.rule": "Ouvrir dans les règles",
    "panel.open.ruling": "Ouvrir dans les décisions",
    "panel.open.term": "Ouvrir dans le lexique",
    "panel.open.example": "Ouvrir sur sa page",
    "panel.open.section": "Ouvrir la page",
    "play.coach": "Prévenir avant un coup coûteux",
    "play.outlook": "Montrer ce qui est sûr",
    "play.sound": "Sons",
    "speed": "Vitesse",
    "speed.step": "pas à pas",
    "speed.slow": "lente",
    "speed.normal": "normale",
    "speed.fast": "rapide",
    "speed.once": "en une fois",
    "search.hint": "Posez votre question comme à la table, ou tapez juste un mot ou deux.",
    "search.frequent": "Posez votre question comme à la table, ou tapez juste un mot ou deux. On demande souvent :",
    "search.failed": "La recherche n’a pas pu se charger. Vérifiez la connexion, puis tapez de nouveau.",
    "search.lost": "Une partie de la recherche n’est pas arrivée. Tapez de nouveau, ou rechargez la page.",
    "search.long": "C’est trop long pour une question : {n} caractères au plus.",
    "search.one": "1 réponse",
    "search.many": "{n} réponses",
    "search.near": "Voici ce qui s’en approche le plus :",
    "search.none": "Le livre ne le dit pas. Voici ce qui s’en approche le plus :",
    "search.contents": "Ou cherchez ici :",
    "search.rule": "Règle",
    "search.ruling": "Décision",
    "search.question": "Question autour de la table",
    "search.term": "Lexique",
    "search.example": "Exemple",
    "search.heading": "Passage",
    "search.minigame": "Petit jeu",
    "search.ask": "À demander sur votre table",
    "search.page": "Page",
}
