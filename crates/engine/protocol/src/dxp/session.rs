//! The flow of a session: one program asks for games, the other accepts, both play.

use std::time::Duration;

use damier_rules::{Color, Move};

use super::{
    Acceptance, BadMessage, Course, EndReason, Ended, Link, LinkFault, Message, Mover, Request, move_message,
    read_move,
};

/// What is agreed on our side for all games.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Terms {
    /// The name under which our side introduces itself.
    pub name: String,
    /// How long we wait for a message within a game, at least; a player may use all his time for one move.
    pub patience: Duration,
}

/// Something that a person may want to know.
#[derive(Debug)]
pub enum Event<'a> {
    /// A game begins: the opponent's name, our colour, the minutes of a player.
    Began {
        /// The opponent's name.
        opponent: &'a str,
        /// The colour that our side plays.
        me: Color,
        /// Minutes for all moves of a player.
        minutes: u16,
    },
    /// A move will be played.
    Move {
        /// The game before the move.
        course: &'a Course,
        /// The move, as it was played on the board.
        mv: &'a Move,
    },
    /// The opponent says something.
    Chat(&'a str),
    /// Moves were taken back.
    Back(&'a Course),
    /// A message could not be understood and was passed over.
    Strange(&'a BadMessage),
    /// A game is over.
    Ended(&'a Ended),
}

/// Why a session ended before its time.
#[derive(Debug, thiserror::Error)]
pub enum SessionFault {
    /// The connection failed.
    #[error(transparent)]
    Link(#[from] LinkFault),
    /// The other program does not want to play.
    #[error("{name} does not accept the game: {}", in_words(*.answer))]
    Refused {
        /// The name that the other program gave.
        name: String,
        /// What it said.
        answer: Acceptance,
    },
    /// The position of the request cannot be played.
    #[error("the position of the request cannot be played")]
    Position,
}

const fn in_words(answer: Acceptance) -> &'static str {
    match answer {
        Acceptance::Accepted => "accepted",
        Acceptance::WrongVersion => "it does not know this version of the protocol",
        Acceptance::NotThis => "not this one",
        Acceptance::None => "none at all",
    }
}

/// Asks for so many games and plays them, colours changing from game to game.
pub fn initiate(
    link: &mut Link,
    request: &Request,
    games: u32,
    terms: &Terms,
    mover: &mut dyn Mover,
    tell: &mut dyn FnMut(Event<'_>),
) -> Result<(), SessionFault> {
    let mut request = request.clone();
    for game in 1..=games {
        let course = Course::new(&request, !request.follower).ok_or(SessionFault::Position)?;
        link.send(&Message::Request(request.clone()))?;
        let opponent = await_acceptance(link, terms, tell)?;
        tell(Event::Began { opponent: &opponent, me: !request.follower, minutes: request.minutes });
        mover.new_game();
        let patience = terms.patience.max(course.longest_move());
        let ended = Play { link, course, patience, stop: game == games }.play_on(mover, tell)?;
        tell(Event::Ended(&ended));
        if ended.stop {
            break;
        }
        request.follower = !request.follower;
    }
    Ok(())
}

fn await_acceptance(
    link: &mut Link,
    terms: &Terms,
    tell: &mut dyn FnMut(Event<'_>),
) -> Result<String, SessionFault> {
    loop {
        match link.receive(terms.patience)? {
            Ok(Message::Accept { name, answer: Acceptance::Accepted }) => return Ok(name),
            Ok(Message::Accept { name, answer }) => return Err(SessionFault::Refused { name, answer }),
            Ok(Message::Chat(text)) => tell(Event::Chat(&text)),
            Ok(_) => {}
            Err(fault) => tell(Event::Strange(&fault)),
        }
    }
}

/// Accepts games and plays them until the other program wants no more.
pub fn follow(
    link: &mut Link,
    terms: &Terms,
    mover: &mut dyn Mover,
    tell: &mut dyn FnMut(Event<'_>),
) -> Result<(), SessionFault> {
    loop {
        let request = match link.receive(Duration::MAX) {
            Err(LinkFault::Closed) => return Ok(()),
            Err(fault) => return Err(fault.into()),
            Ok(Ok(Message::Request(request))) => request,
            Ok(Ok(Message::Chat(text))) => {
                tell(Event::Chat(&text));
                continue;
            }
            // A second good-bye after a game.
            Ok(Ok(Message::End { stop: true, .. })) => return Ok(()),
            Ok(Ok(_)) => continue,
            Ok(Err(fault)) => {
                tell(Event::Strange(&fault));
                if fault.is_request() {
                    let answer = Acceptance::NotThis;
                    link.send(&Message::Accept { name: terms.name.clone(), answer })?;
                }
                continue;
            }
        };
        let course = Course::new(&request, request.follower);
        let answer = match &course {
            _ if !request.is_supported() => Acceptance::WrongVersion,
            None => Acceptance::NotThis,
            Some(_) => Acceptance::Accepted,
        };
        link.send(&Message::Accept { name: terms.name.clone(), answer })?;
        let Some(course) = course.filter(|_| answer == Acceptance::Accepted) else { continue };
        tell(Event::Began { opponent: &request.name, me: request.follower, minutes: request.minutes });
        mover.new_game();
        let patience = terms.patience.max(course.longest_move());
        let ended = Play { link, course, patience, stop: false }.play_on(mover, tell)?;
        tell(Event::Ended(&ended));
        if ended.stop {
            return Ok(());
        }
    }
}

/// One game on one side of a link.
struct Play<'a> {
    link: &'a mut Link,
    course: Course,
    patience: Duration,
    /// Whether we want no more games after this one.
    stop: bool,
}

impl Play<'_> {
    fn play_on(
        mut self,
        mover: &mut dyn Mover,
        tell: &mut dyn FnMut(Event<'_>),
    ) -> Result<Ended, SessionFault> {
        loop {
            if self.course.is_mine() {
                if let Some((reason, why)) = self.course.over() {
                    return self.end(reason, why, tell);
                }
                let Some((mv, seconds)) = self.course.think(mover) else {
                    return self.end(EndReason::Lost, "no move was found".to_owned(), tell);
                };
                tell(Event::Move { course: &self.course, mv: &mv });
                self.link.send(&move_message(&mv, seconds))?;
                self.course.play(mv);
                continue;
            }
            match self.link.receive(self.patience)? {
                Ok(Message::Move { from, to, captured, .. }) => {
                    let Some(mv) = read_move(self.course.position(), from, to, &captured) else {
                        let why = format!("illegal move from {from} to {to} taking {captured:?}");
                        self.link.send(&Message::Chat(why.clone()))?;
                        return self.end(EndReason::Unsaid, why, tell);
                    };
                    tell(Event::Move { course: &self.course, mv: &mv });
                    self.course.play(mv);
                }
                Ok(Message::End { reason, stop }) => {
                    self.link.send(&Message::End { reason: EndReason::Unsaid, stop: self.stop })?;
                    let opponent = !self.course.me();
                    let why = format!("ended by the opponent, who {}", reason.in_words());
                    return Ok(self.course.ended(&[(opponent, reason)], why, stop));
                }
                Ok(Message::BackRequest { number, to_move }) => {
                    let accepted = self.course.go_back(number, to_move);
                    self.link.send(&Message::BackAnswer { accepted })?;
                    if accepted {
                        tell(Event::Back(&self.course));
                    }
                }
                Ok(Message::Chat(text)) => tell(Event::Chat(&text)),
                Ok(Message::Request(_) | Message::Accept { .. } | Message::BackAnswer { .. }) => {}
                Err(fault) => tell(Event::Strange(&fault)),
            }
        }
    }

    /// Ends the game on our turn; the other program has to agree.
    fn end(
        self,
        reason: EndReason,
        why: String,
        tell: &mut dyn FnMut(Event<'_>),
    ) -> Result<Ended, SessionFault> {
        self.link.send(&Message::End { reason, stop: self.stop })?;
        let me = self.course.me();
        loop {
            match self.link.receive(self.patience) {
                Ok(Ok(Message::End { reason: answer, stop })) => {
                    return Ok(self.course.ended(&[(me, reason), (!me, answer)], why, stop));
                }
                Ok(Ok(Message::Chat(text))) => tell(Event::Chat(&text)),
                Ok(_) => {}
                // The game is over all the same.
                Err(LinkFault::Closed) => return Ok(self.course.ended(&[(me, reason)], why, true)),
                Err(fault) => return Err(fault.into()),
            }
        }
    }
}
