//! The bytes of a file, as a program sends them.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde::{Deserialize, Serialize};

/// The bytes of a file: a text, or a text that begins with `base64,` and holds any bytes.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub struct Bytes(pub Vec<u8>);

/// How bytes that are no text begin in JSON.
const BASE64: &str = "base64,";

impl From<String> for Bytes {
    fn from(text: String) -> Bytes {
        let coded = text.strip_prefix(BASE64).and_then(|coded| STANDARD.decode(coded.trim()).ok());
        Bytes(coded.unwrap_or_else(|| text.into_bytes()))
    }
}

impl From<Bytes> for String {
    fn from(bytes: Bytes) -> String {
        format!("{BASE64}{}", STANDARD.encode(&bytes.0))
    }
}
