# Wat alleen de opdrachtregel zegt: opties, menu's en weigeringen.

cli-option-humans = Hoeveel mensen er aan dit toetsenbord spelen; op de andere plaatsen spelen bots. Standaard 1.
cli-option-pause = Wacht na elke zet op Enter.
cli-option-bench = Wat er gemeten wordt: engine, search (het zoeken van bots), load (hoeveel tafels een server aankan) of store (wat bewaarde spellen kosten).
cli-you-team = Jouw team
cli-seed-hash = Hash van de seed van de server: { $hash }
cli-line = { $name }: { $text }
cli-ask-keep = Welke kaarten houd je? Typ hun nummers, bijvoorbeeld 1 3; met alleen Enter houd je er geen.
cli-bench-iterations = Zoekstappen per seconde

## Weigeringen

error-usage = Deze opdracht is niet te begrijpen. Probeer --help.
error-usage-option = De optie ‘{ $name }’ bestaat niet. Probeer --help.
error-usage-missing = ‘{ $name }’ ontbreekt. Probeer --help.
error-usage-command = De opdracht ‘{ $name }’ bestaat niet. Probeer --help.
error-usage-needs-value = ‘{ $name }’ heeft een waarde nodig. Probeer --help.
error-usage-value = Deze waarde kan niet bij ‘{ $name }’. Probeer --help.
error-usage-wrong-value = ‘{ $name }’ kan niet ‘{ $value }’ zijn. Probeer --help.
error-usage-range = ‘{ $name }’ moet een getal van { $low } tot en met { $high } zijn, niet ‘{ $value }’. Probeer --help.
error-bench-unknown = Er valt niets te meten dat ‘{ $value }’ heet. Kies uit { $known }.
error-bandit-unknown = ‘{ $value }’ speelt niet mee. Kies uit { $known }.
error-file-unwritable = Het bestand { $path } kan niet worden geschreven.
error-record-field = { $where }: dit hoort niet in een verslag.
error-record-too-long = { $where }: zo lang duurt geen enkel spel.
error-record-no-seed = { $where }: het spel kan niet verder, de seed ontbreekt in het verslag.
error-record-twice = { $where }: dit staat er twee keer.
error-viewer-unknown = Plaats { $value } is er niet aan deze tafel.
error-file-exists = Er is al een bestand { $path }. Ga ermee verder met --resume of kies een andere naam.
error-resume-options = Een bewaard spel gaat verder zoals het begon: laat de andere opties weg.
