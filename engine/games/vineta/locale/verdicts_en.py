"""The words of the answers about one's own table of Vineta, in English."""

VERDICTS: dict[str, str] = {
    "verdict.opens": (
        "{seat:who} {seat:verb|begins|begin|begin} next, whether it is a round or a new turn: the start player token"
        " goes to the left."
    ),
    "verdict.opens.stays": (
        "{seat:who} {seat:verb|opens|open|open} the next turn: with {{ word VI.opener_stays }} players the start player"
        " token stays where it is. If this turn has one more round, {next:who} {next:verb|begins|begin|begin} it."
    ),
    "verdict.opens.disc": (
        "{found:clause}\nUntil this turn is over, the wooden disc is with {holder:who}, who opened it; then it goes"
        " under the token."
    ),
    "verdict.sure.opens": "Next to begin is the player to the left of whoever began the last round.",
    "verdict.sure.opens.stays": (
        "With {{ word VI.opener_stays }} players, whoever began the last round opens the next turn, too; if this turn"
        " has one more round, the player to their left begins it."
    ),
    "verdict.sure.usual": (
        "After the usual {{ word VI.rounds }} rounds, {usual:who} {usual:verb|opens|open|open} the next turn. Until"
        " then {with_disc:who} {with_disc:verb|has|have|have} the wooden disc."
    ),
    "verdict.refused": "No. {reason:reason}\n{instead:clause}",
    "instead.closed": "{card:the_card} must go on a district that is still there.",
    "instead.added": "{card:the_card} must be added to a series that is there: on {districts:or_districts}.",
    "instead.hope": "{card:the_card} must bring a house from another district to {ends:or_districts}.",
    "instead.rescue": (
        "{card:the_card} must move as many houses as it can, {{ word VI.rescued }} at most, from {sources:or_districts}"
        " to one other district."
    ),
    "instead.swap": "{card:the_card} must swap the houses of one district and another, neither of them in quarantine.",
    "instead.free": "{card:the_card} must move a house from a district that is not in quarantine to another one.",
    "instead.panic": (
        "{card:the_card} must move as many houses as it can, {{ word VI.scattered }} at most, from one district that is"
        " not in quarantine, each to another district."
    ),
    "verdict.void": (
        "{card:the_card} has no target here, as {why:reasons}: {seat:who} {seat:verb|discards|discard|discard} it"
        " without effect."
    ),
    "verdict.free": (
        "If no district is threatened: {found:clause}\nAs soon as one is threatened, {card:the_card} {card:danger}."
    ),
    "verdict.done": "Yes. {event:clause}",
    "verdict.taken": "Yes. {event:clause}\n{rest:clause}",
    "verdict.flood_only": "A flood card, yes; an authority card, never. {event:clause}\n{rest:clause}",
    "taken.goes_on": "The series it came from goes on, and the god chip stays.",
    "taken.any": (
        "The series it comes from goes on, and the god chip stays, even if it is the first flood card that leaves: then"
        " the next one takes its place."
    ),
    "taken.first": ("The series it came from goes on: the god chip stays, and the next flood card is now the first."),
    "taken.ended": (
        "That was the last flood card of its series, which ends: the god chip goes back to its owner{lost:count|.|, and"
        " the authority card is discarded.|, and the # authority cards are discarded.}"
    ),
    "taken.ends_or_not": (
        "If that was the only flood card of its series, the series ends: the god chip goes back to its"
        " owner{lost:count||, and the authority card is discarded|, and the # authority cards are discarded}."
        " If not, the series goes on, and the god chip stays."
    ),
    "any.WindChanged": (
        "{seat:who} {seat:verb|moves|move|move} a flood card from the series on {source:district} to the end of the"
        " series on {target:district}."
    ),
    "any.SeaCalmed": (
        "A flood card leaves the series on {district:district} for the discard pile of the player who laid it."
    ),
    "verdict.done_first": (
        "Yes. {event:clause}\nThe series it came from goes on: {chip:of} god chip stays, and {first:of} card is now"
        " the first."
    ),
    "verdict.done_ended": (
        "Yes. {event:clause}\nThat was the last flood card of its series, which ends: {chip:who}"
        " {chip:verb|takes|take|take} the god chip back{lost:count|.|, and the authority card is discarded.|, and"
        " the # authority cards are discarded.}"
    ),
    "verdict.swapped": (
        "Yes. {seat:who} {seat:verb|swaps|swap|swap} all the houses of {one:district} and {other:district};"
        " series, god chips and quarantine stay where they are."
    ),
    "verdict.moved": (
        "Yes: {card:the_card} moves {count:count|one house|# houses} from {source:district} to {districts:districts}."
    ),
    "verdict.moved_partly": (
        "{card:the_card} moves {count:count|one house|# houses} from {source:district} to {districts:districts},"
        " and must move {left:count|one more|# more}, to another district each."
    ),
    "verdict.targets": "{card:the_card} can be used on {districts:or_districts}, so it must be.",
    "verdict.targets_houses": (
        "{card:the_card} must be used: it can take a house from {districts:or_districts} to {ends:or_districts}."
    ),
    "verdict.moves_panic": (
        "{card:the_card} must move {count:count|one house|# houses} from {source:district},"
        " {count:count|to one|each to another} of these districts: {districts:districts}."
    ),
    "verdict.moves_panic_each": (
        "{card:the_card} must move exactly {count:count|one house|# houses} from {source:district}: one to"
        " {districts:each_district}."
    ),
    "verdict.moves_rescue": (
        "{card:the_card} must move {count:count|one house|# houses} from {source:district} to one other district,"
        " whichever you like, even a threatened one or one in quarantine."
    ),
    "verdict.moves_rescue_only": (
        "{card:the_card} must move {count:count|one house|# houses} from {source:district} to one other district,"
        " whichever you like, even a threatened one or one in quarantine.\nIt can take none from elsewhere:"
        " {why:reasons}."
    ),
    "verdict.targets_swap": (
        "{card:the_card} must be used: it can swap the houses of districts chosen from {districts:districts}."
    ),
    "verdict.goals_houses": "With {card:the_card}, a house on {source:district} can go to {districts:or_districts}.",
    "verdict.goals_swap": (
        "{card:the_card} can swap the houses of {source:district} with those of {districts:or_districts}."
    ),
    "verdict.goals_floods": (
        "{card:the_card} can move a flood card, never an authority card, from the series on {source:district}"
        " to that on {districts:or_districts}."
    ),
    "verdict.targets_floods": (
        "{card:the_card} can take a flood card, never an authority card, from the series on {districts:or_districts},"
        " so it must be used."
    ),
    "verdict.sinks": "{district:the_district} sinks: its series is worth {worth:n}, more than any other.",
    "verdict.sinks_over": (
        "No round {next:n}: this turn has {over:count|one round|# rounds}. {district:the_district} sinks: its series is"
        " worth {worth:n}, more than any other."
    ),
    "verdict.sinks_low": (
        "{district:the_district} sinks: its series is worth only {worth:n}, but no other is worth as much."
    ),
    "open.SeriesStarted": "{seat:who} can start a series with a flood and put the god chip on {district:district}.",
    "open.SeriesExtended": "{seat:who} can add a flood to the series on {district:district}.",
    "open.AuthorityLaid": "{seat:who} can put authority beside the series on {district:district}.",
    "open.WindChanged": (
        "{seat:who} {seat:verb|moves|move|move} {owner:of} flood from the series on {source:district} to the end of the"
        " series on {target:district}."
    ),
    "open.SeaCalmed": (
        "{seat:who} {seat:verb|calms|calm|calm} the sea: {owner:of} flood goes from the series on {district:district}"
        " to the discard pile."
    ),
    "verdict.sinks_open": "{district:the_district} sinks: no other series is worth as much.",
    "verdict.tie": (
        "Nothing sinks yet: there is a tie at {worth:n} between {districts:districts}, so one more round is played."
        "\n{next:clause} So it goes on until one series alone is the highest, or after"
        " {{ VI.last_round }} rounds a player chooses."
    ),
    "verdict.tie_open": (
        "Nothing sinks yet: the highest series are tied, so one more round is played.\n{next:clause}"
        " So it goes on until one series alone is the highest, or after"
        " {{ VI.last_round }} rounds a player chooses."
    ),
    "verdict.sure.highest": (
        "At the end of the turn the district with the highest series sinks; if the highest are tied, nothing sinks yet,"
        " and one more round is played."
    ),
    "verdict.nothing": "Nothing sinks yet: no district is threatened, so one more round is played.\n{next:clause}",
    "next.round": (
        "As after every round, all draw up first, and the start player token goes to the left: the round is opened by"
        " the player to the left of the one who opened the last."
    ),
    "next.round.two": (
        "As after every round, both draw up first, and the start player token goes over: the round is opened by the"
        " player who didn’t open the last."
    ),
    "verdict.not_yet": (
        "Nothing sinks yet: this turn has {rounds:count|one round|# rounds}, and {over:count|none is|only one is|only #"
        " are} over."
    ),
    "verdict.forced": (
        "No turn has more rounds: {seat:who}, who opened the last one, {seat:verb|chooses|choose|choose} what"
        " sinks, {districts:or_districts}."
    ),
    "verdict.shared": (
        "{district:the_district} sinks, and its {count:n} houses go one by one to the owners of the flood cards:"
        " {counts:each}.\nIn the order of the flood cards, whoever’s god chip it is: {order:who}{again:count||, and so"
        " on|, and so on}."
    ),
    "verdict.sure.shared": "{sinking:the_district} sinks. Sure of its {all:n} houses, at least: {least:each}.",
    "part.taken": "Houses taken: {taken_points:each}.",
    "part.own": "Houses of one’s own: {own_points:each}.",
    "part.bonus": "The last district: {bonus_points:each}.",
    "verdict.sure.points": "For sure: {spans:each} points.",
    "verdict.sure.points_lost": "For sure: {spans:each} points, and {losing:who} can no longer win.",
    "verdict.sure.gains": "For sure, the last district brings {gains:each} points, on top of the houses taken.",
    "verdict.sure.worth": (
        "For sure: {per_taken:count|one point|# points} for each house taken, {per_own:n} for each of one’s own on the"
        " last district, and {per_district:n} for the last district to whoever has its tile."
    ),
    "verdict.sure.nobodys": "Sure: nobody gets the {lost:n} points of the last district.",
    "verdict.sure.nobodys_houses": (
        "For sure, houses of one’s own bring {gains:each} points, on top of the houses taken. Nobody gets the {lost:n}"
        " points of the last district."
    ),
    "verdict.shared_alone": (
        "{district:the_district} sinks, and {seat:who} {seat:verb|takes|take|take} {count:count|its one house|all"
        " # houses}."
    ),
    "verdict.shared_none": "{district:the_district} sinks without a house on it: nobody takes any.",
    "verdict.score": "{scores:each} points: {seat:who} {seat:verb|wins|win|win} the game.\n{parts:clauses}",
    "verdict.score_open": "{winners:who} {winners:verb|wins|win|share the victory}: {span:each} points.",
    "verdict.score_tie": (
        "{scores:each} points: {seats:who} are tied, houses of their own colour on the last district decide"
        " ({own:each}), and {seat:who} {seat:verb|wins|win|win} the game.\n{parts:clauses}"
    ),
    "verdict.score_shared": "{scores:each} points: {winners:who} share the victory.\n{parts:clauses}",
}
