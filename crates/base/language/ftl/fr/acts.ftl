# Ce qui se fait à une épreuve, par quelque voie qu'on le demande.
act-none-of = « { $text } » n'est pas connu ici ; choisissez parmi { $known }
act-not-rounds = « { $text } » ne désigne aucune ronde ; écrivez 3, ou 3,5, ou 2-4
act-or-ahead = { $next }, ou commencez-la tout de même
act-only-in-swiss = Seules les rondes suisses admettent des paires fixées d'avance et des règles assouplies ; appariez celle-ci à la main ou par décision.
act-opening = Table { $table } : début { $opening }
