//! What happens when a person types something.

use std::io::Write;
use std::path::Path;

use anyhow::Result;
use damier_analysis::written;
use damier_engine::Level;
use damier_pdn::{MoveReader, write_fen};
use damier_rules::game::{Check, Claim, Fact};
use damier_rules::{Color, Move};

use super::asked::{self, Asked};
use super::session::{Flow, Session};
use crate::output::harmless;

impl Session<'_> {
    /// Does what was typed, or says why not.
    pub(super) fn answer(&mut self, line: &str) -> Result<Flow> {
        let side = self.game.state().position().to_move();
        match asked::read(line) {
            Asked::Move { text, offer } => self.person_plays(side, text, offer)?,
            Asked::Moves => self.list_moves()?,
            Asked::Hint => self.hint()?,
            Asked::Back => self.back()?,
            Asked::Offer => self.offer_too_late(side)?,
            Asked::Accept => self.fact(Fact::Accept { by: side })?,
            Asked::Decline => self.fact(Fact::Decline { by: side })?,
            Asked::Claim(text) => self.claim(side, text)?,
            Asked::Resign => self.fact(Fact::Resign { by: side })?,
            Asked::Board => self.show_board()?,
            Asked::Flip => {
                self.board.flip = !self.board.flip;
                self.show_board()?;
            }
            Asked::Counters => self.counters()?,
            Asked::Clock => self.clock()?,
            Asked::Fen => writeln!(self.out, "{}", write_fen(&self.game.state().position().setup()))?,
            Asked::Level(text) => self.level(text)?,
            Asked::Save(path) => self.save_as(path)?,
            Asked::Help => self.out.write_all(asked::HELP.as_bytes())?,
            Asked::Quit => return Ok(Flow::Leave),
            Asked::Nothing => {}
            Asked::Unknown(text) => {
                let text = harmless(text);
                self.refuse(&format!("\"{text}\" is neither a move nor a word known here; help lists them"))?;
            }
        }
        Ok(Flow::On)
    }

    /// Tells why something is not done.
    fn refuse(&mut self, why: &str) -> Result<()> {
        let why = self.out.red(&self.sides.rename(why));
        Ok(writeln!(self.out, "{why}")?)
    }

    /// Enters a fact, or tells with which clause the rulebook refuses it.
    fn fact(&mut self, fact: Fact) -> Result<()> {
        match self.game.apply(fact) {
            Ok(()) => self.save(),
            Err(refusal) => self.refuse(&refusal.to_string()),
        }
    }

    /// A move that was typed, or why it is none.
    fn read_move(&mut self, text: &str) -> Result<Option<Move>> {
        let position = *self.game.state().position();
        let error = match MoveReader::of(&self.notation).read(&position, text.as_bytes()) {
            Ok(mv) => return Ok(Some(mv)),
            Err(error) => error,
        };
        let clauses = self.game.rulebook().own(error.clauses(position.variant()));
        let clauses = if clauses.is_empty() { String::new() } else { format!(" ({})", clauses.join(", ")) };
        self.refuse(&format!("{}{clauses}", harmless(&error.to_string())))?;
        Ok(None)
    }

    fn person_plays(&mut self, side: Color, text: &str, offer: bool) -> Result<()> {
        let Some(mv) = self.read_move(text)? else { return Ok(()) };
        self.play(mv)?;
        if offer && let Err(refusal) = self.game.apply(Fact::Offer { by: side, pressed: false }) {
            self.refuse(&format!("the move is made, the draw is not offered: {refusal}"))?;
        }
        self.pressed(side)
    }

    fn offer_too_late(&mut self, side: Color) -> Result<()> {
        let refusal = self.game.state().may_offer(side).err().map(|refusal| refusal.to_string());
        let refusal = refusal.unwrap_or_else(|| "a draw is offered with a move".to_owned());
        self.refuse(&format!("{refusal}; write it behind your move, such as MOVE draw"))
    }

    fn list_moves(&mut self) -> Result<()> {
        let moves = self.game.state().position().legal_moves();
        let texts: Vec<String> = moves.iter().map(|mv| self.text(mv)).collect();
        Ok(writeln!(self.out, "{}", texts.join("  "))?)
    }

    fn hint(&mut self) -> Result<()> {
        let (start, moves) = (self.start, self.moves());
        let Some(best) = self.opponent.hint(&start, &moves) else { return Ok(()) };
        let line = written(self.game.state().position(), &best.line, &self.notation);
        let line: Vec<String> = line.into_iter().take(6).collect();
        Ok(writeln!(self.out, "{} ({})", line.join(" "), best.score)?)
    }

    /// Takes back to the person's last move.
    fn back(&mut self) -> Result<()> {
        let plies = self.game.state().plies();
        let own = (0..plies.len()).rfind(|at| self.seats.has_person(plies[*at].by));
        match own {
            Some(ply) => self.take_back_to(ply),
            None => self.refuse("there is no move of yours to take back"),
        }
    }

    fn claim(&mut self, side: Color, text: Option<&str>) -> Result<()> {
        let state = self.game.state();
        if let Some(text) = text {
            let brings = state.claimable_moves(side);
            let Some(mv) = self.read_move(text)? else { return Ok(()) };
            let position = *self.game.state().position();
            let after = position.play_unchecked(&mv);
            if !brings.iter().any(|own| position.play_unchecked(own) == after) {
                let text = self.text(&mv);
                return self.refuse(&format!("{text} repeats no position often enough for a claim"));
            }
            let claim = Claim::Repetition { announced: Some(mv), check: Check::default() };
            return self.fact(Fact::Claim { by: side, claim });
        }
        if let Some(claim) = self.open_claim(side) {
            return self.fact(Fact::Claim { by: side, claim });
        }
        let brings: Vec<String> = state.claimable_moves(side).iter().map(|mv| self.text(mv)).collect();
        if brings.is_empty() {
            self.refuse("nothing can be claimed now; counters shows how far the draws have come")
        } else {
            self.refuse(&format!(
                "announce the move that repeats the position: claim {}",
                brings.join(" or ")
            ))
        }
    }

    fn counters(&mut self) -> Result<()> {
        let running: Vec<String> = self
            .game
            .state()
            .counters()
            .into_iter()
            .filter(|now| now.running)
            .map(|now| format!("{}: {now}", now.code))
            .collect();
        if running.is_empty() {
            return Ok(writeln!(self.out, "No draw is being counted.")?);
        }
        Ok(writeln!(self.out, "{}", running.join("\n"))?)
    }

    fn clock(&mut self) -> Result<()> {
        let shown = self.times.as_ref().map(|times| times.show(self.sides));
        let shown = shown.unwrap_or_else(|| "There is no clock.".to_owned());
        Ok(writeln!(self.out, "{shown}")?)
    }

    fn level(&mut self, text: &str) -> Result<()> {
        match text.parse().map_err(|_| ()).and_then(|number| Level::new(number).map_err(|_| ())) {
            Ok(level) => self.opponent.level = level,
            Err(()) => self.refuse("levels go from 1 (a beginner) to 10 (full strength)")?,
        }
        Ok(writeln!(self.out, "Damier plays at level {}.", self.opponent.level.number())?)
    }

    fn save_as(&mut self, path: &str) -> Result<()> {
        match self.save_in(Path::new(path)) {
            Ok(()) => Ok(writeln!(self.out, "The game is kept in {} from now on.", harmless(path))?),
            Err(error) => self.refuse(&format!("{error:#}")),
        }
    }
}
