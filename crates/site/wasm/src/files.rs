//! Game files, read and written.

use damier_live::Trial;
use damier_pdn::{
    Action, GameType, Line, MoveNumber, Notation, Note, PdnGame, ReadGame, ReplayOptions, Replayed, Step,
    read_games, replay, write_fen, write_game, write_move,
};
use damier_rules::{Move, Position, Rulebook, Variant};
use serde_json::{Value, json};

use crate::ask::Place;
use crate::{Fault, position};

/// So many games of a file are read.
const MOST_GAMES: usize = 1_000;

/// So many faults of a game are told.
const MOST_FAULTS: usize = 20;

/// The games of a file.
pub(crate) fn read(text: &str) -> Result<Value, Fault> {
    let options = ReplayOptions { variations: false, ..ReplayOptions::default() };
    let mut games = Vec::new();
    let mut more = false;
    for read in read_games(text.as_bytes()) {
        let read = read?;
        if read.is_remnant() {
            continue;
        }
        if games.len() == MOST_GAMES {
            more = true;
            break;
        }
        let replayed = replay(&read, &options);
        games.push(game(&read, &replayed));
    }
    Ok(json!({ "games": games, "more": more }))
}

fn game(read: &ReadGame, replayed: &Replayed) -> Value {
    let tags: Vec<(&str, &str)> =
        read.game.tags.iter().map(|tag| (tag.name.as_str(), tag.value.as_str())).collect();
    let faults = read.faults.iter().chain(&replayed.faults).take(MOST_FAULTS).map(ToString::to_string);
    let illegal = replayed
        .illegal
        .first()
        .map(|own| json!({ "ply": own.ply, "move": own.text, "why": own.reason.to_string() }));
    let book = replayed.variant.map(|variant| {
        let named = read.game.tags.get("Rulebook").and_then(|name| Rulebook::named(name).ok());
        named.filter(|book| book.variant == variant).unwrap_or_else(|| Rulebook::usual(variant))
    });
    let start = replayed.position_after(0);
    let fen = start.map(|start| write_fen(&start.setup()));
    let usual = start.zip(replayed.variant).is_some_and(|(start, own)| *start == Position::start(own));
    json!({
        "tags": tags,
        "variant": replayed.variant.map(Variant::name),
        "rulebook": book.as_ref().map(|own| own.name),
        "fen": fen.as_ref().filter(|_| !usual),
        "moves": book.zip(fen).map_or_else(Vec::new, |(book, fen)| moves(read, replayed, book, &fen)),
        "illegal": illegal,
        "faults": faults.collect::<Vec<_>>(),
    })
}

/// The moves of the main line, up to a position that is set up in the middle of it.
fn moves(read: &ReadGame, replayed: &Replayed, book: Rulebook, fen: &str) -> Vec<Value> {
    let Ok(trial) = Trial::new(book, Some(fen)) else { return Vec::new() };
    let played: Vec<(usize, Move)> = replayed
        .steps
        .iter()
        .skip_while(|step| step.mv.is_none())
        .map_while(|step| Some((step.step, step.mv?)))
        .collect();
    let line: Vec<Move> = played.iter().map(|(_, mv)| *mv).collect();
    let comment = |step: usize| {
        let notes = read.game.line.steps.get(step).map_or(&[][..], |own| &own.notes);
        let texts = notes.iter().filter_map(|note| match note {
            Note::Comment(comment) => Some(comment.text()),
            Note::Nag(_) | Note::Variation(_) => None,
        });
        texts.collect::<Vec<_>>().join(" ")
    };
    let told = trial.line(&line).into_iter().zip(&played);
    told.map(|(mv, (step, _))| json!({ "id": mv.id, "text": mv.text, "comment": comment(*step) })).collect()
}

/// A game as PDN.
pub(crate) fn write(place: &Place, tags: &[(String, String)], result: Option<&str>) -> Result<Value, Fault> {
    let trial = place.trial()?;
    let variant = trial.book().variant;
    let mut game = PdnGame::default();
    tags.iter().for_each(|(name, value)| game.tags.push(name.as_str(), value.as_str()));
    let score = result.map(str::to_owned).or_else(|| position::score(&trial));
    game.tags.set("Result", score.unwrap_or_else(|| "*".to_owned()));
    game.tags.set("GameType", GameType::of(variant).to_string());
    game.tags.set("Rulebook", trial.book().name);
    if *trial.start() != Position::start(variant) {
        game.tags.set("FEN", write_fen(&trial.start().setup()));
    }
    let second = trial.start().to_move() != variant.rules().first;
    let (mut number, mut now) = (MoveNumber { number: 1, second }, *trial.start());
    let mut steps = Vec::new();
    for mv in trial.moves() {
        let text = write_move(&now, mv, &Notation::pdn(variant));
        steps.push(Step { action: Action::Move(text), number, strength: None, notes: Vec::new() });
        number = number.next();
        now = now.play_unchecked(mv);
    }
    game.line = Line { before: Vec::new(), steps };
    Ok(json!({ "pdn": write_game(&game) }))
}
