# Announcing a contest by a form: its fields, what is usual, what is wrong.

announcing-composing = Skelbti kompozicijų kūrimo konkursą
announcing-solving = Skelbti sprendimo konkursą
announcing-about = Čia yra kiekvienas punktas, kurio reikalauja kodeksas, su straipsnio numeriu. Kas jau įrašyta, yra įprasta ir gali būti pakeista.
announcing-faults = Konkursas dar nepaskelbtas. Kas įrašyta, išsaugota. Peržiūrėkite:
announcing-what = Konkursas
announcing-again = Rodyti šio kodekso laukus
announcing-again-hint = Pasirinkus kitą kodeksą ar rūšį. Kas įrašyta, neprapuola.
announcing-sections = Skyriai
announcing-add-section = Dar vienas skyrius
announcing-sections-hint = Skyrius be pavadinimo praleidžiamas.
announcing-texts = Žodžiais išdėstyti punktai
announcing-texts-hint = Skelbime jie spausdinami taip, kaip parašysite.
announcing-add-judge = Dar viena eilutė
announcing-judges-hint = Teisėjas prisijungia su šios svetainės paskyra; dokumentuose spausdinamas vardas. Eilutė be paskyros praleidžiama; teisėjus galima skirti ir vėliau.
announcing-judge-name = Vardas dokumentuose
announcing-further = Kitos sąlygos
announcing-file = Atsisiųsti failą
announcing-toml = Žinovams: nuostatai kaip failas (TOML)
announcing-toml-hint = Forma ir failas duoda tuos pačius nuostatus. Įklijuokite failą, kad juo užpildytumėte formą arba paskelbtumėte konkursą pagal jį.
announcing-fill = Užpildyti juo formą
announcing-begin-toml = Skelbti pagal failą
announcing-needed = tai reikia užpildyti
announcing-not-a-day = „{ $text }“ nėra data; rašykite taip: 2026-05-31
announcing-not-a-number = „{ $text }“ nėra sveikasis skaičius nuo { $least } iki { $most }
announcing-no-choice = tokio pasirinkimo nėra: „{ $text }“
announcing-no-account = šioje svetainėje nėra paskyros „{ $name }“
announcing-first-section = problemos
announcing-kind = Rūšis
announcing-level = Mastas
announcing-closed = Teisėjai nežino autorių
announcing-closing-hint =
    Ne mažiau kaip { $months ->
        [one] { $months } mėnuo
        [few] { $months } mėnesiai
       *[other] { $months } mėnesių
    } po paskelbimo
announcing-effect-hint =
    Ne mažiau kaip { $months ->
        [one] { $months } mėnuo
        [few] { $months } mėnesiai
       *[other] { $months } mėnesių
    } pastaboms po preliminarių rezultatų
announcing-section-theme = Tema, jei nustatyta
announcing-scale-of-code = pagal kodeksą: { $scale }
announcing-theme = Visų skyrių tema
announcing-theme-hint = Tuščia: tema laisva.
announcing-prizes = Prizų skyriuje
announcing-counting = Kiek autoriaus kūrinių įskaitoma skyriuje
announcing-counting-hint = Tuščia: visi.
announcing-combine = Kelių teisėjų įvertinimai
announcing-joint = Bendras kūrinys kiekvienam autoriui duoda
announcing-staff = Konkursą rengiančio leidinio ar svetainės darbuotojai
announcing-staff-hint = Po vieną vardą eilutėje. Jie negali dalyvauti.
announcing-officials = Sekretorius, pavaduotojai ir koordinatorius gali dalyvauti
announcing-chief-marks = Vyriausiasis teisėjas taip pat vertina
announcing-titles = Rengia ar tvirtina FMJD: vietos duoda taškų vardams
announcing-team-works = Komandos kūrinių
announcing-form = Kaip dalyvaujama
announcing-championship = Nustato čempionus
announcing-minutes = Minučių spręsti
announcing-solutions-until = Sprendimai priimami iki
announcing-protest-minutes = Minučių protestams
announcing-protest-minutes-hint = Nuo rezultatų paskelbimo. Tuščia: iki jų patvirtinimo.
announcing-tie-1 = Esant lygiems taškams lemia
announcing-tie-2 = paskui
announcing-tie-3 = ir galiausiai
announcing-tie-none = niekas
announcing-hint-organiser = Organizacija ar asmuo, kuris rengia konkursą.
announcing-hint-character = Tuščia: pasakoma pagal pasirinkimus aukščiau.
announcing-hint-participants = Kas gali dalyvauti ir ko tam reikia.
announcing-hint-address = Kur ir kaip siunčiami kūriniai ar sprendimai.
announcing-hint-panel = Tuščia: pasakoma pagal vardus žemiau.
announcing-hint-session = Pavyzdžiui: 2026 m. gegužės 12 d., 11.00, šioje svetainėje.
announcing-hint-points = Pavyzdžiui: 6 problemos po 4 taškus, 2 etiudai po 6 taškus.
announcing-composing-participants = Visi, kas kuria
announcing-composing-qualifying = Nėra
announcing-composing-address = Šioje svetainėje, konkurso puslapyje
announcing-composing-places = Pagal teisėjų įvertinimus; lygūs įvertinimai dalijasi vietą
announcing-composing-prizes = Diplomai už pirmas tris vietas kiekviename skyriuje
announcing-composing-entry = Šioje svetainėje, su vardu, gimimo metais ir adresu
announcing-solving-sections = Vienas skyrius visiems
announcing-solving-participants = Visi, kas sprendžia
announcing-solving-address = Šioje svetainėje, konkurso puslapyje
announcing-solving-layout = Ėjimais svetainės lentoje arba kodeksų notacija, po eilutę kiekvienam teminiam variantui
announcing-solving-places = Pagal taškų sumą
announcing-solving-protests = Vyriausiajam teisėjui, pozicijos puslapyje
announcing-solving-prizes = Diplomai už pirmas tris vietas
announcing-solving-publication = Konkurso puslapyje, su rezultatais
contest-kind-contest = geriausių kūrinių konkursas
contest-kind-championship = geriausių kūrėjų čempionatas
contest-kind-championship-with-regions = čempionatas su regionų įskaita
contest-kind-team-championship = komandų čempionatas
contest-kind-team-match = komandų mačas pagal įvertinimų sumą
contest-kind-match-by-pairs = dviejų komandų mačas, kūrinys prieš kūrinį
contest-level-international = tarptautinis
contest-level-national = šalies
contest-level-regional = regiono
contest-level-local = miesto ar rajono
contest-combine-mean = jų vidurkis
contest-combine-without-extremes = jų vidurkis be geriausio ir blogiausio
contest-joint-shared = lygią įvertinimo dalį
contest-joint-whole = visą įvertinimą
contest-form-in-person = visi viename seanse, internetu ar salėje
contest-form-correspondence = neakivaizdžiai
contest-tie-full-solutions = daugiau visiškai išspręstų pozicijų
contest-tie-completeness = daugiau taškų už išsamumą
contest-tie-time = mažiau laiko
announcing-not-yours = Nuostatus keičia tik organizatorius.
contests-papers = Dokumentai
contests-regulation-file = Nuostatai kaip failas (TOML)
contests-paper-announcement = Skelbimas
contests-paper-anonymous-set = Kūriniai be autorių
contests-paper-mark-sheet = Vertinimo lapas
contests-paper-results = Rezultatai
contests-paper-award = Diplomai
solvings-paper-sheets = Lapai sprendėjams
solvings-paper-key = Raktas teisėjams
solvings-paper-results = Rezultatai
contests-full-name = Pavardė, vardas
contests-place = Miestas, regionas ar šalis
contests-enter-about = Taip jus įvardys rezultatai ir diplomai. Teisėjai to nemato iki preliminarių rezultatų; adresas saugomas su paraiška ir niekur neskelbiamas.
contests-society = Sporto draugija
contests-coach = Treneris
contests-captain-account = Kapitono paskyra
announcing-team-best = Kiek geriausių komandos rezultatų sudedama
announcing-team-best-hint = Tuščia: komandos vietų neužima.
