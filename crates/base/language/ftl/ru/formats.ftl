## Форматы соревнований и что дают места

phrase-swiss-system-accelerated = ускоренная швейцарская система
phrase-who-loses-twice-is-out = проигравший дважды выбывает
phrase-two-divisions-by-strength-everybody-meets-everybody = два дивизиона по силе, каждый играет с каждым
phrase-two-groups-then-finals-a-and-b-with-the-games-already-played = две группы, затем финалы А и Б с зачётом сыгранных партий
template-text-second-final = финал Б
template-text-accelerated-half = Первые туры ускорены: в турах { $first }–{ $last } верхней половине по номерам добавляются очки, учитываемые только при жеребьёвке: { $points }.
template-text-accelerated-quarter = Первые туры ускорены: в турах { $first }–{ $last } верхней четверти по номерам добавляются очки, учитываемые только при жеребьёвке: { $points }.
template-text-accelerated-numbers = Первые туры ускорены: в турах { $first }–{ $last } номерам { $from }–{ $to } добавляются очки, учитываемые только при жеребьёвке: { $points }.
template-text-carried-games = Партии, уже сыгранные участниками этого этапа между собой, засчитываются и повторно не играются.
template-text-carried-points = Очки предыдущих этапов засчитываются.
play-double-elimination = олимпийская система с выбыванием после двух поражений
knockout-places-double = выбывание после двух поражений
free-why-already-met = с { $opponent } сыграно на предыдущем этапе, и та партия засчитывается
standings-note-carried-games = засчитаны партии между собой из предыдущих этапов
standings-note-carried-points = засчитаны очки предыдущих этапов
regulation-fault-unknown-category = «{ $text }» — не часть участников; есть { $known }
regulation-fault-prizes = в фонде от 1 до { $most } призов, каждый от 1 до { $largest }; фондов, прав и таблиц не больше { $most }
regulation-fault-right = право «{ $right }» требует мест вроде 1 или 1-3, а не «{ $places }»
regulation-fault-carried-from-nowhere = { $stage }: очки засчитываются только пришедшим из предыдущего этапа, а партии — только в круговой системе
regulation-fault-accelerated-otherwise = { $stage } не по швейцарской системе, поэтому ускорить её нельзя
awards-women = Женщины
awards-men = Мужчины
awards-under = До { $age } лет
awards-from = { $age } лет и старше
awards-prizes = Призы
awards-rights = Права
awards-places = { $places ->
    [1] Место 1
   *[other] Места { $places }
}
awards-column-overall = Общее
awards-column-prize = Приз
awards-column-right = Право
awards-undecided = ещё не решено между: { $names }
awards-provisional = места ещё могут измениться: не все этапы завершены
awards-accelerated = только для этой жеребьёвки { $name } имеет на { $points } больше
sharing-by-place = по местам
sharing-by-points = поровну между набравшими одинаковые очки
sharing-half-and-half = половина по местам, половина поровну при равных очках
