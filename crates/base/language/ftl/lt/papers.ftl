# Varžybų dokumentų žodžiai.

## Dokumentai ir kam kuris skirtas
paper-entries = Paraiškų sąrašas
paper-entries-about = visi užregistruoti dalyviai ir atsarginiai; komandos pagal lentas
paper-regulation = Nuostatai
paper-regulation-about = varžybų nuostatai su skyriais
paper-technical-regulation = Techninis reglamentas
paper-technical-regulation-about = ką nustatė pagrindinis teisėjas, su parašų lapu
paper-schedule = Tvarkaraštis
paper-schedule-about = ratai su dienomis ir valandomis, taip pat iCalendar pavidalu
paper-pairings = Poros
paper-pairings-about = rato porų lapas, su rezultatais, kai jie žinomi
paper-pairing-reasons = Poros su paaiškinimais
paper-pairing-reasons-about = porų lapas, kuriame paaiškinta kiekviena pora
paper-round-summary = Rato suvestinė
paper-round-summary-about = taškų grupės, spalvos ir perėjimai suskirstymo poromis komisijai
paper-notice-board = Skelbimų lenta
paper-notice-board-about = rato rezultatai, klasifikacija ir kito rato poros iškabinti ant sienos
paper-line-up = Komandos sudėtis
paper-line-up-about = kas prie kurios lentos žaidžia rate
paper-match-protocol = Mačo protokolas
paper-match-protocol-about = dviejų komandų mačas lenta po lentos, pasirašyti
paper-pairing-cards = Dalyvių kortelės
paper-pairing-cards-about = šveicariškos sistemos kortelės iškirpti
paper-score-sheets = Užrašų lapeliai
paper-score-sheets-about = lapeliai su vardais ir diagrama, kuriuose žaidėjai užrašo ėjimus
paper-envelopes = Vokai su užrašytais ėjimais
paper-envelopes-about = vokas kiekvienai atidėtai partijai su pavardėmis, laikais ir pozicija
paper-cross-table = Turnyro lentelė
paper-cross-table-about = visi su visais
paper-progress = Eigos lentelė
paper-progress-about = ratas po rato su varžovais, vietų tvarka
paper-progress-alphabetical = Eigos lentelė pagal abėcėlę
paper-progress-alphabetical-about = ratas po rato su taškų suma, abėcėlės tvarka
paper-standings = Klasifikacija
paper-standings-about = vietos su koeficientais ir tuo, kaip jie apskaičiuoti
paper-norm-certificate = Normos įvykdymo pažyma
paper-norm-certificate-about = kad žaidėjas įvykdė normą
paper-participation-certificate = Dalyvio pažymėjimas
paper-participation-certificate-about = kad asmuo dalyvavo varžybose
paper-diploma = Diplomas
paper-diploma-about = nugalėtojams
paper-appeals = Protestai ir apeliacijos
paper-appeals-about = kiekvienas protestas su eiga ir sprendimu
paper-sanctions = Sankcijų ir sprendimų žurnalas
paper-sanctions-about = sankcijos, vėlavimai ir sprendimai nenumatytais atvejais
paper-duties = Pagrindinio teisėjo pareigos
paper-duties-about = sąrašas pasižymėti, nuo pasirengimo varžyboms iki darbų po jų
paper-report = Pagrindinio teisėjo ataskaita
paper-report-about = organizatoriui ir federacijai, su visomis lentelėmis
paper-form-1 = FMJD 1 blankas
paper-form-1-about = tarptautinių varžybų raportas
paper-form-2 = FMJD 2 blankas
paper-form-2-about = normų patikrinimas
paper-bulletin = Biuletenis
paper-bulletin-about = partijos su diagramomis

## Kodėl dokumento parengti negalima
paper-error-no-regulation = varžybos dar neturi nuostatų; pirmiausia juos patvirtinkite
paper-error-nobody-entered = dar niekas neužsiregistravo; pirmiausia užregistruokite žaidėjus arba komandas
paper-error-no-such-stage = etapo { $stage } nėra; nuostatuose etapų yra { $stages }
paper-error-nothing-paired = dar nesudarytos nė vieno rato poros; pirmiausia sudarykite 1 rato poras
paper-error-not-paired = { $round } rato poros dar nesudarytos; dabar sudarykite { $next } rato poras
paper-error-no-such-round = { $round } rato nėra; etapo ratų yra { $rounds }
paper-error-no-teams = šiose varžybose poros sudaromos ne iš komandų; prašykite porų dokumento
paper-error-no-such-player = žaidėjo { $player } nėra; užregistruotų žaidėjų yra { $players }
paper-error-no-such-team = komandos { $team } nėra; užregistruotų komandų yra { $teams }
paper-error-not-in-stage = { $name } šiame etape nežaidžia; pasirinkite kitą etapą
paper-error-no-such-protest = protesto { $protest } nėra; jo numerio ieškokite žurnale
paper-error-no-technical = techninis reglamentas dar neparengtas; pirmiausia jį parenkite
paper-error-nothing-scheduled = dar nė vieno rato data nenustatyta; pirmiausia sudarykite tvarkaraštį
paper-error-not-swiss = etapas žaidžiamas ne šveicariška sistema; prašykite turnyro lentelės
paper-error-no-places = vietų apskaičiuoti negalima: { $why }
paper-error-no-reasons = { $round } rato porų paaiškinti negalima: { $why }
paper-error-needs-games = { $paper }: rengiama iš varžybų partijų; pirmiausia jas pridėkite

## Stulpelių antraštės
paper-col-number = Nr.
paper-col-place = Vieta
paper-col-name = Vardas ir pavardė
paper-col-title = Sporto vardas
paper-col-federation = Federacija
paper-col-club = Klubas
paper-col-id = Kodas
paper-col-rating = Reitingas
paper-col-born = Gimimo data
paper-col-sex = Lytis
paper-col-team = Komanda
paper-col-board = Lenta
paper-col-table = Stalas
paper-col-tables = Stalai
paper-col-result = Rezultatas
paper-col-points = Taškai
paper-col-board-points = Lentų taškai
paper-col-games = Partijos
paper-col-matches = Mačai
paper-col-total = Iš viso
paper-col-note = Pastaba
paper-col-round = Ratas
paper-col-rounds = Ratai
paper-col-stage = Etapas
paper-col-system = Sistema
paper-col-day = Diena
paper-col-time = Pradžia
paper-col-state = Būsena
paper-col-colour = Spalva
paper-col-colours = Spalvos
paper-col-opponent = Varžovas
paper-col-opponents = Varžovai
paper-col-float = Perėjimas
paper-col-floats = Perėjimai
paper-col-free = Laisvas
paper-col-counted = Įskaitiniai žaidėjai
paper-col-signature = Parašas
paper-col-office = Pareigos
paper-col-category = Kategorija
paper-col-branch = Atstovauja
paper-col-when = Kada
paper-col-by = Kas
paper-col-step = Kas įvyko
paper-col-sanction = Sankcija
paper-col-offence = Už ką
paper-col-game = Partija
paper-col-account = Kas įvyko
paper-col-clauses = Punktai
paper-col-clause = Punktas
paper-col-minutes = Minutės
paper-col-outcome = Baigtis
paper-col-case = Atvejis
paper-col-decision = Sprendimas
paper-col-grounds = Pagrindas
paper-col-when-due = Kada
paper-col-duty = Pareiga
paper-col-unplayed = Nežaidus
paper-col-paired-by = Poros sudarytos
paper-col-how = Kaip
paper-col-after-round = Po rato
paper-col-reason = Priežastis
paper-col-was = Buvo
paper-col-is = Yra

## Daugelio dokumentų žodžiai
paper-made = parengta { $when }
paper-round = { $round } ratas
paper-in-round = { $round } ratas
paper-in-table = { $table } stalas
paper-in-board = { $board } lenta
paper-in-game = { $game } partija
paper-white = Baltieji
paper-black = Juodieji
paper-red = Raudonieji
paper-white-letter = b
paper-black-letter = j
paper-red-letter = r
paper-white-sign = b
paper-black-sign = j
paper-red-sign = r
paper-white-name = baltieji
paper-black-name = juodieji
paper-red-name = raudonieji
paper-colour-legend = { $white } – { $white-name }, { $black } – { $black-name }
paper-mark-adjourned = nutr.
paper-mark-annulled = x
paper-mark-free = –
paper-mark-absent = –
paper-yes = taip
paper-no = ne
paper-nobody = niekas
paper-date = Data
paper-time = Laikas
paper-remarks = Pastabos
paper-stamp = Vieta antspaudui
paper-opponent = Varžovas
paper-captain = Kapitonas
paper-captain-of = komandos kapitonas, { $team }
paper-hours = { $count ->
    [one] { $count } valanda
    [few] { $count } valandos
   *[other] { $count } valandų
}
paper-minutes = { $count ->
    [one] { $count } minutė
    [few] { $count } minutės
   *[other] { $count } minučių
}
paper-seconds = { $count ->
    [one] { $count } sekundė
    [few] { $count } sekundės
   *[other] { $count } sekundžių
}
paper-sex-letter-female = mot.
paper-sex-letter-male = vyr.

## Laiko kontrolė
paper-rate-moves = { $moves ->
    [one] { $moves } ėjimas – { $time }
    [few] { $moves } ėjimai – { $time }
   *[other] { $moves } ėjimų – { $time }
}
paper-rate-game = { $time } iki partijos pabaigos
paper-rate-then = { $first }, po to { $next }
paper-rate-repeats = { $rate }, ir taip toliau
paper-rate-increment = { $rate }, už kiekvieną ėjimą nuo { $from } ėjimo pridedama { $each }
paper-without-clock = be laikrodžių
paper-control-line = Laiko kontrolė: { $control }

## Paraiškos
paper-count-teams = Komandos
paper-count-players = Žaidėjai
paper-count-participants = Dalyviai
paper-count-federations = Federacijos
paper-count-rated = Reitingą turintys žaidėjai
paper-mean-rating = Vidutinis reitingas
paper-entries-approved = Teisėjų kolegija paraiškas patikrino ir patvirtino.
paper-entries-open = Paraiškos dar nepatvirtintos.
paper-substitutes = Keičiantys žaidėjai
paper-main-squad = Pagrindinė sudėtis
paper-reserves = Atsarginiai
paper-reserve = atsarginis
paper-joined-after = { $round ->
    [one] įsitraukė po { $round } rato
   *[other] įsitraukė po { $round } ratų
}
paper-left-after = { $round ->
    [0] pasitraukė prieš 1 ratą
   *[other] pasitraukė po { $round } rato
}

## Nuostatai
paper-regulation-title-ua23 = Varžybų nuostatai
paper-regulation-title-ua13 = Varžybų nuostatai
paper-regulation-title-fmjd = Specialūs nuostatai
paper-regulation-title-col = Varžybų nuostatai
paper-regulation-title-wcdf = Varžybų nuostatai
paper-approved-on = Patvirtinta
paper-to-be-written = (reikia parašyti)
paper-section-ua23-1 = Tikslas ir uždaviniai
paper-section-ua23-2 = Data ir vieta
paper-section-ua23-3 = Organizavimas ir vadovavimas
paper-section-ua23-4 = Dalyviai
paper-section-ua23-5 = Varžybų pobūdis
paper-section-ua23-6 = Programa
paper-section-ua23-7 = Saugumas ir varžybų vietos parengimas
paper-section-ua23-8 = Nugalėtojų nustatymo ir apdovanojimo sąlygos
paper-section-ua23-9 = Finansavimas ir dalyvių aprūpinimas
paper-section-ua23-10 = Paraiškų pateikimo terminai ir tvarka
paper-section-ua13-1 = Tikslas ir uždaviniai
paper-section-ua13-2 = Vieta, laikas ir sistema, taip pat pranašumas esant lygiems taškams
paper-section-ua13-3 = Dalyviai ir jiems keliami reikalavimai
paper-section-ua13-4 = Nugalėtojų teisės, prizai
paper-section-ua13-5 = Dalyvių priėmimas, paraiškų terminai ir formos
paper-section-fmjd-1 = Varžybų tipas
paper-section-fmjd-2 = Dalyvių sąrašas
paper-section-fmjd-3 = Vieta
paper-section-fmjd-4 = Tvarkaraštis
paper-section-fmjd-5 = Apdovanojimai daiktais ir pinigais
paper-section-col-1 = Tikslai ir uždaviniai
paper-section-col-2 = Data ir vieta
paper-section-col-3 = Kas vadovauja varžyboms
paper-section-col-4 = Teisėjų kolegija
paper-section-col-5 = Dalyviai
paper-section-col-6 = Varžybų sistema
paper-section-col-7 = Kaip nustatomi nugalėtojai, įskaitant dalijimąsi vietomis
paper-section-col-8 = Apdovanojimai ir paskatinimai
paper-section-col-9 = Paraiškų terminas, dalyvių kvietimas ir informavimas
paper-item-ua13-1 = Vieta ir data
paper-item-ua13-2 = Varžybų sistema
paper-item-ua13-3 = Laiko kontrolė
paper-item-ua13-4 = Vietos esant lygiems taškams
paper-item-ua13-5 = Apdovanojimai
paper-item-ua13-6 = Į kitas varžybas patenkančių vietų skaičius
paper-item-ua23-1 = Vieta ir data
paper-item-ua23-2 = Varžybų sistema
paper-item-ua23-3 = Laiko kontrolė
paper-item-ua23-4 = Vietos esant lygiems taškams
paper-item-ua23-5 = Apdovanojimai
paper-item-ua23-6 = Į kitas varžybas patenkančių vietų skaičius
paper-item-col-1 = Ratų ir nebaigtų bei praleistų partijų tvarkaraštis
paper-item-col-2 = Žaidimo ir pratęsimo laiko kontrolė
paper-item-col-3 = Nutrauktų partijų pratęsimo laikas
paper-item-col-4 = Apdovanojimai
paper-item-col-5 = Teisėjai, jų kategorijos ir pareigos
paper-conditions = Žaidimo sąlygos
paper-rulebook = Taisyklės
paper-edition = Taisyklių redakcija
paper-edition-title = { $title }, galioja nuo { $from }
paper-edition-sourced = { $title } ({ $source }), galioja nuo { $from }
paper-character = Pobūdis
paper-character-scoring = { $count ->
    [one] asmeninės su komandų įskaita pagal { $count } geriausią žaidėją
    [few] asmeninės su komandų įskaita pagal { $count } geriausius žaidėjus
   *[other] asmeninės su komandų įskaita pagal { $count } geriausių žaidėjų
}
paper-class = Žaidimo rūšis
paper-control = Laiko kontrolė
paper-boards-in-match = Lentų skaičius mače
paper-has-reserves = Atsarginiai
paper-free-order = Lentų tvarka gali keistis
paper-age-group = Amžiaus grupė
paper-late-limit = Leidžiamas vėlavimas
paper-protest-deadline = Protestų pateikimo terminas
paper-qualifying-places = Į kitas varžybas patenkančių vietų skaičius
paper-play-off = Papildomos varžybos
paper-early-stop = Žaidimas nutraukiamas, kai rezultatas aiškus
paper-equal-points = Lygūs taškai
paper-system-micro = { $system }, mikromačai po dvi partijas
paper-system-line = Sistema: { $system }.
paper-signature-list = Parašų lapas
paper-signature-list-text = Su techniniu reglamentu susipažinau:
paper-signed = pasirašyta

## Tvarkaraštis
paper-round-paired = poros sudarytos
paper-round-started = žaidžiamas
paper-round-closed = sužaistas
paper-schedule-changes = Pakeitimai
paper-schedule-change = { $round } ratas: { $is } vietoj { $was } (paskelbta { $when })

## Poros
paper-pairings-of = { $round } rato poros
paper-results-of = { $round } rato rezultatai
paper-standings-after = Klasifikacija po { $round } rato
paper-standings-final = Galutinė klasifikacija
paper-micro-match-note = Mikromačas: dvi partijos keičiant spalvas, vienas rezultatas.
paper-colours-mixed-note = * Spalvos buvo supainiotos, partija tęsta.
paper-match-of = { $table } stalas: { $first } – { $second }
paper-match-sum = Lentų taškai { $first } : { $second }
paper-board-points = Lentų taškai
paper-match-points = Mačo taškai
paper-free = Nežaidžia
paper-free-bye = { $name } ({ $points }): laisvas ratas, pliusas
paper-free-plus = { $name } ({ $points }): pliusas varžovui pasitraukus
paper-free-no-game = { $name } ({ $points }): laisvas ratas
paper-free-absent = { $name }: pranešta apie nedalyvavimą
paper-paired-engine = Poras sudarė programa, sistema { $engine }, burtų skaičius { $seed }.
paper-paired-table = Spausdintos lentelės { $row } ratas.
paper-paired-drawn-table = Spausdintos lentelės { $row } ratas, ištrauktas burtais, burtų skaičius { $seed }.
paper-paired-groups = { $row } ratas tarp dviejų grupių, burtų skaičius { $seed }.
paper-paired-bracket = Pagal tinklelį, burtų skaičius { $seed }.
paper-paired-lots = Burtais iš likusių, burtų skaičius { $seed }.
paper-paired-match = Kita mačo partija, burtų skaičius { $seed }.
paper-paired-hand = Poros sudarytos ranka: { $reason }
paper-paired-override = Poros sudarytos pagrindinio teisėjo sprendimu: { $reason }
paper-lots-order = Ratų tvarka
paper-lots-colour = 1 numerio spalva
paper-lots-tie = Kas eina toliau, { $game }
paper-lots-ballot = Burtais ištraukti pradžios ėjimai, { $game }, vieni iš { $openings }
paper-special-decisions = Atskiri sprendimai
paper-overridden-round = { $round } rato poros sudarytos pagrindinio teisėjo sprendimu: { $reason }
paper-prohibited-pair = { $first } ir { $second } tarpusavyje nežaidžia: { $reason }
paper-reasons-of = { $round } ratas: kodėl sudaryta kiekviena pora
paper-reasons-differ = Paskelbtas ratas skiriasi nuo to, ką programa randa dabar; paaiškinimai yra programos.
paper-reasons-colours = Spalvos: { $why }.
paper-reasons-groups = Taškų grupės porų sudarymo tvarka

## Suvestinė suskirstymo poromis komisijai
paper-round-summary-of = Suvestinė po { $round } rato
paper-results-missing = { $count ->
    [one] trūksta { $count } rezultato
   *[other] trūksta { $count } rezultatų
}
paper-score-group = { $count ->
    [one] { $points }: { $count } žaidėjas
    [few] { $points }: { $count } žaidėjai
   *[other] { $points }: { $count } žaidėjų
}
paper-summary-legend = Žaistų partijų spalvos: { $white } – { $white-name }, { $black } – { $black-name }. Perėjimai: ↓ varžovas turėjo mažiau taškų, ↑ daugiau, = tiek pat.

## Komandos
paper-line-up-deadline = { $count ->
    [one] Pateikti pagrindiniam teisėjui likus { $count } minutei iki rato.
    [few] Pateikti pagrindiniam teisėjui likus { $count } minutėms iki rato.
   *[other] Pateikti pagrindiniam teisėjui likus { $count } minučių iki rato.
}
paper-board-standings = { $board } lenta
paper-team-standings = Komandos

## Kortelės
paper-card-of = Dalyvio kortelė · { $event }
paper-card-free = laisvas
paper-card-absent = be poros

## Lentelės
paper-progress-legend = Langelyje nurodyta: varžovo numeris, spalva ({ $white } – { $white-name }, { $black } – { $black-name }) ir rezultatas.
paper-progress-legend-total = Langelyje nurodyta: varžovo numeris, spalva ({ $white } – { $white-name }, { $black } – { $black-name }), rezultatas ir skliausteliuose taškų suma po rato.
paper-after-round = Po { $round } rato
paper-plus-no-win = + neapima pliuso už ratą be partijos: jis suteikia taškų, bet nėra laimėjimas.
paper-without-place = Be vietos
paper-without-place-note = Vietos neturi tie, kas pasitraukė per anksti: jų rezultatai neįskaitomi.

## Kaip skaičiuojamas kiekvienas kriterijus
paper-reckoned-play-off = papildomų varžybų{ $choice ->
    [first] {" "}dėl pirmos vietos
   *[other] {""}
} rezultatas
paper-reckoned-encounter = { $choice ->
    [two] dviejų lygių dalyvių tarpusavio partijos
   *[other] lygių dalyvių tarpusavio partijos
}
paper-reckoned-shmulyan = nugalėtų varžovų taškai, atėmus taškus tų, kuriems pralaimėta
paper-reckoned-sonneborn-berger = { $choice ->
    [halved] nugalėtų varžovų taškai ir pusė taškų tų, su kuriais sužaista lygiosiomis
   *[other] dvigubi nugalėtų varžovų taškai ir taškai tų, su kuriais sužaista lygiosiomis
}
paper-reckoned-berger = taškai nugalėtų varžovų ir tų, su kuriais sužaista lygiosiomis, atėmus taškus tų, kuriems pralaimėta
paper-reckoned-solkoff = visų varžovų taškai
paper-reckoned-truncated = visų varžovų taškai be blogiausio rezultato{ $choice ->
    [all] , paskui be dviejų blogiausių ir taip toliau, kol vietos išsiskiria
   *[other] {""}
}
paper-reckoned-median = visų varžovų taškai be blogiausio ir geriausio rezultato{ $choice ->
    [all] , paskui be dviejų blogiausių ir geriausio ir taip toliau, kol vietos išsiskiria
   *[other] {""}
}
paper-reckoned-board-points = visų narių visų partijų taškų suma
paper-reckoned-team-product = kiekvieno mačo lentų taškai, padauginti iš visų to varžovo lentų taškų{ $choice ->
    [left-out] , be lygių komandų tarpusavio mačų
   *[other] {""}
}
paper-reckoned-places-on-boards = visų narių vietų prie savo lentų suma, kuo mažesnė, tuo geriau

## Pažymos
paper-cert-number = Nr. ________
paper-cert-name = Išduota
paper-cert-event = Varžybos
paper-cert-place-dates = Vieta ir data
paper-cert-games = Sužaista partijų
paper-cert-points = Jose surinkta taškų
paper-cert-result = { $points } iš { $most } ({ $percent } %)
paper-cert-opponents = Vidutinis varžovų reitingas
paper-cert-place-taken = Vieta
paper-cert-norm = Įvykdyta norma
paper-cert-note = Nežaistos partijos neskaičiuojamos.
paper-awarded-to = apdovanojamas(-a)
paper-participation-text = už dalyvavimą varžybose „{ $event }“
paper-diploma-text = už { $place } vietą varžybose „{ $event }“, rezultatas – { $points }

## Protestai ir apeliacijos
paper-committee = Apeliacinė žiuri
paper-no-committee = Apeliacinė žiuri nepaskirta.
paper-chair = Pirmininkas
paper-member = Narys
paper-reserve-member = Atsarginis narys
paper-protest-within = { $count ->
    [one] Protestas pateikiamas raštu per { $count } minutę nuo įvykio, dėl kurio protestuojama.
    [few] Protestas pateikiamas raštu per { $count } minutes nuo įvykio, dėl kurio protestuojama.
   *[other] Protestas pateikiamas raštu per { $count } minučių nuo įvykio, dėl kurio protestuojama.
}
paper-no-protests = Protestų nepateikta.
paper-protest-number = Protestas Nr. { $number }
paper-protest-from = Pateikė
paper-protest-about = Dėl ko
paper-protest-lodged = Pateikta
paper-protest-text = Tekstas
paper-protest-status = Būsena
paper-about-fact = žurnalo įrašas { $number }
paper-about-other = kitas klausimas
paper-upheld = patenkinta
paper-rejected = atmesta
paper-status-lodged = turi spręsti pagrindinis teisėjas
paper-status-ruled = pagrindinio teisėjo sprendimas: { $verdict }
paper-status-appealed = turi spręsti apeliacinė žiuri
paper-status-final = apeliacinės žiuri sprendimas: { $verdict }
paper-step-lodged = Protestas pateiktas raštu
paper-step-ruled = Pagrindinio teisėjo sprendimas: { $verdict }. { $ruling }
paper-step-appealed = Perduota apeliacinei žiuri
paper-step-decided = Apeliacinės žiuri sprendimas: { $verdict }. { $ruling }
paper-interested = Pakeistas dėl suinteresuotumo
paper-sitting = Posėdžiauja
paper-decision-final = Apeliacinės žiuri sprendimas galutinis.
paper-decision-of-committee = Apeliacinės žiuri sprendimas
paper-ruling-of-chief = Pagrindinio teisėjo sprendimas

## Sankcijos ir sprendimai
paper-sanctions-imposed = Sankcijos
paper-no-sanctions = Sankcijų neskirta.
paper-late-arrivals = Vėlavimai
paper-no-late = Niekas nevėlavo.
paper-decisions = Sprendimai taisyklių nenumatytais atvejais
paper-no-decisions = Tokių nebuvo.
paper-late-flag = pralaimėjimas: vėliavėlė nukrito žaidėjui neatėjus
paper-too-late = pralaimėjimas: vėluota daugiau kaip { $limit } min.
paper-late-excused = pateisinta
paper-late-in-time = laiku: iki { $limit } min.

## Pagrindinio teisėjo pareigos pagal FMJD-IV.2
paper-due-before = prieš varžybas
paper-due-during = per varžybas
paper-due-after = po varžybų
paper-duty-1 = prisistatyti organizatoriams gerokai prieš varžybų atidarymą ir susipažinti su specialiais nuostatais
paper-duty-2 = anuliuoti bet kurią varžybų sąlygą, prieštaraujančią pagrindiniams FMJD nuostatams
paper-duty-3 = turėti galutinį pagrindinių ir keičiančių žaidėjų sąrašą
paper-duty-4 = turėti skelbimų lentą oficialiems pranešimams
paper-duty-5 = tikrinti, ar specialūs nuostatai nuolat iškabinti
paper-duty-6 = tikrinti, ar apdovanojimų sąrašas paskelbtas ne vėliau kaip pirmosios varžybų dalies paskutinio rato dieną
paper-duty-7 = tikrinti, ar šis sąrašas tikslus ir be dviprasmybių
paper-duty-8 = nešioti gerai matomą savo pareigų ženklą
paper-duty-9 = visada galėti susisiekti su vienu iš organizatorių
paper-duty-10 = vadovauti žaidėjų susėdimui kiekvienam ratui
paper-duty-11 = įjungti laikrodžius arba nurodyti juos įjungti
paper-duty-12 = partijos metu sustabdyti laikrodį arba nurodyti jį sustabdyti: niekas kitas neturi teisės
paper-duty-13 = retkarčiais tikrinti, ar laikrodžiai eina teisingai
paper-duty-14 = stebėti, ar žaidėjai užrašo ėjimus
paper-duty-15 = pasirūpinti, kad ėjimai būtų užrašomi, kai abu žaidėjai, trūkstant laiko, nustoja rašyti
paper-duty-16 = spręsti žaidėjų ginčus
paper-duty-17 = įrašyti pralaimėjimą kiekvienam žaidėjui, kuris per skirtą laiką nepadarė reikiamo skaičiaus ėjimų
paper-duty-18 = įrašyti pralaimėjimą kiekvienam žaidėjui, kuris vėluoja daugiau kaip vieną valandą
paper-duty-19 = paaiškinti bet kurį nuostatų punktą, dėl kurio reikšmės ginčijamasi
paper-duty-20 = priimti sprendimą kiekvienu nuostatuose nenumatytu atveju
paper-duty-21 = pasirūpinti, kad būtų atiduoti užrašų lapelių originalai
paper-duty-22 = pasirūpinti, kad rezultatai būtų iškabinti
paper-duty-23 = prisiimti atsakomybę už suskirstymą poromis, atliekamą ranka arba kompiuteriu
paper-duty-24 = pasirūpinti, kad suskirstymas poromis būtų paskelbtas
paper-duty-25 = vadovauti partijų nutraukimo procedūrai
paper-duty-26 = sekti, kad laimėtojai būtų skelbiami sutarta tvarka
paper-duty-27 = parašyti raportą IX priedo blankuose
paper-duty-28 = papildomame lape surašyti nukrypimus, incidentus, prašymus dėl sankcijų ir pasiūlymus
paper-duty-29 = sužinoti, kas padaryta atsižvelgiant į tuos prašymus ir pasiūlymus

## Pagrindinio teisėjo ataskaita
paper-report-draft = Juodraštis: varžybos dar nebaigtos
paper-report-event = Apie varžybas
paper-report-name = Varžybos
paper-report-venue = Vieta
paper-report-dates = Data
paper-report-organiser = Organizatorius
paper-report-state = Būsena
paper-report-panel = Teisėjų kolegija
paper-report-participants = Dalyviai
paper-report-federations = Federacijos
paper-report-titles = Sporto vardai
paper-report-course = Varžybų eiga
paper-report-results = Rezultatai
paper-report-withdrawals = Pasitraukimai ir pašalinimai
paper-report-corrections = Pataisyti rezultatai
paper-report-protests = Protestai ir apeliacijos
paper-report-incidents = Nukrypimai ir incidentai
paper-report-proposals = Prašymai dėl papildomų sankcijų ir pasiūlymai
paper-report-attached = Pridedama
paper-over-not-yet = nebaigta
paper-over-finished = rezultatai patvirtinti
paper-over-cancelled = atšaukta: { $reason }
paper-no-panel = Teisėjų neįrašyta.
paper-relieved = nušalinta
paper-nothing-played = Nesudarytos nė vieno rato poros.
paper-numbers-lots = Numeriai ištraukti burtais (burtų skaičius { $seed })
paper-numbers-rating = Numeriai suteikti pagal reitingą, lygiems burtais (burtų skaičius { $seed })
paper-numbers-given = Numeriai suteikti salėje
paper-lots-drawn = { $what }: { $drawn } ({ $how })
paper-lots-again = { $drawn }; ištraukta iš naujo: { $reason }
paper-leaving = { $effect }; sužaista { $played } iš { $planned }
paper-left-withdrawn = pasitraukė
paper-left-excluded = pašalinta
paper-no-withdrawals = Niekas nepasitraukė.
paper-no-corrections = Rezultatų nepataisyta.
paper-no-incidents = Incidentų neįrašyta.
paper-further-incidents = Kitos pastabos
paper-incident-mixed = { $round } ratas, { $table } stalas: { $first } ir { $second } žaidė supainiotomis spalvomis
paper-attached-table = Varžybų lentelė
paper-attached-rating = Dokumentai reitingų komisijai
paper-attached-sheets = Užrašų lapelių originalai
