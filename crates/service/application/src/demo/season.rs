//! Games of the past: played by the engine in the names of others, from fixed lots.

use damier_clock::{Moment, Span};
use damier_engine::{Engine, Level, Options, StopFlag};
use damier_live::{Command, Entry, Fact, LiveGame, Player, Refused, Seat, Terms};
use damier_rules::Lots;

use crate::live::line;

/// So strong the members are, by lot.
const LEVELS: [u8; 3] = [2, 3, 4];

/// Nobody plays longer: who is then to move resigns.
const LONGEST: usize = 160;

/// Memory for one game: little is looked ahead.
const HASH: usize = 1 << 20;

/// A game to be played.
#[derive(Debug, Clone)]
pub(super) struct Plan {
    pub(super) rulebook: &'static str,
    pub(super) control: &'static str,
    pub(super) white: Player,
    pub(super) black: Player,
    pub(super) begun: Moment,
    pub(super) until: Until,
}

/// How far it is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Until {
    /// To its end.
    Over,
    /// So many half-moves.
    Plies(usize),
    /// So many half-moves or one more: White is to move.
    TurnOfWhite(usize),
}

/// A game that was played.
pub(super) struct Played {
    pub(super) entries: Vec<Entry>,
    pub(super) game: LiveGame,
}

/// Plays all, on as many threads as the machine has cores.
pub(super) fn play_all(plans: &[Plan]) -> Vec<Result<Played, Refused>> {
    let threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let part = plans.len().div_ceil(threads).max(1);
    std::thread::scope(|scope| {
        let start = |(index, plans): (usize, &'_ [Plan])| {
            let plans = plans.to_vec();
            scope.spawn(move || {
                let seeded = plans.iter().enumerate();
                seeded.map(|(own, plan)| play(plan, (index * part + own) as u64)).collect::<Vec<_>>()
            })
        };
        let running: Vec<_> = plans.chunks(part).enumerate().map(start).collect();
        running.into_iter().flat_map(|thread| thread.join().unwrap_or_default()).collect()
    })
}

fn play(plan: &Plan, seed: u64) -> Result<Played, Refused> {
    let mut lots = Lots::new(seed);
    let terms = terms(plan)?;
    let (white, black) = (plan.white.clone(), plan.black.clone());
    let mut at = plan.begun;
    let mut game = LiveGame::begin(terms.clone(), white.clone(), black.clone(), at)?;
    let mut entries = vec![Entry::new(at, Fact::Begun { terms: Box::new(terms), white, black })];
    let mut engine = Engine::new(game.rulebook(), &Options { hash: HASH, ..Options::default() });
    let levels = [0; 2].map(|_: u8| LEVELS[(lots.number() % 3) as usize]);
    while !game.is_over() && !is_far_enough(plan.until, &game) {
        at = at + Span::millis(1500 + lots.number() % 4000);
        let seat = game.turn();
        let Ok(level) = Level::new(levels[seat as usize]) else { break };
        let (start, moves) = line(&game);
        let found = engine.search(&start, &moves, &level.limits(), &StopFlag::new(), &mut |_| {});
        let lost = found.first().is_none_or(|best| best.score.is_loss());
        let resigns = plan.until == Until::Over && (lost && game.ply() > 30 || game.ply() >= LONGEST);
        let command = match level.choose(&found, lots.number()) {
            Some(chosen) if !resigns => Command::Move { ply: game.ply(), text: game.id_of(&chosen.line[0]) },
            _ => Command::Resign,
        };
        for fact in game.decide(&command, seat, at, Span::ZERO)? {
            game.apply(at, &fact)?;
            entries.push(Entry::new(at, fact));
        }
    }
    Ok(Played { entries, game })
}

fn is_far_enough(until: Until, game: &LiveGame) -> bool {
    match until {
        Until::Over => false,
        Until::Plies(plies) => game.ply() >= plies,
        Until::TurnOfWhite(plies) => game.ply() >= plies && game.turn() == Seat::White,
    }
}

fn terms(plan: &Plan) -> Result<Terms, Refused> {
    let no_control = |_| Refused::NotAControl { text: plan.control.to_owned() };
    let control = damier_clock::named::read(plan.control).map_err(no_control)?;
    let class = Terms::proposed_class(plan.rulebook, &control);
    let mut terms = Terms::new(plan.rulebook, class, plan.control);
    terms.rated = plan.until == Until::Over;
    Ok(terms)
}
