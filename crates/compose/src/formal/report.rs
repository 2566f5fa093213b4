//! The formal report of a composition: every requirement of its code, and the verdict.

use std::time::Instant;

use damier_pdn::{Notation, write_move};
use damier_rules::{Color, Move, Position, SetupFault};

use super::allowance::most_lead;
use super::facts::{facts, is_combinational};
use super::fault::SetFault;
use super::findings::{Finding, State};
use super::genre::{Fit, genre_of};
use super::said::Said;
use crate::check::{Examination, Means, Outlook, Stage, Undecided};
use crate::solver::Verdict;
use crate::{Code, Composition};

/// What the examination comes to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Soundness {
    /// The task is met in one way only, every other way proved to fail.
    Sound,
    /// The task is met; no other way was found, but some could not be decided.
    SoundAsFarAsSearched,
    /// There is another way to the goal, or something else that the code forbids.
    Unsound,
    /// The task cannot be met.
    Unsolvable,
    /// The task is not proved against every defence; as far as the engine sees, White reaches it in one way.
    LikelySound,
    /// The engine sees a second way to the goal, which is not proved.
    LikelyUnsound,
    /// The task could not be decided within the budget.
    NotDecided,
}

impl Soundness {
    /// In words.
    pub const fn title(self) -> &'static str {
        match self {
            Soundness::Sound => "sound: the solution is proved and is the only one",
            Soundness::SoundAsFarAsSearched => {
                "no fault found: the solution is proved, but some other moves are not decided"
            }
            Soundness::Unsound => "unsound",
            Soundness::Unsolvable => "unsolvable: the task cannot be met",
            Soundness::LikelySound => {
                "likely sound: not proved against every defence, but the engine sees one way to the goal"
            }
            Soundness::LikelyUnsound => {
                "likely unsound: the engine sees a second way to the goal, which is not proved"
            }
            Soundness::NotDecided => "not decided within the budget",
        }
    }
}

/// The part of the time that looking for superfluous pieces may take.
const EXTRAS: u32 = 4;

/// A formal report.
#[derive(Debug, Clone)]
pub struct Report {
    /// The verdict.
    pub soundness: Soundness,
    /// The genre and group, if the material allows one.
    pub genre: Option<Fit>,
    /// Requirements and facts, in the order of the code.
    pub findings: Vec<Finding>,
}

impl Report {
    /// Whether a compulsory requirement is broken, so that the work scores zero (UA-VIII.Def.1b).
    pub fn is_defective(&self) -> bool {
        self.findings.iter().any(|finding| finding.state == State::Broken)
    }
}

/// Makes the report. Without an examination (the pieces are no position) only the material is judged.
pub fn report(work: &Composition, examination: Result<&Examination, &[SetupFault]>, means: &Means) -> Report {
    let until = examination.ok().and_then(|found| found.until);
    let mut reporter = Reporter { work, until, findings: Vec::new() };
    let stage = examination.ok().and_then(|found| found.stages.first());
    let combinational = stage.is_none_or(|stage| stage.lines.is_empty() || is_combinational(stage));
    let genre = genre_of(work, combinational);
    reporter.setting(genre, examination.err());
    if let Ok(found) = examination {
        let share = means.time / found.stages.len().max(1) as u32;
        for stage in &found.stages {
            let means = Means { time: share / EXTRAS, ..means.clone() };
            reporter.play(stage, genre, &means);
        }
    }
    let soundness = soundness(examination, &reporter.findings);
    Report { soundness, genre, findings: reporter.findings }
}

fn soundness(examination: Result<&Examination, &[SetupFault]>, findings: &[Finding]) -> Soundness {
    let Ok(found) = examination else { return Soundness::Unsound };
    match found.verdict() {
        Verdict::Refuted => Soundness::Unsolvable,
        Verdict::NotDecided => likely(&found.stages),
        Verdict::Proven => {
            let faulty = |topic: &str| findings.iter().any(|f| f.topic == topic && f.state == State::Broken);
            let doubtful = found.stages.iter().any(|stage| {
                !stage.doubtful.is_empty()
                    || stage.first_moves.iter().any(|first| first.verdict == Verdict::NotDecided)
            });
            if ["unique solution", "inaccuracies", "solution", "exact locking"].into_iter().any(faulty) {
                Soundness::Unsound
            } else if found.stages.iter().flat_map(|stage| &stage.undecided).any(is_second_key) {
                Soundness::LikelyUnsound
            } else if doubtful {
                Soundness::SoundAsFarAsSearched
            } else {
                Soundness::Sound
            }
        }
    }
}

/// A first move that the engine likes.
fn is_second_key(own: &Undecided) -> bool {
    own.before.is_empty() && own.is_liked()
}

/// What can be said of a task that is not decided: whether the engine sees it met, and in how many ways.
fn likely(stages: &[Stage]) -> Soundness {
    let keys = |stage: &Stage| {
        stage.keys().count() + stage.undecided.iter().filter(|own| is_second_key(own)).count()
    };
    let fails = |own: &Undecided| is_second_key(own) || own.outlook() == Some(Outlook::Fails);
    let first = |stage: &Stage| stage.undecided.iter().filter(|own| own.before.is_empty()).all(fails);
    let open = stages.iter().filter(|stage| stage.verdict == Verdict::NotDecided);
    let seen =
        |stage: &Stage| keys(stage) == 1 && first(stage) && stage.defences.iter().all(Undecided::is_liked);
    if stages.iter().any(|stage| keys(stage) > 1) {
        Soundness::LikelyUnsound
    } else if open.into_iter().all(seen) {
        Soundness::LikelySound
    } else {
        Soundness::NotDecided
    }
}

/// Gathers the findings; the requirements are in `solution.rs`, `uniqueness.rs` and `ends.rs`.
pub(super) struct Reporter<'a> {
    pub(super) work: &'a Composition,
    /// When the time is over.
    until: Option<Instant>,
    pub(super) findings: Vec<Finding>,
}

impl Reporter<'_> {
    /// The clause of the code at hand.
    pub(super) fn clause(&self, ua13: &'static str, ua23: &'static str, col: &'static str) -> &'static str {
        match self.work.code {
            Code::Ukraine2013 => ua13,
            Code::Ukraine2023 => ua23,
            Code::Columns => col,
        }
    }

    pub(super) fn push(&mut self, topic: &'static str, clause: &'static str, state: State, said: Said) {
        self.findings.push(Finding::new(topic, clause, state, said));
    }

    /// Everything that the position alone tells.
    fn setting(&mut self, genre: Option<Fit>, faults: Option<&[SetupFault]>) {
        let work = self.work;
        if !work.code.covers(work.variant()) {
            let said = Said::CodeSilent { code: work.code, variant: work.variant() };
            self.push("code", "", State::Warning, said);
        }
        for fault in faults.unwrap_or_default() {
            let fault = SetFault::of(*fault, &work.setup);
            let informal = fault.exceeds_set();
            let said = if informal { Said::Informal { fault } } else { Said::Illegal { fault } };
            let clause = self.clause("UA13-VI.2.2", "UA-VIII.Formal.11", "COL-5.2.2");
            self.push("set", clause, State::Broken, said);
        }
        let (white, black) = (work.force(Color::White), work.force(Color::Black));
        let (white, black) = (white.units(), black.units());
        let Some(fit) = genre else {
            let clause = self.clause("UA13-VI.1.3", "UA-VIII.Def.3", "COL-5.1.3a");
            self.push("genre", clause, State::Broken, Said::NoGenre { white, black });
            return;
        };
        self.push("genre", fit.clause, State::Met, Said::Genre { genre: fit.genre, white, black });
        if let Some((for_white, for_black, clause)) = most_lead(work.code, fit.genre) {
            let (lead, most, side) = if white >= black {
                (white - black, for_white, Color::White)
            } else {
                (black - white, for_black, Color::Black)
            };
            let (state, said) = if lead == 0 {
                (State::Met, Said::EqualForces)
            } else if lead <= most {
                (State::Met, Said::Lead { side, lead, most })
            } else {
                (State::Broken, Said::TooGreatLead { side, lead, most })
            };
            self.push("balance", clause, state, said);
        }
    }

    /// Everything that play tells.
    fn play(&mut self, stage: &Stage, genre: Option<Fit>, means: &Means) {
        self.first_move(stage);
        if !self.work.task.goal.is_lock() || self.work.code != Code::Ukraine2023 {
            self.legality(stage);
        }
        self.solution(stage);
        if stage.verdict == Verdict::Proven {
            self.unique(stage, genre);
            if let Some(fit) = genre {
                self.inaccuracies(stage, fit);
            }
            // A line that fails has no final, and what it shows is no fact about the work.
            if !main_line_fails(stage) {
                if let Some(fit) = genre {
                    self.variations(stage, fit);
                    self.finals(stage, fit);
                    self.ready_capture(stage, fit);
                }
                self.kings_play(stage);
                self.findings.extend(facts(self.work, stage));
            }
            // Everything is over when the time is.
            let left = self.until.map_or(means.time, |until| until.saturating_duration_since(Instant::now()));
            self.extras(stage, &Means { time: means.time.min(left), ..means.clone() });
        }
    }
}

/// Whether the author's main line holds a move that fails.
fn main_line_fails(stage: &Stage) -> bool {
    let main = stage.lines.first().map(|line| line.moves.as_slice()).unwrap_or_default();
    stage.failures.iter().any(|failure| main.starts_with(&failure.line))
}

/// Moves in the full notation of the variant.
pub(super) fn written(start: &Position, moves: &[Move]) -> String {
    let mut position = *start;
    let mut words = Vec::new();
    for mv in moves {
        words.push(one(&position, mv));
        position = position.play_unchecked(mv);
    }
    words.join(" ")
}

pub(super) fn one(position: &Position, mv: &Move) -> String {
    write_move(position, mv, &Notation::pdn(position.variant()))
}
