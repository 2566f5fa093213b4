# L’interface pour les programmes et les jetons par lesquels ils agissent.
api = Pour les programmes
api-text = Tout ce que font les pages, un programme peut le faire aussi, par HTTP avec JSON.
api-description = La description au format OpenAPI
api-takes = Reçoit
api-answers = Répond
api-missing = Il n’y a rien à cette adresse.
api-unread = La requête est incompréhensible : { $why }
api-method = Cette adresse ne s’utilise pas ainsi.
api-token-unknown = Ce jeton est inconnu ou a expiré.
api-no-token = Il faut un jeton pour cela.
api-scope = Le jeton ne le permet pas ; il faudrait le droit « { $scope } ».
api-too-often = Trop de requêtes ; attendez { $seconds } s.
api-lines = Ce jeton tient déjà { $most } flux ; fermez-en un d’abord.
api-own-challenge = C’est votre propre proposition.
api-not-yours = Seul son propriétaire peut faire cela.
tokens = Jetons
tokens-text = Avec un jeton, un programme agit en votre nom.
tokens-made = Votre nouveau jeton
tokens-once = Il n’est affiché que cette fois. Gardez-le comme un mot de passe.
tokens-secret = Jeton
tokens-label = Nom du jeton
tokens-scopes = Permis
tokens-scope-read = Lire ce qui est à vous
tokens-scope-play = Jouer
tokens-scope-study = Enregistrer des études et demander des analyses
tokens-begun = Créé
tokens-seen = Dernier usage
tokens-expires = Expire
tokens-never = Jamais
tokens-days = { $days ->
    [one] Dans { $days } jour
    [many] Dans { $days } jours
   *[other] Dans { $days } jours
}
tokens-revoke = Révoquer
tokens-new = Un nouveau jeton
tokens-make = Créer le jeton
tokens-most = Vous avez { $most } jetons, le maximum ; révoquez-en d’abord un.
tokens-label-wrong = Un jeton a besoin d’un nom d’au plus { $most } caractères.
tokens-scope-none = Choisissez ce que le jeton permet.
