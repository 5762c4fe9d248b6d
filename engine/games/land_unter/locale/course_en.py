"""English words of the course of Land Unter: its stages, and the wrong rules by which people answer."""

COURSE: dict[str, str] = {
    "stage.who_takes.title": "Who takes which tide card?",
    "stage.who_takes.idea": (
        "The highest weather card must take the lower tide card, the {{ ordinal LU.turned }} highest takes the other"
        " one. All others take nothing."
    ),
    "stage.who_takes.1.told": (
        "{{ Word LU.turned }} tide cards are turned up, {tide:tide} and {other:tide}. Everyone has played a weather"
        " card. The highest one has to take the lower tide."
    ),
    "stage.who_takes.1.ask": "Touch the player who must take {tide:tide}.",
    "stage.who_takes.2.told": "The other tide card is still there.",
    "stage.who_takes.2.ask": "And who takes {tide:tide}?",
    "stage.who_takes.3.told": "Another table, other cards.",
    "stage.who_takes.3.ask": "Touch the player who will take {tide:tide}, the higher tide card.",
    "wrong.lowest_card_takes_lower_tide": (
        "That would be right if the lowest weather card took the lower tide card. It is the other way round: look at"
        " {card:weather}."
    ),
    "wrong.highest_card_takes_higher_tide": (
        "That would be right if the highest weather card took the higher tide card. It is the other way round: it takes"
        " {tide:tide}."
    ),
    "wrong.highest_card_takes_both_tides": (
        "That would be right if the highest weather card took both tide cards. It takes the lower one, and no more."
    ),
    "wrong.lowest_card_takes_higher_tide": (
        "That would be right if the lowest weather card took the higher tide card. But a low card takes nothing at all."
    ),
}
