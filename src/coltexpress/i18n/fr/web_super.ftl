# La page à une table de Colt Super Express.

## La ligne de consigne ; ce qui ressort est entre <b> et </b>

web-super-say-plan = Tout le monde prépare son plan en même temps : posez <b>trois de vos { $cards ->
    [4] quatre
    [5] cinq
   *[6] six
} cartes</b> dans l'ordre. Personne ne les voit avant l'Action !
web-super-say-plan-short = Posez <b>trois de vos { $cards ->
    [4] quatre
    [5] cinq
   *[6] six
} cartes</b> dans l'ordre.
web-super-say-full = Votre plan est complet. <b>Posez-le face cachée</b>, ou changez-le.
web-super-say-sending = Votre plan est en route.
web-super-say-waiting = { $number ->
    [one] Votre plan est posé. <b>{ $names }</b> réfléchit encore.
   *[other] Votre plan est posé. <b>{ $names }</b> réfléchissent encore.
}
web-super-say-choosing = { $number ->
    [one] <b>{ $names }</b> réfléchit encore.
   *[other] <b>{ $names }</b> réfléchissent encore.
}
web-super-say-step = <b>Carte { $step } sur { $steps } :</b> chacun à son tour la retourne et l'applique.
web-super-say-step-short = <b>Carte { $step } sur { $steps }</b>
web-super-say-end = La manche est finie : <b>le wagon de queue est décroché.</b>

## Sur les fiches des joueurs

web-super-players = Joueurs
web-super-thinking = réfléchit
web-super-ready = plan posé
web-super-laid = { $number } sur { $slots }
web-super-no-loot = aucun butin
web-super-loot = Cartes Butin : { $values }

## Le plan

web-super-plan = Votre plan, appliqué de gauche à droite
web-super-plan-laid = Votre plan, encore caché aux autres
web-super-slot = { $number ->
    [1] 1re
   *[other] { $number }e
}
web-super-slot-empty = { $slot } carte : encore vide
web-super-take-out = { $slot } carte : { $card }. La retirer.
web-super-drop = posez une carte ici
web-super-tap = touchez une carte
web-super-hand = Encore en main
web-super-hand-short = En main
web-super-left-out = Pas jouées cette manche
web-super-place = Poser { $card }
web-super-place-in = { $number ->
    [1] en 1re carte
   *[other] en { $number }e carte
}
web-super-clear = Effacer le plan
web-super-lay = Poser le plan

## L'Action : les cartes de tous, et ce que fait celle du moment

web-super-plans = Les plans de cette manche
web-super-now = La carte qu'on applique
web-super-now-none = La première carte va être retournée.
web-super-to-come = { $card }, encore à venir
web-super-never = pas jouée

## La manche

web-super-kick = { $cars ->
    [one] Manche { $round } · encore un wagon
   *[other] Manche { $round } · encore { $cars } wagons
}
web-super-kick-step = Manche { $round } · carte { $step } sur { $steps }
web-super-what = Ce qui va se passer
web-super-reveals = <b>{ $player }</b> révèle en premier, puis dans le sens horaire, trois tours de table.
web-super-you-reveal = <b>Vous</b> révélez en premier, puis dans le sens horaire, trois tours de table.
web-super-cut = Le wagon de queue est décroché. Tous ceux qui s'y trouvent sont éliminés.
web-super-cut-loot = Sa carte Butin revient au bandit qui est alors le plus en arrière.
web-super-cut-last = Il ne reste ensuite que la locomotive : parmi les bandits à bord, celui qui a le plus de cartes Butin gagne.
web-super-unseen = Cartes Butin que personne n'a encore vues
