# Vad spelservern säger: avslag, meddelanden, det som händer vid ett bord utöver spelet.

## Namn

game-express = Colt Express
game-super = Colt Super Express
# Snabba gester, som om de ropades över bordet.
emote-laugh = Haha!
emote-angry = Attans!
emote-wow = Jösses!
emote-greedy = Allt är mitt!
emote-hat-off = Hatten av!
emote-hurry = Sätt fart!

## Vid bordet

server-notice-your-turn = { $game }: det är din tur.
told-undone = { $player } tar tillbaka sitt senaste val.
    .you = <b>Du</b> tar tillbaka ditt senaste val.
server-stand-in = { $name } är borta: en bot spelar vidare så länge.
server-back = { $name } är tillbaka.
server-clock-chose = Tiden var ute för { $name }: valet gjordes automatiskt.

## Klockor; $time är någon av tiderna nedan

server-clock-none = Ingen klocka
server-clock-move = Tid per val: { $time }
server-clock-reserve = Reserv för hela spelet: { $time }
server-clock-left = Tid kvar: { $time }
server-clock-bot = När tiden är ute väljer en bot.
server-clock-default = När tiden är ute dras tre kort; går inte det görs det första möjliga draget.
server-days = { $number ->
    [one] { $number } dag
   *[other] { $number } dagar
}
server-hours = { $number ->
    [one] { $number } timme
   *[other] { $number } timmar
}
server-minutes = { $number ->
    [one] { $number } minut
   *[other] { $number } minuter
}
server-seconds = { $number ->
    [one] { $number } sekund
   *[other] { $number } sekunder
}

## Avslag: vem du är

error-server-identity-needed = Välj ett namn först.
error-server-identity-invalid = Vi känner inte igen dig. Välj ett namn på nytt.
error-server-identity-expired = Det var så länge sedan att vi inte längre känner dig. Välj ett namn på nytt.
error-server-link-invalid = Länken gäller inte, eller inte längre. Skaffa en ny på din andra enhet.
error-server-link-used = Länken är redan använd. Skaffa en ny på din andra enhet.
error-server-name-empty = Ett namn behöver minst ett tecken som syns.
error-server-name-long = Namnet är för långt: högst { $longest } tecken.
error-server-webhook-refused = Dit går det inte att skicka meddelanden. Ange en offentlig adress som börjar med https:// eller http://.
error-server-webhook-long = Adressen är för lång: högst { $longest } tecken.

## Avslag: det som inte finns

error-server-table-unknown = Det bordet finns inte.
error-server-code-unknown = Inget bord väntar med den koden.
error-server-seat-unknown = Den platsen finns inte vid det här bordet.
error-server-route-unknown = Det finns inget på den här adressen.
error-server-method-wrong = Det går inte på den här adressen.

## Avslag: vems det är

error-server-not-host = Det kan bara bordets värd göra.
error-server-not-seated = Det kan bara spelarna vid det här bordet göra.
error-server-not-your-seat = Det här är inte din plats.
error-server-removed = Värden har avvisat dig från det här bordet.
error-server-origin = Sidor från en annan webbplats kan inte göra det.

## Avslag: att slå sig ner

error-server-seat-taken = Platsen är upptagen.
error-server-seat-empty = Där sitter ingen.
error-server-already-seated = Du har redan en plats vid det här bordet.
error-server-bandit-taken = Någon har redan valt { $bandit }.
error-server-bandit-unknown = ”{ $bandit }” går inte att välja vid det här bordet.
error-server-table-full = Alla platser vid bordet är upptagna.
error-server-table-closed = Bordet är stängt.
error-server-not-waiting = Det går bara innan spelet börjar.
error-server-not-playing = Det pågår inget spel vid det här bordet.
error-server-not-over = Det går först när spelet är slut.
error-server-seats-open = Alla platser är inte upptagna än. Vänta på fler spelare eller låt bottar slå sig ner.
error-server-seats-few = { $people ->
    [one] { $people } spelare sitter vid bordet: det behövs minst lika många platser.
   *[other] { $people } spelare sitter vid bordet: det behövs minst lika många platser.
}
error-server-seats-double = Någon har två platser här. Vid ett bord för alla har var och en bara en.
error-server-nobody-seated = Minst en människa måste sitta vid bordet.
error-server-salt-invalid = Saltet från din enhet måste vara minst { $shortest } tecken långt: bokstäver, siffror, - och _.
error-server-seat-active = Ni har inte väntat tillräckligt länge på den platsen för att en bot ska hoppa in.
error-server-already-voted = Du har redan bett om en bot här.

## Avslag: spelet

error-server-record-running = Det sparade partiet finns först när spelet är slut.
error-server-perspective = Tills spelet är slut ser var och en det bara med egna ögon.
error-server-old-rules = Spelet började med version { $version } av reglerna; den här servern kan dem bara till och med version { $known }.
error-server-stale = Spelet har gått vidare under tiden. Se efter hur det står och välj igen.
error-server-undo = Det går inte att ta tillbaka längre.
error-server-chat-empty = Meddelandet är tomt.
error-server-chat-long = Meddelandet är för långt: högst { $longest } tecken.
error-server-emote-unknown = Gesten ”{ $emote }” finns inte.

## Avslag: ledningen

error-server-protocol = Programmet talar version { $found } av protokollet, servern version { $known }.
error-server-frame = Servern förstår inte meddelandet.
error-server-body = Servern förstår inte begäran.
error-server-too-large = Det är för mycket på en gång: högst { $longest } tecken.
error-server-too-many = { $seconds ->
    [one] Ta det lugnt! Försök igen om { $seconds } sekund.
   *[other] Ta det lugnt! Försök igen om { $seconds } sekunder.
}
error-server-store-unavailable = Servern kommer inte åt spelen just nu. Försök igen om en stund.
error-server-internal = Något gick fel på servern. Det var inte ditt fel.

## Avslag: serverns inställningar

error-setting-value = { $name } kan inte vara ”{ $value }”.
error-setting-secret = Hemligheten i { $path } är för kort: minst 32 tecken. Om du tar bort filen skapar servern en ny.
error-bench-server = Servern för mätningen startade inte: { $log }
