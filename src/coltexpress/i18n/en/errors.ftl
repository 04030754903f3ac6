# Refusals. What stands in quotes is the notation or the file, as it was written.

error-unknown = That does not work: { $problem }
error-language-unknown = There is no language “{ $value }” here. Choose one of { $known }.
error-game-unknown = There is no game “{ $value }” here. Choose one of { $known }.
error-rules-unknown = There is no version { $found } of the rules. The newest is version { $known }.

## Moves

error-move-data = The move is not valid: the field “{ $field }” is wrong.
error-illegal-move = That is not possible now: { $move }
error-illegal-not-your-turn = It is not your go.
error-illegal-over = The game is over.
error-illegal-no-chance = It is not chance's go: a player has to choose.
error-illegal-already-chosen = You have already chosen. Take it back first: “take back”.
error-illegal-nothing-to-take-back = There is nothing to take back.
error-illegal-too-often = You have changed your mind too often. Stick to your choice.
error-illegal-out = Your bandit is out: there are no more moves for you.
error-illegal-card-twice = { $card } is there twice, but you have only one.
error-illegal-card-not-held = You have no { $card } card.

## Options of a new game

error-option-object = The options must be an object of named values.
error-option-field = There is no option “{ $field }”. There are: { $known }.
error-option-unknown = { $field }: “{ $value }” is unknown. Choose from { $known }.
error-option-list = { $field }: a list is wanted, not “{ $value }”.
error-option-length = { $wanted ->
    [one] { $field }: one name is wanted, not { $found }.
   *[other] { $field }: { $wanted } names are wanted, not { $found }.
}
error-option-twice = { $field }: duplicate “{ $value }”.
error-option-flag = { $field }: true or false is wanted, not “{ $value }”.
error-option-range = { $field }: a number from { $low } to { $high } is wanted, not “{ $value }”.
error-option-players = The option “{ $field }” does not fit a game for { $players } players.
error-option-switch-players = { $field }: “{ $value }” does not fit a game for { $players } players.
error-option-needs = { $field }: “{ $value }” needs “{ $other }”.
error-option-excludes = { $field }: “{ $value }” cannot be combined with “{ $other }”.
error-option-teams = { $field }: two teams of two bandits are wanted, or “draft”, or “random”.
error-option-teams-expert = With two players the expert variant always applies.
error-option-placement = { $field }: who starts last and who has the Marshal card is wanted for each team, or “chosen”, or “random”.

## Notation

error-notation-expected = Line { $line }, column { $column }: “{ $wanted }” is expected, not “{ $found }”.
error-notation-expected-end = Line { $line }, column { $column }: the text stops where “{ $wanted }” is expected.
error-notation-unexpected = Line { $line }, column { $column }: “{ $found }” does not belong here.
error-notation-number = Line { $line }, column { $column }: the number “{ $found }” is too long.
error-notation-range = Line { $line }, column { $column }: a number from { $low } to { $high } is expected, not “{ $found }”.
error-notation-range-end = Line { $line }, column { $column }: the text stops where a number from { $low } to { $high } is expected.
error-notation-twice = Line { $line }, column { $column }: duplicate.
error-notation-too-many = Line { $line }, column { $column }: there are not that many.
error-notation-no-bullets = Line { $line }, column { $column }: bullets cannot be kept.
error-notation-unknown-row = Line { $line }, column { $column }: a row cannot begin with “{ $found }”.
error-notation-missing = Line { $line }, column { $column }: “{ $wanted }” is missing.
error-notation-cards = Line { $line }, column { $column }: this bandit cannot have these cards.
error-notation-loot = Line { $line }, column { $column }: this is more loot than the box holds.
error-notation-place = Line { $line }, column { $column }: nobody can be there.
error-notation-too-long = Line { $line }, column { $column }: this is too long.
error-notation-empty = Line { $line }, column { $column }: there is nothing to read here.
error-notation-car = Line { $line }, column { $column }: this car is out of place. The locomotive comes first, then each car once.
error-notation-absent = Line { $line }, column { $column }: “{ $found }” is not in this game.
error-notation-set-up = Line { $line }, column { $column }: this set-up does not fit together.
error-notation-players = Line { $line }, column { $column }: this does not work with { $found } players.
error-notation-options = Line { $line }, column { $column }: “{ $found }” does not fit the other options.
error-notation-with = Line { $line }, column { $column }: after “with” comes the team-mate in the row above.
error-notation-round = Line { $line }, column { $column }: this does not fit the round.
error-notation-marshal = Line { $line }, column { $column }: there is one Marshal, inside the train, and no bandit in the same place.
error-notation-open-purse = Line { $line }, column { $column }: an open purse holds $250 and is the only one of its bandit.
error-notation-asks = Line { $line }, column { $column }: this cannot be asked now.
error-notation-answers = Line { $line }, column { $column }: these answers do not fit the question.
error-notation-facing = Line { $line }, column { $column }: say which way the bandit faces: “<belle” or “belle>”.
error-notation-riding = Line { $line }, column { $column }: a bandit rides alongside only in a game with { action-horse }, in mid-round, and with cards still to come.
error-notation-out = Line { $line }, column { $column }: a bandit that is out is not on the train and has no cards to come; the moments of going out count from 1 without gaps.

## Records and files

error-record-unreadable = This is not JSON: it goes wrong in line { $line }, column { $column }.
error-record-truncated = The record breaks off in line { $line }, column { $column }.
error-record-format = This is not the record of a game.
error-record-version = The record has format { $found }, but this program reads only up to format { $known }. A newer version can read it.
error-record-rules = The game was played by version { $found } of the rules; this program knows them only up to version { $known }.
error-record-game = The game “{ $found }” is unknown. Known: { $known }.
error-record-options = { $where }: a game cannot begin like this. { $problem }
error-record-move = { $where }: “{ $move }” is not a move. { $problem }
error-record-illegal = { $where }: this is not possible there: { $move }
error-record-chance = { $where }: the game key gives “{ $wanted }”, but the record has “{ $found }”.
error-record-seed = The seed does not fit its published hash.
error-record-salts = Each player gives one salt: { $wanted } are wanted, { $found } are there.
error-record-outcome = The moves lead to a different result.
error-record-missing = The record lacks “{ $field }”.
error-record-type = { $where }: this value has the wrong type.
error-file-missing = There is no file { $path }.
error-file-unreadable = The file { $path } cannot be read.
