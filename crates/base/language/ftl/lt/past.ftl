## Changes of the past, shown before they are made

past-head = Kas pasikeis:
past-nothing = Daugiau niekas nepasikeis.
past-more = { "  " }ir dar { $count }
past-place = { $points }, vieta { $place }
past-no-place = be vietos
past-line = { $name }: { $was } → { $is }
past-round-started = { $stages ->
    [1] { $round } ratas
   *[other] { $stage }, { $round } ratas
} būtų sudarytas kitaip; jis jau prasidėjo ir galioja, kol nebus sudarytas iš naujo:
past-round = { $stages ->
    [1] { $round } ratas
   *[other] { $stage }, { $round } ratas
} būtų sudarytas kitaip; jis dar neprasidėjo:
past-papers = Išspausdinti iš naujo: { $papers }
past-paper-of-round = { $paper }, { $round } ratas
past-taken-back = { $round } ratas atšaukiamas: įrašų { $facts }, rezultatų { $results }, iš jų lieka, nes pora ta pati: { $kept }
past-later-rounds = Kartu atšaukiami ratai: { $rounds }
past-new-pairing = Nauji poravimai
past-say-yes = Nieko neįrašyta. Norėdami tai atlikti, pridėkite { $yes }
past-ask = Atlikti? { $keys }
past-late = { $name } vėluoja { $minutes } min., leidžiama { $limit }: partija būtų pralaimėta
past-late-flag = { $name } vėluoja { $minutes } min.; laikrodis ėjo nuo signalo, ir vėliavėlė nukrito: partija būtų pralaimėta, mikromače abi
past-late-yes = Nieko neįrašyta. Norėdami įrašyti pralaimėjimą, pridėkite { $yes }; jei priežastis pateisinama, pridėkite { $excused }
