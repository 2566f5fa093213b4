//! One line: its key and its words become a fact.

use super::{NotALine, read_position, read_side, squares};
use crate::game::{Absent, Check, Claim, Decider, Fact, Fallen, FlagFall, Game, Outcome, Record, Report};
use crate::rulebook::{DrawCode, Irregularity, Sanction};
use crate::{Color, Setup};

/// The words of a line after its key, in the game in which it is written.
pub(super) struct Line<'a> {
    game: &'a Game,
    who: &'a str,
    rest: Vec<&'a str>,
}

impl<'a> Line<'a> {
    pub(super) fn new(game: &'a Game, value: &'a str) -> Line<'a> {
        let mut words = value.split_whitespace();
        let who = words.next().unwrap_or_default();
        Line { game, who, rest: words.collect() }
    }

    pub(super) fn fact(&self, key: &str) -> Result<Fact, NotALine> {
        Ok(match key {
            "offer" => Fact::Offer { by: self.side()?, pressed: self.has("pressed") },
            "accept" => Fact::Accept { by: self.side()? },
            "decline" => Fact::Decline { by: self.side()? },
            "claim" => Fact::Claim { by: self.side()?, claim: self.claim()? },
            "establish" => Fact::Establish(draw_code(self.who)?),
            "nobody-can-win" => Fact::NobodyCanWin,
            "win-shown" => Fact::WinShown { by: self.side()? },
            "flag" => Fact::Flag(self.flag()?),
            "resign" => Fact::Resign { by: self.side()? },
            "stop" => Fact::StopClock { by: self.side()? },
            "refuses" => Fact::RefusesRules { by: self.side()? },
            "absent" if self.who == "both" => Fact::Absent(Absent::Both),
            "absent" => Fact::Absent(Absent::One(self.side()?)),
            "sanction" => Fact::Sanction { on: self.side()?, step: self.sanction()? },
            "irregular" => Fact::Irregularity(self.report()?),
            "correct" => Fact::Correct { by: self.decider()?, restored: self.position()? },
            "let-stand" => Fact::LetStand { by: self.decider()? },
            "rewind" => Fact::Rewind { ply: number(self.who)? },
            "undo" => Fact::Undo { back_to: number(self.who)? },
            "award" => Fact::Award { outcome: self.outcome()?, grounds: self.rest.join(" ") },
            _ => return Err(NotALine::Unknown(key.to_owned())),
        })
    }

    fn has(&self, word: &str) -> bool {
        self.rest.contains(&word)
    }

    fn after(&self, word: &str) -> Option<&'a str> {
        self.rest.iter().skip_while(|own| **own != word).nth(1).copied()
    }

    fn side(&self) -> Result<Color, NotALine> {
        read_side(self.who)
    }

    fn decider(&self) -> Result<Decider, NotALine> {
        if self.who == "arbiter" { Ok(Decider::Arbiter) } else { self.side().map(Decider::Player) }
    }

    /// The position among the words, if there is one.
    fn position(&self) -> Result<Option<Setup>, NotALine> {
        let variant = self.game.rulebook().variant;
        let written = self.rest.iter().find(|word| word.contains(':') || **word == "start");
        written.map(|text| read_position(variant, text)).transpose()
    }

    fn claim(&self) -> Result<Claim, NotALine> {
        let record = match self.after("witnessed") {
            Some(moves) => Record::Witnessed(number(moves)?),
            None => Record::Complete,
        };
        let check = Check { record, flag_fell: self.has("flag") };
        let granted = self.has("granted");
        match self.rest.first().copied() {
            Some("repetition") => {
                let announced = self.after("by").map(|word| squares::find(self.game, word)).transpose()?;
                Ok(Claim::Repetition { announced, check })
            }
            Some("counting") => Ok(Claim::Counting { check }),
            Some("last-minute") => {
                let left = self.after("last-minute").ok_or(NotALine::Missing("the time that is left"))?;
                Ok(Claim::LastMinute { left_ms: number(left)?, time_trouble: self.has("trouble"), granted })
            }
            Some("quick-finish") => Ok(Claim::QuickFinish { granted }),
            other => {
                let known = ["repetition", "counting", "last-minute", "quick-finish"];
                Err(none_of(other.unwrap_or_default(), "claim", &known))
            }
        }
    }

    fn flag(&self) -> Result<FlagFall, NotALine> {
        let fallen = match (self.who, self.rest.first()) {
            ("both", first) => Fallen::Both { first: first.map(|side| read_side(side)).transpose()? },
            _ => Fallen::One(self.side()?),
        };
        Ok(FlagFall { fallen, unpressed: self.has("unpressed"), never_came: self.has("never-came") })
    }

    fn report(&self) -> Result<Report, NotALine> {
        let word = self.rest.first().copied().ok_or(NotALine::Missing("which irregularity"))?;
        let found = word.parse().ok().or_else(|| Irregularity::by_word(word));
        let code: Irregularity = found.ok_or_else(|| {
            let book = self.game.rulebook();
            let known = Irregularity::ALL.iter().filter(|code| book.knows(**code));
            let known: Vec<&str> = known.map(|code| code.word()).collect();
            none_of(word, "irregularity", &known)
        })?;
        Ok(Report { code, by: self.side()?, stands: self.position()?, mended_at_once: self.has("mended") })
    }

    fn sanction(&self) -> Result<Sanction, NotALine> {
        let text = self.rest.join(" ");
        let found = Sanction::ALL.into_iter().find(|step| step.word() == text || step.to_string() == text);
        found.ok_or_else(|| {
            let book = self.game.rulebook();
            let of_code = Sanction::ALL.into_iter().filter(|step| !book.own(step.clauses()).is_empty());
            none_of(&text, "sanction", &of_code.map(Sanction::word).collect::<Vec<_>>())
        })
    }

    fn outcome(&self) -> Result<Outcome, NotALine> {
        match self.who {
            "draw" => Ok(Outcome::Draw),
            "both-lose" => Ok(Outcome::BothLose),
            "annulled" => Ok(Outcome::Annulled),
            _ => self.side().map(Outcome::Win),
        }
    }
}

fn draw_code(text: &str) -> Result<DrawCode, NotALine> {
    DrawCode::ALL.into_iter().find(|code| code.name() == text).ok_or_else(|| {
        let known: Vec<&str> = DrawCode::ALL.iter().map(|code| code.name()).collect();
        none_of(text, "counter", &known)
    })
}

fn none_of(word: &str, of: &'static str, known: &[&str]) -> NotALine {
    NotALine::NoneOf { word: word.to_owned(), of, known: known.join(", ") }
}

fn number<N: std::str::FromStr>(text: &str) -> Result<N, NotALine> {
    text.parse().map_err(|_| NotALine::NoNumber(text.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rulebook;
    use crate::game::Conditions;
    use crate::game::script::{KEYS, LineRefusal};

    #[test]
    fn every_key_is_read_or_asks_for_what_is_missing() {
        let book = Rulebook::named("fmjd-100").expect("a rulebook");
        let game = Game::new(book, Conditions::classic()).expect("a game");
        for key in KEYS {
            let unknown = LineRefusal::Text(NotALine::Unknown((*key).to_owned()));
            assert_ne!(game.clone().follow(key), Err(unknown), "{key}");
        }
        assert!(matches!(game.clone().follow("dance"), Err(LineRefusal::Text(NotALine::Unknown(_)))));
    }

    #[test]
    fn a_line_of_moves_happens_wholly_or_not_at_all() {
        let book = Rulebook::named("fmjd-100").expect("a rulebook");
        let mut game = Game::new(book, Conditions::classic()).expect("a game");
        assert!(game.follow("moves 32-28 19-23 28x99").is_err());
        assert_eq!(game.state().ply(), 0);
        game.follow("moves 32-28 19-23 28x19").expect("legal");
        assert_eq!(game.state().ply(), 3);
        assert!(game.follow("times 100000000 14x23").is_err());
    }
}
