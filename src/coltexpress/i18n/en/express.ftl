# Colt Express: what happens, what one can do, what one is asked.
# .you: the same, told to whoever does it; .to-you: to whom it is done. <b> marks what stands out.

## Events: set-up

told-coupled = The train behind the locomotive: { $cars }
told-marshal-card-given = { $player } gives the Marshal card to { $bandit }.
    .you = <b>You</b> give the Marshal card to { $bandit }.

## Events: Schemin'

told-drew = { $number ->
    [one] { $player } draws a card.
   *[other] { $player } draws { $number } cards.
}
    .you = { $number ->
        [one] <b>You</b> draw a card.
       *[other] <b>You</b> draw { $number } cards.
    }
told-drew-cards = { $player } draws: { $cards }
    .you = <b>You</b> draw: { $cards }
told-hands-returned = Cards left in hand go back on the decks.
told-discarded = { $number ->
    [0] { $player } discards nothing.
    [one] { $player } discards a card.
   *[other] { $player } discards { $number } cards.
}
    .you = { $number ->
        [0] <b>You</b> discard nothing.
        [one] <b>You</b> discard a card.
       *[other] <b>You</b> discard { $number } cards.
    }
told-discarded-cards = { $player } discards: { $cards }
    .you = <b>You</b> discard: { $cards }
told-shed-bullets = { $number ->
    [one] { $player } discards a bullet.
   *[other] { $player } discards { $number } bullets.
}
    .you = { $number ->
        [one] <b>You</b> discard a bullet.
       *[other] <b>You</b> discard { $number } bullets.
    }
told-shuffled = { $number ->
    [one] { $player } turns the discard pile into a new deck: a single card.
   *[other] { $player } shuffles the discard pile into a new deck of { $number } cards.
}
    .you = { $number ->
        [one] <b>You</b> turn your discard pile into a new deck: a single card.
       *[other] <b>You</b> shuffle your discard pile into a new deck of { $number } cards.
    }
told-round-card-turned = Round card: { $card } ({ $turns })
told-turn-began = Turn { $number }: { $turn }
told-played = { $player } plays { $card }.
    .you = <b>You</b> play { $card }.
told-played-down = { $player } plays { $card }, face down.
    .you = <b>You</b> play { $card }, face down.
told-played-hidden = { $player } plays a card face down.
    .you = <b>You</b> play a card face down.
told-passed = { $player } passes.
    .you = <b>You</b> pass.

## Events: Stealin'

told-card-resolved = { $bandit }: { $action }
    .you = <b>Your</b> card: { $action }
told-no-effect = { $action_key ->
    [action-fire] { $bandit } can't shoot anyone.
    [action-robbery] { $bandit } finds nothing to take.
    [action-punch] { $bandit } has nobody to punch.
   *[other] { $action } does nothing for { $bandit }.
}
    .you = { $action_key ->
        [action-fire] <b>You</b> can't shoot anyone.
        [action-robbery] <b>You</b> find nothing to take.
        [action-punch] <b>You</b> have nobody to punch.
       *[other] { $action } does nothing for <b>you</b>.
    }
told-moved-knocked = { $level ->
    [roof] { $bandit } tumbles onto the roof of { $car_the }.
   *[inside] { $bandit } tumbles into { $car_the }.
}
    .you = { $level ->
        [roof] <b>You</b> tumble onto the roof of { $car_the }.
       *[inside] <b>You</b> tumble into { $car_the }.
    }
told-moved-pushed = { $level ->
    [roof] The shot throws { $bandit } onto the roof of { $car_the }.
   *[inside] The shot throws { $bandit } into { $car_the }.
}
    .you = { $level ->
        [roof] The shot throws <b>you</b> onto the roof of { $car_the }.
       *[inside] The shot throws <b>you</b> into { $car_the }.
    }
told-moved-swept = { $level ->
    [roof] { $bandit } is swept onto the roof of { $car_the }.
   *[inside] { $bandit } is swept into { $car_the }.
}
    .you = { $level ->
        [roof] <b>You</b> are swept onto the roof of { $car_the }.
       *[inside] <b>You</b> are swept into { $car_the }.
    }
told-moved-fled = { $level ->
    [roof] { $bandit } flees from the Marshal to the roof of { $car_the }.
   *[inside] { $bandit } flees from the Marshal to { $car_the }.
}
    .you = { $level ->
        [roof] <b>You</b> flee from the Marshal to the roof of { $car_the }.
       *[inside] <b>You</b> flee from the Marshal to { $car_the }.
    }
told-marshal-moved = The Marshal enters { $car_the }.
told-wounded = { $bandit } takes a neutral bullet.
    .you = <b>You</b> take a neutral bullet.
told-neutral-bullets-gone = Too few neutral bullets are left: that was the last of them.
told-punched = { $bandit } punches { $victim }.
    .you = <b>You</b> punch { $victim }.
    .to-you = { $bandit } punches <b>you</b>.
told-took = { $bandit } takes { $loot_a }.
    .you = <b>You</b> take { $loot_a }.
told-took-value = { $bandit } takes a ${ $value } purse.
    .you = <b>You</b> take a ${ $value } purse.
told-dropped = { $bandit } drops { $loot_a }.
    .you = <b>You</b> drop { $loot_a }.
told-dropped-value = { $bandit } drops a ${ $value } purse.
    .you = <b>You</b> drop a ${ $value } purse.

## Events: the end of a round, and of the game

told-event-began = Event: { $event }
told-strongbox-brought = A second strongbox turns up in { $car_the }.
told-declined = { $bandit } takes nothing.
    .you = <b>You</b> take nothing.
told-lost = { $bandit } loses { $loot_a } to the Marshal.
    .you = <b>You</b> lose { $loot_a } to the Marshal.
told-lost-value = { $bandit } loses a ${ $value } purse to the Marshal.
    .you = <b>You</b> lose a ${ $value } purse to the Marshal.
told-ransomed = { $bandit } pockets $250 of ransom.
    .you = <b>You</b> pocket $250 of ransom.
told-gunslinger = { $player } is the Gunslinger: $1,000 extra!
    .you = <b>You</b> are the Gunslinger: $1,000 extra!
told-scored = Place { $place }: { $player } with ${ $money }
    .you = Place { $place }: <b>you</b>, with ${ $money }
told-game-over = The game is over.

## Moves: as lines of a menu

move-play = Play { $card }
move-play-down = Play { $card }, face down
move-draw = Draw 3 cards
move-pass = Pass
move-bullets-discard = Discard all bullets
move-bullets-keep = Discard no bullets
move-keep = Keep { $cards }
move-keep-nothing = Keep nothing
move-go-to = Move to { $car_the }
move-send-marshal = Send the Marshal to { $car_the }
# A move to a numbered car, and that car's name.
move-to-car = { $move } ({ $car })
move-shoot = Shoot { $bandit }
move-punch = Punch { $bandit }
move-drop = Make them drop { $loot_a }
move-knock-forward = Knock them forward, towards the locomotive
move-knock-back = Knock them back, towards the caboose
move-snatch-take = Take the purse
move-snatch-leave = Leave the purse
move-take = Take { $loot_a }
move-take-known = Take the ${ $value } purse that only you know
move-take-known-open = Take the ${ $value } purse that everybody knows
move-take-unknown = Take a purse, whatever it holds
move-take-nothing = Take nothing
move-pick = Pick { $bandit }
move-place = { $bandit } starts in the caboose, { $keeper } gets the Marshal card

## Moves: nature's

move-couple = Chance couples the train: { $cars }
move-deal = Chance deals { $bandit }: { $cards }
move-turn-over = Chance turns over { $card }
move-fall = Chance drops a ${ $value } purse
move-found = Chance puts ${ $value } in the purse
move-found-known = Chance picks the ${ $value } purse that { $bandit } knows

## Questions

question-go = Your go: play a card or draw three.
question-bullets = Do you discard the bullets in your hand?
question-keep = Which cards do you keep for the next round? The others are discarded.
question-move = Where does { $bandit } move?
question-marshal = Where does { $bandit } send the Marshal?
question-fire = Whom does { $bandit } shoot?
question-robbery = What does { $bandit } take?
question-punch = Whom does { $bandit } punch?
question-drop = What does { $bandit } knock out of { $victim }'s hands?
question-snatch = { $victim } has dropped a purse. Does { $bandit } take it?
question-knock = Which way does { $bandit } knock { $victim }?
question-pickpocket = Nobody is looking. Which purse does { $bandit } pocket?
question-pick = Which bandit joins your team?
question-place = Who starts in the caboose, and who gets the Marshal card?
question-train = Chance couples the train.
question-places = Chance says who starts where.
question-deal = { $number ->
    [one] Chance deals { $bandit } a card.
   *[other] Chance deals { $bandit } { $number } cards.
}
question-turn-over = Chance turns over the round card.
question-which-falls = Chance says which of { $victim }'s purses falls.
question-which-purse = Chance says what { $bandit } finds in the purse.
