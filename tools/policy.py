"""One Content-Security-Policy for every page: inline scripts and styles run only if their hash was known at build time.

Material's instant navigation keeps the first document, and its policy with it: so all pages bear the same one.
"""

import re
from base64 import b64encode
from collections.abc import Iterable
from hashlib import sha256
from typing import Final

from tools.finished import Pages

CHARSET: Final = '<meta charset="utf-8">'
INLINE: Final = re.compile(r"<(script|style)((?:\s[^>]*)?)>(.*?)</\1>", re.DOTALL)
NOT_RUN: Final = re.compile(r'\ssrc=|type="application/json"')
"""Attributes of a script that is no inline script: it has an address, or is data."""

POLICY: Final = (
    "default-src 'none'; script-src 'self'{script}; style-src 'self'{style}; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'"
)
"""WebAssembly is not allowed: it is compiled in a worker only, and the policy of a `<meta>` does not apply there."""


def write_policies(pages: Pages) -> None:
    """Put the policy of all pages into each page of the site, before anything that it governs.

    Raises ValueError for a page that does not say its charset, which the policy follows.
    """
    meta = f'<meta http-equiv="Content-Security-Policy" content="{policy_for_pages(pages.values())}">'
    for path, page in pages.items():
        if CHARSET not in page:
            raise ValueError(f"{path} has no {CHARSET} for the policy to follow")
        pages[path] = page.replace(CHARSET, CHARSET + meta, 1)


def policy_for_pages(pages: Iterable[str]) -> str:
    """Return the policy under which all these pages work."""
    hashes: dict[str, set[str]] = {"script": set(), "style": set()}
    for page in pages:
        for kind, attributes, content in INLINE.findall(page):
            if not NOT_RUN.search(attributes):
                hashes[kind].add(f" '{hash_of_inline(content)}'")
    return POLICY.format(**{kind: "".join(sorted(found)) for kind, found in hashes.items()})


def hash_of_inline(content: str) -> str:
    """Return the name by which a policy allows an inline script or style."""
    return f"sha256-{b64encode(sha256(content.encode()).digest()).decode()}"
