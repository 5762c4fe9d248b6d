"""What the page's JavaScript says where a game at a real table is kept, in English."""

from typing import Final

TABLE_TEXTS: Final = {
    "told.table": "Your game",
    "told.undone": "Undone.",
    "told.redone": "Done again.",
    "told.missing": "Still to choose for: {names}.",
    "told.few": "{n} more to choose.",
    "told.many": "{n} too many.",
    "told.history": "What has happened",
    "told.correct": "Correct",
    "told.insert": "Something is missing before this",
    "told.remove": "Remove",
    "told.correcting": "You are correcting: {when}",
    "told.inserting": "You are putting in what was missing before: {when}",
    "told.leave": "Leave it as it was",
    "told.faulty": "Something no longer fits: see “{name}”.",
    "told.tools": "Your game",
    "told.what_if": "What if?",
    "told.undo": "Undo",
    "told.redo": "Redo",
    "told.new": "New game",
    "told.kept": "Games you keep here",
    "told.go_on": "Go on",
    "told.pause.done": "Done: go on",
    "told.others": "Other games kept",
    "told.look": "Look at it",
    "told.kept.referee": "The whole game",
    "told.kept.pad": "Only the points",
    "told.over": "The game is over.",
    "told.bad": "There is no game in this address that the book can keep. Nothing that you kept is lost.",
}
