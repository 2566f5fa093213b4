//! Moments of an event as text: `2026-05-09T10:00:00Z`.
//!
//! The moments of an event count from 1970 in UTC. One that no calendar has is written as its
//! milliseconds, so that whatever was said can be stored; both forms are read.

use damier_clock::Moment;
use jiff::Timestamp;
use serde::de::{self, Deserializer, Visitor};
use serde::ser::Serializer;

pub(super) fn serialize<S: Serializer>(moment: &Moment, serializer: S) -> Result<S::Ok, S::Error> {
    match Timestamp::from_millisecond(moment.millis()) {
        Ok(timestamp) => serializer.collect_str(&timestamp),
        Err(_) => serializer.serialize_i64(moment.millis()),
    }
}

pub(super) fn serialize_option<S: Serializer>(
    moment: &Option<Moment>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    match moment {
        Some(moment) => serialize(moment, serializer),
        None => serializer.serialize_none(),
    }
}

pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Moment, D::Error> {
    struct Text;

    impl Visitor<'_> for Text {
        type Value = Moment;

        fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            f.write_str("a moment such as 2026-05-09T10:00:00Z")
        }

        fn visit_str<E: de::Error>(self, text: &str) -> Result<Moment, E> {
            let read = text.parse::<Timestamp>();
            let timestamp = read.map_err(|why| E::custom(format_args!("\"{text}\" is no moment: {why}")))?;
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
