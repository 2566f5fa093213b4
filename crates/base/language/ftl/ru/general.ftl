# Сам язык, даты, числа и перечни.

language-name = русский

## Даты и время

date = { $day } { $month ->
    [1] января
    [2] февраля
    [3] марта
    [4] апреля
    [5] мая
    [6] июня
    [7] июля
    [8] августа
    [9] сентября
    [10] октября
    [11] ноября
   *[12] декабря
} { $year } г.
date-short = { $day }.{ $month }.{ $year }
date-with-weekday = { $weekday ->
    [1] понедельник
    [2] вторник
    [3] среда
    [4] четверг
    [5] пятница
    [6] суббота
   *[7] воскресенье
}, { date }
dates-in-month = { $first }–{ date }
dates = { $first } – { $last }
time = { $hour }:{ $minute }
date-time = { $date }, { $time }

## Числа и перечни

decimal-mark = ,
list-more = { $first }, { $second }
list-last = { $first } и { $second }
label = { $name }: { $text }

## Сколько

count-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
}
count-points-and-half = { $count ->
   *[other] { $points } очка
}
count-rounds = { $count ->
    [one] { $count } тур
    [few] { $count } тура
   *[other] { $count } туров
}
count-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
}
count-entrants = { $count ->
    [one] { $count } участник
    [few] { $count } участника
   *[other] { $count } участников
}
count-teams = { $count ->
    [one] { $count } команда
    [few] { $count } команды
   *[other] { $count } команд
}
count-boards = { $count ->
    [one] { $count } доска
    [few] { $count } доски
   *[other] { $count } досок
}
count-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
}
count-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[other] { $count } минут
}
