"""The changes of a worked example as text for an address, the same in every language.

The text is packed as links of games are (`engine.core.record.table_to_address`): a JSON object with the key of the
`example` and its `changes`, moves by the names of their places.
"""

from engine.core.game import Refusal
from engine.core.record import table_from_address, table_to_address
from engine.core.untrusted import checked_type

Change = tuple[str, str]
"""Another move in a worked example: the name of its place ("vote-0-2") and the text of the move, "" for none."""


def changes_to_link(example: str, changes: tuple[Change, ...]) -> str:
    """Return the changes of an example as text for an address."""
    return table_to_address({"example": example, "changes": dict(changes)})


def changes_from_link(example: str, text: str) -> tuple[Change, ...]:
    """Return the changes of an example that a text holds; raise Refusal if `changes_to_link` did not make it.

    "damaged" for a text that was cut or mistyped, "foreign" for one of another example or of anything else. Whether
    the example has such places and moves is not checked.
    """
    table = table_from_address(text)
    if table.keys() != {"example", "changes"} or table["example"] != example:
        raise Refusal("foreign")
    return tuple((place, checked_type(move, str)) for place, move in checked_type(table["changes"], dict).items())
