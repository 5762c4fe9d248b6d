"""What the page's JavaScript says, in French. The keys are the same in engine.api.locale.en."""

from typing import Final

JS_TEXTS: Final = {
    "step.bar": "Étapes de l’exemple",
    "step.first": "Début",
    "step.back": "Précédente",
    "step.on": "Suivante",
    "step.last": "Fin",
    "step.play": "Défiler",
    "step.pause": "Pause",
    "step.where": "Étape {step} sur {steps}",
    "step.where_when": "Étape {step} sur {steps} · {when}",
    "example.bar": "Essayer autrement",
    "example.change": "Changer un coup",
    "example.printed": "Revenir à l’exemple imprimé",
    "example.play_on": "Continuer la partie d’ici",
    "engine.starting": "Le jeu se prépare…",
    "engine.bytes": "{done} Mo sur {total} Mo",
    "engine.failed": (
        "Le jeu n’a pas pu démarrer\u00a0: le réseau est peut-être coupé, ou le navigateur trop ancien. "
        "Tout ce qui se lit sur cette page reste là."
    ),
    "engine.retry": "Réessayer",
    "engine.error": "Le jeu a trébuché sur cette demande\u202f; rien n’a changé. Essayez autre chose.",
    "play.resume": "Une partie vous attend ici.",
    "play.resume_last": "Reprendre la partie",
    "play.resume_before": "Reprendre celle d’avant",
    "play.kept": (
        "Rien n’a été effacé\u00a0: ce que votre navigateur garde y reste tant que vous ne jouez pas une autre partie."
    ),
    "play.next": "La suite",
    "play.skip": "Tout de suite à la fin",
    "play.pace": "Ce qui vient de se passer",
    "play.so_far": "Pour l’instant\u00a0: {parts}.",
    "play.watching": "Regardez…",
    "play.thinking": "On réfléchit…",
    "play.move_now": "Jouer maintenant",
    "play.ready": "C’est moi, continuons",
    "play.log": "Journal de la partie",
    "play.tools": "Outils de la partie",
    "play.undo": "Annuler",
    "play.redo": "Rétablir",
    "play.hint": "Un conseil",
    "play.share": "Partager",
    "play.save": "Enregistrer un fichier",
    "play.load": "Ouvrir un fichier",
    "play.new": "Nouvelle partie",
    "share.address": "Adresse de cette position",
    "share.copied": "L’adresse de cette position est copiée.",
    "share.here": "Voici l’adresse de cette position\u00a0:",
    "share.too_long": "Cette partie est trop longue pour une adresse. Enregistrez-la dans un fichier, puis envoyez-le.",
    "speed": "Allure",
    "speed.step": "pas à pas",
    "speed.slow": "lente",
    "speed.normal": "normale",
    "speed.once": "tout d’un coup",
}
