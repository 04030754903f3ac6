"""Quantiles of measured times."""

from collections.abc import Sequence


def percentile(ordered: Sequence[float], share: float) -> float:
    """The quantile `share` of sorted values."""
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
