# Why a move of Colt Express is good or bad. Said of a move: no subject.

reason-express-only = It is the only thing that can be done.

## Set-up for two players

reason-express-picks = { $bandit_key ->
    [bandit-belle] Brings in Belle, who is rarely shot or punched.
    [bandit-cheyenne] Brings in Cheyenne, who pockets the purses she punches loose.
    [bandit-django] Brings in Django, whose bullets throw others about.
    [bandit-doc] Brings in Doc, and with him a seventh card.
    [bandit-ghost] Brings in Ghost, who hides a card every round.
    [bandit-tuco] Brings in Tuco, who shoots through roofs.
   *[other] Brings in { $bandit }.
}
reason-express-starts-last = Lets { $bandit } begin at the very back.
reason-express-starts-by-loot = Lets { $bandit } begin right beside { $loot_a }.

## Cards

reason-express-keeps-bullets = Keeps bullets in hand, so that they cannot be shuffled back in.
reason-express-sheds-bullets = Gets rid of bullets that only take up room.
reason-express-keeps-nothing = Makes room for fresh cards.
reason-express-keeps-out-bullets = Leaves less room for the bullets on top of the deck.
reason-express-keeps-best = Has { $action } ready for the next round.
reason-express-keeps-cards = Holds on to cards that may come in handy.
reason-express-draws = Brings more to choose from, but nothing happens on the train.
reason-express-draws-short = Makes up for too few cards for the goes that are left.
reason-express-draws-for-later = Draws cards for the next round.
reason-express-draws-too-late = Draws cards that can no longer be played.
reason-express-draws-bullets = Draws nothing but bullets.
reason-express-hides-card = Keeps the others guessing.

## Loot

reason-express-robs = Takes { $loot_a }.
reason-express-robs-first = Takes { $loot_a } before { $bandit } can.
reason-express-nothing-here = Will find nothing there to take.
reason-express-leaves = Leaves { $loot_a } lying.
reason-express-leaves-purse = Leaves the purse to somebody else.
reason-express-declines = Passes up a purse that is there for the taking.

## Gun and fist

reason-express-shoots = Puts a bullet in { $bandit }'s deck.
reason-express-shoots-leader = Hits { $bandit }, the richest of all.
reason-express-gunslinger = Hits { $bandit } and leads the race for the Gunslinger.
reason-express-shoots-own = Hits { $bandit }, a team-mate.
reason-express-no-target = Will find nobody to shoot at.
reason-express-no-bullets = Does nothing: the gun is empty.
reason-express-punches = Makes { $bandit } drop { $loot_a }.
reason-express-snatches = Snatches a purse from { $bandit }.
reason-express-spares = Lets { $bandit } get away with { $loot_a }.
reason-express-punches-away = Knocks { $bandit } out of the way.
reason-express-punches-own = Lands on { $bandit }, a team-mate.
reason-express-nobody-to-punch = Will find nobody to punch.
reason-express-knocks-into-marshal = Knocks { $bandit } into the Marshal's arms.
reason-express-knocks-to-loot = Knocks { $bandit } right up to { $loot_a }.

## Ways

reason-express-goes-to-loot = Gets to { $loot_a }.
reason-express-climbs-to-loot = Climbs to { $loot_a }.
reason-express-meets-marshal = Runs straight into the Marshal.
reason-express-avoids-event = Gets out of the way of “{ $event }”.
reason-express-seeks-event = Is in the right place for “{ $event }”.
reason-express-stands-in-event = Is in the wrong place for “{ $event }”.
reason-express-aims = Gets { $bandit } within reach.
reason-express-flees = Gets out of { $bandit }'s reach.
reason-express-moves-on = Looks for a better place.

## The Marshal

reason-express-marshal-hits = Sets the Marshal on { $bandit }.
reason-express-marshal-hits-self = Brings the Marshal down on one's own head.
reason-express-marshal-below = Puts the Marshal below { $bandit } in time for “{ $event }”.
reason-express-frees-strongbox = Lures the Marshal away from a strongbox.
reason-express-marshal-moves = Moves the Marshal where he bothers nobody.
