# Ce qu'un arbitre doit regarder à deux fois : un message pour chaque cas de `Warning`.

warning-system-not-in-code = { $stage } : le code ne décrit pas ce système
warning-approved-late = { $approved ->
    [none] le règlement devait être approuvé avant le { $latest }, aucune date n'est indiquée
   *[other] le règlement devait être approuvé avant le { $latest }, il l'a été le { $approved }
}
warning-no-control = aucune cadence n'est indiquée
warning-control = { $value }
warning-no-tie-breaks = rien n'est dit sur l'égalité de points
warning-late-limit-longer = { $minutes ->
    [one] { $minutes } minute de retard toléré, c'est plus que le maximum du code ({ $most })
   *[other] { $minutes } minutes de retard toléré, c'est plus que le maximum du code ({ $most })
}
warning-no-play-off = un titre est en jeu, mais aucune forme de barrage n'est indiquée
warning-early-stop-not-stated = il n'est pas dit si un match s'arrête dès qu'il est décidé
warning-no-protest-deadline = aucun délai de réclamation n'est fixé
warning-rounds = { $entrants } participants demandent de { $range-from } à { $range-to } rondes, { $planned } sont prévues
warning-few-arbiters = { $pairs } paires demandent au moins { $least } arbitres, il y en a { $there }
warning-no-birth-date = { $player } : sans date de naissance, la catégorie d'âge ne peut être vérifiée
warning-very-young = { $player } a { $age } ans, la plus jeune catégorie commence à { $from } ans
warning-after-round-one = { $what } : il le faut avant la première ronde
warning-same-branch = deux membres du jury d'appel représentent { $branch }
warning-not-international-arbiter = l'arbitre principal d'une compétition officielle est un arbitre international
warning-overridden = par décision de l'arbitre principal, { $a } et { $b } se rencontrent, bien que la règle s'y oppose : { $why }
warning-overridden-seat = par décision de l'arbitre principal, { $entrant } reçoit cette place, bien que la règle s'y oppose : { $why }
warning-corrected-late = le résultat a été rectifié après l'appariement de la ronde { $next } ; cet appariement est maintenu
warning-mild-sanction = le code prévoit pour cela { $wanted }
warning-withdrawal-not-in-code = aucun article ne règle ce retrait ; la règle de la moitié du code de 2013 est appliquée
warning-no-tie-method = { $stage } : il n'est pas dit comment se décide une rencontre à égalité
warning-engine-of-other-code = { $stage } : l'appariement suit le système { $engine }, qui relève d'un autre code
warning-entry-list-late = { $minutes ->
    [none] la liste des joueurs devait être définitive une demi-heure avant le tirage au sort, elle n'a pas été approuvée
   *[other] la liste des joueurs devait être définitive une demi-heure avant le tirage au sort, elle a été approuvée { $minutes } minutes avant
}
warning-complaint-language = la réclamation n° { $protest } doit être rédigée en français ou en anglais, avec copie à l'arbitre principal

phrase-the-technical-regulation = règlement technique
phrase-the-appeals-committee = jury d'appel
phrase-have-met = ils se sont déjà rencontrés
phrase-have-met-as-often-as-planned = ils se sont rencontrés autant de fois que prévu
phrase-should-not = leur rencontre est interdite
phrase-a-loss = la perte de la partie
phrase-exclusion = l'exclusion
phrase-the-harshest-sanction = la sanction la plus sévère
phrase-should-not-if-it-can-be-avoided = leur rencontre est à éviter si possible
phrase-has-left = a quitté la compétition
phrase-has-announced-not-to-be-there = absence annoncée
phrase-has-been-free-before = a déjà été exempt
phrase-has-had-this-colour-twice-running = a eu cette couleur deux fois de suite
