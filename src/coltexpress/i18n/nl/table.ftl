# Wat beide spellen zeggen. Gebeurtenissen: told-<soort>; zetten: move-<naam>; vragen: question-<naam>.
# .you: hetzelfde, verteld aan wie het doet; .to-you: aan wie het overkomt. <b> is wat opvalt.

## Gebeurtenissen

told-joined = { $player } kiest { $bandit }.
    .you = <b>Je</b> kiest { $bandit }.
told-joined-solo = { $bandit } doet mee aan de overval.
    .you = <b>Je</b> doet als { $bandit } mee aan de overval.
told-first-player = { $player } is startspeler.
    .you = <b>Jij</b> bent startspeler.
told-boarded = { $bandit } stapt in { $car_the }.
    .you = <b>Je</b> stapt in { $car_the }.
told-round-began = Ronde { $round } begint.
told-answered = { $player } heeft gekozen.
    .you = <b>Je</b> hebt gekozen.
told-taken-back = { $player } bedenkt zich en kiest opnieuw.
    .you = <b>Je</b> bedenkt je en kiest opnieuw.
told-stealin-began = Acties uitvoeren! De kaarten worden omgedraaid.
told-moved-walked = { $level ->
    [roof] { $bandit } rent naar het dak van { $car_the }.
   *[inside] { $bandit } gaat naar { $car_the }.
}
    .you = { $level ->
        [roof] <b>Je</b> rent naar het dak van { $car_the }.
       *[inside] <b>Je</b> gaat naar { $car_the }.
    }
told-moved-climbed = { $level ->
    [roof] { $bandit } klimt op het dak van { $car_the }.
   *[inside] { $bandit } klimt naar beneden, { $car_the } in.
}
    .you = { $level ->
        [roof] <b>Je</b> klimt op het dak van { $car_the }.
       *[inside] <b>Je</b> klimt naar beneden, { $car_the } in.
    }
told-shot = { $bandit } schiet op { $target }.
    .you = <b>Je</b> schiet op { $target }.
    .to-you = { $bandit } schiet op <b>jou</b>.

## Zetten: regels van een menu

move-take-back = Neem je keuze terug
move-assign-bandits = Het toeval verdeelt de bandieten: { $bandits }
move-draw-first-player = Het toeval trekt de pion van { $bandit }

## Vragen

question-bandits = Het toeval verdeelt de bandieten.
question-first-player = Het toeval wijst de startspeler aan.
question-wait = De anderen denken nog na.
question-over = Het spel is afgelopen.
