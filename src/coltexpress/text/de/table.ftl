# Was beide Spiele sagen. Ereignisse: told-<Art>; Züge: move-<Name>; Fragen: question-<Name>.

## Ereignisse

told-joined = { $player } wählt { $bandit }.
told-joined-solo = { $bandit } ist beim Überfall dabei.
told-first-player = Startspieler: { $player }
told-boarded = { $bandit } steigt in { $car_acc }.
told-round-began = Runde { $round } beginnt.
told-answered = { $player } hat sich entschieden.
told-taken-back = { $player } überlegt es sich anders und wählt neu.
told-stealin-began = Action! Die Karten werden aufgedeckt.
told-moved-walked = { $level ->
    [roof] { $bandit } rennt aufs Dach { $car_gen }.
   *[inside] { $bandit } geht in { $car_acc }.
}
told-moved-climbed = { $level ->
    [roof] { $bandit } klettert aufs Dach { $car_gen }.
   *[inside] { $bandit } klettert hinunter in { $car_acc }.
}
told-shot = { $bandit } schießt auf { $target }.

## Züge: Zeilen eines Menüs

move-take-back = Die Wahl zurücknehmen
move-gather = Der Zufall verteilt die Banditen: { $bandits }
move-pawn = Der Zufall zieht die Figur von { $bandit }

## Fragen

question-which-bandits = Der Zufall verteilt die Banditen.
question-who-is-first = Der Zufall bestimmt den Startspieler.
question-wait = Die anderen überlegen noch.
question-over = Das Spiel ist aus.
