## Changes of the past, shown before they are made

past-head = Что изменится:
past-nothing = Больше ничего не изменится.
past-more = { "  " }и ещё { $count }
past-place = { $points }, место { $place }
past-no-place = без места
past-line = { $name }: { $was } → { $is }
past-round-started = { $stages ->
    [1] Тур { $round }
   *[other] { $stage }, тур { $round }
} был бы составлен иначе; он уже начался и действителен, пока его не составят заново:
past-round = { $stages ->
    [1] Тур { $round }
   *[other] { $stage }, тур { $round }
} был бы составлен иначе; он ещё не начался:
past-papers = Напечатать заново: { $papers }
past-paper-of-round = { $paper }, тур { $round }
past-taken-back = Тур { $round } отменяется: записей { $facts }, результатов { $results }, из них остаются, потому что пара та же: { $kept }
past-later-rounds = Вместе с ним отменяются туры: { $rounds }
past-new-pairing = Новая жеребьёвка
past-say-yes = Ничего не записано. Чтобы выполнить, добавьте { $yes }
past-ask = Выполнить? { $keys }
past-late = { $name } опаздывает на { $minutes } мин, разрешено { $limit }: партия была бы проиграна
past-late-flag = { $name } опаздывает на { $minutes } мин; часы шли от сигнала, и флажок упал: партия была бы проиграна, а в микроматче обе
past-late-yes = Ничего не записано. Чтобы записать поражение, добавьте { $yes }; чтобы записать опоздание по уважительной причине, добавьте { $excused }
