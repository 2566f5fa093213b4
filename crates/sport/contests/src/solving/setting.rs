//! The set of positions, until it is approved.

use damier_compose::{Code, Goal};
use damier_pdn::read_fen;

use super::fact::{KeyKind, PositionEntry};
use super::regulation::Form;
use super::state::{Set, Solving};
use crate::composing::Level;
use crate::{Genre, Mark, PositionId, Refused};

/// The basic genres that a national championship must have (UA-VIII.Solve.2).
const ALL_GENRES: [&[Genre]; 4] = [
    &[Genre::Miniature, Genre::Problem, Genre::KingProblem],
    &[Genre::Study],
    &[Genre::LockTask],
    &[Genre::PositionalEnding],
];

impl Solving {
    pub(super) fn before_start(&self) -> Result<(), Refused> {
        if self.started.is_some() { Err(Refused::StartedAlready) } else { Ok(()) }
    }

    /// Whether the code speaks of the variant of a position.
    pub(super) fn covers(&self, position: &PositionEntry) -> Result<(), Refused> {
        let (genre, variant) = (position.genre.name(), position.variant);
        match self.rules()?.code.covers(variant) {
            true => Ok(()),
            false => Err(Refused::OtherVariant { section: genre.to_owned(), variant: variant.name() }),
        }
    }

    /// Whether a position is not in the set already.
    pub(super) fn is_new_in_set(&self, position: &PositionEntry) -> Result<(), Refused> {
        match self.set().find(|(_, own)| own.is_same_as(position)) {
            Some((other, _)) => Err(Refused::PositionTwice { position: other }),
            None => Ok(()),
        }
    }

    pub(super) fn put(&mut self, position: &PositionEntry) -> Result<(), Refused> {
        let regulation = self.rules()?;
        self.before_start()?;
        if self.approved {
            return Err(Refused::ApprovedAlready);
        }
        if let Err(why) = read_fen(position.variant, &position.position) {
            return Err(Refused::BadPosition {
                text: position.position.clone(),
                variant: position.variant.name(),
                why: why.to_string(),
            });
        }
        position.task.parse::<Goal>().map_err(|_| Refused::BadTask { text: position.task.clone() })?;
        if position.sum(|key| key.kind == KeyKind::Variation) == Mark::ZERO {
            return Err(Refused::NoPoints);
        }
        if position.defective && regulation.form == Form::InPerson && regulation.code == Code::Ukraine2023 {
            return Err(Refused::Defective { clauses: &["UA-VIII.Solve.6"] });
        }
        if regulation.championship && regulation.code == Code::Ukraine2023 && !position.genre.is_basic() {
            return Err(Refused::SpecialGenre {
                section: position.genre.name().to_owned(),
                clauses: &["UA-VIII.Solve.1.2"],
            });
        }
        self.positions.push(Set { entry: position.clone(), dropped: false });
        Ok(())
    }

    pub(super) fn drop_position(&mut self, position: PositionId) -> Result<(), Refused> {
        self.before_start()?;
        if self.approved {
            return Err(Refused::ApprovedAlready);
        }
        self.has_position(position)?;
        if let Some(set) = position.index().and_then(|at| self.positions.get_mut(at)) {
            set.dropped = true;
        }
        Ok(())
    }

    pub(super) fn has_position(&self, position: PositionId) -> Result<&PositionEntry, Refused> {
        let missing = Refused::NoSuchPosition { position, positions: self.positions.len() };
        self.position(position).ok_or(missing)
    }

    pub(super) fn approve_set(&mut self) -> Result<(), Refused> {
        let regulation = self.rules()?;
        self.before_start()?;
        if self.set().next().is_none() {
            return Err(Refused::NoPositions);
        }
        let national = regulation.level == Level::National && regulation.championship;
        if national && regulation.code == Code::Ukraine2023 {
            let lacks = |group: &&&[Genre]| !self.set().any(|(_, own)| group.contains(&own.genre));
            let missing = ALL_GENRES.iter().filter(lacks).count();
            if missing > 0 {
                return Err(Refused::GenresMissing { missing, clauses: &["UA-VIII.Solve.2"] });
            }
        }
        self.approved = true;
        Ok(())
    }
}
