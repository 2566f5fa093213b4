//! The address to which a letter about a game by correspondence is answered. It names the game, how many half-moves it
//! had and whose letter it is, and proves that it was made here: whoever has the letter may move, nobody else, once.

use damier_correspondence::Side;
use damier_store::{Database, Fault};

use super::refuse::{key, sign};
use super::{Kind, Mail};

/// So many digits of the proof: 80 bits, which leave room for the rest in 64 letters of an address (RFC 5321).
const DIGITS: usize = 20;

/// What an answer is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answers {
    pub game: String,
    /// How many half-moves it had.
    pub plies: usize,
    /// Whose letter it was.
    pub by: Side,
}

impl Answers {
    /// As marks of letters and addresses have it: `k3fq9xzaab/17w`.
    pub fn mark(&self) -> String {
        format!("{}/{}{}", self.game, self.plies, letter(self.by))
    }

    /// What a mark says; what follows it does not matter.
    fn of_mark(mark: &str) -> Option<Answers> {
        let mut parts = mark.split('/');
        let (game, plies) = (parts.next()?, parts.next()?);
        let by = match plies.chars().last()? {
            'w' => Side::White,
            'b' => Side::Black,
            _ => return None,
        };
        let plies = plies[..plies.len() - 1].parse().ok()?;
        Some(Answers { game: game.to_owned(), plies, by })
    }

    fn detail(&self, key: &str) -> String {
        let what = format!("{}.{}{}", self.game, self.plies, letter(self.by));
        let proof: String = sign(key, &format!("answer/{what}")).chars().take(DIGITS).collect();
        format!("{what}.{proof}")
    }

    fn read(key: &str, detail: &str) -> Option<Answers> {
        let (what, _) = detail.rsplit_once('.')?;
        let answers = Answers::of_mark(&what.replacen('.', "/", 1))?;
        (!key.is_empty() && answers.detail(key) == detail).then_some(answers)
    }

    /// What an address is for, by what stands between `+` and `@`.
    pub async fn find(database: &Database, details: &[String]) -> Result<Option<Answers>, Fault> {
        let key = key(database).await?;
        Ok(details.iter().find_map(|detail| Answers::read(&key, detail)))
    }
}

const fn letter(side: Side) -> char {
    match side {
        Side::White => 'w',
        Side::Black => 'b',
    }
}

impl Mail {
    /// Whether letters about games can be answered.
    pub fn takes_answers(&self) -> bool {
        self.reply.is_some()
    }

    /// Where a letter with this mark is answered.
    pub(super) async fn reply_to(&self, kind: Option<Kind>, mark: &str) -> Result<Option<String>, Fault> {
        let own = mark.splitn(3, '/').nth(2).and_then(Answers::of_mark);
        let (Some(reply), Some(answers)) = (&self.reply, own.filter(|_| kind == Some(Kind::Post))) else {
            return Ok(None);
        };
        let key = key(&self.database).await?;
        let parts = reply.split_once('@');
        Ok(parts.map(|(name, host)| format!("{name}+{}@{host}", answers.detail(&key))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_for_one_game_one_position_and_one_player() {
        let answers = Answers { game: "k3fq9xzaab-12-3".to_owned(), plies: 17, by: Side::Black };
        let detail = answers.detail("key");
        assert_eq!(Answers::read("key", &detail), Some(answers.clone()));
        assert!("play+".len() + detail.len() <= 64, "{detail}");
        for other in [
            detail.replacen("17", "18", 1),
            detail.replacen("17b", "17w", 1),
            detail.replacen("k3", "k4", 1),
            "k3.17b".to_owned(),
            String::new(),
        ] {
            assert_eq!(Answers::read("key", &other), None, "{other}");
        }
        assert_eq!(Answers::read("other", &detail), None);
        assert_eq!(Answers::read("", &detail), None);
        assert_eq!(Answers::of_mark(&format!("{}/few", answers.mark())), Some(answers));
    }
}
