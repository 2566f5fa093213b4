//! Which node watches over a game that nobody looks at: every node finds the same one without asking.
//!
//! Each node draws a lot for the game, and the highest wins. If one node goes, only the games that it kept find another.

/// The node that keeps a game; none if there are no nodes.
pub(super) fn keeper<'a>(nodes: &'a [String], game: &str) -> Option<&'a str> {
    nodes.iter().map(String::as_str).max_by_key(|node| lot(node, game))
}

/// A number that looks like chance and is the same everywhere (FNV-1a, mixed as SplitMix64 does).
fn lot(node: &str, game: &str) -> u64 {
    let bytes = node.bytes().chain([0]).chain(game.bytes());
    let hash = bytes.fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    });
    let mixed = (hash ^ (hash >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_shared_out_and_stay_where_they_are() {
        let nodes: Vec<String> = ["anna", "boris", "chen"].map(str::to_owned).to_vec();
        let games: Vec<String> = (0..3000).map(|number| format!("game{number}")).collect();
        for node in &nodes {
            let kept = games.iter().filter(|game| keeper(&nodes, game) == Some(node)).count();
            assert!((850..1150).contains(&kept), "{node} keeps {kept} of 3000");
        }
        let fewer = &nodes[..2];
        for game in &games {
            let before = keeper(&nodes, game);
            assert!(before == Some("chen") || before == keeper(fewer, game), "{game}");
        }
        assert_eq!(keeper(&[], "game"), None);
    }
}
