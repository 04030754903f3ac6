# Was beide Spiele sagen. Ereignisse: told-<Art>; Züge: move-<Name>; Fragen: question-<Name>.
# .you: dasselbe, dem erzählt, der es tut; .to-you: dem, dem es geschieht. <b> ist, was hervorsticht.

## Ereignisse

told-joined = { $player } wählt { $bandit }.
    .you = <b>Du</b> wählst { $bandit }.
told-joined-solo = { $bandit } ist beim Überfall dabei.
    .you = <b>Du</b> bist als { $bandit } beim Überfall dabei.
told-first-player = Startspieler: { $player }
    .you = Startspieler: <b>du</b>
told-boarded = { $bandit } steigt in { $car_acc }.
    .you = <b>Du</b> steigst in { $car_acc }.
told-round-began = Runde { $round } beginnt.
told-answered = { $player } hat sich entschieden.
    .you = <b>Du</b> hast dich entschieden.
told-taken-back = { $player } überlegt es sich anders und wählt neu.
    .you = <b>Du</b> überlegst es dir anders und wählst neu.
told-stealin-began = Action! Die Karten werden aufgedeckt.
told-moved-walked = { $level ->
    [roof] { $bandit } rennt aufs Dach { $car_gen }.
   *[inside] { $bandit } geht in { $car_acc }.
}
    .you = { $level ->
        [roof] <b>Du</b> rennst aufs Dach { $car_gen }.
       *[inside] <b>Du</b> gehst in { $car_acc }.
    }
told-moved-climbed = { $level ->
    [roof] { $bandit } klettert aufs Dach { $car_gen }.
   *[inside] { $bandit } klettert hinunter in { $car_acc }.
}
    .you = { $level ->
        [roof] <b>Du</b> kletterst aufs Dach { $car_gen }.
       *[inside] <b>Du</b> kletterst hinunter in { $car_acc }.
    }
told-shot = { $bandit } schießt auf { $target }.
    .you = <b>Du</b> schießt auf { $target }.
    .to-you = { $bandit } schießt auf <b>dich</b>.

## Züge: Zeilen eines Menüs

move-take-back = Die Wahl zurücknehmen
move-assign-bandits = Der Zufall verteilt die Banditen: { $bandits }
move-draw-first-player = Der Zufall zieht die Figur von { $bandit }

## Fragen

question-bandits = Der Zufall verteilt die Banditen.
question-first-player = Der Zufall bestimmt den Startspieler.
question-wait = Die anderen überlegen noch.
question-over = Das Spiel ist aus.
