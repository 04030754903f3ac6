# Running a server, and bots that join tables of a server.

## Commands

cli-help-serve = Run a server: tables for people and bots, over the network. Every option can also be an environment variable, e.g. COLTEXPRESS_PORT; the secret itself is only read from COLTEXPRESS_SECRET or from its file.
cli-help-join = Seat your bot at a table of a server, and let it play to the end.
cli-help-backup = Copy the database of a server, also while it runs.
cli-help-export = Write all finished games of a server as records, one file each.

## Options of serve

serve-host = The address to listen on; 0.0.0.0 is every address of this machine. Default: { $default }.
serve-port = The port to listen on; 0 takes one that is free. Default: { $default }.
serve-database = Where the games are kept: sqlite:///file or postgresql://user:password@host/name. Default: { $default }.
serve-bus = Where several processes tell each other what is new: valkey://host or redis://host. One process needs none.
serve-base-path = The sub-path, e.g. /colt, where the server shares its address with other sites.
serve-public-url = What links begin with, e.g. https://example.org. Default: the address that the browser asked for.
serve-secret-file = The file with the secret that signs identities, created on the first start. Default: next to the SQLite file.
serve-origins = Other sites whose pages may use this server, separated by commas.
serve-trusted-proxies = Proxies whose X-Forwarded headers are trusted, separated by commas. Default: { $default }.
serve-thinkers = Number of bot processes. Default: { $default }.
serve-open-tables = How many tables that nobody looks at stay in memory. Default: { $default }.
serve-grace = For so many seconds after a start no clock runs out, so that people can come back. Default: { $default }.
serve-private-webhooks = Whether turn notices may go to private addresses and to this machine.
serve-sockets-per-address = How many connections one address may have. Default: { $default }.
serve-requests-per-minute = How many requests one address may make in a minute. Default: { $default }.
serve-frames-per-minute = How many messages one person may send to tables in a minute. Default: { $default }.
serve-log-level = What is logged: debug, info, warning, error or critical. Default: { $default }.
cli-option-open = Open the page in a browser as soon as the server listens.
serve-listening = Listening on { $host }, port { $port }. Open { $url }
serve-stop = Press Ctrl-C to stop. The games are kept in { $path }
serve-running = The server is running already. Open { $url }
# Instead of the page, to a browser.
page-missing = The web page is missing here: it was not built when this server was installed. Programs can play all the same.

## Options of join, backup and export

cli-option-link = The link of the table; or the address of the server, with --code.
cli-option-join-bot = Who plays: your own bot, e.g. mine.py:MyBot, or a built-in level.
cli-option-code = The short code of a table that is waiting for players.
cli-option-name = What the bot is called at the table. Default: the name of its class or level.
cli-option-seat = Which seat, counted from 1. Default: the first that is free.
cli-option-join-seconds = Thinking time for each decision, in seconds. Default: 1 second for your own bot.
cli-option-token-file = Keep the bot's identity in this file: started again, it has its seat back. Made if it is not there.
cli-option-rematch = After the game, wait for the next one of the same people and play on.
cli-option-copy = The file for the copy; it must not exist yet.
cli-option-directory = The directory for the records; made if it is not there.
cli-option-zip = Pack all records into games.zip as well.

## What happens

join-seated = Seat { $seat } of { $players } is taken.
join-began = The game is on.
join-lost = The connection is lost. Trying again …
join-again = The connection is back.
join-place = Place { $place } of { $players }.
join-fair = Checked: the table was honest.
backup-done = The copy is in { $path }. Keep the server's secret file with it, or nobody gets their seat back.
export-done = { $games ->
    [one] { $games } finished game is in { $path }
   *[other] { $games } finished games are in { $path }
}
export-skipped = { $games ->
    [one] { $games } game was played under newer rules, which this version does not know, and is left out.
   *[other] { $games } games were played under newer rules, which this version does not know, and are left out.
}

## Refusals

error-setting-range = { $name } has to be between { $low } and { $high }.
error-setting-choice = { $name } has to be one of these: { $known }.
error-setting-database = Unsupported database: use sqlite:///file or postgresql://…
error-setting-bus = This is not a bus. Its address begins with valkey:// or redis:// and names a host.
error-setting-url = { $name } begins with https:// or http:// and names a host.
error-setting-host = “{ $host }” is not an address of this machine.
error-setting-secret-file = The secret can neither be read nor created. Name a file for it with --secret-file.
error-port-taken = Port { $port } of { $host } is already in use. Choose another with --port.
error-port-refused = This machine does not let us listen on { $host }, port { $port }.
error-database-unusable = The database { $database } cannot be used: { $problem }
error-database-newer = The database { $database } belongs to a newer version of this program.
error-database-missing = There is no database { $path }.
error-backup-exists = There is already a file { $path }. Choose another name.
error-backup-postgresql = PostgreSQL has its own tool for copies that are taken while it runs: pg_dump.
error-export-directory = The directory { $path } cannot be written.
error-join-link = “{ $value }” is not a link to a table. It looks like https://example.org/table/…
error-join-which = Give either the link of a table, or the address of a server and --code.
error-join-one-bot = A seat is for one bot: name just one with --bot.
error-join-refused = The server refuses: { $message }
error-join-unreachable = Nobody answers at { $url }.
error-join-nonsense = What answers at { $url } is not a server of this game, or has another version.
error-join-rules = They play by version { $found } of the rules there; this program knows them only up to version { $known }.
error-join-closed = The table has been closed.
error-join-removed = The seat has been taken away from the bot.
error-join-unfair = The table was not honest: the record does not fit what was promised.
