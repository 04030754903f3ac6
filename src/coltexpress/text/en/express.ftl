# Colt Express: what happens, what one can do, what one is asked.
# $player is a name as it was given, so only its basic form is known; bandits, cars and loot have all the forms of cards.ftl.

## Events: set-up

express-event-joined = { $player } picks { $bandit }.
express-event-joined-solo = { $bandit } joins the hold-up.
express-event-coupled = The train behind the locomotive: { $cars }
express-event-answered = { $player } has decided.
express-event-marshal-card-given = { $player } gives the Marshal card to { $bandit }.
express-event-boarded = { $bandit } boards { $car_the }.
express-event-first-player = { $player } is the first player.

## Events: Schemin'

express-event-round-began = Round { $round } begins.
express-event-drew = { $number ->
    [one] { $player } draws a card.
   *[other] { $player } draws { $number } cards.
}
express-event-drew-cards = { $player } draws: { $cards }
express-event-hands-returned = Cards left in hand go back on the decks.
express-event-discarded = { $number ->
    [0] { $player } discards nothing.
    [one] { $player } discards a card.
   *[other] { $player } discards { $number } cards.
}
express-event-discarded-cards = { $player } discards: { $cards }
express-event-shed-bullets = { $number ->
    [one] { $player } discards a bullet.
   *[other] { $player } discards { $number } bullets.
}
express-event-shuffled = { $number ->
    [one] { $player } turns the discard pile into a new deck: a single card.
   *[other] { $player } shuffles the discard pile into a new deck of { $number } cards.
}
express-event-round-card-turned = Round card: { $card } ({ $turns })
express-event-turn-began = Turn { $number }: { $turn }
express-event-played = { $player } plays { $card }.
express-event-played-down = { $player } plays { $card }, face down.
express-event-played-hidden = { $player } plays a card face down.
express-event-passed = { $player } passes.

## Events: Stealin'

express-event-stealin-began = Stealin'! The pile is turned over.
express-event-card-resolved = { $bandit }: { $action }
express-event-no-effect = { $action_key ->
    [action-fire] { $bandit } can't shoot anyone.
    [action-robbery] { $bandit } finds nothing to take.
    [action-punch] { $bandit } has nobody to punch.
   *[other] { $action } does nothing for { $bandit }.
}
express-event-moved-walked = { $level ->
    [roof] { $bandit } runs to the roof of { $car_the }.
   *[inside] { $bandit } moves to { $car_the }.
}
express-event-moved-climbed = { $level ->
    [roof] { $bandit } climbs onto the roof of { $car_the }.
   *[inside] { $bandit } climbs down into { $car_the }.
}
express-event-moved-knocked = { $level ->
    [roof] { $bandit } tumbles onto the roof of { $car_the }.
   *[inside] { $bandit } tumbles into { $car_the }.
}
express-event-moved-pushed = { $level ->
    [roof] The shot throws { $bandit } onto the roof of { $car_the }.
   *[inside] The shot throws { $bandit } into { $car_the }.
}
express-event-moved-swept = { $level ->
    [roof] { $bandit } is swept onto the roof of { $car_the }.
   *[inside] { $bandit } is swept into { $car_the }.
}
express-event-moved-fled = { $level ->
    [roof] { $bandit } flees from the Marshal to the roof of { $car_the }.
   *[inside] { $bandit } flees from the Marshal to { $car_the }.
}
express-event-marshal-moved = The Marshal enters { $car_the }.
express-event-shot = { $bandit } shoots { $target }.
express-event-wounded = { $bandit } takes a neutral bullet.
express-event-neutral-bullets-gone = Too few neutral bullets are left: that was the last of them.
express-event-punched = { $bandit } punches { $victim }.
express-event-took = { $bandit } takes { $loot_a }.
express-event-took-value = { $bandit } takes a ${ $value } purse.
express-event-dropped = { $bandit } drops { $loot_a }.
express-event-dropped-value = { $bandit } drops a ${ $value } purse.

## Events: the end of a round, and of the game

express-event-event-began = Event: { $event }
express-event-strongbox-brought = A second strongbox turns up in { $car_the }.
express-event-declined = { $bandit } takes nothing.
express-event-lost = { $bandit } loses { $loot_a } to the Marshal.
express-event-lost-value = { $bandit } loses a ${ $value } purse to the Marshal.
express-event-ransomed = { $bandit } pockets $250 of ransom.
express-event-gunslinger = { $player } is the Gunslinger: $1,000 extra!
express-event-scored = Place { $place }: { $player } with ${ $money }
express-event-game-over = The game is over.

## Moves: as lines of a menu

express-move-play = Play { $card }
express-move-play-down = Play { $card }, face down
express-move-draw = Draw 3 cards
express-move-pass = Pass
express-move-discard-bullets = Discard all bullets
express-move-keep-bullets = Discard no bullets
express-move-keep = Keep { $cards }
express-move-keep-nothing = Keep nothing
express-move-go-to = Move to { $car_the }
express-move-send-marshal = Send the Marshal to { $car_the }
# A move to a numbered car, and that car's name.
express-move-to-car = { $move } ({ $car })
express-move-shoot = Shoot { $bandit }
express-move-punch = Punch { $bandit }
express-move-drop = Make them drop { $loot_a }
express-move-knock-forward = Knock them forward, towards the locomotive
express-move-knock-back = Knock them back, towards the caboose
express-move-take-it = Take the purse
express-move-leave-it = Leave the purse
express-move-take = Take { $loot_a }
express-move-take-known = Take the ${ $value } purse that only you know
express-move-take-open = Take the ${ $value } purse that everybody knows
express-move-take-unknown = Take a purse, whatever it holds
express-move-take-nothing = Take nothing
express-move-pick = Pick { $bandit }
express-move-place = { $bandit } starts in the caboose, { $keeper } gets the Marshal card

## Moves: nature's

express-move-gather = Chance hands out the bandits: { $bandits }
express-move-couple = Chance couples the train: { $cars }
express-move-pawn = Chance draws { $bandit }'s pawn
express-move-deal = Chance deals { $bandit }: { $cards }
express-move-turn-over = Chance turns over { $card }
express-move-fall = Chance drops a ${ $value } purse
express-move-found = Chance puts ${ $value } in the purse
express-move-found-known = Chance picks the ${ $value } purse that { $bandit } knows

## Questions

express-question-go = Your go: play a card or draw three.
express-question-shed-bullets = Do you discard the bullets in your hand?
express-question-keep-cards = Which cards do you keep for the next round? The others are discarded.
express-question-where-to = Where does { $bandit } move?
express-question-marshal-where-to = Where does { $bandit } send the Marshal?
express-question-target = Whom does { $bandit } shoot?
express-question-which-loot = What does { $bandit } take?
express-question-victim = Whom does { $bandit } punch?
express-question-what-falls = What does { $bandit } knock out of { $victim }'s hands?
express-question-take-or-leave = { $victim } has dropped a purse. Does { $bandit } take it?
express-question-which-way = Which way does { $bandit } knock { $victim }?
express-question-pickpocket = Nobody is looking. Which purse does { $bandit } pocket?
express-question-pick-bandit = Which bandit joins your team?
express-question-place-teams = Who starts in the caboose, and who gets the Marshal card?
express-question-which-bandits = Chance hands out the bandits.
express-question-which-train = Chance couples the train.
express-question-who-is-first = Chance draws the first player.
express-question-which-places = Chance says who starts where.
express-question-deal-cards = { $number ->
    [one] Chance deals { $bandit } a card.
   *[other] Chance deals { $bandit } { $number } cards.
}
express-question-which-round-card = Chance turns over the round card.
express-question-which-falls = Chance says which of { $victim }'s purses falls.
express-question-which-purse = Chance says what { $bandit } finds in the purse.
express-question-wait = The others are still deciding.
express-question-over = The game is over.
