# Forms that come too fast.

site-too-often = Trop souvent
site-too-often-text = Trop de formulaires ont été envoyés d’ici en peu de temps. Rien de celui-ci n’a été retenu. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.

# At a board.

console-other-chooses = Le choix appartient à l’adversaire de celui qui a commis l’irrégularité.
