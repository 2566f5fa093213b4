//! Games attached to results.

use damier_compete::event::{
    Event, Fact, GameKey, LotsFor, PairedBy, PlayerEntry, Score, StageId, StagePlan, System, TeamEntry,
    TeamId,
};
use damier_compete::{Entrant, Round, SideResult, swiss};
use damier_exchange::games::{attach, attach_round, export};
use damier_exchange::json::AttachedGame;

use crate::events::{begun, of_teams, plan, regulation, tell};

const STAGE: StageId = StageId::FIRST;

fn table(table: u16) -> GameKey {
    GameKey::table(STAGE, Round::FIRST, table)
}

fn start(event: &mut Event, pairs: Vec<(Entrant, Entrant)>) {
    let by = PairedBy::Hand { reason: "test".into() };
    tell(event, Fact::Paired { stage: STAGE, round: Round::FIRST, pairs, free: vec![], by });
    tell(event, Fact::Started { stage: STAGE, round: Round::FIRST });
}

/// Koval - Bondar at table 1, Tkach - Bilyk at table 2.
fn event_of(rulebook: &str, plan: StagePlan) -> Event {
    let mut event = begun(regulation(rulebook, plan));
    for name in ["Коваль Ірина", "Бондар Олег", "Tkach, Ivan", "Bilyk, Petro"] {
        tell(&mut event, Fact::Entered(PlayerEntry { name: name.into(), ..PlayerEntry::default() }));
    }
    start(&mut event, vec![(Entrant(0), Entrant(1)), (Entrant(2), Entrant(3))]);
    event
}

fn international() -> Event {
    event_of("fmjd-100", plan(System::Swiss(swiss::System::Classified), 7))
}

fn result(event: &mut Event, key: GameKey, score: &str) {
    tell(event, Fact::Result { key, score: score.parse().expect("a score"), reason: None, game: None });
}

fn game(white: &str, black: &str, result: &str) -> String {
    format!(
        "[White \"{white}\"]\n[Black \"{black}\"]\n[Result \"{result}\"]\n\n1. 32-28 19-23 2. 28x19 14x23 {result}\n"
    )
}

#[test]
fn a_game_tells_its_result() {
    let event = international();
    let attached =
        attach(event.state(), table(1), &game("Koval I.", "Bondar, Oleh", "2-0")).expect("it fits");
    assert_eq!(attached.tells, Some(Score::Played(SideResult::Win)));
    assert_eq!((attached.moves, attached.warnings.len()), (4, 0));
    insta::assert_snapshot!(attached.text);
}

#[test]
fn a_game_must_agree() {
    let mut event = international();
    result(&mut event, table(1), "1-1");
    let refused = |text: &str| attach(event.state(), table(1), text).expect_err("a fault").to_string();
    insta::assert_snapshot!(refused(&game("Koval", "Bondar", "2-0")), @"the game ended 2-0, the event says 1-1");
    insta::assert_snapshot!(refused(&game("Bondar", "Koval", "1-1")), @"the colours are turned: in the event Коваль Ірина has White");
    insta::assert_snapshot!(refused("1. 32-28 19-23 2. 1-7 1-1"), @"line 1, column 19: move 3, 1-7: 1-7 is not a legal move: the piece on 1 is Black's, and it is the turn of White");
    insta::assert_snapshot!(refused("[GameType \"25\"] 1. c3-d4 1/2-1/2"), @"the game is russian, the event is international");
    insta::assert_snapshot!(refused("[GameType \"40\"] 1. 32-28 1-1"), @"the game is frisian, the event is international");
    insta::assert_snapshot!(refused(""), @"there is no game in the file");
    insta::assert_snapshot!(refused("1. 32-28 *\n\n1. 32-28 *"), @"there are 2 games in the file, and one is wanted");
    let attached = attach(event.state(), table(1), &game("Somebody", "?", "1-1")).expect("only names differ");
    insta::assert_snapshot!(attached.warnings[0], @r#"White is called "Somebody" in the file and "Коваль Ірина" in the event"#);
    assert!(attach(event.state(), table(3), &game("A", "B", "1-1")).is_err());
    assert!(attach(event.state(), table(1).game(1), &game("Koval", "Bondar", "1-1")).is_ok());
}

#[test]
fn a_round_finds_its_boards() {
    let mut event = international();
    result(&mut event, table(2), "0-2");
    let file = [
        game("Tkach", "Bilyk", "0-2"),
        game("Коваль", "Бондар О.", "1-1"),
        game("Nobody", "Anybody", "1-1"),
        format!("[Round \"2\"]\n{}", game("Коваль", "Бондар", "1-1")),
        game("Tkach", "Bilyk", "0-2"),
    ]
    .join("\n");
    let found = attach_round(event.state(), STAGE, Round::FIRST, file.as_bytes());
    let keys: Vec<GameKey> = found.attached.iter().map(|own| own.key).collect();
    assert_eq!(keys, [table(2), table(1)]);
    assert!(found.missing.is_empty() && found.refused.is_empty());
    let unmatched: String = found.unmatched.iter().map(|own| format!("{own}\n")).collect();
    insta::assert_snapshot!(unmatched);
    // Without names the tables tell.
    let file = "[Table \"2\"]\n1. 32-28 0-2\n\n[Round \"1.1\"]\n1. 31-26 1-1\n";
    let found = attach_round(event.state(), STAGE, Round::FIRST, file.as_bytes());
    assert_eq!(found.attached.iter().map(|own| own.key).collect::<Vec<_>>(), [table(2), table(1)]);
    let games: Vec<AttachedGame> =
        found.attached.into_iter().map(|own| AttachedGame { game: own.key, pdn: own.text }).collect();
    let (text, faults) = export(event.state(), &games);
    assert!(faults.is_empty());
    insta::assert_snapshot!(text);
}

#[test]
fn the_drawn_opening_is_played() {
    let russian = StagePlan { micro_match: true, ..plan(System::Swiss(swiss::System::MedianRated), 7) };
    let mut event = event_of("ua2023-russian", russian);
    let openings =
        damier_rules::ballot::BallotTable::named("russian", damier_rules::Variant::Russian).expect("a table");
    let set: Vec<_> = openings.drawn().cloned().collect();
    tell(&mut event, Fact::lots(LotsFor::Ballot { key: table(1), openings: set.len() as u32 }, 5));
    let drawn = event.state().lots[0].drawn[0] as usize - 1;
    let fen = |at: usize| {
        let position = set[at].position();
        format!("[SetUp \"1\"]\n[FEN \"{}\"]\n*", damier_pdn::write_fen(&position.setup()))
    };
    let key = table(1).game(1);
    assert!(attach(event.state(), table(1), &fen(drawn)).is_err(), "which game?");
    assert!(attach(event.state(), key, &fen(drawn)).is_ok());
    let other = (drawn + 1) % set.len();
    let fault = attach(event.state(), key, &fen(other)).expect_err("another opening");
    assert!(fault.to_string().contains("does not begin with it"), "{fault}");
}

#[test]
fn a_team_match_has_boards() {
    let mut event = begun(of_teams(regulation("fmjd-100", plan(System::RoundRobin { cycles: 1 }, 7)), 2));
    for name in ["Lions", "Tigers"] {
        tell(&mut event, Fact::TeamEntered(TeamEntry { name: name.into(), ..TeamEntry::default() }));
    }
    for (name, team, board) in [("Koval", 0, 1), ("Bondar", 0, 2), ("Tkach", 1, 1), ("Bilyk", 1, 2)] {
        let (team, squad) = (Some(TeamId(team)), damier_compete::event::Squad::Board(board));
        tell(
            &mut event,
            Fact::Entered(PlayerEntry { name: name.into(), team, squad, ..PlayerEntry::default() }),
        );
    }
    start(&mut event, vec![(Entrant(0), Entrant(1))]);
    // On board 2 the second-named team has White.
    let attached =
        attach(event.state(), table(1).board(2), &game("Bilyk", "Bondar", "2-0")).expect("it fits");
    assert_eq!(attached.tells, Some(Score::Played(SideResult::Loss)));
    let found = attach_round(event.state(), STAGE, Round::FIRST, game("Bilyk", "Bondar", "2-0").as_bytes());
    assert_eq!(found.attached[0].key, table(1).board(2));
    assert_eq!(found.missing, [table(1).board(1)]);
}
