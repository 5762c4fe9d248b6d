"""One sitemap for the whole site, in which every page names its translation in the other language."""

from pathlib import Path
from typing import Final
from urllib.parse import urlsplit
from xml.etree import ElementTree

SITEMAP: Final = "http://www.sitemaps.org/schemas/sitemap/0.9"
XHTML: Final = "http://www.w3.org/1999/xhtml"


def write_sitemap(site: Path, langs: list[str]) -> int:
    """Write site/sitemap.xml out of each language's own, and return how many pages it names."""
    ElementTree.register_namespace("", SITEMAP)
    ElementTree.register_namespace("xhtml", XHTML)
    books = {lang: addresses_by_page(site / lang / "sitemap.xml", lang) for lang in langs}
    total = ElementTree.Element(f"{{{SITEMAP}}}urlset")
    for book in books.values():
        for path, address in book.items():
            entry = ElementTree.SubElement(total, f"{{{SITEMAP}}}url")
            ElementTree.SubElement(entry, f"{{{SITEMAP}}}loc").text = address
            for lang, twins in ((lang, twins) for lang, twins in books.items() if path in twins):
                twin = {"rel": "alternate", "hreflang": lang, "href": twins[path]}
                ElementTree.SubElement(entry, f"{{{XHTML}}}link", twin)
    ElementTree.indent(total)
    ElementTree.ElementTree(total).write(site / "sitemap.xml", encoding="utf-8", xml_declaration=True)
    return len(total)


def addresses_by_page(sitemap: Path, lang: str) -> dict[str, str]:
    """Return the pages of one language: path within the language -> absolute address."""
    found = [loc.text or "" for loc in ElementTree.parse(sitemap).iter(f"{{{SITEMAP}}}loc")]
    return {urlsplit(address).path.partition(f"/{lang}/")[2]: address for address in found}
