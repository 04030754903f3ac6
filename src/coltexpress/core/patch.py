"""JSON merge patches (RFC 7396): the change between two views, and how to apply it."""

from typing import Any


def diff(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """The smallest merge patch that makes `after` of `before`; {} where they are equal."""
    patch: dict[str, Any] = {name: None for name in before if name not in after}
    for name, new in after.items():
        old = before.get(name)
        if isinstance(old, dict) and isinstance(new, dict):
            inner = diff(old, new)
            if inner:
                patch[name] = inner
        elif name not in before or not _same(old, new):
            patch[name] = new
    return patch


def _same(old: Any, new: Any) -> bool:
    """Equal as JSON, where true is not 1."""
    if isinstance(old, list) and isinstance(new, list):
        return len(old) == len(new) and all(map(_same, old, new))
    if isinstance(old, dict) and isinstance(new, dict):
        return old.keys() == new.keys() and all(_same(value, new[name]) for name, value in old.items())
    return type(old) is type(new) and bool(old == new)


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
