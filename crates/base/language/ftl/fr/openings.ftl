# Openings by name.

opening-old-game = Vieille partie
opening-city-game = Partie de la ville
opening-city-game-declined = Partie de la ville refusée
opening-reversed-crossroads = Carrefour inversé
opening-reversed-crossroads-declined = Carrefour inversé refusé
opening-kaulen = Jeu de Kaulen
opening-philippov = Jeu de Philippov
opening-stake = Pieu
opening-reversed-stake = Pieu inversé
opening-kukuev = Sacrifice de Koukouïev
opening-chefneux = Début Chefneux
