# Clubs: their pages, members, calendars and matches.

clubs-title = Clubs
clubs-about = Les membres d’un club ont un calendrier, jouent des matchs contre d’autres clubs et forment une équipe dans les arènes.
clubs-own = Mes clubs
clubs-all = Tous les clubs
clubs-search = Nom ou lieu
clubs-none = Pas encore de club.
clubs-more = Plus de clubs
clubs-members-more = Plus de membres
clubs-new = Fonder un club
clubs-name = Nom du club
clubs-place = Lieu
clubs-what = Présentation du club
clubs-admits = Qui le souhaite devient membre aussitôt
clubs-found = Fonder
clubs-sign-in = Se connecter pour adhérer
clubs-role-asked = demande à adhérer
clubs-role-member = membre
clubs-role-leader = responsable
clubs-closed = Ce club est fermé.
clubs-ask = Demander à adhérer
clubs-join = Adhérer
clubs-ask-no-more = Retirer la demande
clubs-waiting = Votre demande attend un responsable du club.
clubs-asking = Demandes d’adhésion
clubs-welcome = Admettre
clubs-deny = Ne pas admettre
clubs-calendar = Calendrier
clubs-nothing-planned = Rien n’est prévu.
clubs-kind-evening = soirée du club
clubs-kind-event = compétition
clubs-kind-arena = arène
clubs-kind-match = rencontre
clubs-strike = Retirer
clubs-past = Ce qui a eu lieu
clubs-matches = Rencontres
clubs-match = Rencontre entre clubs
clubs-no-matches = Pas encore de rencontre.
clubs-state-proposed = proposée
clubs-state-agreed = convenue
clubs-state-running = en cours
clubs-state-over = terminée
clubs-state-declined = refusée
clubs-state-called-off = annulée
clubs-enter = Je joue
clubs-withdraw = Je ne joue pas
clubs-call-off = Annuler
clubs-agree = Accepter
clubs-decline = Refuser
clubs-members = Membres
clubs-change = Modifier
clubs-appoint = Nommer responsable
clubs-retire = N’est plus responsable
clubs-remove = Exclure du club
clubs-leave = Quitter le club
clubs-really-leave = Vraiment quitter
clubs-plan = Ajouter au calendrier
clubs-plan-title = De quoi il s’agit
clubs-plan-event = Compétition de ce site
clubs-plan-event-about = La fin de son adresse, si c’en est une.
clubs-plan-do = Ajouter
clubs-begins = Quand cela commence
clubs-utc = En UTC.
clubs-challenge = Proposer une rencontre
clubs-other = L’autre club
clubs-boards = Damiers au plus
clubs-challenge-do = Proposer
clubs-describe = Modifier la présentation du club
clubs-describe-do = Enregistrer
clubs-close = Fermer ce club
clubs-reopen = Rouvrir ce club
clubs-board = Damier
clubs-result = Résultat
clubs-nobody-yet = Personne ne s’est encore proposé.
clubs-how-match = Les membres disent sur la page de leur club qu’ils jouent. À l’heure dite, les plus forts des deux clubs se rencontrent au premier damier, et ainsi de suite ; une victoire vaut 2 points, une nulle 1. Qui ne commence pas perd.
club-refusal-closed = le club est fermé
club-refusal-name = le nom d’un club a de 2 à { $most } lettres, et non { $letters }
club-refusal-about = la présentation d’un club a au plus { $most } lettres
club-refusal-title = dites de quoi il s’agit, en 1 à { $most } lettres
club-refusal-not-a-moment = « { $text } » n’est pas un moment tel que 2026-11-20T18:00:00Z
club-refusal-too-late = ce moment est passé
club-refusal-too-early = on prévoit au plus { $days } jours à l’avance
club-refusal-unknown-rulebook = aucun règlement ne s’appelle « { $name } »
club-refusal-not-a-control = « { $text } » n’est pas une cadence avec pendule
club-refusal-boards = une rencontre se joue sur 1 à { $most } damiers
club-refusal-own-club = un club ne joue pas contre lui-même
club-refusal-no-such-club = aucun club ouvert ne s’appelle « { $name } »
club-refusal-no-such-event = il n’y a pas de telle compétition sur ce site
club-refusal-no-such-player = personne ne s’appelle « { $name } »
club-refusal-name-taken = un autre club s’appelle ainsi
club-refusal-too-many = une personne dirige au plus 5 clubs et appartient à 50 au plus ; ce serait plus de { $most }
club-refusal-full = il y en a déjà { $most }, pas davantage
club-refusal-last-leader = un club a besoin d’un responsable : nommez d’abord quelqu’un d’autre
club-refusal-otherwise = les choses ont changé entre-temps ; regardez à nouveau
clubs-members-count =
    {$number ->
        [one] { $number } membre
       *[other] { $number } membres
    }
clubs-boards-count =
    {$number ->
        [one] { $number } damier
       *[other] { $number } damiers
    }
