# Les feuilles d'une partie : feuilles de notation et bulletins.

sheet-title = Feuille de notation
# À qui est la feuille, et quel exemplaire.
sheet-original = { $color }, original
sheet-copy = { $color }, copie
sheet-event = Compétition
sheet-place = Lieu
sheet-stage = Phase ou groupe
sheet-date = Date
sheet-round = Ronde
sheet-table = Table, damier
sheet-variant = Jeu
sheet-control = Cadence
sheet-about = Numéro, équipe, Elo
sheet-position = Position
sheet-result = Résultat
sheet-time-used = Temps utilisé, { $color }
sheet-arbiter = Arbitre
sheet-duty = La feuille reste visible sur la table pendant la partie. La partie terminée, les deux joueurs comparent leurs relevés, inscrivent le temps utilisé et le résultat, signent les deux feuilles et remettent les originaux à l'arbitre.

bulletin-round = ronde { $round }
bulletin-after = Après { $move }
bulletin-white-to-move = Trait aux Blancs
bulletin-black-to-move = Trait aux Noirs
bulletin-unplayable = (Le coup suivant n'est pas jouable ici ; il est reproduit, avec la suite, tel qu'il est écrit.)
