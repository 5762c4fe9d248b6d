"""The words of the tables and counts of Vineta, in English."""

TABLES: dict[str, str] = {
    "decided.own": (
        "houses of one’s own colour on the last district, {count:n} for {seat:who} and {against:n}"
        "{other:verb||| each} for {other:who}"
    ),
    "decided.taken": "houses taken, {count:n} for {seat:who} and {against:n}{other:verb||| each} for {other:who}",
    "decided.bonus": (
        "{seat:who} {seat:verb|has|have|have} the tile of the last district, which brought"
        " {points:count|# point|# points}"
    ),
    "tie.TieCompared": "Own houses, last district",
    "tie.TieCompared.by": "on houses of one’s own colour on the last district",
    "score.tiles": "Tiles",
    "score.tiles.cell": "{colour:house_sign} {district:district_card}",
    "score.own": "Own houses",
    "score.own.cell": "{count:n} × {each:n} = {points:n}",
    "score.taken": "Houses taken",
    "score.bonus": "Own district",
    "table.round": "Turn {round:n}",
    "table.set_up": "The city is laid out. Everyone looks at two secret tiles and draws a hand of cards.",
    "vi.components.what": "What it is",
    "vi.components.count": "How many",
    "vi.components.note": "Good to know",
    "vi.components.districts": "Districts",
    "vi.components.districts.note": (
        "{{ Word VI.ring_size }} red ones in the centre, {{ word VI.ring_size }} yellow ones around them,"
        " {{ word VI.ring_size }} green ones outside."
    ),
    "vi.components.houses": "Houses",
    "vi.components.houses.note": "In {{ word VI.colours }} colours, {{ word VI.houses }} of each.",
    "vi.components.cards": "Cards",
    "vi.components.cards.note": "{{ Word VI.players_max }} decks of {{ VI.deck }}, all the same, one for each player.",
    "vi.components.chips": "God chips",
    "vi.components.chips.note": "One for each player, to mark the district where that player starts a series.",
    "vi.components.house_tiles": "House tiles",
    "vi.components.house_tiles.note": "One for each colour. Yours shows which houses you protect.",
    "vi.components.district_tiles": "District tiles",
    "vi.components.district_tiles.note": "One for each district. Yours shows which one you own.",
    "vi.components.start": "Start player token",
    "vi.components.start.note": "It goes round the table. A wooden disc stays with the player who opened the turn.",
    "vi.deck.card": "Card",
    "vi.deck.count": "How many",
    "vi.deck.does": "What it does",
    "vi.deck.f1": (
        "Starts a series on a coastal district, or adds {{ word VI.waves_f1 }} wave{{ s VI.waves_f1 }} to a series"
    ),
    "vi.deck.f2": "Starts a series on a coastal district, or adds {{ word VI.waves_f2 }} waves to a series",
    "vi.deck.f3": "Starts a series on a coastal district, or adds {{ word VI.waves_f3 }} waves to a series",
    "vi.deck.f4": "Starts a series on a coastal district, or adds {{ word VI.waves_f4 }} waves to a series",
    "vi.deck.authority": "Makes a series {{ word VI.sway }} higher or {{ word VI.sway }} lower",
    "vi.deck.wind": "Moves a flood card to the end of another series",
    "vi.deck.calm": "Removes a flood card from a series",
    "vi.deck.hope": "Moves one house to a threatened district",
    "vi.deck.more": "Makes the turn one round longer",
    "vi.deck.less": "Makes the turn one round shorter",
    "vi.deck.rescue": "Moves {{ word VI.rescued }} houses from a threatened district to another one",
    "vi.deck.relocation": "Swaps all the houses of two districts",
    "vi.deck.panic": "Moves {{ word VI.scattered }} houses of one district to {{ word VI.scattered }} others",
    "vi.deck.quarantine": "Keeps houses from leaving a district until the turn ends",
    "vi.colours.players": "Players",
    "vi.colours.colours": "Colours",
    "vi.colours.houses": "Houses in all",
    "vi.starters.players": "Players",
    "vi.starters.turn_1": "Turn 1: who starts each round",
    "vi.starters.turn_2": "Turn 2",
    "vi.starters.turn_3": "Turn 3",
    "vi.points.what": "What counts",
    "vi.points.points": "Points",
    "vi.points.own": "Each house of your own colour on the last district",
    "vi.points.taken": "Each house taken, whatever its colour",
    "vi.points.red": "The last district, if it is your own and red",
    "vi.points.yellow": "The last district, if it is your own and yellow",
    "vi.points.green": "The last district, if it is your own and green",
}
