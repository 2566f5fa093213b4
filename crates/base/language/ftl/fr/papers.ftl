# Mots des documents d'une compétition.

## Les documents et l'usage de chacun
paper-entries = Liste des inscrits
paper-entries-about = tous les inscrits, avec les suppléants ; les équipes par damier
paper-regulation = Règlement
paper-regulation-about = le règlement de la compétition avec ses sections
paper-technical-regulation = Règlement technique
paper-technical-regulation-about = ce qu'a arrêté l'arbitre principal, avec la liste des signatures
paper-schedule = Calendrier
paper-schedule-about = les rondes avec jours et heures, aussi en iCalendar
paper-pairings = Appariements
paper-pairings-about = la feuille d'appariement d'une ronde, avec les résultats dès qu'ils sont connus
paper-pairing-reasons = Appariements motivés
paper-pairing-reasons-about = la feuille d'appariement avec le motif de chaque paire
paper-round-summary = Récapitulatif de la ronde
paper-round-summary-about = groupes de points, couleurs et flotteurs pour le comité d'appariement
paper-notice-board = Panneau d'affichage
paper-notice-board-about = résultats d'une ronde, classement et prochains appariements, à afficher
paper-line-up = Composition d'équipe
paper-line-up-about = qui joue à quel damier d'une équipe dans une ronde
paper-match-protocol = Procès-verbal de match
paper-match-protocol-about = un match de deux équipes damier par damier, à signer
paper-pairing-cards = Fiches d'appariement
paper-pairing-cards-about = les fiches d'un système suisse, à découper
paper-score-sheets = Feuilles de notation
paper-score-sheets-about = feuilles avec noms et diagramme, sur lesquelles les joueurs notent leurs coups
paper-envelopes = Enveloppes des coups mis sous pli
paper-envelopes-about = une enveloppe pour chaque partie ajournée, avec noms, temps et position
paper-cross-table = Grille américaine
paper-cross-table-about = chacun contre chacun
paper-progress = Tableau de marche
paper-progress-about = ronde par ronde avec les adversaires, dans l'ordre des places
paper-progress-alphabetical = Tableau de marche alphabétique
paper-progress-alphabetical-about = ronde par ronde avec les totaux successifs, dans l'ordre alphabétique
paper-standings = Classement
paper-standings-about = les places avec les départages et leur calcul
paper-norm-certificate = Attestation de norme
paper-norm-certificate-about = qu'un joueur a réalisé une norme
paper-participation-certificate = Attestation de participation
paper-participation-certificate-about = que quelqu'un a pris part
paper-diploma = Diplôme
paper-diploma-about = pour les vainqueurs
paper-appeals = Réclamations et appels
paper-appeals-about = chaque réclamation avec son histoire et la décision
paper-sanctions = Registre des sanctions et décisions
paper-sanctions-about = sanctions, retards et décisions sur les cas imprévus
paper-duties = Devoirs de l'arbitre principal
paper-duties-about = une liste à cocher, avant, pendant et après la compétition
paper-report = Rapport de l'arbitre principal
paper-report-about = à l'organisateur et à la fédération, avec tous les tableaux
paper-form-1 = Formulaire 1 de la FMJD
paper-form-1-about = rapport d'une compétition internationale
paper-form-2 = Formulaire 2 de la FMJD
paper-form-2-about = contrôle des normes
paper-bulletin = Bulletin
paper-bulletin-about = les parties avec diagrammes

## Pourquoi un document ne peut être établi
paper-error-no-regulation = la compétition n'a pas encore de règlement ; approuvez-en d'abord un
paper-error-nobody-entered = il n'y a pas encore d'inscrit ; inscrivez d'abord des joueurs ou des équipes
paper-error-no-such-stage = il n'y a pas de phase { $stage } ; le règlement en a { $stages }
paper-error-nothing-paired = aucune ronde n'est encore appariée ; appariez d'abord la première
paper-error-not-paired = la ronde { $round } n'est pas encore appariée ; c'est le tour de la ronde { $next }
paper-error-no-such-round = il n'y a pas de ronde { $round } ; la phase en a { $rounds }
paper-error-no-teams = cette compétition n'apparie pas d'équipes ; demandez plutôt les appariements
paper-error-no-such-player = il n'y a pas de joueur { $player } ; inscrits : { $players }
paper-error-no-such-team = il n'y a pas d'équipe { $team } ; inscrites : { $teams }
paper-error-not-in-stage = { $name } ne joue pas dans cette phase ; choisissez une autre phase
paper-error-no-such-protest = il n'y a pas de réclamation n° { $protest } ; cherchez son numéro dans le journal
paper-error-no-technical = le règlement technique n'est pas encore rédigé ; rédigez-le d'abord
paper-error-nothing-scheduled = aucune ronde n'a encore de date ; fixez d'abord celle d'une ronde
paper-error-not-swiss = la phase n'est pas au système suisse ; demandez plutôt la grille américaine
paper-error-no-places = les places ne peuvent être calculées : { $why }
paper-error-no-reasons = les motifs de la ronde { $round } ne peuvent être donnés : { $why }
paper-error-needs-games = { $paper } : ce document se fait à partir des parties de la compétition ; joignez-les d'abord

## En-têtes de colonnes
paper-col-number = N°
paper-col-place = Place
paper-col-name = Nom
paper-col-title = Titre
paper-col-federation = Fédération
paper-col-club = Club
paper-col-id = Code
paper-col-rating = Elo
paper-col-born = Naissance
paper-col-sex = Sexe
paper-col-team = Équipe
paper-col-board = Damier
paper-col-table = Table
paper-col-tables = Tables
paper-col-result = Résultat
paper-col-points = Points
paper-col-board-points = Points de damier
paper-col-games = Parties
paper-col-matches = Matchs
paper-col-total = Total
paper-col-note = Note
paper-col-round = Ronde
paper-col-rounds = Rondes
paper-col-stage = Phase
paper-col-system = Système
paper-col-day = Jour
paper-col-time = Début
paper-col-state = État
paper-col-colour = Couleur
paper-col-colours = Couleurs
paper-col-opponent = Adversaire
paper-col-opponents = Adversaires
paper-col-float = Flotteur
paper-col-floats = Flotteurs
paper-col-free = Exempt
paper-col-counted = Joueurs comptés
paper-col-signature = Signature
paper-col-office = Fonction
paper-col-category = Catégorie
paper-col-branch = Représente
paper-col-when = Quand
paper-col-by = Par qui
paper-col-step = Ce qui s'est passé
paper-col-sanction = Sanction
paper-col-offence = Pour
paper-col-game = Partie
paper-col-account = Ce qui s'est passé
paper-col-clauses = Articles
paper-col-clause = Article
paper-col-minutes = Minutes
paper-col-outcome = Suite
paper-col-case = Cas
paper-col-decision = Décision
paper-col-grounds = Motifs
paper-col-when-due = Quand
paper-col-duty = Devoir
paper-col-unplayed = Sans jeu
paper-col-paired-by = Appariement
paper-col-how = Comment
paper-col-after-round = Après la ronde
paper-col-reason = Motif
paper-col-was = Avant
paper-col-is = Après

## Mots communs à beaucoup de documents
paper-made = établi le { $when }
paper-round = Ronde { $round }
paper-in-round = ronde { $round }
paper-in-table = table { $table }
paper-in-board = damier { $board }
paper-in-game = partie { $game }
paper-white = Blancs
paper-black = Noirs
paper-red = Rouges
paper-white-letter = b
paper-black-letter = n
paper-red-letter = r
paper-white-sign = b
paper-black-sign = n
paper-red-sign = r
paper-white-name = Blancs
paper-black-name = Noirs
paper-red-name = Rouges
paper-colour-legend = { $white } { $white-name }, { $black } { $black-name }
paper-mark-adjourned = aj
paper-mark-annulled = x
paper-mark-free = –
paper-mark-absent = –
paper-yes = oui
paper-no = non
paper-nobody = personne
paper-date = Date
paper-time = Heure
paper-remarks = Remarques
paper-stamp = Emplacement du cachet
paper-opponent = Adversaire
paper-captain = Capitaine
paper-captain-of = capitaine, { $team }
paper-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
paper-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
paper-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
paper-sex-letter-female = f
paper-sex-letter-male = m

## La cadence
paper-rate-moves = { $moves ->
    [one] { $moves } coup en { $time }
   *[other] { $moves } coups en { $time }
}
paper-rate-game = { $time } jusqu'à la fin de la partie
paper-rate-then = { $first }, puis { $next }
paper-rate-repeats = { $rate }, et ainsi de suite
paper-rate-increment = { $rate }, avec un ajout de { $each } par coup à partir du coup { $from }
paper-without-clock = sans pendule
paper-control-line = Cadence : { $control }

## Inscriptions
paper-count-teams = Équipes
paper-count-players = Joueurs
paper-count-participants = Participants
paper-count-federations = Fédérations
paper-count-rated = Joueurs classés
paper-mean-rating = Moyenne Elo
paper-entries-approved = Le corps arbitral a vérifié et approuvé les inscriptions.
paper-entries-open = Les inscriptions ne sont pas encore approuvées.
paper-substitutes = Suppléants
paper-main-squad = Équipe titulaire
paper-reserves = Remplaçants
paper-reserve = remplaçant
paper-joined-after = { $round ->
    [one] arrivée après { $round } ronde
   *[other] arrivée après { $round } rondes
}
paper-left-after = { $round ->
    [0] départ avant la première ronde
   *[other] départ après la ronde { $round }
}

## Règlement
paper-regulation-title-ua23 = Règlement de la compétition
paper-regulation-title-ua13 = Règlement de la compétition
paper-regulation-title-fmjd = Règlement particulier
paper-regulation-title-col = Règlement de la compétition
paper-regulation-title-wcdf = Règlement de la compétition
paper-approved-on = Approuvé le
paper-to-be-written = (à rédiger)
paper-section-ua23-1 = But et objectifs
paper-section-ua23-2 = Dates et lieu
paper-section-ua23-3 = Organisation et direction
paper-section-ua23-4 = Participants
paper-section-ua23-5 = Caractère de la compétition
paper-section-ua23-6 = Programme
paper-section-ua23-7 = Sécurité et préparation de la salle
paper-section-ua23-8 = Détermination et récompense des vainqueurs
paper-section-ua23-9 = Financement et prise en charge des participants
paper-section-ua23-10 = Dates et modalités des inscriptions
paper-section-ua13-1 = But et objectifs
paper-section-ua13-2 = Lieu, dates et système, avec l'ordre de départage
paper-section-ua13-3 = Participants et conditions d'admission
paper-section-ua13-4 = Droits des vainqueurs, prix
paper-section-ua13-5 = Accueil, délais et formes des inscriptions
paper-section-fmjd-1 = Type de compétition
paper-section-fmjd-2 = Liste des participants
paper-section-fmjd-3 = Lieu
paper-section-fmjd-4 = Horaire
paper-section-fmjd-5 = Prix en nature et en espèces
paper-section-col-1 = Buts et objectifs
paper-section-col-2 = Dates et lieu
paper-section-col-3 = Direction de la compétition
paper-section-col-4 = Corps arbitral
paper-section-col-5 = Participants
paper-section-col-6 = Système de jeu
paper-section-col-7 = Détermination des vainqueurs, places partagées comprises
paper-section-col-8 = Récompenses et encouragements
paper-section-col-9 = Délai d'inscription, invitation, notification
paper-item-ua13-1 = Lieu et dates
paper-item-ua13-2 = Système de jeu
paper-item-ua13-3 = Cadence
paper-item-ua13-4 = Places à égalité de points
paper-item-ua13-5 = Récompenses
paper-item-ua13-6 = Places qualificatives
paper-item-ua23-1 = Lieu et dates
paper-item-ua23-2 = Système de jeu
paper-item-ua23-3 = Cadence
paper-item-ua23-4 = Places à égalité de points
paper-item-ua23-5 = Récompenses
paper-item-ua23-6 = Places qualificatives
paper-item-col-1 = Calendrier des rondes, des parties inachevées et des parties manquées
paper-item-col-2 = Cadence du jeu et de la reprise
paper-item-col-3 = Séance des parties ajournées
paper-item-col-4 = Récompenses
paper-item-col-5 = Arbitres avec catégorie et fonction
paper-conditions = Conditions de jeu
paper-rulebook = Règles
paper-edition = Édition du code
paper-edition-title = { $title }, en vigueur depuis le { $from }
paper-edition-sourced = { $title } ({ $source }), en vigueur depuis le { $from }
paper-character = Caractère
paper-character-scoring = { $count ->
    [1] individuelle, avec classement par équipes sur le meilleur joueur
   *[other] individuelle, avec classement par équipes sur les { $count } meilleurs joueurs
}
paper-class = Type de parties
paper-control = Cadence
paper-boards-in-match = Damiers par match
paper-has-reserves = Remplaçants
paper-free-order = L'ordre des damiers peut changer
paper-age-group = Catégorie d'âge
paper-late-limit = Retard toléré
paper-protest-deadline = Délai de réclamation
paper-qualifying-places = Places qualificatives
paper-play-off = Barrage
paper-early-stop = Le jeu s'arrête une fois le résultat acquis
paper-equal-points = Égalité de points
paper-system-micro = { $system }, micro-matchs de deux parties
paper-system-line = Système : { $system }.
paper-signature-list = Liste des signatures
paper-signature-list-text = J'ai pris connaissance du règlement technique :
paper-signed = signé

## Calendrier
paper-round-paired = appariée
paper-round-started = en cours
paper-round-closed = jouée
paper-schedule-changes = Changements
paper-schedule-change = Ronde { $round } : { $is } au lieu de { $was } (annoncé le { $when })

## Appariements
paper-pairings-of = Appariements de la ronde { $round }
paper-results-of = Résultats de la ronde { $round }
paper-standings-after = Classement après la ronde { $round }
paper-standings-final = Classement final
paper-micro-match-note = Micro-match : deux parties avec les couleurs inversées, un seul résultat.
paper-colours-mixed-note = * Les couleurs ont été interverties, et la partie a continué.
paper-match-of = Table { $table } : { $first } – { $second }
paper-match-sum = Points de damier { $first } : { $second }
paper-board-points = Points de damier
paper-match-points = Points de match
paper-free = Ne jouent pas
paper-free-bye = { $name } ({ $points }) : exempt, gain par forfait
paper-free-plus = { $name } ({ $points }) : gain par forfait après un retrait
paper-free-no-game = { $name } ({ $points }) : exempt
paper-free-absent = { $name } : absence annoncée
paper-paired-engine = Appariée par le programme, système { $engine }, graine { $seed }.
paper-paired-table = Ronde { $row } de la table imprimée.
paper-paired-drawn-table = Ronde { $row } de la table imprimée, tirée au sort, graine { $seed }.
paper-paired-groups = Ronde { $row } entre les deux groupes, graine { $seed }.
paper-paired-bracket = Selon le tableau, graine { $seed }.
paper-paired-lots = Par tirage au sort parmi ceux qui restent, graine { $seed }.
paper-paired-match = La partie suivante du match, graine { $seed }.
paper-paired-hand = Appariée à la main : { $reason }
paper-paired-override = Appariée par décision de l'arbitre principal : { $reason }
paper-lots-order = Ordre des rondes
paper-lots-colour = Couleur du numéro 1
paper-lots-tie = Qui passe, { $game }
paper-lots-ballot = Ouverture tirée au sort, { $game }, une sur { $openings }
paper-special-decisions = Décisions particulières
paper-overridden-round = La ronde { $round } a été appariée par décision de l'arbitre principal : { $reason }
paper-prohibited-pair = { $first } et { $second } ne sont pas appariés : { $reason }
paper-reasons-of = Ronde { $round } : pourquoi chaque paire a été formée
paper-reasons-differ = La ronde publiée diffère de ce que le programme trouve maintenant ; les motifs sont ceux du programme.
paper-reasons-colours = Couleurs : { $why }.
paper-reasons-groups = Groupes de points dans l'ordre de traitement

## Récapitulatif pour le comité d'appariement
paper-round-summary-of = Récapitulatif après la ronde { $round }
paper-results-missing = { $count ->
    [one] { $count } résultat manque
   *[other] { $count } résultats manquent
}
paper-score-group = { $count ->
    [one] { $points } : { $count } joueur
   *[other] { $points } : { $count } joueurs
}
paper-summary-legend = Couleurs des parties jouées : { $white } { $white-name }, { $black } { $black-name }. Flotteurs : ↓ a rencontré moins de points, ↑ plus de points, = autant de points.

## Équipes
paper-line-up-deadline = { $count ->
    [one] À remettre à l'arbitre principal { $count } minute avant la ronde.
   *[other] À remettre à l'arbitre principal { $count } minutes avant la ronde.
}
paper-board-standings = Damier { $board }
paper-team-standings = Équipes

## Fiches
paper-card-of = Fiche d'un participant · { $event }
paper-card-free = exempt
paper-card-absent = non apparié

## Tableaux
paper-progress-legend = Une case montre le numéro de l'adversaire, la couleur ({ $white } { $white-name }, { $black } { $black-name }) et le résultat.
paper-progress-legend-total = Une case montre le numéro de l'adversaire, la couleur ({ $white } { $white-name }, { $black } { $black-name }), le résultat et entre parenthèses le total après la ronde.
paper-after-round = Après la ronde { $round }
paper-plus-no-win = + ne compte pas le gain par forfait d'une ronde sans partie, qui rapporte des points mais n'est pas une victoire.
paper-without-place = Sans place
paper-without-place-note = Ceux qui sont sans place sont partis trop tôt : leurs résultats ne comptent pas.

## Comment chaque critère se calcule
paper-reckoned-play-off = le résultat d'une épreuve supplémentaire{ $choice ->
    [first] {" "}pour la première place
   *[other] {""}
}
paper-reckoned-encounter = les parties entre { $choice ->
    [two] les deux participants à égalité
   *[other] les participants à égalité
}
paper-reckoned-shmulyan = points des adversaires battus moins points de ceux contre qui l'on a perdu
paper-reckoned-sonneborn-berger = { $choice ->
    [halved] points des adversaires battus et moitié des points de ceux avec qui l'on a fait nulle
   *[other] deux fois les points des adversaires battus et les points de ceux avec qui l'on a fait nulle
}
paper-reckoned-berger = points des adversaires battus et de ceux avec qui l'on a fait nulle, moins points de ceux contre qui l'on a perdu
paper-reckoned-solkoff = points de tous les adversaires
paper-reckoned-truncated = points de tous les adversaires sans le plus faible{ $choice ->
    [all] , puis sans les deux plus faibles et ainsi de suite jusqu'à départager
   *[other] {""}
}
paper-reckoned-median = points de tous les adversaires sans le plus faible ni le meilleur{ $choice ->
    [all] , puis sans les deux plus faibles ni le meilleur, et ainsi de suite jusqu'à départager
   *[other] {""}
}
paper-reckoned-board-points = la somme des points de tous les équipiers dans toutes les parties
paper-reckoned-team-product = points de damier de chaque match multipliés par tous les points de damier de cet adversaire{ $choice ->
    [left-out] , sans les matchs entre équipes à égalité
   *[other] {""}
}
paper-reckoned-places-on-boards = la somme des places de tous les équipiers à leurs damiers, la plus petite étant la meilleure

## Attestations
paper-cert-number = N° ________
paper-cert-name = Délivrée à
paper-cert-event = Compétition
paper-cert-place-dates = Lieu et dates
paper-cert-games = Parties jouées
paper-cert-points = Points obtenus
paper-cert-result = { $points } sur { $most } ({ $percent } %)
paper-cert-opponents = Moyenne Elo des adversaires
paper-cert-place-taken = Place
paper-cert-norm = Norme réalisée
paper-cert-note = Les parties non jouées ne sont pas comptées.
paper-awarded-to = est décerné à
paper-participation-text = pour sa participation à la compétition « { $event } »
paper-diploma-text = pour la place { $place } avec { $points } à la compétition « { $event } »

## Réclamations et appels
paper-committee = Jury d'appel
paper-no-committee = Aucun jury d'appel n'a été nommé.
paper-chair = Président
paper-member = Membre
paper-reserve-member = Membre suppléant
paper-protest-within = { $count ->
    [one] Une réclamation se dépose par écrit dans un délai de { $count } minute après les faits.
   *[other] Une réclamation se dépose par écrit dans un délai de { $count } minutes après les faits.
}
paper-no-protests = Aucune réclamation n'a été déposée.
paper-protest-number = Réclamation n° { $number }
paper-protest-from = De
paper-protest-about = Objet
paper-protest-lodged = Déposée
paper-protest-text = Texte
paper-protest-status = État
paper-about-fact = entrée n° { $number } du journal
paper-about-other = autre sujet
paper-upheld = admise
paper-rejected = rejetée
paper-status-lodged = l'arbitre principal doit statuer
paper-status-ruled = { $verdict } par l'arbitre principal
paper-status-appealed = le jury d'appel doit trancher
paper-status-final = { $verdict } par le jury d'appel
paper-step-lodged = Réclamation déposée par écrit
paper-step-ruled = Décision de l'arbitre principal : { $verdict }. { $ruling }
paper-step-appealed = Portée devant le jury d'appel
paper-step-decided = Décision du jury d'appel : { $verdict }. { $ruling }
paper-interested = Remplacés pour intérêt dans l'affaire
paper-sitting = Siègent
paper-decision-final = La décision du jury d'appel est définitive.
paper-decision-of-committee = Décision du jury d'appel
paper-ruling-of-chief = Décision de l'arbitre principal

## Sanctions et décisions
paper-sanctions-imposed = Sanctions
paper-no-sanctions = Aucune sanction n'a été infligée.
paper-late-arrivals = Retards
paper-no-late = Personne n'est arrivé en retard.
paper-decisions = Décisions sur les cas que les règles ne prévoient pas
paper-no-decisions = Il n'y en a pas eu.
paper-late-flag = perdue : le drapeau est tombé avant l’arrivée
paper-too-late = perdue : plus de { $limit } minutes de retard
paper-late-excused = excusé
paper-late-in-time = toléré : { $limit } minutes au plus

## Devoirs de l'arbitre principal selon FMJD-IV.2
paper-due-before = avant
paper-due-during = pendant
paper-due-after = après
paper-duty-1 = se présenter aux organisateurs bien avant l'ouverture et se faire remettre le règlement particulier
paper-duty-2 = annuler toute disposition de la compétition contraire au règlement de base de la FMJD
paper-duty-3 = disposer de la liste définitive des joueurs titulaires et suppléants
paper-duty-4 = disposer d'un panneau d'affichage pour les communications officielles
paper-duty-5 = vérifier que le règlement particulier est affiché en permanence
paper-duty-6 = vérifier que la liste des prix est affichée à la dernière ronde de la première partie
paper-duty-7 = vérifier que cette liste est exacte et sans équivoque
paper-duty-8 = porter un insigne bien visible de la fonction
paper-duty-9 = pouvoir joindre à tout moment l'un des organisateurs
paper-duty-10 = diriger le placement des joueurs à chaque ronde
paper-duty-11 = mettre les pendules en marche ou en donner l'ordre
paper-duty-12 = arrêter une pendule en cours de partie ou en donner l'ordre : lui seul le peut
paper-duty-13 = vérifier de temps à autre que les pendules marchent bien
paper-duty-14 = veiller à ce que les joueurs notent leurs coups
paper-duty-15 = faire noter les coups quand deux joueurs en crise de temps cessent de noter
paper-duty-16 = régler les différends entre joueurs
paper-duty-17 = inscrire la perte de tout joueur qui n'a pas joué les coups exigés dans le temps
paper-duty-18 = inscrire la perte de tout joueur qui a plus d'une heure de retard
paper-duty-19 = expliquer tout article du règlement dont le sens est contesté
paper-duty-20 = décider dans tous les cas que le règlement ne prévoit pas
paper-duty-21 = veiller à la remise des originaux des feuilles de notation
paper-duty-22 = veiller à l'affichage des résultats
paper-duty-23 = assumer la responsabilité de l'appariement, à la main ou par ordinateur
paper-duty-24 = veiller à la publication de l'appariement
paper-duty-25 = diriger la procédure d'ajournement
paper-duty-26 = suivre la proclamation des vainqueurs dans l'ordre convenu
paper-duty-27 = rédiger le rapport sur les formulaires de l'annexe IX
paper-duty-28 = noter écarts, incidents, demandes de sanctions et propositions sur une feuille supplémentaire
paper-duty-29 = s'informer de la suite donnée à ces demandes et propositions

## Le rapport de l'arbitre principal
paper-report-draft = Projet : la compétition n'est pas terminée
paper-report-event = La compétition
paper-report-name = Compétition
paper-report-venue = Lieu
paper-report-dates = Dates
paper-report-organiser = Organisateur
paper-report-state = État
paper-report-panel = Corps arbitral
paper-report-participants = Participants
paper-report-federations = Fédérations
paper-report-titles = Titres
paper-report-course = Déroulement de la compétition
paper-report-results = Résultats
paper-report-withdrawals = Retraits et exclusions
paper-report-corrections = Résultats rectifiés
paper-report-protests = Réclamations et appels
paper-report-incidents = Écarts et incidents
paper-report-proposals = Demandes d'autres sanctions et propositions
paper-report-attached = Pièces jointes
paper-over-not-yet = non terminée
paper-over-finished = résultats homologués
paper-over-cancelled = annulée : { $reason }
paper-no-panel = Aucun arbitre n'est inscrit au journal.
paper-relieved = relevé de ses fonctions
paper-nothing-played = Aucune ronde n'a été appariée.
paper-numbers-lots = Les numéros ont été tirés au sort (graine { $seed })
paper-numbers-rating = Les numéros ont été attribués selon l'Elo, les égaux par tirage au sort (graine { $seed })
paper-numbers-given = Les numéros ont été attribués en salle
paper-lots-drawn = { $what } : { $drawn } ({ $how })
paper-lots-again = { $drawn } ; nouveau tirage : { $reason }
paper-leaving = { $effect } ; parties jouées : { $played } sur { $planned }
paper-left-withdrawn = retrait
paper-left-excluded = exclusion
paper-no-withdrawals = Personne n'est parti.
paper-no-corrections = Aucun résultat n'a été rectifié.
paper-no-incidents = Aucun incident n'est inscrit au journal.
paper-further-incidents = Autres remarques
paper-incident-mixed = Ronde { $round }, table { $table } : { $first } et { $second } ont joué avec les couleurs interverties
paper-attached-table = Tableau de la compétition
paper-attached-rating = Documents pour la commission du classement Elo
paper-attached-sheets = Originaux des feuilles de notation
