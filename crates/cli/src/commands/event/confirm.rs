//! What is shown before it is done: a person at a terminal is asked, a script says `--yes` beforehand.

use std::io::{IsTerminal, Write};

use anyhow::Result;
use damier_compete::event::Event;
use damier_desk::ActReport;
use damier_language::Args as Words;

use super::desk::OpenEvent;
use crate::output::Verdict;

/// Whether what has been said is to be kept, after everything in the answer has been shown.
pub(super) fn agreed(desk: &mut OpenEvent<'_>, yes: bool, answer: &ActReport) -> Result<bool> {
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
    desk: &mut OpenEvent<'_>,
    before: &Event,
    yes: bool,
    mut answer: ActReport,
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

/// Concludes a change. If it is one of the past, of which the act has told what it changes, it waits for consent.
pub(super) fn conclude_past(
    desk: &mut OpenEvent<'_>,
    before: &Event,
    yes: bool,
    answer: ActReport,
) -> Result<Verdict> {
    if !answer.fields.contains_key("changes") {
        desk.conclude(answer)?;
        return Ok(Verdict::Fine);
    }
    conclude(desk, before, yes, answer)
}
