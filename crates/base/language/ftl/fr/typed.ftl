# Une ligne de commande qui ne peut être lue.

typed-error = erreur :
typed-usage = Usage :
typed-see-help = en savoir plus : { $command } --help
typed-did-you-mean = vouliez-vous dire « { $name } » ?
typed-no-such-command = il n'y a pas de commande « { $name } »
typed-command-missing = « { $name } » demande l'une de ces commandes :
typed-no-such-argument = « { $name } » n'est pas attendu ici
typed-argument-missing = il manque :
typed-conflict = « { $name } » ne peut être employé avec :
typed-value-missing = « { $name } » demande une valeur
typed-bad-value = « { $name } » ne peut être « { $value } »
typed-possible = valeurs possibles : { $values }
typed-too-many = « { $value } » est de trop pour « { $name } »
typed-too-few = « { $name } » demande plus de valeurs
typed-whole-number = il faut un nombre entier, pas trop grand

phrase-rounds-are-numbered-from-1 = les rondes sont numérotées à partir de 1
phrase-name-a-round = indiquez une ronde
phrase-write-rounds-such-as-3-or-3-5-or-2-4 = écrivez les rondes ainsi : 3 ou 3,5 ou 2-4
phrase-write-a-date-such-as-2026-05-01 = écrivez une date ainsi : 2026-05-01
phrase-write-a-date-such-as-2001-05-17-or-a-year = écrivez une date ainsi : 2001-05-17, ou une année
phrase-write-number-text = écrivez NUMÉRO=TEXTE
