# Waarom een zet van Colt Express goed of slecht is. Gezegd van een zet: zonder onderwerp.

reason-express-only = Iets anders kan niet.

## Opbouw voor twee spelers

reason-express-picks = { $bandit_key ->
    [bandit-belle] Haalt Belle erbij, die zelden een kogel of een dreun krijgt.
    [bandit-cheyenne] Haalt Cheyenne erbij, die losgeslagen geldbuidels meteen inpikt.
    [bandit-django] Haalt Django erbij, die anderen met zijn kogels wegblaast.
    [bandit-doc] Haalt Doc erbij, en daarmee een zevende kaart.
    [bandit-ghost] Haalt Ghost erbij, die elke ronde een kaart verbergt.
    [bandit-tuco] Haalt Tuco erbij, die dwars door het dak schiet.
   *[other] Haalt { $bandit } erbij.
}
reason-express-starts-last = Laat { $bandit } helemaal achteraan beginnen.
reason-express-starts-by-loot = Laat { $bandit } vlak bij { $loot_a } beginnen.

## Kaarten

reason-express-keeps-bullets = Houdt kogelkaarten in de hand, zodat ze niet opnieuw ingeschud worden.
reason-express-sheds-bullets = Ruimt kogelkaarten op die alleen plaats innemen.
reason-express-keeps-nothing = Maakt plaats voor nieuwe kaarten.
reason-express-keeps-out-bullets = Laat minder plaats voor de kogelkaarten boven op de stapel.
reason-express-keeps-best = Heeft ‘{ $action }’ klaar voor de volgende ronde.
reason-express-keeps-cards = Bewaart kaarten die nog van pas kunnen komen.
reason-express-draws = Geeft meer keus, maar in de trein gebeurt er niets.
reason-express-draws-short = Vult de hand aan: er zijn te weinig kaarten voor wat nog komt.
reason-express-draws-for-later = Trekt kaarten voor de volgende ronde.
reason-express-draws-too-late = Trekt kaarten die niet meer gespeeld kunnen worden.
reason-express-draws-bullets = Trekt alleen maar kogelkaarten.
reason-express-hides-card = Laat de anderen in het ongewisse.

## Buit

reason-express-robs = Pakt { $loot_a }.
reason-express-robs-first = Pakt { $loot_a } voordat { $bandit } het doet.
reason-express-nothing-here = Vindt daar niets om te stelen.
reason-express-leaves = Laat { $loot_a } liggen.
reason-express-leaves-purse = Laat de geldbuidel aan een ander over.
reason-express-declines = Laat een geldbuidel liggen die voor het grijpen ligt.

## Kogels en vuisten

reason-express-shoots = Bezorgt { $bandit } een kogelkaart.
reason-express-shoots-leader = Raakt { $bandit }, de rijkste van allemaal.
reason-express-gunslinger = Raakt { $bandit } en neemt de leiding in de strijd om de titel van scherpschutter.
reason-express-shoots-own = Raakt { $bandit }, een teamgenoot.
reason-express-no-target = Vindt niemand om op te schieten.
reason-express-no-bullets = Doet niets: het wapen is leeg.
reason-express-punches = Laat { $bandit } { $loot_a } verliezen.
reason-express-snatches = Maakt { $bandit } een geldbuidel afhandig.
reason-express-spares = Laat { $bandit } wegkomen met { $loot_a }.
reason-express-punches-away = Slaat { $bandit } uit de weg.
reason-express-punches-own = Treft { $bandit }, een teamgenoot.
reason-express-nobody-to-punch = Vindt niemand om een dreun te geven.
reason-express-knocks-into-marshal = Slaat { $bandit } in de armen van de Marshal.
reason-express-knocks-to-loot = Slaat { $bandit } recht naar { $loot_a }.

## Wegen

reason-express-goes-to-loot = Komt bij { $loot_a }.
reason-express-climbs-to-loot = Klimt naar { $loot_a }.
reason-express-meets-marshal = Loopt de Marshal recht in de armen.
reason-express-avoids-event = Ontloopt ‘{ $event }’.
reason-express-seeks-event = Staat op de juiste plek voor ‘{ $event }’.
reason-express-stands-in-event = Staat op de verkeerde plek voor ‘{ $event }’.
reason-express-aims = Krijgt { $bandit } binnen bereik.
reason-express-flees = Komt buiten het bereik van { $bandit }.
reason-express-moves-on = Zoekt een betere plek.

## De Marshal

reason-express-marshal-hits = Stuurt de Marshal op { $bandit } af.
reason-express-marshal-hits-self = Haalt zich de Marshal zelf op de hals.
reason-express-marshal-below = Zet de Marshal onder { $bandit }, net op tijd voor ‘{ $event }’.
reason-express-frees-strongbox = Lokt de Marshal weg bij een geldcassette.
reason-express-marshal-moves = Zet de Marshal waar hij niemand hindert.
