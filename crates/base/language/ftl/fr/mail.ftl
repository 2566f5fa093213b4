# Letters: what they say and who gets them.

mail-title = Courriels et notifications
mail-note = Vous seul la voyez, et elle peut rester vide. On ne vous écrit qu’après que vous l’avez confirmée.
mail-not-here = Ce site n’envoie pas de courriels.
mail-no-address = Il n’y a pas encore d’adresse. Indiquez-la sur la page de votre compte.
mail-is-confirmed = Confirmée : on peut vous écrire.
mail-not-confirmed = Pas encore confirmée. Suivez le lien du courriel que nous y avons envoyé ; d’ici là, rien d’autre n’est envoyé.
mail-ask = Envoyer de nouveau le lien
mail-asked = Un courriel avec un lien est en route vers votre adresse.
mail-asked-too-often = Plusieurs liens ont déjà été envoyés aujourd’hui. Regardez parmi les indésirables, ou réessayez demain.
mail-saved = Enregistré.
mail-kinds = Ce dont on vous avertit
mail-kind-pairing = Votre adversaire, table et couleur quand une ronde est publiée
mail-kind-check-in = L’ouverture du pointage
mail-kind-result = Un de vos résultats attend confirmation
mail-below =
    Vous recevez ce courriel au titre de : { $kind }.
    Pour ne plus en recevoir de ce genre : { $link }
mail-confirm-subject = Confirmez votre adresse
mail-confirm-body =
    Quelqu’un a donné cette adresse pour le compte { $name }. Si c’était vous, suivez ce lien dans les trois jours :

    { $link }

    Sinon, ne faites rien : on ne vous écrira plus.
mail-confirm-title = Confirmer une adresse
mail-confirm-text = Les courriels de ce site peuvent arriver à { $address }.
mail-confirm-button = Confirmer
mail-confirmed = L’adresse est confirmée.
mail-link-gone = Ce lien n’est plus valable.
mail-off-title = Moins de courriels
mail-off-button = Ne plus m’en envoyer
mail-off-done = Désactivé : { $kind }.

## What players are told.

notice-pairing =
    Ronde { $round } : vous jouez contre { $opponent } à la table { $table }{ $board ->
        [none] {""}
       *[other] , damier { $board }
    }{ $color ->
        [white] , avec les blancs
        [black] , avec les noirs
       *[none] {""}
    }.
notice-subject-pairing = { $event } : ronde { $round }
notice-subject-check-in = { $event } : le pointage est ouvert
notice-subject-result = { $event } : un résultat attend votre confirmation
notice-starts = Début de la ronde : { $at }.
notice-free = Vous ne jouez pas à la ronde { $round }.
notice-check-in = Le pointage est ouvert : présentez-vous à la table des arbitres.
notice-result = Ronde { $round }, table { $table } : { $opponent } annonce { $score }. Confirmez ou donnez votre version.
