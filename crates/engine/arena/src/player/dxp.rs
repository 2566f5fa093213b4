//! A DXP program at the board: the arena asks it for games and passes the moves on.

use std::net::TcpStream;
use std::time::{Duration, Instant};

use damier_protocol::dxp::{
    Acceptance, EndReason, Link, LinkFault, Message, Request, SessionFault, move_message, read_move,
};
use damier_rules::game::Outcome;
use damier_rules::{Color, Move, Position, Variant};

use super::{Failure, Player, Reply};
use crate::pace::Side;

/// A program at the other end of a socket.
pub struct DxpPlayer {
    link: Link,
    /// How many moves of the game both sides know.
    known: usize,
    /// The position after those moves.
    position: Position,
    /// Its colour in the game.
    color: Color,
    /// Whether a game is on.
    playing: bool,
    /// How long its next move may take.
    allowed: Duration,
    patience: Duration,
}

impl DxpPlayer {
    /// Connects to a program that listens, trying again until it does or the patience ends.
    pub fn connect(address: &str, patience: Duration) -> Result<DxpPlayer, Failure> {
        let begun = Instant::now();
        let unreached = |cause| Failure::Reach { address: address.to_owned(), cause };
        let socket = loop {
            match TcpStream::connect(address) {
                Ok(socket) => break socket,
                Err(_) if begun.elapsed() < patience => std::thread::sleep(Duration::from_millis(100)),
                Err(cause) => return Err(unreached(cause)),
            }
        };
        let link = Link::over(socket).map_err(unreached)?;
        let position = Position::start(Variant::International);
        Ok(DxpPlayer {
            link,
            known: 0,
            position,
            color: Color::White,
            playing: false,
            allowed: Duration::ZERO,
            patience,
        })
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

    /// What a program that is on turn says of the result if it ends the game; none if it moves on.
    fn own_end(&mut self) -> Result<Option<EndReason>, Failure> {
        // It may think about its move first, since it need not know why the game should be over.
        let patience = self.allowed.saturating_add(self.patience);
        loop {
            match self.hear(patience)? {
                Message::End { reason, .. } => return Ok(Some(reason)),
                Message::Move { .. } => return Ok(None),
                _ => {}
            }
        }
    }

    /// Sends the end of the game; who answers an end gives no reason.
    fn send_end(&mut self, reason: EndReason) -> Result<(), Failure> {
        self.playing = false;
        self.send(&Message::End { reason, stop: false })
    }

    /// Ends the game on our turn and hears what the program says to it.
    fn end(&mut self, reason: EndReason) -> Result<EndReason, Failure> {
        self.send_end(reason)?;
        loop {
            if let Message::End { reason, .. } = self.hear(self.patience)? {
                return Ok(reason);
            }
        }
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
            ..Request::new("Damier arena", color, side.pace().dxp_minutes())
        };
        self.send(&Message::Request(request))?;
        loop {
            match self.hear(self.patience)? {
                Message::Accept { answer: Acceptance::Accepted, .. } => break,
                Message::Accept { name, answer } => return Err(SessionFault::Refused { name, answer }.into()),
                _ => {}
            }
        }
        (self.known, self.position) = (moves.len(), position);
        (self.color, self.playing) = (color, true);
        self.allowed = side.allowed().unwrap_or_default();
        Ok(())
    }

    fn think(&mut self, _: &Position, moves: &[Move], side: &Side) -> Result<Reply, Failure> {
        self.catch_up(moves)?;
        self.allowed = side.allowed().unwrap_or_default();
        let patience = self.allowed.saturating_add(self.patience);
        loop {
            match self.hear(patience)? {
                Message::Move { from, to, captured, .. } => {
                    let mv = read_move(&self.position, from, to, &captured).ok_or_else(|| {
                        Failure::Illegal(format!("from {from} to {to} taking {captured:?}"))
                    })?;
                    self.position = self.position.play_unchecked(&mv);
                    self.known += 1;
                    return Ok(Reply { mv, score: None });
                }
                Message::End { reason, .. } => {
                    self.send_end(EndReason::Unsaid)?;
                    return Err(Failure::Ended(reason));
                }
                _ => {}
            }
        }
    }

    fn game_over(&mut self, moves: &[Move], winner: Option<Color>) -> Result<Option<EndReason>, Failure> {
        if !self.playing {
            return Ok(None);
        }
        let is_on_turn = self.known < moves.len();
        self.catch_up(moves)?;
        if is_on_turn && let Some(said) = self.own_end()? {
            self.send_end(EndReason::Unsaid)?;
            return Ok(Some(said));
        }
        let outcome = winner.map_or(Outcome::Draw, Outcome::Win);
        self.end(EndReason::of(outcome, !self.color)).map(Some)
    }
}
