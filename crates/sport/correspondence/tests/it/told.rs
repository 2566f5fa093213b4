//! Everything that can be refused or is due is told in every language.

use damier_correspondence::{DueKind, Refused};
use damier_language::{every, untold};
use damier_rules::Color;
use damier_rules::game::Refusal;
use jiff::civil::date;

#[test]
fn every_refusal_is_told() {
    let (clause, by, turn) = ("UA13-V.6.1", Color::White, Color::Black);
    let (name, text, value) = (String::from("A"), String::from("c3-d4"), String::from("on"));
    let (earlier, later) = (date(2026, 1, 1), date(2026, 1, 2));
    let (from, to, until, closing) = (earlier, later, later, later);
    let all = every!(Refused:
        UnknownRulebook { name: name.clone() },
        UnknownCode { name: name.clone() },
        BadSwitch { name: name.clone(), value },
        DatesBackwards { earlier, later },
        NotBegun,
        BegunAlready,
        Over,
        StillOn,
        NoSuchFact { number: 3 },
        NotYourMove { turn },
        NoOwnMove,
        NotLegal { text: text.clone() },
        IsLegal { text: text.clone() },
        NotProposed { text: text.clone(), clause },
        Suspended { clause },
        AwaitsCorrection { by, clause },
        NothingToCorrect,
        OtherPiece { text, clause },
        NotOverstepped { used: 3, limit: 30, moves: 1, clause },
        ClaimStands,
        NoClaim,
        SealedNeeded { clause },
        TooLate { days: 16, term: 15, clause },
        TooEarly { days: 19, term: 20, clause },
        ObjectionOpen { until, clause },
        NotRegistered { clause },
        NothingToRepeat,
        TooManyBreaks { taken: 3, most: 3, clause },
        TooLongBreak { days: 51, most: 50, clause },
        BreakOverlaps { from, to },
        AfterClosing { closing, clause },
        NoAdjudication,
        ProtestWaits { clause },
        RightLost { clause },
        SameAdjudicator { name: name.clone(), clause },
        OwnDecision { name, clause },
        NothingSaid,
        NoDispute { number: 4 },
        NoDecision { number: 5 },
        ShortNotation { text: String::from("cd4"), clause },
        NoClauses { clause },
        NoOffence { text: String::from("anything"), offences: String::from("COL-4.2.2"), clause },
        NotHisSanction { by: "steward", least: "judge", clause },
        NoTerm { clause },
        BarTooLong { until, last: later, clause },
        NothingClaimed,
        Rules(Refusal::NothingToShow),
    );
    assert_eq!(untold("post-refused", &all), Vec::<String>::new());
}

#[test]
fn every_duty_is_told() {
    let all = every!(DueKind:
        Answer, TellDelay, Repeat, Inquire, SignOfLife, Correct, Claim, Object, Rule, Punish, AnswerBeforeBreak,
        RepeatAfterBreak, Close, Record, Analyse, Adjudicate, Protest, RuleProtest, RuleLeft,
    );
    assert_eq!(untold("post-due", &all), Vec::<String>::new());
}
