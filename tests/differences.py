"""In which fields two states or two views differ: for messages of tests that say who sees what."""

from dataclasses import fields
from typing import Any


def differences(first: Any, second: Any) -> str:
    """Return the fields in which two dataclasses of a kind differ, with both values; "" for none."""
    return "; ".join(
        f"{each.name}: {getattr(first, each.name)!r} and {getattr(second, each.name)!r}"
        for each in fields(first)
        if getattr(first, each.name) != getattr(second, each.name)
    )


def seen(case: object, viewer: int | None, first: Any, second: Any) -> str:
    """Return who can tell two truths apart that are one to it, and by which field of its view."""
    return f"{case}: {named(viewer)} must not see a difference, but its view has {differences(first, second)}"


def named(viewer: int | None) -> str:
    """Return who looks, in words."""
    return {None: "a bystander", -1: "the open table"}.get(viewer, f"seat {viewer}")
