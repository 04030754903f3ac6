# What both games say. Events: told-<kind>; moves: move-<name>; questions: question-<name>.
# $player is a name as it was given, so only its basic form is known; bandits, cars and loot have all the forms of cards.ftl.
# .you: the same, told to whoever does it; .to-you: to whom it is done. <b> marks what stands out.

## Events

told-joined = { $player } picks { $bandit }.
    .you = <b>You</b> pick { $bandit }.
told-joined-solo = { $bandit } joins the hold-up.
    .you = <b>You</b> join the hold-up as { $bandit }.
told-first-player = { $player } is the first player.
    .you = <b>You</b> are the first player.
told-boarded = { $bandit } boards { $car_the }.
    .you = <b>You</b> board { $car_the }.
told-round-began = Round { $round } begins.
told-answered = { $player } has decided.
    .you = <b>You</b> have decided.
told-taken-back = { $player } has second thoughts and chooses again.
    .you = <b>You</b> have second thoughts and choose again.
told-stealin-began = Stealin'! The cards are turned over.
told-moved-walked = { $level ->
    [roof] { $bandit } runs to the roof of { $car_the }.
   *[inside] { $bandit } moves to { $car_the }.
}
    .you = { $level ->
        [roof] <b>You</b> run to the roof of { $car_the }.
       *[inside] <b>You</b> move to { $car_the }.
    }
told-moved-climbed = { $level ->
    [roof] { $bandit } climbs onto the roof of { $car_the }.
   *[inside] { $bandit } climbs down into { $car_the }.
}
    .you = { $level ->
        [roof] <b>You</b> climb onto the roof of { $car_the }.
       *[inside] <b>You</b> climb down into { $car_the }.
    }
told-shot = { $bandit } shoots { $target }.
    .you = <b>You</b> shoot { $target }.
    .to-you = { $bandit } shoots <b>you</b>.

## Moves: as lines of a menu

move-take-back = Take your choice back
move-assign-bandits = Chance hands out the bandits: { $bandits }
move-draw-first-player = Chance draws { $bandit }'s pawn

## Questions

question-bandits = Chance hands out the bandits.
question-first-player = Chance draws the first player.
question-wait = The others are still deciding.
question-over = The game is over.
