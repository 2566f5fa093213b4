# Messages between members.

messages-title = Messages
messages-none = Pas encore de messages. La page d’un joueur a un bouton pour cela.
messages-from = Qui peut m’écrire
messages-from-all = tout le monde
messages-from-followed = ceux que je suis
messages-from-nobody = personne
messages-about = On peut toujours répondre à qui vous a écrit. Trois messages au plus vont à qui n’a pas répondu, et personne n’écrit à qui l’a bloqué.
messages-no-choice = Choisissez qui peut vous écrire.
messages-text = Votre message
messages-send = Envoyer
messages-write = Écrire un message
messages-delete = Tout retirer
messages-really-delete = Vraiment retirer
messages-own = Personne ne s’écrit à soi-même.
messages-length = Un message a de 1 à { $most } lettres.
messages-unwanted = Il ne prend pas de messages de ceux qu’il n’a pas choisis.
messages-full = Il garde autant de messages qu’il peut, il n’en reçoit donc plus.
messages-unanswered = Il n’a pas encore répondu à { $most } messages ; attendez sa réponse.
messages-strangers = Vous avez écrit aujourd’hui à { $most } personnes qui n’ont pas répondu ; attendez un jour.
messages-unseen = nouveaux : { $number }
