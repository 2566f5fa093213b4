# Letters: what they say and who gets them.

mail-title = E-mail and messages
mail-note = Nobody but you sees it, and it may stay empty. You are written to only after you have confirmed it.
mail-not-here = This site sends no e-mail.
mail-no-address = There is no address yet. Say it on the page of your account.
mail-is-confirmed = Confirmed: you can be written to.
mail-not-confirmed = Not confirmed yet. Follow the link in the letter we have sent there; until then nothing else is sent.
mail-ask = Send the link again
mail-asked = A letter with a link is on its way to your address.
mail-asked-too-often = Several links have been sent today. Look among unwanted mail, or try again tomorrow.
mail-saved = Saved.
mail-kinds = What you are written about
mail-kind-pairing = Your opponent, table and colour when a round is published
mail-kind-check-in = Check-in opens
mail-kind-result = A result of yours awaits confirmation
mail-below =
    You get this letter because of: { $kind }.
    To get no more of this kind: { $link }
mail-confirm-subject = Confirm your address
mail-confirm-body =
    Somebody has given this address for the account { $name }. If it was you, follow this link within three days:

    { $link }

    If it was not you, do nothing: you will not be written to again.
mail-confirm-title = Confirm an address
mail-confirm-text = Letters of this site may come to { $address }.
mail-confirm-button = Confirm
mail-confirmed = The address is confirmed.
mail-link-gone = This link is not good any more.
mail-off-title = Fewer letters
mail-off-button = Send me no more of these
mail-off-done = Switched off: { $kind }.

## What players are told.

notice-pairing =
    Round { $round }: you play { $opponent } at table { $table }{ $board ->
        [none] {""}
       *[other] , board { $board }
    }{ $color ->
        [white] , with White
        [black] , with Black
       *[none] {""}
    }.
notice-subject-pairing = { $event }: round { $round }
notice-subject-check-in = { $event }: check-in is open
notice-subject-result = { $event }: a result awaits your word
notice-starts = The round starts: { $at }.
notice-free = You have no game in round { $round }.
notice-check-in = Check-in is open: come to the desk.
notice-result = Round { $round }, table { $table }: { $opponent } says { $score }. Confirm it or say what you saw.
