# The page: what every screen of it says.

web-offline = Le serveur est injoignable.
web-server-trouble = Le serveur a un problème. Réessayez dans un instant.
web-needs-scripts = Colt Express a besoin de JavaScript : autorisez-le pour cette page.
web-seat = Joueur { $number }

## The stage: train, places and who stands there

web-stage-train = Train
web-stage-roof = { $car }, toit
web-stage-inside = { $car }, intérieur
web-stage-nobody = vide
web-stage-is-you = vous
web-stage-faces-front = face à la locomotive
web-stage-faces-tail = face au wagon de queue
web-stage-stunned = au sol
# Somebody or something, and what else is known of it.
web-stage-noted = { $who } ({ $notes })
# Pennants above one's own bandit; the second where one leads two.
web-stage-you = Vous
web-stage-yours = à vous
# How many cars away a place is.
web-stage-forward = { $number } en avant
web-stage-back = { $number } en arrière
web-stage-goes-on = le train continue plus bas ↓
web-stage-end = fin du train
# On the car that leaves the train: what, and when.
web-stage-cut = Décroché
web-stage-cut-when = à la fin de cette manche
web-stage-last-car = Wagon de queue
# The plates on the cars: there is room for about 15 letters.
web-stage-plate-locomotive = Locomotive
web-stage-plate-baggage = Bagages
web-stage-plate-second-class = Deuxième classe
web-stage-plate-dining = Restaurant
web-stage-plate-saloon = Saloon
web-stage-plate-mail = Poste
web-stage-plate-first-class = Première classe
# A full place, opened.
web-stage-many = { $number ->
    [one] { $number } bandit
   *[other] { $number } bandits
}
web-stage-open = Qui est là ? { $place }
web-stage-cannot = impossible à choisir

## Fair by proof

web-fair-title = Équitable, preuve à l'appui
web-fair-seed-good = Le serveur a tenu parole : sa graine est celle qu'il avait promise avant que quiconque s'assoie.
web-fair-seed-bad = Ce n'est pas la graine que le serveur avait promise. Quelque chose cloche.
web-fair-seed-unknown = Cet appareil n'a pas vu la promesse, ou ne peut pas la vérifier ici.
web-fair-salts-good = Le tirage de votre appareil entre dans chaque mélange.
web-fair-salts-bad = Le tirage de votre appareil a été laissé de côté. Quelque chose cloche.
web-fair-verify = Pour vérifier chaque carte, téléchargez l'enregistrement et lancez : coltexpress verify
web-fair-save = Télécharger l'enregistrement
