//! What can be done in a club: by whoever comes by, by its members, its leaders, and those who look after the site. The
//! pages and the API make these values and call [`decide`].

mod challenge;
mod dates;
mod describe;
mod members;
mod table;

use damier_clock::named;
use damier_facts::{Moment, Span};
use damier_language::Words;
use damier_rules::Rulebook;
use jiff::Timestamp;
use serde::Serialize;

pub use challenge::{CallOff, Challenge, Enter, Proposal, Reply, Withdraw};
pub use dates::{Date, Plan, Strike};
pub use describe::{Close, Describe, Found, Presentation, Reopen};
pub use members::{Appoint, Ask, Deny, Leave, Remove, Retire, Welcome};
pub use table::{ACTS, Act, named as named_act};

/// What somebody is in a club.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Role {
    /// He asks to become a member.
    Asked,
    Member,
    Leader,
}

/// Whose right an act is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Right {
    /// Of everybody who does not belong to it.
    Visitor,
    /// Of whoever asks to belong to it, or does.
    Anyone,
    Member,
    Leader,
    /// Of those who look after the site.
    Administrator,
}

/// Somebody before a club.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Actor {
    /// What he is in it.
    pub role: Option<Role>,
    pub administrator: bool,
}

impl Actor {
    /// Whether something is his right.
    pub fn may(&self, right: Right) -> bool {
        match right {
            Right::Visitor => self.role.is_none(),
            Right::Anyone => self.role.is_some(),
            Right::Member => self.role >= Some(Role::Member),
            Right::Leader => self.role == Some(Role::Leader),
            Right::Administrator => self.administrator,
        }
    }
}

/// The club in which somebody acts.
#[derive(Debug, Clone, Copy)]
pub struct Draft<'a> {
    /// Its name in addresses.
    pub id: &'a str,
    /// Whether whoever asks is a member at once.
    pub admits: bool,
    pub closed: bool,
    pub at: Moment,
}

/// What an act amounts to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Deed {
    /// Whoever acts is this from now on; none: nothing any more.
    Become(Option<Role>),
    /// Somebody else, by his name, is the second if he was the first.
    Seat {
        name: String,
        from: Role,
        to: Option<Role>,
    },
    Describe(Presentation),
    Plan(Date),
    /// A date is taken out of the calendar.
    Strike(i64),
    Propose(Proposal),
    /// A match is agreed to or not.
    Answer {
        id: String,
        agreed: bool,
    },
    /// Whoever acts plays in a match, or not.
    Enter {
        id: String,
        plays: bool,
    },
    CallOff {
        id: String,
    },
    /// The club is closed or open again.
    Close(bool),
}

/// Why something is not done. Every case but the first is a message of `clubs.ftl`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// It is not his right.
    NotAllowed,
    Closed,
    Name {
        letters: usize,
        most: usize,
    },
    About {
        most: usize,
    },
    Title {
        most: usize,
    },
    NotAMoment {
        text: String,
    },
    TooLate,
    TooEarly {
        days: u64,
    },
    UnknownRulebook {
        name: String,
    },
    NotAControl {
        text: String,
    },
    Boards {
        most: u32,
    },
    OwnClub,
    NoSuchClub {
        name: String,
    },
    NoSuchEvent,
    NoSuchPlayer {
        name: String,
    },
    NameTaken,
    TooMany {
        most: i64,
    },
    Full {
        most: i64,
    },
    LastLeader,
    Otherwise,
}

impl Refusal {
    pub fn translate(&self, words: &Words) -> String {
        match self {
            Refusal::NotAllowed => words.text("act-not-allowed"),
            other => words.refusal("club-refusal", other),
        }
    }
}

/// Decides what an act amounts to, or why it is not done.
pub fn decide(draft: &Draft<'_>, act: &Act, actor: &Actor) -> Result<Deed, Refusal> {
    let right = named_act(act.name()).and_then(|act| act.action);
    if right.is_none_or(|right| !actor.may(right)) {
        return Err(Refusal::NotAllowed);
    }
    // A closed club can only be left, or opened again.
    if draft.closed && !matches!(act, Act::Leave(_) | Act::Reopen(_)) {
        return Err(Refusal::Closed);
    }
    act.turn_into_facts(draft)
}

/// Something is planned so many days before it at most.
const EARLIEST_DAYS: u64 = 400;

/// A moment as programs and forms write it, in UTC, not in the past.
fn moment(text: &str, now: Moment) -> Result<Moment, Refusal> {
    let text = text.trim();
    let form = format!("{text}:00Z");
    let read = |text: &str| text.parse::<Timestamp>().ok().map(Moment::from);
    let at = [text, form.as_str()].into_iter().find_map(read);
    let at = at.ok_or_else(|| Refusal::NotAMoment { text: text.chars().take(40).collect() })?;
    if at < now {
        return Err(Refusal::TooLate);
    }
    if at > now + Span::days(EARLIEST_DAYS) {
        return Err(Refusal::TooEarly { days: EARLIEST_DAYS });
    }
    Ok(at)
}

/// One line of text, such as a name, with one blank where there are more; none where it says nothing, has too much in
/// it, or something that nobody sees.
fn line(text: &str, most: usize) -> Option<String> {
    let text = text.trim();
    if text.chars().any(is_unseen) {
        return None;
    }
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    (1..=most).contains(&text.chars().count()).then_some(text)
}

/// Control characters, marks of direction, and characters without width.
fn is_unseen(letter: char) -> bool {
    let is_mark = matches!(letter,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{180e}' | '\u{200b}'..='\u{200f}'
            | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{feff}'
            | '\u{ffa0}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}');
    letter.is_control() || is_mark
}

/// The longest time control, in letters, and the most that a period and a move may bring: the games of a match are
/// played at once, not by correspondence.
const LONGEST_CONTROL: usize = 40;
const SLOWEST: Span = Span::hours(3);
const MOST_EARNED: Span = Span::minutes(3);

/// The terms of the games of a match, as far as they can be wrong.
fn check_terms(rulebook: &str, control: &str) -> Result<(), Refusal> {
    let short = |text: &str| text.chars().take(60).collect::<String>();
    Rulebook::named(rulebook).map_err(|_| Refusal::UnknownRulebook { name: short(rulebook) })?;
    let fits = control.chars().count() <= LONGEST_CONTROL;
    let read = if fits { named::read(control).ok() } else { None };
    let live = read.filter(|own| {
        let earned = own.increment().map_or(Span::ZERO, |increment| increment.each);
        let is_quick = own.periods().iter().all(|period| period.time <= SLOWEST);
        own.uses_clock() && is_quick && earned <= MOST_EARNED
    });
    live.map(drop).ok_or_else(|| Refusal::NotAControl { text: short(control) })
}

#[cfg(test)]
mod tests {
    use damier_language::untold;

    use super::*;

    fn draft(closed: bool) -> Draft<'static> {
        Draft { id: "c1", admits: false, closed, at: Moment::from_millis(1_700_000_000_000) }
    }

    const LEADER: Actor = Actor { role: Some(Role::Leader), administrator: false };
    const MEMBER: Actor = Actor { role: Some(Role::Member), administrator: false };
    const ASKED: Actor = Actor { role: Some(Role::Asked), administrator: false };
    const STRANGER: Actor = Actor { role: None, administrator: false };
    const KEEPER: Actor = Actor { role: None, administrator: true };

    #[test]
    fn each_does_what_is_his_right() {
        let may = |actor: Actor| -> Vec<&str> {
            let own = ACTS.iter().filter(|act| act.action.is_some_and(|right| actor.may(right)));
            own.map(|act| act.name).collect()
        };
        assert_eq!(may(STRANGER), ["ask"]);
        assert_eq!(may(ASKED), ["leave"]);
        assert_eq!(may(MEMBER), ["leave", "enter", "withdraw"]);
        assert_eq!(may(KEEPER), ["ask", "close", "reopen"]);
        assert!(may(LEADER).contains(&"appoint") && !may(LEADER).contains(&"close"));
    }

    #[test]
    fn whoever_asks_waits_unless_the_club_admits_everybody() {
        let ask: Act = Ask::default().into();
        assert_eq!(decide(&draft(false), &ask, &STRANGER), Ok(Deed::Become(Some(Role::Asked))));
        let open = Draft { admits: true, ..draft(false) };
        assert_eq!(decide(&open, &ask, &STRANGER), Ok(Deed::Become(Some(Role::Member))));
        assert_eq!(decide(&open, &ask, &MEMBER), Err(Refusal::NotAllowed));
    }

    #[test]
    fn a_closed_club_can_only_be_left_or_opened_again() {
        assert_eq!(decide(&draft(true), &Ask::default().into(), &STRANGER), Err(Refusal::Closed));
        assert_eq!(decide(&draft(true), &Leave::default().into(), &MEMBER), Ok(Deed::Become(None)));
        assert_eq!(decide(&draft(true), &Reopen::default().into(), &KEEPER), Ok(Deed::Close(false)));
    }

    #[test]
    fn a_match_has_terms_and_another_club() {
        let usual = Challenge {
            club: "c2".to_owned(),
            begins: "2023-11-20T18:00".to_owned(),
            ..Challenge::default()
        };
        let say = |challenge: Challenge| decide(&draft(false), &challenge.into(), &LEADER);
        let Ok(Deed::Propose(proposal)) = say(usual.clone()) else { panic!("it is proposed") };
        assert_eq!((proposal.boards, proposal.away.as_str()), (5, "c2"));
        let cases = [
            (Challenge { club: "c1".to_owned(), ..usual.clone() }, Refusal::OwnClub),
            (Challenge { boards: 0, ..usual.clone() }, Refusal::Boards { most: 50 }),
            (Challenge { begins: "2001-01-01T00:00".to_owned(), ..usual.clone() }, Refusal::TooLate),
            (
                Challenge { control: "never".to_owned(), ..usual.clone() },
                Refusal::NotAControl { text: "never".to_owned() },
            ),
            (
                Challenge { control: "90h".to_owned(), ..usual.clone() },
                Refusal::NotAControl { text: "90h".to_owned() },
            ),
            (
                Challenge { rulebook: "chess".to_owned(), ..usual },
                Refusal::UnknownRulebook { name: "chess".to_owned() },
            ),
        ];
        for (challenge, refusal) in cases {
            assert_eq!(say(challenge), Err(refusal));
        }
    }

    #[test]
    fn a_name_is_one_line_of_what_is_seen() {
        assert_eq!(line("  North \u{3000} Club ", 60), Some("North Club".to_owned()));
        for odd in ["", "North\u{202e}", "Nor\u{200b}th", "Nor\nth", "Northern"] {
            assert_eq!(line(odd, 7), None, "{odd:?}");
        }
    }

    #[test]
    fn every_refusal_is_told() {
        let name = || "A".to_owned();
        let all = [
            Refusal::Closed,
            Refusal::Name { letters: 90, most: 60 },
            Refusal::About { most: 2000 },
            Refusal::Title { most: 80 },
            Refusal::NotAMoment { text: name() },
            Refusal::TooLate,
            Refusal::TooEarly { days: 400 },
            Refusal::UnknownRulebook { name: name() },
            Refusal::NotAControl { text: name() },
            Refusal::Boards { most: 50 },
            Refusal::OwnClub,
            Refusal::NoSuchClub { name: name() },
            Refusal::NoSuchEvent,
            Refusal::NoSuchPlayer { name: name() },
            Refusal::NameTaken,
            Refusal::TooMany { most: 5 },
            Refusal::Full { most: 5000 },
            Refusal::LastLeader,
            Refusal::Otherwise,
        ];
        assert_eq!(untold("club-refusal", &all), Vec::<String>::new());
    }
}
