# What the table server says: refusals, notices, what happens at a table besides the game.

## Names

game-express = Colt Express
game-super = Colt Super Express
# Quick gestures, as if called across the table.
emote-laugh = Ha ha!
emote-angry = Dang it!
emote-wow = Well, I never!
emote-greedy = All mine!
emote-hat-off = Hats off!
emote-hurry = Get a move on!

## At the table

server-notice-your-turn = { $game }: it is your go.
told-undone = { $player } takes the last choice back.
    .you = <b>You</b> take your last choice back.
server-stand-in = { $name } is away: a bot plays on for now.
server-back = { $name } is back.
server-clock-chose = { $name } ran out of time: the choice was made without them.

## Clocks; $time is one of the spans below

server-clock-none = No clock
server-clock-move = Time for each choice: { $time }
server-clock-reserve = Reserve for the whole game: { $time }
server-clock-left = Time left: { $time }
server-clock-bot = When time is out, a bot chooses.
server-clock-default = When time is out, three cards are drawn, or else the first possible move is made.
server-days = { $number ->
    [one] { $number } day
   *[other] { $number } days
}
server-hours = { $number ->
    [one] { $number } hour
   *[other] { $number } hours
}
server-minutes = { $number ->
    [one] { $number } minute
   *[other] { $number } minutes
}
server-seconds = { $number ->
    [one] { $number } second
   *[other] { $number } seconds
}

## Refusals: who you are

error-server-identity-needed = Pick a name first.
error-server-identity-invalid = We do not recognise you. Pick a name anew.
error-server-identity-expired = It has been so long that we no longer know you. Pick a name anew.
error-server-link-invalid = This link is not valid, or no longer. Get a new one on your other device.
error-server-link-used = This link has already been used. Get a new one on your other device.
error-server-name-empty = A name needs at least one character that can be seen.
error-server-name-long = This name is too long: { $longest } characters at most.
error-server-webhook-refused = Notices cannot be sent there. A public address is wanted that begins with https:// or http://.
error-server-webhook-long = This address is too long: { $longest } characters at most.

## Refusals: what is not there

error-server-table-unknown = There is no such table.
error-server-code-unknown = No table is waiting under this code.
error-server-seat-unknown = There is no such seat at this table.
error-server-route-unknown = There is nothing at this address.
error-server-method-wrong = That cannot be done at this address.

## Refusals: whose it is

error-server-not-host = Only the host of the table can do that.
error-server-not-seated = Only players at this table can do that.
error-server-not-your-seat = This is not your seat.
error-server-removed = The host has sent you away from this table.
error-server-origin = Pages of another site cannot do that here.

## Refusals: sitting down

error-server-seat-taken = This seat is taken.
error-server-seat-empty = Nobody sits there.
error-server-already-seated = You already have a seat at this table.
error-server-bandit-taken = { $bandit } has already been chosen.
error-server-bandit-unknown = “{ $bandit }” cannot be chosen at this table.
error-server-table-full = Every seat at this table is taken.
error-server-table-closed = This table has been closed.
error-server-not-waiting = That is only possible before the game begins.
error-server-not-playing = There is no game going on at this table.
error-server-not-over = That is only possible once the game is over.
error-server-seats-open = Not every seat is filled yet. Wait for more players, or let bots sit down.
error-server-seats-few = { $people ->
    [one] { $people } person sits at this table: it needs at least as many seats.
   *[other] { $people } people sit at this table: it needs at least as many seats.
}
error-server-seats-double = Somebody has two seats here. At a table for everybody, each person has one.
error-server-nobody-seated = At least one person has to sit at the table.
error-server-salt-invalid = The salt from your device has to be at least { $shortest } characters long: letters, digits, - and _.
error-server-seat-active = This seat has not kept you waiting long enough for a bot to step in.
error-server-already-voted = You have already asked for a bot here.

## Refusals: the game

error-server-record-running = There is a record once the game is over.
error-server-perspective = Until the game is over, everyone sees it only through their own eyes.
error-server-old-rules = This game was begun with version { $version } of the rules; this server knows them only up to version { $known }.
error-server-stale = The game has moved on in the meantime. Have a look, and choose again.
error-server-undo = That cannot be taken back any more.
error-server-chat-empty = There is nothing in this message.
error-server-chat-long = This message is too long: { $longest } characters at most.
error-server-emote-unknown = There is no gesture “{ $emote }”.

## Refusals: the wire

error-server-protocol = This program speaks version { $found } of the protocol, the server version { $known }.
error-server-frame = The server does not understand this message.
error-server-body = The server does not understand this request.
error-server-too-large = That is too much at once: { $longest } characters at most.
error-server-too-many = { $seconds ->
    [one] Not so fast! Try again in { $seconds } second.
   *[other] Not so fast! Try again in { $seconds } seconds.
}
error-server-store-unavailable = The server cannot get at its games just now. Try again in a moment.
error-server-internal = Something has gone wrong on the server. It was not your fault.

## Refusals: settings of the server

error-setting-value = { $name } cannot be “{ $value }”.
error-setting-secret = The secret in { $path } is too short: at least 32 characters. If you delete the file, the server creates a new one.
error-bench-server = The benchmark's server did not start: { $log }
