# Lettres de l’arbitre et ce qui figure sur les papiers du jeu par correspondance.

letters-charged-next = { $days } ({ $clause }), avec la prochaine lettre
letters-control-per-moves = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} pour { $more ->
    [one] { $more } coup
   *[other] { $more } coups
}
letters-control-bank = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} en tout, { $more ->
    [one] { $more } jour
   *[other] { $more } jours
} de plus par coup
letters-control-each-move = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} par coup
