# Pati kalba, datos, skaičiai ir išvardijimai.

language-name = lietuvių

## Datos ir laikas

date = { date.month } { date.day }
    .month = { $year } m. { $month ->
        [1] sausio
        [2] vasario
        [3] kovo
        [4] balandžio
        [5] gegužės
        [6] birželio
        [7] liepos
        [8] rugpjūčio
        [9] rugsėjo
        [10] spalio
        [11] lapkričio
       *[12] gruodžio
    }
    .day = { $day } d.
date-short = { $year }-{ $month }-{ $day }
date-with-weekday = { date }, { $weekday ->
    [1] pirmadienis
    [2] antradienis
    [3] trečiadienis
    [4] ketvirtadienis
    [5] penktadienis
    [6] šeštadienis
   *[7] sekmadienis
}
dates-in-month = { date.month } { $first }–{ date.day }
dates = { $first } – { $last }
time = { $hour }:{ $minute }
date-time = { $date }, { $time }

## Skaičiai ir išvardijimai

decimal-mark = ,
list-more = { $first }, { $second }
list-last = { $first } ir { $second }
label = { $name }: { $text }

## Kiek

count-points = { $count ->
    [one] { $count } taškas
    [few] { $count } taškai
    [many] { $count } taško
   *[other] { $count } taškų
}
count-points-and-half = { $count ->
   *[other] { $points } taško
}
count-rounds = { $count ->
    [one] { $count } ratas
    [few] { $count } ratai
   *[other] { $count } ratų
}
count-players = { $count ->
    [one] { $count } žaidėjas
    [few] { $count } žaidėjai
   *[other] { $count } žaidėjų
}
count-entrants = { $count ->
    [one] { $count } dalyvis
    [few] { $count } dalyviai
   *[other] { $count } dalyvių
}
count-teams = { $count ->
    [one] { $count } komanda
    [few] { $count } komandos
   *[other] { $count } komandų
}
count-boards = { $count ->
    [one] { $count } lenta
    [few] { $count } lentos
   *[other] { $count } lentų
}
count-games = { $count ->
    [one] { $count } partija
    [few] { $count } partijos
   *[other] { $count } partijų
}
count-minutes = { $count ->
    [one] { $count } minutė
    [few] { $count } minutės
    [many] { $count } minutės
   *[other] { $count } minučių
}
