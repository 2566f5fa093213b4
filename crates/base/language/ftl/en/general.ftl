# The language itself, dates, numbers and lists.

language-name = English

## Dates and times

date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
# All three in figures, with a leading zero.
date-short = { $day }.{ $month }.{ $year }
date-with-weekday = { $weekday ->
    [1] Monday
    [2] Tuesday
    [3] Wednesday
    [4] Thursday
    [5] Friday
    [6] Saturday
   *[7] Sunday
}, { date }
dates-in-month = { $first }–{ date }
dates = { $first } – { $last }
time = { $hour }:{ $minute }
date-time = { $date }, { $time }

## Numbers and lists

decimal-mark = .
list-more = { $first }, { $second }
list-last = { $first } and { $second }
label = { $name }: { $text }

## How many

count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
count-points-and-half = { $count ->
    [0] { $points } point
   *[other] { $points } points
}
count-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
count-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
count-entrants = { $count ->
    [one] { $count } entrant
   *[other] { $count } entrants
}
count-teams = { $count ->
    [one] { $count } team
   *[other] { $count } teams
}
count-boards = { $count ->
    [one] { $count } board
   *[other] { $count } boards
}
count-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
count-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
