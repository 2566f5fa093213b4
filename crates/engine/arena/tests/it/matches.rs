//! Matches of our engine against itself.

use std::sync::Mutex;
use std::thread;
use std::time::Duration;

use damier_arena::{Adjudication, Match, Pace, Played, Room, Sprt, Verdict, openings, pdn_game, run, run_in};
use damier_pdn::{ReplayOptions, read_games, replay, write_game};
use damier_rules::{ByColor, Variant};

pub(crate) fn plan(variant: Variant, one: &str, other: &str, pairs: u64) -> Match {
    Match {
        variant,
        contestants: [one, other].map(|text| text.parse().expect("a player")),
        pace: Pace { nodes: Some(150), ..Pace::default() },
        pairs,
        openings: openings::random(variant, 4, 50, 1).expect("openings"),
        adjudication: Adjudication { draw_after: 60, ..Adjudication::default() },
        concurrency: 1,
        sprt: None,
        parameters: Vec::new(),
        tables: None,
        ponder: false,
        patience: Duration::from_secs(10),
    }
}

#[test]
fn an_engine_is_as_strong_as_itself() {
    for variant in Variant::ALL {
        let mut games: Vec<Played> = Vec::new();
        let tally = run(&plan(variant, "self:hash=1", "self:hash=1", 3), &mut |told| {
            games.extend(told.games.iter().cloned());
            true
        });
        let tally = tally.unwrap();
        assert_eq!(tally.games(), 6, "{variant}");
        // The same moves on both sides: what one wins with a colour it loses with the other.
        assert_eq!((tally.won, tally.pairs), (tally.lost, [0, 0, 3, 0, 0]), "{variant}");
        for pair in games.chunks(2) {
            assert_eq!((&pair[0].moves, &pair[0].ending), (&pair[1].moves, &pair[1].ending));
            assert_eq!(pair[0].ending.at_fault, None, "{}", pair[0].ending.why);
        }
    }
}

#[test]
fn more_nodes_win_and_the_test_ends_the_match() {
    let sprt = Sprt { elo0: 0.0, elo1: 100.0, alpha: 0.05, beta: 0.05 };
    let mut plan = plan(Variant::Russian, "self:hash=1,nodes=3000", "self:hash=1,nodes=20", 200);
    (plan.sprt, plan.concurrency) = (Some(sprt), 2);
    let tally = run(&plan, &mut |_| true).unwrap();
    assert_eq!(sprt.verdict(&tally), Verdict::Accepted);
    assert!(tally.games() < 400 && tally.elo().low > 0.0, "{tally}");
}

#[test]
fn a_listener_may_have_heard_enough() {
    let mut heard = 0;
    let tally = run(&plan(Variant::Lasca, "self:hash=1", "self:hash=1", 1_000), &mut |_| {
        heard += 1;
        heard < 2
    });
    assert_eq!(tally.unwrap().games(), 4);
}

#[test]
fn matches_in_one_room_take_turns_by_rank() {
    let (room, order) = (Room::new(1), Mutex::new(Vec::new()));
    let play = |rank: usize| {
        let plan = plan(Variant::Lasca, "self:hash=1", "self:hash=1", 4);
        run_in(&plan, &room, rank, &mut |_| {
            order.lock().unwrap().push(rank);
            if rank == 1 && order.lock().unwrap().len() == 1 {
                thread::sleep(Duration::from_millis(50));
            }
            true
        })
        .unwrap()
    };
    thread::scope(|scope| {
        let later = scope.spawn(|| play(1));
        let first = scope.spawn(|| play(0));
        assert_eq!((first.join().unwrap().games(), later.join().unwrap().games()), (8, 8));
    });
    let order = order.into_inner().unwrap();
    // Whoever came first: once the match of the lower rank is there, it is played to its end.
    let begun = order.iter().position(|rank| *rank == 0).unwrap();
    assert_eq!(order[begun..begun + 4], [0; 4], "{order:?}");
    assert_eq!(order.len(), 8);
}

#[test]
fn games_are_written_as_they_were_played() {
    for variant in [Variant::International, Variant::English, Variant::Columns] {
        let mut texts = Vec::new();
        run(&plan(variant, "self:hash=1", "self:hash=1", 1), &mut |told| {
            for game in told.games {
                let names = ByColor { white: "A", black: "B" };
                texts.push((game.moves.len(), write_game(&pdn_game(game, names, "1.1"))));
            }
            true
        })
        .unwrap();
        for (moves, text) in texts {
            let read = read_games(text.as_bytes()).next().unwrap().unwrap();
            assert!(read.faults.is_empty(), "{:?}", read.faults);
            let replayed = replay(&read, &ReplayOptions::default());
            assert!(replayed.is_legal() && replayed.variant == Some(variant));
            assert_eq!(replayed.moves, moves);
            assert!(replayed.outcome.is_some());
        }
    }
}

#[test]
fn agreed_wins_and_long_games_are_adjudicated() {
    let mut short = plan(Variant::Russian, "self:hash=1", "self:hash=1", 1);
    short.adjudication.draw_after = 10;
    run(&short, &mut |told| {
        assert!(told.games.iter().all(|game| game.moves.len() == 20));
        assert_eq!(told.games[0].ending.why, "adjudicated a draw after 10 moves");
        true
    })
    .unwrap();
    let mut clear = plan(Variant::Russian, "self:hash=1,nodes=2000", "self:hash=1,nodes=2000", 1);
    clear.openings = openings::from_text(Variant::Russian, "W:Wa1,c1,e1,g1,b2:Bh8", None).unwrap();
    clear.adjudication.win = Some((2.0, 4));
    run(&clear, &mut |told| {
        assert!(told.games[0].ending.why.starts_with("adjudicated a win: both see White"), "{told:?}");
        assert_eq!(told.games[0].moves.len(), 4);
        true
    })
    .unwrap();
}

#[test]
fn players_think_on_the_opponents_time() {
    let pace = Pace { move_time: Some(Duration::from_millis(20)), ..Pace::default() };
    let adjudication = Adjudication { draw_after: 12, ..Adjudication::default() };
    let plan = Match { ponder: true, pace, adjudication, ..plan(Variant::Russian, "self", "self:hand", 1) };
    let mut games = 0;
    run(&plan, &mut |told| {
        games += told.games.len();
        assert!(told.games.iter().all(|game| game.ending.at_fault.is_none()), "{:?}", told.games);
        true
    })
    .unwrap();
    assert_eq!(games, 2);
}
