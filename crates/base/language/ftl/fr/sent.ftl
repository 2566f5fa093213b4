# Files that people send, and papers that are set for them.

sent-busy = Le serveur lit les fichiers d'autres personnes. Réessayez dans une minute.
sent-broken = Le fichier ne peut être lu : la lecture a été interrompue.
sent-broken-off = La lecture a été interrompue ici : le fichier contient trop de choses, ou le serveur allait s'arrêter.
sent-zero = Un texte contient un caractère nul, ce qu'aucun texte ne peut contenir.
sent-too-large = Le fichier est trop grand : { $kilobytes } ko au plus.
sent-too-many-facts = Il y a plus de { $most } faits.

press-busy = Les documents d'autres personnes sont en cours d'impression. Réessayez dans une minute.
press-parts = Ce document a { $cells } cellules ; en PDF, on en compose au plus { $most } à la fois. Demandez-le en { $parts } parties, avec part=1 à part={ $parts } dans l'adresse, ou prenez le tableur.
press-too-long = Ce document a { $cells } cellules ; en PDF, on en compose au plus { $most }. Prenez le tableur ou la page.
