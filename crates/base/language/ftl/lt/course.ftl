# The course for arbiters: incidents to be decided.

course-title = Teisėjų kursas
course-about = Atsitikimai prie lentos pagal kiekvieną kodeksą. Nuspręskite; sprendimas pasakomas su punktu, kaip programa sprendžia prie tikros lentos.
course-what = Kas atsitiko
course-absent = laiku neatvyko be svarbios priežasties
course-absent-both = laiku neatvyko nė vienas
course-right = Teisingai.
course-wrong = Ne. Kodeksas sako:
course-ruling = Sprendimas
course-next = Kitas atsitikimas
course-decide = Nuspręsti
course-result = Kas bus su partija?
course-result-goes-on = Ji tęsiama: tai atmetama.
course-result-white = Laimi baltieji.
course-result-black = Laimi juodieji.
course-result-red = Laimi raudonieji.
course-result-draw = Lygiosios.
course-result-both-lose = Pralaimi abu.
course-penalty = Ar pagal kodeksą dabar skirtina nuobauda?
course-penalty-yes = Taip: pažeidimų susikaupė.
course-penalty-no = Ne: tai ištaisoma, su įspėjimu, kur kodeksas jį numato.
course-count =
    {$number ->
        [one] { $number } atsitikimas
        [few] { $number } atsitikimai
       *[other] { $number } atsitikimų
    }
