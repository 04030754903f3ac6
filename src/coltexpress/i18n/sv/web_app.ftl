# The page: what every screen of it says.

web-offline = Servern går inte att nå.
web-server-trouble = Servern har ett problem. Försök igen om en stund.
web-needs-scripts = Colt Express behöver JavaScript: tillåt det för den här sidan.
web-seat = Spelare { $number }

## The stage: train, places and who stands there

web-stage-train = Tåg
web-stage-roof = { $car }, tak
web-stage-inside = { $car }, inne
web-stage-nobody = tomt
web-stage-is-you = du
web-stage-faces-front = vänd mot lokomotivet
web-stage-faces-tail = vänd mot sista vagnen
web-stage-stunned = golvad
# Somebody or something, and what else is known of it.
web-stage-noted = { $who } ({ $notes })
# Pennants above one's own bandit; the second where one leads two.
web-stage-you = Du
web-stage-yours = din
# How many cars away a place is.
web-stage-forward = { $number } framåt
web-stage-back = { $number } bakåt
web-stage-goes-on = tåget fortsätter här nedanför ↓
web-stage-end = slut på tåget
# On the car that leaves the train: what, and when.
web-stage-cut = Kopplas loss
web-stage-cut-when = i slutet av omgången
web-stage-last-car = Sista vagnen
# The plates on the cars: there is room for about 15 letters.
web-stage-plate-locomotive = Lokomotiv
web-stage-plate-baggage = Bagage
web-stage-plate-second-class = Andra klass
web-stage-plate-dining = Restaurang
web-stage-plate-saloon = Saloon
web-stage-plate-mail = Post
web-stage-plate-first-class = Första klass
# A full place, opened.
web-stage-many = { $number ->
    [one] { $number } bandit
   *[other] { $number } banditer
}
web-stage-open = Vilka är här? { $place }
web-stage-cannot = kan inte väljas

## Fair by proof

web-fair-title = Bevisligen rättvist
web-fair-seed-good = Servern höll sitt ord: fröet är det som lovades innan någon satte sig.
web-fair-seed-bad = Det här är inte fröet som servern lovade. Något stämmer inte.
web-fair-seed-unknown = Den här enheten såg inte löftet, eller kan inte kontrollera det.
web-fair-salts-good = Din enhets kast är med varje gång korten blandas.
web-fair-salts-bad = Din enhets kast har utelämnats. Något stämmer inte.
web-fair-verify = För att kontrollera varje kort: spara partiet och kör coltexpress verify
web-fair-save = Spara partiet
