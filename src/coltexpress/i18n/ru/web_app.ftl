# The page: what every screen of it says.

web-offline = Сервер недоступен.
web-server-trouble = На сервере неполадка. Попробуйте ещё раз чуть позже.
web-needs-scripts = Для игры нужен JavaScript: разрешите его для этой страницы.
web-seat = Игрок { $number }

## The stage: train, places and who stands there

web-stage-train = Поезд
web-stage-roof = { $car }, крыша
web-stage-inside = { $car }, внутри
web-stage-nobody = пусто
web-stage-is-you = вы
web-stage-faces-front = лицом к локомотиву
web-stage-faces-tail = лицом к последнему вагону
web-stage-stunned = в отключке
# Somebody or something, and what else is known of it.
web-stage-noted = { $who } ({ $notes })
# Pennants above one's own bandit; the second where one leads two.
web-stage-you = Вы
web-stage-yours = ваш
# How many cars away a place is.
web-stage-forward = { $number } вперёд
web-stage-back = { $number } назад
web-stage-goes-on = хвост поезда ниже ↓
web-stage-end = конец поезда
# On the car that leaves the train: what, and when.
web-stage-cut = Отцепят
web-stage-cut-when = в конце этого раунда
web-stage-last-car = Последний вагон
# The plates on the cars: there is room for about 15 letters.
web-stage-plate-locomotive = Локомотив
web-stage-plate-baggage = Багажный
web-stage-plate-second-class = Второй класс
web-stage-plate-dining = Ресторан
web-stage-plate-saloon = Салун
web-stage-plate-mail = Почтовый
web-stage-plate-first-class = Первый класс
# A full place, opened.
web-stage-many = { $number ->
    [one] { $number } бандит
    [few] { $number } бандита
    [many] { $number } бандитов
   *[other] { $number } бандита
}
web-stage-open = Кто здесь? { $place }
web-stage-cannot = нельзя выбрать

## Fair by proof

web-fair-title = Честность доказана
web-fair-seed-good = Сервер сдержал слово: это тот самый сид, который он обещал, когда за столом ещё никого не было.
web-fair-seed-bad = Это не тот сид, который обещал сервер. Что-то не так.
web-fair-seed-unknown = Это устройство не видело обещания или не может его здесь проверить.
web-fair-salts-good = Случайные числа вашего устройства участвуют в каждой тасовке.
web-fair-salts-bad = Случайные числа вашего устройства не учтены. Что-то не так.
web-fair-verify = Чтобы проверить каждую карту, сохраните запись и запустите: coltexpress verify
web-fair-save = Сохранить запись
