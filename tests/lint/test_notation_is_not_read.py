"""Only the notation modules read the notation of a move or question; everything else uses its kind and data."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import pytest

import coltexpress
from coltexpress.engine.errors import NotationError

ROOT: Final = Path(__file__).parents[2]
PACKAGE: Final = ROOT / "src" / "coltexpress"
PAGE: Final = ROOT / "web" / "src"
READERS: Final = ("engine/notation/*", "engine/specs.py", "games/*/notation/*")
"""What reads and prints notation."""
FAKES: Final = (".test.ts", ".faked.ts")


class Allowed(NamedTuple):
    """An exception for one file."""

    path: str
    what: str
    reason: str


ALLOWED: Final = (
    Allowed("web/src/super/tray/Actions.svelte", "'place '", "the name of a control in the page, which is not a move"),
    Allowed("web/src/super/tray/Hand.svelte", "'place '", "the name of a control in the page, which is not a move"),
)

_NOTATIONS: Final = {"move", "entry", "notation"}
"""Names of attributes that contain notation."""
_MOVES: Final = {"move", "answer", "choice", "question", "chosen", "played", "made"}
"""Names of variables that contain a move or a question."""
_OPERATIONS: Final = {
    *("startswith", "endswith", "removeprefix", "removesuffix", "split", "rsplit", "partition", "rpartition"),
    *("find", "index", "replace"),
}
_OPERATION: Final = "startsWith|endsWith|split|match|matchAll|replace|slice|substring|includes|indexOf|search|at"
_NAME: Final = r"\b(?:move|notation)\b"
_READING: Final = (
    re.compile(rf"{_NAME}(?: \?\? [^)\n]*\))?[!?]?\.(?:{_OPERATION})\("),
    re.compile(rf"\.(?:test|exec)\([^()\n]*{_NAME}"),
    re.compile(rf"{_NAME}[!?]? [!=]==? [\"'`]"),
    re.compile(rf"[\"'`] [!=]==? [\w.?!]*{_NAME}(?!\()"),
)
"""Operations on notation in the page."""
_LITERAL: Final = re.compile(r"\"([^\"\n]*)\"|'([^'\n]*)'|`([^`\n]*)`")
BEGINNINGS: Final = {
    f"{start} " for game in coltexpress.all_games() for kind in game.move_kinds for start in kind.spec.beginnings()
}


def is_notation(text: str) -> bool:
    """Whether this is a move of several words. A single word such as "draw" is also a kind."""
    return " " in text.strip() and any(reads(game.slug, text) for game in coltexpress.all_games())


def reads(slug: str, text: str) -> bool:
    try:
        coltexpress.game(slug).parse_move(text)
    except NotationError:
        return False
    return True


# --- Python -----------------------------------------------------------------------------------------------------------


def read_in_python(source: str) -> Iterator[str]:
    """The operations on notation, and literals with notation."""
    tree = ast.parse(source)
    harmless = {id(part) for node in ast.walk(tree) for part in docstrings_and_declarations(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if id(node) not in harmless and (node.value in BEGINNINGS or is_notation(node.value)):
                yield repr(node.value)
        elif any(map(has_notation, read_by(node))):
            yield ast.unparse(node)


def docstrings_and_declarations(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.Expr(value=value):
            yield value
        case ast.Call(func=ast.Name(id="Spec" | "Flag")):
            yield from ast.walk(node)


def read_by(node: ast.AST) -> list[ast.expr]:
    """The texts that an operation reads."""
    match node:
        case ast.Call(func=ast.Attribute(value=ast.Name(id="re")), args=[_, *texts]):
            return texts
        case ast.Call(func=ast.Attribute(value=text, attr=name)) if name in _OPERATIONS:
            return [text]
        case ast.Subscript(value=text):
            return [text]
        case ast.Compare(left=left, comparators=others) if any(map(is_text, (left, *others))):
            return [left, *others]
    return []


def is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def has_notation(node: ast.expr) -> bool:
    match node:
        case ast.Call(func=ast.Name(id="str"), args=[ast.Name(id=name) | ast.Attribute(attr=name)]):
            return name in _MOVES
        case ast.Call(func=ast.Attribute(attr="notation")):
            return True
    return isinstance(node, ast.Attribute) and node.attr in _NOTATIONS


# --- the page ---------------------------------------------------------------------------------------------------------


def read_in_page(source: str) -> Iterator[str]:
    """The same in TypeScript and Svelte. A literal can contain values: `play ${card}`, "play {card}"."""
    for pattern in _READING:
        yield from (found[0] for found in pattern.finditer(source))
    for texts in _LITERAL.findall(source):
        text = "".join(texts)
        beginning, value, _ = text.partition("{")
        beginning = beginning.removesuffix("$")
        if (value and beginning in BEGINNINGS) or is_notation(text):
            yield repr(beginning)


# --- tests ------------------------------------------------------------------------------------------------------------


def sources() -> Iterator[tuple[str, Iterator[str]]]:
    """The path of each file, and what is wrong there."""
    readers = {file for pattern in READERS for file in PACKAGE.glob(pattern)}
    assert len(readers) > 10
    for file in sorted({*PACKAGE.rglob("*.py")} - readers):
        yield file.relative_to(ROOT).as_posix(), read_in_python(file.read_text(encoding="utf-8"))
    for file in sorted((*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte"))):
        if not file.name.endswith(FAKES):
            yield file.relative_to(ROOT).as_posix(), read_in_page(file.read_text(encoding="utf-8"))


def test_notation_is_not_read() -> None:
    found = {(path, what) for path, wrong in sources() for what in wrong}
    allowed = {(each.path, each.what) for each in ALLOWED}
    assert sorted(found - allowed) == [], "use the kind and the data"
    assert sorted(allowed - found) == [], "these exceptions are not needed"


@pytest.mark.parametrize(
    "source",
    [
        'choice.move.startswith("play")',
        "str(move).split()",
        "str(self.played)[0]",
        'turn.entry == "draw"',
        'f"play {card}" != choice.move',
        're.match("play (.*)", str(answer))',
        'state.notation().partition(" ")',
        'parse("keep nothing")',
        'parse(f"shoot {bandit}")',
    ],
)
def test_reading_is_found_in_python(source: str) -> None:
    assert len(list(read_in_python(source))) >= 1


@pytest.mark.parametrize(
    "source",
    [
        'choice.kind == "play"',
        "choice.move == move",
        "moves[0]",
        '"""As in `play fire`."""',
        'x = Spec("take-nothing", "take nothing")',
        'words("move-play")',
        "str(number).split()",
    ],
)
def test_other_python_is_not_found(source: str) -> None:
    assert list(read_in_python(source)) == []


@pytest.mark.parametrize(
    "source",
    [
        'choice.move.startsWith("play ")',
        '(choice.move ?? "").split(" ")',
        "move?.match(CARD)",
        "/^play /.test(choice.move)",
        'move === "draw"',
        '"draw" !== choice.move',
        "choice.move === `play ${card}`",
        "session.move(`play ${card}`)",
        'session.move("take back")',
        '<button data-move="shoot {who}">',
    ],
)
def test_reading_is_found_in_the_page(source: str) -> None:
    assert len(list(read_in_page(source))) >= 1


@pytest.mark.parametrize(
    "source",
    [
        'choice.kind === "play"',
        "choice.move === move",
        "moves.slice(1)",
        "t(`move-${form}`)",
        'clock?.move === 60 && card !== "move"',
        "session.move(move)",
    ],
)
def test_other_code_of_the_page_is_not_found(source: str) -> None:
    assert list(read_in_page(source)) == []
