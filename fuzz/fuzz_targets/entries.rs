//! Any bytes are a list of entries or a fault; what an event takes of it is written and read back the same.

#![no_main]

use damier_compete::event::{By, Entry, Event, Fact, Regulation, Role, StagePlan, System};
use damier_exchange::entries::{EntryList, HeaderLanguage, Take, write_csv};
use libfuzzer_sys::fuzz_target;

fn tell(event: &mut Event, role: Role, fact: Fact) {
    let (seq, by) = (event.next_seq(), By::new(role, "fuzz"));
    event.apply(Entry { seq, at: Default::default(), by, fact }).expect("what was checked is accepted");
}

fn event() -> Event {
    let plan = StagePlan::new("main", System::RoundRobin { cycles: 1 }, 3);
    let mut event = Event::new();
    let regulation = Regulation::new("Cup", "wcdf-checkers", vec![plan]);
    tell(&mut event, Role::Organiser, Fact::Regulation(Box::new(regulation)));
    event
}

fn facts(file: &[u8]) -> Option<Vec<Fact>> {
    let list = EntryList::read(file).ok()?.check(&event(), Role::ChiefArbiter);
    for fault in &list.faults {
        assert!(!fault.to_string().is_empty());
    }
    Some(list.facts(Take::GoodRows).expect("the good rows"))
}

fuzz_target!(|data: &[u8]| {
    let Some(facts) = facts(data) else { return };
    let mut event = event();
    for fact in facts {
        tell(&mut event, Role::ChiefArbiter, fact);
    }
    // A header alone is no list.
    if event.state().players.is_empty() && event.state().teams.is_empty() {
        return;
    }
    let written = write_csv(event.state(), HeaderLanguage::Ukrainian);
    let again = EntryList::read(&written).expect("what is written is read");
    assert!(again.faults.is_empty(), "{:?}", again.faults);
    let read: Vec<_> = again.players.iter().map(|player| (&player.entry.name, player.entry.born)).collect();
    let told: Vec<_> = event.state().players.iter().map(|player| (&player.name, player.born)).collect();
    assert_eq!(read, told);
});
