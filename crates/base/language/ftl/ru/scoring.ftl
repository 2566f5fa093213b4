## Points otherwise than by the codes

regulation-fault-points = «{ $text }» — не система очков; следует писать победа-ничья-поражение, например 3-1-0, и далее, что ещё учитывается
regulation-fault-points-without-reason = партии оцениваются { $points }, а положение не объясняет почему
criterion-draw-saldo = сальдо плюсовых и минусовых ничьих
criterion-plus-draws = плюсовые ничьи
criterion-solkoff-plus = Солкоф плюс
criterion-short-draw-saldo = Сальдо
criterion-short-plus-draws = Плюс
criterion-short-solkoff-plus = Солк.+
paper-reckoned-draw-saldo = плюсовые ничьи без минусовых
paper-reckoned-plus-draws = ничьи с устойчивым перевесом
paper-reckoned-solkoff-plus = сумма коэффициентов Солкофа всех соперников
paper-points-for-a-game = Очки за партию
