//! Papers of contests of composing: what judges and winners get.

use damier_clock::Moment;
use damier_contests::composing::Composing;
use damier_contests::{By, Entry, Journal, Office};
use damier_documents::contests::{ComposingPaper, composing};
use damier_language::{Language, Words};
use serde_json::{Value, json};

/// A contest of two works: day, office, fact.
fn facts() -> Vec<(&'static str, Office, Value)> {
    let texts = json!({"organiser": "Federation", "character": "national", "address": "Kyiv", "places": "by marks",
        "prizes": "diplomas", "panel": "as appointed"});
    let regulation = json!({"name": "Cup", "code": "ua2013", "kind": "contest", "published": "2026-01-01",
        "closing": "2026-04-01", "preliminary": "2026-06-01", "effect": "2026-08-01", "texts": texts,
        "sections": [{"name": "Problems", "variant": "russian", "genre": "problem", "per_author": 3}]});
    let author = |name: &str| json!({"author_entered": {"name": name, "born": 1970, "address": "Lviv"}});
    let work = |author: u32, position: &str| {
        json!({"sent": {"section": 1, "authors": [author], "variant": "russian", "position": position,
            "task": "win", "solution": "c3-d4"}})
    };
    let mark = |work: u32, mark: &str, said: &str| json!({"marked": {"work": work, "judge": "J", "mark": mark, "characterisation": said}});
    vec![
        ("2026-01-01", Office::Organiser, json!({"regulation": regulation})),
        ("2026-01-02", Office::Organiser, json!({"appointed": {"name": "J", "office": "judge"}})),
        ("2026-01-03", Office::Secretary, author("Koval Ivan")),
        ("2026-01-03", Office::Secretary, author("Bondar Petro")),
        ("2026-01-04", Office::Secretary, work(1, "W:Wc3,e3,a1:Bd6,f6,b6")),
        ("2026-01-04", Office::Secretary, work(2, "W:Wa3,g3,h2,c1:Bh6,a7,c7,g5")),
        ("2026-04-02", Office::Secretary, json!({"closed": {"seed": 7}})),
        ("2026-04-10", Office::Judge, mark(1, "7.75", "a sharp turn")),
        ("2026-04-10", Office::Judge, mark(2, "6.5", "known, but well made")),
        ("2026-05-10", Office::Secretary, json!("preliminary_published")),
        ("2026-07-20", Office::Organiser, json!("final_published")),
    ]
}

/// The same contest as a match of two teams of one author each, and as a championship.
fn as_another(kind: &str) -> Vec<(&'static str, Office, Value)> {
    let mut facts = facts();
    let regulation = &mut facts[0].2["regulation"];
    regulation["kind"] = json!(kind);
    for name in ["period", "qualifying", "participants", "entry"] {
        regulation["texts"][name] = json!("as told");
    }
    if kind == "team_match" {
        for (at, team) in [(2, 1), (3, 2)] {
            facts[at].2["author_entered"]["team"] = json!(team);
        }
        for name in ["Odesa", "Lviv"] {
            let team = json!({"team_entered": {"name": name, "captain": "Captain"}});
            facts.insert(2, ("2026-01-02", Office::Secretary, team));
        }
    }
    facts
}

/// A paper after the first facts.
fn text(kind: ComposingPaper, after: usize) -> String {
    told(kind, facts().into_iter().take(after))
}

fn told(kind: ComposingPaper, facts: impl Iterator<Item = (&'static str, Office, Value)>) -> String {
    let mut contest = Journal::<Composing>::new();
    for (day, office, fact) in facts {
        let noon: jiff::Timestamp = format!("{day}T12:00:00Z").parse().expect("a moment");
        let fact = serde_json::from_value(fact).expect("a fact");
        let (seq, at) = (contest.next_seq(), Moment::from_millis(noon.as_millisecond()));
        contest.apply(Entry { seq, at, by: By::new(office, "Somebody"), fact }).expect("it may be said");
    }
    composing(kind, contest.state(), Words::of(Language::EN)).expect("a paper").text(100)
}

/// Winners get their award with the mark and what the judges say of the work (UA13-VI.5.2.10.3).
#[test]
fn an_award_has_the_mark_and_its_words() {
    let award = text(ComposingPaper::Award, facts().len());
    for told in ["Koval Ivan", "7.75", "a sharp turn", "Bondar Petro", "6.5", "known, but well made"] {
        assert!(award.contains(told), "{told}: {award}");
    }
}

/// Of teams the best have diplomas, with the authors whose works count; of a championship its champions (COL-5.5.3b).
#[test]
fn teams_and_champions_have_diplomas() {
    let works = text(ComposingPaper::Award, facts().len()).matches("Diploma").count();
    let teams = told(ComposingPaper::Award, as_another("team_match").into_iter());
    assert_eq!(teams.matches("Diploma").count(), works + 2, "{teams}");
    assert!(teams.contains("place 1 in “Cup”, sum 7.75"), "{teams}");
    let first = teams.find("Lviv").expect("the first team");
    assert!(teams[first..].find("Koval Ivan") < teams[first..].find("Odesa"), "{teams}");
    let champions = told(ComposingPaper::Award, as_another("championship").into_iter());
    assert_eq!(champions.matches("Diploma").count(), works + 2, "{champions}");
}

/// The secretary hands the works of a section to its judges without their authors (UA13-VI.6.4.2).
#[test]
fn judges_get_works_without_authors() {
    let set = text(ComposingPaper::AnonymousSet, 7);
    assert!(!set.contains("Koval") && !set.contains("Bondar"), "{set}");
    assert!(set.contains("Problems"), "{set}");
}
