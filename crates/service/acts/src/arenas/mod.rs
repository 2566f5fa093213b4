//! What can be done in an arena: by those who play, and by whoever has announced it. The pages and the API make these
//! values and call [`decide`].

mod announce;
mod table;

use damier_arenas::{Arena, Fact, Member, Refused};
use damier_facts::Moment;
use damier_language::Words;
use serde::{Deserialize, Serialize};

pub use announce::Announce;
pub use table::{ACTS, Act, named};

/// Whose right an act is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Right {
    /// Of everybody with an account, for himself.
    Player,
    Organiser,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Actor {
    pub member: Member,
    /// Whether he has announced the arena, or looks after the site.
    pub organises: bool,
    /// The clubs to which he belongs, by their names in addresses.
    pub clubs: Vec<String>,
}

impl Actor {
    /// Whether something is his right.
    pub const fn may(&self, right: Right) -> bool {
        match right {
            Right::Player => true,
            Right::Organiser => self.organises,
        }
    }
}

/// The arena in which somebody acts.
pub struct Draft<'a> {
    arena: &'a Arena,
    actor: &'a Actor,
}

/// Why something is not done. Every case but the first two is a message of `arenas.ftl`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// It is not his right.
    NotAllowed,
    Refused(Refused),
    /// A text is no moment.
    NotAMoment {
        text: String,
    },
    /// An arena is announced so many days before it begins at most.
    TooEarly {
        days: u64,
    },
    /// He has announced so many arenas that are not over.
    TooMany {
        most: u32,
    },
    /// Only members of these clubs play.
    NotInClub {
        clubs: String,
    },
    /// No club is called so.
    NoSuchClub {
        name: String,
    },
}

impl From<Refused> for Refusal {
    fn from(refused: Refused) -> Refusal {
        Refusal::Refused(refused)
    }
}

impl Refusal {
    pub fn translate(&self, words: &Words) -> String {
        match self {
            Refusal::NotAllowed => words.text("act-not-allowed"),
            Refusal::Refused(refused) => refused.text(words),
            other => words.refusal("arena-refusal", other),
        }
    }
}

/// Decides at a moment: the fact that follows, and the arena with it; or why none does.
pub fn decide(arena: &Arena, act: &Act, actor: &Actor, at: Moment) -> Result<(Fact, Arena), Refusal> {
    let right = named(act.name()).and_then(|act| act.action);
    if right.is_none_or(|right| !actor.may(right)) {
        return Err(Refusal::NotAllowed);
    }
    let fact = act.turn_into_facts(&Draft { arena, actor })?;
    let mut after = arena.clone();
    after.apply(at, &fact)?;
    Ok((fact, after))
}

impl Draft<'_> {
    const fn account(&self) -> i64 {
        self.actor.member.account
    }
}

/// Somebody wants to play from now on.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Join {
    /// For which team, where teams meet.
    pub team: Option<String>,
}

impl Join {
    fn decide(&self, draft: &Draft<'_>) -> Result<Fact, Refusal> {
        let team = self.team.as_deref().map(str::trim).filter(|team| !team.is_empty());
        let team = if draft.arena.terms().clubs.is_empty() { team } else { of_his_club(draft, team)? };
        Ok(Fact::Joined { player: draft.actor.member.clone(), team: team.map(str::to_owned) })
    }
}

/// Where clubs meet, everybody plays for one to which he belongs; who belongs to one of them need not say it.
fn of_his_club<'a>(draft: &Draft<'a>, wanted: Option<&'a str>) -> Result<Option<&'a str>, Refusal> {
    let terms = draft.arena.terms();
    let all = terms.clubs.iter().zip(&terms.teams);
    let own = all.filter(|(club, _)| draft.actor.clubs.contains(club)).map(|(_, team)| team.as_str());
    let own: Vec<&str> = own.filter(|team| wanted.is_none_or(|wanted| wanted == *team)).collect();
    match own.as_slice() {
        [] => Err(Refusal::NotInClub { clubs: terms.teams.join(", ") }),
        [team] => Ok(Some(*team)),
        // He has to say for which.
        _ => Ok(None),
    }
}

/// He is not paired until he joins again.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Pause {}

impl Pause {
    fn decide(self, draft: &Draft<'_>) -> Result<Fact, Refusal> {
        Ok(Fact::Paused { account: draft.account() })
    }
}

/// He does not play any more.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Leave {}

impl Leave {
    fn decide(self, draft: &Draft<'_>) -> Result<Fact, Refusal> {
        Ok(Fact::Left { account: draft.account() })
    }
}

/// The organiser takes somebody out.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Remove {
    pub name: String,
}

impl Remove {
    fn decide(&self, draft: &Draft<'_>) -> Result<Fact, Refusal> {
        let name = self.name.trim().to_lowercase();
        let found = draft.arena.players().iter().find(|own| own.member.name.to_lowercase() == name);
        let unknown = || Refused::NoSuchPlayer { name: self.name.trim().chars().take(60).collect() };
        Ok(Fact::Removed { account: found.ok_or_else(unknown)?.member.account })
    }
}

/// The organiser calls the arena off.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct CallOff {}

impl CallOff {
    fn decide(self, _: &Draft<'_>) -> Result<Fact, Refusal> {
        Ok(Fact::CalledOff)
    }
}

#[cfg(test)]
mod tests {
    use damier_arenas::{Organiser, Terms};
    use damier_clock::named::Class;
    use damier_language::untold;

    use super::*;

    const AT: Moment = Moment::from_millis(0);

    fn actor(account: i64, organises: bool) -> Actor {
        Actor {
            member: Member { account, name: format!("P{account}"), rating: None },
            organises,
            clubs: Vec::new(),
        }
    }

    #[test]
    fn only_the_organiser_takes_others_out() {
        let terms = Terms::new("A", "ua2023-russian", Class::Blitz, "3m", AT, 60);
        let organiser = Organiser { account: 1, name: "P1".to_owned() };
        let arena = Arena::announce(terms, organiser, AT).expect("terms");
        let joined = decide(&arena, &Join::default().into(), &actor(2, false), AT).expect("he joins").1;
        let remove: Act = Remove { name: " p2 ".to_owned() }.into();
        assert_eq!(decide(&joined, &remove, &actor(2, false), AT).unwrap_err(), Refusal::NotAllowed);
        let removed = decide(&joined, &remove, &actor(1, true), AT).expect("it is his right").1;
        assert_eq!(removed.count(), 0);
        let nobody = Remove { name: "nobody".to_owned() }.into();
        let refused = decide(&joined, &nobody, &actor(1, true), AT).unwrap_err();
        assert_eq!(refused, Refused::NoSuchPlayer { name: "nobody".to_owned() }.into());
    }

    #[test]
    fn where_clubs_meet_members_play_for_their_own() {
        let mut terms = Terms::new("A", "ua2023-russian", Class::Blitz, "3m", AT, 60);
        terms.teams = ["North", "South"].map(str::to_owned).to_vec();
        terms.clubs = ["n1", "s1"].map(str::to_owned).to_vec();
        let organiser = Organiser { account: 1, name: "P1".to_owned() };
        let arena = Arena::announce(terms, organiser, AT).expect("terms");
        let joins = |clubs: &[&str], team: Option<&str>| {
            let clubs = clubs.iter().map(|own| (*own).to_owned()).collect();
            let join = Join { team: team.map(str::to_owned) };
            let (fact, _) = decide(&arena, &join.into(), &Actor { clubs, ..actor(2, false) }, AT)?;
            let Fact::Joined { team, .. } = fact else { panic!("he joins") };
            Ok(team.expect("a team"))
        };
        let stranger = Refusal::NotInClub { clubs: "North, South".to_owned() };
        assert_eq!(joins(&["x9"], None), Err(stranger.clone()));
        assert_eq!(joins(&["s1"], None), Ok("South".to_owned()));
        assert_eq!(joins(&["s1"], Some("North")), Err(stranger));
        assert_eq!(joins(&["s1", "n1"], Some("North")), Ok("North".to_owned()));
        assert!(joins(&["s1", "n1"], None).is_err(), "he has to say for which");
    }

    #[test]
    fn every_refusal_is_told() {
        let all = [
            Refusal::NotAMoment { text: "soon".to_owned() },
            Refusal::TooEarly { days: 90 },
            Refusal::TooMany { most: 3 },
            Refusal::NotInClub { clubs: "A, B".to_owned() },
            Refusal::NoSuchClub { name: "A".to_owned() },
        ];
        assert_eq!(untold("arena-refusal", &all), Vec::<String>::new());
    }
}
