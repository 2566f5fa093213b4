//! Why something was not done at a stream: there is none, it is refused, or it cannot be stored.

use std::fmt::Debug;

use damier_acts::{arenas, clubs, contests, correspondence, displays};
use damier_store::Fault;

/// Why something was not done; `R` says why it is refused.
#[derive(Debug, thiserror::Error)]
pub enum Stop<R: Debug> {
    /// There is no such stream.
    #[error("there is no such thing")]
    Missing,
    /// It is refused.
    #[error("it is refused: {0:?}")]
    Refused(R),
    /// It cannot be stored or read.
    #[error(transparent)]
    Store(#[from] Fault),
}

/// Refusals of an act, and of the sport behind it.
macro_rules! refuses {
    ($($refusal:ty, $refused:ty;)*) => {$(
        impl From<$refusal> for Stop<$refusal> {
            fn from(refusal: $refusal) -> Stop<$refusal> {
                Stop::Refused(refusal)
            }
        }

        impl From<$refused> for Stop<$refusal> {
            fn from(refused: $refused) -> Stop<$refusal> {
                Stop::Refused(refused.into())
            }
        }
    )*};
}

refuses! {
    arenas::Refusal, damier_arenas::Refused;
    contests::Refusal, damier_contests::Refused;
    correspondence::Refusal, damier_correspondence::Refused;
    displays::Refusal, damier_displays::Refused;
}

impl From<clubs::Refusal> for Stop<clubs::Refusal> {
    fn from(refusal: clubs::Refusal) -> Stop<clubs::Refusal> {
        Stop::Refused(refusal)
    }
}
