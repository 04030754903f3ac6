# Les noms. La valeur se lit seule (un titre, un bouton) ; les attributs sont les formes qui entrent dans une phrase.

## Les bandits et le Marshal

bandit-belle = Belle
    .pronoun = elle
bandit-cheyenne = Cheyenne
    .pronoun = elle
bandit-django = Django
    .pronoun = il
bandit-doc = Doc
    .pronoun = il
bandit-ghost = Ghost
    .pronoun = il
bandit-mei = Mei
    .pronoun = elle
bandit-tuco = Tuco
    .pronoun = il
marshal = Marshal

## Les cartes Action

action-move = Déplacement
action-floor-change = Changement d'étage
action-fire = Tir
action-robbery = Braquage
action-punch = Coup de poing
action-marshal = Marshal
action-turn-around = Retournement
action-reflex = Réflexe
action-horse = Cheval
# Ce que fait toute carte pour un bandit sonné.
action-wake-up = Réveil

card-bullets = { $number ->
    [one] Balle
   *[other] { $number } × Balle
}
card-several = { $number } × { $card }
# Une carte d'équipe : auquel des deux bandits elle appartient.
card-of = { $action } ({ $bandit })
cards-none = rien

## Le train ; the : avec l'article, of : avec « de », to : avec « à », short : quand la place manque

car-locomotive = Locomotive
    .the = la locomotive
    .of = de la locomotive
    .to = à la locomotive
    .short = Loco
car-baggage = Fourgon à bagages
    .the = le fourgon à bagages
    .of = du fourgon à bagages
    .to = au fourgon à bagages
    .short = Bagages
car-second-class = Wagon de deuxième classe
    .the = le wagon de deuxième classe
    .of = du wagon de deuxième classe
    .to = au wagon de deuxième classe
    .short = Seconde
car-dining = Wagon-restaurant
    .the = le wagon-restaurant
    .of = du wagon-restaurant
    .to = au wagon-restaurant
    .short = Restaurant
car-saloon = Wagon-saloon
    .the = le wagon-saloon
    .of = du wagon-saloon
    .to = au wagon-saloon
    .short = Saloon
car-mail = Wagon postal
    .the = le wagon postal
    .of = du wagon postal
    .to = au wagon postal
    .short = Poste
car-first-class = Wagon de première classe
    .the = le wagon de première classe
    .of = du wagon de première classe
    .to = au wagon de première classe
    .short = Première
car-number = Wagon { $number }
    .the = le wagon { $number }
    .of = du wagon { $number }
    .to = au wagon { $number }
    .short = { $number }

## Le butin

loot-purse = Bourse
    .a = une bourse
loot-jewel = Bijou
    .a = un bijou
loot-strongbox = Cagnotte
    .a = une cagnotte
loot-nothing = rien
loot-known-purse = bourse de { $value } $
    .short = { $value } $
loot-ransom = { $value } $ de rançon
loot-purses = { $number ->
    [one] { $number } bourse
   *[other] { $number } bourses
}
loot-jewels = { $number ->
    [one] { $number } bijou
   *[other] { $number } bijoux
}
loot-strongboxes = { $number ->
    [one] { $number } cagnotte
   *[other] { $number } cagnottes
}
loot-cards = { $number ->
    [one] { $number } carte Butin
   *[other] { $number } cartes Butin
}
money = { $amount } $

## Les cartes Manche, leurs tours et leurs événements

turn-visible = Face visible
turn-tunnel = Tunnel
turn-speeding-up = Accélération
turn-switching = Aiguillage

event-none = Aucun événement
event-angry-marshal = Marshal en colère
event-swivel-arm = Potence tournante
event-braking = Freinage
event-take-it-all = Prenez tout !
event-rebellion = Rébellion des passagers
event-pickpocketing = Vol à la tire
event-revenge = Vengeance du Marshal
event-hostage = Prise d'otage du conducteur

round-card-angry-marshal = { event-angry-marshal }
round-card-swivel-arm = { event-swivel-arm }
round-card-braking = { event-braking }
round-card-take-it-all = { event-take-it-all }
round-card-rebellion = { event-rebellion }
round-card-bridge = Pont
round-card-tunnels = Tunnels
round-card-pickpocketing = { event-pickpocketing }
round-card-revenge = { event-revenge }
round-card-hostage = { event-hostage }

## L'orientation et l'état d'un bandit de Colt Super Express

facing-front = vers la locomotive
facing-tail = vers le wagon de queue
stunned = sonné
riding = à cheval le long du train
out = éliminé

## Les phases et les titres

phase-set-up = Mise en place
phase-schemin = Le Plan
phase-stealin = L'Action
phase-round-end = Fin de la manche
phase-over = Fin de la partie
title-gunslinger = As de la gâchette
expert-variant = Variante experts
