"""A table without I/O: its seats, its live game, clocks and stand-in bots, as pure code for any host.

`seating` and `stand_ins` say who sits where, `live_game` is the game as turns, with `clock`, `previews` and `reveals`;
`stored` is what a host stores, `refusals` has the reason for a refusal. A host supplies time, seeds, storage,
connections and bot processes. May import `protocol` and everything below it; used by `server`.
"""
