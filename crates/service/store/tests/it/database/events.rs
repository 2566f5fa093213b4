//! The list of events is stored with their facts and found by name, variant and state.

use damier_store::{Append, EventQuery, ListedEvent};

use super::stage::{fact, on_both};

fn listed(id: &str, name: &str, state: &str, starts: Option<&str>) -> ListedEvent {
    ListedEvent {
        id: id.to_owned(),
        name: name.to_owned(),
        variant: "russian".to_owned(),
        rulebook: "ua2023-russian".to_owned(),
        system: "swiss".to_owned(),
        starts: starts.map(str::to_owned),
        ends: None,
        place: Some("Київ".to_owned()),
        state: state.to_owned(),
        entrants: 8,
        rounds: 3,
    }
}

#[test]
fn events_are_listed_with_their_facts() {
    on_both(async |stage| {
        let database = stage.open().await;
        let rows = [
            listed("a", "Кубок Києва", "finished", Some("2026-05-01")),
            listed("b", "Open 100%_", "planned", Some("2026-07-01")),
            listed("c", "Кубок Львова", "playing", None),
        ];
        for row in &rows {
            let append = Append::new(format!("event/{}", row.id), 1).fact(fact(1)).event(row.clone());
            database.append(append).await.unwrap();
        }
        let names = async |query: EventQuery| {
            let found = database.events(&EventQuery { limit: 10, ..query }).await.unwrap();
            found.into_iter().map(|event| event.id).collect::<String>()
        };
        let some = |text: &str| Some(text.to_owned());
        // Those being played first, then the latest.
        assert_eq!(names(EventQuery::default()).await, "cba");
        assert_eq!(names(EventQuery { name: some("КУБОК"), ..EventQuery::default() }).await, "ca");
        assert_eq!(names(EventQuery { name: some("%_"), ..EventQuery::default() }).await, "b");
        assert_eq!(names(EventQuery { state: some("planned"), ..EventQuery::default() }).await, "b");
        assert_eq!(names(EventQuery { variant: some("brazilian"), ..EventQuery::default() }).await, "");
        assert_eq!(names(EventQuery { skip: 2, ..EventQuery::default() }).await, "a");
        let found = database.events(&EventQuery { limit: 1, ..EventQuery::default() }).await.unwrap();
        assert_eq!(found, [rows[2].clone()]);

        // A later fact changes the row; whoever comes late changes nothing.
        let over = listed("c", "Кубок Львова", "finished", None);
        database.append(Append::new("event/c", 2).fact(fact(2)).event(over.clone())).await.unwrap();
        assert!(
            database.append(Append::new("event/c", 2).fact(fact(2)).event(rows[2].clone())).await.is_err()
        );
        let finished = EventQuery { state: some("finished"), ..EventQuery::default() };
        assert_eq!(names(finished).await, "ac");
    });
}
