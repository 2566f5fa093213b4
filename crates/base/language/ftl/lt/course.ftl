# The course for arbiters: incidents to be decided.

course-title = Teisėjų kursas
course-about = Atsitikimai prie lentos pagal kiekvieną kodeksą. Nuspręskite; sprendimas pasakomas su punktu, kaip programa sprendžia prie tikros lentos.
course-what = Kas atsitiko
course-right = Teisingai.
course-wrong = Ne. Kodeksas sako:
course-ruling = Sprendimas
course-next = Kitas atsitikimas
course-decide = Nuspręsti
course-result = Kas tampa su partija?
course-result-goes-on = Ji tęsiama: tai atmetama.
course-result-white = Laimi baltieji.
course-result-black = Laimi juodieji.
course-result-draw = Lygiosios.
course-result-both-lose = Pralaimi abu.
course-penalty = Ar kodeksas dabar reikalauja nuobaudos?
course-penalty-yes = Taip: pažeidimų susikaupė.
course-penalty-no = Ne: tai ištaisoma, su įspėjimu, kur kodeksas jį numato.
course-count =
    {$number ->
        [one] { $number } atsitikimas
        [few] { $number } atsitikimai
       *[other] { $number } atsitikimų
    }
