# Een server meten.

cli-option-bench-tables = Hoeveel tafels van vier mensen de server moet aankunnen. Zonder opgave 1000.
cli-option-bench-seconds = Hoelang er gespeeld wordt, in seconden. Zonder opgave 120.
cli-option-bench-every = Hoeveel seconden er aan elke tafel tussen twee zetten zitten. Zonder opgave 2.
cli-option-bench-processes = Hoeveel processen de server heeft. Voor meer dan één zijn PostgreSQL en een bus nodig. Zonder opgave 1.
cli-option-bench-database = Waar de spellen bewaard worden, bijv. postgresql://gebruiker@host/naam. Zonder opgave SQLite in een nieuw bestand.
cli-option-bench-bus = Waarlangs de processen elkaar nieuws vertellen, bijv. valkey://host.
cli-option-bench-apart = Met meerdere processen: de mensen van een tafel zijn met alle verbonden, niet met één.
cli-option-find-limit = Steeds sneller zetten doen, tot de server het niet meer bijhoudt.

cli-bench-title-load = Hoeveel tafels een server aankan
cli-bench-title-store = Wat bewaarde spellen kosten

bench-tables = Tafels
bench-sockets = Verbindingen
bench-highest = Hoogste tempo dat houdbaar is, in zetten per seconde
bench-moves = Zetten
bench-rate = Zetten per seconde
bench-errors = Fouten
bench-late = Zetten die te laat kwamen
bench-median = Vertraging tot de laatste client: mediaan (ms)
bench-p99 = Vertraging tot de laatste client: 99 van de 100 (ms)
bench-slowest = Vertraging tot de laatste client: traagste (ms)
bench-cpu = CPU-tijd voor een zet (ms)
bench-engine = Engine, per zet (ms)
bench-redaction = Beelden zonder geheimen van anderen, per zet (ms)
bench-store = Bewaren, met wachten, per zet (ms)
bench-sending = Versturen, per zet (ms)
bench-share = Bezet deel van een kern: server
bench-memory = Geheugen van de server (MB)
bench-clients = Bezet deel van een kern: clients
bench-stored = Bewaarde spellen
bench-ready-empty = Klaar om te spelen zonder bewaarde spellen (s)
bench-ready = Klaar om te spelen met alle bewaarde spellen (s)
bench-opening = Een bewaard spel openen: mediaan (ms)
bench-kept = Tafels die in het geheugen blijven
bench-memory-kept = Geheugen zodra die erin zitten (MB)
bench-short-game = CPU-tijd voor een zet, in een nieuw spel (ms)
bench-long-game = CPU-tijd voor een zet, in een spel van 400 zetten (ms)
bench-short-game-stored = Hetzelfde naast de bewaarde spellen, in een nieuw spel (ms)
bench-long-game-stored = Hetzelfde naast de bewaarde spellen, in een spel van 400 zetten (ms)
bench-invalid = De clients hadden het zelf te druk: deze cijfers zeggen niets over de server.
