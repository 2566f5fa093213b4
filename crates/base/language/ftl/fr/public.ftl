# What everybody sees of an event, and the screen on the wall.

public-overview = Aperçu
public-schedule = Programme
public-entries = Inscrits
public-rounds = Rondes
public-round = Ronde { $round }
public-standings = Classement
public-table = Tableau croisé
public-games = Parties
public-bulletins = Bulletins
public-wall = Écran de la salle
public-calendar = Calendrier (.ics)
public-feed = Flux (Atom)
public-at-table = Table
public-result = Résultat
public-all-tables = Toutes les tables
public-all-places = Toutes les places
public-starts = Début
public-zone = À l’heure de
public-title-rank = Titre
public-rating = Classement Elo
public-federation = Fédération
public-club = Club
public-captain = Capitaine
public-team = Équipe
public-colour = Couleur
public-opponent = Adversaire
public-no-numbers = Les numéros n’ont pas encore été tirés ; la liste suit l’ordre d’inscription.
public-no-rounds = Aucune ronde n’est encore publiée.
public-replay = Rejouer
public-tally = Gains, nulles, pertes
public-unplaced = Non classés
public-table-legend = À chaque ronde : numéro de l’adversaire, couleur, points.
public-no-games = Aucune partie à rejouer pour l’instant.
public-all-games = Toutes les parties (PDN)
public-attach = Ajouter des parties
public-attach-text = Un fichier PDN : chaque partie trouve sa table par la ronde et les noms des joueurs. Une partie qui contredit son résultat est refusée.
public-attach-file = Fichier
public-attach-typed = Ou en texte
public-no-such-pair = aucune ronde publiée n’a cette paire
public-pair-taken = une autre partie du fichier a pris cette place
public-bulletin-write = Écrire un bulletin
public-bulletin-title = Titre
public-bulletin-text = Texte ; une ligne vide commence un paragraphe
public-bulletin-publish = Publier
public-bulletin-withdraw = Retirer
public-bulletin-empty = Un bulletin a un titre et un texte.
public-bulletin-long = Le titre ou le texte est trop long.
public-bulletin-many = Il y a trop de bulletins.
public-no-bulletins = Pas encore de bulletins.
public-feed-published = Ronde { $round } : appariements
public-feed-closed = Ronde { $round } : résultats
public-tell-me = M’avertir dans ce navigateur
wall-read-back = Résultats : le vôtre est-il juste ?
wall-awaits = attend l’adversaire
wall-disagree = désaccord : présentez-vous à la table des arbitres
wall-standings = Classement après la ronde { $after }
wall-nothing-yet = Rien n’est encore publié.
wall-paused = En pause
wall-away = Pas de connexion ; nouvel essai automatique
wall-keys = Espace : pause · ← → : tourner · F : plein écran
public-attached =
    { $count ->
        [one] { $count } partie a trouvé sa place.
       *[other] { $count } parties ont trouvé leur place.
    }
public-more-faults =
    { $count ->
        [one] et encore { $count }
       *[other] et encore { $count }
    }
public-live = Parties en cours
public-no-live = Aucune partie de cette ronde ne se joue sur le site.
public-live-delay =
    { $number ->
        [one] Les coups sont visibles { $number } minute plus tard.
       *[other] Les coups sont visibles { $number } minutes plus tard.
    }
public-watch = Regarder
public-own-time = votre heure
