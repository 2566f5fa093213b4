# Į ką teisėjui verta pažvelgti dar kartą: po vieną pranešimą kiekvienam `Warning` atvejui.

warning-system-not-in-code = { $stage }: taisyklės tokios sistemos neaprašo
warning-approved-late = { $approved ->
    [none] nuostatai turėtų būti patvirtinti ne vėliau kaip { $latest }, o data nenurodyta
   *[other] nuostatai turėjo būti patvirtinti ne vėliau kaip { $latest }, o patvirtinti { $approved }
}
warning-no-control = nenurodyta laiko kontrolė
warning-control = { $value }
warning-no-tie-breaks = nenurodyta, kaip skirstomos vietos esant lygiems taškams
warning-late-limit-longer = { $minutes ->
    [one] leidžiamas { $minutes } minutės vėlavimas ilgesnis, nei numato taisyklės ({ $most })
   *[other] leidžiamas { $minutes } minučių vėlavimas ilgesnis, nei numato taisyklės ({ $most })
}
warning-no-play-off = kovojama dėl titulo, bet papildomų varžybų forma nenurodyta
warning-early-stop-not-stated = nenurodyta, ar mačas nutraukiamas, kai jo rezultatas jau aiškus
warning-no-protest-deadline = nenustatytas protestų pateikimo terminas
warning-rounds = dalyvių: { $entrants }; jiems reikia nuo { $range-from } iki { $range-to } ratų, numatyta: { $planned }
warning-few-arbiters = porų: { $pairs }; joms reikia teisėjų bent { $least }, yra: { $there }
warning-no-birth-date = { $player }: nėra gimimo datos, todėl amžiaus grupės patikrinti negalima
warning-very-young = { $player }: amžius – { $age }, jauniausia grupė prasideda nuo { $from }
warning-after-round-one = prieš 1 ratą turėtų būti: { $what }
warning-same-branch = du apeliacinės žiuri nariai atstovauja tam pačiam padaliniui: { $branch }
warning-not-international-arbiter = oficialių varžybų pagrindinis teisėjas turi būti tarptautinis teisėjas
warning-overridden = pagrindinio teisėjo sprendimu žaidžia { $a } ir { $b }, nors { $why }
warning-overridden-seat = pagrindinio teisėjo sprendimu { $entrant } gauna šią vietą, nors { $why }
warning-corrected-late = rezultatas pataisytas jau sudarius { $next } rato poras; tos poros lieka
warning-mild-sanction = taisyklės už tai numato: { $wanted }
warning-withdrawal-not-in-code = šio pasitraukimo nereglamentuoja joks punktas; taikoma 2013 m. taisyklių pusės partijų taisyklė
warning-no-tie-method = { $stage }: nenurodyta, kaip sprendžiamas lygus susitikimas
warning-engine-of-other-code = { $stage }: poros sudaromos pagal kitų taisyklių sistemą: { $engine }
warning-entry-list-late = { $minutes ->
    [none] žaidėjų sąrašas turi būti galutinis pusvalandį prieš burtų traukimą, o jis dar nepatvirtintas
   *[other] žaidėjų sąrašas turi būti galutinis pusvalandį prieš burtų traukimą, o jis patvirtintas likus { $minutes } min.
}
warning-complaint-language = skundas { $protest } turi būti parašytas prancūzų arba anglų kalba, pateikiant kopiją pagrindiniam teisėjui

phrase-the-technical-regulation = techninis reglamentas
phrase-the-appeals-committee = apeliacinė žiuri
phrase-have-met = jau žaidė tarpusavyje
phrase-have-met-as-often-as-planned = jau žaidė tarpusavyje tiek kartų, kiek numatyta
phrase-should-not = neturėtų žaisti tarpusavyje
phrase-a-loss = pralaimėjimas
phrase-exclusion = pašalinimas iš varžybų
phrase-the-harshest-sanction = griežčiausia sankcija
phrase-should-not-if-it-can-be-avoided = neturėtų žaisti tarpusavyje, jei to galima išvengti
phrase-has-left = jau pasitraukė
phrase-has-announced-not-to-be-there = iš anksto pranešta apie nedalyvavimą
phrase-has-been-free-before = laisvas ratas jau buvo
phrase-has-had-this-colour-twice-running = ši spalva jau buvo du kartus iš eilės
