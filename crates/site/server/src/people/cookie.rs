//! Cookies: what the browser sends back.

use axum::http::{HeaderMap, HeaderValue, header};

/// The secret.
pub(crate) const SECRET: &str = "damier";
/// The chosen language.
pub(crate) const LANGUAGE: &str = "damier-language";

/// A year, in seconds.
const YEAR: u32 = 365 * 24 * 60 * 60;

/// What a browser has kept under a name.
pub(crate) fn read<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let all = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    all.flat_map(|text| text.split(';')).find_map(|pair| {
        let (own, value) = pair.trim().split_once('=')?;
        (own == name && is_plain(value)).then_some(value)
    })
}

/// Asks a browser to keep something for a year, out of reach of scripts.
pub(crate) fn keep(name: &str, value: &str, secure: bool) -> HeaderValue {
    let secure = if secure { "; Secure" } else { "" };
    let text = format!("{name}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::from_str(&text).unwrap_or(HeaderValue::from_static(""))
}

/// Nothing is ever kept but letters, digits and hyphens.
fn is_plain(value: &str) -> bool {
    !value.is_empty() && value.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cookies_are_found_among_others() {
        let mut headers = HeaderMap::new();
        headers.insert(header::COOKIE, HeaderValue::from_static("a=1; damier=k3f9; damier-language=uk"));
        assert_eq!(read(&headers, SECRET), Some("k3f9"));
        assert_eq!(read(&headers, LANGUAGE), Some("uk"));
        assert_eq!(read(&headers, "b"), None);
        headers.insert(header::COOKIE, HeaderValue::from_static("damier=\"<b>\""));
        assert_eq!(read(&headers, SECRET), None);
    }
}
