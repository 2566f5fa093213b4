# Offers of games in full, and ratings.

seek-more = Autres conditions
seek-opening = Ouverture
seek-opening-usual = La position habituelle
seek-drawn = Ouverture tirée au sort
seek-micro-match = Deux parties depuis la même ouverture, couleurs inversées, comptent pour une
seek-match = Micro-match
seek-start = Position (FEN)
seek-start-help = Vide : la position habituelle. Par exemple W:W31-50:B1-20. Ces parties ne sont pas classées.
seek-absence = Si un joueur perd la connexion
seek-absence-wait = Sa pendule tourne, rien de plus
seek-absence-claim = Après { $number } secondes à son tour, l’autre peut réclamer la partie
seek-delay = Les spectateurs voient les coups
seek-delay-none = Tout de suite
seek-delay-minutes = { $number ->
    [one] { $number } minute plus tard
   *[other] { $number } minutes plus tard
}
match-first = Première partie d’un micro-match
match-second = Seconde partie d’un micro-match
match-score = Match
ballot-russian = 745 ouvertures
ballot-brazilian = 736 ouvertures
ballot-small-150 = 150 ouvertures sur 64 cases
ballot-english-2 = Tirage de deux coups
ballot-english-3 = Tirage de trois coups
ballot-english-4 = Tirage de quatre coups
ballot-english-5 = Tirage de cinq coups
ballot-english-11 = Tirage à onze pions
rating-title = Classement
rating-rated = Classée
rating-guest = Connectez-vous pour jouer des parties classées.
rating-none = Pas encore de partie classée.
rating-provisional = provisoire
rating-course = Évolution du classement
rating-text = Glicko-2, un classement pour chaque jeu et chaque cadence. Dix-neuf fois sur vingt, la force réelle est dans les limites indiquées.
rating-anew = Recalculer tous les classements
rating-anew-text = Tous les classements sont recalculés à partir des parties, dans l’ordre où elles ont fini.
admin-act-ratings-anew = nouveau calcul de tous les classements
pace-bullet = Bullet
pace-blitz = Blitz
pace-rapid = Rapide
pace-classical = Classique
pace-correspondence = Correspondance
seek-own-control = Une autre cadence
