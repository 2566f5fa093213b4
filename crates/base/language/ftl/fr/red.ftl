# In checkers Red begins (WCDF-1.13, UA-VII.Inv.11): what is said there instead of the messages without "red-".

red-color-black = Rouges
red-board-black = Rouges
red-board-man-black = pion rouge
red-board-king-black = dame rouge
red-site-black = Rouges
red-site-seat-black = Rouges
red-happened-award-black = l’arbitre donne la partie aux Rouges
red-desk-says-black = Les rouges disent
red-letters-score-black = les rouges gagnent
red-act-word-black = les rouges gagnent
red-course-result-black = Les Rouges gagnent.
red-bulletin-black-to-move = Trait aux Rouges
red-board-restoring = La notation est reconstituée { $pays ->
    [white] sur le temps des Blancs
    [black] sur le temps des Rouges
    [both] sur le temps des deux, par moitié
   *[nobody] pendules arrêtées
}
red-event-column-black = { event-column-red }
red-paper-black = { paper-red }
red-paper-black-letter = { paper-red-letter }
red-paper-black-sign = { paper-red-sign }
red-paper-black-name = { paper-red-name }

## Where the pairing speaks of White it means whoever begins

red-unwelcome-colour-difference = les nombres de parties avec les Rouges et avec les Blancs différeraient trop
red-colour-story-number = d'après le numéro à la première ronde : les numéros impairs ont les { $odd-kind ->
    [white] Rouges
   *[black] Blancs
}
red-colour-story-odd-white = les numéros impairs ont les Rouges
red-colour-story-smaller-white = les deux numéros sont impairs ou tous deux pairs, le plus petit a les Rouges
red-colour-story-fewer-whites = { $value } a eu moins souvent les Rouges
red-colour-story-black-before = { $games-ago ->
    [1] { $who } a eu les Blancs à la dernière partie
   *[other] { $who } a eu les Blancs il y a { $games-ago } parties, l'autre les Rouges
}
red-basis-table = { $drawn ->
    [yes] ronde { $row } de la table, tirée au sort parmi celles qui restaient : le numéro { $white } a les Rouges, le numéro { $black } les Blancs
   *[no] ronde { $row } de la table : le numéro { $white } a les Rouges, le numéro { $black } les Blancs
}
red-broken-rule-third-colour = { $entrant } aurait les { $color-kind ->
    [white] Rouges
   *[black] Blancs
} une troisième fois de suite
red-differs-colours = à la table { $table } { $white } a les Rouges, et ce devrait être { $black }
red-difference-colours = les couleurs devraient être { $value-white } (Rouges) – { $value-black } (Blancs)
