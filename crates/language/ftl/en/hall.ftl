# Forms that come too fast.

site-too-often = Too often
site-too-often-text = Too many forms were sent from here in a short time. Nothing of this one was kept. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.

# At a board.

console-other-chooses = The choice belongs to the opponent of whoever committed the irregularity.
