"""French texts of who wins the game of Land Unter by the points of its stages."""

from engine.games.land_unter.rules.components import PLAYERS

# cspell:ignore WINS depends
WINS: dict[str, str] = {
    "question.wins": "Toutes les manches sont jouées : qui gagne la partie ?",
    "question.wins.note": "Indiquez les points de chacun : manche par manche, ou seulement le total.",
    "verdict.wins": (
        "{winners:who} {winners:verb|gagne|gagnez|gagnent} la partie avec {best:count|un point|# points}.\n"
        "Points à la fin : {totals:each}."
    ),
    "verdict.wins.shared": (
        "{winners:who} {winners:verb|se partage|vous partagez|se partagent} la victoire, avec"
        " {best:count|un point|# points} chacun.\n"
        "Points à la fin : {totals:each}."
    ),
    "field.total": "Total",
    "way.total": "{way:n}",
    "case.total": "{seat:who} {seat:verb|a|avez|ont} {ways:n}",
    "depends.total": "du total {total:who|de}",
}

for stage in range(1, PLAYERS[-1] + 1):
    WINS |= {
        f"field.points{stage}": f"Manche {stage}",
        f"way.points{stage}": "{way:n}",
        f"case.points{stage}": f"{{seat:who}} {{seat:verb|a|avez|ont}} marqué {{ways:n}} à la manche {stage}",
        f"depends.points{stage}": f"des points {{points{stage}:who|de}} à la manche {stage}",
    }
