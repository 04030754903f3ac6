# Colt Express: что происходит, что можно сделать, о чём спрашивают.
# Имя игрока ($player) известно только в именительном падеже.

## События: подготовка

express-event-joined = { $player } выбирает { $bandit_acc }.
express-event-joined-solo = { $bandit } идёт на дело.
express-event-coupled = Состав за локомотивом: { $cars }
express-event-answered = { $player }: выбор сделан.
express-event-marshal-card-given = { $player } отдаёт карту маршала { $bandit_dat }.
express-event-boarded = { $bandit } садится в { $car_acc }.
express-event-first-player = Первый игрок: { $player }

## События: планирование

express-event-round-began = Раунд { $round } начинается.
express-event-drew = { $number ->
    [1] { $player } берёт карту.
    [one] { $player } берёт { $number } карту.
    [few] { $player } берёт { $number } карты.
    [many] { $player } берёт { $number } карт.
   *[other] { $player } берёт { $number } карты.
}
express-event-drew-cards = { $player } берёт: { $cards }
express-event-hands-returned = Оставшиеся в руках карты возвращаются в личные колоды.
express-event-discarded = { $number ->
    [0] { $player } ничего не сбрасывает.
    [1] { $player } сбрасывает карту.
    [one] { $player } сбрасывает { $number } карту.
    [few] { $player } сбрасывает { $number } карты.
    [many] { $player } сбрасывает { $number } карт.
   *[other] { $player } сбрасывает { $number } карты.
}
express-event-discarded-cards = { $player } сбрасывает: { $cards }
express-event-shed-bullets = { $number ->
    [1] { $player } сбрасывает пулю.
    [one] { $player } сбрасывает { $number } пулю.
    [few] { $player } сбрасывает { $number } пули.
    [many] { $player } сбрасывает { $number } пуль.
   *[other] { $player } сбрасывает { $number } пули.
}
express-event-shuffled = { $number ->
    [one] { $player } перемешивает сброс: в новой колоде { $number } карта.
    [few] { $player } перемешивает сброс: в новой колоде { $number } карты.
    [many] { $player } перемешивает сброс: в новой колоде { $number } карт.
   *[other] { $player } перемешивает сброс: в новой колоде { $number } карты.
}
express-event-round-card-turned = Карта раунда: { $card } ({ $turns })
express-event-turn-began = Ход { $number }: { $turn }
express-event-played = { $player } разыгрывает «{ $card }».
express-event-played-down = { $player } разыгрывает «{ $card }» лицом вниз.
express-event-played-hidden = { $player } разыгрывает карту лицом вниз.
express-event-passed = { $player } пасует.

## События: грабёж

express-event-stealin-began = Грабёж! Общая колода переворачивается.
express-event-card-resolved = { $bandit }: { $action }
express-event-no-effect = { $action_key ->
    [action-fire] { $bandit_dat } не в кого стрелять.
    [action-robbery] { $bandit_dat } нечего взять.
    [action-punch] { $bandit_dat } некого ударить.
   *[other] «{ $action }» ничего не даёт { $bandit_dat }.
}
express-event-moved-walked = { $level ->
    [roof] { $bandit } перебегает на крышу { $car_gen }.
   *[inside] { $bandit } переходит в { $car_acc }.
}
express-event-moved-climbed = { $level ->
    [roof] { $bandit } забирается на крышу { $car_gen }.
   *[inside] { $bandit } спускается в { $car_acc }.
}
express-event-moved-knocked = { $level ->
    [roof] { $bandit } отлетает на крышу { $car_gen }.
   *[inside] { $bandit } отлетает в { $car_acc }.
}
express-event-moved-pushed = { $level ->
    [roof] Выстрел отбрасывает { $bandit_acc } на крышу { $car_gen }.
   *[inside] Выстрел отбрасывает { $bandit_acc } в { $car_acc }.
}
express-event-moved-swept = { $level ->
    [roof] { $bandit_acc } сносит на крышу { $car_gen }.
   *[inside] { $bandit_acc } сносит в { $car_acc }.
}
express-event-moved-fled = { $level ->
    [roof] { $bandit } спасается от маршала на крыше { $car_gen }.
   *[inside] { $bandit } спасается от маршала в { $car_prep }.
}
express-event-marshal-moved = Маршал входит в { $car_acc }.
express-event-shot = { $bandit } стреляет в { $target_acc }.
express-event-wounded = { $bandit } ловит шальную пулю.
express-event-neutral-bullets-gone = Шальных пуль на всех не хватает: они выходят из игры.
express-event-punched = { $bandit } бьёт { $victim_acc }.
express-event-took = { $bandit } берёт { $loot_acc }.
express-event-took-value = { $bandit } берёт кошелёк на { $value } $.
express-event-dropped = { $bandit } роняет { $loot_acc }.
express-event-dropped-value = { $bandit } роняет кошелёк на { $value } $.

## События: конец раунда и игры

express-event-event-began = Событие: { $event }
express-event-strongbox-brought = В { $car_prep } появляется второй переносной сейф.
express-event-declined = { $bandit } ничего не берёт.
express-event-lost = Маршал отбирает у { $bandit_gen } { $loot_acc }.
express-event-lost-value = Маршал отбирает у { $bandit_gen } кошелёк на { $value } $.
express-event-ransomed = { $bandit } получает 250 $ выкупа.
express-event-gunslinger = { $player } получает награду «Меткий глаз»: ещё 1 000 $!
express-event-scored = { $place }-е место: { $player }, { $money } $
express-event-game-over = Игра окончена.

## Действия: строки меню

express-move-play = Разыграть «{ $card }»
express-move-play-down = Разыграть «{ $card }» лицом вниз
express-move-draw = Взять 3 карты
express-move-pass = Пас
express-move-discard-bullets = Сбросить все пули
express-move-keep-bullets = Не сбрасывать пули
express-move-keep = Оставить { $cards }
express-move-keep-nothing = Ничего не оставлять
express-move-go-to = Перейти к { $car_dat }
express-move-send-marshal = Отправить маршала в { $car_acc }
express-move-to-car = { $move } ({ $car })
express-move-shoot = Стрелять в { $bandit_acc }
express-move-punch = Ударить { $bandit_acc }
express-move-drop = Выбить { $loot_acc }
express-move-knock-forward = Отбросить вперёд, к локомотиву
express-move-knock-back = Отбросить назад, к последнему вагону
express-move-take-it = Забрать кошелёк
express-move-leave-it = Не трогать кошелёк
express-move-take = Взять { $loot_acc }
express-move-take-known = Взять кошелёк на { $value } $, о котором знаете только вы
express-move-take-open = Взять кошелёк на { $value } $, о котором знают все
express-move-take-unknown = Взять кошелёк наугад
express-move-take-nothing = Ничего не брать
express-move-pick = Выбрать { $bandit_acc }
express-move-place = { $bandit } начинает в последнем вагоне, карта маршала: { $keeper }

## Действия случая

express-move-gather = Случай раздаёт бандитов: { $bandits }
express-move-couple = Случай составляет поезд: { $cars }
express-move-pawn = Случай вытягивает фишку { $bandit_gen }
express-move-deal = Случай сдаёт { $bandit_dat }: { $cards }
express-move-turn-over = Случай открывает карту «{ $card }»
express-move-fall = Случай роняет кошелёк на { $value } $
express-move-found = Случай кладёт в кошелёк { $value } $
express-move-found-known = Случай выбирает кошелёк на { $value } $, о котором знает { $bandit }

## Вопросы

express-question-go = Ваша очередь: разыграйте карту или возьмите три.
express-question-shed-bullets = Сбросите пули с руки?
express-question-keep-cards = Какие карты оставите на следующий раунд? Остальные уйдут в сброс.
express-question-where-to = Куда идёт { $bandit }?
express-question-marshal-where-to = Куда { $bandit } отправит маршала?
express-question-target = В кого стреляет { $bandit }?
express-question-which-loot = Что берёт { $bandit }?
express-question-victim = Кого бьёт { $bandit }?
express-question-what-falls = Что { $bandit } выбьет у { $victim_gen }?
express-question-take-or-leave = { $victim } роняет кошелёк. { $bandit } его заберёт?
express-question-which-way = Куда { $bandit } отбросит { $victim_acc }?
express-question-pickpocket = Никто не смотрит. Какой кошелёк прикарманит { $bandit }?
express-question-pick-bandit = Какой бандит вступит в вашу команду?
express-question-place-teams = Кто начинает в последнем вагоне и кому отдать карту маршала?
express-question-which-bandits = Случай раздаёт бандитов.
express-question-which-train = Случай составляет поезд.
express-question-who-is-first = Случай выбирает первого игрока.
express-question-which-places = Случай решает, кто где начинает.
express-question-deal-cards = { $number ->
    [1] Случай сдаёт { $bandit_dat } карту.
    [one] Случай сдаёт { $bandit_dat } { $number } карту.
    [few] Случай сдаёт { $bandit_dat } { $number } карты.
    [many] Случай сдаёт { $bandit_dat } { $number } карт.
   *[other] Случай сдаёт { $bandit_dat } { $number } карты.
}
express-question-which-round-card = Случай открывает карту раунда.
express-question-which-falls = Случай решает, какой кошелёк роняет { $victim }.
express-question-which-purse = Случай решает, что { $bandit } найдёт в кошельке.
express-question-wait = Остальные ещё думают.
express-question-over = Игра окончена.
