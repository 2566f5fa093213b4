//! Moves by mail: what a mail server has handed over lies in a stream of its own until the site reads it, so nothing is
//! lost while the site is away, and nothing counts twice.
//!
//! The first line of an answer is a move in any notation, `=` or a word for a draw after it or alone, or a word for
//! resigning. What cannot be done is answered by a letter to the confirmed address of the player, never to whoever
//! claims to have written.

use damier_acts::correspondence::{Accept, Act, Move, OfferDraw, Resign};
use damier_correspondence::{Refused, Side};
use damier_language::{Args, Language, Words};
use damier_mail::{Incoming, Unreadable};
use damier_pdn::{read_move, write_move};
use damier_rules::game::Ply;
use damier_store::{Append, Database, Fault, NewFact};
use serde::{Deserialize, Serialize};

use super::acting::as_actor;
use super::{ActError, Loaded, Rights, load};
use crate::mail::{Answers, Kind, Text};
use crate::site::{Site, now};

/// The stream of what was received.
pub const STREAM: &str = "inbox/post";

/// What was received, as it is stored.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct Received {
    game: String,
    plies: usize,
    by: Side,
    line: String,
    /// By what the message is known.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    id: String,
}

/// What became of a message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Taken {
    /// It waits for the site.
    Kept,
    /// A program wrote it, so it is left alone.
    Automatic,
}

/// Why a message was not taken.
#[derive(Debug, thiserror::Error)]
pub enum MessageRefusal {
    /// It cannot be read.
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
    /// None of its addresses was made by this site.
    #[error("the message is for no game: no address in it was made by this site")]
    NoGame,
    /// It cannot be stored.
    #[error(transparent)]
    Store(#[from] Fault),
}

/// Takes a message that a mail server hands over; the site reads it within seconds. `handed_to` is the address for
/// which it came, where the mail server says so.
pub async fn receive(
    database: &Database,
    message: &[u8],
    handed_to: Option<&str>,
) -> Result<Taken, MessageRefusal> {
    let incoming = Incoming::read(message, handed_to)?;
    let answers = Answers::find(database, &incoming.details).await?.ok_or(MessageRefusal::NoGame)?;
    if incoming.automatic {
        return Ok(Taken::Automatic);
    }
    let Answers { game, plies, by } = answers;
    let received = Received { game, plies, by, line: incoming.line, id: incoming.id };
    let next = || database.next_seq(STREAM);
    let decide = |next: u32| {
        let append = Append::new(STREAM, next).fact(NewFact::new(now(), "", &received)?);
        Ok::<_, Fault>((vec![append], Taken::Kept))
    };
    Ok(database.decide(STREAM, next, decide).await?)
}

/// Reads what has come since.
pub(super) async fn look(site: &Site) -> Result<(), Fault> {
    let told = site.database.notified_up_to(STREAM).await?.unwrap_or(0);
    if site.database.next_seq(STREAM).await? <= told + 1 || !site.cluster.keeps(STREAM) {
        return Ok(());
    }
    for stored in site.database.load(STREAM, told).await? {
        let received: Received = stored.read()?;
        obey(site, stored.seq, &received).await?;
        site.database.set_told(STREAM, stored.seq).await?;
    }
    Ok(())
}

/// Does what an answer says, or writes why not.
async fn obey(site: &Site, seq: u32, received: &Received) -> Result<(), Fault> {
    let Some(loaded) = load(site, &received.game).await? else { return Ok(()) };
    let Some(account) = loaded.seats[received.by.color()] else { return Ok(()) };
    if is_made(&loaded, received) {
        return Ok(());
    }
    let plies = received.plies;
    let name = loaded.game.party(received.by).name.clone();
    let done = as_actor(site, &received.game, account, |loaded| {
        if loaded.game.moves().len() != plies {
            return Err(Refused::NotYourMove { turn: loaded.game.turn().color() }.into());
        }
        let actor = loaded.actor(account, &name, Rights::default());
        Ok((act(loaded, received.by, &received.line), actor))
    });
    match done.await {
        Ok(_) | Err(ActError::Missing) => Ok(()),
        Err(ActError::Store(fault)) => Err(fault),
        Err(ActError::Refused(refused)) => {
            let answers = Answers { game: received.game.clone(), plies, by: received.by };
            let mark = format!("{}/refused-{seq}", answers.mark());
            let opponent = loaded.game.party(!received.by).name.clone();
            let link = site.messages.mail.link(&format!("/post/game/{}", received.game));
            let text = |words: &'static Words| {
                let args = Args::new()
                    .with("opponent", opponent.as_str())
                    .with("line", received.line.as_str())
                    .with("why", refused.translate(words))
                    .with("link", link.as_str());
                Text {
                    subject: words.translate("letters-mail-refused-subject", &args),
                    body: words.translate("letters-mail-refused", &args),
                }
            };
            site.messages.mail.write(account, Kind::Post, &mark, text).await.map(|_| ())
        }
    }
}

/// Whether the move of an answer has been made already: it came twice.
fn is_made(loaded: &Loaded, received: &Received) -> bool {
    let moves = loaded.game.moves();
    let Some(made) = moves.get(received.plies) else { return false };
    let earlier = loaded.game.state().plies().get(received.plies).map(Ply::before);
    let Order { mv: Some(text), .. } = Order::of(&received.line) else { return false };
    earlier.is_some_and(|position| {
        read_move(&position, text).is_ok_and(|mv| write_move(&position, &mv, loaded.game.notation()) == *made)
    })
}

/// What a line says.
#[derive(Debug, PartialEq, Eq)]
struct Order<'a> {
    mv: Option<&'a str>,
    draw: bool,
    resign: bool,
}

impl Order<'_> {
    /// Reads a line: `12. c3-d4 =`, `c3-d4`, `draw`, `resign`, in the words of any language.
    fn of(line: &str) -> Order<'_> {
        let is = |word: &str, id: &str| {
            let word = word.trim_matches(|sign: char| matches!(sign, '.' | '!' | '?' | ',')).to_lowercase();
            Language::all().any(|language| {
                Words::of(language).text(id).split(", ").any(|own| own.to_lowercase() == word)
            })
        };
        let is_number =
            |word: &&str| word.ends_with('.') && word.trim_end_matches('.').parse::<u16>().is_ok();
        let mut words: Vec<&str> = line.split_whitespace().skip_while(is_number).collect();
        if let Some((number, mv)) = words.first().and_then(|first| first.split_once('.'))
            && number.parse::<u16>().is_ok()
        {
            words[0] = mv.trim_start_matches('.');
        }
        let draw =
            words.last().is_some_and(|last| matches!(*last, "=" | "(=)") || is(last, "letters-answer-draw"));
        if draw {
            words.pop();
        }
        let resign = !draw && words.len() == 1 && is(words[0], "letters-answer-resign");
        let mv = words.first().copied().filter(|_| !resign);
        Order { mv, draw, resign }
    }
}

/// What an answer asks for.
fn act(loaded: &Loaded, by: Side, line: &str) -> Act {
    match Order::of(line) {
        Order { resign: true, .. } => Resign::default().into(),
        Order { mv: None, draw: true, .. } => {
            let offered = loaded.game.state().offer() == Some((!by).color());
            if offered { Accept::default().into() } else { OfferDraw::default().into() }
        }
        Order { mv, draw, .. } => {
            Move { mv: mv.unwrap_or_default().to_owned(), offer: draw, ..Move::default() }.into()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_says_a_move_a_draw_or_a_resignation() {
        let says = |mv, draw, resign| Order { mv, draw, resign };
        for (line, order) in [
            ("c3-d4", says(Some("c3-d4"), false, false)),
            ("12. c3-d4", says(Some("c3-d4"), false, false)),
            ("12.c3-d4 =", says(Some("c3-d4"), true, false)),
            ("12... 19x23 (=)", says(Some("19x23"), true, false)),
            ("ц3-д4 нічия?", says(Some("ц3-д4"), true, false)),
            ("Draw?", says(None, true, false)),
            ("lygiosios", says(None, true, false)),
            ("Здаюся.", says(None, false, true)),
            ("j'abandonne", says(None, false, true)),
            ("", says(None, false, false)),
        ] {
            assert_eq!(Order::of(line), order, "{line}");
        }
    }
}
