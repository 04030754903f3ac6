## Options of the games
#
# The name of an option. `.help`: of its flag on the command line. Of a switch: `.ask` is the question before a game in
# the terminal, `.label` its label on the page, with the choices `.off` and `.on` (otherwise no and yes), and `.about` and
# `.about-off` what it means.

option-expert = { expert-variant }
    .help = Colt Express: play the expert variant.
    .ask = Expert variant?
    .label = Rules
    .off = Standard
    .on = Expert
    .about = Expert variant: you keep cards from round to round.
    .about-off = Standard rules
option-reflex = { action-reflex }
    .help = Colt Super Express: play with the mini-expansion Reflex, one more card for everybody.
    .ask = Play with the { action-reflex } cards?
    .label = Extra card: { action-reflex }
    .about = Lying down, you get up and shoot at once. Standing, you fall over.
option-horse = { action-horse }
    .help = Colt Super Express: play with the mini-expansion Horse, one more card for everybody.
    .ask = Play with the { action-horse } cards?
    .label = Extra card: { action-horse }
    .about = Takes you to the locomotive, even when you have just left the train.
option-bandits = Bandits
    .help = The bandits, seat by seat, e.g. belle,tuco,doc. Who is left out is drawn at random.
option-train = Train
    .help = Colt Express: the cars behind the locomotive, from front to back, e.g. mail,saloon,dining; or random.
option-first = First player
    .help = The seat of the first player, counted from 1; or random.
option-teams = Your bandits
    .help = Colt Express for two: draft (take turns picking), random, or both teams, e.g. tuco,cheyenne/django,doc.
option-placement = Starting places
    .help = Colt Express for two, who starts in which car: chosen (by the players) or random.

# The heading of the list of switches that are on; `.none` if none is.
options-express = More rules
    .none = None
options-super = Extra cards
    .none = None
