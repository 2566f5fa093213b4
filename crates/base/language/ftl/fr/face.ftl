# The face of the site: menu, look, names as people say them, the lobby.

# The menu.

menu-play = Jouer
menu-watch = Regarder
menu-learn = Apprendre
menu-compete = Concourir
menu-rules = Règles
menu-lobby = Accueil
menu-running = Parties en cours
menu-archive = Toutes les parties
menu-today = Problème du jour
menu-codes = Règles de tous les jeux
menu-profile = Ma page

# Look and sound.

look-title = Aspect et son
look-text = Conservé dans ce navigateur. Le choix se voit aussitôt.
look-more = Damiers, pièces et plus
look-theme = Couleurs
look-theme-auto = comme le système
look-theme-light = claires
look-theme-dark = sombres
look-contrast = Contraste
look-contrast-auto = comme le système
look-contrast-high = fort
look-board = Damier
look-board-auto = habituel pour le jeu
look-board-wood = bois
look-board-slate = ardoise
look-board-checkers = vert et chamois
look-board-print = imprimé
look-pieces = Pièces
look-pieces-soft = bord doux
look-pieces-turned = tournées
look-pieces-polished = polies
look-pieces-plain = comme en diagramme
look-towers = Tours
look-towers-smooth = lisses
look-towers-milled = bord cannelé
look-coordinates = Noms des cases
look-coordinates-inside = sur le damier
look-coordinates-outside = à côté du damier
look-coordinates-off = aucun
look-sound = Son
look-sound-on = activé
look-sound-off = coupé

# Games, editions and time controls as people say them.

spoken-international = International
spoken-russian = Russe
spoken-brazilian = Brésilien
spoken-english = Anglais
spoken-columns = Colonnes
spoken-lasca = Lasca
spoken-italian = Italien
spoken-spanish = Espagnol
spoken-portuguese = Portugais
spoken-czech = Tchèque
spoken-pool = Pool américain
spoken-thai = Thaï
spoken-frisian = Frison
spoken-frysk = Frysk
spoken-antidraughts = Qui perd gagne
spoken-breakthrough = Percée
spoken-edition = { $game }, { $edition }
spoken-code-fmjd = FMJD
spoken-code-ua2023 = Ukraine 2023
spoken-code-ua2013 = Ukraine 2013
spoken-code-wcdf = WCDF
spoken-code-columns = Code des colonnes
spoken-days = { $number } j
spoken-hours = { $number } h
spoken-minutes = { $number } min
spoken-seconds = { $number } s
spoken-none = sans pendule
spoken-plus = { $time } + { $each }
spoken-moves = { $moves } coups en { $time }
spoken-then = { ", " }puis{ " " }
spoken-again = { $periods }, et ainsi de suite

# The lobby.

lobby-title = Jouez aux dames
lobby-text = Tous les jeux de dames selon leurs règles officielles : en direct, par correspondance, contre le moteur, en tournoi. Gratuit, sans publicité.
lobby-quick = Jouer maintenant
lobby-engine = Jouer contre le moteur
lobby-friend = Jouer avec un ami
lobby-letters = Par correspondance
lobby-options = Plus d’options
lobby-close = Fermer
lobby-own = Vos parties
lobby-your-move = À vous de jouer
lobby-their-move = Au tour de l’adversaire
lobby-watch = À regarder
lobby-solve = Résoudre
lobby-events = Compétitions
lobby-no-events = Aucune compétition n’est annoncée pour le moment.
lobby-all-events = Toutes les compétitions
lobby-sign-in-to-accept = Se connecter pour accepter

# Events.

head-round = Ronde { $round } sur { $of }
head-players = Joueurs : { $number }

# Standings.

wall-standings-during = Classement, ronde { $after } encore en cours

# One offer, one game.

challenge-own = Votre proposition
challenge-invites = Vous êtes invité à une partie de dames.
challenge-your-colour = Votre couleur
game-casual = amicale
game-analyse = Analyser
game-new-opponent = Nouvel adversaire
game-share = Partager
share-link = Lien
share-embed = À afficher sur votre page
share-card = Image à partager
copy = Copier
copied = Copié
account-name-help = De 2 à 24 lettres, chiffres, - et _, sans espaces. Les autres le verront.
head-next = Ronde { $round } :
analysis-try = Jouer mieux
spoken-days-moves = { $days } jours pour { $other } coups
spoken-days-plus = { $days } jours + { $other } par coup
spoken-days-each =
    { $days ->
        [one] { $days } jour par coup
       *[other] { $days } jours par coup
    }
