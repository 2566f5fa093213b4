# Antécédents : pourquoi une œuvre du registre a été trouvée.

forerunner-same-position = la même position
forerunner-same-final = { $count ->
    [one] la même figure finale de { $count } pièce
   *[other] la même figure finale de { $count } pièces
}
forerunner-turned = retournée avec échange des couleurs
forerunner-reflected = en miroir
forerunner-in-main-road = en miroir par rapport à la grande diagonale
forerunner-files-right = { $count ->
    [one] décalée de { $count } colonne vers la droite
   *[other] décalée de { $count } colonnes vers la droite
}
forerunner-files-left = { $count ->
    [one] décalée de { $count } colonne vers la gauche
   *[other] décalée de { $count } colonnes vers la gauche
}
forerunner-rows-up = { $count ->
    [one] décalée de { $count } rangée vers le haut
   *[other] décalée de { $count } rangées vers le haut
}
forerunner-rows-down = { $count ->
    [one] décalée de { $count } rangée vers le bas
   *[other] décalée de { $count } rangées vers le bas
}
forerunner-moved = { $count ->
    [one] { $count } pièce déplacée
   *[other] { $count } pièces déplacées
}
forerunner-added = { $count ->
    [one] { $count } pièce ajoutée
   *[other] { $count } pièces ajoutées
}
forerunner-removed = { $count ->
    [one] { $count } pièce retirée
   *[other] { $count } pièces retirées
}
forerunner-promoted = { $count ->
    [one] { $count } pièce d’un autre rang
   *[other] { $count } pièces d’un autre rang
}
forerunner-rebuilt = { $count ->
    [one] { $count } tour de composition différente
   *[other] { $count } tours de composition différente
}
