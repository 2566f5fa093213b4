//! Which status of HTTP stands for which refusal of the application: the one table of them.

use axum::http::StatusCode;
use damier_application::desk::Ground;
use damier_application::press::NotSet;
use damier_application::sent::NotRead;
use damier_store::Fault;

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

/// A fault that passes, or that whoever runs the site mends without a new program, is told as such: what watches the
/// site and programs then try again.
impl Status for Fault {
    fn status(&self) -> StatusCode {
        match self {
            Fault::Busy { .. }
            | Fault::Unreachable { .. }
            | Fault::Locked
            | Fault::Full
            | Fault::ReadOnly
            | Fault::Disk { .. } => StatusCode::SERVICE_UNAVAILABLE,
            _ => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_comes_while_nothing_can_be_stored_is_told_to_come_again() {
        let what = || "it does not answer in time".to_owned();
        for fault in
            [Fault::Busy { tries: 12 }, Fault::Unreachable { what: what() }, Fault::Locked, Fault::Full]
        {
            assert_eq!(fault.status(), StatusCode::SERVICE_UNAVAILABLE, "{fault}");
        }
        for fault in [Fault::Newer, Fault::Damaged { what: what() }, Fault::Other { what: what() }] {
            assert_eq!(fault.status(), StatusCode::INTERNAL_SERVER_ERROR, "{fault}");
        }
    }
}
