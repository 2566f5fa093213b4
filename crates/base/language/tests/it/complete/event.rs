//! Facts that are not accepted, things to look at twice, things to be done.

use damier_clock::Span;
use damier_clock::named::{self, Class, Device};
use damier_clock::rules::Code;
use damier_compete::event::{
    About, Action, CHECKLIST, Complainant, Duty, GameKey, Help, Impairment, Leave, Missing, Offence, Over,
    PERMISSIONS, Phase, PlayerId, ProtestStatus, Refused, RegulationFault, Role, RoundsRange, Sanction,
    Score, StageId, TeamId, Warning, sections, technical_items,
};
use damier_compete::{Entrant, SideResult};
use damier_rules::Color;
use damier_rules::rulebook::UnknownRulebook;
use jiff::civil::date;

use super::{CLAUSES, check, every, key, name, round, translated};

fn refusals() -> Vec<Refused> {
    let (a, b, entrant) = (Entrant(0), Entrant(1), Entrant(2));
    let (player, team, stage) = (PlayerId(3), TeamId(4), StageId(5));
    let (round, key, clauses) = (round(6), key(), CLAUSES);
    let score = Score::Played(SideResult::Win);
    let missing = Missing { number: 1, title: "aim and tasks", clause: "UA-II.2.2" };
    every!(Refused:
        OutOfOrder { asked: 3, next: 2 },
        NoSuchFact { seq: 3 },
        UndoneAlready { seq: 3 },
        UndoBreaks { seq: 3, breaks: 4, why: Box::new(Refused::NoRegulation) },
        NoReason,
        NoText,
        NotAllowed { role: Role::Captain, action: Action::Pair },
        WasRelieved { name: name() },
        Over { seq: 40 },
        RoundsToCome { stage, played: 1, planned: 4, clauses },
        NotDecided { stage, played: 1, clauses },
        StillAdjourned { stage: StageId::FIRST, round, tables: vec![1, 2] },
        NoRegulation,
        RegulationAlready,
        RegulationIncomplete { sections: vec![missing] },
        RegulationFaulty { faults: vec![RegulationFault::NoStage] },
        Frozen { what: "the rulebook" },
        TechnicalIncomplete { items: vec![missing, missing] },
        NoTechnical,
        ChiefAlready { name: name() },
        OrganiserIsArbiter { name: name() },
        NoOfficial { name: name() },
        ArbiterOnCommittee { name: name(), clauses },
        TwiceOnCommittee { name: name() },
        CommitteeSize { members: 2, needed: 3, reserves: 1, needed_reserves: 2, clauses },
        NobodyOfExecutive,
        NoQuorum { sitting: 2, needed: 3, clauses },
        NoSuchStage { stage, stages: 2 },
        NoSuchPlayer { player, players: 2 },
        NoSuchTeam { team, teams: 2 },
        NoSuchEntrant { entrant, entrants: 2 },
        NoSuchTable { table: 9, tables: 4 },
        NoSuchBoard { board: 9, boards: 4 },
        NoSuchGame { game: 3, games: 2 },
        WhichBoard { boards: 4 },
        WhichGame,
        NoTeamEvent,
        NoName,
        NotAName { name: name() },
        NameTooLong { letters: 120, most: 100 },
        RatingTooHigh { rating: 10_000, most: 9999 },
        BornAfterStart { name: name(), born: date(2030, 1, 1), starts: date(2026, 5, 1) },
        EnteredTwice { name: name(), earlier: 4 },
        EntriesClosed { paired: 2 },
        NoTeam { name: name() },
        TeamFrozen { team, clauses },
        NoReserves { clauses },
        BoardTaken { team, board: 2 },
        Nationality { name: name(), own: "UKR".to_owned(), country: "LTU".to_owned() },
        WomenOnly { name: name() },
        TooOld { name: name(), age: 21, limit: 19, clauses },
        TooYoung { name: name(), age: 44, limit: 50, clauses },
        NobodyEntered,
        NoField { stage },
        StageBegun { stage },
        MoreRoundsPaired { paired: 3, planned: 2 },
        NumbersFixed { round },
        NotTheField { given: 3, field: 4 },
        NothingToDraw,
        NoSuchLot { most: 11 },
        NoOrderOfRounds { rounds: 7 },
        LineUpLate { minutes: 5, needed: 10, clauses },
        LineUpSize { given: 3, boards: 4 },
        TwiceInLineUp { player },
        NotHisBoard { player, board: 2, clauses },
        WrongRound { asked: round, next: round },
        NoSuchRound { round, rounds: 7 },
        NoMoreRounds { rounds: 7 },
        TooManyGames { most: 7 },
        ResultsMissing { stage: StageId::FIRST, round, tables: vec![1, 2] },
        NotInStage { entrant, stage },
        SeatedTwice { entrant },
        Forgotten { entrants: vec![a, b] },
        Rematch { a, b, round, clauses },
        MetOften { a, b, times: 2, cycles: 2 },
        HasLeft { entrant, clauses },
        IsAbsent { entrant, round },
        Prohibited { a, b, reason: name() },
        NotProhibited { a, b },
        SecondBye { entrant, clauses },
        NotPaired { round },
        PairedAlready { round },
        NotStarted { round },
        EarlierNotStarted { round },
        AlreadyPhase { round, phase: Phase::Closed },
        HasResult { key, score },
        NothingToCorrect { key },
        SameResult { key, score },
        AtBoard { key, line: name(), why: Box::new(damier_board::NotWritten::NoClock) },
        NotHisWord { key, line: name() },
        BoardBegun { key },
        NoOdds { square: name() },
        AllMenGiven,
        NotAdjourned { key },
        NotInGame { player, key },
        NeedsNoAssistant { name: name(), clauses },
        NotRefereesAssistant { name: name(), clauses },
        NoHelp { known: vec![Help::Clock] },
        HelpNotHis { name: name(), help: Help::Move, known: vec![Help::Clock, Help::Speak], clauses },
        NoAssistant { name: name() },
        SpeaksForNobody { name: name() },
        AwayAlready { player, seq: 3 },
        NotAway { player },
        NoBreaks,
        NotAtABreak { moves: 40, first: 50, clauses },
        NoSuchArbiter { name: name() },
        TableHasArbiter { table: 3, name: name() },
        NoSuchTables { most: 1000 },
        NoSuchQuestion { seq: 3 },
        TooManyMembers { members: 30, most: 20 },
        NoSuchOffence { clause: name() },
        NotOnLadder { sanction: Sanction::Fine, has: "remark, other measure".to_owned(), clauses: Vec::new() },
        PunishedAlready { player, sanction: Sanction::Remark },
        CaptainOnly { clauses },
        ProtestLate { passed: 40, minutes: 30, clauses },
        NoSuchProtest { seq: 3 },
        RuledAlready { protest: 3 },
        NotRuledYet { protest: 3 },
        NotAppealed { protest: 3 },
        NoCommittee { clauses },
        Final { clauses },
    )
}

#[test]
fn refusals_are_told() {
    check("refused", &refusals());
    for refused in refusals() {
        if let Some(step) = refused.next_step() {
            translated(step);
        }
    }
}

#[test]
fn templates_are_told() {
    for template in damier_compete::event::templates() {
        translated(template.title);
    }
}

fn clock_warnings() -> Vec<named::Warning> {
    let (class, clauses, rulebook) = (Class::Rapid, CLAUSES, "ua2023-100".to_owned());
    every!(named::Warning:
        NotListed { rulebook: rulebook.clone(), class, control: "10m".to_owned(), clauses },
        NoListForClass { rulebook: rulebook.clone(), class, clauses },
        AlsoListedAs { class, name: "ua23-100-b2", clauses },
        LongBlitzIncrement { each: Span::seconds(10), clauses },
        TooLongForQuick { time: Span::minutes(90), clauses },
        MechanicalIncrement,
    )
}

#[test]
fn warnings_about_controls_are_told() {
    check("clock-warning", &clock_warnings());
    check(
        "class",
        &every!(Class:
        Classic, SemiRapid, Rapid, Blitz, Match, MatchTiebreak, PlayoffRounds, Simul, Correspondence),
    );
    check("device", &every!(Device: Mechanical, Electronic));
}

#[test]
fn warnings_are_told() {
    let (a, b, player, clauses) = (Entrant(0), Entrant(1), PlayerId(2), CLAUSES);
    let (code, latest) = (Code::Ua2023, date(2026, 3, 1));
    let range = RoundsRange { from: 7, to: 9, clauses };
    let mut all = every!(Warning:
        SystemNotInCode { stage: name() },
        ApprovedLate { approved: Some(latest), latest },
        NoControl { code },
        Control(clock_warnings().remove(0)),
        NoTieBreaks { code },
        LateLimitLonger { code, minutes: 90, most: 60 },
        NoPlayOff,
        EarlyStopNotStated,
        NoProtestDeadline { code },
        Rounds { entrants: 20, planned: 5, range },
        FewArbiters { pairs: 12, there: 2, least: 4, clauses },
        NoBirthDate { player },
        VeryYoung { player, age: 5, from: 6 },
        AfterRoundOne { what: "the technical regulation", clauses },
        SameBranch { branch: name(), clauses },
        NotInternationalArbiter,
        Overridden { a, b, why: "have met", clauses },
        OverriddenSeat { entrant: a, why: "has left", clauses },
        CorrectedLate { next: 4 },
        MildSanction { wanted: "a loss", clauses },
        NoTieMethod { stage: name() },
        EngineOfOtherCode { stage: name(), engine: damier_compete::swiss::System::Classified },
        EntryListLate { minutes: Some(12) },
        ComplaintLanguage { protest: 9 },
        AccessNotInCode { code },
        FewArbitersForAccess { pairs: 6, there: 1, least: 3, clauses },
        ManyTables { name: name(), pairs: 6, most: 4, clauses },
        HarshSanction { clauses },
        PlayOffPace { stage: name(), clauses },
        LiftedGame { protest: 9, key: key() },
        WithdrawalNotInCode,
    );
    all.push(Warning::EntryListLate { minutes: None });
    all.push(Warning::ApprovedLate { approved: None, latest });
    check("warning", &all);
}

#[test]
fn faults_of_regulations_are_told() {
    let (name, stage, known) = (name(), name(), name());
    let all = every!(RegulationFault:
        UnknownRulebook(UnknownRulebook(name.clone())),
        NoStage,
        UnknownCategory { text: name.clone(), known: "women, men" },
        Prizes { most: 200, largest: 1000 },
        Right { places: "1-3".to_owned(), right: name.clone() },
        CarriedFromNowhere { stage: stage.clone() },
        AcceleratedOtherwise { stage: stage.clone() },
        NoRounds { stage: stage.clone() },
        NoCycles { stage: stage.clone() },
        TooFewRounds { stage: stage.clone(), planned: 5, needed: 7 },
        Control { text: "5x".to_owned(), why: "?".to_owned() },
        NoBoards,
        UnknownAgeGroup { name: name.clone(), known: known.clone() },
        UnknownTieBreak { name: name.clone(), nearest: None, known: known.clone() },
        TieBreakChoice { name: name.clone(), choice: "5".to_owned(), choices: String::new() },
        EditionOfAnother { edition: name.clone(), follows: known.clone(), rulebook: name.clone() },
        EditionNotInForce {
            edition: name.clone(),
            from: date(2018, 2, 1),
            until: None,
            starts: date(2017, 1, 1),
        },
        Points { text: name.clone() },
        PointsWithoutReason { points: "3-1-0".to_owned() },
        TieBreakTwice { name: name.clone() },
        TieBreakOfTeams { name: name.clone() },
        UnknownSwitch { name: name.clone(), nearest: Some(name.clone()), known: known.clone() },
        SwitchValue { name: name.clone(), value: "5".to_owned(), values: known.clone() },
        SwitchTwice { name: name.clone() },
        NoName,
        StageTwice { stage: stage.clone() },
        NothingToWin { stage: stage.clone() },
        FieldFromLater { stage: stage.clone() },
        NoSuchGroup { stage: stage.clone(), number: 3, of: 2 },
        NobodyCounts,
        EndsBeforeStart { starts: date(2026, 3, 2), ends: date(2026, 3, 1) },
    );
    check("regulation-fault", &all);
}

#[test]
fn duties_are_told() {
    let (stage, entrant) = (StageId(1), Entrant(2));
    check(
        "duty",
        &every!(Duty:
            Regulation,
            ChiefArbiter,
            Technical,
            Signatures(vec![entrant]),
            Committee,
            ApproveEntries,
            Numbers(stage),
            Lots(stage, round(2), vec![1, 2]),
            Pair(stage, round(2)),
            Publish(stage, round(2)),
            Start(StageId::FIRST, round(2)),
            Results(stage, round(2), vec![1, 2]),
            Adjourned(stage, round(2), vec![1]),
            Close(stage, round(2)),
            FurtherPart(entrant, 2),
            RuleOnProtest(3),
            DecideAppeal(3),
            ApproveResults,
            Report,
            Checklist("have a notice board"),
        ),
    );
}

#[test]
fn offices_and_actions_are_told() {
    check("role", &Role::ALL);
    let actions: Vec<Action> = PERMISSIONS.iter().map(|row| row.action).collect();
    check("action", &actions);
}

#[test]
fn small_words_are_told() {
    check("phase", &every!(Phase: Paired, Published, Started, Closed));
    check("color", &[Color::White, Color::Black]);
    check("outcome", &every!(SideResult: Loss, Draw, Win));
    check(
        "sanction",
        &every!(Sanction:
        Remark, Warning, Reprimand, Fine, Other, Loss, Annulment, Exclusion, Removal),
    );
    check("offence", &every!(Offence: Conduct, Phone, Lateness, Refusal, Cheating, Clock, Record, Collusion));
    check("impairment", &Impairment::ALL);
    check("help", &Help::ALL);
    check("leave", &Leave::ALL);
    check("complainant", &every!(Complainant: Player(PlayerId(1)), Captain(TeamId(1))));
    check("about", &every!(About: Fact(3), Game(key()), Other));
    check("over", &every!(Over: Finished, Cancelled { reason: name() }));
    let (upheld, ruling) = (true, name());
    check(
        "protest-status",
        &every!(ProtestStatus:
            Lodged,
            Ruled { upheld, ruling: ruling.clone() },
            Appealed,
            Final { upheld, ruling: ruling.clone(), sitting: vec![name()] },
        ),
    );
    check("game-key", &[key(), GameKey::table(StageId::FIRST, round(1), 2)]);
}

#[test]
fn phrases_of_the_libraries_are_translated() {
    for code in [Code::Ua2013, Code::Ua2023, Code::Fmjd100, Code::Fmjd64, Code::Wcdf, Code::Columns] {
        sections(code).iter().for_each(|section| translated(section.title));
        technical_items(code).iter().for_each(|item| translated(item.title));
    }
    CHECKLIST.iter().for_each(|listed| translated(listed.text));
    for phrase in [
        "whether teams or players are paired",
        "the rulebook",
        "the order of criteria on equal points",
        "the number of boards",
        "the system of a stage that has begun",
        "the technical regulation",
        "the appeals committee",
        "have met",
        "have met as often as planned",
        "should not",
        "should not if it can be avoided",
        "has left",
        "has announced not to be there",
        "has been free before",
        "has had this colour twice running",
        "a loss",
        "exclusion",
        "the harshest sanction",
    ] {
        translated(phrase);
    }
}
