//! The bus with a broker of its own, where NATS is installed.

mod encrypted;

use std::time::{Duration, Instant};

use damier_bus::{Bus, Heard, Put, Queue};
use damier_services::{Mood, Nats, Relay};

/// How long anything may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(20);

async fn in_time<T>(what: impl Future<Output = T>) -> T {
    tokio::time::timeout(PATIENCE, what).await.expect("in time")
}

async fn connected(bus: &Bus, wanted: bool) {
    let mut connection = bus.connection();
    in_time(connection.wait_for(|now| *now == wanted)).await.expect("the bus is held");
}

fn text(heard: &Heard) -> &str {
    match heard {
        Heard::Message(message) => std::str::from_utf8(&message.payload).expect("text"),
        Heard::Missed => "missed",
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_is_heard_and_a_broken_line_is_mended() {
    let Some(mut nats) = Nats::start().expect("a broker") else { return };
    let bus = || Bus::start(nats.address().parse().expect("an address"));
    let (here, there) = (bus(), bus());
    let mut one = there.listen("game.one");
    let mut all = there.listen("game.>");
    connected(&here, true).await;
    connected(&there, true).await;
    assert_eq!(text(&in_time(one.next()).await), "missed", "whoever listens before there is a line is told");
    assert_eq!(text(&in_time(all.next()).await), "missed");
    here.publish("game.two", b"not for one");
    here.publish("game.one", b"for both");
    here.publish("no subject", b"dropped");
    assert_eq!(text(&in_time(one.next()).await), "for both");
    assert_eq!(text(&in_time(all.next()).await), "not for one");
    assert_eq!(text(&in_time(all.next()).await), "for both");

    nats.kill();
    connected(&here, false).await;
    connected(&there, false).await;
    here.publish("game.one", b"nobody hears this");
    nats.start_again().expect("it starts again");
    connected(&here, true).await;
    connected(&there, true).await;
    assert_eq!(text(&in_time(one.next()).await), "missed");
    here.publish("game.one", b"again");
    assert_eq!(text(&in_time(one.next()).await), "again");
    drop(all);
    assert_eq!(here.counts()[0], 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_missed_once_the_broker_knows_who_listens() {
    let Some(nats) = Nats::start().expect("a broker") else { return };
    let bus = || Bus::start(nats.address().parse().expect("an address"));
    let (here, there) = (bus(), bus());
    connected(&here, true).await;
    connected(&there, true).await;
    for number in 0..300 {
        let subject = format!("game.{number}");
        let mut listening = there.listen(&subject);
        assert!(in_time(listening.begun()).await, "there is a line, so it is waited for");
        assert!(!listening.begun().await, "once");
        here.publish(&subject, b"c3-d4");
        assert_eq!(text(&in_time(listening.next()).await), "c3-d4", "{number}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_job_is_handed_out_until_it_is_done() {
    let Some(mut nats) = Nats::start().expect("a broker") else { return };
    let bus = Bus::start(nats.address().parse().expect("an address"));
    connected(&bus, true).await;
    let queue = Queue::new(&bus, "JOBS", "jobs.analysis");
    queue.make().await.expect("a queue");
    queue.make().await.expect("the same queue");
    assert_eq!(queue.put("game-1", b"first").await, Ok(Put::New));
    assert_eq!(queue.put("game-1", b"first").await, Ok(Put::Known), "it is kept once");
    let short = Duration::from_millis(200);
    let job = queue.next(short).await.expect("an answer").expect("a job");
    assert_eq!((job.payload.as_slice(), job.attempt()), (&b"first"[..], 1));
    job.still_at_it();
    assert!(queue.next(short).await.expect("an answer").is_none(), "nobody else has it meanwhile");
    job.again(Duration::ZERO);
    let job = queue.next(PATIENCE).await.expect("an answer").expect("the job again");
    assert_eq!(job.attempt(), 2);
    job.done().await.expect("the broker knows");

    assert_eq!(queue.put("game-2", b"second").await, Ok(Put::New));
    nats.kill();
    connected(&bus, false).await;
    assert!(queue.put("game-3", b"third").await.is_err(), "nobody keeps it");
    nats.start_again().expect("it starts again");
    connected(&bus, true).await;
    let job = queue.next(PATIENCE).await.expect("an answer").expect("what it kept");
    assert_eq!(job.payload, b"second");
    job.done().await.expect("the broker knows");
    assert!(queue.next(short).await.expect("an answer").is_none(), "the first is not done twice");
}

/// Bounds that hold on a busy machine; on a quiet one it is about half.
const SOON: Duration = Duration::from_secs(5);

#[tokio::test(flavor = "multi_thread")]
async fn a_broker_that_falls_silent_is_given_up_and_found_again() {
    let broker = Relay::start().expect("a broker");
    let bus = Bus::start(broker.address().parse().expect("an address"));
    connected(&bus, true).await;
    let mut listening = bus.listen("game.one");
    assert!(in_time(listening.begun()).await);
    // Open lines stay open, new ones are taken; nobody says a word.
    broker.turn(Mood::Silent);
    let begun = Instant::now();
    // What waits for the broker is not held up by it.
    let mut other = bus.listen("game.two");
    other.begun().await;
    assert!(begun.elapsed() < Duration::from_millis(1500), "{:?}", begun.elapsed());
    connected(&bus, false).await;
    assert!(begun.elapsed() < SOON, "{:?}", begun.elapsed());
    broker.turn(Mood::Well);
    connected(&bus, true).await;
    assert_eq!(text(&in_time(listening.next()).await), "missed", "whoever listens is told");
    assert_eq!(bus.breaks(), 2, "what it said may have been lost");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_broker_that_greets_and_falls_silent_each_time_is_given_up_each_time() {
    let broker = Relay::start().expect("a broker");
    broker.turn(Mood::Greets(2));
    let bus = Bus::start(broker.address().parse().expect("an address"));
    let mut listening = bus.listen("game.one");
    for _ in 0..2 {
        connected(&bus, true).await;
        assert_eq!(text(&in_time(listening.next()).await), "missed");
        let begun = Instant::now();
        connected(&bus, false).await;
        assert!(begun.elapsed() < SOON, "{:?}", begun.elapsed());
    }
}
