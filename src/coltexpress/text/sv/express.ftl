# Colt Express: vad som händer, vad man kan göra, vad man tillfrågas om.

## Händelser: förberedelser

express-event-joined = { $player } väljer { $bandit }.
express-event-joined-solo = { $bandit } är med på kuppen.
express-event-coupled = Tåget bakom lokomotivet: { $cars }
express-event-answered = { $player } har bestämt sig.
express-event-marshal-card-given = { $player } ger sheriffkortet till { $bandit }.
express-event-boarded = { $bandit } kliver ombord på { $car_the }.
express-event-first-player = { $player } är första spelaren.

## Händelser: Intriger!

express-event-round-began = Omgång { $round } börjar.
express-event-drew = { $number ->
    [one] { $player } drar ett kort.
   *[other] { $player } drar { $number } kort.
}
express-event-drew-cards = { $player } drar: { $cards }
express-event-hands-returned = Kort som är kvar på handen läggs tillbaka i draghögarna.
express-event-discarded = { $number ->
    [0] { $player } slänger ingenting.
    [one] { $player } slänger ett kort.
   *[other] { $player } slänger { $number } kort.
}
express-event-discarded-cards = { $player } slänger: { $cards }
express-event-shed-bullets = { $number ->
    [one] { $player } slänger ett kulkort.
   *[other] { $player } slänger { $number } kulkort.
}
express-event-shuffled = { $number ->
    [one] { $player } gör slänghögen till ny draghög: ett enda kort.
   *[other] { $player } blandar slänghögen till en ny draghög med { $number } kort.
}
express-event-round-card-turned = Omgångskort: { $card } ({ $turns })
express-event-turn-began = Tur { $number }: { $turn }
express-event-played = { $player } spelar ”{ $card }”.
express-event-played-down = { $player } spelar ”{ $card }” nedvänt.
express-event-played-hidden = { $player } spelar ett nedvänt kort.
express-event-passed = { $player } passar.

## Händelser: Stöld!

express-event-stealin-began = Stöld! Packen vänds.
express-event-card-resolved = { $bandit }: { $action }
express-event-no-effect = { $action_key ->
    [action-fire] { $bandit } har ingen att skjuta på.
    [action-robbery] { $bandit } hittar inget att ta.
    [action-punch] { $bandit } har ingen att slå till.
   *[other] ”{ $action }” ger { $bandit } ingenting.
}
express-event-moved-walked = { $level ->
    [roof] { $bandit } springer till taket på { $car_the }.
   *[inside] { $bandit } går till { $car_the }.
}
express-event-moved-climbed = { $level ->
    [roof] { $bandit } klättrar upp på taket på { $car_the }.
   *[inside] { $bandit } klättrar ner i { $car_the }.
}
express-event-moved-knocked = { $level ->
    [roof] { $bandit } flyger bort till taket på { $car_the }.
   *[inside] { $bandit } flyger in i { $car_the }.
}
express-event-moved-pushed = { $level ->
    [roof] Skottet slungar { $bandit } till taket på { $car_the }.
   *[inside] Skottet slungar { $bandit } in i { $car_the }.
}
express-event-moved-swept = { $level ->
    [roof] { $bandit } sveps bort till taket på { $car_the }.
   *[inside] { $bandit } sveps in i { $car_the }.
}
express-event-moved-fled = { $level ->
    [roof] { $bandit } flyr undan sheriffen till taket på { $car_the }.
   *[inside] { $bandit } flyr undan sheriffen till { $car_the }.
}
express-event-marshal-moved = Sheriffen kommer in i { $car_the }.
express-event-shot = { $bandit } skjuter { $target }.
express-event-wounded = { $bandit } får ett neutralt kulkort.
express-event-neutral-bullets-gone = De neutrala kulkorten räcker inte: de är ur spelet.
express-event-punched = { $bandit } slår till { $victim }.
express-event-took = { $bandit } tar { $loot_a }.
express-event-took-value = { $bandit } tar en börs värd ${ $value }.
express-event-dropped = { $bandit } tappar { $loot_a }.
express-event-dropped-value = { $bandit } tappar en börs värd ${ $value }.

## Händelser: omgångens och spelets slut

express-event-event-began = Händelse: { $event }
express-event-strongbox-brought = Ett andra kassaskrin dyker upp i { $car_the }.
express-event-declined = { $bandit } tar ingenting.
express-event-lost = { $bandit } blir av med { $loot_a } till sheriffen.
express-event-lost-value = { $bandit } blir av med en börs värd ${ $value } till sheriffen.
express-event-ransomed = { $bandit } får $250 i lösensumma.
express-event-gunslinger = { $player } är revolverman: $1 000 extra!
express-event-scored = Plats { $place }: { $player } med ${ $money }
express-event-game-over = Spelet är slut.

## Drag: rader i en meny

express-move-play = Spela ”{ $card }”
express-move-play-down = Spela ”{ $card }” nedvänt
express-move-draw = Dra 3 kort
express-move-pass = Passa
express-move-discard-bullets = Släng alla kulkort
express-move-keep-bullets = Släng inga kulkort
express-move-keep = Behåll { $cards }
express-move-keep-nothing = Behåll ingenting
express-move-go-to = Gå till { $car_the }
express-move-send-marshal = Skicka sheriffen till { $car_the }
express-move-to-car = { $move } ({ $car })
express-move-shoot = Skjut { $bandit }
express-move-punch = Slå till { $bandit }
express-move-drop = Slå loss { $loot_a }
express-move-knock-forward = Slå framåt, mot lokomotivet
express-move-knock-back = Slå bakåt, mot sista vagnen
express-move-take-it = Ta börsen
express-move-leave-it = Låt börsen ligga
express-move-take = Ta { $loot_a }
express-move-take-known = Ta börsen värd ${ $value } som bara du känner till
express-move-take-open = Ta börsen värd ${ $value } som alla känner till
express-move-take-unknown = Ta en börs på måfå
express-move-take-nothing = Ta ingenting
express-move-pick = Välj { $bandit }
express-move-place = { $bandit } börjar i sista vagnen, { $keeper } får sheriffkortet

## Slumpens drag

express-move-gather = Slumpen delar ut banditerna: { $bandits }
express-move-couple = Slumpen kopplar ihop tåget: { $cars }
express-move-pawn = Slumpen drar { $bandit_gen } pjäs
express-move-deal = Slumpen ger { $bandit }: { $cards }
express-move-turn-over = Slumpen vänder upp ”{ $card }”
express-move-fall = Slumpen låter en börs värd ${ $value } falla
express-move-found = Slumpen lägger ${ $value } i börsen
express-move-found-known = Slumpen väljer börsen värd ${ $value } som { $bandit } känner till

## Frågor

express-question-go = Din tur: spela ett kort eller dra tre.
express-question-shed-bullets = Slänger du kulkorten du har på handen?
express-question-keep-cards = Vilka kort behåller du till nästa omgång? Resten slängs.
express-question-where-to = Vart går { $bandit }?
express-question-marshal-where-to = Vart skickar { $bandit } sheriffen?
express-question-target = Vem skjuter { $bandit } på?
express-question-which-loot = Vad tar { $bandit }?
express-question-victim = Vem slår { $bandit } till?
express-question-what-falls = Vad slår { $bandit } loss från { $victim }?
express-question-take-or-leave = { $victim } har tappat en börs. Tar { $bandit } den?
express-question-which-way = Åt vilket håll slår { $bandit } { $victim }?
express-question-pickpocket = Ingen ser något. Vilken börs stoppar { $bandit } på sig?
express-question-pick-bandit = Vilken bandit vill du ha i ditt gäng?
express-question-place-teams = Vem börjar i sista vagnen, och vem får sheriffkortet?
express-question-which-bandits = Slumpen delar ut banditerna.
express-question-which-train = Slumpen kopplar ihop tåget.
express-question-who-is-first = Slumpen utser första spelaren.
express-question-which-places = Slumpen säger vem som börjar var.
express-question-deal-cards = { $number ->
    [one] Slumpen ger { $bandit } ett kort.
   *[other] Slumpen ger { $bandit } { $number } kort.
}
express-question-which-round-card = Slumpen vänder upp omgångskortet.
express-question-which-falls = Slumpen säger vilken börs { $victim } tappar.
express-question-which-purse = Slumpen säger vad { $bandit } hittar i börsen.
express-question-wait = De andra funderar fortfarande.
express-question-over = Spelet är slut.
