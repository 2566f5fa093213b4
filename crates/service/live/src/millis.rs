//! Moments and spans as they are stored: whole milliseconds.

/// A span.
pub(crate) mod span {
    use damier_clock::Span;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(crate) fn serialize<S: Serializer>(span: &Span, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u64(span.as_millis())
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Span, D::Error> {
        u64::deserialize(deserializer).map(Span::millis)
    }
}

/// A moment.
pub(crate) mod moment {
    use damier_clock::Moment;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(crate) fn serialize<S: Serializer>(moment: &Moment, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_i64(moment.millis())
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Moment, D::Error> {
        i64::deserialize(deserializer).map(Moment::from_millis)
    }
}
