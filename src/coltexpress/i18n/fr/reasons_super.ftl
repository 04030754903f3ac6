# Pourquoi un programme de Colt Super Express est bon ou mauvais. Dit d'un coup : sans sujet.

reason-super-wins = Gagne très probablement la partie dès cette manche.
reason-super-falls-off = Fait un pas dans le vide, au bout du train.
reason-super-left-behind = Reste dans le wagon qui va être décroché.
reason-super-shot-off = S'expose à un tir qui éjecte du train.
reason-super-finishes = A de bonnes chances d'éjecter { $bandit } du train.
reason-super-escapes = Quitte le dernier wagon avant qu'il ne soit décroché.
reason-super-loot = Finit tout à l'arrière et empoche la carte Butin.
reason-super-shoots = Touche probablement { $bandit }.
reason-super-rides = Galope se mettre à l'abri dans la locomotive.
reason-super-wakes = Se réveille et tire le meilleur parti des deux cartes restantes.
reason-super-hides = Sort de la ligne de vue des autres.
reason-super-steady = Évite les ennuis et prépare la manche suivante.
