//! Where games begin: from a file, after all short lines, or after random moves.

use std::collections::HashSet;

use damier_pdn::{FenError, ReplayOptions, read_fen, read_games, replay};
use damier_rules::{Color, Lots, Move, Position, Rulebook, SetupFault, Variant};

/// The most positions that are kept while all lines are listed.
const MOST_LINES: usize = 500_000;

/// How often a random line is begun again before fewer openings than wanted are found.
const ATTEMPTS: usize = 200;

/// A position and moves already made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Opening {
    /// Where the game begins.
    pub start: Position,
    /// What has been played before the players begin to think.
    pub moves: Vec<Move>,
}

impl Opening {
    /// Where the players begin to think.
    pub fn position(&self) -> Position {
        self.moves.iter().fold(self.start, |position, mv| position.play_unchecked(mv))
    }
}

/// Why there are no openings.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum OpeningFault {
    /// A line that should be a FEN.
    #[error("line {line}: {error}")]
    Fen {
        /// The line, from 1.
        line: usize,
        /// What is wrong.
        error: FenError,
    },
    /// A position that cannot be played.
    #[error("line {line}: this cannot be a position: {}", .faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
    Impossible {
        /// The line, from 1.
        line: usize,
        /// Everything that is wrong.
        faults: Vec<SetupFault>,
    },
    /// A game that cannot be replayed.
    #[error("game {number}: {why}")]
    Game {
        /// Which, from 1.
        number: usize,
        /// What is wrong.
        why: String,
    },
    /// After some opening nobody can move.
    #[error("opening {number}: the side to move has no move")]
    Over {
        /// Which, from 1.
        number: usize,
    },
    /// Too many lines to list.
    #[error(
        "there are more than {MOST_LINES} lines of {plies} half-moves; take fewer half-moves, or random ones"
    )]
    TooMany {
        /// How long they were to be.
        plies: u32,
    },
    /// None at all.
    #[error("there are no openings")]
    None,
}

/// Reads openings: a FEN on every line, or games in PDN, of which so many half-moves are taken. Lines that begin
/// with `#` are passed over.
pub fn from_text(variant: Variant, text: &str, plies: Option<usize>) -> Result<Vec<Opening>, OpeningFault> {
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    let is_fen = |line: &str| line.starts_with("W:") || line.starts_with("B:");
    let found = if lines.next().is_some_and(is_fen) {
        from_fens(variant, text)?
    } else {
        from_games(variant, text, plies)?
    };
    if found.is_empty() {
        return Err(OpeningFault::None);
    }
    match found.iter().position(|opening| !opening.position().has_legal_move()) {
        Some(at) => Err(OpeningFault::Over { number: at + 1 }),
        None => Ok(found),
    }
}

fn from_fens(variant: Variant, text: &str) -> Result<Vec<Opening>, OpeningFault> {
    let jumps = Rulebook::usual(variant).tower_jumps();
    let mut found = Vec::new();
    for (at, text) in text.lines().enumerate() {
        let (line, text) = (at + 1, text.trim());
        if text.is_empty() || text.starts_with('#') {
            continue;
        }
        let setup = read_fen(variant, text).map_err(|error| OpeningFault::Fen { line, error })?.setup;
        let start =
            Position::new(&setup).map_err(|faults| OpeningFault::Impossible { line, faults: faults.0 })?;
        found.push(Opening { start: start.with_tower_jumps(jumps), moves: Vec::new() });
    }
    Ok(found)
}

fn from_games(variant: Variant, text: &str, plies: Option<usize>) -> Result<Vec<Opening>, OpeningFault> {
    // What a file leaves open is as it was asked for; what it says is believed.
    let options = ReplayOptions { numeric: variant, algebraic: variant, ..ReplayOptions::default() };
    let mut found = Vec::new();
    for (at, read) in read_games(text.as_bytes()).enumerate() {
        let number = at + 1;
        let bad = |why: String| OpeningFault::Game { number, why };
        let read = read.map_err(|error| bad(error.to_string()))?;
        if read.is_remnant() {
            continue;
        }
        let replayed = replay(&read, &options);
        if replayed.variant != Some(variant) {
            let found = replayed.variant.map_or("another game", Variant::title);
            return Err(bad(format!("it is a game of {found}, not of {}", variant.title())));
        }
        let Some(start) = replayed.start else {
            return Err(bad("it has no position to begin with".to_owned()));
        };
        let moves: Vec<Move> =
            replayed.steps.iter().filter_map(|step| step.mv).take(plies.unwrap_or(usize::MAX)).collect();
        let wanted = plies.unwrap_or(usize::MAX).min(replayed.moves);
        if moves.len() < wanted {
            let why = replayed.illegal.first().map(|illegal| format!("{}: {}", illegal.at, illegal.reason));
            return Err(bad(why.unwrap_or_else(|| "it cannot be replayed".to_owned())));
        }
        found.push(Opening { start, moves });
    }
    Ok(found)
}

/// All positions after so many half-moves that are quiet and even, each by one line, in random order.
pub fn all_lines(variant: Variant, plies: u32, seed: u64) -> Result<Vec<Opening>, OpeningFault> {
    let start = start_of(variant);
    let mut lines = vec![Opening { start, moves: Vec::new() }];
    for _ in 0..plies {
        let mut seen = HashSet::new();
        let mut longer = Vec::new();
        for line in &lines {
            let position = line.position();
            for mv in position.legal_moves() {
                if seen.insert(position.play_unchecked(&mv)) {
                    let moves = line.moves.iter().copied().chain([mv]).collect();
                    longer.push(Opening { start, moves });
                }
            }
            if longer.len() > MOST_LINES {
                return Err(OpeningFault::TooMany { plies });
            }
        }
        lines = longer;
    }
    lines.retain(|line| is_fair(&line.position()));
    Lots::new(seed).shuffle(&mut lines);
    if lines.is_empty() { Err(OpeningFault::None) } else { Ok(lines) }
}

/// So many different quiet and even positions after random moves, if there are as many.
pub fn random(variant: Variant, plies: u32, count: usize, seed: u64) -> Result<Vec<Opening>, OpeningFault> {
    let mut lots = Lots::new(seed);
    let mut seen = HashSet::new();
    let mut found = Vec::new();
    let mut in_vain = 0;
    while found.len() < count && in_vain < ATTEMPTS {
        match random_line(variant, plies, &mut lots) {
            Some(line) if seen.insert(line.position()) => {
                found.push(line);
                in_vain = 0;
            }
            _ => in_vain += 1,
        }
    }
    if found.is_empty() { Err(OpeningFault::None) } else { Ok(found) }
}

fn random_line(variant: Variant, plies: u32, lots: &mut Lots) -> Option<Opening> {
    let start = start_of(variant);
    let (mut position, mut moves) = (start, Vec::new());
    for _ in 0..plies {
        let legal = position.legal_moves();
        let mv = *legal.get(lots.place(legal.len().max(1)))?;
        position = position.play_unchecked(&mv);
        moves.push(mv);
    }
    is_fair(&position).then_some(Opening { start, moves })
}

fn start_of(variant: Variant) -> Position {
    Position::start(variant).with_tower_jumps(Rulebook::usual(variant).tower_jumps())
}

/// Whether nothing hangs and nobody is a piece behind. In column games, where captured pieces come back and there is
/// always something to take, a tower more or less is nothing.
fn is_fair(position: &Position) -> bool {
    let setup = position.setup();
    let count = |color: Color| setup.placed.iter().filter(|(_, tower)| tower.owner() == color).count();
    let difference = count(Color::White).abs_diff(count(Color::Black));
    let is_even = if setup.variant.has_towers() {
        difference <= 1
    } else {
        difference == 0 && !position.must_capture()
    };
    is_even && position.has_legal_move()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_of_positions_and_of_games_are_read() {
        let fens = "# two endings\nW:W31-50:B1-20\n\nB:WK46:BK5,6\n";
        let found = from_text(Variant::International, fens, None).unwrap();
        assert_eq!(found.len(), 2);
        assert_eq!(found[1].start.to_move(), Color::Black);
        let games = "[White \"A\"]\n1. 32-28 19-23 2. 28x19 14x23 *\n1. 33-29 *";
        let found = from_text(Variant::International, games, Some(3)).unwrap();
        assert_eq!(found.iter().map(|opening| opening.moves.len()).collect::<Vec<_>>(), [3, 1]);
    }

    #[test]
    fn faults_of_a_file_are_told_by_their_place() {
        let told = |text: &str| from_text(Variant::International, text, None).unwrap_err().to_string();
        assert!(told("W:W50:B1\nW:W51:B1").starts_with("line 2: "), "{}", told("W:W50:B1\nW:W51:B1"));
        assert!(told("W:W1:B2").starts_with("line 1: this cannot be a position: a man of White"));
        assert!(told("1. 32-28 19-23 2. 32-28").starts_with("game 1: "));
        assert_eq!(told(""), "there are no openings");
        let russian = "game 1: it is a game of Russian draughts, not of international draughts";
        assert_eq!(told("[GameType \"25\"]\n1. c3-d4 *"), russian);
        assert_eq!(told("W:W6:B1"), "opening 1: the side to move has no move");
    }

    #[test]
    fn generated_openings_are_different_fair_and_the_same_for_a_seed() {
        for variant in Variant::ALL {
            let lines = all_lines(variant, 3, 7).unwrap();
            assert_eq!(lines, all_lines(variant, 3, 7).unwrap());
            let random = random(variant, 6, 20, 7).unwrap();
            assert_eq!(random.len(), 20, "{variant}");
            let different: HashSet<Position> = random.iter().map(Opening::position).collect();
            assert_eq!(different.len(), 20);
            assert!(random.iter().chain(&lines).all(|line| is_fair(&line.position())));
        }
        // 9 first moves, and 81 positions after both have moved.
        assert_eq!(all_lines(Variant::International, 1, 1).unwrap().len(), 9);
        assert_eq!(all_lines(Variant::International, 0, 1).unwrap().len(), 1);
        assert!(matches!(all_lines(Variant::International, 9, 1), Err(OpeningFault::TooMany { plies: 9 })));
    }
}
