//! Every way to make a legal move is found by its squares, everything else is refused with a reason
//! and a clause.

use damier_oracle::{Listing, Random, Sampler, show};
use damier_rules::{MoveRefused, Position, Rulebook, Setup, Square, TowerJumps, Variant};

struct Check {
    setup: Setup,
    position: Position,
    oracle: Listing,
}

impl Check {
    fn new(setup: Setup, setting: TowerJumps) -> Check {
        let position = Position::new(&setup).expect("a position").with_tower_jumps(setting);
        let oracle = Listing::of(&setup, setting);
        Check { setup, position, oracle }
    }

    /// A way of the obvious generator is found, and is the move it should be.
    fn every_way_is_found(&self) {
        for way in self.oracle.ways() {
            let found = self.position.find_move(&way.route);
            let after = found.map(|mv| self.position.play_unchecked(&mv).setup());
            assert_eq!(after.as_ref(), Ok(&way.after), "{} {:?}", show(&self.setup), way.route);
        }
    }

    /// Squares are refused exactly when no way goes along them.
    fn judge(&self, squares: &[Square]) {
        let context = || format!("{} {squares:?}", show(&self.setup));
        let ways = self.oracle.ways();
        let between = ways.iter().filter(|way| way.from == squares[0] && Some(&way.to) == squares.last());
        match self.position.find_move(squares) {
            Ok(mv) => {
                assert!(between.count() > 0 && self.position.legal_moves().contains(&mv), "{}", context());
            }
            Err(MoveRefused::Ambiguous { moves }) => assert!(moves > 1, "{}", context()),
            Err(refused) => {
                assert_ne!(refused, MoveRefused::OfAnotherPosition, "{}", context());
                assert!(!refused.clauses(self.setup.variant).is_empty(), "{} {refused:?}", context());
                assert!(!ways.iter().any(|way| way.route == squares), "{}", context());
                assert!(squares.len() > 2 || between.count() == 0, "{}", context());
            }
        }
    }

    /// Legal ways cut short, made longer or bent, and squares of chance.
    fn judge_variations(&self, random: &mut Random) {
        let all: Vec<Square> = self.position.board().squares().collect();
        for way in self.oracle.ways().iter().take(8) {
            let mut longer = way.route.clone();
            longer.push(random.pick(&all));
            let mut bent = way.route.clone();
            let i = random.below(bent.len());
            bent[i] = random.pick(&all);
            let shorter = &way.route[..way.route.len() - 1];
            for squares in [&longer, &bent, shorter, &[way.from, way.to]] {
                if squares.len() > 1 {
                    self.judge(squares);
                }
            }
        }
        for _ in 0..8 {
            let squares: Vec<Square> = (0..2 + random.below(2)).map(|_| random.pick(&all)).collect();
            self.judge(&squares);
        }
    }
}

fn check(variant: Variant) {
    let mut random = Random::new(100);
    for (setup, setting) in Sampler::new(variant, 2023).take(3000) {
        let check = Check::new(setup, setting);
        check.every_way_is_found();
        check.judge_variations(&mut random);
    }
}

#[test]
fn international() {
    check(Variant::International);
}

#[test]
fn russian() {
    check(Variant::Russian);
}

#[test]
fn brazilian() {
    check(Variant::Brazilian);
}

#[test]
fn english() {
    check(Variant::English);
}

#[test]
fn columns() {
    check(Variant::Columns);
}

#[test]
fn lasca() {
    check(Variant::Lasca);
}

#[test]
fn italian() {
    check(Variant::Italian);
}

#[test]
fn spanish() {
    check(Variant::Spanish);
}

#[test]
fn portuguese() {
    check(Variant::Portuguese);
}

#[test]
fn czech() {
    check(Variant::Czech);
}

#[test]
fn pool() {
    check(Variant::Pool);
}

#[test]
fn thai() {
    check(Variant::Thai);
}

#[test]
fn frisian() {
    check(Variant::Frisian);
}

#[test]
fn frysk() {
    check(Variant::Frysk);
}

#[test]
fn antidraughts() {
    check(Variant::Antidraughts);
}

#[test]
fn breakthrough() {
    check(Variant::Breakthrough);
}

/// A rulebook finds its own clause among those of its variant.
#[test]
fn each_rulebook_has_its_clause() {
    let square = Square::new(0);
    for book in Rulebook::all() {
        let clause = MoveRefused::NoPieceThere { square }.clause(&book).expect("a clause on what a move is");
        assert!(book.cites(clause), "{} {clause}", book.name);
    }
}
