# Parties en ligne : ce qui n'est pas permis et pourquoi, comment finissent les parties, ce qui se compte.

## Comment une partie a fini

live-won = Gain, { $winner } : { $why }
live-drawn = Nulle : { $why }
live-aborted = Partie annulée avant que les deux aient joué ({ $by })
live-recorded = Jouée ailleurs ; c’est le résultat que donne la notation.
live-left = Gain, { $winner } : l'adversaire ({ $loser }) était absent depuis { $away }
live-not-started = L’arbitre n’a pas encore donné le signal du départ.
live-halted = L’arbitre a arrêté les pendules.
live-sealed = La partie est ajournée ; le coup est sous pli.
live-sealing = La partie est ajournée : le prochain coup est mis sous pli et n’est montré à personne.
live-awaited = On attend encore : { $who }

game-reason-no-pieces = plus de pièces
game-reason-blocked = plus de coup possible
game-reason-first-king = la première dame
game-reason-resignation = abandon
game-reason-clock-stopped = pendule arrêtée sans un mot
game-reason-refused-rules = refus de respecter les règles
game-reason-time = dépassement du temps
game-reason-absence = absence de l'adversaire
game-reason-sanction = sanction : { $value }
game-reason-agreement = accord mutuel
game-reason-counter = { $code }, { $value } sur { $limit } ({ $unit })
game-reason-instant = { $value }, et la pendule n'ajoute rien
game-reason-quick-kings = des dames seules contre une dame en partie rapide
game-reason-last-minute = constatée par un joueur à court de temps
game-reason-both-flags = les deux drapeaux sont tombés, dans un ordre inconnu
game-reason-quick-finish = déclarée par l'arbitre
game-reason-nobody-can-win = aucun des deux ne peut gagner
game-reason-arbiter = décision de l'arbitre

## Ce qui se compte

live-count = { $now } sur { $limit }
live-claim-last-minute = peu de temps et supériorité matérielle
live-engine = Damier, niveau { $level }

draw-code-kings-only = seules des dames ont joué
draw-code-three-on-road = trois contre une dame sur la grande diagonale
draw-code-three = trois contre une dame
draw-code-three-off-road = trois contre une dame hors de la grande diagonale
draw-code-two = deux ou moins contre une dame
draw-code-one = dame contre dame
draw-code-balance = rapport de forces inchangé
draw-code-forty = quarante coups sans progrès
draw-code-towers = colonnes inchangées
draw-code-repetition = répétition de la position

unit-each = coups de chaque camp
unit-stronger = coups du camp le plus fort
unit-occurrences = apparitions

rank-man = pion
rank-king = dame

## Ce qui n'est pas permis dans une partie

live-refused-unknown-rulebook = aucun code de jeu ne s'appelle « { $name } »
live-refused-not-a-control = « { $text } » n'est pas une cadence
live-refused-not-a-position = « { $text } » n'est pas une position de ce jeu ({ $variant })
live-refused-bad-position = cette position est impossible : { $faults }
live-refused-decided-at-start = la position est décidée avant le premier coup
live-refused-not-begun = la partie n'a pas commencé
live-refused-begun-already = la partie a déjà commencé
live-refused-over = la partie est terminée
live-refused-standing = les pendules sont arrêtées jusqu'au retour du serveur
live-refused-time-over = { $color } : le temps est écoulé
live-refused-not-your-move = le trait est aux { $turn }
live-refused-other-ply = la position a changé : le coup devait suivre le demi-coup { $asked }, et { $now } ont été joués
live-refused-not-a-move = « { $text } » n'est pas un coup
live-refused-not-legal = { $text } n'est pas un coup légal
live-refused-illegal = { $why }
live-refused-no-such-route = aucune prise ne suit le chemin { $text } ; il y a { $legal }
live-refused-ambiguous = { $text } peut vouloir dire { $legal }
live-refused-rules = { $value }
live-refused-nothing-to-claim = il n'y a rien à réclamer
live-refused-needs-arbiter = seul un arbitre pourrait juger cette position, et il n'y en a pas
live-refused-no-takebacks = dans cette partie, on ne reprend pas de coup
live-refused-nothing-to-take-back = { $color } : aucun coup ne peut encore être repris
live-refused-takeback-stands = { $color } : la reprise d'un coup est déjà demandée
live-refused-no-takeback-asked = personne n'a demandé la reprise d'un coup
live-refused-both-have-moved = les deux ont joué, la partie ne peut plus être annulée
live-refused-absence-waits = dans cette partie on attend l'absent, dont la pendule tourne
live-refused-your-move = c'est à vous de jouer
live-refused-not-away-long = l'adversaire est absent depuis { $away } ; le gain peut être réclamé après { $needed }
live-refused-in-arena = une partie d’arène se joue jusqu’au bout, puis chacun reçoit un nouvel adversaire
live-refused-no-berserk = dans cette partie personne ne cède de temps
live-refused-berserk-stands = { $color } : la moitié du temps est déjà cédée
live-refused-berserk-late = la moitié du temps se cède avant son premier coup
live-refused-still-on = la partie est encore en cours
live-refused-rematch-stands = { $color } : une nouvelle partie est déjà proposée
live-refused-rematch-agreed = la partie suivante a commencé
live-refused-rated-is-plain = une partie classée commence de la position habituelle ou d’une ouverture tirée au sort, avec pendule, et aucun coup n’est repris
live-refused-rated-needs-accounts = seules deux personnes ayant un compte peuvent jouer une partie classée
live-refused-second-game-follows = la seconde partie du micro-match commence d’elle-même
live-refused-no-such-opening = la table { $table } n’a pas d’ouverture { $number } pour ce jeu
live-refused-not-started = l’arbitre n’a pas encore donné le signal du départ
live-refused-halted = l’arbitre a arrêté les pendules
live-refused-move-is-sealed = la partie est ajournée et le coup est sous pli
live-refused-opponent-awaited = la pendule de l’adversaire tourne jusqu’à son arrivée
live-refused-pause-lasts = la pause avant la seconde partie dure encore { $left }
live-refused-arbiter-decides = dans une partie de compétition, c’est l’arbitre qui en décide
live-refused-no-arbiter = cette partie n’a pas d’arbitre
live-refused-has-come = { $color } : le joueur est déjà arrivé
live-refused-no-adjournment = ce code ne connaît pas l’ajournement
live-refused-too-early-to-adjourn = une partie est ajournée après le coup { $needed } ; { $made } ont été joués
live-refused-wrong-sealer = { $sealer } met le coup sous pli et n’a pas le trait
live-refused-not-adjourned = la partie n’est pas ajournée

## Ce que les règles refusent

refusal-wrong-variant = { $rulebook } concerne un autre jeu ({ $expected }) que la position ({ $found })
refusal-game-over = la partie est terminée
refusal-illegal-move = demi-coup { $ply } : { $why }
refusal-offer-too-early = la nulle peut être convenue après { $needed } coups, et non après { $made }
refusal-offer-too-many-pieces = la nulle peut être convenue quand chaque camp a au plus { $limit } pièces, et non { $white } et { $black }
refusal-offer-before-move = { $by } : on propose nulle après avoir joué son coup
refusal-offer-after-press = on propose nulle avant d'actionner la pendule
refusal-offer-stands = { $by } : une proposition est déjà en cours
refusal-offer-not-renewable = { $by } : la dernière proposition a été refusée ; { $renewal }
refusal-no-offer = { $by } : il n'y a pas de proposition à laquelle répondre
refusal-claim-off-turn = { $by } : on réclame la nulle quand on a le trait
refusal-claim-by-announcing = une répétition se réclame en annonçant le coup qui l'amène
refusal-claim-on-board = une répétition se réclame quand la position est sur le damier
refusal-no-such-claim = { $rulebook } ne connaît pas cette réclamation
refusal-claim-loses = jamais nulle : le camp qui arrête la pendule perd
refusal-record-needed = sans relevé complet, { $needed } coups doivent avoir été joués devant l'arbitre, et non { $seen }
refusal-too-much-time = il reste { $left-ms } ms ; la réclamation en demande { $limit-ms } ou moins
refusal-no-time-trouble = il n'y a pas de crise de temps
refusal-too-many-pieces = pièces sur le damier : { $pieces } ; la réclamation en demande { $limit } ou moins
refusal-wrong-control = la cadence de cette partie n'admet pas cette réclamation
refusal-no-refused-offer = { $by } : aucune proposition n'a été refusée
refusal-not-reached = { $code } : { $value } sur { $limit }
refusal-no-such-counter = { $rulebook } ne compte pas cela : { $code }
refusal-needs-claim = la nulle doit être réclamée par un joueur
refusal-nothing-to-show = il n'y a pas de nulle immédiate contre laquelle montrer un gain
refusal-no-such-irregularity = { $rulebook } ne connaît pas { $code }
refusal-bad-board = ce qui était sur le damier n'est pas une position : { $value }
refusal-wrong-turn = après l'irrégularité, le trait est aux { $expected }
refusal-put-back = après { $code } les pièces sont remises en place ; ce n'est pas un coup qui puisse être maintenu
refusal-nothing-to-decide = aucune irrégularité n'attend de décision
refusal-decide-first = { $by } : { $code } attend d'abord une décision
refusal-accepted-by-moving = l'adversaire a joué, et l'a donc acceptée
refusal-not-yours-to-decide = seul l’adversaire du fautif décide
refusal-arbiter-decides = c’est l’arbitre qui décide, aucun joueur
refusal-may-not-stand = on ne peut le laisser en l’état
refusal-partial-correction = une rectification partielle n'est pas admise
refusal-both-have-moved = les deux ont joué, elle est donc maintenue
refusal-nothing-irregular = le demi-coup { $ply } n'était pas une irrégularité
refusal-no-rewind = sous ce code, on ne revient pas en arrière
refusal-after-the-game = après la partie, aucune réclamation n'est admise
refusal-not-on-the-ladder = { $rulebook } ne compte pas parmi ses sanctions : { $step }
refusal-arbiter-stops = seul l'arbitre arrête la pendule
refusal-no-such-fact = il y a { $facts } entrées, on ne peut donc revenir à { $back-to }

phrase-the-opponent-offers-next-or-the-force-on-the-board-changes-first = c'est à l'adversaire de proposer, ou le rapport de forces doit d'abord changer
phrase-the-opponent-makes-the-next-one = la prochaine revient à l'adversaire

## Pourquoi un coup n'est pas légal

move-refused-no-move = un coup a une case de départ et une case d'arrivée
move-refused-square-not-on-board = il n'y a pas de case { $square } sur un damier de { $squares } cases
move-refused-cannot-move = { $blocked ->
    [yes] { $color } : plus de coup possible, la partie est perdue
   *[no] { $color } : plus de pièces, la partie est perdue
}
move-refused-no-piece-there = il n'y a pas de pièce sur { $square }
move-refused-not-your-piece = la pièce sur { $square } est à l'autre camp ({ $owner })
move-refused-not-a-diagonal = { $from } et { $to } ne sont pas sur une même diagonale
move-refused-occupied = la case { $square } est occupée
move-refused-too-far = { $jumping ->
    [yes] de { $from } à { $to }, le saut est trop long ({ $rank })
   *[no] de { $from } à { $to }, le chemin est trop long ({ $rank })
}
move-refused-man-goes-backward = un pion ne va qu'en avant, et non de { $from } à { $to }
move-refused-man-captures-backward = un pion ne prend qu'en avant, et non de { $from } à { $to }
move-refused-nothing-to-jump = il n'y a rien à prendre entre { $from } et { $to }
move-refused-jumps-own-piece = une pièce du même camp barre le chemin sur { $square }
move-refused-two-in-a-row = la pièce sur { $first } est protégée par celle sur { $second }
move-refused-same-piece-twice = la pièce sur { $square } a déjà été sautée
move-refused-jumped-piece-stays = la pièce sautée sur { $square } y reste jusqu'à la fin du coup
move-refused-turns-back = la rafle ne peut faire demi-tour sur { $square }
move-refused-not-yet-king = le pion est promu dame sur { $square } et n'en a les droits qu'au coup suivant
move-refused-must-capture = la prise est obligatoire, depuis { $by }
move-refused-capture-not-finished = la rafle continue depuis { $square } (pièces prises jusqu'ici : { $taken })
move-refused-must-land-elsewhere = la dame ne doit pas s'arrêter sur { $square } : elle peut continuer à prendre depuis { $instead }
move-refused-must-take-most = il faut prendre { $most } pièces, et non { $taken }
move-refused-men-do-not-take-kings = un pion ne prend pas de dame, et il y en a une sur { $square }
move-refused-others-go-first = une autre prise passe avant celle-ci, depuis { $by }
move-refused-king-rests = la dame sur { $square } a joué { $moves } coups de suite, et une autre pièce doit jouer
move-refused-ambiguous = { $moves } coups légaux conviennent ; il faut préciser le chemin
move-refused-of-another-position = le coup appartient à une autre position

## Pourquoi des pièces sur un damier ne sont pas une position

setup-fault-off-the-board = il n'y a pas de case { $square } sur un damier de { $squares } cases
setup-fault-square-taken-twice = la case { $square } est occupée deux fois
setup-fault-tower-in-flat-game = pièces sur { $square } : { $height }, mais ce jeu n'a pas de colonnes
setup-fault-man-on-last-row = { $color } : un pion ne peut rester sur { $square }, où il est promu dame
setup-fault-too-many-pieces = { $color } : { $count } pièces ; le jeu en compte { $limit } par camp
setup-fault-no-pieces = il n'y a pas de pièces sur le damier
