# Documents des simultanées et du jeu par correspondance, arbitre d’une simultanée.

## An arbiter

simul-arbiter = Arbitre (compte)
simul-arbiter-about = L’arbitre donne des remarques et contrôle le décompte des coups si vous en doutez à la chute de votre drapeau. Peut rester vide.
simul-no-arbiter = Ce compte n’existe pas, ou c’est le vôtre.
simul-own-flag = Votre drapeau est tombé
simul-own-flag-about = Si vous pensez que l’adversaire a mal compté les coups, appelez l’arbitre dans la minute ; sinon la partie est perdue.
simul-doubt = Appeler l’arbitre : le décompte est faux
simul-admit = Le drapeau est bien tombé
simul-check = Décompte des coups à contrôler
simul-check-about = L’arbitre contrôle la notation sous les yeux de l’adversaire, à l’écart des autres parties. Une notation fausse perd. (FMJD-VIII.B.12, FMJD-VIII.B.13)
simul-moves-made = Coups joués
simul-count-wrong = La notation est fausse
simul-count-right = La notation est juste
simul-remark = Remarque
simul-disqualify = Disqualifier

## Papers

simul-papers = Documents
simul-slips = Fiches des damiers
simul-results = Résultats de la simultanée
simul-check-sheet = Performance : feuille de contrôle de l’annexe XI
simul-opponent = Adversaire
simul-member = Club
simul-giver-colour = Le simultaniste a
simul-your-colour = Votre couleur
simul-result = Résultat
simul-won = Gagnées
simul-drawn = Nulles
simul-lost = Perdues
simul-on = Inachevées
simul-chief = Arbitre principal
simul-criterion = Critère
simul-needed = Exigé
simul-found = Constaté
simul-verdict = Rempli ?
simul-recognised = Tous les critères sont remplis : la fédération peut proposer la performance (FMJD-XI.1).
simul-not-recognised = Tous les critères ne sont pas remplis.
simul-rule-normal = Ne jouez que lorsque le simultaniste est devant votre damier, et alors aussitôt. Jouez seul. Deux pions de moins sans dame : la partie est perdue.
simul-rule-clocks = Notez chaque coup et appuyez sur la pendule. Votre notation doit être juste à la chute du drapeau du simultaniste.
simul-rule-blindfold = Ne jouez que lorsque votre damier est annoncé, et dites clairement le coup. Notez chaque coup.

## Beauty prizes

beauty-sheet = Prix de beauté : feuille d’un juge
beauty-prizes = Prix de beauté
beauty-of-game = La partie complète la plus intéressante
beauty-of-novelty = La meilleure nouveauté d’ouverture
beauty-of-ending = La plus belle fin de partie
beauty-of-combination = La plus belle combinaison
beauty-order = Votre ordre par numéros, la meilleure d’abord
beauty-judge = Juge
beauty-players = Joueurs
beauty-sum = Somme des places

## Papers of correspondence

letters-papers = Documents
letters-schedule = Calendrier de la compétition par correspondance
letters-game-sheet = Notation d’une partie par correspondance
letters-table = Tableau de la compétition par correspondance
letters-letter = Lettre de l’arbitre
letters-letter-appeal = Appel de cette décision peut être fait à l’organisateur jusqu’au { $until } ({ $clause }).
letters-letter-judge = Appel de cette décision peut être fait à l’arbitre jusqu’au { $until } ({ $clause }).
letters-adjudicator = Adjudicateur
letters-letter-final = Cette décision est sans appel ({ $clause }).
letters-reversed = Partie inversée : gagne qui n’a plus de coup
letters-letter-protest = Une réclamation avec analyse est possible jusqu’au { $until } ({ $clause }).
letters-player = Joueur
letters-start = Premier jour
letters-breaks = Pauses : combien, jours en tout
letters-term = Délai
letters-terms = Délais
letters-number-of = N°
letters-moves-games = Parties

## Terms of the codes

letters-term-objection = pour s’opposer à une réclamation
letters-term-ruling = pour que l’arbitre décide
letters-term-least-after-overstep = minimum de jours de la première étape après un dépassement
letters-term-false-claim = jours de pénalité pour une réclamation fausse
letters-term-repeat = pour répéter le coup sans réponse
letters-term-inquiry = pour demander le premier coup qui n’est pas venu
letters-term-warn = pour prévenir d’un long retard
letters-term-silence = silence valant retrait
letters-term-penalty = jours de pénalité pour une faute qui a arrêté le jeu
letters-term-undated = jours de pénalité pour des lettres sans dates
letters-term-complaint = pour se plaindre sans frais
letters-term-before-break = aux coups arrivés autant de jours avant une pause, on répond avant
letters-term-after-break = pour renvoyer le coup après une pause
letters-term-record = pour envoyer la notation
letters-term-analyses = pour envoyer les analyses
letters-term-adjudication-months = pour adjuger, en mois
letters-term-protest = pour réclamer contre le verdict
letters-term-protest-ruling = pour décider de la réclamation
letters-term-appeal = pour faire appel
letters-term-loss-at = le dépassement qui perd, par numéro
letters-term-break-days = jours de pause sur 64 cases
letters-term-break-days-100 = jours de pause sur 100 cases
