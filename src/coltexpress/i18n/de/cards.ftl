# Namen. Der Wert steht für sich (eine Überschrift, ein Knopf); die Attribute sind die Formen im Satz.

## Die Banditen und der Marshal

bandit-belle = Belle
bandit-cheyenne = Cheyenne
bandit-django = Django
bandit-doc = Doc
bandit-ghost = Ghost
bandit-mei = Mei
bandit-tuco = Tuco
marshal = Marshal

## Aktionskarten

action-move = Bewegen
action-floor-change = Ebenen-Wechsel
action-fire = Feuer!
action-robbery = Raub
action-punch = Hieb
action-marshal = Marshal
action-turn-around = Umdrehen
action-reflex = Reflex
action-horse = Pferd
# Was jede Karte für einen benommenen Banditen tut.
action-wake-up = Aufwachen

card-bullets = { $number ->
    [one] Patronenkarte
   *[other] { $number } × Patronenkarte
}
card-several = { $number } × { $card }
# Eine Karte im Team: welchem der beiden Banditen sie gehört.
card-of = { $action } ({ $bandit })
cards-none = nichts

## Der Zug; to: wohin, short: wo wenig Platz ist

car-locomotive = Lokomotive
    .acc = die Lokomotive
    .dat = der Lokomotive
    .gen = der Lokomotive
    .to = Zur Lokomotive
    .short = Lok
car-baggage = Gepäckwagen
    .acc = den Gepäckwagen
    .dat = dem Gepäckwagen
    .gen = des Gepäckwagens
    .to = Zum Gepäckwagen
    .short = Gepäck
car-second-class = Wagen zweiter Klasse
    .acc = den Wagen zweiter Klasse
    .dat = dem Wagen zweiter Klasse
    .gen = des Wagens zweiter Klasse
    .to = Zum Wagen zweiter Klasse
    .short = Zweite
car-dining = Speisewagen
    .acc = den Speisewagen
    .dat = dem Speisewagen
    .gen = des Speisewagens
    .to = Zum Speisewagen
    .short = Speise
car-saloon = Saloonwagen
    .acc = den Saloonwagen
    .dat = dem Saloonwagen
    .gen = des Saloonwagens
    .to = Zum Saloonwagen
    .short = Saloon
car-mail = Postwagen
    .acc = den Postwagen
    .dat = dem Postwagen
    .gen = des Postwagens
    .to = Zum Postwagen
    .short = Post
car-first-class = Wagen erster Klasse
    .acc = den Wagen erster Klasse
    .dat = dem Wagen erster Klasse
    .gen = des Wagens erster Klasse
    .to = Zum Wagen erster Klasse
    .short = Erste
car-number = Waggon { $number }
    .acc = Waggon { $number }
    .dat = Waggon { $number }
    .gen = von Waggon { $number }
    .to = Zu Waggon { $number }
    .short = { $number }

## Beute

loot-purse = Geldbeutel
    .acc = einen Geldbeutel
loot-jewel = Edelstein
    .acc = einen Edelstein
loot-strongbox = Geldkassette
    .acc = eine Geldkassette
loot-nothing = nichts
loot-known-purse = Geldbeutel mit { $value } $
    .short = { $value } $
loot-ransom = { $value } $ Lösegeld
loot-purses = { $number ->
    [one] { $number } Geldbeutel
   *[other] { $number } Geldbeutel
}
loot-jewels = { $number ->
    [one] { $number } Edelstein
   *[other] { $number } Edelsteine
}
loot-strongboxes = { $number ->
    [one] { $number } Geldkassette
   *[other] { $number } Geldkassetten
}
loot-cards = { $number ->
    [one] { $number } Beutekarte
   *[other] { $number } Beutekarten
}
money = { $amount } $

## Rundenkarten, ihre Spielzüge und Ereignisse

turn-visible = Offen
turn-tunnel = Tunnel
turn-speeding-up = Beschleunigung
turn-switching = Weiche

event-none = Kein Ereignis
event-angry-marshal = Wütender Marshal
event-swivel-arm = Schwenkkran
event-braking = Bremsen
event-take-it-all = Nehmt alles!
event-rebellion = Widerstand der Passagiere
event-pickpocketing = Taschendiebstahl
event-revenge = Die Rache des Marshals
event-hostage = Geiselnahme des Schaffners

round-card-angry-marshal = { event-angry-marshal }
round-card-swivel-arm = { event-swivel-arm }
round-card-braking = { event-braking }
round-card-take-it-all = { event-take-it-all }
round-card-rebellion = { event-rebellion }
round-card-bridge = Brücke
round-card-tunnels = Tunnel
round-card-pickpocketing = { event-pickpocketing }
round-card-revenge = { event-revenge }
round-card-hostage = { event-hostage }

## Wohin ein Bandit von Colt Super Express blickt, und wie es um ihn steht

facing-front = zur Lokomotive
facing-tail = zum letzten Waggon
stunned = benommen
riding = reitet nebenher
out = ausgeschieden

## Phasen und Titel

phase-set-up = Spielaufbau
phase-schemin = Planung!
phase-stealin = Action!
phase-round-end = Ende der Runde
phase-over = Spielende
title-gunslinger = Revolverheld
expert-variant = Variante für fortgeschrittene Spieler
