# Weigeringen. Wat tussen aanhalingstekens staat, is de notatie of het bestand zoals het er stond.

error-unknown = Dat gaat niet: { $problem }
error-language-unknown = De taal ‘{ $value }’ is er niet. Kies uit { $known }.
error-game-unknown = Het spel ‘{ $value }’ is er niet. Kies uit { $known }.

## Zetten

error-illegal-move = Dat kan nu niet: { $move }
error-illegal-not-your-turn = Je bent niet aan de beurt.
error-illegal-over = Het spel is afgelopen.
error-illegal-no-chance = Het toeval is niet aan zet: een speler moet kiezen.

## Opties van een nieuw spel

error-option-object = De opties moeten een object met benoemde waarden zijn.
error-option-field = De optie ‘{ $field }’ bestaat niet. Er zijn: { $known }.
error-option-unknown = { $field }: ‘{ $value }’ is onbekend. Kies uit { $known }.
error-option-list = { $field }: hier hoort een lijst, niet ‘{ $value }’.
error-option-length = { $wanted ->
    [one] { $field }: er hoort één naam te staan, geen { $found }.
   *[other] { $field }: er horen { $wanted } namen te staan, geen { $found }.
}
error-option-twice = { $field }: ‘{ $value }’ staat er twee keer.
error-option-flag = { $field }: hier hoort true of false, niet ‘{ $value }’.
error-option-range = { $field }: hier hoort een getal van { $low } tot en met { $high }, niet ‘{ $value }’.
error-option-players = De optie ‘{ $field }’ past niet bij een spel met { $players } spelers.
error-option-teams = { $field }: geef twee teams van twee bandieten op, of ‘draft’, of ‘random’.
error-option-teams-expert = Met twee spelers geldt altijd de variant voor gevorderde spelers.
error-option-placement = { $field }: geef voor elk team op wie achteraan start en wie de Marshalkaart heeft, of ‘chosen’, of ‘random’.

## Notatie

error-notation-expected = Regel { $line }, kolom { $column }: verwacht was ‘{ $wanted }’, niet ‘{ $found }’.
error-notation-expected-end = Regel { $line }, kolom { $column }: de tekst houdt op waar ‘{ $wanted }’ verwacht was.
error-notation-unexpected = Regel { $line }, kolom { $column }: ‘{ $found }’ hoort hier niet.
error-notation-number = Regel { $line }, kolom { $column }: het getal ‘{ $found }’ is te lang.
error-notation-range = Regel { $line }, kolom { $column }: verwacht was een getal van { $low } tot en met { $high }, niet ‘{ $found }’.
error-notation-range-end = Regel { $line }, kolom { $column }: de tekst houdt op waar een getal van { $low } tot en met { $high } verwacht was.
error-notation-twice = Regel { $line }, kolom { $column }: dit staat er twee keer.
error-notation-too-many = Regel { $line }, kolom { $column }: zoveel van deze kaart zijn er niet.
error-notation-no-bullets = Regel { $line }, kolom { $column }: kogelkaarten kun je niet houden.
error-notation-unknown-row = Regel { $line }, kolom { $column }: een regel kan niet met ‘{ $found }’ beginnen.
error-notation-missing = Regel { $line }, kolom { $column }: ‘{ $wanted }’ ontbreekt.
error-notation-cards = Regel { $line }, kolom { $column }: deze kaarten kan deze bandiet niet hebben.
error-notation-loot = Regel { $line }, kolom { $column }: zoveel buit zit er niet in de doos.
error-notation-place = Regel { $line }, kolom { $column }: daar kan niemand staan.

## Partijverslagen en bestanden

error-record-unreadable = { $where } is geen JSON: bij regel { $line }, kolom { $column } loopt het mis.
error-record-truncated = { $where }: het verslag breekt halverwege af.
error-record-format = { $where }: dit is geen verslag van een partij.
error-record-version = { $where }: het verslag heeft formaat { $found }, maar dit programma leest tot en met { $known }. Een nieuwere versie kan het lezen.
error-record-rules = { $where }: de partij is gespeeld met versie { $found } van de regels, maar dit programma speelt met versie { $known }.
error-record-game = { $where }: het spel ‘{ $found }’ is onbekend. Bekend: { $known }.
error-record-options = { $where }: zo kan een spel niet beginnen. { $problem }
error-record-move = { $where }: dit is geen zet. { $problem }
error-record-illegal = { $where }: deze zet kan daar niet: { $move }
error-record-chance = { $where }: de dobbelstenen geven ‘{ $thrown }’, maar in het verslag staat ‘{ $found }’.
error-record-seed = { $where }: de seed past niet bij de gepubliceerde hash.
error-record-salts = { $where }: er hoort één salt per speler te zijn.
error-record-outcome = { $where }: de zetten leiden tot een andere uitslag.
error-record-missing = { $where }: ‘{ $field }’ ontbreekt.
error-record-type = { $where }: ‘{ $field }’ heeft het verkeerde type.
error-file-missing = Het bestand { $path } bestaat niet.
error-file-unreadable = Het bestand { $path } kan niet gelezen worden.
