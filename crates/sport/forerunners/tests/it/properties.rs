//! Whatever is moved over the board and changed a little is found again.

use damier_forerunners::{Likeness, Motion, Query, Register, Work};
use damier_rules::{Color, Rank, Setup, Square, Tower, Variant};

struct Lots(u64);

impl Lots {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 16) as usize % limit
    }
}

fn random(variant: Variant, pieces: usize, lots: &mut Lots) -> Setup {
    let mut setup = Setup::empty(variant);
    while setup.placed.len() < pieces {
        let square = Square::new(lots.below(usize::from(variant.board().len())) as u8);
        let color = Color::ALL[lots.below(2)];
        let rank = if lots.below(5) == 0 { Rank::King } else { Rank::Man };
        if setup.placed.iter().all(|(taken, _)| *taken != square) {
            setup.placed.push((square, Tower::single(color, rank)));
        }
    }
    setup
}

fn moved(setup: &Setup, motion: Motion) -> Option<Setup> {
    let board = setup.variant.board();
    let placed = setup.placed.iter().map(|(square, tower)| {
        let owner = if motion.turned { !tower.owner() } else { tower.owner() };
        Some((motion.square(board, *square)?, Tower::single(owner, tower.top())))
    });
    Some(Setup { placed: placed.collect::<Option<_>>()?, ..setup.clone() })
}

fn register(works: &[Setup]) -> Register {
    let mut register = Register::new();
    for setup in works {
        let (author, source) = (String::new(), String::new());
        let work = Work { setup: setup.clone(), finals: vec![], author, source, priority: None };
        register.push(&work).expect("room");
    }
    register
}

#[test]
fn what_was_moved_and_changed_is_found() {
    let mut lots = Lots(0x1234_5678_9abc_def1);
    for variant in Variant::ALL {
        let works: Vec<Setup> = (0..200).map(|_| random(variant, 8, &mut lots)).collect();
        let register = register(&works);
        for _ in 0..300 {
            let work = lots.below(works.len());
            let motion = Motion {
                turned: lots.below(2) == 1,
                reflected: lots.below(2) == 1,
                in_main_road: false,
                files: lots.below(7) as i8 - 3,
                rows: lots.below(7) as i8 - 3,
            };
            let Some(mut asked) = moved(&works[work], motion) else { continue };
            let mut changed = 0;
            while changed < lots.below(3) {
                asked.placed.swap_remove(lots.below(asked.placed.len()));
                changed += 1;
            }
            let query = Query { setup: asked.clone(), finals: vec![], changes: Some(2), limit: 50 };
            let found = register.search(&query);
            let own = found.iter().find(|found| found.record.number as usize == work + 1);
            let own = own.unwrap_or_else(|| panic!("{variant:?} {motion:?} {asked:?}"));
            let Likeness::Position { total, .. } = own.likeness else { panic!("a position") };
            assert!(total as usize <= changed, "{total} changes instead of {changed}");
        }
    }
}

/// A slow, obvious search: every motion, every work, pieces counted one by one.
#[test]
fn the_search_agrees_with_a_slow_one() {
    let mut lots = Lots(0x0bad_cafe_dead_beef);
    for variant in [Variant::Russian, Variant::International, Variant::Lasca] {
        let works: Vec<Setup> = (0..150).map(|_| random(variant, 4 + lots.below(3), &mut lots)).collect();
        let register = register(&works);
        for _ in 0..20 {
            let pieces = 4 + lots.below(3);
            let asked = random(variant, pieces, &mut lots);
            let query = Query { setup: asked.clone(), finals: vec![], changes: Some(2), limit: works.len() };
            let mut fast: Vec<(u32, u32)> = register
                .search(&query)
                .iter()
                .filter_map(|found| match found.likeness {
                    Likeness::Position { total, .. } => Some((found.record.number, total)),
                    Likeness::Final { .. } => None,
                })
                .collect();
            fast.sort_unstable();
            let slow: Vec<(u32, u32)> = (1..)
                .zip(&works)
                .map(|(number, work)| (number, slow_distance(&asked, work)))
                .filter(|(_, total)| *total <= 2)
                .collect();
            assert_eq!(fast, slow, "{asked:?}");
        }
    }
}

fn slow_distance(asked: &Setup, work: &Setup) -> u32 {
    let board = asked.variant.board();
    let kings = asked.placed.iter().all(|(_, tower)| tower.top() == Rank::King);
    let mut best = u32::MAX;
    let flips = [false, true];
    for (turned, reflected) in flips.into_iter().flat_map(|t| flips.map(|r| (t, r))) {
        for in_main_road in flips.into_iter().filter(|flip| !flip || kings) {
            for (files, rows) in (-12_i8..=12).flat_map(|f| (-12_i8..=12).map(move |r| (f, r))) {
                if (files + rows) % 2 != 0 {
                    continue;
                }
                let motion = Motion { turned, reflected, in_main_road, files, rows };
                let mut there: Vec<(Square, Color, Rank)> = Vec::new();
                let mut lost = 0;
                for (square, tower) in &asked.placed {
                    let owner = if turned { !tower.owner() } else { tower.owner() };
                    match motion.square(board, *square) {
                        Some(to) => there.push((to, owner, tower.top())),
                        None => lost += 1,
                    }
                }
                if !there.is_empty() {
                    best = best.min(lost + slow_changes(&there, work));
                }
            }
        }
    }
    best
}

fn slow_changes(there: &[(Square, Color, Rank)], work: &Setup) -> u32 {
    let other: Vec<(Square, Color, Rank)> =
        work.placed.iter().map(|(square, tower)| (*square, tower.owner(), tower.top())).collect();
    let mut gone: Vec<_> = there.iter().filter(|piece| !other.contains(piece)).collect();
    let mut new: Vec<_> = other.iter().filter(|piece| !there.contains(piece)).collect();
    let mut changes = 0;
    let same_square = |a: &(Square, Color, Rank), b: &(Square, Color, Rank)| a.0 == b.0 && a.1 == b.1;
    let same_kind = |a: &(Square, Color, Rank), b: &(Square, Color, Rank)| a.1 == b.1 && a.2 == b.2;
    for alike in [&same_square as &dyn Fn(&_, &_) -> bool, &same_kind] {
        gone.retain(|piece| match new.iter().position(|other| alike(piece, other)) {
            Some(at) => {
                new.swap_remove(at);
                changes += 1;
                false
            }
            None => true,
        });
    }
    changes + gone.len() as u32 + new.len() as u32
}
