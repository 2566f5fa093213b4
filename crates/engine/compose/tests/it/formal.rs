//! The formal report against its cases: which requirement is met, which is broken, by which clause.

use std::time::Duration;

use damier_compose::check::{Means, examine};
use damier_compose::formal::{Finding, report};
use damier_compose::notation::read_solution;
use damier_compose::solver::Verdict;
use damier_compose::{Author, Code, Composition, Dates, Goal, Kind, Task};
use damier_pdn::{Notation, read_fen, write_move};
use damier_rules::Variant;

const CASES: [&str; 2] =
    [include_str!("../cases/formal.cases"), include_str!("../cases/formal-columns.cases")];

fn means() -> Means {
    Means { time: Duration::from_secs(5), memory: 128 << 20, tables: None, stop: None }
}

/// `topic state clause` as the case files write them.
fn written(finding: &Finding) -> String {
    let state = format!("{:?}", finding.state).to_lowercase();
    format!("{} {state} {}", finding.topic.replace(' ', "_"), finding.clauses.join(" "))
}

#[test]
fn requirements_of_the_codes_are_reported() {
    let mut faults = Vec::new();
    for text in CASES.iter().flat_map(|file| file.split("\ncase ").skip(1)) {
        let name = text.lines().next().unwrap_or_default().split('#').next().unwrap_or_default().trim();
        let fields = |key: &'static str| {
            text.lines()
                .skip(1)
                .filter_map(move |line| Some(line.strip_prefix(key)?.strip_prefix(' ')?.trim()))
        };
        let field = |key| fields(key).next();
        let variant: Variant = field("rules").expect("rules").parse().expect("a variant");
        let goal: Goal = field("task").expect("task").parse().expect("a task");
        let kind: Kind = field("kind").map_or(Kind::Basic, |kind| kind.parse().expect("a kind"));
        let setup = read_fen(variant, field("pos").expect("pos")).expect("a position").setup;
        let mut work = Composition::new(setup, Task { goal, kind });
        work.code = field("code").expect("code").parse::<Code>().expect("a code");
        let start = work.position().expect("a legal position");
        if let Some(solution) = field("solution") {
            work.solution = read_solution(&start, solution).unwrap_or_else(|e| panic!("{name}: {e}"));
        }
        let found = examine(&work, &means(), &mut |_| {}).expect("a legal position");
        let wanted = match field("verdict") {
            Some("refuted") => Verdict::Refuted,
            _ => Verdict::Proven,
        };
        if found.verdict() != wanted {
            faults.push(format!("{name}: {:?}", found.verdict()));
        }
        if let Some(keys) = field("keys") {
            let notation = Notation::pdn(variant);
            let moves = found.stages[0].keys().map(|first| write_move(&start, &first.mv, &notation));
            let moves = moves.collect::<Vec<_>>().join(" ");
            if moves != keys {
                faults.push(format!("{name}: the keys are {moves}"));
            }
        }
        let report = report(&work, Ok(&found), &means());
        let said: Vec<String> = report.findings.iter().map(written).collect();
        for wanted in fields("finding").filter(|wanted| !said.iter().any(|own| own == wanted)) {
            faults.push(format!("{name}: no \"{wanted}\" in {said:#?}"));
        }
        for part in fields("says").filter(|part| !report.findings.iter().any(|own| own.text.contains(part))) {
            faults.push(format!("{name}: nothing says \"{part}\" in {said:#?}"));
        }
        for unwanted in fields("not").filter(|unwanted| said.iter().any(|own| own == unwanted)) {
            faults.push(format!("{name}: \"{unwanted}\" is there"));
        }
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

/// Four against nine are no miniature, problem, study, lock task or positional ending (UA13-VI.1.3).
#[test]
fn material_of_no_genre_is_told() {
    let setup =
        read_fen(Variant::Russian, "W:Wa1,c1,e1,g1:Bb8,d8,f8,h8,a7,c7,e7,g7,b6").expect("legal").setup;
    let mut work = Composition::new(setup, Goal::Win);
    work.code = Code::Ukraine2013;
    let report = report(&work, Err(&[]), &means());
    assert_eq!(report.genre, None);
    assert!(report.findings.iter().map(written).any(|own| own == "genre broken UA13-VI.1.3"));
}

/// A work exists from its first publication or from the closing date of its first competition, whichever is earlier, and
/// that date gives priority, under each code (UA13-VI.4.1, UA13-VI.4.2, UA-VIII.Pub.1, UA-VIII.Pub.2, COL-5.4.1a,
/// COL-5.4.2a).
#[test]
fn the_earlier_date_counts() {
    let codes = [
        (Code::Ukraine2013, Variant::Russian),
        (Code::Ukraine2023, Variant::International),
        (Code::Columns, Variant::Columns),
    ];
    for (code, variant) in codes {
        let of = |disclosed: Option<&str>, closing: Option<&str>| {
            let setup = read_fen(variant, "W:W5:B30").expect("a position").setup;
            let mut work = Composition::new(setup, Goal::Win);
            work.code = code;
            work.dates =
                Dates { disclosed: disclosed.map(str::to_owned), closing: closing.map(str::to_owned) };
            work.dates.existence().map(str::to_owned)
        };
        assert_eq!(of(Some("1999-05-01"), None).as_deref(), Some("1999-05-01"));
        assert_eq!(of(None, Some("1999-04-30")).as_deref(), Some("1999-04-30"));
        assert_eq!(of(Some("1999-05-01"), Some("1999-04-30")).as_deref(), Some("1999-04-30"));
        assert_eq!(of(Some("1998-05-01"), Some("1999-04-30")).as_deref(), Some("1998-05-01"));
        assert_eq!(of(None, None), None);
    }
}

/// Above the diagram the number, the initial and the surname; under it the task, unless it is a win (UA13-VI.7.4.1).
#[test]
fn headings_of_2013() {
    let setup = read_fen(Variant::Russian, "W:Wa1:Bh8").expect("legal").setup;
    let mut work = Composition::new(setup, Goal::Draw);
    work.code = Code::Ukraine2013;
    work.authors = vec![Author::parse("Koval, Ivan")];
    work.number = Some(7);
    assert_eq!(work.heading(), "7. I. Koval");
    assert_eq!((Goal::Draw.caption().as_deref(), Goal::Win.caption()), (Some("Нічия"), None));
}
