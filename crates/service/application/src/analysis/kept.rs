//! An analysis as it is kept and sent: one fact in a stream of its own, so that it is made once.

use damier_analysis::{Judged, Summary, written};
use damier_clock::Moment;
use damier_engine::{Judgement, Odds, Score, expected_points};
use damier_pdn::Notation;
use damier_rules::{Color, Variant};
use damier_store::{Append, Database, Fault, NewFact, Stored};
use serde::{Deserialize, Serialize};

/// So many half-moves of a better line are kept; more is guesswork.
const LONGEST_LINE: usize = 10;

/// What was found in a game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Kept {
    /// Who found it.
    pub by: String,
    /// Endings with so many pieces were looked up in tables.
    pub tables: Option<u32>,
    /// How well White played.
    pub white: KeptSide,
    /// How well Black played.
    pub black: KeptSide,
    /// All half-moves in order.
    pub moves: Vec<KeptMove>,
}

/// How well a side played.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct KeptSide {
    /// In hundredths, if it made a move.
    pub accuracy: Option<f64>,
    pub dubious: usize,
    pub mistakes: usize,
    pub blunders: usize,
}

/// A half-move and what was found about it. Scores are for White.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct KeptMove {
    /// What it was worth, in hundredths of a man.
    pub score: i32,
    /// In how many half-moves the game is decided: positive if White wins.
    pub decided_in: Option<i32>,
    /// The points that White can expect, from 0 to 1.
    pub expected: f64,
    /// The points given away by whoever moved.
    pub loss: f64,
    /// `dubious`, `mistake` or `blunder`.
    pub judgement: Option<String>,
    /// What would have been best, in the notation of the code.
    pub best: Vec<String>,
    /// What that would have been worth, in hundredths of a man.
    pub best_score: i32,
    /// In how many half-moves that would have decided the game.
    pub best_decided_in: Option<i32>,
}

impl KeptSide {
    fn of(side: Color, moves: &[Judged]) -> KeptSide {
        let summary = Summary::of(side, moves);
        let [dubious, mistakes, blunders] = summary.counts;
        KeptSide { accuracy: summary.accuracy.map(thousandths), dubious, mistakes, blunders }
    }
}

impl KeptMove {
    fn of(judged: &Judged, notation: &Notation) -> KeptMove {
        let for_white = |score: Score| if judged.side() == Color::White { score } else { -score };
        let (played, best) = (judged.for_white(), for_white(judged.best.score));
        let mut line = written(&judged.before, &judged.best.line, notation);
        line.truncate(LONGEST_LINE);
        KeptMove {
            score: played.0,
            decided_in: played.decided_in(),
            expected: thousandths(expected_points(played)),
            loss: thousandths(judged.loss()),
            judgement: judged.judgement().map(|said| said.name().to_owned()),
            best: line,
            best_score: best.0,
            best_decided_in: best.decided_in(),
        }
    }

    /// How often White wins, draws and loses with such a score.
    pub fn odds(&self, variant: Variant) -> Odds {
        Odds::of(variant, Score(self.score))
    }

    /// What is said about it, if it was bad.
    pub fn judgement(&self) -> Option<Judgement> {
        Judgement::ALL.into_iter().find(|said| Some(said.name()) == self.judgement.as_deref())
    }
}

impl Kept {
    /// What was found about the moves of a game.
    pub fn of(moves: &[Judged], notation: &Notation, tables: Option<u32>) -> Kept {
        Kept {
            by: concat!("Damier ", env!("CARGO_PKG_VERSION")).to_owned(),
            tables,
            white: KeptSide::of(Color::White, moves),
            black: KeptSide::of(Color::Black, moves),
            moves: moves.iter().map(|judged| KeptMove::of(judged, notation)).collect(),
        }
    }

    fn stream(game: &str) -> String {
        format!("analysis/{game}")
    }

    /// What was found in a game, if it has been analysed.
    pub async fn load(database: &Database, game: &str) -> Result<Option<Kept>, Fault> {
        database.load(&Kept::stream(game), 0).await?.first().map(Stored::read).transpose()
    }

    /// Keeps it. Whoever comes second finds that it is kept already, which is as good.
    pub async fn store(&self, database: &Database, game: &str, at: Moment) -> Result<(), Fault> {
        let append = Append::new(Kept::stream(game), 1).fact(NewFact::new(at, "", self)?);
        match database.append(append).await {
            Ok(_) | Err(Fault::Conflict { .. }) => Ok(()),
            Err(fault) => Err(fault),
        }
    }
}

/// Rounded to three places.
fn thousandths(number: f64) -> f64 {
    (number * 1000.0).round() / 1000.0
}
