# Die Kommandozeile.

## Befehle

cli-about = Colt Express und Colt Super Express im Terminal: klettern, schießen, stehlen, und bloß nicht vom Zug fallen.
cli-help-play = Eine Partie spielen. Nach fehlenden Optionen wird gefragt.
cli-help-simulate = Viele Partien von selbst ablaufen lassen und zählen: für eine Spielerzahl oder für jede.
cli-help-replay = Eine aufgezeichnete Partie von Anfang an erzählen.
cli-help-verify = Eine Aufzeichnung prüfen: Züge, Zufall und Ergebnis.
cli-help-bench = Messen, wie schnell die Engine spielt.

## Optionen und Argumente

cli-option-lang = Sprache: en, nl, fr, sv, ru oder de. Sonst die deines Systems.
cli-option-game = Welches Spiel: express (Colt Express) oder super (Colt Super Express).
cli-option-players = Anzahl der Spieler: 2 bis 6, bei Colt Super Express 3 bis 7.
cli-option-seed = Seed für den Zufall: Gleicher Seed, gleiche Zufallsergebnisse. Ohne Angabe { $default }.
cli-option-games = Anzahl der Partien. Ohne Angabe { $default }.
cli-option-save = Die Aufzeichnung der Partie in dieser Datei speichern.
cli-option-resume = Die Partie in dieser Datei weiterspielen.
cli-option-as = Das Spiel mit den Augen dieses Banditen sehen.
cli-option-json = JSON ausgeben, für andere Programme.
cli-option-version = Die Version anzeigen und beenden.
cli-option-help = Diese Hilfe anzeigen und beenden.
cli-option-record = Die Datei mit der aufgezeichneten Partie.
cli-heading-commands = Befehle
cli-heading-options = Optionen
cli-heading-arguments = Argumente

## Die Spiele

cli-game-express = Colt Express
cli-game-express-about = Pläne schmieden, den Zug ausrauben, dem Marshal entwischen; 2 bis 6 Spieler
cli-game-super = Colt Super Express
cli-game-super-about = kurz und gnadenlos, jede Runde verliert der Zug einen Waggon; 3 bis 7 Spieler

## Tabellenköpfe; short: wo wenig Platz ist

cli-head-train = Zug
cli-head-car = Waggon
cli-head-roof = Dach
cli-head-inside = Im Inneren
cli-head-bandit = Bandit
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
cli-head-players = Spieler
cli-head-order = Reihenfolge
cli-head-loot-cards = Beutekarten
cli-head-this-round = Diese Runde
cli-head-condition = Zustand
cli-head-programme = Dein Programm
cli-head-decisions = Entscheidungen
cli-head-share = Anteil
cli-head-first-wins = Erster gewinnt
cli-head-last-wins = Letzter gewinnt
cli-head-aboard = Am Ende auf dem Zug
cli-head-mean-loot-cards = Beutekarten im Schnitt
cli-head-rounds = Runden
cli-head-ending = Wie es endet
cli-head-ending-alone = Allein übrig
cli-head-ending-locomotive = Nur noch die Lokomotive
cli-head-ending-nobody = Niemand mehr da

## Auf dem Tisch

cli-round = Runde { $round } von { $rounds }
# Ein Spiel kann früher enden.
cli-round-at-most = Runde { $round } von höchstens { $rounds }
cli-event-to-come = Am Ende der Runde: { $event }
# Was cli-event-to-come bei Colt Super Express sagt, jede Runde.
cli-uncoupling = Waggon { $number } wird abgekoppelt
cli-uncoupling-why = Wer in ihm oder auf ihm ist, scheidet aus. Seine Beutekarte bekommt, wer dann am weitesten hinten ist.
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
cli-loot-to-come = { $number ->
    [one] Eine Beutekarte kommt noch, eine von diesen: { $values }
   *[other] { $number } Beutekarten kommen noch, und zwar aus diesen: { $values }
}
cli-choosing = überlegt
cli-chosen = bereit
cli-you = du
cli-you-are = Du bist { $bandit }.
cli-player = Spieler { $number }
cli-random = zufällig
cli-and = { $names } und { $last }

## Fragen

cli-welcome = Alles einsteigen! Der Union Pacific Express fährt ab, und du bist hier, um ihn auszurauben.
cli-goodbye = Bis bald, Bandit!
cli-ask-game = Welches Spiel?
cli-ask-players = Wie viele Spieler?
cli-ask-bandit = Welcher Bandit bist du?
cli-ask-programme = Drei Nummern der Reihe nach, z. B. 2 4 1:
cli-ask-programme-again = Gib drei verschiedene Zahlen von 1 bis { $n } der Reihe nach ein, z. B. 2 4 1; ? für Hilfe, q zum Aufhören.
cli-stunned-first = { $reflex ->
    [yes] Du liegst benommen da: Deine erste Karte bringt dich nur auf die Beine. Nur Reflex kann mehr: Du schießt sofort.
   *[no] Du liegst benommen da: Deine erste Karte, egal welche, bringt dich nur auf die Beine.
}
cli-ask-choice = Deine Wahl (Nummer):
cli-ask-again = Das steht nicht zur Wahl. Gib eine Zahl von { $low } bis { $n } ein, ? für Hilfe oder q zum Aufhören.
cli-yes-no = (j/n)
cli-yes-keys = j ja
cli-no-keys = n nein
cli-ask-yes-no = Antworte mit { $yes } oder { $no }.
cli-press-enter = --- Enter drücken ---
cli-pass-on = Gib die Tastatur an { $player }. Alle anderen: weggucken!
cli-keys = Nummer eingeben, um zu wählen; h für einen Tipp, ? für Hilfe, q zum Aufhören.

## Verlauf und Ende eines Spiels

cli-saved = Gespeichert in { $path }
cli-resumed = Weiter geht es mit { $path }
cli-game-over = Spielende
cli-winner = { $player } gewinnt mit { $money } $!
cli-winners = { $players } teilen sich den Sieg mit je { $money } $!
# Colt Super Express: was den Ausschlag gab.
cli-victory-alone = { $player } bleibt allein auf dem Zug übrig und gewinnt!
cli-victory-locomotive-most = { $number ->
    [one] Auf der Lokomotive hat nur { $player } eine Beutekarte, und das genügt zum Sieg!
   *[other] { $player } gewinnt auf der Lokomotive mit den meisten Beutekarten: { $number }!
}
cli-victory-locomotive-best = Auf der Lokomotive herrscht Gleichstand an Beutekarten, aber { $player } hat die beste, { $value } $ wert, und gewinnt!
cli-victory-last = Auf dem Zug ist niemand mehr, aber { $player } hat am längsten durchgehalten und gewinnt!
cli-victory-nobody-most = { $number ->
    [one] Auf dem Zug ist niemand mehr. Von den Letzten hat nur { $player } eine Beutekarte, und das genügt zum Sieg!
   *[other] Auf dem Zug ist niemand mehr. Von den Letzten hat { $player } die meisten Beutekarten, { $number }, und gewinnt!
}
cli-victory-nobody-best = Auf dem Zug ist niemand mehr. Die Letzten haben gleich viele Beutekarten, aber { $player } hat die beste, { $value } $ wert, und gewinnt!
cli-victory-shared = { $players } sind zuletzt ausgeschieden, gemeinsam und ohne Beute: Sie teilen sich den Sieg!
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
cli-simulate-all = { $games ->
    [one] { $games } zufällige Partie je Spielerzahl
   *[other] { $games } zufällige Partien je Spielerzahl
}
cli-simulate-time = { $games ->
    [one] { $games } Partie in { $seconds } s
   *[other] { $games } Partien in { $seconds } s
}
cli-simulate-length = { $decisions ->
    [one] { $decisions } Entscheidung pro Partie
   *[other] { $decisions } Entscheidungen pro Partie
}
cli-simulate-rounds = { $rounds } Runden im Schnitt
cli-bench-title-engine = Wie schnell die Engine ist
cli-bench-title-search = Wie schnell Bots suchen: versuchte Züge pro Sekunde
cli-bench-random-rollouts = 30 zufällige Entscheidungen weiter
cli-bench-informed-rollouts = 30 überlegte Entscheidungen weiter
cli-bench-games = Partien pro Sekunde
cli-bench-moves = Entscheidungen pro Sekunde
cli-bench-quiet = ohne Ereignisse
cli-bench-copies = Kopien pro Sekunde
cli-bench-determinized = Ausgewürfelte Kopien pro Sekunde

## replay

cli-replay-title = { $path }: { $game }, { $players } Spieler, { $moves } Züge
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
    [one] { $number } Zufallsentscheidung passt zum Spielschlüssel
   *[other] Alle { $number } Zufallsentscheidungen passen zum Spielschlüssel
}
cli-verify-seed = Der Seed passt zu seinem veröffentlichten Hash
cli-verify-outcome = Das Ergebnis folgt aus den Zügen
cli-verify-honest = Am Tisch ging es ehrlich zu.
cli-verify-running = Dieses Spiel läuft noch: Der Zufall lässt sich erst prüfen, wenn der Seed offenliegt.
cli-verify-no-seed = Diese Aufzeichnung enthält keinen Seed: Die Zufälle sind möglich, aber ob sie ehrlich waren, kann niemand sagen.
