//! A match: every opening twice with colours reversed, several games at a time, until it is enough.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::mpsc::{self, Sender};
use std::time::Duration;

use damier_rules::{ByColor, Color, Rulebook, Variant};
use damier_tables::Tables;

use crate::adjudication::Adjudication;
use crate::contestant::Contestant;
use crate::game::{Played, play_game};
use crate::openings::Opening;
use crate::pace::Pace;
use crate::player::{AnyPlayer, Failure};
use crate::room::{Room, Taken};
use crate::sprt::{Sprt, Verdict};
use crate::tally::Tally;

/// A match to be played.
#[derive(Debug, Clone)]
pub struct Match {
    pub variant: Variant,
    /// The two sides.
    pub contestants: [Contestant; 2],
    /// The pace of those that have none of their own.
    pub pace: Pace,
    /// Pairs of games; each pair has one opening.
    pub pairs: u64,
    /// The openings, used one after the other and again from the first.
    pub openings: Vec<Opening>,
    /// When games are ended before the rules end them.
    pub adjudication: Adjudication,
    /// Games at a time.
    pub concurrency: usize,
    /// When the match may end early.
    pub sprt: Option<Sprt>,
    /// Parameters for Hub programs that have them.
    pub parameters: Vec<(String, String)>,
    /// The endgame tables of those of our players that name no others.
    pub tables: Option<Arc<Tables>>,
    /// Whether both sides think on the opponent's time too.
    pub ponder: bool,
    /// How long a program may stay silent beyond its time.
    pub patience: Duration,
}

/// What is told after each pair.
#[derive(Debug)]
pub struct PairReport<'a> {
    /// The number of the pair, from 1.
    pub pair: u64,
    /// Its games; in the first one the first side had the colour that begins.
    pub games: &'a [Played; 2],
    /// The colour of the first side in both games.
    pub colors: [Color; 2],
    /// The match so far.
    pub tally: &'a Tally,
}

/// Plays the match. It ends early when the SPRT is decided or the listener has heard enough.
pub fn run(plan: &Match, tell: &mut dyn FnMut(&PairReport<'_>) -> bool) -> Result<Tally, Failure> {
    run_in(plan, &Room::new(plan.concurrency), 0, tell)
}

/// Plays the match at the boards of a room that others use too; of those who wait, a match of a lower rank comes first.
pub fn run_in(
    plan: &Match,
    room: &Room,
    rank: usize,
    tell: &mut dyn FnMut(&PairReport<'_>) -> bool,
) -> Result<Tally, Failure> {
    let mut tally = Tally::default();
    if plan.openings.is_empty() {
        return Ok(tally);
    }
    let (enough, next) = (AtomicBool::new(false), AtomicU64::new(0));
    let alone = plan.contestants.iter().any(Contestant::plays_alone);
    let tables = if alone { 1 } else { plan.concurrency.max(1) };
    let (send, receive) = mpsc::channel();
    let first = plan.variant.rules().first;
    let mut fault = None;
    std::thread::scope(|scope| {
        for _ in 0..tables {
            let (send, enough, next) = (send.clone(), &enough, &next);
            scope.spawn(move || Table::new(plan, enough).play_pairs(next, room.take(rank), &send));
        }
        drop(send);
        for (pair, games) in receive {
            let games = match games {
                Ok(games) => games,
                Err(failure) => {
                    enough.store(true, Relaxed);
                    fault.get_or_insert(failure);
                    continue;
                }
            };
            let colors = [first, !first];
            let points = [0, 1].map(|at: usize| half_points(&games[at], colors[at]));
            points.into_iter().for_each(|points| tally.add_game(points));
            tally.add_pair(points);
            let goes_on = tell(&PairReport { pair: pair + 1, games: &games, colors, tally: &tally });
            let decided = plan.sprt.is_some_and(|sprt| sprt.verdict(&tally) != Verdict::Open);
            if decided || !goes_on {
                enough.store(true, Relaxed);
            }
        }
    });
    fault.map_or(Ok(tally), Err)
}

fn half_points(game: &Played, color: Color) -> u8 {
    match game.ending.winner {
        None => 1,
        Some(winner) => 2 * u8::from(winner == color),
    }
}

type PairOfGames = Result<Box<[Played; 2]>, Failure>;

/// A table where one pair after the other is played.
struct Table<'a> {
    plan: &'a Match,
    book: Rulebook,
    paces: [Pace; 2],
    seats: [Option<Box<AnyPlayer>>; 2],
    enough: &'a AtomicBool,
}

impl<'a> Table<'a> {
    fn new(plan: &'a Match, enough: &'a AtomicBool) -> Table<'a> {
        let paces = plan.contestants.each_ref().map(|own| own.pace.clone().or(&plan.pace));
        Table { plan, book: Rulebook::usual(plan.variant), paces, seats: [None, None], enough }
    }

    fn play_pairs(&mut self, next: &AtomicU64, mut board: Taken<'_>, to: &Sender<(u64, PairOfGames)>) {
        while !self.enough.load(Relaxed) {
            board.go_on();
            let pair = next.fetch_add(1, Relaxed);
            if pair >= self.plan.pairs {
                return;
            }
            let games = match self.pair(pair) {
                Ok(Some(games)) => Ok(games),
                Ok(None) => return,
                Err(failure) => Err(failure),
            };
            if to.send((pair, games)).is_err() {
                return;
            }
        }
    }

    /// Both games of a pair; none if they were broken off.
    fn pair(&mut self, pair: u64) -> Result<Option<Box<[Played; 2]>>, Failure> {
        let first = self.plan.variant.rules().first;
        let Some(one) = self.game(pair, first)? else { return Ok(None) };
        let Some(other) = self.game(pair, !first)? else { return Ok(None) };
        Ok(Some(Box::new([one, other])))
    }

    /// A game in which the first side has this colour.
    fn game(&mut self, pair: u64, color: Color) -> Result<Option<Played>, Failure> {
        let opening = &self.plan.openings[(pair % self.plan.openings.len() as u64) as usize];
        let [one, other] = &mut self.seats;
        let one = seated(one, self.plan, 0)?;
        let other = seated(other, self.plan, 1)?;
        let [pace, other_pace] = &self.paces;
        let (players, paces) = match color {
            Color::White => {
                (ByColor { white: one, black: other }, ByColor { white: pace, black: other_pace })
            }
            Color::Black => {
                (ByColor { white: other, black: one }, ByColor { white: other_pace, black: pace })
            }
        };
        let played = play_game(&self.book, opening, players, paces, &self.plan.adjudication, self.enough);
        // Who was at fault is started anew for the next game.
        if let Some(at_fault) = played.as_ref().and_then(|played| played.ending.at_fault) {
            self.seats[usize::from(at_fault != color)] = None;
        }
        Ok(played)
    }
}

fn seated<'s>(
    seat: &'s mut Option<Box<AnyPlayer>>,
    plan: &Match,
    side: usize,
) -> Result<&'s mut AnyPlayer, Failure> {
    let player = match seat.take() {
        Some(player) => player,
        None => plan.contestants[side].seat(plan)?,
    };
    Ok(&mut **seat.insert(player))
}
