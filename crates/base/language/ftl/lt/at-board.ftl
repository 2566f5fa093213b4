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
board-not-a-time = „{ $text }“ nėra laikas, pvz., 1:05:00
desk-at-board = Kas įvyko prie lentos
desk-at-board-at = Lenta (3, 3.2 arba vardas)
desk-at-board-after = Laikas nuo pradžios (1:05:00; tuščia: dabar)
desk-at-board-lines = Po vieną įvykį eilutėje, pvz., „irregular white two-moves“, „clock pause“, „claim black repetition“
desk-at-board-write = Užrašyti
desk-at-board-help = Visos eilutės, kurias galima užrašyti
