//! What a text looks like, so that a word is known however it is spelled.

use unicode_normalization::UnicodeNormalization;
use unicode_security::confusable_detection::skeleton;

use super::name::NameKey;

/// A text as it looks: without capitals, signs over letters and look-alikes of other scripts. Two texts that can be
/// read as each other have the same looks (Unicode Technical Standard 39).
///
/// ```
/// assert_eq!(damier_store::looks("Sраm"), damier_store::looks("spam"));
/// assert_eq!(damier_store::looks("ｓｐàm"), damier_store::looks("SPAM"));
/// ```
pub fn looks(text: &str) -> String {
    let is_mark = |letter: &char| !unicode_normalization::char::is_combining_mark(*letter);
    let plain: String = NameKey::of(text).as_str().nfkd().filter(is_mark).collect();
    skeleton(&plain).nfkd().filter(is_mark).collect::<String>().to_lowercase()
}
