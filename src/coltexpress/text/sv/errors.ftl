# Avslag. Det som står inom citattecken är notationen eller filen, som den skrevs.

error-unknown = Det går inte: { $problem }
error-language-unknown = Språket ”{ $value }” finns inte här. Välj bland { $known }.
error-game-unknown = Spelet ”{ $value }” finns inte här. Välj bland { $known }.

## Drag

error-illegal-move = Det går inte nu: { $move }
error-illegal-not-your-turn = Det är inte din tur.
error-illegal-over = Spelet är slut.
error-illegal-no-chance = Det är inte slumpens tur: en spelare måste välja.

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
error-notation-too-many = Rad { $line }, kolumn { $column }: så många av det här kortet finns inte.
error-notation-no-bullets = Rad { $line }, kolumn { $column }: kulkort kan inte behållas.
error-notation-unknown-row = Rad { $line }, kolumn { $column }: en rad kan inte börja med ”{ $found }”.
error-notation-missing = Rad { $line }, kolumn { $column }: ”{ $wanted }” saknas.
error-notation-cards = Rad { $line }, kolumn { $column }: de här korten kan banditen inte ha.
error-notation-loot = Rad { $line }, kolumn { $column }: så mycket stöldgods finns inte i lådan.
error-notation-place = Rad { $line }, kolumn { $column }: där kan ingen vara.

## Sparade partier och filer

error-record-unreadable = { $where } är inte JSON: det går fel på rad { $line }, kolumn { $column }.
error-record-truncated = { $where }: partiet är avklippt mitt i.
error-record-format = { $where }: det här är inget sparat parti.
error-record-version = { $where }: partiet är sparat i format { $found }, men det här programmet läser bara till och med { $known }. En nyare version kan läsa det.
error-record-rules = { $where }: partiet spelades med version { $found } av reglerna, men det här programmet spelar med version { $known }.
error-record-game = { $where }: spelet ”{ $found }” är okänt. Kända spel: { $known }.
error-record-options = { $where }: så kan ett spel inte börja. { $problem }
error-record-move = { $where }: det här är inget drag. { $problem }
error-record-illegal = { $where }: det draget går inte där: { $move }
error-record-chance = { $where }: tärningarna ger ”{ $thrown }”, men i partiet står ”{ $found }”.
error-record-seed = { $where }: fröet stämmer inte med sin publicerade hash.
error-record-salts = { $where }: det ska finnas ett salt för varje spelare.
error-record-outcome = { $where }: dragen leder till ett annat resultat.
error-record-missing = { $where }: ”{ $field }” saknas.
error-record-type = { $where }: ”{ $field }” har fel typ.
error-file-missing = Filen { $path } finns inte.
error-file-unreadable = Filen { $path } går inte att läsa.
