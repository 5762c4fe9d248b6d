"""Serves a folder as a good static host does: compressed with brotli, and what bears a fingerprint kept by browsers."""

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from threading import Lock, Thread
from typing import Any, BinaryIO, Final

from tools.paths import ROOT
from tools.serve import Handler, Server

KEPT: Final = ROOT / "build/brotli"
"""What was compressed before, by the hash of what it was: the heavy files take half a minute."""

COMPRESS: Final = """
const { brotliCompressSync } = require("node:zlib");
process.stdout.write(brotliCompressSync(require("node:fs").readFileSync(process.argv[1])));
"""
PACKED: Final = frozenset({".png", ".woff2"})
"""Files that are compressed already, by their endings."""

BUSY: Final = Lock()


def compressed(file: Path) -> bytes:
    """Return the content of a file as it travels: with brotli's highest quality."""
    content = file.read_bytes()
    if file.suffix in PACKED:
        return content
    kept = KEPT / sha256(content).hexdigest()
    with BUSY:
        if not kept.exists():
            KEPT.mkdir(parents=True, exist_ok=True)
            kept.write_bytes(subprocess.run(["node", "-e", COMPRESS, file], capture_output=True, check=True).stdout)
    return kept.read_bytes()


class Compressing(Handler):
    """A static host; it notes the bytes that it sent, by address."""

    def __init__(self, sent: dict[str, int], *request: Any, directory: str) -> None:
        self.sent = sent
        super().__init__(*request, directory=directory)

    def send_head(self) -> BytesIO | BinaryIO | None:
        """Send a file compressed."""
        path = Path(self.translate_path(self.path))
        file = path / "index.html" if path.is_dir() else path
        if not file.is_file() or file.name == "sitemap.xml":
            return super().send_head()
        content = compressed(file)
        self.sent[self.path] = len(content)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(file))
        self.send_header("Content-Length", str(len(content)))
        if file.suffix not in PACKED:
            self.send_header("Content-Encoding", "br")
        self.end_headers()
        return BytesIO(content)


@contextmanager
def serving_compressed(folder: Path) -> Iterator[tuple[str, dict[str, int]]]:
    """Serve a folder; give the address, and the bytes sent by address, which may be cleared."""
    sent: dict[str, int] = {}
    server = Server(("127.0.0.1", 0), partial(Compressing, sent, directory=str(folder)))
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/", sent
    finally:
        server.shutdown()
        server.server_close()
