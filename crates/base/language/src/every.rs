//! For the tests of those who write messages: whether every case of an enum is told in every language.
//!
//! ```
//! use damier_language::{every, untold};
//! use serde::Serialize;
//!
//! #[derive(Serialize)]
//! #[serde(rename_all = "snake_case")]
//! enum Refused {
//!     NoMoreRounds { rounds: u16 },
//! }
//! // A variant that is not listed does not compile.
//! let all = every!(Refused: NoMoreRounds { rounds: 7 });
//! assert_eq!(untold("refused", &all), Vec::<String>::new());
//! assert!(!untold("excused", &all).is_empty());
//! ```

use serde::Serialize;

use crate::{Language, Words};

/// One value of each variant, all of them; a variant that is not listed does not compile.
#[macro_export]
macro_rules! every {
    ($of:ty: $($variant:ident $({ $($field:tt)* })? $(( $($item:tt)* ))?),* $(,)?) => {{
        type Of = $of;
        fn all_are_listed(value: &Of) {
            match value { $(Of::$variant { .. } => {})* }
        }
        let every: Vec<Of> = vec![$(Of::$variant $({ $($field)* })? $(( $($item)* ))?),*];
        every.iter().for_each(all_are_listed);
        every
    }};
}

/// Which of these values some language cannot tell, or tells with something left open.
pub fn untold<T: Serialize>(family: &str, values: &[T]) -> Vec<String> {
    let mut faults = Vec::new();
    for language in Language::all() {
        let words = Words::of(language);
        for value in values {
            faults.extend(words.describe_faults(family, value));
            let told = words.describe(family, value);
            let is_open =
                told.contains(['⟦', '{', '}']) || (language != Language::EN && told.contains("none"));
            faults.extend(is_open.then(|| format!("{language}: {told}")));
        }
    }
    faults
}
