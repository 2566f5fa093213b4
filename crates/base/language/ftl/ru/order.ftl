## Which order decides on equal points

order-stands-from-regulation = При равенстве очков по положению:
order-stands-from-edition = При равенстве очков, как в более поздней редакции правил:
order-stands-from-code = При равенстве очков по правилам:
order-stands-from-nobody = При равенстве очков места делятся: ни правила, ни положение не устанавливают порядка.
order-changed = Изменено после начала (запись { $seq }): { $reason }
order-prize = приз
