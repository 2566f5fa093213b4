## Формати змагань і що дають місця

phrase-swiss-system-accelerated = прискорена швейцарська система
phrase-who-loses-twice-is-out = хто програв двічі, вибуває
phrase-two-divisions-by-strength-everybody-meets-everybody = два дивізіони за силою, кожен грає з кожним
phrase-two-groups-then-finals-a-and-b-with-the-games-already-played = дві групи, потім фінали А і Б із зарахуванням зіграних партій
template-text-second-final = фінал Б
template-text-accelerated-half = Перші тури прискорені: у турах { $first }–{ $last } верхній половині за номерами додаються очки, що враховуються лише для жеребкування: { $points }.
template-text-accelerated-quarter = Перші тури прискорені: у турах { $first }–{ $last } верхній чверті за номерами додаються очки, що враховуються лише для жеребкування: { $points }.
template-text-accelerated-numbers = Перші тури прискорені: у турах { $first }–{ $last } номерам { $from }–{ $to } додаються очки, що враховуються лише для жеребкування: { $points }.
template-text-carried-games = Партії, які учасники цього етапу вже зіграли між собою, зараховуються і повторно не граються.
template-text-carried-points = Очки попередніх етапів зараховуються.
play-double-elimination = олімпійська система з вибуванням після двох поразок
knockout-places-double = вибування після двох поразок
free-why-already-met = з { $opponent } зіграно на попередньому етапі, і та партія зараховується
standings-note-carried-games = зараховано партії між собою з попередніх етапів
standings-note-carried-points = зараховано очки попередніх етапів
regulation-fault-unknown-category = «{ $text }» — не частина учасників; є { $known }
regulation-fault-prizes = у фонді від 1 до { $most } призів, кожен від 1 до { $largest }; фондів, прав і таблиць не більше { $most }
regulation-fault-right = право «{ $right }» потребує місць на зразок 1 чи 1-3, а не «{ $places }»
regulation-fault-carried-from-nowhere = { $stage }: очки зараховуються лише тим, хто прийшов із попереднього етапу, а партії — лише в коловій системі
regulation-fault-accelerated-otherwise = { $stage } не за швейцарською системою, тому прискорити її не можна
awards-women = Жінки
awards-men = Чоловіки
awards-under = До { $age } років
awards-from = { $age } років і старші
awards-prizes = Призи
awards-rights = Права
awards-places = { $places ->
    [1] Місце 1
   *[other] Місця { $places }
}
awards-column-overall = Загальне
awards-column-prize = Приз
awards-column-right = Право
awards-undecided = ще не вирішено між: { $names }
awards-provisional = місця ще можуть змінитися: не всі етапи завершено
awards-accelerated = лише для цього жеребкування { $name } має на { $points } більше
sharing-by-place = за місцями
sharing-by-points = порівну між тими, хто має однакові очки
sharing-half-and-half = половина за місцями, половина порівну за однакових очок
