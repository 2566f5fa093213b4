//! Carries out, step by step, what somebody wants, and says what goes wrong.
//!
//! This is the patient road beside the generators: it runs only when a move is refused.

use super::MoveRefused;
use crate::{
    Board, CaptureChoice, Captured, Direction, Kings, Landing, LastRow, MenCapture, Position, Rank, Ruleset,
    Square, SquareSet, Tower, TowerJumps,
};

/// How many steps are tried to find out what capture is meant by its two ends.
const PATIENCE: usize = 20_000;

/// A piece under way.
#[derive(Clone)]
pub(super) struct Walk {
    board: Board,
    rules: &'static Ruleset,
    jumps: TowerJumps,
    /// What stands where, without the piece under way.
    towers: [Option<Tower>; Square::MAX],
    hand: Tower,
    at: Square,
    jumped: Vec<Square>,
    heading: Option<Direction>,
    /// A man was crowned and has to stop.
    stopped: bool,
}

impl Walk {
    /// The piece on a square, taken into the hand.
    pub(super) fn new(position: &Position, from: Square, hand: Tower) -> Walk {
        let mut towers = [None; Square::MAX];
        for (square, tower) in position.setup().placed {
            towers[square.index()] = Some(tower);
        }
        towers[from.index()] = None;
        Walk {
            board: position.board(),
            rules: position.variant().rules(),
            jumps: position.tower_jumps(),
            towers,
            hand,
            at: from,
            jumped: Vec::new(),
            heading: None,
            stopped: false,
        }
    }

    /// What has been jumped, in order.
    pub(super) fn jumped(&self) -> &[Square] {
        &self.jumped
    }

    /// To the next square somebody names: in a straight line, or else by any jumps that lead there.
    pub(super) fn reach(&self, to: Square) -> Result<Walk, MoveRefused> {
        self.straight(to).or_else(|refused| self.search(to).ok_or(refused))
    }

    /// Whether a quiet step would be a move if no capture were possible.
    pub(super) fn quiet(&self, to: Square) -> Result<(), MoveRefused> {
        let (from, rank) = (self.at, self.hand.top());
        let (direction, way) = self.way(to)?;
        if !direction.is_diagonal() {
            return Err(MoveRefused::NotADiagonal { from, to, rank });
        }
        if let Some(square) = way.iter().copied().find(|square| self.at(*square).is_some()) {
            return Err(match self.at(square) {
                Some(tower) if tower.owner() == self.hand.owner() && square != to => {
                    MoveRefused::JumpsOwnPiece { square }
                }
                _ => MoveRefused::Occupied { square, rank },
            });
        }
        if rank == Rank::Man && !direction.is_forward(self.hand.owner()) {
            return Err(MoveRefused::ManGoesBackward { from, to });
        }
        if way.len() > 1 && !self.flies() {
            return Err(MoveRefused::TooFar { from, to, rank, jumping: false });
        }
        Ok(())
    }

    /// Whether something stands between the piece and a square on its diagonals.
    pub(super) fn is_capture(&self, to: Square) -> bool {
        self.way(to)
            .is_ok_and(|(_, way)| way[..way.len() - 1].iter().any(|square| self.at(*square).is_some()))
    }

    /// The piece after one quiet step wants to go on.
    pub(super) fn goes_on_quietly(&self, to: Square) -> MoveRefused {
        let crowned = self.hand.top() == Rank::Man && self.is_last_row(to);
        match crowned {
            true => MoveRefused::NotYetKing { square: to },
            false => MoveRefused::NothingToJump { from: self.at, to, rank: self.hand.top() },
        }
    }

    /// What is wrong with ending here, after at least one jump; `most` is what a legal capture takes.
    pub(super) fn end(&self, most: usize) -> Option<MoveRefused> {
        let taken = self.jumped.len();
        if self.can_jump() {
            let (square, rank) = (self.at, self.hand.top());
            return Some(MoveRefused::CaptureNotFinished { square, taken: taken as u8, rank });
        }
        let instead = self.better_landings();
        if !instead.is_empty() {
            return Some(MoveRefused::MustLandElsewhere { square: self.at, instead });
        }
        let counts = matches!(
            self.rules.choice,
            CaptureChoice::MostPieces | CaptureChoice::MostThenKings | CaptureChoice::MostThenStrongest
        );
        (counts && taken < most).then_some(MoveRefused::MustTakeMost { taken: taken as u8, most: most as u8 })
    }

    /// What stands on every square once the piece is set down here.
    pub(super) fn finished(&self) -> [Option<Tower>; Square::MAX] {
        let mut towers = self.towers;
        if self.rules.captured == Captured::LeaveAfterTheMove {
            for square in &self.jumped {
                towers[square.index()] = None;
            }
        }
        let crowned = self.hand.top() == Rank::Man && self.is_last_row(self.at);
        towers[self.at.index()] = Some(if crowned { self.hand.crowned() } else { self.hand });
        towers
    }

    fn at(&self, square: Square) -> Option<Tower> {
        self.towers[square.index()]
    }

    fn flies(&self) -> bool {
        self.hand.is_king() && self.rules.kings == Kings::Flying
    }

    fn is_last_row(&self, square: Square) -> bool {
        self.board.last_row(self.hand.owner()).contains(square)
    }

    /// The direction to a square, and the squares up to it.
    fn way(&self, to: Square) -> Result<(Direction, Vec<Square>), MoveRefused> {
        for direction in self.rules.lines.directions().iter().copied() {
            let mut way = Vec::new();
            for square in self.board.line(self.at, direction) {
                way.push(square);
                if square == to {
                    return Ok((direction, way));
                }
            }
        }
        Err(MoveRefused::NotADiagonal { from: self.at, to, rank: self.hand.top() })
    }

    /// All jumps on the straight line to a square.
    pub(super) fn straight(&self, to: Square) -> Result<Walk, MoveRefused> {
        let (direction, way) = self.way(to)?;
        let rank = self.hand.top();
        if self.at(to).is_some() {
            return Err(match self.is_jumped_and_stays(to) {
                true => MoveRefused::JumpedPieceStays { square: to },
                false => MoveRefused::Occupied { square: to, rank },
            });
        }
        let victims: Vec<usize> = (0..way.len()).filter(|i| self.at(way[*i]).is_some()).collect();
        if victims.is_empty() {
            return Err(match self.stopped {
                true => MoveRefused::NotYetKing { square: self.at },
                false => MoveRefused::NothingToJump { from: self.at, to, rank },
            });
        }
        let mut walk = self.clone();
        for (i, victim) in victims.iter().enumerate() {
            let behind = way[victim + 1];
            let landing = if i + 1 == victims.len() { to } else { behind };
            walk = walk.jump(direction, way[*victim], behind, landing)?;
        }
        Ok(walk)
    }

    fn jump(
        &self,
        direction: Direction,
        over: Square,
        behind: Square,
        to: Square,
    ) -> Result<Walk, MoveRefused> {
        let (from, rank) = (self.at, self.hand.top());
        let Some(victim) = self.at(over) else {
            return Err(MoveRefused::NothingToJump { from, to, rank });
        };
        if victim.owner() == self.hand.owner() {
            return Err(MoveRefused::JumpsOwnPiece { square: over });
        }
        if self.stopped {
            return Err(MoveRefused::NotYetKing { square: from });
        }
        if self.jumped.contains(&over) && !self.may_jump_again() {
            return Err(MoveRefused::SamePieceTwice { square: over });
        }
        if rank == Rank::Man && victim.is_king() && !self.rules.men_take_kings {
            return Err(MoveRefused::MenDoNotTakeKings { square: over });
        }
        if self.heading == Some(direction.opposite()) && !self.may_turn_back() {
            return Err(MoveRefused::TurnsBack { square: from });
        }
        if let Some(next) = self.at(behind) {
            return Err(match next.owner() == self.hand.owner() {
                _ if self.is_jumped_and_stays(behind) => MoveRefused::JumpedPieceStays { square: behind },
                true => MoveRefused::Occupied { square: behind, rank },
                false => MoveRefused::TwoInARow { first: over, second: behind, rank },
            });
        }
        let near = self.board.step(from, direction) == Some(over) && behind == to;
        let in_reach = self.flies() && (behind == to || self.rules.landing == Landing::Anywhere);
        if !near && !in_reach {
            return Err(match rank == Rank::Man && !self.jumped.is_empty() && self.is_last_row(from) {
                true => MoveRefused::NotYetKing { square: from },
                false => MoveRefused::TooFar { from, to, rank, jumping: true },
            });
        }
        let forward = direction.is_forward(self.hand.owner());
        if rank == Rank::Man && !forward && self.rules.men_capture == MenCapture::Forward {
            return Err(MoveRefused::ManCapturesBackward { from, to });
        }
        Ok(self.jumped_over(direction, over, to))
    }

    fn is_jumped_and_stays(&self, square: Square) -> bool {
        self.rules.captured == Captured::LeaveAfterTheMove && self.jumped.contains(&square)
    }

    fn may_turn_back(&self) -> bool {
        self.jumps == TowerJumps::Any || self.rules.captured == Captured::LeaveAtOnce
    }

    fn may_jump_again(&self) -> bool {
        self.rules.captured == Captured::GoUnderTheTaker && self.jumps != TowerJumps::Once
    }

    fn jumped_over(&self, direction: Direction, over: Square, to: Square) -> Walk {
        let mut walk = self.clone();
        walk.at = to;
        walk.heading = Some(direction);
        walk.jumped.push(over);
        if self.rules.captured == Captured::LeaveAtOnce {
            walk.towers[over.index()] = None;
        }
        if let (Captured::GoUnderTheTaker, Some(victim)) = (self.rules.captured, self.at(over)) {
            let (rank, rest) = victim.take_top();
            walk.towers[over.index()] = rest;
            walk.hand = walk.hand.with_captive(rank);
        }
        if walk.hand.top() == Rank::Man && walk.is_last_row(to) && self.rules.last_row != LastRow::GoesOnAsMan
        {
            walk.hand = walk.hand.crowned();
            walk.stopped = self.rules.last_row == LastRow::Stops;
        }
        walk
    }

    /// Every next jump that the rules allow.
    fn next_jumps(&self) -> Vec<Walk> {
        let mut next = Vec::new();
        for direction in self.rules.lines.directions().iter().copied() {
            let way: Vec<Square> = self.board.line(self.at, direction).collect();
            let Some(victim) = way.iter().position(|square| self.at(*square).is_some()) else { continue };
            let landings = way[victim + 1..].iter().take_while(|square| self.at(**square).is_none());
            for landing in landings {
                next.extend(self.jump(direction, way[victim], way[victim + 1], *landing));
            }
        }
        next
    }

    fn can_jump(&self) -> bool {
        !self.next_jumps().is_empty()
    }

    /// Other squares behind the last jumped piece from which the capture could go on (D-03a).
    fn better_landings(&self) -> SquareSet {
        let chooses = self.flies() && self.rules.landing == Landing::Anywhere;
        let (Some(direction), Some(over), true) = (self.heading, self.jumped.last(), chooses) else {
            return SquareSet::EMPTY;
        };
        let behind = self.board.line(*over, direction).take_while(|square| self.at(*square).is_none());
        behind.filter(|square| Walk { at: *square, ..self.clone() }.can_jump()).collect()
    }

    /// The longest chain of jumps found that ends on a square.
    fn search(&self, to: Square) -> Option<Walk> {
        let mut found: Option<Walk> = None;
        let mut open = self.next_jumps();
        for _ in 0..PATIENCE {
            let Some(walk) = open.pop() else { break };
            open.extend(walk.next_jumps());
            if walk.at == to && found.as_ref().is_none_or(|best| walk.jumped.len() > best.jumped.len()) {
                found = Some(walk);
            }
        }
        found
    }
}
