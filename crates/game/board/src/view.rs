//! What stands at a board: for the arbiter's page, the terminal and programs alike.

use damier_clock::recording::Duty;
use damier_clock::{Clock, Running, Span};
use damier_pdn::write_fen;
use damier_rules::Color;
use damier_rules::game::{Decider, Fact, Game, LedgerKind, Prompt};
use damier_rules::rulebook::{Clause, Irregularity};
use serde::Serialize;

use crate::{Board, moment};

/// What stands at a board.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct View {
    /// The rulebook.
    pub rulebook: &'static str,
    /// The position.
    pub position: String,
    /// Who is to move.
    pub to_move: Color,
    /// Half-moves made.
    pub ply: usize,
    /// How the game ended, with its clauses, if it did.
    pub result: Option<String>,
    /// The marks that the code gives for it.
    pub marks: Option<String>,
    /// The irregularity on which somebody has to decide.
    pub waits: Option<Waits>,
    /// Counters that run towards a draw.
    pub counters: Vec<String>,
    /// What the arbiter should see to, with clauses.
    pub prompts: Vec<String>,
    /// What is noted about the players.
    pub noted: Vec<Noted>,
    /// The clock, where there is one.
    pub clock: Option<ClockView>,
}

/// An irregularity that waits for a decision.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Waits {
    /// What happened, by its word.
    pub what: &'static str,
    /// What happened, in words.
    pub text: &'static str,
    /// Who did it.
    pub by: Color,
    /// The clauses of this code that know it.
    pub clauses: Vec<Clause>,
    /// What can be chosen, and by whom. What is not here the code forbids.
    pub choices: Vec<Choice>,
}

/// Something that can be chosen after an irregularity.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Choice {
    /// The line that does it.
    pub line: String,
    /// The position that stands then.
    pub position: String,
}

/// A line about a player's conduct.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Noted {
    /// After so many half-moves.
    pub ply: usize,
    /// About whom.
    pub on: Color,
    /// What, in words.
    pub what: String,
    /// By which clauses.
    pub clauses: Vec<Clause>,
}

/// A clock.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct ClockView {
    /// White's side of it.
    pub white: SideView,
    /// Black's side of it.
    pub black: SideView,
    /// What runs: `white`, `black`, `both` or `nobody`.
    pub runs: &'static str,
    /// What has to be ruled now, with clauses.
    pub due: Option<String>,
}

/// One side of a clock.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct SideView {
    /// What is left to the control; none where nothing limits the player.
    pub left: Option<String>,
    /// What was used.
    pub used: String,
    /// Moves made, counted by presses.
    pub moves: u32,
    /// Moves to the control.
    pub to_control: Option<u32>,
    /// Whether the player is in time trouble, and by which clauses.
    pub trouble: Option<&'static [Clause]>,
    /// Whether he has to record: `record`, `may-stop`, `may-tick` or `none`.
    pub record: &'static str,
    /// The clauses that say so.
    pub record_clauses: &'static [Clause],
}

pub(crate) fn of(board: &Board, after: Span) -> View {
    let game = board.game();
    let state = game.state();
    View {
        rulebook: game.rulebook().name,
        position: write_fen(&state.position().setup()),
        to_move: state.position().to_move(),
        ply: state.ply(),
        result: state.result().map(ToString::to_string),
        marks: game.marks().map(|marks| marks.to_string()),
        waits: waits(game),
        counters: state.counters().iter().filter(|now| now.running).map(ToString::to_string).collect(),
        prompts: state.prompts().iter().map(prompt).collect(),
        noted: state
            .ledger()
            .iter()
            .map(|entry| Noted {
                ply: entry.ply,
                on: entry.on,
                what: kind(entry.kind),
                clauses: entry.clauses.clone(),
            })
            .collect(),
        clock: board.clock().map(|clock| clock_view(clock, after)),
    }
}

/// What waits, and what the code lets people choose: each choice is tried on the game itself.
fn waits(game: &Game) -> Option<Waits> {
    let pending = game.state().pending()?;
    let deciders = [
        ("white", Decider::Player(Color::White)),
        ("black", Decider::Player(Color::Black)),
        ("arbiter", Decider::Arbiter),
    ];
    let mut choices = Vec::new();
    for (who, by) in deciders {
        choices.extend(choice(game, format!("correct {who}"), Fact::Correct { by, restored: None }));
    }
    for (who, by) in deciders {
        choices.extend(choice(game, format!("let-stand {who}"), Fact::LetStand { by }));
    }
    choices.extend(choice(game, format!("rewind {}", pending.ply), Fact::Rewind { ply: pending.ply }));
    Some(Waits {
        what: pending.code.word(),
        text: pending.code.text(),
        by: pending.by,
        clauses: game.rulebook().own(pending.code.clauses()),
        choices,
    })
}

fn choice(game: &Game, line: String, fact: Fact) -> Option<Choice> {
    let mut after = game.clone();
    after.apply(fact).ok()?;
    Some(Choice { line, position: write_fen(&after.state().position().setup()) })
}

fn kind(kind: LedgerKind) -> String {
    let with = |code: Irregularity, what: &str| format!("{}{what}", code.text());
    match kind {
        LedgerKind::Irregularity(code) => with(code, ""),
        LedgerKind::MendedAtOnce(code) => with(code, ", mended at once"),
        LedgerKind::Accepted(code) => with(code, ", accepted"),
        LedgerKind::Rewound(code) => with(code, ", played again from there"),
        LedgerKind::WrongClaim => "A claim that proved wrong".to_owned(),
        LedgerKind::Sanction(step) => format!("Sanction: {step}"),
    }
}

fn prompt(prompt: &Prompt) -> String {
    match prompt {
        Prompt::Draw(now) => format!("The game is a draw by {now}: establish {}", now.code.name()),
        Prompt::Penalty { on, count, clauses, .. } => {
            format!("{on} has {count} irregularities ({})", clauses.join(", "))
        }
        Prompt::BothFlags => "Both flags are down: decide".to_owned(),
    }
}

fn clock_view(clock: &Clock, after: Span) -> ClockView {
    let at = moment(after);
    let runs = match clock.running(at) {
        Running::Nobody => "nobody",
        Running::One(Color::White) => "white",
        Running::One(Color::Black) => "black",
        Running::TwoSets => "both",
    };
    let due = clock.due(at).map(|ruling| format!("{ruling} ({})", ruling.clauses.join(", ")));
    ClockView { white: side(clock, Color::White, after), black: side(clock, Color::Black, after), runs, due }
}

fn side(clock: &Clock, color: Color, after: Span) -> SideView {
    let at = moment(after);
    let reading = clock.reading(color, at);
    let trouble = clock.time_trouble(color, at);
    let recording = clock.recording(color, at);
    SideView {
        left: reading.left.map(|left| left.to_string()),
        used: reading.used.to_string(),
        moves: reading.moves,
        to_control: reading.moves_to_control,
        trouble: trouble.is.then_some(trouble.clauses),
        record: match recording.duty {
            Duty::Record => "record",
            Duty::MayStop => "may-stop",
            Duty::MayTick => "may-tick",
            Duty::None => "none",
        },
        record_clauses: recording.clauses,
    }
}
