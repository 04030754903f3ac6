# Help in the middle of a game: a line each.

help-title = Help
help-goal = Five rounds, one train. Whoever has the most money in the end wins.
help-schemin = Schemin': turn by turn, everybody plays a card on the common pile or draws three.
help-stealin = Stealin': the cards of the pile are carried out in the order in which they were played.
help-marshal = Whoever meets the Marshal takes a neutral bullet and flees to the roof.
help-bullets = Bullets you take end up in your deck, where they are dead weight.
help-gunslinger = Whoever fires the most bullets is the Gunslinger, and $1,000 richer.
help-heading-actions = Actions
help-heading-turns = Turns
help-heading-events = Events
help-heading-bandits = Bandits

## Actions

help-action-move = Inside, go to a neighbouring car; on the roof, run up to three cars.
help-action-floor-change = Climb onto the roof, or down into the car.
help-action-fire = Inside, shoot a bandit in a neighbouring car; on the roof, the nearest one in sight either way.
help-action-robbery = Take a piece of loot that lies where you are.
help-action-punch = Hit a bandit where you are: they drop a piece of loot and fly into a neighbouring car.
help-action-marshal = Move the Marshal one car.

## Turns

help-turn-visible = Cards are played face up.
help-turn-tunnel = Cards are played face down.
help-turn-speeding-up = Everybody has two goes in a row.
help-turn-switching = This turn goes the other way round, counter-clockwise.

## Events

help-event-none = Nothing happens at the end of the round.
help-event-angry-marshal = The Marshal shoots everyone on the roof of his car, then goes one car towards the caboose.
help-event-swivel-arm = Everyone on a roof is swept to the roof of the caboose.
help-event-braking = Everyone on a roof slides one car forward.
help-event-take-it-all = The second strongbox is put in the Marshal's car.
help-event-rebellion = Everyone inside the train takes a neutral bullet.
help-event-pickpocketing = Whoever is alone in a place may take a purse from there.
help-event-revenge = Everyone on the roof of the Marshal's car loses their least valuable purse.
help-event-hostage = Everyone in or on the locomotive gets $250 of ransom.

## Bandits

help-bandit-belle = Nobody can shoot or punch Belle while there is somebody else to pick.
help-bandit-cheyenne = When Cheyenne's punch knocks a purse loose, she may take it.
help-bandit-django = Django's bullets throw the victim one car further.
help-bandit-doc = Doc begins every round with seven cards instead of six.
help-bandit-ghost = In the first turn of a round, Ghost may play the card face down.
help-bandit-tuco = Tuco may also shoot through the roof of his own car, up or down.
