## Which order decides on equal points

order-stands-from-regulation = En cas d'égalité, selon le règlement :
order-stands-from-edition = En cas d'égalité, selon l'édition ultérieure du code :
order-stands-from-code = En cas d'égalité, selon le code :
order-stands-from-nobody = En cas d'égalité les places sont partagées : ni le code ni le règlement n'ont d'ordre.
order-changed = Changé après le début (fait { $seq }) : { $reason }
order-prize = prix
