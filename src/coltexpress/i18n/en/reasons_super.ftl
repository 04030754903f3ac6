# Why a programme of Colt Super Express is good or bad. Said of a move: no subject.

reason-super-wins = Most likely wins the game this very round.
reason-super-falls-off = Walks off the end of the train.
reason-super-left-behind = Stays behind with the car that is uncoupled.
reason-super-shot-off = Invites a shot that ends beside the tracks.
reason-super-finishes = Has a good chance to shoot { $bandit } off the train.
reason-super-escapes = Gets out of the last car before it is uncoupled.
reason-super-loot = Ends up farthest back, and takes the loot card.
reason-super-shoots = Will probably hit { $bandit }.
reason-super-rides = Gallops to safety in the locomotive.
reason-super-wakes = Wakes up and makes the most of the two cards left.
reason-super-hides = Slips out of the others' line of sight.
reason-super-steady = Keeps out of trouble and ready for the next round.
