//! Two engines play each other through pipes, a referee between them.

use std::io::BufReader;
use std::thread;
use std::time::Duration;

use damier_engine::Options;
use damier_protocol::hub::{Client, ClientFault, Go, Level, Settings, serve, variant_name};
use damier_rules::game::{Conditions, Fact};
use damier_rules::{Game, Move, Position, Rulebook, Variant};

use crate::pipe::{PipeWriter, pipe};

const PATIENCE: Duration = Duration::from_secs(20);

fn engine(variant: Variant) -> Client<PipeWriter> {
    let ((input, say), (hear, output)) = (pipe(), pipe());
    let options = Options { hash: 1 << 20, ..Options::default() };
    let settings = Settings { options, ..Settings::default() };
    thread::spawn(move || serve(BufReader::new(input), output, settings));
    let mut client =
        Client::start(BufReader::new(hear), say, PATIENCE).expect("the engine introduces itself");
    assert_eq!(client.name(), "Damier");
    let variants = client.parameter("variant").and_then(|line| line.value("values"));
    assert!(variants.is_some_and(|names| names.contains("normal")), "{variants:?}");
    client.set("variant", variant_name(variant)).expect("the engine listens");
    client.init(PATIENCE).expect("the engine gets ready");
    client
}

#[test]
fn two_engines_play_every_variant_to_the_end() {
    for variant in Variant::ALL {
        let book = Rulebook::usual(variant);
        let mut players = [engine(variant), engine(variant)];
        let mut game = Game::new(book, Conditions::classic().online()).unwrap();
        let start = *game.state().position();
        let mut moves: Vec<Move> = Vec::new();
        let level = Level { nodes: Some(300), ..Level::default() };
        let mut told = 0;
        while game.state().result().is_none() && moves.len() < 120 {
            let player = &mut players[moves.len() % 2];
            let found = player.search(&start, &moves, &level, Go::Think, PATIENCE).unwrap();
            // A search that ends within its first depth has a move and nothing to tell.
            assert_eq!(
                (found.score.is_some(), found.nodes.is_some()),
                (found.depth.is_some(), found.depth.is_some())
            );
            told += usize::from(found.depth.is_some());
            game.apply(Fact::Move(found.mv)).unwrap();
            moves.push(found.mv);
        }
        assert!(moves.len() > 20 && told > moves.len() / 2, "{variant}: {told} of {}", moves.len());
        players.iter_mut().for_each(|player| player.quit().unwrap());
    }
}

#[test]
fn faults_of_a_program_are_told() {
    let start = Position::start(Variant::International);
    let level = Level { depth: Some(1), ..Level::default() };
    let meet = |script: &'static str| {
        let (_, say) = pipe();
        Client::start(script.as_bytes(), say, Duration::from_millis(200))
    };
    let illegal = |script| {
        // The writer's other end must live, or the program is deaf.
        let (keep, say) = pipe();
        let mut client = Client::start::<&[u8]>(script, say, PATIENCE).unwrap();
        let fault = client.search(&start, &[], &level, Go::Think, PATIENCE).unwrap_err();
        drop(keep);
        fault.to_string()
    };
    assert!(matches!(meet("id name=a\nwait\n").err(), Some(ClientFault::Deaf(_))));
    insta::assert_snapshot!(illegal(b"wait\ndone move=32-23\n"), @"illegal move: 32-23 is not a legal move: a man does not go as far as from 32 to 23");
    insta::assert_snapshot!(illegal(b"wait\ndone\n"), @"the program answered without a move: done");
    insta::assert_snapshot!(illegal(b"wait\nerror message=\"no book\"\n"), @r#"the program ended after the error "no book""#);
    let (_keep, say) = pipe();
    let (silent, _also) = pipe();
    let fault = Client::start(BufReader::new(silent), say, Duration::from_millis(50)).err().unwrap();
    insta::assert_snapshot!(fault, @r#"the program did not say "wait" within 0.05 s"#);
}
