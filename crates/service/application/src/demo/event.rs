//! An event that is being played: members and guests in the third round, some results in, a schedule, bulletins, and
//! games of the first rounds to replay.

use std::sync::Arc;

use damier_clock::{Moment, Span};
use damier_compete::Round;
use damier_compete::event::{By, Entry, Event, Fact, GameKey, Role, StageId, TemplateText, template};
use damier_compete::simulate::{Letters, Plan, Troubles, simulate};
use damier_documents::papers::template_text;
use damier_exchange::games::attach;
use damier_language::{Language, Words};
use damier_store::{Append, AttachedTo, Database, Fault, NewFact};

use super::MEMBERS;
use super::season::Played;
use crate::desk::note::{self, Note};
use crate::desk::{EventRegistry, listed_row, stored_fact};
use crate::{live, secret};

/// How it is played.
const TEMPLATE: &str = "ua2023-russian/swiss";
const ENTRANTS: usize = 14;
const ROUNDS: u16 = 5;
const SEED: u64 = 20_260_501;

/// Who plays: the members but the first, who is the arbiter, then guests; each with the federation.
const PLAYERS: [(&str, &str); ENTRANTS] = [
    (MEMBERS[1], "LTU"),
    (MEMBERS[2], "FRA"),
    (MEMBERS[3], "MLI"),
    (MEMBERS[4], "UKR"),
    (MEMBERS[5], "NED"),
    (MEMBERS[6], "BRA"),
    (MEMBERS[7], "UKR"),
    ("Piotr Nowak", "POL"),
    ("Daina Kalniņa", "LAT"),
    ("Ibrahima Diop", "SEN"),
    ("Femke de Vries", "NED"),
    ("Tomas Petraitis", "LTU"),
    ("Iryna Bondar", "UKR"),
    ("Luc Moreau", "FRA"),
];

/// The round being played, and how many of its results are in.
const PLAYING: u16 = 3;
const RESULTS: usize = 4;

/// So long before now the facts were said, one after the other.
const PACE: Span = Span::minutes(1);

/// Puts the event into a database; its name in addresses.
pub(super) async fn put(database: &Database, now: Moment, played: &[Played]) -> Result<String, Fault> {
    let other = |why: &dyn std::fmt::Display| Fault::Other { what: why.to_string() };
    let event = event(now).map_err(|why| other(&why))?;
    let id = secret::name();
    let facts = event.entries().iter().map(|entry| stored_fact::store(entry, ""));
    let facts = facts.collect::<Result<Vec<NewFact>, Fault>>()?;
    let append = Append::new(stored_fact::stream(&id), 1).facts(facts);
    let append = match listed_row(&id, event.state()) {
        Some(row) => append.event(row),
        None => append,
    };
    let mut book = Append::new(note::stream(&id), 1);
    for note in notes(&event) {
        book = book.fact(NewFact::new(now, "", &note)?);
    }
    database.append_all(vec![append, book]).await?;
    let games = games(&event, played, now);
    EventRegistry::new(database.clone(), Arc::default()).add_attached(&id, "", &games).await?;
    Ok(id)
}

/// The facts: a simulated event up to the middle of a round, told in the last hours.
fn event(now: Moment) -> Result<Event, Box<dyn std::error::Error + Send + Sync>> {
    let words = Words::of(Language::EN);
    let say = |text: &TemplateText| template_text(words, text);
    let found = template(TEMPLATE)?;
    let mut regulation = found.regulation("Kyiv Open", &say);
    regulation.place = Some("Kyiv".to_owned());
    if let Some(first) = regulation.stages.first_mut() {
        first.rounds = ROUNDS;
    }
    found.write_sections(&mut regulation, &say);
    let plan = Plan {
        regulation,
        entrants: ENTRANTS,
        seed: SEED,
        troubles: Troubles::NONE,
        letters: Letters::Latin,
    };
    let told = simulate(&plan)?.event;
    let cut = cut(told.entries());
    let mut event = Event::new();
    let first = minutes_before(now, cut + usize::from(ROUNDS));
    let mut entered = 0;
    for entry in &told.entries()[..cut] {
        let mut fact = entry.fact.clone();
        if let Fact::Entered(own) = &mut fact {
            // Members play under their own names, guests under names that everybody can read.
            if let Some((name, federation)) = PLAYERS.get(entered) {
                own.name = (*name).to_owned();
                own.federation = Some((*federation).to_owned());
            }
            entered += 1;
        }
        let approved = fact == Fact::EntriesApproved;
        append(&mut event, first, entry.by.clone(), fact)?;
        if approved {
            for (round, starts) in schedule(now) {
                let by = By::new(Role::ChiefArbiter, &entry.by.name);
                append(&mut event, first, by, Fact::Scheduled { stage: StageId::FIRST, round, starts })?;
            }
        }
    }
    Ok(event)
}

fn append(
    event: &mut Event,
    first: Moment,
    by: By,
    fact: Fact,
) -> Result<(), Box<dyn std::error::Error + Send + Sync>> {
    let seq = event.next_seq();
    let at = first + PACE.times(u64::from(seq));
    Ok(event.apply(Entry { seq, at, by, fact })?)
}

/// Where the story is cut: some results after the start of the round.
fn cut(entries: &[Entry]) -> usize {
    let starts =
        |entry: &Entry| matches!(&entry.fact, Fact::Started { round, .. } if round.number() == PLAYING);
    let start = entries.iter().position(starts).unwrap_or(entries.len());
    (start + 1 + RESULTS).min(entries.len())
}

fn minutes_before(now: Moment, minutes: usize) -> Moment {
    super::before(now, PACE.times(minutes as u64 + 1))
}

/// The rounds, two hours apart; the one being played began an hour ago.
fn schedule(now: Moment) -> Vec<(Round, Moment)> {
    const HOUR: i64 = 3_600_000;
    let this = now.millis() - now.millis().rem_euclid(HOUR) - HOUR;
    let starts = |number: u16| this + 2 * HOUR * (i64::from(number) - i64::from(PLAYING));
    let rounds = (1..=ROUNDS).filter_map(Round::new);
    rounds.map(|round| (round, Moment::from_millis(starts(round.number())))).collect()
}

/// What the site knows besides: offices, players with accounts, bulletins.
fn notes(event: &Event) -> Vec<Note> {
    let account = |number: usize| (number as i64 + 1, MEMBERS[number].to_owned());
    let mut notes = vec![Note::Opened { key: secret::secret() }, Note::Zone("Europe/Kyiv".to_owned())];
    let chief = event.state().officials.iter().find(|own| own.role == Role::ChiefArbiter);
    let chief = chief.map(|own| own.name.clone()).unwrap_or_default();
    let (first, login) = account(0);
    let role = Role::ChiefArbiter;
    notes.push(Note::Holds { account: first, login, role, name: chief.clone(), team: None, player: None });
    for (number, at) in (1..MEMBERS.len()).zip(0..) {
        let (account, login) = account(number);
        let player = Some(damier_compete::event::PlayerId(at));
        let (role, name) = (Role::Player, login.clone());
        notes.push(Note::Holds { account, login, role, name, team: None, player });
    }
    let by = By::new(Role::ChiefArbiter, &chief);
    for (title, text) in [
        (
            "Welcome",
            "Fourteen players have entered.\n\nRounds begin at the hour of the schedule; who is late loses by the rules.",
        ),
        ("Round 2 is over", "Every result is in. Games of the first rounds can be replayed."),
    ] {
        notes.push(Note::Bulletin { title: title.to_owned(), text: text.to_owned(), by: by.clone() });
    }
    notes
}

/// Games of the club that ended as games of the event did, each at one table.
fn games(event: &Event, played: &[Played], now: Moment) -> Vec<(AttachedTo, Moment, Vec<u8>)> {
    let mut found: Vec<(AttachedTo, Moment, Vec<u8>)> = Vec::new();
    let mut taken: Vec<GameKey> = Vec::new();
    let rounds = event.state().stages.first().map_or(&[] as &[_], |stage| &stage.rounds[..]);
    let keys = rounds.iter().take(usize::from(PLAYING) - 1).enumerate().flat_map(|(at, round)| {
        (1..)
            .take(round.encounters.len())
            .map(move |table| GameKey::table(StageId::FIRST, Round::at(at), table))
    });
    let keys: Vec<GameKey> = keys.collect();
    for own in played.iter().filter(|own| own.game.is_over()) {
        let pdn = live::pdn(&own.game, own.entries[0].at, own.game.state().plies().len());
        let fits = keys.iter().filter(|key| !taken.contains(key));
        let attached = fits.filter_map(|key| attach(event.state(), *key, &nameless(&pdn)).ok()).next();
        if let Some(attached) = attached {
            taken.push(attached.key);
            found.push((AttachedTo::Game(attached.key), now, attached.text.into_bytes()));
        }
    }
    found
}

/// A game without the names of those who played it: it becomes somebody else's.
fn nameless(pdn: &str) -> String {
    let named = |line: &&str| {
        !line.starts_with("[White ") && !line.starts_with("[Black ") && !line.starts_with("[Round ")
    };
    pdn.lines().filter(named).collect::<Vec<_>>().join("\n") + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_event_is_in_the_middle_of_a_round() {
        let event = event(Moment::from_millis(1_800_000_000_000)).expect("an event");
        let stage = &event.state().stages[0];
        let open = stage.rounds.last().expect("a round").missing();
        assert_eq!((stage.rounds.len(), open.len()), (3, 3));
        assert_eq!(event.state().players[0].name, MEMBERS[1]);
        assert!(event.entries().last().expect("a fact").at < Moment::from_millis(1_800_000_000_000));
        assert_eq!(stage.schedule.len(), 5);
    }
}
