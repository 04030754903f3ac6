# Att mäta en server.

cli-option-bench-tables = Hur många bord med fyra personer servern ska klara. Om inget anges 1000.
cli-option-bench-seconds = Hur länge de spelar, i sekunder. Om inget anges 120.
cli-option-bench-every = Hur många sekunder det går mellan två drag vid varje bord. Om inget anges 2.
cli-option-bench-processes = Hur många processer servern har. Fler än en kräver PostgreSQL och en buss. Om inget anges 1.
cli-option-bench-database = Var partierna sparas, t.ex. postgresql://användare@värd/namn. Om inget anges SQLite i en ny fil.
cli-option-bench-bus = Hur processerna berättar nyheter för varandra, t.ex. valkey://värd.
cli-option-bench-apart = Med flera processer: ett bords spelare är anslutna till alla, inte till en.
cli-option-find-limit = Dra allt snabbare, tills servern inte hinner med.

cli-bench-title-load = Hur många bord en server klarar
cli-bench-title-store = Vad sparade partier kostar

bench-tables = Bord
bench-sockets = Anslutningar
bench-highest = Högsta takt som håller, i drag per sekund
bench-moves = Drag
bench-rate = Drag per sekund
bench-errors = Fel
bench-late = Drag som kom för sent
bench-median = Latens till den sista klienten: median (ms)
bench-p99 = Latens till den sista klienten: 99 av 100 (ms)
bench-slowest = Latens till den sista klienten: långsammast (ms)
bench-cpu = CPU-tid för ett drag (ms)
bench-engine = Motor, per drag (ms)
bench-redaction = Vyer utan andras hemligheter, per drag (ms)
bench-store = Lagring, med väntan, per drag (ms)
bench-sending = Sändning, per drag (ms)
bench-share = Upptagen del av en kärna: servern
bench-memory = Serverns minne (MB)
bench-clients = Upptagen del av en kärna: klienterna
bench-stored = Sparade partier
bench-ready-empty = Redo att spela utan sparade partier (s)
bench-ready = Redo att spela med alla sparade (s)
bench-opening = Att öppna ett sparat parti: median (ms)
bench-kept = Bord som hålls i minnet
bench-memory-kept = Minne så snart de är där (MB)
bench-short-game = CPU-tid för ett drag, i ett nytt parti (ms)
bench-long-game = CPU-tid för ett drag, i ett parti på 400 drag (ms)
bench-short-game-stored = Detsamma bredvid de sparade partierna, i ett nytt parti (ms)
bench-long-game-stored = Detsamma bredvid de sparade partierna, i ett parti på 400 drag (ms)
bench-invalid = Klienterna själva hade för mycket att göra: siffrorna säger inget om servern.
