# Чем ход в Colt Express хорош или плох. Говорится о ходе: без подлежащего.

reason-express-only = Ничего другого не остаётся.

## Подготовка для двух игроков

reason-express-picks = { $bandit_key ->
    [bandit-belle] Приводит Белль: в неё редко стреляют, и бьют её редко.
    [bandit-cheyenne] Приводит Шайенну: выбитые кошельки она забирает себе.
    [bandit-django] Приводит Джанго: его пули отбрасывают других.
    [bandit-doc] Приводит Дока, а с ним седьмую карту.
    [bandit-ghost] Приводит Призрака: каждый раунд он прячет одну карту.
    [bandit-tuco] Приводит Туко: он стреляет сквозь крышу.
   *[other] Приводит { $bandit_acc }.
}
reason-express-starts-last = Ставит { $bandit_acc } в самый хвост поезда.
reason-express-starts-by-loot = Ставит { $bandit_acc } туда, где можно взять { $loot_acc }.

## Карты

reason-express-keeps-bullets = Придерживает пули в руке, чтобы они не вернулись в колоду.
reason-express-sheds-bullets = Избавляет от пуль, которые только занимают место.
reason-express-keeps-nothing = Освобождает место для новых карт.
reason-express-keeps-out-bullets = Оставляет меньше места для пуль, лежащих на колоде.
reason-express-keeps-best = Сохраняет «{ $action }» на следующий раунд.
reason-express-keeps-cards = Сохраняет карты, которые ещё могут пригодиться.
reason-express-draws = Даёт больше выбора, но в поезде ничего не происходит.
reason-express-draws-short = Пополняет руку: иначе карт до конца раунда не хватит.
reason-express-draws-for-later = Даёт карты на следующий раунд.
reason-express-draws-too-late = Даёт карты, которые уже не разыграть.
reason-express-draws-bullets = Не даёт ничего, кроме пуль.
reason-express-hides-card = Оставляет других в неведении.

## Добыча

reason-express-robs = Приносит { $loot_acc }.
reason-express-robs-first = Забирает { $loot_acc } раньше { $bandit_gen }.
reason-express-nothing-here = Не принесёт ничего: там нечего взять.
reason-express-leaves = Оставляет лежать { $loot_acc }.
reason-express-leaves-purse = Оставляет кошелёк кому-то другому.
reason-express-declines = Упускает кошелёк, который сам идёт в руки.

## Пули и кулаки

reason-express-shoots = Отправляет пулю в колоду { $bandit_gen }.
reason-express-shoots-leader = { $bandit_gender ->
    [f] Попадает в { $bandit_acc }, самую богатую из всех.
   *[m] Попадает в { $bandit_acc }, самого богатого из всех.
}
reason-express-gunslinger = Попадает в { $bandit_acc } и выводит вперёд в борьбе за «Меткий глаз».
reason-express-shoots-own = Попадает в { $bandit_acc }, товарища по команде.
reason-express-no-target = Пропадёт зря: стрелять будет не в кого.
reason-express-no-bullets = Пропадёт зря: патроны кончились.
reason-express-punches = Выбивает у { $bandit_gen } { $loot_acc }.
reason-express-snatches = Отбирает у { $bandit_gen } кошелёк.
reason-express-spares = Оставляет { $bandit_dat } { $loot_acc }.
reason-express-punches-away = Отбрасывает { $bandit_acc } с дороги.
reason-express-punches-own = Достаётся { $bandit_dat }, товарищу по команде.
reason-express-nobody-to-punch = Пропадёт зря: бить будет некого.
reason-express-knocks-into-marshal = Отбрасывает { $bandit_acc } прямо к маршалу.
reason-express-knocks-to-loot = Отбрасывает { $bandit_acc } туда, где можно взять { $loot_acc }.

## Пути

reason-express-goes-to-loot = Ведёт туда, где можно взять { $loot_acc }.
reason-express-climbs-to-loot = Позволяет перелезть туда, где можно взять { $loot_acc }.
reason-express-meets-marshal = Ведёт прямо в руки маршала.
reason-express-avoids-event = Уводит из-под события «{ $event }».
reason-express-seeks-event = Ставит на нужное место для события «{ $event }».
reason-express-stands-in-event = Подставляет под событие «{ $event }».
reason-express-aims = Позволяет достать { $bandit_acc }.
reason-express-flees = Уводит от { $bandit_gen }.
reason-express-moves-on = Ищет место получше.

## Маршал

reason-express-marshal-hits = Натравливает маршала на { $bandit_acc }.
reason-express-marshal-hits-self = Навлекает маршала на себя.
reason-express-marshal-below = Ставит маршала под { $bandit_acc } как раз к событию «{ $event }».
reason-express-frees-strongbox = Отводит маршала от переносного сейфа.
reason-express-marshal-moves = Отправляет маршала туда, где он никому не мешает.
