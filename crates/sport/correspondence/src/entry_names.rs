//! What entries are called, as messages of `letters.ftl`.

use crate::Fact;

impl Fact {
    /// The message that names it.
    pub const fn message(&self) -> &'static str {
        match self {
            Fact::Begun { .. } => "letters-fact-begun",
            Fact::Documents { .. } => "letters-fact-documents",
            Fact::Letter(_) => "letters-move",
            Fact::Conditional { .. } => "letters-conditional",
            Fact::Impossible { .. } => "letters-fact-impossible",
            Fact::Complaint { .. } => "letters-fact-complaint",
            Fact::Corrected { .. } => "letters-fact-corrected",
            Fact::Repeated { .. } => "letters-fact-repeated",
            Fact::DelayTold { .. } => "letters-fact-delay",
            Fact::SignOfLife { .. } => "letters-fact-sign",
            Fact::Break { .. } => "letters-break",
            Fact::Claimed { .. } => "letters-fact-claimed",
            Fact::Objected { .. } => "letters-fact-objected",
            Fact::Ruled { upheld: true, .. } => "letters-fact-upheld",
            Fact::Ruled { upheld: false, .. } => "letters-fact-rejected",
            Fact::OverstepRecorded { .. } => "letters-fact-overstep",
            Fact::Charged { .. } => "letters-fact-charged",
            Fact::DrawOffered { .. } => "letters-fact-offered",
            Fact::DrawAccepted { .. } => "letters-fact-accepted",
            Fact::DrawDeclined { .. } => "letters-fact-declined",
            Fact::DrawClaimed { .. } => "letters-fact-draw-claimed",
            Fact::Resigned { .. } => "letters-fact-resigned",
            Fact::FlagFell { .. } => "letters-fact-flag",
            Fact::Left { .. } => "letters-fact-left",
            Fact::LeftRuled { .. } => "letters-fact-left-ruled",
            Fact::Closed => "letters-fact-closed",
            Fact::RecordSent { .. } => "letters-fact-record",
            Fact::Analysis { .. } => "letters-fact-analysis",
            Fact::Adjudicated { .. } => "letters-fact-adjudicated",
            Fact::Protested { .. } => "letters-fact-protested",
            Fact::VerdictStands => "letters-fact-stands",
            Fact::ProtestRuled { .. } => "letters-fact-protest-ruled",
            Fact::Asked { .. } => "letters-fact-asked",
            Fact::Answered { .. } => "letters-fact-answered",
            Fact::Appealed { .. } => "letters-fact-appealed",
            Fact::AppealRuled { .. } => "letters-fact-appeal-ruled",
            Fact::Awarded { .. } => "letters-fact-awarded",
            Fact::Sanctioned(_) => "letters-fact-sanctioned",
            Fact::Struck { .. } => "letters-fact-struck",
        }
    }
}
