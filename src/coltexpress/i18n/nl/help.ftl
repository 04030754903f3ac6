# Hulp tijdens het spel: telkens één regel.

help-title = Hulp
help-goal = Vijf ronden, één trein. Wie aan het eind het meeste geld heeft, wint.
help-schemin = Planfase: beurt na beurt speelt iedereen een kaart op de gemeenschappelijke stapel of trekt er drie.
help-stealin = Acties uitvoeren: de kaarten van de stapel worden uitgevoerd in de volgorde waarin ze gespeeld zijn.
help-marshal = Wie de Marshal tegenkomt, krijgt een neutrale kogelkaart en vlucht naar het dak.
help-bullets = Kogels die je krijgt, komen in je trekstapel en zitten daar alleen maar in de weg.
help-gunslinger = Wie de meeste kogels afvuurt, is de scherpschutter en wordt $ 1.000 rijker.
help-heading-actions = Acties
help-heading-turns = Beurten
help-heading-events = Gebeurtenissen
help-heading-bandits = Bandieten
help-heading-expansions = Mini-uitbreidingen

## Acties

help-action-move = In de trein: ga naar een aanpalende wagon. Op het dak: ren tot drie wagons ver.
help-action-floor-change = Klim op het dak, of naar beneden in de wagon.
help-action-fire = In de trein: schiet op een bandiet in een aanpalende wagon. Op het dak: op de dichtstbijzijnde in je vuurlinie, naar voren of naar achteren.
help-action-robbery = Pak een stuk buit dat ligt waar je bent.
help-action-punch = Geef een bandiet naast je een dreun: die laat een stuk buit vallen en vliegt naar een aanpalende wagon.
help-action-marshal = Verplaats de Marshal één wagon.

## Beurten

help-turn-visible = Kaarten worden gespeeld met de beeldzijde naar boven.
help-turn-tunnel = Kaarten worden gedekt gespeeld.
help-turn-speeding-up = Iedereen is twee keer achter elkaar aan de beurt.
help-turn-switching = Deze beurt gaat andersom: tegen de klok in.

## Gebeurtenissen

help-event-none = Aan het einde van de ronde gebeurt er niets.
help-event-angry-marshal = De Marshal schiet op iedereen op het dak van zijn wagon en gaat dan één wagon naar achteren.
help-event-swivel-arm = Iedereen op een dak wordt naar het dak van de laatste wagon geveegd.
help-event-braking = Iedereen op een dak schuift één wagon naar voren.
help-event-take-it-all = De tweede geldcassette komt in de wagon van de Marshal.
help-event-rebellion = Iedereen in de trein krijgt een neutrale kogelkaart.
help-event-pickpocketing = Wie ergens alleen is, mag daar een geldbuidel pakken.
help-event-revenge = Iedereen op het dak van de wagon van de Marshal verliest zijn minst waardevolle geldbuidel.
help-event-hostage = Iedereen in of op de locomotief krijgt $ 250 losgeld.

## Bandieten

help-bandit-belle = Op Belle kun je niet schieten en haar kun je geen dreun geven zolang er iemand anders te kiezen is.
help-bandit-cheyenne = Slaat Cheyenne een geldbuidel los, dan mag ze die zelf pakken.
help-bandit-django = De kogels van Django slingeren het slachtoffer een wagon verder.
help-bandit-doc = Doc begint elke ronde met zeven kaarten in plaats van zes.
help-bandit-ghost = In de eerste beurt van een ronde mag Ghost zijn kaart gedekt spelen.
help-bandit-tuco = Tuco mag ook door het dak van zijn eigen wagon schieten, omhoog of omlaag.

## Colt Super Express

help-super-goal = Elke ronde verliest de trein zijn laatste wagon. Zorg dat je aan boord blijft!
help-super-schemin = Planfase: iedereen kiest tegelijk en in het geheim drie kaarten en hun volgorde.
help-super-stealin = Acties uitvoeren: vanaf de startspeler draait ieder om de beurt een kaart om en voert die uit; drie keer rond.
help-super-row = Bandieten staan achter elkaar en doen alles in de richting waarin ze kijken: ◀ naar de locomotief, ▶ naar de laatste wagon.
help-super-stunned = Wie geraakt wordt, ligt buiten westen en kan niet nog eens geraakt worden. Met de volgende kaart sta je alleen op.
help-super-uncoupling = Na de ronde wordt de laatste wagon losgekoppeld, met iedereen erin en erop. De buitkaart gaat naar wie nu het verst achteraan is.
help-super-end = Wie als laatste op de trein over is, wint. Is alleen de locomotief nog over, dan wint wie daar de meeste buitkaarten heeft; bij gelijkspel telt de beste.
help-super-floor-change = Klim op het dak, of naar beneden in de wagon. Iedereen die daar al is, staat voor je.
help-super-move = Ga één wagon verder in je kijkrichting. Is er geen, dan val je van de trein en lig je eruit.
help-super-turn-around = Kijk de andere kant op.
help-super-fire = Raak de eerste staande bandiet voor je op jouw niveau, hoe ver ook: die vliegt één wagon verder.
help-super-reflex = Lig je buiten westen, dan sta je op en schiet je meteen. Sta je, dan ga je onderuit, buiten westen.
help-super-horse = Galoppeer de locomotief in. Ben je van de trein gelopen of geschoten, dan kom je ermee terug als het meteen je volgende kaart is.
