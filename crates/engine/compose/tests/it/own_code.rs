//! Codes of composing that somebody brings along as data.

use damier_compose::formal::{
    BadCode, Genre, OwnCode, OwnGroup, OwnLead, State, Without, allowance_of, fits_of, genre_of,
    most_lead_of, report,
};
use damier_compose::{Code, Composition, Goal, check::Means};
use damier_pdn::read_fen;
use damier_rules::{Setup, Variant};

fn work(variant: Variant, fen: &str) -> Composition {
    let setup: Setup = read_fen(variant, fen).expect("a position").setup;
    Composition::new(setup, Goal::Win)
}

fn by(code: &OwnCode, mut work: Composition) -> Composition {
    work.code = code.like().expect("built in");
    work.own_code = Some(code.clone().keep().expect("a code"));
    work
}

/// A code built in says the same as its own data.
#[test]
fn the_codes_built_in_are_data() {
    for code in Code::ALL {
        let data = OwnCode::of(code);
        let json = serde_json::to_string(&data).expect("JSON");
        assert_eq!(serde_json::from_str::<OwnCode>(&json).expect("the same"), data);
        let kept = data.keep().expect("a code");
        for (variant, fen) in [
            (Variant::Russian, "W:Wa1,b2,c1,d2,e1:Ba7,b8,c7,d8,e7"),
            (Variant::Russian, "W:Wa1,b2,c1,d2,e1,f2,g1:Ba7,b8,c7,d8,e7,f8"),
            (Variant::Russian, "W:Wa1,Kb2:Ba7,b8,c7"),
            (Variant::Russian, "W:Wa1,b2,c1,d2,Ke1:Ba7,b8,c7,d8,e7"),
            (Variant::International, "W:W31,32,33,34,35,36,37,38:B1,2,3,4,5,6,7,8,9"),
            (Variant::International, "W:W50:B1"),
            (Variant::Columns, "W:Wa1,b2,c1,d2,e1:Ba7,b8,c7,d8,e7"),
            (Variant::Columns, "W:Wa1,b2,c1,d2,e1,f2,g1:Ba7,b8"),
        ] {
            if !code.covers(variant) {
                continue;
            }
            let mut own = work(variant, fen);
            own.code = code;
            let built_in = own.clone();
            own.own_code = Some(kept);
            assert_eq!(fits_of(&own), fits_of(&built_in), "{code} {fen}");
            assert_eq!(genre_of(&own, true), genre_of(&built_in, true), "{code} {fen}");
            for genre in Genre::ALL {
                assert_eq!(most_lead_of(&own, genre), most_lead_of(&built_in, genre), "{code} {genre:?}");
                assert_eq!(allowance_of(&own, genre), allowance_of(&built_in, genre), "{code} {genre:?}");
            }
        }
    }
}

#[test]
fn a_code_of_ones_own_says_otherwise() {
    let mut code = OwnCode::of(Code::Ukraine2013);
    (code.name, code.title) = ("club".into(), "Rules of the club".into());
    let of = |genre, white, black| OwnGroup {
        genre,
        boards: vec![damier_compose::formal::Board::SixtyFour],
        white,
        black,
        larger: 0,
        kings: Default::default(),
        clause: "Club 1".into(),
    };
    code.groups = vec![of(Genre::Miniature, (3, 8), (1, 8))];
    code.leads =
        vec![OwnLead { genres: vec![Genre::Miniature], white: 1, black: 1, clause: "Club 2".into() }];
    let own = by(&code, work(Variant::Russian, "W:Wa1,b2,c1,d2,e1,f2,g1:Ba7,b8,c7"));
    let fit = genre_of(&own, true).expect("a genre");
    assert_eq!((fit.genre, fit.clause), (Genre::Miniature, "Club 1"));
    assert_eq!(most_lead_of(&own, Genre::Miniature), Some((1, 1, "Club 2")));
    assert_eq!(own.code_name(), "club");
    let balance = |work: &Composition| {
        let told = report(work, Err(&[]), &Means::usual(Variant::Russian)).findings;
        let own = told.into_iter().find(|own| own.topic == "balance").expect("balance");
        (own.state, own.clauses)
    };
    assert_eq!(balance(&own), (State::Broken, vec!["Club 2"]));
    code.without = vec![Without { requirement: "balance".into(), clause: "Club 3".into() }];
    assert_eq!(balance(&by(&code, own)), (State::Fact, vec!["Club 3"]));
}

#[test]
fn a_code_that_cannot_be_is_refused() {
    let refused = |change: &dyn Fn(&mut OwnCode)| {
        let mut code = OwnCode::of(Code::Ukraine2023);
        change(&mut code);
        code.keep().expect_err("refused")
    };
    assert_eq!(refused(&|code| code.name = "ua2013".into()), BadCode::Taken { name: "ua2013".into() });
    assert_eq!(refused(&|code| code.like = "fmjd".into()), BadCode::Like { name: "fmjd".into() });
    assert_eq!(refused(&|code| code.title = String::new()), BadCode::Text { text: String::new() });
    let all = |code: &mut OwnCode| code.groups = vec![code.groups[0].clone(); 500];
    assert!(matches!(refused(&all), BadCode::TooLong { .. }));
    let turned = |code: &mut OwnCode| code.groups[0].white = (6, 4);
    assert!(matches!(refused(&turned), BadCode::Bounds { least: 6, most: 4, .. }));
    let beauty = |code: &mut OwnCode| {
        code.without = vec![Without { requirement: "beauty".into(), clause: "1".into() }];
    };
    assert_eq!(refused(&beauty), BadCode::Requirement { name: "beauty".into() });
}
