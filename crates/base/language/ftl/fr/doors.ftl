# Entrer : mots de passe, appareils, premier administrateur, et ce qui est dit au propriétaire.

sign-in-busy = Trop de personnes se connectent en ce moment. Rien n’a été essayé ; réessayez dans quelques secondes.
again-title = Est-ce bien vous ?
again-text = Avant cela, montrez que c’est vous : tapez encore une fois votre mot de passe.
again-go-on = Continuer
again-passkey = Le montrer avec une clé d’accès
again-email = Les lettres vont à une autre adresse
again-token = Un nouveau jeton
again-passkey-remove = Retirer une clé d’accès
account-password-keep = Mes jetons et clés d’accès restent valables
account-devices = Navigateurs qui vous connaissent
account-devices-text = Vous vous êtes déjà connecté ici ; celui qui devine votre mot de passe ne peut donc pas vous empêcher d’entrer. Retirez ceux qui ne sont plus à vous.
account-device-done = Le navigateur est oublié.
forgotten-link = Mot de passe oublié ?
forgotten-title = Un nouveau mot de passe
forgotten-text = Tapez le nom de votre compte ou votre adresse de courriel confirmée. Vous recevrez une lettre avec un lien pour un nouveau mot de passe.
forgotten-who = Nom ou adresse de courriel
forgotten-send = Envoyer le lien
forgotten-asked = S’il existe un tel compte avec une adresse confirmée, une lettre est en route. Regardez aussi parmi les courriels indésirables. Le lien sert une fois, pendant une heure.
forgotten-subject = Un nouveau mot de passe
forgotten-body =
    Quelqu’un a demandé un nouveau mot de passe pour le compte { $name }. Si c’était vous, suivez ce lien ; minutes pour cela : { $minutes }.

    { $link }

    Il sert une fois. Tout ce que l’ancien mot de passe avait ouvert prend alors fin : sessions, jetons, clés d’accès. Si ce n’était pas vous, ne faites rien : votre mot de passe reste le même.
security-subject = Votre compte { $name }
security-body =
    { $what }

    Compte : { $name }
    Quand : { $at } UTC

    Si c’était vous, il n’y a rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe ; cela met fin à toutes les sessions, à tous les jetons et à toutes les clés d’accès :
    { $link }
security-password = Le mot de passe de votre compte a été changé.
security-reset = Un nouveau mot de passe a été choisi par un lien.
security-email = L’adresse de courriel de votre compte est désormais { $about }.
security-email-removed = L’adresse de courriel de votre compte a été retirée.
security-token = Un jeton a été créé, avec lequel un programme agit en votre nom : { $about }
security-passkey = Une clé d’accès a été ajoutée : { $about }
security-passkey-removed = Une clé d’accès a été retirée.
security-device = Quelqu’un s’est connecté dans un navigateur encore inconnu : { $about }
security-administrator = Votre compte est désormais celui d’un administrateur.
setup-title = L’administrateur
setup-text = Ce lien fait de vous l’administrateur de ce site. Choisissez votre nom et un mot de passe.
setup-member = Ce lien fait de votre compte celui de l’administrateur :
setup-button = Devenir administrateur
setup-gone = Ce lien a déjà servi, ou son temps est écoulé. Qui tient le site peut en créer un autre
admin-proxies = Serveurs devant ce site
admin-proxies-text = Un mandataire qui transmet les demandes dit dans X-Forwarded-For d’où elles viennent. On ne le croit que si son adresse est écrite ici ou a été donnée au démarrage avec --proxy ; sinon, tous ceux qui passent par lui se ressemblent.
admin-proxies-given = Donnés au démarrage :
admin-setting-trusted-proxies = Adresses des mandataires que l’on croit
admin-proxy-wrong = « { $written } » n’est ni une adresse ni un réseau. Écrivez 10.0.0.5 ou 10.0.0.0/8.
admin-proxy-unnamed = Des demandes viennent de { $address } avec l’en-tête X-Forwarded-For, mais cette adresse n’est pas nommée ici. Si c’est votre mandataire, nommez-le : d’ici là, tous ceux qui passent par lui partagent une seule limite. Sinon, quelqu’un essaie de passer pour un autre.
admin-proxy-silent = Votre mandataire { $address } ne dit pas dans X-Forwarded-For d’où viennent les demandes ; tous ceux qui passent par lui partagent donc une seule limite.
admin-proxy-one = Toutes les demandes viennent d’une seule adresse de votre réseau, { $address }. Si un mandataire s’y trouve, nommez-le ici et faites-lui envoyer X-Forwarded-For.
