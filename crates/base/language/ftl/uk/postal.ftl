# Листи судді та те, що стоїть на паперах гри листуванням.

letters-charged-next = { $days } ({ $clause }), із наступним листом
letters-control-per-moves = { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[other] { $days } днів
} на кожні { $more ->
    [one] { $more } хід
    [few] { $more } ходи
   *[other] { $more } ходів
}
letters-control-bank = усього { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[other] { $days } днів
}, кожен хід додає { $more ->
    [one] { $more } день
    [few] { $more } дні
   *[other] { $more } днів
}
letters-control-each-move = { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[other] { $days } днів
} на кожен хід
