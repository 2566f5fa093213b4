//! A game of an arena: on which terms it is begun, and what it brought.

use damier_arenas::{Arena, Fact, Outcome, Side};
use damier_live::{Absence, ArenaGame, Ballot, Ending, LiveGame, Player, Seat, Terms};
use damier_rules::{Color, game};

/// The terms of the games of an arena.
pub(super) fn terms(id: &str, arena: &Arena) -> Terms {
    let own = arena.terms();
    let mut terms = Terms::new(&own.rulebook, own.class, &own.control);
    terms.rated = own.rated;
    terms.ballot = own.openings.as_deref().map(Ballot::of);
    terms.absence = Absence::ClaimAfter(ArenaGame::AWAY);
    terms.arena = Some(ArenaGame { arena: id.to_owned(), berserk: own.berserk });
    terms
}

/// The two of a game, White first.
pub(super) fn players(arena: &Arena, name: &str) -> Option<[Player; 2]> {
    let game = arena.game(name)?;
    let player = |place: usize| {
        let member = &arena.players()[place].member;
        Player::member(member.account, &member.name)
    };
    Some([player(game.white), player(game.black)])
}

/// What a game brought, once it is over.
pub(super) fn played(name: &str, live: &LiveGame) -> Option<Fact> {
    let result = live.state().result()?;
    let (outcome, absent) = match live.ending() {
        // Whoever does not begin has lost: the other came to play.
        Some(Ending::NeverBegun { of }) => (won(!of), Some(side(of))),
        Some(Ending::Left { who, .. }) if !live.each_has_made(1) => (won(!who), Some(side(who))),
        _ => (outcome(result.outcome), None),
    };
    let went = live.berserk();
    let berserk = Seat::ALL.into_iter().filter(|seat| went[seat.color()]).map(side).collect();
    let plies = u16::try_from(live.ply()).unwrap_or(u16::MAX);
    Some(Fact::Played { game: name.to_owned(), outcome, plies, berserk, absent })
}

fn side(seat: Seat) -> Side {
    match seat {
        Seat::White => Side::White,
        Seat::Black => Side::Black,
    }
}

fn won(seat: Seat) -> Outcome {
    match seat {
        Seat::White => Outcome::White,
        Seat::Black => Outcome::Black,
    }
}

fn outcome(outcome: game::Outcome) -> Outcome {
    match outcome {
        game::Outcome::Win(Color::White) => Outcome::White,
        game::Outcome::Win(Color::Black) => Outcome::Black,
        game::Outcome::Draw => Outcome::Draw,
        game::Outcome::BothLose | game::Outcome::Annulled => Outcome::Annulled,
    }
}
