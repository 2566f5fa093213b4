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
