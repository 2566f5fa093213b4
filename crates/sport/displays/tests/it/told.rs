//! Everything that can be refused is told in every language.

use damier_displays::{Criterion, Refused};
use damier_language::{every, untold};
use damier_rules::game::Refusal;

#[test]
fn every_refusal_and_criterion_is_told() {
    let (board, clause, name, text) = (3, "FMJD-VIII.A.8", String::from("A"), String::from("32-28"));
    let all = every!(Refused:
        UnknownRulebook { name },
        Boards { boards: 0, most: 1000 },
        NotSetUp,
        BegunAlready,
        NotBegun,
        Over,
        NoSuchBoard { board, boards: 2 },
        BoardOver { board },
        OutOfOrder { board, next: 1, clause },
        NotDone { board, clause },
        NotThere { board, clause },
        NotToMove { board },
        NotLegal { board, text },
        NoTakeBack { clause },
        TakeBackLate { board, clause },
        NoClock,
        ClockRuns { board, clause },
        NoFlag { board },
        NotUnequal { board, clause },
        NoIntermediary,
        Rules(Refusal::NothingToShow),
    );
    assert_eq!(untold("display-refused", &all), Vec::<String>::new());
    let criteria = every!(Criterion: Kind, Opponents, Members, Score, Duration, Witnesses, Moves, Membership);
    assert_eq!(untold("display-criterion", &criteria), Vec::<String>::new());
}
