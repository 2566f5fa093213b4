//! A position after some moves, and whether the game has ended there by the rules.

use damier_live::Trial;
use damier_rules::Color;
use damier_rules::game::{Conditions, Fact, Game, GameResult, Outcome};
use serde_json::{Value, json};

use crate::Fault;
use crate::ask::Place;

/// The position as pages get it from the server, with `ended`, `counters` and the texts of the `moves` so far.
pub(crate) fn json(place: &Place) -> Result<Value, Fault> {
    let trial = place.trial()?;
    let mut told = serde_json::to_value(trial.translated())?;
    told["moves"] = texts(&trial)?.into();
    let game = game(&trial);
    told["ended"] = game.as_ref().and_then(|game| game.state().result()).map_or(Value::Null, result);
    told["score"] = game.as_ref().and_then(Game::marks).map(|marks| marks.to_string()).into();
    told["counters"] = serde_json::to_value(game.map_or_else(Vec::new, |game| {
        game.state().counters().into_iter().filter(|now| now.running).collect()
    }))?;
    Ok(told)
}

/// The moves so far in the notation of the code.
fn texts(trial: &Trial) -> Result<Vec<String>, Fault> {
    let fen = damier_pdn::write_fen(&trial.start().setup());
    let start = Trial::new(trial.book().clone(), Some(&fen)).map_err(|why| Fault::Refused { ply: 0, why })?;
    Ok(start.line(trial.moves()).into_iter().map(|mv| mv.text).collect())
}

/// The game that these moves are, draws by counting coming about at once as on a server; none where somebody went on
/// after its end, or where there is nothing to play for.
fn game(trial: &Trial) -> Option<Game> {
    let conditions = Conditions::classic().online();
    let mut game = Game::from_position(trial.book().clone(), conditions, *trial.start()).ok()?;
    trial.moves().iter().try_for_each(|mv| game.apply(Fact::Move(*mv))).ok()?;
    Some(game)
}

fn result(own: &GameResult) -> Value {
    let winner = match own.outcome {
        Outcome::Win(Color::White) => Some("white"),
        Outcome::Win(Color::Black) => Some("black"),
        _ => None,
    };
    json!({ "winner": winner, "why": own.reason.to_string(), "reason": own.reason, "clauses": own.clauses })
}

/// How a finished game is written at the end of a file, if the rules ended it.
pub(crate) fn score(trial: &Trial) -> Option<String> {
    let game = game(trial)?;
    let outcome = game.state().result()?.outcome;
    Some(
        match outcome {
            Outcome::Win(Color::White) => "2-0",
            Outcome::Win(Color::Black) => "0-2",
            Outcome::Draw => "1-1",
            Outcome::BothLose | Outcome::Annulled => "0-0",
        }
        .to_owned(),
    )
}
