//! How far a knockout has come: which meetings of the bracket are decided, and what the level ones have
//! still to play, by the methods of the regulation (UA13-IV.3.4.2, UA-II.3.6.2.b, COL-3.8b).
//!
//! A round of the bracket takes one round of the event, and further ones for replays and extra games.
//! Everything is read off the encounters, so a round paired by hand is followed as well, as long as it has
//! pairs of the bracket.

use super::super::bracket::MeetingDecided;
use super::super::encounter::Encounter;
use super::super::ids::GameKey;
use super::super::score::Score;
use super::super::stage::System;
use super::cannot::CannotPair;
use super::turn::Turn;
use damier_pairing::schedule::{
    Knockout, KnockoutError, KnockoutPlaces, Meeting, Side, TieEvidence, TieMethod, TieStep, settle_tie,
};
use damier_pairing::{Entrant, Lots, Points, Round, SideResult};

/// A knockout as far as it has been played.
pub(in crate::event) struct Course {
    /// Winners of each round of the bracket that is done.
    pub(super) winners: Vec<Vec<Entrant>>,
    /// The meetings of those rounds.
    pub(in crate::event) decided: Vec<Vec<OpenMeeting>>,
    /// The meetings of the round of the bracket that is not.
    pub(in crate::event) open: Vec<OpenMeeting>,
    /// Whether any of them has been played: then nobody is told again that he is free.
    pub(super) begun: bool,
}

impl Course {
    /// Those who have not decided yet who of them goes on.
    pub(in crate::event) fn still_to_meet(&self) -> impl Iterator<Item = Entrant> {
        let undecided = self.open.iter().filter(|own| own.winner().is_none());
        undecided.flat_map(|own| [own.meeting.first, own.meeting.second])
    }
}

/// A meeting of a round of the bracket.
pub(in crate::event) struct OpenMeeting {
    pub(in crate::event) meeting: Meeting,
    /// The tables at which they met.
    pub(in crate::event) tables: Vec<GameKey>,
    /// How it was decided, once it is.
    pub(in crate::event) by: Option<MeetingDecided>,
    /// Its last encounter.
    pub(super) last: Option<(Entrant, Entrant)>,
    pub(super) first_met: Option<Round>,
    /// How many encounters there were.
    pub(super) played: u16,
    pub(super) next: Next,
}

/// What a meeting needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Next {
    /// To be played at all.
    Play,
    /// To go on by this method.
    Again(TieMethod),
    /// Nothing: this one goes on.
    Won(Entrant),
    /// A lot about the encounter at this table.
    Lot(GameKey),
    /// The methods are used up.
    Level,
}

/// An encounter with its place.
type Seen<'a> = (usize, u16, &'a Encounter);

impl Turn<'_> {
    /// Follows the bracket through the rounds.
    pub(super) fn course(&self, knockout: &Knockout) -> Result<Course, CannotPair> {
        let has_two_lives = self.stage.plan.system == System::Knockout(KnockoutPlaces::Double);
        let mut winners: Vec<Vec<Entrant>> = Vec::new();
        let mut done: Vec<Vec<OpenMeeting>> = Vec::new();
        let mut at = 0;
        loop {
            let meetings = knockout.meetings(&winners).map_err(|error| self.off_course(error))?;
            let mut seen: Vec<Vec<Seen<'_>>> = vec![Vec::new(); meetings.len()];
            let from = at;
            while let Some(round) = self.stage.rounds.get(at) {
                let mut found = false;
                for (table, encounter) in (1..).zip(&round.encounters) {
                    let is_it = |meeting: &Meeting| encounter.is_of(meeting.first, meeting.second);
                    if let Some(index) = meetings.iter().position(is_it) {
                        seen[index].push((at, table, encounter));
                        found = true;
                    }
                }
                if !found {
                    break;
                }
                at += 1;
                // Those with a second life may meet again in the next round of the bracket.
                let decided =
                    |(own, seen): (&Meeting, &Vec<Seen<'_>>)| self.judge(*own, seen).winner().is_some();
                if has_two_lives && meetings.iter().zip(&seen).all(decided) {
                    break;
                }
            }
            let open: Vec<OpenMeeting> =
                meetings.iter().zip(seen).map(|(meeting, seen)| self.judge(*meeting, &seen)).collect();
            let decided: Option<Vec<Entrant>> = open.iter().map(OpenMeeting::winner).collect();
            match decided {
                Some(decided) if !open.is_empty() => {
                    winners.push(decided);
                    done.push(open);
                }
                _ if !open.is_empty() && at < self.stage.rounds.len() => {
                    return Err(CannotPair::OffCourse { stage: self.id, round: Round::at(at) });
                }
                _ => return Ok(Course { winners, decided: done, open, begun: at > from }),
            }
        }
    }

    fn off_course(&self, error: KnockoutError) -> CannotPair {
        let (KnockoutError::NoSuchMeeting { round, .. } | KnockoutError::Missing { round, .. }) = error;
        CannotPair::OffCourse { stage: self.id, round }
    }

    /// Who goes on from a meeting, or what it needs.
    fn judge(&self, meeting: Meeting, seen: &[Seen<'_>]) -> OpenMeeting {
        let (next, by) = self.next_of(meeting, seen);
        OpenMeeting {
            meeting,
            tables: seen
                .iter()
                .map(|(at, table, _)| GameKey::table(self.id, Round::at(*at), *table))
                .collect(),
            by,
            last: seen.last().map(|(_, _, encounter)| (encounter.first, encounter.second)),
            first_met: seen.first().map(|(at, ..)| Round::at(*at)),
            played: seen.len() as u16,
            next,
        }
    }

    fn next_of(&self, meeting: Meeting, seen: &[Seen<'_>]) -> (Next, Option<MeetingDecided>) {
        let left = |winner| (Next::Won(winner), Some(MeetingDecided::OpponentLeft));
        let Some(((at, table, main), rest)) = seen.split_first() else {
            return self.without_leaver(meeting).map_or((Next::Play, None), left);
        };
        if let Some(winner) = self.winner_of(*at, main) {
            return (Next::Won(winner), Some(MeetingDecided::Played));
        }
        let number = |who: Entrant| self.stage.numbers.get(&who).copied();
        let mut evidence = TieEvidence {
            boards: self.boards(meeting, main),
            numbers: number(meeting.first).zip(number(meeting.second)),
            ..TieEvidence::default()
        };
        let methods = &self.stage.plan.ties;
        let until_lot = methods.iter().position(|method| *method == TieMethod::Lot);
        let played = &methods[..until_lot.unwrap_or(methods.len())];
        let mut rest = rest.iter().map(|(at, _, encounter)| self.outcome(meeting.first, *at, encounter));
        loop {
            // No lot is among these methods, so the seed does not matter.
            match settle_tie(played, &evidence, &mut Lots::new(0)) {
                TieStep::Decided { winner, by, .. } => {
                    let winner = if winner == Side::First { meeting.first } else { meeting.second };
                    return (Next::Won(winner), Some(MeetingDecided::Tie(by)));
                }
                TieStep::Replay => match rest.next() {
                    Some(outcome) => evidence.replays.push(outcome),
                    None => return self.go_on(meeting, |method| matches!(method, TieMethod::Replay(_))),
                },
                TieStep::ExtraGame => match rest.next() {
                    Some(outcome) => evidence.extra_games.push(outcome),
                    None => return self.go_on(meeting, |method| matches!(method, TieMethod::ExtraGames(_))),
                },
                TieStep::StillLevel => break,
            }
        }
        if let Some(winner) = self.without_leaver(meeting) {
            return left(winner);
        }
        let key = GameKey::table(self.id, Round::at(*at), *table);
        match (until_lot, self.state.won_by_lot(key)) {
            (None, _) => (Next::Level, None),
            (Some(_), None) => (Next::Lot(key), None),
            (Some(_), Some(winner)) => (Next::Won(winner), Some(MeetingDecided::Tie(TieMethod::Lot))),
        }
    }

    /// Another game by a method, unless one of the two has left.
    fn go_on(&self, meeting: Meeting, is_it: impl Fn(&TieMethod) -> bool) -> (Next, Option<MeetingDecided>) {
        if let Some(winner) = self.without_leaver(meeting) {
            return (Next::Won(winner), Some(MeetingDecided::OpponentLeft));
        }
        let method = self.stage.plan.ties.iter().copied().find(|method| is_it(method));
        (method.map_or(Next::Level, Next::Again), None)
    }

    /// The one who is left of two; the higher in the bracket if both have gone.
    fn without_leaver(&self, meeting: Meeting) -> Option<Entrant> {
        match (self.has_left(meeting.first), self.has_left(meeting.second)) {
            (false, false) => None,
            (true, false) => Some(meeting.second),
            (_, true) => Some(meeting.first),
        }
    }

    fn winner_of(&self, at: usize, encounter: &Encounter) -> Option<Entrant> {
        match self.score(at, encounter)? {
            Score::Played(SideResult::Win) | Score::PlusMinus => Some(encounter.first),
            Score::Played(SideResult::Loss) | Score::MinusPlus => Some(encounter.second),
            Score::Played(SideResult::Draw)
            | Score::PlusDraw
            | Score::MinusDraw
            | Score::BothMinus
            | Score::Adjourned
            | Score::Annulled => None,
        }
    }

    /// How an encounter ended for somebody; nobody has won what was not played.
    pub(super) fn outcome(&self, entrant: Entrant, at: usize, encounter: &Encounter) -> SideResult {
        match self.winner_of(at, encounter) {
            None => SideResult::Draw,
            Some(winner) if winner == entrant => SideResult::Win,
            Some(_) => SideResult::Loss,
        }
    }

    /// The points on each board, of the first of the meeting first.
    fn boards(&self, meeting: Meeting, encounter: &Encounter) -> Vec<(Points, Points)> {
        let own = encounter.side_of(meeting.first).unwrap_or(Side::First);
        let points = |board| {
            let score = encounter.board_score(board);
            let of = |side| score.map_or(Points::ZERO, |score| score.points(side));
            (of(own), of(!own))
        };
        (0..encounter.shape.boards).map(points).collect()
    }
}

impl OpenMeeting {
    pub(in crate::event) fn winner(&self) -> Option<Entrant> {
        match self.next {
            Next::Won(winner) => Some(winner),
            _ => None,
        }
    }
}
