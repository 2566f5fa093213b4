//! Messages to browsers that are closed, by the push service of their maker (Web Push: RFC 8030, 8188, 8291, 8292).
//!
//! | file | question |
//! | --- | --- |
//! | `subscription` | what does a browser say about where it is reached? |
//! | `endpoint` | which push services may be spoken to? |
//! | `sealed` | how is a message closed so that only that browser opens it? |
//! | `vapid` | how does a push service know who sends? |
//! | `send` | how does it get there, and what if it cannot? |
//!
//! Nothing is kept here and nothing tried twice.
//!
//! ```
//! use damier_push::{Reach, Subscription, Vapid};
//!
//! let key = Vapid::new()?;
//! assert_eq!(Vapid::of_kept(&key.kept())?.public(), key.public(), "it can be kept");
//!
//! // What a browser says when its owner wants messages.
//! let (p256dh, auth) = (
//!     "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
//!     "BTBZMqHH6r4Tts7J_aSIgg",
//! );
//! let own = Subscription::read("https://push.example/abc", p256dh, auth, Reach::Public)?;
//! assert_eq!(own.endpoint.origin(), "https://push.example");
//! // Nobody makes us speak to the machine next door.
//! assert!(Subscription::read("http://192.168.0.7/abc", p256dh, auth, Reach::Public).is_err());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod endpoint;
mod sealed;
mod send;
mod subscription;
mod vapid;

pub use endpoint::{BadEndpoint, Endpoint, Reach};
pub use sealed::{LONGEST, NotSealed, seal, seal_with};
pub use send::{Message, NotSent, Urgency, send};
pub use subscription::{BadSubscription, Subscription};
pub use vapid::{BadKey, Vapid};

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

/// Bytes as browsers write them.
fn text(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

/// Bytes that somebody sent; none if they are none.
fn bytes(text: &str) -> Option<Vec<u8>> {
    URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok()
}
