//! What is in dispute in a game by correspondence, as its page shows it: questions, appeals, decisions, analyses.

use damier_correspondence::{DisputeKind, Entry, Fact, PostalGame, Score, Side};
use damier_language::Words;

use damier_store::Account;

use crate::correspondence::{Loaded, Rights};

/// A question, a complaint or an appeal.
pub(super) struct DisputeLine {
    pub(super) number: usize,
    pub(super) by: String,
    pub(super) on: String,
    pub(super) appeal: bool,
    pub(super) text: String,
    /// Whether it was upheld, and the decision with its day.
    pub(super) settled: Option<(bool, String, String)>,
    /// Whether the reader may decide it.
    pub(super) may: bool,
    /// Whether he does not because the decision is his own.
    pub(super) decided: bool,
}

/// An entry of the log.
pub(super) struct EntryLine {
    pub(super) number: usize,
    pub(super) on: String,
    pub(super) what: String,
}

/// A game that is broken off, as far as the reader may know.
pub(super) struct Verdict {
    /// What the two have sent in: name, assessment, analysis.
    pub(super) analyses: Vec<(String, String, String)>,
    /// What follows from both assessments.
    pub(super) proposed: Option<String>,
    /// The decision, by whom and when.
    pub(super) decided: Option<(String, String, String)>,
    /// The protest: who and with which analysis.
    pub(super) protest: Option<(String, String)>,
    /// Whether the reader may send in an analysis, or protest.
    pub(super) may_analyse: bool,
    pub(super) may_protest: bool,
}

/// What the reader may see of disputes: players and those who decide, nobody else.
pub(super) fn disputes(
    loaded: &Loaded,
    account: Option<&Account>,
    own: Option<Side>,
    rights: Rights,
) -> Vec<DisputeLine> {
    let game = &loaded.game;
    if own.is_none() && !rights.any() {
        return Vec::new();
    }
    let decided = |number| account.is_some_and(|account| loaded.has_decided(account.id, number));
    let line = |one: &damier_correspondence::Dispute| DisputeLine {
        number: one.number,
        by: game.party(one.by).name.clone(),
        on: one.on.to_string(),
        appeal: one.kind == DisputeKind::Appeal,
        text: one.text.clone(),
        settled: one
            .settled
            .as_ref()
            .map(|settled| (settled.upheld, settled.decision.clone(), settled.on.to_string())),
        may: match one.kind {
            DisputeKind::Appeal => rights.body && !decided(one.number),
            DisputeKind::Question => rights.arbiter,
        },
        decided: one.kind == DisputeKind::Appeal && rights.body && decided(one.number),
    };
    game.disputes().iter().map(line).collect()
}

/// The decisions against which a player can appeal.
pub(super) fn decisions(game: &PostalGame, words: &Words) -> Vec<EntryLine> {
    game.decisions().map(|(number, entry)| entry_line(number, entry, words)).collect()
}

/// The entries with their numbers, for those who decide; prepared answers stay their author's.
pub(super) fn log(game: &PostalGame, words: &Words) -> Vec<EntryLine> {
    let shown = |(_, entry): &(usize, &Entry)| !matches!(entry.fact, Fact::Conditional { .. });
    (1..).zip(game.entries()).filter(shown).map(|(number, entry)| entry_line(number, entry, words)).collect()
}

fn entry_line(number: usize, entry: &Entry, words: &Words) -> EntryLine {
    let what = match &entry.fact {
        Fact::Letter(letter) => letter.moves.join(" "),
        fact => words.text(fact.message()),
    };
    EntryLine { number, on: entry.on.date.to_string(), what }
}

/// How a score is called.
pub(super) const fn score_word(score: Score) -> &'static str {
    match score {
        Score::White => "letters-wins-white",
        Score::Black => "letters-wins-black",
        Score::Draw => "outcome-draw",
        Score::BothLose => "letters-both-lose",
        Score::Annulled => "mark-annulled",
    }
}

/// The verdict on a game that is broken off. A player sees his own analysis, those who decide see both.
pub(super) fn verdict(
    game: &PostalGame,
    own: Option<Side>,
    rights: Rights,
    words: &Words,
) -> Option<Verdict> {
    let adjudication = game.adjudication()?;
    let told = |score: Score| words.text(score_word(score));
    let analyses = Side::ALL.into_iter().filter(|side| rights.any() || own == Some(*side));
    let analyses = analyses.filter_map(|side| {
        let (score, ..) = adjudication.analyses[side.color()]?;
        Some((game.party(side).name.clone(), told(score), text_of(game, side, false)))
    });
    let open = !game.is_over();
    Some(Verdict {
        analyses: analyses.collect(),
        proposed: game.proposed_score().filter(|_| rights.arbiter && open).map(told),
        decided: adjudication
            .decided
            .as_ref()
            .map(|(score, by, on)| (told(*score), by.clone(), on.to_string())),
        protest: adjudication.protest.map(|(side, _)| {
            let shown = rights.any() || own == Some(side);
            let text = if shown { text_of(game, side, true) } else { String::new() };
            (game.party(side).name.clone(), text)
        }),
        may_analyse: open && own.is_some() && adjudication.decided.is_none(),
        may_protest: open
            && own.is_some()
            && adjudication.decided.is_some()
            && adjudication.protest.is_none(),
    })
}

/// The last analysis of a side as it was typed, with its assessment or with its protest.
fn text_of(game: &PostalGame, side: Side, protest: bool) -> String {
    let found = game.entries().iter().rev().find_map(|entry| match &entry.fact {
        Fact::Analysis { by, text, .. } if !protest && *by == side => Some(text.clone()),
        Fact::Protested { by, text, .. } if protest && *by == side => Some(text.clone()),
        _ => None,
    });
    found.unwrap_or_default()
}
