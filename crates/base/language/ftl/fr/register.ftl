# Impaired players and their assistants, the register of the hall, offences.

## What somebody finds hard
impairment-blind = aveugle
impairment-weak-sight = malvoyant
impairment-movement = mouvements, notation ou pendule
impairment-hearing = ouïe
impairment-speech = parole

## What an assistant does
help-announce = annonce les coups des deux joueurs
help-record = tient la notation
help-clock = actionne la pendule
help-move = joue les coups que le joueur indique
help-tell = dit le nombre de coups et le temps utilisé, sur demande seulement
help-claim-time = signale que le temps de l’adversaire est écoulé
help-touched = dit à l’arbitre que l’adversaire voyant a touché une pièce
help-speak = parle aux arbitres au nom du joueur, quand il l’exige

## What a game needs
need-relief-board = damier en relief avec des pièces reconnaissables au toucher
need-second-board = { $name } peut exiger un damier ordinaire à côté
need-announced = chaque coup est annoncé en entier avant d’actionner la pendule
need-lifted = une pièce est touchée quand elle est sortie de son trou
need-felt-clock = pendule lisible au toucher, ou parlante
need-own-record = { $name } note en braille, à la main ou par son assistant ; pas d’appareil enregistreur
need-restored = s’ils contestent la place des pièces, l’arbitre rétablit la position d’après les deux notations
need-warned = avertir { $name } quand il reste { $minutes } minutes avant le contrôle
need-signs = { $name } annonce les coups par des signes convenus d’avance
need-interpreter = interprète en langue des signes pour { $name }
need-assistant = { $name } peut avoir un assistant

## What is allowed during play
leave-zone = peut quitter l’aire de jeu
leave-seat = peut quitter sa place à son tour de jouer
leave-telephone = peut téléphoner
leave-talk = peut parler à quelqu’un
leave-break = fait une courte pause, sa pendule marche

## Offences
offence-clock = mauvais usage de la pendule
offence-record = coups non notés
offence-collusion = entente

## Facts
fact-assistant = { $name } assiste { $player } : { $helps }
fact-assistant-dismissed = { $player } n’a plus d’assistant : { $reason }
fact-leave-given = { $player } { $what } : { $reason }
fact-came-back = { $player } est de retour
fact-spectator-expelled = { $who } est expulsé de la salle : { $reason }
fact-cameras-permitted = { $who } peut filmer ou photographier : { $terms }
fact-assigned = { $round-kind ->
    [one] à la ronde { $round }, { $name } suit les tables
   *[every] { $name } suit les tables
} : { $tables }
fact-asked = question pour la commission des règles : { $question }
fact-answered = réponse à la question { $question } : { $answer }
fact-reported = le rapport est envoyé : { $to }
fact-lifted = levée par la réclamation { $protest }

## What is refused
refused-needs-no-assistant = l’inscription de { $name } n’indique aucun handicap, personne ne peut donc l’assister
refused-not-referees-assistant = { $name } n’est pas un adjoint de l’arbitre, seul à pouvoir assister au jeu de checkers
refused-no-help = rien ne dit ce que fait l’assistant ; possible : { $known }
refused-help-not-his = l’assistant de { $name } ne peut pas faire cela : { $help } ; possible : { $known }
refused-no-assistant = { $name } n’a pas d’assistant
refused-speaks-for-nobody = { $name } ne peut pas parler au nom de ce joueur
refused-away-already = { $player } est déjà absent, depuis le numéro { $seq } du journal
refused-not-away = { $player } n’est pas absent
refused-no-breaks = le code ne connaît pas de pause pendant la partie
refused-not-at-a-break = après { $moves } coups il n’y a pas de pause ; la première vient après { $first }
refused-no-such-arbiter = il n’y a pas d’arbitre « { $name } »
refused-table-has-arbiter = la table { $table } est suivie par { $name }
refused-no-such-tables = les tables se comptent à partir de 1, { $most } au plus
refused-no-such-question = le numéro { $seq } du journal n’est pas une question
refused-too-many-members = { $members } personnes joueraient d’un côté ; { $most } au plus
refused-no-such-offence = « { $clause } » n’est pas une infraction de ce code

## To look at twice
warning-access-not-in-code = le code ne dit rien des assistants ; le chapitre de 2013 s’applique
warning-few-arbiters-for-access = des joueurs handicapés participent : { $pairs } paires demandent au moins { $least } arbitres, il y en a { $there }
warning-many-tables = { $name } suit { $pairs } paires ; { $most } au plus sont permises
warning-harsh-sanction = la première fois, le code prévoit pour cela un avertissement
warning-lifted-game = la sanction est levée par la réclamation { $protest }, et la partie n’a pas de résultat : { $key }

## Follows “may not”
action-admit-assistant = admettre l’assistant d’un joueur
action-assign-arbiters = répartir les arbitres entre les tables

## Next steps
phrase-name-the-member-whom-the-executive-committee-has-appointed = nommez le membre que le comité exécutif de la fédération a désigné
phrase-name-each-member-once = nommez chaque membre une seule fois
phrase-name-as-many-members-and-reserves-as-the-code-asks-for = nommez autant de membres et de suppléants que le code en demande
phrase-name-somebody-who-is-no-arbiter-of-the-event = nommez quelqu’un qui n’est pas arbitre de l’épreuve
phrase-write-the-impairment-into-the-entry-first = inscrivez d’abord le handicap dans l’inscription
phrase-appoint-the-assistant-as-an-official-first = nommez d’abord l’adjoint parmi les officiels
phrase-write-down-that-he-is-back-first = notez d’abord son retour
phrase-appoint-the-arbiter-first = nommez d’abord l’arbitre
phrase-take-the-table-away-from-that-arbiter-first = retirez d’abord la table à cet arbitre
act-not-tables = « { $text } » ne désigne aucune table ; écrivez 3, 3,5 ou 2-4

## At the desk
desk-impairment = Handicap, visible des seuls arbitres
desk-consulting = Ceux qui jouent d’un même côté, un par ligne
desk-access = Joueurs handicapés et leurs assistants
desk-assistant-name = Nom de l’assistant
desk-assistant-helps = Ce qu’il fait ; tout ce que permet le code si rien n’est coché
desk-bind-assistant = Admettre l’assistant
desk-dismiss-assistant = L’assistant s’en va
desk-hall = Salle
desk-leave-register = Registre des sorties
desk-leave-what = Ce qui est permis
desk-leave-moves = Pour une pause : après combien de coups
desk-give-leave = Autoriser
desk-is-back = Est de retour
desk-expel = Expulser un spectateur
desk-expel-who = Qui, autant qu’on sache
desk-cameras = Autoriser les caméras
desk-cameras-terms = Quand et comment
desk-assign = Affecter un arbitre à des tables
desk-assign-tables = Tables, par exemple 1-4,7 ; vide, elles lui sont retirées
desk-every-round = chaque ronde
desk-ask-committee = Interroger la commission des règles
desk-ask-game = Damier de la partie, s’il y en a une
desk-meanwhile = Ce qui a été décidé entre-temps
desk-committee-answer = Réponse de la commission
desk-question-number = Numéro de la question dans le journal
desk-report-sent = Le rapport est envoyé
desk-report-to = À qui
desk-offence-kinds = Genres d’infractions
desk-offence-clauses = Ce que le code interdit

## Papers
paper-access-plan = Ce qu’il faut aux joueurs handicapés et à leurs parties
paper-access-plan-about = assistants et leurs tâches, damiers, pendules et avertissements d’une ronde, pour les arbitres
paper-access-players = Joueurs et assistants
paper-access-boards = Damiers de la ronde { $round }
paper-access-nobody = Aucun joueur n’a signalé de handicap.
paper-access-staff = Au moins { $least } arbitres sont recommandés pour { $pairs } paires.
paper-access-rules-of = Ce que dit le code
paper-col-impairment = Handicap
paper-col-assistant = Assistant
paper-col-helps = Ce que fait l’assistant
paper-col-need = Ce qu’il faut
paper-col-arbiter = Arbitre
paper-col-lifted = Maintenant
paper-leave-register = Registre des sorties
paper-col-leave = Permission
paper-col-back = Retour
paper-hall-register = Spectateurs et caméras
paper-question = Question pour la commission des règles
paper-question-about = un cas sur lequel la commission des règles est priée de statuer
paper-question-code = Règles
paper-question-asked = Ce qui est demandé
paper-question-meanwhile = Décidé entre-temps
paper-question-position = Le damier d’après la notation
paper-question-answer = Réponse de la commission
paper-no-question = aucune question n’est inscrite ; inscrivez-en une d’abord
sheet-assistant = Notation tenue par { $name }, assistant de { $player }
sheet-announced = Chaque coup est annoncé en entier ; ce n’est qu’alors qu’on actionne la pendule.
board-warn-now = avertissez { $name } : il reste { $minutes } minutes ou moins avant le contrôle
board-warn-at = { $name } est averti { $after } après le début si la pendule continue
paper-large-print = Gros caractères
sheet-opening = Ouverture { $number } : { $moves }
paper-openings = Ouvertures tirées au sort
