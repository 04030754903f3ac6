"""The statements of a grouped commit, for each kind of database: any number of turns in two round trips.

A turn is inserted only if its number is free, and moves its table on only then. `:batch` is a JSON list, one object for
each turn.
"""

from typing import Final

INSERT: Final = {
    "sqlite": """
        INSERT INTO turns (table_id, number, seat, entry, chance, by_whom, at)
        SELECT json_extract(value, '$.table_id'), json_extract(value, '$.number'), json_extract(value, '$.seat'),
               json_extract(value, '$.entry'), json_extract(value, '$.chance'), json_extract(value, '$.by_whom'),
               json_extract(value, '$.at')
        FROM json_each(:batch) WHERE true
        ON CONFLICT DO NOTHING RETURNING table_id, number""",
    "postgresql": """
        INSERT INTO turns (table_id, number, seat, entry, chance, by_whom, at)
        SELECT table_id, number, seat, entry, chance, by_whom, at FROM json_to_recordset(CAST(:batch AS json))
            AS new(table_id text, number int, seat int, entry text, chance text, by_whom text, at bigint)
        ORDER BY table_id
        ON CONFLICT DO NOTHING RETURNING table_id, number""",
}
"""Whose turns were new."""

ADVANCE: Final = {
    "sqlite": """
        UPDATE tables SET version = new.number + 1, acting = new.acting, due = new.due, status = new.status
        FROM (SELECT json_extract(value, '$.table_id') AS table_id, json_extract(value, '$.number') AS number,
                     json_extract(value, '$.acting') AS acting, json_extract(value, '$.due') AS due,
                     json_extract(value, '$.status') AS status
              FROM json_each(:batch)) AS new
        WHERE tables.id = new.table_id AND tables.version = new.number""",
    "postgresql": """
        UPDATE tables SET version = new.number + 1, acting = new.acting, due = new.due, status = new.status
        FROM json_to_recordset(CAST(:batch AS json))
            AS new(table_id text, number int, acting text, due bigint, status text)
        WHERE tables.id = new.table_id AND tables.version = new.number""",
}
