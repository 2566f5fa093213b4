//! A file as a browser sends it: a form of several parts (RFC 7578), of which we need the file and one word.

/// What a browser has sent.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Uploaded {
    /// The name of the file.
    pub(crate) name: String,
    /// What is in it.
    pub(crate) bytes: Vec<u8>,
    /// The field `variant`.
    pub(crate) variant: String,
}

/// Reads a form; none if it is none. `kind` is its media type, which says what stands between the parts.
pub(crate) fn uploaded(kind: &str, body: &[u8]) -> Option<Uploaded> {
    let (media, parameters) = kind.split_once(';')?;
    let boundary = parameters.split(';').find_map(|own| own.trim().strip_prefix("boundary="))?;
    let boundary = boundary.trim_matches('"');
    if !media.trim().eq_ignore_ascii_case("multipart/form-data") || boundary.is_empty() {
        return None;
    }
    let between = format!("--{boundary}").into_bytes();
    let mut found = Uploaded::default();
    let mut rest = &body[find(body, &between)? + between.len()..];
    while let Some(begin) = rest.strip_prefix(b"\r\n") {
        let mut end = b"\r\n".to_vec();
        end.extend_from_slice(&between);
        let until = find(begin, &end)?;
        part(&begin[..until], &mut found);
        rest = &begin[until + end.len()..];
    }
    Some(found)
}

/// Takes in one part: its head, an empty line, and what it holds.
fn part(part: &[u8], found: &mut Uploaded) {
    let Some(at) = find(part, b"\r\n\r\n") else { return };
    let (head, held) = (String::from_utf8_lossy(&part[..at]), &part[at + 4..]);
    let line = head.lines().find(|line| line.to_lowercase().starts_with("content-disposition:"));
    let Some(line) = line else { return };
    let field = |name: &str| {
        let own = line.split(';').find_map(|own| own.trim().strip_prefix(name)?.strip_prefix('='));
        own.map(|own| own.trim_matches('"').to_owned())
    };
    match field("name").as_deref() {
        Some("file") => {
            found.name = field("filename").unwrap_or_default();
            found.bytes = held.to_vec();
        }
        Some("variant") => found.variant = String::from_utf8_lossy(held).trim().to_owned(),
        _ => {}
    }
}

/// Where a text begins first.
fn find(text: &[u8], wanted: &[u8]) -> Option<usize> {
    text.windows(wanted.len()).position(|own| own == wanted)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_with_a_file_is_read() {
        let body = "--xyz\r\nContent-Disposition: form-data; name=\"variant\"\r\n\r\nrussian\r\n--xyz\r\n\
                    Content-Disposition: form-data; name=\"file\"; filename=\"cup.pdn\"\r\n\
                    Content-Type: text/plain\r\n\r\n1. c3-d4\r\n*\r\n--xyz--\r\n";
        let found = uploaded("multipart/form-data; boundary=xyz", body.as_bytes()).expect("a form");
        assert_eq!((found.name.as_str(), found.variant.as_str()), ("cup.pdn", "russian"));
        assert_eq!(found.bytes, b"1. c3-d4\r\n*");
    }

    #[test]
    fn what_is_no_form_is_refused() {
        for (kind, body) in [
            ("text/plain", "--xyz"),
            ("multipart/form-data", "--xyz"),
            ("multipart/form-data; boundary=", "--"),
            ("multipart/form-data; boundary=xyz", "nothing"),
            ("multipart/form-data; boundary=xyz", "--xyz\r\nno end"),
        ] {
            assert_eq!(uploaded(kind, body.as_bytes()), None, "{kind} {body}");
        }
    }
}
