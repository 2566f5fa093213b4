# Forms that come too fast.

site-too-often = Trop souvent
site-too-often-text = Trop de formulaires ont été envoyés d’ici en peu de temps. Rien de celui-ci n’a été retenu. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.

# At a board.

console-other-chooses = Le choix appartient à l’adversaire de celui qui a commis l’irrégularité.

# The outbox, and how well somebody has played.

admin-outbox = Courrier
admin-outbox-waiting = en attente d’envoi : { $number }
admin-outbox-late = dont refusés jusqu’ici par le serveur de courrier : { $number }
admin-outbox-lost = n’ont pu être remis : { $number }
admin-outbox-trouble = Le serveur de courrier ne prend pas tout ; le journal dit pourquoi. Les envois sont retentés pendant trois jours.
public-performance = Performance de classement
