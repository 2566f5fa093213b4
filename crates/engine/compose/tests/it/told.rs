//! Every finding, kind of dual, genre and verdict is told in every language.

use damier_compose::check::{DualKind, Seen};
use damier_compose::formal::{Economy, FindingText, Genre, Passing, SetFault, Soundness, State};
use damier_compose::{Code, Goal, Motif};
use damier_language::{Language, Words, every, untold};
use damier_rules::{Color, Variant};

fn findings() -> Vec<FindingText> {
    let text = || "c3-d4".to_owned();
    let seen = || Seen::WonIn { plies: 17 };
    let (side, goal) = (Color::White, Goal::Lock { kings: 1, men: 2 });
    every!(FindingText:
        CodeSilent { code: Code::Columns, variant: Variant::Russian },
        Informal { fault: SetFault::TooManyPieces { color: side, count: 13, limit: 12 } },
        Illegal { fault: SetFault::NoPieces },
        NoGenre { white: 3, black: 2 },
        Genre { genre: Genre::Study, white: 3, black: 2 },
        EqualForces,
        Lead { side, lead: 1, most: 2 },
        TooGreatLead { side, lead: 3, most: 2 },
        BlackHasTask,
        FirstMoveCaptures,
        FirstMoveQuiet,
        NothingEnPrise,
        ArisesFrom { fen: text(), line: text() },
        LastMove { line: text() },
        NoLastMove,
        AuthorShows { text: text() },
        Proved { goal },
        Prevented { goal: Goal::Win },
        OtherSideWins { side: Color::Black, first: side, kind: "white-first".to_owned() },
        OtherSideToMoveWins { side: Color::Black, fen: text() },
        IsDrawn,
        IsWonOtherwise,
        TaskOpen { goal: Goal::Draw },
        AuthorFails { line: text(), answers: vec![text(), text()] },
        DefenceOpen { defence: text(), after: text() },
        FalseWayReaches { line: text() },
        FalseWayRefuted { line: text(), ways: 1 },
        FalseWayOpen { line: text() },
        FullSideSolution { way: text(), exceeds: true },
        PartialSideSolution { after: text(), way: text(), exceeds: false },
        MoreWays { count: 4 },
        OthersOpen { count: 2 },
        NoWinSeen { count: 5, depth: 17 },
        LikelyKey { key: text(), score: seen(), depth: 12 },
        DefenceSeen { defence: text(), after: text(), score: seen(), depth: 12 },
        LikelySideSolution { after: String::new(), other: text(), score: seen(), depth: 17 },
        OthersFail,
        OthersFailBut { count: 5 },
        Inaccuracy {
            number: 2,
            other: text(),
            played: text(),
            kind: DualKind::Transposition,
            passing: Passing::MayPass,
        },
        MoreInaccuracies { count: 1 },
        NoInaccuracy,
        NoVariation { lines: 3, needed: 1 },
        Variations { found: 2, needed: 1, by_author: true },
        Placements { count: 2 },
        LockedExactly { goal },
        FinalNotQuiet,
        FinalEconomical { white: 1, black: 2 },
        FinalUnneeded { white: 2, black: 1, squares: text() },
        FinalManyWhite { white: 2 },
        FinalFreeBlack { black: 2 },
        KingsPlay,
        KingsIdle { squares: text() },
        NothingSuperfluous,
        Superfluous { squares: text() },
        SuperfluousOpen { squares: text() },
        AllActive { white: 5 },
        Idle { idle: 1, white: 5, squares: text() },
        GivenUp { pieces: 4, moves: 6 },
        Majority { number: 2, chains: "1:2".to_owned(), economy: Economy::Rich },
        Pure,
        Impure { count: 1 },
        Echoes { count: 2 },
        OnlyRefutations { count: 3 },
        Unnatural { white: text(), black: text() },
        ReadyCapture,
        ReadyFinal { squares: text() },
        NoPracticalProblems,
        LooksPractical,
        PracticalKings,
        PracticalEnPrise,
        FinalAfterCombination,
        StudyFinalOne,
        StudyFinalMotif { white: 2 },
        StudyFinalIdle { squares: text() },
        FalseWayDuals { line: text(), duals: 3, most: 2 },
        Transpositions { count: 1 },
        NoTransposition,
        HelpReached { goal, moves: 3 },
        HelpNotReached { goal: Goal::Win, moves: 2 },
    )
}

#[test]
fn findings_are_told_in_every_language() {
    assert_eq!(untold("finding", &findings()), Vec::<String>::new());
    assert_eq!(untold("dual", DualKind::ALL), Vec::<String>::new());
    let genre = every!(Genre:
        ClassicalMiniature,
        Miniature,
        Problem,
        SmallProblem,
        MediumProblem,
        LargeProblem,
        GiantProblem,
        KingProblem,
        PracticalProblem,
        Study,
        LockTask,
        LockMiniature,
        PositionalEnding,
    );
    assert_eq!(untold("genre", &genre), Vec::<String>::new());
    let soundness = every!(Soundness:
        Sound,
        SoundAsSeen,
        SoundAsFarAsSearched,
        OneKey,
        Unsound,
        Unsolvable,
        LikelySound,
        LikelyUnsound,
        NotDecided,
    );
    assert_eq!(untold("soundness", &soundness), Vec::<String>::new());
    let state = every!(State: Met, Broken, NotDecided, Warning, Fact);
    assert_eq!(untold("finding-state", &state), Vec::<String>::new());
    let code = every!(Code: Ukraine2013, Ukraine2023, Columns);
    assert_eq!(untold("code", &code), Vec::<String>::new());
    let passing = every!(Passing: BeforeBranching, Concluding, NotAllowed, OneTooMany, MayPass);
    assert_eq!(untold("passing", &passing), Vec::<String>::new());
    let economy = every!(Economy: Rich, Economical, Plain);
    assert_eq!(untold("economy", &economy), Vec::<String>::new());
    let men = || "+1.20".to_owned();
    let seen = every!(Seen:
        Men(men()),
        WonIn { plies: 7 },
        LostIn { plies: 22 },
        PlayedOn { now: men(), then: men(), plies: 31 },
        PlayedToWin { now: men(), plies: 22 },
        PlayedToLoss { now: men(), plies: 22 },
        Forced,
        NotForced,
    );
    let motif = every!(Motif:
        Draw,
        Lock,
        GiveAway,
        GivenUp { count: 3 },
        LongCapture { count: 5 },
        Circle,
        Crowning,
        BlackCrowning,
        Majority,
        Blocked,
        OneLeft,
    );
    assert_eq!(untold("motif", &motif), Vec::<String>::new());
    assert_eq!(untold("seen", &seen), Vec::<String>::new());
    let goal = every!(Goal: Win, Draw, Lock { kings: 1, men: 5 }, GiveAway);
    assert_eq!(untold("goal", &goal), Vec::<String>::new());
    assert_eq!(untold("caption", &goal[1..]), Vec::<String>::new());
}

/// Squares stand in the sentences by their names on the board, in every language.
#[test]
fn faults_name_their_squares() {
    let fault = SetFault::ManOnLastRow { square: "h8".to_owned(), color: Color::White };
    let said = FindingText::Illegal { fault };
    for language in Language::all() {
        assert!(Words::of(language).describe("finding", &said).contains("h8"), "{language:?}");
    }
    assert!(said.to_string().contains("h8"), "{said}");
}

/// The codes write the task in Ukrainian; the words of the interface agree with them (UA-VIII.Fmt.2).
#[test]
fn tasks_are_told_as_the_codes_do() {
    let words = Words::of(Language::UK);
    let told = |kings, men| words.describe("goal", &Goal::Lock { kings, men });
    assert_eq!(told(0, 2), "замкнути 2 прості");
    assert_eq!(told(1, 0), "замкнути 1 дамку");
    assert_eq!(told(2, 5), "замкнути 2 дамки і 5 простих");
}
