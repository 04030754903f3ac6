# Wat beide spellen zeggen. Gebeurtenissen: told-<soort>; zetten: move-<naam>; vragen: question-<naam>.

## Gebeurtenissen

told-joined = { $player } kiest { $bandit }.
told-joined-solo = { $bandit } doet mee aan de overval.
told-first-player = { $player } is startspeler.
told-boarded = { $bandit } stapt in { $car_the }.
told-round-began = Ronde { $round } begint.
told-answered = { $player } heeft gekozen.
told-taken-back = { $player } bedenkt zich en kiest opnieuw.
told-stealin-began = Acties uitvoeren! De kaarten worden omgedraaid.
told-moved-walked = { $level ->
    [roof] { $bandit } rent naar het dak van { $car_the }.
   *[inside] { $bandit } gaat naar { $car_the }.
}
told-moved-climbed = { $level ->
    [roof] { $bandit } klimt op het dak van { $car_the }.
   *[inside] { $bandit } klimt naar beneden, { $car_the } in.
}
told-shot = { $bandit } schiet op { $target }.

## Zetten: regels van een menu

move-take-back = Neem je keuze terug
move-gather = Het toeval verdeelt de bandieten: { $bandits }
move-pawn = Het toeval trekt de pion van { $bandit }

## Vragen

question-which-bandits = Het toeval verdeelt de bandieten.
question-who-is-first = Het toeval wijst de startspeler aan.
question-wait = De anderen denken nog na.
question-over = Het spel is afgelopen.
