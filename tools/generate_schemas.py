"""Generates docs/schemas: the protocol as JSON Schemas, as an OpenAPI document and as TypeScript; and docs/options.md.

`python tools/generate_schemas.py docs` writes the files.
"""

import json
import sys
from pathlib import Path

from coltexpress.protocol.schema import Schema, http_document, union_document
from coltexpress.protocol.typescript import typescript
from coltexpress.server.app import create_app
from coltexpress.server.settings import Settings
from game_types import game_types, move_schemas
from options_page import options_page


def schema_files() -> dict[str, str]:
    """The contents of the files by name."""
    api = create_app(Settings()).openapi_schema.to_schema()
    return {
        "client.json": _text(union_document("ClientFrame")),
        "server.json": _text(union_document("ServerFrame")),
        "http.json": _text(http_document()),
        "openapi.json": _text(api),
        "protocol.ts": typescript(api),
        "moves.json": _text(move_schemas()),
        "games.ts": game_types(),
    }


def _text(document: Schema) -> str:
    return json.dumps(document, indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    docs = Path(sys.argv[1])
    for name, text in schema_files().items():
        (docs / "schemas" / name).write_text(text, encoding="utf-8")
    (docs / "options.md").write_text(options_page(), encoding="utf-8")
