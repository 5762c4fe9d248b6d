"""What other programs may rely on, told from its docstrings: the names that `engine` lists, read by Griffe."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import griffe
from markdown import markdown

import engine
from engine.core.html import Html, tag
from tools.paths import ROOT

Member = griffe.Object | griffe.Alias
CODE: Final = re.compile(r"<code>(\w+)(\b[^<]*)</code>")


@cache
def module_read(name: str) -> griffe.Module:
    """Return a module of the engine as its source declares it; nothing is imported."""
    path = ROOT / Path(*name.split("."))
    path = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    found = griffe.visit(name, filepath=path, code=path.read_text("utf-8"))
    assert isinstance(found, griffe.Module)
    return found


@cache
def names_by_module() -> dict[str, list[str]]:
    """Return the names that `engine` lists, by the module that each is declared in."""
    found: dict[str, list[str]] = {}
    for name in engine.__all__:
        alias = module_read("engine").members[name]
        assert isinstance(alias, griffe.Alias)
        found.setdefault(alias.target_path.rpartition(".")[0], []).append(name)
    return found


def reference_html(key: str, lang: str) -> Html:
    """Return all names of a module that others may rely on: "reference/engine.core.game"; raise KeyError for none."""
    module = key.partition("/")[2]
    wanted = names_by_module()[module]
    told = (name_html(member) for name, member in module_read(module).members.items() if name in wanted)
    return tag("div", told, class_="reference", lang=None if lang == "en" else "en")


def name_html(found: Member) -> Html:
    """Return one name with its docstring, and what of a class others may use."""
    members = [tag("li", tag("code", signature(each)), docstring_html(each)) for each in public_members(found)]
    told = tag("h3", tag("code", signature(found))), docstring_html(found), tag("ul", members) if members else ""
    return tag("section", told, id=f"engine.{found.name}")


def public_members(found: Member) -> Iterator[Member]:
    """Yield what of a class others may use: methods, properties, and fields that are declared or described."""
    for name, member in found.members.items() if isinstance(found, griffe.Class) else ():
        declared = isinstance(member, griffe.Attribute) and (
            member.annotation and (member.value is None or "dataclass" in found.labels)
        )
        if not name.startswith("_") and (member.docstring or declared):
            yield member


def signature(found: Member) -> str:
    """Return how a name is written where it is declared: a function with what it takes, an attribute with its type."""
    match found:
        case griffe.Function():
            return found.signature()
        case griffe.Class():
            bases = ", ".join(str(base) for base in found.bases if str(base) in engine.__all__)
            return f"class {found.name}({bases})" if bases else f"class {found.name}"
        case griffe.Attribute() if found.annotation and str(found.annotation) != "Final":
            return f"{found.name}: {found.annotation}"
        case griffe.Attribute():
            return f"{found.name} = {found.value}"
    return found.name


def docstring_html(found: Member) -> Html:
    """Return a docstring, with links from the names in it that are told themselves."""
    told = markdown(found.docstring.value) if found.docstring else ""
    return Html(CODE.sub(linked, told))


def linked(code: re.Match[str]) -> str:
    """Return code, with a link if it begins with a name that is told."""
    name, rest = code.groups()
    return f'<code><a href="#engine.{name}">{name}</a>{rest}</code>' if name in engine.__all__ else code[0]
