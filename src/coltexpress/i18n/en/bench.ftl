# Measuring a server.

cli-option-bench-tables = Number of tables of four people. Default: 1000.
cli-option-bench-seconds = Duration in seconds. Default: 120.
cli-option-bench-every = Seconds between two moves at a table. Default: 2.
cli-option-bench-processes = Number of server processes. More than one need PostgreSQL and a bus. Default: 1.
cli-option-bench-database = Where the games are stored, e.g. postgresql://user@host/name. Default: SQLite in a new file.
cli-option-bench-bus = Where the processes tell each other what is new, e.g. valkey://host.
cli-option-bench-apart = With several processes: the people of a table are connected to all of them, not to one.
cli-option-find-limit = Move faster and faster, until the server cannot keep up.

cli-bench-title-load = How many tables a server carries
cli-bench-title-store = What stored games cost

bench-tables = Tables
bench-sockets = Connections
bench-highest = Highest rate that holds, in moves per second
bench-moves = Moves
bench-rate = Moves per second
bench-errors = Errors
bench-late = Moves that came too late
bench-median = Latency to the last client: median (ms)
bench-p99 = Latency to the last client: 99 of 100 (ms)
bench-slowest = Latency to the last client: slowest (ms)
bench-cpu = CPU time for a move (ms)
bench-engine = Engine, per move (ms)
bench-redaction = Redaction, per move (ms)
bench-store = Storing, waiting included, per move (ms)
bench-sending = Sending, per move (ms)
bench-share = Busy share of a core: server
bench-memory = Memory of the server (MB)
bench-clients = Busy share of a core: clients
bench-stored = Stored games
bench-ready-empty = Ready to play with nothing stored (s)
bench-ready = Ready to play with all stored (s)
bench-opening = Opening a stored game: median (ms)
bench-kept = Tables kept in memory
bench-memory-kept = Memory as soon as they are kept (MB)
bench-short-game = CPU time for a move, in a new game (ms)
bench-long-game = CPU time for a move, in a game of 400 turns (ms)
bench-short-game-stored = The same beside the stored games, in a new game (ms)
bench-long-game-stored = The same beside the stored games, in a game of 400 turns (ms)
bench-invalid = The clients themselves were too busy: these figures say nothing about the server.
