//! Works in which Black has the task are proved as any other and told as they were given.

use damier_compose::check::{Means, examine};
use damier_compose::formal::report;
use damier_compose::solver::{Aim, Limit, Solver, Verdict};
use damier_compose::{Composition, Goal, Kind, NotAComposition};
use damier_pdn::{Notation, ReplayOptions, read_fen, read_games, write_fen, write_game, write_move};
use damier_rules::{Color, Move, Position, Variant};

fn read(text: &str) -> Result<Composition, NotAComposition> {
    let game = read_games(text.as_bytes()).next().expect("a game").expect("text");
    Composition::from_pdn(&game, &ReplayOptions::default())
}

#[test]
fn black_to_play_and_win() {
    // The king catches the man before it is crowned, wherever he goes.
    let text = "[GameType \"21\"]\n[Result \"1-0\"]\n[FEN \"B:W12:BK15\"]\n1... 15-11 1-0";
    let work = read(text).expect("a composition");
    assert!(work.is_turned);
    assert_eq!(write_fen(&work.given()), "B:W12:BK15");
    let means = Means::usual(work.variant());
    let found = examine(&work, &means, &mut |_| {}).expect("a position");
    assert_eq!(found.verdict(), Verdict::Proven);
    let given = found.as_given(&work);
    let stage = &given.stages[0];
    assert_eq!(stage.start.to_move(), Color::Black);
    let keys: Vec<String> =
        stage.keys().map(|key| write_move(&stage.start, &key.mv, &Notation::pdn(work.variant()))).collect();
    assert_eq!(keys, ["15-19", "15-18", "15-11", "15-10"]);
    // White has the task by the codes (UA-VIII.Def.3), which is told, and squares are told as they were given.
    let told = report(&work, Ok(&found), &means);
    assert!(told.findings.iter().any(|own| own.text.starts_with("Black has the task")), "{told:#?}");
    let again = read(&write_game(&work.to_pdn())).expect("read again");
    assert_eq!((&again.setup, &again.solution), (&work.setup, &work.solution));
}

/// The same keys as where the board is not turned and Black's win is proved at once.
#[test]
fn turning_the_board_changes_no_verdict() {
    let works = [
        (Variant::English, "B:W12:BK15"),
        (Variant::English, "B:W21,K5:BK17,K14"),
        (Variant::Russian, "B:Wa3,c5:BKe1,h6"),
        (Variant::International, "B:W28,33:BK5,17"),
        (Variant::Lasca, "B:Wa3,c3:Bb6,Kf6"),
    ];
    for (variant, fen) in works {
        let setup = read_fen(variant, fen).expect("a position").setup;
        let start = Position::new(&setup).expect("a legal position");
        let mut work = Composition::new(setup, Goal::Win);
        work.task_to_side_to_move();
        let found = examine(&work, &Means::usual(variant), &mut |_| {}).expect("a position").as_given(&work);
        let mut solver = Solver::new(variant, Aim::Win(Color::Black), 64 << 20, None);
        let mut proved = |mv: &Move| {
            solver.prove(&start.play(mv).expect("legal"), &Limit::positions(1_000_000)) == Verdict::Proven
        };
        let wins: Vec<Move> = start.legal_moves().into_iter().filter(|mv| proved(mv)).collect();
        let mut keys: Vec<Move> = found.stages[0].keys().map(|key| key.mv).collect();
        keys.sort_by_key(|mv| wins.iter().position(|own| own == mv));
        assert_eq!(keys, wins, "{fen}");
        assert_eq!(found.stages[0].first_moves.len(), start.legal_moves().len(), "{fen}");
    }
}

#[test]
fn a_result_tells_for_whom_black_begins() {
    let text = "[GameType \"20\"]\n[Result \"2-0\"]\n[FEN \"B:W28:B12\"]\n2-0";
    let work = read(text).expect("a composition");
    assert_eq!((work.task.kind, work.is_turned), (Kind::BlackFirst, false));
    let text = "[GameType \"20\"]\n[Result \"0-2\"]\n[FEN \"B:W28:B12\"]\n0-2";
    assert!(read(text).expect("a composition").is_turned);
    // White begins and Black has the task.
    let text = "[GameType \"25\"]\n[Result \"0-2\"]\n[FEN \"W:Wa3:BKh8,Kf8\"]\n0-2";
    let work = read(text).expect("a composition");
    assert_eq!((work.given_kind(), work.is_turned), (Kind::WhiteFirst, true));
    let again = read(&write_game(&work.to_pdn())).expect("read again");
    assert_eq!((again.given_kind(), &again.setup), (Kind::WhiteFirst, &work.setup));
}

#[test]
fn moves_tell_that_a_file_names_the_wrong_side() {
    let text = "[GameType \"20\"]\n[FEN \"B:W28:B12\"]\n1. 28-22 *";
    let work = read(text).expect("a composition");
    assert!(!work.is_turned);
    assert_eq!(work.solution.main_line().len(), 1);
    let neither = "[GameType \"20\"]\n[FEN \"B:W28:B12\"]\n1. 12-3 *";
    assert!(matches!(read(neither), Err(NotAComposition::BadMove { .. })));
}

/// Where the task cannot be met, what holds instead is told and offered.
#[test]
fn the_other_side_may_win() {
    let said = |fen: &str| {
        let setup = read_fen(Variant::Russian, fen).expect("a position").setup;
        let mut work = Composition::new(setup, Goal::Win);
        work.task_to_side_to_move();
        let means = Means::usual(work.variant());
        let found = examine(&work, &means, &mut |_| {}).expect("a position");
        assert_eq!(found.verdict(), Verdict::Refuted, "{fen}");
        let told = report(&work, Ok(&found), &means);
        told.findings.iter().map(|own| own.text.clone()).collect::<Vec<_>>().join("; ")
    };
    assert!(
        said("W:Wa3:BKc7,Kf4")
            .contains("with White to move Black wins; to check that task, give the kind white-first")
    );
    assert!(
        said("B:WKc7,Kf4:Bh6")
            .contains("with Black to move White wins; to check that task, give the kind black-first")
    );
    assert!(said("W:WKa1:BKc1,Ke1").contains("neither side wins"));
}

/// What is wrong with the pieces is told of the squares and sides that were given.
#[test]
fn faults_are_told_as_given() {
    let setup = read_fen(Variant::Russian, "B:Wb8:Bh8,Kc3").expect("a position").setup;
    let mut work = Composition::new(setup, Goal::Win);
    work.task_to_side_to_move();
    let faults = work.position().expect_err("a man stands on the last row");
    let told = report(&work, Err(&faults), &Means::usual(work.variant()));
    let texts: Vec<&str> = told.findings.iter().map(|own| own.text.as_str()).collect();
    assert!(texts.iter().any(|text| text.contains("a man of White cannot stand on b8")), "{texts:?}");
}
