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
