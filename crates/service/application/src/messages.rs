//! What goes out to people: letters, messages to closed browsers, and notices in open ones.

use damier_store::Database;

use crate::mail::Mail;
use crate::notices::Notices;
use crate::push::Push;
use crate::{Config, OpenFault};

/// The ways by which people are told something.
pub struct Messages {
    pub mail: Mail,
    /// Messages to closed browsers.
    pub push: Push,
    /// Notices in browsers that are open here.
    pub notices: Notices,
}

impl Messages {
    /// Of a site that may send letters.
    pub fn new(config: &Config, database: &Database) -> Result<Messages, OpenFault> {
        Ok(Messages {
            mail: Mail::new(config, database.clone())?,
            push: Push::new(config, database.clone()),
            notices: Notices::default(),
        })
    }
}
