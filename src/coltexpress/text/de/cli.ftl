# Die Kommandozeile.

## Befehle

cli-about = Colt Express im Terminal: klettern, schießen, stehlen, und das vor der Nase des Marshals.
cli-help-play = Eine Partie spielen.
cli-help-simulate = Viele Partien von selbst ablaufen lassen und zählen.
cli-help-replay = Eine aufgezeichnete Partie von Anfang an erzählen.
cli-help-verify = Eine aufgezeichnete Partie prüfen: Ist jeder Zug erlaubt, war jeder Zufall ehrlich?
cli-help-bench = Messen, wie schnell die Engine spielt.

## Optionen und Argumente

cli-option-lang = Sprache: en, nl, fr, sv, ru oder de. Sonst die deines Systems.
cli-option-players = Anzahl der Spieler: 2 bis 6.
cli-option-expert = Die Variante für fortgeschrittene Spieler spielen.
cli-option-bandits = Die Banditen, Platz für Platz, z. B. belle,tuco,doc. Wer fehlt, wird ausgelost.
cli-option-train = Die Waggons hinter der Lokomotive, von vorne nach hinten, z. B. mail,saloon,dining; oder random.
cli-option-first = Der Platz des Startspielers, gezählt ab 1; oder random.
cli-option-teams = Zu zweit: draft (abwechselnd wählen), random oder beide Teams, z. B. tuco,cheyenne/django,doc.
cli-option-placement = Zu zweit, wer in welchem Waggon startet: chosen (die Spieler wählen) oder random.
cli-option-seed = Eine Zahl, die allen Zufall festlegt: gleicher Seed, gleiches Glück.
cli-option-games = Anzahl der Partien.
cli-option-save = Die Aufzeichnung der Partie in dieser Datei speichern.
cli-option-resume = Die Partie in dieser Datei weiterspielen.
cli-option-as = Das Spiel mit den Augen dieses Banditen sehen.
cli-option-json = JSON ausgeben, für andere Programme.
cli-option-version = Die Version anzeigen und aufhören.
cli-option-help = Diese Hilfe anzeigen und aufhören.
cli-option-record = Die Datei mit der aufgezeichneten Partie.
cli-heading-commands = Befehle
cli-heading-options = Optionen
cli-heading-arguments = Argumente

## Tabellenköpfe; short: wo wenig Platz ist

cli-head-train = Zug
cli-head-car = Waggon
cli-head-roof = Dach
cli-head-inside = Im Inneren
cli-head-bandit = Bandit
cli-head-player = Spieler
cli-head-team = Team
cli-head-bullets = Patronen
    .short = Patronen
cli-head-wounds = Treffer
    .short = Treffer
cli-head-loot = Beute
cli-head-hand = Handkarten
    .short = Hand
cli-head-deck = Kartendeck
    .short = Deck
cli-head-discard = Ablagestapel
    .short = Ablage
cli-head-pile = Gemeinsamer Stapel
cli-head-round = Runde
cli-head-round-card = Rundenkarte
cli-head-turn = Spielzug
cli-head-event = Ereignis
cli-head-first-player = Startspieler
    .short = Start
cli-head-games = Partien
cli-head-wins = Siege
cli-head-mean-money = Geld im Schnitt
cli-head-mean-place = Platz im Schnitt
cli-head-gunslinger = Revolverheld

## Auf dem Tisch

cli-round = Runde { $round } von { $rounds }
cli-event-to-come = Am Ende der Runde: { $event }
cli-hand = Deine Handkarten: { $cards }
cli-face-up = offen
cli-face-down = verdeckt
cli-strongbox-waits = Die zweite Geldkassette liegt noch neben dem Zug.
cli-cards = { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
}
cli-bullets = { $number ->
    [one] { $number } Patrone
   *[other] { $number } Patronen
}
cli-neutral-bullets = { $number ->
    [one] noch { $number } neutrale Patronenkarte
   *[other] noch { $number } neutrale Patronenkarten
}
cli-you = du
cli-you-are = Du bist { $bandit }.
cli-player = Spieler { $number }
cli-random = zufällig

## Fragen

cli-welcome = Alles einsteigen! Der Union Pacific Express fährt ab, und du bist hier, um ihn auszurauben.
cli-goodbye = Bis bald, Bandit!
cli-ask-players = Wie viele Spieler?
cli-ask-bandit = Welcher Bandit bist du?
cli-ask-expert = Variante für fortgeschrittene Spieler?
cli-ask-choice = Deine Wahl (Nummer):
cli-ask-again = Das steht nicht zur Wahl. Gib eine Zahl von { $low } bis { $n } ein, ? für Hilfe oder q zum Aufhören.
cli-yes-no = (j/n)
cli-yes-keys = j ja
cli-no-keys = n nein
cli-press-enter = --- Enter drücken ---
cli-pass-on = Gib die Tastatur an { $player }. Alle anderen: weggucken!
cli-keys = Nummer eingeben, um zu wählen; ? für Hilfe, q zum Aufhören.

## Verlauf und Ende eines Spiels

cli-saved = Gespeichert in { $path }
cli-resumed = Weiter geht es mit { $path }
cli-game-over = Spielende
cli-winner = { $player } gewinnt mit { $money } $!
cli-winners = { $players } teilen sich den Sieg mit je { $money } $!
cli-error = Fehler
cli-interrupted = Abgebrochen.
cli-engine-compiled = kompilierte Engine
cli-engine-plain = Engine in reinem Python
cli-version = Colt Express für Python { $version } ({ $engine })

## simulate und bench

cli-progress-games = Gespielte Partien
cli-simulate-title = { $games ->
    [one] { $games } zufällige Partie mit { $players } Spielern
   *[other] { $games } zufällige Partien mit { $players } Spielern
}
cli-simulate-time = { $games ->
    [one] { $games } Partie in { $seconds } s
   *[other] { $games } Partien in { $seconds } s
}
cli-simulate-length = { $decisions ->
    [one] { $decisions } Entscheidung pro Partie
   *[other] { $decisions } Entscheidungen pro Partie
}
cli-bench-title = Wie schnell die Engine ist
cli-bench-games = Partien pro Sekunde
cli-bench-moves = Entscheidungen pro Sekunde
cli-bench-quiet = ohne Ereignisse
cli-bench-copies = Kopien pro Sekunde
cli-bench-determinized = Ausgewürfelte Kopien pro Sekunde

## replay

cli-replay-title = { $path }: { $players } Spieler, { $moves } Züge
cli-replay-seen-by = So sieht es { $player }
cli-replay-spectator = So sieht es ein Zuschauer
cli-replay-round = Runde { $round }
cli-replay-end = Hier endet die Aufzeichnung.
cli-replay-unfinished = Das Spiel ist noch nicht zu Ende.

## verify

cli-verify-title = { $path } wird geprüft
cli-verify-moves = { $number ->
    [one] { $number } Zug ist erlaubt
   *[other] Alle { $number } Züge sind erlaubt
}
cli-verify-chances = { $number ->
    [one] { $number } Zufall fiel so, wie es der Spielschlüssel verlangt
   *[other] Alle { $number } Zufälle fielen so, wie es der Spielschlüssel verlangt
}
cli-verify-seed = Der Seed passt zu seinem veröffentlichten Hash
cli-verify-outcome = Das Ergebnis folgt aus den Zügen
cli-verify-honest = Am Tisch ging es ehrlich zu.
cli-verify-running = Dieses Spiel läuft noch: Der Zufall lässt sich erst prüfen, wenn der Seed offenliegt.
cli-verify-no-seed = Diese Aufzeichnung enthält keinen Seed: Die Zufälle sind möglich, aber ob sie ehrlich waren, kann niemand sagen.
