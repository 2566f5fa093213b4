//! Who asks, as a browser shows it: by what it keeps and from where it comes.
//!
//! | file | question |
//! | --- | --- |
//! | `cookie` | what does a browser send back? |
//! | `device` | is the browser known to an account? |
//! | `session` | who has signed in, and who has a right to a page? |
//! | `whence` | from where does the request come? |

pub(crate) mod cookie;
pub(crate) mod device;
pub(crate) mod session;
mod whence;

pub(crate) use whence::Whence;
