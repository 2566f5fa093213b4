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
board-due = Надо решить сейчас: { $ruling }
board-noted = { $side }, после { $ply } полуходов: { $what }
board-waits = { $side }: { $what }. Нужно решение:
board-choice = «{ $line }» даёт { $position }
board-counter = Счётчик: { $counter }
board-result = { $result } ({ $marks })
board-not-a-time = «{ $text }» — не время, как 1:05:00
desk-at-board = Что случилось за доской
desk-at-board-at = Доска (3, 3.2 или имя)
desk-at-board-after = Время от начала (1:05:00; пусто: сейчас)
desk-at-board-lines = По одному событию в строке, как в перечне ниже
desk-at-board-write = Записать
desk-at-board-help = Все строки, которые можно записать
