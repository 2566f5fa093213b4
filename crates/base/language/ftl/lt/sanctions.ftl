# Korespondencinio žaidimo sprendimai: viršijimai, rezultatai, nuobaudos.

# Atsisakymai dėl nuobaudų ir trumposios notacijos
post-refused-short-notation = { $text } yra trumpoji notacija, kuri laikoma neįmanomu ėjimu: įrašykite ją kaip tokį
post-refused-no-clauses = nuobaudoje nurodomi pažeisti punktai
post-refused-no-offence = { $text } nėra punktas, kurį pagal šį kodeksą žaidėjas galėtų pažeisti; nurodykite vieną iš šių: { $offences }
post-refused-not-his-sanction = { $by ->
    [steward] prižiūrėtojas to negali
   *[judge] teisėjas to negali
 }; { $least ->
    [judge] gali teisėjas
   *[body] gali varžybas rengianti organizacija
 }
post-refused-no-term = draudimas turi paskutinę dieną ateityje, o kitos nuobaudos jos neturi
post-refused-bar-too-long = draudimas iki { $until } per ilgas: vėliausiai { $last }
letters-fact-sanctioned = nuobauda
letters-measure-remark = pastaba
letters-measure-reprimand = papeikimas
letters-measure-no-information = be einamosios informacijos
letters-measure-game-lost = partija pralaimėta
letters-measure-expelled = pašalintas iš varžybų
letters-measure-barred = uždrausta dalyvauti turnyruose
letters-sanction-by-steward = prižiūrėtojas
letters-sanction-by-judge = teisėjas
letters-sanction-by-body = varžybas rengianti organizacija
letters-culprit = Kam
letters-used-of = Panaudota dienų
letters-used-of-value = { $used } iš { $limit } ėjimams: { $moves }, viršyta { $over }
letters-overstep-number = Viršijimas
letters-new-count = Naujas skaičiavimas prasideda
letters-new-count-first = Jo pirmojo etapo dienos
letters-charged-days = Priskaičiuota dienų
letters-result = Rezultatas
letters-score-white = baltieji laimi
letters-score-black = juodieji laimi
letters-score-draw = lygiosios
letters-score-both-lose = minusas abiem
letters-score-annulled = anuliuota: partija neįskaitoma
letters-score-adjudicate = partiją įvertina teisėjas
letters-account-now = Dienos po sprendimo
letters-clauses = Pažeisti punktai
letters-barred-until = Uždrausta iki
letters-limit = Riba
letters-over-by = Viršyta
letters-count-begins = naujas skaičiavimas { $count }
letters-annulled-note = – anuliuota: partija neįskaitoma
letters-row-faulty = neįmanomas arba neįskaitomas ėjimas
letters-row-complaint = pranešimas, kad žaidimas sustojo
letters-row-correction = taisymas
letters-row-charge = priskaičiuotos dienos
letters-row-penalty = { $days ->
    [one] { $days } baudos diena
    [few] { $days } baudos dienos
   *[other] { $days } baudos dienų
}
letters-row-uncounted = { $days ->
    [one] { $days } diena neskaičiuojama
    [few] { $days } dienos neskaičiuojamos
   *[other] { $days } dienų neskaičiuojama
}
letters-claimed-by = Pareiškėjas
letters-forwarded = Pareiškėjo ėjimas, siunčiamas su šiuo laišku
letters-measure = Nuobauda
