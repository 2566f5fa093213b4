//! Two nodes with a broker that stays open and says nothing, in the ways in which brokers do.

use std::time::{Duration, Instant};

use damier_services::{Mood, Postgres, Relay};

use crate::browser::Live;
use crate::hall::Hall;
use crate::nodes::{mv, node, seen, two_sit_down};

/// A move is answered in this time, whatever the broker does …
const ANSWERED: Duration = Duration::from_secs(1);

/// … and seen at the other node in this, on a busy machine; the bounds of the parts add up to about four seconds.
const SEEN: Duration = Duration::from_secs(7);

/// Moves of a game, White's and Black's in turn.
const MOVES: [&str; 10] =
    ["c3-d4", "f6-g5", "b2-c3", "g7-f6", "a1-b2", "h8-g7", "g3-h4", "b6-a5", "h2-g3", "c7-b6"];

struct Two {
    nodes: [Hall; 2],
    players: [Live; 2],
    ply: usize,
    _postgres: Postgres,
}

/// Two who play each other, each at a node with a broker of its own name; none where PostgreSQL is not installed.
async fn two(buses: [&Relay; 2]) -> Option<Two> {
    let postgres = Postgres::start(&["-c", "fsync=off"]).expect("PostgreSQL starts")?;
    let database = postgres.database().expect("a database");
    let nodes = [node(&database, buses[0].address()).await, node(&database, buses[1].address()).await];
    let (game, white, black) = two_sit_down(&nodes[0], &nodes[1], "5m+3s").await;
    let mut players = [white.live().await, black.live().await];
    for player in &mut players {
        player.join(&game).await;
    }
    Some(Two { nodes, players, ply: 0, _postgres: postgres })
}

impl Two {
    /// The next move: how long its answer and its being seen took.
    async fn move_on(&mut self) -> [Duration; 2] {
        let begun = Instant::now();
        let (by, ply) = (self.ply % 2, self.ply);
        assert_eq!(self.players[by].ask(mv(ply, MOVES[ply])).await["t"], "ok");
        let answered = begun.elapsed();
        self.ply += 1;
        seen(&mut self.players[1 - by], self.ply).await;
        [answered, begun.elapsed()]
    }

    /// A move of each, within the bounds.
    async fn each_moves(&mut self, what: &str) {
        for _ in 0..2 {
            let [answered, shown] = self.move_on().await;
            assert!(answered < ANSWERED && shown < SEEN, "{what}: answered {answered:?}, seen {shown:?}");
        }
    }

    async fn close(self) {
        for node in self.nodes {
            node.close().await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_broker_that_falls_silent_does_not_hold_up_games() {
    let broker = Relay::start().expect("a broker");
    let Some(mut two) = two([&broker, &broker]).await else { return };
    two.each_moves("well").await;
    for (mood, what) in [
        (Mood::Silent, "silent"),
        (Mood::Greets(2), "greets and falls silent"),
        (Mood::Idle, "passes nothing on"),
    ] {
        broker.turn(mood);
        two.each_moves(what).await;
    }
    broker.turn(Mood::Well);
    two.each_moves("well again").await;
    two.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_line_that_is_dead_at_one_node_only_does_not_hold_up_games() {
    let broker = Relay::start().expect("a broker");
    let Some(mut two) = two([&broker, &broker]).await else { return };
    two.each_moves("well").await;
    // What the first node says is lost, and the second has no reason to doubt its own line.
    broker.turn_line(0, Mood::Idle);
    two.each_moves("one is not passed on").await;
    broker.turn_line(1, Mood::Silent);
    two.each_moves("the other has gone silent").await;
    two.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn brokers_that_do_not_know_each_other_do_not_hold_up_games() {
    let brokers = [Relay::start().expect("a broker"), Relay::start().expect("another")];
    let Some(mut two) = two([&brokers[0], &brokers[1]]).await else { return };
    for _ in 0..3 {
        two.each_moves("apart").await;
    }
    two.close().await;
}
