//! One pass of a check over a game, as the reader tells what it finds.

use std::ops::Range;

use super::check::GameCheck;
use super::header::Header;
use super::player::{Left, Played, Player};
use super::start::{self, Opening};
use super::variant_guess::Seen;
use super::{IllegalMove, ReplayOptions};
use crate::tidy::{tidy_bytes, tidy_fen};
use crate::{Ending, Fault, FaultKind, Location, MoveNumber, Skip, TagText, Terminator, Text, Visitor};

/// The state of a check.
#[derive(Debug)]
pub(super) struct Run {
    options: ReplayOptions,
    pub(super) check: GameCheck,
    header: Header,
    /// What the header says about the beginning.
    opening: Opening,
    player: Player,
    /// While the variant is not known, what the squares have told so far and the moves that wait.
    waiting: Option<Waiting>,
    /// The texts of the moves that wait.
    texts: Vec<u8>,
    /// Lines left for a variation: the boards, the illegal move that stopped the line, the moves that
    /// led there.
    left: Vec<(Left, Option<usize>, usize)>,
    /// The illegal move that stopped this line.
    stopped_by: Option<usize>,
    /// How many moves led here.
    ply: usize,
    /// Whether the game has moves or anything in their place.
    steps: bool,
}

#[derive(Debug)]
struct Waiting {
    seen: Seen,
    /// Variations opened in which nothing has been played yet.
    open: usize,
    steps: Vec<(Step, Range<usize>, Location)>,
}

/// What a text is that waits.
#[derive(Debug, Clone, Copy)]
enum Step {
    Move(MoveNumber),
    Unknown,
    Setup,
}

impl Run {
    /// Nothing has been seen yet.
    pub(super) fn new(options: ReplayOptions) -> Run {
        Run {
            options,
            check: GameCheck::blank(),
            header: Header::default(),
            opening: Opening::default(),
            player: Player::default(),
            waiting: None,
            texts: Vec::new(),
            left: Vec::new(),
            stopped_by: None,
            ply: 0,
            steps: false,
        }
    }

    fn fault_at(&mut self, kind: FaultKind, at: Location) {
        self.check.faults.push(Fault { kind, at });
    }

    fn begin(&mut self, opening: Opening) {
        let (fen, at) = match &self.header.fen {
            Some((fen, at)) => (Some(fen.as_str()), *at),
            None => (None, self.check.begin),
        };
        let position = match opening.variant.map(|variant| start::position_of(variant, opening.corner, fen)) {
            None => None,
            Some(Ok(position)) => Some(position),
            Some(Err(kind)) => {
                self.fault_at(kind, at);
                None
            }
        };
        self.opening = opening;
        self.player.begin(opening, position);
    }

    /// The variant is as sure as it will be: plays what has waited.
    #[cold]
    fn decide(&mut self) {
        let Some(waiting) = self.waiting.take() else { return };
        let variant = waiting.seen.final_verdict(&self.options);
        self.begin(Opening::guessed(variant, &self.options));
        let texts = std::mem::take(&mut self.texts);
        for (step, range, at) in waiting.steps {
            match step {
                Step::Move(number) => self.play(&texts[range], number, || at),
                Step::Unknown => self.play_unknown(at),
                Step::Setup => self.set_up(&tidy_fen(&crate::decode(&texts[range])), at),
            }
        }
        self.texts = texts;
        self.texts.clear();
        (0..waiting.open).for_each(|_| self.branch());
    }

    fn branch(&mut self) {
        self.left.push((self.player.branch(), self.stopped_by.take(), self.ply));
        self.ply = self.ply.saturating_sub(1);
    }

    /// Whether the next step must wait. One in a variation cannot: the board must be known to branch off.
    #[inline]
    fn waits(&mut self) -> bool {
        if self.waiting.as_ref().is_some_and(|waiting| waiting.open > 0) {
            self.decide();
        }
        self.waiting.is_some()
    }

    /// Lets a step wait, or decides if it tells the variant.
    #[cold]
    fn wait(&mut self, step: Step, text: Text<'_>) {
        let Some(waiting) = &mut self.waiting else { return };
        let start = self.texts.len();
        let tidy = tidy_bytes(text.bytes());
        self.texts.extend_from_slice(if matches!(step, Step::Setup) { text.bytes() } else { &tidy });
        waiting.steps.push((step, start..self.texts.len(), text.location()));
        match step {
            Step::Move(_) => waiting.seen.played(&tidy),
            Step::Setup => waiting.seen.fen(&tidy_fen(&text.to_str())),
            Step::Unknown => {}
        }
        if waiting.seen.verdict(&self.options).is_some() {
            self.decide();
        }
    }

    fn play_unknown(&mut self, at: Location) {
        self.ply += 1;
        if let Err(kind) = self.player.unknown() {
            self.fault_at(kind, at);
        }
    }

    fn set_up(&mut self, fen: &str, at: Location) {
        self.stopped_by = None;
        if let Err(kind) = self.player.set_up(fen) {
            self.fault_at(kind, at);
        }
    }

    #[inline]
    fn play(&mut self, text: &[u8], number: MoveNumber, at: impl FnOnce() -> Location) {
        let main = self.left.is_empty();
        self.ply += 1;
        self.check.moves += usize::from(main);
        match self.player.play(text) {
            Ok(Played::Move(_)) => self.check.played += usize::from(main),
            Ok(Played::Joined { entries, .. }) => self.join(entries, main),
            Ok(Played::Nothing) => {
                if let Some(index) = self.stopped_by {
                    self.check.illegal[index].not_played += 1;
                }
            }
            Err(refused) => {
                self.stopped_by = Some(self.check.illegal.len());
                self.check.illegal.push(IllegalMove {
                    ply: self.ply,
                    number,
                    side: refused.side,
                    text: String::from_utf8_lossy(text).into_owned(),
                    at: at(),
                    reason: refused.reason,
                    in_variation: !main,
                    not_played: 0,
                });
            }
        }
    }

    /// The jumps of a capture were entries of their own: the first was no illegal move, and all of them
    /// are one.
    #[cold]
    fn join(&mut self, entries: usize, main: bool) {
        self.ply -= entries - 1;
        if main {
            self.check.moves -= entries - 1;
            self.check.played += 1;
        }
        if let Some(index) = self.stopped_by.take() {
            let at = self.check.illegal.remove(index).at;
            if self.check.faults.iter().all(|fault| fault.kind != FaultKind::JumpByJump) {
                self.fault_at(FaultKind::JumpByJump, at);
            }
        }
    }
}

impl Visitor for Run {
    fn begin_game(&mut self, at: Text<'_>) {
        let number = self.check.number + 1;
        self.check = GameCheck { number, begin: at.location(), ..GameCheck::blank() };
        self.header.clear();
        self.texts.clear();
        self.left.clear();
        self.stopped_by = None;
        self.ply = 0;
        self.steps = false;
    }

    fn tag(&mut self, tag: TagText<'_>) {
        if let Some(kind) = self.header.take(tag) {
            self.fault_at(kind, tag.name.location());
        }
    }

    fn header_done(&mut self) {
        let (tag, at) = match &self.header.game_type {
            Some((tag, at)) => (Some(tag.as_str()), *at),
            None => (None, self.check.begin),
        };
        let faults = &mut self.check.faults;
        let variant = self.header.variant.as_deref();
        let mut fault = |kind| faults.push(Fault { kind, at });
        let opening = start::read_game_type(tag, variant, &self.options, &mut fault);
        match opening {
            Some(opening) => self.begin(opening),
            None => {
                self.check.is_guessed = true;
                let mut seen = Seen::default();
                if let Some((fen, _)) = &self.header.fen {
                    seen.fen(fen);
                }
                self.waiting = Some(Waiting { seen, open: 0, steps: Vec::new() });
            }
        }
    }

    #[inline]
    fn played(&mut self, mv: Text<'_>, number: MoveNumber) {
        self.steps = true;
        if self.waits() {
            return self.wait(Step::Move(number), mv);
        }
        self.play(&tidy_bytes(mv.bytes()), number, || mv.location());
    }

    fn unknown_move(&mut self, at: Text<'_>, _number: MoveNumber) {
        self.steps = true;
        match self.waits() {
            true => self.wait(Step::Unknown, at),
            false => self.play_unknown(at.location()),
        }
    }

    fn setup(&mut self, fen: Text<'_>, _number: MoveNumber) {
        self.steps = true;
        match self.waits() {
            true => self.wait(Step::Setup, fen),
            false => self.set_up(&tidy_fen(&fen.to_str()), fen.location()),
        }
    }

    fn comment(&mut self, comment: Text<'_>) {
        self.header.weigh(comment.bytes());
    }

    fn begin_variation(&mut self) -> Skip {
        if !self.options.variations {
            return Skip::Yes;
        }
        match &mut self.waiting {
            Some(waiting) => waiting.open += 1,
            None => self.branch(),
        }
        Skip::No
    }

    fn end_variation(&mut self) {
        if let Some(waiting) = &mut self.waiting {
            waiting.open = waiting.open.saturating_sub(1);
        } else if let Some((boards, stopped_by, ply)) = self.left.pop() {
            self.player.rejoin(boards);
            (self.stopped_by, self.ply) = (stopped_by, ply);
        }
    }

    fn fault(&mut self, fault: Fault) {
        self.check.faults.push(fault);
    }

    fn end_game(&mut self, ending: Ending) {
        self.decide();
        let terminator = ending.terminator;
        let complete = self.check.played == self.check.moves;
        self.check.last = self.player.position().copied().filter(|_| complete);
        self.check.start = self.player.start();
        let played = self.player.opening();
        if let Some((_, at)) = self.header.game_type
            && let Some(kind) = start::check_variant(self.opening, played)
        {
            self.fault_at(kind, at);
        }
        self.check.variant = played.variant;
        self.check.end = ending.at;
        self.check.terminator = terminator;
        let result = self.header.result.as_deref();
        let turned = self.player.turned();
        self.check.outcome = start::outcome(result, terminator, turned);
        if let Some(kind) = start::check_result(result, terminator, turned, self.check.last.as_ref()) {
            self.fault_at(kind, ending.at);
        }
        if let Some((said, at)) = &self.header.ply_count
            && let Some(kind) = start::check_ply_count(Some(said), self.check.moves)
        {
            self.fault_at(kind, *at);
        }
        if let Some(kind) = self.header.encoding() {
            self.fault_at(kind, self.check.begin);
        }
        self.check.faults.sort_by_key(|fault| fault.at);
        let ended = matches!(terminator, Terminator::Star | Terminator::Result(_));
        self.check.is_remnant = self.header.is_empty() && !self.steps && !ended;
        self.check.white = std::mem::take(&mut self.header.white);
        self.check.black = std::mem::take(&mut self.header.black);
    }
}
