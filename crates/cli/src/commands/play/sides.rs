//! What the sides are called. The rules say White and Black; a rulebook may have another name for Black, and then
//! everything said in a game uses it (D-07c).

use damier_rules::{Color, Rulebook};

/// The names of both sides.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Sides {
    white: &'static str,
    black: &'static str,
}

impl Sides {
    /// As a rulebook calls them.
    pub(crate) fn of(book: &Rulebook) -> Sides {
        Sides { white: book.side(Color::White), black: book.side(Color::Black) }
    }

    /// The name of a side.
    pub(crate) const fn name(self, color: Color) -> &'static str {
        match color {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }

    /// A text of the rules with these names.
    pub(crate) fn rename(self, text: &str) -> String {
        let mut renamed = String::with_capacity(text.len());
        let mut rest = text;
        while let Some(at) = rest.find(|c: char| c.is_alphabetic()) {
            let (between, word) = rest.split_at(at);
            let end = word.find(|c: char| !c.is_alphabetic()).unwrap_or(word.len());
            let (word, after) = word.split_at(end);
            renamed += between;
            renamed += match word {
                "White" => self.white,
                "Black" => self.black,
                word => word,
            };
            rest = after;
        }
        renamed + rest
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rulebook_names_its_sides() {
        let sides = |name| Sides::of(&Rulebook::named(name).expect("a rulebook"));
        let red = sides("wcdf-checkers");
        assert_eq!(
            red.rename("the piece on 12 is Black's, and White is to move"),
            "the piece on 12 is Red's, and White is to move"
        );
        assert_eq!(red.rename("Blackpool: Black"), "Blackpool: Red");
        assert_eq!(red.name(Color::Black), "Red");
        let black = sides("ua2013-checkers");
        assert_eq!((black.name(Color::Black), black.rename("Black wins").as_str()), ("Black", "Black wins"));
        assert_eq!(sides("fmjd-100").name(Color::White), "White");
    }
}
