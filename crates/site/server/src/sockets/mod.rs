//! Live connections: what a browser hears and says while a page is open.
//!
//! | file | question |
//! | --- | --- |
//! | `message` | what do a browser and the server say to each other? |
//! | `socket` | how does one connection live? |
//! | `pings` | is the browser still there, and how far away? |
//! | `line` | how is it carried, in little memory? |

mod line;
mod message;
mod pings;
mod socket;

pub(crate) use message::Deed;
pub(crate) use socket::connect;
