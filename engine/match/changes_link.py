"""The changes of a worked example as text for an address, the same in every language.

The text is packed as links of games are (`engine.core.record.address_text`): a JSON object with the key of the
`example` and its `changes`, moves by the names of their places.
"""

import json

from engine.core.game import Refusal
from engine.core.record import address_bytes, address_text
from engine.core.untrusted import json_of, typed

Change = tuple[str, str]
"""Another move in a worked example: the name of its place ("vote-0-2") and the text of the move, "" for none."""


def to_text(example: str, changes: tuple[Change, ...]) -> str:
    """Return the changes of an example as text for an address."""
    data = {"example": example, "changes": dict(changes)}
    return address_text(json.dumps(data, separators=(",", ":"), sort_keys=True).encode())


def from_text(example: str, text: str) -> tuple[Change, ...]:
    """Return the changes of an example that a text holds; raise Refusal if `to_text` did not make it.

    "damaged" for a text that was cut or mistyped, "foreign" for one of another example or of anything else. Whether
    the example has such places and moves is not looked at.
    """
    data = typed(json_of(address_bytes(text)), dict)
    if data.keys() != {"example", "changes"} or data["example"] != example:
        raise Refusal("foreign")
    return tuple((place, typed(move, str)) for place, move in typed(data["changes"], dict).items())
