//! Under which name devices know the site.

/// The site as devices know it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Party {
    /// The host, to which keys are bound.
    pub id: String,
    /// Scheme, host and port, as the browser names the page.
    pub origin: String,
}

impl Party {
    /// The site at an address; none where no browser would use a passkey: browsers use them over https only, or on the
    /// machine itself, and never for a bare number.
    pub fn at(root: &str) -> Option<Party> {
        let (scheme, host) = root.split_once("://")?;
        let origin = format!("{scheme}://{}", host.split('/').next()?);
        let name = origin.split_once("://")?.1;
        let id = name.split_once(':').map_or(name, |(host, _)| host).to_lowercase();
        let local = id == "localhost" || id.ends_with(".localhost");
        let is_name =
            id.starts_with(|letter: char| letter.is_alphabetic()) || id.contains(char::is_alphabetic);
        let may = is_name && !id.starts_with('[') && (scheme == "https" || (scheme == "http" && local));
        may.then_some(Party { id, origin })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passkeys_are_used_where_browsers_use_them() {
        let id = |root| Party::at(root).map(|party| party.id);
        assert_eq!(id("https://draughts.example").as_deref(), Some("draughts.example"));
        assert_eq!(id("https://draughts.example:8443/club").as_deref(), Some("draughts.example"));
        assert_eq!(id("http://localhost:8080").as_deref(), Some("localhost"));
        for root in
            ["http://draughts.example", "http://192.168.0.7:8080", "https://127.0.0.1", "https://[::1]"]
        {
            assert_eq!(id(root), None, "{root}");
        }
        let party = Party::at("https://draughts.example:8443/club").expect("a party");
        assert_eq!(party.origin, "https://draughts.example:8443");
    }
}
