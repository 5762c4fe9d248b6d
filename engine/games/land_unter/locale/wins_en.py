"""English texts of who wins the game of Land Unter by the points of its stages."""

from engine.games.land_unter.rules.components import PLAYERS

WINS: dict[str, str] = {
    "question.wins": "All stages are played: who wins the game?",
    "question.wins.note": "Enter each player’s points: stage by stage, or only the total.",
    "verdict.wins": (
        "{winners:who} {winners:verb|wins|win|win} the game with {best:count|one point|# points}.\n"
        "Points at the end: {totals:each}."
    ),
    "verdict.wins.shared": (
        "{winners:who} {winners:verb|shares|share|share} the victory with {best:count|one point|# points} each.\n"
        "Points at the end: {totals:each}."
    ),
    "field.total": "Total",
    "way.total": "{way:n}",
    "case.total": "{seat:who} {seat:verb|has|have|have} {ways:n}",
    "depends.total": "the total of {total:who}",
}

for stage in range(1, PLAYERS[-1] + 1):
    WINS |= {
        f"field.points{stage}": f"Stage {stage}",
        f"way.points{stage}": "{way:n}",
        f"case.points{stage}": f"{{seat:who}} got {{ways:n}} in stage {stage}",
        f"depends.points{stage}": f"how many points {{points{stage}:who}} got in stage {stage}",
    }
