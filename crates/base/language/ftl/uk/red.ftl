# In checkers Red begins (WCDF-1.13, UA-VII.Inv.11): what is said there instead of the messages without "red-".

red-color-black = червоні
red-board-black = Червоні
red-board-man-black = червона проста
red-board-king-black = червона дамка
red-site-black = Червоні
red-site-seat-black = Червоні
red-happened-award-black = арбітр присуджує партію червоним
red-desk-says-black = Червоні кажуть
red-letters-score-black = перемога червоних
red-act-word-black = виграли червоні
red-course-result-black = Виграють червоні.
red-bulletin-black-to-move = Хід червоних
red-board-restoring = Запис відновлюють { $pays ->
    [white] за рахунок часу білих
    [black] за рахунок часу червоних
    [both] за рахунок часу обох, порівну
   *[nobody] при зупинених годинниках
}
red-event-column-black = { event-column-red }
red-paper-black = { paper-red }
red-paper-black-letter = { paper-red-letter }
red-paper-black-sign = { paper-red-sign }
red-paper-black-name = { paper-red-name }

## Where the pairing speaks of White it means whoever begins

red-unwelcome-colour-difference = кількість партій червоними і білими різнилася б надто сильно
red-colour-story-number = за номером у першому турі: непарні номери грають { $odd-kind ->
    [white] червоними
   *[black] білими
}
red-colour-story-odd-white = непарні номери грають червоними
red-colour-story-smaller-white = обидва номери непарні або обидва парні, червоними грає менший
red-colour-story-fewer-whites = меншу кількість партій червоними має { $value }
red-colour-story-black-before = { $games-ago ->
    [1] { $who }: остання партія — білими
   *[other] { $who }: партія № { $games-ago } з кінця — білими, у суперника — червоними
}
red-basis-table = { $drawn ->
    [yes] { $row }-й тур таблиці, обраний жеребом з тих, що лишилися: номер { $white } — червоні, номер { $black } — білі
   *[no] { $row }-й тур таблиці: номер { $white } — червоні, номер { $black } — білі
}
red-broken-rule-third-colour = { $entrant }: третя партія поспіль { $color-kind ->
    [white] червоними
   *[black] білими
}
red-differs-colours = за столом { $table } червоними грає { $white }, а за правилами — { $black }
red-difference-colours = кольори мають бути такі: { $value-white } (червоні) – { $value-black } (білі)
