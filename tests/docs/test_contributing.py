"""CONTRIBUTING.md names files, constants and targets that exist; the metadata files agree with the package."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import coltexpress
from coltexpress.i18n.words import LANGUAGES

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "coltexpress"
PAGE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
PATH = re.compile(r"`([\w.-]+(?:/[\w.*<>-]+)+)/?`")


def found(path: str) -> list[Path]:
    """The files that match a path of the page. `<language>` stands for each language, `<name>` for any name."""
    path = re.sub(r"<(?!language>)\w+>", "*", path)
    paths = [path.replace("<language>", language) for language in LANGUAGES] if "<language>" in path else [path]
    files = [[*ROOT.glob(each), *SOURCE.glob(each)] for each in paths]
    return [file for each in files for file in each] if all(files) else []


def constants() -> Iterator[tuple[str, str]]:
    """Each `NAME` of "`NAME` and `OTHER` in `path`", and the path."""
    for names, path in re.findall(r"((?:`\w+`(?:,\s+|\s+and\s+)?)+)\s+(?:and\s+\w+\s+)?in\s+`([^`\s]+/[^`\s]+)`", PAGE):
        for name in re.findall(r"`(\w+)`", names):
            yield name, path


@pytest.mark.parametrize("path", sorted(set(PATH.findall(PAGE))))
def test_every_path_exists(path: str) -> None:
    assert found(path) != []


@pytest.mark.parametrize(("name", "path"), sorted(set(constants())))
def test_every_name_is_in_its_file(name: str, path: str) -> None:
    assert all(re.search(rf"\b{name}\b", file.read_text(encoding="utf-8")) for file in found(path))


def test_the_page_contains_names_and_paths() -> None:
    assert len(set(PATH.findall(PAGE))) > 80
    assert len(set(constants())) > 30


def test_every_link_points_to_a_file() -> None:
    targets = re.findall(r"\]\((?!https?:)([^)#]+)\)", PAGE)
    assert len(targets) > 5
    assert [target for target in targets if not (ROOT / target).exists()] == []


def test_every_target_of_make_exists() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert set(re.findall(r"`make ([a-z-]+)", PAGE)) <= targets


def test_the_pre_commit_hooks_call_targets_of_make() -> None:
    hooks = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
    assert re.findall(r"entry: (.*)", hooks) == ["make lint", "make test-fast"]
    assert re.findall(r"repo: (.*)", hooks) == ["local"]


def test_all_version_numbers_are_equal() -> None:
    citation = re.findall(r"^version: (.*)$", (ROOT / "CITATION.cff").read_text(encoding="utf-8"), re.MULTILINE)
    project = re.findall(r'^version = "(.*)"$', (ROOT / "pyproject.toml").read_text(encoding="utf-8"), re.MULTILINE)
    assert citation == project == [coltexpress.__version__]
