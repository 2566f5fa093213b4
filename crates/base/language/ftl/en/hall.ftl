# Forms that come too fast.

site-too-often = Too often
site-too-often-text = Too many forms were sent from here in a short time. Nothing of this one was kept. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.

# At a board.

console-other-chooses = The choice belongs to the opponent of whoever committed the irregularity.

# The outbox, and how well somebody has played.

admin-outbox = Letters
admin-outbox-waiting = waiting to be sent: { $number }
admin-outbox-late = of these not taken by the mail server so far: { $number }
admin-outbox-lost = could not be delivered: { $number }
admin-outbox-trouble = The mail server does not take everything; the log says why. Letters are tried again for three days.
public-performance = Performance
