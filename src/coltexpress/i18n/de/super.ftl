# Colt Super Express: was geschieht, was man tun kann, was man gefragt wird.
# .you: dasselbe, dem erzählt, der es tut; .to-you: dem, dem es geschieht. <b> ist, was hervorsticht.

## Ereignisse: Action!

told-revealed = { $player }, Karte { $number }: { $card }
    .you = <b>Deine</b> Karte { $number }: { $card }
told-turned = { $facing ->
    [front] { $bandit } dreht sich zur Lokomotive um.
   *[tail] { $bandit } dreht sich zum letzten Waggon um.
}
    .you = { $facing ->
        [front] <b>Du</b> drehst dich zur Lokomotive um.
       *[tail] <b>Du</b> drehst dich zum letzten Waggon um.
    }
told-missed = { $bandit } schießt ins Leere.
    .you = <b>Du</b> schießt ins Leere.
told-moved-thrown = { $level ->
    [roof] { $bandit } fliegt aufs Dach { $car_gen } und bleibt benommen liegen.
   *[inside] { $bandit } fliegt in { $car_acc } und bleibt benommen liegen.
}
    .you = { $level ->
        [roof] <b>Du</b> fliegst aufs Dach { $car_gen } und bleibst benommen liegen.
       *[inside] <b>Du</b> fliegst in { $car_acc } und bleibst benommen liegen.
    }
told-moved-rode = { $bandit } galoppiert nach vorne und springt in die Lokomotive.
    .you = <b>Du</b> galoppierst nach vorne und springst in die Lokomotive.
told-woke = { $bandit } kommt zu sich und steht auf.
    .you = <b>Du</b> kommst zu dir und stehst auf.
told-fell = { $bandit } kippt um und bleibt benommen liegen.
    .you = <b>Du</b> kippst um und bleibst benommen liegen.

## Ereignisse: vom Zug

told-rides-walked = { $bandit } springt vom Zug in den Sattel und reitet nebenher.
    .you = <b>Du</b> springst vom Zug in den Sattel und reitest nebenher.
told-rides-shot = { $bandit } wird vom Zug geschossen, reitet aber nebenher.
    .you = <b>Du</b> wirst vom Zug geschossen, reitest aber nebenher.
told-out-walked = { $bandit } tritt ins Leere und scheidet aus!
    .you = <b>Du</b> trittst ins Leere und scheidest aus!
told-out-shot = { $bandit } wird vom Zug geschossen und scheidet aus!
    .you = <b>Du</b> wirst vom Zug geschossen und scheidest aus!
told-out-uncoupled = { $bandit } bleibt mit dem Waggon zurück und scheidet aus!
    .you = <b>Du</b> bleibst mit dem Waggon zurück und scheidest aus!
# Ritt nebenher und hat kein Pferd, um zurückzukommen.
told-out-ride = { $bandit } kann nicht mehr mithalten und scheidet aus!
    .you = <b>Du</b> kannst nicht mehr mithalten und scheidest aus!

## Ereignisse: Ende der Runde und des Spiels

told-uncoupled = Abgekoppelt! Weiter geht es ohne { $car_acc }.
told-looted = { $bandit } sichert sich eine Beutekarte im Wert von { $value } $.
    .you = <b>Du</b> sicherst dir eine Beutekarte im Wert von { $value } $.
told-game-over-alone = Auf dem Zug ist nur noch ein Bandit: Das Spiel ist aus.
told-game-over-locomotive = Nur die Lokomotive ist noch übrig: Das Spiel ist aus.
told-game-over-nobody = Auf dem Zug ist niemand mehr: Das Spiel ist aus.
told-ranked = Platz { $place }: { $player } ohne Beute
    .you = Platz { $place }: <b>du</b>, ohne Beute
told-ranked-best = { $number ->
    [one] Platz { $place }: { $player } mit einer Beutekarte im Wert von { $best } $
   *[other] Platz { $place }: { $player } mit { $number } Beutekarten, die beste { $best } $ wert
}
    .you = { $number ->
        [one] Platz { $place }: <b>du</b>, mit einer Beutekarte im Wert von { $best } $
       *[other] Platz { $place }: <b>du</b>, mit { $number } Beutekarten, die beste { $best } $ wert
    }

## Züge: Zeilen eines Menüs; die Karten eines Programms, der Reihe nach

move-programme = { $first } → { $second } → { $third }

## Züge des Zufalls

move-loot-card = Der Zufall deckt die Beutekarte im Wert von { $value } $ auf

## Fragen

question-programme = Welche drei Karten spielst du aus, und in welcher Reihenfolge?
question-loot-card = Der Zufall deckt die Beutekarte des Waggons auf.
question-out = Dein Bandit ist ausgeschieden. Die anderen spielen weiter.
