"""A table without I/O: seats, the live game, clocks and stand-in bots. The server runs tables; other programs can too.

`table` handles `commands`; `seating` and `stand_ins` say who sits where, `live_game` is the game as turns, with
`clock`, `snapshots`, `previews` and `reveals`; `deadlines` has what is due when, `presenter` what viewers see,
`stored` what the caller stores, `refusals` why something is refused. The caller supplies time, seeds, storage,
connections and bots. Imports no clock, random source, thread, socket or database. May import `protocol` and everything
below it; used by `server`.
"""
