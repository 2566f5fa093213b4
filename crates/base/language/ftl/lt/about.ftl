# Pages about the site itself.

# About the site, privacy, contact, licences.

about-title = Apie svetainę
about-what = Kas tai
about-what-text = Vieta visam šaškių sportui: partijos gyvai ir korespondenciniu būdu, turnyrai pagal taisykles, uždaviniai ir jų įrodymai, seansai, konkursai ir federacijos knygos. Svetainė žino oficialius kodeksus punktas po punkto, ir kiekvienas sprendimas nurodo savo punktą.
about-free = Laisvai
about-free-text = Viskas nemokama, reklamos nėra. Programa laisva: kiekvienas gali su ja turėti savo svetainę.
about-engine = Variklis
about-engine-text = Damier žaidžia, analizuoja ir įrodo savo varikliu, nuo pradedančiojo iki meistro lygio. Reitinginėse partijose prašyti jo pagalbos negalima.
about-version = Versija { $version }
privacy-title = Privatumas
privacy-kept = Kas saugoma
privacy-kept-text = Partijos su žaidusiųjų vardais; iš paskyros – vardas, slaptažodžio maiša, prieigos raktai, el. pašto adresas, jei nurodytas, ir seansai. Svečiai žinomi vardu, sudarytu iš jų naršyklės paslapties, kuri niekur kitur nesaugoma.
privacy-cookies = Slapukai
privacy-cookies-text = Tik tai, ko svetainei reikia: kas esate, kalba, išvaizda ir garsas, ar naršyklė turi stilių lentelę, įrenginiai, iš kurių jungėtės. Jokių svetimų slapukų, jokio lankytojų stebėjimo, nieko iš kitų svetainių neįkeliama.
privacy-yours = Kas yra jūsų
privacy-yours-text = Paskyros puslapyje galite pasiimti visus savo duomenis ir ištrinti paskyrą; partijos tada liks be jūsų vardo. Laiškai ir pranešimai siunčiami tik ten, kur to prašėte.
privacy-play = Sąžiningas žaidimas
privacy-play-text = Reitinginėse partijose ir varžybose įsimenama, kiek laiko puslapis buvo nematomas ir iš kurio adreso žaista, kad pagalbininkai galėtų nagrinėti skundus. Kiti to nemato.
contact-title = Ryšiai
contact-site = Kas tvarko svetainę
contact-site-text = Dėl paskyros, partijos ar sprendimo rašykite tiems, kas prižiūri svetainę:
contact-none = Adresas dar nenurodytas; svetainės administratorių rasite klube, kuris ją tvarko.
admin-setting-contact = Kaip pasiekti svetainės tvarkytojus
contact-conduct = Skundai dėl žmonių
contact-conduct-text = Po kiekviena partija, pokalbiu ir žaidėjo puslapiu yra nuoroda skundui; pagalbininkai peržiūri kiekvieną.
licences-title = Licencijos
licences-program = Programa
licences-program-text = Damier – laisva programa pagal MIT arba Apache 2.0 licenciją, kaip pasirinksite. Bibliotekos, iš kurių ji sudaryta, turi tokias pat licencijas; jų sąrašas yra kartu su kodu.
licences-pictures = Paveikslai
licences-pictures-text = Lentos, šaškės, piktogramos ir logotipas nupiešti mūsų, pagal tas pačias licencijas. Paveiksluose ir dokumentuose naudojami šriftai Noto Sans ir Noto Serif (SIL Open Font License).
licences-games = Partijos
licences-games-text = Partijos ėjimai niekam nepriklauso. Kas naudoja daug šios svetainės partijų, nurodo ją kaip šaltinį.
