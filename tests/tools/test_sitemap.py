"""The sitemap of both languages."""

from pathlib import Path
from xml.etree import ElementTree

from tools import sitemap

LOC = f"{{{sitemap.SITEMAP}}}loc"
LINK = f"{{{sitemap.XHTML}}}link"


def book(folder: Path, lang: str, *pages: str) -> None:
    """Write the sitemap that MkDocs makes for one language."""
    (folder / lang).mkdir()
    urls = "".join(f"<url><loc>https://example.com/book/{lang}/{page}</loc></url>" for page in pages)
    (folder / lang / "sitemap.xml").write_text(f'<urlset xmlns="{sitemap.SITEMAP}">{urls}</urlset>', "utf-8")


def test_every_page_names_all_its_twins_itself_included_and_no_other_page(tmp_path: Path) -> None:
    book(tmp_path, "fr", "", "play/", "seul/")
    book(tmp_path, "en", "", "play/")
    assert sitemap.write_sitemap(tmp_path, ["fr", "en"]) == 5
    found = {
        url.findtext(LOC): {link.get("hreflang"): link.get("href") for link in url.findall(LINK)}
        for url in ElementTree.parse(tmp_path / "sitemap.xml").getroot()
    }
    at = "https://example.com/book"
    home = {"fr": f"{at}/fr/", "en": f"{at}/en/"}
    play = {"fr": f"{at}/fr/play/", "en": f"{at}/en/play/"}
    assert found == {
        f"{at}/fr/": home,
        f"{at}/fr/play/": play,
        f"{at}/fr/seul/": {"fr": f"{at}/fr/seul/"},
        f"{at}/en/": home,
        f"{at}/en/play/": play,
    }
    assert {link.get("rel") for link in ElementTree.parse(tmp_path / "sitemap.xml").iter(LINK)} == {"alternate"}
