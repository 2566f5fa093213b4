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
board-noted = { $side }, après { $ply } demi-coups : { $what }
board-waits = { $side } : { $what }. Une décision est due :
board-choice = « { $line } » donne { $position }
board-result = { $result } ({ $marks })
board-not-a-time = « { $text } » n’est pas une durée comme 1:05:00
desk-at-board = Ce qui arrive à un damier
desk-at-board-at = Damier (3, 3.2 ou un nom)
desk-at-board-after = Temps depuis le début (1:05:00 ; vide : maintenant)
desk-at-board-lines = Une chose par ligne, par exemple « irregular white two-moves », « clock pause », « claim black repetition »
desk-at-board-write = Noter
desk-at-board-help = Toutes les lignes possibles

board-due = À décider maintenant : { $why } : { $outcome }{ $scope ->
    [encounter] , toute la rencontre
   *[game] { "" }
}
board-counter = { $counter } : { $now } sur { $limit } ({ $unit })
board-draw-reached = La partie est nulle : { $counter }, { $now } sur { $limit } ({ $unit }). Notez « { $line } »
board-penalty = { $side } : { $count } irrégularités. Pensez à une sanction : « { $line } »
board-both-flags = Les deux drapeaux sont tombés : l’arbitre décide
board-both-lose = Les deux perdent : { $why }
board-annulled = La partie est annulée : { $why }
board-clock-line = On corrige sur le temps du fautif : « { $line } »
board-refused = refusé : { $why }
board-record-gap = { $side } : { $missing } coups non notés, plus que le code ne le permet
board-restored-too-late = { $side } : la notation a été reconstituée trop tard ; l’arbitre peut déclarer la partie perdue
board-warn-after = { $side } : à avertir du temps à { $after } après le début
board-sheet = { $side } : la feuille signée est remise
board-restoring = La notation est reconstituée { $pays ->
    [white] sur le temps des Blancs
    [black] sur le temps des Noirs
    [both] sur le temps des deux, par moitié
   *[nobody] pendules arrêtées
}
noted-irregularity = { $value }
noted-mended-at-once = { $value }, rectifié aussitôt
noted-accepted = { $value }, accepté
noted-rewound = { $value }, rejoué à partir de là
noted-wrong-claim = Une réclamation non fondée
noted-sanction = Sanction : { $value }
clock-why-flag = { $color } : le drapeau est tombé après { $needed ->
    [none] { $made } coups, le temps étant pour toute la partie
   *[other] { $made } coups sur { $needed }
}
clock-why-both-flags = les deux drapeaux sont tombés
clock-why-late = { $color } : { $by } de retard, { $limit } sont permises
clock-why-both-late = les deux ont { $by } de retard, { $limit } sont permises
clock-why-never-came = { $value } : le drapeau d’un joueur absent est tombé
clock-why-stopped = { $value } : a arrêté la pendule
clock-why-stopped-for-draw = { $value } : a arrêté la pendule pour obtenir la nulle
clock-why-right-claim = { $value } : a réclamé la nulle à bon droit
clock-why-wrong-claim = { $value } : a réclamé la nulle à tort, et le temps s’est écoulé
clock-why-sealed-move = { $value } : le coup sous enveloppe ne peut être joué
clock-why-final-move = { $value } : n’a laissé aucun coup à l’adversaire avant la chute du drapeau
clock-outcome-loses = { $value } : perte
clock-outcome-both-lose = les deux perdent
clock-outcome-draw = nulle
clock-outcome-goes-on = la partie continue
clock-outcome-arbiter-decides = l’arbitre décide
not-written-game = { $value }
not-written-words = { $value }
not-written-clock = { $value }
not-written-note = { $value }
not-written-no-clock = ce damier n’a pas de pendule
not-written-too-long = la ligne est trop longue ({ $value } caractères)
not-written-too-many = il y a trop de lignes
line-refusal-text = { $value }
line-refusal-refused = { $value }
not-a-line-unknown = aucune ligne ne commence par « { $value } »
not-a-line-missing = il manque : { $value }
not-a-line-no-side = « { $value } » n’est ni white ni black
not-a-line-no-square = le damier n’a pas de case « { $value } »
not-a-line-no-piece = « { $value } » n’est pas une pièce d’une position
not-a-line-no-move = « { $value } » n’est pas un coup
not-a-line-not-one-move = { $count ->
    [0] « { $text } » n’est pas un coup légal après { $ply } demi-coups
   *[other] « { $text } » peut désigner { $count } coups légaux après { $ply } demi-coups
}
not-a-line-no-number = « { $value } » n’est pas un nombre convenable ici
not-a-line-none-of = « { $word } » n’est pas { $of } ; sont connus : { $known }
phrase-which-irregularity = quelle irrégularité
phrase-a-number = un nombre
phrase-the-time-that-is-left = le temps restant
phrase-the-letter-of-a-side = la lettre d’un camp
phrase-claim = une réclamation
phrase-irregularity = une irrégularité
phrase-sanction = une sanction
phrase-counter = un compteur
not-an-event-unknown = « { $value } » n’est pas un événement de pendule
not-an-event-no-side = « { $value } » n’est ni white ni black
not-an-event-no-time = « { $value } » n’est pas un temps comme 4:59
not-an-event-no-number = « { $value } » n’est pas un nombre de coups
not-noted-unknown = « { $value } » ne convient pas ici
not-noted-side = { $value }
not-noted-no-break = une courte pause ne se prend qu’à un coup de contrôle ; { $made } coups ont été joués
not-noted-no-clock = ce damier n’a pas de pendule
clock-refused-time-runs-back = c’est { $back } plus tôt que ce qui précède
clock-refused-not-started = la partie n’a pas commencé
clock-refused-started-already = la partie a déjà commencé
clock-refused-over = la partie est finie
clock-refused-flag-fell = { $color } : le drapeau est tombé il y a { $ago }
clock-refused-standing = les pendules sont arrêtées
clock-refused-not-standing = les pendules ne sont pas arrêtées
clock-refused-not-to-move = { $value } : c’est à l’adversaire de jouer
clock-refused-absent = { $value } : absent du damier
clock-refused-present = { $value } : déjà au damier
clock-refused-absent-runs = la pendule de l’absent marche jusqu’à son arrivée
clock-refused-pause-lasts = la pause avant la deuxième partie dure encore { $left }
clock-refused-pause-length = la pause avant la deuxième partie est de 5 à 10 minutes, non de { $pause }
clock-refused-nothing-to-judge = aucun drapeau n’est tombé et personne n’est en retard
clock-refused-players-claim = seul un joueur de la partie peut réclamer la chute du drapeau
clock-refused-arbiter-stops = seul l’arbitre peut arrêter la pendule
clock-refused-flag-down-already = { $color } : le drapeau est tombé ; un défaut devait être signalé avant
clock-refused-giver-untouched = { $giver } : le temps de celui qui donne la simultanée n’est jamais modifié
clock-refused-no-claim = aucune réclamation n’est à l’examen
clock-refused-not-both-flags = les deux drapeaux ne sont pas tombés
clock-refused-no-time = { $value } : il ne resterait pas de temps pour continuer
clock-refused-fewer-moves = { $color } : { $made } coups d’après la pendule, donc pas { $shown }
clock-refused-too-many-moves = { $shown } coups, c’est plus qu’une partie n’en peut avoir ({ $most })
clock-refused-no-unproved-count = ce code ne connaît pas de suite avec un nombre de coups non prouvé
clock-refused-no-adjournment = ce code ne connaît pas l’ajournement avec coup sous enveloppe
clock-refused-too-early-to-adjourn = une partie peut être interrompue après le coup { $needed }, non après { $made }
clock-refused-wrong-sealer = { $sealer } : ce camp met le coup sous enveloppe ; la partie s’interrompt quand il est au trait
clock-refused-not-interrupted = la partie n’est pas interrompue
clock-refused-not-sealed = aucun coup n’est sous enveloppe
console-no-choice = Ce code ne laisse pas le choix : l’irrégularité est rectifiée

irregular-ir01 = { irregular-1 }
irregular-ir02 = { irregular-2 }
irregular-ir03 = { irregular-3 }
irregular-ir04 = { irregular-4 }
irregular-ir05 = { irregular-5 }
irregular-ir06 = { irregular-6 }
irregular-ir07 = { irregular-7 }
irregular-ir08 = { irregular-8 }
irregular-ir09 = { irregular-9 }
irregular-ir10 = { irregular-10 }
irregular-ir11 = { irregular-11 }
irregular-ir12 = { irregular-12 }
irregular-ir13 = { irregular-13 }
irregular-ir14 = { irregular-14 }
irregular-ir15 = { irregular-15 }
irregular-ir16 = { irregular-16 }
irregular-ir17 = { irregular-17 }
irregular-ir18 = { irregular-18 }
irregular-ir19 = { irregular-19 }
irregular-ir20 = { irregular-20 }
irregular-ir21 = { irregular-21 }
irregular-ir22 = { irregular-22 }
irregular-ir23 = { irregular-23 }
irregular-ir24 = { irregular-24 }
irregular-ir25 = { irregular-25 }
irregular-ir26 = { irregular-26 }
irregular-ir27 = { irregular-27 }
irregular-ir28 = { irregular-28 }
irregular-ir29 = { irregular-29 }
irregular-ir30 = { irregular-30 }
irregular-ir31 = { irregular-31 }
irregular-ir32 = { irregular-32 }
irregular-ir33 = { irregular-33 }
