//! A later edition in a file of its own, or as the table `[edition]` of a regulation.

use std::fmt::Write;

use damier_pairing::standings::{Criterion, nearest, spelled_out};
use damier_rules::Rulebook;

use super::super::edition::{COUNTED_DRAWS, LaterEdition};
use super::super::readings::standings_code;
use super::super::{Regulation, RegulationFault};
use super::fault::{FileProblem, RegulationFileFaults};
use super::keys::{Keys, Source};
use super::read::parse;
use super::write::{bare_or_quoted, quoted, quoted_list};

/// The longest count or time that makes sense.
const MANY: i64 = 10_000;

impl LaterEdition {
    /// Reads an edition from TOML, or tells everything that is wrong, line by line.
    pub fn from_toml(text: &str) -> Result<LaterEdition, RegulationFileFaults> {
        let table = parse(text)?;
        let source = Source::new(text);
        let edition = read(Keys::new(&source, "", table.get_ref(), 0..0));
        let faults = source.into_faults();
        match edition {
            Some(edition) if faults.is_empty() => Ok(edition),
            _ => Err(RegulationFileFaults(faults)),
        }
    }
}

/// The table `[edition]` of a regulation.
pub(super) fn inside(keys: &mut Keys<'_>) -> Option<Box<LaterEdition>> {
    read(keys.table("edition", "edition.")?).map(Box::new)
}

fn read(mut keys: Keys<'_>) -> Option<LaterEdition> {
    let text = |own: Option<(String, _)>| own.map(|(text, _): (String, _)| text.trim().to_owned());
    let name = text(keys.needed("name"));
    let title = text(keys.needed("title"));
    let follows = followed(&mut keys);
    let valid_from = keys.date("valid_from");
    if valid_from.is_none() {
        keys.fault(&keys.span().clone(), "valid_from", FileProblem::Missing);
    }
    let valid_until = keys.date("valid_until");
    let source = text(keys.text("source")).unwrap_or_default();
    let points = keys.text("points");
    if let Some((points, span)) = &points
        && points.parse::<damier_pairing::PointScale>().is_err()
    {
        let fault = RegulationFault::Points { text: points.clone() };
        keys.fault(span, "points", FileProblem::Fault(fault));
    }
    let first = follows.first().map(|own| Regulation::new("", own, Vec::new()));
    let tie_breaks = order(&mut keys, "tie_breaks", first.as_ref());
    let team_tie_breaks = order(&mut keys, "team_tie_breaks", first.as_ref());
    let late_limit = keys.number("late_limit", 0, MANY);
    let protest_minutes = keys.number("protest_minutes", 0, MANY);
    let switches = switches(&mut keys, &follows);
    let draws = draws(&mut keys, &follows);
    keys.done();
    Some(LaterEdition {
        name: name?,
        title: title?,
        follows,
        valid_from: valid_from?,
        valid_until,
        source,
        points: text(points).unwrap_or_default(),
        tie_breaks,
        team_tie_breaks,
        late_limit,
        protest_minutes,
        switches,
        draws,
    })
}

/// The rulebooks that an edition follows: one at least.
fn followed(keys: &mut Keys<'_>) -> Vec<String> {
    let named = keys.texts("follows");
    if named.as_ref().is_none_or(Vec::is_empty) {
        keys.fault(&keys.span().clone(), "follows", FileProblem::Missing);
    }
    let mut follows = Vec::new();
    for (name, span) in named.unwrap_or_default() {
        match Rulebook::named(name.trim()) {
            Ok(book) => follows.push(book.name.to_owned()),
            Err(_) => {
                let problem = FileProblem::NoSuchWord {
                    nearest: nearest(&name.to_lowercase(), Rulebook::NAMES).map(str::to_owned),
                    words: Rulebook::NAMES.join(", "),
                    value: name,
                };
                keys.fault(&span, "follows", problem);
            }
        }
    }
    follows
}

fn order(keys: &mut Keys<'_>, key: &'static str, under: Option<&Regulation>) -> Vec<String> {
    let named = keys.texts(key).unwrap_or_default();
    let code = under.and_then(|own| own.code().ok()).and_then(standings_code);
    for (name, span) in &named {
        for unknown in spelled_out(name).into_iter().filter_map(|own| Criterion::named(own, code).err()) {
            keys.fault(span, key, FileProblem::Fault(unknown.into()));
        }
    }
    named.into_iter().map(|(name, _)| name).collect()
}

/// Each switch is tried under each rulebook, so that every wrong one is told with its own line.
fn switches(keys: &mut Keys<'_>, follows: &[String]) -> Vec<(String, String)> {
    let given = keys.words_of("switches");
    for ((name, name_at), (value, value_at)) in &given {
        let alone = |book: &String| Regulation {
            switches: vec![(name.clone(), value.clone())],
            ..Regulation::new("", book, Vec::new())
        };
        let faults = follows.iter().find_map(|book| alone(book).readings().err());
        for fault in faults.into_iter().flatten() {
            let at = if matches!(fault, RegulationFault::UnknownSwitch { .. }) { name_at } else { value_at };
            keys.fault(at, &format!("switches.{name}"), FileProblem::Fault(fault));
        }
    }
    given.into_iter().map(|((name, _), (value, _))| (name, value)).collect()
}

/// Counts that one of the rulebooks has, with their numbers.
fn draws(keys: &mut Keys<'_>, follows: &[String]) -> Vec<(String, u16)> {
    let books: Vec<Rulebook> = follows.iter().filter_map(|name| Rulebook::named(name).ok()).collect();
    let known = |code| books.iter().any(|book| book.counters.iter().any(|own| own.code == code));
    let words = || COUNTED_DRAWS.iter().filter(|(_, code)| known(*code)).map(|(word, _)| *word);
    let mut draws = Vec::new();
    for ((name, name_at), (value, value_at)) in keys.words_of("draws") {
        if !words().any(|word| word == name) {
            let nearest = nearest(&name, words()).map(str::to_owned);
            let words = words().collect::<Vec<_>>().join(", ");
            keys.fault(&name_at, "draws", FileProblem::NoSuchWord { value: name, nearest, words });
            continue;
        }
        match value.parse::<u16>().ok().filter(|limit| (1..=1000).contains(limit)) {
            Some(limit) => draws.push((name, limit)),
            None => {
                let problem = FileProblem::OutOfRange { value, least: 1, most: 1000 };
                keys.fault(&value_at, &format!("draws.{name}"), problem);
            }
        }
    }
    draws
}

/// The tables of a regulation.
pub(super) fn written(edition: &LaterEdition) -> String {
    let mut text = String::new();
    // Writing into a text cannot fail.
    let mut put = |line: std::fmt::Arguments<'_>| {
        let _ = text.write_fmt(line);
        text.push('\n');
    };
    put(format_args!("\n# a later edition of the code: what it says otherwise"));
    put(format_args!("[edition]"));
    put(format_args!("name = {}", quoted(&edition.name)));
    put(format_args!("title = {}", quoted(&edition.title)));
    put(format_args!("follows = {}", quoted_list(&edition.follows)));
    put(format_args!("valid_from = {}", edition.valid_from));
    if let Some(last) = edition.valid_until {
        put(format_args!("valid_until = {last}"));
    }
    for (key, own) in [("source", &edition.source), ("points", &edition.points)] {
        if !own.is_empty() {
            put(format_args!("{key} = {}", quoted(own)));
        }
    }
    for (key, own) in [("tie_breaks", &edition.tie_breaks), ("team_tie_breaks", &edition.team_tie_breaks)] {
        if !own.is_empty() {
            put(format_args!("{key} = {}", quoted_list(own)));
        }
    }
    for (key, own) in [("late_limit", edition.late_limit), ("protest_minutes", edition.protest_minutes)] {
        if let Some(minutes) = own {
            put(format_args!("{key} = {minutes}"));
        }
    }
    if !edition.switches.is_empty() {
        put(format_args!("\n[edition.switches]"));
        for (name, value) in &edition.switches {
            put(format_args!("{} = {}", bare_or_quoted(name), quoted(value)));
        }
    }
    if !edition.draws.is_empty() {
        put(format_args!("\n[edition.draws]"));
        for (name, limit) in &edition.draws {
            put(format_args!("{} = {limit}", bare_or_quoted(name)));
        }
    }
    text
}
