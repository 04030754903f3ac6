# The page at a table of Colt Super Express.

## The instruction line; what stands out is between <b> and </b>

web-super-say-plan = Everyone plans at once: lay <b>three of your { $cards ->
    [4] four
    [5] five
   *[6] six
} cards</b> in order. Nobody sees them until Stealin'!
web-super-say-plan-short = Lay <b>three of your { $cards ->
    [4] four
    [5] five
   *[6] six
} cards</b> in order.
web-super-say-full = Your plan is complete. <b>Lay it face down</b>, or change it.
web-super-say-sending = Your plan is on its way.
web-super-say-waiting = { $number ->
    [one] Your plan is laid. <b>{ $names }</b> is still choosing.
   *[other] Your plan is laid. <b>{ $names }</b> are still choosing.
}
web-super-say-choosing = { $number ->
    [one] <b>{ $names }</b> is still choosing.
   *[other] <b>{ $names }</b> are still choosing.
}
web-super-say-step = <b>Card { $step } of { $steps }:</b> in turn, everybody turns it over and carries it out.
web-super-say-step-short = <b>Card { $step } of { $steps }</b>
web-super-say-end = The round is over: <b>the caboose is uncoupled.</b>

## On the players' tags

web-super-players = Players
web-super-thinking = thinking
web-super-ready = ready
web-super-laid = { $number } of { $slots }
web-super-no-loot = no loot card yet
web-super-loot = Loot cards: { $values }

## The plan

web-super-plan = Your plan, carried out from left to right
web-super-plan-laid = Your plan, still face down for the others
web-super-slot = { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
}
web-super-slot-empty = { $slot } card: still empty
web-super-take-out = { $slot } card: { $card }. Take it out.
web-super-drop = drop a card here
web-super-tap = tap a card below
web-super-hand = Still in your hand
web-super-hand-short = In your hand
web-super-left-out = Not played this round
web-super-place = Place { $card }
web-super-place-in = { $number ->
    [1] in the 1st slot
    [2] in the 2nd slot
    [3] in the 3rd slot
   *[other] in the { $number }th slot
}
web-super-clear = Clear the plan
web-super-lay = Lay the plan

## Stealin': the cards of all, and what the present one does

web-super-plans = The plans of this round
web-super-now = The card that is being carried out
web-super-now-none = The first card is about to be turned over.
web-super-to-come = { $card }, still to come
web-super-never = not played

## The round

web-super-kick = { $cars ->
    [one] Round { $round } · one car left
   *[other] Round { $round } · { $cars } cars left
}
web-super-kick-step = Round { $round } · card { $step } of { $steps }
web-super-what = What will happen
web-super-reveals = <b>{ $player }</b> turns over first, then clockwise, three times round.
web-super-you-reveal = <b>You</b> turn over first, then clockwise, three times round.
web-super-cut = The caboose is uncoupled. Whoever is in or on it is out.
web-super-cut-loot = Its loot card goes to the bandit who is then farthest back.
web-super-cut-last = Then only the locomotive is left, and the bandit there with the most loot cards wins.
web-super-unseen = Loot cards nobody has seen yet
