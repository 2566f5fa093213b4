# Forms that come too fast.

site-too-often = Per dažnai
site-too-often-text = Iš čia per trumpą laiką išsiųsta per daug formų. Iš šios nieko neišsaugota. Bandykite dar kartą po { $seconds ->
    [one] { $seconds } sekundės
   *[other] { $seconds } sekundžių
}.

# At a board.

console-other-chooses = Pasirinkimas priklauso pažeidimą padariusiojo varžovui.
