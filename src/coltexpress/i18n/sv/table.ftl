# Vad båda spelen säger. Händelser: told-<slag>; drag: move-<namn>; frågor: question-<namn>.
# .you: detsamma, berättat för den som gör det; .to-you: för den det drabbar. <b> är det som framhävs.

## Händelser

told-joined = { $player } väljer { $bandit }.
    .you = <b>Du</b> väljer { $bandit }.
told-joined-solo = { $bandit } är med på kuppen.
    .you = <b>Du</b> är med på kuppen som { $bandit }.
told-first-player = { $player } är första spelaren.
    .you = <b>Du</b> är första spelaren.
told-boarded = { $bandit } kliver ombord på { $car_the }.
    .you = <b>Du</b> kliver ombord på { $car_the }.
told-round-began = Omgång { $round } börjar.
told-answered = { $player } har bestämt sig.
    .you = <b>Du</b> har bestämt dig.
told-taken-back = { $player } ångrar sig och väljer om.
    .you = <b>Du</b> ångrar dig och väljer om.
told-stealin-began = Stöld! Korten vänds upp.
told-moved-walked = { $level ->
    [roof] { $bandit } springer till taket på { $car_the }.
   *[inside] { $bandit } går till { $car_the }.
}
    .you = { $level ->
        [roof] <b>Du</b> springer till taket på { $car_the }.
       *[inside] <b>Du</b> går till { $car_the }.
    }
told-moved-climbed = { $level ->
    [roof] { $bandit } klättrar upp på taket på { $car_the }.
   *[inside] { $bandit } klättrar ner i { $car_the }.
}
    .you = { $level ->
        [roof] <b>Du</b> klättrar upp på taket på { $car_the }.
       *[inside] <b>Du</b> klättrar ner i { $car_the }.
    }
told-shot = { $bandit } skjuter { $target }.
    .you = <b>Du</b> skjuter { $target }.
    .to-you = { $bandit } skjuter <b>dig</b>.

## Drag: rader i en meny

move-take-back = Ta tillbaka ditt val
move-assign-bandits = Slumpen delar ut banditerna: { $bandits }
move-draw-first-player = Slumpen drar { $bandit_gen } pjäs

## Frågor

question-bandits = Slumpen delar ut banditerna.
question-first-player = Slumpen utser första spelaren.
question-wait = De andra funderar fortfarande.
question-over = Spelet är slut.
