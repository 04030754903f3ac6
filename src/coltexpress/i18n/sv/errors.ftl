# Avslag. Det som står inom citattecken är notationen eller filen, som den skrevs.

error-unknown = Det går inte: { $problem }
error-language-unknown = Språket ”{ $value }” finns inte här. Välj bland { $known }.
error-game-unknown = Spelet ”{ $value }” finns inte här. Välj bland { $known }.
error-rules-unknown = Version { $found } av reglerna finns inte. Den nyaste är version { $known }.

## Drag

error-move-data = Valet är ogiltigt: fältet ”{ $field }” stämmer inte.
error-illegal-move = Det går inte nu: { $move }
error-illegal-not-your-turn = Det är inte din tur.
error-illegal-over = Spelet är slut.
error-illegal-no-chance = Det är inte slumpens tur: en spelare måste välja.
error-illegal-already-chosen = Du har redan valt. Ta först tillbaka ditt val: ”take back”.
error-illegal-nothing-to-take-back = Det finns inget att ta tillbaka.
error-illegal-too-often = Du har ändrat dig för många gånger. Håll fast vid ditt val.
error-illegal-out = Din bandit är ute ur leken: du kan inte göra något mer.
error-illegal-card-twice = Kortet ”{ $card }” finns med två gånger, men du har bara ett.
error-illegal-card-not-held = Du har inte kortet ”{ $card }”.

## Inställningar för ett nytt spel

error-option-object = Inställningarna måste vara ett objekt med namngivna värden.
error-option-field = Inställningen ”{ $field }” finns inte. Det här finns: { $known }.
error-option-unknown = { $field }: ”{ $value }” är okänt. Välj bland { $known }.
error-option-list = { $field }: här ska det vara en lista, inte ”{ $value }”.
error-option-length = { $wanted ->
    [one] { $field }: här ska det vara ett namn, inte { $found }.
   *[other] { $field }: här ska det vara { $wanted } namn, inte { $found }.
}
error-option-twice = { $field }: ”{ $value }” finns med två gånger.
error-option-flag = { $field }: här ska det stå true eller false, inte ”{ $value }”.
error-option-range = { $field }: här ska det vara ett tal från { $low } till { $high }, inte ”{ $value }”.
error-option-players = Inställningen ”{ $field }” passar inte för { $players } spelare.
error-option-switch-players = { $field }: ”{ $value }” passar inte för { $players } spelare.
error-option-needs = { $field }: ”{ $value }” kräver ”{ $other }”.
error-option-excludes = { $field }: ”{ $value }” går inte att kombinera med ”{ $other }”.
error-option-teams = { $field }: ange två gäng med två banditer var, eller ”draft”, eller ”random”.
error-option-teams-expert = Med två spelare gäller alltid expertvarianten.
error-option-placement = { $field }: ange för varje gäng vem som börjar sist och vem som har sheriffkortet, eller ”chosen”, eller ”random”.

## Notation

error-notation-expected = Rad { $line }, kolumn { $column }: här väntades ”{ $wanted }”, inte ”{ $found }”.
error-notation-expected-end = Rad { $line }, kolumn { $column }: texten tar slut där ”{ $wanted }” väntades.
error-notation-unexpected = Rad { $line }, kolumn { $column }: ”{ $found }” hör inte hemma här.
error-notation-number = Rad { $line }, kolumn { $column }: talet ”{ $found }” är för långt.
error-notation-range = Rad { $line }, kolumn { $column }: här väntades ett tal från { $low } till { $high }, inte ”{ $found }”.
error-notation-range-end = Rad { $line }, kolumn { $column }: texten tar slut där ett tal från { $low } till { $high } väntades.
error-notation-twice = Rad { $line }, kolumn { $column }: det här finns med två gånger.
error-notation-too-many = Rad { $line }, kolumn { $column }: så många finns inte.
error-notation-no-bullets = Rad { $line }, kolumn { $column }: kulkort kan inte behållas.
error-notation-unknown-row = Rad { $line }, kolumn { $column }: en rad kan inte börja med ”{ $found }”.
error-notation-missing = Rad { $line }, kolumn { $column }: ”{ $wanted }” saknas.
error-notation-cards = Rad { $line }, kolumn { $column }: de här korten kan banditen inte ha.
error-notation-loot = Rad { $line }, kolumn { $column }: så mycket stöldgods finns inte i lådan.
error-notation-place = Rad { $line }, kolumn { $column }: där kan ingen vara.
error-notation-too-long = Rad { $line }, kolumn { $column }: det här är för långt.
error-notation-empty = Rad { $line }, kolumn { $column }: här finns inget att läsa.
error-notation-car = Rad { $line }, kolumn { $column }: vagnen står fel. Först kommer lokomotivet, sedan varje vagn en gång.
error-notation-absent = Rad { $line }, kolumn { $column }: ”{ $found }” är inte med i spelet.
error-notation-set-up = Rad { $line }, kolumn { $column }: förberedelserna går inte ihop.
error-notation-players = Rad { $line }, kolumn { $column }: det här går inte med { $found } spelare.
error-notation-options = Rad { $line }, kolumn { $column }: ”{ $found }” passar inte med de andra inställningarna.
error-notation-with = Rad { $line }, kolumn { $column }: efter ”with” kommer lagkamraten på raden ovanför.
error-notation-round = Rad { $line }, kolumn { $column }: det här stämmer inte med omgången.
error-notation-marshal = Rad { $line }, kolumn { $column }: det finns en enda sheriff, inne i tåget, och aldrig någon bandit på samma plats.
error-notation-open-purse = Rad { $line }, kolumn { $column }: en öppen börs är värd $250 och är banditens enda.
error-notation-asks = Rad { $line }, kolumn { $column }: det här kan inte frågas nu.
error-notation-answers = Rad { $line }, kolumn { $column }: svaren passar inte till frågan.
error-notation-facing = Rad { $line }, kolumn { $column }: ange åt vilket håll banditen tittar: ”<belle” eller ”belle>”.
error-notation-riding = Rad { $line }, kolumn { $column }: en bandit rider bredvid bara i ett spel med ”{ action-horse }”, mitt i en omgång och med kort kvar att spela.
error-notation-out = Rad { $line }, kolumn { $column }: en bandit som är ute är inte på tåget och har inga kort kvar att spela; tidpunkterna då banditer åker ut räknas från 1 utan luckor.

## Sparade partier och filer

error-record-unreadable = Det här är inte JSON: det går fel på rad { $line }, kolumn { $column }.
error-record-truncated = Partiet är avklippt på rad { $line }, kolumn { $column }.
error-record-format = Det här är inget sparat parti.
error-record-version = Partiet är sparat i format { $found }, men det här programmet läser bara till och med format { $known }. En nyare version kan läsa det.
error-record-rules = Partiet spelades med version { $found } av reglerna; det här programmet kan dem bara till och med version { $known }.
error-record-game = Spelet ”{ $found }” är okänt. Kända spel: { $known }.
error-record-options = { $where }: så kan ett spel inte börja. { $problem }
error-record-move = { $where }: ”{ $move }” är inget drag. { $problem }
error-record-illegal = { $where }: det går inte där: { $move }
error-record-chance = { $where }: spelets nyckel ger ”{ $wanted }”, men i partiet står ”{ $found }”.
error-record-seed = Fröet stämmer inte med sin publicerade hash.
error-record-salts = Varje spelare ger ett salt: det ska vara { $wanted }, men det är { $found }.
error-record-outcome = Dragen leder till ett annat resultat.
error-record-missing = I partiet saknas ”{ $field }”.
error-record-type = { $where }: värdet har fel typ.
error-file-missing = Filen { $path } finns inte.
error-file-unreadable = Filen { $path } går inte att läsa.
