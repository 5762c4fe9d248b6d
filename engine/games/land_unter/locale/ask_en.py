"""English texts for asking about one's own table of Land Unter."""

ASK: dict[str, str] = {
    "common.highest": "Who loses a life preserver?",
    "common.tie": "Tied at the highest tide: who pays?",
    "common.none_left": "No life preserver left: who is out?",
    "question.round": "Who takes which tide card, and who pays?",
    "question.round.note": (
        "Enter the {{ word LU.turned }} tide cards and everybody’s card (low ones may be left out), then the tide and"
        " the life preservers that each player had before the round. The number of the round matters only if you leave"
        " some of that out, or if it is the last one."
    ),
    "question.pays": "The tides are taken: who pays, who is out?",
    "question.pays.note": (
        "Enter the tide that each player shows now, and how many life preservers each had before paying. Who laid which"
        " card no longer matters; the number of the round does only if it is the last one."
    ),
    "verdict.pays.pays": "{payers:who} {payers:verb|loses|lose|each lose} a life preserver.",
    "verdict.pays.out": "{out:who} {out:verb|is|are|are} eliminated.",
    "verdict.pays.both": (
        "{out:who} {out:verb|is|are|are} eliminated and {payers:who} {payers:verb|loses|lose|each lose} a life"
        " preserver."
    ),
    "verdict.pays.out.cut": (
        "{out:who} {out:verb|is|are|are} eliminated. Nobody else loses a life preserver: no more than"
        " {{ word LU.survivors }} players are left, so the stage ends at once."
    ),
    "verdict.pays.both.cut": (
        "{out:who} {out:verb|is|are|are} eliminated and {payers:who} {payers:verb|loses|lose|each lose} a life"
        " preserver, and the stage ends at once."
    ),
    "verdict.pays.again": "{out:who} {out:verb|is|are|are} eliminated. Life preservers lost: {lost:each}.",
    "verdict.pays.again.cut": (
        "{out:who} {out:verb|is|are|are} eliminated, and the stage ends at once. Life preservers lost: {lost:each}."
    ),
    "verdict.ended": "{ruling:clause} That was the last round of the stage.",
    "verdict.scored": "{ruling:clause} The stage scores this: {points:each}.",
    "verdict.ended.scored": "{ruling:clause} That was the last round, and the stage scores this: {points:each}.",
    "verdict.led": "{ruling:clause} {leader:who} {leader:verb|leads|lead|lead} the next round.",
    "question.leads": "Open variant: who leads the next round?",
    "question.leads.note": (
        "Tick whoever has just lost a life preserver, in the re-drown too; if nobody has, both boxes of whoever has"
        " just been eliminated. If several have lost one, enter how many each has left now."
    ),
    "verdict.leads": (
        "{seat:who} {seat:verb|leads|lead|lead} the next round.\nThe tide has just hit {loser:who}, and the next"
        " player to the left leads."
    ),
    "verdict.leads.two": (
        "{seat:who} {seat:verb|leads|lead|lead} the next round.\nThe tide has just hit {losers:who}, and"
        " {loser:who}, with fewer life preservers left, {loser:verb|counts|count|counts}: the next player to the left"
        " leads."
    ),
    "verdict.leads.tie": (
        "{seat:who} {seat:verb|leads|lead|lead} the next round.\nThe tide has just hit {losers:who}, and neither has"
        " fewer life preservers left. Clockwise from the old leader, {loser:who} {loser:verb|comes|come|come} first:"
        " the next player to the left leads."
    ),
    "verdict.leads.over": "Nobody leads: the stage is over.",
    "edition.redrown.off": "in the Gamewright edition (no re-drown)",
    "edition.redrown.once": "if you play only one re-drown",
    "edition.redrown.loop": "in the German editions (with re-drown)",
    "edition.split_tie.literal": "if you take the leaflet to the letter (re-drown although a tied player has paid)",
    "edition.split_tie.spared": "if nobody re-drowns once a tied player has paid",
    "question.stage": "What does the stage score?",
    "question.stage.note": (
        "Enter the life preservers and the tide in front of each player at the end of the stage; if it was the last"
        " one, the points before it, too: then you learn who wins. While it is being played, enter what each has now:"
        " then you learn who can still win."
    ),
    "question.hand": "How many life preservers does a hand get?",
    "question.hand.note": (
        "Enter the {{ word LU.hand }} cards (one that cannot be read may be left out); or only how many life preservers"
        " the hand got, to learn what the next player gets with it."
    ),
    "verdict.hand": (
        "This hand gets {count:count|no life preserver|one life preserver|# life preservers}.\nIts cards show"
        " {halves:count|no half|one half|# halves} of one, and a half left over is lost. After the stage the player to"
        " the left gets all {{ word LU.hand }} cards, and as many life preservers again."
    ),
    "verdict.hand.none": (
        "This hand gets no life preserver, and is played all the same.\nIts cards show {halves:count|no half|one half|#"
        " halves} of one, and a half left over is lost. Whoever has none is eliminated by the first loss. After the"
        " stage the player to the left gets all {{ word LU.hand }} cards."
    ),
    "verdict.hand.part": "This hand gets {count:count|no life preserver|one life preserver|# life preservers}.",
    "verdict.hand.between": "This hand gets {low:n} to {high:count|one life preserver|# life preservers}.",
    "verdict.hand.passed": (
        "The player to the left gets all {{ word LU.hand }} cards and {count:count|no life preserver|one life"
        " preserver|# life preservers}.\nThe whole hand is passed on after the stage, cards played or not, and brings"
        " as many life preservers as it shows, whatever has been lost."
    ),
    "verdict.round.takes": (
        "{lower:who} {lower:verb|takes|take|take} the {low:tide} and {higher:who} the {high:tide}."
    ),
    "verdict.round.pays": (
        "{first:who} {first:verb|takes|take|take} the {low:tide} and {second:who} the {high:tide};"
        " {payers:who} {payers:verb|loses|lose|each lose} a life preserver."
    ),
    "verdict.round.out": (
        "{first:who} {first:verb|takes|take|take} the {low:tide} and {second:who} the {high:tide};"
        " {out:who} {out:verb|is|are|are} eliminated."
    ),
    "verdict.round.both": (
        "{first:who} {first:verb|takes|take|take} the {low:tide} and {second:who} the {high:tide};"
        " {out:who} {out:verb|is|are|are} eliminated and {payers:who} {payers:verb|loses|lose|each lose} a life"
        " preserver."
    ),
    "verdict.round.out.cut": (
        "{first:who} {first:verb|takes|take|take} the {low:tide} and {second:who} the {high:tide};"
        " {out:who} {out:verb|is|are|are} eliminated. Nobody else loses a life preserver: no more than"
        " {{ word LU.survivors }} players are left, so the stage ends at once."
    ),
    "verdict.round.both.cut": (
        "{first:who} {first:verb|takes|take|take} the {low:tide} and {second:who} the {high:tide};"
        " {out:who} {out:verb|is|are|are} eliminated and {payers:who} {payers:verb|loses|lose|each lose} a life"
        " preserver, and the stage ends at once."
    ),
    "verdict.round.again": (
        "{first:who} {first:verb|takes|take|take} the {low:tide} and {second:who} the {high:tide};"
        " {out:who} {out:verb|is|are|are} eliminated. Life preservers lost: {lost:each}."
    ),
    "verdict.round.again.cut": (
        "{first:who} {first:verb|takes|take|take} the {low:tide} and {second:who} the {high:tide};"
        " {out:who} {out:verb|is|are|are} eliminated, and the stage ends at once. Life preservers lost: {lost:each}."
    ),
    "verdict.sure": "{parts:clauses}",
    "verdict.stage.rest": "{points:each}.",
    "verdict.stage.won.rest": (
        "{winners:who} {winners:verb|wins|win|win} with {best:count|one point|# points}; the stage scores"
        " {points:each}."
    ),
    "verdict.stage.shared.rest": (
        "{winners:who} {winners:verb|shares|share|share} the victory with {best:count|one point|# points}; the stage"
        " scores {points:each}."
    ),
    "verdict.stage.won.alone": "{winners:who} {winners:verb|wins|win|win}.",
    "verdict.stage.shared.alone": "{winners:who} {winners:verb|shares|share|share} the victory.",
    "depends.dealt": "the cards that you are not sure of",
    "depends.unread": "what is on the cards left out",
    "depends.card": "{card:verb|the card|the card|the cards} that {card:who} laid",
    "depends.above": "how many of the others’ cards beat {above:who}",
    "depends.rank": "the cards left out",
    "depends.before": "how many points {before:who} had before the stage",
    "depends.tides": "the tide cards",
    "depends.levels": "the tide in front of {levels:who}",
    "depends.preservers": "how many life preservers {preservers:who} {preservers:verb|has|have|have}",
    "depends.leader": "who led this round",
    "way.dealt": "{way:n}",
    "way.unread": "{way:n}",
    "way.unread.0": "no life preserver",
    "way.unread.1": "half a life preserver",
    "way.unread.2": "a whole one",
    "way.unread.3": "one and a half",
    "way.unread.4": "two",
    "way.card": "{way:n}",
    "way.card.none": "another card",
    "way.above.0": "no card beats",
    "way.above.1": "exactly one card beats",
    "way.above.2": "{{ word LU.turned }} or more cards beat",
    "way.before": "{way:n}",
    "way.tides": "{way:n}",
    "way.levels": "{way:n}",
    "way.preservers": "{way:n}",
    "way.preservers.none": "at least one",
    "way.preservers.more": "{way:n} or more",
    "way.leader": "{way:who}",
    "case.dealt": "card no. {number:n} is {ways:n}",
    "case.unread": "what is left out shows {ways:n}",
    "case.card": "{seat:who} laid {ways:n}",
    "case.above": "{ways:n} {seat:who}",
    "case.before": "{seat:who} had {ways:n} before",
    "case.tides": "tide card {number:n} is {ways:n}",
    "case.levels": "{seat:who} {seat:verb|shows|show|show} {ways:n}",
    "case.preservers": "{seat:who} {seat:verb|has|have|have} {ways:n}",
    "case.leader": "{ways:n} led",
    "supposed.rank": "all cards left out are lower",
    "headed.round.rank": "If {condition:n},",
    "headed.leads.rank": "If {condition:n},",
    "case.rank.high": "If {spots:who} {spots:verb|has|have|have} played the highest card",
    "case.rank.high.each": "If {spots:who} {spots:verb|has|have|have} played the highest cards",
    "case.rank.between": "If the card that {spots:who} {spots:verb|has|have|have} played comes second",
    "case.rank.between.each": "If the cards that {spots:who} {spots:verb|has|have|have} played come second and third",
    "verdict.stage": (
        "The stage scores this: {points:each}.\n{bonus:who} {bonus:verb|gets|get|each get} the bonus"
        " point{{ s LU.bonus }} for the lowest tide, {level:tide}."
    ),
    "verdict.stage.dry": (
        "The stage scores this: {points:each}.\n{bonus:who} {bonus:verb|gets|get|each get} the bonus"
        " point{{ s LU.bonus }} for having no tide card at all."
    ),
    "verdict.stage.won": (
        "{winners:who} {winners:verb|wins|win|win} the game with {best:count|one point|# points}. The stage scores"
        " this: {points:each}.\n{bonus:who} {bonus:verb|gets|get|each get} the bonus point{{ s LU.bonus }}."
    ),
    "verdict.stage.shared": (
        "{winners:who} {winners:verb|shares|share|share} the victory with {best:count|one point|# points}. The stage"
        " scores this: {points:each}.\n{bonus:who} {bonus:verb|gets|get|each get} the bonus point{{ s LU.bonus }}."
    ),
    "field.dealt": "Card",
    "field.unread": "What is left out shows",
    "field.unread.0": "no life preserver",
    "field.unread.1": "half a life preserver",
    "field.unread.2": "a whole one",
    "field.unread.3": "one and a half",
    "field.unread.4": "two",
    "field.printed": "Life preservers, if the cards are not known",
    "field.before": "Points before",
    "field.above": "Higher cards",
    "field.above.0": "none",
    "field.above.1": "one",
    "field.above.2": "{{ word LU.turned }} or more",
    "field.rank": "Card",
    "field.rank.low": "lower",
    "field.rank.between": "second",
    "field.rank.high": "highest",
    "field.lower": "The others laid lower cards",
    "field.loose": "Card on the table, nobody knows whose",
    "field.card": "Card",
    "field.levels": "Tide",
    "field.preservers": "Life preservers",
    "round.field.levels": "Tide before the round",
    "round.field.preservers": "Life preservers before it",
    "pays.field.levels": "Tide now",
    "pays.field.preservers": "Life preservers before paying",
    "field.held": "Life preservers now",
    "field.done": "Number of this round",
    "field.some": "At least one life preserver",
    "field.some.some": "at least one life preserver",
    "field.everybody": "Everybody else has at least one",
    "stage.field.levels": "Tide at the end",
    "stage.field.preservers": "Life preservers at the end",
    "leads.field.preservers": "Life preservers left now",
    "field.trick": "The round as it was entered",
    "field.led": "Led this round",
    "field.led.led": "led this round",
    "field.lost": "Just lost a life preserver",
    "field.lost.lost": "just lost a life preserver",
    "field.out": "Out",
    "field.out.out": "eliminated",
    "field.tides": "Tide card",
    "field.round": "Round",
    "field.hand": "Card in hand",
    "field.hands": "hands",
    "field.turned": "tide cards already taken",
    "field.chosen": "cards on the table",
    "field.stage": "stage",
    "field.scores": "points",
    "field.leader": "who leads",
    "finding.card_twice": "Card {card:weather} is {seat:of} and {other:of}, but there is only one.",
    "finding.card_twice.fix": "Forget these cards",
    "finding.card_laid": "Card {card:weather} is in {seat:of} hand and on the table.",
    "finding.card_laid.fix": "Take it out of the hand",
    "finding.hand_size": ("In round {round:n} a hand has {size:count|one card|# cards}; {seat:of} hand has {count:n}."),
    "finding.hand_size.fix": "Forget this hand",
    "finding.set_size": "A player is dealt {{ word LU.hand }} cards; {count:n} are named as {seat:of}.",
    "finding.set_size.fix": "Forget these cards",
    "finding.played_and_kept": "{seat:who} {seat:verb|has|have|have} already played card {card:weather}.",
    "finding.played_and_kept.fix": "Forget the cards played",
    "finding.played_too_many": (
        "{seat:who} can’t have played {count:n} cards: {rounds:count|no round is|one round is|# rounds are} over."
    ),
    "finding.played_too_many.fix": "Forget the cards played",
    "finding.no_such_stage": "There are {players:n} stages with {players:n} players, so no stage {stage:n}.",
    "finding.no_such_stage.fix": "Leave the stage out",
    "finding.nobody_left": "Somebody always stays in: not everybody can be eliminated.",
    "finding.nobody_left.fix": "Forget who is eliminated",
    "finding.not_over": "The game is not over here: the last stage has not been played to its end.",
    "finding.stage_over": (
        "With only {count:count|one player|# players} still in, the stage is over: nobody plays a card."
    ),
    "finding.stage_over.fix": "Forget who is eliminated",
    "finding.turned_too_many": (
        "After {rounds:count|no rounds|one round|# rounds}, {taken:n} tide cards have been taken, not {count:n}."
    ),
    "finding.turned_too_many.fix": "Forget the tide cards taken",
    "finding.coming_too_many": "You entered more tide cards to come than there are left.",
    "finding.coming_too_many.fix": "Forget the tide cards",
    "finding.three_tides": (
        "There are {{ word LU.tide_copies }} tide cards of each number, so not {count:n} of {level:tide}."
    ),
    "finding.three_tides.fix": "Forget these tide cards",
    "finding.too_many_shown": (
        "After {rounds:count|no rounds|one round|# rounds}, {taken:count|no tide card has|one tide card has|# tide"
        " cards have} been taken, but {count:n} {count:count|is|are} in front of players."
    ),
    "finding.too_many_shown.fix": "Forget the tides",
    "finding.too_many_out": "You have to take a tide card to be eliminated, and too few have been taken.",
    "finding.too_many_out.fix": "Forget the tides and who is eliminated",
    "finding.payer_untold": (
        "After an elimination, whoever then shows the highest tide loses a life preserver, too: tick that player. If"
        " nobody has lost one, enter the whole round under “{question:clause}”."
    ),
    "finding.paid_then_out": (
        "A tied player may have lost a life preserver first and been eliminated in the re-drown, and would count then."
        " Enter the whole round under “{question:clause}”."
    ),
    "finding.pair_gone": (
        "{{ Word LU.turned }} players have just taken a tide card each, so {{ word LU.turned }} must be in front of"
        " players: {count:count|one|#} more."
    ),
    "finding.pair_gone.fix": "Forget the tides",
    "finding.out_laid": "{seat:who} {seat:verb|is|are|are} eliminated and can’t play a card.",
    "finding.out_laid.fix": "Take the cards back",
    "finding.laid_late": "Once the stage is over, no cards are on the table.",
    "finding.laid_late.fix": "Take the cards back",
    "finding.all_laid": "All cards are on the table: enter them as the cards of this round.",
    "finding.all_laid.fix": "Take the cards back",
    "finding.unprintable": "However the cards are dealt, there are not that many life preservers on them.",
    "finding.unprintable.fix": "Forget the life preservers",
    "finding.leader_out": "{seat:who} {seat:verb|is|are|are} eliminated and can’t lead.",
    "finding.leader_out.fix": "Let the next player lead",
    "finding.not_clockwise": "Cards are played clockwise from {seat:who}: somebody has been left out.",
    "finding.not_clockwise.fix": "Take the cards back",
    "finding.too_many_preservers": (
        "There are {all:n} life preservers, and each round costs one or a player. After {rounds:count|no rounds|one"
        " round|# rounds}, {most:n} can be left at most, not {count:n}."
    ),
    "finding.too_many_preservers.fix": "Forget the life preservers",
    "finding.all_dry": "After {rounds:count|no rounds|one round|# rounds}, somebody has a tide card.",
    "finding.all_dry.fix": "Forget the tides",
    "finding.out_with_level": "{seat:who} {seat:verb|is|are|are} eliminated: the tide cards are turned down.",
    "finding.out_with_level.fix": "Turn them down",
    "finding.out_plays": "{seat:who} {seat:verb|is|are|are} eliminated and can’t play a card.",
    "finding.out_plays.fix": "Take the card back",
    "finding.same_card": "{seat:who} and {other:who} can’t both play card {card:weather}.",
    "finding.same_card.fix": "Take the second one back",
    "finding.loose_too_many": "More cards lie there without an owner than players whose card you left out.",
    "finding.loose_too_many.fix": "Forget these cards",
    "finding.not_held": "Card {card:weather} is not in {seat:of} hand.",
    "finding.not_held.fix": "Take the card back",
    "finding.held_by": "{seat:who} can’t play card {card:weather}: it is {other:of}.",
    "finding.held_by.fix": "Take the card back",
    "finding.rich": (
        "{count:n} life preservers for {seat:who}: possible, but a hand hardly ever has more than {most:n}."
    ),
    "schema.deal": (
        "By seat, the sets as dealt; the rest of the game is set up as usual, and no other key goes with it."
    ),
    "schema.stage": "The stage, from 0.",
    "schema.round": "The round, from 0; {{ LU.rounds }} once the stage has been played.",
    "schema.hands": "By seat, the weather cards in hand.",
    "schema.sets": (
        "By the seat that was dealt them, the {{ word LU.hand }} cards of a set; those left out are filled in."
    ),
    "schema.tides": "The tide cards to come, the present pair first; null where not known.",
    "schema.turned": "The tide cards taken in this stage.",
    "schema.preservers": "By seat, the life preservers left; −1 for an eliminated player.",
    "schema.levels": ("By seat, the tide card in front of the player; 0 for none, −1 for an eliminated player."),
    "schema.scores": "By seat, the points so far.",
    "schema.shown": "Of each set, the cards that everybody saw in earlier stages.",
    "schema.played": "By seat, the weather cards played in this stage.",
    "schema.chosen": "By seat, the weather card laid in this round; 0 for none.",
    "schema.leader": "In the open variant, the seat that leads the round.",
    "schema.turn": "In the open variant, the seat whose turn it is.",
    "schema.over": "True once the game is over.",
}
