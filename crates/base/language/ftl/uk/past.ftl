## Changes of the past, shown before they are made

past-head = Що зміниться:
past-nothing = Більше нічого не зміниться.
past-more = { "  " }і ще { $count }
past-place = { $points }, місце { $place }
past-no-place = без місця
past-line = { $name }: { $was } → { $is }
past-round-started = { $stages ->
    [1] Тур { $round }
   *[other] { $stage }, тур { $round }
} було б складено інакше; він уже почався і чинний, доки його не складуть знову:
past-round = { $stages ->
    [1] Тур { $round }
   *[other] { $stage }, тур { $round }
} було б складено інакше; він ще не почався:
past-papers = Надрукувати знову: { $papers }
past-paper-of-round = { $paper }, тур { $round }
past-taken-back = Тур { $round } скасовується: записів { $facts }, результатів { $results }, з них залишаються, бо пара та сама: { $kept }
past-later-rounds = Разом із ним скасовуються тури: { $rounds }
past-new-pairing = Нове жеребкування
past-say-yes = Нічого не записано. Щоб виконати, додайте { $yes }
past-ask = Виконати? { $keys }
past-late = { $name } запізнюється на { $minutes } хв, дозволено { $limit }: партію було б програно
past-late-flag = { $name } запізнюється на { $minutes } хв; годинник ішов від сигналу, і прапорець упав: партію було б програно, а в мікроматчі обидві
past-late-yes = Нічого не записано. Щоб записати поразку, додайте { $yes }; щоб записати запізнення з поважної причини, додайте { $excused }
