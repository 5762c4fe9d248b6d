"""Files that lie beside the code, in a folder or in a zip."""

from pkgutil import get_data


def file_text(package: str, name: str) -> str:
    """Return the text of a file of a package, UTF-8; raise FileNotFoundError if it has none of that name.

    Unlike importlib.resources, this imports no more than the browser's Python has imported anyway.
    """
    content = get_data(package, name)
    if content is None:
        raise FileNotFoundError(f"{package}: {name}")
    return content.decode()
