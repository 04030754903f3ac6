# Een eigen server, en bots aan de tafels van anderen.

## Opdrachten

cli-help-serve = Start een server: tafels voor mensen en bots, over het netwerk. Elke optie kan ook een omgevingsvariabele zijn, bijvoorbeeld COLTEXPRESS_PORT; het geheim zelf wordt alleen uit COLTEXPRESS_SECRET of uit zijn bestand gelezen.
cli-help-join = Zet je bot aan de tafel van een server en laat hem tot het einde spelen.
cli-help-backup = Kopieer de database van een server, ook terwijl die draait.
cli-help-export = Bewaar alle afgelopen partijen van een server als verslag, elk in een eigen bestand.

## Opties van serve

serve-host = Het adres om op te luisteren; 0.0.0.0 is elk adres van deze computer. Standaard { $default }.
serve-port = De poort om op te luisteren; 0 neemt een vrije. Standaard { $default }.
serve-database = Waar de partijen worden bewaard: sqlite:///bestand of postgresql://gebruiker:wachtwoord@host/naam. Standaard { $default }.
serve-bus = Waarmee meerdere processen elkaar op de hoogte houden: valkey://host of redis://host. Eén proces heeft er geen nodig.
serve-base-path = Het subpad, bijvoorbeeld /colt, als de server zijn adres met andere sites deelt.
serve-public-url = Waar links mee beginnen, bijvoorbeeld https://example.org. Standaard zoals de browser het vroeg.
serve-secret-file = Het bestand met het geheim waarmee identiteiten worden ondertekend; bij de eerste start gemaakt. Standaard naast het SQLite-bestand.
serve-origins = Andere sites die deze server mogen gebruiken, gescheiden door komma's.
serve-trusted-proxies = Proxy's waarvan de X-Forwarded-headers worden vertrouwd, gescheiden door komma's. Standaard { $default }.
serve-thinkers = Aantal processen voor bots. Standaard { $default }.
serve-open-tables = Hoeveel tafels waar niemand naar kijkt in het geheugen blijven. Standaard { $default }.
serve-grace = Zoveel seconden na een start loopt er geen klok af, zodat iedereen terug kan komen. Standaard { $default }.
serve-private-webhooks = Of meldingen naar privéadressen en naar deze computer mogen gaan.
serve-sockets-per-address = Hoeveel verbindingen één adres mag hebben. Standaard { $default }.
serve-requests-per-minute = Hoeveel verzoeken één adres per minuut mag doen. Standaard { $default }.
serve-frames-per-minute = Hoeveel berichten één persoon per minuut naar tafels mag sturen. Standaard { $default }.
serve-log-level = Wat er wordt gelogd: debug, info, warning, error of critical. Standaard { $default }.
cli-option-open = Open de pagina in een browser zodra de server luistert.
serve-listening = Luistert op { $host }, poort { $port }. Open { $url }
serve-stop = Stop met Ctrl-C. De partijen worden bewaard in { $path }
serve-running = De server draait al. Open { $url }
page-missing = De webpagina ontbreekt hier: ze is niet gebouwd toen deze server werd geïnstalleerd. Programma's kunnen gewoon spelen.

## Opties van join, backup en export

cli-option-link = De link van de tafel; of het adres van de server, met --code.
cli-option-join-bot = Wie speelt: je eigen bot, bijvoorbeeld mine.py:MyBot, of een ingebouwd niveau.
cli-option-code = De korte code van een tafel die nog op spelers wacht.
cli-option-name = Hoe de bot aan tafel heet. Standaard de naam van zijn klasse of niveau.
cli-option-seat = Welke plaats, geteld vanaf 1. Standaard de eerste vrije.
cli-option-join-seconds = Bedenktijd voor elke beslissing, in seconden. Standaard 1 seconde voor je eigen bot.
cli-option-token-file = Bewaar de identiteit van de bot in dit bestand: opnieuw gestart heeft hij zijn plaats terug. Wordt gemaakt als het er niet is.
cli-option-rematch = Wacht na de partij op de volgende van hetzelfde gezelschap en speel door.
cli-option-copy = Het bestand voor de kopie; het mag nog niet bestaan.
cli-option-directory = De map voor de verslagen; wordt gemaakt als die er niet is.
cli-option-zip = Pak alle verslagen ook in games.zip.

## Wat er gebeurt

join-seated = Plaats { $seat } van { $players } is bezet.
join-began = De partij is bezig.
join-lost = De verbinding is weg. Nieuwe poging …
join-again = De verbinding is terug.
join-place = Plaats { $place } van { $players }.
join-fair = Gecontroleerd: de tafel was eerlijk.
backup-done = De kopie staat in { $path }. Bewaar het geheime bestand van de server erbij, anders krijgt niemand zijn plaats terug.
export-done = { $games ->
    [one] { $games } afgelopen partij staat in { $path }
   *[other] { $games } afgelopen partijen staan in { $path }
}
export-skipped = { $games ->
    [one] { $games } partij is gespeeld volgens nieuwere regels, die deze versie niet kent, en ontbreekt.
   *[other] { $games } partijen zijn gespeeld volgens nieuwere regels, die deze versie niet kent, en ontbreken.
}

## Weigeringen

error-setting-range = { $name } moet tussen { $low } en { $high } liggen.
error-setting-choice = { $name } moet een van deze zijn: { $known }.
error-setting-database = Deze database wordt niet ondersteund: gebruik sqlite:///bestand of postgresql://…
error-setting-bus = Dit is geen bus. Zijn adres begint met valkey:// of redis:// en noemt een host.
error-setting-url = { $name } begint met https:// of http:// en noemt een host.
error-setting-host = “{ $host }” is geen adres van deze computer.
error-setting-secret-file = Het geheim kan niet worden gelezen en ook niet worden gemaakt. Noem er met --secret-file een bestand voor.
error-port-taken = Poort { $port } van { $host } is al in gebruik. Kies een andere met --port.
error-port-refused = Deze computer laat ons niet luisteren op { $host }, poort { $port }.
error-database-unusable = De database { $database } is niet te gebruiken: { $problem }
error-database-newer = De database { $database } hoort bij een nieuwere versie van dit programma.
error-database-missing = Er is geen database { $path }.
error-backup-exists = Er is al een bestand { $path }. Kies een andere naam.
error-backup-postgresql = PostgreSQL heeft voor kopieën terwijl het draait zijn eigen gereedschap: pg_dump.
error-export-directory = In de map { $path } kan niet worden geschreven.
error-join-link = “{ $value }” is geen link naar een tafel. Zo ziet er een uit: https://example.org/table/…
error-join-which = Geef de link van een tafel, of het adres van een server en --code.
error-join-one-bot = Een plaats is voor één bot: noem er met --bot maar een.
error-join-refused = De server weigert: { $message }
error-join-unreachable = Op { $url } antwoordt niemand.
error-join-nonsense = Wat op { $url } antwoordt is geen server van dit spel, of een van een andere versie.
error-join-rules = Daar speelt men volgens versie { $found } van de regels; dit programma kent ze maar tot en met versie { $known }.
error-join-closed = De tafel is gesloten.
error-join-removed = De bot is zijn plaats kwijt.
error-join-unfair = De tafel was niet eerlijk: het verslag klopt niet met wat was beloofd.
