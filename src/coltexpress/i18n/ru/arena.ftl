# Арена: много партий между ботами.

cli-help-arena = Провести много партий между ботами; случайности у всех одинаковые.
cli-help-arena-ladder = Провести партии между встроенными уровнями и показать, насколько силён каждый.
cli-option-arena-bots = Кто играет: встроенные уровни и собственные боты, например outlaw,legend,mine.py:MyBot.
cli-option-seconds = Время на каждое решение в секундах. Если не указано, встроенные уровни думают без часов, остальные боты — 1 секунду.
cli-option-out = Хранить партии, отчёт и графики в этом каталоге. Та же команда продолжит с места остановки.
cli-option-workers = Сколько процессов играет; если не указано, по одному на ядро.
cli-option-cluster = Играть на кластере Dask по этому адресу, например tcp://127.0.0.1:8786.
cli-option-all = Все таблицы из docs/bots.md: обе игры, с разным числом игроков.
cli-option-into = Поместить таблицы в этот файл Markdown, между строками <!-- ladder --> и <!-- /ladder -->.

## Что получилось

arena-played = { $games ->
    [one] { $game }, игроков: { $players }, { $games } партия
    [few] { $game }, игроков: { $players }, { $games } партии
    [many] { $game }, игроков: { $players }, { $games } партий
   *[other] { $game }, игроков: { $players }, { $games } партии
}
arena-rounded = { $games ->
    [one] Будет сыграна { $games } партия, чтобы каждый бот занял каждое место с одинаковой удачей.
    [few] Будет сыграно { $games } партии, чтобы каждый бот занял каждое место с одинаковой удачей.
    [many] Будет сыграно { $games } партий, чтобы каждый бот занял каждое место с одинаковой удачей.
   *[other] Будет сыграно { $games } партии, чтобы каждый бот занял каждое место с одинаковой удачей.
}
arena-going-on = { $games ->
    [one] Уже есть { $games } партия, продолжаем { $path }
    [few] Уже есть { $games } партии, продолжаем { $path }
    [many] Уже есть { $games } партий, продолжаем { $path }
   *[other] Уже есть { $games } партии, продолжаем { $path }
}
arena-kept = Партии, отчёт и графики здесь: { $path }
arena-stopped = { $games ->
    [one] Остановлено после { $games } партии.
    [few] Остановлено после { $games } партий.
    [many] Остановлено после { $games } партий.
   *[other] Остановлено после { $games } партии.
}
arena-go-on = Та же команда продолжит отсюда.
arena-head-bot = Бот
arena-head-seats = Места
arena-head-interval = 95 %
arena-head-rating = Рейтинг
arena-head-mean = Среднее
arena-head-median = Медиана
arena-head-p99 = 99 %
arena-head-longest = Максимум
arena-thinking = Время на решение в миллисекундах

## Ошибки ботов

arena-fault-raised = { $games ->
    [1] { $bot }: сбой в { $games } партии, партия { $number }: { $details }
    [one] { $bot }: сбой в { $games } партии, впервые в партии { $number }: { $details }
    [few] { $bot }: сбой в { $games } партиях, впервые в партии { $number }: { $details }
    [many] { $bot }: сбой в { $games } партиях, впервые в партии { $number }: { $details }
   *[other] { $bot }: сбой в { $games } партии, впервые в партии { $number }: { $details }
}
arena-fault-illegal = { $games ->
    [1] { $bot }: недопустимый ход в { $games } партии, партия { $number }: { $details }
    [one] { $bot }: недопустимый ход в { $games } партии, впервые в партии { $number }: { $details }
    [few] { $bot }: недопустимый ход в { $games } партиях, впервые в партии { $number }: { $details }
    [many] { $bot }: недопустимый ход в { $games } партиях, впервые в партии { $number }: { $details }
   *[other] { $bot }: недопустимый ход в { $games } партии, впервые в партии { $number }: { $details }
}
arena-fault-overtime = { $games ->
    [1] { $bot }: время вышло в { $games } партии, партия { $number }.
    [one] { $bot }: время вышло в { $games } партии, впервые в партии { $number }.
    [few] { $bot }: время вышло в { $games } партиях, впервые в партии { $number }.
    [many] { $bot }: время вышло в { $games } партиях, впервые в партии { $number }.
   *[other] { $bot }: время вышло в { $games } партии, впервые в партии { $number }.
}
arena-fault-died = { $games ->
    [1] { $bot }: процесс завершился в { $games } партии, партия { $number }.
    [one] { $bot }: процесс завершился в { $games } партии, впервые в партии { $number }.
    [few] { $bot }: процесс завершился в { $games } партиях, впервые в партии { $number }.
    [many] { $bot }: процесс завершился в { $games } партиях, впервые в партии { $number }.
   *[other] { $bot }: процесс завершился в { $games } партии, впервые в партии { $number }.
}
arena-fault-printed = { $games ->
    [1] { $bot }: вывод текста в { $games } партии, партия { $number }: { $details }
    [one] { $bot }: вывод текста в { $games } партии, впервые в партии { $number }: { $details }
    [few] { $bot }: вывод текста в { $games } партиях, впервые в партии { $number }: { $details }
    [many] { $bot }: вывод текста в { $games } партиях, впервые в партии { $number }: { $details }
   *[other] { $bot }: вывод текста в { $games } партии, впервые в партии { $number }: { $details }
}
arena-forfeit = Кто ошибся, тому засчитано поражение: последнее место, ноль очков, а за него доигрывает бродяга. Вывод текста не наказывается.

## Графики

arena-plot-wins = Доля побед
arena-plot-money = Добыча после каждого раунда
arena-plot-loot-cards = Карты добычи после каждого раунда
arena-plot-bandits = Как дела у каждого бандита
arena-plot-even = поровну
arena-plot-interval = Доля побед с 95-процентным интервалом

## Лестница

ladder-head-level = Уровень
ladder-head-below = Против уровня ниже
ladder-head-drifters = Против бродяг
ladder-head-rating = Рейтинг
ladder-head-money = Деньги
ladder-head-loot-cards = Карты добычи
ladder-head-budget = Бюджет
ladder-head-mean = Среднее время
ladder-head-p99 = 99 % быстрее
ladder-share = { $share } (от { $low } до { $high })
ladder-seconds = { $seconds } с
ladder-iterations = { $number ->
    [one] { $number } итерация, { $seconds } с
    [few] { $number } итерации, { $seconds } с
    [many] { $number } итераций, { $seconds } с
   *[other] { $number } итерации, { $seconds } с
}
ladder-milliseconds = { $time } мс
ladder-title = { $game }, игроков: { $players }
ladder-title-variants = { $title }: { $variants }
ladder-pairings = { $games ->
    [one] Один бот одного уровня, соперников другого уровня: { $others }; на пару — { $games } партия, сид { $seed }; при равной силе было бы { $even }.
    [few] Один бот одного уровня, соперников другого уровня: { $others }; на пару — { $games } партии, сид { $seed }; при равной силе было бы { $even }.
    [many] Один бот одного уровня, соперников другого уровня: { $others }; на пару — { $games } партий, сид { $seed }; при равной силе было бы { $even }.
   *[other] Один бот одного уровня, соперников другого уровня: { $others }; на пару — { $games } партии, сид { $seed }; при равной силе было бы { $even }.
}
ladder-interval = Доли побед с 95-процентными интервалами; деньги и время — из партий против уровня ниже.
ladder-ratings = Рейтинги получены в таком же числе партий, где за одними столами играют все уровни.
ladder-no-clock = Сыграно без часов: поиск останавливается после своих итераций; секунды бюджета — то, что есть у уровня в партии с людьми.
ladder-clock = Время на каждое решение: { $seconds } с.
ladder-machine = { $cores ->
    [one] Измерено на { $cpu }, { $cores } ядро, Python { $python }; движок: { $engine }.
    [few] Измерено на { $cpu }, { $cores } ядра, Python { $python }; движок: { $engine }.
    [many] Измерено на { $cpu }, { $cores } ядер, Python { $python }; движок: { $engine }.
   *[other] Измерено на { $cpu }, { $cores } ядра, Python { $python }; движок: { $engine }.
}
ladder-engine-compiled = скомпилированный
ladder-engine-plain = на чистом Python
ladder-progress = { $upper } против { $lower }

## Отказы

error-arena-bots = Укажите, кто играет, от одного до { $high } ботов, например --bots outlaw,legend.
error-arena-version = У одного из исполнителей версия программы { $found }, а здесь { $wanted }.
error-arena-directory = Каталог { $path } не годится.
error-arena-busy = В папке { $path } уже играет другая арена. Дождитесь её окончания или укажите другую папку.
error-arena-bot-changed = { $bot } изменился с начала состязания в папке { $path }. Укажите другую папку.
error-arena-other = В каталоге { $path } другое состязание: { $field } было { $found }, а теперь { $wanted }.
error-arena-journal = { $path }: строка { $line } — не партия.
error-arena-cluster = По адресу { $address } не отвечает планировщик Dask.
error-arena-cluster-empty = В кластере по адресу { $address } нет исполнителей.
error-arena-workers-lost = Исполнители гибнут снова и снова, не доиграв ни одной партии.
error-arena-markers = В файле { $path } нет строк <!-- ladder --> и <!-- /ladder -->.
error-extra-missing = Не установлены нужные пакеты. В копии проекта выполните: pip install '.[{ $extra }]'
