# En egen server, och bottar vid andras bord.

## Kommandon

cli-help-serve = Kör en server: bord för människor och bottar, över nätet. Varje flagga kan också vara en miljövariabel, t.ex. COLTEXPRESS_PORT; själva hemligheten läses bara från COLTEXPRESS_SECRET eller ur sin fil.
cli-help-join = Sätt din bot vid ett bord på en server och låt den spela till slutet.
cli-help-backup = Kopiera en servers databas, även medan den är igång.
cli-help-export = Skriv alla avslutade partier på en server, varje sparat parti i en egen fil.

## Flaggor till serve

serve-host = Adressen att lyssna på; 0.0.0.0 är alla adresser på den här datorn. Annars { $default }.
serve-port = Porten att lyssna på; 0 tar en ledig. Annars { $default }.
serve-database = Var partierna sparas: sqlite:///fil eller postgresql://användare:lösenord@värd/namn. Annars { $default }.
serve-bus = Hur flera processer berättar nyheter för varandra: valkey://värd eller redis://värd. En ensam process behöver ingen.
serve-base-path = Undersökvägen, t.ex. /colt, när servern delar adress med andra webbplatser.
serve-public-url = Vad länkar börjar med, t.ex. https://example.org. Annars så som webbläsaren frågade.
serve-secret-file = Filen med hemligheten som identiteter signeras med; skapas vid första starten. Annars ligger den bredvid SQLite-filen.
serve-origins = Andra webbplatser vars sidor får använda servern, åtskilda med kommatecken.
serve-trusted-proxies = Proxyservrar vars X-Forwarded-huvuden är betrodda, åtskilda med kommatecken. Annars { $default }.
serve-thinkers = Antal processer för bottar. Annars { $default }.
serve-open-tables = Hur många bord som ingen tittar på får ligga kvar i minnet. Annars { $default }.
serve-grace = Så många sekunder efter en start går ingen klocka ut, så att alla hinner tillbaka. Annars { $default }.
serve-private-webhooks = Om aviseringar får gå till privata adresser och till den här datorn.
serve-sockets-per-address = Hur många anslutningar en adress får ha. Annars { $default }.
serve-requests-per-minute = Hur många förfrågningar en adress får göra per minut. Annars { $default }.
serve-frames-per-minute = Hur många meddelanden en person får skicka till bord per minut. Annars { $default }.
serve-log-level = Vad som loggas: debug, info, warning, error eller critical. Annars { $default }.
cli-option-open = Öppna sidan i en webbläsare så snart servern lyssnar.
serve-listening = Lyssnar på { $host }, port { $port }. Öppna { $url }
serve-stop = Stoppa med Ctrl-C. Partierna sparas i { $path }
serve-running = Servern är redan igång. Öppna { $url }
page-missing = Webbsidan saknas här: den byggdes inte när servern installerades. Program kan spela ändå.

## Flaggor till join, backup och export

cli-option-link = Länken till bordet; eller serverns adress, med --code.
cli-option-join-bot = Vem som spelar: din egen bot, t.ex. mine.py:MyBot, eller en inbyggd nivå.
cli-option-code = Kortkoden till ett bord som väntar på spelare.
cli-option-name = Vad botten heter vid bordet. Annars namnet på dess klass eller nivå.
cli-option-seat = Vilken plats, räknat från 1. Annars den första lediga.
cli-option-join-seconds = Betänketid för varje beslut, i sekunder. Annars 1 sekund för din egen bot.
cli-option-token-file = Spara bottens identitet i den här filen: när den startas igen får den tillbaka sin plats. Skapas om den inte finns.
cli-option-rematch = Vänta efter partiet på nästa med samma sällskap och spela vidare.
cli-option-copy = Filen för kopian; den får inte finnas än.
cli-option-directory = Katalogen för de sparade partierna; skapas om den inte finns.
cli-option-zip = Packa även alla partier i games.zip.

## Vad som händer

join-seated = Plats { $seat } av { $players } är tagen.
join-began = Partiet är igång.
join-lost = Anslutningen bröts. Försöker igen …
join-again = Anslutningen är tillbaka.
join-place = Plats { $place } av { $players }.
join-fair = Granskat: bordet var ärligt.
backup-done = Kopian finns i { $path }. Spara serverns hemliga fil tillsammans med den, annars får ingen tillbaka sin plats.
export-done = { $games ->
    [one] { $games } avslutat parti finns i { $path }
   *[other] { $games } avslutade partier finns i { $path }
}
export-skipped = { $games ->
    [one] { $games } parti spelades efter nyare regler, som den här versionen inte känner till, och är inte med.
   *[other] { $games } partier spelades efter nyare regler, som den här versionen inte känner till, och är inte med.
}

## Avslag

error-setting-range = { $name } måste ligga mellan { $low } och { $high }.
error-setting-choice = { $name } måste vara något av följande: { $known }.
error-setting-database = Databasen stöds inte: använd sqlite:///fil eller postgresql://…
error-setting-bus = Det här är ingen buss. Dess adress börjar med valkey:// eller redis:// och anger en värd.
error-setting-url = { $name } börjar med https:// eller http:// och anger en värd.
error-setting-host = ”{ $host }” är ingen adress på den här datorn.
error-setting-secret-file = Hemligheten går varken att läsa eller skapa. Ange en fil för den med --secret-file.
error-port-taken = Port { $port } på { $host } är redan upptagen. Välj en annan med --port.
error-port-refused = Den här datorn låter oss inte lyssna på { $host }, port { $port }.
error-database-unusable = Databasen { $database } går inte att använda: { $problem }
error-database-newer = Databasen { $database } hör till en nyare version av programmet.
error-database-missing = Det finns ingen databas { $path }.
error-backup-exists = Det finns redan en fil { $path }. Välj ett annat namn.
error-backup-postgresql = PostgreSQL har ett eget verktyg för kopior under drift: pg_dump.
error-export-directory = Det går inte att skriva i katalogen { $path }.
error-join-link = ”{ $value }” är ingen länk till ett bord. Så här ser en ut: https://example.org/table/…
error-join-which = Ange antingen länken till ett bord, eller adressen till en server och --code.
error-join-one-bot = En plats är för en bot: ange bara en med --bot.
error-join-refused = Servern säger nej: { $message }
error-join-unreachable = Ingen svarar på { $url }.
error-join-nonsense = Det som svarar på { $url } är ingen server för det här spelet, eller en av en annan version.
error-join-rules = Där spelar man efter version { $found } av reglerna; det här programmet kan dem bara till och med version { $known }.
error-join-closed = Bordet har stängts.
error-join-removed = Botten har blivit av med sin plats.
error-join-unfair = Bordet var inte ärligt: det sparade partiet stämmer inte med vad som utlovades.
