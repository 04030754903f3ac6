# Wat de spelserver zegt: weigeringen, berichten, wat er aan een tafel naast het spel gebeurt.

## Namen

game-express = Colt Express
game-super = Colt Super Express
# Snelle gebaren, alsof je ze over tafel roept.
emote-laugh = Haha!
emote-angry = Verdorie!
emote-wow = Asjemenou!
emote-greedy = Allemaal van mij!
emote-hat-off = Petje af!
emote-hurry = Schiet eens op!

## Aan tafel

server-notice-your-turn = { $game }: je bent aan de beurt.
told-undone = { $player } neemt de laatste keuze terug.
    .you = <b>Je</b> neemt je laatste keuze terug.
server-stand-in = { $name } is weg: voorlopig speelt een bot verder.
server-back = { $name } is terug.
server-clock-chose = De tijd van { $name } was om: er is automatisch gekozen.

## Klokken; $time is een van de tijden hieronder

server-clock-none = Geen klok
server-clock-move = Tijd per keuze: { $time }
server-clock-reserve = Reserve voor het hele spel: { $time }
server-clock-left = Resterende tijd: { $time }
server-clock-bot = Als de tijd om is, kiest een bot.
server-clock-default = Als de tijd om is, worden er drie kaarten getrokken; kan dat niet, dan wordt de eerste mogelijke zet gedaan.
server-days = { $number ->
    [one] { $number } dag
   *[other] { $number } dagen
}
server-hours = { $number ->
    [one] { $number } uur
   *[other] { $number } uur
}
server-minutes = { $number ->
    [one] { $number } minuut
   *[other] { $number } minuten
}
server-seconds = { $number ->
    [one] { $number } seconde
   *[other] { $number } seconden
}

## Weigeringen: wie je bent

error-server-identity-needed = Kies eerst een naam.
error-server-identity-invalid = We herkennen je niet. Kies opnieuw een naam.
error-server-identity-expired = Het is zo lang geleden dat we je niet meer kennen. Kies opnieuw een naam.
error-server-link-invalid = Deze link is niet geldig, of niet meer. Vraag een nieuwe aan op je andere apparaat.
error-server-link-used = Deze link is al gebruikt. Vraag een nieuwe aan op je andere apparaat.
error-server-name-empty = Een naam heeft minstens één zichtbaar teken nodig.
error-server-name-long = Deze naam is te lang: hoogstens { $longest } tekens.
error-server-webhook-refused = Daar kunnen geen berichten heen. Geef een openbaar adres op dat met https:// of http:// begint.
error-server-webhook-long = Dit adres is te lang: hoogstens { $longest } tekens.

## Weigeringen: wat er niet is

error-server-table-unknown = Die tafel bestaat niet.
error-server-code-unknown = Er wacht geen tafel met deze code.
error-server-seat-unknown = Die plaats is er niet aan deze tafel.
error-server-route-unknown = Op dit adres is niets te vinden.
error-server-method-wrong = Dat kan niet op dit adres.

## Weigeringen: van wie het is

error-server-not-host = Dat kan alleen de host van de tafel.
error-server-not-seated = Dat kan alleen wie aan deze tafel meespeelt.
error-server-not-your-seat = Dit is niet jouw plaats.
error-server-removed = De host heeft je van deze tafel weggestuurd.
error-server-origin = Pagina’s van een andere site kunnen dat hier niet doen.

## Weigeringen: gaan zitten

error-server-seat-taken = Deze plaats is bezet.
error-server-seat-empty = Daar zit niemand.
error-server-already-seated = Je hebt al een plaats aan deze tafel.
error-server-bandit-taken = { $bandit } is al gekozen.
error-server-bandit-unknown = ‘{ $bandit }’ is aan deze tafel niet te kiezen.
error-server-table-full = Alle plaatsen aan deze tafel zijn bezet.
error-server-table-closed = Deze tafel is opgeheven.
error-server-not-waiting = Dat kan alleen voordat het spel begint.
error-server-not-playing = Aan deze tafel is geen spel bezig.
error-server-not-over = Dat kan pas als het spel afgelopen is.
error-server-seats-open = Nog niet alle plaatsen zijn bezet. Wacht op meer spelers of laat bots meespelen.
error-server-seats-few = { $people ->
    [one] Er zit { $people } speler aan deze tafel: minstens zoveel plaatsen zijn er nodig.
   *[other] Er zitten { $people } spelers aan deze tafel: minstens zoveel plaatsen zijn er nodig.
}
error-server-seats-double = Iemand heeft hier twee plaatsen. Aan een tafel voor iedereen heeft elke speler er één.
error-server-nobody-seated = Er moet minstens één mens aan tafel zitten.
error-server-salt-invalid = De salt van je apparaat moet minstens { $shortest } tekens lang zijn: letters, cijfers, - en _.
error-server-seat-active = Deze plaats laat nog niet lang genoeg op zich wachten om een bot te laten invallen.
error-server-already-voted = Je hebt hier al om een bot gevraagd.

## Weigeringen: het spel

error-server-record-running = Het verslag is er pas als het spel afgelopen is.
error-server-perspective = Tot het spel afgelopen is, ziet iedereen het alleen met eigen ogen.
error-server-old-rules = Dit spel is begonnen met versie { $version } van de regels; deze server kent ze maar tot en met versie { $known }.
error-server-stale = Het spel is intussen verder. Kijk hoe het ervoor staat en kies opnieuw.
error-server-undo = Dat kun je niet meer terugnemen.
error-server-chat-empty = Dit bericht is leeg.
error-server-chat-long = Dit bericht is te lang: hoogstens { $longest } tekens.
error-server-emote-unknown = Het gebaar ‘{ $emote }’ bestaat niet.

## Weigeringen: de lijn

error-server-protocol = Dit programma spreekt versie { $found } van het protocol, de server versie { $known }.
error-server-frame = De server begrijpt dit bericht niet.
error-server-body = De server begrijpt dit verzoek niet.
error-server-too-large = Dat is te veel ineens: hoogstens { $longest } tekens.
error-server-too-many = { $seconds ->
    [one] Rustig aan! Probeer het over { $seconds } seconde nog eens.
   *[other] Rustig aan! Probeer het over { $seconds } seconden nog eens.
}
error-server-store-unavailable = De server kan even niet bij de spellen. Probeer het zo nog eens.
error-server-internal = Er is iets misgegaan op de server. Het lag niet aan jou.

## Weigeringen: instellingen van de server

error-setting-value = { $name } kan niet ‘{ $value }’ zijn.
error-setting-secret = Het geheim in { $path } is te kort: minstens 32 tekens. Als je het bestand verwijdert, maakt de server een nieuw geheim.
error-bench-server = De server voor de meting is niet gestart: { $log }
