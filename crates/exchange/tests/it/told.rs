//! Every fault of a file is told in every language.

use damier_compete::Round;
use damier_compete::event::{GameKey, Refused, Score, StageId};
use damier_exchange::entries::{Column, EntryFault, EntryFaultKind, FileFault};
use damier_exchange::games::{AttachFault, AttachWarning, NoPlace, Unmatched};
use damier_exchange::trf::{ImportWarning, NotInTrf, Tenths, TrfFault, TrfFaultKind};
use damier_language::{Language, Words};
use serde::Serialize;

/// One value of each variant; a variant that is not listed does not compile.
macro_rules! every {
    ($of:ty: $($variant:ident $({ $($field:tt)* })? $(( $($item:tt)* ))?),* $(,)?) => {{
        type Of = $of;
        fn all_are_listed(value: &Of) {
            match value { $(Of::$variant { .. } => {})* }
        }
        let every: Vec<Of> = vec![$(Of::$variant $({ $($field)* })? $(( $($item)* ))?),*];
        every.iter().for_each(all_are_listed);
        every
    }};
}

fn check<T: Serialize>(family: &str, values: &[T]) {
    for language in Language::all() {
        for value in values {
            assert_eq!(Words::of(language).tell_faults(family, value), Vec::<String>::new());
            let told = Words::of(language).tell(family, value);
            assert!(!told.contains(['⟦', '{', '}']), "{language}: {told}");
        }
    }
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
            Separated { why: why.clone() },
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
        TooManyRounds { played: 9, stated: 7 },
        Refused { why: Refused::NobodyEntered },
    );
    check("trf-fault-kind", &kinds);
    let points = Words::of(Language::UK).tell("trf-fault-kind", &kinds[7]);
    assert_eq!(points, "у рядку записано очок: 2,5, а за результатами виходить 2");
    let fault = |line, column| TrfFault { line, column, what: TrfFaultKind::NoPlayers };
    check("trf-fault", &[fault(0, None), fault(3, None), fault(3, Some(5))]);
    let round = Round::FIRST;
    check(
        "import-warning",
        &every!(ImportWarning:
            Renumbered { was: 3, is: 2 },
            TieBreak { code: code.clone() },
            Overridden { round, why: name() },
            LostByBoth { round, white: 1, black: 2 },
            HalfBye { round: 1, number: 3 },
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
