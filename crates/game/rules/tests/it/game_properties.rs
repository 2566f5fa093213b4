//! What holds for every game: counters agree with their definitions, folding a prefix of the facts
//! gives the state there was, and a refused fact changes nothing.

use damier_rules::game::{Check, Claim, Conditions, Decider, Fact, FlagFall, Game, Record, Report};
use damier_rules::rulebook::{DrawCode, DrawMode, Irregularity, Sanction};
use damier_rules::{Color, Position, Rank, Rulebook, Setup, Square, Tower};

use crate::game_slow;

/// A small generator of random numbers, the same on every run.
struct Lots(u64);

impl Lots {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % limit
    }

    fn color(&mut self) -> Color {
        Color::ALL[self.below(2)]
    }
}

/// A position with few pieces, most of them kings, so that every class of the codes comes up.
fn ending(book: &Rulebook, lots: &mut Lots) -> Position {
    loop {
        let mut setup = Setup { to_move: lots.color(), ..Setup::empty(book.variant) };
        let lone = lots.below(3) > 0;
        for color in Color::ALL {
            let lone = lone && color == Color::Black;
            let pieces = if lone { 1 } else { 1 + lots.below(4) };
            for _ in 0..pieces {
                let square = Square::new(lots.below(usize::from(book.variant.board().len())) as u8);
                let rank = if !lone && lots.below(4) == 0 { Rank::Man } else { Rank::King };
                setup.placed.push((square, Tower::single(color, rank)));
            }
        }
        if let Ok(position) = Position::new(&setup) {
            return position;
        }
    }
}

fn claim_mode() -> Conditions {
    Conditions { draw_mode: Some(DrawMode::Claim), ..Conditions::classic() }
}

#[test]
fn counters_agree_with_their_definitions() {
    let mut lots = Lots(1);
    for book in Rulebook::all() {
        let mut reached = Vec::new();
        for _ in 0..120 {
            let start = ending(&book, &mut lots);
            let mut game = Game::from_position(book.clone(), claim_mode(), start).unwrap();
            let start = game.state_after(0).position().to_owned();
            for _ in 0..80 {
                let shown = game.state().counters();
                for now in &shown {
                    let counter =
                        book.counters.iter().find(|c| c.code == now.code && c.limit == now.limit).unwrap();
                    let slow = game_slow::count(game.state(), &start, counter);
                    let fast = (if now.running { now.value } else { slow.0 }, now.reached);
                    assert_eq!(fast, slow, "{} {now} after {:?}", book.name, game.facts());
                    if now.reached {
                        reached.push(now.code);
                    }
                }
                let moves = game.state().position().legal_moves();
                if moves.is_empty() || game.state().result().is_some() {
                    break;
                }
                // Half of the time a king goes back to where it came from, so that counts grow.
                let plies = game.state().plies();
                let back = plies.len().checked_sub(2).map(|i| plies[i].before());
                let quiet = moves.iter().find(|mv| {
                    back.is_some_and(|old| {
                        old.at(mv.to()).is_some() && old.at(mv.from()).is_none() && !mv.is_capture()
                    })
                });
                let mv = match quiet {
                    Some(mv) if lots.below(4) > 0 => *mv,
                    _ => moves[lots.below(moves.len())],
                };
                game.apply(Fact::Move(mv)).unwrap();
            }
        }
        let often = [DrawCode::Two, DrawCode::One, DrawCode::Repetition];
        for counter in book.counters.iter().filter(|counter| often.contains(&counter.code)) {
            assert!(reached.contains(&counter.code), "{}: {} never came up", book.name, counter.code);
        }
    }
}

/// Some fact, sensible or not.
fn some_fact(game: &Game, lots: &mut Lots) -> Fact {
    let by = lots.color();
    let moves = game.state().position().legal_moves();
    let check = Check {
        record: if lots.below(3) == 0 { Record::Witnessed(lots.below(6) as u16) } else { Record::Complete },
        flag_fell: lots.below(8) == 0,
    };
    let some_move = |lots: &mut Lots| (!moves.is_empty()).then(|| moves[lots.below(moves.len())]);
    match lots.below(60) {
        0 => Fact::Accept { by },
        1..=3 => Fact::Offer { by, pressed: lots.below(5) == 0 },
        4 => Fact::Decline { by },
        5 | 6 => Fact::Claim { by, claim: Claim::Repetition { announced: some_move(lots), check } },
        7 => Fact::Claim { by, claim: Claim::Repetition { announced: None, check } },
        8 => Fact::Claim { by, claim: Claim::Counting { check } },
        9 => Fact::Claim {
            by,
            claim: Claim::LastMinute {
                left_ms: lots.below(120_000) as u64,
                time_trouble: lots.below(2) == 0,
                granted: lots.below(2) == 0,
            },
        },
        10 => Fact::Establish(DrawCode::ALL[lots.below(10)]),
        11 => Fact::Claim { by, claim: Claim::QuickFinish { granted: lots.below(2) == 0 } },
        12 => Fact::Flag(FlagFall { unpressed: lots.below(2) == 0, ..FlagFall::of(by) }),
        13 => Fact::Flag(FlagFall::both(None)),
        14..=18 => Fact::Irregularity(Report {
            code: Irregularity::ALL[lots.below(Irregularity::ALL.len())],
            by,
            stands: some_move(lots).map(|mv| game.state().position().play_unchecked(&mv).setup()),
            mended_at_once: lots.below(6) == 0,
        }),
        19..=21 => Fact::Correct { by: Decider::Player(by), restored: None },
        22 => Fact::Correct { by: Decider::Arbiter, restored: Some(Setup::start(game.rulebook().variant)) },
        23 => Fact::LetStand { by: Decider::Player(by) },
        24 => Fact::LetStand { by: Decider::Arbiter },
        25 => Fact::Rewind { ply: lots.below(20) },
        26 => Fact::Sanction { on: by, step: Sanction::ALL[lots.below(6)] },
        27 => Fact::WinShown { by },
        28 => Fact::Resign { by },
        29 | 30 => Fact::Undo { back_to: lots.below(game.facts().len() + 2) },
        _ => some_move(lots).map_or(Fact::NobodyCanWin, Fact::Move),
    }
}

#[test]
fn folding_a_prefix_gives_the_state_there_was() {
    let mut lots = Lots(2);
    for book in Rulebook::all() {
        for round in 0..24 {
            let start = if round % 2 == 0 { Position::start(book.variant) } else { ending(&book, &mut lots) };
            let conditions = match round % 3 {
                0 => Conditions::classic().online(),
                1 => Conditions::classic().without_increment().to_the_end(),
                _ => claim_mode(),
            };
            let mut book = book.clone();
            book.switches.agree_min_moves = 2;
            let mut game = Game::from_position(book, conditions, start).unwrap();
            let mut states = vec![game.state().clone()];
            for _ in 0..120 {
                let (fact, before) = (some_fact(&game, &mut lots), game.clone());
                match game.apply(fact.clone()) {
                    Ok(()) => states.push(game.state().clone()),
                    Err(refusal) => {
                        assert_eq!(game, before, "{fact:?} was refused ({refusal}) and changed the game");
                    }
                }
            }
            for (facts, state) in states.iter().enumerate().step_by(7) {
                let over = state.result().is_some();
                let asked =
                    Color::ALL.map(|side| state.open_claims(side).len() + state.claimable_moves(side).len());
                assert!(
                    !over || (asked == [0, 0] && state.prompts().is_empty()),
                    "a finished game asks nothing"
                );
                assert_eq!(game.state_after(facts), *state, "{} after {facts} facts", game.rulebook().name);
            }
        }
    }
}
