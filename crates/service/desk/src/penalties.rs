//! Sanctions and offences by the words that an arbiter types or chooses.

use damier_compete::event::{Offence, Sanction};

/// Sanctions, the lightest first.
pub const SANCTIONS: [(&str, Sanction); 9] = [
    ("remark", Sanction::Remark),
    ("warning", Sanction::Warning),
    ("reprimand", Sanction::Reprimand),
    ("fine", Sanction::Fine),
    ("other", Sanction::Other),
    ("loss", Sanction::Loss),
    ("annulment", Sanction::Annulment),
    ("exclusion", Sanction::Exclusion),
    ("removal", Sanction::Removal),
];

pub const OFFENCES: [(&str, Offence); 8] = [
    ("conduct", Offence::Conduct),
    ("phone", Offence::Phone),
    ("lateness", Offence::Lateness),
    ("refusal", Offence::Refusal),
    ("cheating", Offence::Cheating),
    ("clock", Offence::Clock),
    ("record", Offence::Record),
    ("collusion", Offence::Collusion),
];
