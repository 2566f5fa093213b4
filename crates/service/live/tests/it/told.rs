//! Everything a game can refuse or tell has its message in every language.

use damier_clock::Span;
use damier_language::{every, untold};
use damier_live::Refused;
use damier_rules::game::{GameResult, Outcome, Reason, Refusal};
use damier_rules::rulebook::{DrawCode, Irregularity, Sanction, Unit};
use damier_rules::{Color, MoveRefused, Rank, SetupFault, Square, SquareSet, Variant};
use serde::Serialize;

const CLAUSE: &str = "UA-III.7.3";

fn check<T: Serialize>(family: &str, values: &[T]) {
    assert_eq!(untold(family, values), Vec::<String>::new());
}

fn text() -> String {
    "c3-d4".to_owned()
}

#[test]
fn every_refusal_of_a_live_game_is_told() {
    let (color, clause) = (Color::White, CLAUSE);
    let legal = vec![text(), text()];
    let why = MoveRefused::MustTakeMost { taken: 1, most: 2 };
    let all = every!(Refused:
        UnknownRulebook { name: text() },
        NotAControl { text: text() },
        RatedIsPlain,
        RatedNeedsAccounts,
        NoSuchOpening { table: text(), number: text() },
        SecondGameFollows,
        NotAPosition { text: text(), variant: Variant::Lasca },
        BadPosition { faults: vec![SetupFault::NoPieces] },
        DecidedAtStart,
        NotBegun,
        BegunAlready,
        Over,
        Standing,
        TimeOver { color, clause },
        NotYourMove { turn: color, clause },
        OtherPly { asked: 3, now: 5 },
        NotAMove { text: text() },
        NotLegal { text: text() },
        Illegal { why, clause: Some(clause) },
        NoSuchRoute { text: text(), legal: legal.clone() },
        Ambiguous { text: text(), legal: legal.clone() },
        Rules(Refusal::NothingToShow),
        NothingToClaim,
        NeedsArbiter { clause },
        NoTakebacks,
        NothingToTakeBack { color },
        TakebackStands { color },
        NoTakebackAsked,
        BothHaveMoved,
        AbsenceWaits,
        YourMove,
        NotAwayLong { away: Span::seconds(20), needed: Span::minutes(1) },
        NotStarted,
        Halted,
        MoveIsSealed,
        OpponentAwaited { clause },
        PauseLasts { left: Span::minutes(4), clause },
        ArbiterDecides,
        NoArbiter,
        HasCome { color },
        NoAdjournment,
        TooEarlyToAdjourn { made: 20, needed: 75, clause },
        WrongSealer { sealer: color, clause },
        NotAdjourned,
        InArena,
        NoBerserk,
        BerserkStands { color },
        BerserkLate,
        StillOn,
        RematchStands { color },
        RematchAgreed { game: text() },
    );
    check("live-refused", &all);
}

#[test]
fn every_refusal_of_the_rules_is_told() {
    let (by, clause, rulebook) = (Color::Black, CLAUSE, "ua2023-100");
    let why = MoveRefused::NoMove;
    let reason = Reason::Agreement;
    let result = GameResult { outcome: Outcome::Draw, played: true, reason, clauses: vec![clause], ply: 40 };
    let (code, kind) = (DrawCode::Two, Irregularity::TwoMoves);
    let renewals = [
        "the opponent makes the next one",
        "the opponent offers next, or the force on the board changes first",
    ];
    let all = every!(Refusal:
        WrongVariant { rulebook, expected: Variant::International, found: Variant::Russian },
        GameOver(Box::new(result.clone())),
        IllegalMove { ply: 3, why, clause: None },
        OfferTooEarly { made: 3, needed: 40, clause },
        OfferTooManyPieces { white: 12, black: 11, limit: 6, clause },
        OfferBeforeMove { by, clause },
        OfferAfterPress { clause },
        OfferStands { by, clause },
        OfferNotRenewable { by, renewal: renewals[0], clause },
        NoOffer { by, clause },
        ClaimOffTurn { by, clause },
        ClaimByAnnouncing { clause },
        ClaimOnBoard { clause },
        NoSuchClaim { rulebook },
        ClaimLoses { clause },
        RecordNeeded { needed: 15, seen: 3, clause },
        TooMuchTime { left_ms: 61_000, limit_ms: 60_000, clause },
        NoTimeTrouble { clause },
        TooManyPieces { pieces: 9, limit: 8, clause },
        WrongControl { clause },
        NoRefusedOffer { by, clause },
        NotReached { code, value: 3, limit: 5, clause },
        NoSuchCounter { code, rulebook },
        NeedsClaim { clause },
        NothingToShow,
        NoSuchIrregularity { code: kind, rulebook },
        BadBoard(vec![SetupFault::NoPieces]),
        WrongTurn { expected: by },
        PutBack { code: kind, clause },
        NothingToDecide,
        DecideFirst { code: kind, by },
        AcceptedByMoving { clause },
        NotYoursToDecide { clause },
        ArbiterDecides { clause },
        MayNotStand { clause },
        PartialCorrection { clause },
        BothHaveMoved { clause },
        NothingIrregular { ply: 3 },
        NoRewind { clause },
        AfterTheGame { clause },
        NotOnTheLadder { step: Sanction::LossOfGame, rulebook },
        ArbiterStops { clause },
        NoSuchFact { back_to: 9, facts: 3 },
    );
    check("refusal", &all);
    check("refusal", &renewals.map(|renewal| Refusal::OfferNotRenewable { by, renewal, clause }));
}

#[test]
fn every_reason_against_a_move_is_told() {
    let square = Square::new(3);
    let (from, to, rank) = (square, Square::new(4), Rank::Man);
    let set: SquareSet = [from, to].into_iter().collect();
    let all = every!(MoveRefused:
        NoMove,
        SquareNotOnBoard { square, squares: 32 },
        CannotMove { color: Color::White, blocked: true },
        NoPieceThere { square },
        NotYourPiece { square, owner: Color::Black },
        NotADiagonal { from, to, rank },
        Occupied { square, rank },
        TooFar { from, to, rank, jumping: false },
        ManGoesBackward { from, to },
        ManCapturesBackward { from, to },
        NothingToJump { from, to, rank },
        JumpsOwnPiece { square },
        TwoInARow { first: from, second: to, rank },
        SamePieceTwice { square },
        JumpedPieceStays { square },
        TurnsBack { square },
        NotYetKing { square },
        MustCapture { by: set },
        CaptureNotFinished { square, taken: 1, rank },
        MustLandElsewhere { square, instead: set },
        MustTakeMost { taken: 1, most: 2 },
        MenDoNotTakeKings { square },
        OthersGoFirst { by: set },
        KingRests { square, moves: 3 },
        Ambiguous { moves: 2 },
        OfAnotherPosition,
    );
    check("move-refused", &all);
    let all = every!(SetupFault:
        OffTheBoard { square, squares: 32 },
        SquareTakenTwice { square },
        TowerInFlatGame { square, height: 2 },
        ManOnLastRow { square, color: Color::White },
        TooManyPieces { color: Color::White, count: 13, limit: 12 },
        NoPieces,
    );
    check("setup-fault", &all);
}

#[test]
fn every_end_of_a_game_is_told() {
    let codes = DrawCode::ALL;
    check("draw-code", &codes);
    let counter = |unit| Reason::Counter { code: DrawCode::Three, value: 16, limit: 16, unit };
    let all = every!(Reason:
        NoPieces,
        Blocked,
        FirstKing,
        Resignation,
        ClockStopped,
        RefusedRules,
        Time,
        Absence,
        Sanction(Sanction::LossOfGame),
        Agreement,
        Counter { code: DrawCode::Three, value: 16, limit: 16, unit: Unit::Each },
        Instant(DrawCode::Two),
        QuickKings,
        LastMinute,
        BothFlags,
        QuickFinish,
        NobodyCanWin,
        Arbiter,
    );
    check("game-reason", &all);
    check("game-reason", &[Unit::Each, Unit::Stronger, Unit::Occurrences].map(counter));
    check("unit", &every!(Unit: Each, Stronger, Occurrences));
    check("rank", &every!(Rank: Man, King));
}
