# Kas sąžininga: pirmieji ėjimai, vietos eilėse, rezultatai nuo lentos.

live-first-move = Laikrodis pradės eiti nuo pirmo ėjimo; jei jo nebus per { $within }, partija bus atšaukta.
live-never-begun = Partija atšaukta: ėjimo nebuvo laiku, kol abu dar nebuvo ėję ({ $of })

## Results said at a board

desk-board-code = Jūsų kodas
desk-board-code-help = Iš lapelio, kurį davė teisėjas; nereikalingas, jei esate prisijungęs kaip šis žaidėjas. Be jo rezultatą turi patvirtinti teisėjas.
desk-board-wrong-code = Tai ne tos pusės žaidėjo kodas.
desk-board-code-needed = Rinktis gali tik pats žaidėjas, prisijungęs arba su savo kodu; kitaip pasakykite teisėjui.
desk-board-too-many-codes = Čia bandyta per daug kodų. Palaukite arba pasakykite teisėjui.
desk-board-said = Žaidėjas su savo kodu pasakė kitaip; be jo pakeisti negalima.
desk-board-waits = Abu sako tą patį. Teisėjas turi patvirtinti, nes nėra tikra, kas tai pasakė.
desk-agreed = Lentos, prie kurių abu sako tą patį, be kodų
desk-accept-agreed = Priimti visus
desk-player-codes = Žaidėjų kodai
desk-player-codes-text = Kiekvienam žaidėjui vieną kartą duokite jo kodą lapelyje. Su juo arba prisijungęs jis tvirtina rezultatus bet kuriuo telefonu, o kai tai padaro abu, rezultatas iškart galioja.

## Shares and offers

share-own = Jūsų jau laukia { $most }, daugiau negalima.
share-address = Iš jūsų vietos jau laukia { $most }, daugiau negalima. Nariai turi daugiau vietos.
share-guests = Jau laukia { $most } svečių; kitos vietos paliktos nariams. Prisijunkite arba bandykite vėliau.
share-all = Jau laukia { $most }, daugiau negalima. Bandykite vėliau.
share-games = Jau vyksta { $most } partijų – daugiau vienam žmogui ar vienam adresui negalima. Pirma užbaikite kelias iš jų.
admin-offers = Partijų pasiūlymai
admin-offers-clear = Pašalinti visus
admin-act-offers-cleared = pašalino visus partijų pasiūlymus
admin-offers-open = atvira: { $number }
