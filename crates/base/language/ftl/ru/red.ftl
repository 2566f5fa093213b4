# In checkers Red begins (WCDF-1.13, UA-VII.Inv.11): what is said there instead of the messages without "red-".

red-color-black = красные
red-board-black = Красные
red-board-man-black = красная простая
red-board-king-black = красная дамка
red-site-black = Красные
red-site-seat-black = Красные
red-happened-award-black = арбитр присуждает партию красным
red-desk-says-black = Красные говорят
red-letters-score-black = победа красных
red-act-word-black = выиграли красные
red-course-result-black = Выигрывают красные.
red-bulletin-black-to-move = Ход красных
red-board-restoring = Запись восстанавливают { $pays ->
    [white] за счёт времени белых
    [black] за счёт времени красных
    [both] за счёт времени обоих, поровну
   *[nobody] при остановленных часах
}
red-event-column-black = { event-column-red }
red-paper-black = { paper-red }
red-paper-black-letter = { paper-red-letter }
red-paper-black-sign = { paper-red-sign }
red-paper-black-name = { paper-red-name }

## Where the pairing speaks of White it means whoever begins

red-unwelcome-colour-difference = число партий красными и белыми различалось бы слишком сильно
red-colour-story-number = по номеру в первом туре: нечётные номера играют { $odd-kind ->
    [white] красными
   *[black] белыми
}
red-colour-story-odd-white = нечётные номера играют красными
red-colour-story-smaller-white = оба номера нечётные или оба чётные, красными играет меньший
red-colour-story-fewer-whites = меньше партий красными имеет { $value }
red-colour-story-black-before = { $games-ago ->
    [1] { $who }: последняя партия — белыми
   *[other] { $who }: партия № { $games-ago } с конца — белыми, у соперника — красными
}
red-basis-table = { $drawn ->
    [yes] { $row }-й тур таблицы, выбранный жребием из оставшихся: номер { $white } — красные, номер { $black } — белые
   *[no] { $row }-й тур таблицы: номер { $white } — красные, номер { $black } — белые
}
red-broken-rule-third-colour = { $entrant }: третья партия подряд { $color-kind ->
    [white] красными
   *[black] белыми
}
red-differs-colours = за столом { $table } красными играет { $white }, а по правилам — { $black }
red-difference-colours = цвета должны быть такие: { $value-white } (красные) – { $value-black } (белые)
