//! Double elimination: two lost meetings put somebody out, and nothing else does (UA-II.3.6.2.a, UA13-IV.3.4.2,
//! COL-3.8a leave to the regulation after how many).

use std::collections::BTreeMap;

use damier_pairing::schedule::{Knockout, KnockoutPlaces, knockout_places};
use damier_pairing::{Entrant, Lots};

/// Plays a whole bracket by lot; returns the rounds of winners and how often everybody lost.
fn played(size: u32, lots: &mut Lots) -> (Knockout, Vec<Vec<Entrant>>, BTreeMap<Entrant, u32>) {
    let field: Vec<Entrant> = (0..size).map(Entrant).collect();
    let knockout = Knockout::new(&field, KnockoutPlaces::Double).expect("two are enough");
    let mut winners: Vec<Vec<Entrant>> = Vec::new();
    let mut lost: BTreeMap<Entrant, u32> = field.iter().map(|own| (*own, 0)).collect();
    loop {
        let meetings = knockout.meetings(&winners).expect("all is decided");
        let alone = knockout.alone(&winners).expect("all is decided");
        if meetings.is_empty() {
            assert!(alone.is_empty());
            return (knockout, winners, lost);
        }
        let mut seen: Vec<Entrant> = meetings.iter().flat_map(|own| [own.first, own.second]).collect();
        seen.extend(&alone);
        // Everybody with fewer than two losses is there, and only they, once each.
        let mut expected: Vec<Entrant> =
            lost.iter().filter(|(_, lost)| **lost < 2).map(|(own, _)| *own).collect();
        seen.sort();
        expected.sort();
        assert_eq!(seen, expected, "{size} entrants, round {}", winners.len() + 1);
        let mut round = Vec::new();
        for own in &meetings {
            let first_wins = lots.coin();
            let (winner, loser) = if first_wins { (own.first, own.second) } else { (own.second, own.first) };
            *lost.get_mut(&loser).expect("an entrant") += 1;
            assert!(own.places.first == 1 && own.places.last <= size, "{own:?}");
            round.push(winner);
        }
        winners.push(round);
        assert!(
            winners.len() <= usize::from(knockout.rounds()),
            "{size} entrants in {} rounds",
            knockout.rounds()
        );
    }
}

#[test]
fn nobody_is_out_before_two_losses_and_one_remains() {
    let mut lots = Lots::new(11);
    for size in 2..=64 {
        for _ in 0..20 {
            let (knockout, winners, lost) = played(size, &mut lots);
            let left: Vec<_> = lost.iter().filter(|(_, lost)| **lost < 2).collect();
            assert_eq!(left.len(), 1, "{size} entrants");
            assert!(lost.values().all(|lost| *lost <= 2));
            let places = knockout_places(&knockout, &winners).expect("all is decided");
            assert_eq!(places.len(), size as usize);
            assert_eq!(Some(&places[0].1), left.first().map(|(own, _)| *own));
            assert_eq!((places[0].0.first, places[0].0.last), (1, 1));
            assert_eq!((places[1].0.first, places[1].0.last), (2, 2));
            // Places have no gaps.
            let mut next = 1;
            for same in places.chunk_by(|(a, _), (b, _)| a == b) {
                assert_eq!((same[0].0.first, same[0].0.last), (next, next + same.len() as u32 - 1));
                next += same.len() as u32;
            }
        }
    }
}

/// Whoever is unbeaten has to be beaten twice.
#[test]
fn the_final_is_played_again_when_the_unbeaten_one_loses_it() {
    let two = [Entrant(0), Entrant(1)];
    let knockout = Knockout::new(&two, KnockoutPlaces::Double).expect("two");
    let first = vec![vec![Entrant(0)]];
    assert_eq!(knockout.meetings(&first).expect("a final").len(), 1);
    let level = vec![vec![Entrant(0)], vec![Entrant(1)]];
    assert_eq!(knockout.meetings(&level).expect("once more").len(), 1);
    let over = vec![vec![Entrant(0)], vec![Entrant(1)], vec![Entrant(0)]];
    assert!(knockout.meetings(&over).expect("over").is_empty());
    assert_eq!(knockout_places(&knockout, &over).expect("over")[0].1, Entrant(0));
    let unbeaten = vec![vec![Entrant(0)], vec![Entrant(0)]];
    assert!(knockout.meetings(&unbeaten).expect("over").is_empty());
}

#[test]
fn a_winner_who_does_not_play_and_a_missing_one_are_refused() {
    let field: Vec<Entrant> = (0..4).map(Entrant).collect();
    let knockout = Knockout::new(&field, KnockoutPlaces::Double).expect("four");
    assert!(knockout.meetings(&[vec![Entrant(9), Entrant(1)]]).is_err());
    assert!(knockout.meetings(&[vec![Entrant(0)]]).is_err());
    assert!(knockout.meetings(&[vec![Entrant(0), Entrant(3)]]).is_err());
}
