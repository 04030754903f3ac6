# Weigeringen. Wat tussen aanhalingstekens staat, is de notatie of het bestand zoals het er stond.

error-unknown = Dat gaat niet: { $problem }
error-language-unknown = De taal ‘{ $value }’ is er niet. Kies uit { $known }.
error-game-unknown = Het spel ‘{ $value }’ is er niet. Kies uit { $known }.
error-rules-unknown = Versie { $found } van de regels bestaat niet. De nieuwste is versie { $known }.

## Zetten

error-move-data = Deze keuze is ongeldig: het veld ‘{ $field }’ klopt niet.
error-illegal-move = Dat kan nu niet: { $move }
error-illegal-not-your-turn = Je bent niet aan de beurt.
error-illegal-over = Het spel is afgelopen.
error-illegal-no-chance = Het toeval is niet aan zet: een speler moet kiezen.
error-illegal-already-chosen = Je hebt al gekozen. Neem je keuze eerst terug: ‘take back’.
error-illegal-nothing-to-take-back = Er is niets om terug te nemen.
error-illegal-too-often = Je hebt je te vaak bedacht. Blijf nu bij je keuze.
error-illegal-out = Je bandiet ligt eruit: je kunt niets meer doen.
error-illegal-card-twice = ‘{ $card }’ staat er twee keer, maar je hebt er maar één.
error-illegal-card-not-held = Je hebt geen kaart ‘{ $card }’.

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
error-option-switch-players = { $field }: ‘{ $value }’ past niet bij een spel met { $players } spelers.
error-option-needs = { $field }: ‘{ $value }’ kan alleen samen met ‘{ $other }’.
error-option-excludes = { $field }: ‘{ $value }’ gaat niet samen met ‘{ $other }’.
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
error-notation-too-many = Regel { $line }, kolom { $column }: zoveel zijn er niet.
error-notation-no-bullets = Regel { $line }, kolom { $column }: kogelkaarten kun je niet houden.
error-notation-unknown-row = Regel { $line }, kolom { $column }: een regel kan niet met ‘{ $found }’ beginnen.
error-notation-missing = Regel { $line }, kolom { $column }: ‘{ $wanted }’ ontbreekt.
error-notation-cards = Regel { $line }, kolom { $column }: deze kaarten kan deze bandiet niet hebben.
error-notation-loot = Regel { $line }, kolom { $column }: zoveel buit zit er niet in de doos.
error-notation-place = Regel { $line }, kolom { $column }: daar kan niemand staan.
error-notation-too-long = Regel { $line }, kolom { $column }: dit is te lang.
error-notation-empty = Regel { $line }, kolom { $column }: hier valt niets te lezen.
error-notation-car = Regel { $line }, kolom { $column }: deze wagon staat verkeerd. Eerst komt de locomotief, dan elke wagon één keer.
error-notation-absent = Regel { $line }, kolom { $column }: ‘{ $found }’ doet niet mee in dit spel.
error-notation-set-up = Regel { $line }, kolom { $column }: deze voorbereiding klopt niet.
error-notation-players = Regel { $line }, kolom { $column }: dit gaat niet met { $found } spelers.
error-notation-options = Regel { $line }, kolom { $column }: ‘{ $found }’ past niet bij de andere opties.
error-notation-with = Regel { $line }, kolom { $column }: na ‘with’ komt de teamgenoot van de regel erboven.
error-notation-round = Regel { $line }, kolom { $column }: dit klopt niet met de ronde.
error-notation-marshal = Regel { $line }, kolom { $column }: er is één Marshal, in de trein, en nooit een bandiet op dezelfde plek.
error-notation-open-purse = Regel { $line }, kolom { $column }: een open geldbuidel is $ 250 waard en de enige van zijn bandiet.
error-notation-asks = Regel { $line }, kolom { $column }: dit kan nu niet gevraagd worden.
error-notation-answers = Regel { $line }, kolom { $column }: deze antwoorden passen niet bij de vraag.
error-notation-facing = Regel { $line }, kolom { $column }: zeg welke kant de bandiet op kijkt: ‘<belle’ of ‘belle>’.
error-notation-riding = Regel { $line }, kolom { $column }: een bandiet rijdt alleen te paard mee in een spel met ‘{ action-horse }’, midden in een ronde, en met nog kaarten te spelen.
error-notation-out = Regel { $line }, kolom { $column }: een uitgeschakelde bandiet staat niet op de trein en heeft geen kaarten meer te spelen; de momenten van uitschakeling tellen vanaf 1 zonder gaten.

## Partijverslagen en bestanden

error-record-unreadable = Dit is geen JSON: bij regel { $line }, kolom { $column } gaat het mis.
error-record-truncated = Het verslag breekt af in regel { $line }, kolom { $column }.
error-record-format = Dit is geen verslag van een partij.
error-record-version = Het verslag heeft formaat { $found }, maar dit programma leest tot en met formaat { $known }. Een nieuwere versie kan het lezen.
error-record-rules = De partij is gespeeld met versie { $found } van de regels; dit programma kent ze maar tot en met versie { $known }.
error-record-game = Het spel ‘{ $found }’ is onbekend. Bekend: { $known }.
error-record-options = { $where }: zo kan een spel niet beginnen. { $problem }
error-record-move = { $where }: ‘{ $move }’ is geen zet. { $problem }
error-record-illegal = { $where }: dat kan daar niet: { $move }
error-record-chance = { $where }: de spelsleutel geeft ‘{ $wanted }’, maar in het verslag staat ‘{ $found }’.
error-record-seed = De seed past niet bij de gepubliceerde hash.
error-record-salts = Elke speler geeft één salt: er horen er { $wanted } te zijn, het zijn er { $found }.
error-record-outcome = De zetten leiden tot een andere uitslag.
error-record-missing = In het verslag ontbreekt ‘{ $field }’.
error-record-type = { $where }: deze waarde heeft het verkeerde type.
error-file-missing = Het bestand { $path } bestaat niet.
error-file-unreadable = Het bestand { $path } kan niet gelezen worden.
