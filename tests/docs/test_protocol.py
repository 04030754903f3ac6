"""docs/protocol.md and docs/schemas match the protocol: the tests make its requests and send its frames."""

import asyncio
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, get_args

import httpx
import jsonschema_rs
import msgspec
import pytest

import coltexpress
import generate_schemas
from coltexpress.client.remote import Remote, RemoteTable
from coltexpress.engine.json_types import JsonObject
from coltexpress.protocol import messages
from coltexpress.protocol.schema import schemas, structs
from coltexpress.protocol.typescript import property_name
from coltexpress.server.errors import STATUS
from support.serving import Server
from support.waiting import PATIENT

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "protocol.md").read_text(encoding="utf-8")
DIFFERENT_EACH_TIME = {
    *("id", "token", "code", "url", "qr", "expires", "created", "seed_hash", "due", "changed"),
    "acting",  # whether the bot has already chosen
}
NAMES = {"id", "token", "code"}
"""Values of responses that differ from the page, and that later requests must use."""


schema_files = cache(generate_schemas.schema_files)


class Block(NamedTuple):
    """A fenced code block; `about` is the text after the opening fence."""

    kind: str
    about: list[str]
    text: str


BLOCKS = [
    Block(kind, about.split(), text)
    for kind, about, text in re.findall(r"^```(\w+)(.*?)\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
]
EXAMPLES = [(block.about[-1], json.loads(block.text)) for block in BLOCKS if block.kind == "json"]
TYPES = {each.__name__: each for each in structs()}


@pytest.mark.parametrize("name", sorted(schema_files()))
def test_the_schemas_are_up_to_date(name: str) -> None:
    written = (DOCS / "schemas" / name).read_text(encoding="utf-8")
    assert written == schema_files()[name], f"docs/schemas/{name} is out of date: run `make schemas`"


def test_hyphenated_options_are_valid_typescript() -> None:
    assert [property_name(name) for name in ("reflex", "fast-end")] == ["reflex", '"fast-end"']


def test_there_are_no_other_schemas() -> None:
    assert {path.name for path in (DOCS / "schemas").iterdir()} == set(schema_files())


@pytest.mark.parametrize(("name", "example"), EXAMPLES)
def test_the_examples_match_type_and_schema(name: str, example: Any) -> None:  # Any: an object or a list
    kind = TYPES[name.removesuffix("[]")]
    for each in example if name.endswith("[]") else [example]:
        read = msgspec.convert(each, kind)
        if not kind.__struct_config__.forbid_unknown_fields:
            assert json.loads(msgspec.json.encode(read)) == each
        every = schemas()
        jsonschema_rs.validate(every[kind.__name__] | {"$defs": every}, each)


def test_a_record_matches_its_type() -> None:
    game = coltexpress.superexpress
    match = coltexpress.Match(game, game.options(players=3), seed=b"the house's secret", salts=["ann", "bo", "cy"])
    while match.outcome() is None:
        seat = match.state.to_act()[0]
        match.play(seat, match.state.legal_moves(seat)[0])
    record = json.loads(match.record().to_json())
    assert json.loads(msgspec.json.encode(msgspec.convert(record, messages.GameRecord))) == record


def test_every_frame_and_every_answer_has_an_example() -> None:
    shown = {name.removesuffix("[]") for name, _ in EXAMPLES}
    frames = {each.__name__ for union in (messages.ClientFrame, messages.ServerFrame) for each in get_args(union)}
    answers = {name for name, each in TYPES.items() if not each.__struct_config__.forbid_unknown_fields}
    assert (frames | answers) - shown == {"Chair", "Happening", "Selection", "Times"}  # parts of other types


def test_every_refusal_is_listed_with_its_status() -> None:
    listed = re.findall(r"^\| `server-([\w-]+)` \| (\d+) \|", PAGE, re.MULTILINE)
    assert {key: int(status) for key, status in listed} == STATUS
    assert len(listed) == len(STATUS)


def test_every_request_of_the_page_is_in_the_openapi_document() -> None:
    paths = json.loads(schema_files()["openapi.json"])["paths"]
    for method, path in re.findall(r"\b(GET|POST|PATCH) (/api/[^\s`?]*)", PAGE):
        known = re.sub(r"/tables/(<id>|\w{20})", "/tables/{table_id}", path.replace("SGVUCY", "{code}"))
        if not known.endswith(("...", "/socket")):
            assert method.lower() in paths[known], f"{method} {path}"


def test_every_operation_has_a_summary_and_its_refusals() -> None:
    paths = json.loads(schema_files()["openapi.json"])["paths"]
    for path, methods in paths.items():
        for operation in methods.values():
            assert operation["summary"]
            assert "500" in operation["responses"], path
            for status, answer in operation["responses"].items():
                if int(status) >= 400:
                    assert answer["content"]["application/json"]["schema"]["$ref"].endswith("/Problem"), path
            assert ("security" in operation) == ("401" in operation["responses"]), path


def test_every_type_has_a_description() -> None:
    assert [name for name, schema in schemas().items() if name in TYPES and not schema.get("description")] == []


def test_the_openapi_document_has_no_examples() -> None:
    assert '"example' not in schema_files()["openapi.json"]  # so that no secret can be one


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server")).start()
    yield running
    running.stop()


def test_requests_and_frames_of_the_page_work_as_shown(server: Server) -> None:
    asyncio.run(follow_the_page(server))


async def follow_the_page(server: Server) -> None:
    renamed: dict[str, str] = {}
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENT) as http:
        for block, after in zip(BLOCKS, [*BLOCKS[1:], Block("", [], "")], strict=True):
            if block.kind == "http":
                answer = await make(http, block.text, renamed)
                if after.kind == "json" and after.about[0].isdigit():
                    assert answer.status_code == int(after.about[0]), answer.text
                    learn(json.loads(after.text), answer.json(), renamed)
                    assert alike(answer.json()) == alike(json.loads(after.text))
                else:
                    assert answer.is_success, answer.text
    async with (
        Remote(server.url, renamed["BO"]) as bo,
        bo.connect(renamed["Lh0m1lyV74oQL_ZOf3Ip"]),
        Remote(server.url, renamed["ANN"]) as ann,
        ann.connect(renamed["Lh0m1lyV74oQL_ZOf3Ip"]) as table,
    ):
        await send_the_frames(table)


async def make(http: httpx.AsyncClient, text: str, renamed: dict[str, str]) -> httpx.Response:
    for old, new in renamed.items():
        text = re.sub(rf"\b{re.escape(old)}\b", lambda _, new=new: new, text)  # type: ignore[misc]
    head, _, body = text.partition("\n\n")
    first, *lines = head.strip().splitlines()
    method, path = first.split()
    http.cookies.clear()
    return await http.request(method, path, headers=dict(line.split(": ", 1) for line in lines), content=body or None)


def learn(shown: object, told: JsonObject, renamed: dict[str, str]) -> None:
    if isinstance(shown, dict):
        renamed.update({shown[name]: told[name] for name in NAMES & shown.keys() if shown[name]})


def alike(told: object) -> object:
    """A response without values that differ each time."""
    if isinstance(told, list):
        return [alike(each) for each in told]
    if isinstance(told, dict):
        return {name: "..." if name in DIFFERENT_EACH_TIME else alike(value) for name, value in told.items()}
    return told


async def send_the_frames(table: RemoteTable) -> None:
    """Send the frames of the page; every kind of frame that it shows arrives, with the same fields."""
    fields: dict[str, set[str]] = {}

    async def receive(until: str) -> None:
        while until not in fields:
            frame = json.loads(await table.socket.recv())
            fields.setdefault(frame["type"], set()).update(frame)
            table.take(msgspec.convert(frame, messages.ServerFrame))
            fields.setdefault(f"version {table.version}", set())

    await receive("version 2")  # the bot has chosen
    for name, example in EXAMPLES:
        if name == "Undo":
            await receive("version 3")
            assert table.undo
        if TYPES[name.removesuffix("[]")] in get_args(messages.ClientFrame):
            versioned = {"version": table.version} if "version" in example else {}
            await table.socket.send(json.dumps(example | versioned))
    await receive("pong")
    assert table.version == 4
    for name, example in EXAMPLES:
        if TYPES[name.removesuffix("[]")] in get_args(messages.ServerFrame):
            assert set(example) <= fields[example["type"]], name
