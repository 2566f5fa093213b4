//! Plays the moves of a game file on the board.
//!
//! [`replay`] takes a game that was read whole and keeps every position; [`Checker`] goes through
//! files of any size game by game and keeps only what is wrong.

mod check;
mod checking;
mod header;
mod held;
mod judge;
mod normal_form;
mod player;
mod start;
mod variant_guess;

use damier_rules::{Color, Move, Position, Variant};

pub use check::{Checker, GameCheck};
pub use judge::judge;
pub use normal_form::{Normalised, normalise};

use crate::{
    Action, Fault, FaultKind, GameEnd, Line, Location, MoveNumber, MoveTextError, Note, ReadGame, Step,
};
use player::{Played, Player};
use start::Opening;

/// What the caller knows better than the file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ReplayOptions {
    /// The variant of all games, whatever their tags say.
    pub variant: Option<Variant>,
    /// The variant of games without a GameType whose squares are numbers up to 32.
    pub numeric: Variant,
    /// The variant of games without a GameType whose squares are algebraic.
    pub algebraic: Variant,
    /// Whether variations are played too.
    pub variations: bool,
}

impl Default for ReplayOptions {
    /// English checkers for numbers and Russian draughts for letters, as in most archives.
    fn default() -> ReplayOptions {
        ReplayOptions {
            variant: None,
            numeric: Variant::English,
            algebraic: Variant::Russian,
            variations: true,
        }
    }
}

/// A move that cannot be played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct IllegalMove {
    /// How many moves of the main line come before it, plus one. A move of a variation counts from
    /// where the variation branches off.
    pub ply: usize,
    /// Its number as the file counts.
    pub number: MoveNumber,
    /// Who was to move.
    pub side: Color,
    /// The move as written.
    pub text: String,
    /// Where it stands.
    pub at: Location,
    /// What is wrong with the move.
    pub reason: MoveTextError,
    /// Whether it is in a variation.
    pub in_variation: bool,
    /// How many moves of the same line come after it and were not played.
    pub not_played: usize,
}

/// A game that was played through.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Replayed {
    /// The variant; `None` if the game is none of ours.
    pub variant: Option<Variant>,
    /// The position before the first move; `None` if there is none to begin with.
    pub start: Option<Position>,
    /// What was played of the main line.
    pub steps: Vec<PlayedStep>,
    /// How many moves the main line has.
    pub moves: usize,
    /// The moves that cannot be played.
    pub illegal: Vec<IllegalMove>,
    /// What else is wrong, besides the faults of the text.
    pub faults: Vec<Fault>,
    /// The result, by the tag or else by what ended the game, counted from the player who begins by the
    /// rules.
    pub outcome: Option<GameEnd>,
    opening: Opening,
}

/// A step of the main line that was played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayedStep {
    /// Which step of the line it is.
    pub step: usize,
    /// The move; `None` for a set-up.
    pub mv: Option<Move>,
    /// The position after it.
    pub position: Position,
}

impl Replayed {
    /// The last position that was reached.
    pub fn last(&self) -> Option<&Position> {
        self.steps.last().map(|step| &step.position).or(self.start.as_ref())
    }

    /// The position after this many moves of the main line, counted from 0.
    pub fn position_after(&self, moves: usize) -> Option<&Position> {
        if moves == 0 {
            // A set-up before the first move replaces the start.
            let setups = self.steps.iter().take_while(|step| step.mv.is_none());
            return setups.last().map(|step| &step.position).or(self.start.as_ref());
        }
        self.steps.iter().filter(|step| step.mv.is_some()).nth(moves - 1).map(|step| &step.position)
    }

    /// Whether there was a position to begin with and every move could be played.
    pub fn is_legal(&self) -> bool {
        self.start.is_some()
            && self.illegal.is_empty()
            && self.steps.iter().filter(|step| step.mv.is_some()).count() == self.moves
    }

    /// Who has won, if one side has.
    pub fn winner(&self) -> Option<Color> {
        self.outcome.zip(self.variant).and_then(|(outcome, variant)| outcome.winner(variant))
    }
}

/// Plays a game through, its variations too if the options say so.
///
/// ```
/// use damier_pdn::{ReplayOptions, read_games, replay};
///
/// let text = "[GameType \"20\"] 1. 32-28 19-23 2. 28x19 13x24 3. 1-7 2-0";
/// let game = read_games(text.as_bytes()).next().expect("a game")?;
/// let replayed = replay(&game, &ReplayOptions::default());
/// assert_eq!(replayed.position_after(4), replayed.last());
/// assert_eq!(replayed.illegal[0].text, "1-7");
/// assert_eq!(replayed.illegal[0].ply, 5);
/// # Ok::<(), std::io::Error>(())
/// ```
pub fn replay(read: &ReadGame, options: &ReplayOptions) -> Replayed {
    let game = &read.game;
    let mut run = Run {
        player: Player::default(),
        places: read.places.iter(),
        at: read.begin,
        illegal: Vec::new(),
        faults: Vec::new(),
        main: Vec::new(),
        variations: options.variations,
    };
    let said = run.open(read, options);
    let moves = run.line(&game.line, 0, true);
    let start = run.player.start();
    let turned = run.player.turned();
    let opening = run.player.opening();
    let Run { main, illegal, mut faults, .. } = run;
    let complete = main.iter().filter(|step| step.mv.is_some()).count() == moves;
    let last = main.last().map(|step| step.position).or(start).filter(|_| complete);
    let result = game.tags.get("Result");
    let at = |kind, at| Fault { kind, at };
    let wrong = start::check_result(result, read.terminator, turned, last.as_ref());
    faults.extend(wrong.map(|kind| at(kind, read.end)));
    let other = start::check_variant(said, opening);
    faults.extend(other.map(|kind| at(kind, read.tag_location("GameType"))));
    let count = start::check_ply_count(game.tags.get("PlyCount"), moves);
    faults.extend(count.map(|kind| at(kind, read.tag_location("PlyCount"))));
    let outcome = start::outcome(result, read.terminator, turned);
    Replayed { variant: opening.variant, start, steps: main, moves, illegal, faults, outcome, opening }
}

/// How far a line has been played.
struct Progress {
    /// Whether it is the main line.
    main: bool,
    /// How many moves led here.
    ply: usize,
    /// How many moves the line has up to here.
    moves: usize,
    /// The illegal move that stopped it.
    stopped_by: Option<usize>,
}

/// The state of a replay.
struct Run<'a> {
    player: Player,
    places: std::slice::Iter<'a, Location>,
    at: Location,
    illegal: Vec<IllegalMove>,
    faults: Vec<Fault>,
    main: Vec<PlayedStep>,
    variations: bool,
}

impl Run<'_> {
    /// Sets the start of the game up.
    fn open(&mut self, read: &ReadGame, options: &ReplayOptions) -> Opening {
        let tags = &read.game.tags;
        let at = read.tag_location("GameType");
        let mut fault = |kind| self.faults.push(Fault { kind, at });
        let (tag, variant) = (tags.get("GameType"), tags.get("Variant"));
        let opening = start::read_game_type(tag, variant, options, &mut fault)
            .unwrap_or_else(|| Opening::guessed(start::guess(&read.game, options), options));
        let position = opening.variant.and_then(|variant| {
            start::position_of(variant, opening.corner, tags.get("FEN"))
                .map_err(|kind| self.faults.push(Fault { kind, at: read.tag_location("FEN") }))
                .ok()
        });
        self.player.begin(opening, position);
        opening
    }

    /// Plays a line that begins after `ply` moves of the main line; how many moves it has.
    fn line(&mut self, line: &Line, ply: usize, main: bool) -> usize {
        let mut progress = Progress { main, ply, moves: 0, stopped_by: None };
        self.notes(&line.before, ply);
        for (i, step) in line.steps.iter().enumerate() {
            self.at = self.places.next().copied().unwrap_or(self.at);
            let mut mv = None;
            let mut before = progress.ply;
            match &step.action {
                Action::Move(text) => {
                    mv = self.play(text, step.number, &line.steps[i + 1..], &mut progress);
                    before = progress.ply - 1;
                }
                Action::Unknown => {
                    progress.ply += 1;
                    let result = self.player.unknown();
                    self.note_fault(result);
                }
                Action::Setup(fen) => {
                    let result = self.player.set_up(fen);
                    self.note_fault(result);
                }
            }
            if let Some(position) = self.player.position().filter(|_| main) {
                self.main.push(PlayedStep { step: i, mv, position: *position });
            }
            self.notes(&step.notes, before);
        }
        progress.moves
    }

    /// Plays a move that stands before these steps.
    fn play(
        &mut self,
        text: &str,
        number: MoveNumber,
        after: &[Step],
        progress: &mut Progress,
    ) -> Option<Move> {
        progress.ply += 1;
        progress.moves += 1;
        match self.player.play(text.as_bytes()) {
            Ok(Played::Move(mv)) => Some(mv),
            Ok(Played::Nothing) => None,
            Ok(Played::Joined { mv, entries }) => {
                progress.ply -= entries - 1;
                progress.moves -= entries - 1;
                self.join(progress.stopped_by.take());
                Some(mv)
            }
            Err(refused) => {
                progress.stopped_by = Some(self.illegal.len());
                self.illegal.push(IllegalMove {
                    ply: progress.ply,
                    number,
                    side: refused.side,
                    text: text.to_owned(),
                    at: self.at,
                    reason: refused.reason,
                    in_variation: !progress.main,
                    not_played: moves_before_setup(after),
                });
                None
            }
        }
    }

    /// The illegal move was the first jump of a capture that has been joined.
    fn join(&mut self, stopped_by: Option<usize>) {
        let Some(index) = stopped_by else { return };
        let at = self.illegal.remove(index).at;
        if self.faults.iter().all(|fault| fault.kind != FaultKind::JumpByJump) {
            self.faults.push(Fault { kind: FaultKind::JumpByJump, at });
        }
    }

    fn note_fault(&mut self, result: Result<(), FaultKind>) {
        self.faults.extend(result.err().map(|kind| Fault { kind, at: self.at }));
    }

    /// Plays the variations among some notes.
    fn notes(&mut self, notes: &[Note], ply: usize) {
        for note in notes {
            let Note::Variation(line) = note else { continue };
            if self.variations {
                let here = self.player.branch();
                self.line(line, ply, false);
                self.player.rejoin(here);
            } else {
                let passed = line.len_with_variations().min(self.places.len());
                self.places = self.places.as_slice()[passed..].iter();
            }
        }
    }
}

/// How many moves cannot be played after one that could not.
fn moves_before_setup(steps: &[Step]) -> usize {
    let stopped = steps.iter().take_while(|step| !matches!(step.action, Action::Setup(_)));
    stopped.filter(|step| matches!(step.action, Action::Move(_))).count()
}
