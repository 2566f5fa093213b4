## Which order decides on equal points

order-from-regulation = En cas d'égalité, selon le règlement :
order-from-code = En cas d'égalité, selon le code :
order-from-nobody = En cas d'égalité les places sont partagées : ni le code ni le règlement n'ont d'ordre.
order-changed = Changé après le début (fait { $seq }) : { $reason }
order-prize = prix
