//! The obvious generator counts as the published lists do, before it judges the fast one.

use damier_oracle::Listing;
use damier_rules::{Identity, Setup, TowerJumps, Variant};

fn count(setup: &Setup, depth: u32, identity: Identity, setting: TowerJumps) -> usize {
    let listing = Listing::of(setup, setting);
    match (depth, identity) {
        (1, Identity::Path) => listing.count_paths(),
        (1, Identity::Outcome) => listing.outcomes().len(),
        (_, Identity::Outcome) => {
            listing.outcomes().iter().map(|o| count(&o.after, depth - 1, identity, setting)).sum()
        }
        (_, Identity::Path) => {
            let mut seen = std::collections::BTreeSet::new();
            let paths = listing.ways().iter().filter(|way| seen.insert((way.from, &way.jumped, way.to)));
            paths.map(|way| count(&way.after, depth - 1, identity, setting)).sum()
        }
    }
}

fn assert_counts(variant: Variant, expected: &[usize]) {
    for (depth, nodes) in (1..).zip(expected) {
        for identity in [Identity::Outcome, Identity::Path] {
            let counted = count(&Setup::start(variant), depth, identity, TowerJumps::default());
            assert_eq!(counted, *nodes, "{variant} to depth {depth} by {identity:?}");
        }
    }
}

#[test]
fn counts_from_the_start() {
    assert_counts(Variant::International, &[9, 81, 658, 4265, 27117]);
    assert_counts(Variant::Russian, &[7, 49, 302, 1469, 7482]);
    assert_counts(Variant::Brazilian, &[7, 49, 302, 1469, 7473]);
    assert_counts(Variant::English, &[7, 49, 302, 1469, 7361]);
    assert_counts(Variant::Italian, &[7, 49, 302, 1469, 7361]);
    assert_counts(Variant::Spanish, &[7, 49, 302, 1469, 7361]);
    assert_counts(Variant::Czech, &[7, 49, 302, 1469, 7361]);
    assert_counts(Variant::Pool, &[7, 49, 302, 1469, 7482]);
    assert_counts(Variant::Columns, &[7, 49, 302, 1469, 7482]);
    assert_counts(Variant::Lasca, &[6, 6, 18, 54, 116, 324, 846, 2148, 5692, 13898]);
}
