//! A game in PDN beside a result: replayed, and compared with what is written down.

use damier_compete::event::{GameKey, Score, State, opening_drawn};
use damier_pdn::{
    GameEnd, GameType, ReadGame, ReplayOptions, Replayed, Tags, normalise, read_games, write_game,
};
use damier_rules::{Color, Position, Variant};

use super::fault::{AttachFault, AttachWarning};
use super::names::{ALIKE, likeness};
use super::seat::Seat;
use super::tags::tagged;

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
    let Some((_, opening)) = opening_drawn(state, seat.key) else {
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
        Some(GameEnd::Drawn) => Some(seat.score(None)),
        Some(GameEnd::FirstWon | GameEnd::SecondWon) => {
            replayed.winner().map(|color| seat.score(Some(color)))
        }
        Some(GameEnd::BothLost) | None => None,
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
