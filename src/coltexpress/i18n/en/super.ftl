# Colt Super Express: what happens, what one can do, what one is asked.
# .you: the same, told to whoever does it; .to-you: to whom it is done. <b> marks what stands out.

## Events: Stealin'

told-revealed = { $player }, card { $number }: { $card }
    .you = <b>Your</b> card { $number }: { $card }
told-turned = { $facing ->
    [front] { $bandit } spins round to face the locomotive.
   *[tail] { $bandit } spins round to face the caboose.
}
    .you = { $facing ->
        [front] <b>You</b> spin round to face the locomotive.
       *[tail] <b>You</b> spin round to face the caboose.
    }
told-missed = { $bandit } fires at thin air.
    .you = <b>You</b> fire at thin air.
told-moved-thrown = { $level ->
    [roof] { $bandit } is thrown onto the roof of { $car_the } and lies stunned.
   *[inside] { $bandit } is thrown into { $car_the } and lies stunned.
}
    .you = { $level ->
        [roof] <b>You</b> are thrown onto the roof of { $car_the } and lie stunned.
       *[inside] <b>You</b> are thrown into { $car_the } and lie stunned.
    }
told-moved-rode = { $bandit } gallops to the front and leaps into the locomotive.
    .you = <b>You</b> gallop to the front and leap into the locomotive.
told-woke = { $bandit } comes round and stands up.
    .you = <b>You</b> come round and stand up.
told-fell = { $bandit } keels over and lies stunned.
    .you = <b>You</b> keel over and lie stunned.

## Events: off the train

told-rides-walked = { $bandit } steps off the train into the saddle and rides alongside.
    .you = <b>You</b> step off the train into the saddle and ride alongside.
told-rides-shot = { $bandit } is shot off the train, but rides alongside.
    .you = <b>You</b> are shot off the train, but ride alongside.
told-out-walked = { $bandit } walks off the end of the train: out!
    .you = <b>You</b> walk off the end of the train: out!
told-out-shot = { $bandit } is shot off the train: out!
    .you = <b>You</b> are shot off the train: out!
told-out-uncoupled = { $bandit } is left behind with the car: out!
    .you = <b>You</b> are left behind with the car: out!
# Rode alongside, and has no Horse to come back with.
told-out-ride = { $bandit } can't keep up with the train: out!
    .you = <b>You</b> can't keep up with the train: out!

## Events: the end of a round, and of the game

told-uncoupled = Uncoupled! The train rolls on without { $car_the }.
told-looted = { $bandit } pockets a loot card worth ${ $value }.
    .you = <b>You</b> pocket a loot card worth ${ $value }.
told-game-over-alone = Only one bandit is left on the train: the game is over.
told-game-over-locomotive = Only the locomotive is left: the game is over.
told-game-over-nobody = Nobody is left on the train: the game is over.
told-ranked = Place { $place }: { $player } without any loot
    .you = Place { $place }: <b>you</b>, without any loot
told-ranked-best = { $number ->
    [one] Place { $place }: { $player } with one loot card, worth ${ $best }
   *[other] Place { $place }: { $player } with { $number } loot cards, the best worth ${ $best }
}
    .you = { $number ->
        [one] Place { $place }: <b>you</b>, with one loot card, worth ${ $best }
       *[other] Place { $place }: <b>you</b>, with { $number } loot cards, the best worth ${ $best }
    }

## Moves: as lines of a menu; the cards of a programme, in order

move-programme = { $first } → { $second } → { $third }

## Moves: nature's

move-loot-card = Chance turns over the loot card worth ${ $value }

## Questions

question-programme = Which three cards do you play, and in what order?
question-loot-card = Chance turns over the car's loot card.
question-out = Your bandit is out. The others play on.
