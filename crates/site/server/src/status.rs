//! Which status of HTTP stands for which refusal of the application: the one table of them.

use axum::http::StatusCode;
use damier_application::desk::Ground;
use damier_application::press::NotSet;
use damier_application::sent::NotRead;

/// Something that a browser is told by a status.
pub(crate) trait Status {
    /// The status that stands for it.
    fn status(&self) -> StatusCode;
}

impl Status for Ground {
    fn status(&self) -> StatusCode {
        match self {
            Ground::Wrong => StatusCode::UNPROCESSABLE_ENTITY,
            Ground::Forbidden => StatusCode::FORBIDDEN,
            Ground::Missing => StatusCode::NOT_FOUND,
            Ground::Conflict => StatusCode::CONFLICT,
            Ground::TooOften => StatusCode::TOO_MANY_REQUESTS,
            Ground::Busy => StatusCode::SERVICE_UNAVAILABLE,
        }
    }
}

impl Status for NotRead {
    fn status(&self) -> StatusCode {
        match self {
            NotRead::Busy => StatusCode::SERVICE_UNAVAILABLE,
            NotRead::Broken => StatusCode::UNPROCESSABLE_ENTITY,
        }
    }
}

impl Status for NotSet {
    fn status(&self) -> StatusCode {
        match self {
            NotSet::Busy => StatusCode::SERVICE_UNAVAILABLE,
            NotSet::NoPress | NotSet::Parts { .. } | NotSet::TooLong { .. } | NotSet::Failed(_) => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
        }
    }
}
