# The page at a table of Colt Express, and at the end of a game. <b> marks what stands out.

## Cards

web-table-card-hidden = A card, face down
web-table-card-back = { $bandit }: a card, face down
web-table-card-owned = { $card } ({ $bandit })
web-table-dead = dead card
web-table-dead-said = { $number ->
    [one] { $card }: a dead card
   *[other] { $number } × { $card }: dead cards
}
web-table-dead-why = Bullets cannot be played. They only take up room in your hand.

## Players

web-table-players = Players
web-table-you = You
# A player's bandit, in a case in which only the bandit's name can be put.
web-table-called = { $bandit } ({ $player })
web-table-yours = yours
web-table-your-team = Your team
web-table-team-of = { $player }'s team
web-table-here = connected
web-table-away = away
web-table-stand-in = a bot plays
web-table-first = First
web-table-first-player = First player
web-table-bullets = { $number } of 6
web-table-wounds = { $number ->
    [0] no bullet taken
    [one] { $number } bullet taken
   *[other] { $number } bullets taken
}
web-table-cards = { $hand } in hand · { $deck } in deck
web-table-cards-expert = { $hand } + { $deck } cards · { $discard } discarded
web-table-marshal-card = Marshal card
web-table-choosing = choosing
web-table-ready = ready
web-table-ribbon-turn = Your turn
web-table-ribbon-choose = Your choice
web-table-ribbon-other = to act
web-table-vote = Let a bot play for { $player }
web-table-clock-hours = { $hours } h { $minutes } min
web-table-clock-days = { $days } d { $hours } h

## Bar at the top, sheets

web-table-two-players = two players
web-table-watching = You are watching
web-table-round-of = Round { $round } of { $rounds }
web-table-menu = Menu
web-table-home = Back to the start
web-table-close = Close
web-table-skip = Skip ahead
web-table-settings = Settings
web-table-language = Language
web-table-pace = Pace of what happens
web-table-pace-calm = calm
web-table-pace-brisk = brisk
web-table-pace-instant = at once
web-table-sound = Sound
web-table-less-motion = Less motion
web-table-less-motion-system = Your device asks for it.
web-table-on = on
web-table-off = off
web-table-talk = Talk
web-table-talk-write = Say something
web-table-talk-none = Nobody has said anything yet.
web-table-talk-unsent = Not said: there is no connection. It stays here for another try.
web-table-talk-unread = { $number ->
    [one] Talk, one new line
   *[other] Talk, { $number } new lines
}
web-table-menu-unread = { $number ->
    [one] Menu, one new line of talk
   *[other] Menu, { $number } new lines of talk
}
web-table-send = Send
web-table-emotes = Gestures

## Round card and log

web-table-round-card = Round card
web-table-kick = Round { $round }
web-table-kick-turn = Round { $round } · turn { $turn } of { $turns }
web-table-kick-played = Round { $round } · all turns played
web-table-kick-card = Round { $round } · card { $card } of { $cards }
web-table-turns = Turns of this round
web-table-at-end = At the end of the round
web-table-log = What happened
web-table-newest-first = newest first
web-table-log-all = All

## Tray

web-table-tray = What you can do
web-table-pile = { $number ->
    [0] Common pile: no card yet
    [one] Common pile: { $number } card
   *[other] Common pile: { $number } cards
}
web-table-pile-last = Common pile: { $number } cards, the last { $shown }
web-table-hand = { $number ->
    [one] Your hand: { $number } card
   *[other] Your hand: { $number } cards
}
web-table-play-of = Play { $bandit }'s { $card }
web-table-up-card = face up, card { $number }
web-table-down-card = face down, card { $number }
web-table-choose-card = Pick a card
web-table-deck-left = { $number ->
    [0] your deck is empty
   *[other] { $number } left in your deck
}
web-table-deck-then-new = { $number ->
    [0] from your shuffled discard pile
   *[other] { $number }, then a new deck
}
web-table-take-back = Take back
web-table-done = Done · { $number }
web-table-to-come = Still to come · { $number }
web-table-choices = Your choices
# The steps of a punch.
web-table-step-whom = Whom?
web-table-step-what = What falls?
web-table-step-where = Where to?
web-table-on-roof = { $car }, on the roof
web-table-ahead = { $place }, ahead
web-table-behind = { $place }, behind
web-table-discard = { $number ->
    [0] Your discard pile: empty
    [one] Your discard pile: { $number } card
   *[other] Your discard pile: { $number } cards
}
web-table-look = Look through it
web-table-keep-yes = keep
web-table-keep-no = discard
web-table-keep-out = goes away
web-table-keep = { $number ->
    [0] Keep nothing
    [one] Keep { $number } card
   *[other] Keep { $number } cards
}
web-table-keep-rest = { $number ->
    [0] discard nothing
   *[other] discard { $number }
}

## The instruction line

web-table-say-go = Your turn, <b>{ $bandit }</b>: play a card face up on the pile, or draw.
web-table-brief-go = Your turn, <b>{ $bandit }</b>: play a card, or draw.
web-table-say-go-tunnel = Your turn, <b>{ $bandit }</b>: in the <b>tunnel</b> your card goes on the pile <b>face down</b>. Play one, or draw.
web-table-brief-go-tunnel = <b>Tunnel</b>: play a card <b>face down</b>, or draw.
web-table-say-go-first = Your turn, <b>{ $bandit }</b>: the train is <b>speeding up</b>, so you have <b>two goes</b>. This is the first.
web-table-brief-go-first = <b>Two goes</b>, this is the first: play a card, or draw.
web-table-say-go-second = Your <b>second go</b>, <b>{ $bandit }</b>: play another card, or draw.
web-table-brief-go-second = Your <b>second go</b>: play a card, or draw.
web-table-say-go-ghost = Your turn: as <b>{ $bandit }</b> you may play this first card <b>face up or face down</b>. Or draw.
web-table-brief-go-ghost = <b>Face up or face down</b>, as you like: play a card, or draw.
web-table-say-go-team = Play a card for <b>{ $bandit }</b> or for <b>{ $target }</b>, or draw. A card acts for the bandit on it.
web-table-brief-go-team = Play a card for <b>{ $bandit }</b> or <b>{ $target }</b>, or draw.
web-table-say-go-team-tunnel = <b>Tunnel</b>: play a card for <b>{ $bandit }</b> or for <b>{ $target }</b>, <b>face down</b>, or draw.
web-table-brief-go-team-tunnel = <b>Tunnel</b>: play a card <b>face down</b>, or draw.
web-table-say-draw-only = Your turn, <b>{ $bandit }</b>: nothing in your hand can be played. Draw!
web-table-say-bullets = Do you put the <b>bullets in your hand</b> on your discard pile? Everybody decides at once.
web-table-brief-bullets = <b>Bullets</b> on your discard pile?
web-table-say-keep = What do you <b>keep for the next round</b>? The rest goes to your discard pile, bullets too. All choose at once, in secret.
web-table-brief-keep = What do you <b>keep</b>? The rest is discarded.
web-table-say-move-roof = <b>{ $bandit }'s Move:</b> choose a roof. Up there you run one, two or three cars.
    .you = <b>Your Move:</b> choose a roof. Up there you run one, two or three cars.
web-table-brief-move-roof = <b>{ $bandit }'s Move:</b> choose a roof.
    .you = <b>Your Move:</b> choose a roof.
web-table-say-move-inside = <b>{ $bandit }'s Move:</b> choose the car to go to, ahead or behind.
    .you = <b>Your Move:</b> choose the car you go to, ahead or behind.
web-table-brief-move-inside = <b>{ $bandit }'s Move:</b> choose a car.
    .you = <b>Your Move:</b> choose a car.
web-table-say-fire-roof = <b>{ $bandit }'s Fire:</b> choose who is shot. On a roof you hit the nearest roof with someone on it, ahead or behind.
    .you = <b>Your Fire:</b> choose who you shoot. On a roof you hit the nearest roof with someone on it, ahead or behind.
web-table-brief-fire-roof = <b>{ $bandit }'s Fire:</b> choose who is shot, on the train or below.
    .you = <b>Your Fire:</b> choose who you shoot, on the train or below.
web-table-say-fire-inside = <b>{ $bandit }'s Fire:</b> choose who is shot. Inside you hit someone in the next car, ahead or behind.
    .you = <b>Your Fire:</b> choose who you shoot. Inside you hit someone in the next car, ahead or behind.
web-table-brief-fire-inside = <b>{ $bandit }'s Fire:</b> choose who is shot, on the train or below.
    .you = <b>Your Fire:</b> choose who you shoot, on the train or below.
web-table-say-marshal = <b>{ $bandit }'s Marshal:</b> choose which way he goes. Whoever is there must flee to the roof.
    .you = <b>Your Marshal:</b> choose which way he goes. Whoever is there must flee to the roof.
web-table-brief-marshal = <b>{ $bandit }'s Marshal:</b> choose which way he goes.
    .you = <b>Your Marshal:</b> choose which way he goes.
web-table-say-robbery = <b>{ $bandit }'s Robbery:</b> choose what to take. Only you see what you know of a purse.
    .you = <b>Your Robbery:</b> choose what you take. Only you see what you know of a purse.
web-table-brief-robbery = <b>{ $bandit }'s Robbery:</b> choose what to take.
    .you = <b>Your Robbery:</b> choose what you take.
web-table-say-punch = <b>{ $bandit }'s Punch:</b> choose who is hit. They drop loot, if they have any, and land in the car next door.
    .you = <b>Your Punch:</b> choose who you hit. They drop loot, if they have any, and land in the car next door.
web-table-brief-punch = <b>{ $bandit }'s Punch:</b> choose who is hit, on the train or below.
    .you = <b>Your Punch:</b> choose who you hit, on the train or below.
web-table-say-drop = <b>{ $bandit }'s Punch:</b> choose what { $victim } drops.
    .you = <b>Your Punch:</b> choose what { $victim } drops.
web-table-say-snatch = <b>{ $bandit }'s Punch:</b> { $victim } has dropped a purse. Take it, or leave it?
    .you = <b>Your Punch:</b> { $victim } has dropped a purse. Do you take it?
web-table-say-knock = <b>{ $bandit }'s Punch:</b> choose which way { $victim } flies.
    .you = <b>Your Punch:</b> choose which way { $victim } flies.
web-table-say-pickpocket = <b>Pickpocketing:</b> { $bandit } is alone here and may take a purse.
    .you = <b>Pickpocketing:</b> you are alone here and may take a purse.
web-table-say-pick = Which <b>bandit</b> joins your team?
web-table-say-place = Who starts in the <b>caboose</b>, and who gets the <b>Marshal card</b>?
web-table-say-choose = Your choice!
web-table-say-wait = Wait for the others.
web-table-say-wait-go = <b>{ $player }</b> is to play.
web-table-say-wait-choice = <b>{ $player }</b> is choosing.
web-table-say-wait-several = Still choosing: <b>{ $players }</b>.
web-table-say-resolving = The cards act in the order in which they were played.
web-table-say-event = The event of the round card happens.
web-table-say-going-on = The train rolls on.
web-table-say-sending = Sending …

## Notices

web-table-lost = The connection is lost. We keep trying; your game is safe.
web-table-unsent = That did not get through: the connection was lost.
web-table-bot-for-you = A bot is playing for you.
web-table-come-back = Take the seat back
web-table-your-turn = It is your turn.
web-table-ten-seconds = Ten seconds left.
web-table-time-ran-out = Time ran out: the choice was made for you.
web-table-by-clock = time ran out

## The end

web-table-final = The end of the game
web-table-wanted = Wanted
web-table-wanted-for = for the robbery of the Colt Express
web-table-wanted-for-super = for the robbery of the Colt Super Express
web-table-you-win = You win the game
web-table-wins = { $player } wins the game
web-table-share-win = Winners: { $players }
web-table-gunslinger = Gunslinger: <b>{ $players }</b>
web-table-ledger = The loot is shared out
web-table-col-place = Place
web-table-col-bandit = Bandit
web-table-col-purses = Purses
web-table-col-jewels = Jewels
web-table-col-strongboxes = Strongboxes
web-table-col-ransom = Ransom
web-table-col-bullets = Bullets
web-table-col-total = Total
web-table-col-loot = Loot cards
web-table-col-fate = In the end
web-table-given-taken = { $given } given, { $taken } taken
web-table-given = { $number ->
    [one] { $number } bullet given
   *[other] { $number } bullets given
}
web-table-bonus = +{ $money }
web-table-aboard = on the train
web-table-money-time = Money over time
web-table-money-time-about = what each really held, now that the purses are open
web-table-start = start
web-table-end = end
web-table-rematch = Rematch
web-table-rematch-join = To the rematch
web-table-share = Share
web-table-shared = The link is copied.
web-table-share-text = { $player } wins with { $score }.
