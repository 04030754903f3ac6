# Die Arena: viele Partien zwischen Bots.

cli-help-arena = Viele Partien zwischen Bots spielen; alle Bots bekommen denselben Zufall.
cli-help-arena-ladder = Die eingebauten Stufen gegeneinander spielen lassen und zeigen, wie stark jede ist.
cli-option-arena-bots = Wer spielt: eingebaute Stufen und eigene Bots, z. B. outlaw,legend,mine.py:MyBot.
cli-option-seconds = Zeitlimit je Entscheidung in Sekunden. Ohne Angabe keines für die eingebauten Stufen, 1 Sekunde für andere Bots.
cli-option-out = Partien, Bericht und Diagramme in diesem Verzeichnis aufbewahren. Derselbe Befehl macht dort weiter, wo er aufgehört hat.
cli-option-workers = Wie viele Prozesse spielen; ohne Angabe einer je Kern.
cli-option-cluster = Auf dem Dask-Cluster unter dieser Adresse spielen, z. B. tcp://127.0.0.1:8786.
cli-option-all = Alle Tabellen von docs/bots.md: beide Spiele, mit verschiedenen Spielerzahlen.
cli-option-into = Die Tabellen in diese Markdown-Datei setzen, zwischen die Zeilen <!-- ladder --> und <!-- /ladder -->.

## Was herauskam

arena-played = { $games ->
    [one] { $game }, { $players } Spieler, { $games } Partie
   *[other] { $game }, { $players } Spieler, { $games } Partien
}
arena-rounded = { $games ->
    [one] Es wird { $games } Partie gespielt, damit jeder Bot jeden Platz mit demselben Glück bekommt.
   *[other] Es werden { $games } Partien gespielt, damit jeder Bot jeden Platz mit demselben Glück bekommt.
}
arena-going-on = { $games ->
    [one] { $games } Partie ist schon da: weiter mit { $path }
   *[other] { $games } Partien sind schon da: weiter mit { $path }
}
arena-kept = Partien, Bericht und Diagramme sind in { $path }
arena-stopped = { $games ->
    [one] Nach { $games } Partie angehalten.
   *[other] Nach { $games } Partien angehalten.
}
arena-go-on = Derselbe Befehl macht hier weiter.
arena-head-bot = Bot
arena-head-seats = Plätze
arena-head-interval = 95 %
arena-head-rating = Wertung
arena-head-mean = Mittel
arena-head-median = Median
arena-head-p99 = 99 %
arena-head-longest = Längste
arena-thinking = Bedenkzeit je Entscheidung in Millisekunden

## Fehler

arena-fault-raised = { $games ->
    [one] { $bot } ist in { $games } Partie abgestürzt, Partie { $number }: { $details }
   *[other] { $bot } ist in { $games } Partien abgestürzt, zuerst in Partie { $number }: { $details }
}
arena-fault-illegal = { $games ->
    [one] { $bot } hat in { $games } Partie einen unerlaubten Zug gemacht, Partie { $number }: { $details }
   *[other] { $bot } hat in { $games } Partien einen unerlaubten Zug gemacht, zuerst in Partie { $number }: { $details }
}
arena-fault-overtime = { $games ->
    [one] { $bot } hat in { $games } Partie die Zeit überschritten, Partie { $number }.
   *[other] { $bot } hat in { $games } Partien die Zeit überschritten, zuerst in Partie { $number }.
}
arena-fault-died = { $games ->
    [one] Der Prozess von { $bot } ist in { $games } Partie gestorben, Partie { $number }.
   *[other] Der Prozess von { $bot } ist in { $games } Partien gestorben, zuerst in Partie { $number }.
}
arena-fault-printed = { $games ->
    [one] { $bot } hat in { $games } Partie etwas ausgegeben, Partie { $number }: { $details }
   *[other] { $bot } hat in { $games } Partien etwas ausgegeben, zuerst in Partie { $number }: { $details }
}
arena-forfeit = Wer versagt, verliert die Partie: letzter Platz, kein Gewinn, und ein Herumtreiber spielt für ihn weiter. Textausgaben kosten nichts.

## Diagramme

arena-plot-wins = Anteil der Siege
arena-plot-money = Beute nach jeder Runde
arena-plot-loot-cards = Beutekarten nach jeder Runde
arena-plot-bandits = Wie es jedem Banditen ergeht
arena-plot-even = ausgeglichen
arena-plot-interval = Anteil der Siege mit 95-%-Intervall

## Die Leiter

ladder-head-level = Stufe
ladder-head-below = Gegen die Stufe darunter
ladder-head-drifters = Gegen Herumtreiber
ladder-head-rating = Wertung
ladder-head-money = Geld
ladder-head-loot-cards = Beutekarten
ladder-head-budget = Budget
ladder-head-mean = Mittlere Zeit
ladder-head-p99 = 99 % unter
ladder-share = { $share } ({ $low } bis { $high })
ladder-seconds = { $seconds } s
ladder-iterations = { $number ->
    [one] { $number } Iteration, { $seconds } s
   *[other] { $number } Iterationen, { $seconds } s
}
ladder-milliseconds = { $time } ms
ladder-title = { $game }, { $players } Spieler
ladder-title-variants = { $title }: { $variants }
ladder-pairings = { $games ->
    [one] Ein Bot einer Stufe spielt gegen { $others } der anderen, { $games } Partie je Paarung, Seed { $seed }; ausgeglichen wäre { $even }.
   *[other] Ein Bot einer Stufe spielt gegen { $others } der anderen, { $games } Partien je Paarung, Seed { $seed }; ausgeglichen wäre { $even }.
}
ladder-interval = Anteile der Siege mit 95-%-Intervallen; Geld und Zeiten sind die der Partien gegen die Stufe darunter.
ladder-ratings = Die Wertungen stammen aus ebenso vielen Partien, in denen alle Stufen an denselben Tischen spielen.
ladder-no-clock = Ohne Uhr gespielt: eine Suche hört nach ihren Iterationen auf; die Sekunden des Budgets hat eine Stufe in einer Partie mit Menschen.
ladder-clock = Bedenkzeit: { $seconds } s je Entscheidung.
ladder-machine = { $cores ->
    [one] Gemessen auf { $cpu }, { $cores } Kern, mit Python { $python }; die Engine ist { $engine }.
   *[other] Gemessen auf { $cpu }, { $cores } Kerne, mit Python { $python }; die Engine ist { $engine }.
}
ladder-engine-compiled = kompiliert
ladder-engine-plain = reines Python
ladder-progress = { $upper } gegen { $lower }

## Ablehnungen

error-arena-bots = Sag, wer spielt, einer bis { $high } Bots, z. B. --bots outlaw,legend.
error-arena-version = Ein Worker hat Version { $found } des Programms, diese aber ist { $wanted }.
error-arena-directory = Das Verzeichnis { $path } kann nicht benutzt werden.
error-arena-busy = Im Verzeichnis { $path } spielt schon eine andere Arena. Warte auf sie, oder nenne ein anderes Verzeichnis.
error-arena-bot-changed = { $bot } hat sich geändert, seit der Wettkampf im Verzeichnis { $path } begonnen hat. Nenne ein anderes Verzeichnis.
error-arena-other = Das Verzeichnis { $path } enthält einen anderen Wettkampf: { $field } war { $found } und ist jetzt { $wanted }.
error-arena-journal = { $path }: Zeile { $line } ist keine Partie.
error-arena-cluster = Unter { $address } antwortet kein Dask-Scheduler.
error-arena-cluster-empty = Der Cluster unter { $address } hat keinen Worker.
error-arena-workers-lost = Die Worker sterben immer wieder, bevor einer eine Partie beendet.
error-arena-markers = In der Datei { $path } fehlen die Zeilen <!-- ladder --> und <!-- /ladder -->.
error-extra-missing = Hierfür fehlen Pakete. In einer Kopie des Projekts: pip install '.[{ $extra }]'
