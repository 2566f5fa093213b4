## Varžybų sandara ir ką duoda vietos

phrase-swiss-system-accelerated = pagreitinta šveicariška sistema
phrase-who-loses-twice-is-out = pralaimėjęs du kartus iškrinta
phrase-two-divisions-by-strength-everybody-meets-everybody = du divizionai pagal pajėgumą, visi žaidžia su visais
phrase-two-groups-then-finals-a-and-b-with-the-games-already-played = dvi grupės, po to A ir B finalai su jau sužaistomis partijomis
template-text-second-final = B finalas
template-text-accelerated-half = Pirmieji ratai pagreitinti: { $first }–{ $last } ratuose viršutinei pusei pagal numerius pridedama taškų, kurie galioja tik burtams: { $points }.
template-text-accelerated-quarter = Pirmieji ratai pagreitinti: { $first }–{ $last } ratuose viršutiniam ketvirčiui pagal numerius pridedama taškų, kurie galioja tik burtams: { $points }.
template-text-accelerated-numbers = Pirmieji ratai pagreitinti: { $first }–{ $last } ratuose numeriams { $from }–{ $to } pridedama taškų, kurie galioja tik burtams: { $points }.
template-text-carried-games = Šio etapo dalyvių anksčiau tarpusavyje sužaistos partijos įskaitomos ir nežaidžiamos iš naujo.
template-text-carried-points = Ankstesnių etapų taškai įskaitomi.
play-double-elimination = atkrintamoji sistema, iškrintama po dviejų pralaimėjimų
knockout-places-double = iškrintama po dviejų pralaimėjimų
free-why-already-met = su { $opponent } sužaista ankstesniame etape, ir ta partija įskaitoma
standings-note-carried-games = įskaitytos ankstesnių etapų tarpusavio partijos
standings-note-carried-points = įskaityti ankstesnių etapų taškai
regulation-fault-unknown-category = „{ $text }“ nėra dalyvių dalis; yra { $known }
regulation-fault-prizes = fonde yra nuo 1 iki { $most } prizų, kiekvienas nuo 1 iki { $largest }; fondų, teisių ir lentelių ne daugiau kaip { $most }
regulation-fault-right = teisei „{ $right }“ reikia vietų, pavyzdžiui, 1 arba 1-3, o ne „{ $places }“
regulation-fault-carried-from-nowhere = { $stage }: taškai įskaitomi tik atėjusiems iš ankstesnio etapo, o partijos – tik ratų sistemoje
regulation-fault-accelerated-otherwise = { $stage } žaidžiama ne šveicariška sistema, todėl pagreitinti negalima
awards-women = Moterys
awards-men = Vyrai
awards-under = Iki { $age } metų
awards-from = { $age } metų ir vyresni
awards-prizes = Prizai
awards-rights = Teisės
awards-places = { $places ->
    [1] Vieta 1
   *[other] Vietos { $places }
}
awards-column-overall = Bendra
awards-column-prize = Prizas
awards-column-right = Teisė
awards-undecided = dar neišspręsta tarp: { $names }
awards-provisional = vietos dar gali keistis: ne visi etapai baigti
awards-accelerated = tik šiems burtams { $name } turi { $points } daugiau
sharing-by-place = pagal vietas
sharing-by-points = lygiai tarp surinkusiųjų po tiek pat taškų
sharing-half-and-half = pusė pagal vietas, pusė lygiai esant vienodiems taškams
