//! Random play under every rulebook: whole games to a result, and any commands in any order.

use damier_clock::Span;
use damier_clock::named::Class;
use damier_language::{Language, Words};
use damier_live::{Presence, Seat, Terms, Viewer};
use damier_rules::Rulebook;

use super::chance::Chance;
use super::play::Match;

const CONTROLS: [(&str, Class); 5] = [
    ("3m+2s", Class::Blitz),
    ("50/2h,25/1h*", Class::Classic),
    ("20/10m,10m+5s@21", Class::Rapid),
    ("5m", Class::Blitz),
    ("-", Class::Classic),
];

#[test]
fn a_game_under_every_rulebook_comes_to_a_result() {
    for (index, book) in Rulebook::NAMES.into_iter().enumerate() {
        let (control, class) = CONTROLS[index % CONTROLS.len()];
        let mut chance = Chance::new(index as u64 + 1);
        let mut table = Match::new(Terms::new(book, class, control));
        while !table.game.is_over() {
            table.wait(Span::millis(chance.below(4000) as u64));
            let seat = table.game.turn();
            let view = table.game.view(Viewer::Player(seat), table.now, &Presence::default());
            assert!(!view.legal.is_empty(), "{book}: somebody to move can move");
            let shown = view.translated("game", Words::of(Language::UK));
            assert_eq!(shown.legal.len(), view.legal.len());
            let other = table.game.view(Viewer::Player(!seat), table.now, &Presence::default());
            assert!(other.legal.is_empty());
            let choice = &shown.legal[chance.below(shown.legal.len())];
            let id = choice.id.clone();
            if table.play(&id, Span::millis(60)).is_err() {
                table.wait(Span::seconds(2));
                table.look();
                assert!(table.game.is_over(), "{book}: only a flag keeps a listed move from being made");
            }
            assert!(table.game.ply() < 2000, "{book}: counted draws end every game");
        }
        table.check_fold();
        for language in Language::all() {
            let view = table.game.view(Viewer::Spectator, table.now, &Presence::default());
            let result = view.translated("game", Words::of(language)).result.expect("the game is over");
            assert!(!result.why.contains('⟦'), "{}", result.why);
        }
        assert_eq!(
            table.game.view(Viewer::Player(Seat::White), table.now, &Presence::default()).running,
            None
        );
    }
}
