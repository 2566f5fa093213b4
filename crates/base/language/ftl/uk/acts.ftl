# Що роблять на змаганні, хай яким шляхом про це просять.
act-none-of = «{ $text }» тут невідоме; можливе одне з: { $known }
act-not-rounds = «{ $text }» не називає турів; пишіть 3, або 3,5, або 2-4
act-or-ahead = { $next }, або все одно починайте
act-only-in-swiss = Лише у швейцарських турах пари складають наперед і послаблюють правила; цей тур складіть вручну або рішенням.
act-opening = Стіл { $table }: дебют { $opening }
act-relax = Послабити правило в цьому турі
act-relax-help = По одному правилу в рядку: third-colour, rematch:1:4, prohibition:1:4, free:5; номери або імена. За рішенням головного судді, з причиною.
tokens-scope-events = Створювати змагання і діяти за їхніми суддівськими столами
act-confirm = перегляньте, що зміниться; позначте, що знаєте про це, і надішліть ще раз
act-confirm-typed = щоб усе ж зробити це, додайте confirmed=yes
act-confirmed = Я знаю, що зміниться; виконати
act-pair-again = Скасувати цей тур і провести жеребкування знову
act-pair-again-text = Тур і всі пізніші скасовуються разом з усім, що на них спирається. Спершу показано, що зміниться; результати пар, які лишаються тими самими, зберігаються.
act-without = Хто перед тим вибуває зі змагання, по одному в рядку
act-tie-breaks = Рівні очки
act-tie-breaks-order = Показники, по одному в рядку
act-tie-breaks-help = Назва порядку ({ $orders }), показники в їхньому порядку або { $usual } для порядку кодексу. Після початку їх змінює лише головний суддя, і кожна таблиця друкує причину.
act-tie-breaks-set = Змінити показники
act-points = Скільки очок дають партії
act-points-system = Очки
act-points-help = Система ({ $systems }) або повний запис, наприклад { $example }; { $usual } для 2-1-0. Положення друкує причину.
act-points-set = Змінити нарахування очок
# Таблиці результатів, як їх публікують інші.
table-faulty = Таблицю не можна взяти: { $count ->
    [one] { $count } помилка
    [few] { $count } помилки
   *[other] { $count } помилок
}
table-fault-no-numbered-columns = у жодному рядку немає стовпців з номерами 1, 2, 3 і далі
table-fault-no-names = у жодному стовпці немає імен
table-fault-cell = рядок { $row }, стовпець { $column }: «{ $text }» не результат
table-fault-nobody = рядок { $row }, стовпець { $column }: номера { $number } немає
table-fault-contradiction = рядок { $row }, стовпець { $column }: { $own } і { $other } подають свою партію по-різному
table-fault-points = рядок { $row }: результати { $name } дають { $found }, а надруковано { $printed } (два за перемогу)
table-begun = У цьому змаганні вже є учасники; таблицю вводять у нове.
table-too-many = У таблиці партій: { $games }; за один раз вводять не більше { $most }.
table-teams = Таблицю команд увести не можна; введіть матчі по одному.
table-is-a-cross-table = Це шахівниця, де всі грають з усіма; змаганню потрібна колова система, кіл: { $cycles }.
table-is-by-rounds = Ця таблиця за турами ({ $rounds }); змаганню потрібна швейцарська система.
table-would = Було б уведено: учасників { $players }, партій { $games }.
table-entered = Уведено: учасників { $players }, партій { $games }.
table-as-published = як опубліковано
table-same = Усі рядки ({ $lines }) збігаються з таблицею.
table-differs = З таблицею розходяться { $count ->
    [one] { $count } клітинка
    [few] { $count } клітинки
   *[other] { $count } клітинок
}:
table-difference = рядок { $row }, { $name }: { $what }
table-differs-nobody = такого імені в змаганні немає
table-differs-place = надруковано місце { $printed }, тут { $own }
table-differs-points = надруковано очок { $printed }, тут { $own }
table-differs-coefficient = { $column }: надруковано { $printed }, тут { $own }
table-differs-game = стовпець { $column }: надруковано { $printed }, тут { $own }
table-not-compared = Не порівняно стовпці: { $columns }
act-import-table = Увести змагання з опублікованої таблиці
act-import-table-text = Шахівниця або таблиця за турами з клітинками на зразок 12w2: CSV, електронна таблиця або HTML, збережений зі сторінки. Змагання має бути новим.
act-compare-table = Порівняти з опублікованою таблицею
act-table-file = Таблиця
act-table-pasted = Або сама таблиця, скопійована зі сторінки чи електронної таблиці
act-table-dry-run = Лише сказати, що було б уведено
