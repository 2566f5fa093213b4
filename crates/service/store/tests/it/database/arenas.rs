//! Arenas: however many are announced, each is looked after and left by whoever goes.

use damier_clock::{Moment, Span};
use damier_store::{Append, ArenaState, Database, ListedArena};

use super::people::{new, now};
use super::stage::{fact, on_both};

/// More than any list shows.
const MANY: i64 = 230;

fn arena(number: i64, begins: Moment) -> ListedArena {
    ListedArena {
        id: format!("a{number}"),
        name: "Evening".to_owned(),
        variant: "russian".to_owned(),
        rulebook: "ua2023-russian".to_owned(),
        control: "3m+2s".to_owned(),
        organiser: None,
        begins,
        ends: begins + Span::minutes(60),
        rated: false,
        series: None,
        state: ArenaState::Open,
        players: 0,
    }
}

async fn announce(database: &Database, number: i64, begins: Moment) {
    database.keep_arena(arena(number, begins), Vec::new()).await.expect("an arena");
    let append = Append::new(format!("arena/a{number}"), 1).fact(fact(1));
    database.append(append).await.expect("kept");
}

#[test]
fn those_that_stand_beyond_the_list_are_not_forgotten() {
    on_both(async |stage| {
        let database = stage.open().await;
        database.create_account(new("Ivan")).await.expect("an account");
        let at = |number: i64| Moment::from_millis(now().millis() + number);
        for number in 0..MANY {
            announce(&database, number, at(number)).await;
        }
        announce(&database, MANY, at(1_000_000)).await;
        let last = format!("a{}", MANY - 1);
        let listed = database.open_arenas().await.expect("a list");
        assert!(listed.iter().all(|own| own.id != last), "a list shows no more than people read");
        let under_way = database.arenas_under_way(at(MANY)).await.expect("all");
        assert_eq!(under_way.len() as i64, MANY, "and none that begins later");
        assert_eq!(under_way.last(), Some(&last));
        let author = fact(1).author;
        assert_eq!(database.open_arenas_with(&author).await.expect("all").len() as i64, MANY + 1);
        assert_eq!(database.open_arenas_with("account/77").await, Ok(Vec::new()));
    });
}
