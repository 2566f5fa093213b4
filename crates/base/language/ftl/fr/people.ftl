# Joueurs : recherche, suivi, les plus forts.

people-title = Joueurs
people-name = Nom ou une partie
people-found = Trouvés
people-nobody = Personne ne s’appelle ainsi.
people-following = Vous suivez
people-none = Vous ne suivez encore personne. La page d’un joueur a un bouton pour cela.
people-playing = Jouent en ce moment
people-follow = Suivre
people-unfollow = Ne plus suivre
people-followers = Abonnés
people-not-followed = On ne suit ni soi-même, ni qui vous a bloqué, ni plus de cinq cents personnes.
people-best = Les plus forts
people-no-ratings = Personne n’a encore de classement assez sûr.
people-sure = Seuls figurent les classements qui ne sont pas provisoires.
people-results = Résultats
people-colour = Couleur et ouverture
people-won = Gagnées
people-drawn = Nulles
people-lost = Perdues
people-favourites = Parties préférées
people-favour = Montrer sur ma page
people-unfavour = Ne plus montrer sur ma page
people-not-favoured = Une page montre cent parties au plus.
people-name-whole = Nom
