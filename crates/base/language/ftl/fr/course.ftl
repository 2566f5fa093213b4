# The course for arbiters: incidents to be decided.

course-title = Cours pour arbitres
course-about = Incidents au damier, sous chaque code. Tranchez ; la décision est donnée avec son article, comme le programme la rend à un vrai damier.
course-what = Ce qui s’est passé
course-absent = n’est pas venu à temps, sans raison valable
course-absent-both = aucun n’est venu à temps
course-right = Exact.
course-wrong = Non. Le code dit :
course-ruling = La décision
course-next = Incident suivant
course-decide = Trancher
course-result = Que devient la partie ?
course-result-goes-on = Elle continue : cela est refusé.
course-result-white = Les Blancs gagnent.
course-result-black = Les Noirs gagnent.
course-result-red = Les Rouges gagnent.
course-result-draw = C’est une nulle.
course-result-both-lose = Les deux perdent.
course-penalty = Le code prévoit-il maintenant une sanction ?
course-penalty-yes = Oui : les irrégularités s’additionnent.
course-penalty-no = Non : on corrige, avec un avertissement là où le code en prévoit un.
course-count =
    {$number ->
        [one] { $number } incident à trancher
       *[other] { $number } incidents à trancher
    }
