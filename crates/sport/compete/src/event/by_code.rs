//! The same rule in the codes: one list of clauses for each.

use damier_clock::rules::Code;
use damier_rules::rulebook::Clause;

/// Clauses of a rule, code by code; empty where a code is silent.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct ByCode {
    pub(super) ua13: &'static [Clause],
    pub(super) ua23: &'static [Clause],
    pub(super) fmjd: &'static [Clause],
    pub(super) wcdf: &'static [Clause],
    pub(super) col: &'static [Clause],
}

impl ByCode {
    pub(super) const SILENT: ByCode = ByCode { ua13: &[], ua23: &[], fmjd: &[], wcdf: &[], col: &[] };

    pub(super) const fn of(&self, code: Code) -> &'static [Clause] {
        match code {
            Code::Ua2013 => self.ua13,
            Code::Ua2023 => self.ua23,
            Code::Fmjd100 | Code::Fmjd64 => self.fmjd,
            Code::Wcdf => self.wcdf,
            Code::Columns => self.col,
        }
    }
}
