# Что судья записывает о доске.

board-stands = Ход: { $side }, сделано полуходов: { $ply }; { $position }
board-clock = { $side }: осталось { $left }, израсходовано { $used }, ходов { $moves }{ $runs ->
    [yes] , часы идут
   *[no] { "" }
}{ $trouble ->
    [yes] , цейтнот
   *[no] { "" }
}; { $record ->
    [may-stop] может не записывать
    [may-tick] может ставить отметки вместо записи
    [none] записи не ведёт
   *[record] обязан записывать
}
board-noted = { $side }, после { $ply } полуходов: { $what }
board-waits = { $side }: { $what }. Нужно решение:
board-waits-together = { $side }: { $what }. Это тоже ждёт и решается вместе с первым
board-waits-next = { $side }: { $what }. Это тоже ждёт и решается следующим
board-choice = «{ $line }» даёт { $position }
board-result = { $result } ({ $marks })
board-not-a-time = «{ $text }» — не время, как 1:05:00
desk-at-board = Что случилось за доской
desk-at-board-at = Доска (3, 3.2 или имя)
desk-at-board-after = Время от начала (1:05:00; пусто: сейчас)
desk-at-board-lines = По одному событию в строке, как в перечне ниже
desk-at-board-write = Записать
desk-at-board-help = Все строки, которые можно записать

board-due = Надо решить сейчас: { $why }: { $outcome }{ $scope ->
    [encounter] , вся встреча
   *[game] { "" }
}
board-counter = { $counter }: { $now } из { $limit } ({ $unit })
board-draw-reached = Ничья: { $counter }, { $now } из { $limit } ({ $unit }). Запишите «{ $line }»
board-penalty = { $side }: нарушений { $count }. Подумайте о наказании: { $lines }
board-penalty-line = «{ $line }» ({ $step })
board-flags-go-on = Оба флажка упали: игра продолжается
board-adjourned-to-think = Партия прервана, оба хода часов остановлены. Когда позиция скопирована, { $side } обдумывают записываемый ход: «{ $line }»
board-adjourned-to-seal = { $side } тайно записывают ход. Когда он в конверте: «{ $line }»
board-adjourned-sealed = Ход записан втайне ({ $side }). Когда игра возобновится, вскройте конверт и напишите «{ "sealed" } ХОД»; с этого момента идут часы соперника, даже если его нет. Если ход невозможен, { $side } проигрывают: «{ "sealed impossible" }»
board-both-flags = Оба флажка упали: решает арбитр
board-both-lose = Проиграли оба: { $why }
board-annulled = Партия аннулирована: { $why }
board-clock-line = Исправляют за счёт времени нарушителя: «{ $line }»
board-refused = отклонено: { $why }
board-record-gap = { $side }: не записано ходов: { $missing }, больше, чем позволяет кодекс
board-restored-too-late = { $side }: запись восстанавливали слишком долго; арбитр может засчитать поражение
board-warn-after = { $side }: предупредить о времени в { $after } от начала
board-sheet = { $side }: подписанный бланк сдан
board-restoring = Запись восстанавливают { $pays ->
    [white] за счёт времени белых
    [black] за счёт времени чёрных
    [both] за счёт времени обоих, поровну
   *[nobody] при остановленных часах
}
noted-irregularity = { $value }
noted-mended-at-once = { $value }, исправлено сразу
noted-accepted = { $value }, принято
noted-rewound = { $value }, переиграно оттуда
noted-wrong-claim = Неверное требование
noted-sanction = Взыскание: { $value }
clock-why-flag = { $color }: флажок упал после { $needed ->
    [none] { $made } ходов, время на всю партию
   *[other] { $made } ходов из { $needed }
}
clock-why-both-flags = оба флажка упали
clock-why-late = { $color }: опоздание { $by }, разрешено { $limit }
clock-why-both-late = оба опоздали на { $by }, разрешено { $limit }
clock-why-never-came = { $value }: упал флажок игрока, которого не было
clock-why-stopped = { $value }: остановлены часы
clock-why-stopped-for-draw = { $value }: остановлены часы ради ничьей
clock-why-right-claim = { $value }: обоснованное требование ничьей
clock-why-wrong-claim = { $value }: неверное требование ничьей, тем временем истекло время
clock-why-sealed-move = { $value }: записанный ход невозможен
clock-why-final-move = { $value }: соперник остался без хода до падения флажка
clock-outcome-loses = { $value }: поражение
clock-outcome-both-lose = проигрывают оба
clock-outcome-draw = ничья
clock-outcome-goes-on = игра продолжается
clock-outcome-arbiter-decides = решает арбитр
not-written-game = { $value }
not-written-words = { $value }
not-written-clock = { $value }
not-written-note = { $value }
not-written-no-clock = на этой доске нет часов
not-written-not-executable = «{ $mv }» — не один ход, который { $by } могут здесь сделать; ничего не записано. Если это конверт другого стола, закройте его снова; если так написано на бланке ({ $by }), { $by } проигрывают: «{ "sealed impossible" }»
not-written-sealed-move-unsaid = запись ждёт тайно записанного хода: напишите «{ "sealed" } ХОД», и часы пойдут вместе с ним
not-written-too-long = строка слишком длинная ({ $value } знаков)
not-written-too-many = строк слишком много
line-refusal-text = { $value }
line-refusal-refused = { $value }
not-a-line-unknown = ни одна строка не начинается с «{ $value }»
not-a-line-missing = не хватает: { $value }
not-a-line-no-side = «{ $value }» — не белая и не чёрная сторона
not-a-line-no-square = на доске нет поля «{ $value }»
not-a-line-no-piece = «{ $value }» не фигура позиции
not-a-line-no-move = «{ $value }» — не ход
not-a-line-not-one-move = { $count ->
    [0] «{ $text }» — невозможный ход после { $ply } полуходов
   *[other] «{ $text }» может означать { $count } ходов после { $ply } полуходов
}
not-a-line-no-number = «{ $value }» — не подходящее здесь число
not-a-line-none-of = «{ $word }» — не { $of }; известны: { $known }
phrase-which-irregularity = какое нарушение
phrase-a-number = число
phrase-the-time-that-is-left = оставшееся время
phrase-the-letter-of-a-side = буква стороны
phrase-claim = требование
phrase-irregularity = нарушение
phrase-sanction = взыскание
phrase-counter = счётчик
not-an-event-unknown = «{ $value }» — не событие часов
not-an-event-no-side = «{ $value }» — не белая и не чёрная сторона
not-an-event-no-time = «{ $value }» — не время вроде 4:59
not-an-event-no-number = «{ $value }» — не количество ходов
not-noted-unknown = «{ $value }» сюда не подходит
not-noted-side = { $value }
not-noted-no-break = { $clauses-count ->
    [0] правила не знают перерыва во время партии
   *[other] короткий перерыв берут только на контрольном ходу; сделано ходов: { $made }
}
not-noted-no-clock = на этой доске нет часов
clock-refused-time-runs-back = это на { $back } раньше предыдущей записи
clock-refused-not-started = игра ещё не начата
clock-refused-started-already = игра уже начата
clock-refused-over = игра окончена
clock-refused-flag-fell = { $color }: флажок упал { $ago } назад
clock-refused-standing = часы остановлены
clock-refused-not-standing = часы не остановлены
clock-refused-not-to-move = { $value }: сейчас ход соперника
clock-refused-absent = { $value }: нет за доской
clock-refused-present = { $value }: уже за доской
clock-refused-absent-runs = часы отсутствующего идут, пока он не придёт
clock-refused-pause-lasts = перерыв перед второй партией продлится ещё { $left }
clock-refused-pause-length = перерыв перед второй партией — 5–10 минут, а не { $pause }
clock-refused-nothing-to-judge = ни один флажок не упал, никто не опоздал
clock-refused-players-claim = о падении флажка заявляет только игрок партии
clock-refused-arbiter-stops = останавливать часы может только арбитр
clock-refused-flag-down-already = { $color }: флажок упал; о неисправности надо было сказать раньше
clock-refused-giver-untouched = { $giver }: время сеансёра никогда не меняют
clock-refused-no-claim = никакое требование не проверяется
clock-refused-not-both-flags = упали не оба флажка
clock-refused-no-time = { $value }: не останется времени, чтобы играть дальше
clock-refused-fewer-moves = { $color }: по часам { $made } ходов, значит не { $shown }
clock-refused-too-many-moves = { $shown } ходов — больше, чем бывает в партии ({ $most })
clock-refused-no-unproved-count = этот кодекс не знает продолжения с недоказанным числом ходов
clock-refused-no-adjournment = этот кодекс не знает откладывания с записанным ходом
clock-refused-too-early-to-adjourn = партию можно отложить после { $needed } хода, а не после { $made }; если сделано больше, сначала запишите их
clock-refused-wrong-sealer = { $sealer }: эта сторона записывает ход, поэтому партию откладывают на её ходу
clock-refused-not-interrupted = партия не прервана
clock-refused-not-sealed = ни один ход не записан в конверт
console-no-choice = Этот кодекс не оставляет выбора: нарушение исправляют

irregular-ir01 = { irregular-1 }
irregular-ir02 = { irregular-2 }
irregular-ir03 = { irregular-3 }
irregular-ir04 = { irregular-4 }
irregular-ir05 = { irregular-5 }
irregular-ir06 = { irregular-6 }
irregular-ir07 = { irregular-7 }
irregular-ir08 = { irregular-8 }
irregular-ir09 = { irregular-9 }
irregular-ir10 = { irregular-10 }
irregular-ir11 = { irregular-11 }
irregular-ir12 = { irregular-12 }
irregular-ir13 = { irregular-13 }
irregular-ir14 = { irregular-14 }
irregular-ir15 = { irregular-15 }
irregular-ir16 = { irregular-16 }
irregular-ir17 = { irregular-17 }
irregular-ir18 = { irregular-18 }
irregular-ir19 = { irregular-19 }
irregular-ir20 = { irregular-20 }
irregular-ir21 = { irregular-21 }
irregular-ir22 = { irregular-22 }
irregular-ir23 = { irregular-23 }
irregular-ir24 = { irregular-24 }
irregular-ir25 = { irregular-25 }
irregular-ir26 = { irregular-26 }
irregular-ir27 = { irregular-27 }
irregular-ir28 = { irregular-28 }
irregular-ir29 = { irregular-29 }
irregular-ir30 = { irregular-30 }
irregular-ir31 = { irregular-31 }
irregular-ir32 = { irregular-32 }
irregular-ir33 = { irregular-33 }

board-line-moves = ходы, насколько они известны
board-line-played = ход, после которого переключены часы
board-line-offer = ничью предлагают, принимают, отклоняют
board-line-claim-repetition = требование ничьей по повторению: объявленным ходом или со столькими ходами, которые видел судья
board-line-claim-counting = требование ничьей по счёту ходов
board-line-claim-last-minute = ничьей требует игрок, которому не хватает времени
board-line-claim-quick-finish = судья позван после отклонённого предложения
board-line-establish = судья фиксирует ничью, которой достиг счётчик
board-line-found = что установил судья: никто не может выиграть или показан выигрыш
board-line-flag = упал флажок; если оба, то какой первым
board-line-ends = игрок сдаётся, останавливает часы или не выполняет правил
board-line-absent = кто-то не пришёл
board-line-irregular = нарушение, сразу исправленное или нет, и доска после него
board-line-decide = исправить или оставить, по слову того, кто решает
board-line-rewind = столбовые шашки: игра возвращается к неправильному полуходу
board-line-touched = рука коснулась шашки на этом поле без предупреждения
board-line-adjusts = игрок предупреждает и поправляет шашки
board-line-carried = шашку повели к полю, но ещё не отпустили
board-line-released = шашку поставили на поле и отпустили
board-line-removing = взятые шашки снимают: все или нет
board-line-reached = простая дошла до последнего ряда: сказано, кто обозначает дамку
board-line-sanction = ступень взысканий этого кодекса
board-line-award = судья решает и говорит почему
board-line-undo = остаются только столько первых строк
board-line-clock-start = сигнал к началу, и кого нет
board-line-clock-arrive = опоздавший пришёл, или его причина уважительна
board-line-clock-press = часы переключены, или последний ход оставляет соперника без ходов
board-line-clock-pause = судья останавливает оба хода, пускает дальше или пускает один
board-line-clock-add = время добавляют, отнимают или ставят
board-line-clock-replace = неисправные часы заменены, или флажок под сомнением
board-line-clock-stop = игрок останавливает часы
board-line-clock-judge = судья решает о флажке или разрешает играть дальше с таким временем
board-line-clock-claim = требование ничьей с часами и решение о нём
board-line-clock-shown = ходы контроля показаны или не доказаны
board-line-clock-adjourn = партия прервана, ход записан, конверт вскрыт, игра окончена
board-line-sealed = конверт вскрыт: записанный ход сделан, или он невозможен и его игрок проигрывает
board-line-missing = стольких ходов нет на бланке, или они восстановлены за это время
board-line-break = игрок просит короткий перерыв
board-line-sight = игрок не видит часов: сказано, когда его предупреждать
board-line-sheet = игрок сдал подписанный бланк
board-choice-plain = «{ $line }»
board-demand = { $rule } { $reading }
board-demand-wrong_board = Партия аннулируется и играется заново, когда бы это ни заметили
board-demand-accepted_by_moving = Как только соперник сделает ход, всё остаётся как есть
board-demand-corrected_wholly = Исправляют полностью или никак
board-demand-condoned_by_moving = Как только соперник сделает ход, ошибка прощена
board-demand-complained_in_time = После партии жалобы не принимаются
board-demand-nobodys_fault = Что произошло не по вине игроков, не является нарушением: позицию восстанавливают, никого не наказывают и времени ни с кого не снимают
board-hand = { $side }, { $point }: { $rule }
board-hand-moves = Остаются ходы: { $moves }
board-hand-line = Чтобы записать: «{ $line }»
not-noted-no-piece = на поле «{ $value }» ничего не стоит
not-noted-not-his = на поле «{ $value }» шашка соперника
not-noted-off-turn = сейчас не очередь: { $value }
not-noted-not-last-row = «{ $value }» не на последнем ряду этого игрока
console-position = Доска после него, если известна (например W:W31,32:B1-20)

board-offer-noted = { $side }: предложена ничья; оба отмечают это на бланках. Ответ: «{ $yes }», «{ $no }» или ход
board-watch = Обоим не хватает времени: ходы должен записывать кто-то другой

noted-corrected = { $value }, исправлено
