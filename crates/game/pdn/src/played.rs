//! A game by the rules as a text of PDN, and back, in one call each way.

use std::io;

use damier_rules::game::{Conditions, Done, Fact, Game, Outcome, Refusal};
use damier_rules::rulebook::UnknownRulebook;
use damier_rules::{Position, Rulebook};

use crate::{
    Action, GameEnd, GameType, IllegalMove, Line, MoveNumber, Notation, PdnGame, ReadGame, ReplayOptions,
    Step, read_games, replay, write_fen, write_game, write_move,
};

/// Why a text is no game that was played by the rules.
#[derive(Debug, thiserror::Error)]
pub enum PlayedGameError {
    /// There is no game in the text.
    #[error("there is no game in this text")]
    NoGame,
    /// The text could not be read.
    #[error(transparent)]
    Read(#[from] io::Error),
    /// The Rulebook tag names no rulebook.
    #[error(transparent)]
    Rulebook(#[from] UnknownRulebook),
    /// It is a game of which we know nothing.
    #[error("which game is played cannot be told from the tags and the moves")]
    NoVariant,
    /// The start is no position of the game.
    #[error("there is no position to begin with")]
    NoStart,
    /// A move cannot be played.
    #[error("{} {}: {}", .0.number, .0.text, .0.reason)]
    Illegal(Box<IllegalMove>),
    /// Moves are missing, or the pieces were set up anew on the way.
    #[error("after half-move {ply} the game does not go on by a move")]
    NotByMoves {
        /// How many half-moves come before.
        ply: usize,
    },
    /// The rules do not let the game go on so.
    #[error(transparent)]
    Refused(#[from] Refusal),
}

/// A game as PDN, with these tags and those that the game itself has: its type, its rulebook, its start where it is not
/// the usual one, and its result unless a Result is among the tags. An irregularity that stands is a set-up.
///
/// ```
/// use damier_pdn::{read_move, write_played_game};
/// use damier_rules::Rulebook;
/// use damier_rules::game::{Conditions, Fact, Game};
///
/// let mut game = Game::new(Rulebook::named("ua2023-russian")?, Conditions::classic())?;
/// game.apply(Fact::Move(read_move(game.state().position(), "c3-d4")?))?;
/// assert_eq!(
///     write_played_game(&game, &[("White", "Olena")]),
///     "[White \"Olena\"]\n[Result \"*\"]\n[GameType \"25,W,8,8,A0,0\"]\n[Rulebook \"ua2023-russian\"]\n\n1. c3-d4\n*\n\n"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn write_played_game(game: &Game, tags: &[(&str, &str)]) -> String {
    let (book, start) = (game.rulebook(), *game.state_after(0).position());
    let mut own = PdnGame::default();
    tags.iter().for_each(|(name, value)| own.tags.push(*name, *value));
    if own.tags.get("Result").is_none() {
        let end = game.state().result().and_then(|result| GameEnd::of(result.outcome, book.variant));
        own.tags.push("Result", end.map_or("*", |end| end.text(book.variant)));
    }
    own.tags.set("GameType", GameType::of(book.variant).to_string());
    own.tags.set("Rulebook", book.name);
    if start != Position::start(book.variant) {
        own.tags.set("FEN", write_fen(&start.setup()));
    }
    own.line = Line { before: Vec::new(), steps: steps(game, &start) };
    write_game(&own)
}

fn steps(game: &Game, start: &Position) -> Vec<Step> {
    let variant = game.rulebook().variant;
    let notation = Notation::pdn(variant);
    let second = start.to_move() != variant.rules().first;
    let mut number = MoveNumber { number: 1, second };
    let step = |ply: &damier_rules::game::Ply| {
        let action = match &ply.done {
            Done::Legal(mv) => Action::Move(write_move(&ply.before(), mv, &notation)),
            Done::Irregular(_) => Action::Setup(write_fen(&ply.after().setup())),
        };
        let own = Step { action, number, strength: None, notes: Vec::new() };
        number = number.next();
        own
    };
    game.state().plies().iter().map(step).collect()
}

/// The first game of a text, played by its rulebook: that of the Rulebook tag, or else the usual one of its game. Every
/// move has to be legal. Where the Result tag says more than the board, the loser has resigned, and any other result is
/// taken as decided.
///
/// ```
/// let game = damier_pdn::read_played_game("[GameType \"20\"] 1. 32-28 19-23 2. 28x19 14x23 2-0")?;
/// assert_eq!(game.rulebook().name, "fmjd-100");
/// assert_eq!(game.marks().expect("a result").to_string(), "2-0");
/// let wrong = damier_pdn::read_played_game("[GameType \"20\"] 1. 32-28 1-7 *").unwrap_err();
/// assert!(wrong.to_string().starts_with("1... 1-7: "));
/// # Ok::<(), damier_pdn::PlayedGameError>(())
/// ```
pub fn read_played_game(text: &str) -> Result<Game, PlayedGameError> {
    let mut games = read_games(text.as_bytes());
    let read = games.find(|game| !game.as_ref().is_ok_and(ReadGame::is_remnant));
    let read = read.ok_or(PlayedGameError::NoGame)??;
    let named = read.game.tags.known("Rulebook").map(Rulebook::named).transpose()?;
    let variant = named.as_ref().map(|book| book.variant);
    let mut replayed =
        replay(&read, &ReplayOptions { variant, variations: false, ..ReplayOptions::default() });
    if !replayed.illegal.is_empty() {
        return Err(PlayedGameError::Illegal(Box::new(replayed.illegal.swap_remove(0))));
    }
    let variant = replayed.variant.ok_or(PlayedGameError::NoVariant)?;
    let start = replayed.start.ok_or(PlayedGameError::NoStart)?;
    let by_moves = read.game.line.steps.iter().position(|step| !matches!(step.action, Action::Move(_)));
    if let Some(ply) = by_moves {
        return Err(PlayedGameError::NotByMoves { ply });
    }
    let book = named.unwrap_or_else(|| Rulebook::usual(variant));
    let mut game = Game::from_position(book, Conditions::classic(), start)?;
    for mv in replayed.steps.iter().filter_map(|step| step.mv) {
        game.apply(Fact::Move(mv))?;
    }
    if let Some(end) = replayed.outcome.filter(|_| game.state().result().is_none()) {
        game.apply(ended(end, &game))?;
    }
    Ok(game)
}

/// The fact by which a game that goes on has ended so.
fn ended(end: GameEnd, game: &Game) -> Fact {
    let grounds = || "the result of the file".to_owned();
    match (end.winner(game.rulebook().variant), end) {
        (Some(winner), _) => Fact::Resign { by: !winner },
        (None, GameEnd::BothLost) => Fact::Award { outcome: Outcome::BothLose, grounds: grounds() },
        (None, _) => Fact::Award { outcome: Outcome::Draw, grounds: grounds() },
    }
}
