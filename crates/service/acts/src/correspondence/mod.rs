//! What can be done in a game by correspondence: by its players, by an arbiter, by the organising body, and by whoever
//! keeps its letters in a file. `damier correspondence`, the pages and the API make these values and call [`decide`].
//!
//! | file | about |
//! | --- | --- |
//! | `letters` | moves, faulty letters and what mends them, breaks |
//! | `remarks` | what a player says beside his moves: draws, claims, questions, appeals |
//! | `rulings` | what an arbiter or the organising body decides |
//! | `table` | all of them in one list |

mod letters;
mod remarks;
mod rulings;
mod table;

use damier_correspondence::{Entry, Fact, PostalGame, Refused, Score, Side, Stamp};
use damier_language::{Args, Words};
use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;

pub use letters::{Break, Complain, Correct, Delay, Documents, Impossible, Move, Prepare, Repeat, Sign};
pub use remarks::{
    Accept, Analysis, Appeal, Ask, Claim, ClaimDraw, Decline, Object, OfferDraw, Protest, Record, Resign,
};
pub use rulings::{
    Answer, Charge, Close, Decides, Leave, Overstep, Punish, Rule, RuleAppeal, ScoreGame, Stands, Strike,
};
pub use table::{ACTS, Act, named};

/// The longest text, in letters.
pub const LONGEST_TEXT: usize = 10_000;

/// Whose right an act is; whoever keeps the letters in a file may write everything down.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Right {
    /// A player's, for himself; for a player without an account the arbiter's who gets his letters.
    Player,
    /// Only that of whoever reads letters.
    Letters,
    /// The arbiter's (UA13-V.2.2, COL-4.1.7).
    Arbiter,
    /// The organising body's (UA13-V.3.6, COL-4.1.12).
    Body,
    /// The arbiter's and the organising body's.
    Decides,
    /// A player's and the arbiter's.
    Either,
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Actor {
    pub name: String,
    /// The side on which he plays.
    pub side: Option<Side>,
    /// Whether he is an arbiter of the event.
    pub arbiter: bool,
    /// Whether he belongs to the organising body.
    pub body: bool,
    /// Whether he keeps the letters in a file.
    pub keeper: bool,
    /// The sides without an account, whose letters he enters.
    pub by_letter: Vec<Side>,
    /// The numbers of the entries that are his.
    pub entered: Vec<usize>,
}

impl Actor {
    /// Whoever keeps the letters in a file.
    pub fn keeper() -> Actor {
        Actor { keeper: true, ..Actor::default() }
    }

    fn reads_letters(&self) -> bool {
        self.arbiter && !self.by_letter.is_empty()
    }

    /// Whether something is his right.
    pub fn may(&self, right: Right) -> bool {
        self.keeper
            || match right {
                Right::Player => self.side.is_some() || self.reads_letters(),
                Right::Letters => self.reads_letters(),
                Right::Arbiter => self.arbiter,
                Right::Body => self.body,
                Right::Decides => self.arbiter || self.body,
                Right::Either => self.side.is_some() || self.arbiter,
            }
    }
}

/// When somebody acts: on the day of a letter, or at an instant that is a day in the calendar of each player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum When {
    Day(Date),
    At(Timestamp),
}

/// The game in which somebody acts.
pub struct Draft<'a> {
    game: &'a PostalGame,
    actor: &'a Actor,
    when: When,
}

/// Why something is not done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    /// It is not his right.
    NotAllowed,
    /// An arbiter enters letters for players without an account only: this one acts himself.
    ActsHimself { name: String },
    /// The code does not allow it.
    Refused(Refused),
    /// Whose letter or claim it is, is not said or is nobody of the two.
    NoSide {
        /// What was typed.
        text: String,
        /// The names of the two.
        names: [String; 2],
    },
    NoScore {
        /// What was typed.
        text: String,
    },
    NoDate {
        /// What was typed.
        text: String,
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
            Refusal::ActsHimself { name } => {
                words.translate("letters-acts-himself", &Args::new().with("name", name.as_str()))
            }
            Refusal::Refused(refused) => refused.text(words),
            Refusal::NoSide { text, names: [white, black] } => {
                let args = Args::new().with("text", text.as_str());
                words.translate(
                    "letters-no-side",
                    &args.with("white", white.as_str()).with("black", black.as_str()),
                )
            }
            Refusal::NoScore { text } => {
                words.translate("letters-no-score", &Args::new().with("text", text.as_str()))
            }
            Refusal::NoDate { text } => {
                words.translate("letters-no-date", &Args::new().with("text", text.as_str()))
            }
        }
    }

    /// The clause that refuses, where there is one.
    pub fn clause(&self) -> Option<String> {
        match self {
            Refusal::Refused(refused) => refused.clause(),
            _ => None,
        }
    }
}

/// What is said, for which moment.
type Decided = Result<(Fact, Stamp), Refusal>;

/// Decides: the entries that follow, which the game accepts; or why none do.
pub fn decide(game: &PostalGame, act: &Act, actor: &Actor, when: When) -> Result<Vec<Entry>, Refusal> {
    let right = named(act.name()).and_then(|act| act.action);
    let draft = Draft { game, actor, when };
    match right {
        Some(right) if actor.may(right) => {}
        // An arbiter finds everybody's letters here, except that there are none where both act on the site.
        Some(Right::Player | Right::Letters) if actor.arbiter => return Err(draft.acts_himself(game.turn())),
        _ => return Err(Refusal::NotAllowed),
    }
    let (fact, on) = act.turn_into_facts(&draft)?;
    let mut after = game.clone();
    let mut entries = append(&mut after, fact, on)?;
    if let Act::Move(sent) = act {
        entries.extend(sent.prepared(&draft, &after, on)?);
    }
    Ok(entries)
}

/// Says something in a game and gathers what follows.
fn append(game: &mut PostalGame, fact: Fact, on: Stamp) -> Result<Vec<Entry>, Refused> {
    let entries: Vec<Entry> = game.decide(fact, on)?.into_iter().map(|fact| Entry { on, fact }).collect();
    entries.iter().try_for_each(|entry| game.apply(entry))?;
    Ok(entries)
}

/// The zone of a player; Greenwich where he has none.
pub fn zone(name: Option<&str>) -> TimeZone {
    name.and_then(|name| TimeZone::get(name).ok()).unwrap_or(TimeZone::UTC)
}

impl Draft<'_> {
    /// The side that is meant: one's own, or whoever is named where letters are entered.
    fn side(&self, named: Option<&str>) -> Result<Side, Refusal> {
        let named = named.map(str::trim).filter(|text| !text.is_empty());
        let named = named.map(|text| self.called(text)).transpose()?;
        let side = match (self.actor.side, named) {
            (Some(own), None) => own,
            (Some(own), Some(side)) if own == side => own,
            (Some(_), Some(_)) => return Err(Refusal::NotAllowed),
            (None, Some(side)) => side,
            (None, None) => return Err(self.no_side("")),
        };
        match self.actor.keeper || self.actor.side.is_some() || self.actor.by_letter.contains(&side) {
            true => Ok(side),
            false => Err(self.acts_himself(side)),
        }
    }

    fn acts_himself(&self, side: Side) -> Refusal {
        Refusal::ActsHimself { name: self.game.party(side).name.clone() }
    }

    /// The side about which something is decided.
    fn about(&self, named: Option<&str>) -> Result<Side, Refusal> {
        self.called(named.unwrap_or_default().trim())
    }

    /// `white`, `black`, or the name of the player who has that side.
    fn called(&self, text: &str) -> Result<Side, Refusal> {
        let named = |side: &Side| {
            let name = &self.game.party(*side).name;
            side.to_string().eq_ignore_ascii_case(text) || name.to_lowercase() == text.to_lowercase()
        };
        Side::ALL.into_iter().find(named).ok_or_else(|| self.no_side(text))
    }

    fn no_side(&self, text: &str) -> Refusal {
        let names = Side::ALL.map(|side| self.game.party(side).name.clone());
        Refusal::NoSide { text: text.to_owned(), names }
    }

    fn zone(&self, side: Side) -> TimeZone {
        zone(self.game.party(side).zone.as_deref())
    }

    /// The moment in the calendar of a side.
    fn now(&self, side: Side) -> Stamp {
        match self.when {
            When::Day(date) => Stamp::day(date),
            When::At(instant) => Stamp::of(instant, &self.zone(side)),
        }
    }

    /// The moment for whoever is to move, where nobody's days are meant.
    fn today(&self) -> Stamp {
        self.now(self.game.turn())
    }
}

/// A text as it is kept.
fn long(text: &str) -> String {
    text.trim().chars().take(LONGEST_TEXT).collect()
}

/// Lines of moves, one line each.
fn lines<'a>(texts: impl IntoIterator<Item = &'a String>) -> Vec<Vec<String>> {
    let line = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    texts.into_iter().flat_map(|text| text.lines()).map(line).filter(|line| !line.is_empty()).collect()
}

/// The results that can be given.
pub const SCORES: [(&str, Score); 5] = [
    ("white", Score::White),
    ("black", Score::Black),
    ("draw", Score::Draw),
    ("both-lose", Score::BothLose),
    ("annulled", Score::Annulled),
];

fn score(text: &str) -> Result<Score, Refusal> {
    let found = SCORES.into_iter().find(|(word, _)| *word == text.trim());
    found.map(|(_, score)| score).ok_or_else(|| Refusal::NoScore { text: text.to_owned() })
}
