# What scripts on the pages of compositions say.

problem-close = Fermer le damier
problem-stop = Arrêter la preuve
problem-proof = Preuve d’une composition
problem-stopped = La preuve a été arrêtée : rien n’est décidé.
problem-live = Prouver pendant que je modifie
problem-got = Points : { $points }
