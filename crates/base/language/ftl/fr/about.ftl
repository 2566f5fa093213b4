# Pages about the site itself.

# About the site, privacy, contact, licences.

about-title = À propos
about-what = Ce que c’est
about-what-text = Un lieu pour tout le sport des dames : parties en direct et par correspondance, tournois selon les règles, problèmes et leurs preuves, séances, concours et registres d’une fédération. Le site connaît les codes officiels article par article, et chaque décision cite le sien.
about-free = Libre
about-free-text = Rien ne coûte rien et il n’y a pas de publicité. Le programme est un logiciel libre : chacun peut tenir son propre site avec lui.
about-engine = Le moteur
about-engine-text = Damier joue, analyse et prouve avec son propre moteur, du niveau débutant à celui de maître. Dans les parties classées, personne ne peut lui demander d’aide.
about-version = Version { $version }
privacy-title = Vie privée
privacy-kept = Ce qui est conservé
privacy-kept-text = Les parties, avec les noms de ceux qui les ont jouées ; d’un compte, son nom, l’empreinte du mot de passe, ses clés d’accès, une adresse si elle a été donnée, et ses sessions. Les invités sont connus par un nom tiré d’un secret de leur navigateur, conservé nulle part ailleurs.
privacy-cookies = Témoins
privacy-cookies-text = Seulement ce dont le site a besoin : qui vous êtes, la langue, l’aspect et le son, la présence de la feuille de style dans votre navigateur, et les appareils avec lesquels vous vous êtes connecté. Aucun témoin d’autrui, aucune mesure d’audience, rien n’est chargé d’ailleurs.
privacy-yours = Ce qui est à vous
privacy-yours-text = Sur la page de votre compte, vous pouvez emporter toutes vos données et supprimer le compte ; vos parties restent alors sans votre nom. Lettres et messages ne sont envoyés que là où vous les avez demandés.
privacy-play = Jeu loyal
privacy-play-text = Dans les parties classées et les compétitions, on note combien de temps la page était hors de vue et de quelle adresse on a joué, afin d’examiner les plaintes. Les autres ne le voient pas.
contact-title = Contact
contact-site = Qui tient ce site
contact-site-text = Pour une question sur un compte, une partie ou une décision, écrivez à ceux qui s’occupent de ce site :
contact-none = Aucune adresse n’est encore donnée ; un administrateur se trouve au club qui tient le site.
admin-setting-contact = Où joindre ceux qui tiennent le site
contact-conduct = Plaintes
contact-conduct-text = Sous chaque partie, discussion et profil se trouve un lien pour les signaler ; chaque signalement est examiné.
licences-title = Licences
licences-program = Le programme
licences-program-text = Damier est un logiciel libre sous licence MIT ou Apache 2.0, au choix. Les bibliothèques dont il est fait ont des licences du même genre ; leur liste accompagne le code.
licences-pictures = Images
licences-pictures-text = Damiers, pièces, icônes et logo sont nos propres dessins, sous les mêmes licences. Les images et les papiers emploient les polices Noto Sans et Noto Serif (SIL Open Font License).
licences-games = Parties
licences-games-text = Les coups d’une partie n’appartiennent à personne. Qui emploie beaucoup de parties de ce site le cite comme source.
