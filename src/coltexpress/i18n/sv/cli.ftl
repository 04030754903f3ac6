# Kommandoraden.

## Kommandon

cli-about = Colt Express och Colt Super Express i terminalen: klättra, skjut, stjäl, och håll dig kvar på tåget.
cli-help-play = Spela ett parti. Flaggor som saknas frågas det efter.
cli-help-simulate = Låt många partier spela sig själva, och räkna: för ett visst antal spelare, eller för alla.
cli-help-replay = Berätta ett sparat parti från början.
cli-help-verify = Granska ett sparat parti: drag, slump och resultat.
cli-help-bench = Mät hur fort motorn spelar.

## Flaggor och argument

cli-option-lang = Språk: en, nl, fr, sv, ru eller de. Annars systemets språk.
cli-option-game = Vilket spel: express (Colt Express) eller super (Colt Super Express).
cli-option-players = Antal spelare: 2 till 6, i Colt Super Express 3 till 7.
cli-option-seed = Frö för slumpen: samma frö ger samma slump. Annars { $default }.
cli-option-games = Antal partier. Annars { $default }.
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

## Spelen

cli-game-express = Colt Express
cli-game-express-about = smid planer, råna tåget, undvik sheriffen; 2 till 6 spelare
cli-game-super = Colt Super Express
cli-game-super-about = kort och skoningslöst, varje omgång tappar tåget en vagn; 3 till 7 spelare

## Tabellrubriker; short: där det är ont om plats

cli-head-train = Tåg
cli-head-car = Vagn
cli-head-roof = Tak
cli-head-inside = Inne i tåget
cli-head-bandit = Bandit
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
cli-head-players = Spelare
cli-head-order = Turordning
cli-head-loot-cards = Stöldgodskort
cli-head-this-round = Den här omgången
cli-head-condition = Läge
cli-head-programme = Ditt program
cli-head-decisions = Val
cli-head-share = Andel
cli-head-first-wins = Första spelaren vinner
cli-head-last-wins = Sista spelaren vinner
cli-head-aboard = Kvar på tåget till slut
cli-head-mean-loot-cards = Stöldgodskort i snitt
cli-head-rounds = Omgångar
cli-head-ending = Hur det slutar
cli-head-ending-alone = Ensam kvar
cli-head-ending-locomotive = Bara lokomotivet kvar
cli-head-ending-nobody = Ingen kvar

## På bordet

cli-round = Omgång { $round } av { $rounds }
# Ett parti kan ta slut tidigare.
cli-round-at-most = Omgång { $round } av högst { $rounds }
cli-event-to-come = I slutet av omgången: { $event }
# Vad cli-event-to-come säger i Colt Super Express, varje omgång.
cli-uncoupling = vagn { $number } kopplas loss
cli-uncoupling-why = Den som är i eller på den åker ut. Stöldgodskortet går till den som då är längst bak.
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
cli-loot-to-come = { $number ->
    [one] Ett stöldgodskort återstår, något av dessa: { $values }
   *[other] { $number } stöldgodskort återstår, bland dessa: { $values }
}
cli-choosing = funderar
cli-chosen = klar
cli-you = du
cli-you-are = Du är { $bandit }.
cli-player = Spelare { $number }
cli-random = slumpvis
cli-and = { $names } och { $last }

## Frågor

cli-welcome = Ta plats! Union Pacific Express avgår, och du är här för att råna tåget.
cli-goodbye = Vi ses, bandit!
cli-ask-game = Vilket spel?
cli-ask-players = Hur många spelare?
cli-ask-bandit = Vilken bandit är du?
cli-ask-programme = Tre nummer i ordning, t.ex. 2 4 1:
cli-ask-programme-again = Skriv tre olika tal från 1 till { $n } i ordning, t.ex. 2 4 1; ? för hjälp, q för att sluta.
cli-stunned-first = { $reflex ->
    [yes] Du ligger golvad: ditt första kort får dig bara på fötter. Bara Reflex gör mer: då skjuter du också.
   *[no] Du ligger golvad: ditt första kort, vilket det än är, får dig bara på fötter.
}
cli-ask-choice = Ditt val (nummer):
cli-ask-again = Det går inte att välja. Skriv ett tal från { $low } till { $n }, ? för hjälp eller q för att sluta.
cli-yes-no = (j/n)
cli-yes-keys = j ja
cli-no-keys = n nej
cli-ask-yes-no = Svara { $yes } eller { $no }.
cli-press-enter = --- tryck på Enter ---
cli-pass-on = Ge tangentbordet till { $player }. Alla andra: titta bort!
cli-keys = Skriv ett nummer för att välja, h för ett tips, ? för hjälp, q för att sluta.

## Spelets gång och slut

cli-saved = Sparat i { $path }
cli-resumed = Vi fortsätter med { $path }
cli-game-over = Spelet är slut
cli-winner = { $player } vinner med ${ $money }!
cli-winners = { $players } delar på segern med ${ $money } var!
# Colt Super Express: vad som avgjorde.
cli-victory-alone = { $player } är ensam kvar på tåget och vinner!
cli-victory-locomotive-most = { $number ->
    [one] Av alla på lokomotivet har bara { $player } ett stöldgodskort, och det räcker till segern!
   *[other] { $player } vinner på lokomotivet med flest stöldgodskort: { $number }!
}
cli-victory-locomotive-best = På lokomotivet är det lika i stöldgodskort, men { $player } har det bästa, värt ${ $value }, och vinner!
cli-victory-last = Ingen är kvar på tåget, men { $player } höll ut längst och vinner!
cli-victory-nobody-most = { $number ->
    [one] Ingen är kvar på tåget. Av de sista har bara { $player } ett stöldgodskort, och det räcker till segern!
   *[other] Ingen är kvar på tåget. Av de sista har { $player } flest stöldgodskort, { $number }, och vinner!
}
cli-victory-nobody-best = Ingen är kvar på tåget. De sista har lika många stöldgodskort, men { $player } har det bästa, värt ${ $value }, och vinner!
cli-victory-shared = { $players } åkte av sist, tillsammans och utan stöldgods: de delar på segern!
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
cli-simulate-all = { $games ->
    [one] { $games } slumpmässigt parti för varje antal spelare
   *[other] { $games } slumpmässiga partier för varje antal spelare
}
cli-simulate-time = { $games ->
    [one] { $games } parti på { $seconds } s
   *[other] { $games } partier på { $seconds } s
}
cli-simulate-length = { $decisions ->
    [one] { $decisions } val per parti
   *[other] { $decisions } val per parti
}
cli-simulate-rounds = { $rounds } omgångar i snitt
cli-bench-title-engine = Hur snabb motorn är
cli-bench-title-search = Hur snabbt bottarna söker: prövade drag per sekund
cli-bench-random-rollouts = 30 slumpmässiga val framåt
cli-bench-informed-rollouts = 30 genomtänkta val framåt
cli-bench-games = Partier per sekund
cli-bench-moves = Val per sekund
cli-bench-quiet = utan händelser
cli-bench-copies = Kopior per sekund
cli-bench-determinized = Ifyllda kopior per sekund

## replay

cli-replay-title = { $path }: { $game }, { $players } spelare, { $moves } drag
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
