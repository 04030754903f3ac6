# Waarom een programma van Colt Super Express goed of slecht is. Gezegd van een zet: zonder onderwerp.

reason-super-wins = Wint het spel hoogstwaarschijnlijk al deze ronde.
reason-super-falls-off = Loopt zo van de trein af.
reason-super-left-behind = Blijft achter in de wagon die losgekoppeld wordt.
reason-super-shot-off = Lokt een schot uit dat eindigt met een val van de trein.
reason-super-finishes = Heeft een goede kans om { $bandit } van de trein te schieten.
reason-super-escapes = Verlaat de laatste wagon voordat die losgekoppeld wordt.
reason-super-loot = Eindigt het verst naar achteren en pakt de buitkaart.
reason-super-shoots = Raakt { $bandit } waarschijnlijk.
reason-super-rides = Galoppeert naar de veilige locomotief.
reason-super-wakes = Komt bij en haalt het beste uit de twee kaarten die overblijven.
reason-super-hides = Glipt uit de vuurlinie van de anderen.
reason-super-steady = Blijft buiten schot en is klaar voor de volgende ronde.
