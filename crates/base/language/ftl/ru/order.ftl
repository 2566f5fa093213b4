## Which order decides on equal points

order-from-regulation = При равенстве очков по положению:
order-from-code = При равенстве очков по правилам:
order-from-nobody = При равенстве очков места делятся: ни правила, ни положение не устанавливают порядка.
order-changed = Изменено после начала (запись { $seq }): { $reason }
order-prize = приз
