//! How a game is played, where it is not the usual way, in words: who does not see the board, who gives which men, who
//! consult each other (UA13-IV.3.5.5, UA13-IV.3.5.8, UA13-IV.3.5.9, UA-II.3.7.5, UA-II.3.7.8, FMJD-I.11.1.4,
//! FMJD-I.11.1.7, COL-1.3.1).

use damier_compete::event::{GameKey, Manner, State};
use damier_compete::schedule::Side;
use damier_language::{Args, Words};

/// A line for each thing that is not as usual at a board.
pub fn manner_lines(words: &Words, state: &State, key: GameKey) -> Vec<String> {
    let name = |side: Side| {
        let player = state.seated(key)[side.index()].and_then(|player| state.players.get(player.index()));
        player.map_or_else(String::new, |player| player.name.clone())
    };
    let mut lines = Vec::new();
    let (manner, code) = (state.manner(key), state.code());
    let cited = |own: &Manner| code.map(|code| own.clauses(code)).unwrap_or_default();
    if let Some(manner) = manner {
        for side in &manner.blindfold {
            let text = words.translate("hall-blindfold", &Args::new().with("name", name(*side)));
            let own = Manner { blindfold: vec![*side], odds: None };
            lines.push(words.with_clauses(&text, cited(&own)));
        }
        if let Some(odds) = &manner.odds {
            let args = Args::new()
                .with("name", name(odds.from))
                .with("count", odds.squares.len())
                .with("squares", odds.squares.join(", "));
            let own = Manner { blindfold: Vec::new(), odds: Some(odds.clone()) };
            lines.push(words.with_clauses(&words.translate("hall-odds", &args), cited(&own)));
        }
    }
    for side in Side::BOTH {
        if let Some((members, clauses)) = state.consulting(key, side) {
            let members = words.list(members.iter().map(String::as_str));
            let args = Args::new().with("name", name(side)).with("members", members);
            lines.push(words.with_clauses(&words.translate("hall-consultation", &args), clauses));
        }
    }
    if !lines.is_empty() {
        lines.push(words.text("hall-not-rated"));
    }
    lines
}
