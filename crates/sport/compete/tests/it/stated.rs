//! What a regulation must state: whatever is left out is missed with its clause.

use damier_compete::event::{Regulation, StagePlan, System, TechnicalRegulation};

const CASES: &str = include_str!("../cases/stated.cases");

type Points = Vec<(u8, &'static str)>;

/// The numbers and clauses of one list of the file.
fn listed(kind: &str, rulebook: &str) -> Points {
    let begins = format!("{kind} {rulebook} ");
    let rows = CASES.lines().filter_map(|line| line.strip_prefix(&begins)?.split_once(' '));
    rows.map(|(number, clause)| (number.parse().expect("a number"), clause)).collect()
}

fn told(points: &Points) -> Vec<(u8, String)> {
    points.iter().map(|(number, _)| (*number, "as told".to_owned())).collect()
}

fn regulation(rulebook: &str) -> Regulation {
    let stage = StagePlan::new("final", System::RoundRobin { cycles: 1 }, 5);
    Regulation { qualifying_places: Some(3), ..Regulation::new("Cup", rulebook, vec![stage]) }
}

#[test]
fn every_section_of_a_regulation_is_demanded() {
    for rulebook in ["ua2013-russian", "ua2023-russian", "fmjd-100", "columns-russian"] {
        let points = listed("regulation", rulebook);
        for left_out in &points {
            let mut sections = told(&points);
            sections.retain(|(number, _)| *number != left_out.0);
            let missing = Regulation { sections, ..regulation(rulebook) }.check().missing;
            let missing: Points = missing.iter().map(|one| (one.number, one.clause)).collect();
            assert_eq!(missing, [*left_out], "{rulebook}");
        }
        let whole = Regulation { sections: told(&points), ..regulation(rulebook) };
        assert_eq!(whole.check().missing, [], "{rulebook}");
        let nothing = regulation(rulebook).check().missing;
        assert_eq!(nothing.iter().map(|one| (one.number, one.clause)).collect::<Points>(), points);
    }
}

#[test]
fn every_item_of_a_technical_regulation_is_demanded() {
    for rulebook in ["ua2013-russian", "ua2023-russian", "columns-russian"] {
        let (points, regulation) = (listed("technical", rulebook), regulation(rulebook));
        let code = regulation.code().expect("a rulebook");
        for left_out in &points {
            let mut items = told(&points);
            items.retain(|(number, _)| *number != left_out.0);
            let missing = TechnicalRegulation { items }.missing(&regulation, code);
            let missing: Points = missing.iter().map(|one| (one.number, one.clause)).collect();
            assert_eq!(missing, [*left_out], "{rulebook}");
        }
        let nothing = TechnicalRegulation::default().missing(&regulation, code);
        assert_eq!(nothing.iter().map(|one| (one.number, one.clause)).collect::<Points>(), points);
    }
}
