# Colt Super Express: what happens, what one can do, what one is asked.

## Events: Stealin'

told-revealed = { $player }, card { $number }: { $card }
told-turned = { $facing ->
    [front] { $bandit } spins round to face the locomotive.
   *[tail] { $bandit } spins round to face the caboose.
}
told-missed = { $bandit } fires at thin air.
told-moved-thrown = { $level ->
    [roof] { $bandit } is thrown onto the roof of { $car_the } and lies stunned.
   *[inside] { $bandit } is thrown into { $car_the } and lies stunned.
}
told-moved-rode = { $bandit } gallops to the front and leaps into the locomotive.
told-woke = { $bandit } comes round and stands up.
told-fell = { $bandit } keels over and lies stunned.

## Events: off the train

told-rides-walked = { $bandit } steps off the train into the saddle and rides alongside.
told-rides-shot = { $bandit } is shot off the train, but rides alongside.
told-out-walked = { $bandit } walks off the end of the train: out!
told-out-shot = { $bandit } is shot off the train: out!
told-out-uncoupled = { $bandit } is left behind with the car: out!
# Rode alongside, and has no Horse to come back with.
told-out-ride = { $bandit } can't keep up with the train: out!

## Events: the end of a round, and of the game

told-uncoupled = Uncoupled! The train rolls on without { $car_the }.
told-looted = { $bandit } pockets a loot card worth ${ $value }.
told-game-over-alone = Only one bandit is left on the train: the game is over.
told-game-over-locomotive = Only the locomotive is left: the game is over.
told-game-over-nobody = Nobody is left on the train: the game is over.
told-ranked = Place { $place }: { $player } without any loot
told-ranked-best = { $number ->
    [one] Place { $place }: { $player } with one loot card, worth ${ $best }
   *[other] Place { $place }: { $player } with { $number } loot cards, the best worth ${ $best }
}

## Moves: as lines of a menu; the cards of a programme, in order

move-programme = { $first } → { $second } → { $third }

## Moves: nature's

move-loot-card = Chance turns over the loot card worth ${ $value }

## Questions

question-choose-programme = Which three cards do you play, and in what order?
question-which-loot-card = Chance turns over the car's loot card.
question-out = Your bandit is out. The others play on.
