# La langue elle-même, les dates, les nombres et les listes.

language-name = français

## Dates et heures

date = { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} { $year }
# Les trois en chiffres, avec un zéro initial.
date-short = { $day }/{ $month }/{ $year }
date-with-weekday = { $weekday ->
    [1] lundi
    [2] mardi
    [3] mercredi
    [4] jeudi
    [5] vendredi
    [6] samedi
   *[7] dimanche
} { date }
dates-in-month = { $first ->
    [1] 1er
   *[other] { $first }
}–{ date }
dates = { $first } – { $last }
time = { $hour } h { $minute }
date-time = { $date } à { $time }

## Nombres et listes

decimal-mark = ,
list-more = { $first }, { $second }
list-last = { $first } et { $second }
label = { $name } : { $text }

## Combien : en français, zéro et un sont au singulier

count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
count-points-and-half = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
count-rounds = { $count ->
    [one] { $count } ronde
   *[other] { $count } rondes
}
count-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
count-entrants = { $count ->
    [one] { $count } participant
   *[other] { $count } participants
}
count-teams = { $count ->
    [one] { $count } équipe
   *[other] { $count } équipes
}
count-boards = { $count ->
    [one] { $count } damier
   *[other] { $count } damiers
}
count-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
count-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
