# Страница за столом Colt Express и в конце игры. <b> выделяет главное.

## Карты

web-table-card-hidden = Карта лицом вниз
web-table-card-back = { $bandit }: карта лицом вниз
web-table-card-owned = { $card } ({ $bandit })
web-table-dead = мёртвая карта
web-table-dead-said = { $number ->
    [1] { $card }: мёртвая карта
   *[other] { $number } × { $card }: мёртвые карты
}
web-table-dead-why = Пули нельзя разыграть. Они только занимают место на руке.

## Игроки

web-table-players = Игроки
web-table-you = Вы
# Бандит игрока в падеже, в который можно поставить только имя бандита.
web-table-called = { $bandit } ({ $player })
web-table-yours = ваш бандит
web-table-your-team = Ваша команда
web-table-team-of = Команда: { $player }
web-table-here = на связи
web-table-away = нет связи
web-table-stand-in = играет бот
web-table-first = Первый
web-table-first-player = Первый игрок
web-table-bullets = { $number } из 6
web-table-wounds = { $number ->
    [0] пуль не получено
    [one] получена { $number } пуля
    [few] получено { $number } пули
    [many] получено { $number } пуль
   *[other] получено { $number } пули
}
web-table-cards = { $hand } на руке · { $deck } в колоде
web-table-cards-expert = карт: { $hand } + { $deck } · в сбросе: { $discard }
web-table-marshal-card = Карта маршала
web-table-choosing = выбирает
web-table-ready = готово
web-table-ribbon-turn = Ваша очередь
web-table-ribbon-choose = Выбор за вами
web-table-ribbon-other = думает
web-table-vote = Бот вместо игрока { $player }
web-table-clock-hours = { $hours } ч { $minutes } мин
web-table-clock-days = { $days } д { $hours } ч

## Верхняя строка, листы

web-table-two-players = вдвоём
web-table-watching = Вы смотрите игру
web-table-round-of = Раунд { $round } из { $rounds }
web-table-menu = Меню
web-table-home = На главную
web-table-close = Закрыть
web-table-skip = Промотать
web-table-settings = Настройки
web-table-language = Язык
web-table-pace = Темп событий
web-table-pace-calm = спокойный
web-table-pace-brisk = бодрый
web-table-pace-instant = мгновенный
web-table-sound = Звук
web-table-less-motion = Меньше движения
web-table-less-motion-system = Так настроено ваше устройство.
web-table-on = вкл.
web-table-off = выкл.
web-table-talk = Чат
web-table-talk-write = Скажите что-нибудь
web-table-talk-none = Пока все молчат.
web-table-talk-unsent = Не отправлено: нет связи. Текст остаётся здесь, можно попробовать ещё раз.
web-table-talk-unread = { $number ->
    [one] Чат, { $number } новое сообщение
    [few] Чат, { $number } новых сообщения
   *[other] Чат, { $number } новых сообщений
}
web-table-menu-unread = { $number ->
    [one] Меню, { $number } новое сообщение
    [few] Меню, { $number } новых сообщения
   *[other] Меню, { $number } новых сообщений
}
web-table-send = Сказать
web-table-emotes = Жесты

## Карта раунда и события

web-table-round-card = Карта раунда
web-table-kick = Раунд { $round }
web-table-kick-turn = Раунд { $round } · ход { $turn } из { $turns }
web-table-kick-played = Раунд { $round } · все ходы сыграны
web-table-kick-card = Раунд { $round } · карта { $card } из { $cards }
web-table-turns = Ходы этого раунда
web-table-at-end = В конце раунда
web-table-log = Что произошло
web-table-newest-first = сначала новое
web-table-log-all = Всё

## Что можно сделать

web-table-tray = Что можно сделать
web-table-pile = { $number ->
    [0] Общая колода: пока пусто
    [one] Общая колода: { $number } карта
    [few] Общая колода: { $number } карты
    [many] Общая колода: { $number } карт
   *[other] Общая колода: { $number } карты
}
web-table-pile-last = Общая колода, карт: { $number }, последние { $shown }
web-table-hand = { $number ->
    [one] Ваша рука: { $number } карта
    [few] Ваша рука: { $number } карты
    [many] Ваша рука: { $number } карт
   *[other] Ваша рука: { $number } карты
}
web-table-play-of = Разыграть «{ $card }» за { $bandit_acc }
web-table-up-card = лицом вверх, карта { $number }
web-table-down-card = лицом вниз, карта { $number }
web-table-choose-card = Выберите карту
web-table-deck-left = { $number ->
    [0] личная колода пуста
    [one] в колоде { $number } карта
    [few] в колоде { $number } карты
    [many] в колоде { $number } карт
   *[other] в колоде { $number } карты
}
web-table-deck-then-new = { $number ->
    [0] из перемешанного сброса
   *[other] { $number }, затем новая колода
}
web-table-take-back = Отменить
web-table-done = Сделано · { $number }
web-table-to-come = Впереди · { $number }
web-table-choices = Что выбрать
# The steps of a punch.
web-table-step-whom = Кого?
web-table-step-what = Что упадёт?
web-table-step-where = Куда?
web-table-on-roof = { $car }, на крыше
web-table-ahead = { $place }, впереди
web-table-behind = { $place }, позади
web-table-discard = { $number ->
    [0] Ваш сброс: пусто
    [one] Ваш сброс: { $number } карта
    [few] Ваш сброс: { $number } карты
    [many] Ваш сброс: { $number } карт
   *[other] Ваш сброс: { $number } карты
}
web-table-look = Просмотреть
web-table-keep-yes = оставить
web-table-keep-no = в сброс
web-table-keep-out = уйдёт
web-table-keep = { $number ->
    [0] Ничего не оставлять
    [one] Оставить { $number } карту
    [few] Оставить { $number } карты
    [many] Оставить { $number } карт
   *[other] Оставить { $number } карты
}
web-table-keep-rest = { $number ->
    [0] ничего не сбрасывать
   *[other] в сброс: { $number }
}

## Строка указаний

web-table-say-go = Ваша очередь, <b>{ $bandit }</b>: разыграйте карту лицом вверх или возьмите три.
web-table-brief-go = Ваша очередь, <b>{ $bandit }</b>: разыграйте карту или возьмите три.
web-table-say-go-tunnel = Ваша очередь, <b>{ $bandit }</b>: в <b>туннеле</b> карту кладут <b>лицом вниз</b>. Разыграйте её или возьмите карты.
web-table-brief-go-tunnel = <b>Туннель</b>: разыграйте карту <b>лицом вниз</b> или возьмите три.
web-table-say-go-first = Ваша очередь, <b>{ $bandit }</b>: поезд <b>разгоняется</b>, и вы играете <b>дважды</b>. Это первый раз.
web-table-brief-go-first = <b>Первый раз из двух</b>: разыграйте карту или возьмите три.
web-table-say-go-second = Ваша очередь <b>второй раз</b>, <b>{ $bandit }</b>: разыграйте ещё карту или возьмите три.
web-table-brief-go-second = <b>Второй раз</b>: разыграйте карту или возьмите три.
web-table-say-go-ghost = Ваша очередь: <b>{ $bandit }</b> может разыграть первую карту <b>лицом вверх или вниз</b>. Или возьмите три.
web-table-brief-go-ghost = <b>Лицом вверх или вниз</b>, как хотите: разыграйте карту или возьмите три.
web-table-say-go-team = Разыграйте карту за <b>{ $bandit_acc }</b> или за <b>{ $target_acc }</b> либо возьмите три. Действует тот бандит, что изображён на карте.
web-table-brief-go-team = Разыграйте карту за <b>{ $bandit_acc }</b> или за <b>{ $target_acc }</b> либо возьмите три.
web-table-say-go-team-tunnel = <b>Туннель</b>: разыграйте карту за <b>{ $bandit_acc }</b> или за <b>{ $target_acc }</b> <b>лицом вниз</b> либо возьмите три.
web-table-brief-go-team-tunnel = <b>Туннель</b>: разыграйте карту <b>лицом вниз</b> или возьмите три.
web-table-say-draw-only = Ваша очередь, <b>{ $bandit }</b>: разыграть нечего. Возьмите карты!
web-table-say-bullets = Положить <b>пули с руки</b> в сброс? Все решают одновременно.
web-table-brief-bullets = <b>Пули</b> в сброс?
web-table-say-keep = Что <b>оставите на следующий раунд</b>? Остальное уйдёт в сброс, и пули тоже. Все выбирают одновременно и тайно.
web-table-brief-keep = Что <b>оставите</b>? Остальное уйдёт в сброс.
web-table-say-move-roof = <b>«Передвижение», { $bandit }:</b> выберите крышу. Наверху можно пробежать один, два или три вагона.
    .you = <b>Ваше «Передвижение»:</b> выберите крышу. Наверху можно пробежать один, два или три вагона.
web-table-brief-move-roof = <b>«Передвижение», { $bandit }:</b> выберите крышу.
    .you = <b>Ваше «Передвижение»:</b> выберите крышу.
web-table-say-move-inside = <b>«Передвижение», { $bandit }:</b> выберите вагон впереди или позади.
    .you = <b>Ваше «Передвижение»:</b> выберите, в какой вагон перейти: впереди или позади.
web-table-brief-move-inside = <b>«Передвижение», { $bandit }:</b> выберите вагон.
    .you = <b>Ваше «Передвижение»:</b> выберите вагон.
web-table-say-fire-roof = <b>«Выстрел», { $bandit }:</b> выберите цель. С крыши можно попасть в того, кто на ближайшей занятой крыше, впереди или позади.
    .you = <b>Ваш «Выстрел»:</b> выберите цель. С крыши можно попасть в того, кто на ближайшей занятой крыше, впереди или позади.
web-table-brief-fire-roof = <b>«Выстрел», { $bandit }:</b> выберите цель на поезде или ниже.
    .you = <b>Ваш «Выстрел»:</b> выберите цель на поезде или ниже.
web-table-say-fire-inside = <b>«Выстрел», { $bandit }:</b> выберите цель в соседнем вагоне, впереди или позади.
    .you = <b>Ваш «Выстрел»:</b> выберите цель в соседнем вагоне, впереди или позади.
web-table-brief-fire-inside = <b>«Выстрел», { $bandit }:</b> выберите цель на поезде или ниже.
    .you = <b>Ваш «Выстрел»:</b> выберите цель на поезде или ниже.
web-table-say-marshal = <b>«Маршал», { $bandit }:</b> выберите, куда он пойдёт. Всем, кто там, придётся бежать на крышу.
    .you = <b>Ваш «Маршал»:</b> выберите, куда он пойдёт. Всем, кто там, придётся бежать на крышу.
web-table-brief-marshal = <b>«Маршал», { $bandit }:</b> выберите, куда он пойдёт.
    .you = <b>Ваш «Маршал»:</b> выберите, куда он пойдёт.
web-table-say-robbery = <b>«Ограбление», { $bandit }:</b> выберите, что взять. Что вы знаете о кошельке, видите только вы.
    .you = <b>Ваше «Ограбление»:</b> выберите, что взять. Что вы знаете о кошельке, видите только вы.
web-table-brief-robbery = <b>«Ограбление», { $bandit }:</b> выберите, что взять.
    .you = <b>Ваше «Ограбление»:</b> выберите, что взять.
web-table-say-punch = <b>«Удар», { $bandit }:</b> выберите, кого ударить. Жертва роняет добычу, если она есть, и отлетает в соседний вагон.
    .you = <b>Ваш «Удар»:</b> выберите, кого ударить. Жертва роняет добычу, если она есть, и отлетает в соседний вагон.
web-table-brief-punch = <b>«Удар», { $bandit }:</b> выберите, кого ударить, на поезде или ниже.
    .you = <b>Ваш «Удар»:</b> выберите, кого ударить, на поезде или ниже.
web-table-say-drop = <b>«Удар», { $bandit }:</b> выберите, что уронит { $victim }.
    .you = <b>Ваш «Удар»:</b> выберите, что уронит { $victim }.
web-table-say-snatch = <b>«Удар», { $bandit }:</b> { $victim } роняет кошелёк. Забрать его или оставить?
    .you = <b>Ваш «Удар»:</b> { $victim } роняет кошелёк. Заберёте его?
web-table-say-knock = <b>«Удар», { $bandit }:</b> выберите, куда отлетит { $victim }.
    .you = <b>Ваш «Удар»:</b> выберите, куда отлетит { $victim }.
web-table-say-pickpocket = <b>Чистка карманов:</b> рядом никого, и { $bandit } может взять кошелёк.
    .you = <b>Чистка карманов:</b> рядом никого, и вы можете взять кошелёк.
web-table-say-pick = Какой <b>бандит</b> вступит в вашу команду?
web-table-say-place = Кто начинает в <b>последнем вагоне</b> и кому отдать <b>карту маршала</b>?
web-table-say-choose = Выбор за вами!
web-table-say-wait = Подождите остальных.
web-table-say-wait-go = Сейчас играет <b>{ $player }</b>.
web-table-say-wait-choice = <b>{ $player }</b> выбирает.
web-table-say-wait-several = Ещё выбирают: <b>{ $players }</b>.
web-table-say-resolving = Карты выполняются в том порядке, в каком их разыграли.
web-table-say-event = Происходит событие карты раунда.
web-table-say-going-on = Поезд мчится дальше.
web-table-say-sending = Отправляем…

## Сообщения

web-table-lost = Связь прервалась. Мы пробуем снова; игра сохранена.
web-table-unsent = Не отправлено: связь прервалась.
web-table-bot-for-you = За вас играет бот.
web-table-come-back = Вернуться за стол
web-table-your-turn = Ваша очередь.
web-table-ten-seconds = Осталось десять секунд.
web-table-time-ran-out = Время вышло: выбор сделан за вас.
web-table-by-clock = время вышло

## Конец

web-table-final = Конец игры
web-table-wanted = Розыск
web-table-wanted-for = за ограбление «Кольт-экспресса»
web-table-wanted-for-super = за ограбление «Кольт-супер-экспресса»
web-table-you-win = Вы победили
web-table-wins = Побеждает { $player }
web-table-share-win = Победители: { $players }
web-table-gunslinger = Меткий глаз: <b>{ $players }</b>
web-table-ledger = Делёж добычи
web-table-col-place = Место
web-table-col-bandit = Бандит
web-table-col-purses = Кошельки
web-table-col-jewels = Драгоценности
web-table-col-strongboxes = Сейфы
web-table-col-ransom = Выкуп
web-table-col-bullets = Пули
web-table-col-total = Итого
web-table-col-loot = Карты добычи
web-table-col-fate = В конце
web-table-given-taken = выпущено { $given }, получено { $taken }
web-table-given = { $number ->
    [one] выпущена { $number } пуля
    [few] выпущено { $number } пули
    [many] выпущено { $number } пуль
   *[other] выпущено { $number } пули
}
web-table-bonus = +{ $money }
web-table-aboard = на поезде
web-table-money-time = Деньги по раундам
web-table-money-time-about = сколько у кого было на самом деле: кошельки теперь открыты
web-table-start = старт
web-table-end = конец
web-table-rematch = Реванш
web-table-rematch-join = На реванш
web-table-share = Поделиться
web-table-shared = Ссылка скопирована.
web-table-share-text = { $player } побеждает: { $score }.
