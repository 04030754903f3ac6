server-notice-your-turn = It is your turn at { $game }.
game-express = Colt Express
game-super = Colt Super Express
