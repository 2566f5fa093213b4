//! Our comment lines, word by word; what cannot be read is told by its column.

use damier_compete::event::Score;
use serde::de::DeserializeOwned;

use super::directive::{ABSENCES, Directive, PREFIX};
use super::fault::TrfFaultKind;

/// A directive that cannot be read: the column, from 1, and what is wrong.
pub(super) type Unreadable = (usize, TrfFaultKind);

impl Directive {
    /// Reads a line that begins with [`PREFIX`]; `None` for a word that a later version may know.
    pub(super) fn read(line: &str) -> Option<Result<Directive, Unreadable>> {
        let (word, _) = line.strip_prefix(PREFIX)?.split_once(' ').unwrap_or((&line[PREFIX.len()..], ""));
        let mut cursor = Cursor { line, at: PREFIX.len() + word.len() };
        let (read, expected) = match word {
            "regulation" => (cursor.json().map(Directive::Regulation), "a regulation as JSON"),
            "rounds" => (cursor.rounds(), "rounds paired and rounds started"),
            "team" => (cursor.json().map(Directive::Team), "a team as JSON"),
            "groups" => (cursor.groups(), "two lists of numbers with a bar between them"),
            "player" => (cursor.player(), "a number and an entry as JSON"),
            "entered" => (cursor.numbers().map(Directive::Entered), "numbers in the order of entry"),
            "lots" => (cursor.json().map(Directive::Lots), "lots as JSON"),
            "paired" => (cursor.paired(), "a round and what paired it as JSON"),
            "joined" => (cursor.joined(), "a number and after how many rounds"),
            "withdrawn" | "excluded" => {
                (cursor.left(word == "excluded"), "a number; after how many rounds; why")
            }
            "unpaired" => {
                (cursor.unpaired(), "a round and why and numbers: 4 announced, free, late or withdrawn 6 9")
            }
            "absent" => (cursor.absent(), "a round and numbers"),
            "tables" => (cursor.tables(), "a round and pairs such as 5-2"),
            "result" => (cursor.result(), "a round; White; Black; a result for each game"),
            "avoid" => (cursor.avoid(), "first and last round and two numbers"),
            _ => return None,
        };
        let read = read.and_then(|directive| cursor.end().map(|()| directive));
        Some(read.ok_or_else(|| {
            let text = line.chars().take(80).collect();
            (cursor.column(), TrfFaultKind::Directive { text, expected })
        }))
    }
}

/// The place of a word of a line, both from 1; the place behind the last word if there are fewer.
pub(super) fn column_of_word(line: &str, word: usize) -> usize {
    let mut cursor = Cursor { line, at: 0 };
    for _ in 1..word {
        cursor.word();
    }
    cursor.skip_blanks();
    cursor.column()
}

/// A line and the place of the word that is being read.
struct Cursor<'a> {
    line: &'a str,
    at: usize,
}

impl<'a> Cursor<'a> {
    fn rest(&self) -> &'a str {
        &self.line[self.at..]
    }

    fn column(&self) -> usize {
        self.line[..self.at].chars().count() + 1
    }

    fn skip_blanks(&mut self) {
        self.at = self.line.len() - self.rest().trim_start().len();
    }

    /// The next word, with the place behind it.
    fn peek(&mut self) -> Option<(&'a str, usize)> {
        self.skip_blanks();
        let rest = self.rest();
        let length = rest.find(char::is_whitespace).unwrap_or(rest.len());
        (length > 0).then(|| (&rest[..length], self.at + length))
    }

    fn word(&mut self) -> Option<&'a str> {
        let (word, end) = self.peek()?;
        self.at = end;
        Some(word)
    }

    /// The next word as something; the place stays before it if it cannot be that.
    fn read<T>(&mut self, read: impl Fn(&str) -> Option<T>) -> Option<T> {
        let (word, end) = self.peek()?;
        let value = read(word)?;
        self.at = end;
        Some(value)
    }

    fn number<T: std::str::FromStr>(&mut self) -> Option<T> {
        self.read(|word| word.parse().ok())
    }

    /// Everything up to the end.
    fn rest_of_line(&mut self) -> &'a str {
        self.skip_blanks();
        let rest = self.rest().trim_end();
        self.at = self.line.len();
        rest
    }

    fn json<T: DeserializeOwned>(&mut self) -> Option<T> {
        self.skip_blanks();
        let (start, text) = (self.at, self.rest());
        match serde_json::from_str(text) {
            Ok(value) => {
                self.at = self.line.len();
                Some(value)
            }
            Err(error) => {
                let at = start + error.column().saturating_sub(1);
                self.at = if self.line.is_char_boundary(at) { at } else { start };
                None
            }
        }
    }

    /// Nothing may follow.
    fn end(&mut self) -> Option<()> {
        self.peek().is_none().then_some(())
    }

    fn all<T>(&mut self, read: impl Fn(&str) -> Option<T>) -> Option<Vec<T>> {
        let mut found = Vec::new();
        while self.peek().is_some() {
            found.push(self.read(&read)?);
        }
        Some(found)
    }

    fn numbers(&mut self) -> Option<Vec<u32>> {
        self.all(|word| word.parse().ok())
    }

    fn rounds(&mut self) -> Option<Directive> {
        Some(Directive::Rounds { paired: self.number()?, started: self.number()? })
    }

    fn groups(&mut self) -> Option<Directive> {
        let mut first = Vec::new();
        while self.peek()?.0 != "|" {
            first.push(self.number()?);
        }
        self.word();
        Some(Directive::Groups { first, second: self.numbers()? })
    }

    fn player(&mut self) -> Option<Directive> {
        Some(Directive::Player { number: self.number()?, entry: self.json()? })
    }

    fn paired(&mut self) -> Option<Directive> {
        Some(Directive::Paired { round: self.number()?, by: self.json()? })
    }

    fn joined(&mut self) -> Option<Directive> {
        Some(Directive::Joined { number: self.number()?, after: self.number()? })
    }

    fn left(&mut self, excluded: bool) -> Option<Directive> {
        let (number, after) = (self.number()?, self.number()?);
        Some(Directive::Left { number, after, excluded, reason: self.rest_of_line().to_owned() })
    }

    fn unpaired(&mut self) -> Option<Directive> {
        let round = self.number()?;
        let why = self.read(|word| ABSENCES.iter().find(|(own, _)| *own == word).map(|(_, why)| *why))?;
        Some(Directive::Unpaired { round, why, numbers: self.numbers()? })
    }

    fn absent(&mut self) -> Option<Directive> {
        Some(Directive::Absent { round: self.number()?, numbers: self.numbers()? })
    }

    fn tables(&mut self) -> Option<Directive> {
        let round = self.number()?;
        let pairs = self.all(|word| {
            let (white, black) = word.split_once('-')?;
            Some((white.parse().ok()?, black.parse().ok()?))
        })?;
        Some(Directive::Tables { round, pairs })
    }

    fn result(&mut self) -> Option<Directive> {
        let (round, white, black) = (self.number()?, self.number()?, self.number()?);
        let game = |word: &str| match word {
            "*" => Some(None),
            word => word.parse::<Score>().ok().map(Some),
        };
        let mut games = vec![self.read(game)?];
        while self.peek().is_some_and(|(word, _)| word != "=") {
            games.push(self.read(game)?);
        }
        let whole = match self.word() {
            Some(_) => Some(self.read(|word| word.parse().ok())?),
            None => None,
        };
        Some(Directive::Result { round, white, black, games, whole })
    }

    fn avoid(&mut self) -> Option<Directive> {
        let (first, last) = (self.number()?, self.number()?);
        Some(Directive::Avoid { first, last, a: self.number()?, b: self.number()? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_word_to_blame_is_told_by_its_column() {
        let column = |line: &str| Directive::read(line).and_then(Result::err).map(|(column, _)| column);
        assert_eq!(Directive::read("### damier:dance 5"), None);
        assert_eq!(column("### damier:rounds 5"), Some(20));
        assert_eq!(column("### damier:rounds 5 4 3"), Some(23));
        assert_eq!(column("### damier:result 1 5 2"), Some(24));
        assert_eq!(column("### damier:result 1 5 2 2-0 won"), Some(29));
        assert_eq!(column("### damier:tables 2 5-1 4:2"), Some(25));
        assert_eq!(column("### damier:withdrawn Іван 3"), Some(22));
        assert_eq!(column("### damier:lots {\"seed\": \"x\"}"), Some(28));
        assert_eq!(column_of_word("### damier:tables 2  5-1", 4), 22);
    }
}
