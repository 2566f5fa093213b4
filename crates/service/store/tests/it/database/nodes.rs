//! Machines that serve one site: who is there, and when nobody was.

use damier_clock::{Moment, Span};
use damier_store::{Outage, Rhythm};

use super::stage::on_both;

const RHYTHM: Rhythm = Rhythm { alive: Span::seconds(2), gap: Span::seconds(3) };

fn at(seconds: i64) -> Moment {
    Moment::from_millis(1_000_000 + seconds * 1000)
}

#[test]
fn time_in_which_nobody_served_is_written_down_once() {
    on_both(async |stage| {
        let [one, two] = [stage.open().await, stage.open().await];
        let first = one.beat("a", at(0), RHYTHM).await.expect("a beat");
        let nobody = Outage { since: Moment::from_millis(0), until: at(0) };
        assert_eq!((first.nodes, first.outage), (vec!["a".to_owned()], Some(nobody)));
        let second = two.beat("b", at(1), RHYTHM).await.expect("a beat");
        assert_eq!(second.nodes, ["a", "b"]);
        assert_eq!(second.outage, Some(nobody), "the first was there");
        // One of them dies, the other goes on.
        for seconds in 2..6 {
            let on = two.beat("b", at(seconds), RHYTHM).await.expect("a beat");
            assert_eq!(on.outage, Some(nobody));
        }
        assert_eq!(two.beat("b", at(6), RHYTHM).await.expect("a beat").nodes, ["b"]);
        // Both were away; whoever comes second finds it written down.
        let (again, also) = tokio::join!(one.beat("a", at(20), RHYTHM), two.beat("b", at(20), RHYTHM));
        let away = Some(Outage { since: at(6), until: at(20) });
        assert_eq!((again.expect("a beat").outage, also.expect("a beat").outage), (away, away));
        one.leave("a", at(21)).await.expect("it leaves");
        let left = two.beat("b", at(21), RHYTHM).await.expect("a beat");
        assert_eq!((left.nodes, left.outage), (vec!["b".to_owned()], away));
    });
}

#[test]
fn a_question_is_answered_once_and_in_time() {
    on_both(async |stage| {
        let [one, two] = [stage.open().await, stage.open().await];
        let hash = damier_store::SecretHash::of;
        assert!(one.ask(hash("a"), at(0), at(5), 2).await.expect("a question"));
        assert!(one.ask(hash("b"), at(0), at(5), 2).await.expect("a question"));
        assert!(!one.ask(hash("c"), at(0), at(5), 2).await.expect("too many"));
        assert!(two.answer(hash("a"), at(4)).await.expect("an answer"));
        assert!(!one.answer(hash("a"), at(4)).await.expect("no second answer"));
        assert!(!two.answer(hash("b"), at(5)).await.expect("too late"));
        assert!(!two.answer(hash("invented"), at(0)).await.expect("nobody asked"));
    });
}
