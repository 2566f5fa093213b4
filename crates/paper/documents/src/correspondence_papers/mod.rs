//! Papers of play by correspondence.
//!
//! | paper | whom it is for | clauses |
//! | --- | --- | --- |
//! | schedule | players | UA13-V.5.1, COL-4.1.6, COL-4.3.1a |
//! | game sheet | the arbiter | UA13-V.8.1, COL-4.5.1, COL-4.3.6 |
//! | table | everybody | UA13-V.2.2, COL-4.1.7 |
//! | letter | a player | UA13-V.2.2, UA13-V.3.6, COL-4.1.12 |

mod chart_row;
mod game_sheet;
mod letter;
mod schedule;
mod table;

use damier_correspondence::{Control, PostalGame};
use damier_language::{Args, Words};

use crate::paper::Paper;
use crate::rulebook;

pub use chart_row::row_text;
pub use game_sheet::game_sheet;
pub use letter::letter;
pub use schedule::schedule;
pub use table::table;

/// An empty sheet with the terms of a game.
fn sheet(title: &str, game: &PostalGame, words: &Words) -> Paper {
    let book = rulebook::title(game.state().rulebook(), words);
    let code = words.text(&format!("code-{}", game.code().name));
    let mut line = format!("{book} · {} · {code}", control(game.control(), words));
    if game.terms().reversed {
        line = format!("{line} · {} (COL-4.1.4)", words.text("letters-reversed"));
    }
    Paper::new(words.text(title), words.language().code()).line(line)
}

/// A control in words.
pub fn control(control: Control, words: &Words) -> String {
    let (id, days, more) = match control {
        Control::PerMoves { days, moves } => ("letters-control-per-moves", days, moves),
        Control::Bank { days, increment } => ("letters-control-bank", days, increment),
        Control::EachMove { days } => ("letters-control-each-move", days, 1),
    };
    words.translate(id, &Args::new().with("days", days).with("more", more))
}

/// The result as the rulebook writes it; a game that was annulled has none.
fn result(game: &PostalGame, words: &Words) -> Option<String> {
    game.marks(&words.text("letters-score-annulled"))
}

fn names(game: &PostalGame) -> String {
    let [white, black] = damier_correspondence::Side::ALL.map(|side| game.party(side).name.as_str());
    format!("{white} – {black}")
}
