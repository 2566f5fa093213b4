//! What each fact does. A fact that cannot have happened changes nothing.

use std::collections::HashMap;

use damier_facts::Moment;

use super::{Arena, ArenaGame, End, Stage};
use crate::Refused;
use crate::fact::{Fact, Member, Organiser, Outcome, Side};
use crate::player::{Place, Player};
use crate::score::{Count, Own};
use crate::terms::Terms;

/// More players than two cores could pair.
const MOST_PLAYERS: usize = 5000;

/// A game that has ended, as it is told.
struct Played<'a> {
    outcome: Outcome,
    plies: u16,
    berserk: &'a [Side],
    absent: Option<Side>,
}

impl Arena {
    /// The arena after [`Fact::Announced`].
    pub fn announce(terms: Terms, organiser: Organiser, at: Moment) -> Result<Arena, Refused> {
        terms.check()?;
        Ok(Arena {
            terms,
            organiser,
            players: Vec::new(),
            by_account: HashMap::new(),
            games: Vec::new(),
            by_name: HashMap::new(),
            ended: None,
            seq: 1,
            last: at,
        })
    }

    /// Takes a fact in. Moments before the last fact are read as that fact's.
    pub fn apply(&mut self, at: Moment, fact: &Fact) -> Result<(), Refused> {
        let at = at.max(self.last);
        self.fold_fact(at, fact)?;
        self.seq += 1;
        self.last = at;
        Ok(())
    }

    fn fold_fact(&mut self, at: Moment, fact: &Fact) -> Result<(), Refused> {
        match self.ended {
            Some(End::Over) => return Err(Refused::Over),
            Some(End::CalledOff) => return Err(Refused::CalledOff),
            None => {}
        }
        match fact {
            Fact::Announced { .. } => Err(Refused::AnnouncedAlready),
            Fact::Joined { player, team } => self.join(at, player, team.as_deref()),
            Fact::Paused { account } => self.pause(*account),
            Fact::Left { account } => self.leave(*account, Place::Left),
            Fact::Removed { account } => self.leave(*account, Place::Removed),
            Fact::Paired { game, white, black } => self.pair(at, game, *white, *black),
            Fact::Played { game, outcome, plies, berserk, absent } => {
                let played = Played { outcome: *outcome, plies: *plies, berserk, absent: *absent };
                self.end_game(at, game, &played)
            }
            Fact::Ended if at < self.terms.ends() => Err(Refused::StillOn),
            Fact::Ended => {
                self.ended = Some(End::Over);
                Ok(())
            }
            Fact::CalledOff => {
                self.ended = Some(End::CalledOff);
                Ok(())
            }
        }
    }

    /// The place of somebody who is not out of the arena.
    fn place_of(&self, account: i64) -> Result<usize, Refused> {
        let place = *self.by_account.get(&account).ok_or(Refused::NotJoined)?;
        match self.players[place].place {
            Place::Removed => Err(Refused::Removed),
            Place::Left => Err(Refused::NotJoined),
            Place::Here | Place::Paused => Ok(place),
        }
    }

    /// The team of a name, by its place in the terms.
    fn team(&self, name: Option<&str>) -> Result<Option<usize>, Refused> {
        let teams = &self.terms.teams;
        match name {
            None if teams.is_empty() => Ok(None),
            None => Err(Refused::TeamNeeded { teams: teams.join(", ") }),
            Some(name) => {
                let place = teams.iter().position(|own| own == name);
                place.map(Some).ok_or_else(|| Refused::NoSuchTeam { name: name.to_owned() })
            }
        }
    }

    fn join(&mut self, at: Moment, member: &Member, team: Option<&str>) -> Result<(), Refused> {
        if self.stage(at) == Stage::Over {
            return Err(Refused::Over);
        }
        let Some(place) = self.by_account.get(&member.account).copied() else {
            let team = self.team(team)?;
            if self.players.len() >= MOST_PLAYERS {
                return Err(Refused::Full { most: MOST_PLAYERS });
            }
            self.by_account.insert(member.account, self.players.len());
            self.players.push(Player::new(member.clone(), team, at));
            return Ok(());
        };
        match self.players[place].place {
            Place::Here => return Err(Refused::JoinedAlready),
            Place::Removed => return Err(Refused::Removed),
            Place::Paused | Place::Left => {}
        }
        // Whoever has played for a team plays on for it.
        let own = self.players[place].team;
        let team =
            if self.players[place].marks.is_empty() && team.is_some() { self.team(team)? } else { own };
        let player = &mut self.players[place];
        (player.team, player.place, player.free_since) = (team, Place::Here, at);
        Ok(())
    }

    fn pause(&mut self, account: i64) -> Result<(), Refused> {
        let place = self.place_of(account)?;
        if self.players[place].place == Place::Paused {
            return Err(Refused::PausesAlready);
        }
        self.players[place].place = Place::Paused;
        Ok(())
    }

    fn leave(&mut self, account: i64, to: Place) -> Result<(), Refused> {
        let place = match to {
            // Whoever has left can be taken out of the table all the same.
            Place::Removed => {
                let place = *self.by_account.get(&account).ok_or(Refused::NotJoined)?;
                if self.players[place].place == Place::Removed {
                    return Err(Refused::Removed);
                }
                place
            }
            _ => self.place_of(account)?,
        };
        self.players[place].place = to;
        Ok(())
    }

    fn pair(&mut self, at: Moment, game: &str, white: i64, black: i64) -> Result<(), Refused> {
        match self.stage(at) {
            Stage::Announced => return Err(Refused::NotBegun),
            Stage::Running => {}
            Stage::Over | Stage::CalledOff => return Err(Refused::Over),
        }
        if self.by_name.contains_key(game) {
            return Err(Refused::GameThere);
        }
        let (white, black) = (self.place_of(white)?, self.place_of(black)?);
        if white == black || !self.players[white].is_free() || !self.players[black].is_free() {
            return Err(Refused::NotFree);
        }
        let number = self.games.len();
        self.by_name.insert(game.to_owned(), number);
        self.games.push(ArenaGame { name: game.to_owned(), white, black, begun: at, outcome: None });
        for (place, other, is_white) in [(white, black, true), (black, white, false)] {
            let player = &mut self.players[place];
            player.playing = Some(number);
            player.met = [Some(other), player.met[0]];
            player.whites += if is_white { 1 } else { -1 };
            player.had_white = Some(is_white);
        }
        Ok(())
    }

    fn end_game(&mut self, at: Moment, game: &str, played: &Played<'_>) -> Result<(), Refused> {
        let number = *self.by_name.get(game).ok_or(Refused::NoSuchGame)?;
        let ArenaGame { white, black, outcome, .. } = self.games[number];
        if outcome.is_some() {
            return Err(Refused::GameEnded);
        }
        self.games[number].outcome = Some(played.outcome);
        for (place, other, side) in [(white, black, Side::White), (black, white, Side::Black)] {
            let against = self.players[other].member.rating;
            let player = &mut self.players[place];
            (player.playing, player.free_since) = (None, at);
            if played.absent == Some(side) && player.place == Place::Here {
                player.place = Place::Paused;
            }
            let Some(own) = own(played.outcome, side) else { continue };
            let berserk = played.berserk.contains(&side);
            player.count(&Count { own, plies: played.plies, berserk, against, game: number });
        }
        Ok(())
    }
}

/// How a game ended for one side; none: it does not count.
fn own(outcome: Outcome, side: Side) -> Option<Own> {
    match (outcome, side) {
        (Outcome::Annulled, _) => None,
        (Outcome::Draw, _) => Some(Own::Drew),
        (Outcome::White, Side::White) | (Outcome::Black, Side::Black) => Some(Own::Won),
        _ => Some(Own::Lost),
    }
}
