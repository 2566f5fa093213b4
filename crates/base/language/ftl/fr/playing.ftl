# Comment se jouent les parties, ce que disent les joueurs, les signes après les coups, les séances.

hall-not-your-game = Vous ne pouvez parler que de votre propre partie.
hall-not-at-this-board = « { $text } » n’est pas assis à ce damier
hall-usual-manner = La partie se joue de la manière ordinaire.
hall-not-a-day = « { $text } » n’est pas un jour tel que 2026-03-01
hall-nothing-adjourned = aucune partie de la ronde { $round } n’est ajournée
hall-ballots-drawn = chaque table de la ronde { $round } a déjà son ouverture
hall-ballots-later = Les ouvertures sont tirées en présence des deux à partir de { $from }, ou au signal du départ.
hall-blindfold = { $name } joue sans voir le damier.
hall-odds = { $name } commence sans { $count ->
    [one] le pion de la case { $squares }
   *[other] les pions des cases { $squares }
}.
hall-consultation = { $name } : { $members } jouent comme un seul camp et peuvent se consulter.
hall-not-rated = La partie ne compte pas pour le classement.
hall-opening = L’ouverture tirée au sort
hall-board-now = L’état de ce damier
hall-choose = À vous de choisir
hall-choose-correct = Corriger
hall-choose-stand = Laisser tel quel
hall-count = Demander la nulle
hall-count-text = Les joueurs comptent eux-mêmes répétitions et coups d’après leur feuille. L’arbitre vérifie la demande.
hall-counted = Ce que vous avez compté
hall-counted-repetition = La position s’est répétée
hall-counted-counting = Les coups qui mènent à la nulle sont joués
hall-count-by = Le coup de répétition, noté et non joué
hall-count-witnessed = Coups vus par l’arbitre, si la notation manque
hall-play-so = Comment se joue une partie
hall-play-so-text = Une partie à l’aveugle ou à avantage ne compte pas pour le classement. Laissez tout vide pour la manière ordinaire.
hall-play-blindfold = Qui joue sans voir le damier (un par ligne)
hall-play-odds = Qui donne l’avantage
hall-play-squares = Les cases des pions retirés, par exemple 31 32 ou c3
hall-approve = Approuver le règlement
hall-approve-by = Quelle organisation, et qui en son nom
hall-approve-on = Quel jour (aujourd’hui si vide)
hall-resume = Une partie ajournée reprend
hall-resume-at = Partie : table, damier ou joueur (vide : toutes les ajournées)
hall-resume-starts = Quand
hall-unrated = Joueurs sans classement
hall-unrated-last = Après tous les autres
hall-unrated-mean = En bloc juste sous la moyenne
hall-unrated-fifth = En bloc dans le dernier cinquième
hall-draw-ballots = Les ouvertures de toutes les tables
hall-draw-deck = Table d’ouvertures
hall-session = La séance commence à { $begins } ; photographies avec flash jusqu’à { $until }
hall-after = Temps depuis le départ, par exemple 1:05:00 (maintenant si vide)
hall-intermediary = Intermédiaire
hall-whole-event = Places dans toute la compétition
board-not-a-move = « { $text } » n’est pas un seul coup

paper-final-places = Places dans toute la compétition
paper-final-places-about = places sur toutes les phases : qui va plus loin est mieux placé
paper-final-places-open = { $count ->
    [one] Phase non terminée : { $stages }. Ce sont les places du moment.
   *[other] Phases non terminées : { $stages }. Ce sont les places du moment.
}
paper-final-places-without = Sans place :
paper-col-stage-place = Place dans la phase
paper-blank-sheet = Feuille de notation sans noms
paper-blank-sheet-about = une feuille sans noms, à reproduire
paper-approved-by = Approuvé par
paper-schedule-windows = La séance commence { $before } minutes avant le départ ; dès lors la salle est silencieuse. Les photographies avec flash sont permises jusqu’à { $flash } minutes après le départ, avec l’accord de l’arbitre en chef.
paper-schedule-resumed = Parties ajournées
paper-schedule-resumption = { $game } : { $starts }
paper-col-session = Silence dès
paper-col-flash = Flash jusqu’à

fact-said-by-player = { $place }, { $after } : { $name } dit { $line }
fact-played-so = { $place } : { $kind ->
    [usual] jouée de la manière ordinaire
   *[own] { $manner }
}
fact-resumption = { $place } reprend : { $starts }
fact-regulation-approved = le règlement est approuvé : { $by }, { $on }

refused-not-his-word = { $key } : « { $line } » n’est pas à dire par ce joueur
refused-board-begun = { $key } : la partie a commencé, sa manière ne change plus
refused-no-odds = aucun pion de celui qui donne l’avantage sur « { $square } »
refused-all-men-given = celui qui donne l’avantage garde au moins un pion
refused-not-adjourned = { $key } : la partie n’est pas ajournée
warning-play-off-pace = les parties décisives de { $stage } sont rapides, et le code en prévoit d’autres pour un barrage

simul-act-charge = Imputer à l’adversaire le temps d’un contrôle
act-field-seconds = Secondes

sign-used = Signes
sign-quiet = entre les cases d’un coup
sign-capture = entre les cases d’une prise
sign-strong = coup fort
sign-very-strong = coup très fort
sign-weak = coup faible
sign-very-weak = coup très faible
sign-looks-weak = paraît faible, est fort en réalité
sign-looks-strong = paraît fort, est faible en réalité
sign-forced = coup forcé : tout autre perd
sign-win = la partie est gagnée
sign-draw = la partie est nulle
sign-pieces-won = { $count ->
    [0] autant de pièces gagnées
    [one] { $count } pièce gagnée
   *[other] { $count } pièces gagnées
}
sign-pieces-lost = { $count ->
    [0] autant de pièces perdues
    [one] { $count } pièce perdue
   *[other] { $count } pièces perdues
}
sign-same-result = quel que soit le coup, le résultat est le même
sign-free-choice = libre choix entre des prises du même nombre de pièces
sign-interesting = coup digne d’attention
sign-dubious = coup douteux

phrase-who-loses-a-match-of-two-games-is-out = qui perd un match de deux parties est éliminé
