# Clubs: their pages, members, calendars and matches.

clubs-title = Klubai
clubs-about = Klubo nariai turi bendrą kalendorių, žaidžia mačus su kitais klubais ir arenose sudaro komandą.
clubs-own = Mano klubai
clubs-all = Visi klubai
clubs-search = Pavadinimas arba vieta
clubs-none = Klubų dar nėra.
clubs-more = Daugiau klubų
clubs-members-more = Daugiau narių
clubs-new = Įkurti klubą
clubs-name = Klubo pavadinimas
clubs-place = Vieta
clubs-what = Apie klubą
clubs-admits = Kas nori, iškart tampa nariu
clubs-found = Įkurti
clubs-sign-in = Prisijunkite, kad įstotumėte
clubs-role-asked = prašo priimti
clubs-role-member = narys
clubs-role-leader = vadovas
clubs-closed = Šis klubas uždarytas.
clubs-ask = Prašyti priimti
clubs-join = Įstoti
clubs-ask-no-more = Atsiimti prašymą
clubs-waiting = Jūsų prašymas laukia klubo vadovo.
clubs-asking = Prašo priimti
clubs-welcome = Priimti
clubs-deny = Nepriimti
clubs-calendar = Kalendorius
clubs-nothing-planned = Nieko nesuplanuota.
clubs-kind-evening = klubo vakaras
clubs-kind-event = varžybos
clubs-kind-arena = arena
clubs-kind-match = mačas
clubs-strike = Išimti
clubs-past = Kas jau buvo
clubs-matches = Mačai
clubs-match = Klubų mačas
clubs-no-matches = Mačų dar nebuvo.
clubs-state-proposed = pasiūlytas
clubs-state-agreed = sutartas
clubs-state-running = vyksta
clubs-state-over = baigtas
clubs-state-declined = atmestas
clubs-state-called-off = atšauktas
clubs-enter = Aš žaisiu
clubs-withdraw = Aš nežaisiu
clubs-call-off = Atšaukti
clubs-agree = Sutikti
clubs-decline = Atsisakyti
clubs-members = Nariai
clubs-change = Keisti
clubs-appoint = Skirti vadovu
clubs-retire = Nebe vadovas
clubs-remove = Pašalinti iš klubo
clubs-leave = Išstoti iš klubo
clubs-really-leave = Tikrai išstoti
clubs-plan = Įrašyti į kalendorių
clubs-plan-title = Kas tai
clubs-plan-event = Šios svetainės varžybos
clubs-plan-event-about = Jų adreso pabaiga, jei tai varžybos.
clubs-plan-do = Įrašyti
clubs-begins = Kada prasideda
clubs-utc = UTC laiku.
clubs-challenge = Siūlyti mačą
clubs-other = Kitas klubas
clubs-boards = Daugiausia lentų
clubs-challenge-do = Siūlyti
clubs-describe = Keisti klubo aprašymą
clubs-describe-do = Išsaugoti
clubs-close = Uždaryti šį klubą
clubs-reopen = Vėl atverti šį klubą
clubs-board = Lenta
clubs-result = Rezultatas
clubs-nobody-yet = Dar niekas nepasisiūlė.
clubs-how-match = Nariai savo klubo puslapyje pasako, kad žais. Nustatytu laiku stipriausi abiejų klubų žaidėjai susitinka prie pirmosios lentos ir taip toliau; pergalė duoda 2 taškus, lygiosios – 1. Kas nepradeda, pralaimi.
club-refusal-closed = klubas uždarytas
club-refusal-name = klubo pavadinimas turi nuo 2 iki { $most } raidžių, ne { $letters }
club-refusal-about = tekstas apie klubą turi daugiausia { $most } raidžių
club-refusal-title = pavadinkite tai, nuo 1 iki { $most } raidžių
club-refusal-not-a-moment = „{ $text }“ nėra laikas, kaip 2026-11-20T18:00:00Z
club-refusal-too-late = šis laikas jau praėjo
club-refusal-too-early = planuojama ne daugiau kaip { $days } d. į priekį
club-refusal-unknown-rulebook = nėra taisyklių pavadinimu „{ $name }“
club-refusal-not-a-control = „{ $text }“ nėra laiko kontrolė su laikrodžiu
club-refusal-boards = mačas žaidžiamas prie 1–{ $most } lentų
club-refusal-own-club = klubas nežaidžia pats su savimi
club-refusal-no-such-club = nėra atviro klubo „{ $name }“
club-refusal-no-such-event = tokių varžybų šioje svetainėje nėra
club-refusal-no-such-player = niekas nesivadina „{ $name }“
club-refusal-name-taken = kitas klubas jau taip vadinasi
club-refusal-too-many = vienas žmogus vadovauja daugiausia 5 klubams ir priklauso daugiausia 50; čia būtų daugiau nei { $most }
club-refusal-full = jų jau { $most }, daugiau negali būti
club-refusal-last-leader = klubui reikia vadovo: pirma paskirkite ką nors kitą
club-refusal-otherwise = tuo tarpu viskas pasikeitė; pažiūrėkite dar kartą
clubs-members-count =
    {$number ->
        [one] { $number } narys
        [few] { $number } nariai
       *[other] { $number } narių
    }
clubs-boards-count =
    {$number ->
        [one] { $number } lenta
        [few] { $number } lentos
       *[other] { $number } lentų
    }
