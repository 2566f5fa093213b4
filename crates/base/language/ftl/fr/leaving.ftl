## Leaving for good

admin-act-account-forgotten = a oublié quelqu'un pour toujours
admin-act-data-handed-out = a remis les données
admin-data = Remettre les données
admin-forget = Oublier pour toujours
book-forget = Oublier pour toujours
book-forget-not = Cette personne n’a pas pu être oubliée : sans elle, les livres n’auraient plus de sens.
book-forget-text = Son nom et tout ce qui est privé disparaissent des livres ; résultats, classements, normes et titres restent sous son numéro. C’est irréversible.
admin-act-name-forgotten = a retiré un nom des parties de fichiers
admin-act-club-closed = a fermé le club
admin-act-club-reopened = a rouvert le club
admin-names = Noms dans les parties de fichiers
admin-names-empty = Écrivez le nom.
admin-names-forget = Retirer ce nom
admin-names-text = Qui le demande n’est plus nommé dans les parties venues de fichiers : coups et résultats restent, le nom devient « ? ». C’est irréversible.
