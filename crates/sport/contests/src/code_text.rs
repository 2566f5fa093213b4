//! Codes and variants as facts keep them: by their names.

pub(crate) mod code {
    use damier_compose::Code;
    use serde::{Deserialize, Deserializer, Serializer, de};

    pub(crate) fn serialize<S: Serializer>(code: &Code, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(code.name())
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Code, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}

pub(crate) mod variant {
    use damier_rules::Variant;
    use serde::{Deserialize, Deserializer, Serializer, de};

    pub(crate) fn serialize<S: Serializer>(variant: &Variant, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(variant.name())
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Variant, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}
