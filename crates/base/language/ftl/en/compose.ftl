# Compositions: what a check found. One message for each case of `Said`, of the kinds of dual and of the verdict.

finding-code-silent = the code ({ $code }) does not speak of { $variant }
finding-informal = informal: { $fault }
finding-illegal = illegal: { $fault }
finding-no-genre = { $white } against { $black } fits no genre of the code
finding-genre = { $genre }, { $white } against { $black }
finding-equal-forces = the forces are equal
finding-lead = { $side } leads by { $lead }, at most { $most } is allowed
finding-too-great-lead = informal: { $side } leads by { $lead }, at most { $most } is allowed
finding-black-has-task = Black has the task, which the codes give to White; White is here the side that has it
finding-first-move-captures = the first move of White is a capture
finding-first-move-quiet = the first move is no capture
finding-nothing-en-prise = nothing is en prise, so no last move has to be shown
finding-arises-from = a piece is en prise; it can arise from { $fen } by { $line }
finding-last-move = a piece is en prise; Black may have played { $line }
finding-no-last-move = illegal: a piece is en prise and Black has no last move that explains it
finding-author-shows = the author shows: { $text }
finding-proved = { $goal }: proved against every defence
finding-prevented = { $goal }: Black can prevent it
finding-other-side-wins = with { $first } to move { $side } wins; to check that task, give the kind { $kind }
finding-other-side-to-move-wins = with { $side } to move { $side } wins; to check that task, give { $fen }
finding-is-drawn = neither side wins against the best play; to check that, give the task draw
finding-is-won-otherwise = White wins without locking this; to check that, give the task win
finding-task-open = { $goal }: not decided within the budget
finding-author-fails = the author’s line fails: { $line }, answered by { $answers }
finding-defence-open = { $after-kind ->
    [none] the defence { $defence } is not decided within the budget
   *[some] the defence { $defence } after { $after } is not decided within the budget
}
finding-false-way-reaches = the false way { $line } reaches the goal
finding-false-way-refuted = { $ways ->
    [one] the false way { $line } is refuted in { $ways } way only
   *[other] the false way { $line } is refuted in { $ways } ways
}
finding-false-way-open = the false way { $line } is not decided
finding-full-side-solution = { $exceeds ->
    [yes] full side solution, which locks more than asked: { $way }
   *[no] full side solution: { $way }
}
finding-partial-side-solution = { $exceeds ->
    [yes] partial side solution, which locks more than asked, after { $after }: { $way }
   *[no] partial side solution after { $after }: { $way }
}
finding-more-ways = partial side solutions beside these: { $count }
finding-others-open = { $count ->
    [one] no other way found; { $count } other move is not decided within the budget
   *[other] no other way found; { $count } other moves are not decided within the budget
}
finding-no-win-seen = { $count ->
    [one] no other way found; { $count } other move is not proved to fail, but the engine does not see the goal reached after it, looking { $depth } half-moves ahead
   *[other] no other way found; { $count } other moves are not proved to fail, but the engine sees the goal reached after none of them, looking at least { $depth } half-moves ahead
}
finding-likely-key = { $key } is likely to be the key: not proved against every defence, but the engine says { $score }, looking { $depth } half-moves ahead
finding-defence-seen = { $after-kind ->
    [none] the defence { $defence } is not decided; the engine says { $score } for White, looking { $depth } half-moves ahead
   *[some] the defence { $defence } after { $after } is not decided; the engine says { $score } for White, looking { $depth } half-moves ahead
}
finding-likely-side-solution = { $after-kind ->
    [none] { $other } is likely to reach the goal too: not proved, but the engine says { $score }, looking { $depth } half-moves ahead
   *[some] after { $after } the move { $other } is likely to reach the goal too: not proved, but the engine says { $score }, looking { $depth } half-moves ahead
}
finding-others-fail = every other move of White is proved to fail
finding-others-fail-but = { $count ->
    [one] every other move of White is proved to fail but for { $count } way named in this report
   *[other] every other move of White is proved to fail but for { $count } ways named in this report
}
finding-inaccuracy = move { $number }: { $other } beside { $played }: { $kind }, { $passing }
finding-more-inaccuracies = inaccuracies beside these: { $count }
finding-no-inaccuracy = none
finding-variations = { $by-author ->
    [yes] independent thematic variations shown by the author: { $found }, at least { $needed } needed
   *[no] independent thematic variations found: { $found }, at least { $needed } needed
}
finding-placements = different placements of the locked pieces: { $count }
finding-locked-exactly = { $goal } in every line
finding-final-not-quiet = in the final Black is not to make a move without capture
finding-final-economical = the main line ends with { $white } white and { $black } black pieces, none of White’s can be spared
finding-final-unneeded = the main line ends with { $white } white and { $black } black pieces; not needed: { $squares }
finding-final-many-white = { $white } white pieces are left in the final; on the large board there must be one
finding-final-free-black = { $black } black pieces are left in the final and can move; on the large board they must be blocked
finding-kings-play = every king of the start takes part
finding-kings-idle = kings without part in the play: { $squares }
finding-nothing-superfluous = no piece can be taken away without harm
finding-superfluous = may be taken away, each alone, without harm to the solution: { $squares }
finding-superfluous-open = whether these pieces may be taken away is not decided within the budget: { $squares }
finding-all-active = all { $white } white pieces move or are given up in the main line
finding-idle = white pieces that neither move nor are given up in the main line: { $idle } of { $white } ({ $squares })
finding-given-up = white pieces given up in the main line: { $pieces }, moves in it: { $moves }
finding-majority = move { $number }: sacrifice on the majority rule { $chains }, { $economy }
finding-pure = no inaccuracy in the main line
finding-impure = inaccuracies in the main line: { $count }
finding-echoes = thematic variations with a final pattern that another one has elsewhere on the board: { $count }
finding-only-refutations = first moves refuted by a single answer of Black: { $count }
finding-unnatural = a white man on { $white } with a black man on { $black } looks unnatural
finding-ready-capture = Black stands ready to capture in the initial position
finding-ready-final = pieces that are locked in the end stand locked from the beginning: { $squares }
finding-no-practical-problems = the code has no practical problems; it is judged as any other
finding-looks-practical = no king and nothing to take in the initial position, as in a game; whether it is natural is for the judges
finding-practical-kings = kings in the initial position of a practical problem look unnatural
finding-practical-en-prise = something can be taken in the initial position of a practical problem
finding-final-after-combination = when the combination is over Black is to move and has nothing to take
finding-study-final-one = the main line ends with a single white piece
finding-study-final-motif = the main line ends in a motif in which all white pieces take part: { $white }
finding-study-final-idle = white pieces without part in the final motif: { $squares }
finding-false-way-duals = duals in the false way { $line }: { $duals }, at most { $most } are allowed
finding-transpositions = moves that may change places: { $count }
finding-no-transposition = no moves may change places
finding-help-reached = { $goal }: reached by both sides together, moves: { $moves }
finding-help-not-reached = { $goal }: not even together do the sides reach it, moves: { $moves }

seen-men = { $value }
seen-won-in = { $plies ->
    [one] White wins in { $plies } half-move
   *[other] White wins in { $plies } half-moves
}
seen-lost-in = { $plies ->
    [one] White loses in { $plies } half-move
   *[other] White loses in { $plies } half-moves
}
seen-played-on = { $plies ->
    [one] { $now }, { $then } when played on for { $plies } half-move
   *[other] { $now }, { $then } when played on for { $plies } half-moves
}
seen-played-to-win = { $plies ->
    [one] { $now }, won when played on for { $plies } half-move
   *[other] { $now }, won when played on for { $plies } half-moves
}
seen-played-to-loss = { $plies ->
    [one] { $now }, lost when played on for { $plies } half-move
   *[other] { $now }, lost when played on for { $plies } half-moves
}
seen-forced = forced, every move tried
seen-not-forced = not forced, every move tried

passing-before-branching = before the branching: equal to a full side solution
passing-concluding = concluding: not counted
passing-not-allowed = not allowed
passing-one-too-many = one too many
passing-may-pass = may pass

economy-rich = economical, three directions or more
economy-economical = economical
economy-plain = not economical

dual-transposition = transposition of moves
dual-other-move = other move to the same square
dual-other-capture = other capture, same position
dual-other-capture-changed = other capture, another position
dual-inexact-move = inexact king move
dual-inexact-capture = inexact king capture
dual-other-sacrifice = other sacrifice
dual-prolongation = prolongation
dual-other-last-move = other last move
dual-side-solution = side solution

soundness-sound = sound: the solution is proved, and there is no other way to the goal that the code forbids
soundness-sound-as-seen = sound as far as seen: the solution is proved, and no other way to the goal that the code forbids is proved or seen by the engine
soundness-sound-as-far-as-searched = no fault found: the solution is proved, but some other moves are not decided
soundness-one-key = one key: the task is proved and no other first move is found to reach it; later there are several ways, and only the author’s solution tells which of them count
soundness-unsound = unsound
soundness-unsolvable = unsolvable: the task cannot be met
soundness-likely-sound = likely sound: not proved against every defence, but the engine sees one way to the goal
soundness-likely-unsound = likely unsound: the engine sees a second way to the goal, which is not proved
soundness-not-decided = not decided within the budget

goal-win = win
goal-draw = draw
goal-lock = lock { $kings ->
    [0] { $men ->
        [one] { $men } man
       *[other] { $men } men
    }
   *[other] { $men ->
        [0] { $kings ->
            [one] { $kings } king
           *[other] { $kings } kings
        }
       *[other] { $kings ->
            [one] { $kings } king
           *[other] { $kings } kings
        } and { $men ->
            [one] { $men } man
           *[other] { $men } men
        }
    }
}
goal-give-away = give all pieces away

## Under a diagram (UA13-VI.7.4.1, UA-VIII.Fmt.2); nothing stands there for a win

caption-draw = Draw
caption-lock = Lock { $kings ->
    [0] { $men }M
   *[other] { $men ->
        [0] { $kings }K
       *[other] { $kings }K+{ $men }M
    }
}
caption-give-away = Give away

genre-classical-miniature = classical miniature
genre-small-problem = small problem
genre-medium-problem = medium problem
genre-large-problem = large problem
genre-giant-problem = giant problem
genre-practical-problem = practical problem

code-ukraine2013 = rules of Ukraine, 2013, part VI
code-ukraine2023 = rules of Ukraine, 2023, part VIII

## Topics of the report

finding-topic-code = code
finding-topic-set = set
finding-topic-genre = genre
finding-topic-balance = balance
finding-topic-first-move = first move
finding-topic-legality = legality
finding-topic-solution = solution
finding-topic-false-ways = false ways
finding-topic-unique-solution = unique solution
finding-topic-inaccuracies = inaccuracies
finding-topic-variations = variations
finding-topic-locked-placements = locked placements
finding-topic-exact-locking = exact locking
finding-topic-final = final
finding-topic-kings = kings
finding-topic-construction = construction
finding-topic-activity = activity
finding-topic-sacrifices = sacrifices
finding-topic-majority-rule = majority rule
finding-topic-purity = purity
finding-topic-repeated-motifs = repeated motifs
finding-topic-naturalness = naturalness

finding-state-met = met
finding-state-broken = broken
finding-state-not-decided = open
finding-state-warning = note
finding-state-fact = fact

## Around the report

proof-verdict = Verdict
proof-verdicts = Verdict on compositions
proof-compositions = Compositions
proof-requirement = Requirement
proof-finding = Finding
proof-clause = Clause
proof-no-genre = no genre of the code
proof-reached-in = { $moves ->
    [one] { $goal } in { $moves } move
   *[other] { $goal } in { $moves } moves
}
proof-exceeds = locks more than asked
proof-fails = fails
proof-refuted-only-by = refuted only by { $answer }
proof-refuted-by = refuted by { $answers }
proof-undecided = not decided
proof-undecided-fails = not decided; the engine does not see it reached: { $score }, { $depth } half-moves ahead
proof-undecided-not-forced = not decided; not to be forced within { $depth } half-moves, every move of both sides tried
proof-undecided-holds = not decided; the engine sees White reach it: { $score }, { $depth } half-moves ahead
proof-undecided-unclear = not decided; the engine says { $score }, { $depth } half-moves ahead
proof-rests = Rests on
proof-rests-proved = Proved
proof-rests-judged = Judged by the engine, not proved
proof-rests-open = Open
proof-rests-met = the task is met
proof-rests-prevented = the task cannot be met
proof-rests-task = the task
proof-rests-reach = reach the goal: { $moves }
proof-rests-fail = first moves that fail: { $count } of { $all }
proof-rests-seen-reach = would reach the goal: { $move } ({ $score }, { $depth } half-moves ahead)
proof-rests-seen-fail = first moves that would fail: { $count } ({ $score } at most, { $depth } half-moves ahead at least)
proof-rests-not-forced = first moves that would fail: { $count } (not to be forced within { $depth } half-moves, every move of both sides tried)
proof-rests-moves = first moves: { $moves }
proof-rests-unclear = { $move } ({ $score }, { $depth } half-moves ahead)
proof-rests-later = later moves beside the solution: { $count }
proof-first-move = First move
proof-more-lines = { $count ->
    [one] ({ $count } more line)
   *[other] ({ $count } more lines)
}
proof-another-way = another way: { $move }
proof-proved = proved
proof-cannot-be-met = cannot be met
proof-proving = proving
proof-first-moves = first moves { $done }/{ $all }
proof-walking = variations
proof-against = { $white } against { $black }
proof-fits-none = fits no genre of the code
proof-may-lead = White may lead by { $white }, Black by { $black }
proof-also = by its material also: { $genre }
proof-no-date = no date
proof-not-earlier = not earlier
proof-nothing-like-it = nothing like it
proof-from-journal = from the journal

## Books

book-works = Works
book-authors = Authors
book-found = Solutions found by a program
book-open = Works without a solution: { $open } of { $all }. --solve looks for them, with --time for longer
book-work-number = { $number }.
book-index-authors = Authors
book-index-motifs = Motifs
book-index-material = Material

motif-draw = draw
motif-lock = locking
motif-give-away = giving away
motif-given-up = pieces given up: { $count }
motif-long-capture = captured at once: { $count }
motif-circle = circular capture
motif-crowning = crowning
motif-black-crowning = Black crowns in vain
motif-majority = majority rule
motif-blocked = Black is blocked
motif-one-left = one white piece is left
