# Kas daroma varžybose, kad ir kokiu keliu to būtų prašoma.
act-none-of = „{ $text }“ čia nežinoma; galima viena iš: { $known }
act-not-rounds = „{ $text }“ neįvardija turų; rašykite 3, arba 3,5, arba 2-4
act-or-ahead = { $next }, arba vis tiek pradėkite
act-only-in-swiss = Tik šveicariškos sistemos turuose poros sudaromos iš anksto ir taisyklės švelninamos; šį turą sudarykite ranka arba sprendimu.
act-opening = { $table } stalas: debiutas { $opening }
