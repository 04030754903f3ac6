# Die Seite vor dem Spiel: Anfang, Warteraum, Listen.

## Der Reiter des Browsers, und was jede Seite hat

web-home-brand = Colt Express
web-home-title = { $page } · Colt Express
web-home-title-turn = Du bist dran! { $page }
web-home-title-games = ({ $number }) { $page }
web-home-language = Sprache
web-home-back = Zurück
web-home-cancel = Abbrechen
web-home-change = ändern
web-home-yes = Ja
web-home-no = Nein
web-home-loading = Einen Moment …

## Zeitspannen

web-home-days = { $number ->
    [one] { $number } Tag
   *[other] { $number } Tage
}
web-home-hours = { $number ->
    [one] { $number } Stunde
   *[other] { $number } Stunden
}
web-home-minutes = { $number ->
    [one] { $number } Minute
   *[other] { $number } Minuten
}
web-home-seconds = { $number ->
    [one] { $number } Sekunde
   *[other] { $number } Sekunden
}

## Die beiden Spiele

web-home-game = Spiel
web-home-game-express = Colt Express
web-home-game-express-about = 2 bis 6 Spieler · 5 Runden · etwa 40 Minuten
web-home-game-super = Colt Super Express
web-home-game-super-about = 3 bis 7 Spieler · schnell gezogen · etwa 15 Minuten

## Die erste Seite

web-home-kicker = Das Papiertheater zeigt: einen Zugüberfall in fünf Runden
web-home-menu = Spielen
web-home-play = Sofort gegen Bots spielen
web-home-play-about = In einer Sekunde steht der Tisch bereit
web-home-play-going = Der Zug fährt ein …
web-home-friends = Mit Freunden spielen
web-home-friends-about = Link oder QR-Code weitergeben
web-home-games = Meine Spiele
web-home-games-none = Noch keine
web-home-games-running = { $number ->
    [one] { $number } Spiel läuft
   *[other] { $number } Spiele laufen
}
web-home-games-yours = { $number ->
    [one] An { $number } Tisch bist du dran
   *[other] An { $number } Tischen bist du dran
}
web-home-join = Mit Code mitspielen
web-home-join-about = Sechs Buchstaben oder Ziffern
web-home-tables = Offene Tische
web-home-tables-none = Mitspielen oder zusehen
web-home-tables-waiting = { $number ->
    [one] { $number } Tisch sucht Spieler
   *[other] { $number } Tische suchen Spieler
}
web-home-tables-playing = { $number ->
    [one] { $number } Tisch zum Zusehen
   *[other] { $number } Tische zum Zusehen
}
web-home-device = Anderes Gerät
web-home-device-about = Spiel weiter, wo du gerade bist
web-home-fine = Frei und offen. Keine Verbindung zum Verlag der Brettspiele.

## Wer du bist. Die Namen sind für alle, die noch keinen gewählt haben: kurz, keine echten Menschen, durch Komma und Leerzeichen getrennt.

web-home-names = Staubiger Pit, Kaktus-Käthe, Pfeifender Jo, Wilde Hilde, Sechsschuss-Susi, Präriepaul, Silber-Sepp, Klapperschlangen-Klara, Mustang-Marie, Glückskind Lulu, Dynamit-Dieter, Kojoten-Karl, Schlanke Berta, Bohnen-Bill, Steppen-Stella, Kupfer-Kuno
web-home-name = Dein Name
web-home-name-save = Speichern
web-home-name-pick = Namen wählen
web-home-nobody = Noch kein Name
web-home-you-are = Du bist { $name }

## Ein neuer Tisch

web-home-the-game = Das Spiel
web-home-the-table = Der Tisch
web-home-seats = Plätze
web-home-seats-about = Plätze, die frei bleiben, können Bots übernehmen.
web-home-seats-teams = Zwei Spieler mit je zwei Banditen.
web-home-players = { $number ->
    [one] { $number } Spieler
   *[other] { $number } Spieler
}
web-home-teams-pick = Ihr wählt
web-home-teams-random = Zufall
web-home-teams-about = Zu zweit gilt immer die Variante für fortgeschrittene Spieler.
web-home-teams-later = Die Banditen wählt ihr zu Beginn des Spiels: jeder zwei.
web-home-train-chance = Zufall
web-home-train-random = Der Zufall stellt den Zug zusammen.
web-home-train-chosen = Ich wähle
web-home-train-chosen-about = Von der Lokomotive bis zum letzten Waggon:
web-home-car = Waggon { $number } hinter der Lokomotive
web-home-bots = Bots spielen als
web-home-bots-about = { $level }: { $about }.
web-home-bots-fair = Bots sehen nur, was ein Spieler an ihrem Platz sehen würde.
web-home-clock = Uhr
web-home-clock-none = Keine
web-home-clock-none-about = Alle lassen sich Zeit.
web-home-clock-about = { $time } pro Entscheidung. Ist die Zeit um, wählt ein Bot.
web-home-clock-reserve-about = { $time } pro Entscheidung und { $reserve } Reserve für das ganze Spiel. Ist die Zeit um, wählt ein Bot.
web-home-found = Sichtbarkeit
web-home-private = Nur Freunde
web-home-private-about = Nur wer den Link oder den Code hat.
web-home-public = Alle
web-home-public-about = Steht in der Liste für alle, die einen Tisch suchen.
web-home-open = Tisch eröffnen
web-home-open-about = und dann Freunde einladen

## Der Warteraum

web-home-table = Tisch { $code }
web-home-invite = Hol deine Freunde dazu
web-home-invite-about = Richte eine Handykamera darauf oder schick den Link:
web-home-invite-local = Diese Adresse funktioniert nur auf diesem Computer. Für andere Geräte im Haus startest du das Spiel mit make play ARGS="--host 0.0.0.0".
web-home-invite-text = Komm, spiel mit mir { $game }!
web-home-qr = QR-Code des Links
web-home-link = Link
web-home-copy = Kopieren
web-home-copied = Kopiert
web-home-send = Senden
web-home-code-say = oder sag ihnen den Code
web-home-riders = Wer mitfährt
web-home-riders-taken = { $taken } von { $number } Plätzen besetzt
web-home-seat-you = Du
web-home-seat-free = Frei
web-home-seat-free-about = lade jemanden ein
web-home-seat-kept = freigehalten
web-home-seat-chance = irgendein Bandit
web-home-seat-bot = Bot
web-home-seat-host = Gastgeber
web-home-seat-away = nicht da
web-home-seat-ready = bereit
web-home-seat-unready = noch nicht bereit
web-home-seat-choosing = wählt einen Banditen
web-home-sit = Hinsetzen
web-home-bot-add = Bot dazu
web-home-bot-away = Den Bot auf Platz { $number } wegschicken
web-home-send-away = { $name } wegschicken
web-home-bandit = Dein Bandit
web-home-bandit-yours = deiner
web-home-bandit-looks = { $name } überlegt
web-home-bandit-chance = Wähl einen oder überlass es dem Zufall.
web-home-bandit-again = Noch einmal, und der Zufall entscheidet.
web-home-you-host = du bist Gastgeber
web-home-more = Weitere Optionen
web-home-wait-sit = Setz dich, um mitzuspielen, oder bleib und sieh zu.
web-home-wait-full = Alle Plätze sind besetzt. Bleib und sieh zu.
web-home-wait-for = Wir warten auf { $who }.
web-home-wait-you = dich
web-home-wait-free = { $number ->
    [one] einen weiteren Spieler
   *[other] { $number } weitere Spieler
}
web-home-wait-start = Alle sind bereit.
web-home-wait-host = { $name } startet das Spiel.
web-home-start = Jetzt starten
web-home-start-bots = { $number ->
    [one] ein Bot übernimmt den freien Platz
   *[other] Bots übernehmen die freien Plätze
}
web-home-start-unready = { $number ->
    [one] { $names } ist noch nicht bereit
   *[other] { $names } sind noch nicht bereit
}
web-home-ready = Ich bin bereit
web-home-ready-said = Du bist bereit
web-home-ready-again = Der Gastgeber hat das Spiel geändert. Bist du noch bereit?
web-home-leave = Aufstehen
web-home-close = Tisch schließen
web-home-fair = Nachweislich fair
web-home-fair-about = Der Server hat seinen Teil des Mischens versiegelt, bevor sich jemand hingesetzt hat. Das ist das Siegel; nach dem Spiel kannst du prüfen, ob es heil geblieben ist:

## Was die Banditen können, in drei Worten oder so

web-home-power-belle = trifft man zuletzt
web-home-power-cheyenne = klaut beim Hieb
web-home-power-django = Schuss stößt weg
web-home-power-doc = zieht 7 Karten
web-home-power-ghost = spielt verdeckt
web-home-power-tuco = schießt durchs Dach

## Listen von Tischen

web-home-games-empty = Du sitzt noch an keinem Tisch.
web-home-group-yours = Du bist dran
web-home-group-playing = Andere überlegen
web-home-group-waiting = Warten auf Spieler
web-home-group-over = Zu Ende
web-home-group-open = Tische, die Spieler suchen
web-home-group-watch = Spiele zum Zusehen
web-home-open-empty = Gerade sucht niemand Spieler.
web-home-watch-empty = Gerade läuft kein öffentliches Spiel.
web-home-list-yours = du bist dran
web-home-list-turn = wartet auf { $names }
web-home-list-waiting = wartet auf Spieler
web-home-list-over = zu Ende
web-home-list-empty = Noch niemand
web-home-list-seats = { $taken } von { $number } Plätzen
web-home-list-due = noch { $time }
web-home-list-play = Spielen
web-home-list-open = Öffnen
web-home-list-join = Mitspielen
web-home-list-result = Ergebnis
web-home-watch = Zusehen
web-home-notify = Sag Bescheid, wenn ich dran bin
web-home-notify-about = Solange diese Seite irgendwo offen ist.
web-home-notify-refused = Dein Browser erlaubt es nicht. Ändere das in seinen Einstellungen für diese Seite.
web-home-webhook = Auch an eine Webadresse schicken
web-home-webhook-about = Für Chaträume und eigene Programme: Wenn du dran bist und nicht am Tisch sitzt, schickt der Server eine kurze Nachricht (JSON) an diese Adresse.
web-home-webhook-address = Adresse des Webhooks
web-home-webhook-saved = Gespeichert: Ab jetzt gehen Nachrichten auch dorthin.
web-home-webhook-none = Gespeichert: Nachrichten gehen sonst nirgendwohin.

## Mitspielen

web-home-join-ask = Wie lautet der Code?
web-home-join-hint = Der Gastgeber sieht ihn im Warteraum. Auch ein Link passt hier hinein.
web-home-join-go = Mitspielen

## Ein anderes Gerät

web-home-device-explain = Nimm deinen Namen und deine Plätze mit: Öffne diesen Link auf deinem anderen Gerät. Danach kannst du beide benutzen.
web-home-device-show = Link zeigen
web-home-device-anew = Neuen Link zeigen
web-home-device-hint = Gilt einmal, zehn Minuten lang.
web-home-device-text = Meine Plätze bei Colt Express
web-home-device-warn = Wer den Link öffnet, spielt in deinem Namen: Zeig ihn niemandem sonst.
web-home-device-arrive = Ist das auch dein Gerät?
web-home-device-arrive-about = Bisher bist du hier { $name }. Mit dem Link bist du hier, wer du auf deinem anderen Gerät bist; dieser Name und seine Plätze gehen dann verloren.
web-home-device-claim = Ja, hier weitermachen
web-home-device-welcome = Willkommen, { $name }!
web-home-device-welcome-about = Alle deine Plätze sind jetzt hier.

## Wenn etwas nicht so ist, wie es sein sollte

web-home-again = Noch einmal versuchen
web-home-reload = Seite neu laden
web-home-to-home = Zur Startseite
web-home-to-join = Anderen Code probieren
web-home-to-tables = Offene Tische ansehen
web-home-to-new = Eigenen Tisch eröffnen
web-home-trouble-page = Hier ist nichts als Wüste
web-home-trouble-page-about = Unter dieser Adresse gibt es keine Seite. Vielleicht ging unterwegs ein Buchstabe verloren.
web-home-trouble-offline = Die Leitung ist tot
web-home-trouble-offline-about = Der Server ist nicht zu erreichen. Dein Spiel ist dort sicher: Sobald die Verbindung wieder da ist, geht es weiter.
web-home-trouble-code = Kein Tisch unter diesem Code
web-home-trouble-code-about = Unter diesem Code wartet kein Tisch. Prüfe die Buchstaben; hat das Spiel begonnen, führt nur noch der Link dorthin.
web-home-trouble-table = Diesen Tisch gibt es nicht
web-home-trouble-table-about = Der Link führt ins Leere. Vielleicht fehlt ein Stück davon: Lass ihn dir noch einmal schicken.
web-home-trouble-full = Alle Plätze sind besetzt
web-home-trouble-full-about = Du kannst zusehen oder einen eigenen Tisch eröffnen.
web-home-trouble-closed = Diesen Tisch gibt es nicht mehr
web-home-trouble-closed-about = Alle sind gegangen, bevor das Spiel begann.
web-home-trouble-removed = Der Gastgeber will ohne dich spielen
web-home-trouble-removed-about = Du wurdest von diesem Tisch weggeschickt. An anderen Tischen ist Platz für dich.
web-home-trouble-old = Dieses Spiel ist aus einer anderen Zeit
web-home-trouble-old-about = Es begann unter neueren Regeln, die dieser Server noch nicht kennt.
web-home-trouble-version = Diese Seite ist veraltet
web-home-trouble-version-about = Der Server hat inzwischen eine andere Version des Spiels. Lade die Seite neu, um weiterzuspielen; deine Partien sind sicher.
web-home-trouble-link = Dieser Link hat ausgedient
web-home-trouble-link-about = Ein Link für ein anderes Gerät gilt einmal und zehn Minuten lang. Hol dir einen neuen auf deinem anderen Gerät.
web-home-trouble-other = Das hat nicht geklappt
web-home-trouble-other-about = Etwas ist schiefgegangen. Versuch es gleich noch einmal.
