# Compositions : ce que l’examen a trouvé.

finding-code-silent = le code ({ $code }) ne dit rien de cette variante : { $variant }
finding-informal = informelle : { $fault }
finding-illegal = illégale : { $fault }
finding-no-genre = { $white } contre { $black } n’entre dans aucun genre du code
finding-genre = { $genre }, { $white } contre { $black }
finding-equal-forces = les forces sont égales
finding-lead = avance de { $lead } : { $side }, { $most } au plus sont permis
finding-too-great-lead = informelle : avance de { $lead } : { $side }, { $most } au plus sont permis
finding-black-has-task = les Noirs ont la tâche, que les codes donnent aux Blancs ; ici, les Blancs désignent le camp qui l’a
finding-first-move-captures = le premier coup des Blancs est une prise
finding-first-move-quiet = le premier coup n’est pas une prise
finding-nothing-en-prise = rien n’est en prise, aucun dernier coup n’est à montrer
finding-arises-from = une pièce est en prise ; la position naît de { $fen } par { $line }
finding-last-move = une pièce est en prise ; les Noirs ont pu jouer { $line }
finding-no-last-move = illégale : une pièce est en prise et aucun dernier coup des Noirs ne l’explique
finding-author-shows = l’auteur montre : { $text }
finding-proved = { $goal } : prouvé contre toute défense
finding-prevented = { $goal } : les Noirs peuvent l’empêcher
finding-other-side-wins = premier coup : { $first } ; gain : { $side } ; pour vérifier cet énoncé, indiquez le genre { $kind }
finding-other-side-to-move-wins = si ce camp commence, il gagne : { $side } ; pour vérifier cet énoncé, indiquez { $fen }
finding-is-drawn = aucun camp ne gagne contre le meilleur jeu ; pour le vérifier, indiquez l’énoncé draw
finding-is-won-otherwise = les blancs gagnent sans enfermer cela ; pour le vérifier, indiquez l’énoncé win
finding-task-open = { $goal } : non décidé dans le temps imparti
finding-author-fails = la suite de l’auteur échoue : { $line }, réponse { $answers }
finding-defence-open = { $after-kind ->
    [none] la défense { $defence } n’est pas décidée dans le temps imparti
   *[some] la défense { $defence } après { $after } n’est pas décidée dans le temps imparti
}
finding-false-way-reaches = la fausse piste { $line } mène au but
finding-false-way-refuted = { $ways ->
    [one] la fausse piste { $line } a { $ways } réfutation
   *[other] la fausse piste { $line } a { $ways } réfutations
}
finding-false-way-open = la fausse piste { $line } n’est pas décidée
finding-full-side-solution = { $exceeds ->
    [yes] démolition totale, qui enferme plus que demandé : { $way }
   *[no] démolition totale : { $way }
}
finding-partial-side-solution = { $exceeds ->
    [yes] démolition partielle, qui enferme plus que demandé, après { $after } : { $way }
   *[no] démolition partielle après { $after } : { $way }
}
finding-more-ways = solutions accessoires partielles outre celles-ci : { $count }
finding-others-open = { $count ->
    [one] aucune autre voie trouvée ; { $count } autre coup n’est pas décidé dans le temps imparti
   *[other] aucune autre voie trouvée ; { $count } autres coups ne sont pas décidés dans le temps imparti
}
finding-no-win-seen = { $count ->
    [one] aucune autre voie trouvée ; l’échec de { $count } autre coup n’est pas prouvé, mais le moteur ne voit pas le but atteint après lui, à { $depth } demi-coups
   *[other] aucune autre voie trouvée ; l’échec de { $count } autres coups n’est pas prouvé, mais le moteur ne voit le but atteint après aucun d’eux, à { $depth } demi-coups au moins
}
finding-likely-key = { $key } est sans doute la clé : ce n’est pas prouvé contre toute défense, mais le moteur donne { $score } à { $depth } demi-coups
finding-defence-seen = { $after-kind ->
    [none] la défense { $defence } n’est pas décidée ; le moteur donne { $score } pour les Blancs à { $depth } demi-coups
   *[some] la défense { $defence } après { $after } n’est pas décidée ; le moteur donne { $score } pour les Blancs à { $depth } demi-coups
}
finding-likely-side-solution = { $after-kind ->
    [none] { $other } mène sans doute aussi au but : ce n’est pas prouvé, mais le moteur donne { $score } à { $depth } demi-coups
   *[some] après { $after } le coup { $other } mène sans doute aussi au but : ce n’est pas prouvé, mais le moteur donne { $score } à { $depth } demi-coups
}
finding-others-fail = l’échec de tous les autres coups des Blancs est prouvé
finding-others-fail-but = { $count ->
    [one] il est prouvé que tout autre coup blanc échoue, sauf { $count } chemin nommé ici
   *[other] il est prouvé que tout autre coup blanc échoue, sauf { $count } chemins nommés ici
}
finding-inaccuracy = coup { $number } : { $other } au lieu de { $played } : { $kind }, { $passing }
finding-more-inaccuracies = imprécisions outre celles-ci : { $count }
finding-no-inaccuracy = aucune
finding-variations = { $by-author ->
    [yes] variantes thématiques indépendantes montrées par l’auteur : { $found }, il en faut au moins { $needed }
   *[no] variantes thématiques indépendantes trouvées : { $found }, il en faut au moins { $needed }
}
finding-placements = dispositions différentes des pièces enfermées : { $count }
finding-locked-exactly = { $goal } dans chaque variante
finding-final-not-quiet = dans le motif final les Noirs n’ont pas à jouer un coup sans prise
finding-final-economical = à la fin de la variante principale, pièces blanches : { $white }, noires : { $black } ; aucune blanche n’est superflue
finding-final-unneeded = à la fin de la variante principale, pièces blanches : { $white }, noires : { $black } ; superflues : { $squares }
finding-final-many-white = pièces blanches dans le motif final : { $white } ; sur le grand damier il doit en rester une
finding-final-free-black = pièces noires dans le motif final : { $black }, et elles peuvent jouer ; sur le grand damier elles doivent être bloquées
finding-kings-play = toutes les dames du début prennent part au jeu
finding-kings-idle = dames sans part au jeu : { $squares }
finding-nothing-superfluous = aucune pièce ne peut être enlevée sans dommage
finding-superfluous = peuvent être enlevées, chacune seule, sans dommage pour la solution : { $squares }
finding-superfluous-open = il n’est pas décidé dans le temps imparti si ces pièces peuvent être enlevées : { $squares }
finding-all-active = toutes les pièces blanches jouent ou sont sacrifiées dans la variante principale : { $white }
finding-idle = { $idle } des { $white } pièces blanches ne jouent pas et ne sont pas sacrifiées dans la variante principale : { $squares }
finding-given-up = pièces blanches sacrifiées dans la variante principale : { $pieces }, coups : { $moves }
finding-majority = coup { $number } : sacrifice sur la règle de la majorité { $chains }, { $economy }
finding-pure = aucune imprécision dans la variante principale
finding-impure = imprécisions dans la variante principale : { $count }
finding-echoes = variantes thématiques dont le motif final se retrouve ailleurs sur le damier : { $count }
finding-only-refutations = premiers coups réfutés par une seule réponse : { $count }
finding-unnatural = un pion blanc à { $white } avec un pion noir à { $black } paraît peu naturel
finding-ready-capture = les Noirs ont une prise toute prête dans la position initiale
finding-ready-final = des pièces enfermées à la fin le sont dès le début : { $squares }
finding-no-practical-problems = le code ne connaît pas de problèmes pratiques ; il est jugé comme tout autre
finding-looks-practical = ni dame ni prise dans la position initiale, comme dans une partie ; si elle est naturelle, aux juges de le dire
finding-practical-kings = des dames dans la position initiale d’un problème pratique paraissent peu naturelles
finding-practical-en-prise = il y a une prise dans la position initiale d’un problème pratique
finding-final-after-combination = la combinaison finie, c’est aux noirs de jouer et ils n’ont rien à prendre
finding-study-final-one = la variante principale finit avec une seule pièce blanche
finding-study-final-motif = la variante principale finit par un motif auquel toutes les pièces blanches prennent part : { $white }
finding-study-final-idle = pièces blanches sans part au motif final : { $squares }
finding-false-way-duals = duals dans la fausse piste { $line } : { $duals }, { $most } au plus sont permis
finding-transpositions = coups qui peuvent être intervertis : { $count }
finding-no-transposition = aucun coup ne peut être interverti
finding-help-reached = { $goal } : atteint par les deux camps ensemble, coups : { $moves }
finding-help-not-reached = { $goal } : même ensemble les camps ne l’atteignent pas, coups : { $moves }

seen-men = { $value }
seen-won-in = { $plies ->
    [one] gain des Blancs en { $plies } demi-coup
   *[other] gain des Blancs en { $plies } demi-coups
}
seen-lost-in = { $plies ->
    [one] perte des Blancs en { $plies } demi-coup
   *[other] perte des Blancs en { $plies } demi-coups
}
seen-played-on = { $plies ->
    [one] { $now }, { $then } si l’on joue encore { $plies } demi-coup
   *[other] { $now }, { $then } si l’on joue encore { $plies } demi-coups
}
seen-played-to-win = { $plies ->
    [one] { $now }, gagné si l’on joue encore { $plies } demi-coup
   *[other] { $now }, gagné si l’on joue encore { $plies } demi-coups
}
seen-played-to-loss = { $plies ->
    [one] { $now }, perdu si l’on joue encore { $plies } demi-coup
   *[other] { $now }, perdu si l’on joue encore { $plies } demi-coups
}
seen-forced = forcé, tous les coups essayés
seen-not-forced = non forcé, tous les coups essayés

passing-before-branching = avant l’embranchement, vaut démolition totale
passing-concluding = finale, non comptée
passing-not-allowed = non admise
passing-one-too-many = une de trop
passing-may-pass = admise

economy-rich = économique, trois directions ou plus
economy-economical = économique
economy-plain = non économique

dual-transposition = interversion de coups
dual-other-move = autre coup vers la même case
dual-other-capture = autre prise, même position
dual-other-capture-changed = autre prise, position différente
dual-inexact-move = coup de dame imprécis
dual-inexact-capture = prise de dame imprécise
dual-other-sacrifice = autre sacrifice
dual-prolongation = prolongation
dual-other-last-move = autre dernier coup
dual-side-solution = démolition

soundness-sound = correcte : la solution est prouvée, et il n’y a pas d’autre chemin vers le but que le code interdise
soundness-sound-as-seen = correcte autant qu’on voie : la solution est prouvée, et aucun autre chemin vers le but que le code interdise n’est prouvé ni vu par le moteur
soundness-sound-as-far-as-searched = aucun défaut trouvé : la solution est prouvée, mais certains autres coups ne sont pas décidés
soundness-one-key = une clé : l’énoncé est prouvé et aucun autre premier coup qui l’atteigne n’est trouvé ; plus loin il y a plusieurs chemins, et seule la solution de l’auteur dit lesquels comptent
soundness-unsound = incorrecte
soundness-unsolvable = insoluble : la tâche ne peut être accomplie
soundness-likely-sound = sans doute correcte : non prouvée contre toute défense, mais le moteur voit une seule voie vers le but
soundness-likely-unsound = sans doute incorrecte : le moteur voit une seconde voie vers le but, qui n’est pas prouvée
soundness-not-decided = non décidée dans le temps imparti

goal-win = gain
goal-draw = nulle
goal-lock = enfermer { $kings ->
    [0] { $men ->
        [one] { $men } pion
       *[other] { $men } pions
    }
   *[other] { $men ->
        [0] { $kings ->
            [one] { $kings } dame
           *[other] { $kings } dames
        }
       *[other] { $kings ->
            [one] { $kings } dame
           *[other] { $kings } dames
        } et { $men ->
            [one] { $men } pion
           *[other] { $men } pions
        }
    }
}
goal-give-away = donner toutes ses pièces

## Under a diagram (UA13-VI.7.4.1, UA-VIII.Fmt.2); nothing stands there for a win

caption-draw = Nulle
caption-lock = Enfermer { $kings ->
    [0] { $men }P
   *[other] { $men ->
        [0] { $kings }D
       *[other] { $kings }D+{ $men }P
    }
}
caption-give-away = Qui perd gagne

genre-classical-miniature = miniature classique
genre-small-problem = petit problème
genre-medium-problem = problème moyen
genre-large-problem = grand problème
genre-giant-problem = problème géant
genre-practical-problem = problème pratique

code-ukraine2013 = règles d’Ukraine, 2013, partie VI
code-ukraine2023 = règles d’Ukraine, 2023, partie VIII

## Rubriques du rapport

finding-topic-code = code
finding-topic-set = jeu de pièces
finding-topic-genre = genre
finding-topic-balance = équilibre des forces
finding-topic-first-move = premier coup
finding-topic-legality = légalité
finding-topic-solution = solution
finding-topic-false-ways = fausses pistes
finding-topic-unique-solution = unicité de la solution
finding-topic-inaccuracies = imprécisions
finding-topic-variations = variantes
finding-topic-locked-placements = disposition des pièces enfermées
finding-topic-exact-locking = enfermement exact
finding-topic-final = motif final
finding-topic-kings = dames
finding-topic-construction = construction
finding-topic-activity = activité
finding-topic-sacrifices = sacrifices
finding-topic-majority-rule = règle de la majorité
finding-topic-purity = pureté
finding-topic-repeated-motifs = motifs répétés
finding-topic-naturalness = naturel

finding-state-met = rempli
finding-state-broken = enfreint
finding-state-not-decided = ouvert
finding-state-warning = remarque
finding-state-fact = fait

## Autour du rapport

proof-verdict = Verdict
proof-verdicts = Verdict sur des compositions
proof-compositions = Compositions
proof-requirement = Exigence
proof-finding = Constat
proof-clause = Article
proof-no-genre = aucun genre du code
proof-reached-in = { $moves ->
    [one] { $goal } en { $moves } coup
   *[other] { $goal } en { $moves } coups
}
proof-exceeds = enferme plus que demandé
proof-fails = échoue
proof-refuted-only-by = seule réfutation { $answer }
proof-refuted-by = réfutations { $answers }
proof-undecided = non décidé
proof-undecided-fails = non décidé ; le moteur ne voit pas le but atteint : { $score }, à { $depth } demi-coups
proof-undecided-not-forced = non décidé ; le but n’est pas forcé en { $depth } demi-coups, tous les coups des deux camps essayés
proof-undecided-holds = non décidé ; selon le moteur les Blancs atteignent le but : { $score }, à { $depth } demi-coups
proof-undecided-unclear = non décidé ; le moteur donne { $score }, à { $depth } demi-coups
proof-rests = Fondement
proof-rests-proved = Prouvé
proof-rests-judged = Seul avis du moteur, non prouvé
proof-rests-open = Ouvert
proof-rests-met = la tâche est accomplie
proof-rests-prevented = la tâche ne peut être accomplie
proof-rests-task = la tâche
proof-rests-reach = mènent au but : { $moves }
proof-rests-fail = premiers coups qui échouent : { $count } sur { $all }
proof-rests-seen-reach = mènerait au but : { $move } ({ $score }, à { $depth } demi-coups)
proof-rests-seen-fail = premiers coups qui échoueraient : { $count } ({ $score } au plus, à { $depth } demi-coups au moins)
proof-rests-not-forced = premiers coups qui échoueraient : { $count } (le but n’est pas forcé en { $depth } demi-coups, tous les coups des deux camps essayés)
proof-rests-moves = premiers coups : { $moves }
proof-rests-unclear = { $move } ({ $score }, à { $depth } demi-coups)
proof-rests-later = coups ultérieurs à côté de la solution : { $count }
proof-first-move = Premier coup
proof-more-lines = { $count ->
    [one] (encore { $count } variante)
   *[other] (encore { $count } variantes)
}
proof-another-way = autre voie : { $move }
proof-proved = prouvé
proof-cannot-be-met = impossible
proof-proving = preuve
proof-first-moves = premiers coups { $done }/{ $all }
proof-walking = variantes
proof-against = { $white } contre { $black }
proof-fits-none = n’entre dans aucun genre du code
proof-may-lead = les Blancs peuvent avoir { $white } de plus, les Noirs { $black }
proof-also = par son matériel aussi : { $genre }
proof-no-date = sans date
proof-not-earlier = pas antérieure
proof-nothing-like-it = rien de semblable
proof-from-journal = d’après le journal

## Books

book-works = Œuvres
book-authors = Auteurs
book-found = Solutions trouvées par un programme
book-open = Sans solution : { $open } sur { $all }. --solve les cherche, avec --time plus longtemps
book-work-number = { $number }.
book-index-authors = Liste des auteurs
book-index-motifs = Motifs
book-index-material = Matériel

motif-draw = nulle
motif-lock = enfermement
motif-give-away = qui perd gagne
motif-given-up = pièces sacrifiées : { $count }
motif-long-capture = prises en un coup : { $count }
motif-circle = rafle en boucle
motif-crowning = passage à dame
motif-black-crowning = les noirs damment en vain
motif-majority = règle majoritaire
motif-blocked = les noirs sont enfermés
motif-one-left = une seule pièce blanche reste
