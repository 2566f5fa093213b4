//! Everything that can be refused is told in every language.

use damier_arenas::Refused;
use damier_language::{every, untold};

#[test]
fn every_refusal_is_told() {
    let name = String::from("A");
    let all = every!(Refused:
        Name { letters: 0, most: 60 },
        UnknownRulebook { name },
        NotAControl { text: String::from("soon") },
        TooSlow { minutes: 60, most: 30 },
        Minutes { minutes: 1, least: 5, most: 720 },
        UnknownOpenings { name: String::from("A") },
        Teams { teams: 1, most: 20 },
        TeamsAlike { name: String::from("A") },
        Leaders { leaders: 0, most: 50 },
        NotAnnounced,
        AnnouncedAlready,
        NotBegun,
        StillOn,
        Over,
        CalledOff,
        Full { most: 5000 },
        JoinedAlready,
        NotJoined,
        Removed,
        PausesAlready,
        TeamNeeded { teams: String::from("A, B") },
        NoSuchTeam { name: String::from("A") },
        NoSuchPlayer { name: String::from("A") },
        NotFree,
        GameThere,
        NoSuchGame,
        GameEnded,
    );
    assert_eq!(untold("arena-refused", &all), Vec::<String>::new());
}
