# Einen Server messen.

cli-option-bench-tables = Wie viele Tische zu viert der Server tragen soll. Ohne Angabe 1000.
cli-option-bench-seconds = Wie lange gespielt wird, in Sekunden. Ohne Angabe 120.
cli-option-bench-every = Wie viele Sekunden an jedem Tisch zwischen zwei Zügen vergehen. Ohne Angabe 2.
cli-option-bench-processes = Wie viele Prozesse der Server hat. Mehr als einer braucht PostgreSQL und einen Bus. Ohne Angabe 1.
cli-option-bench-database = Wo die Partien liegen, z. B. postgresql://nutzer@host/name. Ohne Angabe SQLite in einer neuen Datei.
cli-option-bench-bus = Worüber die Prozesse einander Neues melden, z. B. valkey://host.
cli-option-bench-apart = Bei mehreren Prozessen: Die Leute eines Tisches sind mit allen verbunden, nicht mit einem.
cli-option-find-limit = Immer schneller ziehen, bis der Server nicht mehr mitkommt.

cli-bench-title-load = Wie viele Tische ein Server trägt
cli-bench-title-store = Was gespeicherte Partien kosten

bench-tables = Tische
bench-sockets = Verbindungen
bench-highest = Höchstes Tempo, das gehalten wird, in Zügen pro Sekunde
bench-moves = Züge
bench-rate = Züge pro Sekunde
bench-errors = Fehler
bench-late = Züge, die zu spät kamen
bench-median = Latenz bis zum letzten Client: Median (ms)
bench-p99 = Latenz bis zum letzten Client: 99 von 100 (ms)
bench-slowest = Latenz bis zum letzten Client: am langsamsten (ms)
bench-cpu = CPU-Zeit für einen Zug (ms)
bench-engine = Engine, pro Zug (ms)
bench-redaction = Sichten ohne fremde Geheimnisse, pro Zug (ms)
bench-store = Speichern samt Warten, pro Zug (ms)
bench-sending = Senden, pro Zug (ms)
bench-share = Belegter Teil eines Kerns: Server
bench-memory = Speicher des Servers (MB)
bench-clients = Belegter Teil eines Kerns: Clients
bench-stored = Gespeicherte Partien
bench-ready-empty = Spielbereit ohne gespeicherte Partien (s)
bench-ready = Spielbereit mit allen gespeicherten (s)
bench-opening = Eine gespeicherte Partie öffnen: Median (ms)
bench-kept = Tische, die im Speicher bleiben
bench-memory-kept = Speicher, sobald sie dort sind (MB)
bench-short-game = CPU-Zeit für einen Zug, in einer neuen Partie (ms)
bench-long-game = CPU-Zeit für einen Zug, in einer Partie mit 400 Zügen (ms)
bench-short-game-stored = Ebenso neben den gespeicherten Partien, in einer neuen Partie (ms)
bench-long-game-stored = Ebenso neben den gespeicherten Partien, in einer Partie mit 400 Zügen (ms)
bench-invalid = Die Clients waren selbst überlastet: Diese Zahlen sagen nichts über den Server.
