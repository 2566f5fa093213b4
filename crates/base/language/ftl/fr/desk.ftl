# The list of events and the desk on the site.

desk-events = Compétitions
desk-event = Compétition
desk-new = Nouvelle compétition
desk-name = Nom
desk-dates = Dates
desk-place = Lieu
desk-system = Système
desk-system-round-robin = toutes rondes
desk-system-swiss = suisse
desk-system-knockout = par élimination
desk-system-lost-points = élimination aux points perdus
desk-system-scheveningen = Scheveningue
desk-system-match = match
desk-system-barrage = barrage
desk-state-planned = prévue
desk-state-playing = en cours
desk-state-finished = terminée
desk-state-cancelled = annulée
desk-entrants = Participants
desk-no-events = Aucune compétition de ce genre.
desk-more-events = Autres compétitions
desk-nobody = Personne n’est encore inscrit.
desk-title = Table de l’arbitre
desk-register = Demander une inscription
desk-tasks = À faire maintenant
desk-no-tasks = Rien à faire pour l’instant.
desk-notices = À vérifier
desk-for-officials = La table est réservée aux officiels. Connectez-vous avec le compte qui exerce une fonction.
desk-moved-on = Quelqu’un d’autre a écrit entre-temps : le numéro suivant est { $next } et non { $seen }. Rien n’a été changé.
desk-look-again = revoyez la compétition, puis répétez ce qui reste à faire

# The pages of the desk.

desk-tab-home = Maintenant
desk-tab-entries = Inscriptions
desk-tab-check-in = Pointage
desk-tab-teams = Équipes
desk-tab-officials = Officiels
desk-tab-round = Ronde
desk-tab-boards = Damiers
desk-tab-standings = Classement
desk-tab-disputes = Litiges
desk-tab-papers = Documents
desk-tab-log = Journal
desk-tab-course = Déroulement
desk-done = Fait
desk-go = Y aller
desk-show = Afficher
desk-write = Noter
desk-who = Qui
desk-what = Quoi
desk-when = Quand
desk-by = Par qui
desk-how = Comment
desk-why = Pourquoi ?
desk-now = Maintenant
desk-reason = Motif
desk-text = Texte
desk-from = De la part de
desk-round = Ronde
desk-rounds = Rondes
desk-stage = Phase
desk-table = Table
desk-board = Damier
desk-team = Équipe
desk-players = Joueurs
desk-print = Imprimer
desk-link = Lien
desk-needs-account = Pour créer une compétition, connectez-vous d’abord.
desk-unreadable-form = Le formulaire est illisible ou un fichier est trop grand.
desk-no-stage = Cette phase n’existe pas.
desk-no-round = Aucune ronde n’est encore appariée.
desk-not-a-date = « { $text } » n’est pas une date ; écrivez 2001-05-17, ou l’année seule.
desk-not-a-zone = « { $text } » n’est pas un fuseau horaire ; écrivez par exemple Europe/Paris.

# A new event.

desk-from-template = À partir d’un modèle
desk-template = Modèle
desk-from-regulation = Plutôt à partir d’un fichier de règlement
desk-regulation = Règlement
desk-regulation-file = Règlement, fichier TOML
desk-regulation-text = Règlement au format TOML
desk-edition = Édition ultérieure
desk-edition-text = Édition ultérieure du code au format TOML
desk-change-regulation = Modifier le règlement
desk-from-file = À partir d’un fichier de compétition
desk-from-file-text = Une compétition commencée dans la salle arrive ici avec tout son journal.
desk-event-file = Fichier de la compétition
desk-event-file-text = Le fichier contient chaque entrée du journal. Travaillez dans la salle sans réseau, puis ramenez-le ici.
desk-download = Télécharger
desk-upload = Ramener le fichier
desk-take-over = Reprendre
desk-file-taken = { $count ->
        [0] Le fichier ne dit rien de nouveau.
        [one] { $count } nouvelle entrée reprise.
       *[other] { $count } nouvelles entrées reprises.
    }
desk-file-differs = Le fichier raconte autre chose que le site : le numéro { $seq } du journal diffère. Rien n’a été changé.
desk-file-differs-next = comparez les deux journaux ; continuez avec l’un d’eux, ou reprenez le fichier comme nouvelle compétition
desk-attached-full = Les fichiers joints à cet événement, avec ceux qu’ils ont remplacés, ne dépassent pas { $megabytes } Mo ensemble ; ceux-ci seraient de trop.
desk-first-day = Premier jour
desk-last-day = Dernier jour
desk-team-boards = Damiers d’un match par équipes
desk-organiser-name = Organisateur, club ou personne
desk-chief-name = Votre nom d’arbitre principal
desk-chief-help = À laisser vide si quelqu’un d’autre dirige le jeu. Personne n’est organisateur et arbitre sous le même nom (FMJD-IV.5).
desk-with-technical = Avec le règlement technique du modèle
desk-make = Créer la compétition

# Entries, registration, check-in.

desk-asked = Demandes d’inscription
desk-applied = Votre demande est enregistrée. Les arbitres y répondront.
desk-applied-already = Une demande à ce nom existe déjà.
desk-answered-already = Cette demande a déjà reçu une réponse.
desk-too-many-applications = Trop de demandes sont en attente ; adressez-vous à l’organisateur.
desk-answer-text = Réponse
desk-message = Message aux arbitres
desk-enter = Inscrire
desk-refuse = Refuser
desk-add = Inscrire un joueur
desk-add-team = Inscrire une équipe
desk-correct = Corriger
desk-player-name = Nom et prénom
desk-player-title = Titre
desk-rating = Classement Elo
desk-federation = Fédération ou région
desk-club = Club
desk-list-number = Numéro de la fédération
desk-born = Naissance
desk-born-help = 2001-05-17, ou l’année seule
desk-sex = Dames ou messieurs
desk-import = Importer une liste
desk-import-file = Liste au format CSV ou XLSX
desk-dry-run = Chercher seulement les erreurs
desk-good-rows = Prendre les lignes sans erreur
desk-list-next = corrigez la liste, ou prenez les lignes sans erreur
desk-no-file = Choisissez d’abord un fichier.
desk-export-csv = Liste CSV
desk-export-xlsx = Liste XLSX
desk-registration = Inscription par les joueurs
desk-registration-open = Les joueurs peuvent demander leur inscription.
desk-registration-closed = L’inscription est fermée.
desk-open-registration = Ouvrir l’inscription
desk-close-registration = Fermer l’inscription
desk-approve = Approuver les inscriptions
desk-approve-text = Le collège des arbitres a vérifié les inscriptions.
desk-approved = approuvé
desk-withdraw = Retirer
desk-left = retiré
desk-absent = Absent
desk-is-absent = absent
desk-next-round = la suivante
desk-further = Suite de la participation après des absences
desk-goes-on = Continue
desk-is-out = Éliminé
desk-prohibit = Séparer deux joueurs
desk-lift = Ils peuvent se rencontrer
desk-other-one = L’autre
desk-if-possible = Seulement si possible
desk-absent-rest = Les non-pointés sont absents
desk-absent-rest-text = Qui n’a pas pointé n’est pas apparié à la ronde suivante.
desk-check-in-anew = Recommencer le pointage
desk-check-in-anew-text = Tous repassent à la table, avant une autre ronde ou un autre jour.

# Teams and officials.

desk-captain = Capitaine
desk-line-ups = Compositions
desk-hand-in = Remettre
desk-seat = Un autre s’est assis
desk-not-your-team = Ce n’est pas votre équipe.
desk-office = Fonction
desk-category = Catégorie
desk-branch = Fédération ou ville
desk-account = Compte sur le site
desk-account-help = Le nom de connexion de cette personne ; elle peut alors exercer sa fonction ici.
desk-appoint = Nommer
desk-relieve = Relever
desk-give-account = Attribuer une fonction à un compte
desk-take-account = Retirer
desk-player-account = Compte d’un joueur ou capitaine
desk-no-account-named = Nommez un compte.
desk-only-administrator = Seul un administrateur du site peut le faire.
desk-committee = Commission d’appel
desk-members = Membres, le président en premier
desk-members-help = Un par ligne ; après une barre oblique, la fédération ou la ville.
desk-reserves = Suppléants
desk-executive = Nommés par le comité exécutif de la FMJD
desk-signed = Signatures
desk-unsigned = Pas encore signé
desk-all-signed = Tous ont signé

# Rounds and results.

desk-pair = Apparier la ronde
desk-seed = Graine du tirage
desk-seed-drawn = tirée par le programme
desk-by-hand = À la main, ou ajusté
desk-how-system = selon le système
desk-how-hand = à la main, selon les mêmes règles
desk-how-override = par décision de l’arbitre principal
desk-how-fix = ces paires d’abord, le programme apparie les autres
desk-pairs = Paires dans l’ordre des tables
desk-pairs-help = Une par ligne, les blancs d’abord : 1 : 4, ou les noms.
desk-free = Sans adversaire
desk-confirmed = Même si ces règles sont enfreintes
desk-rules-broken = { $count ->
        [one] Cet appariement enfreindrait { $count } règle :
       *[other] Cet appariement enfreindrait { $count } règles :
    }
desk-confirm = changez les paires, ou confirmez qu’elles valent malgré tout
desk-paired-by-people = Apparié par des personnes
desk-all-reasons = Toutes les raisons
desk-publish = Publier l’appariement
desk-start = Lancer la ronde
desk-ahead = bien qu’il manque des résultats d’une ronde précédente
desk-close = Clore la ronde
desk-keys = Dans une case : 2, 1, 0 ou + = − pour le joueur de gauche ; +- et -+ si l’un n’est pas venu, -- si aucun ; adj ajournée, x annulée.
desk-typed-results = Résultats saisis : 1 2-0, 2 1-1, Koval 0-2
desk-why-ended = Pourquoi ainsi
desk-write-results = Noter les résultats
desk-correct-result = Corriger un résultat
desk-game-at = Table, table.damier, ou un nom
desk-one-game = Nommez une partie et un résultat.
desk-late = Retard
desk-minutes = Minutes de retard
desk-excused = Pour un motif valable
desk-colours = Couleurs inversées
desk-numbers = Numéros et tirages
desk-numbered = Les numéros sont attribués.
desk-not-numbered = Pas encore de numéros ; l’appariement les donne.
desk-give-numbers = Attribuer les numéros
desk-by-rating = au classement Elo
desk-by-lot = par tirage au sort
desk-by-list = comme tirés dans la salle, un par ligne
desk-draw = Tirer au sort
desk-draw-colour = la couleur du numéro 1
desk-draw-rounds = l’ordre des rondes
desk-draw-ballot = une ouverture
desk-draw-meetings = qui passe après les rencontres à égalité
desk-draw-other = autre chose
desk-draw-what = Objet du tirage
desk-draw-of = Un parmi
desk-field = Qui joue dans cette phase
desk-field-who = Noms ou numéros, un par ligne
desk-field-proposed = comme le dit le règlement
desk-after-round = Après la ronde
desk-as-it-was = tel que connu alors

# Results said at the boards.

desk-boards-text = Chaque damier a un lien. Les deux joueurs disent comment la partie a fini ; si tous deux sont connectés ou donnent leur code et sont d’accord, le résultat est noté en votre nom. Sinon, vous le confirmez.
desk-boards-open = Les résultats sont pris aux damiers au nom de
desk-boards-closed = Les résultats ne sont pas pris aux damiers pour l’instant ; dites-le à l’arbitre.
desk-open-boards = Prendre les résultats aux damiers
desk-close-boards = Ne plus les prendre
desk-codes = Afficher les codes pour téléphones, à imprimer
desk-conflicts = Damiers où les joueurs ne sont pas d’accord
desk-says-white = Les blancs disent
desk-says-black = Les noirs disent
desk-accept = Accepter
desk-i-am = Je joue
desk-how-ended = Comment la partie a fini
desk-won = victoire de
desk-drawn = nulle
desk-confirm-result = Confirmer
desk-both-confirm = Le résultat compte quand les deux l’ont confirmé avec leurs codes ou connectés, sur un ou deux téléphones, ou quand l’arbitre l’accepte.
desk-board-choose = Choisissez qui vous êtes et comment la partie a fini.
desk-disagree = Vous n’êtes pas d’accord. Appelez l’arbitre.
desk-result-stands = Le résultat est noté

# Disputes, papers, the log, the end.

desk-protest = Réclamation
desk-take-protest = Recevoir une réclamation
desk-ruling = Décision
desk-uphold = Accepter
desk-reject = Rejeter
desk-appeal = Devant la commission d’appel
desk-interested = Membres intéressés, qui ne siègent pas
desk-not-your-protest = Ce n’est pas votre réclamation.
desk-interest-complains = C’est votre propre réclamation ou celle de votre équipe : quelqu’un d’autre statue sur l’appel.
desk-interest-plays = Vous jouez la partie contestée : quelqu’un d’autre statue sur l’appel.
desk-interest-arbiter = Vous êtes ou étiez arbitre de cette épreuve : quelqu’un qui ne l’était pas statue sur l’appel. Un membre du comité d’appel saisit la décision avec son propre compte.
desk-game-of-round = Sur la partie de la ronde
desk-number-in-log = Sur un numéro du journal
desk-punish = Infliger une sanction
desk-sanction = Sanction
desk-offence = Pour quoi
desk-happened = Ce qui s’est passé
desk-ladder = L’échelle du code
desk-decide = Trancher un cas non prévu
desk-question = Le cas
desk-decision = La décision
desk-grounds = Fondement
desk-decisions = Décisions
desk-note = Note pour le rapport
desk-notes = Notes
desk-paper = Document
desk-about = Usage
desk-format = Format
desk-exports = Pour d’autres programmes
desk-no-pdf = Ce serveur ne produit pas de PDF ; prenez la page et imprimez-la.
desk-undo-last = Reprendre ce qui a été dit en dernier
desk-undo-one = Reprendre un numéro
desk-undo-text = Rien n’est effacé : le journal montre ce qui fut repris, par qui et pourquoi.
desk-undone = repris
desk-take-back = Reprendre
desk-paired-without = des rondes ont été appariées depuis : laissez le joueur continuer (suite de la participation) et, s’il doit jouer dans la dernière d’entre elles, appariez de nouveau cette ronde
desk-earlier = Plus tôt
desk-zone = Fuseau horaire de la salle
desk-finish = Approuver les résultats
desk-early = Avant terme : tout n’a pas pu être joué
desk-break-off = Interrompre ou annuler
desk-interrupt = Le jeu est interrompu
desk-cancel = Annuler la compétition

# Accounts of officials.

desk-no-such-account = Il n’y a pas de compte « { $text } » sur ce site.

# The connection of the hall
desk-line-lost = La connexion est coupée : rien n’a été envoyé. Ce que vous avez saisi reste sur cette page ; un message dira quand l’envoi sera possible.
desk-line-back = La connexion est rétablie. Envoyez de nouveau le formulaire.
desk-line-restored = Ce que vous aviez saisi est de nouveau dans le formulaire ; il n’a pas encore été envoyé.

# What players and captains do themselves
desk-own = Ma participation
desk-own-nobody = Cette page est pour les joueurs et les capitaines de l’épreuve qui ont un compte. Demandez à l’arbitre de noter votre compte.
desk-own-handed = La composition est remise ; elle peut être changée jusqu’au terme.
desk-own-until = Jusqu’à
desk-own-protest-about = La réclamation va à l’arbitre principal ; contre sa décision vous pouvez saisir le comité d’appel.
desk-own-minutes = Minutes pour cela après la décision
desk-own-captain = Dans une épreuve par équipes, c’est le capitaine qui réclame.
desk-entered-already = { $name } est déjà sur la liste. Si c’est une autre personne du même nom, dites-le ci-dessous ou donnez l’année de naissance.
desk-another-person = une autre personne du même nom
desk-has-come = est venu malgré tout
desk-papers-later = Pas encore disponibles
desk-which-game = Quel jeu ?
desk-other-game = Un autre jeu
desk-as-usual = comme d’usage pour ce système
desk-you-are-entered = Vous êtes inscrit à cette compétition.
desk-pair-options = Comment apparier
desk-more = Plus
desk-more-systems = Autres systèmes
