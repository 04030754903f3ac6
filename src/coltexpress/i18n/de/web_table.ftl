# Die Seite an einem Tisch von Colt Express und am Ende eines Spiels. <b> hebt hervor.

## Karten

web-table-card-hidden = Eine verdeckte Karte
web-table-card-back = { $bandit }: eine verdeckte Karte
web-table-card-owned = { $card } ({ $bandit })
web-table-dead = tote Karte
web-table-dead-said = { $number ->
    [one] { $card }: eine tote Karte
   *[other] { $number } × { $card }: tote Karten
}
web-table-dead-why = Patronenkarten kann man nicht ausspielen. Sie nehmen nur Platz auf der Hand weg.

## Spieler

web-table-players = Spieler
web-table-you = Du
# Der Bandit eines Spielers, in einem Fall, in den nur der Name des Banditen gesetzt werden kann.
web-table-called = { $bandit } ({ $player })
web-table-yours = deiner
web-table-your-team = Dein Team
web-table-team-of = Team von { $player }
web-table-here = verbunden
web-table-away = nicht da
web-table-stand-in = Bot spielt
web-table-first = Startspieler
web-table-first-player = Startspieler
web-table-bullets = { $number } von 6
web-table-wounds = { $number ->
    [0] keine Patrone kassiert
    [one] { $number } Patrone kassiert
   *[other] { $number } Patronen kassiert
}
web-table-cards = { $hand } auf der Hand · { $deck } im Deck
web-table-cards-expert = { $hand } + { $deck } Karten · { $discard } abgelegt
web-table-marshal-card = Marshal-Karte
web-table-choosing = wählt noch
web-table-ready = bereit
web-table-ribbon-turn = Du bist dran
web-table-ribbon-choose = Deine Wahl
web-table-ribbon-other = ist dran
web-table-vote = Bot für { $player } spielen lassen
web-table-clock-hours = { $hours } Std. { $minutes } Min.
web-table-clock-days = { $days } T. { $hours } Std.

## Leiste oben, Blätter

web-table-two-players = zu zweit
web-table-watching = Du schaust zu
web-table-round-of = Runde { $round } von { $rounds }
web-table-menu = Menü
web-table-home = Zur Startseite
web-table-close = Schließen
web-table-skip = Vorspulen
web-table-settings = Einstellungen
web-table-language = Sprache
web-table-pace = Tempo des Geschehens
web-table-pace-calm = ruhig
web-table-pace-brisk = flott
web-table-pace-instant = sofort
web-table-sound = Ton
web-table-less-motion = Weniger Bewegung
web-table-less-motion-system = Dein Gerät wünscht es so.
web-table-on = an
web-table-off = aus
web-table-talk = Plaudern
web-table-talk-write = Sag etwas
web-table-talk-none = Noch hat niemand etwas gesagt.
web-table-talk-unsent = Nicht gesagt: Es gibt keine Verbindung. Der Text bleibt für einen neuen Versuch hier.
web-table-talk-unread = { $number ->
    [one] Plaudern, eine neue Nachricht
   *[other] Plaudern, { $number } neue Nachrichten
}
web-table-menu-unread = { $number ->
    [one] Menü, eine neue Nachricht
   *[other] Menü, { $number } neue Nachrichten
}
web-table-send = Senden
web-table-emotes = Gesten

## Rundenkarte und Protokoll

web-table-round-card = Rundenkarte
web-table-kick = Runde { $round }
web-table-kick-turn = Runde { $round } · Spielzug { $turn } von { $turns }
web-table-kick-played = Runde { $round } · alle Spielzüge gespielt
web-table-kick-card = Runde { $round } · Karte { $card } von { $cards }
web-table-turns = Spielzüge dieser Runde
web-table-at-end = Am Ende der Runde
web-table-log = Was bisher geschah
web-table-newest-first = Neuestes zuerst
web-table-log-all = Alles

## Ablage

web-table-tray = Was du tun kannst
web-table-pile = { $number ->
    [0] Gemeinsamer Stapel: noch leer
    [one] Gemeinsamer Stapel: { $number } Karte
   *[other] Gemeinsamer Stapel: { $number } Karten
}
web-table-pile-last = Gemeinsamer Stapel: { $number } Karten, die letzten { $shown }
web-table-hand = { $number ->
    [one] Deine Hand: { $number } Karte
   *[other] Deine Hand: { $number } Karten
}
web-table-play-of = „{ $card }“ für { $bandit } ausspielen
web-table-up-card = offen, Karte { $number }
web-table-down-card = verdeckt, Karte { $number }
web-table-choose-card = Wähl eine Karte
web-table-deck-left = { $number ->
    [0] dein Kartendeck ist leer
   *[other] noch { $number } im Kartendeck
}
web-table-deck-then-new = { $number ->
    [0] aus dem gemischten Ablagestapel
   *[other] { $number }, dann neues Kartendeck
}
web-table-take-back = Zurücknehmen
web-table-done = Erledigt · { $number }
web-table-to-come = Kommt noch · { $number }
web-table-choices = Deine Möglichkeiten
# The steps of a punch.
web-table-step-whom = Wen?
web-table-step-what = Was fällt?
web-table-step-where = Wohin?
web-table-on-roof = { $car }, auf dem Dach
web-table-ahead = { $place }, weiter vorne
web-table-behind = { $place }, weiter hinten
web-table-discard = { $number ->
    [0] Dein Ablagestapel: leer
    [one] Dein Ablagestapel: { $number } Karte
   *[other] Dein Ablagestapel: { $number } Karten
}
web-table-look = Durchsehen
web-table-keep-yes = behalten
web-table-keep-no = abwerfen
web-table-keep-out = kommt weg
web-table-keep = { $number ->
    [0] Nichts behalten
    [one] { $number } Karte behalten
   *[other] { $number } Karten behalten
}
web-table-keep-rest = { $number ->
    [0] nichts abwerfen
   *[other] { $number } abwerfen
}

## Die Anweisung

web-table-say-go = Du bist dran, <b>{ $bandit }</b>: Spiel eine Karte offen auf den Stapel oder zieh drei.
web-table-brief-go = Du bist dran, <b>{ $bandit }</b>: Spiel eine Karte aus oder zieh drei.
web-table-say-go-tunnel = Du bist dran, <b>{ $bandit }</b>: Im <b>Tunnel</b> kommt deine Karte <b>verdeckt</b> auf den Stapel. Spiel eine aus oder zieh drei.
web-table-brief-go-tunnel = <b>Tunnel</b>: Spiel eine Karte <b>verdeckt</b> aus oder zieh drei.
web-table-say-go-first = Du bist dran, <b>{ $bandit }</b>: Der Zug <b>beschleunigt</b>, also bist du <b>zweimal</b> an der Reihe. Das ist das erste Mal.
web-table-brief-go-first = <b>Zweimal</b> dran, das erste Mal: Spiel eine Karte aus oder zieh drei.
web-table-say-go-second = Du bist <b>noch einmal</b> dran, <b>{ $bandit }</b>: Spiel noch eine Karte aus oder zieh drei.
web-table-brief-go-second = <b>Noch einmal</b>: Spiel eine Karte aus oder zieh drei.
web-table-say-go-ghost = Du bist dran: Als <b>{ $bandit }</b> darfst du diese erste Karte <b>offen oder verdeckt</b> ausspielen. Oder zieh drei.
web-table-brief-go-ghost = <b>Offen oder verdeckt</b>, wie du magst: Spiel eine Karte aus oder zieh drei.
web-table-say-go-team = Spiel eine Karte für <b>{ $bandit }</b> oder für <b>{ $target }</b> aus oder zieh drei. Jede Karte gilt für den Banditen, der darauf abgebildet ist.
web-table-brief-go-team = Spiel eine Karte für <b>{ $bandit }</b> oder <b>{ $target }</b> aus oder zieh drei.
web-table-say-go-team-tunnel = <b>Tunnel</b>: Spiel eine Karte für <b>{ $bandit }</b> oder für <b>{ $target }</b> <b>verdeckt</b> aus oder zieh drei.
web-table-brief-go-team-tunnel = <b>Tunnel</b>: Spiel eine Karte <b>verdeckt</b> aus oder zieh drei.
web-table-say-draw-only = Du bist dran, <b>{ $bandit }</b>: Auf deiner Hand ist nichts Spielbares. Zieh!
web-table-say-bullets = Legst du die <b>Patronenkarten auf deiner Hand</b> auf deinen Ablagestapel? Alle entscheiden gleichzeitig.
web-table-brief-bullets = <b>Patronenkarten</b> auf den Ablagestapel?
web-table-say-keep = Was <b>behältst du für die nächste Runde</b>? Der Rest kommt auf deinen Ablagestapel, Patronenkarten auch. Alle wählen gleichzeitig und geheim.
web-table-brief-keep = Was <b>behältst</b> du? Der Rest wird abgeworfen.
web-table-say-move-roof = <b>„Bewegen“ für { $bandit }:</b> Wähl ein Dach. Oben geht es einen, zwei oder drei Waggons weit.
    .you = <b>Deine Karte „Bewegen“:</b> Wähl ein Dach. Oben rennst du einen, zwei oder drei Waggons weit.
web-table-brief-move-roof = <b>„Bewegen“ für { $bandit }:</b> Wähl ein Dach.
    .you = <b>Deine Karte „Bewegen“:</b> Wähl ein Dach.
web-table-say-move-inside = <b>„Bewegen“ für { $bandit }:</b> Wähl den Waggon, in den es geht, nach vorne oder nach hinten.
    .you = <b>Deine Karte „Bewegen“:</b> Wähl den Waggon, in den du gehst, nach vorne oder nach hinten.
web-table-brief-move-inside = <b>„Bewegen“ für { $bandit }:</b> Wähl einen Waggon.
    .you = <b>Deine Karte „Bewegen“:</b> Wähl einen Waggon.
web-table-say-fire-roof = <b>„Feuer!“ für { $bandit }:</b> Wähl das Ziel. Vom Dach aus trifft man jemanden auf dem nächsten besetzten Dach, weiter vorne oder weiter hinten.
    .you = <b>Deine Karte „Feuer!“:</b> Wähl, auf wen du schießt. Vom Dach aus triffst du jemanden auf dem nächsten besetzten Dach, vor oder hinter dir.
web-table-brief-fire-roof = <b>„Feuer!“ für { $bandit }:</b> Wähl das Ziel, auf dem Zug oder hier unten.
    .you = <b>Deine Karte „Feuer!“:</b> Wähl das Ziel, auf dem Zug oder hier unten.
web-table-say-fire-inside = <b>„Feuer!“ für { $bandit }:</b> Wähl das Ziel. Im Inneren trifft man jemanden im Waggon davor oder dahinter.
    .you = <b>Deine Karte „Feuer!“:</b> Wähl, auf wen du schießt. Im Inneren triffst du jemanden im Waggon davor oder dahinter.
web-table-brief-fire-inside = <b>„Feuer!“ für { $bandit }:</b> Wähl das Ziel, auf dem Zug oder hier unten.
    .you = <b>Deine Karte „Feuer!“:</b> Wähl das Ziel, auf dem Zug oder hier unten.
web-table-say-marshal = <b>„Marshal“ für { $bandit }:</b> Wähl, wohin er geht. Wer dort ist, muss aufs Dach fliehen.
    .you = <b>Deine Karte „Marshal“:</b> Wähl, wohin er geht. Wer dort ist, muss aufs Dach fliehen.
web-table-brief-marshal = <b>„Marshal“ für { $bandit }:</b> Wähl, wohin er geht.
    .you = <b>Deine Karte „Marshal“:</b> Wähl, wohin er geht.
web-table-say-robbery = <b>„Raub“ für { $bandit }:</b> Wähl die Beute. Was du über einen Geldbeutel weißt, siehst nur du.
    .you = <b>Deine Karte „Raub“:</b> Wähl, was du nimmst. Was du über einen Geldbeutel weißt, siehst nur du.
web-table-brief-robbery = <b>„Raub“ für { $bandit }:</b> Wähl die Beute.
    .you = <b>Deine Karte „Raub“:</b> Wähl, was du nimmst.
web-table-say-punch = <b>„Hieb“ für { $bandit }:</b> Wähl, wen er trifft. Das Opfer verliert Beute, falls es welche hat, und fliegt einen Waggon weiter.
    .you = <b>Deine Karte „Hieb“:</b> Wähl, wen du triffst. Das Opfer verliert Beute, falls es welche hat, und fliegt einen Waggon weiter.
web-table-brief-punch = <b>„Hieb“ für { $bandit }:</b> Wähl das Ziel, auf dem Zug oder hier unten.
    .you = <b>Deine Karte „Hieb“:</b> Wähl das Ziel, auf dem Zug oder hier unten.
web-table-say-drop = <b>„Hieb“ für { $bandit }:</b> Wähl, was { $victim } verliert.
    .you = <b>Deine Karte „Hieb“:</b> Wähl, was { $victim } verliert.
web-table-say-snatch = <b>„Hieb“ für { $bandit }:</b> { $victim } hat einen Geldbeutel fallen lassen. Nehmen oder liegen lassen?
    .you = <b>Deine Karte „Hieb“:</b> { $victim } hat einen Geldbeutel fallen lassen. Nimmst du ihn?
web-table-say-knock = <b>„Hieb“ für { $bandit }:</b> Wähl, in welche Richtung { $victim } fliegt.
    .you = <b>Deine Karte „Hieb“:</b> Wähl, in welche Richtung { $victim } fliegt.
web-table-say-pickpocket = <b>Taschendiebstahl:</b> { $bandit } ist hier allein und darf einen Geldbeutel nehmen.
    .you = <b>Taschendiebstahl:</b> Du bist hier allein und darfst einen Geldbeutel nehmen.
web-table-say-pick = Welcher <b>Bandit</b> kommt in dein Team?
web-table-say-place = Wer startet im <b>letzten Waggon</b>, und wer bekommt die <b>Marshal-Karte</b>?
web-table-say-choose = Du hast die Wahl!
web-table-say-wait = Warte auf die anderen.
web-table-say-wait-go = <b>{ $player }</b> ist dran.
web-table-say-wait-choice = <b>{ $player }</b> wählt gerade.
web-table-say-wait-several = Es wählen noch: <b>{ $players }</b>.
web-table-say-resolving = Die Karten werden in der Reihenfolge ausgeführt, in der sie ausgespielt wurden.
web-table-say-event = Das Ereignis der Rundenkarte tritt ein.
web-table-say-going-on = Der Zug rollt weiter.
web-table-say-sending = Wird gesendet …

## Hinweise

web-table-lost = Die Verbindung ist weg. Wir versuchen es weiter; dein Spiel ist sicher.
web-table-unsent = Das ist nicht angekommen: Die Verbindung war weg.
web-table-bot-for-you = Ein Bot spielt für dich.
web-table-come-back = Wieder selbst spielen
web-table-your-turn = Du bist dran.
web-table-ten-seconds = Noch zehn Sekunden.
web-table-time-ran-out = Die Zeit war um: Die Wahl wurde dir abgenommen.
web-table-by-clock = Zeit abgelaufen

## Das Ende

web-table-final = Das Ende des Spiels
web-table-wanted = Gesucht
web-table-wanted-for = wegen des Überfalls auf den Colt Express
web-table-wanted-for-super = wegen des Überfalls auf den Colt Super Express
web-table-you-win = Du gewinnst das Spiel
web-table-wins = { $player } gewinnt das Spiel
web-table-share-win = Es gewinnen: { $players }
web-table-gunslinger = Revolverheld: <b>{ $players }</b>
web-table-ledger = Die Beute wird aufgeteilt
web-table-col-place = Platz
web-table-col-bandit = Bandit
web-table-col-purses = Geldbeutel
web-table-col-jewels = Edelsteine
web-table-col-strongboxes = Geldkassetten
web-table-col-ransom = Lösegeld
web-table-col-bullets = Patronen
web-table-col-total = Summe
web-table-col-loot = Beutekarten
web-table-col-fate = Am Ende
web-table-given-taken = { $given } verteilt, { $taken } kassiert
web-table-given = { $number ->
    [one] { $number } Patrone verteilt
   *[other] { $number } Patronen verteilt
}
web-table-bonus = +{ $money }
web-table-aboard = auf dem Zug
web-table-money-time = Geld im Lauf der Zeit
web-table-money-time-about = was jeder wirklich hatte, jetzt, da die Geldbeutel offen sind
web-table-start = Start
web-table-end = Ende
web-table-rematch = Revanche
web-table-rematch-join = Zur Revanche
web-table-share = Teilen
web-table-shared = Der Link ist kopiert.
web-table-share-text = { $player } gewinnt mit { $score }.
