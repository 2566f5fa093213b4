//! Headings of lists that people bring in files, as they are compared.

/// A heading without case, marks and doubled blanks, with one kind of apostrophe.
pub fn plain_heading(heading: &str) -> String {
    let mut text = String::with_capacity(heading.len());
    for sign in heading.chars().flat_map(char::to_lowercase) {
        match sign {
            '’' | 'ʼ' | '`' | '‘' | '´' | '"' => text.push('\''),
            'ё' => text.push('е'),
            ',' => text.push(','),
            sign if sign.is_alphanumeric() || sign == '\'' => text.push(sign),
            _ => text.push(' '),
        }
    }
    let words: Vec<&str> = text.split_whitespace().collect();
    words.join(" ").trim_matches(['\'', ',', ' ']).to_owned()
}
