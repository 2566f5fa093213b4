# Comment une ronde a été appariée, et pourquoi elle ne peut l'être : paires, couleurs, exempt.

## L'histoire d'une paire

pair-story = { $why } ({ $clause }), adversaire cherché pour { $seeker } ; couleurs : { $colour }
type-rejected = { $who } : { $reason }
type-pair = { $white } – { $black }

why-first-round = dans l'ordre de la première ronde
why-inside = à l'intérieur du groupe de points
why-float = { $skipped ->
    [0] flotteur vers le groupe de points voisin
    [one] flotteur par-dessus { $skipped } groupe de points
   *[other] flotteur par-dessus { $skipped } groupes de points
}
why-fixed = par l'arbitre

## L'histoire de l'exempt

free-story = exempt selon { $clause }

## L'histoire d'un groupe de points

group-story = { $points ->
    [one] groupe à { $points } point
   *[other] groupe à { $points } points
} : { $size } à apparier, { $side } ; { $leave ->
    [0] personne n'en sort
   *[other] en sortent : { $leavers }
}
worked-upper = traité par le haut
worked-lower = traité par le bas
worked-middle = traité en dernier

## Pourquoi un candidat n'a pas été retenu

rejected-met = déjà rencontré à la ronde { $round }
rejected-prohibited = la paire est interdite
rejected-third-colour = la même couleur est interdite aux deux
rejected-unwelcome = { $value }
rejected-group-not-closed = les autres du groupe n'auraient pu être tous appariés
rejected-others-not-paired = quelqu'un d'autre resterait sans adversaire
rejected-more-leave = plus de participants devraient sortir du groupe
rejected-more-unwelcome = il faudrait former plus de paires à éviter
rejected-further = quelqu'un devrait flotter plus loin
rejected-more-damage = plus de participants devraient sortir du groupe d'arrivée
rejected-not-tried = plus essayé, la recherche était devenue trop longue
rejected-was-free = déjà exempt, à la ronde { $round }
rejected-met-withdrawn = a rencontré { $who }, qui s'est retiré
rejected-nobody-for-him = personne du groupe d'arrivée ne pourrait être son adversaire

unwelcome-third-colour = troisième partie de suite avec la même couleur
unwelcome-colour-difference = les nombres de parties avec les Blancs et avec les Noirs différeraient trop
unwelcome-same-federation = tous deux sont de la même fédération
unwelcome-other-federation = ils sont de fédérations différentes
unwelcome-prohibited = la paire est à éviter autant que possible

## Pourquoi ces couleurs

colour-story-fixed = par l'arbitre
colour-story-lot = par tirage au sort
colour-story-number = d'après le numéro à la première ronde : les numéros impairs ont les { $odd-kind ->
    [white] Blancs
   *[black] Noirs
}
colour-story-odd-white = les numéros impairs ont les Blancs
colour-story-smaller-white = les deux numéros sont impairs ou tous deux pairs, le plus petit a les Blancs
colour-story-both-due = tous deux reçoivent la couleur qui leur revient
colour-story-one-due = { $value } est seul à pouvoir prétendre à une couleur
colour-story-equalisation = { $value } équilibre ses couleurs, ce qui passe avant l'alternance
colour-story-stronger = tous deux prétendent à la même couleur ; { $value } est mieux placé et servi d'abord
colour-story-barred = { $value } ne peut avoir la même couleur une troisième fois de suite
colour-story-sum = d'après la somme des numéros
colour-story-fewer-whites = { $value } a eu moins souvent les Blancs
colour-story-black-before = { $games-ago ->
    [1] { $who } a eu les Noirs à la dernière partie
   *[other] { $who } a eu les Noirs il y a { $games-ago } parties, l'autre les Blancs
}
colour-story-higher-alternates = mêmes couleurs jusqu'ici ; { $value } est mieux placé et alterne
colour-story-limits = les couleurs inverses dépasseraient les limites

## De même là où les Rouges commencent

colour-story-red-number = d'après le numéro à la première ronde : les numéros impairs ont les { $odd-kind ->
    [white] Rouges
   *[black] Blancs
}
colour-story-red-odd-white = les numéros impairs ont les Rouges
colour-story-red-smaller-white = les deux numéros sont impairs ou tous deux pairs, le plus petit a les Rouges
colour-story-red-fewer-whites = { $value } a eu moins souvent les Rouges
colour-story-red-black-before = { $games-ago ->
    [1] { $who } a eu les Blancs à la dernière partie
   *[other] { $who } a eu les Blancs il y a { $games-ago } parties, l'autre les Rouges
}

## Pas d'appariement

swiss-refused-fault = { $value }
swiss-refused-no-pairing = aucun appariement de cette ronde ne respecte les règles : { $value-missing ->
    [0] personne ne peut être exempt
    [one] au moins { $value-missing } participant resterait sans adversaire
   *[other] au moins { $value-missing } participants resteraient sans adversaire
}
swiss-refused-stopped = la recherche a été arrêtée

relaxation-third-colour = permettre à cette ronde une troisième partie de suite avec la même couleur (FMJD-V.7.1.6)
relaxation-rematch = permettre une nouvelle rencontre entre { $a } et { $b }, après celle de la ronde { $round }
relaxation-prohibition = lever l'interdiction entre { $a } et { $b }
relaxation-free-again = laisser { $who } exempt de nouveau, comme à la ronde { $round }

request-fault-unknown = { $value } n'est pas sur la feuille
request-fault-same-number = { $first } et { $second } ont tous deux le numéro { $number }
request-fault-own-opponent = { $value } est sur la feuille son propre adversaire
request-fault-fixed-twice = { $value } ne peut être dans cette paire de l'arbitre : absent, ou dans une autre paire

## Ce qui diffère quand une ronde passée est appariée de nouveau

difference-missing = le programme forme la paire { $value-white } – { $value-black }, qui n'est pas sur la feuille
difference-unexpected = la feuille porte la paire { $value-white } – { $value-black }, que le programme ne forme pas
difference-colours = les couleurs devraient être { $value-white } (Blancs) – { $value-black } (Noirs)
difference-not-free = { $value-entrant } devrait être exempt
difference-freed = { $value-entrant } est exempt et ne devrait pas l'être

## Systèmes sans tirage à chaque ronde

schedule-error-too-few = un calendrier demande au moins deux participants, et non { $value }
schedule-error-too-many = un calendrier admet au plus { $most } participants, et non { $given }
schedule-error-no-cycle = un toutes rondes se joue au moins une fois
knockout-error-no-such-meeting = { $winner } n'a pas de rencontre à la ronde { $round }
knockout-error-missing = { $first } et { $second } n'ont pas de résultat à la ronde { $round }, et la suivante a commencé

tie-method-replay = la rencontre est rejouée
tie-method-higher-boards = le meilleur résultat aux premiers damiers
tie-method-board-coefficients = coefficients des damiers
tie-method-extra-games = parties supplémentaires à cadence réduite
tie-method-higher-placed = celui qui était classé plus haut auparavant passe
tie-method-lot = tirage au sort

## Pourquoi la ronde suivante ne peut être appariée

cannot-pair-no-regulation = il n'y a pas encore de règlement
cannot-pair-event-over = la compétition est terminée (entrée n° { $seq } du journal)
cannot-pair-no-such-stage = { $stage } n'existe pas ; il y en a { $stages }
cannot-pair-stage-over = { $stage } : la phase est terminée, { $over }
cannot-pair-no-field = { $stage } : les participants ne sont pas désignés
cannot-pair-waits = { $stage } : on attend le classement de la phase précédente, { $until }
cannot-pair-place-shared = { $stage } : une place qualificative de la phase précédente ({ $of }) est partagée par { $entrants }
cannot-pair-too-few = { $stage } : { $field ->
    [one] { $field } participant
   *[other] { $field } participants
}, il en faut au moins 2
cannot-pair-not-two = un match se joue à deux ; { $stage } : { $field ->
    [one] { $field } participant
   *[other] { $field } participants
}
cannot-pair-rounds-do-not-fit = { $stage } : { $field } participants jouent { $needed ->
    [one] { $needed } ronde
   *[other] { $needed } rondes
}, et le règlement en prévoit { $planned }
cannot-pair-no-numbers = { $stage } : aucun numéro n'est attribué
cannot-pair-no-groups = { $stage } : les deux groupes ne sont pas constitués
cannot-pair-not-started = la ronde { $round } n'a pas commencé
cannot-pair-results-missing = { $tables-count ->
    [one] ronde { $round } : il manque le résultat de la table { $tables }
   *[other] ronde { $round } : il manque les résultats des tables { $tables }
}
cannot-pair-adjourned = { $tables-count ->
    [one] ronde { $round } : une partie est ajournée à la table { $tables }
   *[other] ronde { $round } : des parties sont ajournées aux tables { $tables }
}
cannot-pair-lots-first = le tirage au sort départage les deux de la table { $table }, ronde { $round }
cannot-pair-still-level = { $first } et { $second } sont à égalité, et le règlement n'indique rien qui puisse les départager
cannot-pair-off-course = la ronde { $round } a été appariée à la main d'une façon que le système ne peut poursuivre
cannot-pair-no-pairing = aucun appariement de cette ronde ne respecte les règles : { $value-missing ->
    [0] personne ne peut être exempt
    [one] au moins { $value-missing } participant resterait sans adversaire
   *[other] au moins { $value-missing } participants resteraient sans adversaire
}
cannot-pair-stopped = la recherche a été arrêtée
cannot-pair-contradiction = { $value }
cannot-pair-schedule = { $value }
cannot-pair-match = { $value }

stage-over-all-rounds = { $rounds ->
    [1] son unique ronde est jouée
   *[other] les { $rounds } rondes sont jouées
}
stage-over-won = { $winner } a gagné
stage-over-nobody-left = il ne reste personne
stage-over-match-over = { $winner ->
    [none] le match est nul
   *[other] { $winner } a gagné le match
} ; points : { $points }

phrase-finish-the-earlier-stage-then-name-those-who-play-on = terminez la phase précédente, puis désignez ceux qui continuent
phrase-hold-a-play-off-or-name-those-who-play-on-by-decision = organisez un barrage, ou désignez par décision ceux qui continuent
phrase-enter-more-players-or-teams = inscrivez d'autres joueurs ou équipes
phrase-name-the-two-who-play-the-match = désignez les deux qui jouent le match
phrase-draw-or-give-the-numbers-first = tirez d'abord au sort ou attribuez les numéros
phrase-change-the-number-of-rounds-in-the-regulation = modifiez le nombre de rondes dans le règlement
phrase-name-the-two-groups-first = désignez d'abord les deux groupes
phrase-finish-the-adjourned-games = terminez les parties ajournées
phrase-draw-the-lot-first = procédez d'abord au tirage au sort
phrase-add-a-method-to-the-regulation-or-pair-by-decision-with-a-reason = ajoutez une méthode au règlement, ou appariez par décision avec un motif
phrase-pair-by-hand-or-by-decision-with-a-reason = appariez à la main, ou par décision avec un motif
phrase-end-with-the-rounds-that-were-played-or-pair-by-hand-with-a-reason = terminez avec les rondes jouées, ou appariez à la main, avec un motif
phrase-relax-one-of-the-rules-named-by-decision-with-a-reason = dérogez à l'une des règles citées, par décision avec un motif

match-error-over = le match était fini après { $after } parties, et { $played } sont données
match-error-empty = un match a au moins une partie, un point, un gain ou un set

## Comment une paire d'un système quelconque s'est formée

basis-swiss = { $why }, adversaire cherché pour { $seeker }
basis-table = { $drawn ->
    [yes] ronde { $row } de la table, tirée au sort parmi celles qui restaient : le numéro { $white } a les Blancs, le numéro { $black } les Noirs
   *[no] ronde { $row } de la table : le numéro { $white } a les Blancs, le numéro { $black } les Noirs
}
basis-bracket = tour { $level } du tableau, numéros { $numbers }, pour les places { $places-first } à { $places-last }
basis-again = à égalité depuis la ronde { $first-met } : { $method }
basis-lot = { $again ->
    [yes] par tirage au sort parmi ceux qui restent ; ils se rencontrent de nouveau faute d'autre possibilité
   *[no] par tirage au sort parmi ceux qui restent
}
basis-groups = ronde { $row } entre les groupes : numéro { $first } du premier, numéro { $second } du second
basis-match = partie { $value-number } du match{ $value-set ->
    [none] { "" }
   *[other] , set { $value-set }
}, { $value-rate }
basis-barrage = barrage à { $level }, { $rate }
basis-ladder = partie { $game } du barrage à deux, { $rate }

rate-official = à la cadence du règlement
rate-twenty = 20 minutes et 10 secondes par coup
rate-ten = 10 minutes et 10 secondes par coup
rate-standard = partie classique
rate-rapid = partie rapide
rate-blitz = blitz
rate-lehmann-georgiev = Lehmann-Georgiev, une seule pendule jusqu’à une victoire

free-why-first-who-can-be = le premier, dans l'ordre de l'article, sans qui tous les autres peuvent être appariés
free-why-first-who-can-be-turned = le premier, dans l'ordre de l'article, sans qui tous les autres peuvent être appariés ; à une ronde paire le plus grand numéro est le mieux placé
free-why-bracketed = le numéro { $number } rencontre le numéro entre parenthèses, que personne ne porte
free-why-opponent-left = { $opponent }, l'adversaire donné par la table, a quitté la compétition
free-why-no-opponent-in-bracket = l'autre place du tableau est vide
free-why-lot = par tirage au sort parmi les moins souvent exempts
free-why-smaller-group = l'autre groupe est plus petit
free-why-by-decision = par décision de l'arbitre principal

## Règles qu'un appariement enfreint

broken-rule-rematch = { $a } et { $b } se sont déjà rencontrés à la ronde { $round }
broken-rule-met-often = { $a } et { $b } se sont déjà rencontrés { $times } fois en { $cycles ->
    [one] { $cycles } tour
   *[other] { $cycles } tours
}
broken-rule-left = { $entrant } a quitté la compétition
broken-rule-absent = { $entrant } a annoncé son absence à la ronde { $round }
broken-rule-prohibited = { $a } et { $b } ne doivent pas être appariés : { $reason }
broken-rule-unwelcome = { $a } et { $b } ne doivent être appariés que faute d'autre possibilité : { $reason }
broken-rule-second-bye = { $entrant } a déjà été exempt, à la ronde { $round }
broken-rule-third-colour = { $entrant } aurait les { $color-kind ->
    [white] Blancs
   *[black] Noirs
} une troisième fois de suite

## Ce qui diffère quand une ronde passée d'une compétition est appariée de nouveau

type-difference = ronde { $round } : { $what }
differs-pair = table { $table } : { $white } contre { $black } ; { $white } devrait rencontrer { $white-would ->
    [none] personne
   *[other] { $white-would }
}, { $black } { $black-would ->
    [none] personne
   *[other] { $black-would }
}
differs-missing = { $white } jouerait contre { $black }, et aucun des deux n'est apparié
differs-colours = à la table { $table } { $white } a les Blancs, et ce devrait être { $black }
differs-table = { $white } et { $black } sont à la table { $table }, et ce devrait être la table { $would }
differs-free = { $entrant } : { $stands ->
    [none] pas exempt
   *[other] { $stands }
}, et ce devrait être : { $would ->
    [none] pas exempt
   *[other] { $would }
}
differs-row = la ronde { $stands } de la table a été jouée, et ce devrait être la ronde { $would }
differs-engine = appariée par { $stands }, et le règlement dit { $would }
differs-breaks = une règle est enfreinte : { $value }
differs-by-hand = appariée à la main ({ $by-name }) : { $reason }
differs-by-decision = appariée par décision ({ $by-name }) : { $reason }
differs-not-paired = elle n'a pu être appariée : { $value }

not-explained-not-paired = la ronde { $round } n'est pas appariée
not-explained-not-in-stage = { $entrant } ne joue pas dans cette phase : { $stage }
