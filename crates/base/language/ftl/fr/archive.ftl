# Chercher des parties, en reprendre de fichiers, et leurs images.
search-more = Autres conditions
search-opponent = Contre
search-white = Gain des blancs
search-black = Gain des noirs
search-draw = Nulle
search-from = Du
search-until = Au
search-opening = Premiers coups
search-opening-help = Comme on les note, par exemple 1. c3-d4 d6-c5.
search-position = Position
search-position-help = En FEN, par exemple W:Wc3,d4:Be5.
search-fits-nothing = Aucun jeu ne permet de jouer ces coups ou de lire cette position. Corrigez-les ou choisissez le jeu.
search-no-place = Ce n’est pas un endroit de la liste.
import = Importer des parties
import-text = D’un fichier PDN : les bonnes parties sont gardées, se cherchent et se rejouent comme les autres ; ce qui ne va pas dans le reste est indiqué par ligne et colonne. Les parties déjà présentes sont reconnues.
import-mark = d’un fichier
import-as-file = Comme le dit le fichier
import-file = Fichier PDN
import-largest = Au plus { $megabytes } Mo.
import-take = Importer
import-files = Vos fichiers
import-too-large = Le fichier dépasse { $megabytes } Mo ; coupez-le en plusieurs.
import-no-file = Choisissez un fichier.
import-busy = Votre fichier précédent est encore en cours ; attendez la fin.
import-done = Terminé.
import-games = { $count ->
    [one] { $count } partie trouvée
    [many] { $count } parties trouvées
   *[other] { $count } parties trouvées
}
import-kept = { $count ->
    [one] { $count } partie importée
    [many] { $count } parties importées
   *[other] { $count } parties importées
}
import-known = { $count ->
    [one] { $count } partie était déjà là
    [many] { $count } parties étaient déjà là
   *[other] { $count } parties étaient déjà là
}
import-refused = { $count ->
    [one] { $count } partie laissée de côté
    [many] { $count } parties laissées de côté
   *[other] { $count } parties laissées de côté
}
import-show = Montrer les parties des fichiers
import-faults = Ce qui ne va pas dans le fichier
import-where = Où
import-what = Quoi
import-then = Suite
import-place = partie { $game }, ligne { $line }, colonne { $column }
import-fault-kept = importée tout de même
import-fault-left = laissée de côté
import-more = { $count ->
    [one] Et { $count } faute de plus.
    [many] Et { $count } fautes de plus.
   *[other] Et { $count } fautes de plus.
}
import-another = Un autre fichier
import-remove = Supprimer cette partie
import-played-here = Cette partie a été jouée ici ; elle reste.
import-from = Du fichier { $source }
tokens-scope-import = Importer et supprimer des parties
picture-svg = Image (SVG)
picture-gif = Image animée (GIF)
