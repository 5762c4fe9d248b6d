"""Serves site/ as a static host would, with the right types and the 404 page.

    python -m tools.serve

PORT is the first port to try (8000).
"""

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from pathlib import Path
from threading import Thread
from typing import BinaryIO, Final

from tools.paths import LOCAL, SITE

TYPES: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".xml": "application/xml",
}

FINGERPRINTED: Final = re.compile(r"/assets/[0-9a-f]{10}/")


class Handler(SimpleHTTPRequestHandler):
    """A static host."""

    protocol_version = "HTTP/1.1"
    extensions_map = SimpleHTTPRequestHandler.extensions_map | TYPES

    @property
    def caching(self) -> str:
        """What a browser may keep: nothing without a fingerprint, so that changes to the book show at once."""
        return "public, max-age=31536000, immutable" if FINGERPRINTED.search(self.path) else "no-cache"

    def end_headers(self) -> None:
        """Say what a browser may keep."""
        self.send_header("Cache-Control", self.caching)
        super().end_headers()

    def send_head(self) -> BytesIO | BinaryIO | None:
        """Serve a file; a sitemap made for this machine names the address at which it is asked."""
        if self.path.endswith("sitemap.xml"):
            return self.send_sitemap()
        return super().send_head()

    def send_sitemap(self) -> BytesIO | None:
        """Serve a sitemap: Material's instant navigation follows only links that it names, port included."""
        source = Path(self.translate_path(self.path))
        if not source.is_file():
            self.send_error(HTTPStatus.NOT_FOUND)
            return None
        content = source.read_text("utf-8").replace(LOCAL, f"http://{self.headers['Host']}/").encode()
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", TYPES[".xml"])
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        return BytesIO(content)

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Answer a wrong address with the site's own 404 page."""
        page = Path(self.directory) / "404.html"
        if code != HTTPStatus.NOT_FOUND or not page.is_file():
            super().send_error(code, message, explain)
            return
        content = page.read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(content)

    def log_message(self, format: str, *args: object) -> None:
        """Log nothing."""


class Server(ThreadingHTTPServer):
    """A server that ends at once."""

    daemon_threads = True
    block_on_close = False


def listening_server(port: int, tries: int = 1, folder: Path = SITE, host: type[Handler] = Handler) -> Server:
    """Return a server for a site on the first free port from this one on; port 0 is any free one."""
    handler = partial(host, directory=str(folder))
    for number in range(port, port + tries - 1):
        try:
            return Server(("127.0.0.1", number), handler)
        except OSError:
            continue
    return Server(("127.0.0.1", port + tries - 1), handler)


@contextmanager
def serving_site(host: type[Handler] = Handler) -> Iterator[str]:
    """Serve site/ in the background and give its address."""
    server = listening_server(0, host=host)
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/"
    finally:
        server.shutdown()
        server.server_close()


def main() -> None:
    """Serve until interrupted."""
    server = listening_server(int(os.environ.get("PORT", "8000")), tries=20)
    print(f"The book is at http://localhost:{server.server_address[1]}/ (Ctrl+C ends)", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()


if __name__ == "__main__":
    main()
