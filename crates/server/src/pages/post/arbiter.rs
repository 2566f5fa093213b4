//! What an arbiter says about a game by correspondence.

use damier_correspondence::{Fact, Leaving, Refused, Score, Side, Stamp};
use damier_store::Account;

use super::game::Said;
use crate::post::Loaded;

/// Whether an account is an arbiter of a game: of its event, or an administrator of the site.
pub(super) fn may(loaded: &Loaded, account: &Account) -> bool {
    account.administrator || loaded.arbiters.contains(&account.id)
}

/// What he says, as a fact, on the day it is for the player to move.
pub(super) fn fact(loaded: &Loaded, what: &str, said: &Said) -> Result<(Fact, Stamp), Refused> {
    let game = &loaded.game;
    let on = loaded.now_for(game.turn());
    let grounds: String = said.text.chars().take(2000).collect();
    let who = if said.who == "black" { Side::Black } else { Side::White };
    let fact = match what {
        "upheld" => Fact::Ruled { upheld: true, count_from: None },
        "rejected" => Fact::Ruled { upheld: false, count_from: None },
        "charge" => Fact::Charged { to: who, days: said.days.parse().unwrap_or(0), grounds },
        "silence" => Fact::Left { who: game.turn(), how: Leaving::Silence },
        "left" => Fact::Left { who, how: Leaving::Announced },
        "close" => Fact::Closed,
        "stands" => Fact::VerdictStands,
        "score" => decided(loaded, score(&said.who)),
        "strike" => Fact::Struck { number: said.days.parse().unwrap_or(0) },
        _ => return Err(Refused::NoClaim),
    };
    Ok((fact, on))
}

/// A result: of the game of somebody who left, of a protest, or of an adjudication.
fn decided(loaded: &Loaded, score: Score) -> Fact {
    let adjudicator = String::from("arbiter");
    match loaded.game.adjudication() {
        None => Fact::LeftRuled { score: Some(score) },
        Some(own) if own.protest.is_some() => Fact::ProtestRuled { score, adjudicator: "jury".to_owned() },
        Some(_) => Fact::Adjudicated { score, adjudicator },
    }
}

fn score(word: &str) -> Score {
    match word {
        "white" => Score::White,
        "black" => Score::Black,
        "both-lose" => Score::BothLose,
        "annulled" => Score::Annulled,
        _ => Score::Draw,
    }
}
