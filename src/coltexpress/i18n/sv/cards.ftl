# Namn. Värdet står för sig självt (en rubrik, en knapp); attributen är de former som står i en mening.

## Banditerna och sheriffen

bandit-belle = Belle
    .gen = Belles
bandit-cheyenne = Cheyenne
    .gen = Cheyennes
bandit-django = Django
    .gen = Djangos
bandit-doc = Doc
    .gen = Docs
bandit-ghost = Ghost
    .gen = Ghosts
bandit-mei = Mei
    .gen = Meis
bandit-tuco = Tuco
    .gen = Tucos
marshal = Sheriff

## Handlingskort

action-move = Spring
action-floor-change = Byt nivå
action-fire = Skjut
action-robbery = Plundra
action-punch = Slåss
action-marshal = Sheriff
action-turn-around = Vänd dig om
action-reflex = Reflex
action-horse = Häst
# Vad varje kort gör för en golvad bandit.
action-wake-up = Kvickna till

card-bullets = { $number ->
    [one] Kulkort
   *[other] { $number } × Kulkort
}
card-several = { $number } × { $card }
# Ett kort i ett gäng: vilken av de två banditerna det tillhör.
card-of = { $action } ({ $bandit })
cards-none = ingenting

## Tåget; the: i en mening, short: där det är ont om plats

car-locomotive = Lokomotiv
    .the = lokomotivet
    .short = Lok
car-baggage = Bagagevagn
    .the = bagagevagnen
    .short = Bagage
car-second-class = Andraklassvagn
    .the = andraklassvagnen
    .short = Andra
car-dining = Restaurangvagn
    .the = restaurangvagnen
    .short = Restaurang
car-saloon = Saloonvagn
    .the = saloonvagnen
    .short = Saloon
car-mail = Postvagn
    .the = postvagnen
    .short = Post
car-first-class = Förstaklassvagn
    .the = förstaklassvagnen
    .short = Första
car-number = Vagn { $number }
    .the = vagn { $number }
    .short = { $number }

## Stöldgods

loot-purse = Börs
    .a = en börs
loot-jewel = Juvel
    .a = en juvel
loot-strongbox = Kassaskrin
    .a = ett kassaskrin
loot-nothing = ingenting
loot-known-purse = börs värd ${ $value }
    .short = ${ $value }
loot-ransom = ${ $value } i lösensumma
loot-purses = { $number ->
    [one] { $number } börs
   *[other] { $number } börsar
}
loot-jewels = { $number ->
    [one] { $number } juvel
   *[other] { $number } juveler
}
loot-strongboxes = { $number ->
    [one] { $number } kassaskrin
   *[other] { $number } kassaskrin
}
loot-cards = { $number ->
    [one] { $number } stöldgodskort
   *[other] { $number } stöldgodskort
}
money = ${ $amount }

## Omgångskort, deras turer och händelser

turn-visible = Uppvänt
turn-tunnel = Tunnel
turn-speeding-up = Acceleration
turn-switching = Växling

event-none = Ingen händelse
event-angry-marshal = Arg Sheriff
event-swivel-arm = Svängarm
event-braking = Inbromsning
event-take-it-all = Ta allting!
event-rebellion = Passagerarnas uppror
event-pickpocketing = Ficktjuvar
event-revenge = Sheriffens hämnd
event-hostage = Gisslandrama med konduktören

round-card-angry-marshal = { event-angry-marshal }
round-card-swivel-arm = { event-swivel-arm }
round-card-braking = { event-braking }
round-card-take-it-all = { event-take-it-all }
round-card-rebellion = { event-rebellion }
round-card-bridge = Bro
round-card-tunnels = Tunnlar
round-card-pickpocketing = { event-pickpocketing }
round-card-revenge = { event-revenge }
round-card-hostage = { event-hostage }

## Hur en bandit i Colt Super Express står, och hur det går

facing-front = mot lokomotivet
facing-tail = mot sista vagnen
stunned = golvad
riding = rider bredvid
out = ute

## Faser och titlar

phase-set-up = Förberedelser
phase-schemin = Intriger!
phase-stealin = Stöld!
phase-round-end = Omgångens slut
phase-over = Spelet är slut
title-gunslinger = Revolverman
expert-variant = Expertvariant
