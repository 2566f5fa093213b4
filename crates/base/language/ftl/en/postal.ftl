# Letters of the arbiter and what stands on papers of correspondence.

letters-charged-next = { $days } ({ $clause }), with the next letter
letters-control-per-moves = { $days ->
    [one] { $days } day
   *[other] { $days } days
} for every { $more ->
    [one] move
   *[other] { $more } moves
}
letters-control-bank = { $days ->
    [one] { $days } day
   *[other] { $days } days
} in all, { $more ->
    [one] { $more } day
   *[other] { $more } days
} added by each move
letters-control-each-move = { $days ->
    [one] { $days } day
   *[other] { $days } days
} for each move
