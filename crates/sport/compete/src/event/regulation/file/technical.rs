//! Numbered texts in a file: the sections of a regulation and the items of a technical regulation, by
//! their number in the code or by their title.

use damier_clock::rules::Code;

use super::super::{TechnicalRegulation, technical_items};
use super::fault::{FileProblem, RegulationFileFaults};
use super::keys::{Keys, Source};
use super::read::parse;
use super::write::{heading, quoted};
use damier_pairing::standings::nearest;

/// The texts of a table by number: `3 = "…"` or `organisation-and-management = "…"`. A code that demands
/// nothing takes any number.
pub(super) fn numbered(keys: &mut Keys<'_>, key: &'static str, titles: &[(u8, &str)]) -> Vec<(u8, String)> {
    let mut texts: Vec<(u8, String)> = Vec::new();
    for ((name, span), (text, _)) in keys.words_of(key) {
        let by_number = name
            .parse::<u8>()
            .ok()
            .filter(|number| titles.is_empty() || titles.iter().any(|(own, _)| own == number));
        let by_title = titles.iter().find(|(_, title)| slug(title) == slug(&name)).map(|(number, _)| *number);
        match by_number.or(by_title) {
            Some(number) if texts.iter().any(|(own, _)| *own == number) => {
                keys.fault(&span, &format!("{key}.{name}"), FileProblem::Twice);
            }
            Some(number) => texts.push((number, text)),
            None => {
                let slugs: Vec<String> = titles.iter().map(|(_, title)| slug(title)).collect();
                let listed: Vec<String> =
                    titles.iter().map(|(number, title)| format!("{number} ({title})")).collect();
                let problem = FileProblem::UnknownKey {
                    nearest: nearest(&slug(&name), slugs.iter().map(String::as_str)).map(str::to_owned),
                    known: listed.join(", "),
                };
                keys.fault(&span, &format!("{key}.{name}"), problem);
            }
        }
    }
    texts.sort_by_key(|(number, _)| *number);
    texts
}

/// A title as a key: `organisation-and-management`.
fn slug(title: &str) -> String {
    let words = title.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect::<Vec<_>>().join("-")
}

impl TechnicalRegulation {
    /// Reads a technical regulation under a code from TOML: `[items]` with its texts by number.
    pub fn from_toml(text: &str, code: Code) -> Result<TechnicalRegulation, RegulationFileFaults> {
        let table = parse(text)?;
        let source = Source::new(text);
        let mut keys = Keys::new(&source, "", table.get_ref(), 0..0);
        let items = technical_items(code).iter();
        let titles: Vec<(u8, &str)> = items.map(|item| (item.number, item.title)).collect();
        let items = numbered(&mut keys, "items", &titles);
        keys.done();
        let faults = source.into_faults();
        if faults.is_empty() { Ok(TechnicalRegulation { items }) } else { Err(RegulationFileFaults(faults)) }
    }

    /// Writes it as TOML, every item under its title.
    pub fn to_toml(&self, code: Code) -> String {
        let mut file = heading("Technical regulation: made known before round 1.");
        file.push_str("\n[items]\n");
        for (number, text) in &self.items {
            let item = technical_items(code).iter().find(|item| item.number == *number);
            if let Some(item) = item {
                file.push_str(&format!("# {} ({})\n", item.title, item.clause));
            }
            file.push_str(&format!("{number} = {}\n", quoted(text)));
        }
        file
    }
}
