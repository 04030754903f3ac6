"""JSON merge patches (RFC 7396): the change between two views, and how to apply it."""

from typing import Any


def diff(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """The smallest merge patch that makes `after` of `before`; {} where they are equal.

    As everywhere in Python, true equals 1: what is a number before may not be a truth after. No view does that.
    """
    return _diff(before, after, {})


def diffs(before: list[dict[str, Any]], after: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The patch of each. Parts that are one object in several of them are compared once."""
    seen: dict[int, tuple[Any, Any]] = {}
    return [_diff(old, new, seen) for old, new in zip(before, after, strict=True)]


def _diff(before: dict[str, Any], after: dict[str, Any], seen: dict[int, tuple[Any, Any]]) -> dict[str, Any]:
    """`seen`: by the id of a new part, what it was compared with and what changed; all live as long as it does."""
    patch: dict[str, Any] = {}
    for name, new in after.items():
        old = before.get(name)
        if old is new:
            continue
        if isinstance(old, dict) or isinstance(old, list):  # noqa: SIM101, compiled this is faster
            known = seen.get(id(new))
            if known is not None and known[0] is old:
                change = known[1]
            else:
                if old == new:
                    change = None
                elif isinstance(old, dict) and isinstance(new, dict):
                    change = _diff(old, new, seen)
                else:
                    change = new
                seen[id(new)] = (old, change)
            if change is not None:
                patch[name] = change
        elif old != new:
            patch[name] = new
    if not before.keys() <= after.keys():
        for name in before:
            if name not in after:
                patch[name] = None
    return patch


def merge(target: dict[str, Any], patch: dict[str, Any]) -> dict[str, Any]:
    """What the patch makes of the target; neither is changed."""
    result = dict(target)
    for name, value in patch.items():
        if value is None:
            result.pop(name, None)
        elif isinstance(value, dict):
            old = result.get(name)
            result[name] = merge(old if isinstance(old, dict) else {}, value)
        else:
            result[name] = value
    return result
