//! The folders of `ftl/` as they stand in the program: one for each language, with its texts packed.

/// The texts of a language.
pub(crate) struct Folder {
    pub(crate) code: &'static str,
    /// Each area with the length of its text, in the order in which they are packed.
    areas: &'static [(&'static str, usize)],
    packed: &'static [u8],
}

/// One for each language. A constant would stand in the program wherever it is used.
pub(crate) static FOLDERS: &[Folder] = include!(concat!(env!("OUT_DIR"), "/folders.rs"));

impl Folder {
    /// Each area with its text.
    pub(crate) fn texts(&self) -> Vec<(&'static str, String)> {
        let unpacked = miniz_oxide::inflate::decompress_to_vec(self.packed).unwrap_or_default();
        let mut rest = unpacked.as_slice();
        let text = |&(area, length): &(&'static str, usize)| {
            let (own, others) = rest.split_at_checked(length)?;
            rest = others;
            Some((area, String::from_utf8(own.to_vec()).ok()?))
        };
        self.areas.iter().map_while(text).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_packed_is_what_the_files_say() {
        let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("ftl");
        for folder in FOLDERS {
            let texts = folder.texts();
            assert_eq!(texts.len(), folder.areas.len(), "{}", folder.code);
            for (area, text) in texts {
                let file = root.join(folder.code).join(format!("{area}.ftl"));
                assert_eq!(std::fs::read_to_string(&file).ok(), Some(text), "{}", file.display());
            }
        }
    }
}
