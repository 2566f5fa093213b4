//! Examinations and reports against their cases.

use std::time::Duration;

use damier_compose::check::{Basis, Means, chains, examine};
use damier_compose::formal::{Genre, Retro, State, fits, genre_of, last_moves, most_lead, report};
use damier_compose::notation::read_solution;
use damier_compose::solver::Verdict;
use damier_compose::{Code, Composition, Force, Goal};
use damier_pdn::{Notation, read_fen, write_move};
use damier_rules::{Position, Setup, Variant};

const CASES: &str = include_str!("../cases/checks.cases");

fn means() -> Means {
    Means { time: Duration::from_secs(5), memory: 128 << 20, tables: None, stop: None }
}

fn setup(variant: Variant, fen: &str) -> Setup {
    read_fen(variant, fen).expect("a position").setup
}

#[test]
fn compositions_are_judged() {
    for text in CASES.split("\ncase ").skip(1) {
        let name = text.lines().next().unwrap_or_default().split('#').next().unwrap_or_default().trim();
        let field = |key: &str| {
            text.lines().skip(1).find_map(|line| Some(line.strip_prefix(key)?.strip_prefix(' ')?.trim()))
        };
        let variant: Variant = field("rules").expect("rules").parse().expect("a variant");
        let goal: Goal = field("task").expect("task").parse().expect("a task");
        let mut work = Composition::new(setup(variant, field("pos").expect("pos")), goal);
        let start = work.position().expect("a legal position");
        if let Some(solution) = field("solution") {
            work.solution = read_solution(&start, solution).unwrap_or_else(|e| panic!("{name}: {e}"));
        }
        let found = examine(&work, &means(), &mut |_| {}).expect("a legal position");
        let wanted = match field("verdict") {
            Some("refuted") => Verdict::Refuted,
            _ => Verdict::Proven,
        };
        assert_eq!(found.verdict(), wanted, "{name}");
        if let Some(keys) = field("keys") {
            let notation = Notation::pdn(variant);
            let moves = found.stages[0].keys().map(|first| write_move(&start, &first.mv, &notation));
            assert_eq!(moves.collect::<Vec<_>>().join(" "), keys, "{name}");
        }
        let report = report(&work, Ok(&found), &means());
        if let Some(wanted) = field("sound") {
            let soundness = format!("{:?}", report.soundness).to_lowercase();
            // How much is proved depends on the machine; what is sound stays so, proved or seen.
            assert!(soundness.starts_with(wanted), "{name}: {soundness}, {:#?}", report.findings);
        }
        if let Some((topic, "broken")) = field("state").and_then(|state| state.split_once(' ')) {
            let broken = |f: &&damier_compose::formal::Finding| f.state == State::Broken;
            let topics: Vec<String> =
                report.findings.iter().filter(broken).map(|f| f.topic.replace(' ', "_")).collect();
            assert!(topics.iter().any(|broken| broken == topic), "{name}: {topics:?}");
        }
        for finding in &report.findings {
            assert!(!finding.text.is_empty(), "{name}");
        }
    }
}

/// What is proved stands apart from what is only judged.
#[test]
fn a_verdict_says_what_it_rests_on() {
    let work = Composition::new(setup(Variant::Russian, "W:WKb8,h6:Bc3,h8"), Goal::Win);
    let found = examine(&work, &means(), &mut |_| {}).expect("a legal position");
    let stand = found.stages[0].standing();
    assert_eq!((stand.task, stand.reach.len(), stand.fail), (Basis::Proved, 1, 7));
    assert_eq!((stand.seen_reaching.len(), stand.seen_failing, stand.open.len()), (0, None, 0));
    // With no time to speak of nothing is proved, and nothing is said to be.
    let work = Composition::new(
        setup(Variant::International, "W:W22,24,27,28,29,30,33,36,43,44,47:B8,10,11,13,14,16,18,31,35,37"),
        Goal::Win,
    );
    let short = Means { time: Duration::from_millis(60), ..means() };
    let found = examine(&work, &short, &mut |_| {}).expect("a legal position");
    let stand = found.stages[0].standing();
    assert!(matches!(stand.task, Basis::Judged | Basis::Open), "{stand:?}");
    let judged = stand.seen_reaching.len() + stand.seen_failing.map_or(0, |some| some.count);
    assert_eq!(stand.reach.len() + stand.fail + judged + stand.open.len(), 13);
}

/// C1 to C14 of UA13-VI.1.3.1; TV-36 of UA-VIII.Def.4.
#[test]
fn material_tells_the_genre() {
    let men = |men| Force { men, kings: 0 };
    let first = |code, variant, white, black| {
        fits(code, variant, men(white), men(black)).first().map(|fit| fit.genre)
    };
    let ua13 = |variant, white, black| first(Code::Ukraine2013, variant, white, black);
    let ua23 = |variant, white, black| first(Code::Ukraine2023, variant, white, black);
    let (small, large) = (Variant::Russian, Variant::International);
    assert_eq!(ua13(small, 5, 5), Some(Genre::ClassicalMiniature));
    for (white, black) in [(5, 6), (6, 5), (6, 6), (5, 4)] {
        assert_eq!(ua13(small, white, black), Some(Genre::Miniature));
    }
    for (white, black) in [(5, 7), (6, 7), (6, 8), (8, 6), (12, 12), (9, 12)] {
        assert_eq!(ua13(small, white, black), Some(Genre::Problem));
    }
    assert_eq!(ua13(small, 4, 6), Some(Genre::Study));
    for (white, black) in [(5, 7), (7, 7), (7, 6)] {
        assert_eq!(ua13(large, white, black), Some(Genre::Miniature));
    }
    let groups = [
        (7, 8, Genre::SmallProblem),
        (9, 9, Genre::SmallProblem),
        (12, 12, Genre::MediumProblem),
        (8, 10, Genre::MediumProblem),
        (11, 13, Genre::LargeProblem),
        (12, 14, Genre::LargeProblem),
        (13, 11, Genre::LargeProblem),
        (14, 16, Genre::GiantProblem),
        (20, 20, Genre::GiantProblem),
    ];
    for (white, black, genre) in groups {
        assert_eq!(ua13(large, white, black), Some(genre), "{white} x {black}");
    }
    // Each group by its own clause.
    let clause = |code, variant, white, black| {
        fits(code, variant, men(white), men(black)).first().map(|fit| fit.clause)
    };
    let ua13 = Code::Ukraine2013;
    for (variant, white, black, wanted) in [
        (small, 5, 5, "UA13-VI.1.3.1.1.1"),
        (small, 6, 6, "UA13-VI.1.3.1.1.2"),
        (small, 12, 12, "UA13-VI.1.3.1.1.3"),
        (large, 7, 7, "UA13-VI.1.3.1.2.1"),
        (large, 7, 8, "UA13-VI.1.3.1.2.2"),
        (large, 12, 12, "UA13-VI.1.3.1.2.3"),
        (large, 12, 14, "UA13-VI.1.3.1.2.4"),
        (large, 20, 20, "UA13-VI.1.3.1.2.5"),
        (small, 4, 6, "UA13-VI.1.3.2"),
    ] {
        assert_eq!(clause(ua13, variant, white, black), Some(wanted), "{white} x {black}");
    }
    assert_eq!(clause(Code::Ukraine2023, small, 3, 4), Some("UA-VIII.Def.5"));
    for (variant, white, black, wanted) in [
        (Variant::Columns, 5, 5, "COL-5.1.3d"),
        (Variant::Columns, 10, 10, "COL-5.1.3d"),
        (Variant::Lasca, 8, 8, "COL-5.1.3d"),
        (Variant::Columns, 4, 6, "COL-5.1.3e"),
    ] {
        assert_eq!(clause(Code::Columns, variant, white, black), Some(wanted), "{white} x {black}");
    }
    assert_eq!(fits(Code::Columns, Variant::Columns, men(11), men(11)).first(), None);
    let kings = Force { men: 5, kings: 1 };
    let with_kings =
        |code, variant| fits(code, variant, kings, men(6)).iter().map(|fit| fit.clause).collect::<Vec<_>>();
    assert!(with_kings(ua13, small).contains(&"UA13-VI.1.3.1.1.4"));
    // Positional endings: eight on each side.
    assert!(fits(ua13, small, men(8), men(8)).iter().any(|fit| fit.clause == "UA13-VI.1.3.4"));
    assert!(!fits(ua13, small, men(9), men(8)).iter().any(|fit| fit.clause == "UA13-VI.1.3.4"));
    assert!(fits(Code::Ukraine2023, small, men(8), men(8)).iter().any(|fit| fit.clause == "UA-VIII.Def.7"));
    assert!(
        fits(Code::Columns, Variant::Columns, men(8), men(8)).iter().any(|fit| fit.clause == "COL-5.1.3g")
    );
    assert_eq!(ua23(small, 4, 6), Some(Genre::Miniature));
    assert_eq!(ua23(small, 4, 7), Some(Genre::Problem));
    assert_eq!(ua23(small, 3, 4), Some(Genre::Study));
    assert_eq!(ua23(large, 8, 9), Some(Genre::SmallProblem));
    assert_eq!(ua23(large, 9, 10), Some(Genre::MediumProblem));
    assert_eq!(ua23(large, 12, 13), Some(Genre::LargeProblem));
    assert_eq!(ua23(large, 15, 16), Some(Genre::GiantProblem));
    assert_eq!(ua23(large, 21, 20), None);
    // UA13-VI.2.4.1: White may lead by one, Black by two; UA13-VI.2.4.2, UA-VIII.Formal.8.1: two either way;
    // COL-5.2.7.1: any lead.
    assert_eq!(most_lead(Code::Ukraine2013, Genre::Miniature).map(|lead| (lead.0, lead.1)), Some((1, 2)));
    assert_eq!(most_lead(Code::Ukraine2013, Genre::Problem).map(|lead| (lead.0, lead.1)), Some((2, 2)));
    assert_eq!(most_lead(Code::Ukraine2023, Genre::Miniature).map(|lead| (lead.0, lead.1)), Some((2, 2)));
    // UA13-VI.2.7.1 by reading D-75: two either way where the other clauses name no number.
    for genre in [Genre::GiantProblem, Genre::KingProblem] {
        assert_eq!(most_lead(Code::Ukraine2013, genre), Some((2, 2, "UA13-VI.2.7.1")));
    }
    assert_eq!(most_lead(Code::Columns, Genre::Problem), None);
    let lock = Composition::new(setup(small, "W:WKa1:Bh8"), Goal::Lock { kings: 0, men: 1 });
    assert_eq!(genre_of(&lock, true).map(|fit| fit.genre), Some(Genre::LockTask));
}

/// TV-36: a lead of three is informal, and so is a set that is exceeded (UA-VIII.Formal.11).
#[test]
fn informal_compositions_are_named() {
    let broken = |work: &Composition| {
        let found = examine(work, &Means { time: Duration::from_millis(50), ..means() }, &mut |_| {});
        let report = report(work, found.as_ref().map_err(|faults| faults.0.as_slice()), &means());
        let texts = report.findings.iter().filter(|f| f.state == State::Broken).map(|f| f.text.clone());
        texts.collect::<Vec<_>>().join("; ")
    };
    let work = Composition::new(setup(Variant::Russian, "W:Wa1,c1,e1,g1:Bb8,d8,f8,h8,a7,c7,e7"), Goal::Win);
    assert!(broken(&work).contains("informal: Black leads by 3"), "{}", broken(&work));
    let many = (31..=50).map(|n| n.to_string()).chain(["26".to_owned()]).collect::<Vec<_>>().join(",");
    let work = Composition::new(setup(Variant::International, &format!("W:W{many}:B1,2,3")), Goal::Win);
    assert!(broken(&work).contains("informal: White has 21 pieces"), "{}", broken(&work));
    let work = Composition::new(setup(Variant::Russian, "W:Wb8,a1:Bh8,c7"), Goal::Win);
    assert!(broken(&work).contains("illegal: "), "{}", broken(&work));
}

/// UA13-VI.2.2, UA-VIII.Formal.2, COL-5.2.2.
#[test]
fn last_moves_are_found() {
    let position = |fen| Position::new(&setup(Variant::Russian, fen)).expect("legal");
    assert_eq!(last_moves(&position("W:Wa1:Bh8")), Retro::Quiet);
    // Black has just put himself beside e5, from where he could take at once.
    let Retro::Proved { from, moves } = last_moves(&position("W:Wd4,a1:Be5,h8")) else {
        panic!("a man can have come to e5");
    };
    let after = moves.iter().fold(from, |position, mv| position.play(mv).expect("a legal move"));
    assert_eq!(after, position("W:Wd4,a1:Be5,h8"));
    // The men stand on the squares they began on, and nothing black can have moved.
    assert_eq!(last_moves(&position("W:Wg7,a1:Bh8,f8")), Retro::Impossible);
}

/// UA13-VI.3.7.6, UA-VIII.Art.7.6: the directions of a capture, majority rule aside.
#[test]
fn directions_are_counted() {
    let of = |fen| chains(&Position::new(&setup(Variant::International, fen)).expect("legal"));
    // 23 takes one to the left, two to the right.
    assert_eq!(of("B:W28,29,40:B23"), [1, 2]);
    assert_eq!(of("B:W28,29:B23"), [1, 1]);
    assert_eq!(of("B:W48:B1"), [] as [usize; 0]);
}
