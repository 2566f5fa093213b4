## Points otherwise than by the codes

regulation-fault-points = « { $text } » n'est pas un système de points ; écrivez gain-nulle-perte, par exemple 3-1-0, puis ce qui compte en plus
regulation-fault-points-without-reason = les parties comptent { $points }, et le règlement ne dit pas pourquoi
criterion-draw-saldo = solde des nulles plus et moins
criterion-plus-draws = nulles plus
criterion-solkoff-plus = Solkoff plus
criterion-short-draw-saldo = Solde
criterion-short-plus-draws = Plus
criterion-short-solkoff-plus = Solk.+
paper-reckoned-draw-saldo = nulles plus moins nulles moins
paper-reckoned-plus-draws = nulles avec un avantage durable
paper-reckoned-solkoff-plus = somme des Solkoff de tous les adversaires
paper-points-for-a-game = Points par partie
