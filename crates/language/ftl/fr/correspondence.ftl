# Parties par correspondance : ce qui n’est pas possible et pourquoi, quels délais courent.

## Ce qui n’est pas possible

post-refused-unknown-rulebook = aucun règlement ne s’appelle « { $name } »
post-refused-unknown-code = aucun code de jeu par correspondance ne s’appelle « { $name } »
post-refused-bad-switch = l’interprétation { $name } ne peut pas être « { $value } »
post-refused-dates-backwards = { $later } n’est pas après { $earlier }
post-refused-not-begun = la partie n’a pas commencé
post-refused-begun-already = la partie a déjà commencé
post-refused-over = la partie est terminée
post-refused-still-on = la partie est encore en cours
post-refused-no-such-fact = il n’y a pas d’inscription { $number } à rayer
post-refused-not-your-move = c’est aux { $turn } de jouer
post-refused-no-own-move = une lettre se termine par un coup de son expéditeur
post-refused-not-legal = { $text } n’est pas un coup légal
post-refused-is-legal = { $text } est légal, la lettre est donc en ordre
post-refused-not-proposed = { $text } n’a été ni proposé par l’adversaire ni forcé
post-refused-suspended = le jeu est suspendu jusqu’à la décision de l’arbitre
post-refused-awaits-correction = une lettre fautive attend sa correction ({ $by })
post-refused-nothing-to-correct = il n’y a rien à corriger
post-refused-other-piece = { $text } n’est pas un coup de la pièce indiquée
post-refused-not-overstepped = le temps n’est pas dépassé : jours utilisés { $used }, permis { $limit } (coups : { $moves })
post-refused-claim-stands = une réclamation est déjà à l’examen
post-refused-no-claim = il n’y a pas de réclamation
post-refused-sealed-needed = la réclamation doit contenir votre prochain coup, sous pli pour l’arbitre
post-refused-too-late = trop tard : jours écoulés { $days }, délai { $term }
post-refused-too-early = trop tôt : jours écoulés { $days }, il en faut { $term }
post-refused-objection-open = l’adversaire peut s’opposer jusqu’au { $until }
post-refused-not-registered = une répétition est envoyée en recommandé
post-refused-nothing-to-repeat = l’adversaire attend votre réponse ; il n’y a rien à répéter
post-refused-too-many-breaks = plus d’interruption : prises { $taken }, permises { $most }
post-refused-too-long-break = trop long : en tout { $days } jours d’interruption, permis { $most }
post-refused-break-overlaps = il y a déjà une interruption du { $from } au { $to }
post-refused-after-closing = le jeu est clos le { $closing } : on peut accepter la nulle ou abandonner
post-refused-no-adjudication = la partie n’attend pas d’adjudication
post-refused-right-lost = sans relevé ni analyse, le droit de protester est perdu
post-refused-same-adjudicator = un autre que { $name } doit juger le protêt
post-refused-nothing-claimed = ici le temps met fin de lui-même à la partie ; rien n’est à réclamer
post-refused-rules = { $value }

## Ce qu’il faut faire

post-due-answer = répondre à temps
post-due-tell-delay = prévenir l’adversaire du retard
post-due-repeat = répéter le coup en recommandé
post-due-sign-of-life = répondre, sous peine d’être considéré comme retiré
post-due-correct = corriger la lettre fautive
post-due-claim = réclamer le dépassement tant qu’il dure
post-due-object = s’opposer à la réclamation
post-due-rule = statuer sur la réclamation
post-due-punish = punir une faute répétée
post-due-answer-before-break = répondre avant l’interruption
post-due-repeat-after-break = renvoyer le coup après l’interruption
post-due-close = jour de clôture
post-due-record = envoyer le relevé de la partie
post-due-analyse = envoyer évaluation et analyse
post-due-adjudicate = adjuger la partie
post-due-protest = protester contre l’adjudication
post-due-rule-protest = statuer sur le protêt
post-due-rule-left = décider de la partie d’un joueur retiré
