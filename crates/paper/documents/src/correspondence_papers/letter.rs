//! A letter of the arbiter to the players of a game: what was decided, when, and until when it can be appealed against.
//!
//! A decision about time is printed with its numbers: against whom, how many days, when the new count begins, or how
//! the game ended (UA13-V.6.4, UA13-V.6.8, COL-4.3.7).

use damier_correspondence::{
    Entry, Fact, OpenClaim, PostalGame, Sanction, SanctionBy, Score, Side, Term, later,
};
use damier_language::{Args, Words};
use jiff::civil::Date;

use super::{names, result, sheet};
use crate::paper::{Block, Fields, Paper, Signature};

/// The letter about a decision, by the number of its entry; none if it holds none.
pub fn letter(game: &PostalGame, number: usize, words: &Words) -> Option<Paper> {
    let (_, entry) = decisions(game).find(|(own, _)| *own == number)?;
    let text = |id: &str| words.text(id);
    let decided = entry.on.date;
    let fields = Fields::new()
        .field(text("letters-game"), names(game))
        .field(text("paper-date"), decided.to_string())
        .field(text("letters-decision"), text(entry.fact.message()));
    let mut letter = Letter { game, words, fields, after: game.before(number + 1), told: false };
    letter.decision(number, entry);
    let mut paper = sheet("letters-letter", game, words).with(letter.fields);
    if let Some(said) = decision_text(entry) {
        paper = paper.with(Block::paragraph(said));
    }
    if let Some(against) = Against::of(game, &entry.fact) {
        paper = paper.with(Block::paragraph(against.text(decided, words)));
    }
    Some(paper.with(Signature::new(text(signed_by(game, &entry.fact))).dated(text("paper-date"))))
}

/// What can be done against a decision.
enum Against {
    /// Somebody can be asked within a term.
    Within(&'static str, Term),
    /// Nothing: it is the last word.
    Final(&'static str),
}

impl Against {
    /// The steward is appealed against to the judge, the judge to the organising body, whose word is the last
    /// (COL-4.1.12); in Ukraine both to the organising body (UA13-V.3.6).
    fn of(game: &PostalGame, fact: &Fact) -> Option<Against> {
        let code = game.code();
        let (id, term) = match fact {
            Fact::Adjudicated { .. } => ("letters-letter-protest", code.protest?),
            Fact::ProtestRuled { .. } => return Some(Against::Final(code.protest_final)),
            Fact::AppealRuled { .. } => return Some(Against::Final(code.appeal?.clause)),
            Fact::Sanctioned(own) if own.by == SanctionBy::Body => {
                return Some(Against::Final(code.appeal?.clause));
            }
            Fact::Sanctioned(own) if own.by == SanctionBy::Steward && code.judge_over_steward => {
                ("letters-letter-judge", code.appeal?)
            }
            _ => ("letters-letter-appeal", code.appeal?),
        };
        Some(Against::Within(id, term))
    }

    fn text(&self, decided: Date, words: &Words) -> String {
        match self {
            Against::Within(id, term) => {
                let until = later(decided, i64::from(term.days)).to_string();
                words.translate(id, &Args::new().with("until", until).with("clause", term.clause))
            }
            Against::Final(clause) => {
                words.translate("letters-letter-final", &Args::new().with("clause", *clause))
            }
        }
    }
}

/// Whose decision it is: the arbiter's, unless another office punished or decided an appeal.
fn signed_by(game: &PostalGame, fact: &Fact) -> &'static str {
    match fact {
        // Another adjudicator in Ukraine (UA13-V.8.5/a), the organising body in the code of columns (COL-4.5.7).
        Fact::ProtestRuled { .. } if game.code().protest_ruling.is_none() => "letters-sanction-by-body",
        Fact::Sanctioned(own) if own.by == SanctionBy::Steward => "letters-sanction-by-steward",
        Fact::Sanctioned(own) if own.by == SanctionBy::Body => "letters-sanction-by-body",
        Fact::AppealRuled { .. } => "letters-sanction-by-body",
        _ => "letters-arbiter",
    }
}

/// The entries about which the arbiter writes: decisions that stand, and verdicts.
fn decisions(game: &PostalGame) -> impl Iterator<Item = (usize, &Entry)> {
    let verdicts = (1..).zip(game.entries()).filter(|(_, entry)| {
        matches!(entry.fact, Fact::Adjudicated { .. } | Fact::ProtestRuled { .. } | Fact::AppealRuled { .. })
    });
    game.decisions().chain(verdicts)
}

/// A letter that is being written.
struct Letter<'a> {
    game: &'a PostalGame,
    words: &'a Words,
    fields: Fields,
    /// The game as the decision left it.
    after: Option<PostalGame>,
    /// Whether the result stands in it.
    told: bool,
}

impl Letter<'_> {
    fn field(&mut self, id: &str, value: String) {
        self.fields = self.fields.clone().field(self.words.text(id), value);
    }

    fn against(&mut self, side: Side) {
        let name = self.game.party(side).name.clone();
        self.field("letters-culprit", name);
    }

    /// What the decision says in numbers.
    fn decision(&mut self, number: usize, entry: &Entry) {
        match &entry.fact {
            Fact::Ruled { upheld: true, .. } | Fact::OverstepRecorded { .. } => self.overstep(),
            Fact::Ruled { upheld: false, .. } => {
                let claim = self.game.before(number).and_then(|before| before.claim().cloned());
                if let Some(claim) = claim {
                    let name = self.game.party(claim.by).name.clone();
                    self.field("letters-claimed-by", name);
                    let penalty = self.game.code().false_claim.filter(|_| claim.complete);
                    if let Some(term) = penalty {
                        let args = Args::new().with("days", term.days).with("clause", term.clause);
                        let said = self.words.translate("letters-charged-next", &args);
                        self.field("letters-charged-days", said);
                    }
                    if let Some(sealed) = self.forwarded(&claim) {
                        self.field("letters-forwarded", sealed);
                    }
                }
            }
            Fact::Charged { to, days, .. } => {
                self.against(*to);
                self.field("letters-charged-days", days.to_string());
            }
            Fact::Left { who, .. } => self.against(*who),
            Fact::LeftRuled { score: Some(score) } | Fact::Awarded { score, .. } => self.score(*score),
            Fact::Adjudicated { score, adjudicator } | Fact::ProtestRuled { score, adjudicator } => {
                self.score(*score);
                self.field("letters-adjudicator", adjudicator.clone());
            }
            Fact::LeftRuled { score: None } => {
                let said = self.words.text("letters-score-adjudicate");
                self.field("letters-result", said);
            }
            Fact::Answered { upheld, .. } | Fact::AppealRuled { upheld, .. } => {
                let said = self.words.text(if *upheld { "letters-granted" } else { "letters-denied" });
                self.field("letters-result", said);
            }
            Fact::Sanctioned(sanction) => self.sanction(sanction),
            _ => {}
        }
        let Some(after) = self.after.take() else { return };
        self.field("letters-account-now", after.fraction());
        if let Some(result) = result(&after, self.words).filter(|_| !self.told) {
            self.field("letters-over", result);
        }
    }

    /// Whose overstep it was, by how many days, and what follows.
    fn overstep(&mut self) {
        let own = self.after.as_ref().and_then(|after| after.established().last().copied());
        let Some(own) = own else { return };
        self.against(own.of);
        let over = own.account.overstep().unwrap_or(0);
        let args = Args::new()
            .with("used", own.account.used)
            .with("limit", own.account.limit)
            .with("moves", own.account.moves)
            .with("over", over);
        let used = self.words.translate("letters-used-of-value", &args);
        self.field("letters-used-of", format!("{used} ({})", own.account.clause));
        self.field("letters-overstep-number", own.number.to_string());
        if let Some(from) = own.count_from {
            self.field("letters-new-count", from.to_string());
        }
        if let Some(days) = own.first {
            self.field("letters-new-count-first", days.to_string());
        }
    }

    /// The claimant's move that the arbiter kept and sends on with this letter (UA13-V.6.8, COL-4.3.7).
    fn forwarded(&self, claim: &OpenClaim) -> Option<String> {
        claim.sealed.as_ref()?;
        self.after.as_ref()?.moves().last().cloned()
    }

    fn score(&mut self, score: Score) {
        let id = match score {
            Score::White => "letters-score-white",
            Score::Black => "letters-score-black",
            Score::Draw => "letters-score-draw",
            Score::BothLose => "letters-score-both-lose",
            Score::Annulled => "letters-score-annulled",
        };
        let said = self.words.text(id);
        // A decision that ends the game is its result, with the points of the rulebook.
        let marks = self.after.as_ref().and_then(|after| result(after, self.words));
        let said = match marks.filter(|marks| *marks != said) {
            Some(marks) => format!("{said} ({marks})"),
            None => said,
        };
        self.field("letters-result", said);
        self.told = true;
    }

    fn sanction(&mut self, own: &Sanction) {
        self.against(own.of);
        let measure = self.words.text(&format!("letters-measure-{}", own.measure.name()));
        let office = self.words.text(&format!("letters-sanction-by-{}", own.by.name()));
        self.field("letters-measure", format!("{measure} ({office})"));
        self.field("letters-clauses", own.clauses.join(", "));
        if let Some(until) = own.until {
            self.field("letters-barred-until", until.to_string());
        }
    }
}

/// What was decided in words.
fn decision_text(entry: &Entry) -> Option<String> {
    let said = match &entry.fact {
        Fact::Charged { grounds, .. } | Fact::Awarded { grounds, .. } => grounds.clone(),
        Fact::Answered { decision, .. } | Fact::AppealRuled { decision, .. } => decision.clone(),
        Fact::Sanctioned(sanction) => sanction.grounds.clone(),
        _ => String::new(),
    };
    Some(said).filter(|said| !said.is_empty())
}
