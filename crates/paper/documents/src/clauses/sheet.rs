//! Clauses for those who need them, when they need them: a notice for the wall, a list for the organiser, what to
//! know before one writes a letter.

use std::fmt;
use std::str::FromStr;

use damier_language::{Language, Words};
use damier_rules::Rulebook;

use super::{Clause, all};
use crate::paper::{Block, Column, Heading, List, Paper, Ruling, Table, Width};
use crate::rulebook;

/// For whom clauses are gathered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Sheet {
    /// Rights, duties and prohibitions of the players.
    Players,
    /// What spectators and journalists may do.
    Spectators,
    /// What the organiser prepares and sees to.
    Organiser,
    /// What the arbiters are and do.
    Arbiters,
    /// Games with players who see, hear, speak or move with difficulty.
    Access,
    /// What a judge of compositions looks at.
    Judging,
    /// What to know before one writes a letter.
    Correspondence,
    /// What to know before one solves.
    Solving,
}

/// Clauses for spectators and whoever else is let in.
const SPECTATORS: [&str; 6] =
    ["UA13-IV.16", "UA-III.11", "UA13-IV.18.9.6", "FMJD-III.8", "FMJD-IIIbis.8", "WCDF-5"];

impl Sheet {
    /// All of them.
    pub const ALL: [Sheet; 8] = [
        Sheet::Players,
        Sheet::Spectators,
        Sheet::Organiser,
        Sheet::Arbiters,
        Sheet::Access,
        Sheet::Judging,
        Sheet::Correspondence,
        Sheet::Solving,
    ];

    /// The word that chooses it.
    pub const fn name(self) -> &'static str {
        match self {
            Sheet::Players => "players",
            Sheet::Spectators => "spectators",
            Sheet::Organiser => "organiser",
            Sheet::Arbiters => "arbiters",
            Sheet::Access => "access",
            Sheet::Judging => "judging",
            Sheet::Correspondence => "correspondence",
            Sheet::Solving => "solving",
        }
    }

    pub fn title(self, words: &Words) -> String {
        words.text(&format!("clauses-sheet-{}", self.name()))
    }

    /// Whether a clause belongs on it.
    fn wants(self, clause: &Clause) -> bool {
        let about = |tags: &[&str]| tags.iter().any(|tag| clause.is_about(tag));
        let for_spectators = SPECTATORS.iter().any(|id| clause.is_at_or_below(id));
        let of_composition = clause.tags.iter().any(|tag| tag.starts_with("comp-") || *tag == "solve");
        match self {
            Sheet::Players => about(&["conduct", "record"]) && !for_spectators && !about(&["corr", "solve"]),
            Sheet::Spectators => for_spectators,
            Sheet::Organiser => {
                about(&["regulation", "venue", "media", "adjourn"]) && !of_composition && !about(&["conduct"])
            }
            Sheet::Arbiters => about(&["arbiter", "penalty"]),
            Sheet::Access => about(&["access"]),
            Sheet::Judging => about(&["comp-art", "comp-judge", "comp-formal"]),
            Sheet::Correspondence => about(&["corr"]),
            Sheet::Solving => about(&["solve"]),
        }
    }
}

impl fmt::Display for Sheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that no sheet has.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no sheet \"{0}\"; there are {all}", all = Sheet::ALL.map(Sheet::name).join(", "))]
pub struct UnknownSheet(pub String);

impl FromStr for Sheet {
    type Err = UnknownSheet;

    fn from_str(name: &str) -> Result<Sheet, UnknownSheet> {
        let found = Sheet::ALL.into_iter().find(|sheet| sheet.name() == name.trim());
        found.ok_or_else(|| UnknownSheet(name.chars().take(40).collect()))
    }
}

/// One text with all the clauses that say it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClauseText {
    pub clauses: Vec<&'static str>,
    /// What they say.
    pub text: &'static str,
}

/// What stands on a sheet in a language: the clauses of the code of a rulebook; those of all codes where no
/// rulebook is named or its code is silent. What several clauses say in the same words is told once.
pub fn clause_texts(sheet: Sheet, book: Option<&Rulebook>, language: Language) -> Vec<ClauseText> {
    let gather = |book: Option<&Rulebook>| {
        let mut told: Vec<ClauseText> = Vec::new();
        let own = all().iter().filter(|clause| sheet.wants(clause));
        for clause in own.filter(|clause| book.is_none_or(|book| is_of(book, clause.id))) {
            let Some(text) = clause.text(language) else { continue };
            match told.iter_mut().find(|own| own.text == text) {
                Some(own) => own.clauses.push(clause.id),
                None => told.push(ClauseText { clauses: vec![clause.id], text }),
            }
        }
        told
    };
    let own = gather(book);
    if own.is_empty() { gather(None) } else { own }
}

/// Whether a clause is of the code of a rulebook and not of its sister annex.
fn is_of(book: &Rulebook, id: &str) -> bool {
    let sister = match (book.code, book.variant.board().size()) {
        ("FMJD", 10) => ["FMJD-Ibis.", "FMJD-IIIbis."],
        ("FMJD", _) => ["FMJD-I.", "FMJD-III."],
        _ => ["", ""],
    };
    let number = id.strip_prefix(book.code).and_then(|rest| rest.strip_prefix('-'));
    number.is_some() && !sister.iter().any(|begin| !begin.is_empty() && id.starts_with(begin))
}

/// A sheet as a paper: to hang on the wall, to tick off, to write marks on.
pub fn paper(sheet: Sheet, book: Option<&Rulebook>, words: &Words) -> Paper {
    let mut paper = Paper::new(sheet.title(words), words.language().code());
    if let Some(book) = book {
        paper = paper.line(rulebook::title(book, words));
    }
    paper.with(table(sheet, book, words))
}

/// What to know before one begins, at the foot or the head of another paper: a heading and the clauses.
pub fn reminder(sheet: Sheet, heading: &str, book: Option<&Rulebook>, words: &Words) -> Vec<Block> {
    let told = clause_texts(sheet, book, words.language()).into_iter();
    let lines = told.map(|own| format!("{} ({})", own.text, own.clauses.join(", ")));
    vec![Heading::part(words.text(heading)).into(), List::dashed(lines).into()]
}

fn table(sheet: Sheet, book: Option<&Rulebook>, words: &Words) -> Table {
    let tick = matches!(sheet, Sheet::Organiser | Sheet::Arbiters | Sheet::Access);
    let mark = sheet == Sheet::Judging;
    let mut columns = Vec::new();
    if tick {
        columns.push(Column::centred(""));
    }
    columns.push(Column::text(words.text("clauses-col-text")).wide());
    columns.push(Column::text(words.text("paper-col-clause")).width(Width::Fixed(38)));
    if mark {
        columns.push(Column::text(words.text("clauses-col-mark")).width(Width::Fixed(25)));
    }
    let table = Table::new(sheet.name(), columns).ruling(Ruling::Boxes);
    clause_texts(sheet, book, words.language()).into_iter().fold(table, |table, own| {
        let mut row = Vec::new();
        if tick {
            row.push("☐".to_owned());
        }
        row.push(own.text.to_owned());
        row.push(own.clauses.join(", "));
        if mark {
            row.push(String::new());
        }
        table.row(row)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whoever needs a sheet finds something on it, under every rulebook and in every language.
    #[test]
    fn no_sheet_is_empty() {
        for language in Language::all() {
            for sheet in Sheet::ALL {
                assert!(Words::of(language).has(&format!("clauses-sheet-{sheet}")), "{sheet}");
                assert!(!clause_texts(sheet, None, language).is_empty(), "{sheet}");
                for book in Rulebook::all() {
                    assert!(!clause_texts(sheet, Some(&book), language).is_empty(), "{sheet}: {}", book.name);
                }
            }
        }
    }

    #[test]
    fn a_notice_is_of_the_code_that_is_played() {
        let book = Rulebook::named("fmjd-64").expect("a rulebook");
        let told = clause_texts(Sheet::Players, Some(&book), Language::LT);
        assert!(told.iter().any(|own| own.clauses == ["FMJD-IIIbis.2.4.8"]), "{told:?}");
        assert!(
            told.iter()
                .flat_map(|own| &own.clauses)
                .all(|id| id.starts_with("FMJD-") && !id.starts_with("FMJD-III."))
        );
    }

    /// Every text for people stands on a sheet, or is only about the code itself, its history and its words.
    #[test]
    fn what_people_must_know_stands_on_a_sheet() {
        let aside = [
            "other",
            "rating",
            "title",
            "result",
            "form",
            "comp-",
            "simul",
            "entry",
            "swiss",
            "match",
            "promotion",
            "clock",
        ];
        for clause in all().iter().filter(|clause| clause.class == "document") {
            let on = Sheet::ALL.iter().any(|sheet| sheet.wants(clause));
            let is_aside = clause.tags.iter().any(|tag| aside.iter().any(|own| tag.starts_with(own)));
            assert!(on || is_aside, "{}: {:?}", clause.id, clause.tags);
        }
    }
}
