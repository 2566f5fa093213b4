# What the engine finds in finished games and positions.

analysis-title = Analizė
analysis-ask = Analizuoti partiją programa
analysis-waiting = Laukiama; prieš šią partiją eilėje yra: { $ahead }
analysis-progress = Analizuojama: { $done } iš { $of } pusėjimių
analysis-still-on = Partiją galima analizuoti, kai ji baigta ir joje padaryta ėjimų.
analysis-graph = Ko kiekviena pusė galėjo tikėtis po kiekvieno ėjimo; kuo aukščiau linija, tuo geriau baltiesiems. Skaičiai pateikti lentelėje žemiau.
analysis-accuracy = Tikslumas, %
analysis-dubious = Abejotini ėjimai
analysis-mistakes = Klaidos
analysis-blunders = Didelės klaidos
analysis-none = Klaidų nerasta.
analysis-better = Geriau buvo
analysis-every-move = Visi ėjimai
analysis-move = Ėjimas
analysis-score = Įvertinimas baltųjų požiūriu
analysis-odds = Baltųjų pergalė, lygiosios, juodųjų pergalė, %
analysis-judged = Išvada
analysis-decided = { $plies ->
    [one] { $winner } laimi per { $plies } pusėjimį
    [few] { $winner } laimi per { $plies } pusėjimius
   *[other] { $winner } laimi per { $plies } pusėjimių
}
analysis-by = Rado { $by }; įvertinimai skaičiuojami šaškėmis.
analysis-tables = Pabaigos, kuriose ne daugiau kaip { $pieces } figūrų, paimtos iš lentelių ir yra tikslios.
judgement-dubious = abejotinas ėjimas
judgement-mistake = klaida
judgement-blunder = didelė klaida
