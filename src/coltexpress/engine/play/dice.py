"""Seeded, exactly uniform, fast random numbers, identical on every machine, compiled or plain."""

import hashlib
import random
from typing import Final

from mypy_extensions import i64

_WORD_BITS: Final = 60
_WORD_SPAN: Final = 1 << 60
_SPARE: Final = 1 << 12  # minimum ratio of the stored span to n; keeps rejections rare


class Dice:
    """A random number generator. `_rest` is uniform below `_span`; each sample takes a part of that entropy."""

    def __init__(self, seed: int) -> None:
        self._getrandbits = random.Random(seed).getrandbits
        self._rest: i64 = 0
        self._span: i64 = 1

    def _word(self) -> int:
        return self._getrandbits(_WORD_BITS)

    def below(self, n: i64) -> i64:
        """A uniform sample from 0 .. n-1 (n up to 2**20)."""
        while True:
            span = self._span
            if span < n * _SPARE:
                self._rest = self._word()
                span = _WORD_SPAN
            share = span // n
            fair = share * n
            rest = self._rest
            if rest < fair:
                left = rest // n
                self._rest = left
                self._span = share
                return rest - left * n
            self._rest = rest - fair
            self._span = span - fair


class KeyedDice(Dice):
    """The random numbers of one chance outcome: SHA-256 over game key, outcome number and a counter, 60 bits a word."""

    def __init__(self, key: bytes, number: int) -> None:
        super().__init__(0)
        self._stem = key + number.to_bytes(8, "big")
        self._count = 0

    def _word(self) -> int:
        digest = hashlib.sha256(self._stem + self._count.to_bytes(8, "big")).digest()
        self._count += 1
        return int.from_bytes(digest[:8], "big") >> 4
