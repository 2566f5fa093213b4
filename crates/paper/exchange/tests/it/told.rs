//! Every fault of a file is told in every language.

use damier_compete::Round;
use damier_compete::event::{GameKey, Refused, Score, StageId};
use damier_exchange::entries::{Column, EntryFault, EntryFaultKind, FileFault};
use damier_exchange::games::{AttachFault, AttachWarning, NoPlace, Unmatched};
use damier_exchange::json::JsonFault;
use damier_exchange::trf::{
    Document, ImportOptions, ImportWarning, NotInTrf, Tenths, TrfFault, TrfFaultKind, import,
};
use damier_language::{Language, Words, every, untold};
use serde::Serialize;

fn check<T: Serialize>(family: &str, values: &[T]) {
    assert_eq!(untold(family, values), Vec::<String>::new());
}

fn name() -> String {
    "Іваненко".to_owned()
}

#[test]
fn faults_of_lists_of_entries_are_told() {
    let (value, why) = (name(), name());
    check(
        "file-fault",
        &every!(FileFault:
            Empty,
            Workbook { why: why.clone() },
            OldWorkbook,
            TooLarge { megabytes: 8 },
            Unpacked { megabytes: 32 },
            TooManyParts { most: 500 },
            TooManyRows { most: 20_000 },
            TooManyCells { most: 400_000 },
            TooWide { row: 1, most: 256 },
            TooMuchText { megabytes: 8 },
            NotText { row: 1, sign: "U+0000".to_owned() },
            OpenQuote { row: 1 },
            NoEntries { row: 1 },
            NoHeader { found: value.clone(), expected: value.clone() },
            ColumnTwice { row: 1, first: value.clone(), second: value.clone() },
        ),
    );
    let columns = every!(Column:
        Name, FirstName, Patronymic, Title, Rating, Federation, Club, Id, Born, Sex, Team, Board, Captain,
        TeamFederation, TeamRating);
    check("column", &columns);
    let mut kinds: Vec<EntryFaultKind> =
        columns.iter().map(|column| EntryFaultKind::Value { column: *column, value: name() }).collect();
    kinds.extend(every!(EntryFaultKind:
        OpenQuote,
        Unprintable { value: value.clone(), sign: "U+0000".to_owned() },
        TooManyCells { cells: 5, headers: 4 },
        NoName,
        Value { column: Column::Born, value: value.clone() },
        BornLater { value: "2026-05-02".to_owned(), starts: "2026-05-01".to_owned() },
        NoTeam,
        TeamDiffers { team: name(), value: value.clone(), other: value.clone(), other_row: 4 },
        TwiceInFile { name: name(), earlier: 4 },
        EnteredAlready { name: name(), number: 4 },
        Refused { why: Refused::NobodyEntered },
    ));
    check("entry-fault-kind", &kinds);
    let fault = |header| EntryFault { row: 3, header, what: EntryFaultKind::NoName };
    check("entry-fault", &[fault(None), fault(Some(name()))]);
}

#[test]
fn faults_of_tournament_reports_are_told() {
    let (round, code) = (2, "310".to_owned());
    let kinds = every!(TrfFaultKind:
        NoPlayers,
        Field { value: name(), expected: "a rating" },
        NumberTwice { number: 3, earlier: 4 },
        NoOpponent { round, opponent: 9 },
        OwnOpponent { round },
        Contradiction { round, opponent: 3, own: "1".to_owned(), theirs: "1".to_owned() },
        ResultPlace { round, code: '+', with_opponent: true },
        Points { said: Tenths(25), made: Tenths(20) },
        Scoring { win: Tenths(30), draw: Tenths(10), loss: Tenths(0), absent: Tenths(0), bye: Tenths(30) },
        HalfBye { round },
        TeamRecord { code: code.clone() },
        AbnormalPoints,
        UnknownPlayer { number: 3 },
        Directive { text: name(), expected: "a round and numbers" },
        SaidTwice { earlier: 4 },
        NoSuchRound { round: 9, rounds: 7 },
        RoundsTurned { first: 3, last: 1 },
        RoundsDiffer { told: 3, paired: 9, started: 9 },
        NotOneStage { stages: 2 },
        NotAPair { round: 1, white: 3, black: 4 },
        NoTable { round: 1, white: 3, black: 4 },
        HasOpponent { round: 1, number: 3 },
        NotSoPaired { round: 1 },
        NotInOrder { number: 3 },
        NoSuchTeam { team: 3, teams: 2 },
        ToldOtherwise { round: 1, shown: Tenths(25), told: Tenths(20) },
        Unprintable { sign: "U+0000".to_owned() },
        TooManyRounds { played: 9, stated: 7 },
        Refused { why: Refused::NobodyEntered },
    );
    check("trf-fault-kind", &kinds);
    let points = Words::of(Language::UK).describe("trf-fault-kind", &kinds[7]);
    assert_eq!(points, "у рядку записано очок: 2,5, а за результатами виходить 2");
    let fault = |line, column| TrfFault { line, column, what: TrfFaultKind::NoPlayers };
    check("trf-fault", &[fault(0, None), fault(3, None), fault(3, Some(5))]);
    let round = Round::FIRST;
    check(
        "import-warning",
        &every!(ImportWarning:
            Renumbered { was: 3, is: 2 },
            TieBreak { code: code.clone() },
            Overridden { round, why: Refused::NobodyEntered },
            LostByBoth { round, white: 1, black: 2 },
            HalfBye { round: 1, number: 3 },
            LeftOut { line: 4, column: 70, value: name(), expected: "a date of birth such as 1999/05/12" },
        ),
    );
    check(
        "not-in-trf",
        &every!(NotInTrf:
            NoSuchStage { stage: StageId(3), stages: 1 },
            Teams,
            NobodyEntered,
            TooMany { number: 10_000 },
        ),
    );
}

/// What a directive should look like is said in every language too.
#[test]
fn directives_are_explained() {
    for word in [
        "regulation",
        "rounds",
        "team",
        "groups",
        "player",
        "entered",
        "lots",
        "paired",
        "joined",
        "withdrawn",
        "unpaired",
        "absent",
        "tables",
        "result",
        "avoid",
    ] {
        let file = format!("012 Cup\n001    1      A\n### damier:{word} ?\n");
        let document = Document::read(file.as_bytes()).expect("lines");
        let faults = import(&document, &ImportOptions::default()).expect_err("nonsense");
        let kind = faults.iter().map(|fault| &fault.what).find_map(|what| match what {
            TrfFaultKind::Directive { expected, .. } => Some(*expected),
            _ => None,
        });
        let expected = kind.unwrap_or_else(|| panic!("{word}: {faults:?}"));
        for language in Language::all().filter(|language| *language != Language::EN) {
            assert_ne!(Words::of(language).phrase(expected), expected, "{language}");
        }
    }
}

#[test]
fn faults_of_events_as_json_are_told() {
    check(
        "json-fault",
        &every!(JsonFault:
            Shape { line: 1, column: 2, why: "EOF".to_owned() },
            Format { format: "pgn".to_owned(), expected: "damier-event" },
            Version { version: 7, newest: 1 },
            Fact { seq: 3, why: Box::new(Refused::NoRegulation) },
        ),
    );
}

#[test]
fn faults_of_attached_games_are_told() {
    let key = GameKey::table(StageId::FIRST, Round::FIRST, 3);
    let (found, expected) = (name(), name());
    let recorded = Score::PlusMinus;
    check(
        "attach-fault",
        &every!(AttachFault:
            NoSuchGame { key },
            NoRulebook,
            NoGame,
            SeveralGames { games: 2 },
            OtherVariant { found: found.clone(), expected: expected.clone() },
            IllegalMove { line: 1, column: 2, ply: 3, text: "32-28".to_owned(), why: name() },
            NoStart,
            ColoursTurned { white: name() },
            ResultDiffers { told: recorded, recorded },
            OtherOpening { number: "3".to_owned() },
        ),
    );
    check(
        "attach-warning",
        &every!(AttachWarning:
            White { found: found.clone(), expected: expected.clone() },
            Black { found: found.clone(), expected: expected.clone() },
            Round { found: "2".to_owned() },
            Unplayed { recorded, moves: 12 },
            OtherStart,
            NoResult,
        ),
    );
    let places = every!(NoPlace: OtherRound { round: "2".to_owned() }, NoNames, Taken { key });
    check("no-place", &places);
    let why = NoPlace::NoNames;
    check("unmatched", &[Unmatched { number: 1, line: 3, white: name(), black: name(), why }]);
}
