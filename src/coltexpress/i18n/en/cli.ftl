# The command line.

## Commands

cli-about = Colt Express and Colt Super Express in the terminal: climb, shoot, steal, and stay on the train.
cli-help-play = Play a game. Options that are not given are asked for.
cli-help-simulate = Play many random games and print statistics, for one number of players or for each.
cli-help-replay = Replay a recorded game from the beginning.
cli-help-verify = Check a record: legal moves, chance outcomes and result.
cli-help-bench = Measure how fast the engine plays.

## Options and arguments

cli-option-lang = Language: en, nl, fr, sv, ru or de. Default: that of your system.
cli-option-game = Which game: express (Colt Express) or super (Colt Super Express).
cli-option-players = How many players: 2 to 6, in Colt Super Express 3 to 7.
cli-option-seed = Random seed: the same seed gives the same chance outcomes. Default: { $default }.
cli-option-games = Number of games. Default: { $default }.
cli-option-save = Save the record of the game to this file.
cli-option-resume = Go on with the game saved in this file.
cli-option-as = See the game through the eyes of this bandit.
cli-option-json = Print JSON, for other programs.
cli-option-version = Show the version and exit.
cli-option-help = Show this help and exit.
cli-option-record = The file with the recorded game.
cli-heading-commands = Commands
cli-heading-options = Options
cli-heading-arguments = Arguments

## The games

cli-game-express = Colt Express
cli-game-express-about = plan together, rob the train, dodge the Marshal; 2 to 6 players
cli-game-super = Colt Super Express
cli-game-super-about = short and merciless, every round the train loses a car; 3 to 7 players

## Headings of tables; short: where there is little room

cli-head-train = Train
cli-head-car = Car
cli-head-roof = Roof
cli-head-inside = Inside
cli-head-bandit = Bandit
cli-head-team = Team
cli-head-bullets = Bullets
    .short = Bullets
cli-head-wounds = Hits taken
    .short = Hits
cli-head-loot = Loot
cli-head-hand = Hand
    .short = Hand
cli-head-deck = Deck
    .short = Deck
cli-head-discard = Discard pile
    .short = Discard
cli-head-pile = Common pile
cli-head-round = Round
cli-head-round-card = Round card
cli-head-turn = Turn
cli-head-event = Event
cli-head-first-player = First player
    .short = First
cli-head-games = Games
cli-head-wins = Wins
cli-head-mean-money = Mean money
cli-head-mean-place = Mean place
cli-head-gunslinger = Gunslinger
cli-head-players = Players
cli-head-order = Order of play
cli-head-loot-cards = Loot cards
cli-head-this-round = This round
cli-head-condition = Status
cli-head-programme = Your programme
cli-head-decisions = Decisions
cli-head-share = Share
cli-head-first-wins = First player wins
cli-head-last-wins = Last player wins
cli-head-aboard = Aboard at the end
cli-head-mean-loot-cards = Mean loot cards
cli-head-rounds = Rounds
cli-head-ending = How it ends
cli-head-ending-alone = Last one aboard
cli-head-ending-locomotive = Only the locomotive left
cli-head-ending-nobody = Nobody left

## On the table

cli-round = Round { $round } of { $rounds }
# A game can be over sooner.
cli-round-at-most = Round { $round } of at most { $rounds }
cli-event-to-come = At the end of the round: { $event }
# What cli-event-to-come says in Colt Super Express, every round.
cli-uncoupling = car { $number } is uncoupled
cli-uncoupling-why = Whoever is in or on it is out. Its loot card goes to whoever is then farthest back.
cli-hand = Your hand: { $cards }
cli-face-up = face up
cli-face-down = face down
cli-strongbox-waits = The second strongbox is still beside the train.
cli-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
cli-bullets = { $number ->
    [one] { $number } bullet
   *[other] { $number } bullets
}
cli-neutral-bullets = { $number ->
    [one] { $number } neutral bullet left
   *[other] { $number } neutral bullets left
}
cli-loot-to-come = { $number ->
    [one] One loot card is still to come, one of these: { $values }
   *[other] { $number } loot cards are still to come, out of these: { $values }
}
cli-choosing = thinking
cli-chosen = ready
cli-you = you
cli-you-are = You are { $bandit }.
cli-player = Player { $number }
cli-random = random
cli-and = { $names } and { $last }

## Asking

cli-welcome = All aboard! The Union Pacific Express is leaving, and you are here to rob it.
cli-goodbye = So long, bandit!
cli-ask-game = Which game?
cli-ask-players = How many players?
cli-ask-bandit = Which bandit are you?
cli-ask-programme = Three numbers in order, e.g. 2 4 1:
cli-ask-programme-again = Type three different numbers from 1 to { $n } in order, e.g. 2 4 1; ? for help, q to stop.
cli-stunned-first = { $reflex ->
    [yes] You lie stunned: your first card only gets you back on your feet. Only Reflex does more: you fire as well.
   *[no] You lie stunned: your first card, whatever it is, only gets you back on your feet.
}
cli-ask-choice = Your choice (number):
cli-ask-again = Not a choice. Type a number from { $low } to { $n }, ? for help, or q to stop.
cli-yes-no = (y/n)
cli-yes-keys = y yes
cli-no-keys = n no
cli-ask-yes-no = Please answer { $yes } or { $no }.
cli-press-enter = --- press Enter ---
cli-pass-on = Hand the keyboard to { $player }. Everyone else: look away!
cli-keys = Type a number to choose, h for a hint, ? for help, q to stop.

## A game's course and end

cli-saved = Saved to { $path }
cli-resumed = Going on with { $path }
cli-game-over = Game over
cli-winner = The winner is { $player } with ${ $money }!
cli-winners = { $players } share the victory with ${ $money } each!
# Colt Super Express: what decided it.
cli-victory-alone = { $player } is the last bandit on the train and wins!
cli-victory-locomotive-most = { $number ->
    [one] Of all on the locomotive only { $player } has a loot card, and wins!
   *[other] { $player } wins on the locomotive with the most loot cards: { $number }!
}
cli-victory-locomotive-best = On the locomotive there is a tie for the most loot cards, but { $player } has the best one, worth ${ $value }, and wins!
cli-victory-last = Nobody is left on the train, but { $player } held out the longest and wins!
cli-victory-nobody-most = { $number ->
    [one] Nobody is left on the train. Of the last to go only { $player } has a loot card, and wins!
   *[other] Nobody is left on the train. Of the last to go, { $player } has the most loot cards, { $number }, and wins!
}
cli-victory-nobody-best = Nobody is left on the train. The last to go tie for loot cards, but { $player } has the best one, worth ${ $value }, and wins!
cli-victory-shared = { $players } went last, together and without any loot: they share the victory!
cli-error = Error
cli-interrupted = Stopped.
cli-engine-compiled = compiled engine
cli-engine-plain = plain Python engine
cli-version = Colt Express for Python { $version } ({ $engine })

## simulate and bench

cli-progress-games = Games played
cli-simulate-title = { $games ->
    [one] { $games } random game with { $players } players
   *[other] { $games } random games with { $players } players
}
cli-simulate-all = { $games ->
    [one] { $games } random game for each number of players
   *[other] { $games } random games for each number of players
}
cli-simulate-time = { $games ->
    [one] { $games } game in { $seconds } s
   *[other] { $games } games in { $seconds } s
}
cli-simulate-length = { $decisions ->
    [one] { $decisions } decision per game
   *[other] { $decisions } decisions per game
}
cli-simulate-rounds = { $rounds } rounds on average
cli-bench-title-engine = How fast the engine is
cli-bench-title-search = How fast bots search: moves tried per second
cli-bench-random-rollouts = Random rollouts of 30 decisions
cli-bench-informed-rollouts = Informed rollouts of 30 decisions
cli-bench-games = Games per second
cli-bench-moves = Decisions per second
cli-bench-quiet = without events
cli-bench-copies = Copies per second
cli-bench-determinized = Determinized copies per second

## replay

cli-replay-title = { $path }: { $game }, { $players } players, { $moves } moves
cli-replay-seen-by = Seen through the eyes of { $player }
cli-replay-spectator = Seen by a spectator
cli-replay-round = Round { $round }
cli-replay-end = The record ends here.
cli-replay-unfinished = The game is not over yet.

## verify

cli-verify-title = Checking { $path }
cli-verify-moves = { $number ->
    [one] { $number } move is legal
   *[other] All { $number } moves are legal
}
cli-verify-chances = { $number ->
    [one] { $number } chance outcome matches the game key
   *[other] All { $number } chance outcomes match the game key
}
cli-verify-seed = The seed fits its published hash
cli-verify-outcome = The result is what the moves lead to
cli-verify-honest = The table was honest.
cli-verify-running = This game is still running: its chance outcomes cannot be checked before the seed is shown.
cli-verify-no-seed = This record has no seed: its chance outcomes are possible, but nobody can check whether they were fair.
