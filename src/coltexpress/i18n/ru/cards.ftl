# Имена. Само значение стоит отдельно (заголовок, кнопка); атрибуты — падежи для предложений.

## Бандиты и маршал

bandit-belle = Белль
    .gen = Белль
    .dat = Белль
    .acc = Белль
    .ins = Белль
    .gender = f
bandit-cheyenne = Шайенна
    .gen = Шайенны
    .dat = Шайенне
    .acc = Шайенну
    .ins = Шайенной
    .gender = f
bandit-django = Джанго
    .gen = Джанго
    .dat = Джанго
    .acc = Джанго
    .ins = Джанго
    .gender = m
bandit-doc = Док
    .gen = Дока
    .dat = Доку
    .acc = Дока
    .ins = Доком
    .gender = m
bandit-ghost = Призрак
    .gen = Призрака
    .dat = Призраку
    .acc = Призрака
    .ins = Призраком
    .gender = m
bandit-mei = Мэй
    .gen = Мэй
    .dat = Мэй
    .acc = Мэй
    .ins = Мэй
    .gender = f
bandit-tuco = Туко
    .gen = Туко
    .dat = Туко
    .acc = Туко
    .ins = Туко
    .gender = m
marshal = Маршал

## Карты действий

action-move = Передвижение
action-floor-change = Перелезание
action-fire = Выстрел
action-robbery = Ограбление
action-punch = Удар
action-marshal = Маршал
action-turn-around = Разворот
action-reflex = Рефлекс
action-horse = Лошадь
# Что делает любая карта бандита, лежащего в отключке.
action-wake-up = Пробуждение

card-bullets = { $number ->
    [1] Карта пули
   *[other] { $number } × Карта пули
}
card-several = { $number } × { $card }
# Карта команды: которому из двух бандитов она принадлежит.
card-of = { $action } ({ $bandit })
cards-none = ничего

## Поезд; short: там, где мало места

car-locomotive = Локомотив
    .gen = локомотива
    .dat = локомотиву
    .acc = локомотив
    .prep = локомотиве
    .short = Локомотив
car-baggage = Багажный вагон
    .gen = багажного вагона
    .dat = багажному вагону
    .acc = багажный вагон
    .prep = багажном вагоне
    .short = Багажный
car-second-class = Вагон второго класса
    .gen = вагона второго класса
    .dat = вагону второго класса
    .acc = вагон второго класса
    .prep = вагоне второго класса
    .short = Второй
car-dining = Вагон-ресторан
    .gen = вагона-ресторана
    .dat = вагону-ресторану
    .acc = вагон-ресторан
    .prep = вагоне-ресторане
    .short = Ресторан
car-saloon = Вагон-салун
    .gen = вагона-салуна
    .dat = вагону-салуну
    .acc = вагон-салун
    .prep = вагоне-салуне
    .short = Салун
car-mail = Почтовый вагон
    .gen = почтового вагона
    .dat = почтовому вагону
    .acc = почтовый вагон
    .prep = почтовом вагоне
    .short = Почтовый
car-first-class = Вагон первого класса
    .gen = вагона первого класса
    .dat = вагону первого класса
    .acc = вагон первого класса
    .prep = вагоне первого класса
    .short = Первый
car-number = Вагон { $number }
    .gen = вагона { $number }
    .dat = вагону { $number }
    .acc = вагон { $number }
    .prep = вагоне { $number }
    .short = { $number }

## Добыча

loot-purse = Кошелёк
    .acc = кошелёк
loot-jewel = Драгоценность
    .acc = драгоценность
loot-strongbox = Переносной сейф
    .acc = переносной сейф
loot-nothing = ничего
loot-known-purse = кошелёк на { $value } $
    .short = { $value } $
loot-ransom = { $value } $ выкупа
loot-purses = { $number ->
    [one] { $number } кошелёк
    [few] { $number } кошелька
    [many] { $number } кошельков
   *[other] { $number } кошелька
}
loot-jewels = { $number ->
    [one] { $number } драгоценность
    [few] { $number } драгоценности
    [many] { $number } драгоценностей
   *[other] { $number } драгоценности
}
loot-strongboxes = { $number ->
    [one] { $number } переносной сейф
    [few] { $number } переносных сейфа
    [many] { $number } переносных сейфов
   *[other] { $number } переносного сейфа
}
loot-cards = { $number ->
    [one] { $number } карта добычи
    [few] { $number } карты добычи
    [many] { $number } карт добычи
   *[other] { $number } карты добычи
}
money = { $amount } $

## Карты раундов, их ходы и события

turn-visible = Лицом вверх
turn-tunnel = Туннель
turn-speeding-up = Разгон
turn-switching = Перецепка

event-none = Без события
event-angry-marshal = Сердитый маршал
event-swivel-arm = Поворотный кронштейн
event-braking = Торможение
event-take-it-all = Да забирай!
event-rebellion = Нападение пассажиров
event-pickpocketing = Чистка карманов
event-revenge = Месть маршала
event-hostage = Проводник-заложник

round-card-angry-marshal = { event-angry-marshal }
round-card-swivel-arm = { event-swivel-arm }
round-card-braking = { event-braking }
round-card-take-it-all = { event-take-it-all }
round-card-rebellion = { event-rebellion }
round-card-bridge = Мост
round-card-tunnels = Туннели
round-card-pickpocketing = { event-pickpocketing }
round-card-revenge = { event-revenge }
round-card-hostage = { event-hostage }

## Куда смотрит бандит Colt Super Express и что с ним

facing-front = к локомотиву
facing-tail = к последнему вагону
stunned = в отключке
riding = скачет рядом
out = вне игры

## Фазы и титулы

phase-set-up = Подготовка
phase-schemin = Планирование!
phase-stealin = Грабёж!
phase-round-end = Конец раунда
phase-over = Конец игры
title-gunslinger = Меткий глаз
expert-variant = Экспертный вариант
