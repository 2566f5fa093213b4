//! `damier event new`: an event from a template or from a regulation file.

use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use damier_compete::event::{Fact, Regulation, TechnicalRegulation, TemplateText, template, templates};
use damier_desk::ActReport;
use damier_desk::RefusalText;
use damier_desk::acts::read_edition;
use damier_documents::papers::template_text;
use damier_language::Args as Words;
use jiff::civil::Date;

use super::common::Common;
use super::desk::OpenEvent;
use super::{regulation, which_file};
use crate::output::{Output, Verdict};

/// Make a new event from a template or a regulation file
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier event new --list
  damier event new --list ua2023-100
  damier event new --template ua2023-100/swiss --name \"Cup of Kyiv\" --dates 2026-05-01..2026-05-03 --rounds 7
  damier event new --template fmjd-100/swiss --name \"Open\" --print > open.toml
  damier event new --regulation open.toml
  damier event new --template fmjd-100/swiss --name \"World Cup\" --rounds 9 --edition fmjd-2018.toml

Without --file and $DAMIER_EVENT the file has the name of the event. A file that exists is never overwritten. --print shows
the regulation as TOML, to be edited; nothing is written.")]
pub(crate) struct NewArgs {
    /// The template, such as ua2023-100/swiss
    #[arg(long, value_name = "CODE/SYSTEM", group = "from", add = super::complete::templates())]
    template: Option<String>,
    /// A regulation in TOML
    #[arg(long, value_name = "FILE", group = "from")]
    regulation: Option<PathBuf>,
    /// List the templates, or those of one rulebook
    #[arg(long, value_name = "RULEBOOK", num_args = 0..=1, default_missing_value = "", group = "from")]
    list: Option<String>,
    /// A later edition of the code, as a file: see `damier rulebooks --help`
    #[arg(long, value_name = "FILE")]
    edition: Option<PathBuf>,
    /// The name of the event
    #[arg(long)]
    name: Option<String>,
    /// First and last day, such as 2026-05-01..2026-05-03
    #[arg(long, value_name = "DATES", value_parser = dates)]
    dates: Option<(Date, Date)>,
    /// Where it is held, such as "Kyiv, Chess Palace"
    #[arg(long)]
    place: Option<String>,
    /// When the regulation was approved
    #[arg(long, value_name = "DATE", value_parser = day)]
    approved: Option<Date>,
    /// How many rounds the first stage has
    #[arg(long, value_name = "N")]
    rounds: Option<u16>,
    /// The time control, such as 45m+15s
    #[arg(long)]
    control: Option<String>,
    /// The criteria for equal points: the name of an order, such as fmjd-cup, or criteria in their order
    #[arg(long, value_name = "ORDER", value_delimiter = ',')]
    tie_breaks: Vec<String>,
    /// What games are worth, such as 3-1-0, delft, plus-minus, 12-0; needs --points-reason
    #[arg(long, value_name = "SYSTEM", requires = "points_reason")]
    points: Option<String>,
    /// Why games are worth that
    #[arg(long, value_name = "TEXT")]
    points_reason: Option<String>,
    /// How many boards a team match has
    #[arg(long, value_name = "N")]
    boards: Option<u8>,
    /// Lay down the technical regulation of the template as well
    #[arg(long, requires = "template")]
    technical: bool,
    /// Print the regulation as TOML and write nothing
    #[arg(long)]
    print: bool,
}

fn dates(text: &str) -> Result<(Date, Date), String> {
    let (first, last) = text.split_once("..").unwrap_or((text, text));
    Ok((day(first)?, day(last)?))
}

fn day(text: &str) -> Result<Date, String> {
    text.trim().parse().map_err(|_| "write a date such as 2026-05-01".to_owned())
}

/// Runs the command.
pub(crate) fn run(args: &NewArgs, common: &Common, out: &mut Output) -> Result<Verdict> {
    let words = common.words();
    if let Some(rulebook) = &args.list {
        return list(rulebook, common, out);
    }
    let (regulation, technical) = wanted(args, common)?;
    if args.print {
        return print(&regulation, common, out);
    }
    if regulation.name.trim().is_empty() {
        let complaint = RefusalText::new(words.text("event-needs-name"));
        return Err(complaint.next("--name \"…\"").into());
    }
    let path = common.file.clone().or_else(which_file::from_environment);
    let path = path.unwrap_or_else(|| which_file::name_for(&regulation.name));
    // What cannot be leaves no file behind.
    OpenEvent::check(common, &regulation)?;
    let desk = &mut OpenEvent::create(common, out, &path)?;
    desk.append(Fact::Regulation(Box::new(regulation)))?;
    if let Some(technical) = technical {
        desk.append(Fact::Technical(technical))?;
    }
    let mut answer = ActReport::new();
    answer.block(desk.appended_text());
    answer.line(desk.text("event-made", &Words::new().with("file", path.display().to_string())));
    desk.conclude(answer)?;
    Ok(Verdict::Fine)
}

/// The regulation that is asked for, and the technical one if it is wanted.
fn wanted(args: &NewArgs, common: &Common) -> Result<(Regulation, Option<TechnicalRegulation>)> {
    let words = common.words();
    match (&args.template, &args.regulation) {
        (Some(name), _) => {
            let found = template(name).map_err(|unknown| {
                RefusalText::new(words.describe("unknown-template", &unknown)).next("damier event new --list")
            })?;
            let say = |text: &TemplateText| template_text(words, text);
            let mut regulation = found.regulation("", &say);
            lay_edition(args, words, &mut regulation)?;
            change(args, &mut regulation);
            found.write_sections(&mut regulation, &say);
            let technical = args.technical.then(|| found.technical(&regulation, &say));
            Ok((regulation, technical))
        }
        (None, Some(path)) => {
            let mut regulation = regulation::read(path, words)?;
            lay_edition(args, words, &mut regulation)?;
            change(args, &mut regulation);
            Ok((regulation, None))
        }
        (None, None) => {
            let complaint = RefusalText::new(words.text("event-needs-template"));
            Err(complaint.next("damier event new --list").into())
        }
    }
}

/// The later edition that was asked for.
fn lay_edition(args: &NewArgs, words: &damier_language::Words, regulation: &mut Regulation) -> Result<()> {
    if let Some(path) = &args.edition {
        let name = path.display().to_string();
        regulation.take_edition(read_edition(words, &name, &crate::input::text(path)?)?);
    }
    Ok(())
}

/// What was said on the command line.
fn change(args: &NewArgs, regulation: &mut Regulation) {
    if let Some(name) = &args.name {
        name.trim().clone_into(&mut regulation.name);
    }
    if let Some(place) = args.place.as_deref().map(str::trim).filter(|place| !place.is_empty()) {
        regulation.place = Some(place.to_owned());
    }
    if let Some((first, last)) = args.dates {
        regulation.starts = Some(first);
        regulation.ends = Some(last);
    }
    regulation.approved = args.approved.or(regulation.approved);
    if let (Some(rounds), Some(first)) = (args.rounds, regulation.stages.first_mut()) {
        first.rounds = rounds;
    }
    if let Some(control) = &args.control {
        control.clone_into(&mut regulation.control);
    }
    if let Some(points) = &args.points {
        points.trim().clone_into(&mut regulation.points);
    }
    if let Some(reason) = &args.points_reason {
        reason.trim().clone_into(&mut regulation.points_reason);
    }
    if !args.tie_breaks.is_empty() {
        regulation.tie_breaks = damier_desk::acts::criteria(&args.tie_breaks);
    }
    if let (Some(boards), Some(teams)) = (args.boards, &mut regulation.teams) {
        teams.boards = boards;
    }
}

fn print(regulation: &Regulation, common: &Common, out: &mut Output) -> Result<Verdict> {
    use std::io::Write;
    if common.json {
        out.json(&serde_json::json!({ "regulation": regulation }))?;
    } else {
        write!(out, "{}", regulation.to_toml())?;
    }
    Ok(Verdict::Fine)
}

fn list(rulebook: &str, common: &Common, out: &mut Output) -> Result<Verdict> {
    use std::io::Write;
    let wanted = rulebook.trim().to_lowercase();
    let all: Vec<_> = templates().into_iter().filter(|own| own.name.starts_with(&wanted)).collect();
    if all.is_empty() {
        let words = common.words();
        let complaint =
            RefusalText::new(words.translate("event-no-templates", &Words::new().with("text", rulebook)));
        return Err(complaint.next("damier rulebooks").into());
    }
    if common.json {
        out.json(&serde_json::json!({ "templates": all }))?;
        return Ok(Verdict::Fine);
    }
    let width = all.iter().map(|own| own.name.len()).max().unwrap_or(0);
    for own in &all {
        writeln!(out, "{:width$}  {}", own.name, common.words().phrase(own.title))?;
    }
    Ok(Verdict::Fine)
}
