# Namen. De waarde staat op zichzelf (een kopje, een knop); de attributen zijn de vormen die in een zin staan.

## Bandieten en de Marshal

bandit-belle = Belle
bandit-cheyenne = Cheyenne
bandit-django = Django
bandit-doc = Doc
bandit-ghost = Ghost
bandit-mei = Mei
bandit-tuco = Tuco
marshal = Marshal

## Actiekaarten

action-move = Beweeg
action-floor-change = Van verdieping wisselen
action-fire = Schieten
action-robbery = Beroving
action-punch = Dreun
action-marshal = Marshal
action-turn-around = Omdraaien
action-reflex = Reflex
action-horse = Paard
# Wat elke kaart doet voor een bandiet die buiten westen is.
action-wake-up = Bijkomen

card-bullets = { $number ->
    [one] Kogelkaart
   *[other] { $number } × Kogelkaart
}
card-several = { $number } × { $card }
# Een kaart van een team: van welke van de twee bandieten ze is.
card-of = { $action } ({ $bandit })
cards-none = niets

## De trein; the: in een zin, short: waar weinig plaats is

car-locomotive = Locomotief
    .the = de locomotief
    .short = Loc
car-baggage = Bagagewagon
    .the = de bagagewagon
    .short = Bagage
car-second-class = Tweedeklaswagon
    .the = de tweedeklaswagon
    .short = Tweede
car-dining = Restauratiewagon
    .the = de restauratiewagon
    .short = Resto
car-saloon = Saloonwagon
    .the = de saloonwagon
    .short = Saloon
car-mail = Postwagon
    .the = de postwagon
    .short = Post
car-first-class = Eersteklaswagon
    .the = de eersteklaswagon
    .short = Eerste
car-number = Wagon { $number }
    .the = wagon { $number }
    .short = { $number }

## Buit

loot-purse = Geldbuidel
    .a = een geldbuidel
loot-jewel = Juweel
    .a = een juweel
loot-strongbox = Geldcassette
    .a = een geldcassette
loot-nothing = niets
loot-known-purse = geldbuidel van $ { $value }
    .short = $ { $value }
loot-ransom = $ { $value } losgeld
loot-purses = { $number ->
    [one] { $number } geldbuidel
   *[other] { $number } geldbuidels
}
loot-jewels = { $number ->
    [one] { $number } juweel
   *[other] { $number } juwelen
}
loot-strongboxes = { $number ->
    [one] { $number } geldcassette
   *[other] { $number } geldcassettes
}
loot-cards = { $number ->
    [one] { $number } buitkaart
   *[other] { $number } buitkaarten
}
money = $ { $amount }

## Rondekaarten, hun beurten en gebeurtenissen

turn-visible = Open
turn-tunnel = Tunnel
turn-speeding-up = Op stoom komen
turn-switching = Wissel

event-none = Geen gebeurtenis
event-angry-marshal = De boze Marshal
event-swivel-arm = Zwenkarm
event-braking = Remmen
event-take-it-all = Pak alles
event-rebellion = Opstand van de passagiers
event-pickpocketing = Zakken rollen
event-revenge = Wraak van de Marshal
event-hostage = Gegijzelde conducteur

round-card-angry-marshal = { event-angry-marshal }
round-card-swivel-arm = { event-swivel-arm }
round-card-braking = { event-braking }
round-card-take-it-all = { event-take-it-all }
round-card-rebellion = { event-rebellion }
round-card-bridge = Brug
round-card-tunnels = Tunnels
round-card-pickpocketing = { event-pickpocketing }
round-card-revenge = { event-revenge }
round-card-hostage = { event-hostage }

## Hoe een bandiet van Colt Super Express staat, en hoe het met hem gaat

facing-front = naar de locomotief
facing-tail = naar de laatste wagon
stunned = buiten westen
riding = te paard ernaast
out = uitgeschakeld

## Fasen en titels

phase-set-up = Voorbereiding
phase-schemin = Planfase
phase-stealin = Acties uitvoeren
phase-round-end = Einde van de ronde
phase-over = Einde van het spel
title-gunslinger = Scherpschutter
expert-variant = Variant voor gevorderde spelers
