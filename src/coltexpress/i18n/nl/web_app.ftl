# The page: what every screen of it says.

web-offline = De server is niet bereikbaar.
web-server-trouble = De server heeft een probleem. Probeer het zo meteen opnieuw.
web-needs-scripts = Colt Express heeft JavaScript nodig: sta het toe voor deze pagina.
web-seat = Speler { $number }

## The stage: train, places and who stands there

web-stage-train = Trein
web-stage-roof = { $car }, dak
web-stage-inside = { $car }, binnen
web-stage-nobody = leeg
web-stage-is-you = jij
web-stage-faces-front = kijkt naar de locomotief
web-stage-faces-tail = kijkt naar de laatste wagon
web-stage-stunned = buiten westen
# Somebody or something, and what else is known of it.
web-stage-noted = { $who } ({ $notes })
# Pennants above one's own bandit; the second where one leads two.
web-stage-you = Jij
web-stage-yours = van jou
# How many cars away a place is.
web-stage-forward = { $number } vooruit
web-stage-back = { $number } achteruit
web-stage-goes-on = de trein gaat hieronder verder ↓
web-stage-end = einde van de trein
# On the car that leaves the train: what, and when.
web-stage-cut = Losgekoppeld
web-stage-cut-when = aan het eind van deze ronde
web-stage-last-car = Laatste wagon
# The plates on the cars: there is room for about 15 letters.
web-stage-plate-locomotive = Locomotief
web-stage-plate-baggage = Bagage
web-stage-plate-second-class = Tweede klas
web-stage-plate-dining = Restauratie
web-stage-plate-saloon = Saloon
web-stage-plate-mail = Post
web-stage-plate-first-class = Eerste klas
# A full place, opened.
web-stage-many = { $number ->
    [one] { $number } bandiet
   *[other] { $number } bandieten
}
web-stage-open = Wie is hier? { $place }
web-stage-cannot = kan niet gekozen worden

## Fair by proof

web-fair-title = Aantoonbaar eerlijk
web-fair-seed-good = De server heeft woord gehouden: dit is de seed die hij beloofde voordat er iemand ging zitten.
web-fair-seed-bad = Dit is niet de seed die de server beloofde. Er klopt iets niet.
web-fair-seed-unknown = Dit apparaat heeft de belofte niet gezien, of kan die hier niet nagaan.
web-fair-salts-good = De worp van jouw apparaat telt mee, elke keer dat er geschud wordt.
web-fair-salts-bad = De worp van jouw apparaat is weggelaten. Er klopt iets niet.
web-fair-verify = Elke kaart nagaan? Bewaar het verslag en voer dit uit: coltexpress verify
web-fair-save = Verslag bewaren
