# Что делают на соревновании, каким бы путём об этом ни просили.
act-none-of = «{ $text }» здесь неизвестно; возможно одно из: { $known }
act-not-rounds = «{ $text }» не называет туров; пишите 3, или 3,5, или 2-4
act-or-ahead = { $next }, или всё равно начинайте
act-only-in-swiss = Только в швейцарских турах пары составляют заранее и ослабляют правила; этот тур составьте вручную или решением.
act-opening = Стол { $table }: дебют { $opening }
act-relax = Ослабить правило в этом туре
act-relax-help = По одному правилу в строке: third-colour, rematch:1:4, prohibition:1:4, free:5; номера или имена. По решению главного судьи, с причиной.
tokens-scope-events = Создавать соревнования и действовать за их судейскими столами
act-confirm = посмотрите, что изменится; отметьте, что знаете об этом, и отправьте ещё раз
act-confirm-typed = чтобы всё же сделать это, добавьте confirmed=yes
act-confirmed = Я знаю, что изменится; выполнить
act-pair-again = Отменить этот тур и провести жеребьёвку заново
act-pair-again-text = Тур и все более поздние отменяются вместе со всем, что на них опирается. Сначала показано, что изменится; результаты пар, которые остаются теми же, сохраняются.
act-without = Кто перед этим выбывает из соревнования, по одному в строке
act-tie-breaks = Равные очки
act-tie-breaks-order = Показатели, по одному в строке
act-tie-breaks-help = Название порядка ({ $orders }), показатели в их порядке или { $usual } для порядка кодекса. После начала их меняет только главный судья, и каждая таблица печатает причину.
act-tie-breaks-set = Изменить показатели
act-points = Сколько очков дают партии
act-points-system = Очки
act-points-help = Система ({ $systems }) или полная запись, например { $example }; { $usual } для 2-1-0. Положение печатает причину.
act-points-set = Изменить начисление очков
# Таблицы результатов, как их публикуют другие.
table-faulty = Таблицу нельзя взять: { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[other] { $count } ошибок
}
table-fault-no-numbered-columns = ни в одной строке нет столбцов с номерами 1, 2, 3 и далее
table-fault-no-names = ни в одном столбце нет имён
table-fault-cell = строка { $row }, столбец { $column }: «{ $text }» не результат
table-fault-nobody = строка { $row }, столбец { $column }: номера { $number } нет
table-fault-contradiction = строка { $row }, столбец { $column }: { $own } и { $other } показывают свою партию по-разному
table-fault-points = строка { $row }: результаты { $name } дают { $found }, а напечатано { $printed } (два за победу)
table-begun = В этом соревновании уже есть участники; таблицу вводят в новое.
table-too-many = В таблице партий: { $games }; за один раз вводят не больше { $most }.
table-teams = Таблицу команд ввести нельзя; введите матчи по одному.
table-is-a-cross-table = Это шахматка, где все играют со всеми; соревнованию нужна круговая система, кругов: { $cycles }.
table-is-by-rounds = Эта таблица по турам ({ $rounds }); соревнованию нужна швейцарская система.
table-would = Было бы введено: участников { $players }, партий { $games }.
table-entered = Введено: участников { $players }, партий { $games }.
table-as-published = как опубликовано
table-same = Все строки ({ $lines }) совпадают с таблицей.
table-differs = С таблицей расходятся { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
   *[other] { $count } клеток
}:
table-difference = строка { $row }, { $name }: { $what }
table-differs-nobody = такого имени в соревновании нет
table-differs-place = напечатано место { $printed }, здесь { $own }
table-differs-points = напечатано очков { $printed }, здесь { $own }
table-differs-coefficient = { $column }: напечатано { $printed }, здесь { $own }
table-differs-game = столбец { $column }: напечатано { $printed }, здесь { $own }
table-not-compared = Не сравнивались столбцы: { $columns }
act-import-table = Ввести соревнование из опубликованной таблицы
act-import-table-text = Шахматка или таблица по турам с клетками вроде 12w2: CSV, электронная таблица или HTML, сохранённый со страницы. Соревнование должно быть новым.
act-compare-table = Сравнить с опубликованной таблицей
act-table-file = Таблица
act-table-pasted = Или сама таблица, скопированная со страницы или из электронной таблицы
act-table-dry-run = Только сказать, что было бы введено
