# Parties simultanées : ce qui n’est pas possible et pourquoi, ce qui fait un exploit.

## Ce qui n’est pas possible

display-refused-unknown-rulebook = aucun règlement ne s’appelle « { $name } »
display-refused-boards = { $boards } damiers ne peuvent être joués ; d’un à { $most } oui
display-refused-not-set-up = une simultanée commence par la mise en place des damiers
display-refused-begun-already = la simultanée a déjà commencé
display-refused-not-begun = la simultanée n’a pas commencé
display-refused-over = la simultanée est terminée
display-refused-no-such-board = il n’y a pas de damier { $board } ; il y en a { $boards }
display-refused-board-over = la partie au damier { $board } est terminée
display-refused-out-of-order = les damiers sont visités à tour de rôle : le suivant est { $next }, pas { $board }
display-refused-not-done = au damier { $board } un coup reste à jouer
display-refused-not-there = au damier { $board } on joue quand le simultanéiste s’y trouve
display-refused-not-to-move = au damier { $board }, c’est à l’autre de jouer
display-refused-not-legal = { $text } n’est pas un coup légal au damier { $board }
display-refused-no-take-back = dans ce genre de simultanée aucun coup n’est repris
display-refused-take-back-late = le coup au damier { $board } ne peut plus être repris
display-refused-no-clock = il n’y a pas de pendule dans ce genre de simultanée
display-refused-clock-runs = au damier { $board }, la pendule de l’absent tourne ; la partie ne se perd qu’au temps ({ $clause })
display-refused-no-flag = le drapeau au damier { $board } n’est pas tombé
display-refused-not-unequal = l’adversaire au damier { $board } n’est pas si loin derrière
display-refused-no-intermediary = il n’y a pas d’intermédiaire dans ce genre de simultanée
display-refused-rules = { $value }

## Critères des exploits

display-criterion-kind = un genre de simultanée reconnu
display-criterion-opponents = adversaires
display-criterion-members = membres de clubs de la fédération, pour cent
display-criterion-score = points du simultanéiste, pour cent
display-criterion-duration = durée exacte notée
display-criterion-witnesses = membres du comité exécutif national présents
display-criterion-moves = liste des coups remise
display-criterion-membership = affiliation sans interruption

## Sur le site

simul-title = Parties simultanées
simul-about = Un joueur contre plusieurs, selon l’annexe VIII de la FMJD : simultanée ordinaire, à la pendule ou à l’aveugle.
simul-none = Aucune simultanée en cours.
simul-new = Donner une simultanée
simul-kind = Genre
simul-kind-normal = ordinaire
simul-kind-clocks = à la pendule
simul-kind-blindfold = à l’aveugle
simul-colour = Votre couleur
simul-in-turn = en alternance d’un damier à l’autre
simul-opponents = Adversaires
simul-opponents-about = Un nom par ligne ; une étoile après : membre d’un club de la fédération. Chaque damier reçoit un lien qui l’ouvre sur tout téléphone.
simul-set-up = Installer les damiers
simul-sign-in = Connectez-vous pour donner une simultanée
simul-points = Points
simul-minutes = Minutes
simul-start = Commencer
simul-board = Damier
simul-boards = Damiers
simul-last = Dernier coup
simul-opponent-to-move = C’est à l’adversaire de jouer.
simul-giver-to-move = attend le simultanéiste
simul-back = Reprendre le coup
simul-draw = Nulle convenue
simul-excused = Absent, excusé
simul-absent = Absent, perdu
simul-flag = Drapeau tombé
simul-walk = Allez aux damiers
simul-next = Au damier
simul-next-key = Touche N
simul-awaited = Attendu aux damiers
simul-end = Terminer la simultanée
simul-link = Lien de ce damier
simul-achievement = Exploit selon l’annexe XI
simul-met = rempli
simul-not-met = non rempli

# The page of beauty prizes
beauty-page = Prix de beauté
beauty-page-about = Imprime ce que reçoivent les juges d’un prix de beauté : un numéro et les coups, sans noms (FMJD-XI.6). Avec les classements des juges, ce sont les prix qui sont imprimés. Rien de cela n’est gardé sur le site.
beauty-lot = Tirage qui donne les numéros
beauty-lot-about = Le même tirage donne les mêmes numéros : reprenez-le pour les prix.
beauty-sent = Envois
beauty-sent-about = L’un après l’autre, séparés par une ligne vide : d’abord une ligne « fédération ; joueurs ; année », puis les coups.
beauty-judges = Juges et leurs classements
beauty-judges-about = Une ligne pour chacun : « nom ; fédération ; MI ou GMI ; les numéros, le meilleur d’abord ». Sans juges, c’est leur feuille qui est imprimée.
beauty-print = Imprimer
beauty-pdf = PDF
beauty-unreadable = la ligne { $line } ne peut être lue : { $text }
beauty-refused-judges = la commission a { $judges } membres, il en faut cinq (FMJD-XI.6)
beauty-refused-title = { $name } n’est ni maître international ni grand maître (FMJD-XI.6)
beauty-refused-order = { $name } n’a pas classé les { $submissions } envois, chacun une fois
beauty-refused-nothing = rien n’a été envoyé pour ce prix
