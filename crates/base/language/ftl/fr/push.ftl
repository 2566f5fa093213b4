# Messages to browsers that are closed.

push-title = Notifications sur vos appareils
push-text = Votre navigateur peut vous en avertir aussitôt, même si aucune page de ce site n’est ouverte. Le message passe par le service de l’éditeur du navigateur, mais seul votre navigateur peut le lire.
push-devices = Appareils
push-no-devices = Aucun appareil n’est encore averti.
push-device = appareil
push-label = Le nom que vous donnez à cet appareil
push-on = M’avertir sur cet appareil
push-kinds = De quoi
push-added = Cet appareil sera désormais averti.
push-removed = L’appareil n’est plus averti.
push-saved = Enregistré.
push-denied = Votre navigateur ne le permet pas : changez cela dans ses réglages pour ce site.
push-failed = Cela n’a pas marché. Réessayez, ou avec un autre navigateur.
push-no-browser = Ce navigateur ne reçoit pas de tels messages.
push-not-here = Les navigateurs n’acceptent de messages que des sites en https ou sur localhost.
push-script = Il faut pour cela que les scripts soient permis.
push-move = { $opponent } a joué { $move }.
