## Changes of the past, shown before they are made

past-head = Ce qui changera :
past-nothing = Rien d'autre ne change.
past-more = { "  " }et { $count } de plus
past-place = { $points }, place { $place }
past-no-place = sans place
past-line = { $name } : { $was } → { $is }
past-round-started = { $stages ->
    [1] La ronde { $round }
   *[other] { $stage }, la ronde { $round }
} aurait été appariée autrement ; elle a commencé et reste valable tant qu'on ne l'apparie pas à nouveau :
past-round = { $stages ->
    [1] La ronde { $round }
   *[other] { $stage }, la ronde { $round }
} aurait été appariée autrement ; elle n'a pas encore commencé :
past-papers = À imprimer de nouveau : { $papers }
past-paper-of-round = { $paper }, ronde { $round }
past-taken-back = La ronde { $round } est retirée : { $facts } faits, { $results } résultats, dont { $kept } peuvent rester car la paire est la même
past-later-rounds = Rondes retirées avec elle : { $rounds }
past-new-pairing = Le nouvel appariement
past-say-yes = Rien n'a été écrit. Pour le faire, ajoutez { $yes }
past-ask = Le faire ? { $keys }
past-late = { $name } a { $minutes } min de retard, plus que les { $limit } permises : la partie serait perdue
past-late-flag = { $name } a { $minutes } min de retard ; la pendule marchait depuis le signal et son drapeau est tombé : la partie serait perdue, et les deux d’un micro-match
past-late-yes = Rien n'a été écrit. Pour écrire la perte, ajoutez { $yes } ; pour noter l'arrivée avec un motif valable, ajoutez { $excused }
