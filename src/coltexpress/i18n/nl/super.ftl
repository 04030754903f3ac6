# Colt Super Express: wat er gebeurt, wat je kunt doen, wat je gevraagd wordt.
# .you: hetzelfde, verteld aan wie het doet; .to-you: aan wie het overkomt. <b> is wat opvalt.

## Gebeurtenissen: acties uitvoeren

told-revealed = { $player }, kaart { $number }: { $card }
    .you = <b>Jouw</b> kaart { $number }: { $card }
told-turned = { $facing ->
    [front] { $bandit } draait zich om naar de locomotief.
   *[tail] { $bandit } draait zich om naar de laatste wagon.
}
    .you = { $facing ->
        [front] <b>Je</b> draait je om naar de locomotief.
       *[tail] <b>Je</b> draait je om naar de laatste wagon.
    }
told-missed = { $bandit } schiet in het luchtledige.
    .you = <b>Je</b> schiet in het luchtledige.
told-moved-thrown = { $level ->
    [roof] { $bandit } belandt buiten westen op het dak van { $car_the }.
   *[inside] { $bandit } belandt buiten westen in { $car_the }.
}
    .you = { $level ->
        [roof] <b>Je</b> belandt buiten westen op het dak van { $car_the }.
       *[inside] <b>Je</b> belandt buiten westen in { $car_the }.
    }
told-moved-rode = { $bandit } galoppeert naar voren en springt in de locomotief.
    .you = <b>Je</b> galoppeert naar voren en springt in de locomotief.
told-woke = { $bandit } komt bij en staat op.
    .you = <b>Je</b> komt bij en staat op.
told-fell = { $bandit } gaat onderuit en ligt buiten westen.
    .you = <b>Je</b> gaat onderuit en ligt buiten westen.

## Gebeurtenissen: van de trein

told-rides-walked = { $bandit } stapt van de trein zo in het zadel en rijdt mee.
    .you = <b>Je</b> stapt van de trein zo in het zadel en rijdt mee.
told-rides-shot = { $bandit } wordt van de trein geschoten, maar rijdt te paard mee.
    .you = <b>Je</b> wordt van de trein geschoten, maar rijdt te paard mee.
told-out-walked = { $bandit } loopt van de trein af en ligt eruit!
    .you = <b>Je</b> loopt van de trein af en ligt eruit!
told-out-shot = { $bandit } wordt van de trein geschoten en ligt eruit!
    .you = <b>Je</b> wordt van de trein geschoten en ligt eruit!
told-out-uncoupled = { $bandit } blijft achter met de wagon en ligt eruit!
    .you = <b>Je</b> blijft achter met de wagon en ligt eruit!
# Reed ernaast en heeft geen Paard om terug te komen.
told-out-ride = { $bandit } kan de trein niet bijhouden en ligt eruit!
    .you = <b>Je</b> kunt de trein niet bijhouden en ligt eruit!

## Gebeurtenissen: einde van de ronde en van het spel

told-uncoupled = Losgekoppeld! De trein rijdt verder zonder { $car_the }.
told-looted = { $bandit } strijkt een buitkaart van $ { $value } op.
    .you = <b>Je</b> strijkt een buitkaart van $ { $value } op.
told-game-over-alone = Er is nog maar één bandiet op de trein: het spel is afgelopen.
told-game-over-locomotive = Alleen de locomotief is nog over: het spel is afgelopen.
told-game-over-nobody = Er is niemand meer op de trein: het spel is afgelopen.
told-ranked = Plaats { $place }: { $player } zonder buit
    .you = Plaats { $place }: <b>jij</b>, zonder buit
told-ranked-best = { $number ->
    [one] Plaats { $place }: { $player } met één buitkaart van $ { $best }
   *[other] Plaats { $place }: { $player } met { $number } buitkaarten, de beste van $ { $best }
}
    .you = { $number ->
        [one] Plaats { $place }: <b>jij</b>, met één buitkaart van $ { $best }
       *[other] Plaats { $place }: <b>jij</b>, met { $number } buitkaarten, de beste van $ { $best }
    }

## Zetten: regels van een menu; de kaarten van een programma, op volgorde

move-programme = { $first } → { $second } → { $third }

## Zetten van het toeval

move-loot-card = Het toeval draait de buitkaart van $ { $value } om

## Vragen

question-programme = Welke drie kaarten speel je, en in welke volgorde?
question-loot-card = Het toeval draait de buitkaart van de wagon om.
question-out = Je bandiet ligt eruit. De anderen spelen verder.
