//! What is shown before it is done: a person at a terminal is asked, a script says `--yes` beforehand.

use std::io::{IsTerminal, Write};

use anyhow::Result;
use damier_compete::event::{Event, Fact};
use damier_compete::swiss::Watch;
use damier_desk::Answer;
use damier_desk::changes::Sheet;
use damier_language::Args as Words;

use super::desk::Desk;
use crate::output::Verdict;

/// Whether what has been said is to be kept, after everything in the answer has been shown.
pub(super) fn agreed(desk: &mut Desk<'_>, yes: bool, answer: &Answer) -> Result<bool> {
    let can_ask = !desk.common.json && std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
    if yes || !can_ask {
        return Ok(yes);
    }
    for line in answer.text.lines() {
        desk.print(line)?;
    }
    let ask = desk.text("past-ask", &Words::new().with("keys", "[y/N]"));
    write!(desk.out, "{ask} ")?;
    desk.out.flush()?;
    let mut typed = String::new();
    std::io::stdin().read_line(&mut typed)?;
    Ok(matches!(
        typed.trim().to_lowercase().as_str(),
        "y" | "yes" | "т" | "так" | "д" | "да" | "t" | "taip" | "o" | "oui"
    ))
}

/// Keeps what has been said if that is agreed to; else nothing is written, and the answer says how to do it.
pub(super) fn conclude(
    desk: &mut Desk<'_>,
    before: &Event,
    yes: bool,
    mut answer: Answer,
) -> Result<Verdict> {
    if agreed(desk, yes, &answer)? {
        answer.field("done", true);
        desk.conclude(answer)?;
        return Ok(Verdict::Fine);
    }
    desk.go_back_to(before.next_seq() - 1);
    answer.line(desk.text("past-say-yes", &Words::new().with("yes", "--yes")));
    answer.field("done", false);
    desk.conclude(answer)?;
    Ok(Verdict::Wrong)
}

/// Concludes a change. If it is one of the past, on which rounds have been paired since, the sheet of what it
/// changes is shown first and the change waits for consent.
pub(super) fn conclude_past(
    desk: &mut Desk<'_>,
    before: &Event,
    changed: u32,
    yes: bool,
    mut answer: Answer,
) -> Result<Verdict> {
    if !is_past(desk.event(), changed) {
        desk.conclude(answer)?;
        return Ok(Verdict::Fine);
    }
    let sheet = Sheet::new(&damier_desk::Hall { event: before, ..desk.hall() }, desk.event(), &Watch::new());
    sheet.add(&desk.hall(), &mut answer);
    conclude(desk, before, yes, answer)
}

/// Whether a round has been paired since a fact, and still counts.
fn is_past(event: &Event, changed: u32) -> bool {
    let mut since = event.entries().iter().skip(changed as usize);
    since.any(|entry| matches!(entry.fact, Fact::Paired { .. }) && event.counts(entry.seq))
}
