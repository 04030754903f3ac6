# Colt Express: vad som händer, vad man kan göra, vad man tillfrågas om.
# .you: detsamma, berättat för den som gör det; .to-you: för den det drabbar. <b> är det som framhävs.

## Händelser: förberedelser

told-coupled = Tåget bakom lokomotivet: { $cars }
told-marshal-card-given = { $player } ger sheriffkortet till { $bandit }.
    .you = <b>Du</b> ger sheriffkortet till { $bandit }.

## Händelser: Intriger!

told-drew = { $number ->
    [one] { $player } drar ett kort.
   *[other] { $player } drar { $number } kort.
}
    .you = { $number ->
        [one] <b>Du</b> drar ett kort.
       *[other] <b>Du</b> drar { $number } kort.
    }
told-drew-cards = { $player } drar: { $cards }
    .you = <b>Du</b> drar: { $cards }
told-hands-returned = Kort som är kvar på handen läggs tillbaka i draghögarna.
told-discarded = { $number ->
    [0] { $player } slänger ingenting.
    [one] { $player } slänger ett kort.
   *[other] { $player } slänger { $number } kort.
}
    .you = { $number ->
        [0] <b>Du</b> slänger ingenting.
        [one] <b>Du</b> slänger ett kort.
       *[other] <b>Du</b> slänger { $number } kort.
    }
told-discarded-cards = { $player } slänger: { $cards }
    .you = <b>Du</b> slänger: { $cards }
told-shed-bullets = { $number ->
    [one] { $player } slänger ett kulkort.
   *[other] { $player } slänger { $number } kulkort.
}
    .you = { $number ->
        [one] <b>Du</b> slänger ett kulkort.
       *[other] <b>Du</b> slänger { $number } kulkort.
    }
told-shuffled = { $number ->
    [one] { $player } gör slänghögen till ny draghög: ett enda kort.
   *[other] { $player } blandar slänghögen till en ny draghög med { $number } kort.
}
    .you = { $number ->
        [one] <b>Du</b> gör din slänghög till ny draghög: ett enda kort.
       *[other] <b>Du</b> blandar din slänghög till en ny draghög med { $number } kort.
    }
told-round-card-turned = Omgångskort: { $card } ({ $turns })
told-turn-began = Tur { $number }: { $turn }
told-played = { $player } spelar ”{ $card }”.
    .you = <b>Du</b> spelar ”{ $card }”.
told-played-down = { $player } spelar ”{ $card }” nedvänt.
    .you = <b>Du</b> spelar ”{ $card }” nedvänt.
told-played-hidden = { $player } spelar ett nedvänt kort.
    .you = <b>Du</b> spelar ett nedvänt kort.
told-passed = { $player } passar.
    .you = <b>Du</b> passar.

## Händelser: Stöld!

told-card-resolved = { $bandit }: { $action }
    .you = <b>Ditt</b> kort: { $action }
told-no-effect = { $action_key ->
    [action-fire] { $bandit } har ingen att skjuta på.
    [action-robbery] { $bandit } hittar inget att ta.
    [action-punch] { $bandit } har ingen att slå till.
   *[other] ”{ $action }” ger { $bandit } ingenting.
}
    .you = { $action_key ->
        [action-fire] <b>Du</b> har ingen att skjuta på.
        [action-robbery] <b>Du</b> hittar inget att ta.
        [action-punch] <b>Du</b> har ingen att slå till.
       *[other] ”{ $action }” ger <b>dig</b> ingenting.
    }
told-moved-knocked = { $level ->
    [roof] { $bandit } flyger bort till taket på { $car_the }.
   *[inside] { $bandit } flyger in i { $car_the }.
}
    .you = { $level ->
        [roof] <b>Du</b> flyger bort till taket på { $car_the }.
       *[inside] <b>Du</b> flyger in i { $car_the }.
    }
told-moved-pushed = { $level ->
    [roof] Skottet slungar { $bandit } till taket på { $car_the }.
   *[inside] Skottet slungar { $bandit } in i { $car_the }.
}
    .you = { $level ->
        [roof] Skottet slungar <b>dig</b> till taket på { $car_the }.
       *[inside] Skottet slungar <b>dig</b> in i { $car_the }.
    }
told-moved-swept = { $level ->
    [roof] { $bandit } sveps bort till taket på { $car_the }.
   *[inside] { $bandit } sveps in i { $car_the }.
}
    .you = { $level ->
        [roof] <b>Du</b> sveps bort till taket på { $car_the }.
       *[inside] <b>Du</b> sveps in i { $car_the }.
    }
told-moved-fled = { $level ->
    [roof] { $bandit } flyr undan sheriffen till taket på { $car_the }.
   *[inside] { $bandit } flyr undan sheriffen till { $car_the }.
}
    .you = { $level ->
        [roof] <b>Du</b> flyr undan sheriffen till taket på { $car_the }.
       *[inside] <b>Du</b> flyr undan sheriffen till { $car_the }.
    }
told-marshal-moved = Sheriffen kommer in i { $car_the }.
told-wounded = { $bandit } får ett neutralt kulkort.
    .you = <b>Du</b> får ett neutralt kulkort.
told-neutral-bullets-gone = De neutrala kulkorten räcker inte: de är ur spelet.
told-punched = { $bandit } slår till { $victim }.
    .you = <b>Du</b> slår till { $victim }.
    .to-you = { $bandit } slår till <b>dig</b>.
told-took = { $bandit } tar { $loot_a }.
    .you = <b>Du</b> tar { $loot_a }.
told-took-value = { $bandit } tar en börs värd ${ $value }.
    .you = <b>Du</b> tar en börs värd ${ $value }.
told-dropped = { $bandit } tappar { $loot_a }.
    .you = <b>Du</b> tappar { $loot_a }.
told-dropped-value = { $bandit } tappar en börs värd ${ $value }.
    .you = <b>Du</b> tappar en börs värd ${ $value }.

## Händelser: omgångens och spelets slut

told-event-began = Händelse: { $event }
told-strongbox-brought = Ett andra kassaskrin dyker upp i { $car_the }.
told-declined = { $bandit } tar ingenting.
    .you = <b>Du</b> tar ingenting.
told-lost = { $bandit } måste lämna { $loot_a } till sheriffen.
    .you = <b>Du</b> måste lämna { $loot_a } till sheriffen.
told-lost-value = { $bandit } måste lämna en börs värd ${ $value } till sheriffen.
    .you = <b>Du</b> måste lämna en börs värd ${ $value } till sheriffen.
told-ransomed = { $bandit } får $250 i lösensumma.
    .you = <b>Du</b> får $250 i lösensumma.
told-gunslinger = { $player } är revolverman: $1 000 extra!
    .you = <b>Du</b> är revolverman: $1 000 extra!
told-scored = Plats { $place }: { $player } med ${ $money }
    .you = Plats { $place }: <b>du</b>, med ${ $money }
told-game-over = Spelet är slut.

## Drag: rader i en meny

move-play = Spela ”{ $card }”
move-play-down = Spela ”{ $card }” nedvänt
move-draw = Dra 3 kort
move-pass = Passa
move-bullets-discard = Släng alla kulkort
move-bullets-keep = Släng inga kulkort
move-keep = Behåll { $cards }
move-keep-nothing = Behåll ingenting
move-go-to = Gå till { $car_the }
move-send-marshal = Skicka sheriffen till { $car_the }
move-to-car = { $move } ({ $car })
move-shoot = Skjut { $bandit }
move-punch = Slå till { $bandit }
move-drop = Slå loss { $loot_a }
move-knock-forward = Slå framåt, mot lokomotivet
move-knock-back = Slå bakåt, mot sista vagnen
move-snatch-take = Ta börsen
move-snatch-leave = Låt börsen ligga
move-take = Ta { $loot_a }
move-take-known = Ta börsen värd ${ $value } som bara du känner till
move-take-known-open = Ta börsen värd ${ $value } som alla känner till
move-take-unknown = Ta en börs på måfå
move-take-nothing = Ta ingenting
move-pick = Välj { $bandit }
move-place = { $bandit } börjar i sista vagnen, { $keeper } får sheriffkortet

## Slumpens drag

move-couple = Slumpen kopplar ihop tåget: { $cars }
move-deal = Slumpen ger { $bandit }: { $cards }
move-turn-over = Slumpen vänder upp ”{ $card }”
move-fall = Slumpen låter en börs värd ${ $value } falla
move-found = Slumpen lägger ${ $value } i börsen
move-found-known = Slumpen väljer börsen värd ${ $value } som { $bandit } känner till

## Frågor

question-go = Din tur: spela ett kort eller dra tre.
question-bullets = Slänger du kulkorten du har på handen?
question-keep = Vilka kort behåller du till nästa omgång? Resten slängs.
question-move = Vart går { $bandit }?
question-marshal = Vart skickar { $bandit } sheriffen?
question-fire = Vem skjuter { $bandit } på?
question-robbery = Vad tar { $bandit }?
question-punch = Vem slår { $bandit } till?
question-drop = Vad slår { $bandit } loss från { $victim }?
question-snatch = { $victim } har tappat en börs. Tar { $bandit } den?
question-knock = Åt vilket håll slår { $bandit } { $victim }?
question-pickpocket = Ingen ser något. Vilken börs stoppar { $bandit } på sig?
question-pick = Vilken bandit vill du ha i ditt gäng?
question-place = Vem börjar i sista vagnen, och vem får sheriffkortet?
question-train = Slumpen kopplar ihop tåget.
question-places = Slumpen säger vem som börjar var.
question-deal = { $number ->
    [one] Slumpen ger { $bandit } ett kort.
   *[other] Slumpen ger { $bandit } { $number } kort.
}
question-turn-over = Slumpen vänder upp omgångskortet.
question-which-falls = Slumpen säger vilken börs { $victim } tappar.
question-which-purse = Slumpen säger vad { $bandit } hittar i börsen.
