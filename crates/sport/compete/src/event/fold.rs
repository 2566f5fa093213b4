//! One fact after the other makes the state.

use damier_clock::{Moment, Span};

use super::at_board::LogLine;
use super::fact::{Entry, Fact};
use super::journal::Decision;
use super::leave::Departure;
use super::line_up::HandedIn;
use super::naming::check_name;
use super::pairing::Proposal;
use super::permission::may;
use super::refused::Refused;
use super::register::{Assignment, LeaveLine, Question};
use super::sanction::{Before, Penalty};
use super::state::{Over, State};
use super::warning::Warning;
use damier_pairing::swiss::{Prohibition, Strength};
use damier_pairing::{Entrant, Round};

impl State {
    /// Takes a fact, or says why not and stays as it is.
    pub(super) fn fold(&mut self, entry: &Entry) -> Result<(), Refused> {
        let by = &entry.by;
        // Who may undo a fact is asked where the fact is known.
        let is_undoing = matches!(entry.fact, Fact::Undone { .. });
        if !is_undoing && !may(by.role, entry.fact.action()) {
            return Err(Refused::NotAllowed { role: by.role, action: entry.fact.action() });
        }
        let is_his =
            |official: &&super::officials::Official| official.name == by.name && official.role == by.role;
        let mut offices = self.officials.iter().filter(is_his).peekable();
        if offices.peek().is_some() && offices.all(|official| official.relieved) {
            return Err(Refused::WasRelieved { name: by.name.clone() });
        }
        if self.over.is_some() && !goes_on_after_the_end(&entry.fact) {
            return Err(Refused::Over { seq: self.over_since });
        }
        self.take_fact(entry)?;
        if self.over.is_some() && self.over_since == 0 {
            self.over_since = entry.seq;
        }
        self.said_at.insert(entry.seq, entry.at);
        Ok(())
    }

    fn take_fact(&mut self, entry: &Entry) -> Result<(), Refused> {
        let (seq, at) = (entry.seq, entry.at);
        match &entry.fact {
            Fact::Regulation(regulation) => self.regulate(regulation),
            Fact::RegulationChanged { regulation, reason } => {
                self.change_regulation(regulation, reason, seq, entry.by.role)
            }
            Fact::RegulationApproved { by, on } => self.approve_regulation(by, *on),
            Fact::Technical(technical) => self.take_technical(technical),
            Fact::TechnicalSigned(who) => self.sign_technical(who),
            Fact::Appointed(official) => self.appoint(official),
            Fact::Relieved { name, reason } => {
                require_reason(reason)?;
                self.relieve(name)
            }
            Fact::Committee(committee) => self.form_committee(committee),
            Fact::Scheduled { stage, round, starts } => {
                let found = self.stage_mut(*stage)?;
                found.check_planned(*round)?;
                found.schedule.insert(*round, *starts);
                Ok(())
            }
            Fact::Resumption { key, starts } => self.schedule_resumption(*key, *starts),
            Fact::TeamEntered(team) => self.enter_team(team, entry.by.role),
            Fact::Entered(player) => self.enter_player(player, entry.by.role),
            Fact::EntryCorrected { player, entry, reason } => {
                require_reason(reason)?;
                self.correct_entry(*player, entry)
            }
            Fact::EntriesApproved => self.approve_entries(at),
            Fact::Field { stage, entrants } => self.set_field(*stage, entrants),
            Fact::Grouped { stage, first, second } => self.group(*stage, first, second),
            Fact::Numbered { stage, by } => {
                self.number(*stage, by)?;
                self.warn_of_late_list(*stage, at);
                Ok(())
            }
            Fact::Lots { purpose, seed, reason, by_hand } => self.draw_lots(purpose, *seed, reason, by_hand),
            Fact::AbsenceAnnounced { stage, entrant, rounds } => self.announce(*stage, *entrant, rounds),
            Fact::Withdrawn { entrant, reason } => {
                require_reason(reason)?;
                self.leave(*entrant, Departure::Withdrawn, reason)
            }
            Fact::FurtherPart { entrant, goes_on, reason } => {
                require_reason(reason)?;
                self.further_part(*entrant, *goes_on, reason)
            }
            Fact::Prohibited { pair, reason } => self.prohibit(pair, reason),
            Fact::ProhibitionLifted { a, b, strength } => self.lift(*a, *b, *strength),
            Fact::LineUp { stage, round, team, boards } => {
                self.hand_in(&HandedIn { stage: *stage, round: *round, team: *team, boards, at })
            }
            Fact::Paired { stage, round, pairs, free, by } => {
                self.pair(&Proposal { stage: *stage, round: *round, pairs, free, by })
            }
            Fact::Published { stage, round } => self.publish(*stage, *round),
            Fact::Started { stage, round } => self.start(*stage, *round),
            Fact::Closed { stage, round } => self.close(*stage, *round),
            Fact::Seated { key, side, player } => self.sit(*key, *side, *player, at),
            Fact::ColoursMixed { key } => self.mix_colours(*key),
            Fact::AtBoard { key, after_ms, line } => {
                written(line)?;
                self.at_board(*key, LogLine { seq, after_ms: *after_ms, line: line.clone() })
            }
            Fact::SaidByPlayer { key, side, after_ms, line } => {
                written(line)?;
                self.check_voice(&entry.by, *key, *side)?;
                let own = LogLine { seq, after_ms: *after_ms, line: line.clone() };
                self.said_by_player(*key, *side, own)
            }
            Fact::PlayedSo { key, manner } => self.play_in_manner(*key, manner),
            Fact::Result { key, score, reason, .. } => self.result(*key, *score, *reason, at),
            Fact::ResultCorrected { key, score, reason } => {
                self.correct_result(seq, *key, *score, reason, at)
            }
            Fact::Late { key, side, delay } => self.late(*key, *side, *delay, at),
            Fact::Punished { player, sanction, offence, game, account, clause } => {
                let (player, sanction, game, account) = (*player, *sanction, *game, account.clone());
                let listed = clause.as_deref().map(|clause| self.offence(clause)).transpose()?;
                let offence = listed.map_or(*offence, |own| own.kind);
                let (broken, clauses, lifted) = (listed.map(|own| own.clause), &[] as &[_], None);
                let before = Before::default();
                let penalty = Penalty {
                    seq,
                    player,
                    sanction,
                    offence,
                    game,
                    account,
                    broken,
                    clauses,
                    lifted,
                    before,
                };
                self.punish(penalty, at)
            }
            Fact::Assistant { player, name, helps } => self.assist(seq, *player, name, helps),
            Fact::AssistantDismissed { player, reason } => self.dismiss_assistant(*player, reason),
            Fact::LeaveGiven { player, what, reason, moves } => {
                let (player, what, reason) = (*player, *what, reason.clone());
                let line = LeaveLine { seq, player, what, reason, from: at, back: None, clauses: &[] };
                self.give_leave(line, *moves)
            }
            Fact::CameBack { player } => self.come_back(*player, at),
            Fact::SpectatorExpelled { who, reason } => self.expel(seq, who, reason),
            Fact::CamerasPermitted { who, terms } => self.permit_cameras(seq, who, terms),
            Fact::Assigned { name, stage, round, tables } => {
                let (name, tables) = (name.clone(), tables.clone());
                self.assign(Assignment { seq, name, stage: *stage, round: *round, tables })
            }
            Fact::Asked { question, meanwhile, game } => {
                let (text, meanwhile) = (question.clone(), meanwhile.clone());
                self.ask(Question { seq, text, meanwhile, game: *game, answer: None, clauses: &[] })
            }
            Fact::Answered { question, answer } => self.answer_question(*question, answer),
            Fact::Reported { to } => self.report_sent(seq, to, at),
            Fact::Protested { from, about, text } => {
                written(text)?;
                self.check_speaker(&entry.by, *from)?;
                self.protest(seq, *from, *about, text, at)
            }
            Fact::ProtestRuled { protest, upheld, ruling } => self.rule(*protest, *upheld, ruling),
            Fact::Appealed { protest } => {
                if let Some(from) = self.protests.iter().find(|own| own.seq == *protest).map(|own| own.from) {
                    self.check_speaker(&entry.by, from)?;
                }
                self.appeal(*protest)
            }
            Fact::AppealDecided { protest, interested, upheld, ruling } => {
                self.decide_appeal(*protest, interested, *upheld, ruling, at)
            }
            Fact::Decided { question, decision, grounds } => {
                written(question)?;
                written(decision)?;
                require_reason(grounds)?;
                let [question, decision, grounds] = [question, decision, grounds].map(String::clone);
                self.decisions.push(Decision { seq, question, decision, grounds });
                Ok(())
            }
            Fact::Note(text) => self.note(seq, text),
            Fact::Interrupted { reason } => {
                require_reason(reason)?;
                self.note(seq, reason)
            }
            Fact::DutyDone(clause) => {
                self.duties_done.insert(clause);
                Ok(())
            }
            Fact::Cancelled { reason } => {
                require_reason(reason)?;
                self.over = Some(Over::Cancelled { reason: reason.clone() });
                Ok(())
            }
            Fact::Finished => self.finish(),
            Fact::FinishedEarly { reason } => {
                require_reason(reason)?;
                self.note(seq, reason)?;
                self.over = Some(Over::Finished);
                Ok(())
            }
            // What counts no longer is left out before it gets here.
            Fact::Undone { reason, .. } => require_reason(reason),
        }
    }

    /// The regulation is approved by whoever may (COL-3.2.1); the date stands in it (UA-II.2.5).
    fn approve_regulation(&mut self, by: &str, on: jiff::civil::Date) -> Result<(), Refused> {
        check_name(by)?;
        let regulation = self.regulation.as_mut().ok_or(Refused::NoRegulation)?;
        regulation.approved = Some(on);
        self.approved_by = Some(by.trim().to_owned());
        self.warnings.retain(|own| !matches!(own, Warning::ApprovedLate { .. }));
        let late = self.regulation.as_ref().map(|own| own.check().warnings).unwrap_or_default();
        self.warnings.extend(late.into_iter().filter(|own| matches!(own, Warning::ApprovedLate { .. })));
        Ok(())
    }

    fn approve_entries(&mut self, at: Moment) -> Result<(), Refused> {
        if self.entrants() == 0 {
            return Err(Refused::NobodyEntered);
        }
        self.entries_approved = true;
        self.approved_at = Some(at);
        Ok(())
    }

    /// In an official event of the world federation the list of main and substitute players is final half
    /// an hour before the draw (FMJD-IV.2.3).
    fn warn_of_late_list(&mut self, stage: super::ids::StageId, at: Moment) {
        const MINUTES: u64 = 30;
        let is_first_draw = stage == super::ids::StageId::FIRST && self.is_official_fmjd();
        let before = self.approved_at.map(|approved| at.since(approved));
        if is_first_draw && before.is_none_or(|before| before < Span::minutes(MINUTES)) {
            let minutes = before.map(|before| (before.as_millis() / 60_000) as u32);
            self.warnings.push(Warning::EntryListLate { minutes });
        }
    }

    fn set_field(&mut self, stage: super::ids::StageId, entrants: &[Entrant]) -> Result<(), Refused> {
        if entrants.is_empty() {
            return Err(Refused::NobodyEntered);
        }
        if !self.stage(stage)?.rounds.is_empty() {
            return Err(Refused::StageBegun { stage });
        }
        for (at, entrant) in entrants.iter().enumerate() {
            self.check_entrant(*entrant)?;
            if entrants[..at].contains(entrant) {
                return Err(Refused::SeatedTwice { entrant: *entrant });
            }
        }
        let found = self.stage_mut(stage)?;
        found.field = Some(entrants.to_vec());
        found.numbers.clear();
        found.groups = None;
        found.left.retain(|entrant, _| entrants.contains(entrant));
        Ok(())
    }

    /// The groups are the whole field, nobody in both.
    fn group(
        &mut self,
        stage: super::ids::StageId,
        first: &[Entrant],
        second: &[Entrant],
    ) -> Result<(), Refused> {
        let found = self.stage(stage)?;
        if !found.rounds.is_empty() {
            return Err(Refused::StageBegun { stage });
        }
        let mut given = [first, second].concat();
        given.sort();
        let mut field = self.field(found);
        field.sort();
        if first.is_empty() || second.is_empty() || given != field {
            return Err(Refused::NotTheField { given: given.len(), field: field.len() });
        }
        self.stage_mut(stage)?.groups = Some([first.to_vec(), second.to_vec()]);
        Ok(())
    }

    fn announce(
        &mut self,
        stage: super::ids::StageId,
        entrant: Entrant,
        rounds: &[Round],
    ) -> Result<(), Refused> {
        self.check_entrant(entrant)?;
        let found = self.stage(stage)?;
        for round in rounds {
            found.check_planned(*round)?;
            // A round that is only paired can be paired again without him.
            if found.round(*round).is_some_and(super::rounds::RoundState::has_started) {
                return Err(Refused::PairedAlready { round: *round });
            }
        }
        self.stage_mut(stage)?.absences.extend(rounds.iter().map(|round| (*round, entrant)));
        Ok(())
    }

    fn prohibit(&mut self, pair: &Prohibition, reason: &str) -> Result<(), Refused> {
        require_reason(reason)?;
        self.check_entrant(pair.a)?;
        self.check_entrant(pair.b)?;
        if pair.a == pair.b {
            return Err(Refused::SeatedTwice { entrant: pair.a });
        }
        self.prohibited.push((pair.clone(), reason.to_owned()));
        Ok(())
    }

    fn lift(&mut self, a: Entrant, b: Entrant, strength: Strength) -> Result<(), Refused> {
        let is_it = |pair: &Prohibition| {
            pair.strength == strength && ((pair.a, pair.b) == (a, b) || (pair.a, pair.b) == (b, a))
        };
        let before = self.prohibited.len();
        self.prohibited.retain(|(pair, _)| !is_it(pair));
        if self.prohibited.len() == before { Err(Refused::NotProhibited { a, b }) } else { Ok(()) }
    }

    fn note(&mut self, seq: u32, text: &str) -> Result<(), Refused> {
        written(text)?;
        self.notes.push((seq, text.to_owned()));
        Ok(())
    }
}

/// A reason has been given.
pub(super) fn require_reason(reason: &str) -> Result<(), Refused> {
    if reason.trim().is_empty() { Err(Refused::NoReason) } else { Ok(()) }
}

fn written(text: &str) -> Result<(), Refused> {
    if text.trim().is_empty() { Err(Refused::NoText) } else { Ok(()) }
}

/// What may still be said after the end.
fn goes_on_after_the_end(fact: &Fact) -> bool {
    matches!(
        fact,
        Fact::Note(_)
            | Fact::DutyDone(_)
            | Fact::Protested { .. }
            | Fact::ProtestRuled { .. }
            | Fact::Appealed { .. }
            | Fact::AppealDecided { .. }
            | Fact::Decided { .. }
            | Fact::Asked { .. }
            | Fact::Answered { .. }
            | Fact::Reported { .. }
            | Fact::Undone { .. }
    )
}
