//! What each fact does. A fact that cannot have happened changes nothing.

use damier_rules::ByColor;
use damier_rules::game::{self, Check, Claim, FlagFall, Outcome};
use damier_rules::rulebook::Clause;

use super::{DisputeKind, PostalGame, struck};
use crate::fact::{Entry, Fact, Party, Score};
use crate::{Refused, Side, Stamp, Terms};

impl PostalGame {
    /// The game after [`Fact::Begun`].
    pub fn begin(terms: Terms, white: Party, black: Party, on: Stamp) -> Result<PostalGame, Refused> {
        let table = terms.check()?;
        let begun =
            Fact::Begun { terms: Box::new(terms.clone()), white: white.clone(), black: black.clone() };
        Ok(PostalGame {
            game: table.game(terms.medium)?,
            table,
            terms,
            parties: ByColor { white, black },
            entries: vec![Entry { on, fact: begun }],
            texts: Vec::new(),
            books: ByColor::default(),
            proposed: None,
            conditional: ByColor::default(),
            breaks: ByColor::default(),
            documents: ByColor::default(),
            fault: None,
            offences: ByColor::default(),
            undated: ByColor::default(),
            waiting: ByColor::default(),
            claim: None,
            oversteps: ByColor::default(),
            restarted: ByColor::default(),
            established: Vec::new(),
            rejected: None,
            ended_by: None,
            sanctions: Vec::new(),
            signs: ByColor::default(),
            repeated: None,
            told: None,
            left: ByColor::default(),
            records: ByColor::default(),
            over_since: None,
            adjudication: None,
            disputes: Vec::new(),
            last: on,
        })
    }

    /// Takes a fact in, or says why it cannot be one; then nothing has changed.
    pub fn apply(&mut self, entry: &Entry) -> Result<(), Refused> {
        if let Fact::Struck { number } = entry.fact {
            return self.strike(number, entry);
        }
        let mut next = self.clone();
        next.last = entry.on;
        next.fold_fact(entry.on, &entry.fact)?;
        next.entries.push(entry.clone());
        if next.is_over() && next.over_since.is_none() {
            next.over_since = Some(entry.on.date);
            next.claim = None;
            next.fault = None;
        }
        *self = next;
        Ok(())
    }

    /// Folds the facts again without one that was a mistake.
    fn strike(&mut self, number: usize, entry: &Entry) -> Result<(), Refused> {
        let there = (2..=self.entries.len()).contains(&number) && !struck(&self.entries).contains(&number);
        let is_strike = |number: usize| matches!(self.entries[number - 1].fact, Fact::Struck { .. });
        if !there || is_strike(number) {
            return Err(Refused::NoSuchFact { number });
        }
        let mut entries = self.entries.clone();
        entries.push(entry.clone());
        *self = PostalGame::fold(entries).map_err(|failed| failed.refused)?;
        self.last = entry.on;
        Ok(())
    }

    fn fold_fact(&mut self, on: Stamp, fact: &Fact) -> Result<(), Refused> {
        match fact {
            Fact::Begun { .. } => Err(Refused::BegunAlready),
            Fact::Struck { number } => Err(Refused::NoSuchFact { number: *number }),
            Fact::Documents { by, received } => {
                self.documents[by.color()] = Some(*received);
                Ok(())
            }
            Fact::Letter(letter) => self.letter(letter),
            Fact::Conditional { by, lines } => self.set_conditional(*by, lines),
            Fact::Impossible { by, text, received, sent } => self.impossible(*by, text, *received, *sent),
            Fact::Complaint { by, offence, received, sent, charged } => {
                self.complaint(*by, *offence, *received, *sent, *charged)
            }
            Fact::Corrected { by, received, sent, mv } => {
                self.corrected(*by, *received, *sent, mv.as_deref())
            }
            Fact::Repeated { by, registered } => self.repeat(*by, on.date, *registered),
            Fact::DelayTold { by } => {
                self.on_move(*by)?;
                self.told = Some(on.date);
                self.alive(*by, on.date);
                Ok(())
            }
            Fact::SignOfLife { by } => {
                self.alive(*by, on.date);
                Ok(())
            }
            Fact::Break { by, from, to, notified, exceptional } => {
                self.take_break(*by, *from, *to, *notified, *exceptional)
            }
            Fact::Claimed { by, sealed, notified, complete } => {
                self.claim_overstep(*by, on.date, sealed.as_deref(), *notified, *complete)
            }
            Fact::Objected { by, .. } => self.object(*by, on.date),
            Fact::Ruled { upheld, count_from } => self.rule(*upheld, count_from.unwrap_or(on.date), on),
            Fact::OverstepRecorded { of, count_from } => {
                self.in_play()?;
                let account = self.account(*of);
                let bookings = self.books[of.color()].len();
                self.overstep(*of, &account, bookings, count_from.unwrap_or(on.date), on.date)
            }
            Fact::Charged { to, days, .. } => {
                self.in_play()?;
                self.book_extra(*to, i64::from(*days), on);
                Ok(())
            }
            Fact::DrawOffered { by } => self.rules(game::Fact::Offer { by: by.color(), pressed: false }),
            Fact::DrawAccepted { by } => self.rules(game::Fact::Accept { by: by.color() }),
            Fact::DrawDeclined { by } => self.rules(game::Fact::Decline { by: by.color() }),
            Fact::DrawClaimed { by } => self.claim_draw(*by),
            Fact::Resigned { by } => self.rules(game::Fact::Resign { by: by.color() }),
            Fact::FlagFell { of } => self.rules(game::Fact::Flag(FlagFall::of(of.color()))),
            Fact::Left { who, how } => self.leave(*who, *how, on.date),
            Fact::LeftRuled { score } => self.rule_left(*score, on.date),
            Fact::Closed => self.close(on.date),
            Fact::RecordSent { by } => self.send_record(*by, on.date),
            Fact::Analysis { by, score, argued, .. } => self.analyse(*by, *score, *argued, on.date),
            Fact::Adjudicated { score, adjudicator } => self.adjudicate(*score, adjudicator, on.date),
            Fact::Protested { by, told, argued, .. } => self.protest(*by, *told, *argued, on.date),
            Fact::VerdictStands => self.stand_by_verdict(on.date),
            Fact::ProtestRuled { score, adjudicator } => self.rule_protest(*score, adjudicator, on.date),
            Fact::Asked { by, text } => self.ask(*by, text, on.date),
            Fact::Answered { number, upheld, decision } => {
                self.settle(*number, DisputeKind::Question, *upheld, decision, on.date)
            }
            Fact::Appealed { by, told, grounds, about } => self.appeal(*by, *told, grounds, *about, on.date),
            Fact::AppealRuled { number, upheld, decision } => {
                self.settle(*number, DisputeKind::Appeal, *upheld, decision, on.date)
            }
            Fact::Awarded { score, grounds } => self.award(*score, grounds, self.table.code.results),
            Fact::Sanctioned(sanction) => self.sanction(sanction, on.date),
        }
    }

    pub(super) fn in_play(&self) -> Result<(), Refused> {
        if self.is_over() { Err(Refused::Over) } else { Ok(()) }
    }

    /// Refuses unless it is the move of a side.
    pub(super) fn on_move(&self, by: Side) -> Result<(), Refused> {
        self.in_play()?;
        if self.turn() == by { Ok(()) } else { Err(Refused::NotYourMove { turn: self.turn().color() }) }
    }

    pub(super) fn rules(&mut self, fact: game::Fact) -> Result<(), Refused> {
        self.in_play()?;
        Ok(self.game.apply(fact)?)
    }

    /// Somebody has given a sign of life.
    pub(super) fn alive(&mut self, by: Side, on: jiff::civil::Date) {
        let sign = &mut self.signs[by.color()];
        *sign = Some(sign.map_or(on, |before| before.max(on)));
    }

    fn claim_draw(&mut self, by: Side) -> Result<(), Refused> {
        self.in_play()?;
        let check = Check::default();
        let claimed = |claim| -> Result<_, Refused> {
            let mut game = self.game.clone();
            game.apply(game::Fact::Claim { by: by.color(), claim })?;
            Ok(game)
        };
        // A wrong claim is taken in as well and ends nothing: what was counted is looked at only if nothing is repeated.
        self.game = match claimed(Claim::Repetition { announced: None, check }) {
            Ok(game) if game.state().result().is_some() => game,
            _ => claimed(Claim::Counting { check })?,
        };
        Ok(())
    }

    /// Ends the game by a decision that the code allows in a clause.
    pub(super) fn award(&mut self, score: Score, grounds: &str, clause: Clause) -> Result<(), Refused> {
        let outcome = match score {
            Score::White => Outcome::Win(damier_rules::Color::White),
            Score::Black => Outcome::Win(damier_rules::Color::Black),
            Score::Draw => Outcome::Draw,
            Score::BothLose => Outcome::BothLose,
            Score::Annulled => Outcome::Annulled,
        };
        self.rules(game::Fact::Award { outcome, grounds: grounds.to_owned() })?;
        self.ended_by = Some(clause);
        Ok(())
    }
}
