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
