//! How well somebody has played in an event, as a rating: that of his rated opponents and what his share of the points
//! adds (FMJD-IX.3.1.1 to FMJD-IX.3.1.3).

use std::sync::LazyLock;

use damier_compete::event::{Encounter, PlayerId, Score, State};
use damier_compete::{Entrant, SideResult};
use damier_federation::rating::{Before, Game, Kind, RatingRules, rate};

/// The tables of the FMJD, which are part of the program.
static RULES: LazyLock<Option<RatingRules>> = LazyLock::new(|| RatingRules::fmjd().ok());

/// The performance of a player in all published rounds; none if he met nobody with a rating.
pub(super) fn performance(state: &State, player: PlayerId) -> Option<u32> {
    let field: Vec<Before> = state.players.iter().map(|own| before(own.rating)).collect();
    let rounds = state.stages.iter().flat_map(|stage| &stage.rounds);
    let games = rounds.flat_map(|round| &round.encounters).flat_map(|own| played(state, own));
    let games: Vec<Game> = games.filter(|game| game.first.max(game.second) < field.len()).collect();
    let is_his = |game: &Game| [game.first, game.second].contains(&player.index());
    if !games.iter().any(is_his) {
        return None;
    }
    let changes = rate(RULES.as_ref()?, Kind::Swiss, &field, &games);
    let reached = changes.get(player.index())?.performance?;
    (reached.is_finite() && reached > 0.0).then(|| reached.round() as u32)
}

fn before(rating: Option<u32>) -> Before {
    let rating = rating.map(f64::from);
    Before { listed: rating, rating, ..Before::default() }
}

/// The games of an encounter that were played, each between two players.
fn played(state: &State, own: &Encounter) -> Vec<Game> {
    if !own.shape.teams || !state.pairs_teams() {
        let pair = [own.first, own.second].map(Entrant::index);
        return own.score().and_then(|score| game(pair, score)).into_iter().collect();
    }
    let boards = own.seats.iter().zip(0..);
    let boards = boards.filter_map(|(both, board)| {
        let [first, second] = *both;
        game([first?.index(), second?.index()], own.board_score(board)?)
    });
    boards.collect()
}

fn game([first, second]: [usize; 2], score: Score) -> Option<Game> {
    let Score::Played(outcome) = score else { return None };
    let points = match outcome {
        SideResult::Win => 2,
        SideResult::Draw => 1,
        SideResult::Loss => 0,
    };
    Some(Game { first, second, points })
}
