//! Letters, handed to a mail server or put into a folder, and answers to them.
//!
//! | file | question |
//! | --- | --- |
//! | `letter` | what does a letter look like on its way? |
//! | `post` | where does it go, and what if it cannot? |
//! | `incoming` | what does an answer say, and to which address did it come? |
//!
//! Nothing is kept here and nothing tried twice: whoever sends keeps a letter until it has gone.
//!
//! ```
//! use damier_mail::{Letter, Post};
//!
//! # let folder = tempfile::tempdir()?;
//! # let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
//! let post = Post::new(&format!("file://{}", folder.path().display()), "Damier <desk@club.example>")?;
//! let letter = Letter {
//!     id: "pairing-7".to_owned(),
//!     to: "olha@example.org".to_owned(),
//!     subject: "Тур 1".to_owned(),
//!     text: "Дошка 4, білі.\n".to_owned(),
//!     ..Letter::default()
//! };
//! runtime.block_on(post.send(&letter))?;
//! assert!(folder.path().join("pairing-7.eml").exists());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod incoming;
mod letter;
mod post;

pub use incoming::{Incoming, Unreadable};
pub use letter::{Letter, Unwritable};
pub use post::{NoPost, Post, Undelivered};
