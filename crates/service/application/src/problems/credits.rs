//! Who made a composition, where it appeared and when, as somebody types it.

use damier_acts::Unfit;
use damier_compose::{Author, Composition};
use serde::Deserialize;

/// The longest name, source or date, in letters.
const LONGEST_NAME: usize = 200;

/// A work has at most so many authors.
const MOST_AUTHORS: usize = 8;

/// Who made it, where it appeared and when.
#[derive(Debug, Clone, Deserialize, Default)]
pub struct Credits {
    /// `Surname, Given`, several with semicolons between them.
    #[serde(default)]
    pub authors: String,
    /// Where it appeared.
    #[serde(default)]
    pub source: String,
    /// When, as `YYYY-MM-DD` or shorter.
    #[serde(default)]
    pub date: String,
}

impl Credits {
    /// Names the authors, the source and the date of a work.
    pub fn give(&self, work: &mut Composition) -> Result<(), Unfit> {
        let plain = |text: &str| {
            let text: String = text.trim().chars().filter(|letter| !letter.is_control()).collect();
            if text.chars().count() > LONGEST_NAME {
                Err(Unfit::TooLong { most: LONGEST_NAME })
            } else {
                Ok(text)
            }
        };
        let authors = plain(&self.authors)?;
        let names: Vec<&str> = authors.split(';').map(str::trim).filter(|name| !name.is_empty()).collect();
        match names.len() {
            0 => return Err(Unfit::NoAuthor),
            1..=MOST_AUTHORS => {}
            _ => return Err(Unfit::ManyAuthors { most: MOST_AUTHORS }),
        }
        work.authors = names.into_iter().map(Author::parse).collect();
        work.source = Some(plain(&self.source)?).filter(|source| !source.is_empty());
        let date = plain(&self.date)?;
        if !date.is_empty() {
            date.parse::<damier_forerunners::Priority>()
                .map_err(|_| Unfit::Date(date.chars().take(40).collect()))?;
            work.dates.disclosed = Some(date);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problems::Draft;

    #[test]
    fn authors_are_named() {
        let (variant, fen) = ("russian".to_owned(), "W:WKb8,h6:Bc3,h8".to_owned());
        let typed = Draft { variant, fen, ..Draft::default() };
        let mut work = typed.work().expect("a work");
        let credits = |authors: &str, date: &str| Credits {
            authors: authors.to_owned(),
            source: " Shashki ".to_owned(),
            date: date.to_owned(),
        };
        credits("Koval, Ivan; Bila, O.", "1987-05").give(&mut work).expect("fine");
        assert_eq!(work.heading(), "Koval I., Bila O.");
        assert_eq!(work.source.as_deref(), Some("Shashki"));
        assert!(matches!(credits(" ; ", "").give(&mut work), Err(Unfit::NoAuthor)));
        assert!(matches!(credits("A", "yesterday").give(&mut work), Err(Unfit::Date(_))));
        assert!(matches!(credits(&"A;".repeat(9), "").give(&mut work), Err(Unfit::ManyAuthors { .. })));
    }
}
