# Ce que la pendule dit d'une cadence.

clock-warning-not-listed = { $rulebook } ne prévoit { $control } dans aucune cadence de cette catégorie ({ $class }) ; les organisateurs peuvent en fixer une autre
clock-warning-no-list-for-class = { $rulebook } ne prévoit aucune cadence pour cette catégorie ({ $class }) ; le règlement la fixe
clock-warning-also-listed-as = la même cadence est prévue aussi pour une autre catégorie : { $class } ({ $name })
clock-warning-long-blitz-increment = { $each } par coup, c'est beaucoup pour un blitz dont l'incrément n'est pas précisé
clock-warning-too-long-for-quick = une partie rapide dure au plus 60 minutes pour chaque joueur, et non { $time }
clock-warning-mechanical-increment = une pendule mécanique ne peut pas ajouter de temps à chaque coup
