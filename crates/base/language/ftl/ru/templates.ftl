# Шаблоны соревнований, как их называет `damier event new --list`.

phrase-swiss-system = швейцарская система
phrase-swiss-system-blitz = швейцарская система, блиц
phrase-swiss-system-classification-points = швейцарская система, классификационные очки
phrase-swiss-system-each-round-drawn-by-lot = швейцарская система, жеребьёвка в каждом туре
phrase-swiss-system-numbers-by-lot = швейцарская система, номера по жребию
phrase-swiss-system-quarter-pairing = швейцарская система, «четверти»
phrase-swiss-system-rapid = швейцарская система, быстрые шашки
phrase-swiss-system-two-games-with-reversed-colours = швейцарская система, микроматчи из двух партий
phrase-a-match-of-six-games = матч из шести партий
phrase-a-match-of-seven-sets-each-until-the-first-win = матч из семи сетов, каждый до первой победы
phrase-a-match-of-three-sets-of-four-games = матч из трёх сетов по четыре партии
phrase-everybody-meets-everybody-in-two-games = круговая система, микроматчи из двух партий
phrase-everybody-meets-everybody-twice = круговая система, два круга
phrase-everybody-meets-everybody = круговая система
phrase-everybody-meets-everybody-blitz = круговая система, блиц
phrase-everybody-meets-everybody-rapid = круговая система, быстрые шашки
phrase-everybody-of-one-group-meets-everybody-of-the-other = схевенингенская система: каждый из одной группы играет с каждым из другой
phrase-losers-play-on-for-their-places = олимпийская система, разыгрываются все места
phrase-out-after-four-lost-points = выбывание после четырёх потерянных очков
phrase-players-are-paired-teams-add-up-their-best = личное соревнование с командным зачётом
phrase-teams-are-paired-boards-have-tables = лично-командное: играют команды, на досках есть свои таблицы
phrase-teams-swiss-system = команды, швейцарская система
phrase-teams-everybody-meets-everybody = команды, круговая система
phrase-two-groups-then-a-final-of-the-best-four = две группы, затем финал четырёх лучших
phrase-who-loses-is-out = олимпийская система: кто проиграл, выбывает

## Что сказано в положении, составленном по шаблону

template-text-main-stage = основной этап
template-text-group = { $number ->
    [1] группа А
   *[other] группа Б
}
template-text-final = финал
template-text-aim = Выявление сильнейших спортсменов, повышение мастерства участников и популяризация шашек.
template-text-place = Соревнование проводится в месте и в сроки, указанные в объявлении. Программу вывешивают до начала первого тура.
template-text-organisation = За подготовку и проведение соревнования отвечает организатор; непосредственно соревнование проводит судейская коллегия во главе с главным судьёй.
template-text-participants = К соревнованию допускаются игроки, вовремя заявленные своими организациями, при наличии действительного документа.
template-text-safety = Организатор готовит зал, доски и часы, заботится о безопасности и медицинской помощи всем присутствующим.
template-text-awards = За первые три места вручают дипломы и призы организатора.
template-text-finance = Расходы на зал и судейскую коллегию несёт организатор, расходы участников — командирующие организации.
template-text-entries = Заявки подают письменно не позднее чем за день до первого тура; судейская коллегия проверяет их до жеребьёвки.
template-text-panel = Главного судью, его заместителей и секретаря назначает организатор.
template-text-panel-listed = Состав судейской коллегии объявляют с указанием категорий судей.
template-text-list = Список участников публикуют до жеребьёвки.
template-text-timetable = Один тур в день; часы вывешивают в зале.
template-text-missed-games = По расписанию, вывешенному в зале; пропущенные партии играют в свободные дни.
template-text-resumed = Доигрывание ведётся с тем же контролем времени.
template-text-adjourned = Отложенные партии доигрывают утром перед следующим туром.
template-text-qualifying = { $places ->
    [1] В следующее соревнование выходит победитель.
    [one] В следующее соревнование выходит { $places } лучший.
   *[other] В следующее соревнование выходят { $places } лучших.
}
template-text-character-of = { $character-kind ->
    [team] Соревнование командное.
    [individual-and-team] Соревнование лично-командное: играют команды, а каждая доска имеет свою таблицу.
    [individual-with-team-scoring] Соревнование личное с командным зачётом: { $counting ->
        [1] команде засчитывают очки её лучшего игрока.
        [one] команде засчитывают сумму очков { $counting } лучшего игрока.
       *[other] команде засчитывают сумму очков { $counting } лучших игроков.
    }
   *[individual] Соревнование личное.
}
template-text-control = Контроль времени: { $control }.
template-text-stage = { $stage ->
    [none] Система проведения: { $play }
   *[other] Этап «{ $stage }»: { $play }
}{ $micro-match ->
    [yes] , микроматчами из двух партий со сменой цвета
   *[no] { "" }
}.
template-text-winners = { $criteria-count ->
    [0] Места определяют по количеству очков; при равенстве очков места делят.
   *[other] Места определяют по количеству очков; при равенстве очков — последовательно по таким показателям: { $criteria }.
}

play-round-robin = { $cycles ->
    [1] круговая система
    [one] круговая система, { $cycles } круг
    [few] круговая система, { $cycles } круга
   *[other] круговая система, { $cycles } кругов
}
play-swiss = { $rounds ->
    [one] швейцарская система { $engine }, { $rounds } тур
    [few] швейцарская система { $engine }, { $rounds } тура
   *[other] швейцарская система { $engine }, { $rounds } туров
}
play-knockout = олимпийская система
play-knockout-for-all-places = олимпийская система с розыгрышем всех мест
play-lost-points = { $points ->
    [one] выбывание после потери { $points } очка
   *[other] выбывание после потери { $points } очков
}
play-scheveningen = схевенингенская: каждый из одной группы играет с каждым из другой
play-match-of-games = { $games ->
    [one] матч из { $games } партии
   *[other] матч из { $games } партий
}
play-match-to-points = { $points ->
    [one] матч до { $points } очка
   *[other] матч до { $points } очков
}
play-match-to-wins = { $wins ->
    [one] матч до { $wins } победы
   *[other] матч до { $wins } побед
}
play-match-of-sets = { $sets ->
    [one] матч из { $sets } сета
   *[other] матч из { $sets } сетов
} по { $games ->
    [one] { $games } партии
    [few] { $games } партии
   *[other] { $games } партий
}
play-match-of-paces = { $sets ->
    [one] матч из { $sets } сета
   *[other] матч из { $sets } сетов
}, каждый до первой победы во всё более быстрых партиях: { $controls }
play-barrage = дополнительные партии тех, кто набрал поровну
