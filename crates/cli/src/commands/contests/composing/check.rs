//! Every work that was sent, against the code and its section, by one command.

use anyhow::{Result, bail};
use clap::Args;
use damier_compose::check::examine;
use damier_compose::formal::{Report, Soundness, State, report};
use damier_compose::notation::{read_position, read_solution};
use damier_compose::{Code, Composition, Goal};
use damier_contests::composing::{Section, WorkEntry};
use damier_language::{Args as Words, Words as Language};
use damier_rules::Color;
use serde_json::{Value, json};

use super::OpenComposing;
use crate::commands::problem::describe as told;
use crate::commands::problem::means::MeansArgs;
use crate::progress::Progress;

#[derive(Debug, Args)]
pub(super) struct CheckArgs {
    /// The section; without it all
    #[arg(long, value_name = "N")]
    section: Option<u16>,
    #[command(flatten)]
    means: MeansArgs,
}

/// Proves every work with its author's solution, and tells what breaks the code or does not belong to the section.
pub(super) fn run(args: &CheckArgs, desk: &mut OpenComposing<'_>) -> Result<()> {
    let state = desk.state().clone();
    let Some(regulation) = &state.regulation else {
        bail!("{}", desk.words.text("contest-refused-no-regulation"))
    };
    let wanted = |section: u16| args.section.is_none_or(|own| own == section);
    let works: Vec<_> = state.live().filter(|(_, work)| wanted(work.entry.section)).collect();
    let count = works.len();
    let bar = Progress::new(Some(works.len() as u64), "{wide_bar} {pos}/{len}, {eta} left");
    let mut listed: Vec<Value> = Vec::new();
    for (id, work) in works {
        let Some(section) = state.section(work.entry.section) else { continue };
        let name = work.code_text().unwrap_or_else(|| id.0.to_string());
        let checked = checked(&work.entry, section, (regulation.code, count), args, desk.words);
        bar.advance(1);
        let lines = bar.aside(|| checked.lines(desk.words));
        desk.line(&format!(
            "{name}  {}  {}",
            work.entry.position,
            lines.first().cloned().unwrap_or_default()
        ))?;
        for line in lines.iter().skip(1) {
            desk.line(&format!("      {line}"))?;
        }
        let findings = checked.report.as_ref().map(|report| {
            let bad = report.findings.iter().filter(|own| own.state == State::Broken);
            bad.map(|own| json!({"topic": own.topic, "clauses": own.clauses, "text": own.text}))
                .collect::<Vec<_>>()
        });
        listed.push(json!({
            "work": id, "code": work.code_text(), "section": work.entry.section, "position": work.entry.position,
            "of_section": checked.of_section,
            "solution_read": checked.unread.is_none(),
            "soundness": checked.report.as_ref().map(|report| report.soundness),
            "genre": checked.report.as_ref().and_then(|report| report.genre).map(|fit| fit.genre),
            "broken": findings.unwrap_or_default(),
        }));
    }
    bar.finish();
    desk.field("works", listed);
    Ok(())
}

/// What was found of a work.
struct Checked {
    report: Option<Report>,
    of_section: bool,
    section: String,
    unread: Option<String>,
}

impl Checked {
    /// The verdict first, then what is wrong.
    fn lines(&self, words: &Language) -> Vec<String> {
        let mut lines = Vec::new();
        match &self.report {
            Some(report) => lines.push(words.describe("soundness", &report.soundness)),
            None => lines.push(words.describe("soundness", &Soundness::NotDecided)),
        }
        if !self.of_section {
            lines.push(
                words.translate(
                    "contest-check-other-genre",
                    &Words::new().with("genre", self.section.as_str()),
                ),
            );
        }
        let unread = self.unread.as_ref();
        lines.extend(
            unread
                .map(|why| words.translate("contest-check-unread", &Words::new().with("why", why.as_str()))),
        );
        let broken = self.report.iter().flat_map(|report| &report.findings);
        for finding in broken.filter(|own| own.state == State::Broken) {
            let (topic, text) = told::finding(words, finding);
            lines.push(format!("- {} {}", words.label(&topic, &text), finding.clauses.join(", ")));
        }
        lines
    }
}

fn checked(
    entry: &WorkEntry,
    section: &Section,
    (code, count): (Code, usize),
    args: &CheckArgs,
    words: &Language,
) -> Checked {
    let section_genre = words.describe("genre", &section.genre);
    let nothing = |why: String| Checked {
        report: None,
        of_section: true,
        section: section_genre.clone(),
        unread: Some(why),
    };
    let setup = match read_position(entry.variant, &entry.position) {
        Ok(setup) => setup,
        Err(why) => return nothing(why.to_string()),
    };
    let Ok(goal) = entry.task.parse::<Goal>() else { return nothing(entry.task.clone()) };
    let mut work = Composition::new(setup, goal);
    work.code = code;
    let (white, black) = (work.force(Color::White), work.force(Color::Black));
    let of_section = section.genre.takes(code, entry.variant, goal, white, black);
    work.task_to_side_to_move();
    let mut unread = None;
    if let Some(start) = work.given_position() {
        match read_solution(&start, &entry.solution) {
            Ok(solution) => work.solved_by(&start, solution),
            Err(why) => unread = Some(why.to_string()),
        }
    }
    let means = args.means.of(work.variant(), count);
    let found = examine(&work, &means, &mut |_| {});
    let report = report(&work, found.as_ref().map_err(|faults| faults.0.as_slice()), &means);
    Checked { report: Some(report), of_section, section: section_genre, unread }
}
