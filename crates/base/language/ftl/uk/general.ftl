# Сама мова, дати, числа й переліки.

language-name = українська

## Дати й час

date = { $day } { $month ->
    [1] січня
    [2] лютого
    [3] березня
    [4] квітня
    [5] травня
    [6] червня
    [7] липня
    [8] серпня
    [9] вересня
    [10] жовтня
    [11] листопада
   *[12] грудня
} { $year } р.
date-short = { $day }.{ $month }.{ $year }
date-with-weekday = { $weekday ->
    [1] понеділок
    [2] вівторок
    [3] середа
    [4] четвер
    [5] п'ятниця
    [6] субота
   *[7] неділя
}, { date }
dates-in-month = { $first }–{ date }
dates = { $first } – { $last }
time = { $hour }:{ $minute }
date-time = { $date }, { $time }

## Числа й переліки

decimal-mark = ,
list-more = { $first }, { $second }
list-last = { $first } і { $second }
label = { $name }: { $text }

## Скільки

count-points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[other] { $count } очок
}
count-points-and-half = { $count ->
   *[other] { $points } очка
}
count-rounds = { $count ->
    [one] { $count } тур
    [few] { $count } тури
   *[other] { $count } турів
}
count-players = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[other] { $count } гравців
}
count-entrants = { $count ->
    [one] { $count } учасник
    [few] { $count } учасники
   *[other] { $count } учасників
}
count-teams = { $count ->
    [one] { $count } команда
    [few] { $count } команди
   *[other] { $count } команд
}
count-boards = { $count ->
    [one] { $count } дошка
    [few] { $count } дошки
   *[other] { $count } дощок
}
count-games = { $count ->
    [one] { $count } партія
    [few] { $count } партії
   *[other] { $count } партій
}
count-minutes = { $count ->
    [one] { $count } хвилина
    [few] { $count } хвилини
   *[other] { $count } хвилин
}
