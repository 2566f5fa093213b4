# Что говорят команды `damier event`.

event-course =
    Обычный ход соревнования, каждый шаг — одна команда:

      damier event new --template ua2023-100/swiss --name "Кубок" --rounds 7
      damier event official chief-arbiter "ИМЯ"       кто решает
      damier event enter "ИМЯ" --rating 2000          или весь список: import ФАЙЛ
      damier event approve                            заявки проверены
      damier event pair --start                       номера, жеребьёвка, сигнал к началу
      damier event result 1 2-0, 2 1-1, 3 0-2         результаты по мере поступления
      damier event table                              таблица; show, explain, at ТУР
      damier event pair --start                       и так тур за туром
      damier event finish                             результаты утверждены
      damier event paper report --format pdf          отчёт на подпись

    Что делать дальше: damier event show. Все команды: damier event --help

# Файлы, время, люди.
event-no-such-file = нет файла { $file }
event-file-is-folder = { $file } — это папка, а не файл соревнования
event-new-first = сначала создайте соревнование: damier event new --help
event-no-file-here = соревнование не названо, и здесь нет файла *.damier
event-several-files = соревнование не названо, а здесь их несколько: { $files }
event-choose-file = назовите файл через --file ФАЙЛ или в $DAMIER_EVENT, или создайте новый: damier event new
event-not-a-time = «{ $text }» — не время; пишите 2026-05-01 10:00, или 10:00 для сегодня
event-nobody = нет никого по имени «{ $text }»
event-of-another-team = { $name } — игрок команды { $team }
event-plays-for-team = { $name } играет за команду { $team }: команда остаётся или выбывает целиком, а кто играет — в её составе на тур
event-round-waits = пары { $round }-го тура уже составлены, но тур не начат: составьте их снова, если это должно действовать в этом туре
event-search-cut = поиск пар этого тура стал слишком долгим и был завершён: у всех есть соперники и ни одно правило не нарушено, но кто выходит из некоторых очковых групп или кто с кем в них играет, по порядку правил до конца не искали
event-nobody-perhaps = никого не зовут «{ $text }»; может быть, { $name }?
event-no-number = номера { $text } ни у кого нет
event-no-team = нет команды «{ $text }»
event-see-entries = кто заявлен: damier event show entries
event-several-people = «{ $text }» может быть любой из этих:
event-write-more = допишите имя или дайте номер
event-no-such-stage = нет этапа «{ $text }»; есть { $stages }
event-no-game = { $name }: нет партии в { $round }-м туре
event-one-person = дата рождения, рейтинг и звание бывают у одного человека; заявляйте по одному
event-notice = внимание: { $text }
event-written-meanwhile = кто-то другой всё время пишет в файл; попробуйте ещё раз

# Таблицы.
event-column-table = стол
event-column-number = №
event-column-white = Белые
event-column-black = Чёрные
event-column-red = Красные
event-column-result = результат
event-column-name = имя
event-column-title = звание
event-column-rating = рейтинг
event-column-federation = федерация
event-column-team = команда
event-column-round = тур
event-column-colour = цвет
event-column-opponent = соперник
event-column-points = очки

# Туры и результаты.
event-round-head = { $stages ->
    [1] Тур { $round }, { $phase }
   *[other] { $stage }, тур { $round }, { $phase }
}
event-free-bye = { $name }: свободен от игры, плюс
event-free-plus = { $name }: свободен от игры, плюс после выбытия соперника
event-free-no-game = { $name }: без партии
event-results-written = { $stages ->
    [1] Тур { $round }
   *[other] { $stage }, тур { $round }
}: { $count ->
    [one] записан { $count } результат
    [few] записано { $count } результата
   *[other] записано { $count } результатов
}, не хватает: { $missing ->
    [1] стол { $tables }
   *[other] столы { $tables }
}
event-results-complete = { $stages ->
    [1] Тур { $round }
   *[other] { $stage }, тур { $round }
}: { $count ->
    [one] записан { $count } результат
    [few] записано { $count } результата
   *[other] записано { $count } результатов
}, все результаты есть
event-results-faulty = ничего не записано из-за { $count ->
    [1] этой ошибки:
   *[other] этих { $count } ошибок:
}
event-fault = строка { $line }, «{ $text }»: { $why }
event-no-results = результаты не даны; например: 1 2-0, 2 1-1
event-type-results = Вводите результаты, один или несколько в строке, и завершите нажатием ^D:
event-no-score = нет результата
event-no-place = нет ни стола, ни имени
event-not-a-score = «{ $text }» — не результат партии
event-scores = партия заканчивается { $scores }, а при неявке +/- или -/+, при неявке обоих -/-, при аннулировании х
event-ambiguous-score = «{ $text }» может быть неявкой или тремя досками; пишите +/- для первого и + - - для второго
event-by-boards = матч записывают по доскам, их { $count }: все вместе, например { $all }, или по одной, например { $one }
event-by-games = матч записывают по партиям, их { $count }: все вместе, например { $all }, или по одной, например { $one }
event-too-many-scores = { $games ->
    [1] результатов: { $given }, а партия одна; неявка пишется +/-
   *[other] результатов: { $given }, а партий: { $games }
}
event-no-such-reason = нет причины «{ $text }»; есть { $known }
event-do-not-meet = { $one } и { $other } не играют между собой в { $round }-м туре
event-not-a-pair = «{ $text }» — не пара; пишите БЕЛЫЕ:ЧЁРНЫЕ, например 1:2 или Коваль:Бондарь
event-late-flag = Часы шли от сигнала, и флажок упал до прихода игрока: минус
event-too-late = Опоздание более { $minutes ->
    [one] { $minutes } минуты
   *[other] { $minutes } минут
}: минус
event-in-time = Допускается до { $minutes ->
    [one] { $minutes } минуты
   *[other] { $minutes } минут
}
event-numbered = { $number }  { $name }
event-drawn = Выпало: { $drawn }
event-not-closed = тур { $round } не закрыт

# Что показано.
event-stage-line = { $stage }: составлены пары { $paired } из { $rounds } туров
event-due = Что дальше
event-more-due = и ещё { $count }: damier event show due
event-nobody-entered = никто не заявлен
event-cell-bye = свободен, плюс
event-cell-plus-after-withdrawal = свободен, плюс
event-cell-not-yet-entered = ещё не заявлен
event-cell-announced = отсутствует
event-cell-withdrawn = выбыл
event-cell-free = свободен
event-cell-open = …
event-cell-adjourned = отложена
event-cell-win = выигрыш
event-cell-draw = ничья
event-cell-loss = проигрыш
event-cell-plus = плюс
event-cell-minus = минус
event-cell-annulled = аннулирована
event-protest = { $number }  { $from }: { $text } — { $status }
event-no-protests = протестов нет
event-no-ladder = нет положения, значит, нет и правил с санкциями
event-technical-item = { $number }. { $title }: { $text }
event-no-technical = правила этого соревнования не требуют технического регламента
event-no-such-duty = «{ $text }» — не обязанность из списка
event-nothing-to-undo = отменять нечего
event-log-line = { $seq } { $mark } { $date } { $time }  { $what }  — { $name }, { $role }
event-log-line-office = { $seq } { $mark } { $date } { $time }  { $what }  — { $role }

# Факты, как их излагает журнал.
# Факт в соревновании из нескольких этапов.
fact-in-stage = { $stage }: { $fact }
fact-regulation = положение утверждено: { $value-name }
fact-regulation-changed = положение изменено: { $reason }
fact-technical = технический регламент составлен
fact-technical-signed = подписали технический регламент: { $value }
fact-appointed = назначение: { $value-name }, { $value-role }
fact-relieved = отстранение от обязанностей: { $name }: { $reason }
fact-committee = апелляционный комитет назначен: { $members }
fact-scheduled = тур { $round } начинается: { $starts }
fact-team-entered = заявка команды: { $value-name }
fact-entered = заявка: { $value-name }
fact-entry-corrected = заявка исправлена: { $player }: { $reason }
fact-entries-approved = заявки утверждены
fact-field = играют на этапе { $stage }: { $entrants }
fact-grouped = группы этапа { $stage }: { $first }; { $second }
fact-numbered = номера даны { $by-kind ->
    [rating] по рейтингу, равным по жребию, число жребия { $seed }
    [lots] по жребию, число жребия { $seed }
   *[given] по протоколу жеребьёвки
}
fact-lots = жребий, { $how }: { $drawn-for ->
    [order-of-rounds] порядок туров
    [colour] цвет номера 1
    [ballot] начало партии
   *[other] { $what }
}
fact-absence-announced = { $entrant }: не будет в туре { $rounds }
fact-withdrawn = { $entrant } выбывает: { $reason }
fact-further-part = { $goes-on ->
    [yes] { $entrant } играет дальше: { $reason }
   *[no] { $entrant } не допускается дальше: { $reason }
}
fact-prohibited = { $pair-a } и { $pair-b } не должны играть между собой: { $reason }
fact-prohibition-lifted = { $a } и { $b } снова могут играть между собой
fact-line-up = { $team }, тур { $round }: { $boards }
fact-paired = пары { $round }-го тура составлены { $by-kind ->
    [engine] по швейцарской системе { $engine }, число жребия { $seed }
    [table] по туру { $row } таблицы
    [drawn-table] по туру { $row } таблицы, по жребию, число жребия { $seed }
    [groups] между группами, число жребия { $seed }
    [bracket] по сетке, число жребия { $seed }
    [lots] по жребию, число жребия { $seed }
    [match] как матч, число жребия { $seed }
    [hand] вручную: { $reason }
   *[override] решением главного судьи: { $reason }
}
fact-published = пары тура { $round } объявлены
fact-started = тур { $round } начался
fact-closed = тур { $round } закрыт
fact-seated = { $player } играет: { $place }
fact-at-board = { $place }, { $after }: { $line }
fact-colours-mixed = цвета перепутаны: { $place }
fact-result = { $place }: { $score }
fact-result-played = { $place }: { $score } (партия { $game })
fact-result-corrected = { $place } исправлено на { $score }: { $reason }
fact-late = { $name }: опоздание { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[other] { $minutes } минут
}{ $excused ->
    [yes] , по уважительной причине
   *[no] { "" }
}: { $place }
fact-punished = { $player }: { $sanction } ({ $offence }): { $account }
fact-protested = { $from-kind ->
    [captain] протест капитана команды { $from }: { $text }
   *[player] протест: { $from }: { $text }
}
fact-protest-ruled = протест { $protest } { $upheld ->
    [yes] удовлетворён
   *[no] отклонён
}: { $ruling }
fact-appealed = протест { $protest } передан в апелляционный комитет
fact-appeal-decided = апелляционный комитет { $upheld ->
    [yes] удовлетворил
   *[no] отклонил
} протест { $protest }: { $ruling }
fact-decided = { $question } — решено: { $decision } ({ $grounds })
fact-note = примечание: { $value }
fact-duty-done = выполнено: { $value }
fact-interrupted = игра прервана: { $reason }
fact-cancelled = соревнование отменено: { $reason }
fact-finished = результаты утверждены
fact-finished-early = результаты утверждены досрочно, как они есть: { $reason }
fact-undone = запись { $seq } отменена: { $reason }


# Новые соревнования, списки, объяснения.
event-made = Соревнование хранится в файле { $file }
event-needs-name = соревнованию нужно название
event-needs-template = назовите шаблон или файл положения
event-no-templates = нет шаблонов для «{ $text }»
event-regulation-file = { $file } — не положение, которое можно использовать:
event-unknown-header = неизвестный столбец «{ $header }», он пропущен
event-list-encoding = Список прочитан как { $encoding }; если буквы не те, сохраните его в UTF-8.
event-list-faulty = никто не заявлен, потому что в списке { $count ->
    [1] эта ошибка:
    [one] эта { $count } ошибка:
    [few] эти { $count } ошибки:
   *[other] эти { $count } ошибок:
}
event-list-next = исправьте список или возьмите только хорошие строки: --good-rows
event-list-taken = { $count ->
    [one] принята { $count } заявка
    [few] приняты { $count } заявки
   *[other] принято { $count } заявок
}
event-list-would = { $count ->
    [one] можно принять { $count } заявку
    [few] можно принять { $count } заявки
   *[other] можно принять { $count } заявок
}, { $faults ->
    [0] ошибок нет
    [one] { $faults } ошибка
    [few] { $faults } ошибки
   *[other] { $faults } ошибок
}
event-column-place = место
event-column-games = партии
event-column-counted = зачёт
event-table-head = { $stages ->
    [1] После { $after }-го тура из { $rounds }
   *[other] { $stage }, после { $after }-го тура из { $rounds }
}
event-board-head = Доска { $board }
event-no-teams-here = { $name }: соревнование личное, команду заявить нельзя
event-field-too-small = { $stage }: играть должны по меньшей мере двое, а назван лишь { $given }
event-no-boards = в этом соревновании нет таблиц по доскам
event-no-team-scoring = в этом соревновании нет командного зачёта
event-place = { $name }: место { $place }, { $points } (+{ $won } ={ $drawn } −{ $lost }{ $free ->
    [0] { "" }
   *[other] , свободен от игры: { $free }
}{ $pluses ->
    [0] { "" }
   *[other] , плюс без игры: { $pluses }
}) после { $after }-го тура
event-below = Ниже, чем { $name }: { $by }, { $own } против { $other }
event-above = Выше, чем { $name }: { $by }, { $own } против { $other }
event-below-match = Ниже, чем { $name }: { $over }
event-above-match = Выше, чем { $name }: { $over }
event-below-bracket = Ниже, чем { $name }: в { $round }-м туре сетки { $winner } выигрывает, { $loser } проигрывает
event-above-bracket = Выше, чем { $name }: в { $round }-м туре сетки { $winner } выигрывает, { $loser } проигрывает
event-meeting-won = { $round }-й тур сетки: победа, соперник — { $opponent } ({ $result })
event-meeting-lost = { $round }-й тур сетки: поражение, соперник — { $opponent } ({ $result })
event-meeting-open = { $round }-й тур сетки: соперник — { $opponent }
event-opponent-left = соперник выбыл
event-match-kind = { $kind ->
    [main] { $set ->
        [0] Основные партии
       *[other] Сет { $set }
    }
    [quick] { $set ->
        [0] Две быстрые партии, { $rate }
       *[other] Сет { $set }, две быстрые партии, { $rate }
    }
    [pace] Сет { $set }, { $rate }
   *[sudden] { $set ->
        [0] Быстрые партии до первого поражения, { $rate }
       *[other] Сет { $set }, быстрые партии до первого поражения, { $rate }
    }
}
event-match-part = { event-match-kind }: { $games }; очки { $first }-{ $second }
event-match-sets = Сеты: { $first } { $own }, { $second } { $other }
event-match-pace = { $rate }: { $first } { $own }, { $second } { $other }
event-match-worth = Цена сетов: { $first } { $own }, { $second } { $other }
event-by-score = очки
event-by-match = матч
event-shares = Равенство по всем критериям: { $names }; место поделено
event-term = тур { $round }, { $opponent }: { $times } × { $number } = { $amount } ({ $source })
event-term-alone = тур { $round }: { $times } × { $number } = { $amount } ({ $source })
event-term-bare = { $times } × { $number } = { $amount } ({ $source })
event-unplaced = { $name }: без места
event-ruling = сыграно { $played } из { $planned } партий: { $effect }
event-pair = Тур { $round }, стол { $table }: { $white } – { $black }
event-colours = Цвета: { $colour }
event-rejected = Перед этим рассмотрены:
event-or-ahead = { $next } или начните всё равно с --ahead
event-decided-only-in-swiss = --fix и --relax — только для швейцарской системы; здесь составьте пары через --by-hand или --override
event-no-such-rule = «{ $text }»: такое правило ослабить нельзя; можно { $rules }
event-never-free = { $name }: свободных туров не было
event-seat-of = Тур { $round }: { $name }
event-by-hand = Пары составлены вручную ({ $name }): { $reason }
event-by-decision = Пары составлены по решению ({ $name }): { $reason }
event-not-there = В этом туре не играет
event-otherwise = По правилам, если спросить снова, было бы иначе:
event-difference = { $stages ->
    [1] тур { $round } (запись { $seq }): { $what }
   *[other] { $stage }, тур { $round } (запись { $seq }): { $what }
}
event-verified = { $rounds ->
    [one] проверен { $rounds } тур
    [few] проверено { $rounds } тура
   *[other] проверено { $rounds } туров
}: { $count ->
    [0] всё совпадает
    [one] { $count } расхождение
    [few] { $count } расхождения
   *[other] { $count } расхождений
}
event-breaks = нарушено правило: { $rule }
event-verified-by-people = пары составили люди, туров: { $rounds }; { $count ->
    [0] программа составила бы так же
    [one] программа поступила бы иначе в { $count } случае
   *[other] программа поступила бы иначе в { $count } случаях
}
event-attached = Ходы приложены: { $place } ({ $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[other] { $moves } ходов
})
event-attached-others = { $place }: уже приложены другие ходы, они остаются
event-nothing-attached = ничего не приложено
event-one-simulated = в файл можно записать только одно соревнование
event-simulation-failed = число жребия { $seed }: { $why }
failed-refused = запись { $seq } моделирования отклонена: { $refused }
failed-not-two = в матче две стороны, а не { $entrants }: --players 2
event-simulated = число жребия { $seed }: { $rulebook }, { $systems }, { $players ->
    [one] { $players } участник
    [few] { $players } участника
   *[other] { $players } участников
}, { $rounds ->
    [one] { $rounds } тур
    [few] { $rounds } тура
   *[other] { $rounds } туров
}, { $facts ->
    [one] { $facts } запись
    [few] { $facts } записи
   *[other] { $facts } записей
}; { $count ->
    [0] все туры совпадают
    [one] { $count } расхождение
    [few] { $count } расхождения
   *[other] { $count } расхождений
}
event-trf-faulty = { $file } нельзя перенять из-за { $count ->
    [1] этой ошибки:
   *[other] этих { $count } ошибок:
}
event-trf-taken = переняты { $players ->
    [one] { $players } участник
    [few] { $players } участника
   *[other] { $players } участников
} и { $rounds ->
    [one] { $rounds } тур
    [few] { $rounds } тура
   *[other] { $rounds } туров
}; соревнование хранится в файле { $file }
event-trf-would = можно перенять { $players ->
    [one] { $players } участника
   *[other] { $players } участников
} и { $rounds ->
    [one] { $rounds } тур
    [few] { $rounds } тура
   *[other] { $rounds } туров
} в файл { $file }
event-paper-written = записано: { $file }
event-no-such-paper = нет документа «{ $text }»
event-no-such-format = этого документа нет как { $format }, только как { $known }
event-not-a-number = «{ $text }» — не число
fact-lots-opening = жребий, { $how }: дебют { $number } для { $place }
fact-lots-meeting = вытянут жребий, { $how }: { $name } проходит дальше после равной встречи ({ $place })
event-late-first-game = Первая партия проиграна; вторая играется
event-late-both-games = Проиграны обе партии
event-late-neither = Никто не пришёл вовремя: проигрывают оба
paper-irregularities = Нарушения за досками
paper-col-half-moves = После полуходов

event-match-next = { $begun ->
    [yes] Играется
   *[no] Следующая партия
}: { event-match-kind }