# То, что говорит только командная строка: параметры, меню и отказы.

cli-option-humans = Сколько человек играет за этой клавиатурой; за остальные места играют боты.
cli-option-pause = Ждать Enter после каждого действия.
cli-option-bench = Что измерить: engine (движок) или search (перебор ботов).
cli-you-team = Ваша команда
cli-seed-hash = Хеш сида заведения: { $hash }
cli-line = { $name }: { $text }
cli-ask-keep = Какие карты оставить? Введите их номера, например 1 3; просто Enter — не оставлять ни одной.
cli-bench-iterations = Итераций поиска в секунду

## Отказы

error-usage = Команда непонятна. Попробуйте --help.
error-usage-option = Параметра «{ $name }» нет. Попробуйте --help.
error-usage-missing = Не хватает «{ $name }». Попробуйте --help.
error-usage-value = Такое значение не подходит для «{ $name }». Попробуйте --help.
error-bench-unknown = Измерять «{ $value }» здесь нечем. Выберите из: { $known }.
error-bandit-unknown = «{ $value }» не участвует в этой игре. Выберите из: { $known }.
error-file-unwritable = Файл { $path } нельзя записать.
error-record-field = { $where }: этому не место в записи игры.
error-record-too-long = { $where }: таких долгих игр не бывает.
error-record-no-seed = { $where }: игру нельзя продолжить, в записи нет сида.
error-record-twice = { $where }: это встречается дважды.
error-viewer-unknown = За этим столом нет места { $value }.
error-file-exists = Файл { $path } уже существует. Продолжите игру с --resume или выберите другое имя.
error-resume-options = Сохранённая игра продолжается так, как началась: уберите остальные параметры.
