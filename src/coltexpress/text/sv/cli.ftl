# Kommandoraden.

## Kommandon

cli-about = Colt Express i terminalen: klättra, skjut, stjäl, och se upp för sheriffen.
cli-help-play = Spela ett parti.
cli-help-simulate = Låt många partier spela sig själva, och räkna.
cli-help-replay = Berätta ett sparat parti från början.
cli-help-verify = Granska ett sparat parti: är varje drag tillåtet, gick slumpen rätt till?
cli-help-bench = Mät hur fort motorn spelar.

## Flaggor och argument

cli-option-lang = Språk: en, nl, fr, sv, ru eller de. Annars systemets språk.
cli-option-players = Antal spelare: 2 till 6.
cli-option-expert = Spela expertvarianten.
cli-option-bandits = Banditerna, plats för plats, t.ex. belle,tuco,doc. De som saknas lottas.
cli-option-train = Vagnarna bakom lokomotivet, framifrån och bakåt, t.ex. mail,saloon,dining; eller random.
cli-option-first = Första spelarens plats, räknat från 1; eller random.
cli-option-teams = För två spelare: draft (välj turvis), random, eller båda gängen, t.ex. tuco,cheyenne/django,doc.
cli-option-placement = För två spelare, vem som börjar i vilken vagn: chosen (spelarna väljer) eller random.
cli-option-seed = Ett tal som bestämmer all slump: samma frö, samma tur.
cli-option-games = Antal partier.
cli-option-save = Spara partiet i den här filen.
cli-option-resume = Fortsätt partiet i den här filen.
cli-option-as = Se spelet genom den här banditens ögon.
cli-option-json = Skriv ut JSON, för andra program.
cli-option-version = Visa versionen och avsluta.
cli-option-help = Visa den här hjälpen och avsluta.
cli-option-record = Filen med det sparade partiet.
cli-heading-commands = Kommandon
cli-heading-options = Flaggor
cli-heading-arguments = Argument

## Tabellrubriker; short: där det är ont om plats

cli-head-train = Tåg
cli-head-car = Vagn
cli-head-roof = Tak
cli-head-inside = Inne i tåget
cli-head-bandit = Bandit
cli-head-player = Spelare
cli-head-team = Gäng
cli-head-bullets = Kulor
    .short = Kulor
cli-head-wounds = Träffar
    .short = Träffar
cli-head-loot = Stöldgods
cli-head-hand = Hand
    .short = Hand
cli-head-deck = Draghög
    .short = Draghög
cli-head-discard = Slänghög
    .short = Slänghög
cli-head-pile = Gemensamma packen
cli-head-round = Omgång
cli-head-round-card = Omgångskort
cli-head-turn = Tur
cli-head-event = Händelse
cli-head-first-player = Första spelaren
    .short = Först
cli-head-games = Partier
cli-head-wins = Vinster
cli-head-mean-money = Pengar i snitt
cli-head-mean-place = Placering i snitt
cli-head-gunslinger = Revolverman

## På bordet

cli-round = Omgång { $round } av { $rounds }
cli-event-to-come = I slutet av omgången: { $event }
cli-hand = Din hand: { $cards }
cli-face-up = uppvänt
cli-face-down = nedvänt
cli-strongbox-waits = Det andra kassaskrinet står kvar bredvid tåget.
cli-cards = { $number ->
    [one] { $number } kort
   *[other] { $number } kort
}
cli-bullets = { $number ->
    [one] { $number } kula
   *[other] { $number } kulor
}
cli-neutral-bullets = { $number ->
    [one] { $number } neutralt kulkort kvar
   *[other] { $number } neutrala kulkort kvar
}
cli-you = du
cli-you-are = Du är { $bandit }.
cli-player = Spelare { $number }
cli-random = slumpvis

## Frågor

cli-welcome = Ta plats! Union Pacific Express avgår, och du är här för att råna tåget.
cli-goodbye = Vi ses, bandit!
cli-ask-players = Hur många spelare?
cli-ask-bandit = Vilken bandit är du?
cli-ask-expert = Expertvariant?
cli-ask-choice = Ditt val (nummer):
cli-ask-again = Det går inte att välja. Skriv ett tal från { $low } till { $n }, ? för hjälp eller q för att sluta.
cli-yes-no = (j/n)
cli-yes-keys = j ja
cli-no-keys = n nej
cli-press-enter = --- tryck på Enter ---
cli-pass-on = Ge tangentbordet till { $player }. Alla andra: titta bort!
cli-keys = Skriv ett nummer för att välja, ? för hjälp, q för att sluta.

## Spelets gång och slut

cli-saved = Sparat i { $path }
cli-resumed = Vi fortsätter med { $path }
cli-game-over = Spelet är slut
cli-winner = { $player } vinner med ${ $money }!
cli-winners = { $players } delar på segern med ${ $money } var!
cli-error = Fel
cli-interrupted = Avbrutet.
cli-engine-compiled = kompilerad motor
cli-engine-plain = motor i ren Python
cli-version = Colt Express för Python { $version } ({ $engine })

## simulate och bench

cli-progress-games = Spelade partier
cli-simulate-title = { $games ->
    [one] { $games } slumpmässigt parti med { $players } spelare
   *[other] { $games } slumpmässiga partier med { $players } spelare
}
cli-simulate-time = { $games ->
    [one] { $games } parti på { $seconds } s
   *[other] { $games } partier på { $seconds } s
}
cli-simulate-length = { $decisions ->
    [one] { $decisions } val per parti
   *[other] { $decisions } val per parti
}
cli-bench-title = Hur snabb motorn är
cli-bench-games = Partier per sekund
cli-bench-moves = Val per sekund
cli-bench-quiet = utan händelser
cli-bench-copies = Kopior per sekund
cli-bench-determinized = Ifyllda kopior per sekund

## replay

cli-replay-title = { $path }: { $players } spelare, { $moves } drag
cli-replay-seen-by = Så som { $player } ser det
cli-replay-spectator = Så som en åskådare ser det
cli-replay-round = Omgång { $round }
cli-replay-end = Här slutar partiet.
cli-replay-unfinished = Spelet är inte slut än.

## verify

cli-verify-title = Granskar { $path }
cli-verify-moves = { $number ->
    [one] { $number } drag är tillåtet
   *[other] Alla { $number } drag är tillåtna
}
cli-verify-chances = { $number ->
    [one] { $number } slumpdrag följer spelets nyckel
   *[other] Alla { $number } slumpdrag följer spelets nyckel
}
cli-verify-seed = Fröet stämmer med sin publicerade hash
cli-verify-outcome = Resultatet är det som dragen leder till
cli-verify-honest = Det gick rätt till vid bordet.
cli-verify-running = Spelet pågår fortfarande: slumpen kan inte granskas förrän fröet visas.
cli-verify-no-seed = Partiet innehåller inget frö: slumpdragen är möjliga, men ingen kan säga om de var ärliga.
