"""Plain replacements for characters that the encoding of the output does not have, as in an ASCII-only terminal."""

import codecs
import unicodedata
from typing import Final

PLAIN: Final = "coltexpress-plain"
"""The name of the error handler."""
_REPLACEMENTS: Final = str.maketrans("◀▶✶→·█–—−±…“”‘’«»\u00a0\u202f", '<>*>.#---~.""\'\'""  ')


def plain(error: UnicodeError) -> tuple[str, int]:
    """Each character without its accent, or as a similar character; otherwise a question mark."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    found = error.object[error.start : error.end].translate(_REPLACEMENTS)
    letters = [unicodedata.normalize("NFKD", letter)[0] for letter in found]
    return "".join(letter if letter.isascii() else "?" for letter in letters), error.end


codecs.register_error(PLAIN, plain)
