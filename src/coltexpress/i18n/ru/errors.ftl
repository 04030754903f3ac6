# Отказы. В кавычках — запись или файл, как они были написаны.

error-unknown = Так не получится: { $problem }
error-language-unknown = Языка «{ $value }» здесь нет. Выберите из списка: { $known }.
error-game-unknown = Игры «{ $value }» здесь нет. Выберите из списка: { $known }.
error-rules-unknown = Версии { $found } правил нет. Самая новая — версия { $known }.

## Действия

error-move-data = Недопустимый выбор: ошибка в поле «{ $field }».
error-illegal-move = Сейчас так нельзя: { $move }
error-illegal-not-your-turn = Сейчас не ваша очередь.
error-illegal-over = Игра окончена.
error-illegal-no-chance = Случай сейчас ни при чём: выбирает игрок.
error-illegal-already-chosen = Вы уже сделали выбор. Сначала отмените его: «take back».
error-illegal-nothing-to-take-back = Отменять нечего.
error-illegal-too-often = Вы слишком часто меняли решение. Теперь держитесь своего выбора.
error-illegal-out = Ваш бандит выбыл: действовать больше нельзя.
error-illegal-card-twice = Карта «{ $card }» указана дважды, а она у вас одна.
error-illegal-card-not-held = Карты «{ $card }» у вас нет.

## Параметры новой игры

error-option-object = Параметры должны быть объектом с именованными значениями.
error-option-field = Параметра «{ $field }» нет. Есть такие: { $known }.
error-option-unknown = { $field }: значение «{ $value }» неизвестно. Выберите из списка: { $known }.
error-option-list = { $field }: нужен список, а не «{ $value }».
error-option-length = { $wanted ->
    [one] { $field }: нужно { $wanted } имя, а указано { $found }.
    [few] { $field }: нужно { $wanted } имени, а указано { $found }.
    [many] { $field }: нужно { $wanted } имён, а указано { $found }.
   *[other] { $field }: нужно { $wanted } имени, а указано { $found }.
}
error-option-twice = { $field }: «{ $value }» указано дважды.
error-option-flag = { $field }: нужно true или false, а не «{ $value }».
error-option-range = { $field }: нужно число от { $low } до { $high }, а не «{ $value }».
error-option-players = Параметр «{ $field }» не подходит, когда игроков { $players }.
error-option-switch-players = { $field }: «{ $value }» не подходит, когда игроков { $players }.
error-option-needs = { $field }: для «{ $value }» нужно «{ $other }».
error-option-excludes = { $field }: «{ $value }» нельзя сочетать с «{ $other }».
error-option-teams = { $field }: нужны две команды по два бандита, либо «draft», либо «random».
error-option-teams-expert = Вдвоём всегда играют в экспертный вариант.
error-option-placement = { $field }: укажите для каждой команды, кто начинает последним и у кого карта маршала, либо «chosen», либо «random».

## Запись

error-notation-expected = Строка { $line }, позиция { $column }: ожидалось «{ $wanted }», а не «{ $found }».
error-notation-expected-end = Строка { $line }, позиция { $column }: текст обрывается там, где ожидалось «{ $wanted }».
error-notation-unexpected = Строка { $line }, позиция { $column }: «{ $found }» здесь лишнее.
error-notation-number = Строка { $line }, позиция { $column }: число «{ $found }» слишком длинное.
error-notation-range = Строка { $line }, позиция { $column }: ожидалось число от { $low } до { $high }, а не «{ $found }».
error-notation-range-end = Строка { $line }, позиция { $column }: текст обрывается там, где ожидалось число от { $low } до { $high }.
error-notation-twice = Строка { $line }, позиция { $column }: это указано дважды.
error-notation-too-many = Строка { $line }, позиция { $column }: столько не бывает.
error-notation-no-bullets = Строка { $line }, позиция { $column }: пули оставить нельзя.
error-notation-unknown-row = Строка { $line }, позиция { $column }: строка не может начинаться с «{ $found }».
error-notation-missing = Строка { $line }, позиция { $column }: не хватает «{ $wanted }».
error-notation-cards = Строка { $line }, позиция { $column }: таких карт у этого бандита быть не может.
error-notation-loot = Строка { $line }, позиция { $column }: столько добычи в коробке нет.
error-notation-place = Строка { $line }, позиция { $column }: там никто не может находиться.
error-notation-too-long = Строка { $line }, позиция { $column }: слишком длинно.
error-notation-empty = Строка { $line }, позиция { $column }: здесь нечего читать.
error-notation-car = Строка { $line }, позиция { $column }: вагон не на своём месте. Сначала локомотив, потом каждый вагон по одному разу.
error-notation-absent = Строка { $line }, позиция { $column }: «{ $found }» не участвует в этой игре.
error-notation-set-up = Строка { $line }, позиция { $column }: такая подготовка не складывается.
error-notation-players = Строка { $line }, позиция { $column }: так не бывает, когда игроков { $found }.
error-notation-options = Строка { $line }, позиция { $column }: «{ $found }» не подходит к другим параметрам.
error-notation-with = Строка { $line }, позиция { $column }: после «with» идёт товарищ по команде из строки выше.
error-notation-round = Строка { $line }, позиция { $column }: это не подходит к раунду.
error-notation-marshal = Строка { $line }, позиция { $column }: маршал только один, он внутри поезда, и рядом с ним нет бандитов.
error-notation-open-purse = Строка { $line }, позиция { $column }: открытый кошелёк — это 250 $, и других у бандита нет.
error-notation-asks = Строка { $line }, позиция { $column }: сейчас об этом не спрашивают.
error-notation-answers = Строка { $line }, позиция { $column }: ответы не подходят к вопросу.
error-notation-facing = Строка { $line }, позиция { $column }: укажите, куда смотрит бандит: «<belle» или «belle>».
error-notation-riding = Строка { $line }, позиция { $column }: бандит скачет рядом с поездом только в игре с картой «{ action-horse }», посреди раунда и пока у него есть карты.
error-notation-out = Строка { $line }, позиция { $column }: выбывшего бандита на поезде нет, и карт у него не осталось; моменты выбывания считаются от 1 без пропусков.

## Записи партий и файлы

error-record-unreadable = Это не JSON: ошибка в строке { $line }, позиция { $column }.
error-record-truncated = Запись обрывается в строке { $line }, позиция { $column }.
error-record-format = Это не запись партии.
error-record-version = Формат записи { $found }, а эта программа читает форматы до { $known }. Нужна более новая версия.
error-record-rules = Партия сыграна по правилам версии { $found }, а эта программа знает их только до версии { $known } включительно.
error-record-game = Игра «{ $found }» неизвестна. Известны: { $known }.
error-record-options = { $where }: так игра начаться не может. { $problem }
error-record-move = { $where }: «{ $move }» — такого действия нет. { $problem }
error-record-illegal = { $where }: здесь так нельзя: { $move }
error-record-chance = { $where }: ключ игры даёт «{ $wanted }», а в записи стоит «{ $found }».
error-record-seed = Сид не соответствует опубликованному хешу.
error-record-salts = Каждый игрок даёт одну соль: нужно { $wanted }, а есть { $found }.
error-record-outcome = Действия приводят к другому результату.
error-record-missing = В записи не хватает «{ $field }».
error-record-type = { $where }: неверный тип значения.
error-file-missing = Файла { $path } нет.
error-file-unreadable = Файл { $path } не читается.
