# Varför ett program i Colt Super Express är bra eller dåligt. Sägs om ett drag: utan subjekt.

reason-super-wins = Vinner troligen partiet redan den här omgången.
reason-super-falls-off = Kliver rakt av tåget.
reason-super-left-behind = Blir kvar i vagnen som kopplas loss.
reason-super-shot-off = Utsätter sig för ett skott som slutar med ett fall från tåget.
reason-super-finishes = Har god chans att skjuta { $bandit } av tåget.
reason-super-escapes = Tar sig ut ur sista vagnen innan den kopplas loss.
reason-super-loot = Hamnar längst bak och tar stöldgodskortet.
reason-super-shoots = Träffar förmodligen { $bandit }.
reason-super-rides = Galopperar i säkerhet till lokomotivet.
reason-super-wakes = Kvicknar till och gör det bästa av de två kort som är kvar.
reason-super-hides = Smiter ur de andras synfält.
reason-super-steady = Håller sig undan och är redo för nästa omgång.
