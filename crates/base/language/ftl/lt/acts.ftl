# Kas daroma varžybose, kad ir kokiu keliu to būtų prašoma.
act-none-of = „{ $text }“ čia nežinoma; galima viena iš: { $known }
act-not-rounds = „{ $text }“ neįvardija turų; rašykite 3, arba 3,5, arba 2-4
act-or-ahead = { $next }, arba vis tiek pradėkite
act-only-in-swiss = Tik šveicariškos sistemos turuose poros sudaromos iš anksto ir taisyklės švelninamos; šį turą sudarykite ranka arba sprendimu.
act-opening = { $table } stalas: debiutas { $opening }
act-relax = Švelninti taisyklę šiame ture
act-relax-help = Po vieną taisyklę eilutėje: third-colour, rematch:1:4, prohibition:1:4, free:5; numeriai arba vardai. Vyriausiojo teisėjo sprendimu, nurodant priežastį.
tokens-scope-events = Kurti varžybas ir veikti prie jų teisėjų stalų
