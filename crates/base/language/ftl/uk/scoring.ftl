## Points otherwise than by the codes

regulation-fault-points = «{ $text }» — не система очок; слід писати перемога-нічия-поразка, наприклад 3-1-0, і далі, що ще враховується
regulation-fault-points-without-reason = партії оцінюються { $points }, а положення не пояснює чому
criterion-draw-saldo = сальдо плюсових і мінусових нічиїх
criterion-plus-draws = плюсові нічиї
criterion-solkoff-plus = Солкоф плюс
criterion-short-draw-saldo = Сальдо
criterion-short-plus-draws = Плюс
criterion-short-solkoff-plus = Солк.+
paper-reckoned-draw-saldo = плюсові нічиї без мінусових
paper-reckoned-plus-draws = нічиї зі стійкою перевагою
paper-reckoned-solkoff-plus = сума коефіцієнтів Солкофа всіх суперників
paper-points-for-a-game = Очки за партію
