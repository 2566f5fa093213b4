# Papers of displays and of play by correspondence, and the arbiter of a display.

## An arbiter

simul-arbiter = Arbiter (account)
simul-arbiter-about = The arbiter gives remarks, and checks the count of moves when you doubt it as your flag falls. May stay empty.
simul-no-arbiter = There is no such account, or it is your own.
simul-own-flag = Your flag has fallen
simul-own-flag-about = If you think that the opponent counted the moves wrongly, call the arbiter within a minute; otherwise the game is lost.
simul-doubt = Call the arbiter: the count is wrong
simul-admit = The flag fell rightly
simul-check = Count of moves to be checked
simul-check-about = The arbiter checks the record, watched by the opponent, away from the other games. A wrong record loses. (FMJD-VIII.B.12, FMJD-VIII.B.13)
simul-moves-made = Moves made
simul-count-wrong = The record is wrong
simul-count-right = The record is right
simul-remark = Remark
simul-disqualify = Disqualify

## Papers

simul-papers = Papers
simul-slips = Slips for the boards
simul-results = Results of the display
simul-check-sheet = Achievement: check sheet of annex XI
simul-opponent = Opponent
simul-member = Club
simul-giver-colour = Giver has
simul-your-colour = Your colour
simul-result = Result
simul-won = Won
simul-drawn = Drawn
simul-lost = Lost
simul-on = Unfinished
simul-chief = Chief arbiter
simul-criterion = Criterion
simul-needed = Needed
simul-found = Found
simul-verdict = Met?
simul-recognised = All criteria are met: the federation can propose the achievement (FMJD-XI.1).
simul-not-recognised = Not all criteria are met.
simul-rule-normal = Move only when the giver stands at your board, and then at once. Play alone. Two men behind without a king: the game is lost.
simul-rule-clocks = Write down every move and press the clock after it. Your record must be right when the giver’s flag falls.
simul-rule-blindfold = Move only when your board has been announced, and say the move clearly. Write down every move.

## Beauty prizes

beauty-sheet = Beauty prizes: sheet of a judge
beauty-prizes = Beauty prizes
beauty-of-game = The most interesting complete game
beauty-of-novelty = The best novelty of the opening
beauty-of-ending = The most beautiful ending
beauty-of-combination = The most beautiful combination
beauty-order = Your order by numbers, the best first
beauty-judge = Judge
beauty-players = Players
beauty-sum = Sum of places

## Papers of correspondence

letters-papers = Papers
letters-schedule = Schedule of the event by correspondence
letters-game-sheet = Record of a game by correspondence
letters-table = Table of the event by correspondence
letters-letter = Letter of the arbiter
letters-letter-appeal = Against this decision the organising body can be appealed to until { $until } ({ $clause }).
letters-letter-judge = Against this decision the judge can be appealed to until { $until } ({ $clause }).
letters-adjudicator = Adjudicator
letters-letter-final = This decision is final ({ $clause }).
letters-reversed = Reversed game: who has no move left wins
letters-letter-protest = A protest with an analysis is possible until { $until } ({ $clause }).
letters-player = Player
letters-start = First day
letters-breaks = Breaks: how many, days in all
letters-term = Term
letters-terms = Terms
letters-number-of = No.
letters-moves-games = Games

## Terms of the codes

letters-term-objection = to object to a claim
letters-term-ruling = for the arbiter to rule
letters-term-least-after-overstep = least days of the first stage after an overstep
letters-term-false-claim = penalty days for a wrong claim
letters-term-repeat = to repeat the move when no answer comes
letters-term-inquiry = to ask for the first move that did not come
letters-term-warn = to warn of a longer delay
letters-term-silence = silence that is a withdrawal
letters-term-penalty = penalty days for an offence that stopped play
letters-term-undated = penalty days for letters without dates
letters-term-complaint = to complain without cost
letters-term-before-break = moves that came so long before a break are answered before it
letters-term-after-break = to send the move again after a break
letters-term-record = to send in the record
letters-term-analyses = to send in analyses
letters-term-adjudication-months = to adjudicate, in months
letters-term-protest = to protest against the verdict
letters-term-protest-ruling = to decide on the protest
letters-term-appeal = to appeal
letters-term-loss-at = the overstep that loses, by number
letters-term-break-days = break days on 64 squares
letters-term-break-days-100 = break days on 100 squares
