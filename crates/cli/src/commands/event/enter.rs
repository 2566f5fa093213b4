//! `damier event enter`: players by hand. Lists come in with `damier event import`.

use anyhow::Result;
use clap::Args;
use clap::builder::TypedValueParser;
use damier_compete::event::Impairment;
use damier_desk::acts::{About, Enter};

use super::desk::OpenEvent;
use crate::args::one_of;
use crate::output::Verdict;

/// Enter one player, or several
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier event enter \"Koval Ivan\" --born 2001-05-17 --sex m --federation UKR --rating 2104 --title MF
  damier event enter \"Bondar Olha\" \"Tkach Petro\" \"Shevchuk Ira\" --federation UKR
  damier event enter \"Bondar Olha\" \"Tkach Petro\" --team Kyiv --board 1
  damier event enter \"Moroz Lev\" --impairment blind

With several names, --board is the board of the first one; the others follow. A late entrant joins a
Swiss that has begun, with zeros for the rounds missed.")]
pub(crate) struct EnterArgs {
    /// The names, each in quotes if it has spaces
    #[arg(required = true, value_name = "NAME")]
    names: Vec<String>,
    /// Though somebody of the same name is on the list
    #[arg(long)]
    another: bool,
    #[command(flatten)]
    about: AboutPlayer,
}

/// What can be said about a player.
#[derive(Debug, Default, Args)]
pub(crate) struct AboutPlayer {
    /// Date of birth, such as 2001-05-17, or its year
    #[arg(long, value_name = "DATE")]
    pub(crate) born: Option<String>,
    /// f for women and girls, m for men and boys
    #[arg(long, value_parser = sex(), ignore_case = true)]
    pub(crate) sex: Option<&'static str>,
    /// Federation, club or region
    #[arg(long, value_name = "NAME")]
    pub(crate) federation: Option<String>,
    /// Club or society, beside the federation
    #[arg(long, value_name = "NAME")]
    pub(crate) club: Option<String>,
    /// Number on the list of a federation
    #[arg(long, value_name = "NUMBER")]
    pub(crate) number: Option<String>,
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
    /// What the player finds hard, told to the arbiters only: none takes it away
    #[arg(long, value_name = "WHICH", value_parser = impairment())]
    pub(crate) impairment: Vec<&'static str>,
    /// Somebody of those who play as one side and may consult each other
    #[arg(long, value_name = "NAME")]
    pub(crate) member: Vec<String>,
}

fn impairment() -> impl TypedValueParser<Value = &'static str> {
    let known = Impairment::ALL.map(|own| (own.name(), own.name()));
    one_of(known.into_iter().chain([("none", "none")]).collect::<Vec<_>>())
}

fn sex() -> impl TypedValueParser<Value = &'static str> {
    one_of([("f", "f"), ("m", "m")])
}

impl AboutPlayer {
    /// What is said about the player.
    pub(crate) fn about(&self) -> About {
        let board = self.board.map(|board| board.to_string());
        About {
            born: self.born.clone(),
            sex: self.sex.map(str::to_owned),
            federation: self.federation.clone(),
            club: self.club.clone(),
            number: self.number.clone(),
            rating: self.rating.map(|rating| rating.to_string()),
            title: self.title.clone(),
            team: self.team.clone(),
            board: if self.reserve { Some("reserve".to_owned()) } else { board },
            impairments: self.impairment.iter().map(|own| (*own).to_owned()).collect(),
            members: self.member.clone(),
        }
    }
}

/// Runs the command.
pub(crate) fn run(args: &EnterArgs, desk: &mut OpenEvent<'_>) -> Result<Verdict> {
    let (names, another) = (args.names.clone(), args.another);
    desk.perform(Enter { names, another, ..Enter::default() }.about(args.about.about()))
}
