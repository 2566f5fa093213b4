# Forms that come too fast.

site-too-often = Per dažnai
site-too-often-text = Iš čia per trumpą laiką išsiųsta per daug formų. Iš šios nieko neišsaugota. Bandykite dar kartą po { $seconds ->
    [one] { $seconds } sekundės
   *[other] { $seconds } sekundžių
}.

# At a board.

console-other-chooses = Pasirinkimas priklauso pažeidimą padariusiojo varžovui.

# The outbox, and how well somebody has played.

admin-outbox = Laiškai
admin-outbox-waiting = laukia išsiuntimo: { $number }
admin-outbox-late = iš jų pašto serveris dar nepriėmė: { $number }
admin-outbox-lost = nepavyko pristatyti: { $number }
admin-outbox-trouble = Pašto serveris priima ne viską; priežastis žurnale. Laiškus bandoma siųsti tris dienas.
public-performance = Pasiekimo reitingas
