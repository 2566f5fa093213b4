//! Those who look on at a board talk among themselves: members only, apart from the players.

use damier_language::Words;
use damier_store::Fault;

use crate::live::{ChatLine, LiveTable};
use crate::people::Person;
use crate::site::Site;
use crate::talk::{Held, may_say};

/// Why a line is not told to the others.
pub(crate) enum Unsaid {
    /// He has no name that others can hold to account.
    NoAccount,
    /// More is said at this board than anybody can read.
    TooFast,
    Held(Held),
}

impl Unsaid {
    /// The word for programs.
    pub(crate) fn code(&self) -> &'static str {
        match self {
            Unsaid::NoAccount => "no-account",
            Unsaid::TooFast => "too-fast",
            Unsaid::Held(held) => held.code(),
        }
    }

    pub(crate) fn text(&self, words: &Words) -> String {
        match self {
            Unsaid::NoAccount => words.text("site-talk-needs-account"),
            Unsaid::TooFast => words.text("site-too-fast"),
            Unsaid::Held(held) => held.text(words),
        }
    }
}

/// Somebody who looks on says something to the others who do.
pub(crate) async fn say(
    site: &Site,
    speaker: &Person,
    table: &LiveTable,
    text: &str,
) -> Result<Result<(), Unsaid>, Fault> {
    let Some(account) = speaker.account() else { return Ok(Err(Unsaid::NoAccount)) };
    let Some(said) = ChatLine::new(account.name.as_str().to_owned(), text) else { return Ok(Ok(())) };
    if let Err(held) = may_say(site, speaker, None, &said.text).await? {
        return Ok(Err(Unsaid::Held(held)));
    }
    Ok(if table.say_in_audience(said) { Ok(()) } else { Err(Unsaid::TooFast) })
}
