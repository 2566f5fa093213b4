//! What a regulation must state: the tables of the codes, and what is missed when a point is left out.

use damier_compose::Code;
use damier_contests::items::{Item, Texts, composing_items, solving_items};
use damier_contests::{composing, solving};

const CASES: &str = include_str!("../cases/items.cases");

type Points = Vec<(&'static str, &'static str)>;

/// The points of a kind of contest under a code, in order.
fn listed(begins: &str) -> Points {
    let rows = CASES.lines().filter_map(|line| line.strip_prefix(begins)?.strip_prefix(' ')?.split_once(' '));
    rows.collect()
}

fn all(points: &Points) -> Texts {
    points.iter().map(|(item, _)| ((*item).to_owned(), "as told".to_owned())).collect()
}

#[test]
fn a_regulation_of_composing_misses_what_is_left_out() {
    for code in [Code::Ukraine2013, Code::Ukraine2023, Code::Columns] {
        for (form, championship) in [("contest", false), ("championship", true)] {
            let points = listed(&format!("composing {code} {form}"));
            let known = composing_items(code, championship).iter();
            assert_eq!(known.map(|(item, clause)| (item.name(), *clause)).collect::<Points>(), points);
            let template =
                composing::template(code).replace("kind = \"contest\"", &format!("kind = \"{form}\""));
            let mut regulation: composing::Regulation = toml::from_str(&template).expect("a template");
            regulation.texts = all(&points);
            assert_eq!(regulation.missing(), []);
            for (item, clause) in &points {
                let mut without = regulation.clone();
                match *item {
                    "sections" => without.sections.clear(),
                    "works" => without.sections[0].per_author = 0,
                    // A day must be there, or it is no regulation.
                    "preliminary" | "effect" => continue,
                    told => drop(without.texts.remove(told)),
                }
                let missing = without.missing();
                let told: Points = missing.iter().map(|one| (one.item.name(), one.clause)).collect();
                assert_eq!(told, [(*item, *clause)], "{code} {form}");
            }
        }
    }
}

#[test]
fn a_regulation_of_solving_misses_what_is_left_out() {
    for code in [Code::Ukraine2013, Code::Ukraine2023, Code::Columns] {
        for (form, by_post) in [("in_person", false), ("correspondence", true)] {
            let points = listed(&format!("solving {code} {form}"));
            let known = solving_items(code, by_post).iter();
            assert_eq!(known.map(|(item, clause)| (item.name(), *clause)).collect::<Points>(), points);
            let template =
                solving::template(code).replace("form = \"in_person\"", &format!("form = \"{form}\""));
            let mut regulation: solving::Regulation = toml::from_str(&template).expect("a template");
            regulation.closing = by_post.then_some(jiff::civil::date(2026, 5, 1));
            regulation.texts = all(&points);
            assert_eq!(regulation.missing(), []);
            for (item, clause) in &points {
                let mut without = regulation.clone();
                without.texts.remove(*item);
                if *item == Item::Time.name() {
                    without.minutes = None;
                }
                let missing = without.missing();
                let told: Points = missing.iter().map(|one| (one.item.name(), one.clause)).collect();
                assert_eq!(told, [(*item, *clause)], "{code} {form}");
            }
        }
    }
}
