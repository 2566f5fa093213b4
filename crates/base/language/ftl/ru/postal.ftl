# Письма судьи и то, что стоит на бумагах игры по переписке.

letters-charged-next = { $days } ({ $clause }), со следующим письмом
letters-control-per-moves = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
} на каждые { $more ->
    [one] { $more } ход
    [few] { $more } хода
   *[other] { $more } ходов
}
letters-control-bank = всего { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
}, каждый ход добавляет { $more ->
    [one] { $more } день
    [few] { $more } дня
   *[other] { $more } дней
}
letters-control-each-move = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
} на каждый ход
