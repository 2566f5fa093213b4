//! How rounds are paired.

use damier_clock::Moment;
use damier_compete::event::{
    self, Basis, BrokenRule, By, CannotPair, Differs, FreeKind, FreeWhy, NotExplained, Role, StageId,
    StageOver,
};
use damier_compete::schedule::{
    KnockoutError, MatchError, MatchGame, Rate, ScheduleError, Side, Stage, TieMethod,
};
use damier_compete::standings::Place;
use damier_compete::swiss::{
    self, ColourStory, Difference, Free, Pair, Reason, Rejected, Relaxation, RequestFault, Unwelcome, Why,
};
use damier_compete::{Entrant, Points};
use damier_rules::Color;

use super::{CLAUSES, check, every, name, round, translated};

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
        NotTried,
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

#[test]
fn rounds_that_cannot_be_paired_are_told() {
    let (stage, field, clauses) = (StageId(1), 3, CLAUSES);
    let (first, second, tables) = (Entrant(1), Entrant(2), vec![1, 2]);
    let over = StageOver::AllRounds { rounds: 7 };
    let no_pairing = swiss::NoPairing { missing: 0, relaxations: Vec::new(), without_colour_bar: None };
    let all = every!(CannotPair:
        NoRegulation,
        EventOver { seq: 4 },
        RoundsDoNotFit { stage, field: 6, planned: 4, needed: 5 },
        NoSuchStage { stage, stages: 2 },
        StageOver { stage, over },
        NoField { stage },
        Waits { stage, until: StageId::FIRST },
        PlaceShared { stage, of: StageId::FIRST, entrants: vec![first, second] },
        TooFew { stage, field },
        NotTwo { stage, field },
        NoNumbers { stage },
        NoGroups { stage },
        NotStarted { stage, round: round(2) },
        ResultsMissing { stage, round: round(2), tables: tables.clone() },
        Adjourned { stage, round: round(2), tables: tables.clone() },
        LotsFirst { stage, round: round(2), table: 3 },
        StillLevel { stage, first, second },
        OffCourse { stage, round: round(2) },
        NoPairing(Box::new(no_pairing.clone())),
        Stopped,
        Contradiction(RequestFault::Unknown(first)),
        Schedule(ScheduleError::NoCycle),
        Match(MatchError::Empty),
    );
    check("cannot-pair", &all);
    all.iter().filter_map(CannotPair::next_step).for_each(translated);
    check(
        "stage-over",
        &every!(StageOver:
            AllRounds { rounds: 7 },
            Won { winner: first, clauses },
            NobodyLeft { clauses },
            MatchOver { winner: None, points: (Points(3), Points(3)), early: false, clauses },
        ),
    );
}

#[test]
fn pairs_of_every_system_are_told() {
    let game = MatchGame {
        number: 2,
        set: Some(1),
        stage: Stage::Main,
        rate: Rate::Official,
        white: Side::First,
        clauses: CLAUSES,
    };
    check(
        "basis",
        &every!(Basis:
            Swiss { why: Why::Inside, seeker: Entrant(1) },
            Table { row: 2, cycle: 1, white: 3, black: 4, drawn: true },
            Bracket { level: 1, numbers: (1, 8), places: Place { first: 1, last: 8 } },
            Again { method: TieMethod::Lot, first_met: round(2), played: 1 },
            Lot { lost: (Points(2), Points(1)), again: false },
            Groups { row: 2, first: 3, second: 4 },
            Match(game),
            Barrage { rate: Rate::Twenty, level: 3, time: 1 },
            Ladder { rate: Rate::Ten, game: 2 },
        ),
    );
    check("rate", &every!(Rate: Official, Twenty, Ten, Standard, Rapid, Blitz, LehmannGeorgiev));
    check(
        "tie-method",
        &every!(TieMethod:
        Replay(1), HigherBoards, BoardCoefficients, ExtraGames(2), HigherPlaced, Lot),
    );
    check(
        "free-why",
        &every!(FreeWhy:
            FirstWhoCanBe,
            FirstWhoCanBeTurned,
            Bracketed { number: 3 },
            OpponentLeft { opponent: Entrant(1) },
            AlreadyMet { opponent: Entrant(1) },
            NoOpponentInBracket,
            Lot,
            SmallerGroup, ByDecision,
        ),
    );
}

#[test]
fn differences_of_past_rounds_are_told() {
    let (a, b, entrant, clauses) = (Entrant(1), Entrant(2), Entrant(3), CLAUSES);
    let (white, black, round) = (a, b, round(4));
    let broken = every!(BrokenRule:
        Rematch { a, b, round, clauses },
        MetOften { a, b, times: 2, cycles: 2 },
        Left { entrant, clauses },
        Absent { entrant, round },
        Prohibited { a, b, reason: name() },
        Unwelcome { a, b, reason: name() },
        SecondBye { entrant, round, clauses },
        ThirdColour { entrant, color: Color::White, clauses },
    );
    check("broken-rule", &broken);
    let (by, at, reason) = (By::new(Role::ChiefArbiter, "Олена"), Moment::from_millis(0), name());
    let all = every!(Differs:
        Pair { table: 1, white, black, white_would: None, black_would: Some(entrant) },
        Missing { white, black },
        Colours { table: 1, white, black },
        Table { white, black, table: 1, would: 2 },
        Free { entrant, stands: None, would: Some(FreeKind::Bye) },
        Row { stands: 1, would: 2 },
        Engine { stands: "U1".to_owned(), would: "U2".to_owned() },
        Breaks(broken[0].clone()),
        ByHand { by: by.clone(), at, reason: reason.clone(), broken: vec![] },
        ByDecision { by: by.clone(), at, reason: reason.clone(), broken: vec![] },
        NotPaired(CannotPair::Stopped),
    );
    check("differs", &all);
    let stage = StageId::FIRST;
    let line =
        |what: &Differs| event::Difference { seq: 3, stage, round, what: what.clone(), by_people: false };
    check("difference", &all.iter().map(line).collect::<Vec<_>>());
    check("free-kind", &every!(FreeKind: Bye, PlusAfterWithdrawal, NoGame));
    check("not-explained", &every!(NotExplained: NotPaired { stage, round }, NotInStage { stage, entrant }));
}
