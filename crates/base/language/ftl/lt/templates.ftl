# Varžybų šablonai, kaip juos vadina `damier event new --list`.

phrase-swiss-system = šveicariška sistema
phrase-swiss-system-blitz = šveicariška sistema, žaibo partijos
phrase-swiss-system-classification-points = šveicariška sistema, klasifikaciniai taškai
phrase-swiss-system-each-round-drawn-by-lot = šveicariška sistema, kiekvieno rato burtai
phrase-swiss-system-numbers-by-lot = šveicariška sistema, numeriai burtais
phrase-swiss-system-quarter-pairing = šveicariška sistema, skirstymas ketvirčiais
phrase-swiss-system-rapid = šveicariška sistema, greitosios partijos
phrase-swiss-system-two-games-with-reversed-colours = šveicariška sistema, po dvi partijas keičiant spalvas
phrase-a-match-of-six-games = šešių partijų mačas
phrase-a-match-of-seven-sets-each-until-the-first-win = septynių setų mačas, kiekvienas iki pirmos pergalės
phrase-a-match-of-three-sets-of-four-games = trijų setų po keturias partijas mačas
phrase-everybody-meets-everybody-in-two-games = visi žaidžia su visais po dvi partijas
phrase-everybody-meets-everybody-twice = visi žaidžia su visais du kartus
phrase-everybody-meets-everybody = visi žaidžia su visais
phrase-everybody-meets-everybody-blitz = visi žaidžia su visais, žaibo partijos
phrase-everybody-meets-everybody-rapid = visi žaidžia su visais, greitosios partijos
phrase-everybody-of-one-group-meets-everybody-of-the-other = visi vienos grupės dalyviai žaidžia su visais kitos grupės dalyviais
phrase-losers-play-on-for-their-places = pralaimėjusieji toliau žaidžia dėl vietų
phrase-out-after-four-lost-points = praradusieji keturis taškus iškrinta
phrase-players-are-paired-teams-add-up-their-best = poros sudaromos iš žaidėjų, komandos sudeda geriausiųjų taškus
phrase-teams-are-paired-boards-have-tables = poros sudaromos iš komandų, kiekviena lenta turi lentelę
phrase-teams-swiss-system = komandos, šveicariška sistema
phrase-teams-everybody-meets-everybody = komandos, visos žaidžia su visomis
phrase-two-groups-then-a-final-of-the-best-four = dvi grupės, po to keturių geriausiųjų finalas
phrase-who-loses-is-out = pralaimėjęs iškrinta

## Ką sako pagal šabloną parengti nuostatai

template-text-main-stage = pagrindinis
template-text-group = { $number ->
    [1] A grupė
   *[other] B grupė
}
template-text-final = finalas
template-text-aim = Išaiškinti stipriausius, kelti dalyvių meistriškumą ir populiarinti šaškes.
template-text-place = Varžybos vyksta skelbime nurodytoje vietoje ir nurodytu laiku. Programa iškabinama prieš 1 ratą.
template-text-organisation = Už varžybų parengimą ir eigą atsako organizatorius; žaidimui vadovauja teisėjų kolegija su pagrindiniu teisėju priešakyje.
template-text-participants = Dalyvauti leidžiama žaidėjams, kuriuos laiku užregistravo jų organizacijos ir kurie turi galiojantį dokumentą.
template-text-safety = Organizatorius parengia salę, lentas ir laikrodžius, rūpinasi visų esančiųjų saugumu ir medicinos pagalba.
template-text-awards = Pirmieji trys apdovanojami organizatoriaus diplomais ir prizais.
template-text-finance = Salės ir teisėjų kolegijos išlaidas apmoka organizatorius, dalyvių išlaidas – juos siunčiančios organizacijos.
template-text-entries = Paraiškos priimamos raštu iki dienos prieš 1 ratą; teisėjų kolegija jas patikrina prieš traukiant numerius.
template-text-panel = Pagrindinį teisėją, jo pavaduotojus ir sekretorių skiria organizatorius.
template-text-panel-listed = Teisėjų kolegija skelbiama nurodant narių kategorijas.
template-text-list = Dalyvių sąrašas paskelbiamas prieš burtų traukimą.
template-text-timetable = Vienas ratas per dieną; valandos skelbiamos salėje.
template-text-missed-games = Kaip paskelbta salėje; praleistos partijos žaidžiamos laisvomis dienomis.
template-text-resumed = Pratęsta partija žaidžiama su ta pačia laiko kontrole.
template-text-adjourned = Nutrauktos partijos baigiamos kito rato rytą.
template-text-qualifying = { $places ->
    [1] Nugalėtojas patenka į kitas varžybas.
   *[other] Į kitas varžybas patenka užėmusieji 1–{ $places } vietas.
}
template-text-character-of = { $character-kind ->
    [team] Komandinės varžybos.
    [individual-and-team] Asmeninės ir komandinės varžybos: poros sudaromos iš komandų, o kiekviena lenta turi savo lentelę.
    [individual-with-team-scoring] Asmeninės varžybos; { $counting ->
        [1] komandai įskaitomi geriausio jos žaidėjo taškai.
        [one] komandai įskaitoma { $counting } geriausio jos žaidėjo taškų suma.
       *[other] komandai įskaitoma { $counting } geriausių jos žaidėjų taškų suma.
    }
   *[individual] Asmeninės varžybos.
}
template-text-control = Laiko kontrolė: { $control }.
template-text-stage = { $stage ->
    [none] Sistema: { $play }
   *[other] Etapas „{ $stage }“: { $play }
}{ $micro-match ->
    [yes] , mikromačai po dvi partijas keičiant spalvas
   *[no] { "" }
}.
template-text-winners = { $criteria-count ->
    [0] Vietos skiriamos pagal taškus; surinkusieji po lygiai taškų dalijasi vietomis.
   *[other] Vietos skiriamos pagal taškus; esant lygiems taškams, šia tvarka: { $criteria }.
}

play-round-robin = { $cycles ->
    [1] rato turnyras
    [one] rato turnyras, { $cycles } ciklas
    [few] rato turnyras, { $cycles } ciklai
   *[other] rato turnyras, { $cycles } ciklų
}
play-swiss = { $rounds ->
    [one] šveicariška sistema { $engine }, { $rounds } ratas
    [few] šveicariška sistema { $engine }, { $rounds } ratai
   *[other] šveicariška sistema { $engine }, { $rounds } ratų
}
play-knockout = atkrintamoji sistema
play-knockout-for-all-places = atkrintamoji sistema, žaidžiama dėl visų vietų
play-lost-points = { $points ->
    [one] iškrinta praradęs { $points } tašką
    [few] iškrinta praradęs { $points } taškus
   *[other] iškrinta praradęs { $points } taškų
}
play-scheveningen = Ševeningeno sistema: visi vienos grupės dalyviai žaidžia su visais kitos grupės dalyviais
play-match-of-games = { $games ->
    [one] { $games } partijos mačas
   *[other] { $games } partijų mačas
}
play-match-to-points = { $points ->
    [one] mačas iki { $points } taško
   *[other] mačas iki { $points } taškų
}
play-match-to-wins = { $wins ->
    [one] mačas iki { $wins } laimėjimo
   *[other] mačas iki { $wins } laimėjimų
}
play-match-of-sets = { $sets ->
    [one] { $sets } seto mačas
   *[other] { $sets } setų mačas
}, setas – { $games ->
    [one] { $games } partija
    [few] { $games } partijos
   *[other] { $games } partijų
}
play-match-of-paces = { $sets ->
    [one] { $sets } seto mačas
   *[other] { $sets } setų mačas
}, kiekvienas iki pirmos pergalės vis greitesnėse partijose: { $controls }
play-barrage = lemiamos lygių dalyvių partijos
