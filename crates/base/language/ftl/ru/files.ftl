# Файлы, которые читает и записывает программа: положения, списки заявок, файл соревнования.

## Положение в файле

regulation-file-fault = { $key-kind ->
    [none] строка { $line }: { $problem }
   *[some] строка { $line }, { $key }: { $problem }
}
file-problem-syntax = { $message }
file-problem-unknown-key = такого ключа нет{ $nearest ->
    [none] { "" }
   *[other] , возможно, имелось в виду «{ $nearest }»
}; есть: { $known }
file-problem-missing = это должно быть указано
file-problem-wrong-kind = здесь должно быть: { $wanted }
file-problem-no-such-word = значение «{ $value }» невозможно{ $nearest ->
    [none] { "" }
   *[other] , возможно, имелось в виду «{ $nearest }»
}; возможно: { $words }
file-problem-out-of-range = { $value } выходит за пределы от { $least } до { $most }
file-problem-fault = { $value }
file-problem-twice = этот раздел есть дважды
file-problem-only-for = это предназначено только для { $only-for }

phrase-a-text-in-quotes = текст в кавычках
phrase-a-whole-number = целое число
phrase-true-or-false = true или false
phrase-a-date-such-as-2026-05-02 = дата вроде 2026-05-02
phrase-a-list-of-texts-in-quotes = перечень текстов в кавычках
phrase-a-table = таблица
phrase-a-list-of-tables = перечень таблиц
phrase-a-text-a-number-true-or-false = текст, число, true или false

unknown-template = шаблона «{ $name }» нет{ $nearest ->
    [none] { "" }
   *[other] , возможно, имелось в виду «{ $nearest }»
}{ $of-rulebook-count ->
    [0] ; шаблон — это правила и система, например ua2023-100/swiss
   *[other] ; для этих правил есть: { $of-rulebook }
}

## Список заявок

entry-fault = { $header ->
    [none] строка { $row }: { $what }
   *[other] строка { $row }, { $header }: { $what }
}
entry-fault-kind-open-quote = кавычки открыты и не закрыты
entry-fault-kind-unprintable = «{ $value }» содержит знак { $sign }, который нельзя напечатать
entry-fault-kind-too-many-cells = клеток { $cells }, а заголовков только { $headers }; клетку с разделителем внутри берут в кавычки
entry-fault-kind-no-name = нет фамилии и имени
entry-fault-kind-value = «{ $value }» — это не { $column-kind ->
    [rating] рейтинг: целое число от 1 до 9999 или ничего
    [team-rating] рейтинг: целое число от 1 до 9999 или ничего
    [born] дата рождения: 31.12.1990, 1990-12-31, 1990/12/31, 31/12/1990 или только год 1990
    [sex] пол: м или ж, ч или ж, m или f
    [board] доска: число от 1 до 99 или «запасной»
   *[other] текст не длиннее 200 знаков
}
entry-fault-kind-born-later = дата рождения { $value }, а соревнование начинается { $starts }
entry-fault-kind-no-team = доска указана, а команды нет
entry-fault-kind-team-differs = для команды { $team } здесь «{ $value }», а в строке { $other-row } — «{ $other }»
entry-fault-kind-twice-in-file = { $name }: уже есть в строке { $earlier } с той же датой рождения
entry-fault-kind-entered-already = { $name }: уже в заявке под № { $number }
entry-fault-kind-refused = { $why }

file-fault-empty = файл пуст
file-fault-workbook = книгу не удалось прочитать: { $why }
file-fault-old-workbook = книги такого вида (.xls, .xlsb) не читаются: сохраните её как .xlsx, .ods или .csv
file-fault-too-large = файл слишком велик: в списке не больше { $megabytes } МБ
file-fault-unpacked = книга распаковывается больше чем на { $megabytes } МБ или содержит то, чего в списках нет
file-fault-too-many-parts = частей в книге больше чем { $most }
file-fault-too-many-rows = строк больше чем { $most }
file-fault-too-many-cells = ячеек больше чем { $most }
file-fault-too-wide = столбцов в строке { $row } больше чем { $most }
file-fault-too-much-text = в ячейках больше { $megabytes } МБ текста
file-fault-not-text = в строке { $row } есть знак { $sign }, который нельзя напечатать: файл повреждён, или это не книга и не текст
file-fault-open-quote = строка { $row }: кавычки открыты и не закрыты
file-fault-no-entries = в строке { $row } есть заголовок, а под ним никто не заявлен
file-fault-no-header = нет заголовка столбца с именами; есть: { $found }; должно быть, например: { $expected }
file-fault-column-twice = строка { $row }: «{ $first }» и «{ $second }» — заголовки одного и того же столбца

column-name = фамилия и имя
column-first-name = имя
column-patronymic = отчество
column-title = звание
column-rating = рейтинг
column-federation = федерация
column-club = клуб
column-id = номер в федерации
column-born = дата рождения
column-sex = пол
column-team = команда
column-board = доска
column-captain = капитан
column-team-federation = федерация команды
column-team-rating = рейтинг команды

## Файл соревнования

store-error = { $file }: { $fault }
store-fault-missing = такого файла нет
store-fault-no-folder = нет папки для этого файла
store-fault-exists = такой файл уже есть
store-fault-not-a-file = это не файл
store-fault-empty = файл пуст
store-fault-foreign = это не файл соревнования Damier
store-fault-another-kind = в файле что-то другое: соревнование или конкурс другого вида
store-fault-foreign-database = это не база данных сервера Damier
store-fault-foreign-table = в файле есть то, чего в файлах Damier нет: { $what }
store-fault-too-much = файл слишком велик: байтов или фактов больше чем { $most }
store-fault-too-slow = чтение файла длилось больше { $seconds } с и прервано
store-fault-newer = файл записан более новой версией Damier
store-fault-damaged = файл повреждён: { $what }
store-fault-read-only = в файл нельзя записывать
store-fault-denied = нет прав доступа
store-fault-locked = файл занят другой программой
store-fault-full = на диске нет места
store-fault-disk = ошибка диска: { $what }
store-fault-unreachable = нет связи с базой данных: { $what }
store-fault-conflict = кто-то другой уже сделал запись: следующая запись имеет номер { $found }, а не { $expected }
store-fault-out-of-order = запись № { $found } не может стоять на месте записи № { $expected }
store-fault-unreadable = запись № { $seq } не удалось прочитать: { $why }
store-fault-contradiction = запись № { $seq } не может следовать за предыдущими: { $why }
store-fault-other = { $what }

phrase-look-at-the-name-or-make-a-new-event = проверьте название или создайте новое соревнование
phrase-make-the-folder-first-or-choose-another-one = сначала создайте папку или выберите другую
phrase-choose-another-name-or-open-this-file = выберите другое название или откройте этот файл
phrase-give-the-name-of-an-event-file = укажите название файла соревнования
phrase-give-the-name-of-another-folder-or-of-another-database = укажите другую папку или другую базу данных
phrase-see-that-the-database-server-runs-and-that-its-address-is-right = проверьте, работает ли сервер баз данных и верен ли его адрес
phrase-making-it-was-cut-short-make-the-event-again-under-the-same-name = создание было прервано: создайте соревнование ещё раз под тем же названием
phrase-install-a-newer-damier-on-this-computer = установите на этом компьютере более новую версию Damier
phrase-go-on-with-a-copy-of-the-file-that-damier-has-written-itself = продолжайте с копией файла, которую записала сама программа Damier
phrase-leave-the-file-as-it-is-and-go-on-with-the-latest-copy-of-it = не изменяйте файл и продолжайте с последней его копией
phrase-copy-the-file-to-a-disk-that-can-be-written-or-take-away-its-write-protection = скопируйте файл на диск, доступный для записи, или снимите защиту от записи
phrase-ask-the-owner-of-the-file-for-permission-or-copy-it-to-a-folder-of-your-own = попросите разрешения у владельца файла или скопируйте файл в собственную папку
phrase-end-the-other-program-then-try-again = закройте другую программу и попробуйте ещё раз
phrase-make-room-on-the-disk-then-try-again-nothing-was-lost = освободите место на диске и попробуйте ещё раз; ничего не потеряно
phrase-copy-the-file-to-another-disk-and-go-on-there = скопируйте файл на другой диск и продолжайте там
phrase-look-at-the-event-again-then-repeat-what-is-still-wanted = просмотрите соревнование ещё раз и повторите то, что ещё нужно
phrase-install-a-newer-damier-or-go-on-with-the-latest-copy-of-the-file = установите более новую версию Damier или продолжайте с последней копией файла

## Турнирные отчёты (TRF)

trf-fault = { $line ->
    [0] { $what }
   *[other] { $column ->
        [none] строка { $line }: { $what }
       *[other] строка { $line }, позиция { $column }: { $what }
    }
}
trf-fault-kind-no-players = нет ни одного игрока, то есть строки, начинающейся с 001
trf-fault-kind-field = «{ $value }» — это не { $expected }
trf-fault-kind-number-twice = игрок { $number } уже есть в строке { $earlier }
trf-fault-kind-no-opponent = { $round }-й тур: соперника { $opponent } в файле нет
trf-fault-kind-own-opponent = { $round }-й тур: игрок — соперник самому себе
trf-fault-kind-contradiction = { $round }-й тур: у игрока { $opponent } записано «{ $theirs }», а здесь — «{ $own }»
trf-fault-kind-result-place = { $with-opponent ->
    [yes] { $round }-й тур: результат «{ $code }» не может стоять рядом с соперником
   *[no] { $round }-й тур: результат «{ $code }» не может стоять без соперника
}
trf-fault-kind-points = в строке записано очков: { $said }, а по результатам выходит { $made }
trf-fault-kind-scoring = победа даёт { $win }, ничья — { $draw }, поражение — { $loss }, отсутствие — { $absent }, свободный тур — { $bye }; в шашках победа и свободный тур дают вдвое больше ничьей, а поражение и отсутствие — ничего
trf-fault-kind-half-bye = { $round }-й тур: никакие правила шашек не знают свободного тура с половиной очка; укажите, считать ли его отсутствием
trf-fault-kind-team-record = запись { $code } относится к командному соревнованию; читаются только личные
trf-fault-kind-abnormal-points = запись 299 даёт очки, которых не объясняет ни один результат; сохранить их нельзя
trf-fault-kind-unknown-player = игрока { $number } в файле нет
trf-fault-kind-directive = указание «{ $text }» не удалось прочитать: { $expected }
trf-fault-kind-said-twice = об этом уже сказано в строке { $earlier }
trf-fault-kind-no-such-round = { $round }-го тура здесь нет; всего туров: { $rounds }
trf-fault-kind-rounds-turned = туров с { $first } по { $last } не бывает
trf-fault-kind-rounds-differ = сказано, что туров с парами { $paired }, начатых { $started }, а по строкам игроков их { $told }
trf-fault-kind-not-one-stage = в положении этапов { $stages }, а в файле должен быть один
trf-fault-kind-not-a-pair = { $round }-й тур: { $white } белыми и { $black } по строкам игроков не пара
trf-fault-kind-no-table = { $round }-й тур: у { $white } и { $black } нет стола
trf-fault-kind-has-opponent = { $round }-й тур: у игрока { $number } есть соперник
trf-fault-kind-not-so-paired = пары { $round }-го тура не могли быть составлены так по системе этого соревнования
trf-fault-kind-not-in-order = игрока { $number } нет в порядке заявки
trf-fault-kind-no-such-team = команды { $team } в файле нет; всего команд: { $teams }
trf-fault-kind-told-otherwise = { $round }-й тур: по столбцам выходит { $shown }, а по указаниям — { $told }
trf-fault-kind-unprintable = знак { $sign } нельзя напечатать; строка повреждена
trf-fault-kind-too-many-rounds = туров в файле: { $played }, а количество туров — { $stated }
trf-fault-kind-refused = { $why }

not-in-trf-no-such-stage = { $stage } не существует; всего этапов: { $stages }
not-in-trf-teams = в этом соревновании играют команды; TRF записывается для личных соревнований
not-in-trf-nobody-entered = никто ещё не заявлен
not-in-trf-too-many = в TRF номера не больше 9999, а здесь { $number }

import-warning-renumbered = игрок { $was } получил номер { $is }, потому что номера идут подряд
import-warning-tie-break = критерий { $code } в шашках не известен, он пропущен
import-warning-overridden = { $round }-й тур перенесён, хотя: { $why }
import-warning-lost-by-both = { $round }-й тур: и { $white }, и { $black } потерпели поражение; партия считается аннулированной
import-warning-half-bye = { $round }-й тур: половина очка игрока { $number } без партии пропущена
import-warning-left-out = строка { $line }, позиция { $column }: «{ $value }» — это не { $expected }; пропущено

phrase-a-number-of-a-player-from-1-to-9999 = номер игрока от 1 до 9999
phrase-a-rating = рейтинг
phrase-a-place = место
phrase-points-such-as-4-5 = очки вроде 4.5
phrase-points-such-as-2-0 = очки вроде 2.0
phrase-the-number-of-an-opponent-or-0000 = номер соперника или 0000
phrase-a-colour = цвет
phrase-a-result = результат
phrase-a-blank-between-the-columns-of-rounds = пробел между столбцами туров
phrase-one-of-w-d-l-a-p-and-x = одна из букв W, D, L, A, P и X
phrase-the-kind-of-an-absence = вид отсутствия
phrase-a-date-such-as-2026-05-09 = дата вроде 2026/05/09
phrase-a-number-of-a-round = номер тура
phrase-numbers-of-players = номера игроков
phrase-two-numbers-of-players-at-least = не менее двух номеров игроков
phrase-a-sex = пол
phrase-a-date-of-birth-such-as-1999-05-12 = дата рождения вроде 1999/05/12
phrase-a-regulation-as-json = должно быть положение в JSON
phrase-rounds-paired-and-rounds-started = должны быть количества составленных и начатых туров
phrase-a-team-as-json = должна быть команда в JSON
phrase-two-lists-of-numbers-with-a-bar-between-them = должны быть два списка номеров, разделённые чертой |
phrase-a-number-and-an-entry-as-json = должны быть номер и заявка в JSON
phrase-numbers-in-the-order-of-entry = должны быть номера в порядке заявки
phrase-lots-as-json = должен быть жребий в JSON
phrase-a-round-and-what-paired-it-as-json = должны быть тур и способ составления пар в JSON
phrase-a-number-and-after-how-many-rounds = должны быть номер и после скольких туров
phrase-a-number-after-how-many-rounds-why = должны быть номер, после скольких туров и почему
phrase-a-round-and-why-and-numbers = должны быть тур, причина и номера
phrase-a-round-and-numbers = должны быть тур и номера
phrase-a-round-and-pairs-such-as-5-2 = должны быть тур и пары вроде 5-2
phrase-a-round-white-black-a-result-for-each-game = должны быть тур, номера белых и чёрных и результат каждой партии
phrase-first-and-last-round-and-two-numbers = должны быть первый и последний тур и два номера

## Соревнования в JSON

json-fault-shape = строка { $line }, позиция { $column }: { $why }
json-fault-format = это не соревнование: формат файла — «{ $format }», а не «{ $expected }»
json-fault-version = версия файла — { $version }; эта программа читает версии до { $newest }
json-fault-fact = запись № { $seq } не принята: { $why }

## Партии, приложенные к результатам

attach-fault-no-such-game = { $key }: это не одна партия соревнования
attach-fault-no-rulebook = нет положения, которое определяет правила игры
attach-fault-no-game = в файле нет партии
attach-fault-several-games = партий в файле: { $games }, а нужна одна
attach-fault-other-variant = в партии другой вид шашек: { $found }, а в соревновании — { $expected }
attach-fault-illegal-move = строка { $line }, позиция { $column }: ход { $ply }, { $text }: { $why }
attach-fault-no-start = у партии нет позиции, с которой она начинается
attach-fault-colours-turned = цвета перепутаны: в соревновании белыми играет { $white }
attach-fault-result-differs = партия закончилась с результатом { $told }, а в соревновании записано { $recorded }
attach-fault-other-opening = по жребию выпало начало { $number }, а партия начинается иначе

attach-warning-white = белые: в файле «{ $found }», а в соревновании «{ $expected }»
attach-warning-black = чёрные: в файле «{ $found }», а в соревновании «{ $expected }»
attach-warning-round = в файле указан тур { $found }
attach-warning-unplayed = результат { $recorded }, без игры, но ходов в партии: { $moves }
attach-warning-other-start = партия начинается с особой позиции
attach-warning-no-result = в файле не указано, чем закончилась партия

unmatched = партия { $number } (строка { $line }), { $white } – { $black }: { $why }
no-place-other-round = она относится к туру { $round }
no-place-no-names = в этом туре нет пары с такими фамилиями
no-place-taken = { $key }: партия из этого файла уже приложена
