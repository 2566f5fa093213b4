# Ką teisėjas užrašo apie lentą.

board-stands = Ėjimas: { $side }, padaryta pusėjimių: { $ply }; { $position }
board-clock = { $side }: liko { $left }, sunaudota { $used }, ėjimų { $moves }{ $runs ->
    [yes] , laikrodis eina
   *[no] { "" }
}{ $trouble ->
    [yes] , ceitnotas
   *[no] { "" }
}; { $record ->
    [may-stop] gali neužrašinėti
    [may-tick] gali žymėti ėjimus brūkšneliais
    [none] neužrašinėja
   *[record] privalo užrašinėti
}
board-due = Dabar reikia spręsti: { $ruling }
board-noted = { $side }, po { $ply } pusėjimių: { $what }
board-waits = { $side }: { $what }. Reikia sprendimo:
board-choice = „{ $line }“ duoda { $position }
board-counter = Skaitiklis: { $counter }
board-result = { $result } ({ $marks })
board-not-a-time = „{ $text }“ nėra laikas, pvz., 1h5m
desk-board = Kas įvyko prie lentos
desk-board-at = Lenta (3, 3.2 arba vardas)
desk-board-after = Laikas nuo pradžios (1h5m; tuščia: dabar)
desk-board-lines = Po vieną įvykį eilutėje, pvz., „irregular white two-moves“, „clock pause“, „claim black repetition“
desk-board-write = Užrašyti
desk-board-help = Visos eilutės, kurias galima užrašyti
