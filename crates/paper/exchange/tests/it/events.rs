//! Events for tests.

use damier_clock::Moment;
use damier_compete::event::{
    By, Character, Entry, Event, Fact, Regulation, Role, StagePlan, System, TeamRules, sections,
};

/// A plan of one stage.
pub(crate) fn plan(system: System, rounds: u16) -> StagePlan {
    StagePlan::new("main", system, rounds)
}

/// A regulation with all sections filled in.
pub(crate) fn regulation(rulebook: &str, plan: StagePlan) -> Regulation {
    let mut made = Regulation::new("Cup of Dnipro", rulebook, vec![plan]);
    let code = made.code().expect("a rulebook");
    made.sections = sections(code).iter().map(|section| (section.number, "text".to_owned())).collect();
    made
}

/// The same for teams on so many boards.
pub(crate) fn of_teams(mut regulation: Regulation, boards: u8) -> Regulation {
    regulation.character = Character::Team;
    regulation.teams =
        Some(TeamRules { boards, reserves: true, free_order: false, entries_may_change: false });
    regulation
}

/// An event of which the regulation is known.
pub(crate) fn begun(regulation: Regulation) -> Event {
    let mut event = Event::new();
    tell(&mut event, Fact::Regulation(Box::new(regulation)));
    event
}

/// Adds a fact, said by whoever may.
pub(crate) fn tell(event: &mut Event, fact: Fact) {
    let role = if matches!(fact, Fact::Regulation(_) | Fact::Appointed(_)) {
        Role::Organiser
    } else {
        Role::ChiefArbiter
    };
    let (seq, what) = (event.next_seq(), format!("{fact:?}"));
    let at = Moment::from_millis(i64::from(seq) * 60_000);
    let told = event.apply(Entry { seq, at, by: By::new(role, "Olena"), fact });
    told.unwrap_or_else(|refused| panic!("{refused}: {what}"));
}
