# The page: what every screen of it says.

web-offline = The server cannot be reached.
web-server-trouble = The server has a problem. Try again in a moment.
web-needs-scripts = Colt Express needs JavaScript: please allow it for this page.
web-seat = Player { $number }

## The stage: train, places and who stands there

web-stage-train = Train
web-stage-roof = { $car }, roof
web-stage-inside = { $car }, inside
web-stage-nobody = empty
web-stage-is-you = you
web-stage-faces-front = facing the locomotive
web-stage-faces-tail = facing the caboose
web-stage-stunned = stunned
# Somebody or something, and what else is known of it.
web-stage-noted = { $who } ({ $notes })
# Pennants above one's own bandit; the second where one leads two.
web-stage-you = You
web-stage-yours = yours
# How many cars away a place is.
web-stage-forward = { $number } forward
web-stage-back = { $number } back
web-stage-goes-on = the train goes on below ↓
web-stage-end = end of the train
# On the car that leaves the train: what, and when.
web-stage-cut = Cut off
web-stage-cut-when = at the end of this round
web-stage-last-car = Last car
# The plates on the cars: there is room for about 15 letters.
web-stage-plate-locomotive = Locomotive
web-stage-plate-baggage = Baggage
web-stage-plate-second-class = Second class
web-stage-plate-dining = Dining
web-stage-plate-saloon = Saloon
web-stage-plate-mail = Mail
web-stage-plate-first-class = First class
# A full place, opened.
web-stage-many = { $number ->
    [one] { $number } bandit
   *[other] { $number } bandits
}
web-stage-open = Who is here? { $place }
web-stage-cannot = cannot be chosen

## Fair by proof

web-fair-title = Fair by proof
web-fair-seed-good = The server kept its word: its seed is the one it promised before anybody sat down.
web-fair-seed-bad = This is not the seed that the server promised. Something is wrong here.
web-fair-seed-unknown = This device did not see the promise, or cannot check it here.
web-fair-salts-good = What your device threw is part of every shuffle.
web-fair-salts-bad = What your device threw was left out. Something is wrong here.
web-fair-verify = To check every card, save the record and run: coltexpress verify
web-fair-save = Save the record
