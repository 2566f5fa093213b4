//! Every refusal, warning and name is told in every language.

use std::collections::BTreeSet;

use damier_contests::composing::{Combine, Joint, Kind, Level, TeamFault, Warning};
use damier_contests::items::{Item, Missing};
use damier_contests::solving::{Form, TieBreak, Unread};
use damier_contests::{AuthorId, Genre, Interest, Office, PositionId, Refused, SolverId, TeamId, WorkId};
use damier_language::{Language, Words, every, untold};
use jiff::civil::{Date, date};

const DAY: Date = date(2026, 5, 1);

fn name() -> String {
    "Koval Ivan".to_owned()
}

fn refusals() -> Vec<Refused> {
    let clauses: &'static [&'static str] = &["UA-VIII.Judge.9"];
    let (work, author, team) = (WorkId(3), AuthorId(2), TeamId(1));
    let (position, solver) = (PositionId(4), SolverId(5));
    every!(Refused:
        OutOfOrder { asked: 3, next: 2 },
        NoSuchFact { seq: 3 },
        UndoneAlready { seq: 3 },
        UndoBreaks { seq: 3, breaks: 4, why: Box::new(Refused::NoRegulation) },
        NotAllowed { office: Office::Judge, needed: vec![Office::Organiser, Office::ChiefJudge] },
        NoReason,
        NoText,
        NoName,
        NoRegulation,
        RegulationAlready,
        RegulationIncomplete { missing: vec![Missing { item: Item::Panel, clause: "UA-VIII.Comp.3" }] },
        BadRegulation { why: name() },
        UnknownItem { name: name() },
        ClosingTooEarly { closing: DAY, earliest: DAY, months: 2, clauses },
        ResultsBeforeClosing { preliminary: DAY, closing: DAY },
        EffectTooEarly { effect: DAY, earliest: DAY, months: 1, clauses },
        ClosingPassed { closing: DAY, on: DAY },
        SectionHasWorks { section: 2 },
        OtherVariant { section: name(), variant: "lasca" },
        SpecialGenre { section: name(), clauses },
        ThemesInSeveralGenres { clauses },
        ChampionshipByPost { clauses },
        ChiefAlready { name: name() },
        HasOffice { name: name(), office: Office::Judge },
        NoOfficial { name: name() },
        NoSuchSection { section: 3, sections: 2 },
        ChiefTakesPart { name: name(), clauses },
        JudgeTakesPart { name: name(), section: 2, clauses },
        OfficialEnters { name: name(), clauses },
        Interested { name: name(), interest: Interest::OwnMark, clauses },
        StaffEnters { name: name(), clauses },
        NoSuchTeam { team, teams: 3 },
        NoSuchAuthor { author, authors: 3 },
        NoSuchWork { work, works: 2 },
        EnteredAlready { name: name() },
        NotEntered { name: name() },
        NoTeams,
        NeedsTeam { name: name() },
        NoAuthor,
        AfterClosing { closing: DAY, on: DAY, clauses },
        BeforeClosing { closing: DAY, on: DAY },
        TooManyWorks { name: name(), sent: 4, most: 3, clauses },
        BadPosition { text: name(), variant: "russian", why: name() },
        BadTask { text: name() },
        WrongVariant { variant: "russian", section: "international" },
        NoSolution { clauses },
        SamePosition { other: work, clauses },
        SourceNotNamed { clauses },
        NoDisclosure,
        SlightReworking { of: name(), clauses },
        AuthorsPrivilege { disclosed: DAY, free: DAY, clauses },
        CorrectedBefore { times: 1, clauses },
        AwardedBefore { clauses },
        EnteredSinceRejected { times: 1, clauses },
        OtherChampionship { clauses },
        StillOpen,
        ClosedAlready,
        PreliminaryOut,
        NoPreliminary,
        ResultsFinal { since: DAY },
        NotFinal,
        NoJudge { section: 1 },
        NotHisSection { name: name(), section: 1 },
        NoSuchCode { text: name() },
        OffScale { mark: name(), most: 100, step: "1", clauses },
        MarksMissing { count: 2, first: name() },
        BreachScoresZero { clauses },
        NotHisWork { author, work },
        NoSuchAppeal { appeal: 3 },
        DecidedAlready { appeal: 3, clauses },
        NotRuledYet { appeal: 3 },
        AwardWasChanged { appeal: 3, clauses },
        NotBeforeCommission { appeal: 3 },
        AppealsOpen { count: 2 },
        FinalTooEarly { earliest: DAY, months: 1, on: DAY, clauses },
        NoSuchPosition { position, positions: 3 },
        NoSuchSolver { solver, solvers: 3 },
        NoPoints,
        Defective { clauses },
        NotApproved { clauses },
        ApprovedAlready,
        NoPositions,
        PositionTwice { position: PositionId(2) },
        GenresMissing { missing: 2, clauses },
        NotStarted,
        StartedAlready,
        TimeOver { minutes: 60, late: 5, seconds: 7 },
        HandedIn { solver },
        SolutionsClosed { closing: DAY, on: DAY },
        SessionRuns,
        SolutionsTaken { closing: DAY, on: DAY },
        NoSuchKey { position, key: 5, keys: 4 },
        NotJudged { count: 2 },
        ProtestLate { minutes: 30, passed: 40, clauses },
        ProtestsTaken { minutes: 30, left: 20, clauses },
        NoSuchProtest { protest: 3 },
        ProtestsOpen { count: 2 },
    )
}

#[test]
fn refusals_are_told() {
    assert_eq!(untold("contest-refused", &refusals()), Vec::<String>::new());
}

#[test]
fn interests_are_told() {
    let all = Interest::ALL.map(|interest| Refused::Interested { name: name(), interest, clauses: &[] });
    assert_eq!(untold("contest-refused", &all), Vec::<String>::new());
    for words in Language::all().map(Words::of) {
        let told: BTreeSet<String> = all.iter().map(|own| words.describe("contest-refused", own)).collect();
        assert_eq!(told.len(), all.len(), "each in its own words: {told:?}");
    }
}

/// An answer that comes some seconds late is late by seconds.
#[test]
fn some_seconds_late_are_told() {
    for words in Language::all().map(Words::of) {
        let late = |late, seconds| {
            words.describe("contest-refused", &Refused::TimeOver { minutes: 60, late, seconds })
        };
        assert!(late(0, 7).contains('7'), "{}", late(0, 7));
        assert!(late(5, 7).contains('5') && !late(5, 7).contains('7'), "{}", late(5, 7));
    }
}

#[test]
fn names_are_told() {
    assert_eq!(untold("office", &Office::ALL), Vec::<String>::new());
    assert_eq!(untold("item", &Item::ALL), Vec::<String>::new());
    assert_eq!(untold("genre", &Genre::ALL), Vec::<String>::new());
    assert_eq!(untold("contest-kind", &Kind::ALL), Vec::<String>::new());
    assert_eq!(untold("contest-level", &Level::ALL), Vec::<String>::new());
    assert_eq!(untold("contest-combine", &Combine::ALL), Vec::<String>::new());
    assert_eq!(untold("contest-joint", &Joint::ALL), Vec::<String>::new());
    assert_eq!(untold("contest-form", &Form::ALL), Vec::<String>::new());
    assert_eq!(untold("contest-tie", &TieBreak::ALL), Vec::<String>::new());
}

#[test]
fn warnings_are_told() {
    let (work, of) = (WorkId(3), WorkId(1));
    let warnings = every!(Warning:
        Variation { work, of },
        Alike { work, of },
        EntryIncomplete { name: name() },
        AfterTerm { term: DAY, on: DAY },
        OtherYear { year: 2026, squares: 100 },
        NoWorks,
        NotOfSection { work, genre: Genre::Miniature, white: 7, black: 3 },
        SolutionUnread { work },
    );
    let text = name();
    let unread = every!(Unread:
        Empty,
        Position,
        TooLong,
        Brackets { word: 2 },
        NoMove { word: 3, text: text.clone() },
        WrongSide { word: 3, text: text.clone() },
    );
    assert_eq!(untold("solving-unread", &unread), Vec::<String>::new());
    assert_eq!(untold("contest-warning", &warnings), Vec::<String>::new());
    let faults = every!(TeamFault:
        Authors { authors: 2, least: 3, most: 6 },
        Shares { sent: vec![5, 5], wanted: vec![4, 4] },
    );
    assert_eq!(untold("team-fault", &faults), Vec::<String>::new());
}
