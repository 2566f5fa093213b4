## Which order decides on equal points

order-stands-from-regulation = En cas d'égalité, selon le règlement :
order-stands-from-edition = En cas d'égalité, selon l'édition ultérieure du code :
order-stands-from-code = En cas d'égalité, selon le code :
order-stands-from-nobody = En cas d'égalité les places sont partagées : ni le code ni le règlement n'ont d'ordre.
order-changed = Changé après le début (fait { $seq }) : { $reason }

## A later edition of a code

edition-source = Où se trouve son texte
edition-from = En vigueur depuis
edition-until = En vigueur jusqu'au
edition-order = Ordre à égalité de points
edition-team-order = Ordre à égalité de points, équipes
edition-changes = Autrement sur le jeu
edition-no-changes = Sur le jeu, elle dit ce que dit le règlement intégré.
edition-before = Intégré
edition-now = Dans cette édition
edition-try = Collez une édition ultérieure du code pour voir ce qu'elle dit autrement. Une compétition se joue sous elle quand le même texte est collé dans le formulaire d'une nouvelle compétition.
