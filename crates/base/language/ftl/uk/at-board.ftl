# Що суддя записує про дошку.

board-stands = Хід: { $side }, зроблено півходів: { $ply }; { $position }
board-clock = { $side }: лишилося { $left }, витрачено { $used }, ходів { $moves }{ $runs ->
    [yes] , годинник іде
   *[no] { "" }
}{ $trouble ->
    [yes] , цейтнот
   *[no] { "" }
}; { $record ->
    [may-stop] може не записувати
    [may-tick] може ставити позначки замість запису
    [none] запису не веде
   *[record] мусить записувати
}
board-due = Треба вирішити тепер: { $ruling }
board-noted = { $side }, після { $ply } півходів: { $what }
board-waits = { $side }: { $what }. Потрібне рішення:
board-choice = «{ $line }» дає { $position }
board-counter = Лічильник: { $counter }
board-result = { $result } ({ $marks })
board-not-a-time = «{ $text }» — не час, як-от 1:05:00
desk-at-board = Що сталося за дошкою
desk-at-board-at = Дошка (3, 3.2 або ім’я)
desk-at-board-after = Час від початку (1:05:00; порожньо: зараз)
desk-at-board-lines = По одній події в рядку, як у переліку нижче
desk-at-board-write = Записати
desk-at-board-help = Усі рядки, які можна записати
