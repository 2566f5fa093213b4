# Ce qui est équitable : premiers coups, places dans les files, résultats depuis un damier.

live-first-move = Les pendules partent au premier coup ; sans coup en { $within }, la partie est annulée.
live-never-begun = Partie annulée : aucun coup joué à temps avant que les deux aient joué ({ $of })

## Results said at a board

desk-board-code = Votre code
desk-board-code-help = Sur le billet que l’arbitre vous a donné ; inutile si vous êtes connecté comme ce joueur. Sans lui, l’arbitre doit confirmer le résultat.
desk-board-wrong-code = Ce n’est pas le code du joueur de ce côté.
desk-board-code-needed = Seul le joueur lui-même peut choisir, connecté ou avec son code ; sinon dites-le à l’arbitre.
desk-board-too-many-codes = Trop de codes ont été essayés ici. Attendez un peu, ou dites-le à l’arbitre.
desk-board-said = Le joueur a dit autre chose avec son code ; on ne peut le changer sans lui.
desk-board-waits = Les deux disent la même chose. L’arbitre doit le confirmer, car il n’est pas certain qui l’a dit.
desk-agreed = Damiers où les deux disent la même chose, sans codes
desk-accept-agreed = Tout accepter
desk-player-codes = Codes des joueurs
desk-player-codes-text = Donnez une fois à chaque joueur son code, sur un billet. Avec lui, ou connecté, il confirme les résultats sur n’importe quel téléphone, et quand les deux l’ont fait le résultat compte aussitôt.

## Shares and offers

share-own = Vous en avez déjà { $most } en attente, c’est le maximum.
share-address = { $most } attendent déjà depuis chez vous, c’est le maximum. Les membres ont plus de place.
share-guests = { $most } d’invités attendent déjà ; les autres places sont gardées aux membres. Connectez-vous ou réessayez plus tard.
share-all = { $most } attendent déjà, c’est le maximum. Réessayez plus tard.
share-games = { $most } parties sont déjà en cours, c’est le maximum pour une personne ou une adresse. Terminez-en d’abord quelques-unes.
admin-offers = Offres de parties
admin-offers-clear = Les retirer toutes
admin-act-offers-cleared = a retiré toutes les offres de parties
admin-offers-open = ouvertes : { $number }
