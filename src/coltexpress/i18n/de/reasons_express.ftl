# Warum ein Zug in Colt Express gut oder schlecht ist. Von einem Zug gesagt: ohne Subjekt.

reason-express-only = Etwas anderes geht nicht.

## Spielaufbau zu zweit

reason-express-picks = { $bandit_key ->
    [bandit-belle] Holt Belle dazu, die selten etwas abbekommt.
    [bandit-cheyenne] Holt Cheyenne dazu, die herausgeschlagene Geldbeutel gleich einsteckt.
    [bandit-django] Holt Django dazu, dessen Schüsse andere wegschleudern.
    [bandit-doc] Holt Doc dazu, und mit ihm eine siebte Karte.
    [bandit-ghost] Holt Ghost dazu, der in jeder Runde eine Karte verdeckt.
    [bandit-tuco] Holt Tuco dazu, der durchs Dach schießt.
   *[other] Holt { $bandit } dazu.
}
reason-express-starts-last = Lässt { $bandit } ganz hinten beginnen.
reason-express-starts-by-loot = Lässt { $bandit } dort beginnen, wo man { $loot_acc } holen kann.

## Karten

reason-express-keeps-bullets = Behält Patronenkarten auf der Hand, damit sie nicht wieder eingemischt werden.
reason-express-sheds-bullets = Wird Patronenkarten los, die nur Platz wegnehmen.
reason-express-keeps-nothing = Schafft Platz für neue Karten.
reason-express-keeps-out-bullets = Lässt weniger Platz für die Patronenkarten oben auf dem Kartendeck.
reason-express-keeps-best = Hat „{ $action }“ für die nächste Runde bereit.
reason-express-keeps-cards = Behält Karten, die noch nützlich sein können.
reason-express-draws = Bringt mehr Auswahl, aber im Zug geschieht nichts.
reason-express-draws-short = Füllt eine Hand auf, die für den Rest der Runde nicht reicht.
reason-express-draws-for-later = Zieht Karten für die nächste Runde.
reason-express-draws-too-late = Zieht Karten, die nicht mehr ausgespielt werden können.
reason-express-draws-bullets = Zieht nichts als Patronenkarten.
reason-express-hides-card = Lässt die anderen im Ungewissen.

## Beute

reason-express-robs = Nimmt { $loot_acc }.
reason-express-robs-first = Nimmt { $loot_acc }, bevor { $bandit } es kann.
reason-express-nothing-here = Findet dort nichts zu holen.
reason-express-leaves = Lässt { $loot_acc } liegen.
reason-express-leaves-purse = Überlässt den Geldbeutel jemand anderem.
reason-express-declines = Verzichtet auf einen Geldbeutel, der einfach daliegt.

## Patronen und Fäuste

reason-express-shoots = Verpasst { $bandit } eine Patronenkarte.
reason-express-shoots-leader = Trifft { $bandit }: Niemand hat mehr Geld.
reason-express-gunslinger = Trifft { $bandit } und führt im Rennen um den Titel des Revolverhelden.
reason-express-shoots-own = Trifft { $bandit } aus dem eigenen Team.
reason-express-no-target = Findet niemanden, auf den man schießen könnte.
reason-express-no-bullets = Bewirkt nichts: Der Revolver ist leer.
reason-express-punches = Schlägt { $bandit } { $loot_acc } aus der Hand.
reason-express-snatches = Entreißt { $bandit } einen Geldbeutel.
reason-express-spares = Lässt { $bandit } { $loot_acc } behalten.
reason-express-punches-away = Schlägt { $bandit } aus dem Weg.
reason-express-punches-own = Trifft { $bandit } aus dem eigenen Team.
reason-express-nobody-to-punch = Findet niemanden zum Verprügeln.
reason-express-knocks-into-marshal = Schlägt { $bandit } dem Marshal in die Arme.
reason-express-knocks-to-loot = Schlägt { $bandit } dorthin, wo man { $loot_acc } holen kann.

## Wege

reason-express-goes-to-loot = Führt dorthin, wo man { $loot_acc } holen kann.
reason-express-climbs-to-loot = Klettert dorthin, wo man { $loot_acc } holen kann.
reason-express-meets-marshal = Läuft dem Marshal direkt in die Arme.
reason-express-avoids-event = Entgeht dem Ereignis „{ $event }“.
reason-express-seeks-event = Ist für „{ $event }“ am richtigen Ort.
reason-express-stands-in-event = Ist für „{ $event }“ am falschen Ort.
reason-express-aims = Bringt { $bandit } in Reichweite.
reason-express-flees = Entkommt aus der Reichweite von { $bandit }.
reason-express-moves-on = Sucht einen besseren Platz.

## Der Marshal

reason-express-marshal-hits = Hetzt { $bandit } den Marshal auf den Hals.
reason-express-marshal-hits-self = Holt sich den Marshal selbst auf den Hals.
reason-express-marshal-below = Stellt den Marshal rechtzeitig zu „{ $event }“ unter { $bandit }.
reason-express-frees-strongbox = Lockt den Marshal von einer Geldkassette weg.
reason-express-marshal-moves = Schickt den Marshal dorthin, wo er niemanden stört.
