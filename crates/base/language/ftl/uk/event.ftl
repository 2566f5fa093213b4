# Що кажуть команди `damier event`.

event-course =
    Звичайний хід змагання, кожен крок — одна команда:

      damier event new --template ua2023-100/swiss --name "Кубок" --rounds 7
      damier event official chief-arbiter "ІМ'Я"      хто вирішує
      damier event enter "ІМ'Я" --rating 2000         або весь список: import ФАЙЛ
      damier event approve                            заявки перевірено
      damier event pair --start                       номери, жеребкування, сигнал до початку
      damier event result 1 2-0, 2 1-1, 3 0-2         результати, як надходять
      damier event table                              таблиця; show, explain, at ТУР
      damier event pair --start                       і так тур за туром
      damier event finish                             результати затверджено
      damier event paper report --format pdf          звіт на підпис

    Що робити далі: damier event show. Усі команди: damier event --help

# Файли, час, люди.
event-no-such-file = немає файлу { $file }
event-file-is-folder = { $file } — це тека, а не файл змагання
event-new-first = спершу створіть змагання: damier event new --help
event-no-file-here = змагання не названо, і тут немає файлу *.damier
event-several-files = змагання не названо, а тут їх кілька: { $files }
event-choose-file = назвіть файл через --file ФАЙЛ або у $DAMIER_EVENT, або створіть новий: damier event new
event-not-a-time = «{ $text }» — не час; пишіть 2026-05-01 10:00, або 10:00 для сьогодні
event-nobody = немає нікого на ім'я «{ $text }»
event-of-another-team = { $name } — гравець команди { $team }
event-plays-for-team = { $name } грає за команду { $team }: команда лишається або вибуває цілою, а хто грає — у її складі на тур
event-round-waits = пари { $round }-го туру вже складено, але тур не розпочато: складіть їх знову, якщо це має діяти в цьому турі
event-search-cut = пошук пар цього туру став надто довгим і його завершено: усі мають суперників і жодного правила не порушено, але хто виходить із деяких очкових груп чи хто з ким у них грає, за порядком правил до кінця не шукали
event-nobody-perhaps = нікого не звати «{ $text }»; може, { $name }?
event-no-number = номера { $text } ні в кого немає
event-no-team = немає команди «{ $text }»
event-see-entries = хто заявлений: damier event show entries
event-several-people = «{ $text }» може бути будь-хто з цих:
event-write-more = допишіть ім'я або дайте номер
event-no-such-stage = немає етапу «{ $text }»; є { $stages }
event-no-game = { $name }: немає партії в { $round }-му турі
event-one-person = дата народження, рейтинг і звання бувають в однієї людини; заявляйте по одному
event-notice = увага: { $text }
event-written-meanwhile = хтось інший весь час пише у файл; спробуйте ще раз

# Таблиці.
event-column-table = стіл
event-column-number = №
event-column-white = Білі
event-column-black = Чорні
event-column-red = Червоні
event-column-result = результат
event-column-name = ім'я
event-column-title = звання
event-column-rating = рейтинг
event-column-federation = федерація
event-column-team = команда
event-column-round = тур
event-column-colour = колір
event-column-opponent = суперник
event-column-points = очки

# Тури й результати.
event-round-head = { $stages ->
    [1] Тур { $round }, { $phase }
   *[other] { $stage }, тур { $round }, { $phase }
}
event-free-bye = { $name }: вільний від гри, плюс
event-free-plus = { $name }: вільний від гри, плюс після вибуття суперника
event-free-no-game = { $name }: без партії
event-results-written = { $stages ->
    [1] Тур { $round }
   *[other] { $stage }, тур { $round }
}: записано { $count ->
    [one] { $count } результат
    [few] { $count } результати
   *[other] { $count } результатів
}, бракує: { $missing ->
    [1] стіл { $tables }
   *[other] столи { $tables }
}
event-results-complete = { $stages ->
    [1] Тур { $round }
   *[other] { $stage }, тур { $round }
}: записано { $count ->
    [one] { $count } результат
    [few] { $count } результати
   *[other] { $count } результатів
}, усі результати є
event-results-faulty = нічого не записано через { $count ->
    [1] цю помилку:
    [one] цю { $count } помилку:
    [few] ці { $count } помилки:
   *[other] ці { $count } помилок:
}
event-fault = рядок { $line }, «{ $text }»: { $why }
event-no-results = результатів не дано; наприклад: 1 2-0, 2 1-1
event-type-results = Вводьте результати, один чи кілька в рядку, і завершіть натисканням ^D:
event-no-score = немає результату
event-no-place = немає ні столу, ні імені
event-not-a-score = «{ $text }» — не результат партії
event-scores = партія закінчується { $scores }, а в разі неявки +/- або -/+, у разі неявки обох -/-, у разі анулювання х
event-ambiguous-score = «{ $text }» може бути неявкою або трьома дошками; пишіть +/- для першого і + - - для другого
event-by-boards = матч записують за дошками, їх { $count }: усі разом, наприклад { $all }, або по одній, наприклад { $one }
event-by-games = матч записують за партіями, їх { $count }: усі разом, наприклад { $all }, або по одній, наприклад { $one }
event-too-many-scores = { $games ->
    [1] результатів: { $given }, а партія одна; неявка пишеться +/-
   *[other] результатів: { $given }, а партій: { $games }
}
event-no-such-reason = немає причини «{ $text }»; є { $known }
event-do-not-meet = { $one } і { $other } не грають між собою в { $round }-му турі
event-not-a-pair = «{ $text }» — не пара; пишіть БІЛІ:ЧОРНІ, наприклад 1:2 або Коваль:Бондар
event-late-flag = Годинник ішов від сигналу, і прапорець упав до приходу гравця: мінус
event-too-late = Запізнення понад { $minutes ->
    [one] { $minutes } хвилину
    [few] { $minutes } хвилини
   *[other] { $minutes } хвилин
}: мінус
event-in-time = Дозволено до { $minutes ->
    [one] { $minutes } хвилини
   *[other] { $minutes } хвилин
}
event-numbered = { $number }  { $name }
event-drawn = Випало: { $drawn }
event-not-closed = тур { $round } не закрито

# Що показано.
event-stage-line = { $stage }: складено пари { $paired } з { $rounds } турів
event-due = Що далі
event-more-due = і ще { $count }: damier event show due
event-nobody-entered = ніхто не заявлений
event-cell-bye = вільний, плюс
event-cell-plus-after-withdrawal = вільний, плюс
event-cell-not-yet-entered = ще не заявлений
event-cell-announced = відсутній
event-cell-withdrawn = вибув
event-cell-free = вільний
event-cell-open = …
event-cell-adjourned = відкладено
event-cell-win = виграш
event-cell-draw = нічия
event-cell-loss = програш
event-cell-plus = плюс
event-cell-minus = мінус
event-cell-annulled = анульовано
event-protest = { $number }  { $from }: { $text } — { $status }
event-no-protests = протестів немає
event-no-ladder = немає Регламенту, отже немає й правил із санкціями
event-technical-item = { $number }. { $title }: { $text }
event-no-technical = правила цього змагання не вимагають Технічного регламенту
event-no-such-duty = «{ $text }» — не обов'язок зі списку
event-nothing-to-undo = немає чого скасовувати
event-log-line = { $seq } { $mark } { $date } { $time }  { $what }  — { $name }, { $role }
event-log-line-office = { $seq } { $mark } { $date } { $time }  { $what }  — { $role }

# Факти, як їх подає журнал.
# Факт у змаганні з кількох етапів.
fact-in-stage = { $stage }: { $fact }
fact-regulation = Регламент затверджено: { $value-name }
fact-regulation-changed = Регламент змінено: { $reason }
fact-technical = Технічний регламент складено
fact-technical-signed = підписали Технічний регламент: { $value }
fact-appointed = призначено: { $value-name }, { $value-role }
fact-relieved = відсторонено від обов'язків: { $name }: { $reason }
fact-committee = апеляційний комітет призначено: { $members }
fact-scheduled = тур { $round } починається: { $starts }
fact-team-entered = заявка команди: { $value-name }
fact-entered = заявка: { $value-name }
fact-entry-corrected = заявку виправлено: { $player }: { $reason }
fact-entries-approved = заявки затверджено
fact-field = грають на етапі { $stage }: { $entrants }
fact-grouped = групи етапу { $stage }: { $first }; { $second }
fact-numbered = номери дано { $by-kind ->
    [rating] за рейтингом, рівним за жеребом, число жеребу { $seed }
    [lots] за жеребом, число жеребу { $seed }
   *[given] за протоколом жеребкування
}
fact-lots = жереб, { $how }: { $drawn-for ->
    [order-of-rounds] порядок турів
    [colour] колір номера 1
    [ballot] початок партії
   *[other] { $what }
}
fact-absence-announced = { $entrant }: не буде в турі { $rounds }
fact-withdrawn = { $entrant } вибуває: { $reason }
fact-further-part = { $goes-on ->
    [yes] { $entrant } грає далі: { $reason }
   *[no] { $entrant } не допускається далі: { $reason }
}
fact-prohibited = { $pair-a } і { $pair-b } не мають грати між собою: { $reason }
fact-prohibition-lifted = { $a } і { $b } знову можуть грати між собою
fact-line-up = { $team }, тур { $round }: { $boards }
fact-paired = пари { $round }-го туру складено { $by-kind ->
    [engine] за швейцарською системою { $engine }, число жеребу { $seed }
    [table] за туром { $row } таблиці
    [drawn-table] за туром { $row } таблиці, за жеребом, число жеребу { $seed }
    [groups] між групами, число жеребу { $seed }
    [bracket] за сіткою, число жеребу { $seed }
    [lots] за жеребом, число жеребу { $seed }
    [match] як матч, число жеребу { $seed }
    [hand] вручну: { $reason }
   *[override] рішенням головного судді: { $reason }
}
fact-published = пари туру { $round } оприлюднено
fact-started = тур { $round } почався
fact-closed = тур { $round } закрито
fact-seated = { $player } грає: { $place }
fact-at-board = { $place }, { $after }: { $line }
fact-colours-mixed = кольори переплутано: { $place }
fact-result = { $place }: { $score }
fact-result-played = { $place }: { $score } (партія { $game })
fact-result-corrected = { $place } виправлено на { $score }: { $reason }
fact-late = { $name }: запізнення { $minutes ->
    [one] { $minutes } хвилина
    [few] { $minutes } хвилини
   *[other] { $minutes } хвилин
}{ $excused ->
    [yes] , з поважної причини
   *[no] { "" }
}: { $place }
fact-punished = { $player }: { $sanction } ({ $offence }): { $account }
fact-protested = { $from-kind ->
    [captain] протест капітана команди { $from }: { $text }
   *[player] протест: { $from }: { $text }
}
fact-protest-ruled = протест { $protest } { $upheld ->
    [yes] задоволено
   *[no] відхилено
}: { $ruling }
fact-appealed = протест { $protest } передано до апеляційного комітету
fact-appeal-decided = апеляційний комітет { $upheld ->
    [yes] задовольнив
   *[no] відхилив
} протест { $protest }: { $ruling }
fact-decided = { $question } — вирішено: { $decision } ({ $grounds })
fact-note = примітка: { $value }
fact-duty-done = виконано: { $value }
fact-interrupted = гру перервано: { $reason }
fact-cancelled = змагання скасовано: { $reason }
fact-finished = результати затверджено
fact-finished-early = результати затверджено достроково, як вони є: { $reason }
fact-undone = запис { $seq } скасовано: { $reason }


# Нові змагання, списки, пояснення.
event-made = Змагання зберігається у файлі { $file }
event-needs-name = змаганню потрібна назва
event-needs-template = назвіть шаблон або файл Регламенту
event-no-templates = немає шаблонів для «{ $text }»
event-regulation-file = { $file } — не Регламент, який можна використати:
event-unknown-header = невідомий стовпець «{ $header }», його пропущено
event-list-encoding = Список прочитано як { $encoding }; якщо літери не ті, збережіть його в UTF-8.
event-list-faulty = нічого не заявлено, бо список має { $count ->
    [1] цю помилку:
    [one] цю { $count } помилку:
    [few] ці { $count } помилки:
   *[other] ці { $count } помилок:
}
event-list-next = виправте список або візьміть лише добрі рядки: --good-rows
event-list-taken = { $count ->
    [one] прийнято { $count } заявку
    [few] прийнято { $count } заявки
   *[other] прийнято { $count } заявок
}
event-list-would = { $count ->
    [one] можна прийняти { $count } заявку
    [few] можна прийняти { $count } заявки
   *[other] можна прийняти { $count } заявок
}, { $faults ->
    [0] помилок немає
    [one] { $faults } помилка
    [few] { $faults } помилки
   *[other] { $faults } помилок
}
event-column-place = місце
event-column-games = партії
event-column-counted = залік
event-table-head = { $stages ->
    [1] Після { $after }-го туру з { $rounds }
   *[other] { $stage }, після { $after }-го туру з { $rounds }
}
event-board-head = Дошка { $board }
event-no-teams-here = { $name }: змагання особисті, команду заявити не можна
event-field-too-small = { $stage }: мають грати принаймні двоє, а названо лише { $given }
event-no-boards = у цьому змаганні немає таблиць за дошками
event-no-team-scoring = у цьому змаганні немає командного заліку
event-place = { $name }: місце { $place }, { $points } (+{ $won } ={ $drawn } −{ $lost }{ $free ->
    [0] { "" }
   *[other] , вільний від гри: { $free }
}{ $pluses ->
    [0] { "" }
   *[other] , плюс без гри: { $pluses }
}) після { $after }-го туру
event-below = Нижче, ніж { $name }: { $by }, { $own } проти { $other }
event-above = Вище, ніж { $name }: { $by }, { $own } проти { $other }
event-below-match = Нижче, ніж { $name }: { $over }
event-above-match = Вище, ніж { $name }: { $over }
event-below-bracket = Нижче, ніж { $name }: у { $round }-му турі сітки { $winner } перемагає, { $loser } програє
event-above-bracket = Вище, ніж { $name }: у { $round }-му турі сітки { $winner } перемагає, { $loser } програє
event-meeting-won = { $round }-й тур сітки: перемога, суперник — { $opponent } ({ $result })
event-meeting-lost = { $round }-й тур сітки: поразка, суперник — { $opponent } ({ $result })
event-meeting-open = { $round }-й тур сітки: суперник — { $opponent }
event-opponent-left = суперник вибув
event-match-kind = { $kind ->
    [main] { $set ->
        [0] Основні партії
       *[other] Сет { $set }
    }
    [quick] { $set ->
        [0] Дві швидкі партії, { $rate }
       *[other] Сет { $set }, дві швидкі партії, { $rate }
    }
    [pace] Сет { $set }, { $rate }
   *[sudden] { $set ->
        [0] Швидкі партії до першої поразки, { $rate }
       *[other] Сет { $set }, швидкі партії до першої поразки, { $rate }
    }
}
event-match-part = { event-match-kind }: { $games }; очки { $first }-{ $second }
event-match-sets = Сети: { $first } { $own }, { $second } { $other }
event-match-pace = { $rate }: { $first } { $own }, { $second } { $other }
event-match-worth = Ціна сетів: { $first } { $own }, { $second } { $other }
event-by-score = очки
event-by-match = матч
event-shares = Рівність за всіма критеріями: { $names }; місце поділено
event-term = тур { $round }, { $opponent }: { $times } × { $number } = { $amount } ({ $source })
event-term-alone = тур { $round }: { $times } × { $number } = { $amount } ({ $source })
event-term-bare = { $times } × { $number } = { $amount } ({ $source })
event-unplaced = { $name }: без місця
event-ruling = зіграно { $played } з { $planned } партій: { $effect }
event-pair = Тур { $round }, стіл { $table }: { $white } – { $black }
event-colours = Кольори: { $colour }
event-rejected = Перед тим розглянуто:
event-or-ahead = { $next } або почніть усе одно з --ahead
event-decided-only-in-swiss = --fix і --relax — лише для швейцарської системи; тут складіть пари через --by-hand або --override
event-no-such-rule = «{ $text }»: такого правила послабити не можна; можна { $rules }
event-never-free = { $name }: вільних турів не було
event-seat-of = Тур { $round }: { $name }
event-by-hand = Пари складено вручну ({ $name }): { $reason }
event-by-decision = Пари складено за рішенням ({ $name }): { $reason }
event-not-there = У цьому турі не грає
event-otherwise = За правилами, якщо запитати знову, було б інакше:
event-difference = { $stages ->
    [1] тур { $round } (запис { $seq }): { $what }
   *[other] { $stage }, тур { $round } (запис { $seq }): { $what }
}
event-verified = { $rounds ->
    [one] перевірено { $rounds } тур
    [few] перевірено { $rounds } тури
   *[other] перевірено { $rounds } турів
}: { $count ->
    [0] усе збігається
    [one] { $count } розбіжність
    [few] { $count } розбіжності
   *[other] { $count } розбіжностей
}
event-breaks = порушено правило: { $rule }
event-verified-by-people = пари склали люди, турів: { $rounds }; { $count ->
    [0] програма склала б так само
    [one] програма вчинила б інакше в { $count } випадку
   *[other] програма вчинила б інакше в { $count } випадках
}
event-attached = Ходи додано: { $place } ({ $moves ->
    [one] { $moves } хід
    [few] { $moves } ходи
   *[other] { $moves } ходів
})
event-attached-others = { $place }: уже додано інші ходи, вони лишаються
event-nothing-attached = нічого не додано
event-one-simulated = у файл можна записати лише одне змагання
event-simulation-failed = число жеребу { $seed }: { $why }
failed-refused = запис { $seq } моделювання відхилено: { $refused }
failed-not-two = у матчі дві сторони, а не { $entrants }: --players 2
event-simulated = число жеребу { $seed }: { $rulebook }, { $systems }, { $players ->
    [one] { $players } учасник
    [few] { $players } учасники
   *[other] { $players } учасників
}, { $rounds ->
    [one] { $rounds } тур
    [few] { $rounds } тури
   *[other] { $rounds } турів
}, { $facts ->
    [one] { $facts } запис
    [few] { $facts } записи
   *[other] { $facts } записів
}; { $count ->
    [0] усі тури збігаються
    [one] { $count } розбіжність
    [few] { $count } розбіжності
   *[other] { $count } розбіжностей
}
event-trf-faulty = { $file } не можна перейняти через { $count ->
    [1] цю помилку:
    [one] цю { $count } помилку:
    [few] ці { $count } помилки:
   *[other] ці { $count } помилок:
}
event-trf-taken = перейнято { $players ->
    [one] { $players } учасника
   *[other] { $players } учасників
} і { $rounds ->
    [one] { $rounds } тур
    [few] { $rounds } тури
   *[other] { $rounds } турів
}; змагання зберігається у файлі { $file }
event-trf-would = можна перейняти { $players ->
    [one] { $players } учасника
   *[other] { $players } учасників
} і { $rounds ->
    [one] { $rounds } тур
    [few] { $rounds } тури
   *[other] { $rounds } турів
} у файл { $file }
event-paper-written = записано: { $file }
event-no-such-paper = немає документа «{ $text }»
event-no-such-format = цього документа немає як { $format }, лише як { $known }
event-not-a-number = «{ $text }» — не число
fact-lots-opening = жереб, { $how }: дебют { $number } для { $place }
fact-lots-meeting = витягнуто жереб, { $how }: { $name } проходить далі після рівної зустрічі ({ $place })
event-late-first-game = Першу партію програно; другу грають
event-late-both-games = Програно обидві партії
event-late-neither = Ніхто не прийшов вчасно: програють обоє
paper-irregularities = Порушення за дошками
paper-col-half-moves = Після півходів

event-match-next = { $begun ->
    [yes] Грається
   *[no] Наступна партія
}: { event-match-kind }