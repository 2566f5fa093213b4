# In checkers Red begins (WCDF-1.13, UA-VII.Inv.11): what is said there instead of the messages without "red-".

red-color-black = raudonieji
red-board-black = Raudonieji
red-board-man-black = raudona paprastoji šaškė
red-board-king-black = raudona dama
red-site-black = Raudonieji
red-site-seat-black = Raudonieji
red-happened-award-black = teisėjas partiją skiria raudoniesiems
red-desk-says-black = Raudonieji sako
red-letters-score-black = raudonieji laimi
red-act-word-black = laimėjo raudonieji
red-course-result-black = Laimi raudonieji.
red-bulletin-black-to-move = Raudonųjų ėjimas
red-board-restoring = Užrašas atkuriamas { $pays ->
    [white] baltųjų laiku
    [black] raudonųjų laiku
    [both] abiejų laiku po lygiai
   *[nobody] sustabdžius laikrodžius
}
red-event-column-black = { event-column-red }
red-paper-black = { paper-red }
red-paper-black-letter = { paper-red-letter }
red-paper-black-sign = { paper-red-sign }
red-paper-black-name = { paper-red-name }

## Where the pairing speaks of White it means whoever begins

red-unwelcome-colour-difference = partijų raudonaisiais ir baltaisiais skaičiai per daug skirtųsi
red-colour-story-number = pagal numerį 1 rate: nelyginiai numeriai žaidžia { $odd-kind ->
    [white] raudonaisiais
   *[black] baltaisiais
}
red-colour-story-odd-white = nelyginiai numeriai žaidžia raudonaisiais
red-colour-story-smaller-white = abu numeriai nelyginiai arba abu lyginiai, raudonaisiais žaidžia mažesnis
red-colour-story-fewer-whites = mažiau partijų raudonaisiais turi { $value }
red-colour-story-black-before = { $games-ago ->
    [1] { $who }: paskutinė partija – baltaisiais
   *[other] { $who }: partija Nr. { $games-ago } nuo pabaigos – baltaisiais, varžovo – raudonaisiais
}
red-basis-table = { $drawn ->
    [yes] lentelės { $row } ratas, burtais ištrauktas iš likusių: { $white } numeris žaidžia raudonaisiais, { $black } numeris – baltaisiais
   *[no] lentelės { $row } ratas: { $white } numeris žaidžia raudonaisiais, { $black } numeris – baltaisiais
}
red-broken-rule-third-colour = { $entrant }: trečia partija iš eilės { $color-kind ->
    [white] raudonaisiais
   *[black] baltaisiais
}
red-differs-colours = prie { $table } stalo raudonaisiais žaidžia { $white }, o turėtų { $black }
red-difference-colours = spalvos turėtų būti { $value-white } (raudonieji) – { $value-black } (baltieji)
