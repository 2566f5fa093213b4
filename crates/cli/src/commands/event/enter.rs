//! `damier event enter`: players by hand. Lists come in with `damier event import`.

use anyhow::Result;
use clap::Args;
use clap::builder::TypedValueParser;
use damier_compete::event::{Fact, PlayerEntry, Sex, Squad, StageId};
use damier_desk::Answer;
use damier_language::Args as Words;
use jiff::civil::Date;

use super::desk::Desk;
use crate::args::one_of;
use crate::output::Verdict;

/// Enter one player, or several
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier event enter \"Koval Ivan\" --born 2001-05-17 --sex m --federation UKR --rating 2104 --title MF
  damier event enter \"Bondar Olha\" \"Tkach Petro\" \"Shevchuk Ira\" --federation UKR
  damier event enter \"Bondar Olha\" \"Tkach Petro\" --team Kyiv --board 1

With several names, --board is the board of the first one; the others follow. A late entrant joins a
Swiss that has begun, with zeros for the rounds missed.")]
pub(crate) struct EnterArgs {
    /// The names, each in quotes if it has spaces
    #[arg(required = true, value_name = "NAME")]
    names: Vec<String>,
    #[command(flatten)]
    about: AboutPlayer,
}

/// What can be said about a player.
#[derive(Debug, Default, Args)]
pub(crate) struct AboutPlayer {
    /// Date of birth, such as 2001-05-17, or its year
    #[arg(long, value_name = "DATE", value_parser = born)]
    pub(crate) born: Option<Born>,
    /// f for women and girls, m for men and boys
    #[arg(long, value_parser = sex(), ignore_case = true)]
    pub(crate) sex: Option<Sex>,
    /// Federation, club or region
    #[arg(long, value_name = "NAME")]
    pub(crate) federation: Option<String>,
    /// Rating used for the event
    #[arg(long)]
    pub(crate) rating: Option<u32>,
    /// Sports title or rank
    #[arg(long)]
    pub(crate) title: Option<String>,
    /// The team, by number or name
    #[arg(long)]
    pub(crate) team: Option<String>,
    /// The board in the main squad of the team
    #[arg(long, value_name = "N", conflicts_with = "reserve")]
    pub(crate) board: Option<u8>,
    /// In reserve
    #[arg(long)]
    pub(crate) reserve: bool,
}

/// A date of birth, or the year if no more is known.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Born {
    date: Date,
    year_only: bool,
}

fn born(text: &str) -> Result<Born, String> {
    let text = text.trim();
    let year = text.parse::<i16>().ok().filter(|year| (1900..=2100).contains(year));
    let first_day = year.and_then(|year| Date::new(year, 1, 1).ok());
    let date = first_day.or_else(|| text.parse().ok());
    let born = date.map(|date| Born { date, year_only: first_day.is_some() });
    born.ok_or_else(|| "write a date such as 2001-05-17 or a year".to_owned())
}

fn sex() -> impl TypedValueParser<Value = Sex> {
    one_of([("f", Sex::Female), ("m", Sex::Male)])
}

impl AboutPlayer {
    /// Changes an entry by what is said; the board is so many after the one given.
    pub(crate) fn apply(&self, desk: &Desk<'_>, entry: &mut PlayerEntry, after: u8) -> Result<()> {
        if let Some(team) = &self.team {
            entry.team = Some(desk.team(StageId::FIRST, team)?);
        }
        if let Some(Born { date, year_only }) = self.born {
            entry.born = Some(date);
            entry.born_year_only = year_only;
        }
        entry.sex = self.sex.or(entry.sex);
        entry.rating = self.rating.or(entry.rating);
        entry.federation = self.federation.clone().or(entry.federation.take());
        entry.title = self.title.clone().or(entry.title.take());
        if let Some(board) = self.board {
            entry.squad = Squad::Board(board.saturating_add(after));
        }
        if self.reserve {
            entry.squad = Squad::Reserve;
        }
        Ok(())
    }

    /// Whether something is said that only one person can have.
    fn is_personal(&self) -> bool {
        self.born.is_some() || self.rating.is_some() || self.title.is_some()
    }
}

/// Runs the command.
pub(crate) fn run(args: &EnterArgs, desk: &mut Desk<'_>) -> Result<Verdict> {
    if args.names.len() > 1 && args.about.is_personal() {
        return Err(desk.complaint("event-one-person", &Words::new()).into());
    }
    for (name, after) in args.names.iter().zip(0..) {
        let mut entry = PlayerEntry { name: name.trim().to_owned(), ..PlayerEntry::default() };
        args.about.apply(desk, &mut entry, after)?;
        desk.say(Fact::Entered(entry))?;
    }
    desk.conclude(Answer::new())?;
    Ok(Verdict::Fine)
}
