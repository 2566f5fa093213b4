//! What an arbiter or the organising body says about a game by correspondence.

use damier_compete::event::{Action, Role};
use damier_correspondence::{Fact, Leaving, Letter, Refused, Score, Side, Stamp};
use damier_store::{Account, Fault};
use jiff::civil::Date;

use super::game::Said;
use crate::desk::Speaker;
use crate::post::Loaded;
use crate::site::Site;

/// What somebody may decide about a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Rights {
    /// He is an arbiter of its event: claims, terms, results, questions (UA13-V.2.2, COL-4.1.7).
    pub(super) arbiter: bool,
    /// He belongs to the organising body: appeals (UA13-V.3.6, COL-4.1.12).
    pub(super) body: bool,
}

impl Rights {
    /// The rights of an account in a game. Nobody decides about his own games.
    pub(crate) async fn of(site: &Site, loaded: &Loaded, account: Option<&Account>) -> Result<Rights, Fault> {
        let Some(account) = account.filter(|account| loaded.side_of(account.id).is_none()) else {
            return Ok(Rights::default());
        };
        if account.administrator {
            return Ok(Rights { arbiter: true, body: true });
        }
        let Some(event) = &loaded.event else { return Ok(Rights::default()) };
        let Some(held) = site.events.load(event).await? else { return Ok(Rights::default()) };
        let (state, speaker) = (held.event.state(), Speaker::of(Some(account)));
        let organises = speaker.offices(state, &held.book).iter().any(|own| own.role == Role::Organiser);
        Ok(Rights {
            arbiter: speaker.may(state, &held.book, Action::RecordResult),
            body: organises || speaker.may(state, &held.book, Action::DecideAppeal),
        })
    }

    /// Whether he may decide anything.
    pub(super) fn any(self) -> bool {
        self.arbiter || self.body
    }

    /// Whether he may say something by the name of its form.
    pub(crate) fn may(self, what: &str) -> bool {
        match what {
            "appeal" => self.body,
            "strike" => self.any(),
            _ => self.arbiter,
        }
    }
}

/// What he says, as a fact, on the day it is for the player to move.
pub(super) fn fact(loaded: &Loaded, by: &str, what: &str, said: &Said) -> Result<(Fact, Stamp), Refused> {
    let game = &loaded.game;
    let on = loaded.now_for(game.turn());
    let text: String = said.text.chars().take(super::game::LONGEST_TEXT).collect();
    let who = if said.who == "black" { Side::Black } else { Side::White };
    let number = said.number.parse().unwrap_or(0);
    let upheld = said.upheld == "yes";
    let fact = match what {
        "rule" => Fact::Ruled { upheld, count_from: said.date.parse().ok() },
        "answer" => Fact::Answered { number, upheld, decision: text },
        "appeal" => Fact::AppealRuled { number, upheld, decision: text },
        "charge" => Fact::Charged { to: who, days: said.days.parse().unwrap_or(0), grounds: text },
        "silence" => Fact::Left { who: game.turn(), how: Leaving::Silence },
        "left" => Fact::Left { who, how: Leaving::Announced },
        "close" => Fact::Closed,
        "stands" => Fact::VerdictStands,
        "score" => decided(loaded, by, score(&said.who), text),
        "break" => {
            let day = |text: &str| {
                let value = text.chars().take(20).collect();
                text.parse().map_err(|_| Refused::BadSwitch { name: "date".to_owned(), value })
            };
            let (from, to) = (day(&said.date)?, day(&said.to)?);
            Fact::Break { by: who, from, to, notified: Some(on.date), exceptional: true }
        }
        "strike" => Fact::Struck { number },
        "letter" => return letter(loaded, said, on),
        _ => return Err(Refused::NothingSaid),
    };
    Ok((fact, on))
}

/// What somebody without an account has written: a move with the days of his letter, or a word about the game.
fn letter(loaded: &Loaded, said: &Said, on: Stamp) -> Result<(Fact, Stamp), Refused> {
    let by = if said.who == "black" { Side::Black } else { Side::White };
    if !loaded.plays_by_letter(by) {
        return Err(Refused::NothingSaid);
    }
    let fact = match said.upheld.as_str() {
        "resigns" => Fact::Resigned { by },
        "accepts" => Fact::DrawAccepted { by },
        "declines" => Fact::DrawDeclined { by },
        "offers" => Fact::DrawOffered { by },
        _ => {
            let day = |text: &str| {
                let value = text.chars().take(20).collect();
                let day = (!text.is_empty()).then(|| text.parse::<Date>()).transpose();
                day.map_err(|_| Refused::BadSwitch { name: "date".to_owned(), value })
            };
            let received = day(&said.date)?.map(Stamp::day).or(loaded.game.last_sent());
            let sent = day(&said.to)?.map_or(on, Stamp::day);
            if sent.date > on.date {
                return Err(Refused::DatesBackwards { earlier: sent.date, later: on.date });
            }
            let received = received.or(Some(Stamp::day(loaded.game.terms().start)));
            let moves = said.mv.split_whitespace().map(str::to_owned).collect();
            Fact::Letter(Letter {
                by,
                received,
                sent: Some(sent),
                moves,
                variations: Vec::new(),
                offer: said.offer.is_some(),
                charged: false,
            })
        }
    };
    Ok((fact, on))
}

/// A result: of the game of somebody who left, of a protest, of an adjudication, or by decision.
fn decided(loaded: &Loaded, by: &str, score: Score, grounds: String) -> Fact {
    let adjudicator = by.to_owned();
    let left = Side::ALL.into_iter().any(|side| loaded.game.has_left(side));
    match loaded.game.adjudication() {
        None if left => Fact::LeftRuled { score: Some(score) },
        None => Fact::Awarded { score, grounds },
        Some(own) if own.protest.is_some() => Fact::ProtestRuled { score, adjudicator },
        Some(_) => Fact::Adjudicated { score, adjudicator },
    }
}

/// A score by the word of a form.
pub(super) fn score(word: &str) -> Score {
    match word {
        "white" => Score::White,
        "black" => Score::Black,
        "both-lose" => Score::BothLose,
        "annulled" => Score::Annulled,
        _ => Score::Draw,
    }
}
