# Vietos: kriterijai esant lygiems taškams, iš ko jie apskaičiuoti, kas skiria dvi eilutes.

## Kriterijai

criterion-play-off = papildomos varžybos
criterion-encounter = tarpusavio susitikimas
criterion-shmulyan = Šmuliano koeficientas
criterion-sonneborn-berger = Sonneborn-Berger koeficientas
criterion-berger = Berger koeficientas
criterion-solkoff = Solkoff koeficientas
criterion-truncated = sutrumpintas Solkoff koeficientas
criterion-median = vidutinis Solkoff koeficientas
criterion-wins = laimėjimų skaičius
criterion-results-by-place = rezultatai su kitais dalyviais vietų tvarka
criterion-match-points = mačo taškai
criterion-board-points = lentų taškai
criterion-team-product = komandos koeficientas
criterion-places-on-boards = vietų prie lentų suma
criterion-board-by-board = rezultatai prie 1, 2 ir tolesnių lentų

## Tas pats stulpelio antraštėje

criterion-short-play-off = Papild.
criterion-short-encounter = Tarp.
criterion-short-shmulyan = Šm.
criterion-short-sonneborn-berger = S-B
criterion-short-berger = Berger
criterion-short-solkoff = Solkoff
criterion-short-truncated = Sutr.
criterion-short-median = Vid.
criterion-short-wins = Laim.
criterion-short-results-by-place = Pagal vietas
criterion-short-match-points = MT
criterion-short-board-points = LT
criterion-short-team-product = Koef.
criterion-short-places-on-boards = Vietos
criterion-short-board-by-board = Lentos

## Kaip susidarė reikšmė

source-opponents-points = varžovo taškai
source-withdrawn = savi taškai: { $own }, ir dar { $average } – taškų grupės vidurkis
source-last-finisher = paskutinio baigusio dalyvio taškai, už pliusą
source-lowest-score = mažiausias turnyro taškų skaičius, už pliusą
source-result = rezultatas, { $value }
source-place = { $board ->
    [none] vieta papildomose varžybose
   *[other] vieta prie { $board } lentos
}
source-board = taškai prie { $value } lentos
source-opponents-boards = visi varžovo lentų taškai
source-opponents-solkoff = varžovo Solkofo koeficientas
source-against = taškai su užėmusiais { $first }–{ $last } vietas

how-played = sužaista
how-forfeit = nustatyta nežaidus
how-adjourned = nutraukta partija
how-free = laisvas ratas, pliusas

## Kodėl tokia vieta

parting-score = daugiau taškų: { $above } prieš { $below }
parting-criterion = taškai lygūs; { $criterion }: { $above } prieš { $below }
place-shared = viskas lygu: dalijamasi { $first }–{ $last } vietomis
place-unplaced = pasitraukta per anksti, vieta neskiriama

parted-by-score = daugiau taškų
parted-by-criterion = { $criterion }{ $step ->
    [1] { "" }
   *[other] , { $step } žingsnis
}
parted-by-bracket = toliau pažengta tinklelyje
parted-by-match = mačo rezultatas

standings-note-unfinished = { $open ->
    [one] trūksta { $open } rezultato: vietos laikinos
   *[other] trūksta { $open } rezultatų: vietos laikinos
}
standings-note-adjourned = { $games ->
    [one] { $games } nutraukta partija įskaityta tokia, kokia yra
    [few] { $games } nutrauktos partijos įskaitytos tokios, kokios yra
   *[other] { $games } nutrauktų partijų įskaityta taip, kaip yra
}
standings-note-rounds-left = { $rounds ->
    [one] liko sužaisti { $rounds } ratą
    [few] liko sužaisti { $rounds } ratus
   *[other] liko sužaisti { $rounds } ratų
}
standings-note-no-order = nei taisyklės, nei nuostatai nenustato tvarkos esant lygiems taškams: vietomis dalijamasi
standings-note-undecided = dar niekas nelaimėjo: vietos laikinos
standings-note-order-changed = vyriausiasis teisėjas po pradžios pakeitė kriterijų tvarką esant lygiems taškams: { $reason }
standings-note-by-bracket = vietos nustatytos pagal tinklelį
standings-note-by-match = vietos nustatytos pagal mačą

order-from-regulation = nuostatų tvarka
order-from-edition = vėlesnės redakcijos tvarka
order-from-code = taisyklių tvarka
order-from-nobody = kriterijų tvarkos nėra

no-standings-no-such-stage = { $stage } neegzistuoja; etapų yra { $stages }
no-standings-no-regulation = nuostatų dar nėra
no-standings-not-paired = { $round } rato poros nesudarytos; { $paired ->
    [0] nesudarytos nė vieno rato poros
   *[other] ratų su sudarytomis poromis: { $paired }
}
no-standings-faulty = nuostatais naudotis negalima: { $value }
no-standings-sheet = { $value }

standings-error-no-such-opponent = { $entrant }: { $round } rato varžovas – { $opponent }, kurio lentelėje nėra
standings-error-no-boards = { $number ->
    [0] taškams reikia atskirų lentų rezultatų, o jų nėra
   *[other] { $number } kriterijui reikia atskirų lentų rezultatų, o jų nėra
}
