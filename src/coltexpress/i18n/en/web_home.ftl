# The page before the game: home, waiting room, lists.

## The tab of the browser, and what every page has

web-home-brand = Colt Express
web-home-title = { $page } · Colt Express
web-home-title-turn = Your go! { $page }
web-home-title-games = ({ $number }) { $page }
web-home-language = Language
web-home-back = Back
web-home-cancel = Cancel
web-home-change = change
web-home-yes = Yes
web-home-no = No
web-home-loading = One moment…

## Spans of time

web-home-days = { $number ->
    [one] { $number } day
   *[other] { $number } days
}
web-home-hours = { $number ->
    [one] { $number } hour
   *[other] { $number } hours
}
web-home-minutes = { $number ->
    [one] { $number } minute
   *[other] { $number } minutes
}
web-home-seconds = { $number ->
    [one] { $number } second
   *[other] { $number } seconds
}

## The two games

web-home-game = Game
web-home-game-express = Colt Express
web-home-game-express-about = 2 to 6 players · 5 rounds · about 40 minutes
web-home-game-super = Colt Super Express
web-home-game-super-about = 3 to 7 players · quick draw · about 15 minutes

## The first page

web-home-kicker = The paper theatre presents a train robbery in five rounds
web-home-menu = Play
web-home-play = Play now against bots
web-home-play-about = A table is ready in a second
web-home-play-going = The train is pulling in…
web-home-friends = Play with friends
web-home-friends-about = Share a link or a QR code
web-home-games = My games
web-home-games-none = None yet
web-home-games-running = { $number ->
    [one] { $number } game going on
   *[other] { $number } games going on
}
web-home-games-yours = { $number ->
    [one] Your go at { $number } table
   *[other] Your go at { $number } tables
}
web-home-join = Join with a code
web-home-join-about = Six letters or digits
web-home-tables = Open tables
web-home-tables-none = Sit down, or watch
web-home-tables-waiting = { $number ->
    [one] { $number } table wants players
   *[other] { $number } tables want players
}
web-home-tables-playing = { $number ->
    [one] { $number } table to watch
   *[other] { $number } tables to watch
}
web-home-device = Another device
web-home-device-about = Play on where you are
web-home-fine = Free and open. Not affiliated with the publisher of the board games.

## Who you are. The names are for people who have not picked one: short, no real people, separated by a comma and a space.

web-home-names = Dusty Pete, Calamity Ann, Lucky Luella, Whistling Joe, Six-Shot Sally, Cactus Kate, Tumbleweed Tom, Silver Sam, Rattlesnake Rose, Mustang Mae, Prairie Pearl, Dynamite Dan, Copper Clem, Slim Sadie, Bourbon Bill, Coyote Clara
web-home-name = Your name
web-home-name-save = Save
web-home-name-pick = pick a name
web-home-nobody = No name yet
web-home-you-are = You are { $name }

## A new table

web-home-the-game = The game
web-home-the-table = The table
web-home-seats = Seats
web-home-seats-about = Bots can take the seats that stay free.
web-home-seats-teams = Two players, with two bandits each.
web-home-players = { $number ->
    [one] { $number } player
   *[other] { $number } players
}
web-home-teams-pick = You pick
web-home-teams-random = By chance
web-home-teams-about = With two players the expert variant always applies.
web-home-teams-later = The bandits are picked when the game begins: two for each of you.
web-home-train-chance = By chance
web-home-train-random = Chance couples the cars.
web-home-train-chosen = I choose
web-home-train-chosen-about = From the locomotive to the caboose:
web-home-car = Car { $number } behind the locomotive
web-home-bots = Bots play as
web-home-bots-about = { $level }: { $about }.
web-home-bots-fair = Bots see only what a player in their seat would see.
web-home-clock = Clock
web-home-clock-none = None
web-home-clock-none-about = Everybody takes their time.
web-home-clock-about = { $time } for each choice. When time is up, a bot chooses.
web-home-clock-reserve-about = { $time } for each choice, and { $reserve } in reserve for the whole game. When time is up, a bot chooses.
web-home-found = Who finds it
web-home-private = Friends only
web-home-private-about = Only people with the link or the code.
web-home-public = Everybody
web-home-public-about = Listed for everybody who looks for a table.
web-home-open = Open the table
web-home-open-about = then invite your friends

## The waiting room

web-home-table = Table { $code }
web-home-invite = Bring your friends
web-home-invite-about = Point a phone's camera at it, or send the link:
web-home-invite-local = This address works on this computer only. For other devices at home, start the game with make play ARGS="--host 0.0.0.0".
web-home-invite-text = Come and play { $game } with me!
web-home-qr = QR code of the link
web-home-link = Link
web-home-copy = Copy
web-home-copied = Copied
web-home-send = Send
web-home-code-say = or tell them the code
web-home-riders = Who rides along
web-home-riders-taken = { $taken } of { $number } seats taken
web-home-seat-you = You
web-home-seat-free = Free
web-home-seat-free-about = invite somebody
web-home-seat-kept = kept
web-home-seat-chance = any bandit
web-home-seat-bot = Bot
web-home-seat-host = host
web-home-seat-away = away
web-home-seat-ready = ready
web-home-seat-unready = not ready yet
web-home-seat-choosing = choosing a bandit
web-home-sit = Sit down
web-home-bot-add = Add a bot
web-home-bot-away = Send away the bot in seat { $number }
web-home-send-away = Send { $name } away
web-home-bandit = Your bandit
web-home-bandit-yours = yours
web-home-bandit-looks = { $name } looks
web-home-bandit-chance = Pick one, or leave it to chance.
web-home-bandit-again = Once more, and it is left to chance.
web-home-you-host = you are the host
web-home-more = More options
web-home-wait-sit = Sit down to play, or stay and watch.
web-home-wait-full = Every seat is taken. Stay and watch.
web-home-wait-for = Waiting for { $who }.
web-home-wait-you = you
web-home-wait-free = { $number ->
    [one] one free seat
   *[other] { $number } free seats
}
web-home-wait-start = Everybody is ready.
web-home-wait-host = { $name } begins the game.
web-home-start = Start now
web-home-start-bots = { $number ->
    [one] a bot takes the free seat
   *[other] bots take the free seats
}
web-home-start-unready = { $number ->
    [one] { $names } is not ready yet
   *[other] { $names } are not ready yet
}
web-home-ready = I am ready
web-home-ready-said = You are ready
web-home-ready-again = The host has changed the game. Are you still ready?
web-home-leave = Get up
web-home-close = Close the table
web-home-fair = Fair by proof
web-home-fair-about = The server sealed its part of the shuffle before anybody sat down. This is the seal; after the game you can check that it was not broken:

## What the bandits can do, in three words or so

web-home-power-belle = shot at last
web-home-power-cheyenne = picks pockets
web-home-power-django = shots push
web-home-power-doc = draws 7 cards
web-home-power-ghost = hides a card
web-home-power-tuco = shoots through roofs

## Lists of tables

web-home-games-empty = You sit at no table yet.
web-home-group-yours = Your go
web-home-group-playing = Others are thinking
web-home-group-waiting = Waiting for players
web-home-group-over = Over
web-home-group-open = Tables that want players
web-home-group-watch = Games to watch
web-home-open-empty = Nobody is looking for players right now.
web-home-watch-empty = No public game is going on right now.
web-home-list-yours = your go
web-home-list-turn = waiting for { $names }
web-home-list-waiting = waiting for players
web-home-list-over = over
web-home-list-empty = Nobody yet
web-home-list-seats = { $taken } of { $number } seats
web-home-list-due = { $time } left
web-home-list-play = Play
web-home-list-open = Open
web-home-list-join = Join
web-home-list-result = Result
web-home-watch = Watch
web-home-notify = Tell me when it is my go
web-home-notify-about = As long as this page is open somewhere.
web-home-notify-refused = Your browser does not allow it. Change that in its settings for this page.
web-home-webhook = Send it to a web address, too
web-home-webhook-about = For chat rooms and programs of your own: when it is your go and you are not at the table, the server posts a short message (JSON) to this address.
web-home-webhook-address = Address of the webhook
web-home-webhook-saved = Saved: from now on notices go there.
web-home-webhook-none = Saved: notices go nowhere else.

## Joining

web-home-join-ask = What is the code?
web-home-join-hint = The host sees it in the waiting room. A link can go in here, too.
web-home-join-go = Join

## Another device

web-home-device-explain = Take your name and your seats along: open this link on your other device. Both can then be used.
web-home-device-show = Show the link
web-home-device-anew = Show a new link
web-home-device-hint = Good once, for ten minutes.
web-home-device-text = My seats at Colt Express
web-home-device-warn = Whoever opens the link is you: show it to nobody else.
web-home-device-arrive = Is this device yours, too?
web-home-device-arrive-about = So far you are { $name } here. With the link you become the person of your other device; this name and its seats are then lost here.
web-home-device-claim = Yes, carry on here
web-home-device-welcome = Welcome, { $name }!
web-home-device-welcome-about = All your seats are here now.

## When something is not as it should be

web-home-again = Try again
web-home-reload = Reload the page
web-home-to-home = To the first page
web-home-to-join = Try another code
web-home-to-tables = See open tables
web-home-to-new = Open a table of your own
web-home-trouble-page = Nothing but desert here
web-home-trouble-page-about = There is no page at this address. Perhaps a letter was lost on the way.
web-home-trouble-offline = The line is dead
web-home-trouble-offline-about = The server cannot be reached. Your game is safe there: as soon as there is a connection, it goes on.
web-home-trouble-code = No table under this code
web-home-trouble-code-about = No table is waiting under this code. Check the letters; once the game has begun, only the link leads there.
web-home-trouble-table = This table does not exist
web-home-trouble-table-about = The link leads nowhere. Perhaps a part of it is missing: ask for it once more.
web-home-trouble-full = Every seat is taken
web-home-trouble-full-about = You can watch, or open a table of your own.
web-home-trouble-closed = This table has been closed
web-home-trouble-closed-about = Everybody has gone before the game began.
web-home-trouble-removed = The host wants to play without you
web-home-trouble-removed-about = You have been sent away from this table. At others there is room for you.
web-home-trouble-old = This game is from another time
web-home-trouble-old-about = It was begun under newer rules, which this server does not know yet.
web-home-trouble-version = This page is out of date
web-home-trouble-version-about = The server has another version of the game by now. Reload the page to go on; your games are safe.
web-home-trouble-link = This link has had its day
web-home-trouble-link-about = A link for another device is good once, and for ten minutes. Get a new one on your other device.
web-home-trouble-other = That did not work
web-home-trouble-other-about = Something has gone wrong. Try again in a moment.
