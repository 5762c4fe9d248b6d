"""What Vineta asks, before a game and during one, in English."""

OPTIONS: dict[str, str] = {
    "option.houses": "Houses",
    "option.houses.note": "How the houses are placed.",
    "option.houses.placed": "Placed by the players",
    "option.houses.placed.note": (
        "The usual game: players take turns putting one house on a district until all of them are placed."
    ),
    "option.houses.drawn": "Drawn by lot",
    "option.houses.drawn.note": (
        "The quick start, our own option: all the houses are placed at random, as evenly as possible, and the first"
        " turn begins."
    ),
}

DECISIONS: dict[str, str] = {
    "decide.house": "Choose a house, then press its district.",
    "decide.card": "Choose a card and lay it face down.",
    "pause.TurnCleared": "End turn {turn:n}",
    "pause.TilesShown": "Turn the tiles over",
    "note.no_target": "Why: {why:reasons}.",
    "glimpse.house": "{seat:who} {seat:verb|takes|take|take} {house:a_house}, {number:n} of {houses:n}.",
    "note.drowned": "{count:count|One house|# houses} of {owner:of} colour {count:count|goes|go} down with it.",
    "note.drowned.home": (
        "It was {owner:of} own district, and {count:count|one house|# houses} of {owner:of} colour"
        " {count:count|goes|go} down with it."
    ),
    "note.home": "It was {owner:of} own district: it will score nothing.",
    "note.escape": "{district:the_district} escapes by {waves:count|a single wave|# waves}.",
    "note.escape.own": (
        "Phew: {district:the_district} escapes by {waves:count|a single wave|# waves}, and so"
        " {count:count|does one house|do # houses} of your colour."
    ),
    "note.escape.home": "Phew: your own district, {district:district}, escapes by {waves:count|a single wave|# waves}.",
    "note.endangered": "A house of your colour is now threatened.",
    "note.saved": "A house of your colour is no longer threatened.",
    "story.loss": (
        "The greatest shipwreck: in turn {turn:n}, {district:the_district} went down with {count:n} houses of {seat:of}"
        " secret colour."
    ),
    "note.taken": "{owner:who} now {owner:verb|has|have|have} {houses:count|one house|# houses} in all.",
    "note.order": "{before:count|You go first|One player goes before you|# players go before you}.",
    "note.order.named": "{seats:who} {seats:verb|goes|go|go} before you.",
    "note.use": "At once, for example: {move:move}. Then {stakes:n}",
    "note.flood": "{card:card}",
    "moves.decide.flood": "Where do you lay your {card:card}?",
    "decide.flood": "Which district does your flood threaten?",
    "decide.authority": "Which series does your authority change: {{ word VI.sway }} more, or {{ word VI.sway }} less?",
    "decide.wind": "Which flood card do you move, and to which series?",
    "decide.calm": "Which flood card do you remove?",
    "decide.hope": "Which house do you move into danger, and where to?",
    "decide.rescue": "Which house do you rescue, and where to?",
    "decide.relocation": "Which two districts swap their houses?",
    "decide.panic": "Which house do you move, and where to?",
    "decide.quarantine": "Which district do you put in quarantine?",
    "decide.sink": "You decide this turn: which district sinks?",
    "now.house": "You put one of the houses that are left on a district: any colour, any district.",
    "now.card": "You choose any card in your hand. You say where it goes only when you turn it over.",
    "now.flood": (
        "You start a series at a coastal district that isn’t threatened, if you have your god chip, or you add to"
        " any series."
    ),
    "now.authority": "You put your authority beside any series, whoever started it, to raise it or to lower it.",
    "now.wind": "You take any flood card and put it at the end of another series.",
    "now.calm": "You take any flood card out of its series; it goes to its owner’s discard pile.",
    "now.hope": (
        "You move one house, whosever it is, to a threatened district; to any other one if nothing is threatened."
    ),
    "now.rescue": (
        "You move {{ word VI.rescued }} houses (or the only one) out of a threatened district, both to the same place;"
        " if none is threatened, out of any."
    ),
    "now.relocation": "You choose two districts; all their houses change places.",
    "now.panic": (
        "You move {{ word VI.scattered }} houses (fewer if need be) out of one district, each to a different one."
    ),
    "now.quarantine": "You choose any district: until the end of the turn, no house leaves it.",
    "now.sink": "You choose which of these districts sinks. Nobody else has a say.",
}

BOTS: dict[str, str] = {
    "bot.1.note": "Plays any card on any target, as you might with your eyes shut.",
    "bot.2.note": (
        "Protects its own houses and its own district by what it sees on the table; it never asks what the others are"
        " after."
    ),
    "bot.3.note": (
        "Remembers what everyone has flooded, spared and moved, and guesses from that which tiles and cards they have."
    ),
    "bot.4.note": (
        "Imagines which tiles and cards the others may have, and tries its moves in many such games before it makes"
        " one."
    ),
}
