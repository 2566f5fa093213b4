# Места: критерии при равенстве очков, из чего они вычислены, чем различаются строки таблицы.

## Критерии

criterion-play-off = дополнительное соревнование
criterion-encounter = личная встреча
criterion-shmulyan = коэффициент Шмульяна
criterion-sonneborn-berger = коэффициент Зонненборна-Бергера
criterion-berger = коэффициент Бергера
criterion-solkoff = коэффициент Солкофа
criterion-truncated = усечённый коэффициент Солкофа
criterion-median = медианный коэффициент Солкофа
criterion-wins = количество побед
criterion-results-by-place = результат с другими участниками в порядке мест
criterion-match-points = очки за матчи
criterion-board-points = очки на всех досках
criterion-team-product = коэффициент команды
criterion-places-on-boards = сумма мест на досках
criterion-board-by-board = результат на первой, второй и т. д. досках

## Те же в заголовке столбца

criterion-short-play-off = Доп.
criterion-short-encounter = Л. в.
criterion-short-shmulyan = Шм.
criterion-short-sonneborn-berger = З-Б
criterion-short-berger = Берг.
criterion-short-solkoff = Солк.
criterion-short-truncated = Усечён.
criterion-short-median = Медиан.
criterion-short-wins = Победы
criterion-short-results-by-place = По местам
criterion-short-match-points = Матчи
criterion-short-board-points = Доски
criterion-short-team-product = Коэф.
criterion-short-places-on-boards = Места
criterion-short-board-by-board = По доскам

## Из чего складывается значение

source-opponents-points = очки соперника
source-withdrawn = { $own } и ещё { $average } как средний результат очковой группы
source-last-finisher = за плюс — очки последнего из закончивших соревнование
source-lowest-score = за плюс — наименьшее количество очков в турнире
source-result = результат, { $value }
source-place = { $board ->
    [none] место в дополнительном соревновании
   *[other] место на доске { $board }
}
source-board = очки на доске { $value }
source-opponents-boards = все очки соперника на досках
source-opponents-solkoff = коэффициент Солкофа соперника
source-against = очки против участников на местах { $first }–{ $last }

how-played = сыграно
how-forfeit = без игры
how-adjourned = отложено
how-free = свободный от игры, плюс

## Почему такое место

parting-score = больше очков: { $above } против { $below }
parting-criterion = равенство очков; { $criterion }: { $above } против { $below }
place-shared = равенство по всем критериям: делёж мест { $first }–{ $last }
place-unplaced = выбытие до половины турнира, без места в зачёте

parted-by-score = больше очков
parted-by-criterion = { $criterion }{ $step ->
    [1] { "" }
   *[other] , шаг { $step }
}
parted-by-bracket = выход дальше по сетке
parted-by-match = результат матча

standings-note-unfinished = { $open ->
    [one] не хватает { $open } результата: это места на данный момент
   *[other] не хватает { $open } результатов: это места на данный момент
}
standings-note-adjourned = { $games ->
    [one] { $games } отложенная партия учтена как есть
    [few] { $games } отложенные партии учтены как есть
   *[other] { $games } отложенных партий учтены как есть
}
standings-note-rounds-left = { $rounds ->
    [one] осталось сыграть { $rounds } тур
    [few] осталось сыграть { $rounds } тура
   *[other] осталось сыграть { $rounds } туров
}
standings-note-no-order = ни правила, ни положение не распределяют места при равенстве очков: места поделены
standings-note-undecided = победителя ещё нет: это места на данный момент
standings-note-order-changed = порядок критериев при равенстве очков изменён главным судьёй после начала: { $reason }
standings-note-by-bracket = места определены по сетке
standings-note-by-match = места определены по результату матча

order-from-regulation = порядок по положению
order-from-edition = порядок более поздней редакции
order-from-code = порядок по правилам
order-from-nobody = порядок критериев не определён

no-standings-no-such-stage = { $stage } не существует; всего этапов: { $stages }
no-standings-no-regulation = положения о соревновании ещё нет
no-standings-not-paired = пары { $round }-го тура ещё не составлены; всего составлено туров: { $paired }
no-standings-faulty = по такому положению проводить соревнование нельзя: { $value }
no-standings-sheet = { $value }

standings-error-no-such-opponent = { $entrant }: в { $round }-м туре соперник { $opponent }, которого нет в таблице
standings-error-no-boards = { $number ->
    [0] для подсчёта очков нужны результаты на отдельных досках, а их нет
   *[other] для критерия № { $number } нужны результаты на отдельных досках, а их нет
}
