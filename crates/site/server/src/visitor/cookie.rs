//! Cookies: what the browser sends back.
//!
//! Over an encrypted line the names of secrets begin with `__Host-`: a browser keeps such a cookie only if this very
//! host set it over such a line, so that no neighbour under the same domain can plant one.

use axum::http::{HeaderMap, HeaderValue, header};

/// The chosen language.
pub(crate) const LANGUAGE: &str = "damier-language";

/// A year, in seconds.
const YEAR: u32 = 365 * 24 * 60 * 60;

/// The name of the secret of a browser, on a site that is reached over an encrypted line or not.
pub(crate) fn secret(secure: bool) -> String {
    named("damier", secure)
}

/// The name of the secret by which a browser is known to accounts, whoever is signed in.
pub(crate) fn device(secure: bool) -> String {
    named("damier-device", secure)
}

fn named(name: &str, secure: bool) -> String {
    if secure { format!("__Host-{name}") } else { name.to_owned() }
}

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

/// Asks a browser to keep something that is no secret for a year, within reach of scripts.
pub(crate) fn share(name: &str, value: &str, secure: bool) -> HeaderValue {
    let secure = if secure { "; Secure" } else { "" };
    let text = format!("{name}={value}; Path=/; Max-Age={YEAR}; SameSite=Lax{secure}");
    HeaderValue::from_str(&text).unwrap_or(HeaderValue::from_static(""))
}

/// Nothing is ever kept but letters, digits and hyphens, and not many.
fn is_plain(value: &str) -> bool {
    (1..=64).contains(&value.len()) && value.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cookies_are_found_among_others() {
        let mut headers = HeaderMap::new();
        headers.insert(header::COOKIE, HeaderValue::from_static("a=1; damier=k3f9; damier-language=uk"));
        assert_eq!(read(&headers, &secret(false)), Some("k3f9"));
        assert_eq!(read(&headers, LANGUAGE), Some("uk"));
        assert_eq!(read(&headers, "b"), None);
        headers.insert(header::COOKIE, HeaderValue::from_static("damier=\"<b>\""));
        assert_eq!(read(&headers, &secret(false)), None);
    }

    #[test]
    fn on_an_encrypted_site_only_its_own_cookies_count() {
        let mut headers = HeaderMap::new();
        headers.insert(header::COOKIE, HeaderValue::from_static("damier=planted; __Host-damier=own"));
        assert_eq!(read(&headers, &secret(true)), Some("own"));
        headers.insert(header::COOKIE, HeaderValue::from_static("damier=planted"));
        assert_eq!(read(&headers, &secret(true)), None);
        let kept = keep(&secret(true), "x", true);
        let text = kept.to_str().expect("text");
        assert!(text.starts_with("__Host-damier=x; Path=/; ") && text.ends_with("; Secure"), "{text}");
        assert!(!text.contains("Domain"));
    }
}
