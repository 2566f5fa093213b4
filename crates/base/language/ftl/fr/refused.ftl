# Pourquoi une entrée n'est pas acceptée : un message pour chaque cas de `Refused`.

## La liste des entrées

refused-out-of-order = l'entrée suivante porte le n° { $next }, et non le n° { $asked }
refused-no-such-fact = il n'y a pas d'entrée n° { $seq }
refused-undone-already = l'entrée n° { $seq } ne compte plus
refused-undo-breaks = sans l'entrée n° { $seq }, l'entrée n° { $breaks } ne pourrait subsister : { $why }
refused-no-reason = aucun motif n'est donné
refused-no-text = le texte est vide
refused-not-allowed = { $role } : cette fonction n'autorise pas à { $action }
refused-was-relieved = { $name } a été relevé de ses fonctions
refused-over = la compétition est terminée (entrée n° { $seq } du journal)

## Règlement

refused-no-regulation = il n'y a pas encore de règlement
refused-regulation-already = il y a déjà un règlement
refused-regulation-incomplete = il manque au règlement : { $sections }
refused-regulation-faulty = le règlement est inutilisable : { $faults }
refused-frozen = ne peut plus changer une fois la première ronde commencée : { $what }
refused-technical-incomplete = il manque au règlement technique : { $items }
refused-no-technical = il n'y a pas de règlement technique à signer

## Officiels

refused-chief-already = l'arbitre principal est déjà nommé : { $name }
refused-organiser-is-arbiter = { $name } ne peut être à la fois organisateur et arbitre
refused-no-official = { $name } n'exerce aucune fonction
refused-arbiter-on-committee = { $name } arbitre la compétition et ne peut siéger au jury d'appel
refused-twice-on-committee = { $name } est nommé deux fois
refused-committee-size = le jury d'appel compte { $members } membres et { $reserves } suppléants ; il en faut { $needed } et au moins { $needed-reserves }
refused-nobody-of-executive = aucun membre du jury n'a été nommé par le comité directeur
refused-no-quorum = membres sans intérêt dans l'affaire : il n'en reste que { $sitting } sur { $needed }

## Qui et où

refused-no-such-stage = { $stage } n'existe pas ; il y en a { $stages }
refused-no-such-player = { $player } n'existe pas ; { $players ->
    [one] { $players } est inscrit
   *[other] { $players } sont inscrits
}
refused-no-such-team = { $team } n'existe pas ; { $teams ->
    [one] { $teams } est inscrite
   *[other] { $teams } sont inscrites
}
refused-no-such-entrant = { $entrant } n'existe pas ; { $entrants ->
    [one] { $entrants } est inscrit
   *[other] { $entrants } sont inscrits
}
refused-no-such-table = la table { $table } n'existe pas ; il y en a { $tables }
refused-no-such-board = le damier { $board } n'existe pas ; il y en a { $boards }
refused-no-such-game = la partie { $game } n'existe pas ; il y en a { $games }
refused-which-board = sur lequel des { $boards } damiers ?
refused-which-game = dans quelle partie ?
refused-no-team-event = cette compétition ne se joue pas par équipes

## Inscriptions

refused-no-name = il manque un nom
refused-not-a-name = « { $name } » n'est pas un nom : c'est un nombre, ou il contient des caractères invisibles
refused-name-too-long = un nom de { $letters } caractères est trop long, le maximum est { $most }
refused-rating-too-high = l'Elo { $rating } est trop élevé, le maximum est { $most }
refused-born-after-start = { $name } : la date de naissance ({ $born }) est postérieure au début de la compétition ({ $starts })
refused-entered-twice = { $name } est déjà inscrit, sous le n° { $earlier }
refused-entries-closed = { $paired ->
    [one] les inscriptions sont closes, { $paired } ronde a été appariée
   *[other] les inscriptions sont closes, { $paired } rondes ont été appariées
}
refused-no-team = { $name } n'est inscrit pour aucune équipe
refused-team-frozen = { $team } : l'inscription ne peut plus changer une fois la première ronde commencée
refused-no-reserves = le règlement ne prévoit pas de remplaçants
refused-board-taken = { $team } a déjà quelqu'un au damier { $board }
refused-nationality = { $name } relève de la fédération { $own } et ne peut jouer pour { $country }
refused-women-only = { $name } ne peut jouer dans une compétition féminine
refused-too-old = { $name } a { $age } ans, la limite est de { $limit } ans
refused-too-young = { $name } a { $age } ans, la catégorie commence à { $limit } ans
refused-nobody-entered = il n'y a pas d'inscription

## Phases, numéros, tirages au sort

refused-no-field = { $stage } : les participants ne sont pas désignés
refused-stage-begun = { $stage } : la phase a commencé
refused-more-rounds-paired = rondes déjà appariées : { $paired } ; le règlement n'en prévoirait que { $planned }
refused-numbers-fixed = les numéros ne peuvent plus changer une fois la ronde { $round } appariée
refused-not-the-field = { $given ->
    [one] { $given } numéro est donné pour { $field } participants, ou quelqu'un est nommé deux fois
   *[other] { $given } numéros sont donnés pour { $field } participants, ou quelqu'un est nommé deux fois
}
refused-nothing-to-draw = il n'y a rien à tirer au sort
refused-no-such-lot = on tire un seul numéro de 1 à { $most }, pas ce qui a été donné
refused-no-order-of-rounds = chaque ronde de 1 à { $rounds } est tirée une fois

## Compositions d'équipe

refused-line-up-late = { $minutes ->
    [one] la composition a été remise { $minutes } minute avant la ronde, au lieu de { $needed }
   *[other] la composition a été remise { $minutes } minutes avant la ronde, au lieu de { $needed }
}
refused-line-up-size = la composition nomme { $given ->
    [one] { $given } joueur
   *[other] { $given } joueurs
} pour { $boards ->
    [one] { $boards } damier
   *[other] { $boards } damiers
}
refused-twice-in-line-up = { $player } est nommé deux fois
refused-not-his-board = { $player } ne peut jouer au damier { $board }

## Rondes

refused-wrong-round = c'est le tour de la ronde { $next }, et non de la ronde { $asked }
refused-no-such-round = il n'y a pas de ronde { $round } ; { $rounds ->
    [1] il n'y en a qu'une
   *[other] il y en a { $rounds }
}
refused-too-many-games = une compétition a au plus { $most } parties
refused-no-more-rounds = { $rounds ->
    [1] la seule ronde est déjà appariée
   *[other] les { $rounds } rondes sont toutes appariées
}
refused-results-missing = { $tables-count ->
    [one] ronde { $round } : il manque le résultat de la table { $tables }
   *[other] ronde { $round } : il manque les résultats des tables { $tables }
}
refused-rounds-to-come = { $stage } : { $planned ->
    [one] { $planned } ronde est prévue
   *[other] { $planned } rondes sont prévues
}, appariées jusqu'ici : { $played }
refused-not-decided = { $stage } : la phase n'est pas encore décidée, rondes jusqu'ici : { $played }
refused-still-adjourned = { $tables-count ->
    [one] ronde { $round } : une partie est ajournée à la table { $tables }
   *[other] ronde { $round } : des parties sont ajournées aux tables { $tables }
}
refused-not-in-stage = { $entrant } ne joue pas dans cette phase : { $stage }
refused-seated-twice = { $entrant } figure deux fois
refused-forgotten = ont été oubliés : { $entrants }
refused-rematch = { $a } et { $b } se sont déjà rencontrés à la ronde { $round }
refused-met-often = { $a } et { $b } se sont déjà rencontrés { $times } fois en { $cycles ->
    [one] { $cycles } tour
   *[other] { $cycles } tours
}
refused-has-left = { $entrant } a quitté la compétition
refused-is-absent = { $entrant } a annoncé son absence à la ronde { $round }
refused-prohibited = { $a } et { $b } ne doivent pas être appariés : { $reason }
refused-not-prohibited = { $a } et { $b } : leur rencontre n'est pas interdite
refused-second-bye = { $entrant } a déjà été exempt
refused-not-paired = la ronde { $round } n'est pas appariée
refused-paired-already = la ronde { $round } a déjà commencé
refused-not-started = la ronde { $round } n'a pas commencé
refused-earlier-not-started = la ronde qui précède la ronde { $round } n'a pas commencé
refused-already-phase = la ronde { $round } est déjà { $phase }

## Résultats

refused-has-result = { $key } : il y a déjà un résultat, { $score }
refused-nothing-to-correct = { $key } : il n'y a pas de résultat à rectifier
refused-same-result = { $key } : le résultat est déjà { $score }
refused-at-board = { $key } : « { $line } » ne peut être noté : { $why }
refused-not-in-game = { $player } ne joue pas cette partie : { $key }

## Sanctions et réclamations

refused-not-on-ladder = le code ne prévoit pas pour cela cette sanction : { $sanction } ; il prévoit : { $has }
refused-punished-already = { $player } a déjà été sanctionné pour cela : { $sanction }
refused-captain-only = dans une compétition par équipes, seul le capitaine dépose une réclamation
refused-protest-late = la réclamation arrive après { $passed ->
    [one] { $passed } minute
   *[other] { $passed } minutes
} ; délai admis : { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
refused-no-such-protest = il n'y a pas de réclamation n° { $seq }
refused-ruled-already = la réclamation n° { $protest } n'en est plus là
refused-not-ruled-yet = l'arbitre principal n'a pas statué sur la réclamation n° { $protest }
refused-not-appealed = la réclamation n° { $protest } n'a pas été portée devant le jury d'appel
refused-no-committee = il n'y a pas de jury d'appel
refused-final = la décision du jury d'appel est définitive

## Ce qui ne peut changer

phrase-whether-teams-or-players-are-paired = l'appariement par équipes ou par joueurs
phrase-the-rulebook = le code de jeu
phrase-the-order-of-criteria-on-equal-points = l'ordre des critères de départage
phrase-the-number-of-boards = le nombre de damiers
phrase-the-system-of-a-stage-that-has-begun = le système d'une phase commencée

## Ce qu'il faut faire à la place

phrase-approve-a-regulation-first = approuvez d'abord un règlement
phrase-take-back-the-end-of-the-event-first = annulez d'abord la clôture de la compétition
phrase-play-on-or-approve-the-results-early-with-a-reason = continuez à jouer, ou homologuez les résultats avant terme avec un motif
phrase-change-the-regulation-instead = modifiez plutôt le règlement
phrase-write-the-missing-sections = rédigez les sections manquantes
phrase-write-the-missing-items = rédigez les points manquants
phrase-write-the-technical-regulation-first = rédigez d'abord le règlement technique
phrase-relieve-the-chief-arbiter-first = relevez d'abord l'arbitre principal de ses fonctions
phrase-enter-the-team-first-and-name-it-in-the-entry = inscrivez d'abord l'équipe et indiquez-la dans l'inscription
phrase-change-the-regulation-if-it-may-allow-this = modifiez le règlement, s'il peut le permettre
phrase-name-those-who-play-in-the-stage = désignez les participants de la phase
phrase-the-main-line-up-plays-or-in-free-order-that-of-the-round-before = la composition principale joue, ou, si l'ordre est libre, celle de la ronde précédente
phrase-enter-the-missing-results = saisissez les résultats manquants
phrase-pair-them-or-announce-their-absence = appariez-les, ou annoncez leur absence
phrase-pair-otherwise-or-override-with-a-reason = appariez autrement, ou passez outre avec un motif
phrase-let-him-leave-and-pair-the-round-again = faites-le quitter la compétition et appariez de nouveau la ronde
phrase-take-the-later-rounds-back-first = annulez d'abord les rondes suivantes
phrase-let-the-chief-arbiter-decide-on-further-part = laissez l'arbitre principal décider de la suite de sa participation
phrase-pair-the-round-first = appariez d'abord la ronde
phrase-give-a-minus-to-whoever-does-not-come = donnez un moins à celui qui ne vient pas
phrase-start-the-round-first = lancez d'abord la ronde
phrase-start-the-earlier-round-first = lancez d'abord la ronde précédente
phrase-correct-the-result-instead = rectifiez plutôt le résultat
phrase-enter-the-result = saisissez le résultat
phrase-let-the-chief-arbiter-rule-first = laissez d'abord statuer l'arbitre principal
phrase-let-the-complainant-appeal-first = l'auteur de la réclamation doit d'abord faire appel
phrase-appoint-the-appeals-committee = nommez le jury d'appel
phrase-appoint-more-reserves = nommez d'autres suppléants
phrase-say-why = dites pourquoi
