# Teisėjo laiškai ir tai, kas stovi žaidimo susirašinėjant popieriuose.

letters-charged-next = { $days } ({ $clause }), su kitu laišku
letters-control-per-moves = { $days ->
    [one] { $days } diena
    [few] { $days } dienos
   *[other] { $days } dienų
} kiekvienam { $more ->
    [one] { $more } ėjimui
    [few] { $more } ėjimams
   *[other] { $more } ėjimų
}
letters-control-bank = iš viso { $days ->
    [one] { $days } diena
    [few] { $days } dienos
   *[other] { $days } dienų
}, kiekvienas ėjimas prideda { $more ->
    [one] { $more } dieną
    [few] { $more } dienas
   *[other] { $more } dienų
}
letters-control-each-move = { $days ->
    [one] { $days } diena
    [few] { $days } dienos
   *[other] { $days } dienų
} kiekvienam ėjimui
