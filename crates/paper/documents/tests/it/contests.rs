//! Papers of contests of composing: what judges and winners get.

use damier_clock::Moment;
use damier_contests::composing::Composing;
use damier_contests::solving::Solving;
use damier_contests::{By, Entry, Journal, Office};
use damier_documents::contests::{ComposingPaper, SolvingPaper, composing, solving};
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

/// The senior judge of a section reports creative and sporting results (UA13-VI.6.5.4), the chief judge to the organisers
/// and, with the works, to the commission (UA13-VI.6.3.6).
#[test]
fn reports_have_results_and_material() {
    let section = text(ComposingPaper::SectionReport, facts().len());
    for told in ["Problems", "Koval Ivan", "J 7.75: a sharp turn", "known, but well made"] {
        assert!(section.contains(told), "{told}: {section}");
    }
    // Before the results are out it names no author.
    let early = text(ComposingPaper::SectionReport, facts().len() - 2);
    assert!(!early.contains("Koval") && early.contains("a sharp turn"), "{early}");
    let whole = text(ComposingPaper::FinalReport, facts().len());
    for told in ["commission", "Koval Ivan", "7.75", "c3-d4"] {
        assert!(whole.contains(told), "{told}: {whole}");
    }
}

/// The report of a section goes to the chief judge, with a copy (UA13-VI.6.5.5), and the chief secretary has part in the
/// final report: he signs it after the chief judge (UA13-VI.6.4.4).
#[test]
fn reports_say_to_whom_they_go_and_who_answers_for_them() {
    let panel = [("Chief Person", "chief_judge"), ("Secretary Person", "secretary")];
    let appointed = || {
        let mut facts = facts();
        for (name, office) in panel {
            let fact = json!({"appointed": {"name": name, "office": office}});
            facts.insert(2, ("2026-01-02", Office::Organiser, fact));
        }
        facts.into_iter()
    };
    let section = told(ComposingPaper::SectionReport, appointed());
    assert_eq!(section.matches("To the chief judge, with a copy").count(), 1, "{section}");
    let whole = told(ComposingPaper::FinalReport, appointed());
    let (signatures, _) = whole.split_once("c3-d4").expect("the works come after the signatures");
    let [chief, secretary] = panel.map(|(name, _)| signatures.rfind(name).expect("a signature"));
    assert!(signatures.matches("Secretary Person").count() == 2 && chief < secretary, "{whole}");
}

/// The secretary hands the works of a section to its judges without their authors (UA13-VI.6.4.2).
#[test]
fn judges_get_works_without_authors() {
    let set = text(ComposingPaper::AnonymousSet, 7);
    assert!(!set.contains("Koval") && !set.contains("Bondar"), "{set}");
    assert!(set.contains("Problems"), "{set}");
}

/// Every author is sent his places, marks and what is said of his works, with room for a norm; before the results are
/// out nobody is (UA13-VI.6.4.5, UA-VIII.Judge.4, COL-5.7.2c). The preliminary results are sent in the same way
/// (UA13-VI.6.5.3).
#[test]
fn authors_get_certificates() {
    let sent = text(ComposingPaper::Certificates, facts().len());
    for told in
        ["Koval Ivan", "1970", "7.75", "a sharp turn", "Bondar Petro", "Norm fulfilled", "final since"]
    {
        assert!(sent.contains(told), "{told}: {sent}");
    }
    assert_eq!(sent.matches("Certificate of results").count(), 2, "{sent}");
    let preliminary = text(ComposingPaper::Certificates, facts().len() - 1);
    for told in ["Koval Ivan", "7.75", "a sharp turn", "reliminary"] {
        assert!(preliminary.contains(told), "{told}: {preliminary}");
    }
    let early = text(ComposingPaper::Certificates, facts().len() - 2);
    assert!(!early.contains("Koval"), "{early}");
}

/// The announcement tells what was chosen, too: kind, marks, until when works are taken (UA13-VI.5.2.5).
#[test]
fn an_announcement_tells_what_was_chosen() {
    let told = text(ComposingPaper::Announcement, 2);
    for wanted in [
        "contest of the best works",
        "inclusive (UTC)",
        "from 0 to 10 by 0.25",
        "their mean",
        "Judge of a section",
    ] {
        assert!(told.contains(wanted), "{wanted}: {told}");
    }
}

/// Solvers get positions without authors; the solutions that are published name them (COL-5.6.5).
#[test]
fn solvers_do_not_learn_the_authors() {
    let texts = [
        "organiser",
        "character",
        "period",
        "sections",
        "session",
        "participants",
        "points",
        "address",
        "layout",
        "places",
        "panel",
        "protests",
        "prizes",
        "publication",
    ];
    let texts: serde_json::Map<String, Value> =
        texts.iter().map(|name| ((*name).to_owned(), json!("as told"))).collect();
    let regulation =
        json!({"name": "Cup", "code": "columns", "minutes": 60, "protest_minutes": 30, "texts": texts});
    let position = json!({"variant": "columns", "genre": "problem", "position": "W:Wc3,e3,a1:Bd6,f6,b6",
        "task": "win", "author": "Hidden Hanna", "source": "Shashki 1987", "solution": "c3-d4",
        "keys": [{"kind": "variation", "text": "c3-d4", "points": "3"}]});
    let mut contest = Journal::<Solving>::new();
    for (office, fact) in [
        (Office::Organiser, json!({"regulation": regulation})),
        (Office::ChiefJudge, json!({"position_set": position})),
    ] {
        let fact = serde_json::from_value(fact).expect("a fact");
        let (seq, at, by) = (contest.next_seq(), Moment::from_millis(0), By::new(office, "Somebody"));
        contest.apply(Entry { seq, at, by, fact }).expect("it may be said");
    }
    let paper = |kind| solving(kind, contest.state(), Words::of(Language::EN)).expect("a paper").text(100);
    assert!(!paper(SolvingPaper::Sheets).contains("Hanna") && !paper(SolvingPaper::Sheets).contains("1987"));
    assert!(paper(SolvingPaper::Key).contains("Hidden Hanna, Shashki 1987"));
    let announced = paper(SolvingPaper::Announcement);
    for wanted in ["60 minutes", "30 minutes", "all in one session"] {
        assert!(announced.contains(wanted), "{wanted}: {announced}");
    }
}
