//! Results as an arbiter types them, many at once, all or nothing.

mod hint;
mod read;
mod resolve;

use damier_compete::Round;
use damier_compete::event::{Shape, StageId};
use damier_language::Args;

use self::read::{Fault, Habits, What};
pub use self::read::{Item, Place};
pub use self::resolve::{REASONS, Written, game, resolve};
use crate::{EventContext, RefusalText};

/// Reads what was typed, or names every fault.
pub fn read(hall: &EventContext<'_>, stage: StageId, typed: &str) -> Result<Vec<Item>, RefusalText> {
    let state = hall.state();
    let shape = state.stages.get(stage.index()).map(|stage| state.shape(stage));
    let shape = shape.unwrap_or(Shape { boards: 1, games: 1, teams: false, begins: state.begins() });
    let habits = Habits { scale: hall.scale(), points: state.point_scale(), three_boards: shape.boards == 3 };
    let items = read::read(typed, habits).map_err(|faults| {
        faulty(hall, faults.iter().map(|fault| unreadable(hall, shape, fault)).collect())
    })?;
    if items.is_empty() {
        let complaint = hall.complaint("event-no-results", &Args::new());
        let is_typed = hall.manner.terminal;
        return Err(if is_typed { complaint.next("damier event result 1 2-0, 2 1-1") } else { complaint });
    }
    Ok(items)
}

/// Reads results and finds the games they belong to, or names every fault.
pub fn written(
    hall: &EventContext<'_>,
    stage: StageId,
    round: Round,
    typed: &str,
) -> Result<Vec<(Item, Vec<Written>)>, RefusalText> {
    let (mut all, mut faults) = (Vec::new(), Vec::new());
    for item in read(hall, stage, typed)? {
        match resolve(hall, stage, round, &item) {
            Ok(written) => all.push((item, written)),
            Err(why) => faults.push(at(hall, item.line, &item.text, &why.to_string())),
        }
    }
    if faults.is_empty() { Ok(all) } else { Err(faulty(hall, faults)) }
}

/// Nothing was written, because of these.
pub fn faulty(hall: &EventContext<'_>, faults: Vec<String>) -> RefusalText {
    hall.complaint("event-results-faulty", &Args::new().with("count", faults.len())).faults(faults)
}

/// What is wrong in which line.
pub fn at(hall: &EventContext<'_>, line: usize, text: &str, why: &str) -> String {
    hall.text("event-fault", &Args::new().with("line", line).with("text", text).with("why", why))
}

/// How the event counts.
fn counted(hall: &EventContext<'_>) -> hint::Counted {
    hint::Counted { scale: hall.scale(), points: hall.state().point_scale() }
}

fn unreadable(hall: &EventContext<'_>, shape: Shape, fault: &Fault) -> String {
    let say = |id: &str, word: &str| hall.text(id, &Args::new().with("text", word));
    let why = match &fault.what {
        What::NoScore => say("event-no-score", ""),
        What::NoPlace => say("event-no-place", ""),
        What::NotAScore(word) => hint::instead(hall.words, counted(hall), shape, &fault.text, word),
        What::Ambiguous(word) => say("event-ambiguous-score", word),
    };
    at(hall, fault.line, &fault.text, &why)
}
