//! Addresses: how a value stands in one.

/// A value as it stands in an address.
pub fn coded(value: &str) -> String {
    let sign = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' => char::from(byte).to_string(),
        other => format!("%{other:02X}"),
    };
    value.bytes().map(sign).collect()
}
