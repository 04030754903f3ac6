# Sidan vid ett bord med Colt Express, och när spelet är slut. <b> framhäver.

## Kort

web-table-card-hidden = Ett nedvänt kort
web-table-card-back = { $bandit }: ett nedvänt kort
web-table-card-owned = { $card } ({ $bandit })
web-table-dead = dött kort
web-table-dead-said = { $number ->
    [one] { $card }: ett dött kort
   *[other] { $number } × { $card }: döda kort
}
web-table-dead-why = Kulkort kan inte spelas. De tar bara plats på handen.

## Spelare

web-table-players = Spelare
web-table-you = Du
# En spelares bandit, i en form som bara banditens namn kan ha.
web-table-called = { $bandit } ({ $player })
web-table-yours = din
web-table-your-team = Ditt gäng
web-table-team-of = { $player } med gäng
web-table-here = ansluten
web-table-away = borta
web-table-stand-in = en bot spelar
web-table-first = Först
web-table-first-player = Första spelaren
web-table-bullets = { $number } av 6
web-table-wounds = { $number ->
    [0] inga kulor
    [one] fått { $number } kula
   *[other] fått { $number } kulor
}
web-table-cards = { $hand } på handen · { $deck } i packen
web-table-cards-expert = { $hand } + { $deck } kort · { $discard } slängda
web-table-marshal-card = Sheriffkort
web-table-choosing = väljer
web-table-ready = klar
web-table-ribbon-turn = Din tur
web-table-ribbon-choose = Du väljer
web-table-ribbon-other = på tur
web-table-vote = Låt en bot spela åt { $player }
web-table-clock-hours = { $hours } h { $minutes } min
web-table-clock-days = { $days } d { $hours } h

## Raden överst, blad

web-table-two-players = två spelare
web-table-watching = Du tittar på
web-table-round-of = Omgång { $round } av { $rounds }
web-table-menu = Meny
web-table-home = Till startsidan
web-table-close = Stäng
web-table-skip = Spola framåt
web-table-settings = Inställningar
web-table-language = Språk
web-table-pace = Visningstempo
web-table-pace-calm = lugn
web-table-pace-brisk = rask
web-table-pace-instant = genast
web-table-sound = Ljud
web-table-less-motion = Mindre rörelse
web-table-less-motion-system = Din enhet ber om det.
web-table-on = på
web-table-off = av
web-table-talk = Prata
web-table-talk-write = Säg något
web-table-talk-none = Ingen har sagt något än.
web-table-talk-unsent = Inte sagt: det finns ingen anslutning. Texten står kvar så att du kan försöka igen.
web-table-talk-unread = { $number ->
    [one] Prata, ett nytt meddelande
   *[other] Prata, { $number } nya meddelanden
}
web-table-menu-unread = { $number ->
    [one] Meny, ett nytt meddelande
   *[other] Meny, { $number } nya meddelanden
}
web-table-send = Skicka
web-table-emotes = Gester

## Omgångskort och händelser

web-table-round-card = Omgångskort
web-table-kick = Omgång { $round }
web-table-kick-turn = Omgång { $round } · tur { $turn } av { $turns }
web-table-kick-played = Omgång { $round } · alla turer spelade
web-table-kick-card = Omgång { $round } · kort { $card } av { $cards }
web-table-turns = Omgångens turer
web-table-at-end = Vid omgångens slut
web-table-log = Vad som har hänt
web-table-newest-first = nyaste först
web-table-log-all = Allt

## Det du kan göra

web-table-tray = Vad du kan göra
web-table-pile = { $number ->
    [0] Gemensamma packen: ännu tom
    [one] Gemensamma packen: { $number } kort
   *[other] Gemensamma packen: { $number } kort
}
web-table-pile-last = Gemensamma packen: { $number } kort, de { $shown } senaste
web-table-hand = { $number ->
    [one] Din hand: { $number } kort
   *[other] Din hand: { $number } kort
}
web-table-play-of = Spela ”{ $card }” för { $bandit }
web-table-up-card = uppvänt, kort { $number }
web-table-down-card = nedvänt, kort { $number }
web-table-choose-card = Välj ett kort
web-table-deck-left = { $number ->
    [0] din packe är tom
   *[other] { $number } kvar i packen
}
web-table-deck-then-new = { $number ->
    [0] ur din blandade slänghög
   *[other] { $number }, sedan en ny packe
}
web-table-take-back = Ta tillbaka
web-table-done = Klart · { $number }
web-table-to-come = Återstår · { $number }
web-table-choices = Dina val
# The steps of a punch.
web-table-step-whom = Vem?
web-table-step-what = Vad faller?
web-table-step-where = Vart?
web-table-on-roof = { $car }, på taket
web-table-ahead = { $place }, framåt
web-table-behind = { $place }, bakåt
web-table-discard = { $number ->
    [0] Din slänghög: tom
    [one] Din slänghög: { $number } kort
   *[other] Din slänghög: { $number } kort
}
web-table-look = Titta igenom
web-table-keep-yes = behåll
web-table-keep-no = släng
web-table-keep-out = åker ut
web-table-keep = { $number ->
    [0] Behåll ingenting
    [one] Behåll { $number } kort
   *[other] Behåll { $number } kort
}
web-table-keep-rest = { $number ->
    [0] släng ingenting
   *[other] släng { $number }
}

## Anvisningen

web-table-say-go = Din tur, <b>{ $bandit }</b>: spela ett kort uppvänt i den gemensamma packen, eller dra tre.
web-table-brief-go = Din tur, <b>{ $bandit }</b>: spela ett kort, eller dra tre.
web-table-say-go-tunnel = Din tur, <b>{ $bandit }</b>: i <b>tunneln</b> läggs ditt kort <b>nedvänt</b>. Spela ett, eller dra tre.
web-table-brief-go-tunnel = <b>Tunnel</b>: spela ett kort <b>nedvänt</b>, eller dra tre.
web-table-say-go-first = Din tur, <b>{ $bandit }</b>: tåget <b>accelererar</b>, så du får spela <b>två gånger</b>. Det här är den första.
web-table-brief-go-first = <b>Två gånger</b>, det här är den första: spela ett kort, eller dra tre.
web-table-say-go-second = <b>Andra gången</b>, <b>{ $bandit }</b>: spela ett kort till, eller dra tre.
web-table-brief-go-second = <b>Andra gången</b>: spela ett kort, eller dra tre.
web-table-say-go-ghost = Din tur: som <b>{ $bandit }</b> får du spela det här första kortet <b>uppvänt eller nedvänt</b>. Eller dra tre.
web-table-brief-go-ghost = <b>Uppvänt eller nedvänt</b>, som du vill: spela ett kort, eller dra tre.
web-table-say-go-team = Spela ett kort för <b>{ $bandit }</b> eller för <b>{ $target }</b>, eller dra tre. Kortet gäller banditen som syns på det.
web-table-brief-go-team = Spela ett kort för <b>{ $bandit }</b> eller <b>{ $target }</b>, eller dra tre.
web-table-say-go-team-tunnel = <b>Tunnel</b>: spela ett kort för <b>{ $bandit }</b> eller för <b>{ $target }</b>, <b>nedvänt</b>, eller dra tre.
web-table-brief-go-team-tunnel = <b>Tunnel</b>: spela ett kort <b>nedvänt</b>, eller dra tre.
web-table-say-draw-only = Din tur, <b>{ $bandit }</b>: inget på handen går att spela. Dra kort!
web-table-say-bullets = Lägger du <b>kulkorten på handen</b> i din slänghög? Alla bestämmer sig samtidigt.
web-table-brief-bullets = <b>Kulkorten</b> till slänghögen?
web-table-say-keep = Vad <b>behåller du till nästa omgång</b>? Resten går till din slänghög, kulkorten också. Alla väljer samtidigt och i hemlighet.
web-table-brief-keep = Vad <b>behåller</b> du? Resten slängs.
web-table-say-move-roof = <b>”Spring” för { $bandit }:</b> välj ett tak. Där uppe springer man en, två eller tre vagnar.
    .you = <b>Ditt kort ”Spring”:</b> välj ett tak. Där uppe springer du en, två eller tre vagnar.
web-table-brief-move-roof = <b>”Spring” för { $bandit }:</b> välj ett tak.
    .you = <b>Ditt kort ”Spring”:</b> välj ett tak.
web-table-say-move-inside = <b>”Spring” för { $bandit }:</b> välj vagn, framåt eller bakåt.
    .you = <b>Ditt kort ”Spring”:</b> välj vilken vagn du går till, framåt eller bakåt.
web-table-brief-move-inside = <b>”Spring” för { $bandit }:</b> välj en vagn.
    .you = <b>Ditt kort ”Spring”:</b> välj en vagn.
web-table-say-fire-roof = <b>”Skjut” för { $bandit }:</b> välj vem som skjuts. Från ett tak träffar man någon på närmaste tak som inte är tomt, framåt eller bakåt.
    .you = <b>Ditt kort ”Skjut”:</b> välj vem du skjuter. Från ett tak träffar du någon på närmaste tak som inte är tomt, framåt eller bakåt.
web-table-brief-fire-roof = <b>”Skjut” för { $bandit }:</b> välj vem, på tåget eller här nedanför.
    .you = <b>Ditt kort ”Skjut”:</b> välj vem, på tåget eller här nedanför.
web-table-say-fire-inside = <b>”Skjut” för { $bandit }:</b> välj vem som skjuts. Inifrån träffar man någon i vagnen intill, framåt eller bakåt.
    .you = <b>Ditt kort ”Skjut”:</b> välj vem du skjuter. Inifrån träffar du någon i vagnen intill, framåt eller bakåt.
web-table-brief-fire-inside = <b>”Skjut” för { $bandit }:</b> välj vem, på tåget eller här nedanför.
    .you = <b>Ditt kort ”Skjut”:</b> välj vem, på tåget eller här nedanför.
web-table-say-marshal = <b>”Sheriff” för { $bandit }:</b> välj vart han går. Den som är där måste fly upp på taket.
    .you = <b>Ditt kort ”Sheriff”:</b> välj vart han går. Den som är där måste fly upp på taket.
web-table-brief-marshal = <b>”Sheriff” för { $bandit }:</b> välj vart han går.
    .you = <b>Ditt kort ”Sheriff”:</b> välj vart han går.
web-table-say-robbery = <b>”Plundra” för { $bandit }:</b> välj vad som tas. Vad du vet om en börs ser bara du.
    .you = <b>Ditt kort ”Plundra”:</b> välj vad du tar. Vad du vet om en börs ser bara du.
web-table-brief-robbery = <b>”Plundra” för { $bandit }:</b> välj vad som tas.
    .you = <b>Ditt kort ”Plundra”:</b> välj vad du tar.
web-table-say-punch = <b>”Slåss” för { $bandit }:</b> välj vem som får stryk. Offret tappar stöldgods, om det finns något, och flyger till vagnen intill.
    .you = <b>Ditt kort ”Slåss”:</b> välj vem du slår till. Offret tappar stöldgods, om det finns något, och flyger till vagnen intill.
web-table-brief-punch = <b>”Slåss” för { $bandit }:</b> välj vem, på tåget eller här nedanför.
    .you = <b>Ditt kort ”Slåss”:</b> välj vem, på tåget eller här nedanför.
web-table-say-drop = <b>”Slåss” för { $bandit }:</b> välj vad { $victim } tappar.
    .you = <b>Ditt kort ”Slåss”:</b> välj vad { $victim } tappar.
web-table-say-snatch = <b>”Slåss” för { $bandit }:</b> { $victim } har tappat en börs. Ta den eller låta den ligga?
    .you = <b>Ditt kort ”Slåss”:</b> { $victim } har tappat en börs. Tar du den?
web-table-say-knock = <b>”Slåss” för { $bandit }:</b> välj åt vilket håll { $victim } flyger.
    .you = <b>Ditt kort ”Slåss”:</b> välj åt vilket håll { $victim } flyger.
web-table-say-pickpocket = <b>Ficktjuvar:</b> { $bandit } är ensam här och får ta en börs.
    .you = <b>Ficktjuvar:</b> du är ensam här och får ta en börs.
web-table-say-pick = Vilken <b>bandit</b> vill du ha i ditt gäng?
web-table-say-place = Vem börjar i <b>sista vagnen</b>, och vem får <b>sheriffkortet</b>?
web-table-say-choose = Du väljer!
web-table-say-wait = Vänta på de andra.
web-table-say-wait-go = <b>{ $player }</b> står på tur.
web-table-say-wait-choice = <b>{ $player }</b> väljer.
web-table-say-wait-several = Väljer fortfarande: <b>{ $players }</b>.
web-table-say-resolving = Korten utförs i den ordning de spelades.
web-table-say-event = Omgångskortets händelse inträffar.
web-table-say-going-on = Tåget rullar vidare.
web-table-say-sending = Skickar …

## Meddelanden

web-table-lost = Anslutningen är bruten. Vi försöker igen; ditt spel är i säkert förvar.
web-table-unsent = Det kom inte fram: anslutningen var bruten.
web-table-bot-for-you = En bot spelar åt dig.
web-table-come-back = Ta tillbaka platsen
web-table-your-turn = Det är din tur.
web-table-ten-seconds = Tio sekunder kvar.
web-table-time-ran-out = Tiden gick ut: valet gjordes åt dig.
web-table-by-clock = tiden gick ut

## Slutet

web-table-final = Spelets slut
web-table-wanted = Efterlyst
web-table-wanted-for = för rånet mot Colt Express
web-table-wanted-for-super = för rånet mot Colt Super Express
web-table-you-win = Du vinner spelet
web-table-wins = { $player } vinner spelet
web-table-share-win = Vinnare: { $players }
web-table-gunslinger = Revolverman: <b>{ $players }</b>
web-table-ledger = Stöldgodset delas upp
web-table-col-place = Plats
web-table-col-bandit = Bandit
web-table-col-purses = Börsar
web-table-col-jewels = Juveler
web-table-col-strongboxes = Kassaskrin
web-table-col-ransom = Lösensumma
web-table-col-bullets = Kulor
web-table-col-total = Summa
web-table-col-loot = Stöldgodskort
web-table-col-fate = Till slut
web-table-given-taken = delat ut { $given }, fått { $taken }
web-table-given = { $number ->
    [one] delat ut { $number } kula
   *[other] delat ut { $number } kulor
}
web-table-bonus = +{ $money }
web-table-aboard = på tåget
web-table-money-time = Pengar över tid
web-table-money-time-about = vad alla verkligen hade, nu när börsarna är öppna
web-table-start = start
web-table-end = slut
web-table-rematch = Revansch
web-table-rematch-join = Till revanschen
web-table-share = Dela
web-table-shared = Länken är kopierad.
web-table-share-text = { $player } vinner med { $score }.
