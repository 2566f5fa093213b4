# Шаблони змагань, як їх називає `damier event new --list`.

phrase-swiss-system = швейцарська система
phrase-swiss-system-blitz = швейцарська система, бліц
phrase-swiss-system-classification-points = швейцарська система, класифікаційні очки
phrase-swiss-system-each-round-drawn-by-lot = швейцарська система, жеребкування щотуру
phrase-swiss-system-numbers-by-lot = швейцарська система, номери за жеребом
phrase-swiss-system-quarter-pairing = швейцарська система, «чверті»
phrase-swiss-system-rapid = швейцарська система, швидкі шашки
phrase-swiss-system-two-games-with-reversed-colours = швейцарська система, мікроматчі з двох партій
phrase-a-match-of-six-games = матч із шести партій
phrase-a-match-of-seven-sets-each-until-the-first-win = матч із семи сетів, кожен до першої перемоги
phrase-a-match-of-three-sets-of-four-games = матч із трьох сетів по чотири партії
phrase-everybody-meets-everybody-in-two-games = колова система, мікроматчі з двох партій
phrase-everybody-meets-everybody-twice = колова система, два кола
phrase-everybody-meets-everybody = колова система
phrase-everybody-meets-everybody-blitz = колова система, бліц
phrase-everybody-meets-everybody-rapid = колова система, швидкі шашки
phrase-everybody-of-one-group-meets-everybody-of-the-other = схевенінгенська система: кожен з однієї групи грає з кожним з іншої
phrase-losers-play-on-for-their-places = олімпійська система, розігруються всі місця
phrase-out-after-four-lost-points = вибування після чотирьох втрачених очок
phrase-players-are-paired-teams-add-up-their-best = особисті змагання з командним заліком
phrase-teams-are-paired-boards-have-tables = особисто-командні: грають команди, на дошках є свої таблиці
phrase-teams-swiss-system = команди, швейцарська система
phrase-teams-everybody-meets-everybody = команди, колова система
phrase-two-groups-then-a-final-of-the-best-four = дві групи, потім фінал чотирьох найкращих
phrase-who-loses-is-out = олімпійська система: хто програв, вибуває

## Що сказано в Регламенті, складеному за шаблоном

template-text-main-stage = основний етап
template-text-group = { $number ->
    [1] група А
   *[other] група Б
}
template-text-final = фінал
template-text-aim = Виявлення найсильніших спортсменів, підвищення майстерності учасників і популяризація шашок.
template-text-place = Змагання проводяться в місці та у строки, зазначені в оголошенні. Програму вивішують до початку першого туру.
template-text-organisation = За підготовку і проведення змагань відповідає організатор; безпосередньо змагання проводить суддівська колегія на чолі з головним суддею.
template-text-participants = До змагань допускають гравців, яких вчасно заявили їхні організації, за наявності чинного документа.
template-text-safety = Організатор готує зал, дошки та годинники, дбає про безпеку і медичну допомогу всім присутнім.
template-text-awards = За перші три місця вручають дипломи та призи організатора.
template-text-finance = Витрати на зал і суддівську колегію несе організатор, витрати учасників — організації, що їх відряджають.
template-text-entries = Заявки подають письмово не пізніше ніж за день до першого туру; суддівська колегія перевіряє їх до жеребкування.
template-text-panel = Головного суддю, його заступників і секретаря призначає організатор.
template-text-panel-listed = Склад суддівської колегії оголошують із зазначенням категорій суддів.
template-text-list = Список учасників оприлюднюють до жеребкування.
template-text-timetable = Один тур на день; години вивішують у залі.
template-text-missed-games = За розкладом, вивішеним у залі; пропущені партії грають у вільні дні.
template-text-resumed = Догравання ведеться з тим самим контролем часу.
template-text-adjourned = Відкладені партії догравають уранці перед наступним туром.
template-text-qualifying = { $places ->
    [1] У наступне змагання виходить переможець.
    [one] У наступне змагання виходить { $places } найкращий.
    [few] У наступне змагання виходять { $places } найкращі.
   *[other] У наступне змагання виходять { $places } найкращих.
}
template-text-character-of = { $character-kind ->
    [team] Змагання командні.
    [individual-and-team] Змагання особисто-командні: грають команди, а кожна дошка має свою таблицю.
    [individual-with-team-scoring] Змагання особисті з командним заліком: { $counting ->
        [1] команді зараховують очки її найкращого гравця.
        [one] команді зараховують суму очок { $counting } найкращого гравця.
       *[other] команді зараховують суму очок { $counting } найкращих гравців.
    }
   *[individual] Змагання особисті.
}
template-text-control = Контроль часу: { $control }.
template-text-stage = { $stage ->
    [none] Система проведення: { $play }
   *[other] Етап «{ $stage }»: { $play }
}{ $micro-match ->
    [yes] , мікроматчами з двох партій зі зміною кольору
   *[no] { "" }
}.
template-text-winners = { $criteria-count ->
    [0] Місця визначають за кількістю очок; у разі рівності очок місця ділять.
   *[other] Місця визначають за кількістю очок; у разі рівності очок — послідовно за такими показниками: { $criteria }.
}

play-round-robin = { $cycles ->
    [1] колова система
    [one] колова система, { $cycles } коло
    [few] колова система, { $cycles } кола
   *[other] колова система, { $cycles } кіл
}
play-swiss = { $rounds ->
    [one] швейцарська система { $engine }, { $rounds } тур
    [few] швейцарська система { $engine }, { $rounds } тури
   *[other] швейцарська система { $engine }, { $rounds } турів
}
play-knockout = олімпійська система
play-knockout-for-all-places = олімпійська система з розіграшем усіх місць
play-lost-points = { $points ->
    [one] вибування після втрати { $points } очка
   *[other] вибування після втрати { $points } очок
}
play-scheveningen = схевенінгенська: кожен з однієї групи грає з кожним з іншої
play-match-of-games = { $games ->
    [one] матч із { $games } партії
   *[other] матч із { $games } партій
}
play-match-to-points = { $points ->
    [one] матч до { $points } очка
   *[other] матч до { $points } очок
}
play-match-to-wins = { $wins ->
    [one] матч до { $wins } перемоги
   *[other] матч до { $wins } перемог
}
play-match-of-sets = { $sets ->
    [one] матч із { $sets } сету
   *[other] матч із { $sets } сетів
} по { $games ->
    [one] { $games } партії
    [few] { $games } партії
   *[other] { $games } партій
}
play-match-of-paces = { $sets ->
    [one] матч із { $sets } сету
   *[other] матч із { $sets } сетів
}, кожен до першої перемоги в дедалі швидших партіях: { $controls }
play-barrage = додаткові партії тих, хто набрав порівну
