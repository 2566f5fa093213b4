# What is not done at a contest, and why.
contest-act-no-office = aucune fonction ne s’appelle « { $text } »
contest-act-no-composition = il n’y a pas de composition { $number } ; compositions envoyées : { $found }
contest-act-bad-file = les compositions sont illisibles : { $why }
contest-act-too-few = compositions demandées : { $wanted } ; avec une solution : { $found }
contest-act-one-work = une seule œuvre en remplace une autre ; œuvres envoyées : { $found }
contest-act-no-points = « { $text } » ne dit pas de points : écrivez 2, ou un texte et ses points comme TEXTE=0.5
contest-act-unread = le programme ne peut pas lire cette solution : { $why } ; dites vous-même ce qui compte, par les numéros de la clé
