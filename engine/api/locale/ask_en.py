"""What the page's JavaScript says where a reader lays out a table, in English."""

from typing import Final

ASK_TEXTS: Final = {
    "play.ask": "Ask about this table",
    "play.ask.ready": "The table is laid out for your question:",
    "play.ask.link": "open it in another tab",
    "ask.table": "Your table",
    "ask.tools": "Changes to your table",
    "ask.clear": "Start afresh",
    "ask.ask": "What do the rules say?",
    "ask.spots": "Or choose the spot from a list",
    "ask.spot_list": "Spots for this piece",
    "ask.changed_back": "Done: your table is as it was.",
    "ask.bad": (
        "There is no table in this address that the book can show. Choose a question to begin;"
        " nothing that you kept is lost."
    ),
    "ask.reopened": "Here is the table that you left, as it was.",
    "ask.answer": "The ruling",
    "ask.working": "Working it out…",
    "ask.steps": "The ruling step by step",
    "ask.new": "New question",
    "ask.change": "Change something",
    "ask.play_bots": "Play on against bots",
    "ask.play_people": "Play on with people",
    "ask.print": "Print",
    "ask.keep": "Keep",
    "ask.is_kept": "Kept on this device: it is in the list below.",
    "ask.not_kept": "Your browser keeps it only until you leave this page: its storage is full or switched off.",
    "ask.kept": "Tables you have kept",
    "ask.players": "{players} players",
    "ask.open": "Open",
}
