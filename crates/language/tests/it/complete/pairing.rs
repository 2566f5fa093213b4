//! How rounds are paired.

use damier_compete::Entrant;
use damier_compete::schedule::{KnockoutError, MatchError, ScheduleError};
use damier_compete::swiss::{
    self, ColourStory, Difference, Free, Pair, Reason, Rejected, Relaxation, RequestFault, Unwelcome, Why,
};
use damier_rules::Color;

use super::{check, every, round};

#[test]
fn the_story_of_a_swiss_round_is_told() {
    let (a, b, who) = (Entrant(0), Entrant(1), Entrant(2));
    let unwelcome = every!(Unwelcome:
        ThirdColour, ColourDifference, SameFederation, OtherFederation, Prohibited);
    check("unwelcome", &unwelcome);
    check("why", &every!(Why: FirstRound, Inside, Float { skipped: 0 }, Fixed));
    check("why", &[Why::Float { skipped: 2 }]);
    let reasons = every!(Reason:
        Met { round: round(2) },
        Prohibited,
        ThirdColour,
        Unwelcome(Unwelcome::ThirdColour),
        GroupNotClosed,
        OthersNotPaired,
        MoreLeave,
        MoreUnwelcome,
        Further,
        MoreDamage,
        WasFree { round: round(2) },
        MetWithdrawn { who },
        NobodyForHim,
    );
    check("rejected", &reasons);
    check("rejected", &[Rejected { who, reason: Reason::Prohibited }]);
    check(
        "colour-story",
        &every!(ColourStory:
            Fixed,
            Lot,
            Number { odd: Color::White },
            OddWhite,
            SmallerWhite,
            BothDue,
            OneDue(who),
            Equalisation(who),
            Stronger(who),
            Barred(who),
            Sum,
            FewerWhites(who),
            BlackBefore { who, games_ago: 2 },
            HigherAlternates(who),
            Limits,
        ),
    );
    check(
        "relaxation",
        &every!(Relaxation:
            ThirdColour,
            Rematch { a, b, round: round(2) },
            Prohibition { a, b },
            FreeAgain { who, round: round(3) },
        ),
    );
    check(
        "request-fault",
        &every!(RequestFault:
            Unknown(who),
            SameNumber { number: 3, first: a, second: b },
            OwnOpponent(who),
            FixedTwice(who),
        ),
    );
    let no_pairing = swiss::NoPairing { missing: 2, relaxations: Vec::new(), without_colour_bar: None };
    check(
        "swiss-refused",
        &every!(swiss::Refused:
            Fault(RequestFault::Unknown(who)),
            NoPairing(Box::new(no_pairing.clone())),
            Stopped,
        ),
    );
    let (pair, free) = (Pair { white: a, black: b }, Free { entrant: who, after_withdrawal: false });
    check(
        "difference",
        &every!(Difference:
        Missing(pair), Unexpected(pair), Colours(pair), NotFree(free), Freed(free)),
    );
}

#[test]
fn schedules_are_told() {
    check("schedule-error", &every!(ScheduleError: TooFew(1), TooMany { given: 9, most: 8 }, NoCycle));
    check(
        "knockout-error",
        &every!(KnockoutError:
            NoSuchMeeting { winner: Entrant(1), round: round(2) },
            Missing { first: Entrant(1), second: Entrant(2), round: round(2) },
        ),
    );
    check("match-error", &every!(MatchError: Over { after: 4, played: 5 }, Empty));
}
