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
board-waits-together = { $side } : { $what }. Cela attend aussi et se décide avec la première
board-waits-next = { $side } : { $what }. Cela attend aussi et se décide ensuite
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
board-penalty = { $side } : { $count } irrégularités. Pensez à une sanction : { $lines }
board-penalty-line = « { $line } » ({ $step })
board-flags-go-on = Les deux drapeaux sont tombés : la partie continue
board-adjourned-to-think = La partie est interrompue et les deux pendules sont arrêtées. La position copiée, les { $side } réfléchissent au coup à mettre sous enveloppe : « { $line } »
board-adjourned-to-seal = Les { $side } écrivent leur coup en secret. Quand il est dans l’enveloppe : « { $line } »
board-adjourned-sealed = Le coup des { $side } est sous enveloppe. À la reprise, ouvrez-la et écrivez « { "sealed" } COUP » ; la pendule de l’adversaire marche dès lors, même s’il est absent. Si le coup est impossible, les { $side } perdent : « { "sealed impossible" } »
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
not-written-not-executable = « { $mv } » n’est pas un coup unique que les { $by } peuvent jouer ici ; rien n’est écrit. Si c’est l’enveloppe d’un autre damier, refermez-la ; si c’est ce que dit la feuille des { $by }, ils perdent : « { "sealed impossible" } »
not-written-sealed-move-unsaid = la notation attend le coup sous enveloppe : écrivez « { "sealed" } COUP », et la pendule repart avec lui
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
not-noted-no-break = { $clauses-count ->
    [0] le code ne connaît pas de pause pendant la partie
   *[other] une courte pause ne se prend qu’à un coup de contrôle ; { $made } coups ont été joués
}
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
clock-refused-too-early-to-adjourn = une partie peut être interrompue après le coup { $needed }, non après { $made } ; s’il y en a eu davantage, notez-les d’abord
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

board-line-moves = les coups, pour autant qu’on les connaisse
board-line-played = un coup, après lequel la pendule est actionnée
board-line-offer = la nullité est proposée, acceptée, refusée
board-line-claim-repetition = nullité réclamée par répétition, par un coup annoncé ou avec tant de coups vus par l’arbitre
board-line-claim-counting = nullité réclamée par le compte des coups
board-line-claim-last-minute = nullité réclamée par un joueur à court de temps
board-line-claim-quick-finish = l’arbitre est appelé après une proposition refusée
board-line-establish = l’arbitre constate une nullité atteinte par un compteur
board-line-found = ce que l’arbitre constate : personne ne peut gagner, ou un gain est montré
board-line-flag = un drapeau est tombé ; des deux, lequel d’abord
board-line-ends = un joueur abandonne, arrête la pendule ou refuse les règles
board-line-absent = quelqu’un n’est pas venu
board-line-irregular = une irrégularité, réparée aussitôt ou non, et le damier qu’elle a laissé
board-line-decide = on corrige ou on laisse, à la parole de qui décide
board-line-rewind = dames à colonnes : le jeu revient à un demi-coup irrégulier
board-line-touched = une main a touché sans prévenir la pièce qui s’y trouve
board-line-adjusts = le joueur prévient et ajuste des pièces
board-line-carried = une pièce est menée vers une case et encore tenue
board-line-released = une pièce y est posée et lâchée
board-line-removing = les pièces prises sont enlevées, toutes ou non
board-line-reached = un pion a atteint la dernière rangée : il est dit qui le couronne
board-line-sanction = une sanction de ce code
board-line-award = l’arbitre décide et dit pourquoi
board-line-undo = seules tant de premières lignes restent
board-line-clock-start = le signal du départ, et qui est absent
board-line-clock-arrive = un retardataire arrive, ou sa raison est valable
board-line-clock-press = la pendule est actionnée, ou le dernier coup n’en laisse aucun à l’adversaire
board-line-clock-pause = l’arbitre arrête les deux pendules, les remet en marche ou en lance une
board-line-clock-add = du temps est donné, retiré ou réglé
board-line-clock-replace = une pendule défectueuse est remplacée, ou un drapeau est mis en doute
board-line-clock-stop = un joueur arrête la pendule
board-line-clock-judge = l’arbitre juge un drapeau ou laisse jouer avec tant de temps
board-line-clock-claim = une nullité réclamée à la pendule, et la décision
board-line-clock-shown = les coups du contrôle sont montrés ou ne peuvent être prouvés
board-line-clock-adjourn = la partie est interrompue, un coup mis sous pli, l’enveloppe ouverte, le jeu terminé
board-line-sealed = l’enveloppe est ouverte : le coup sous pli est joué, ou impossible et son joueur perd
board-line-missing = tant de coups manquent sur la feuille, ou il les a rétablis en ce temps
board-line-break = le joueur demande une courte pause
board-line-sight = le joueur ne voit pas la pendule : il est dit quand le prévenir
board-line-sheet = le joueur a remis sa feuille signée
board-choice-plain = « { $line } »
board-demand = { $rule } { $reading }
board-demand-wrong_board = La partie est annulée et rejouée, quel que soit le moment où on le voit
board-demand-accepted_by_moving = Dès que l’adversaire joue, tout reste en l’état
board-demand-corrected_wholly = On corrige entièrement ou pas du tout
board-demand-condoned_by_moving = Dès que l’adversaire joue, la faute est passée
board-demand-complained_in_time = Après la partie, aucune réclamation n’est reçue
board-demand-nobodys_fault = Ce qui n’est la faute de personne n’est pas une irrégularité : la position est rétablie, nul n’est puni et nul n’y perd de temps
board-hand = { $side }, { $point } : { $rule }
board-hand-moves = Coups qui restent : { $moves }
board-hand-line = Pour le noter : « { $line } »
not-noted-no-piece = aucune pièce ne se trouve sur « { $value } »
not-noted-not-his = la pièce sur « { $value } » est à l’adversaire
not-noted-off-turn = ce n’est pas le tour : { $value }
not-noted-not-last-row = « { $value } » n’est pas sur la dernière rangée de ce joueur
console-position = Le damier laissé, s’il est connu (par exemple W:W31,32:B1-20)

board-offer-noted = { $side } : nullité proposée ; les deux le notent sur leur feuille. Réponse : « { $yes } », « { $no } » ou un coup
board-watch = Les deux sont à court de temps : quelqu’un d’autre doit noter les coups

noted-corrected = { $value }, corrigé
