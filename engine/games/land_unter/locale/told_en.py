"""The words of Land Unter kept at a real table, in English."""

TOLD: dict[str, str] = {
    "told.ask.preservers": "{seat:who}: how many life preservers at the start?",
    "told.ask.cards": "{seat:who}: tap the {{ LU.hand }} weather cards, and the book counts.",
    "told.cards": "Count by the cards",
    "told.ask.leader": "Several have most life preservers: who leads this stage?",
    "told.ask.tide": "Round {round:n}: tide card {number:n} of {{ LU.turned }}?",
    "told.ask.highest": "Who had the highest weather card, and takes the {tide:tide}?",
    "told.ask.second": "Who had the second highest, and takes the {tide:tide}?",
    "told.ask.left": "Stage {stage:n}, {seat:who}: life preservers left?",
    "told.each.left": "Stage {stage:n}: how many life preservers has each left?",
    "told.when": "Stage {stage:n}",
    "told.as.highest": "Highest:",
    "told.as.second": "Second:",
    "told.as.lowest": "Lowest tide:",
    "told.as.leader": "Leads:",
    "told.pause": "The stage is over",
    "told.out": "Eliminated",
    "told.ask.lowest": "Stage {stage:n}: who shows the lowest tide? In a tie, all of them.",
    "told.sheet.left": "Stage {n:n}: life preservers left (eliminated: {{ LU.eliminated_points }})",
    "told.sheet.bonus": "Stage {n:n}: bonus (lowest tide: +{{ LU.bonus }})",
    "refused.took_lower_tide": "{seat:who} {seat:verb|had|had|had} the highest card of this round.",
    "told.changed.out": "{seat:who} {seat:verb|is|are|are} now eliminated.",
    "told.changed.in": "{seat:who} {seat:verb|is|are|are} no longer eliminated.",
    "told.changed.loses": (
        "{seat:who} {seat:verb|loses|lose|lose} {count:count|another life preserver|# more life preservers}."
    ),
    "told.changed.keeps": "{seat:who} {seat:verb|gets|get|get} {count:count|a life preserver|# life preservers} back.",
}
