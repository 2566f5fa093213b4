//! How moments and spans are written where facts are stored.

/// Moments as text, `2026-05-09T10:00:00Z`, counted from 1970 in UTC. One that no calendar has is written as its
/// milliseconds, so that whatever was said can be stored; both forms are read.
pub mod text {
    use jiff::Timestamp;
    use serde::de::{self, Deserializer, Visitor};
    use serde::ser::Serializer;

    use crate::Moment;

    /// Writes a moment.
    pub fn serialize<S: Serializer>(moment: &Moment, serializer: S) -> Result<S::Ok, S::Error> {
        match Timestamp::from_millisecond(moment.millis()) {
            Ok(timestamp) => serializer.collect_str(&timestamp),
            Err(_) => serializer.serialize_i64(moment.millis()),
        }
    }

    /// Writes a moment, if there is one.
    pub fn serialize_option<S: Serializer>(
        moment: &Option<Moment>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        match moment {
            Some(moment) => serialize(moment, serializer),
            None => serializer.serialize_none(),
        }
    }

    /// Reads a moment.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Moment, D::Error> {
        struct Text;

        impl Visitor<'_> for Text {
            type Value = Moment;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("a moment such as 2026-05-09T10:00:00Z")
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<Moment, E> {
                let read = text.parse::<Timestamp>();
                let timestamp =
                    read.map_err(|why| E::custom(format_args!("\"{text}\" is no moment: {why}")))?;
                Ok(Moment::from_millis(timestamp.as_millisecond()))
            }

            fn visit_i64<E: de::Error>(self, millis: i64) -> Result<Moment, E> {
                Ok(Moment::from_millis(millis))
            }

            fn visit_u64<E: de::Error>(self, millis: u64) -> Result<Moment, E> {
                i64::try_from(millis).map(Moment::from_millis).map_err(E::custom)
            }
        }

        deserializer.deserialize_any(Text)
    }
}

/// Moments as whole milliseconds.
pub mod millis {
    use serde::{Deserialize, Deserializer, Serializer};

    use crate::Moment;

    /// Writes a moment.
    pub fn serialize<S: Serializer>(moment: &Moment, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_i64(moment.millis())
    }

    /// Reads a moment.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Moment, D::Error> {
        i64::deserialize(deserializer).map(Moment::from_millis)
    }
}

/// Spans as whole milliseconds.
pub mod span {
    use serde::{Deserialize, Deserializer, Serializer};

    use crate::Span;

    /// Writes a span.
    pub fn serialize<S: Serializer>(span: &Span, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u64(span.as_millis())
    }

    /// Reads a span.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Span, D::Error> {
        u64::deserialize(deserializer).map(Span::millis)
    }
}
