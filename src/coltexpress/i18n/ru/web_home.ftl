# Страница до игры: начало, ожидание, списки.

## Вкладка браузера и то, что есть на каждой странице

web-home-brand = Colt Express
web-home-title = { $page } · Colt Express
web-home-title-turn = Ваша очередь! { $page }
web-home-title-games = ({ $number }) { $page }
web-home-language = Язык
web-home-back = Назад
web-home-cancel = Отмена
web-home-change = изменить
web-home-yes = Да
web-home-no = Нет
web-home-loading = Минутку…

## Длительности

web-home-days = { $number ->
    [one] { $number } день
    [few] { $number } дня
    [many] { $number } дней
   *[other] { $number } дня
}
web-home-hours = { $number ->
    [one] { $number } час
    [few] { $number } часа
    [many] { $number } часов
   *[other] { $number } часа
}
web-home-minutes = { $number ->
    [one] { $number } минута
    [few] { $number } минуты
    [many] { $number } минут
   *[other] { $number } минуты
}
web-home-seconds = { $number ->
    [one] { $number } секунда
    [few] { $number } секунды
    [many] { $number } секунд
   *[other] { $number } секунды
}

## Две игры

web-home-game = Игра
web-home-game-express = Colt Express
web-home-game-express-about = От 2 до 6 игроков · 5 раундов · около 40 минут
web-home-game-super = Colt Super Express
web-home-game-super-about = От 3 до 7 игроков · всё быстро · около 15 минут

## Первая страница

web-home-kicker = Бумажный театр представляет: ограбление поезда в пяти раундах
web-home-menu = Играть
web-home-play = Сыграть с ботами
web-home-play-about = Стол будет готов через секунду
web-home-play-going = Поезд прибывает…
web-home-friends = Сыграть с друзьями
web-home-friends-about = По ссылке или QR-коду
web-home-games = Мои игры
web-home-games-none = Пока нет
web-home-games-running = { $number ->
    [one] Идёт { $number } игра
    [few] Идут { $number } игры
    [many] Идут { $number } игр
   *[other] Идут { $number } игры
}
web-home-games-yours = { $number ->
    [one] Ваша очередь за { $number } столом
    [few] Ваша очередь за { $number } столами
    [many] Ваша очередь за { $number } столами
   *[other] Ваша очередь за { $number } столами
}
web-home-join = Войти по коду
web-home-join-about = Шесть букв или цифр
web-home-tables = Открытые столы
web-home-tables-none = Сыграть или посмотреть
web-home-tables-waiting = { $number ->
    [one] { $number } стол ждёт игроков
    [few] { $number } стола ждут игроков
    [many] { $number } столов ждут игроков
   *[other] { $number } стола ждут игроков
}
web-home-tables-playing = { $number ->
    [one] Можно посмотреть { $number } игру
    [few] Можно посмотреть { $number } игры
    [many] Можно посмотреть { $number } игр
   *[other] Можно посмотреть { $number } игры
}
web-home-device = Другое устройство
web-home-device-about = Продолжайте где угодно
web-home-fine = Свободный и открытый проект. Не связан с издателем настольных игр.

## Кто вы. Имена для тех, кто ещё не выбрал своё: короткие, не настоящие люди, через запятую с пробелом.

web-home-names = Пыльный Пит, Энни-Беда, Счастливчик Лу, Свистун Джо, Салли Шесть Пуль, Кактус Кейт, Том Перекати-Поле, Серебряный Сэм, Гремучая Роза, Мустанг Мэй, Жемчужина Прерий, Динамит Дэн, Медный Клем, Худышка Сэди, Бобовый Билл, Койот Клара
web-home-name = Ваше имя
web-home-name-save = Сохранить
web-home-name-pick = выбрать имя
web-home-nobody = Имени пока нет
web-home-you-are = Ваше имя: { $name }

## Новый стол

web-home-the-game = Игра
web-home-the-table = Стол
web-home-seats = Места
web-home-seats-about = Свободные места могут занять боты.
web-home-seats-teams = Два игрока, по два бандита у каждого.
web-home-players = { $number ->
    [one] { $number } игрок
    [few] { $number } игрока
    [many] { $number } игроков
   *[other] { $number } игрока
}
web-home-teams-pick = Выбираете вы
web-home-teams-random = Случайно
web-home-teams-about = Вдвоём всегда действует экспертный вариант.
web-home-teams-later = Бандитов выбирают в начале игры: по два на каждого.
web-home-train-chance = Случайно
web-home-train-random = Вагоны сцепляет случай.
web-home-train-chosen = Выбираю я
web-home-train-chosen-about = От локомотива до последнего вагона:
web-home-car = Вагон { $number } за локомотивом
web-home-bots = Уровень ботов
web-home-bots-about = { $level }: { $about }.
web-home-bots-fair = Боты видят только то, что видел бы игрок на их месте.
web-home-clock = Часы
web-home-clock-none = Без часов
web-home-clock-none-about = Никто никуда не спешит.
web-home-clock-about = На каждый выбор: { $time }. Когда время выйдет, выберет бот.
web-home-clock-reserve-about = На каждый выбор: { $time }, и запас на всю игру: { $reserve }. Когда время выйдет, выберет бот.
web-home-found = Кто видит стол
web-home-private = Только друзья
web-home-private-about = Только те, у кого есть ссылка или код.
web-home-public = Все
web-home-public-about = Все, кто ищет стол.
web-home-open = Открыть стол
web-home-open-about = а потом позвать друзей

## Ожидание

web-home-table = Стол { $code }
web-home-invite = Зовите друзей
web-home-invite-about = Наведите камеру телефона или отправьте ссылку:
web-home-invite-local = Этот адрес работает только на этом компьютере. Чтобы играть с других устройств дома, запустите игру командой make play ARGS="--host 0.0.0.0".
web-home-invite-text = Сыграем в { $game }?
web-home-qr = QR-код ссылки
web-home-link = Ссылка
web-home-copy = Копировать
web-home-copied = Скопировано
web-home-send = Отправить
web-home-code-say = или продиктуйте код
web-home-riders = Кто едет
web-home-riders-taken = Занято мест: { $taken } из { $number }
web-home-seat-you = Вы
web-home-seat-free = Свободно
web-home-seat-free-about = позовите кого-нибудь
web-home-seat-kept = забронировано
web-home-seat-chance = любой бандит
web-home-seat-bot = Бот
web-home-seat-host = хозяин
web-home-seat-away = нет на месте
web-home-seat-ready = в деле
web-home-seat-unready = ещё думает
web-home-seat-choosing = выбирает бандита
web-home-sit = Сесть
web-home-bot-add = Добавить бота
web-home-bot-away = Убрать бота с места { $number }
web-home-send-away = Выставить игрока { $name }
web-home-bandit = Ваш бандит
web-home-bandit-yours = ваш
web-home-bandit-looks = { $name } выбирает
web-home-bandit-chance = Выберите сами или доверьтесь случаю.
web-home-bandit-again = Нажмите ещё раз — и решит случай.
web-home-you-host = вы хозяин стола
web-home-more = Ещё настройки
web-home-wait-sit = Садитесь играть или оставайтесь смотреть.
web-home-wait-full = Все места заняты. Оставайтесь смотреть.
web-home-wait-for = Кого ждём: { $who }.
web-home-wait-you = вы
web-home-wait-free = { $number ->
    [one] ещё { $number } игрок
    [few] ещё { $number } игрока
    [many] ещё { $number } игроков
   *[other] ещё { $number } игрока
}
web-home-wait-start = Все в деле.
web-home-wait-host = Игру начинает { $name }.
web-home-start = Начать
web-home-start-bots = { $number ->
    [one] свободное место займёт бот
    [few] свободные места займут боты
    [many] свободные места займут боты
   *[other] свободные места займут боты
}
web-home-start-unready = { $number ->
    [one] { $names } ещё думает
    [few] { $names } ещё думают
    [many] { $names } ещё думают
   *[other] { $names } ещё думают
}
web-home-ready = Я в деле
web-home-ready-said = Вы в деле
web-home-ready-again = Хозяин изменил игру. Вы всё ещё в деле?
web-home-leave = Встать
web-home-close = Закрыть стол
web-home-fair = Честность доказана
web-home-fair-about = Сервер запечатал свою часть тасовки раньше, чем кто-либо сел за стол. Вот эта печать; после игры можно проверить, что она цела:

## Что умеют бандиты, слова в три

web-home-power-belle = цель в последнюю очередь
web-home-power-cheyenne = бьёт и ворует
web-home-power-django = выстрел отбрасывает
web-home-power-doc = берёт 7 карт
web-home-power-ghost = прячет карту
web-home-power-tuco = стреляет сквозь крышу

## Списки столов

web-home-games-empty = Вы пока не сидите ни за одним столом.
web-home-group-yours = Ваша очередь
web-home-group-playing = Думают другие
web-home-group-waiting = Ждут игроков
web-home-group-over = Окончены
web-home-group-open = Столы, которым нужны игроки
web-home-group-watch = Игры, которые можно смотреть
web-home-open-empty = Сейчас никто не ищет игроков.
web-home-watch-empty = Сейчас открытых игр нет.
web-home-list-yours = ваша очередь
web-home-list-turn = очередь: { $names }
web-home-list-waiting = ждёт игроков
web-home-list-over = окончена
web-home-list-empty = Пока никого
web-home-list-seats = мест занято: { $taken } из { $number }
web-home-list-due = осталось: { $time }
web-home-list-play = Играть
web-home-list-open = Открыть
web-home-list-join = Войти
web-home-list-result = Итог
web-home-watch = Смотреть
web-home-notify = Сообщать, когда моя очередь
web-home-notify-about = Пока эта страница где-нибудь открыта.
web-home-notify-refused = Браузер этого не разрешает. Разрешите уведомления для этой страницы в его настройках.
web-home-webhook = Отправлять и на веб-адрес
web-home-webhook-about = Для чатов и собственных программ: когда наступает ваша очередь, а вас нет за столом, сервер отправляет на этот адрес короткое сообщение (JSON).
web-home-webhook-address = Адрес вебхука
web-home-webhook-saved = Сохранено: теперь уведомления приходят и туда.
web-home-webhook-none = Сохранено: больше никуда уведомления не отправляются.

## Войти

web-home-join-ask = Какой код?
web-home-join-hint = Хозяин видит его, пока ждёт игроков. Сюда можно вставить и ссылку.
web-home-join-go = Войти

## Другое устройство

web-home-device-explain = Возьмите с собой имя и места: откройте эту ссылку на другом устройстве. Потом можно играть на обоих.
web-home-device-show = Показать ссылку
web-home-device-anew = Показать новую ссылку
web-home-device-hint = Одноразовая, действует десять минут.
web-home-device-text = Мои места в Colt Express
web-home-device-warn = Кто откроет ссылку, будет играть за вас: никому её не показывайте.
web-home-device-arrive = Это устройство тоже ваше?
web-home-device-arrive-about = Пока вас здесь зовут { $name }. По ссылке вы станете тем же игроком, что и на другом устройстве; это имя и его места здесь пропадут.
web-home-device-claim = Да, продолжить здесь
web-home-device-welcome = { $name }, добро пожаловать!
web-home-device-welcome-about = Все ваши места теперь здесь.

## Когда что-то не так

web-home-again = Ещё раз
web-home-reload = Обновить страницу
web-home-to-home = На главную
web-home-to-join = Другой код
web-home-to-tables = Открытые столы
web-home-to-new = Открыть свой стол
web-home-trouble-page = Здесь только пустыня
web-home-trouble-page-about = По этому адресу нет страницы. Может быть, по дороге потерялась буква.
web-home-trouble-offline = Линия оборвана
web-home-trouble-offline-about = До сервера не достучаться. Ваша игра там в сохранности: как только связь вернётся, она продолжится.
web-home-trouble-code = Нет стола с таким кодом
web-home-trouble-code-about = По этому коду никто не ждёт за столом. Проверьте буквы; если игра уже началась, туда ведёт только ссылка.
web-home-trouble-table = Такого стола нет
web-home-trouble-table-about = Ссылка никуда не ведёт. Может быть, не хватает её части: попросите прислать ещё раз.
web-home-trouble-full = Все места заняты
web-home-trouble-full-about = Можно посмотреть или открыть свой стол.
web-home-trouble-closed = Этот стол закрыт
web-home-trouble-closed-about = Все ушли раньше, чем началась игра.
web-home-trouble-removed = Хозяин хочет играть без вас
web-home-trouble-removed-about = Вас попросили из-за этого стола. За другими для вас есть место.
web-home-trouble-old = Эта игра из других времён
web-home-trouble-old-about = Она началась по более новым правилам, которых этот сервер ещё не знает.
web-home-trouble-version = Эта страница устарела
web-home-trouble-version-about = На сервере теперь другая версия игры. Обновите страницу, чтобы продолжить; ваши партии в сохранности.
web-home-trouble-link = Эта ссылка своё отслужила
web-home-trouble-link-about = Ссылка для другого устройства одноразовая и действует десять минут. Получите новую на другом устройстве.
web-home-trouble-other = Не получилось
web-home-trouble-other-about = Что-то пошло не так. Попробуйте ещё раз чуть позже.
