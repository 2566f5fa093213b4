//! How a browser shows that it is known to an account, and what it says of itself.

use axum::http::{HeaderMap, HeaderValue, header};
use damier_application::people::device;
use damier_application::site::Site;
use damier_store::{AccountId, Fault, SecretHash};

use super::cookie;

/// The secret of a browser, by its hash, if it keeps one.
pub(crate) fn of(site: &Site, headers: &HeaderMap) -> Option<SecretHash> {
    cookie::read(headers, &cookie::device(site.config.is_secure())).map(SecretHash::of)
}

/// Somebody has signed in: his browser is known from now on. What it is asked to keep.
pub(crate) async fn know(site: &Site, headers: &HeaderMap, account: AccountId) -> Result<HeaderValue, Fault> {
    let secret = device::know(site, of(site, headers), label(headers), account).await?;
    let secure = site.config.is_secure();
    Ok(cookie::keep(&cookie::device(secure), &secret, secure))
}

/// What a browser says of itself, in two words.
fn label(headers: &HeaderMap) -> String {
    let says = headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let found = |names: &[(&str, &'static str)]| {
        names.iter().find(|(sign, _)| says.contains(sign)).map(|(_, name)| *name)
    };
    let program = found(&[
        ("Firefox/", "Firefox"),
        ("Edg", "Edge"),
        ("OPR/", "Opera"),
        ("Chrome/", "Chrome"),
        ("Safari/", "Safari"),
        ("curl/", "curl"),
    ]);
    let system = found(&[
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS", "macOS"),
        ("Linux", "Linux"),
    ]);
    match (program, system) {
        (Some(program), Some(system)) => format!("{program}, {system}"),
        (one, other) => one.or(other).unwrap_or("?").to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_is_named_by_program_and_system() {
        for (says, told) in [
            ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"),
            (
                "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36",
                "Chrome, Android",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1",
                "Safari, iPhone",
            ),
            ("<script>", "?"),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(header::USER_AGENT, HeaderValue::from_static(says));
            assert_eq!(label(&headers), told);
        }
        assert_eq!(label(&HeaderMap::new()), "?");
    }
}
