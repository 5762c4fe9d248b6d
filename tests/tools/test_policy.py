"""The policy that every page bears: it names what the pages hold, and nothing else runs."""

from base64 import b64encode
from hashlib import sha256
from pathlib import Path

import pytest

from tools import policy
from tools.finished import Pages


def name(content: str) -> str:
    """Return how a policy names an inline script."""
    return f"'sha256-{b64encode(sha256(content.encode()).digest()).decode()}'"


def sources(text: str, directive: str) -> list[str]:
    """Return what a directive of a policy allows."""
    return next(rest.split()[1:] for rest in text.split("; ") if rest.split()[0] == directive)


def test_inline_scripts_and_styles_of_all_pages_are_allowed_by_their_hash() -> None:
    pages = ["<script>one()</script><style>\na {}</style>", "<script>\ntwo()\n</script><script>one()</script>"]
    text = policy.policy_for_pages(pages)
    assert sources(text, "script-src") == ["'self'", *sorted([name("one()"), name("\ntwo()\n")])]
    assert sources(text, "style-src") == ["'self'", name("\na {}")]


def test_scripts_that_are_files_or_data_need_no_hash() -> None:
    text = policy.policy_for_pages(['<script src="a.js"></script><script type="application/json" id="x">{}</script>'])
    assert sources(text, "script-src") == ["'self'"]


def test_every_page_bears_the_same_policy_before_all_else(tmp_path: Path) -> None:
    heads = [f'<head>\n<meta charset="utf-8">\n<script>{number}</script>' for number in range(2)]
    pages = Pages(zip([tmp_path / "index.html", tmp_path / "fr/index.html"], heads, strict=True))
    policy.write_policies(pages)
    policies = {page.partition('<meta charset="utf-8">')[2].partition("\n")[0] for page in pages.values()}
    assert len(policies) == 1
    assert name("0") in (meta := policies.pop())
    assert name("1") in meta
    assert "default-src 'none'" in meta


def test_a_page_without_a_place_for_it_stops_the_build(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="index"):
        policy.write_policies(Pages({tmp_path / "index.html": "<script>1</script>"}))
