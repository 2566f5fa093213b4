## Points otherwise than by the codes

regulation-fault-points = „{ $text }“ nėra taškų sistema; rašykite pergalė-lygiosios-pralaimėjimas, pavyzdžiui, 3-1-0, o po to, kas dar skaičiuojama
regulation-fault-points-without-reason = partijos vertinamos { $points }, o nuostatai nepaaiškina kodėl
criterion-draw-saldo = pliusinių ir minusinių lygiųjų saldo
criterion-plus-draws = pliusinės lygiosios
criterion-solkoff-plus = Solkofas plius
criterion-short-draw-saldo = Saldo
criterion-short-plus-draws = Plius
criterion-short-solkoff-plus = Solk.+
paper-reckoned-draw-saldo = pliusinės lygiosios be minusinių
paper-reckoned-plus-draws = lygiosios su pastovia persvara
paper-reckoned-solkoff-plus = visų varžovų Solkofo koeficientų suma
paper-points-for-a-game = Taškai už partiją
