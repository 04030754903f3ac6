# The arena: many games between bots.

cli-help-arena = Play many games between bots; every bot gets the same chance outcomes.
cli-help-arena-ladder = Let the built-in levels play against one another, and show how strong each is.
cli-option-arena-bots = Who plays: built-in levels and your own bots, e.g. outlaw,legend,mine.py:MyBot.
cli-option-seconds = Time limit for each decision, in seconds. Default: none for the built-in levels, 1 second for other bots.
cli-option-out = Keep games, report and plots in this directory. The same command goes on where it was stopped.
cli-option-workers = Number of processes. Default: one for each core.
cli-option-cluster = Play on the Dask cluster at this address, e.g. tcp://127.0.0.1:8786.
cli-option-all = All tables of docs/bots.md: both games, with several numbers of players.
cli-option-into = Put the tables into this Markdown file, between the lines <!-- ladder --> and <!-- /ladder -->.

## What came of it

arena-played = { $games ->
    [one] { $game }, { $players } players, { $games } game
   *[other] { $game }, { $players } players, { $games } games
}
arena-rounded = { $games ->
    [one] { $games } game is played, so that every bot has every seat with the same luck.
   *[other] { $games } games are played, so that every bot has every seat with the same luck.
}
arena-going-on = { $games ->
    [one] { $games } game is already there: going on with { $path }
   *[other] { $games } games are already there: going on with { $path }
}
arena-kept = Games, report and plots are in { $path }
arena-stopped = { $games ->
    [one] Stopped after { $games } game.
   *[other] Stopped after { $games } games.
}
arena-go-on = The same command goes on from here.
arena-head-bot = Bot
arena-head-seats = Seats
arena-head-interval = 95 %
arena-head-rating = Rating
arena-head-mean = Mean
arena-head-median = Median
arena-head-p99 = 99 %
arena-head-longest = Longest
arena-thinking = Thinking time for a decision, in milliseconds

## Faults

arena-fault-raised = { $games ->
    [one] { $bot } broke down in { $games } game, game { $number }: { $details }
   *[other] { $bot } broke down in { $games } games, first in game { $number }: { $details }
}
arena-fault-illegal = { $games ->
    [one] { $bot } made an illegal move in { $games } game, game { $number }: { $details }
   *[other] { $bot } made an illegal move in { $games } games, first in game { $number }: { $details }
}
arena-fault-overtime = { $games ->
    [one] { $bot } ran out of time in { $games } game, game { $number }.
   *[other] { $bot } ran out of time in { $games } games, first in game { $number }.
}
arena-fault-died = { $games ->
    [one] The process of { $bot } died in { $games } game, game { $number }.
   *[other] The process of { $bot } died in { $games } games, first in game { $number }.
}
arena-fault-printed = { $games ->
    [one] { $bot } printed in { $games } game, game { $number }: { $details }
   *[other] { $bot } printed in { $games } games, first in game { $number }: { $details }
}
arena-forfeit = Whoever fails forfeits the game: last place, nothing gained, and a drifter plays on for it. Printing costs nothing.

## Plots

arena-plot-wins = Share of victories
arena-plot-money = Loot after each round
arena-plot-loot-cards = Loot cards after each round
arena-plot-bandits = How each bandit fares
arena-plot-even = even
arena-plot-interval = Share of victories with its 95 % interval

## The ladder

ladder-head-level = Level
ladder-head-below = Against the level below
ladder-head-drifters = Against drifters
ladder-head-rating = Rating
ladder-head-money = Money
ladder-head-loot-cards = Loot cards
ladder-head-budget = Budget
ladder-head-mean = Mean time
ladder-head-p99 = 99 % within
ladder-share = { $share } ({ $low } to { $high })
ladder-seconds = { $seconds } s
ladder-iterations = { $number ->
    [one] { $number } iteration, { $seconds } s
   *[other] { $number } iterations, { $seconds } s
}
ladder-milliseconds = { $time } ms
ladder-title = { $game }, { $players } players
ladder-title-variants = { $title }: { $variants }
ladder-pairings = { $games ->
    [one] One bot of a level sits with { $others } of the other, { $games } game for each pairing, seed { $seed }; even would be { $even }.
   *[other] One bot of a level sits with { $others } of the other, { $games } games for each pairing, seed { $seed }; even would be { $even }.
}
ladder-interval = Shares of victories with their 95 % intervals; money and times are those of the games against the level below.
ladder-ratings = Ratings come from as many games with all levels at the same tables.
ladder-no-clock = Played without a clock: a search stops after its iterations; the seconds of the budget are what a level has in a game with people.
ladder-clock = Thinking time: { $seconds } s for each decision.
ladder-machine = { $cores ->
    [one] Measured on { $cpu }, { $cores } core, with Python { $python }; the engine is { $engine }.
   *[other] Measured on { $cpu }, { $cores } cores, with Python { $python }; the engine is { $engine }.
}
ladder-engine-compiled = compiled
ladder-engine-plain = plain Python
ladder-progress = { $upper } against { $lower }

## Refusals

error-arena-bots = Say who plays, one bot to { $high }, e.g. --bots outlaw,legend.
error-arena-version = A worker has version { $found } of the program, but this one is { $wanted }.
error-arena-directory = The directory { $path } cannot be used.
error-arena-busy = In the directory { $path } another arena is playing. Wait for it, or name another directory.
error-arena-bot-changed = { $bot } has changed since the contest in the directory { $path } began. Name another directory.
error-arena-other = The directory { $path } holds another contest: { $field } was { $found } and is now { $wanted }.
error-arena-journal = { $path }: line { $line } is not a game.
error-arena-cluster = No Dask scheduler answers at { $address }.
error-arena-cluster-empty = The cluster at { $address } has no worker.
error-arena-workers-lost = The workers die again and again, before any of them finishes a game.
error-arena-markers = The file { $path } lacks the lines <!-- ladder --> and <!-- /ladder -->.
error-extra-missing = Packages are missing. In a checkout, run: pip install '.[{ $extra }]'
