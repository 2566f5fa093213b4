//! A game in PDN beside a result: replayed, and compared with what is written down.

use damier_compete::event::{GameKey, Score, State};
use damier_pdn::{
    GameType, Outcome, PdnGame, ReadGame, ReplayOptions, Replayed, Tags, normalise, read_games, write_game,
};
use damier_rules::{Color, Position, Variant};

use super::names::{ALIKE, likeness};
use super::opening;
use super::seat::Seat;

/// A game that fits its result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Attached {
    /// Which game of the event.
    pub key: GameKey,
    /// The game in normal form, with the event's own tags.
    pub text: String,
    /// How many moves were played, White's and Black's counted singly.
    pub moves: usize,
    /// The result that the game tells and nobody has written down yet, the first-named side first.
    pub tells: Option<Score>,
    /// What deserves a second look.
    pub warnings: Vec<AttachWarning>,
}

/// What deserves a second look.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum AttachWarning {
    /// Another name.
    #[error("White is called \"{found}\" in the file and \"{expected}\" in the event")]
    White {
        /// In the file.
        found: String,
        /// In the event.
        expected: String,
    },
    /// Another name.
    #[error("Black is called \"{found}\" in the file and \"{expected}\" in the event")]
    Black {
        /// In the file.
        found: String,
        /// In the event.
        expected: String,
    },
    /// Another round.
    #[error("the file says round {found}")]
    Round {
        /// In the file.
        found: String,
    },
    /// Moves for a game that was decided without play.
    #[error("the result is {recorded}, without play, but the game has {moves} moves")]
    Unplayed {
        /// As written down.
        recorded: Score,
        /// In the file.
        moves: usize,
    },
    /// The game does not begin with the usual position, and no opening was drawn.
    #[error("the game begins from a position of its own")]
    OtherStart,
    /// The file does not say how the game ended.
    #[error("the file does not say how the game ended")]
    NoResult,
}

/// Why a game cannot be attached.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum AttachFault {
    /// No such game.
    #[error("{key} is not one game of the event")]
    NoSuchGame {
        /// As asked.
        key: GameKey,
    },
    /// No regulation, so no rulebook.
    #[error("there is no regulation that names a rulebook")]
    NoRulebook,
    /// Nothing in the text.
    #[error("there is no game in the file")]
    NoGame,
    /// More than one.
    #[error("there are {games} games in the file, and one is wanted")]
    SeveralGames {
        /// How many.
        games: usize,
    },
    /// Another kind of draughts.
    #[error("the game is {found}, the event is {expected}")]
    OtherVariant {
        /// In the file.
        found: String,
        /// In the event.
        expected: String,
    },
    /// A move that the rules do not allow.
    #[error("line {line}, column {column}: move {ply}, {text}: {why}")]
    IllegalMove {
        /// Its line in the file.
        line: usize,
        /// Its column.
        column: usize,
        /// How many moves come before it, plus one.
        ply: usize,
        /// As written.
        text: String,
        /// Why not.
        why: String,
    },
    /// The set-up of the file makes no position.
    #[error("the game has no position to begin with")]
    NoStart,
    /// The players have each other's colours.
    #[error("the colours are turned: in the event {white} has White")]
    ColoursTurned {
        /// Who has White in the event.
        white: String,
    },
    /// Another result.
    #[error("the game ended {told}, the event says {recorded}")]
    ResultDiffers {
        /// In the file, the first-named side first.
        told: Score,
        /// In the event.
        recorded: Score,
    },
    /// Another opening than the one drawn.
    #[error("opening {number} was drawn, and the game does not begin with it")]
    OtherOpening {
        /// Its number in the table.
        number: String,
    },
}

/// Attaches the one game of a text to a game of the event, or says why it cannot be that game.
pub fn attach(state: &State, key: GameKey, pdn: &str) -> Result<Attached, AttachFault> {
    let mut games = games_of(pdn.as_bytes());
    match games.len() {
        0 => Err(AttachFault::NoGame),
        1 => {
            let seat = Seat::of(state, key).ok_or(AttachFault::NoSuchGame { key })?;
            attach_read(state, &seat, &games.remove(0))
        }
        games => Err(AttachFault::SeveralGames { games }),
    }
}

/// The games of a file, without what is left behind the last one.
pub(super) fn games_of(pdn: &[u8]) -> Vec<ReadGame> {
    read_games(pdn).map_while(Result::ok).filter(|read| !read.is_remnant()).collect()
}

pub(super) fn variant_of(state: &State) -> Option<Variant> {
    let regulation = state.regulation.as_ref()?;
    regulation.book().ok().map(|book| book.variant)
}

pub(super) fn attach_read(state: &State, seat: &Seat<'_>, read: &ReadGame) -> Result<Attached, AttachFault> {
    let variant = variant_of(state).ok_or(AttachFault::NoRulebook)?;
    check_variant(&read.game.tags, variant)?;
    let options = ReplayOptions { variant: Some(variant), ..ReplayOptions::default() };
    let normal = normalise(read, &options, None);
    let replayed = &normal.replayed;
    check_moves(replayed)?;
    let mut warnings = Vec::new();
    check_names(seat, &read.game.tags, &mut warnings)?;
    check_opening(state, seat, replayed, variant, &mut warnings)?;
    let tells = check_result(seat, replayed, &mut warnings)?;
    if let Some(found) = read.game.tags.known("Round").filter(|round| !is_round(round, seat)) {
        warnings.push(AttachWarning::Round { found: found.to_owned() });
    }
    let text = write_game(&tagged(state, seat, normal.game, variant));
    Ok(Attached { key: seat.key, text, moves: replayed.moves, tells, warnings })
}

/// Whether a Round tag such as `3` or `3.2` names the round of a game.
pub(super) fn is_round(tag: &str, seat: &Seat<'_>) -> bool {
    let round = tag.split(['.', ',', ' ']).next().and_then(|round| round.parse::<u16>().ok());
    round == Some(seat.key.round.number())
}

fn check_variant(tags: &Tags, variant: Variant) -> Result<(), AttachFault> {
    let Some(said) = tags.known("GameType").and_then(|text| text.parse::<GameType>().ok()) else {
        return Ok(());
    };
    let found = match said.variant() {
        Ok(found) if found == variant => return Ok(()),
        Ok(found) => found.to_string(),
        Err(_) => format!("of game type {}", said.number),
    };
    Err(AttachFault::OtherVariant { found, expected: variant.to_string() })
}

fn check_moves(replayed: &Replayed) -> Result<(), AttachFault> {
    if replayed.start.is_none() {
        return Err(AttachFault::NoStart);
    }
    match replayed.illegal.iter().find(|illegal| !illegal.in_variation) {
        Some(illegal) => Err(AttachFault::IllegalMove {
            line: illegal.at.line as usize,
            column: illegal.at.column as usize,
            ply: illegal.ply,
            text: illegal.text.clone(),
            why: illegal.reason.to_string(),
        }),
        None => Ok(()),
    }
}

/// Other names are worth a look; the names of each other are a fault.
fn check_names(seat: &Seat<'_>, tags: &Tags, warnings: &mut Vec<AttachWarning>) -> Result<(), AttachFault> {
    let expected = [Color::White, Color::Black].map(|color| seat.name(color));
    let found = ["White", "Black"].map(|name| tags.known(name).unwrap_or_default().to_owned());
    let alike = |found: &str, expected: &str| likeness(found, expected);
    let straight = [alike(&found[0], &expected[0]), alike(&found[1], &expected[1])];
    let turned = [alike(&found[0], &expected[1]), alike(&found[1], &expected[0])];
    let are_turned = turned.iter().all(|likeness| *likeness >= ALIKE);
    if are_turned && turned.iter().sum::<f64>() > straight.iter().sum::<f64>() {
        return Err(AttachFault::ColoursTurned { white: expected[0].clone() });
    }
    let [found_white, found_black] = found;
    let [white, black] = expected;
    if !found_white.is_empty() && straight[0] < ALIKE {
        warnings.push(AttachWarning::White { found: found_white, expected: white });
    }
    if !found_black.is_empty() && straight[1] < ALIKE {
        warnings.push(AttachWarning::Black { found: found_black, expected: black });
    }
    Ok(())
}

fn check_opening(
    state: &State,
    seat: &Seat<'_>,
    replayed: &Replayed,
    variant: Variant,
    warnings: &mut Vec<AttachWarning>,
) -> Result<(), AttachFault> {
    let start = replayed.position_after(0);
    let Some(opening) = opening::drawn(state, seat.key, variant) else {
        if start != Some(&Position::start(variant)) {
            warnings.push(AttachWarning::OtherStart);
        }
        return Ok(());
    };
    // The file may hold the moves of the opening, or begin behind them.
    let played = replayed.position_after(opening.moves.len());
    let begins = [start, played].contains(&Some(&opening.position()));
    if begins { Ok(()) } else { Err(AttachFault::OtherOpening { number: opening.number }) }
}

/// The result that the game tells and nobody has written down.
fn check_result(
    seat: &Seat<'_>,
    replayed: &Replayed,
    warnings: &mut Vec<AttachWarning>,
) -> Result<Option<Score>, AttachFault> {
    let told = match replayed.outcome {
        Some(Outcome::Drawn) => Some(seat.score(None)),
        Some(Outcome::FirstWon | Outcome::SecondWon) => {
            replayed.winner().map(|color| seat.score(Some(color)))
        }
        Some(Outcome::BothLost) | None => None,
    };
    if told.is_none() {
        warnings.push(AttachWarning::NoResult);
    }
    match (seat.recorded(), told) {
        (None | Some(Score::Adjourned), told) => Ok(told),
        (Some(recorded), _) if recorded.is_forfeit() => {
            warnings.push(AttachWarning::Unplayed { recorded, moves: replayed.moves });
            Ok(None)
        }
        (Some(recorded @ Score::Played(_)), Some(told)) if recorded != told => {
            Err(AttachFault::ResultDiffers { told, recorded })
        }
        _ => Ok(None),
    }
}

/// The game with the tags of the event before its own.
fn tagged(state: &State, seat: &Seat<'_>, mut game: PdnGame, variant: Variant) -> PdnGame {
    let regulation = state.regulation.as_ref();
    let stage = state.stages.get(seat.key.stage.index());
    let starts = stage.and_then(|stage| stage.schedule.get(&seat.key.round));
    let day = starts.and_then(|moment| jiff::Timestamp::from_millisecond(moment.millis()).ok());
    let day = day.map(|day| day.to_zoned(jiff::tz::TimeZone::UTC).date());
    let mut own = Tags::default();
    own.push("Event", regulation.map_or("?", |own| own.name.as_str()));
    let date = day.map(|day| day.strftime("%Y.%m.%d").to_string());
    let date = date.or_else(|| game.tags.known("Date").map(str::to_owned));
    own.push("Date", date.unwrap_or_else(|| "????.??.??".to_owned()));
    own.push("Round", seat.key.round.to_string());
    own.push("White", seat.name(Color::White));
    own.push("Black", seat.name(Color::Black));
    let result = seat.recorded().and_then(|score| result_text(seat, score, variant));
    let result = result.map(str::to_owned).or_else(|| game.tags.get("Result").map(str::to_owned));
    own.push("Result", result.unwrap_or_else(|| "*".to_owned()));
    own.push("GameType", GameType::of(variant).to_string());
    own.push("Table", seat.key.table.to_string());
    if let Some(board) = seat.key.board {
        own.push("Board", board.to_string());
    }
    if let Some(number) = seat.key.game {
        own.push("Game", number.to_string());
    }
    for tag in &game.tags {
        if own.get(&tag.name).is_none() {
            own.push(tag.name.clone(), tag.value.clone());
        }
    }
    game.tags = own;
    game
}

fn result_text(seat: &Seat<'_>, score: Score, variant: Variant) -> Option<&'static str> {
    let won = |color| score == seat.score(Some(color));
    let outcome = if score == seat.score(None) {
        Outcome::Drawn
    } else if won(Color::White) {
        Outcome::won_by(Color::White, variant)
    } else if won(Color::Black) {
        Outcome::won_by(Color::Black, variant)
    } else {
        return None;
    };
    Some(outcome.text(variant))
}
