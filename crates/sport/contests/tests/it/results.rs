//! What the contests of the case files amount to.

use damier_contests::composing::{AuthorEntry, Composing, Fact, Phase, Warning};
use damier_contests::solving::Solving;
use damier_contests::{
    AuthorId, By, ContestFact as _, Entry, Identity, Journal, Mark, Office, WorkId, decimals,
};
use damier_facts::Rational;

use crate::courses::{composing, run, solving};

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
    // Points for titles are for places in sections (FMJD-X.10.3): over all sections works would count twice.
    assert!(state.authors_of(None).iter().all(|line| line.title_points == 0));
    let laureates = state.laureates();
    let won: Vec<(&str, u32, u16)> =
        laureates.iter().map(|own| (own.contest.as_str(), own.place, own.points)).collect();
    assert_eq!(won[..2], [("Cup, Problems-64", 1, 30), ("Cup, Problems-64", 2, 20)]);
    let authors: Vec<(u32, AuthorId, String, u16)> = state
        .authors_of(None)
        .iter()
        .map(|line| (line.place, line.author, decimals(line.sum), line.title_points))
        .collect();
    assert_eq!(
        authors,
        [
            (1, AuthorId(1), "141".to_owned(), 0),
            (2, AuthorId(2), "65".to_owned(), 0),
            (3, AuthorId(3), "55".to_owned(), 0)
        ]
    );
}

/// Judges get the works of their section with numbers drawn by lot (UA13-VI.6.4.2), and no authors before the results
/// (UA-VIII.Comp.2, UA13-VI.5.2, COL-5.5.2b).
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

/// The same by the code of 2013 (UA13-VI.5.4.3): one author brings his five best works, two bring five each.
#[test]
fn regions_of_2013() {
    let contest = contest("Ukraine 2013: regions");
    let table = contest.state().team_table();
    let sums: Vec<(u32, u32, String, usize)> =
        table.iter().map(|line| (line.place, line.team.0, decimals(line.sum), line.works.len())).collect();
    assert_eq!(sums, [(1, 2, "40".to_owned(), 10), (2, 1, "20".to_owned(), 5)]);
    // The best composers and the best works of the period (UA13-VI.5.3).
    assert_eq!(contest.state().authors_of(None).len(), 3);
    let best: Vec<String> =
        contest.state().works_of(1).iter().take(3).map(|line| decimals(line.mark)).collect();
    assert_eq!(best, ["6", "6", "6"]);
    // The term of the regulation was 1 June, and the results came on the tenth (UA13-VI.5.2.10.1).
    assert!(contest.state().warnings.iter().any(|warning| matches!(warning, Warning::AfterTerm { .. })));
}

/// Works shared by three to six authors, two and one and one of four; a team of two has none that counts. Teams of
/// the country play on 64 squares in odd years (UA13-VI.5.4.2, UA-VIII.Comp.5.1).
#[test]
fn teams_share_their_works() {
    for (begins, marks, in_turn) in [
        ("Ukraine 2013: a championship of teams", "26", false),
        ("Ukraine 2023: a championship of", "260", true),
    ] {
        let contest = contest(begins);
        let state = contest.state();
        let table: Vec<(u32, u32, String, bool)> = state
            .team_table()
            .iter()
            .map(|line| (line.place, line.team.0, decimals(line.sum), line.fault.is_some()))
            .collect();
        assert_eq!(table, [(1, 1, marks.to_owned(), false), (2, 2, "0".to_owned(), true)], "{begins}");
        let other = Warning::OtherYear { year: 2026, squares: 100 };
        assert_eq!(state.warnings.contains(&other), !in_turn, "{begins}: {:?}", state.warnings);
    }
}

/// The sum of all marks in all genres (UA13-VI.5.4.1, UA-VIII.Comp.5.3).
#[test]
fn matches_of_teams_go_by_the_sum() {
    for (clause, sums) in [("UA13-VI.5.4.1", ["15", "9"]), ("UA-VIII.Comp.5.3", ["150", "90"])] {
        let contest = contest(&format!("a match of teams by the sum of marks in all genres ({clause}"));
        let table: Vec<(u32, u32, String)> = contest
            .state()
            .team_table()
            .iter()
            .map(|line| (line.place, line.team.0, decimals(line.sum)))
            .collect();
        assert_eq!(table, [(1, 1, sums[0].to_owned()), (2, 2, sums[1].to_owned())], "{clause}");
        assert_eq!(contest.state().teams[0].captain, "Captain");
    }
}

/// The commission recommended nine points, the chief judge gave seven and a half (UA13-VI.6.6/a); what he changed
/// before the results were approved has its reason (UA13-VI.6.5.6).
#[test]
fn the_last_word_of_2013_is_the_chief_judges() {
    let contest = contest("Ukraine 2013: the commission recommends");
    let mark = |work| contest.state().work(WorkId(work)).and_then(|work| contest.state().mark_of(work));
    assert_eq!((mark(1), mark(2)), (Rational::new(15, 2), Rational::new(13, 2)));
    let word = contest.state().appeals[0].last_word().and_then(|ruling| ruling.mark);
    assert_eq!(word.map(|mark| mark.to_string()).as_deref(), Some("7.5"));
    let revised = contest.state().work(WorkId(2)).and_then(|work| work.revised.clone());
    assert_eq!(revised.map(|(_, reason)| reason).as_deref(), Some("a forerunner was none"));
}

/// An entry without year of birth and address is taken, and told to be incomplete (UA13-VI.5.6.5).
#[test]
fn incomplete_entries_are_told() {
    let contest = contest("who takes entries in, and who judges them: ua2013");
    let incomplete = Warning::EntryIncomplete { name: "Koval Ivan".to_owned() };
    assert!(contest.state().warnings.contains(&incomplete), "{:?}", contest.state().warnings);
}

/// The largest sum wins: completeness, side solutions and refutations bring points of their own (UA13-VI.7.2.2,
/// COL-5.6.3b, COL-5.6.4).
#[test]
fn solvers_of_2013_and_of_columns() {
    let older = |case: &str| case.starts_with("Ukraine 2013") || case.starts_with("columns");
    let told: Vec<_> = solving().into_iter().filter(|(case, _)| older(case)).collect();
    assert_eq!(told.len(), 3);
    for (case, session) in told {
        let table = session.state().table();
        let lines: Vec<(u32, u32, String)> =
            table.iter().map(|line| (line.place, line.solver.0, line.sum.to_string())).collect();
        let expected = [(1, 2, "8"), (2, 1, "7.5"), (3, 3, "1.5")];
        assert_eq!(lines, expected.map(|(place, solver, sum)| (place, solver, sum.to_owned())), "{case}");
    }
}

/// The marks of quarters (UA13-VI.6.5.2) after the commission cancelled the award and thought better of it
/// (UA13-VI.6.6/b).
#[test]
fn undoing_brings_the_award_back() {
    let contest = contest("ten points");
    let mark = contest.state().work(WorkId(1)).and_then(|work| contest.state().mark_of(work));
    assert_eq!(mark, Rational::new(33, 4));
}

/// UA-VIII.Solve.5; the sum decides, and what was found beyond the author's solution counts (UA-VIII.Solve.4). The
/// secretary counts the points and publishes them, no judge does (UA-VIII.SolveJudge.3).
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

/// The codes hold contests of teams (UA-VIII.Solve.1); the regulation says how many results are added.
#[test]
fn teams_of_solvers_are_ranked_by_their_best_results() {
    let (_, session) =
        solving().into_iter().find(|(case, _)| case.starts_with("teams of solvers")).expect("a case");
    let table = session.state().team_table();
    let lines: Vec<(u32, &str, String, Vec<u32>)> = table
        .iter()
        .map(|line| {
            let solvers = line.solvers.iter().map(|solver| solver.0).collect();
            (line.place, line.team.as_str(), line.sum.to_string(), solvers)
        })
        .collect();
    // Of three in Lviv the two best count, Odesa has one only, and who has no team is in none.
    let expected = [
        (1, "Lviv", "8".to_owned(), vec![1, 3]),
        (1, "Kyiv", "8".to_owned(), vec![4, 5]),
        (3, "Odesa", "4.5".to_owned(), vec![7]),
    ];
    assert_eq!(lines, expected);
    assert!(solving().iter().any(|(case, own)| case == "a session" && own.state().team_table().is_empty()));
}

fn judging(contest: &Journal<Composing>) -> Vec<Entry<Fact>> {
    let facts = contest.entries().iter();
    facts.take_while(|entry| entry.fact.name() != "preliminary-published").cloned().collect()
}

/// Judges read neither the name nor the account of an author (UA-VIII.Comp.2); results print name and place.
#[test]
fn names_are_for_papers_and_accounts_for_nobody() {
    let contest = contest("one person under two names");
    let copies = contest.state().anonymous(1);
    assert_eq!(copies[0].solution, "cd4. ***, known as ***");
    let author = contest.state().author(AuthorId(1)).expect("an author");
    assert_eq!((author.text().as_str(), author.is_account(77)), ("Koval Ivan (Lviv)", true));
    assert!(!author.is_account(78));
    let former = AuthorEntry { account: Some(Identity::Name("77".to_owned())), ..AuthorEntry::default() };
    assert!(!former.is_account(77), "a name is no account");
}

/// All works of a section are marked by the same judges.
#[test]
fn a_relieved_judge_leaves_no_marks() {
    let facts = judging(&contest("a contest of Ukraine 2023"));
    let mut contest = Journal::<Composing>::replay(facts).expect("a part of the facts");
    let judge = contest.state().judges_of(1)[0].to_owned();
    let marked = |contest: &Journal<Composing>| {
        contest.state().live().filter(|(_, work)| work.marks.contains_key(&judge)).count()
    };
    assert!(marked(&contest) > 0);
    let at = contest.entries().last().expect("facts").at;
    let fact = Fact::Relieved { name: judge.to_uppercase(), reason: "illness".to_owned() };
    let by = By::new(Office::Organiser, "Somebody");
    contest.apply(Entry { seq: contest.next_seq(), at, by, fact }).expect("the organiser may");
    assert_eq!((marked(&contest), contest.state().judges_of(1).contains(&judge.as_str())), (0, false));
}

/// Who signs his solution is not known by it (UA-VIII.Comp.2, UA13-VI.5.2, COL-5.5.2b).
#[test]
fn names_are_blanked_out() {
    let whole = contest("a contest of Ukraine 2023");
    let name = whole.state().authors[0].name.clone();
    let mut facts = judging(&whole);
    for entry in &mut facts {
        if let Fact::Sent(work) | Fact::Replaced { by: work, .. } = &mut entry.fact {
            work.solution = format!("{} ({name}): {}, cd4", work.solution, name.to_uppercase());
            work.proof = Some(name.clone());
        }
    }
    let contest = Journal::<Composing>::replay(facts).expect("the same facts");
    let of_first = contest.state().live().filter(|(_, work)| work.entry.authors.contains(&AuthorId(1)));
    let works: Vec<WorkId> = of_first.map(|(id, _)| id).collect();
    let copies = contest.state().anonymous(1);
    let own: Vec<_> = copies.iter().filter(|copy| works.contains(&copy.work)).collect();
    let surname = name.split_whitespace().next().expect("a name");
    assert!(!own.is_empty());
    for copy in own {
        let text = format!("{} {}", copy.solution, copy.proof.as_deref().unwrap_or_default());
        assert!(!text.to_lowercase().contains(&surname.to_lowercase()), "{text}");
        assert!(text.contains("***"), "{text}");
    }
}

/// A solver whose solutions were judged on paper has used the time until he handed in, or nobody knows.
#[test]
fn judging_on_paper_takes_no_time_of_solvers() {
    let facts = [
        ("2026-01-10T10:00:00Z", "chief_judge", r#""started""#),
        ("2026-01-10T10:25:00Z", "entrant", r#"{"handed_in": {"solver": 1}}"#),
        ("2026-01-10T14:00:00Z", "judge", r#"{"judged": {"solver": 1, "position": 1, "ticks": [1]}}"#),
        ("2026-01-10T14:00:00Z", "judge", r#"{"judged": {"solver": 2, "position": 1, "ticks": [1]}}"#),
    ];
    let text = include_str!("../cases/solving.jsonl");
    let session = text.split_once(r#"{"case": "a session"}"#).expect("a case").1;
    let before: String = session
        .lines()
        .take_while(|line| !line.contains(r#""fact": "started"}"#))
        .map(|line| format!("{line}\n"))
        .collect();
    let said =
        facts.map(|(on, by, fact)| format!(r#"{{"on": "{on}", "by": "{by}", "fact": {fact}}}"#)).join("\n");
    let told = run::<Solving>(&format!("{{\"case\": \"on paper\"}}\n{before}{said}"));
    let minutes: Vec<(u32, Option<u64>)> =
        told[0].1.state().table().iter().map(|line| (line.solver.0, line.minutes)).collect();
    assert!(minutes.contains(&(1, Some(25))) && minutes.contains(&(2, None)), "{minutes:?}");
}
