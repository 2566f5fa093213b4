//! Titles that are due or not: `cases/titles.cases`.

use damier_federation::report::EventStanding;
use damier_federation::titles::{Award, Missing, Norm, Record, Title, TitleRules};
use damier_federation::{PersonId, Pool};
use jiff::civil::Date;

fn list(cell: &str) -> impl Iterator<Item = Vec<&str>> {
    cell.split(',').map(|own| own.split_whitespace().collect::<Vec<_>>()).filter(|own| !own.is_empty())
}

fn norm(title: Title, words: &[&str]) -> Norm {
    let [standing, date, games] = words else { panic!("a norm is standing, day, games: {words:?}") };
    let standing = EventStanding::ALL.into_iter().find(|own| own.name() == *standing).expect("a standing");
    let games: u32 = games.parse().expect("games");
    Norm {
        person: PersonId(1),
        title,
        pool: Pool::Hundred,
        event: None,
        competition: date.to_string(),
        date: date.parse().expect("a day"),
        standing,
        category: String::new(),
        games,
        required: games,
        points: games,
    }
}

fn award(title: &str) -> Award {
    Award {
        person: PersonId(1),
        title: title.parse().expect("a title"),
        pool: Some(Pool::Hundred),
        women: false,
        date: Date::constant(1999, 1, 1),
        ground: String::new(),
        confirmed: None,
    }
}

fn told(own: &Missing) -> String {
    match own {
        Missing::Norms { found: 1 } => "1 norm".to_owned(),
        Missing::Norms { found } => format!("{found} norms"),
        Missing::Games { found, needed } => format!("{found} of {needed} games"),
        Missing::Rating { needed } => format!("rating {needed}"),
        Missing::LowerTitle => "a lower title".to_owned(),
        Missing::HasIt => "he has it".to_owned(),
    }
}

#[test]
fn titles_are_due_by_the_file() {
    let rules = TitleRules::fmjd().expect("built in");
    for line in include_str!("../cases/titles.cases").lines().filter(|own| own.contains('|')) {
        if line.starts_with('#') {
            continue;
        }
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let [_, title, held, norms, lists, day, answer] = cells[..] else { panic!("seven cells: {line}") };
        let title: Title = title.parse().expect("a title");
        let norms: Vec<Norm> = list(norms).map(|words| norm(title, &words)).collect();
        let awards: Vec<Award> = list(held).map(|words| award(words[0])).collect();
        let rating =
            |words: Vec<&str>| (words[0].parse().expect("a day"), words[1].parse().expect("a rating"));
        let record = Record {
            norms: norms.iter().collect(),
            awards: awards.iter().collect(),
            lists: list(lists).map(rating).collect(),
        };
        let due = record.due(&rules, title, day.parse().expect("a day")).expect("by norms");
        let missing: Vec<String> = due.missing.iter().map(told).collect();
        let found = if due.is_due { "due".to_owned() } else { missing.join(", ") };
        assert_eq!(found, answer, "{line}");
    }
}
