"""Stands in for engine.table.page until that is there."""

from collections.abc import Mapping


def example_html(game: str, key: str, lang: str) -> str:
    return f'<trick-example data-game="{game}" data-key="{key}" data-lang="{lang}" id="ex-{key}"></trick-example>'


def play_html(game: str, key: str, lang: str) -> str:
    return (
        f'<trick-play data-game="{game}" data-key="{key}" data-lang="{lang}" id="play-{key}"><p>{key}</p></trick-play>'
    )


def table_html(key: str, lang: str) -> str:
    return f"<table><thead><tr><th>{key}</th></tr></thead></table>"


def fact(name: str) -> str:
    return "12"


def icon(token: str, lang: str) -> str:
    return f"<b>{token}</b>"


def symbols(game: str) -> str:
    return "<svg hidden></svg>"


def js_words(lang: str) -> Mapping[str, str]:
    return {"lang": lang}


def rule_examples(rule: str) -> list[tuple[str, str]]:
    return []


def example_title(game: str, key: str, lang: str) -> str:
    return key


