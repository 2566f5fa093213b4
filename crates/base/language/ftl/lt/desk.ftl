# The list of events and the desk on the site.

desk-events = Varžybos
desk-event = Varžybos
desk-new = Naujos varžybos
desk-name = Pavadinimas
desk-dates = Datos
desk-place = Vieta
desk-system = Sistema
desk-system-round-robin = ratų
desk-system-swiss = šveicariška
desk-system-knockout = atkrintamoji
desk-system-lost-points = atkrintamoji pagal prarastus taškus
desk-system-scheveningen = Scheveningeno
desk-system-match = mačas
desk-system-barrage = lemiamos partijos
desk-state-planned = planuojamos
desk-state-playing = vyksta
desk-state-finished = baigtos
desk-state-cancelled = atšauktos
desk-entrants = Dalyviai
desk-no-events = Tokių varžybų nėra.
desk-more-events = Daugiau varžybų
desk-nobody = Dar niekas neužsiregistravo.
desk-title = Teisėjo stalas
desk-register = Pateikti paraišką
desk-tasks = Ką daryti dabar
desk-no-tasks = Dabar nieko daryti nereikia.
desk-notices = Verta patikrinti
desk-for-officials = Stalas skirtas varžybų pareigūnams. Prisijunkite paskyra, kuriai suteiktos pareigos.
desk-moved-on = Tuo metu įrašė kitas žmogus: kitas numeris yra { $next }, o ne { $seen }. Niekas nepakeista.
desk-look-again = peržiūrėkite varžybas ir pakartokite, ko dar reikia

# The pages of the desk.

desk-tab-home = Dabar
desk-tab-entries = Paraiškos
desk-tab-check-in = Atvykimas
desk-tab-teams = Komandos
desk-tab-officials = Pareigūnai
desk-tab-round = Turas
desk-tab-boards = Lentos
desk-tab-standings = Rezultatai
desk-tab-disputes = Ginčai
desk-tab-papers = Dokumentai
desk-tab-log = Žurnalas
desk-tab-course = Eiga
desk-done = Atlikta
desk-go = Eiti
desk-show = Rodyti
desk-write = Įrašyti
desk-who = Kas
desk-what = Kas įvyko
desk-when = Kada
desk-by = Kas įrašė
desk-how = Kaip
desk-why = Kodėl?
desk-now = Dabar
desk-reason = Priežastis
desk-text = Tekstas
desk-from = Nuo ko
desk-round = Turas
desk-rounds = Turai
desk-stage = Etapas
desk-table = Stalas
desk-board = Lenta
desk-team = Komanda
desk-players = Žaidėjai
desk-print = Spausdinti
desk-link = Nuoroda
desk-needs-account = Norėdami kurti varžybas, pirmiausia prisijunkite.
desk-unreadable-form = Formos nepavyksta perskaityti arba failas per didelis.
desk-no-stage = Tokio etapo nėra.
desk-no-round = Dar nesuporuotas nė vienas turas.
desk-not-a-date = „{ $text }“ nėra data; rašykite 2001-05-17 arba tik metus.
desk-not-a-zone = „{ $text }“ nėra laiko juosta; rašykite, pavyzdžiui, Europe/Vilnius.

# A new event.

desk-from-template = Pagal šabloną
desk-template = Šablonas
desk-from-regulation = Vietoj to iš nuostatų failo
desk-regulation = Nuostatai
desk-regulation-file = Nuostatai, TOML failas
desk-regulation-text = Nuostatai TOML pavidalu
desk-edition = Vėlesnė redakcija
desk-edition-text = Vėlesnė taisyklių redakcija TOML pavidalu
desk-change-regulation = Pakeisti nuostatus
desk-from-file = Iš varžybų failo
desk-from-file-text = Salėje pradėtos varžybos perkeliamos čia su visu žurnalu.
desk-event-file = Varžybų failas
desk-event-file-text = Faile yra visi žurnalo įrašai. Vykdykite varžybas salėje be tinklo, paskui grąžinkite failą čia.
desk-download = Atsisiųsti
desk-upload = Grąžinti failą
desk-take-over = Perkelti
desk-file-taken = { $count ->
        [0] Faile nėra nieko naujo.
        [one] Perkeltas { $count } naujas įrašas.
        [few] Perkelti { $count } nauji įrašai.
       *[other] Perkelta { $count } naujų įrašų.
    }
desk-file-differs = Faile yra kitaip nei svetainėje: skiriasi žurnalo įrašas { $seq }. Niekas nepakeista.
desk-file-differs-next = palyginkite abu žurnalus; tęskite vieną iš jų arba perkelkite failą kaip naujas varžybas
desk-attached-full = Prie šio renginio pridėti failai kartu su tais, kuriuos jie pakeitė, gali užimti { $megabytes } MB; su šiais būtų daugiau.
desk-first-day = Pirma diena
desk-last-day = Paskutinė diena
desk-team-boards = Lentų komandų mače
desk-organiser-name = Organizatorius: klubas arba asmuo
desk-chief-name = Jūsų vardas kaip vyriausiojo teisėjo
desk-chief-help = Palikite tuščią, jei varžyboms vadovauja kas nors kitas. Niekas tuo pačiu vardu negali būti ir organizatorius, ir teisėjas (FMJD-IV.5).
desk-with-technical = Kartu su šablono techniniu reglamentu
desk-make = Sukurti varžybas

# Entries, registration, check-in.

desk-asked = Prašo užregistruoti
desk-applied = Jūsų paraiška priimta. Teisėjai ją išnagrinės.
desk-applied-already = Paraiška šiuo vardu jau pateikta.
desk-answered-already = Į šią paraišką jau atsakyta.
desk-too-many-applications = Laukia per daug paraiškų; kreipkitės į organizatorių.
desk-answer-text = Atsakymas
desk-message = Žinutė teisėjams
desk-enter = Užregistruoti
desk-refuse = Atmesti
desk-add = Užregistruoti žaidėją
desk-add-team = Užregistruoti komandą
desk-correct = Taisyti
desk-player-name = Pavardė ir vardas
desk-player-title = Vardas arba atskyris
desk-rating = Reitingas
desk-federation = Federacija arba sritis
desk-club = Klubas
desk-list-number = Numeris federacijos sąraše
desk-born = Gimimo data
desk-born-help = 2001-05-17 arba tik metai
desk-sex = Moterys ar vyrai
desk-import = Įkelti sąrašą
desk-import-file = Sąrašas CSV arba XLSX pavidalu
desk-dry-run = Tik ieškoti klaidų
desk-good-rows = Paimti eilutes be klaidų
desk-list-next = pataisykite sąrašą arba paimkite eilutes be klaidų
desk-no-file = Pirmiausia pasirinkite failą.
desk-export-csv = CSV sąrašas
desk-export-xlsx = XLSX sąrašas
desk-registration = Žaidėjų registracija
desk-registration-open = Žaidėjai gali teikti paraiškas.
desk-registration-closed = Registracija uždaryta.
desk-open-registration = Atidaryti registraciją
desk-close-registration = Uždaryti registraciją
desk-approve = Patvirtinti paraiškas
desk-approve-text = Teisėjų kolegija patikrino paraiškas.
desk-approved = patvirtinta
desk-withdraw = Pašalinti iš varžybų
desk-left = pasitraukė
desk-absent = Nedalyvaus
desk-is-absent = nedalyvauja
desk-next-round = kitas
desk-further = Praleidusio turus tolesnis dalyvavimas
desk-goes-on = Dalyvauja toliau
desk-is-out = Nebedalyvauja
desk-prohibit = Neporuoti dviejų
desk-lift = Vėl gali susitikti
desk-other-one = Kitas
desk-if-possible = Tik jei įmanoma
desk-absent-rest = Neatvykusieji nedalyvauja
desk-absent-rest-text = Neatvykę kitame ture neporuojami.
desk-check-in-anew = Pradėti iš naujo
desk-check-in-anew-text = Visi vėl prieina prie stalo, prieš kitą turą ar dieną.

# Teams and officials.

desk-captain = Kapitonas
desk-line-ups = Komandų sudėtys
desk-hand-in = Pateikti
desk-seat = Atsisėdo kitas
desk-not-your-team = Tai ne jūsų komanda.
desk-office = Pareigos
desk-category = Kategorija
desk-branch = Federacija arba miestas
desk-account = Paskyra svetainėje
desk-account-help = Vardas, kuriuo žmogus prisijungia; tada pareigas galima eiti čia.
desk-appoint = Paskirti
desk-relieve = Atleisti
desk-give-account = Suteikti pareigas paskyrai
desk-take-account = Atimti
desk-player-account = Žaidėjo arba kapitono paskyra
desk-no-account-named = Nurodykite paskyrą.
desk-only-administrator = Tai gali tik svetainės administratorius.
desk-committee = Apeliacinė komisija
desk-members = Nariai, pirmininkas pirmas
desk-members-help = Po vieną eilutėje; po pasvirojo brūkšnio – federacija arba miestas.
desk-reserves = Atsarginiai
desk-executive = Paskirti FMJD vykdomojo komiteto
desk-signed = Parašai
desk-unsigned = Dar nepasirašė
desk-all-signed = Visi pasirašė

# Rounds and results.

desk-pair = Poruoti turą
desk-seed = Burtų skaičius
desk-seed-drawn = parenka programa
desk-by-hand = Rankomis arba su pakeitimais
desk-how-system = pagal sistemą
desk-how-hand = rankomis pagal tas pačias taisykles
desk-how-override = vyriausiojo teisėjo sprendimu
desk-how-fix = pirmiausia šios poros, kitus poruoja programa
desk-pairs = Poros stalų tvarka
desk-pairs-help = Po vieną eilutėje, baltieji pirmi: 1 : 4 arba pavardės.
desk-free = Be varžovo
desk-confirmed = Net jei šios taisyklės pažeidžiamos
desk-rules-broken = { $count ->
        [one] Šios poros pažeidžia { $count } taisyklę:
        [few] Šios poros pažeidžia { $count } taisykles:
       *[other] Šios poros pažeidžia { $count } taisyklių:
    }
desk-confirm = pakeiskite poras arba patvirtinkite, kad jos vis tiek lieka
desk-paired-by-people = Suporavo žmonės
desk-all-reasons = Visi paaiškinimai
desk-publish = Paskelbti poras
desk-start = Pradėti turą
desk-ahead = nors ankstesniame ture trūksta rezultatų
desk-close = Uždaryti turą
desk-keys = Langelyje: 2, 1, 0 arba + = − kairėje esančiam žaidėjui; +- ir -+, jei kas neatvyko, -- jei neatvyko nė vienas; adj atidėta, x anuliuota.
desk-typed-results = Rezultatai eilute: 1 2-0, 2 1-1, Koval 0-2
desk-why-ended = Kodėl taip baigėsi
desk-write-results = Įrašyti rezultatus
desk-correct-result = Taisyti rezultatą
desk-game-at = Stalas, stalas.lenta arba pavardė
desk-one-game = Nurodykite vieną partiją ir vieną rezultatą.
desk-late = Vėlavimas
desk-minutes = Vėlavimas minutėmis
desk-excused = Dėl pateisinamos priežasties
desk-colours = Sumaišytos spalvos
desk-numbers = Numeriai ir burtai
desk-numbered = Numeriai suteikti.
desk-not-numbered = Numerių dar nėra; juos suteiks poravimas.
desk-give-numbers = Suteikti numerius
desk-by-rating = pagal reitingą
desk-by-lot = burtais
desk-by-list = kaip ištraukta salėje, po vieną eilutėje
desk-draw = Traukti burtus
desk-draw-colour = 1 numerio spalva
desk-draw-rounds = turų tvarka
desk-draw-ballot = debiutas
desk-draw-meetings = kas eina toliau po lygių susitikimų
desk-draw-other = kas kita
desk-draw-what = Kas traukiama
desk-draw-of = Vienas iš
desk-field = Kas žaidžia šiame etape
desk-field-who = Pavardės arba numeriai, po vieną eilutėje
desk-field-proposed = kaip nustato nuostatai
desk-after-round = Po turo
desk-as-it-was = kaip buvo žinoma tada

# Results said at the boards.

desk-boards-text = Kiekviena lenta turi nuorodą. Abu žaidėjai pasako, kaip baigėsi partija; jei abu prisijungę arba įvedė savo kodus ir sutinka, rezultatas įrašomas jūsų vardu. Kitaip jį patvirtinate jūs.
desk-boards-open = Rezultatai priimami prie lentų vardu
desk-boards-closed = Dabar rezultatai prie lentų nepriimami; pasakykite teisėjui.
desk-open-boards = Priimti rezultatus prie lentų
desk-close-boards = Nebepriimti
desk-codes = Rodyti kodus telefonams, spausdinti
desk-conflicts = Lentos, kur žaidėjai nesutaria
desk-says-white = Baltieji sako
desk-says-black = Juodieji sako
desk-accept = Priimti
desk-i-am = Aš žaidžiu
desk-how-ended = Kaip baigėsi partija
desk-won = laimėjo
desk-drawn = lygiosios
desk-confirm-result = Patvirtinti
desk-both-confirm = Rezultatas galioja, kai jį abu patvirtina savo kodais arba prisijungę, vienu telefonu ar dviem, arba kai jį priima teisėjas.
desk-board-choose = Pasirinkite, kas esate ir kaip baigėsi partija.
desk-disagree = Jūs nesutariate. Pakvieskite teisėją.
desk-result-stands = Rezultatas įrašytas

# Disputes, papers, the log, the end.

desk-protest = Protestas
desk-take-protest = Priimti protestą
desk-ruling = Sprendimas
desk-uphold = Patenkinti
desk-reject = Atmesti
desk-appeal = Apeliacinei komisijai
desk-interested = Suinteresuoti nariai, kurie nedalyvauja
desk-not-your-protest = Tai ne jūsų protestas.
desk-interest-complains = Tai jūsų arba jūsų komandos protestas: apeliaciją nagrinėja kitas asmuo.
desk-interest-plays = Jūs žaidžiate ginčijamą partiją: apeliaciją nagrinėja kitas asmuo.
desk-interest-arbiter = Jūs esate arba buvote šių varžybų teisėjas: apeliaciją nagrinėja tas, kas juo nebuvo. Sprendimą įrašo apeliacijų komiteto narys iš savo paskyros.
desk-game-of-round = Apie turo partiją
desk-number-in-log = Apie žurnalo įrašą
desk-punish = Skirti nuobaudą
desk-sanction = Nuobauda
desk-offence = Už ką
desk-happened = Kas nutiko
desk-ladder = Kodekso nuobaudų eilė
desk-decide = Spręsti taisyklėse nenumatytą atvejį
desk-question = Atvejis
desk-decision = Sprendimas
desk-grounds = Pagrindas
desk-decisions = Sprendimai
desk-note = Pastaba ataskaitai
desk-notes = Pastabos
desk-paper = Dokumentas
desk-about = Paskirtis
desk-format = Formatas
desk-exports = Kitoms programoms
desk-no-pdf = Šis serveris nekuria PDF; atverkite puslapį ir atspausdinkite.
desk-undo-last = Atšaukti paskutinį veiksmą
desk-undo-one = Atšaukti vieną įrašą
desk-undo-text = Niekas netrinama: žurnale matyti, kas atšaukta, kieno ir kodėl.
desk-undone = atšaukta
desk-take-back = Atšaukti
desk-paired-without = nuo tada jau sudarytos poros: leiskite žaidėjui tęsti (tolesnis dalyvavimas), o jei jis turi žaisti paskutiniame iš šių turų, sudarykite to turo poras iš naujo
desk-earlier = Anksčiau
desk-zone = Salės laiko juosta
desk-finish = Patvirtinti rezultatus
desk-early = Anksčiau laiko: ne viską pavyko sužaisti
desk-break-off = Nutraukti arba atšaukti
desk-interrupt = Žaidimas nutrauktas
desk-cancel = Atšaukti varžybas

# Accounts of officials.

desk-no-such-account = Šioje svetainėje nėra paskyros „{ $text }“.

# The connection of the hall
desk-line-lost = Ryšys nutrūko: niekas neišsiųsta. Tai, ką įvedėte, lieka šiame puslapyje; kai bus galima siųsti, apie tai bus pranešta.
desk-line-back = Ryšys atkurtas. Siųskite formą dar kartą.
desk-line-restored = Anksčiau įvestas tekstas vėl yra formoje; jis dar neišsiųstas.

# What players and captains do themselves
desk-own = Mano dalyvavimas
desk-own-nobody = Šis puslapis skirtas varžybų dalyviams ir kapitonams, turintiems paskyrą. Paprašykite teisėjo įrašyti jūsų paskyrą.
desk-own-handed = Sudėtis pateikta; iki termino ją galima keisti.
desk-own-until = Iki
desk-own-protest-about = Protestą nagrinėja vyriausiasis teisėjas; jo sprendimą galima skųsti apeliacijų komitetui.
desk-own-minutes = Tam skirta minučių po sprendimo
desk-own-captain = Komandinėse varžybose protestuoja kapitonas.
desk-entered-already = { $name } jau yra sąraše. Jei tai kitas asmuo tuo pačiu vardu, pažymėkite tai žemiau arba nurodykite gimimo metus.
desk-another-person = kitas asmuo tuo pačiu vardu
desk-has-come = vis dėlto atvyko
desk-papers-later = Dar negalima gauti
desk-which-game = Koks žaidimas?
desk-other-game = Kitas žaidimas
desk-as-usual = kaip įprasta šiai sistemai
desk-you-are-entered = Jūs jau įrašyti į šias varžybas.
desk-pair-options = Kaip sudaryti poras
desk-more = Daugiau
desk-more-systems = Kitos sistemos
