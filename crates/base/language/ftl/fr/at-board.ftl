# Ce que l’arbitre note d’un damier.

board-stands = Trait : { $side }, { $ply } demi-coups joués : { $position }
board-clock = { $side } : reste { $left }, utilisé { $used }, { $moves } coups{ $runs ->
    [yes] , la pendule tourne
   *[no] { "" }
}{ $trouble ->
    [yes] , pressé par le temps
   *[no] { "" }
} ; { $record ->
    [may-stop] peut cesser de noter
    [may-tick] peut cocher les coups
    [none] n’a pas à noter
   *[record] doit noter
}
board-due = À décider maintenant : { $ruling }
board-noted = { $side }, après { $ply } demi-coups : { $what }
board-waits = { $side } : { $what }. Une décision est due :
board-choice = « { $line } » donne { $position }
board-counter = Compteur : { $counter }
board-result = { $result } ({ $marks })
board-not-a-time = « { $text } » n’est pas une durée comme 1:05:00
desk-at-board = Ce qui arrive à un damier
desk-at-board-at = Damier (3, 3.2 ou un nom)
desk-at-board-after = Temps depuis le début (1:05:00 ; vide : maintenant)
desk-at-board-lines = Une chose par ligne, par exemple « irregular white two-moves », « clock pause », « claim black repetition »
desk-at-board-write = Noter
desk-at-board-help = Toutes les lignes possibles
