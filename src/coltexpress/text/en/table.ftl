# What both games say. Events: told-<kind>; moves: move-<name>; questions: question-<name>.
# $player is a name as it was given, so only its basic form is known; bandits, cars and loot have all the forms of cards.ftl.

## Events

told-joined = { $player } picks { $bandit }.
told-joined-solo = { $bandit } joins the hold-up.
told-first-player = { $player } is the first player.
told-boarded = { $bandit } boards { $car_the }.
told-round-began = Round { $round } begins.
told-answered = { $player } has decided.
told-taken-back = { $player } has second thoughts and chooses again.
told-stealin-began = Stealin'! The cards are turned over.
told-moved-walked = { $level ->
    [roof] { $bandit } runs to the roof of { $car_the }.
   *[inside] { $bandit } moves to { $car_the }.
}
told-moved-climbed = { $level ->
    [roof] { $bandit } climbs onto the roof of { $car_the }.
   *[inside] { $bandit } climbs down into { $car_the }.
}
told-shot = { $bandit } shoots { $target }.

## Moves: as lines of a menu

move-take-back = Take your choice back
move-gather = Chance hands out the bandits: { $bandits }
move-pawn = Chance draws { $bandit }'s pawn

## Questions

question-which-bandits = Chance hands out the bandits.
question-who-is-first = Chance draws the first player.
question-wait = The others are still deciding.
question-over = The game is over.
