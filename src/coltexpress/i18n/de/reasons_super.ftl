# Warum ein Programm in Colt Super Express gut oder schlecht ist. Von einem Zug gesagt: ohne Subjekt.

reason-super-wins = Gewinnt die Partie höchstwahrscheinlich schon in dieser Runde.
reason-super-falls-off = Tritt am Ende des Zuges ins Leere.
reason-super-left-behind = Bleibt in dem Waggon zurück, der abgekoppelt wird.
reason-super-shot-off = Fordert einen Schuss heraus, der mit einem Sturz vom Zug endet.
reason-super-finishes = Hat gute Aussichten, { $bandit } vom Zug zu schießen.
reason-super-escapes = Verlässt den letzten Waggon, bevor er abgekoppelt wird.
reason-super-loot = Steht am Ende am weitesten hinten und bekommt die Beutekarte.
reason-super-shoots = Trifft wahrscheinlich { $bandit }.
reason-super-rides = Galoppiert in die sichere Lokomotive.
reason-super-wakes = Kommt zu sich und macht das Beste aus den zwei Karten, die bleiben.
reason-super-hides = Verschwindet aus der Schusslinie der anderen.
reason-super-steady = Geht Ärger aus dem Weg und ist bereit für die nächste Runde.
