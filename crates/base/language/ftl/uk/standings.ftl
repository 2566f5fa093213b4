# Місця: критерії в разі рівності очок, з чого їх обчислено, чим різняться рядки таблиці.

## Критерії

criterion-play-off = додаткове змагання
criterion-encounter = особиста зустріч
criterion-shmulyan = коефіцієнт Шмульяна
criterion-sonneborn-berger = коефіцієнт Зоннеборна-Бергера
criterion-berger = коефіцієнт Бергера
criterion-solkoff = коефіцієнт Солкофа
criterion-truncated = урізаний коефіцієнт Солкофа
criterion-median = медіанний коефіцієнт Солкофа
criterion-wins = кількість перемог
criterion-results-by-place = результат з іншими учасниками у порядку місць
criterion-match-points = очки за матчі
criterion-board-points = очки на всіх дошках
criterion-team-product = коефіцієнт команди
criterion-places-on-boards = сума місць на дошках
criterion-board-by-board = результат на першій, другій і т. д. дошках

## Ті самі в заголовку стовпця

criterion-short-play-off = Дод.
criterion-short-encounter = Ос. з.
criterion-short-shmulyan = Шм.
criterion-short-sonneborn-berger = З-Б
criterion-short-berger = Берг.
criterion-short-solkoff = Солк.
criterion-short-truncated = Урізаний
criterion-short-median = Медіан.
criterion-short-wins = Перемоги
criterion-short-results-by-place = За місцями
criterion-short-match-points = Матчі
criterion-short-board-points = Дошки
criterion-short-team-product = Коеф.
criterion-short-places-on-boards = Місця
criterion-short-board-by-board = По дошках

## З чого складається значення

source-opponents-points = очки суперника
source-withdrawn = { $own } і ще { $average } як середній результат очкової групи
source-last-finisher = за плюс — очки останнього з тих, хто закінчив змагання
source-lowest-score = за плюс — найменша кількість очок у турнірі
source-result = результат, { $value }
source-place = { $board ->
    [none] місце в додатковому змаганні
   *[other] місце на дошці { $board }
}
source-board = очки на дошці { $value }
source-opponents-boards = усі очки суперника на дошках
source-opponents-solkoff = коефіцієнт Солкофа суперника
source-against = очки проти учасників на місцях { $first }–{ $last }

how-played = зіграно
how-forfeit = без гри
how-adjourned = відкладено
how-free = вільний від гри, плюс

## Чому таке місце

parting-score = більше очок: { $above } проти { $below }
parting-criterion = рівність очок; { $criterion }: { $above } проти { $below }
place-shared = рівність за всіма критеріями: поділ місць { $first }–{ $last }
place-unplaced = вибуття до половини турніру, без місця в заліку

parted-by-score = більше очок
parted-by-criterion = { $criterion }{ $step ->
    [1] { "" }
   *[other] , крок { $step }
}
parted-by-bracket = вихід далі за сіткою
parted-by-match = результат матчу

standings-note-unfinished = { $open ->
    [one] бракує { $open } результату: це місця на цей момент
   *[other] бракує { $open } результатів: це місця на цей момент
}
standings-note-adjourned = { $games ->
    [one] { $games } відкладену партію враховано як є
    [few] { $games } відкладені партії враховано як є
   *[other] { $games } відкладених партій враховано як є
}
standings-note-rounds-left = { $rounds ->
    [one] лишилося зіграти { $rounds } тур
    [few] лишилося зіграти { $rounds } тури
   *[other] лишилося зіграти { $rounds } турів
}
standings-note-no-order = ні правила, ні Регламент не розподіляють місць у разі рівності очок: місця поділено
standings-note-undecided = переможця ще немає: це місця на цей момент
standings-note-order-changed = порядок критеріїв при рівності очок змінено головним суддею після початку: { $reason }
standings-note-by-bracket = місця визначено за сіткою
standings-note-by-match = місця визначено за результатом матчу

order-from-regulation = порядок за Регламентом
order-from-edition = порядок пізнішої редакції
order-from-code = порядок за правилами
order-from-nobody = порядку критеріїв не визначено

no-standings-no-such-stage = { $stage } не існує; усього етапів: { $stages }
no-standings-no-regulation = Регламенту змагань ще немає
no-standings-not-paired = пари { $round }-го туру ще не складено; усього складено турів: { $paired }
no-standings-faulty = за таким Регламентом змагання проводити не можна: { $value }
no-standings-sheet = { $value }

standings-error-no-such-opponent = { $entrant }: у { $round }-му турі суперник { $opponent }, якого немає в таблиці
standings-error-no-boards = { $number ->
    [0] для підрахунку очок потрібні результати на окремих дошках, а їх немає
   *[other] для критерію № { $number } потрібні результати на окремих дошках, а їх немає
}
