//! What the code demands after an irregularity that was just written down: who decides, what is restored, on whose
//! time, until when. Each demand is a rule of the rulebook with its reading, so that it is told in the words of the
//! rulebook's own page.

use damier_rules::game::{Game, LedgerEntry, LedgerKind};
use damier_rules::rulebook::{Clause, Displacement, Irregularity, IrregularityPolicy, WrongSetup};
use serde::Serialize;

use crate::Board;

/// A rule that applies now.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Demand {
    /// The rule by the name that regulations use, such as `irregularity_policy`.
    pub rule: &'static str,
    /// What this rulebook says, by its word; none where the rule says all.
    pub reading: Option<String>,
    /// The clauses that demand it.
    pub clauses: Vec<Clause>,
    /// The line that does it, where there is one.
    pub line: Option<String>,
}

/// A move of the opponent makes the irregularity stand.
const ACCEPTED: &[Clause] = &["UA13-IV.6.8", "FMJD-I.5.7", "FMJD-Ibis.5.7", "UA-V.Viol.7", "UA-VI.Viol.7"];
/// In checkers the irregularity is condoned by it.
const CONDONED: &[Clause] = &["WCDF-1.26", "UA-VII.Viol.1.9"];
/// Nothing is put right in part.
pub(crate) const WHOLLY: &[Clause] =
    &["UA13-IV.6.9", "FMJD-I.5.8", "FMJD-Ibis.5.8", "UA-V.Viol.8", "UA-VI.Viol.8"];
/// After the game nobody complains.
const IN_TIME: &[Clause] = &["COL-1.14.1b"];
/// What came about without the players.
const NO_IRREGULARITY: &[Clause] = &["UA13-IV.6.7", "UA-V.Viol.5", "UA-VI.Viol.5", "COL-1.14.4"];
/// A board laid wrongly: the game is played anew.
const BOARD: &[Clause] =
    &["UA13-IV.6.1", "FMJD-I.5.1", "FMJD-Ibis.5.1", "UA-V.Viol.1", "UA-VI.Viol.1", "COL-1.14.1a"];

/// What the last irregularity demands, as long as nothing has followed it.
pub(crate) fn of(board: &Board) -> Vec<Demand> {
    let game = board.game();
    if game.state().result().is_some() {
        return Vec::new();
    }
    let Some((code, entry)) = last(game) else { return Vec::new() };
    match code {
        Irregularity::NobodysFault if !game.rulebook().own(NO_IRREGULARITY).is_empty() => {
            vec![demand(game, "nobodys_fault", NO_IRREGULARITY)]
        }
        Irregularity::Displaced | Irregularity::NobodysFault => {
            let mut demand = rule(game, "displacement");
            demand.line = restoring_line(board, code, entry);
            vec![demand]
        }
        Irregularity::WrongSetup => vec![rule(game, "wrong_setup")],
        Irregularity::WrongColours => vec![rule(game, "wrong_colours")],
        Irregularity::WrongBoard => vec![demand(game, "wrong_board", BOARD)],
        code if code.can_be_corrected() => correction(game),
        _ => Vec::new(),
    }
}

/// The last irregularity, if nobody has moved or decided since.
fn last(game: &Game) -> Option<(Irregularity, &LedgerEntry)> {
    let state = game.state();
    let entry = state.ledger().last().filter(|entry| entry.ply == state.ply())?;
    let LedgerKind::Irregularity(code) = entry.kind else { return None };
    let asks = match code {
        Irregularity::WrongSetup => asks_about_setup(game),
        code => code.can_be_corrected(),
    };
    let waits = state.pending().is_some() || state.reported().is_some();
    (!asks || waits).then_some((code, entry))
}

/// Whether somebody decides what becomes of a wrong set-up.
fn asks_about_setup(game: &Game) -> bool {
    matches!(game.rulebook().switches.wrong_setup, WrongSetup::OpponentDecides | WrongSetup::Referee)
}

/// Who decides about a wrong move, until when, and how far.
fn correction(game: &Game) -> Vec<Demand> {
    let mut demands = vec![rule(game, "irregularity_policy")];
    let moved = match game.rulebook().switches.irregularity_policy {
        IrregularityPolicy::OpponentChoice => {
            [demand(game, "accepted_by_moving", ACCEPTED), demand(game, "corrected_wholly", WHOLLY)].to_vec()
        }
        IrregularityPolicy::WarnRetract => vec![demand(game, "condoned_by_moving", CONDONED)],
        IrregularityPolicy::Rewind => vec![demand(game, "complained_in_time", IN_TIME)],
    };
    demands.extend(moved.into_iter().filter(|demand| !demand.clauses.is_empty()));
    demands
}

/// The line that lets the one at fault restore the position on his own time (UA-VI.Viol.3, COL-1.14.3).
fn restoring_line(board: &Board, code: Irregularity, entry: &LedgerEntry) -> Option<String> {
    board.clock()?;
    let displacement = board.game().rulebook().switches.displacement;
    let own_time = matches!(displacement, Displacement::OwnTime | Displacement::ByFault);
    let side = entry.on.to_string().to_lowercase();
    (own_time && code == Irregularity::Displaced).then(|| format!("clock run {side}"))
}

/// A rule that regulations may read otherwise.
fn rule(game: &Game, name: &'static str) -> Demand {
    let book = game.rulebook();
    let own = book.switches.list().into_iter().find(|switch| switch.name == name);
    let (reading, clauses) = own.map_or((None, Vec::new()), |own| (Some(own.value), book.own(own.clauses)));
    Demand { rule: name, reading, clauses, line: None }
}

/// A rule that says all by itself.
fn demand(game: &Game, rule: &'static str, clauses: &[Clause]) -> Demand {
    Demand { rule, reading: None, clauses: game.rulebook().own(clauses), line: None }
}
