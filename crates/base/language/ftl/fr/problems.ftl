# Compositions: the register, the editor, proofs, and problems to be solved on the board.

problem-register = Problèmes
problem-about = Problèmes, études et tâches d’enfermement, chacun avec sa preuve. Les solutions sont cachées jusqu’à ce que vous les demandiez.
problem-today = Problème du jour
problem-none-today = Il n’y a pas encore de problème du jour : le registre n’a aucune composition prouvée correcte que l’on puisse jouer.
problem-editor = Nouvelle composition
problem-editor-about = Placez les pions, dites ce que doit faire le camp au trait, et le verdict paraît dessous : prouvé, réfuté, ou honnêtement non décidé.
problem-history = Mes solutions
problem-history-about = Vous seul voyez cette page.
problem-variant = Variante
problem-genre = Genre
problem-verdict = Verdict
problem-author = Auteur
problem-any = tous
problem-like = Semblables à cette position (FEN)
problem-like-hint = Trouvées même décalées, réfléchies, retournées avec échange des couleurs ou un peu changées. Il faut choisir la variante.
problem-which-variant = Choisissez la variante pour chercher une position.
problem-search = Chercher
problem-book = Ces œuvres en livre (PDF)
problem-none = Rien n’a été trouvé.
problem-pages = Pages
problem-later = Plus récents
problem-earlier = Plus anciens
problem-task = Énoncé
problem-task-hint = gain, nulle, enfermer 1D+2P, qui perd gagne
problem-task-win = Les blancs gagnent
problem-task-draw = Les blancs annulent
problem-task-win-black = Les noirs gagnent
problem-task-draw-black = Les noirs annulent
problem-task-lock = Enfermer { $what }
problem-task-giveaway = Qui perd gagne
problem-code = Code
problem-code-ua2013 = Ukraine, 2013
problem-code-ua2023 = Ukraine, 2023
problem-code-columns = Dames à colonnes
problem-kind = Sorte
problem-kind-basic = ordinaire
problem-kind-black-first = les noirs commencent
problem-kind-white-first = les blancs commencent, les noirs ont l’énoncé
problem-kind-either-first = quel que soit le trait
problem-kind-practical = problème pratique
problem-kind-help = les camps s’entraident
problem-kind-turn-changes-task = autre énoncé si les noirs commencent
problem-kind-turned-board = autre énoncé sur le damier retourné
problem-kind-several-solutions = plusieurs solutions voulues
problem-kind-pictorial = figurative
problem-kind-retrograde = rétrograde
problem-kind-conceit = pions à ajouter ou à ôter
problem-solution-typed = Solution de l’auteur en notation abrégée (facultative)
problem-prove = Prouver
problem-source = Source
problem-date = Date
problem-entered = Inscrit
problem-authors = Auteurs : Nom, Prénom ; plusieurs séparés par des points-virgules
problem-save = Inscrire au registre
problem-save-it = Inscrire
problem-sign-in = Connectez-vous pour inscrire des compositions
problem-sign-in-history = Connectez-vous, et vos solutions seront conservées
problem-solve = Résoudre
problem-edit = Ouvrir dans l’éditeur
problem-pdn = PDN
problem-svg = SVG
problem-page = Page de la composition
problem-solution = Solution et rapport
problem-show-solution = Montrer la solution et le rapport
problem-show-warning = Si vous êtes en train de le résoudre, vous y renoncez.
problem-withdraw = Retirer
problem-withdraw-text = Elle ne sera plus listée, trouvée ni choisie pour un jour. Ce que d’autres ont résolu reste dans leur historique.
problem-withdraw-really = Retirer
problem-withdrawn = Retirée
problem-withdrawn-text = Cette composition a été retirée.
problem-known = Le registre contient déjà cette position avec cet énoncé : { $address }
problem-most = Vous avez déjà inscrit { $most } compositions, c’est le maximum.
problem-forerunners = Œuvres semblables au registre
problem-proof-gone = Cette preuve n’est plus conservée. Recommencez-la.
problem-step-proving = Preuve de l’énoncé…
problem-step-walking = Examen de la solution…
problem-step-first-moves = Premiers coups examinés : { $done } sur { $all }
problem-waits = En attente ; avant elle : { $number }
problem-ended = La preuve est terminée.
problem-effort = Examinée pendant { $seconds } s, sans tables de finales.
problem-effort-tables = Examinée pendant { $seconds } s, avec tables de finales.
problem-verdict-proven = prouvé
problem-verdict-refuted = réfuté
problem-verdict-not-decided = non décidé
problem-others = Autres chemins vers le but
problem-failures = Où la solution de l’auteur échoue
problem-lines = Variantes
problem-refuted = Premiers coups qui échouent, et pourquoi
problem-report = Rapport selon le code
problem-state = État
problem-requirement = Exigence
problem-finding = Constat
problem-clause = Article
problem-state-met = rempli
problem-state-broken = enfreint
problem-state-not-decided = non décidé
problem-state-warning = à examiner
problem-state-fact = fait
problem-way-thematic = thématique
problem-way-only = seule réfutation
problem-way-transposition = interversion de coups
problem-way-other-move = autre coup vers la même case
problem-way-other-capture = autre prise, même position
problem-way-other-capture-changed = autre prise, autre position
problem-way-inexact-move = coup de dame imprécis
problem-way-inexact-capture = prise de dame imprécise
problem-way-other-sacrifice = autre sacrifice
problem-way-prolongation = prolongation
problem-way-other-last-move = autre dernier coup
problem-way-side-solution = solution parallèle
problem-genre-classical-miniature = miniature classique
problem-genre-miniature = miniature
problem-genre-problem = problème
problem-genre-small-problem = petit problème
problem-genre-medium-problem = problème moyen
problem-genre-large-problem = grand problème
problem-genre-giant-problem = problème géant
problem-genre-practical-problem = problème pratique
problem-genre-king-problem = problème à dames
problem-genre-study = étude
problem-genre-lock-task = tâche d’enfermement
problem-genre-lock-miniature = miniature d’enfermement
problem-genre-positional-ending = finale positionnelle
problem-not-playable = Cette composition ne peut être résolue en jouant : il faut qu’elle soit prouvée correcte.
problem-your-move = Trait aux blancs : trouvez la solution.
problem-your-move-black = Trait aux noirs : trouvez la solution.
problem-right = Juste.
problem-right-too = Cela mène aussi au but ; la solution continue par son propre coup.
problem-another = Cette défense est parée. Les noirs en essaient une autre.
problem-wrong = { $move } ne mène pas au but.
problem-over = Vous en avez déjà fini avec celui-ci.
problem-progress = Défense { $done } sur { $all } · coups faux : { $mistakes }
problem-move = Votre coup
problem-play = Jouer
problem-solve-help = Sur le damier : les flèches vont de case en case, Entrée prend et pose. Ou choisissez le coup dans la liste.
problem-streak = Jours de suite
problem-longest = Plus longue série
problem-sum = Points en tout
problem-solved-count = Résolus
problem-begun = Commencé
problem-day = Problème du
problem-result = Résultat
problem-mistakes = Coups faux
problem-points-title = Points
problem-attempt-open = inachevé
problem-attempt-shown = solution montrée
problem-attempt-solved = résolu
problem-no-attempts = Vous n’avez encore rien résolu.
problem-no-variant = Cette variante n’existe pas.
problem-no-task = « { $text } » n’est pas un énoncé : écrivez gain, nulle, qui perd gagne ou ce qu’il faut enfermer, par exemple enfermer 1D+2P.
problem-no-kind = Il n’y a pas de sorte de composition « { $text } ».
problem-no-code = Il n’y a pas de code « { $text } ».
problem-other-code = Ce code ne traite pas de cette variante.
problem-no-solution = La solution ne peut être lue : { $text }
problem-too-long = Un texte est trop long : { $most } caractères au plus.
problem-no-author = Nommez au moins un auteur.
problem-many-authors = Nommez au plus { $most } auteurs.
problem-no-date = « { $text } » n’est pas une date : écrivez 1987, 1987-05 ou 1987-05-23.
problem-days = { $number ->
    [one] { $number } jour
   *[other] { $number } jours
}
problem-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
problem-solved = { $points ->
    [one] Résolu, chaque défense parée : { $points } point.
   *[other] Résolu, chaque défense parée : { $points } points.
}
problem-doubtful = { $number ->
    [one] { $number } autre coup n’a pu être décidé.
   *[other] { $number } autres coups n’ont pu être décidés.
}
problem-level-easy = Facile
problem-level-medium = Moyenne
problem-level-hard = Difficile
problem-to-find =
    { $number ->
        [one] { $number } coup à trouver
       *[other] { $number } coups à trouver
    }
