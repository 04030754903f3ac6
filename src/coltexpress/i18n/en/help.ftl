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
help-heading-expansions = Mini-expansions

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

## Colt Super Express

help-super-goal = Every round the train loses its caboose. Stay on board!
help-super-schemin = Schemin': all at once and in secret, everybody picks three cards and their order.
help-super-stealin = Stealin': from the first player on, each in turn reveals a card and carries it out; three times round.
help-super-row = Bandits stand one behind the other and act only the way they face: ◀ towards the locomotive, ▶ towards the caboose.
help-super-stunned = Whoever is hit lies stunned, and cannot be hit again. Their next card only gets them back on their feet.
help-super-uncoupling = After the round the caboose is uncoupled, with all who are in or on it. Its loot card goes to whoever is now farthest back.
help-super-end = The last bandit on the train wins. If only the locomotive is left, whoever there has the most loot cards does; in a tie, the best one counts.
help-super-floor-change = Climb onto the roof, or down into the car. Everyone who is already there is in front of you.
help-super-move = Go one car the way you face. If there is none, you fall off the train and are out.
help-super-turn-around = Face the other way.
help-super-fire = Hit the first standing bandit in front of you on your level, however far away: they fly one car on.
help-super-reflex = While stunned, you get up and fire at once. While standing, you fall over, stunned.
help-super-horse = Gallop into the locomotive. If you walked or were shot off the train, it brings you back as your very next card.
