//! A whole arena with many players, in simulated time: how long one waits, whom one meets.

use std::time::{Duration, Instant};

use damier_arenas::{Arena, Fact, Member, Organiser, Outcome, Terms};
use damier_clock::named::Class;
use damier_clock::{Moment, Span};
use damier_rules::Lots;

/// How often the arena looks who is free, as the site does.
const LOOK: Span = Span::seconds(1);

/// What was seen.
#[derive(Debug, Default)]
struct Seen {
    /// How long each who was paired had waited, in milliseconds.
    waits: Vec<u64>,
    /// How many times two met who had met just before.
    again: usize,
    /// By how many places two who met were apart, of a hundred, on the average.
    apart: f64,
    games: usize,
    /// The longest that one look took.
    look: Duration,
}

impl Seen {
    fn wait(&self, of_hundred: usize) -> u64 {
        let mut waits = self.waits.clone();
        waits.sort_unstable();
        waits[(waits.len() - 1) * of_hundred / 100]
    }
}

/// An arena of so many for an hour. Games last one and a half to seven minutes; the stronger one wins more often.
fn simulated(players: i64, seed: u64) -> Seen {
    let begins = Moment::from_millis(0);
    let terms = Terms::new("A", "ua2023-russian", Class::Blitz, "3m+2s", begins, 60);
    let organiser = Organiser { account: 0, name: "B".into() };
    let mut arena = Arena::announce(terms, organiser, begins).expect("terms");
    for account in 1..=players {
        let player = Member { account, name: account.to_string(), rating: Some(1500) };
        arena.apply(begins, &Fact::Joined { player, team: None }).expect("a player");
    }
    let (mut lots, mut seen) = (Lots::new(seed), Seen::default());
    let mut under_way: Vec<(Moment, String, Outcome)> = Vec::new();
    let (mut at, mut apart) = (begins, 0.0);
    while at < arena.terms().ends() {
        under_way.sort_by_key(|(ends, ..)| std::cmp::Reverse(*ends));
        while under_way.last().is_some_and(|(ends, ..)| *ends <= at) {
            let Some((ends, game, outcome)) = under_way.pop() else { break };
            let (plies, berserk) = (50, Vec::new());
            let fact = Fact::Played { game, outcome, plies, berserk, absent: None };
            arena.apply(ends, &fact).expect("a result");
        }
        let look = Instant::now();
        let pairs = arena.pairs(at, lots.number());
        seen.look = seen.look.max(look.elapsed());
        let ranks: std::collections::HashMap<i64, usize> =
            arena.table().iter().map(|row| (row.player.member.account, row.rank)).collect();
        for pair in pairs {
            let own = |account| arena.player(account).expect("a player");
            for account in [pair.white, pair.black] {
                seen.waits.push(at.since(own(account).free_since).as_millis());
            }
            let last = own(pair.white).met[0].map(|place| arena.players()[place].member.account);
            seen.again += usize::from(last == Some(pair.black));
            apart += ranks[&pair.white].abs_diff(ranks[&pair.black]) as f64 * 100.0 / players as f64;
            let game = format!("g{}", seen.games);
            seen.games += 1;
            let white = lots.below((pair.white + pair.black) as u64) < pair.white as u64;
            let outcome = match (lots.below(4), white) {
                (0, _) => Outcome::Draw,
                (_, true) => Outcome::White,
                (_, false) => Outcome::Black,
            };
            let lasts = Span::millis(90_000 + lots.below(330_000));
            under_way.push((at + lasts, game.clone(), outcome));
            let fact = Fact::Paired { game, white: pair.white, black: pair.black };
            arena.apply(at, &fact).expect("a pair");
        }
        at = at + LOOK;
    }
    seen.apart = apart / seen.games as f64;
    seen
}

#[test]
fn five_hundred_players_wait_less_than_five_seconds() {
    for seed in 1..3 {
        let seen = simulated(500, seed);
        let [half, most, all] = [50, 99, 100].map(|of_hundred| seen.wait(of_hundred));
        println!(
            "500 players, {} games: half waited {half} ms, 99 of 100 {most} ms, nobody more than {all} ms; \
             {:.1} places of 100 apart, {} met again at once; a look took {:?} at most",
            seen.games, seen.apart, seen.again, seen.look
        );
        assert!(all < 5000, "somebody waited {all} ms");
        // Two who have just met meet again only if nobody else has become free for seconds.
        assert!(seen.again * 50 < seen.games, "{} of {} met again at once", seen.again, seen.games);
        assert!(seen.apart < 20.0, "those who meet stand {} of 100 apart", seen.apart);
    }
}

#[test]
fn a_few_players_do_not_wait_for_ever() {
    for players in [2, 3, 7, 20] {
        let seen = simulated(players, 2);
        // With two players the same two meet again; with three one has to wait for a game to end.
        assert!(seen.games > 10, "{players} players: {seen:?}");
        if players >= 20 {
            assert!(seen.wait(95) < 10_000, "{players} players waited {} ms", seen.wait(95));
        }
    }
}
