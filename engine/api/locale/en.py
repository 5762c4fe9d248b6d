"""What the page's JavaScript says, in English. The keys are the same in engine.api.locale.fr."""

from typing import Final

from engine.api.locale.ask_en import ASK_TEXTS
from engine.api.locale.keys_en import KEY_TEXTS

JS_TEXTS: Final = {
    "step.bar": "Steps of the example",
    "step.first": "First",
    "step.back": "Back",
    "step.on": "Next",
    "step.last": "Last",
    "step.play": "Play all",
    "step.pause": "Pause",
    "step.where": "Step {step} of {steps}",
    "step.where_when": "Step {step} of {steps} · {when}",
    "said.rest": "The rest is in the text.",
    "example.bar": "Try it another way",
    "example.change": "Change a move",
    "example.hint": "Or press what is dotted in the picture.",
    "example.printed": "Back to the printed example",
    "example.share": "Share this variation",
    "example.play_on": "Play on from here",
    "engine.starting": "Getting the game ready…",
    "engine.bytes": "{done} of {total} MB",
    "engine.failed": (
        "The game could not start: it took too long, or your browser is too old for it. You can still read everything"
        " on this page."
    ),
    "engine.lost": (
        "The game could not start: one of its files did not come ({file}). You can still read everything on this page."
    ),
    "engine.offline": (
        "The game could not start: this site does not answer at the moment, and not all of the game is kept on this"
        " device. You can still read everything on this page."
    ),
    "engine.off": (
        "Games need WebAssembly, which is switched off in this browser. On an iPhone, iPad or Mac, Lockdown Mode does"
        " that: allow this website in Safari’s page menu, under Website Settings. Elsewhere, look in the browser’s"
        " security settings. Then try again. Rules and examples can be read without it."
    ),
    "engine.old": (
        "Games need something that this browser is too old to have: {what}. Rules and examples can be read all the"
        " same."
    ),
    "engine.browsers": "Which browsers can play",
    "engine.retry": "Try again",
    "engine.ended": "This request stopped the engine twice, so it is refused. Nothing is lost.",
    "page.lost": "A file of this page did not come ({file}): you can read here, and nothing else.",
    "engine.error": "Something went wrong, and nothing has changed. Try something else.",
    "release.old": "There is a new edition of this book. You can go on here, and your games are safe.",
    "release.new": "This book has been updated since your last visit. Your games are still here.",
    "release.opening": "There is a new edition of this book. This page is opening in it, just where you are…",
    "release.opened": (
        "A new edition of this book came out while you had it open, and this page now shows it. Your games are still"
        " here."
    ),
    "release.apart": (
        "There is a new edition of this book, and the game only starts in that one. If you are in the middle of a game,"
        " save it to a file first; then open the new edition."
    ),
    "release.reload": "Open the new edition",
    "release.close": "Close",
    "link.unread": (
        "The address of this page holds a game or a table, but part of it was lost on the way, or it belongs to"
        " another page. Ask for the link again."
    ),
    "device.cannot": "This browser can’t keep the book for reading without a network (a private window never can).",
    "device.nothing": "Nothing of the book is kept on this device at the moment.",
    "device.some": "What you have opened so far is kept on this device: {mb} MB.",
    "device.whole": (
        "The whole book is on this device, games included: {mb} MB. You can read and play without a network."
    ),
    "device.keep": "Keep this book on this device ({mb} MB)",
    "device.keeping": "Getting the book…",
    "device.failed": "Not everything came; press the button again to get the rest.",
    "device.free": "Free the room",
    "device.freed": "Done. Your games and settings are untouched.",
    "kept": "Your games",
    "kept.resume": "You have unfinished games here.",
    "kept.more": "Older and finished games ({n})",
    "kept.go_on": "Resume",
    "kept.look": "Look again",
    "kept.remove": "Remove",
    "kept.removed": "Removed.",
    "kept.put_back": "Put it back",
    "kept.show_more": "Show more ({n})",
    "kept.old": "A game from an earlier visit",
    "kept.damaged": "A game that can’t be read; nothing has been deleted",
    "kept.full": (
        "Room for kept games is running out. Nothing is removed unless you say so; the oldest could go into a"
        " file: {oldest}."
    ),
    "kept.save_oldest": "Save it to a file and remove it here",
    "keeping.refused": (
        "Your browser isn’t keeping this game: its storage is full or switched off. You can play on while this"
        " page is open. Save it to a file to keep it."
    ),
    "keeping.moved": "You have continued this game in another tab. Nothing is lost: which one do you want here?",
    "keeping.take": "The one from the other tab",
    "keeping.part": "This one, as a separate game",
    "file.save": "Save everything to one file",
    "file.name": "trick-by-trick",
    "file.games": "Games added: {n}.",
    "file.apart": "Games that were here with other moves, now kept twice: {n}.",
    "file.tables": "Tables added: {n}.",
    "file.results": "The results were not added: those here, or those in the file, can’t be read.",
    "file.nothing": "No game, table or result in this file is new here.",
    "file.damaged": (
        "This file can’t be read: a part is missing, or it is no file of this book. Nothing here has changed."
    ),
    "file.foreign": "This file doesn’t come from this book, or somebody has altered it. Nothing here has changed.",
    "file.newer": (
        "This file comes from a newer edition of the book. Reload the page, then try again. Nothing here has changed."
    ),
    "file.promised": "This browser has promised to keep it all until you remove it.",
    "file.not_promised": "This browser has promised nothing: it may clear all of it, for instance when room is short.",
    "play.kept": "Nothing has been deleted: your browser still keeps this game.",
    "play.save_text": "Save this game to a file",
    "play.elsewhere": "Open it on the page of {game}",
    "play.same_deal": "New game with the same deal",
    "play.preparing": "Preparing the table…",
    "play.next": "Next",
    "play.skip": "To the next choice",
    "play.pace": "What has just happened",
    "play.so_far": "So far: {parts}.",
    "play.only_then": "{first}. Only choice: {parts}",
    "play.only": "Only choice: {parts}",
    "play.watching": "Watch…",
    "play.paused": "Take your time.",
    "play.thinking": "Thinking…",
    "play.move_now": "Move now",
    "play.hint_now": "Hint at once",
    "play.lots": "Chance has made {count} moves for you; they are in the log.",
    "play.lots.one": "Chance has made a move for you; it is in the log.",
    "play.ready": "I’m ready",
    "play.log": "Game log",
    "play.enlarge": "Enlarge the board",
    "play.unfold": "Read it all",
    "play.fold": "Show less",
    "play.full": "Fill the window",
    "play.page": "Back to the page",
    "play.tools": "Game tools",
    "play.more": "More",
    "play.now": "What may I do?",
    "play.legend": "What is in front of the players?",
    "play.undo": "Undo",
    "play.redo": "Redo",
    "play.hint": "Hint",
    "play.share": "Share",
    "play.save": "Save to a file",
    "play.load": "Open a file",
    "play.new": "New game",
    "play.look_back": "Step through the game",
    "share.text": "Text to send",
    "share.text_copied": "Copied. Send it to anyone you like.",
    "share.text_here": "Here is a text to send:",
    "replay.viewer": "Point of view",
    "replay.share": "Link to this moment",
    "replay.play_on": "Play on from here",
    "replay.choice": "What could be chosen:",
    "replay.ask": "Ask about a move",
    "replay.leave": "Back to the game",
    "review.deal": "How good was this deal?",
    "review.deal.stop": "Stop the bots",
    "review.deal.go_on": "Let the bots play on",
    "review.deal.stopped": "The bots have stopped.",
    "review.deal.work": "Bots are playing the same deal…",
    "review.work": "Reviewing the decisions…",
    "review.walk": "Key moments",
    "review.walk.back": "Moment before",
    "review.walk.on": "Next moment",
    "review.walk.leave": "All decisions",
    "review.walk.where": "Moment {step} of {steps}",
    "review.try": "One more try",
    "review.solution": "Show the solution",
    "review.back": "Back to the review",
    "review.back.step": "Back to the step",
    "results": "Results",
    "results.none": "No game has been finished in this browser yet.",
    "results.game": "Game",
    "results.other_game": "A game that this book doesn’t have ({game})",
    "results.other_minigame": "another small game",
    "results.other_bot": "another bot",
    "results.opponents": "Against",
    "results.played": "Played",
    "results.won": "Won",
    "results.best": "Best score",
    "results.best_lead": "Biggest win: {lead} points ahead, {title}, {when}.",
    "results.run": "Longest winning streak: {n}.",
    "results.save": "Save to a file",
    "results.load": "Load from a file",
    "results.erase": "Erase",
    "results.erased": "All results have been erased.",
    "results.refused": (
        "But your browser won’t remember that: its storage is full or switched off. It holds until you leave this page."
    ),
    "results.put_back": "Put them back",
    "results.loaded": "Results added: {n}.",
    "results.unreadable": (
        "Your results can’t be read; nothing has been deleted. Save their text to a file, then erase it to start"
        " afresh."
    ),
    "results.damaged": "No results found in this file. Nothing has changed.",
    "share.address": "Link to this position",
    "share.copied": "The link to this position has been copied.",
    "share.here": "Here is the link to this position:",
    "share.too_long": "This game is too long for a link. Save it to a file and send that.",
    **ASK_TEXTS,
    **KEY_TEXTS,
    "panel.back": "Back",
    "panel.close": "Close",
    "panel.wait": "Just a moment…",
    "panel.failed": "This paragraph can’t be shown here; perhaps the network is down.",
    "panel.example": "See it step by step",
    "panel.new_tab": " (in a new tab)",
    "panel.open.rule": "Open in the rules",
    "panel.open.ruling": "Open in the rulings",
    "panel.open.term": "Open in the glossary",
    "panel.open.example": "Open on its page",
    "panel.open.section": "Open the page",
    "play.coach": "Ask before costly moves",
    "play.outlook": "Show what is safe",
    "play.sound": "Sounds",
    "speed": "Speed",
    "speed.step": "step by step",
    "speed.slow": "slow",
    "speed.normal": "normal",
    "speed.once": "all at once",
    "search.hint": "Ask as you would at the table, or type just a word or two.",
    "search.frequent": "Ask as you would at the table, or type just a word or two. Often asked:",
    "search.failed": "The search didn’t load. Check your connection, then type again.",
    "search.lost": "A part of the search did not come. Type again; if that does not help, load this page again.",
    "search.long": "That is too long for a question: {n} characters at most.",
    "search.one": "1 answer",
    "search.many": "{n} answers",
    "search.none": "The book doesn’t say. What comes nearest:",
    "search.contents": "Or look it up here:",
    "search.rule": "Rule",
    "search.ruling": "Ruling",
    "search.question": "Question from the table",
    "search.term": "Glossary",
    "search.example": "Example",
    "search.heading": "Section",
    "search.minigame": "Small game",
    "search.ask": "Ask about your table",
    "search.page": "Page",
}
