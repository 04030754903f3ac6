"""JSON merge patches (RFC 7396): compute and apply the difference between two views."""

from collections.abc import Mapping

from coltexpress.engine.json_types import JsonObject


def diffs(before: list[JsonObject], after: list[JsonObject]) -> list[JsonObject]:
    """For each pair of views the smallest merge patch that turns `before` into `after`; {} if they are equal.

    Objects that several views share are compared once. In Python True == 1, so a change between a number and a bool is
    not detected. No view contains such a change.
    """
    seen: dict[int, tuple[object, object]] = {}
    return [_diff(old, new, seen) for old, new in zip(before, after, strict=True)]


def _diff(before: JsonObject, after: JsonObject, seen: dict[int, tuple[object, object]]) -> JsonObject:
    """`seen`: by the id of a new value, the old value and the change. The caller keeps all values alive."""
    patch: JsonObject = {}
    for name, new in after.items():
        old = before.get(name)
        if old is new:
            continue
        if isinstance(old, dict) or isinstance(old, list):  # noqa: SIM101, faster when compiled
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


def merge(target: Mapping[str, object], patch: JsonObject) -> JsonObject:
    """The target with the patch applied; neither argument is modified."""
    result: JsonObject = dict(target)
    for name, value in patch.items():
        if value is None:
            result.pop(name, None)
        elif isinstance(value, dict):
            old = result.get(name)
            result[name] = merge(old if isinstance(old, dict) else {}, value)
        else:
            result[name] = value
    return result
