//! What the contests of the case files amount to.

use damier_compete::standings::Rational;
use damier_contests::composing::{Composing, Phase};
use damier_contests::{AuthorId, Journal, Mark, Said as _, WorkId, decimals};

use crate::courses::{composing, solving};

fn contest(begins: &str) -> Journal<Composing> {
    let found = composing().into_iter().find(|(case, _)| case.starts_with(begins));
    found.expect("a case").1
}

#[test]
fn marks_become_places() {
    let contest = contest("a contest of Ukraine 2023");
    let state = contest.state();
    assert!(matches!(state.phase, Phase::Final { .. }));
    let works: Vec<(u32, u32, String, bool)> = state
        .works_of(1)
        .iter()
        .map(|line| (line.place, line.work.0, decimals(line.mark), line.breach))
        .collect();
    // Work 1 as the commission decided, 3 by its mean, 6 zero for a second solution; 4 was withdrawn.
    let expected = [(1, 1, "81", false), (2, 3, "65", false), (3, 2, "60", false), (4, 6, "0", true)];
    assert_eq!(works, expected.map(|(place, work, mark, breach)| (place, work, mark.to_owned(), breach)));
    let authors: Vec<(u32, AuthorId, String, u16)> = state
        .authors_of(None)
        .iter()
        .map(|line| (line.place, line.author, decimals(line.sum), line.title_points))
        .collect();
    assert_eq!(
        authors,
        [
            (1, AuthorId(1), "141".to_owned(), 30),
            (2, AuthorId(2), "65".to_owned(), 20),
            (3, AuthorId(3), "55".to_owned(), 15)
        ]
    );
}

/// Judges see numbers drawn by lot, and no authors before the results (UA-VIII.Comp.2, UA13-VI.5.2, COL-5.5.2b).
#[test]
fn judges_do_not_see_authors() {
    for (code, works) in [("Ukraine 2023", 4), ("Ukraine 2013", 2), ("column draughts", 2)] {
        judges_see_numbers(&contest(&format!("a contest of {code}")), works);
    }
}

fn judges_see_numbers(contest: &Journal<Composing>, works: u16) {
    let closed = contest.entries().iter().take_while(|entry| entry.fact.name() != "preliminary-published");
    let judging = Journal::<Composing>::replay(closed.cloned()).expect("a part of the facts");
    let copies = judging.state().anonymous(1);
    assert_eq!(copies.iter().map(|copy| copy.code).collect::<Vec<_>>(), (1..=works).collect::<Vec<_>>());
    assert!(copies.iter().all(|copy| copy.authors.is_none()));
    assert_eq!(judging.state().by_code(1, copies[1].code), Some(copies[1].work));
    assert!(contest.state().anonymous(1).iter().all(|copy| copy.authors.is_some()));
}

/// One author brings his five best, four bring fifteen (UA-VIII.Comp.5.2).
#[test]
fn regions_bring_their_best_works_in_proportion() {
    let contest = contest("regions ranked");
    let table = contest.state().team_table();
    let sums: Vec<(u32, u32, String, usize)> =
        table.iter().map(|line| (line.place, line.team.0, decimals(line.sum), line.works.len())).collect();
    assert_eq!(sums, [(1, 2, "1082".to_owned(), 15), (2, 1, "357".to_owned(), 5)]);
}

/// The marks of quarters (UA13-VI.6.5.2) after the commission cancelled the award and thought better of it
/// (UA13-VI.6.6/b).
#[test]
fn undoing_brings_the_award_back() {
    let contest = contest("ten points");
    let mark = contest.state().work(WorkId(1)).and_then(|work| contest.state().mark_of(work));
    assert_eq!(mark, Rational::new(33, 4));
}

/// UA-VIII.Solve.5; the sum decides, and what was found beyond the author's solution counts (UA-VIII.Solve.4).
#[test]
fn solvers_get_points_only_for_the_least_number_of_variations() {
    let (_, session) = solving().into_iter().find(|(case, _)| case == "a session").expect("a case");
    let table = session.state().table();
    let mark = |text: &str| text.parse::<Mark>().expect("a mark");
    let lines: Vec<(u32, u32, Mark, Option<u64>)> =
        table.iter().map(|line| (line.place, line.solver.0, line.sum, line.minutes)).collect();
    // Anna has both variations and a false way; Boris only one of two in the study, so nothing for it, but
    // the problem with a side solution; Clara the same problem.
    assert_eq!(
        lines,
        [(1, 1, mark("5.5"), Some(10)), (2, 2, mark("4"), Some(30)), (2, 3, mark("4"), Some(30)),]
    );
}
