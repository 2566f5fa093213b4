//! A DXP program at the board: the arena asks it for games and passes the moves on.

use std::net::TcpStream;
use std::time::{Duration, Instant};

use damier_protocol::dxp::{
    Acceptance, EndReason, Link, LinkFault, Message, Request, SessionFault, move_message, read_move,
};
use damier_rules::{Color, Move, Position, Variant};

use super::{Answer, Failure, Player};
use crate::pace::Side;

/// A game of a fixed time for each move is taken to last so many moves.
const MOVES: u32 = 75;

/// A program at the other end of a socket.
pub struct DxpPlayer {
    link: Link,
    /// How many moves of the game both sides know.
    known: usize,
    /// The position after those moves.
    position: Position,
    /// Whether a game is on.
    playing: bool,
    patience: Duration,
}

impl DxpPlayer {
    /// Connects to a program that listens, trying again until it does or the patience ends.
    pub fn connect(address: &str, patience: Duration) -> Result<DxpPlayer, Failure> {
        let begun = Instant::now();
        let socket = loop {
            match TcpStream::connect(address) {
                Ok(socket) => break socket,
                Err(_) if begun.elapsed() < patience => std::thread::sleep(Duration::from_millis(100)),
                Err(cause) => return Err(Failure::Start { program: address.to_owned(), cause }),
            }
        };
        let link =
            Link::over(socket).map_err(|cause| Failure::Start { program: address.to_owned(), cause })?;
        let position = Position::start(Variant::International);
        Ok(DxpPlayer { link, known: 0, position, playing: false, patience })
    }

    fn send(&mut self, message: &Message) -> Result<(), Failure> {
        Ok(self.link.send(message).map_err(SessionFault::from)?)
    }

    /// The next message that matters.
    fn hear(&mut self, patience: Duration) -> Result<Message, Failure> {
        let until = Instant::now() + patience;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            let heard = self.link.receive(left).map_err(|fault| match fault {
                LinkFault::Silent(_) => LinkFault::Silent(patience),
                fault => fault,
            });
            match heard.map_err(SessionFault::from)? {
                Ok(Message::BackRequest { .. }) => self.send(&Message::BackAnswer { accepted: false })?,
                Ok(Message::Chat(_)) | Err(_) => {}
                Ok(message) => return Ok(message),
            }
        }
    }

    /// Tells the program the moves it does not know.
    fn catch_up(&mut self, moves: &[Move]) -> Result<(), Failure> {
        for mv in &moves[self.known..] {
            self.send(&move_message(mv, 0))?;
            self.position = self.position.play_unchecked(mv);
            self.known += 1;
        }
        Ok(())
    }

    /// Whether a program that is on turn ends the game, or moves on.
    fn ends_by_itself(&mut self) -> Result<bool, Failure> {
        loop {
            match self.hear(self.patience)? {
                Message::End { .. } => return Ok(true),
                Message::Move { .. } => return Ok(false),
                _ => {}
            }
        }
    }

    fn answer_end(&mut self) -> Result<(), Failure> {
        self.playing = false;
        self.send(&Message::End { reason: EndReason::Unsaid, stop: false })
    }

    /// Ends the game on our turn.
    fn end(&mut self) -> Result<(), Failure> {
        self.answer_end()?;
        while !matches!(self.hear(self.patience)?, Message::End { .. }) {}
        Ok(())
    }
}

impl Player for DxpPlayer {
    fn new_game(
        &mut self,
        start: &Position,
        moves: &[Move],
        color: Color,
        side: &Side,
    ) -> Result<(), Failure> {
        let position = moves.iter().fold(*start, |position, mv| position.play_unchecked(mv));
        let is_usual = position == Position::start(Variant::International);
        let request = Request {
            position: (!is_usual).then(|| position.setup()),
            ..Request::new("Damier arena", color, minutes(side))
        };
        self.send(&Message::Request(request))?;
        loop {
            match self.hear(self.patience)? {
                Message::Accept { answer: Acceptance::Accepted, .. } => break,
                Message::Accept { name, answer } => return Err(SessionFault::Refused { name, answer }.into()),
                _ => {}
            }
        }
        (self.known, self.position, self.playing) = (moves.len(), position, true);
        Ok(())
    }

    fn think(&mut self, _: &Position, moves: &[Move], side: &Side) -> Result<Answer, Failure> {
        self.catch_up(moves)?;
        let patience = side.allowed().unwrap_or_default().saturating_add(self.patience);
        loop {
            match self.hear(patience)? {
                Message::Move { from, to, captured, .. } => {
                    let mv = read_move(&self.position, from, to, &captured).ok_or_else(|| {
                        Failure::Illegal(format!("from {from} to {to} taking {captured:?}"))
                    })?;
                    self.position = self.position.play_unchecked(&mv);
                    self.known += 1;
                    return Ok(Answer { mv, score: None });
                }
                Message::End { reason, .. } => {
                    self.answer_end()?;
                    return Err(Failure::Ended(reason));
                }
                _ => {}
            }
        }
    }

    fn game_over(&mut self, moves: &[Move]) -> Result<(), Failure> {
        if !self.playing {
            return Ok(());
        }
        let is_on_turn = self.known < moves.len();
        self.catch_up(moves)?;
        if is_on_turn && self.ends_by_itself()? { self.answer_end() } else { self.end() }
    }
}

/// The time of a game in whole minutes, at least one.
fn minutes(side: &Side) -> u16 {
    let pace = side.pace();
    let by_moves = pace.move_time.map(|time| time.saturating_mul(MOVES));
    let by_clock = pace.time.map(|time| time.saturating_add(pace.increment.saturating_mul(MOVES)));
    let seconds = by_moves.or(by_clock).map_or(60, |time| time.as_secs().max(1));
    seconds.div_ceil(60).min(999) as u16
}
