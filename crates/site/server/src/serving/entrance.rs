//! Who may open how many lines: strangers so many from one address, so that nobody keeps out all others.

use std::net::IpAddr;
use std::sync::Arc;

use damier_application::rates::{HeldLine, Lines, TooManyLines, Who};

use crate::site::Site;

/// By whom the lines of an address are counted; none: by nobody.
type Counted = dyn Fn(IpAddr) -> Option<Who> + Send + Sync;

/// A line as one of somebody's. It counts for as long as any copy of this is held.
#[derive(Clone, Default)]
pub(crate) struct Held {
    _line: Option<Arc<HeldLine>>,
}

/// Where lines come in.
#[derive(Clone)]
pub(crate) struct Entrance {
    lines: Lines,
    counted: Arc<Counted>,
}

impl Entrance {
    /// The entrance of a site: this machine, networks of its owner and the servers in between are not counted.
    pub(crate) fn of(site: &Arc<Site>) -> Entrance {
        let (lines, site) = (site.people.lines.clone(), Arc::clone(site));
        let counted = move |peer| site.people.proxies.stranger(peer).map(|own| Who::Address(Some(own)));
        Entrance { lines, counted: Arc::new(counted) }
    }

    /// Lets a line in, or not.
    pub(super) fn enter(&self, peer: IpAddr) -> Result<Held, TooManyLines> {
        let held = (self.counted)(peer).map(|who| self.lines.hold(who)).transpose()?;
        Ok(Held { _line: held.map(Arc::new) })
    }

    /// One at which all are counted together.
    #[cfg(test)]
    pub(super) fn for_one() -> Entrance {
        Entrance { lines: Lines::default(), counted: Arc::new(|_| Some(Who::Token(0))) }
    }
}
