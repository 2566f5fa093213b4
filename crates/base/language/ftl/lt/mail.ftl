# Letters: what they say and who gets them.

mail-title = Laiškai ir pranešimai
mail-note = Jį matote tik jūs, ir jis gali likti tuščias. Laiškai siunčiami tik patvirtinus adresą.
mail-not-here = Ši svetainė laiškų nesiunčia.
mail-no-address = Adreso dar nėra. Nurodykite jį paskyros puslapyje.
mail-is-confirmed = Patvirtintas: jums galima rašyti.
mail-not-confirmed = Dar nepatvirtintas. Spustelėkite nuorodą ten išsiųstame laiške; iki tol nieko kito nesiunčiama.
mail-ask = Siųsti nuorodą dar kartą
mail-asked = Laiškas su nuoroda jau keliauja jūsų adresu.
mail-asked-too-often = Šiandien jau išsiųstos kelios nuorodos. Pažiūrėkite tarp nepageidaujamų laiškų arba bandykite rytoj.
mail-saved = Išsaugota.
mail-kinds = Apie ką jums rašyti
mail-kind-pairing = Varžovas, stalas ir spalva, kai paskelbiamas ratas
mail-kind-check-in = Prasideda dalyvių registracija vietoje
mail-kind-result = Jūsų rezultatas laukia patvirtinimo
mail-below =
    Šį laišką gavote dėl nuostatos: { $kind }.
    Kad daugiau tokių negautumėte: { $link }
mail-confirm-subject = Patvirtinkite savo adresą
mail-confirm-body =
    Kažkas nurodė šį adresą paskyrai { $name }. Jei tai jūs, per tris dienas spustelėkite šią nuorodą:

    { $link }

    Jei tai ne jūs, nieko nedarykite: daugiau jums nerašysime.
mail-confirm-title = Adreso patvirtinimas
mail-confirm-text = Šios svetainės laiškai gali būti siunčiami adresu { $address }.
mail-confirm-button = Patvirtinti
mail-confirmed = Adresas patvirtintas.
mail-link-gone = Ši nuoroda nebegalioja.
mail-off-title = Mažiau laiškų
mail-off-button = Daugiau tokių nesiųsti
mail-off-done = Išjungta: { $kind }.

## What players are told.

notice-pairing =
    { $round } ratas: jūsų varžovas – { $opponent }, { $table } stalas{ $board ->
        [none] {""}
       *[other] , { $board } lenta
    }{ $color ->
        [white] , žaidžiate baltaisiais
        [black] , žaidžiate juodaisiais
       *[none] {""}
    }.
notice-subject-pairing = { $event }: { $round } ratas
notice-subject-check-in = { $event }: prasidėjo registracija vietoje
notice-subject-result = { $event }: rezultatas laukia jūsų patvirtinimo
notice-starts = Rato pradžia: { $at }.
notice-free = { $round } rate jūs nežaidžiate.
notice-check-in = Prasidėjo registracija vietoje: prieikite prie teisėjų stalo.
notice-result = { $round } ratas, { $table } stalas: { $opponent } praneša { $score }. Patvirtinkite arba nurodykite savo rezultatą.
