"""Les mots de la leçon de Land Unter, en français : ses étapes, et les fausses règles d’après lesquelles on répond."""

COURSE: dict[str, str] = {
    "stage.who_takes.title": "Qui prend quelle carte niveau d’eau ?",
    "stage.who_takes.idea": (
        "La carte temps la plus forte doit prendre la carte niveau d’eau la plus basse, la {{ ordinal LU.turned }}"
        " prend l’autre. Tous les autres ne prennent rien."
    ),
    "stage.who_takes.1.told": (
        "{{ Word LU.turned }} cartes niveau d’eau sont retournées, {tide:tide} et {other:tide}. Chacun a joué une carte"
        " temps. La plus forte doit prendre l’eau la plus basse."
    ),
    "stage.who_takes.1.ask": "Touchez celui qui doit prendre {tide:tide}.",
    "stage.who_takes.2.told": "L’autre carte niveau d’eau est toujours là.",
    "stage.who_takes.2.ask": "Et qui prend {tide:tide} ?",
    "stage.who_takes.3.told": "Une autre table, d’autres cartes.",
    "stage.who_takes.3.ask": "Touchez celui qui prendra {tide:tide}, la carte niveau d’eau la plus haute.",
    "wrong.lowest_card_takes_lower_tide": (
        "Ce serait juste si la carte temps la plus faible prenait l’eau la plus basse. C’est l’inverse : regardez"
        " {card:weather}."
    ),
    "wrong.highest_card_takes_higher_tide": (
        "Ce serait juste si la carte temps la plus forte prenait l’eau la plus haute. C’est l’inverse : elle prend"
        " {tide:tide}."
    ),
    "wrong.highest_card_takes_both_tides": (
        "Ce serait juste si la carte temps la plus forte prenait les {{ word LU.turned }}. Elle prend la plus basse, et"
        " rien de plus."
    ),
    "wrong.lowest_card_takes_higher_tide": (
        "Ce serait juste si la carte temps la plus faible prenait l’eau la plus haute. Or une carte faible ne prend"
        " rien du tout."
    ),
}
