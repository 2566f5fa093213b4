# Prisijungimas: slaptažodžiai, įrenginiai, pirmasis administratorius ir apie ką pranešama savininkui.

sign-in-busy = Šiuo metu jungiasi per daug žmonių. Nieko nebandyta; po kelių sekundžių bandykite dar kartą.
again-title = Ar tai jūs?
again-text = Prieš tai padarant parodykite, kad tai jūs: dar kartą įveskite slaptažodį.
again-go-on = Toliau
again-passkey = Parodyti prieigos raktu
again-email = Laiškai eis kitu adresu
again-token = Naujas raktas
again-passkey-remove = Pašalinti prieigos raktą
account-password-keep = Mano raktai ir prieigos raktai lieka galioti
account-devices = Naršyklės, kurios jus pažįsta
account-devices-text = Čia jau esate prisijungę, todėl tas, kas spėlioja jūsų slaptažodį, negali jūsų neįleisti. Pašalinkite tas, kurios nebe jūsų.
account-device-done = Naršyklė pamiršta.
forgotten-link = Pamiršote slaptažodį?
forgotten-title = Naujas slaptažodis
forgotten-text = Įveskite paskyros vardą arba patvirtintą el. pašto adresą. Gausite laišką su nuoroda naujam slaptažodžiui.
forgotten-who = Vardas arba el. pašto adresas
forgotten-send = Siųsti nuorodą
forgotten-asked = Jei tokia paskyra su patvirtintu adresu yra, laiškas jau pakeliui. Pažiūrėkite ir tarp nepageidaujamų laiškų. Nuoroda veikia vieną kartą, valandą.
forgotten-subject = Naujas slaptažodis
forgotten-body =
    Kažkas paprašė naujo slaptažodžio paskyrai { $name }. Jei tai jūs, spustelėkite šią nuorodą; tam skirta minučių: { $minutes }.

    { $link }

    Ji veikia vieną kartą. Tada baigsis visa, ką atvėrė senasis slaptažodis: seansai, raktai, prieigos raktai. Jei tai ne jūs, nieko nedarykite: slaptažodis liks toks pat.
security-subject = Jūsų paskyra { $name }
security-body =
    { $what }

    Paskyra: { $name }
    Kada: { $at } UTC

    Jei tai jūs, daryti nieko nereikia. Jei ne, tuoj pat pasirinkite naują slaptažodį; taip baigsis visi seansai, raktai ir prieigos raktai:
    { $link }
security-password = Jūsų paskyros slaptažodis pakeistas.
security-reset = Pagal nuorodą pasirinktas naujas slaptažodis.
security-email = Jūsų paskyros el. pašto adresas pakeistas į { $about }.
security-email-removed = Jūsų paskyros el. pašto adresas pašalintas.
security-token = Sukurtas raktas, su kuriuo programa veikia jūsų vardu: { $about }
security-passkey = Pridėtas prieigos raktas: { $about }
security-passkey-removed = Prieigos raktas pašalintas.
security-device = Kažkas prisijungė iki šiol nežinomoje naršyklėje: { $about }
security-administrator = Nuo šiol jūsų paskyra turi administratoriaus teises.
setup-title = Administratorius
setup-text = Ši nuoroda padaro jus šios svetainės administratoriumi. Pasirinkite vardą ir slaptažodį.
setup-member = Ši nuoroda padaro administratoriumi jūsų paskyrą:
setup-button = Tapti administratoriumi
setup-gone = Ši nuoroda jau panaudota arba nebegalioja. Kas prižiūri svetainę, gali sukurti kitą
admin-proxies = Serveriai prieš šią svetainę
admin-proxies-text = Tarpinis serveris, kuris perduoda užklausas, antraštėje X-Forwarded-For praneša, iš kur jos. Juo tikima tik tada, kai jo adresas nurodytas čia arba paleidžiant su --proxy; kitaip visi už jo atrodo vienodai.
admin-proxies-given = Nurodyta paleidžiant:
admin-setting-trusted-proxies = Tarpinių serverių, kuriais tikima, adresai
admin-proxy-wrong = „{ $written }“ nėra nei adresas, nei tinklas. Rašykite 10.0.0.5 arba 10.0.0.0/8.
admin-proxy-unnamed = Iš { $address } ateina užklausos su antrašte X-Forwarded-For, bet šis adresas čia nenurodytas. Jei tai jūsų tarpinis serveris, nurodykite jį: iki tol visiems, kas eina per jį, galioja viena bendra riba. Jei ne, kažkas bando apsimesti kitu.
admin-proxy-silent = Jūsų tarpinis serveris { $address } antraštėje X-Forwarded-For nepraneša, iš kur užklausos, todėl visiems, kas eina per jį, galioja viena bendra riba.
admin-proxy-one = Visos užklausos ateina iš vieno jūsų tinklo adreso, { $address }. Jei ten tarpinis serveris, nurodykite jį čia ir tegul jis siunčia X-Forwarded-For.
