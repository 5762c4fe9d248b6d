"""The words of asking about one's own table, in English."""

ASK: dict[str, str] = {
    "refused.unknown_question": "This game has no question called “{question:n}”.",
    "refused.part_told": "This needs the whole board, and only a part is told here. Start over, and tell all of it.",
    "refused.not_given": "To answer, the book still needs this: “{field:clause}”.",
    "refused.not_there": "That piece can’t go there.",
    "refused.not_between": "This takes a number from {low:n} to {high:n}.",
    "somebody": "the player",
    "ask.question": "What would you like to know?",
    "ask.in_words": "Just a rule, no table to lay out? Ask in your own words",
    "ask.common": "Often asked (you can change the table afterwards):",
    "ask.no_js": "Laying out your own table needs JavaScript; everything else in this book can be read without it.",
    "ask.options": "House rules and editions",
    "ask.put": "{piece:n}: {spot:n}.",
    "ask.put.left": "{piece:n}: {spot:n}. {left:count|none left|# left|# left}.",
    "ask.left": "{left:count|none left|# left|# left}",
    "ask.of": "{what:n}: {seat:who}",
    "ask.fix": "Fix this",
    "ask.otherwise": "Other house rules and editions decide otherwise:",
    "ask.edition": "{option:clause}, “{choice:clause}”:",
    "ask.edition.deal": "{option:clause}, “{choice:clause}”, in the one deal that is shown here:",
    "ask.edition.case": "With the house rule “{option:clause}: {choice:clause}”:",
    "ask.edition.take": "Show it by this rule",
    "ask.untold": "What is grey has not been entered.",
    "ask.one_case": "This is only one of the cases: what you haven’t told is drawn at random in it.",
    "ask.goes_on": "And then, on the table as it is now: {question:clause}",
    "ask.case.show": "Show this case",
    "ask.case_shown": "Shown here: {ways:n}. What else you haven’t told is drawn at random, and grey.",
    "ask.played_out": (
        "One such deal, played on until the same seat chooses again: what you haven’t told is drawn at random, and bots"
        " move for everyone else."
    ),
    "field.players": "Players",
    "field.name": "Name",
    "field.seat": "Whose move",
    "field.not_seat": "not {seat:who}",
    "field.unknown": "not known",
    "field.other": "the table",
    "certainty.rules": "Certain, whatever is hidden.",
    "certainty.every": (
        "Certain: what you haven’t told makes no difference. {fillings:count|Only one case fits what you entered|All #"
        " cases that fit what you entered give the same answer}."
    ),
    "certainty.all": "The same in all {fillings:n} deals that we tried; all of them fit what you entered.",
    "certainty.counted": "We tried {fillings:n} deals that fit what you entered:",
    "certainty.listed": "All that may be hidden was tried. These outcomes are possible:",
    "certainty.judged": "Judged by trying the moves in {fillings:n} deals that fit what you entered.",
    "certainty.supposed.1": "Certain if {first:clause}: of that you told nothing.",
    "certainty.supposed.2": "Certain if {first:clause} and {second:clause}: of that you told nothing.",
    "certainty.supposed.3": (
        "Certain if {first:clause}, {second:clause} and {third:clause}: of that you told nothing."
    ),
    "certainty.granted": "All this if {first:clause}.",
    "certainty.other": "In {times:count|# deal|# deals}:",
    "certainty.only": "Only if {ways:n}.",
    "certainty.enough": "For sure if {ways:n}.",
    "certainty.rest": "Something else in {times:count|# more|# more}. The more you fill in, the surer the answer.",
    "certainty.otherwise": "And if not?",
    "certainty.cases": "That is for a player to decide. What comes of each choice is certain:",
    "certainty.choice": "A player’s choice decides. These answers are possible:",
    "certainty.facts": "Each case is certain. Fill in which of them it is, and only that one is left.",
    "certainty.open": "What you left open decides. These answers are possible:",
    "certainty.case": "{ways:n}:",
    "certainty.case.fact": "If {ways:n}:",
    "certainty.and": " and ",
    "certainty.or": " or ",
    "certainty.or.several": "; or ",
    "certainty.more": (
        "{count:count|One other answer is|# other answers are} possible. The more you fill in, the surer the answer."
    ),
    "verdict.depends.1": "It depends on {first:clause}.",
    "verdict.depends.2": "It depends on {first:clause}, and on {second:clause}.",
    "verdict.depends.3": "It depends on {first:clause}, on {second:clause}, and on {third:clause}.",
    "verdict.depends.rest.1": "{sure:clause} The rest depends on {first:clause}.",
    "verdict.depends.rest.2": "{sure:clause} The rest depends on {first:clause}, and on {second:clause}.",
    "verdict.depends.rest.3": (
        "{sure:clause} The rest depends on {first:clause}, on {second:clause}, and on {third:clause}."
    ),
    "certainty.ours": "By our own ruling, where the texts are silent: {rulings:n}.",
    "question.advice": "What would you play in my place?",
    "question.advice.note": "Enter what you can see from your seat. The book works out your best move.",
    "verdict.advice": (
        "Best for {seat:who}: {move:move}, with about {chance:n} wins in 100. Next comes {second:move}, with {next:n}."
    ),
    "verdict.advice.equal": (
        "Best for {seat:who}: {move:move}, with about {chance:n} wins in 100. Just as good: {second:move}."
    ),
    "verdict.advice.open": (
        "First for {seat:who} comes {move:move}, with about {chance:n} wins in 100, but it is too close to call:"
        " {second:move} may be as good."
    ),
    "verdict.advice.only": (
        "Only one move is possible for {seat:who}: {move:move}, with about {chance:n} wins in 100."
    ),
    "schema._key": "Key",
    "schema._form": "What it holds",
    "schema._means": "What it means",
    "shape.flag": "true or false",
    "shape.whole": "a whole number from {low:n} to {high:n}",
    "shape.seat": "the number of a seat, from 0",
    "shape.word": "one of {words:n}",
    "shape.quoted": "“{word:n}”",
    "shape.open": "{item:n}, or null where not known",
    "shape.list": "a list; each entry: {item:n}",
    "shape.list.most": "a list of up to {most:n}; each entry: {item:n}",
    "shape.list.exactly": "a list of {most:n}; each entry: {item:n}",
    "shape.seats": "a list by seat; each entry: {item:n}",
    "shape.seats.open": "a list by seat; each entry: {item:n}, or null where not known",
    "shape.keys": "an object with some of the keys {keys:n}; under each: {item:n}",
    "finding.impossible": "This table can’t be: check “{where:clause}”.",
    "finding.not_a_position": "This isn’t a table of this game.",
    "finding.unknown_key": "A table of this game has nothing called “{value:n}”.",
    "finding.unknown_key.fix": "Leave it out",
    "finding.not_a_flag": "This must be yes or no: {where:clause}.",
    "finding.not_a_number": "This must be a whole number: {where:clause}.",
    "finding.out_of_range": "{value:n} is too low or too high for {where:clause}: from {low:n} to {high:n}.",
    "finding.no_such_seat": "There is no such seat at this table: check {where:clause}.",
    "finding.unknown_word": "“{value:n}” is unknown: check {where:clause}.",
    "finding.not_a_list": "This must be a list: {where:clause}.",
    "finding.wrong_length": "{count:n} entries in {where:clause}, where {most:count|# belongs|# belong}.",
    "finding.too_long": "{count:n} entries in {where:clause}, where there can be {most:n} at most.",
    "finding.twice": "“{value:n}” is there twice: check {where:clause}.",
    "finding.not_by_seat": "This takes one entry for each of the {players:n} players: {where:clause}.",
    "finding.not_by_key": "This takes entries by name: {where:clause}.",
    "finding.not_keyed": "This takes entries by name: {where:clause}.",
    "finding.missing_key": "“{value:n}” is missing: check {where:clause}.",
}
