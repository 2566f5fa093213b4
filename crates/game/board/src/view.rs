//! What stands at a board: for the arbiter's page, the terminal and programs alike.

use damier_clock::clauses::Point;
use damier_clock::recording::{Duty, RestoreCost};
use damier_clock::rules::Code;
use damier_clock::{Clock, Fault, Moment, Phase, Ruling, Running, Span};
use damier_pdn::write_fen;
use damier_rules::Color;
use damier_rules::game::{
    CounterNow, Decider, Fact, Game, GameResult, LedgerKind, Pending, Prompt, TimeClass,
};
use damier_rules::rulebook::{Clause, Irregularity, IrregularityPolicy};
use serde::Serialize;

use crate::demands::{self, Demand};
use crate::{Board, HandRuling, Notes, moment};

/// What stands at a board.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct View {
    /// The name of the rulebook by which the game is played.
    pub rulebook: &'static str,
    /// The position on the board, as FEN.
    pub position: String,
    /// Who is to move.
    pub to_move: Color,
    /// How many half-moves were made.
    pub ply: usize,
    /// How the game ended, with its clauses, if it did.
    pub result: Option<GameResult>,
    /// The marks that the code gives for it.
    pub marks: Option<String>,
    /// The irregularity on which somebody has to decide.
    pub waits: Option<Waits>,
    /// What the code demands after the irregularity that was just written down.
    pub demands: Vec<Demand>,
    /// What follows from what a hand over the board did last.
    pub hand: Option<HandRuling>,
    /// The draw that is offered, until it is answered.
    pub offer: Option<Offered>,
    /// Counters that run towards a draw.
    pub counters: Vec<CounterNow>,
    /// What the arbiter should see to, with clauses.
    pub prompts: Vec<Prompt>,
    /// What is noted about the players.
    pub noted: Vec<Noted>,
    /// What comes next where the game is interrupted.
    pub adjourned: Option<Adjourned>,
    /// The clock, where there is one.
    pub clock: Option<ClockView>,
}

/// What comes next in a game that is interrupted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Adjourned {
    /// The end of the name of its message: `to-think`, `to-seal` or `sealed`.
    pub step: &'static str,
    /// Who seals, or has sealed.
    pub by: Color,
    /// The line that does it; what the envelope says is typed by whoever opens it.
    pub line: Option<&'static str>,
    /// Where it is said.
    pub clauses: &'static [Clause],
}

/// An irregularity that waits for a decision.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Waits {
    /// What happened, by its word.
    pub what: &'static str,
    /// What happened, by its code.
    pub code: Irregularity,
    /// Who did it.
    pub by: Color,
    /// The clauses of this code that know it.
    pub clauses: Vec<Clause>,
    /// What can be chosen, and by whom. What is not here the code forbids.
    pub choices: Vec<Choice>,
    /// The line that starts the clock on which it is put right, where the code says whose.
    pub clock: Option<String>,
    /// What else waits, in the order in which it was written down.
    pub also: Vec<AlsoWaits>,
}

/// Another irregularity that waits beside the first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct AlsoWaits {
    /// What happened, by its code.
    pub code: Irregularity,
    /// Who did it.
    pub by: Color,
    /// The clauses by which it is decided together with the first, where nothing is put right in part.
    pub clauses: Vec<Clause>,
    /// Whether it goes the way of the first; otherwise somebody decides on it next.
    pub together: bool,
}

/// Something that can be chosen after an irregularity.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Choice {
    /// The line that does it.
    pub line: String,
    /// The position that stands then, where the board that was left is known.
    pub position: Option<String>,
}

/// A draw that is offered.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Offered {
    /// Who offers it.
    pub by: Color,
    /// Where the code speaks of offers and of noting them.
    pub clauses: Vec<Clause>,
    /// The lines that answer it.
    pub answers: [String; 2],
}

/// A line about a player's conduct.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Noted {
    /// After so many half-moves.
    pub ply: usize,
    /// The side that is spoken of.
    pub on: Color,
    /// What was noted of that side.
    pub what: LedgerKind,
    /// By which clauses.
    pub clauses: Vec<Clause>,
}

/// What both sides of a clock show at one moment.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct ClockView {
    /// White's side of it.
    pub white: SideView,
    /// Black's side of it.
    pub black: SideView,
    /// What runs: `white`, `black`, `both` or `nobody`.
    pub runs: &'static str,
    /// Whether the arbiter has stopped both, so that somebody has to let them go on.
    pub stands: bool,
    /// What has to be ruled now, with clauses.
    pub due: Option<Ruling>,
    /// Who restores his record on whose time, where moves are missing.
    pub restoring: Option<Restoring>,
    /// Where it is said that the arbiter has the moves recorded, since both players are in time trouble.
    pub watch: Option<&'static [Clause]>,
}

/// On whose time records are restored.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Restoring {
    /// Whose clock pays: `white`, `black`, `both` by halves, or `nobody` while the clocks stand.
    pub pays: &'static str,
    /// Where it is said.
    pub clauses: &'static [Clause],
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
    /// Moves that are not on his sheet.
    pub missing: u32,
    /// The clauses that this breaks, where it does.
    pub gap: Option<&'static [Clause]>,
    /// He took longer to restore his record than the code allows: the arbiter may declare the game lost.
    pub restored_too_late: bool,
    /// When he has to be warned if nothing happens, because he cannot read the clock: after the start.
    pub warn_after: Option<String>,
    /// Whether his signed sheet is handed in.
    pub sheet: bool,
}

pub(crate) fn of(board: &Board, after: Span) -> View {
    let game = board.game();
    let state = game.state();
    View {
        rulebook: game.rulebook().name,
        position: write_fen(&state.position().setup()),
        to_move: state.position().to_move(),
        ply: state.ply(),
        result: state.result().cloned(),
        marks: game.marks().map(|marks| marks.to_string()),
        waits: waits(board),
        demands: demands::of(board),
        hand: board.hand().cloned(),
        offer: state.offer().filter(|_| state.result().is_none()).map(|by| offered(game, by)),
        counters: state.counters().into_iter().filter(|now| now.running).collect(),
        prompts: state.prompts(),
        noted: state
            .ledger()
            .iter()
            .map(|entry| Noted {
                ply: entry.ply,
                on: entry.on,
                what: entry.kind,
                clauses: entry.clauses.iter().copied().filter(|clause| is_of_a_code(clause)).collect(),
            })
            .collect(),
        adjourned: board
            .clock()
            .filter(|_| state.result().is_none())
            .and_then(|clock| adjourned(clock, after)),
        clock: board.clock().map(|clock| clock_view(clock, board.notes(), after)),
    }
}

/// The position is copied while both clocks stand, Black thinks on his own time, his move waits in the envelope
/// (FMJD-III.7.6.2, FMJD-III.7.6.4, FMJD-III.7.7.1).
fn adjourned(clock: &Clock, after: Span) -> Option<Adjourned> {
    let at = moment(after);
    let (rules, by) = (clock.rules(), !clock.rules().first);
    let step = |step, line, point| Adjourned { step, by, line, clauses: rules.clauses(point) };
    match (clock.phase(at), clock.running(at)) {
        (Phase::Interrupted, Running::Nobody) => Some(step("to-think", Some("clock resume"), Point::Seal)),
        (Phase::Interrupted, _) => Some(step("to-seal", Some("clock seal"), Point::Seal)),
        (Phase::Sealed, _) => Some(step("sealed", None, Point::BadSeal)),
        _ => None,
    }
}

/// What waits, and what the code lets people choose: each choice is tried on the game itself.
fn waits(board: &Board) -> Option<Waits> {
    let game = board.game();
    let reported = game.state().reported();
    let pending = game.state().pending().or(reported)?;
    let rewinds = game.rulebook().switches.irregularity_policy == IrregularityPolicy::Rewind;
    let deciders = [
        ("white", Decider::Player(Color::White)),
        ("black", Decider::Player(Color::Black)),
        ("arbiter", Decider::Arbiter),
    ];
    let mut choices = Vec::new();
    // Where play goes back in any case, one line says so.
    for (who, by) in deciders.into_iter().filter(|(who, _)| !rewinds || *who == "arbiter") {
        if !rewinds || reported.is_some() {
            choices.extend(choice(game, format!("correct {who}"), Fact::Correct { by, restored: None }));
        }
        choices.extend(choice(game, format!("let-stand {who}"), Fact::LetStand { by }));
    }
    choices.extend(choice(game, format!("rewind {}", pending.ply), Fact::Rewind { ply: pending.ply }));
    // Without the board that was left nobody knows which position would stand.
    if reported.is_some() {
        choices.iter_mut().for_each(|choice| choice.position = None);
    }
    Some(Waits {
        what: pending.code.word(),
        code: pending.code,
        by: pending.by,
        clauses: game.rulebook().own(pending.code.clauses()),
        choices,
        clock: correcting_clock(board, pending.by),
        also: game.state().waiting().skip(1).map(|own| also(game, pending, own)).collect(),
    })
}

/// What one player did is decided together (UA13-IV.6.9, FMJD-I.5.8); what his opponent did comes next.
fn also(game: &Game, first: &Pending, own: &Pending) -> AlsoWaits {
    let together = own.by == first.by;
    let clauses = if together { game.rulebook().own(demands::WHOLLY) } else { Vec::new() };
    AlsoWaits { code: own.code, by: own.by, clauses, together }
}

/// A draw that somebody has offered; the other answers by word, or by a move.
fn offered(game: &Game, by: Color) -> Offered {
    let book = game.rulebook();
    let other = (!by).to_string().to_lowercase();
    let answers = ["accept", "decline"].map(|word| format!("{word} {other}"));
    Offered { by, clauses: book.own(book.agreement.offer), answers }
}

/// In quick games of 2013 the offender's clock is started at once, and he corrects on his own time (UA13-IV.3.7.2).
fn correcting_clock(board: &Board, by: Color) -> Option<String> {
    let quick = matches!(board.terms().conditions.class, TimeClass::Rapid | TimeClass::Blitz);
    let own = !board.game().rulebook().own(&["UA13-IV.3.7.2"]).is_empty();
    (quick && own && board.clock().is_some()).then(|| format!("clock run {}", by.to_string().to_lowercase()))
}

fn choice(game: &Game, line: String, fact: Fact) -> Option<Choice> {
    let mut after = game.clone();
    after.apply(fact).ok()?;
    Some(Choice { line, position: Some(write_fen(&after.state().position().setup())) })
}

/// A clause, not a reading of ours (`D-28`).
fn is_of_a_code(clause: &str) -> bool {
    !clause.starts_with("D-") && !clause.starts_with("O-")
}

fn clock_view(clock: &Clock, notes: &Notes, after: Span) -> ClockView {
    let at = moment(after);
    let runs = match clock.running(at) {
        Running::Nobody => "nobody",
        Running::One(Color::White) => "white",
        Running::One(Color::Black) => "black",
        Running::TwoSets => "both",
    };
    ClockView {
        white: side(clock, notes, Color::White, at),
        black: side(clock, notes, Color::Black, at),
        runs,
        stands: clock.phase(at) == Phase::Paused,
        due: clock.due(at),
        restoring: restoring(clock, notes),
        watch: watch(clock, at),
    }
}

/// When both are in time trouble somebody else records (FMJD-IV.2.15, WCDF-3.14).
fn watch(clock: &Clock, at: Moment) -> Option<&'static [Clause]> {
    let both = Color::ALL.into_iter().all(|color| clock.is_hurried(color, at));
    let clauses: &[Clause] = match clock.rules().code {
        Code::Fmjd100 | Code::Fmjd64 => &["FMJD-IV.2.15"],
        Code::Wcdf => &["WCDF-3.14"],
        Code::Ua2013 | Code::Ua2023 | Code::Columns => return None,
    };
    both.then_some(clauses)
}

fn restoring(clock: &Clock, notes: &Notes) -> Option<Restoring> {
    let rules = clock.rules();
    let cost = rules.restore_cost(notes.missing.white > 0, notes.missing.black > 0)?;
    let (pays, point) = match cost {
        RestoreCost::Charge(Fault::Of(Color::White)) => ("white", Point::Restore),
        RestoreCost::Charge(Fault::Of(Color::Black)) => ("black", Point::Restore),
        RestoreCost::Charge(Fault::Both) => ("both", Point::RestoreBoth),
        RestoreCost::ClocksStand => ("nobody", Point::RestoreBoth),
    };
    Some(Restoring { pays, clauses: rules.clauses(point) })
}

fn side(clock: &Clock, notes: &Notes, color: Color, at: Moment) -> SideView {
    let reading = clock.reading(color, at);
    let recording = clock.recording(color, at);
    let missing = notes.missing[color];
    let warn = notes.sight[color].and_then(|sight| clock.next_sight_warning_at(color, sight));
    let hurried = clock.is_hurried(color, at);
    SideView {
        left: reading.left.map(|left| left.to_string()),
        used: reading.used.to_string(),
        moves: reading.moves,
        to_control: reading.moves_to_control,
        trouble: hurried.then(|| clock.time_trouble(color, at).clauses),
        record: match recording.duty {
            Duty::Record => "record",
            Duty::MayStop => "may-stop",
            Duty::MayTick => "may-tick",
            Duty::None => "none",
        },
        record_clauses: recording.clauses,
        missing,
        gap: clock.is_record_violation(color, at, missing).then(|| clock.rules().clauses(Point::RecordGap)),
        restored_too_late: notes.restored[color]
            .is_some_and(|time| clock.rules().restoring_took_too_long(time)),
        warn_after: warn.map(|warn| whole_seconds(warn.since(moment(Span::ZERO))).to_string()),
        sheet: notes.sheet[color],
    }
}

/// Nobody in a hall reads thousandths.
fn whole_seconds(span: Span) -> Span {
    Span::seconds(span.as_millis() / 1000)
}
