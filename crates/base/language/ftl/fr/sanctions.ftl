# Décisions par correspondance : dépassements, résultats, sanctions.

# Refus : sanctions et notation abrégée
post-refused-short-notation = { $text } est une notation abrégée, qui compte comme un coup impossible : enregistrez-la comme tel
post-refused-no-clauses = une sanction nomme les articles enfreints
post-refused-no-offence = { $text } n’est pas un article qu’un joueur puisse enfreindre sous ce code ; nommez-en un : { $offences }
post-refused-not-his-sanction = { $by ->
    [steward] le directeur de groupe ne le peut pas
   *[judge] l’arbitre ne le peut pas
 } ; { $least ->
    [judge] l’arbitre le peut
   *[body] l’organisateur le peut
 }
post-refused-no-term = une exclusion a un dernier jour à venir, et aucune autre sanction n’en a
post-refused-bar-too-long = une exclusion jusqu’au { $until } est trop longue : { $last } au plus tard
letters-fact-sanctioned = sanction
letters-measure-remark = remarque
letters-measure-reprimand = blâme
letters-measure-no-information = sans information courante
letters-measure-game-lost = la partie est perdue
letters-measure-expelled = exclu de la compétition
letters-measure-barred = exclu des tournois
letters-sanction-by-steward = directeur de groupe
letters-sanction-by-judge = arbitre
letters-sanction-by-body = organisateur
letters-culprit = À l’encontre de
letters-used-of = Jours utilisés
letters-used-of-value = { $used } sur { $limit } pour { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, dépassement de { $over }
letters-overstep-number = Dépassement
letters-new-count = Le nouveau décompte commence le
letters-new-count-first = Jours de sa première étape
letters-charged-days = Jours imputés
letters-result = Résultat
letters-score-white = les blancs gagnent
letters-score-black = les noirs gagnent
letters-score-draw = remise
letters-score-both-lose = moins pour les deux
letters-score-annulled = annulée : la partie ne compte pas
letters-score-adjudicate = la partie est soumise à l’adjudication
letters-account-now = Jours après la décision
letters-clauses = Articles enfreints
letters-barred-until = Exclu jusqu’au
letters-limit = Limite
letters-over-by = Dépassement
letters-count-begins = nouveau décompte { $count }
letters-annulled-note = – annulée : la partie ne compte pas
letters-row-faulty = coup impossible ou illisible
letters-row-complaint = avis que le jeu est arrêté
letters-row-correction = correction
letters-row-charge = jours imputés
letters-row-penalty = { $days ->
    [one] { $days } jour de pénalité
   *[other] { $days } jours de pénalité
}
letters-row-uncounted = { $days ->
    [one] { $days } jour non compté
   *[other] { $days } jours non comptés
}
letters-claimed-by = Réclamation de
letters-forwarded = Coup du réclamant transmis par cette lettre
letters-measure = Sanction
