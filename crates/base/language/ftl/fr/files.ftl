# Fichiers lus et écrits : règlements, listes d'inscriptions, fichier d'une compétition.

## Un règlement dans un fichier

regulation-file-fault = { $key-kind ->
    [none] ligne { $line } : { $problem }
   *[some] ligne { $line }, { $key } : { $problem }
}
file-problem-syntax = { $message }
file-problem-unknown-key = cette clé est inconnue{ $nearest ->
    [none] { "" }
   *[other] , vouliez-vous dire « { $nearest } » ?
} ; il y a { $known }
file-problem-missing = cette indication est obligatoire
file-problem-wrong-kind = il faut ici { $wanted }
file-problem-no-such-word = ce ne peut être « { $value } »{ $nearest ->
    [none] { "" }
   *[other] , vouliez-vous dire « { $nearest } » ?
} ; ce peut être { $words }
file-problem-out-of-range = { $value } n'est pas compris entre { $least } et { $most }
file-problem-fault = { $value }
file-problem-twice = cette section figure deux fois
file-problem-only-for = cela ne vaut que pour { $only-for }

phrase-a-text-in-quotes = un texte entre guillemets
phrase-a-whole-number = un nombre entier
phrase-true-or-false = true ou false
phrase-a-date-such-as-2026-05-02 = une date telle que 2026-05-02
phrase-a-list-of-texts-in-quotes = une liste de textes entre guillemets
phrase-a-table = un tableau
phrase-a-list-of-tables = une liste de tableaux
phrase-a-text-a-number-true-or-false = un texte, un nombre, true ou false

unknown-template = aucun modèle ne s'appelle « { $name } »{ $nearest ->
    [none] { "" }
   *[other] , vouliez-vous dire « { $nearest } » ?
}{ $of-rulebook-count ->
    [0] ; un modèle est un code de jeu et un système, par exemple ua2023-100/swiss
   *[other] ; pour ce code de jeu il y a { $of-rulebook }
}

## Une liste d'inscriptions

entry-fault = { $header ->
    [none] ligne { $row } : { $what }
   *[other] ligne { $row }, { $header } : { $what }
}
entry-fault-kind-open-quote = un guillemet est ouvert et n'est pas fermé
entry-fault-kind-unprintable = « { $value } » contient { $sign }, qui ne peut être imprimé
entry-fault-kind-too-many-cells = il y a { $cells } cellules, mais seulement { $headers } en-têtes ; un séparateur à l'intérieur d'une cellule demande des guillemets autour d'elle
entry-fault-kind-no-name = il n'y a pas de nom
entry-fault-kind-value = « { $value } » n'est pas { $column-kind ->
    [rating] un Elo : un nombre entier de 1 à 9999, ou rien
    [team-rating] un Elo : un nombre entier de 1 à 9999, ou rien
    [born] une date de naissance : 31.12.1990, 1990-12-31, 1990/12/31, 31/12/1990 ou seulement l'année 1990
    [sex] un sexe : m ou f
    [board] un damier : un nombre de 1 à 99, ou « remplaçant »
   *[other] un texte d'au plus 200 caractères
}
entry-fault-kind-born-later = date de naissance { $value }, mais la compétition commence le { $starts }
entry-fault-kind-no-team = il y a un damier, mais pas d'équipe
entry-fault-kind-team-differs = équipe { $team } : « { $value } », mais « { $other } » à la ligne { $other-row }
entry-fault-kind-twice-in-file = { $name } figure déjà à la ligne { $earlier }, avec la même naissance
entry-fault-kind-entered-already = { $name } est déjà inscrit, sous le n° { $number }
entry-fault-kind-refused = { $why }

file-fault-empty = le fichier est vide
file-fault-workbook = le classeur ne peut être lu : { $why }
file-fault-old-workbook = ce genre de classeur (.xls, .xlsb) n'est pas lu : enregistrez-le en .xlsx, .ods ou .csv
file-fault-too-large = le fichier est trop grand : une liste a au plus { $megabytes } Mo
file-fault-unpacked = le classeur se décompresse en plus de { $megabytes } Mo, ou contient ce qu'aucune liste ne contient
file-fault-too-many-parts = le classeur a plus de { $most } parties
file-fault-too-many-rows = il y a plus de { $most } lignes
file-fault-too-many-cells = il y a plus de { $most } cellules
file-fault-too-wide = la ligne { $row } a plus de { $most } colonnes
file-fault-too-much-text = les cellules contiennent plus de { $megabytes } Mo de texte
file-fault-not-text = la ligne { $row } contient { $sign }, qui ne peut être imprimé : le fichier est abîmé, ou n'est ni un classeur ni un texte
file-fault-open-quote = ligne { $row } : un guillemet est ouvert et n'est pas fermé
file-fault-no-entries = il y a un en-tête à la ligne { $row }, et aucune inscription au-dessous
file-fault-no-header = aucun en-tête ne désigne la colonne des noms ; trouvé : { $found } ; attendu par exemple : { $expected }
file-fault-column-twice = ligne { $row } : « { $first } » et « { $second } » sont les en-têtes d'une même colonne

column-name = nom
column-first-name = prénom
column-patronymic = patronyme slave
column-title = titre
column-rating = Elo
column-federation = fédération
column-club = club
column-id = numéro de la fédération
column-born = date de naissance
column-sex = sexe
column-team = équipe
column-board = damier
column-captain = capitaine
column-team-federation = fédération de l'équipe
column-team-rating = Elo de l'équipe

## Le fichier d'une compétition

store-error = { $file } : { $fault }
store-fault-missing = ce fichier n'existe pas
store-fault-no-folder = il n'y a pas de dossier pour ce fichier
store-fault-exists = le fichier existe déjà
store-fault-not-a-file = ce n'est pas un fichier
store-fault-empty = le fichier est vide
store-fault-foreign = ce n'est pas une compétition de Damier
store-fault-another-kind = le fichier contient autre chose : une compétition ou un concours d’un autre genre
store-fault-foreign-database = cette base de données n'est pas d'un serveur Damier
store-fault-foreign-table = le fichier contient ce qu'aucun fichier de Damier ne contient : { $what }
store-fault-too-much = le fichier est trop grand : plus de { $most } octets ou faits
store-fault-too-slow = la lecture du fichier a duré plus de { $seconds } secondes et a été interrompue
store-fault-newer = le fichier a été écrit par un Damier plus récent
store-fault-damaged = le fichier est abîmé : { $what }
store-fault-read-only = le fichier ne peut être écrit
store-fault-denied = accès refusé
store-fault-locked = le fichier est utilisé par un autre programme
store-fault-full = il n'y a plus de place sur le disque
store-fault-disk = le disque signale une erreur : { $what }
store-fault-unreachable = la base de données est injoignable : { $what }
store-fault-conflict = quelqu'un d'autre a écrit entre-temps : l'entrée suivante porte le n° { $found }, et non le n° { $expected }
store-fault-out-of-order = l'entrée n° { $found } ne peut être rangée à la place de l'entrée n° { $expected }
store-fault-unreadable = l'entrée n° { $seq } ne peut être lue : { $why }
store-fault-contradiction = l'entrée n° { $seq } ne peut suivre les précédentes : { $why }
store-fault-other = { $what }

phrase-look-at-the-name-or-make-a-new-event = vérifiez le nom, ou créez une nouvelle compétition
phrase-make-the-folder-first-or-choose-another-one = créez d'abord le dossier, ou choisissez-en un autre
phrase-choose-another-name-or-open-this-file = choisissez un autre nom, ou ouvrez ce fichier
phrase-give-the-name-of-an-event-file = donnez le nom d'un fichier de compétition
phrase-give-the-name-of-another-folder-or-of-another-database = donnez le nom d'un autre dossier ou d'une autre base de données
phrase-see-that-the-database-server-runs-and-that-its-address-is-right = vérifiez que le serveur de base de données fonctionne et que son adresse est juste
phrase-making-it-was-cut-short-make-the-event-again-under-the-same-name = sa création a été interrompue : recréez la compétition sous le même nom
phrase-install-a-newer-damier-on-this-computer = installez un Damier plus récent sur cet ordinateur
phrase-go-on-with-a-copy-of-the-file-that-damier-has-written-itself = continuez avec une copie du fichier que Damier a écrite lui-même
phrase-leave-the-file-as-it-is-and-go-on-with-the-latest-copy-of-it = laissez le fichier tel quel et continuez avec sa copie la plus récente
phrase-copy-the-file-to-a-disk-that-can-be-written-or-take-away-its-write-protection = copiez le fichier sur un disque où l'on peut écrire, ou ôtez sa protection en écriture
phrase-ask-the-owner-of-the-file-for-permission-or-copy-it-to-a-folder-of-your-own = demandez l'accès au propriétaire du fichier, ou copiez-le dans un dossier à vous
phrase-end-the-other-program-then-try-again = fermez l'autre programme, puis réessayez
phrase-make-room-on-the-disk-then-try-again-nothing-was-lost = faites de la place sur le disque, puis réessayez ; rien n'est perdu
phrase-copy-the-file-to-another-disk-and-go-on-there = copiez le fichier sur un autre disque et continuez là
phrase-look-at-the-event-again-then-repeat-what-is-still-wanted = regardez de nouveau la compétition, puis répétez ce qui reste à faire
phrase-install-a-newer-damier-or-go-on-with-the-latest-copy-of-the-file = installez un Damier plus récent, ou continuez avec la copie la plus récente du fichier

## Rapports de tournoi (TRF)

trf-fault = { $line ->
    [0] { $what }
   *[other] { $column ->
        [none] ligne { $line } : { $what }
       *[other] ligne { $line }, colonne { $column } : { $what }
    }
}
trf-fault-kind-no-players = il n'y a pas de joueur, c'est-à-dire pas de ligne qui commence par 001
trf-fault-kind-field = « { $value } » ne convient pas ; attendu : { $expected }
trf-fault-kind-number-twice = le joueur { $number } figure déjà à la ligne { $earlier }
trf-fault-kind-no-opponent = ronde { $round } : l'adversaire { $opponent } n'est pas dans le fichier
trf-fault-kind-own-opponent = ronde { $round } : le joueur est son propre adversaire
trf-fault-kind-contradiction = ronde { $round } : le joueur { $opponent } dit « { $theirs } » là où cette ligne dit « { $own } »
trf-fault-kind-result-place = { $with-opponent ->
    [yes] ronde { $round } : le résultat « { $code } » ne peut figurer à côté d'un adversaire
   *[no] ronde { $round } : le résultat « { $code } » ne peut figurer sans adversaire
}
trf-fault-kind-points = la ligne dit { $said } points, les résultats en font { $made }
trf-fault-kind-scoring = un gain vaut { $win }, une nulle { $draw }, une perte { $loss }, une absence { $absent }, une exemption { $bye } ; aux dames un gain et une exemption valent deux nulles, une perte et une absence ne valent rien
trf-fault-kind-half-bye = ronde { $round } : aucun code du jeu de dames ne connaît d'exemption à demi-point ; dites s'il faut la prendre pour une absence
trf-fault-kind-team-record = l'enregistrement { $code } est d'une compétition par équipes ; seules les compétitions individuelles sont lues
trf-fault-kind-abnormal-points = l'enregistrement 299 donne des points qu'aucun résultat n'explique ; ils ne peuvent être conservés
trf-fault-kind-unknown-player = le joueur { $number } n'est pas dans le fichier
trf-fault-kind-directive = la directive « { $text } » ne peut être lue ; attendu : { $expected }
trf-fault-kind-said-twice = cela est déjà dit à la ligne { $earlier }
trf-fault-kind-no-such-round = il n'y a pas de ronde { $round } ; il y en a { $rounds }
trf-fault-kind-rounds-turned = les rondes de { $first } à { $last } n'existent pas
trf-fault-kind-rounds-differ = il est dit : { $paired } rondes appariées et { $started } commencées, mais les lignes des joueurs en montrent { $told }
trf-fault-kind-not-one-stage = le règlement a { $stages } phases ; un fichier en contient une
trf-fault-kind-not-a-pair = ronde { $round } : { $white } (Blancs) et { $black } (Noirs) ne forment pas une paire selon les lignes des joueurs
trf-fault-kind-no-table = ronde { $round } : { $white } et { $black } n'ont pas de table
trf-fault-kind-has-opponent = ronde { $round } : le joueur { $number } a un adversaire
trf-fault-kind-not-so-paired = la ronde { $round } n'a pu être appariée ainsi par le système de cette compétition
trf-fault-kind-not-in-order = le joueur { $number } n'est pas dans l'ordre d'inscription
trf-fault-kind-no-such-team = l'équipe { $team } n'est pas dans le fichier ; il y en a { $teams }
trf-fault-kind-told-otherwise = ronde { $round } : les colonnes donnent { $shown }, les directives { $told }
trf-fault-kind-unprintable = { $sign } ne peut être imprimé ; la ligne est abîmée
trf-fault-kind-too-many-rounds = rondes dans le fichier : { $played }, mais le nombre de rondes est de { $stated }
trf-fault-kind-refused = { $why }

not-in-trf-no-such-stage = { $stage } n'existe pas ; il y en a { $stages }
not-in-trf-teams = cette compétition apparie des équipes ; le TRF s'écrit pour les compétitions individuelles
not-in-trf-nobody-entered = il n'y a pas d'inscrit
not-in-trf-too-many = les numéros du TRF vont jusqu'à 9999, et non { $number }

import-warning-renumbered = le joueur { $was } est devenu le numéro { $is }, car les numéros se suivent sans lacune
import-warning-tie-break = le départage { $code } est inconnu aux dames et laissé de côté
import-warning-overridden = la ronde { $round } a été reprise malgré ceci : { $why }
import-warning-lost-by-both = ronde { $round } : { $white } et { $black } ont tous deux perdu ; la partie est tenue pour annulée
import-warning-half-bye = ronde { $round } : le demi-point sans partie du joueur { $number } est laissé de côté
import-warning-left-out = ligne { $line }, colonne { $column } : « { $value } » ne convient pas (attendu : { $expected }) et est laissé de côté

phrase-a-number-of-a-player-from-1-to-9999 = un numéro de joueur de 1 à 9999
phrase-a-rating = un Elo
phrase-a-place = une place
phrase-points-such-as-4-5 = des points tels que 4.5
phrase-points-such-as-2-0 = des points tels que 2.0
phrase-the-number-of-an-opponent-or-0000 = le numéro d'un adversaire, ou 0000
phrase-a-colour = une couleur
phrase-a-result = un résultat
phrase-a-blank-between-the-columns-of-rounds = un blanc entre les colonnes des rondes
phrase-one-of-w-d-l-a-p-and-x = l'un de W, D, L, A, P et X
phrase-the-kind-of-an-absence = la nature d'une absence
phrase-a-date-such-as-2026-05-09 = une date telle que 2026/05/09
phrase-a-number-of-a-round = un numéro de ronde
phrase-numbers-of-players = des numéros de joueurs
phrase-two-numbers-of-players-at-least = au moins deux numéros de joueurs
phrase-a-sex = un sexe
phrase-a-date-of-birth-such-as-1999-05-12 = une date de naissance telle que 1999/05/12
phrase-a-regulation-as-json = un règlement en JSON
phrase-rounds-paired-and-rounds-started = rondes appariées et rondes commencées
phrase-a-team-as-json = une équipe en JSON
phrase-two-lists-of-numbers-with-a-bar-between-them = deux listes de numéros séparées par une barre
phrase-a-number-and-an-entry-as-json = un numéro et une inscription en JSON
phrase-numbers-in-the-order-of-entry = des numéros dans l'ordre d'inscription
phrase-lots-as-json = un tirage au sort en JSON
phrase-a-round-and-what-paired-it-as-json = une ronde et ce qui l'a appariée, en JSON
phrase-a-number-and-after-how-many-rounds = un numéro et après combien de rondes
phrase-a-number-after-how-many-rounds-why = un numéro ; après combien de rondes ; pourquoi
phrase-a-round-and-why-and-numbers = une ronde, un motif et des numéros
phrase-a-round-and-numbers = une ronde et des numéros
phrase-a-round-and-pairs-such-as-5-2 = une ronde et des paires telles que 5-2
phrase-a-round-white-black-a-result-for-each-game = une ronde ; Blancs ; Noirs ; un résultat pour chaque partie
phrase-first-and-last-round-and-two-numbers = première et dernière ronde et deux numéros

## Compétitions en JSON

json-fault-shape = ligne { $line }, colonne { $column } : { $why }
json-fault-format = ce n'est pas une compétition : son format est « { $format } », et non « { $expected } »
json-fault-version = le fichier est de la version { $version } ; ce programme lit jusqu'à la version { $newest }
json-fault-fact = l'entrée n° { $seq } n'est pas acceptée : { $why }

## Parties jointes aux résultats

attach-fault-no-such-game = { $key } : ce n'est pas une partie de la compétition
attach-fault-no-rulebook = il n'y a pas de règlement qui indique un code de jeu
attach-fault-no-game = il n'y a pas de partie dans le fichier
attach-fault-several-games = il y a { $games } parties dans le fichier, et il en faut une
attach-fault-other-variant = le jeu de la partie est { $found }, celui de la compétition { $expected }
attach-fault-illegal-move = ligne { $line }, colonne { $column } : coup { $ply }, { $text } : { $why }
attach-fault-no-start = la partie n'a pas de position de départ
attach-fault-colours-turned = les couleurs sont inversées : dans la compétition { $white } a les Blancs
attach-fault-result-differs = la partie a fini par { $told }, la compétition dit { $recorded }
attach-fault-other-opening = l'ouverture { $number } a été tirée au sort, et la partie ne commence pas par elle

attach-warning-white = les Blancs s'appellent « { $found } » dans le fichier et « { $expected } » dans la compétition
attach-warning-black = les Noirs s'appellent « { $found } » dans le fichier et « { $expected } » dans la compétition
attach-warning-round = le fichier dit ronde { $found }
attach-warning-unplayed = le résultat est { $recorded }, sans jeu, mais la partie a { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
attach-warning-other-start = la partie commence par une position particulière
attach-warning-no-result = le fichier ne dit pas comment la partie a fini

unmatched = partie { $number } (ligne { $line }), { $white } – { $black } : { $why }
no-place-other-round = elle est de la ronde { $round }
no-place-no-names = personne de ces noms ne se rencontre à cette ronde
no-place-taken = { $key } : une partie de ce fichier y est déjà
