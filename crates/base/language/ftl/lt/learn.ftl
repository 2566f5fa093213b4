# Lessons on the board.

learn-title = Išmokti žaisti
learn-intro = Kiekvienas žaidimas išdėstytas lentoje, punktas po punkto, su kodekso punktu prie kiekvienos taisyklės. Pasirinkite žaidimą.
learn-how = Išbandykite kiekvieną punktą jo lentoje: galima sužaisti tik tai, ką leidžia taisyklės.
learn-more = O toliau
learn-ends = Kaip partijos baigiasi lygiosiomis
learn-whole = Visos taisyklės
learn-coordinates = Laukelių pavadinimai
learn-coordinates-how = Laukelis pavadintas: palieskite jį. Kiek spėsite per minutę, baltieji apačioje.
learn-needs-script = Šiam puslapiui reikia scenarijų.
learn-game = Žaidimas
learn-begin = Pradėti
learn-try = Pabandykite: padarykite ėjimą.
learn-done = Būtent taip.
learn-again = Dar kartą
learn-find = { $square } (teisingai { $right }, klaidingai { $wrong })
learn-not = Tai buvo { $touched }. Raskite { $square }
learn-over = Minutė praėjo: teisingai { $right }, klaidingai { $wrong }
