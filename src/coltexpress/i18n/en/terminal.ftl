# What only the command line says: its options, menus and refusals.

cli-option-humans = Number of people at this keyboard; bots play the other seats. Default: 1.
cli-option-pause = Wait for Enter after every move.
cli-option-bench = What to measure: engine, search, load (how many tables a server carries) or store (what stored games cost).
cli-you-team = Your team
cli-seed-hash = Hash of the server's seed: { $hash }
cli-line = { $name }: { $text }
cli-ask-keep = Which cards do you keep? Type their numbers, e.g. 1 3; Enter alone keeps none.
cli-bench-iterations = Search iterations per second

## Refusals

error-usage = This command cannot be understood. Try --help.
error-usage-option = There is no option “{ $name }”. Try --help.
error-usage-missing = “{ $name }” is missing. Try --help.
error-usage-command = There is no command “{ $name }”. Try --help.
error-usage-needs-value = “{ $name }” needs a value. Try --help.
error-usage-value = “{ $name }” cannot have this value. Try --help.
error-usage-wrong-value = “{ $name }” cannot be “{ $value }”. Try --help.
error-usage-range = “{ $name }” has to be a number from { $low } to { $high }, not “{ $value }”. Try --help.
error-bench-unknown = There is nothing called “{ $value }” to measure. Choose one of { $known }.
error-bandit-unknown = “{ $value }” is not in this game. Choose one of { $known }.
error-file-unwritable = The file { $path } cannot be written.
error-record-field = { $where }: this does not belong in a record.
error-record-too-long = { $where }: no game is this long.
error-record-no-seed = { $where }: the game cannot go on, its record does not hold the seed.
error-record-twice = { $where }: duplicate.
error-viewer-unknown = There is no seat { $value } at this table.
error-file-exists = There is already a file { $path }. Go on with it by --resume, or choose another name.
error-resume-options = A saved game goes on as it began: leave out the other options.
