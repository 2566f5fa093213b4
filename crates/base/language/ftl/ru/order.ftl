## Which order decides on equal points

order-stands-from-regulation = При равенстве очков по положению:
order-stands-from-edition = При равенстве очков, как в более поздней редакции правил:
order-stands-from-code = При равенстве очков по правилам:
order-stands-from-nobody = При равенстве очков места делятся: ни правила, ни положение не устанавливают порядка.
order-changed = Изменено после начала (запись { $seq }): { $reason }

## A later edition of a code

edition-source = Где напечатан текст
edition-from = Действует с
edition-until = Действует до
edition-order = Порядок при равенстве очков
edition-team-order = Порядок при равенстве очков, команды
edition-changes = Иначе об игре
edition-no-changes = Об игре она говорит то же, что и встроенный кодекс.
edition-before = Встроено
edition-now = В этой редакции
edition-try = Вставьте более позднюю редакцию правил, чтобы увидеть, что в ней иначе. Соревнование проводится по ней, если тот же текст вставить в форму нового соревнования.
