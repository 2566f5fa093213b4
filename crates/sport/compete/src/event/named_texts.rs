//! Lists of texts with names or numbers, written as people write them: `{ "1": "aim and tasks" }`.
//!
//! Order is kept, and so is a name that is there twice.

use std::fmt::{self, Display};
use std::marker::PhantomData;
use std::str::FromStr;

use serde::de::{self, Deserializer, MapAccess, Visitor};
use serde::ser::Serializer;

pub(super) fn serialize<K: Display, S: Serializer>(
    list: &[(K, String)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(list.iter().map(|(key, text)| (key.to_string(), text)))
}

pub(super) fn deserialize<'de, K, D>(deserializer: D) -> Result<Vec<(K, String)>, D::Error>
where
    K: FromStr<Err: Display>,
    D: Deserializer<'de>,
{
    struct List<K>(PhantomData<K>);

    impl<'de, K: FromStr<Err: Display>> Visitor<'de> for List<K> {
        type Value = Vec<(K, String)>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("texts, each with its name or number")
        }

        fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Vec<(K, String)>, A::Error> {
            let mut list = Vec::new();
            while let Some((key, text)) = map.next_entry::<String, String>()? {
                let parsed = key.parse();
                let named = |why| de::Error::custom(format_args!("\"{key}\" names nothing here: {why}"));
                list.push((parsed.map_err(named)?, text));
            }
            Ok(list)
        }
    }

    deserializer.deserialize_map(List(PhantomData))
}
