# What the engine finds in finished games and positions.

analysis-title = Analyse
analysis-ask = Faire analyser la partie par le programme
analysis-waiting = En attente ; parties à analyser avant celle-ci : { $ahead }
analysis-progress = Analyse en cours : { $done } demi-coups sur { $of }
analysis-still-on = Une partie peut être analysée lorsqu’elle est terminée et que des coups ont été joués.
analysis-graph = Ce que chaque camp pouvait espérer après chaque coup ; plus la ligne est haute, mieux c’est pour les blancs. Les chiffres sont dans le tableau ci-dessous.
analysis-accuracy = Précision, %
analysis-dubious = Coups douteux
analysis-mistakes = Erreurs
analysis-blunders = Gaffes
analysis-none = Aucune erreur trouvée.
analysis-better = Meilleur était
analysis-every-move = Tous les coups
analysis-move = Coup
analysis-score = Évaluation pour les blancs
analysis-odds = Gain blanc, nulle, gain noir, %
analysis-judged = Jugement
analysis-decided = { $plies ->
    [one] { $winner } : gain en { $plies } demi-coup
   *[other] { $winner } : gain en { $plies } demi-coups
}
analysis-by = Trouvé par { $by } ; les évaluations sont en pions.
analysis-tables = Les fins de partie jusqu’à { $pieces } pièces viennent des tables et sont exactes.
judgement-dubious = coup douteux
judgement-mistake = erreur
judgement-blunder = gaffe
