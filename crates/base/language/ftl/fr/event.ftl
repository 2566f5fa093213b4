# Ce que disent les commandes de `damier event`.

event-course =
    Le cours ordinaire d'une compétition, une commande par étape :

      damier event new --template ua2023-100/swiss --name "Coupe" --rounds 7
      damier event official chief-arbiter "NOM"       qui décide
      damier event enter "NOM" --rating 2000          ou toute une liste : import FICHIER
      damier event approve                            les inscriptions sont vérifiées
      damier event pair --start                       numéros, appariement, signal du départ
      damier event result 1 2-0, 2 1-1, 3 0-2         les résultats au fur et à mesure
      damier event table                              classement ; show, explain, at RONDE
      damier event pair --start                       et ainsi de suite, ronde après ronde
      damier event finish                             les résultats sont homologués
      damier event paper report --format pdf          le rapport à signer

    Ce qu'il faut faire ensuite : damier event show. Toutes les commandes : damier event --help

# Fichiers, heures, personnes.
event-no-such-file = il n'y a pas de fichier { $file }
event-file-is-folder = { $file } est un dossier, non le fichier d'une compétition
event-new-first = créez d'abord la compétition : damier event new --help
event-no-file-here = aucune compétition n'est indiquée, et il n'y a pas ici de fichier *.damier
event-several-files = aucune compétition n'est indiquée, et il y en a plusieurs ici : { $files }
event-choose-file = indiquez le fichier par --file FICHIER ou dans $DAMIER_EVENT, ou créez-en un : damier event new
event-not-a-time = « { $text } » n'est pas une heure ; écrivez 2026-05-01 10:00, ou 10:00 pour aujourd'hui
event-nobody = personne ne s'appelle « { $text } »
event-of-another-team = { $name } joue pour une autre équipe : { $team }
event-plays-for-team = { $name } joue pour { $team } : une équipe reste ou part tout entière, et sa composition dit qui joue
event-round-waits = la ronde { $round } est appariée et n'a pas commencé : refaites l'appariement si cela doit y compter
event-search-cut = la recherche de cette ronde est devenue trop longue et a été arrêtée : tous ont un adversaire et aucune règle n'est enfreinte, mais qui quitte certains groupes de points, ou qui y rencontre qui, n'a pas été cherché jusqu'au bout dans l'ordre du code
event-nobody-perhaps = personne ne s’appelle « { $text } » ; vouliez-vous dire { $name } ?
event-no-number = personne n'a le numéro { $text }
event-no-team = aucune équipe ne s'appelle « { $text } »
event-see-entries = voir les inscrits : damier event show entries
event-several-people = « { $text } » peut être l'une de ces personnes :
event-write-more = complétez le nom, ou donnez le numéro
event-no-such-stage = il n'y a pas de phase « { $text } » ; il y a { $stages }
event-no-game = { $name } n'a pas de partie à la ronde { $round }
event-one-person = naissance, Elo et titre sont ceux d'une seule personne ; inscrivez les joueurs un par un
event-notice = note : { $text }
event-written-meanwhile = quelqu'un d'autre écrit sans cesse dans le fichier ; réessayez

# Tableaux.
event-column-table = table
event-column-number = n°
event-column-white = Blancs
event-column-black = Noirs
event-column-red = Rouges
event-column-result = résultat
event-column-name = nom
event-column-title = titre
event-column-rating = Elo
event-column-federation = fédération
event-column-team = équipe
event-column-round = ronde
event-column-colour = couleur
event-column-opponent = adversaire
event-column-points = points

# Rondes et résultats.
event-round-head = { $stages ->
    [1] Ronde { $round }, { $phase }
   *[other] { $stage }, ronde { $round }, { $phase }
}
event-free-bye = { $name } : exempt, gain par forfait
event-free-plus = { $name } : sans adversaire, gain par forfait après un retrait
event-free-no-game = { $name } n'a pas de partie
event-results-written = { $stages ->
    [1] Ronde { $round }
   *[other] { $stage }, ronde { $round }
} : { $count ->
    [one] { $count } résultat inscrit
   *[other] { $count } résultats inscrits
}, { $missing ->
    [one] il manque la table { $tables }
   *[other] il manque les tables { $tables }
}
event-results-complete = { $stages ->
    [1] Ronde { $round }
   *[other] { $stage }, ronde { $round }
} : { $count ->
    [one] { $count } résultat inscrit
   *[other] { $count } résultats inscrits
}, tous les résultats sont là
event-results-faulty = rien n'a été inscrit, à cause { $count ->
    [1] de cette faute :
   *[other] de ces { $count } fautes :
}
event-fault = ligne { $line }, « { $text } » : { $why }
event-no-results = aucun résultat n'est donné ; par exemple : 1 2-0, 2 1-1
event-type-results = Tapez les résultats, un ou plusieurs par ligne, et finissez par Ctrl-D :
event-no-score = il n'y a pas de résultat
event-no-place = il n'y a ni table ni nom
event-not-a-score = « { $text } » n'est pas le résultat d'une partie
event-scores = une partie finit par { $scores }, ou par +/- et -/+ si quelqu'un n'est pas venu, -/- si personne n'est venu, x si elle est annulée
event-ambiguous-score = « { $text } » peut être un forfait ou trois damiers ; écrivez +/- pour l'un et + - - pour les autres
event-by-boards = un match s'inscrit par ses { $count } damiers : tous à la fois, par exemple { $all }, ou un par un, par exemple { $one }
event-by-games = un match s'inscrit par ses { $count } parties : toutes à la fois, par exemple { $all }, ou une par une, par exemple { $one }
event-too-many-scores = { $given } résultats pour { $games ->
    [1] une seule partie ; un forfait s'écrit +/-
   *[other] { $games } parties
}
event-no-such-reason = il n'y a pas de motif « { $text } » ; il y a { $known }
event-do-not-meet = { $one } et { $other } ne se rencontrent pas à la ronde { $round }
event-not-a-pair = « { $text } » n'est pas une paire ; écrivez BLANCS:NOIRS, par exemple 1:2 ou Koval:Bondar
event-late-flag = La pendule marchait depuis le signal et le drapeau est tombé avant l’arrivée : perte par forfait
event-too-late = Plus de { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} de retard : perte par forfait
event-in-time = Retard toléré : { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} au plus
event-numbered = { $number }  { $name }
event-drawn = Tiré au sort : { $drawn }
event-not-closed = la ronde { $round } n'est pas close

# Ce qui est montré.
event-stage-line = { $stage } : { $paired ->
    [one] { $paired } ronde appariée
   *[other] { $paired } rondes appariées
} sur { $rounds }
event-due = À faire ensuite
event-more-due = et encore { $count } : damier event show due
event-nobody-entered = il n'y a pas d'inscrit
event-cell-bye = exempt, gain
event-cell-plus-after-withdrawal = exempt, gain
event-cell-not-yet-entered = pas encore inscrit
event-cell-announced = absent
event-cell-withdrawn = départ
event-cell-free = exempt
event-cell-open = …
event-cell-adjourned = ajournée
event-cell-win = gagnée
event-cell-draw = nulle
event-cell-loss = perdue
event-cell-plus = gain par forfait
event-cell-minus = perte par forfait
event-cell-annulled = annulée
event-protest = { $number }  { $from } : { $text } — { $status }
event-no-protests = il n'y a pas de réclamation
event-no-ladder = il n'y a pas de règlement, donc pas de code qui fixe les sanctions
event-technical-item = { $number }. { $title } : { $text }
event-no-technical = le code de cette compétition ne demande pas de règlement technique
event-no-such-duty = « { $text } » n'est pas un devoir de la liste
event-nothing-to-undo = il n'y a rien à annuler
event-log-line = { $seq } { $mark } { $date } { $time }  { $what }  — { $name }, { $role }
event-log-line-office = { $seq } { $mark } { $date } { $time }  { $what }  — { $role }

# Les entrées, comme le journal les raconte.
# Une entrée dans une compétition à plusieurs phases.
fact-in-stage = { $stage } : { $fact }
fact-regulation = le règlement est approuvé : { $value-name }
fact-regulation-changed = le règlement est modifié : { $reason }
fact-technical = le règlement technique est arrêté
fact-technical-signed = signature du règlement technique : { $value }
fact-appointed = nomination : { $value-name }, { $value-role }
fact-relieved = { $name } est relevé de ses fonctions : { $reason }
fact-committee = le jury d'appel est nommé : { $members }
fact-scheduled = la ronde { $round } commence le { $starts }
fact-team-entered = inscription : { $value-name }
fact-entered = inscription : { $value-name }
fact-entry-corrected = l'inscription est rectifiée, { $player } : { $reason }
fact-entries-approved = les inscriptions sont approuvées
fact-field = { $stage }, participants : { $entrants }
fact-grouped = { $stage }, groupes : { $first } ; { $second }
fact-numbered = les numéros sont attribués { $by-kind ->
    [rating] selon l'Elo, les égaux par tirage au sort, graine { $seed }
    [lots] par tirage au sort, graine { $seed }
   *[given] comme tirés ou fixés
}
fact-lots = tirage au sort, { $how } : { $drawn-for ->
    [order-of-rounds] l'ordre des rondes
    [colour] la couleur du numéro 1
    [ballot] une ouverture
   *[other] { $what }
}
fact-absence-announced = { $entrant } : absence annoncée, ronde { $rounds }
fact-withdrawn = { $entrant } se retire : { $reason }
fact-further-part = { $goes-on ->
    [yes] { $entrant } continue : { $reason }
   *[no] { $entrant } est hors compétition : { $reason }
}
fact-prohibited = { $pair-a } et { $pair-b } ne doivent pas se rencontrer : { $reason }
fact-prohibition-lifted = { $a } et { $b } peuvent de nouveau se rencontrer
fact-line-up = { $team }, ronde { $round } : { $boards }
fact-paired = la ronde { $round } est appariée { $by-kind ->
    [engine] selon le système suisse { $engine }, graine { $seed }
    [table] selon la ronde { $row } de la table
    [drawn-table] selon la ronde { $row } de la table, tirée au sort, graine { $seed }
    [groups] entre les groupes, graine { $seed }
    [bracket] selon le tableau, graine { $seed }
    [lots] par tirage au sort, graine { $seed }
    [match] comme match, graine { $seed }
    [hand] à la main : { $reason }
   *[override] par décision de l'arbitre principal : { $reason }
}
fact-published = l'appariement de la ronde { $round } est publié
fact-started = la ronde { $round } commence
fact-closed = la ronde { $round } est close
fact-seated = { $player } prend place : { $place }
fact-at-board = { $place }, { $after } : { $line }
fact-colours-mixed = les couleurs ont été interverties : { $place }
fact-result = { $place } : { $score }
fact-result-played = { $place } : { $score } (partie { $game })
fact-result-corrected = { $place } : résultat rectifié en { $score } : { $reason }
fact-late = { $name } arrive avec { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} de retard{ $excused ->
    [yes] , pour un motif valable
   *[no] { "" }
} : { $place }
fact-punished = { $player } : { $sanction } ({ $offence }) : { $account }
fact-protested = { $from-kind ->
    [captain] réclamation du capitaine, { $from } : { $text }
   *[player] réclamation, { $from } : { $text }
}
fact-protest-ruled = la réclamation n° { $protest } est { $upheld ->
    [yes] admise
   *[no] rejetée
} : { $ruling }
fact-appealed = la réclamation n° { $protest } est portée devant le jury d'appel
fact-appeal-decided = le jury d'appel a { $upheld ->
    [yes] admis
   *[no] rejeté
} la réclamation n° { $protest } : { $ruling }
fact-decided = { $question } — décision : { $decision } ({ $grounds })
fact-note = note : { $value }
fact-duty-done = fait : { $value }
fact-interrupted = le jeu est interrompu : { $reason }
fact-cancelled = la compétition est annulée : { $reason }
fact-finished = les résultats sont homologués
fact-finished-early = les résultats sont homologués avant terme, en l'état : { $reason }
fact-undone = l'entrée n° { $seq } est annulée : { $reason }


# Nouvelles compétitions, listes, explications.
event-made = La compétition est conservée dans { $file }
event-needs-name = il faut un nom à la compétition
event-needs-template = indiquez un modèle ou un fichier de règlement
event-no-templates = il n'y a pas de modèle pour « { $text } »
event-regulation-file = { $file } n'est pas un règlement utilisable :
event-unknown-header = la colonne « { $header } » est inconnue ; elle est laissée de côté
event-list-encoding = La liste est lue comme { $encoding } ; si les lettres sont fausses, enregistrez-la en UTF-8.
event-list-faulty = personne n'a été inscrit, car la liste contient { $count ->
    [1] cette faute :
   *[other] ces { $count } fautes :
}
event-list-next = corrigez la liste, ou prenez les bonnes lignes par --good-rows
event-list-taken = { $count ->
    [one] { $count } inscription reprise
   *[other] { $count } inscriptions reprises
}
event-list-would = { $count ->
    [one] { $count } inscription pourrait être reprise
   *[other] { $count } inscriptions pourraient être reprises
}, { $faults ->
    [0] aucune faute
    [one] { $faults } faute
   *[other] { $faults } fautes
}
event-column-place = place
event-column-games = parties
event-column-counted = comptés
event-table-head = { $stages ->
    [1] Après la ronde { $after } sur { $rounds }
   *[other] { $stage }, après la ronde { $after } sur { $rounds }
}
event-board-head = Damier { $board }
event-no-teams-here = { $name } : la compétition est individuelle, aucune équipe ne peut s'inscrire
event-field-too-small = { $stage } : il faut au moins deux participants, il n'y en a que { $given }
event-no-boards = il n'y a pas de classement par damier dans cette compétition
event-no-team-scoring = il n'y a pas de classement par équipes dans cette compétition
event-place = { $name } : place { $place }, { $points } (+{ $won } ={ $drawn } −{ $lost }{ $free ->
    [0] { "" }
    [one] , { $free } ronde exempte
   *[other] , { $free } rondes exemptes
}{ $pluses ->
    [0] { "" }
    [one] , { $pluses } gain par forfait
   *[other] , { $pluses } gains par forfait
}) après la ronde { $after }
event-below = Derrière { $name } : { $by }, { $own } contre { $other }
event-above = Devant { $name } : { $by }, { $own } contre { $other }
event-below-match = Derrière { $name } : { $over }
event-above-match = Devant { $name } : { $over }
event-below-bracket = Derrière { $name } : { $loser } a perdu contre { $winner } au tour { $round } du tableau
event-above-bracket = Devant { $name } : { $loser } a perdu contre { $winner } au tour { $round } du tableau
event-meeting-won = Tour { $round } du tableau : gagné contre { $opponent } ({ $result })
event-meeting-lost = Tour { $round } du tableau : perdu contre { $opponent } ({ $result })
event-meeting-open = Tour { $round } du tableau : joue contre { $opponent }
event-opponent-left = départ de l'adversaire
event-match-kind = { $kind ->
    [main] { $set ->
        [0] Parties régulières
       *[other] Set { $set }
    }
    [quick] { $set ->
        [0] Deux parties rapides, { $rate }
       *[other] Set { $set }, deux parties rapides, { $rate }
    }
    [pace] Set { $set }, { $rate }
   *[sudden] { $set ->
        [0] Parties rapides jusqu'à la première perte, { $rate }
       *[other] Set { $set }, parties rapides jusqu'à la première perte, { $rate }
    }
}
event-match-part = { event-match-kind } : { $games } ; points { $first }-{ $second }
event-match-next = { $begun ->
    [yes] En cours
   *[no] Partie suivante
} : { event-match-kind }
event-match-sets = Sets : { $first } { $own }, { $second } { $other }
event-match-pace = { $rate } : { $first } { $own }, { $second } { $other }
event-match-worth = Valeur des sets : { $first } { $own }, { $second } { $other }
event-by-score = points
event-by-match = le match
event-shares = Égalité en tout avec { $names } : la place est partagée
event-term = ronde { $round }, { $opponent } : { $times } × { $number } = { $amount } ({ $source })
event-term-alone = ronde { $round } : { $times } × { $number } = { $amount } ({ $source })
event-term-bare = { $times } × { $number } = { $amount } ({ $source })
event-unplaced = { $name } n'a pas de place
event-ruling = parties jouées : { $played } sur { $planned } ; { $effect }
event-pair = Ronde { $round }, table { $table } : { $white } – { $black }
event-colours = Couleurs : { $colour }
event-rejected = Ont été envisagés auparavant :
event-or-ahead = { $next }, ou lancez-la quand même avec --ahead
event-decided-only-in-swiss = --fix et --relax sont pour les rondes du système suisse ; appariez celle-ci par --by-hand ou --override
event-no-such-rule = « { $text } » n'est pas une règle à laquelle on peut déroger : { $rules }
event-never-free = { $name } n'a pas été exempt
event-seat-of = Ronde { $round } : { $name }
event-by-hand = Appariée à la main ({ $name }) : { $reason }
event-by-decision = Appariée par décision ({ $name }) : { $reason }
event-not-there = Absents de cette ronde
event-otherwise = Les règles, consultées de nouveau, donneraient autre chose :
event-difference = { $stages ->
    [1] ronde { $round } (entrée n° { $seq } du journal) : { $what }
   *[other] { $stage }, ronde { $round } (entrée n° { $seq } du journal) : { $what }
}
event-verified = { $rounds ->
    [one] { $rounds } ronde appariée de nouveau
   *[other] { $rounds } rondes appariées de nouveau
} : { $count ->
    [0] tout concorde
    [one] { $count } différence
   *[other] { $count } différences
}
event-breaks = enfreint une règle : { $rule }
event-verified-by-people = { $rounds ->
    [one] { $rounds } ronde a été appariée par des personnes
   *[other] { $rounds } rondes ont été appariées par des personnes
} : { $count ->
    [0] le programme aurait fait de même
    [one] le programme aurait fait { $count } chose autrement
   *[other] le programme aurait fait { $count } choses autrement
}
event-attached = Les coups sont joints, { $place } ({ $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
})
event-attached-others = { $place } : d'autres coups sont déjà joints, ils restent tels quels
event-nothing-attached = rien n'est joint
event-one-simulated = on ne peut écrire qu'une compétition dans un fichier
event-simulation-failed = graine { $seed } : { $why }
failed-refused = l'entrée n° { $seq } de la simulation a été refusée : { $refused }
failed-not-two = un match a deux camps, et non { $entrants } : --players 2
event-simulated = graine { $seed } : { $rulebook }, { $systems }, { $players ->
    [one] { $players } participant
   *[other] { $players } participants
}, { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}, { $facts ->
    [one] { $facts } entrée
   *[other] { $facts } entrées
} ; { $count ->
    [0] toutes les rondes concordent
    [one] { $count } différence
   *[other] { $count } différences
}
event-trf-faulty = { $file } ne peut être repris, à cause { $count ->
    [1] de cette faute :
   *[other] de ces { $count } fautes :
}
event-trf-taken = repris : { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} et { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
} ; la compétition est conservée dans { $file }
event-trf-would = peuvent être repris dans { $file } : { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} et { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}
event-paper-written = écrit : { $file }
event-no-such-paper = il n'y a pas de document « { $text } »
event-no-such-format = ce document n'existe pas en { $format }, seulement en { $known }
event-not-a-number = « { $text } » n'est pas un nombre
fact-lots-opening = tirage au sort, { $how } : ouverture { $number }, { $place }
fact-lots-meeting = tirage au sort, { $how } : { $name } passe après la rencontre à égalité ({ $place })
event-late-first-game = La première partie est perdue ; la seconde se joue
event-late-both-games = Les deux parties sont perdues
event-late-neither = Personne n’est venu à temps : les deux perdent
paper-irregularities = Irrégularités aux damiers
paper-col-half-moves = Après demi-coups
