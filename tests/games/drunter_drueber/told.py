"""Which numbers of the rules the sentences of Drunter & Drüber tell, and which numbers are none.

See tests/typed_numbers.py.
"""

from collections.abc import Mapping, Sequence

TOLD: Mapping[str, Mapping[str, str]] = {
    "en": {
        "{{ word DD.targets_held }} target cards": (
            "TargetDealt.two TargetDealt.two_hidden TargetDealt.two_hidden.several now.main dd.components.specials.note"
            " finding.target_of_variant render.targets_hidden render.targets_hidden_main"
        ),
        "{{ word DD.targets_held }} of {{ word DD.targets_all }} cards": "option.goals.two.note",
        "one of the {{ word DD.targets_held }} that are": "refused.not_your_target",
        "{{ Word DD.targets_held }} secrets each": "example.dd_two_targets.title",
        "{{ word DD.pawns }} corners": "table.set_up",
        "{{ word DD.wall_pawns }} for the wall": "PawnsPlaced",
        "{{ Word DD.wall_pawns }} pawns": "dd.components.wall.note",
        "values 1 to {{ DD.per_type }} once": "dd.components.buildings.note",
        "value {{ DD.all3 }}": "TargetScored.all3 dd.targets.all3.counts example.dd_all3.intro",
        "value {{ DD.all4 }}": "TargetScored.all4 dd.targets.all4.counts example.dd_all4.intro",
        "Every {{ DD.all3 }}": "render.target_all3",
        "Every {{ DD.all4 }}": "render.target_all4",
        "{{ word DD.joker }} votes": "JokerDeclared.yes JokerDeclared.no",
        "{{ DD.joker }} votes": "render.declare_yes render.declare_no",
        "yes {{ DD.joker }} or no {{ DD.joker }}": "render.worth_joker",
        "±{{ DD.joker }} is the joker": "render.legend_votes",
        "{{ DD.double }} squares": "render.length_2",
        "{{ DD.triple }} squares": "render.length_3",
        "1-{{ DD.double }}-{{ DD.triple }} squares": "render.tiles_said",
        "lengths 1, {{ DD.double }} and {{ DD.triple }}": "render.legend_stock",
        "length {{ DD.double }}": "field.tiles.w2 field.tiles.r2 field.tiles.f2",
        "length {{ DD.triple }}": "field.tiles.w3 field.tiles.r3 field.tiles.f3",
    },
    "fr": {
        "{{ word DD.targets_held }} cartes objectif": (
            "TargetDealt.two TargetDealt.two_hidden TargetDealt.two_hidden.several dd.components.specials.note"
            " render.targets_hidden render.targets_hidden_main"
        ),
        "{{ word DD.targets_held }} objectifs": "now.main finding.target_of_variant",
        "{{ word DD.targets_held }} cartes parmi {{ word DD.targets_all }}": "option.goals.two.note",
        "l’une des {{ word DD.targets_held }} qui s’y trouvent": "refused.not_your_target",
        "{{ Word DD.targets_held }} secrets chacun": "example.dd_two_targets.title",
        "{{ word DD.pawns }} coins": "table.set_up",
        "{{ word DD.wall_pawns }} pour la muraille": "PawnsPlaced",
        "{{ word DD.wall_pawns }} pions, sur {{ word DD.wall_pawns }} coins": "dd.components.wall.note",
        "de 1 à {{ DD.per_type }}": "dd.components.buildings.note",
        "valeur {{ DD.all3 }}": "TargetScored.all3 dd.targets.all3.counts example.dd_all3.intro",
        "valeur {{ DD.all4 }}": "TargetScored.all4 dd.targets.all4.counts example.dd_all4.intro",
        "Tous les {{ DD.all3 }}": "render.target_all3",
        "Tous les {{ DD.all4 }}": "render.target_all4",
        "{{ word DD.joker }} voix": "JokerDeclared.yes JokerDeclared.no",
        "{{ DD.joker }} voix": "render.declare_yes render.declare_no",
        "oui {{ DD.joker }} ou non {{ DD.joker }}": "render.worth_joker",
        "±{{ DD.joker }}, c’est le joker": "render.legend_votes",
        "{{ DD.double }} cases": "render.length_2 dd.deal.doubles",
        "{{ DD.triple }} cases": "render.length_3 dd.deal.triples",
        "1-{{ DD.double }}-{{ DD.triple }} cases": "render.tiles_said",
        "1, {{ DD.double }} et {{ DD.triple }} cases": "render.legend_stock",
        "{{ word DD.double }} cases": "render.size_2 render.tile_2 field.tiles.w2 field.tiles.r2 field.tiles.f2",
        "{{ word DD.triple }} cases": "render.size_3 render.tile_3 field.tiles.w3 field.tiles.r3 field.tiles.f3",
    },
}

EXCUSED: Mapping[str, Mapping[str, Sequence[str]]] = {
    "en": {
        "a building counts one for itself, and a scale begins at 1": (
            "rules: is worth 1 point, whatever",
            "glossary: it scores 1 point for every",
            "dd.targets.each.counts: 1 point each",
            "index: from 1 near",
            "index: your own 1 costs",
        ),
        "the sum of an example": ("rules: 1 + 3 + 5 = 9 points",),
        "what an example, a question or a mini-game is about": (
            "rules: pass under two bridges in one go",
            "index: three more turns",
            "index: two turns earlier",
            "index: Three sides of a pawn",
            "index: eleven points",
            "index: cover two buildings",
            "index: cover two outhouses",
            "index: two bridges in a row",
            "play: three turns",
            "rulings: Two bridges in a row",
            "index: The 1 and the 3 are under the wall",
            "rules: a second bridge right behind",
            "index: The 3 and the 4 are covered; the 1, the 2 and the 5 are not",
        ),
        "a pawn’s sides, by where it stands": (
            "rulings: three sides closed by tiles",
            "rulings: three sides, closed by tiles",
            "rulings: only two sides to begin with",
            "index: The fourth leads to an outhouse",
        ),
        "as many as the entry names": ("glossary: Two special cards",),
        "yes or no": ("rules: it must be one of the two",),
        "what an option is called": ("rules: set the option Target cards to two",),
        "bots": ("bots: four kinds",),
        "which square that is": (
            "index: the fourth row from the top",
            "index: in only two places",
        ),
        "sums of an example and of questions, added up in lessons/test_examples.py": (
            "index: 1 + 2 + 5 makes eight",
            "index: 2 + 3 + 4 makes nine",
            "index: Eleven: 2 + 4 + 5",
            "index: Twelve: 1 for the school, 3 for the inn, nothing for the museum, "
            "2 for the fire station, 1 for the town hall and 5 for the church",
        ),
        "what the other target is called": (
            "rules: your second target",
            "rules: the second target",
            "rules: their second target",
            "aid: compare second targets",
        ),
    },
    "fr": {
        "a building counts one for itself, and a scale begins at 1": (
            "rules: rapporte 1 point, quelle",
            "index: valent de 1 point",
            "TargetScored.each: rapporte 1 point, quelle",
            "dd.targets.each.counts: 1 point par bâtiment",
            "index: votre propre 1 ne",
        ),
        "the sum of an example": ("rules: 1 + 3 + 5 = 9 points",),
        "what an example, a question or a mini-game is about": (
            "rules: franchir deux ponts d’un coup",
            "index: trois tours de plus",
            "index: deux tours avant",
            "index: Trois côtés d’un pion",
            "index: onze points",
            "index: recouvrir deux bâtiments",
            "index: Deux cabinets d’un coup",
            "index: deux ponts à la suite",
            "play: trois tours",
            "rulings: Deux ponts de suite",
            "index: La 1 et la 3 sont sous la muraille",
            "rules: un second pont",
            "index: Le 3 et le 4 sont recouverts",
            "index: sous les deux d’un coup",
        ),
        "any two of them, however many there are": ("rules: deux plaquettes peuvent se toucher",),
        "a pawn’s sides, by where it stands": (
            "rulings: trois côtés sont fermés",
            "rulings: trois côtés , fermés",
            "rulings: n’a que deux côtés",
            "index: Le quatrième donne sur des cabinets",
        ),
        "rules named there": ("rules: sauf deux :",),
        "what an option is called": ("rules: l’option Cartes objectif sur deux",),
        "bots": ("bots: quatre mêmes sortes",),
        "which square that is": (
            "index: quatrième rangée",
            "index: que deux endroits",
        ),
        "sums of an example and of questions, added up in lessons/test_examples.py": (
            "index: le 1, le 2 et le 5, soit huit points",
            "index: la 2, la 3 et la 4, soit neuf points",
            "index: Onze : 2 + 4 + 5",
            "index: Douze : 1 pour l’école, 3 pour l’auberge, rien pour le musée, 2 pour la caserne, "
            "1 pour l’hôtel de ville et 5 pour la chapelle",
        ),
        "what the other target is called": (
            "rules: votre second objectif",
            "rules: le second objectif",
            "rules: leur second objectif",
            "aid: les seconds objectifs",
        ),
    },
}

NAMED: Mapping[str, str] = {
    "en": r"(?:schools?|inns?|fire station|town halls?|church) \d(?:(?:, \d)* and \d)?",
    "fr": r"(?:écoles|auberges?|caserne|hôtels? de ville|chapelles?) \d(?:(?:, \d)* et \d)?",
}
