# Colt Super Express: wat er gebeurt, wat je kunt doen, wat je gevraagd wordt.

## Gebeurtenissen: acties uitvoeren

told-revealed = { $player }, kaart { $number }: { $card }
told-turned = { $facing ->
    [front] { $bandit } draait zich om naar de locomotief.
   *[tail] { $bandit } draait zich om naar de laatste wagon.
}
told-missed = { $bandit } schiet in het luchtledige.
told-moved-thrown = { $level ->
    [roof] { $bandit } belandt buiten westen op het dak van { $car_the }.
   *[inside] { $bandit } belandt buiten westen in { $car_the }.
}
told-moved-rode = { $bandit } galoppeert naar voren en springt in de locomotief.
told-woke = { $bandit } komt bij en staat op.
told-fell = { $bandit } gaat onderuit en ligt buiten westen.

## Gebeurtenissen: van de trein

told-rides-walked = { $bandit } stapt van de trein zo in het zadel en rijdt mee.
told-rides-shot = { $bandit } wordt van de trein geschoten, maar rijdt te paard mee.
told-out-walked = { $bandit } loopt van de trein af en ligt eruit!
told-out-shot = { $bandit } wordt van de trein geschoten en ligt eruit!
told-out-uncoupled = { $bandit } blijft achter met de wagon en ligt eruit!
# Reed ernaast en heeft geen Paard om terug te komen.
told-out-ride = { $bandit } kan de trein niet bijhouden en ligt eruit!

## Gebeurtenissen: einde van de ronde en van het spel

told-uncoupled = Losgekoppeld! De trein rijdt verder zonder { $car_the }.
told-looted = { $bandit } strijkt een buitkaart van $ { $value } op.
told-game-over-alone = Er is nog maar één bandiet op de trein: het spel is afgelopen.
told-game-over-locomotive = Alleen de locomotief is nog over: het spel is afgelopen.
told-game-over-nobody = Er is niemand meer op de trein: het spel is afgelopen.
told-ranked = Plaats { $place }: { $player } zonder buit
told-ranked-best = { $number ->
    [one] Plaats { $place }: { $player } met één buitkaart van $ { $best }
   *[other] Plaats { $place }: { $player } met { $number } buitkaarten, de beste van $ { $best }
}

## Zetten: regels van een menu; de kaarten van een programma, op volgorde

move-programme = { $first } → { $second } → { $third }

## Zetten van het toeval

move-loot-card = Het toeval draait de buitkaart van $ { $value } om

## Vragen

question-choose-programme = Welke drie kaarten speel je, en in welke volgorde?
question-which-loot-card = Het toeval draait de buitkaart van de wagon om.
question-out = Je bandiet ligt eruit. De anderen spelen verder.
