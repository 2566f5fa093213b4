//! What a letter in the time chart says: its moves, and why it cost more or less than its dates.

use damier_correspondence::{ChartRow, RowKind};
use damier_language::{Args, Words};

/// The moves of a letter, or what it is instead, with its penalty days and the days that are not counted.
pub fn row_text(row: &ChartRow, words: &Words) -> String {
    let kind = match row.kind {
        RowKind::Letter => None,
        RowKind::Faulty => Some("letters-row-faulty"),
        RowKind::Complaint => Some("letters-row-complaint"),
        RowKind::Correction => Some("letters-row-correction"),
        RowKind::Charge => Some("letters-row-charge"),
    };
    let days = |id: &str, days: i64| (days > 0).then(|| words.translate(id, &Args::new().with("days", days)));
    let parts = [
        kind.map(|id| words.text(id)),
        row.moves.clone(),
        days("letters-row-penalty", row.penalty),
        days("letters-row-uncounted", row.uncounted),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join("; ")
}
