# Names. A name's value stands alone (a heading, a button); its attributes are the forms that stand in a sentence.

## Bandits and the Marshal

bandit-belle = Belle
bandit-cheyenne = Cheyenne
bandit-django = Django
bandit-doc = Doc
bandit-ghost = Ghost
bandit-mei = Mei
bandit-tuco = Tuco
marshal = Marshal

## Action cards

action-move = Move
action-floor-change = Floor Change
action-fire = Fire
action-robbery = Robbery
action-punch = Punch
action-marshal = Marshal
action-turn-around = Turn Around
action-reflex = Reflex
action-horse = Horse
# What any card does for a stunned bandit.
action-wake-up = Wake Up

card-bullets = { $number ->
    [one] Bullet
   *[other] { $number } × Bullet
}
card-several = { $number } × { $card }
# A card of a team: which of the two bandits it belongs to.
card-of = { $action } ({ $bandit })
cards-none = nothing

## The train; the: in a sentence, short: where there is little room

car-locomotive = Locomotive
    .the = the locomotive
    .short = Loco
car-baggage = Baggage car
    .the = the baggage car
    .short = Baggage
car-second-class = Second-class car
    .the = the second-class car
    .short = Second
car-dining = Dining car
    .the = the dining car
    .short = Dining
car-saloon = Saloon car
    .the = the saloon car
    .short = Saloon
car-mail = Mail car
    .the = the mail car
    .short = Mail
car-first-class = First-class car
    .the = the first-class car
    .short = First
car-number = Car { $number }
    .the = car { $number }
    .short = { $number }

## Loot

loot-purse = Purse
    .a = a purse
loot-jewel = Jewel
    .a = a jewel
loot-strongbox = Strongbox
    .a = a strongbox
loot-nothing = nothing
loot-known-purse = ${ $value } purse
    .short = ${ $value }
loot-ransom = ${ $value } ransom
loot-purses = { $number ->
    [one] { $number } purse
   *[other] { $number } purses
}
loot-jewels = { $number ->
    [one] { $number } jewel
   *[other] { $number } jewels
}
loot-strongboxes = { $number ->
    [one] { $number } strongbox
   *[other] { $number } strongboxes
}
loot-cards = { $number ->
    [one] { $number } loot card
   *[other] { $number } loot cards
}
money = ${ $amount }

## Round cards, their turns and events

turn-visible = Face up
turn-tunnel = Tunnel
turn-speeding-up = Speeding-Up
turn-switching = Switching

event-none = No event
event-angry-marshal = Angry Marshal
event-swivel-arm = Swivel Arm
event-braking = Braking
event-take-it-all = Take It All!
event-rebellion = Passengers' Rebellion
event-pickpocketing = Pickpocketing
event-revenge = Marshal's Revenge
event-hostage = Hostage-Taking of the Conductor

round-card-angry-marshal = { event-angry-marshal }
round-card-swivel-arm = { event-swivel-arm }
round-card-braking = { event-braking }
round-card-take-it-all = { event-take-it-all }
round-card-rebellion = { event-rebellion }
round-card-bridge = Bridge
round-card-tunnels = Tunnels
round-card-pickpocketing = { event-pickpocketing }
round-card-revenge = { event-revenge }
round-card-hostage = { event-hostage }

## How a bandit of Colt Super Express stands, and fares

facing-front = towards the locomotive
facing-tail = towards the caboose
stunned = stunned
riding = riding alongside
out = out

## Phases and titles

phase-set-up = Set-up
phase-schemin = Schemin'!
phase-stealin = Stealin'!
phase-round-end = End of the round
phase-over = Game over
title-gunslinger = Gunslinger
expert-variant = Expert variant
