//! Letters, handed to a mail server or put into a folder, and answers to them.
//!
//! | file | question |
//! | --- | --- |
//! | `email` | what does a letter look like on its way? |
//! | `transport` | where does it go, and what if it cannot? |
//! | `incoming` | what does an answer say, and to which address did it come? |
//!
//! Nothing is kept here and nothing tried twice: whoever sends keeps a letter until it has gone.
//!
//! ```
//! use damier_mail::{Email, Transport};
//!
//! # let folder = tempfile::tempdir()?;
//! # let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
//! let post = Transport::new(&format!("file://{}", folder.path().display()), "Damier <desk@club.example>")?;
//! let letter = Email {
//!     id: "pairing-7".to_owned(),
//!     to: "olha@example.org".to_owned(),
//!     subject: "Тур 1".to_owned(),
//!     text: "Дошка 4, білі.\n".to_owned(),
//!     ..Email::default()
//! };
//! runtime.block_on(post.send(&letter))?;
//! assert!(folder.path().join("pairing-7.eml").exists());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod email;
mod incoming;
mod transport;

pub use email::{Email, Unwritable};
pub use incoming::{Incoming, Unreadable};
pub use transport::{NoPost, Transport, Undelivered};
