# Ce qui se fait à une épreuve, par quelque voie qu'on le demande.
act-none-of = « { $text } » n’est pas connu ici ; choisissez parmi { $known }
act-not-rounds = « { $text } » ne désigne aucune ronde ; écrivez 3, ou 3,5, ou 2-4
act-or-ahead = { $next }, ou commencez-la tout de même
act-only-in-swiss = Seules les rondes suisses admettent des paires fixées d’avance et des règles assouplies ; appariez celle-ci à la main ou par décision.
act-opening = Table { $table } : début { $opening }
act-relax = Assouplir une règle dans cette ronde
act-relax-help = Une règle par ligne : third-colour, rematch:1:4, prohibition:1:4, free:5 ; numéros ou noms. Par décision de l’arbitre principal, avec la raison.
tokens-scope-events = Créer des compétitions et agir à leurs bureaux d’arbitrage
