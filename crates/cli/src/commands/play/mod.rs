//! `damier play`: a game in the terminal, against the engine, against a person, or engine against engine.
//!
//! The rules are those of [`damier_rules::Game`]; this command reads what is typed and shows what follows.

mod answers;
mod asked;
mod board;
mod game_file;
mod interrupt;
mod lines;
mod opening;
mod opponent;
mod session;
mod sides;
mod times;

use std::path::PathBuf;

use anyhow::{Result, bail};
use clap::Args;
use damier_clock::Control;
use damier_engine::Level;
use damier_rules::{ByColor, Color, Rulebook};

use crate::args::one_of;
use crate::output::{Output, Verdict};
use crate::position::PositionArgs;
use crate::searching::{BookArgs, SearchArgs};

/// Play a game in the terminal
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier play russian --level 3
  damier play international --side black --control 20m+5s --save game.pdn
  damier play international --resume game.pdn
  damier play english --side red
  damier play lasca --auto --nodes 2000
  printf 'c3-d4\\nhint\\nquit\\n' | damier play russian --level 2 --seed 7 --nodes 500

Moves are typed in any notation the program reads: 32-28, 3228, c3-d4, c3:e5:g7. A draw is offered behind a
move: 32-28 draw. Other words:
  moves, hint, back, accept, decline, claim [MOVE], resign, board, flip, counters, clock, fen, level N,
  save FILE, help, quit

Draws by the rules come about as the rulebook says, the program being the arbiter; between two engines they
come about at once. Ctrl-C ends the game and keeps it, in a new file of this folder if it is kept nowhere yet.
The same seed, level and --nodes with one thread give the same game.")]
pub(crate) struct PlayArgs {
    #[command(flatten)]
    position: PositionArgs,
    /// Who you are [default: the side that begins]
    #[arg(long, conflicts_with = "auto", value_parser = one_of([("white", Side::White), ("black", Side::Black), ("red", Side::Red), ("both", Side::Both)]))]
    side: Option<Side>,
    /// Let the engine play against itself
    #[arg(long)]
    auto: bool,
    /// How strong the engine plays, from 1, a beginner, to 10, full strength [default: 5]
    #[arg(long, value_name = "N", value_parser = level)]
    level: Option<Level>,
    /// The clock, such as 20m+5s or 50/2h,25/1h* [default: none]
    #[arg(long, value_name = "CONTROL", value_parser = control)]
    control: Option<Control>,
    #[command(flatten)]
    search: SearchArgs,
    #[command(flatten)]
    book: BookArgs,
    /// What the engine draws lots with [default: another one each time]
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Black at the bottom [default: your own side]
    #[arg(long)]
    flip: bool,
    /// Keep the game in this PDN file after every move
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Replace the file if there is one
    #[arg(long, requires = "save")]
    force: bool,
    /// Go on with the game in this PDN file, and keep it there
    #[arg(long, value_name = "FILE", conflicts_with_all = ["position", "control", "save"])]
    resume: Option<PathBuf>,
}

/// Runs the command.
pub(crate) fn run(args: &PlayArgs, out: &mut Output) -> Result<Verdict> {
    session::Session::open(args, out)?.run()?;
    Ok(Verdict::Fine)
}

/// How the engine signs, before the number of its level.
const ENGINE: &str = "Damier, level ";

/// A side as somebody calls it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Side {
    White,
    Black,
    Red,
    Both,
}

impl Side {
    /// Where people sit; a rulebook may call Black Red, and then both words are understood.
    fn seats(self, book: &Rulebook) -> Result<Seats> {
        match self {
            Side::White => Ok(Seats::White),
            Side::Both => Ok(Seats::Both),
            Side::Red if book.side(Color::Black) != "Red" => {
                let [white, black] = [Color::White, Color::Black].map(|color| book.side(color));
                bail!("--side red: by the rulebook {} the sides are {white} and {black}", book.name)
            }
            Side::Black | Side::Red => Ok(Seats::Black),
        }
    }
}

/// At which sides people sit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Seats {
    White,
    Black,
    Both,
    Nobody,
}

impl Seats {
    const fn one(color: Color) -> Seats {
        match color {
            Color::White => Seats::White,
            Color::Black => Seats::Black,
        }
    }

    /// Whether a person sits there.
    fn has_person(self, color: Color) -> bool {
        self == Seats::Both || self == Seats::one(color)
    }

    /// Who plays, as a file names them.
    fn names(self, level: Level) -> ByColor<String> {
        ByColor::from_fn(|color| {
            let person = if self == Seats::Both { color.to_string() } else { "Player".to_owned() };
            if self.has_person(color) { person } else { format!("{ENGINE}{}", level.number()) }
        })
    }
}

fn level(text: &str) -> Result<Level, String> {
    let number: u8 = text.parse().map_err(|_| "a number from 1 to 10 is expected".to_owned())?;
    Level::new(number).map_err(|error| error.to_string())
}

fn control(text: &str) -> Result<Control, String> {
    text.parse().map_err(|error: damier_clock::text::ControlError| error.to_string())
}
