//! The rounds of an imported event: pairs, free seats, results.

use damier_compete::event::{
    Fact, FreeKind, FreeSeat, GameKey, LotsFor, PairedBy, Phase, Refused, Score, StageId,
};
use damier_compete::{Absence, Entrant, Round, SideResult};

use super::cell::Code;
use super::directive::DrawnLots;
use super::fault::{TrfFault, TrfFaultKind};
use super::header::ResultLine;
use super::import::{Import, REASON};
use super::import_warning::ImportWarning;

const STAGE: StageId = StageId::FIRST;

impl Import<'_> {
    /// Tells a round, from 0.
    ///
    /// When somebody left is known by how many rounds had started then, so rounds are started no earlier than
    /// results demand.
    pub(super) fn round(&mut self, at: usize) -> Result<(), TrfFault> {
        let round = Round::at(at);
        let pairs = self.pairs(at);
        self.leave_before(at)?;
        self.pair(at, &pairs)?;
        self.enter_late(at + 1)?;
        if at < self.started && self.is_played(at) {
            self.start_up_to(at + 1)?;
        }
        for (table, (white, black)) in (1..).zip(&pairs) {
            self.result(GameKey::table(STAGE, round, table), at, *white, *black)?;
        }
        self.draw_lots(Some(round))?;
        self.close()
    }

    /// Tells of lots drawn for the tables of a round, or for the stage as a whole.
    pub(super) fn draw_lots(&mut self, about: Option<Round>) -> Result<(), TrfFault> {
        for (line, lots) in &self.header.lots {
            let round = match lots.purpose {
                LotsFor::Tie { key } | LotsFor::Ballot { key, .. } => Some(key.round),
                LotsFor::OrderOfRounds { .. } | LotsFor::Colour { .. } | LotsFor::Other { .. } => None,
            };
            if round == about {
                let DrawnLots { purpose, seed, reason, by_hand } = lots.clone();
                self.append(Fact::Lots { purpose, seed, reason, by_hand }, *line)?;
            }
        }
        Ok(())
    }

    /// Whether a result of the round needs play.
    fn is_played(&self, at: usize) -> bool {
        let unplayed = |score: &Score| score.is_forfeit();
        let in_detail = self.header.results.iter().filter(|own| usize::from(own.round) == at + 1);
        let mut told = in_detail.flat_map(|own| own.games.iter().chain([&own.whole])).flatten();
        let in_columns = self.field.players.keys().map(|number| self.field.cell(*number, at));
        let mut shown = in_columns.filter(|cell| cell.opponent.is_some()).map(|cell| cell.code);
        let is_unplayed = |code| matches!(code, Code::None | Code::ForfeitWin | Code::ForfeitLoss);
        told.any(|score| !unplayed(score)) || shown.any(|code| !is_unplayed(code))
    }

    /// Those who have left before a round is paired, and start what had been started by then.
    fn leave_before(&mut self, at: usize) -> Result<(), TrfFault> {
        // Without a result in the round before, only their leaving decides it.
        let undecided = self.undecided();
        let gone = |number: &u32| {
            let open = self.entrants.get(number).is_some_and(|own| undecided.contains(own));
            open || self.absence(*number, at) == Some(Absence::Withdrawn)
        };
        let leavers: Vec<u32> = self.left.keys().copied().filter(gone).collect();
        let latest = leavers.iter().filter_map(|number| self.left.get(number)).map(|own| own.after).max();
        if let Some(latest) = latest {
            self.start_up_to(usize::from(latest).min(at))?;
        }
        self.leave(|number| leavers.contains(&number))
    }

    /// Everybody in an encounter that nothing has decided.
    fn undecided(&self) -> Vec<Entrant> {
        let state = self.event.state();
        let missing = state.missing_results(STAGE);
        let tables = missing.iter().flat_map(|(round, tables)| tables.iter().map(|table| (*round, *table)));
        let encounters = tables.filter_map(|(round, table)| {
            state.stages[0].round(round)?.encounters.get(usize::from(table).checked_sub(1)?)
        });
        encounters.flat_map(|own| [own.first, own.second]).collect()
    }

    /// Starts rounds, and tells of those who left in between.
    pub(super) fn start_up_to(&mut self, rounds: usize) -> Result<(), TrfFault> {
        while usize::from(self.begun()) < rounds {
            self.leave(|_| true)?;
            let round = Round::at(usize::from(self.begun()));
            self.append(Fact::Started { stage: STAGE, round }, 0)?;
        }
        Ok(())
    }

    /// How many rounds have been started by now.
    fn begun(&self) -> u16 {
        self.event.state().stages[0].rounds_started()
    }

    /// Tells of those of a kind who left after as many rounds as have been started by now, or fewer.
    pub(super) fn leave(&mut self, which: impl Fn(u32) -> bool) -> Result<(), TrfFault> {
        let begun = self.begun();
        let leavers: Vec<_> =
            self.left.values().copied().filter(|own| own.after <= begun && which(own.number)).collect();
        for own in leavers {
            let Some(entrant) = self.entrants.get(&own.number).copied() else { continue };
            if self.event.state().stages[0].left.contains_key(&entrant) {
                continue;
            }
            let reason = own.reason.clone();
            let fact = if own.excluded {
                Fact::FurtherPart { entrant, goes_on: false, reason }
            } else {
                Fact::Withdrawn { entrant, reason }
            };
            self.append(fact, own.line)?;
        }
        Ok(())
    }

    /// Closes rounds of which every result is known.
    pub(super) fn close(&mut self) -> Result<(), TrfFault> {
        let state = self.event.state();
        let open: Vec<Round> = state.missing_results(STAGE).into_iter().map(|(round, _)| round).collect();
        let rounds = (0..).map(Round::at).zip(&state.stages[0].rounds);
        let ready = rounds.filter(|(round, own)| own.phase == Phase::Started && !open.contains(round));
        for round in ready.map(|(round, _)| round).collect::<Vec<_>>() {
            self.append(Fact::Closed { stage: STAGE, round }, 0)?;
        }
        Ok(())
    }

    /// The pairs of a round, White first, in the order of the tables.
    fn pairs(&self, at: usize) -> Vec<(u32, u32)> {
        let mut pairs = self.field.pairs(at);
        pairs.extend(self.hidden_pairs(at));
        let said = self.header.tables.iter().find(|own| usize::from(own.round) == at + 1);
        let place = |pair: &(u32, u32)| said.and_then(|own| own.pairs.iter().position(|own| own == pair));
        let points = |number: u32| {
            let cells = (0..at).map(|at| self.field.scoring.of(self.field.cell(number, at).code).0);
            cells.sum::<u32>()
        };
        // As on a pairing sheet: those with most points first.
        pairs.sort_by_cached_key(|pair| {
            let (white, black) = *pair;
            let best = points(white).max(points(black));
            (place(pair).unwrap_or(usize::MAX), std::cmp::Reverse(best), white.min(black))
        });
        pairs
    }

    /// Pairs that only a directive knows: games of somebody of whom nothing counts any more.
    fn hidden_pairs(&self, at: usize) -> impl Iterator<Item = (u32, u32)> {
        let in_round = self.header.results.iter().filter(move |own| usize::from(own.round) == at + 1);
        let is_free = move |number: u32| self.field.cell(number, at).opponent.is_none();
        in_round.filter(move |own| is_free(own.white) && is_free(own.black)).map(|own| (own.white, own.black))
    }

    pub(super) fn is_hidden_pair(&self, number: u32, at: usize) -> bool {
        self.hidden_pairs(at).any(|(white, black)| white == number || black == number)
    }

    fn pair(&mut self, at: usize, pairs: &[(u32, u32)]) -> Result<(), TrfFault> {
        let who = |number: &u32| self.entrants.get(number).copied();
        let seats: Vec<_> =
            pairs.iter().filter_map(|(white, black)| Some((who(white)?, who(black)?))).collect();
        let mut free = Vec::new();
        for (number, entrant) in &self.entrants {
            let kind = match self.field.cell(*number, at).code {
                _ if self.field.cell(*number, at).opponent.is_some() => continue,
                Code::PairingBye | Code::ForfeitWin => FreeKind::Bye,
                Code::FullBye => FreeKind::PlusAfterWithdrawal,
                _ if self.absence(*number, at) == Some(Absence::Free) => FreeKind::NoGame,
                _ => continue,
            };
            free.push(FreeSeat { entrant: *entrant, kind });
        }
        let round = Round::at(at);
        let fact = |by| Fact::Paired { stage: STAGE, round, pairs: seats.clone(), free: free.clone(), by };
        let said = self.header.paired_by.iter().find(|(_, own, _)| usize::from(*own) == at + 1);
        let by =
            said.map_or_else(|| PairedBy::Hand { reason: REASON.to_owned() }, |(_, _, by)| (**by).clone());
        let (as_said, overridden) = (fact(by), fact(PairedBy::Override { reason: REASON.to_owned() }));
        match self.try_tell(as_said) {
            Ok(()) => Ok(()),
            Err(
                why @ (Refused::Rematch { .. }
                | Refused::MetOften { .. }
                | Refused::HasLeft { .. }
                | Refused::IsAbsent { .. }
                | Refused::Prohibited { .. }
                | Refused::SecondBye { .. }),
            ) => {
                self.warnings.push(ImportWarning::Overridden { round, why });
                self.append(overridden, 0)
            }
            Err(why) => Err(TrfFault { line: 0, column: None, what: TrfFaultKind::Refused { why } }),
        }
    }

    fn result(&mut self, key: GameKey, at: usize, white: u32, black: u32) -> Result<(), TrfFault> {
        let in_detail =
            |own: &&ResultLine| usize::from(own.round) == at + 1 && (own.white, own.black) == (white, black);
        let line = self.line_of(white);
        let Some(detail) = self.header.results.iter().find(in_detail) else {
            return match self.visible_result(at, white, black) {
                Some(score) => self.score(key, score, line),
                None => Ok(()),
            };
        };
        if let Some(whole) = detail.whole {
            self.score(key, whole, detail.line)?;
        }
        let several = self.event.state().stages[0].plan.micro_match;
        for (game, score) in (1..).zip(&detail.games) {
            let key = if several { key.game(game) } else { key };
            if let Some(score) = score {
                self.score(key, *score, detail.line)?;
            }
        }
        Ok(())
    }

    /// The result that the columns show.
    fn visible_result(&mut self, at: usize, white: u32, black: u32) -> Option<Score> {
        let [own, theirs] = [white, black].map(|number| self.field.cell(number, at).code);
        Some(match (own, theirs) {
            (Code::Win | Code::ShortWin, _) => Score::Played(SideResult::Win),
            (Code::Draw | Code::ShortDraw, _) => Score::Played(SideResult::Draw),
            (Code::Loss | Code::ShortLoss, Code::Loss | Code::ShortLoss) => {
                self.warnings.push(ImportWarning::LostByBoth { round: Round::at(at), white, black });
                Score::Annulled
            }
            (Code::Loss | Code::ShortLoss, _) => Score::Played(SideResult::Loss),
            (Code::ForfeitWin, _) => Score::PlusMinus,
            (Code::ForfeitLoss, Code::ForfeitWin) => Score::MinusPlus,
            (Code::ForfeitLoss, _) => Score::BothMinus,
            _ => return None,
        })
    }

    fn score(&mut self, key: GameKey, score: Score, line: usize) -> Result<(), TrfFault> {
        match self.try_tell(Fact::Result { key, score, reason: None, game: None }) {
            Ok(()) => Ok(()),
            // A result given to somebody after he had left was a correction.
            Err(Refused::HasLeft { .. }) => {
                self.append(Fact::Result { key, score: Score::BothMinus, reason: None, game: None }, line)?;
                self.append(Fact::ResultCorrected { key, score, reason: REASON.to_owned() }, line)
            }
            Err(why) => Err(TrfFault { line, column: None, what: TrfFaultKind::Refused { why } }),
        }
    }
}
