## Points otherwise than by the codes

regulation-fault-points = "{ $text }" is no point system; write win-draw-loss such as 3-1-0, with what else counts behind it
regulation-fault-points-without-reason = games count { $points }, and the regulation does not say why
criterion-draw-saldo = saldo of plus and minus draws
criterion-plus-draws = plus draws
criterion-solkoff-plus = sum of the opponents’ Solkoff
criterion-short-draw-saldo = Saldo
criterion-short-plus-draws = Plus
criterion-short-solkoff-plus = Solk.+
paper-reckoned-draw-saldo = plus draws less minus draws
paper-reckoned-plus-draws = draws with a durable advantage
paper-reckoned-solkoff-plus = the Solkoff coefficients of all opponents
paper-points-for-a-game = Points for a game
