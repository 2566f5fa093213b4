//! A game as the list of games tells it.

use damier_clock::Moment;
use damier_live::{LiveGame, Player};
use damier_pdn::write_fen;
use damier_rules::game::Outcome;
use damier_rules::{ByColor, Color};
use damier_store::{AccountId, Game, Side};

/// The accounts of the two players, where they have one.
pub type Accounts = ByColor<Option<AccountId>>;

/// The accounts of the players of a game, so that the list of games knows whose it is whatever they are called.
pub fn accounts(game: &LiveGame) -> Accounts {
    let of = |color: Color| game.players()[color].number().map(AccountId);
    Accounts { white: of(Color::White), black: of(Color::Black) }
}

/// What the list of games says of a game.
pub fn row(id: &str, begun: Moment, accounts: Accounts, game: &LiveGame) -> Game {
    let side = |color: Color| Side { account: accounts[color], name: name(&game.players()[color]) };
    let over = game.is_over();
    let counted = game.state().result().filter(|result| result.outcome != Outcome::Annulled);
    Game {
        id: id.to_owned(),
        variant: game.rulebook().variant.name().to_owned(),
        rulebook: game.rulebook().name.to_owned(),
        white: side(Color::White),
        black: side(Color::Black),
        rated: game.terms().rated,
        control: game.terms().control.clone(),
        begun,
        ended: over.then(|| game.last()),
        result: counted.map(|result| result.marks(game.rulebook()).to_string()),
        plies: game.ply() as u32,
        position: write_fen(&game.state().position().setup()),
        moves: game.moves().collect::<Vec<_>>().join(" "),
    }
}

/// How the names of the engine begin in lists. No account has a name with a space.
const ENGINE: &str = "Damier ";

/// The name of a player in lists.
pub fn name(player: &Player) -> String {
    match player {
        Player::Account { name, .. } | Player::Guest { name } => name.clone(),
        Player::Engine { level } => format!("{ENGINE}{level}"),
    }
}

/// Whether a name in lists is the engine's.
pub fn is_engine(name: &str) -> bool {
    name.starts_with(ENGINE)
}
