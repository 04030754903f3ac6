"""A contest resumes where it stopped, and only in its own directory."""

from pathlib import Path

import pytest

from arena.contests import bot_file, contest, played, timeless
from coltexpress.arena.game import play_games
from coltexpress.arena.journal import GAMES, HEADER, Journal
from coltexpress.engine.errors import ColtError

ASKED = contest("drifter", "greenhorn")


def keep(directory: Path, games: int) -> None:
    with Journal(ASKED, directory) as journal:
        for result in play_games(ASKED, range(len(journal.games), games)):
            journal.keep(result)


def test_results_are_loaded_again(tmp_path: Path) -> None:
    keep(tmp_path / "deep" / "inside", 3)
    with Journal(ASKED, tmp_path / "deep" / "inside") as journal:
        assert timeless(journal.games.values()) == played(ASKED, 3)


@pytest.mark.parametrize("torn", [1, 20, 200])
def test_the_game_of_an_incomplete_line_is_played_again(tmp_path: Path, torn: int) -> None:
    keep(tmp_path, 3)
    games = tmp_path / GAMES
    games.write_bytes(games.read_bytes()[:-torn])
    with Journal(ASKED, tmp_path) as journal:
        assert sorted(journal.games) == [0, 1]
    keep(tmp_path, 3)
    with Journal(ASKED, tmp_path) as journal:
        assert timeless(journal.games.values()) == played(ASKED, 3)


@pytest.mark.parametrize(
    ("other", "field"),
    [
        (contest("drifter", "rustler"), "bots"),
        (contest("drifter", "greenhorn", seed=2), "seed"),
        (contest("drifter", "greenhorn", seconds=0.5), "seconds"),
        (contest("drifter", "greenhorn", players=5), "options"),
        (contest("drifter", "greenhorn", game="super"), "game"),
    ],
)
def test_another_contest_is_refused(tmp_path: Path, other: object, field: str) -> None:
    keep(tmp_path, 1)
    before = (tmp_path / GAMES).read_bytes()
    with pytest.raises(ColtError, match="arena-other") as refused:
        Journal(other, tmp_path)  # type: ignore[arg-type]
    assert refused.value.details["field"] == field
    assert (tmp_path / GAMES).read_bytes() == before


def test_another_bot_with_the_same_name_is_refused(tmp_path: Path) -> None:
    mine = bot_file(tmp_path)
    Journal(contest(f"{mine}:Fine"), tmp_path / "out").close()
    Journal(contest(f"{mine}:Fine"), tmp_path / "out").close()
    mine.write_text(mine.read_text(encoding="utf-8") + "# better now\n", encoding="utf-8")
    with pytest.raises(ColtError, match="arena-bot-changed"):
        Journal(contest(f"{mine}:Fine"), tmp_path / "out")


@pytest.mark.parametrize("line", ["{}", "[]", "nonsense", '{"number": 1}', "\udcff"])
def test_an_invalid_line_is_named(tmp_path: Path, line: str) -> None:
    keep(tmp_path, 2)
    games = tmp_path / GAMES
    lines = games.read_bytes().splitlines(keepends=True)
    games.write_bytes(lines[0] + line.encode(errors="surrogateescape") + b"\n" + lines[1])
    with pytest.raises(ColtError, match="arena-journal") as refused:
        Journal(ASKED, tmp_path)
    assert refused.value.details["line"] == 2


def test_an_unusable_directory_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for path in (tmp_path / "file", tmp_path / "file" / "below", Path("\0")):
        with pytest.raises(ColtError, match="arena-directory"):
            Journal(ASKED, path)
    (tmp_path / HEADER).write_text("nonsense")
    with pytest.raises(ColtError, match="arena-directory"):
        Journal(ASKED, tmp_path)


def test_a_second_writer_is_refused(tmp_path: Path) -> None:
    with Journal(contest(), tmp_path), pytest.raises(ColtError, match="arena-busy"):
        Journal(contest(), tmp_path)
    Journal(contest(), tmp_path).close()  # the first writer has ended


def test_without_a_directory_nothing_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with Journal(ASKED, None) as journal:
        for result in play_games(ASKED, [0]):
            journal.keep(result)
        assert list(journal.games) == [0]
    assert list(tmp_path.iterdir()) == []
