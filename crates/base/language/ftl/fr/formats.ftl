## Formules des épreuves, et ce que donnent les places

phrase-swiss-system-accelerated = système suisse accéléré
phrase-who-loses-twice-is-out = qui perd deux fois est éliminé
phrase-two-divisions-by-strength-everybody-meets-everybody = deux divisions selon la force, chacun contre chacun
phrase-two-groups-then-finals-a-and-b-with-the-games-already-played = deux groupes, puis finales A et B avec les parties déjà jouées
template-text-second-final = finale B
template-text-accelerated-half = Rondes { $first } à { $last } : la moitié supérieure par numéro reçoit des points qui comptent pour le seul appariement : { $points }.
template-text-accelerated-quarter = Rondes { $first } à { $last } : le quart supérieur par numéro reçoit des points qui comptent pour le seul appariement : { $points }.
template-text-accelerated-numbers = Rondes { $first } à { $last } : les numéros { $from } à { $to } reçoivent des points qui comptent pour le seul appariement : { $points }.
template-text-carried-games = Les parties que les participants de cette phase ont déjà jouées entre eux comptent et ne sont pas rejouées.
template-text-carried-points = Les points des phases précédentes comptent.
play-double-elimination = élimination après deux rencontres perdues
knockout-places-double = élimination après deux rencontres perdues
free-why-already-met = { $opponent } a été rencontré dans une phase précédente, et cette partie compte
standings-note-carried-games = les parties jouées entre eux dans les phases précédentes comptent
standings-note-carried-points = les points des phases précédentes comptent
regulation-fault-unknown-category = « { $text } » n’est pas une partie des participants ; il y a { $known }
regulation-fault-prizes = une dotation a de 1 à { $most } prix de 1 à { $largest }, et il y a au plus { $most } dotations, droits et tableaux
regulation-fault-right = le droit « { $right } » demande des places comme 1 ou 1-3, non « { $places } »
regulation-fault-carried-from-nowhere = { $stage } : les points ne se reprennent que d’une phase précédente, et les parties que dans un tournoi toutes rondes
regulation-fault-accelerated-otherwise = { $stage } ne se joue pas au système suisse et ne peut pas être accéléré
awards-women = Femmes
awards-men = Hommes
awards-under = Moins de { $age } ans
awards-from = { $age } ans et plus
awards-prizes = Prix
awards-rights = Droits
awards-places = { $places ->
    [1] Première place
   *[other] Places { $places }
}
awards-column-overall = Général
awards-column-prize = Prix
awards-column-right = Droit
awards-undecided = à décider entre { $names }
awards-provisional = les places peuvent encore changer : toutes les phases ne sont pas terminées
awards-accelerated = pour ce seul appariement { $name } a { $points } de plus
sharing-by-place = selon les places
sharing-by-points = partagés à égalité de points
sharing-half-and-half = moitié selon les places, moitié partagée à égalité de points
