backups-title = Copies du site
backups-trouble = La dernière copie a échoué ; les précédentes sont gardées :
backups-good = La dernière bonne copie date du
backups-none = Aucune copie n’a encore été faite.
backups-folder = Elles se trouvent dans
backups-every = Fréquence
backups-every-help = Par exemple 24h, 90m ou 7d ; vide : aucune copie.
backups-keep = Combien en garder
backups-now = En faire une maintenant
backups-holds =
    {$rows ->
        [one] {$rows} ligne
       *[other] {$rows} lignes
    }, {$bytes} octets, relue en entier
backups-wrong = Écrivez la fréquence comme 24h, 90m ou 7d (une minute au moins) et le nombre de 1 à 1000.
backups-certificate = Le certificat du site est valable jusqu’au
backups-no-certificate = Pas encore de certificat : le site attend l’autorité.
backups-certificate-trouble = Aucun nouveau certificat n’a pu être obtenu :
admin-act-backup-made = a fait une copie du site
admin-act-backups-set = a changé la façon de copier
admin-facts-damaged = Ce qui est conservé n’est pas ce qui a été écrit. Restaurez une bonne copie ; le journal en dit plus.
admin-facts-good = Faits restés tels qu’ils ont été écrits : { $number }
admin-facts-looking = Faits examinés jusqu’ici : { $number }
