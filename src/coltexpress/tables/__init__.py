"""A table without I/O, for any host: seats, the live game, clocks and stand-in bots.

`table` handles the `commands` of a host; `seating` and `stand_ins` say who sits where, `live_game` is the game as
turns, with `clock`, `previews` and `reveals`; `deadlines` has what is due when, `presenter` what viewers see, `stored`
what a host stores, `refusals` the reason why something is refused. A host supplies time, seeds, storage, connections
and bots. Imports no clock, random source, thread, socket or database. May import `protocol` and everything below it;
used by `server`.
"""
