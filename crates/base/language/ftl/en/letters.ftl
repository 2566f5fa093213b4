# Play by correspondence on the site: events, adjudication, disputes, letters.

## Refusals

post-refused-nothing-said = nothing was written
post-refused-no-dispute = entry { $number } is no question or appeal that waits to be decided
post-refused-no-decision = entry { $number } is no decision of the arbiter

## An event

letters-event-on = This event is played by correspondence:
letters-event-goes-on = The games of a round begin when it is published; their results enter the event by themselves.
letters-code = Code of correspondence play
letters-closing = Closing day
letters-waiting = Waits for a decision
letters-question-open = a question to the arbiter
letters-appeal-open = an appeal
letters-adjudication-open = waits for adjudication
letters-protest-open = a protest against the verdict
letters-unseated = These games cannot begin: a player has no account here, or no line-up is known

## A game

letters-tell-me = Tell me in this browser when it is my move
letters-then-about = One line each: a reply of the opponent to this move, your answer, and so on. Nobody else sees them.
letters-offer-a-draw = Offer a draw
letters-tell-delay = Tell that the answer will take longer
letters-wins-white = White wins
letters-wins-black = Black wins

## Adjudication

letters-adjudication = The game is broken off and adjudicated
letters-assessment = Your assessment
letters-analysis = Analysis
letters-analysis-about = Send in your assessment with an analysis. Without an analysis in time there is no right to protest.
letters-proposed = What follows from the assessments
letters-verdict = Verdict
letters-protest = Protest
letters-protest-about = A protest needs an analysis; somebody else decides on it, for good.

## Questions, complaints, appeals

letters-disputes = Questions and appeals
letters-ask = Ask the arbiter or complain
letters-ask-about = The arbiter decides; you need not argue with your opponent.
letters-question = What is it about?
letters-appeal = Appeal
letters-appeal-about = The organising body decides on appeals within the term of the code; its decision is final.
letters-decision = Decision
letters-grant = Uphold
letters-deny = Reject
letters-granted = Upheld
letters-denied = Rejected
letters-undecided = Not decided yet.
letters-own-decision = The decision is your own: somebody else of the organising body decides on the appeal.

## The arbiter

letters-count-from = The new count begins on
letters-other = Other decisions
letters-grant-break = Grant a break
letters-log = Entries

## What entries are called

letters-fact-begun = game begun
letters-fact-documents = documents received
letters-fact-impossible = impossible move
letters-fact-complaint = complaint about a letter
letters-fact-corrected = letter corrected
letters-fact-repeated = move repeated
letters-fact-delay = delay announced
letters-fact-sign = sign of life
letters-fact-claimed = overstep claimed
letters-fact-objected = objection
letters-fact-upheld = claim upheld
letters-fact-rejected = claim rejected
letters-fact-overstep = overstep recorded
letters-fact-charged = days charged
letters-fact-offered = draw offered
letters-fact-accepted = draw accepted
letters-fact-declined = draw declined
letters-fact-draw-claimed = draw claimed
letters-fact-resigned = resigned
letters-fact-flag = time used up
letters-fact-left = left the event
letters-fact-left-ruled = game of a player who left decided
letters-fact-closed = broken off on the closing day
letters-fact-record = record sent in
letters-fact-analysis = analysis sent in
letters-fact-adjudicated = adjudicated
letters-fact-protested = protest
letters-fact-stands = verdict stands
letters-fact-protest-ruled = protest decided
letters-fact-asked = question to the arbiter
letters-fact-answered = answer of the arbiter
letters-fact-appealed = appeal
letters-fact-appeal-ruled = appeal decided
letters-fact-awarded = result fixed by decision
letters-fact-struck = entry struck out

## Letters

letters-told-turn = { $opponent } has played { $move }. Days left to you: { $days }.
letters-told-first = Your game against { $opponent } begins with your move. Days left to you: { $days }.
letters-told-few = Few days are left to you against { $opponent }: { $days }.
letters-told-offer = { $opponent } offers a draw.
letters-told-term = In your game against { $opponent }: { $what }, until { $until }.
letters-told-over = Your game against { $opponent } is over: { $score }.
letters-mail-subject-game = Your game against { $opponent }
letters-mail-answer = You can answer this letter: the first line is your move, in any notation. With = or “draw” after the move you offer a draw, “draw” alone offers or accepts one, “resign” resigns.
letters-mail-refused-subject = Not done: your game against { $opponent }
letters-mail-refused =
    Your letter said: { $line }
    That could not be done: { $why }.
    The board: { $link }
letters-answer-draw = draw
letters-answer-resign = resign, i resign

# Players without an account
letters-by-letter = Begin these games too
letters-by-letter-about = Players without an account write letters to the arbiter, who enters their moves with the days of the letters.
letters-letter-of = A letter of
letters-letter-about = Enter the move with the day on which he had the opponent’s move and the day of his postmark; empty days: when the opponent sent it, and today.
letters-with-offer = with an offer of a draw
letters-letter-received = Received
letters-letter-sent = Postmark
letters-letter-enter = Enter the letter
letters-letter-accepts = Accepts the draw
letters-letter-declines = Declines the draw
letters-letter-resigns = Resigns
