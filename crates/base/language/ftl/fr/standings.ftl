# Les places : les critères à égalité de points, de quoi ils sont faits, ce qui sépare deux lignes.

## Critères

criterion-play-off = épreuve supplémentaire
criterion-encounter = confrontation directe
criterion-shmulyan = système Shmulyan
criterion-sonneborn-berger = système Sonneborn-Berger
criterion-berger = système Berger
criterion-solkoff = système Solkoff
criterion-truncated = système Solkoff tronqué
criterion-median = système Solkoff médian
criterion-wins = nombre de gains
criterion-results-by-place = résultats contre les autres dans l'ordre des places
criterion-match-points = points de match
criterion-board-points = points de damier
criterion-team-product = coefficient d'équipe
criterion-places-on-boards = somme des places aux damiers
criterion-board-by-board = résultats aux damiers 1, 2 et ainsi de suite

## Les mêmes en tête de colonne

criterion-short-play-off = Suppl.
criterion-short-encounter = Conf.
criterion-short-shmulyan = Shm.
criterion-short-sonneborn-berger = S-B
criterion-short-berger = Berg.
criterion-short-solkoff = Solk.
criterion-short-truncated = Tronq.
criterion-short-median = Méd.
criterion-short-wins = Gains
criterion-short-results-by-place = Par place
criterion-short-match-points = PM
criterion-short-board-points = PD
criterion-short-team-product = Coeff.
criterion-short-places-on-boards = Places
criterion-short-board-by-board = Damiers

## Comment une valeur s'est formée

source-opponents-points = points de l'adversaire
source-withdrawn = { $own } points, plus { $average }, la moyenne du groupe de points
source-last-finisher = points du dernier à avoir terminé, pour un gain par forfait
source-lowest-score = le plus faible total du tournoi, pour un gain par forfait
source-result = résultat, { $value }
source-place = { $board ->
    [none] place dans l'épreuve supplémentaire
   *[other] place au damier { $board }
}
source-board = points au damier { $value }
source-opponents-boards = tous les points de damier de l'adversaire
source-opponents-solkoff = le Solkoff de l’adversaire
source-against = points contre ceux des places { $first } à { $last }

how-played = jouée
how-forfeit = décidée sans jeu
how-adjourned = ajournée
how-free = exempt, gain par forfait

## Pourquoi cette place

parting-score = plus de points : { $above } contre { $below }
parting-criterion = égalité de points ; { $criterion } : { $above } contre { $below }
place-shared = égalité en tout : les places { $first } à { $last } sont partagées
place-unplaced = départ trop précoce, aucune place n'est attribuée

parted-by-score = plus de points
parted-by-criterion = { $criterion }{ $step ->
    [1] { "" }
   *[other] , étape { $step }
}
parted-by-bracket = est allé plus loin dans le tableau
parted-by-match = résultat du match

standings-note-unfinished = { $open ->
    [one] { $open } résultat manque : ce sont les places du moment
   *[other] { $open } résultats manquent : ce sont les places du moment
}
standings-note-adjourned = { $games ->
    [one] { $games } partie ajournée est comptée en l'état
   *[other] { $games } parties ajournées sont comptées en l'état
}
standings-note-rounds-left = { $rounds ->
    [one] { $rounds } ronde reste à jouer
   *[other] { $rounds } rondes restent à jouer
}
standings-note-no-order = ni le code ni le règlement ne départagent les égalités : leurs places sont partagées
standings-note-undecided = personne n'a encore gagné : ce sont les places du moment
standings-note-order-changed = l'ordre des critères en cas d'égalité a été changé par l'arbitre principal après le début : { $reason }
standings-note-by-bracket = les places viennent du tableau
standings-note-by-match = les places viennent du match

order-from-regulation = ordre du règlement
order-from-edition = ordre de l'édition ultérieure
order-from-code = ordre du code
order-from-nobody = aucun ordre des critères

no-standings-no-such-stage = { $stage } n'existe pas ; il y en a { $stages }
no-standings-no-regulation = il n'y a pas encore de règlement
no-standings-not-paired = la ronde { $round } n'est pas appariée ; { $paired ->
    [0] aucune ne l'est
    [one] { $paired } ronde l'est
   *[other] { $paired } rondes le sont
}
no-standings-faulty = le règlement est inutilisable : { $value }
no-standings-sheet = { $value }

standings-error-no-such-opponent = { $entrant } est apparié à la ronde { $round } avec { $opponent }, qui n'est pas sur la feuille
standings-error-no-boards = { $number ->
    [0] le total demande les résultats de chaque damier, et il n'y en a pas
   *[other] le critère { $number } de l'ordre demande les résultats de chaque damier, et il n'y en a pas
}
