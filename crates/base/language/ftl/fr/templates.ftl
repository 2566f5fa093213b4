# Modèles de compétitions, comme les nomme `damier event new --list`.

phrase-swiss-system = système suisse
phrase-swiss-system-blitz = système suisse, blitz
phrase-swiss-system-classification-points = système suisse, points de classification
phrase-swiss-system-each-round-drawn-by-lot = système suisse, tirage au sort à chaque ronde
phrase-swiss-system-numbers-by-lot = système suisse, numéros tirés au sort
phrase-swiss-system-quarter-pairing = système suisse, appariement par quarts
phrase-swiss-system-rapid = système suisse, parties rapides
phrase-swiss-system-two-games-with-reversed-colours = système suisse, deux parties avec les couleurs inversées
phrase-a-match-of-six-games = un match en six parties
phrase-a-match-of-seven-sets-each-until-the-first-win = un match en sept sets, chacun jusqu’à la première victoire
phrase-a-match-of-three-sets-of-four-games = un match en trois sets de quatre parties
phrase-everybody-meets-everybody-in-two-games = toutes rondes, chaque rencontre en deux parties
phrase-everybody-meets-everybody-twice = toutes rondes, aller et retour
phrase-everybody-meets-everybody = toutes rondes
phrase-everybody-meets-everybody-blitz = toutes rondes, blitz
phrase-everybody-meets-everybody-rapid = toutes rondes, parties rapides
phrase-everybody-of-one-group-meets-everybody-of-the-other = chacun d'un groupe rencontre chacun de l'autre
phrase-losers-play-on-for-their-places = les perdants jouent pour leur place
phrase-out-after-four-lost-points = éliminé après quatre points perdus
phrase-players-are-paired-teams-add-up-their-best = les joueurs sont appariés, les équipes additionnent leurs meilleurs
phrase-teams-are-paired-boards-have-tables = les équipes sont appariées, chaque damier a son classement
phrase-teams-swiss-system = équipes, système suisse
phrase-teams-everybody-meets-everybody = équipes, toutes rondes
phrase-two-groups-then-a-final-of-the-best-four = deux groupes, puis une finale des quatre meilleurs
phrase-who-loses-is-out = qui perd est éliminé

## Ce que dit un règlement tiré d'un modèle

template-text-main-stage = phase principale
template-text-group = { $number ->
    [1] groupe A
   *[other] groupe B
}
template-text-final = finale
template-text-aim = Désigner les meilleurs, élever le niveau des participants et faire connaître le jeu de dames.
template-text-place = La compétition se tient au lieu et aux dates de son annonce. Le programme est affiché avant la première ronde.
template-text-organisation = L'organisateur répond de la préparation et du déroulement de la compétition ; un corps arbitral conduit par l'arbitre principal dirige le jeu.
template-text-participants = Sont admis les joueurs inscrits à temps par leur organisation et munis d'une pièce valable.
template-text-safety = L'organisateur prépare la salle, les damiers et les pendules et veille à la sécurité et aux soins médicaux de toutes les personnes présentes.
template-text-awards = Les trois premiers reçoivent des diplômes et des prix de l'organisateur.
template-text-finance = L'organisateur supporte les frais de la salle et du corps arbitral ; les organisations qui les envoient supportent ceux de leurs participants.
template-text-entries = Les inscriptions sont reçues par écrit jusqu'à la veille de la première ronde ; le corps arbitral les vérifie avant le tirage au sort des numéros.
template-text-panel = L'organisateur nomme l'arbitre principal, ses adjoints et le secrétaire.
template-text-panel-listed = Le corps arbitral est annoncé avec la catégorie de ses membres.
template-text-list = La liste des participants est publiée avant le tirage au sort.
template-text-timetable = Une ronde par jour ; les heures sont affichées dans la salle.
template-text-missed-games = Comme affiché dans la salle ; les parties manquées se jouent les jours libres.
template-text-resumed = Une partie reprise continue à la même cadence.
template-text-adjourned = Les parties ajournées se terminent le matin de la ronde suivante.
template-text-qualifying = { $places ->
    [1] Le vainqueur se qualifie pour la compétition suivante.
   *[other] Les { $places } premiers se qualifient pour la compétition suivante.
}
template-text-character-of = { $character-kind ->
    [team] Compétition par équipes.
    [individual-and-team] Compétition individuelle et par équipes : les équipes sont appariées, et chaque damier a son classement.
    [individual-with-team-scoring] Compétition individuelle ; { $counting ->
        [1] une équipe a les points de son meilleur joueur.
       *[other] une équipe a la somme des points de ses { $counting } meilleurs joueurs.
    }
   *[individual] Compétition individuelle.
}
template-text-control = Cadence : { $control }.
template-text-stage = { $stage ->
    [none] Système : { $play }
   *[other] Phase « { $stage } » : { $play }
}{ $micro-match ->
    [yes] , en micro-matchs de deux parties avec les couleurs inversées
   *[no] { "" }
}.
template-text-winners = { $criteria-count ->
    [0] Les places suivent les points ; à égalité de points elles sont partagées.
   *[other] Les places suivent les points ; à égalité de points, dans cet ordre : { $criteria }.
}

play-round-robin = { $cycles ->
    [1] toutes rondes
    [one] toutes rondes, { $cycles } tour
   *[other] toutes rondes, { $cycles } tours
}
play-swiss = { $rounds ->
    [one] système suisse { $engine }, { $rounds } ronde
   *[other] système suisse { $engine }, { $rounds } rondes
}
play-knockout = élimination directe
play-knockout-for-all-places = élimination directe, toutes les places étant jouées
play-lost-points = { $points ->
    [one] éliminé après { $points } point perdu
   *[other] éliminé après { $points } points perdus
}
play-scheveningen = système Scheveningue : chacun d'un groupe rencontre chacun de l'autre
play-match-of-games = { $games ->
    [one] un match en { $games } partie
   *[other] un match en { $games } parties
}
play-match-to-points = { $points ->
    [one] un match en { $points } point
   *[other] un match en { $points } points
}
play-match-to-wins = { $wins ->
    [one] un match en { $wins } gain
   *[other] un match en { $wins } gains
}
play-match-of-sets = { $sets ->
    [one] un match en { $sets } set
   *[other] un match en { $sets } sets
} de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
play-match-of-paces = { $sets ->
    [one] un match en { $sets } set
   *[other] un match en { $sets } sets
}, chacun jusqu’à la première victoire en parties de plus en plus rapides : { $controls }
play-barrage = parties décisives entre ceux qui sont à égalité
