# Offers of games in full, and ratings.

seek-more = Kitos sąlygos
seek-opening = Pradžia
seek-opening-usual = Įprasta pozicija
seek-drawn = Burtais ištraukta pradžia
seek-micro-match = Dvi partijos iš tos pačios pradžios sukeitus spalvas skaičiuojamos kaip viena
seek-match = Mikromačas
seek-start = Pozicija (FEN)
seek-start-help = Tuščia – įprasta pozicija. Pavyzdžiui, W:W31-50:B1-20. Tokios partijos nėra reitinginės.
seek-absence = Jei žaidėjas praranda ryšį
seek-absence-wait = Jo laikrodis eina, ir viskas
seek-absence-claim = Po { $number } s per jo ėjimą varžovas gali reikalauti pergalės
seek-delay = Žiūrovai mato ėjimus
seek-delay-none = Iš karto
seek-delay-minutes = { $number ->
    [one] po { $number } minutės
    [few] po { $number } minučių
   *[other] po { $number } minučių
}
match-first = Pirmoji mikromačo partija
match-second = Antroji mikromačo partija
match-score = Mačas
ballot-russian = 745 pradžios
ballot-brazilian = 736 pradžios
ballot-small-150 = 150 pradžių 64 langeliuose
ballot-english-2 = Dviejų ėjimų pradžios
ballot-english-3 = Trijų ėjimų pradžios
ballot-english-4 = Keturių ėjimų pradžios
ballot-english-5 = Penkių ėjimų pradžios
ballot-english-11 = Pradžios su vienuolika šaškių
rating-title = Reitingas
rating-rated = Reitinginė
rating-guest = Prisijunkite, kad žaistumėte reitingines partijas.
rating-none = Reitinginių partijų dar nėra.
rating-provisional = preliminarus
rating-course = Reitingo kaita
rating-text = Glicko-2, atskiras reitingas kiekvienam žaidimui ir tempui. Devyniolika kartų iš dvidešimties tikroji jėga yra nurodytose ribose.
rating-anew = Apskaičiuoti visus reitingus iš naujo
rating-anew-text = Visi reitingai apskaičiuojami iš naujo iš partijų jų pabaigos tvarka.
admin-act-ratings-anew = visų reitingų apskaičiavimas iš naujo
pace-bullet = Kulka
pace-blitz = Žaibo
pace-rapid = Greitieji
pace-classical = Klasikiniai
pace-correspondence = Korespondenciniai
seek-own-control = Kita laiko kontrolė
