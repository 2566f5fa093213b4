# Ce qui se fait à une épreuve, par quelque voie qu'on le demande.
act-none-of = « { $text } » n’est pas connu ici ; choisissez parmi { $known }
act-not-rounds = « { $text } » ne désigne aucune ronde ; écrivez 3, ou 3,5, ou 2-4
act-or-ahead = { $next }, ou commencez-la tout de même
act-only-in-swiss = Seules les rondes suisses admettent des paires fixées d’avance et des règles assouplies ; appariez celle-ci à la main ou par décision.
act-opening = Table { $table } : début { $opening }
act-relax = Assouplir une règle dans cette ronde
act-relax-help = Une règle par ligne : third-colour, rematch:1:4, prohibition:1:4, free:5 ; numéros ou noms. Par décision de l’arbitre principal, avec la raison.
tokens-scope-events = Créer des compétitions et agir à leurs bureaux d’arbitrage
act-confirm = regardez ce qui change ; cochez que vous le savez et envoyez de nouveau
act-confirm-typed = pour le faire malgré tout, ajoutez confirmed=yes
act-confirmed = Je sais ce qui change ; le faire
act-pair-again = Annuler cette ronde et l’apparier de nouveau
act-pair-again-text = La ronde et toutes les suivantes sont annulées avec tout ce qui en dépend. Ce qui change est montré d’abord ; les résultats des paires inchangées sont conservés.
act-without = Qui quitte d'abord la compétition, un par ligne
act-tie-breaks = Égalité de points
act-tie-breaks-order = Critères, un par ligne
act-tie-breaks-help = Le nom d’un ordre ({ $orders }), des critères dans leur ordre, ou { $usual } pour l’ordre du code. Après le début, seul l’arbitre principal les change, et chaque tableau imprime la raison.
act-tie-breaks-set = Changer les critères
act-points = Valeur des parties
act-points-system = Points
act-points-help = Un système ({ $systems }), ou en toutes lettres, par exemple { $example } ; { $usual } pour 2-1-0. Le règlement imprime la raison.
act-points-set = Changer la valeur des parties
# Tableaux de résultats tels que d’autres les publient.
table-faulty = Le tableau ne peut pas être pris : { $count ->
    [one] { $count } faute
   *[other] { $count } fautes
}
table-fault-no-numbered-columns = aucune ligne n’a de colonnes numérotées 1, 2, 3 et ainsi de suite
table-fault-no-names = aucune colonne n’a de noms
table-fault-cell = ligne { $row }, colonne { $column } : « { $text } » n’est pas un résultat
table-fault-nobody = ligne { $row }, colonne { $column } : il n’y a pas de numéro { $number }
table-fault-contradiction = ligne { $row }, colonne { $column } : { $own } et { $other } donnent leur partie différemment
table-fault-points = ligne { $row } : les résultats de { $name } donnent { $found }, et { $printed } est imprimé (deux pour un gain)
table-begun = Cette épreuve a déjà des joueurs ; un tableau s’inscrit dans une nouvelle.
table-too-many = Le tableau compte { $games } parties ; on en inscrit au plus { $most } à la fois.
table-teams = Un tableau d’équipes ne peut pas être inscrit ; inscrivez les matchs un par un.
table-is-a-cross-table = C’est un tableau où tous se rencontrent ; l’épreuve doit être un toutes-rondes, nombre de tours : { $cycles }.
table-is-by-rounds = Ce tableau va par rondes ({ $rounds }) ; l’épreuve doit être au système suisse.
table-would = { $players } joueurs et { $games } parties seraient inscrits.
table-entered = { $players } joueurs et { $games } parties sont inscrits.
table-as-published = comme publié
table-same = Les { $lines } lignes concordent avec le tableau.
table-differs = { $count ->
    [one] { $count } case diffère
   *[other] { $count } cases diffèrent
} du tableau :
table-difference = ligne { $row }, { $name } : { $what }
table-differs-nobody = personne de ce nom dans l’épreuve
table-differs-place = place { $printed } imprimée, { $own } ici
table-differs-points = { $printed } points imprimés, { $own } ici
table-differs-coefficient = { $column } : { $printed } imprimé, { $own } ici
table-differs-game = colonne { $column } : { $printed } imprimé, { $own } ici
table-not-compared = Colonnes non comparées : { $columns }
act-import-table = Inscrire une épreuve d’après un tableau publié
act-import-table-text = Un tableau croisé, ou un tableau par rondes avec des cases comme 12w2 : CSV, feuille de calcul ou HTML enregistré d’une page. L’épreuve doit être nouvelle.
act-compare-table = Comparer avec un tableau publié
act-table-file = Le tableau
act-table-pasted = Ou le tableau lui-même, copié d’une page ou d’un tableur
act-table-dry-run = Dire seulement ce qui serait inscrit
