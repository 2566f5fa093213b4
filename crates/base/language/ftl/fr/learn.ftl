# Lessons on the board.

learn-title = Apprendre à jouer
learn-intro = Chaque jeu expliqué sur le damier, point par point, avec l’article du code derrière chaque règle. Choisissez un jeu.
learn-how = Essayez chaque point sur son damier : seul ce que les règles permettent peut être joué.
learn-more = Et ensuite
learn-ends = Comment une partie finit nulle
learn-whole = Toutes les règles
learn-coordinates = Noms des cases
learn-coordinates-how = Une case est nommée : touchez-la. Le plus possible en une minute, les Blancs en bas.
learn-needs-script = Cette page a besoin de scripts.
learn-game = Jeu
learn-begin = Commencer
learn-try = Essayez : jouez un coup.
learn-done = C’est ainsi.
learn-again = Encore
learn-find = { $square } (justes { $right }, faux { $wrong })
learn-not = C’était { $touched }. Trouvez { $square }
learn-over = La minute est passée : justes { $right }, faux { $wrong }
