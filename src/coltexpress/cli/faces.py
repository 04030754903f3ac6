"""The games that the command line plays, by slug."""

from typing import Final

from coltexpress.cli.express.face import EXPRESS_FACE
from coltexpress.cli.face import Face
from coltexpress.cli.superexpress.face import SUPER_FACE
from coltexpress.core.registry import game

FACES: Final[dict[str, Face]] = {face.slug: face for face in (EXPRESS_FACE, SUPER_FACE)}
"""The one that is played unless another is asked for comes first."""
DEFAULT: Final = next(iter(FACES))


def face_of(slug: str) -> Face:
    return FACES[game(slug.lower()).slug]
