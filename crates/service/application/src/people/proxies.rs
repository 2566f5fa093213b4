//! The servers in between, that pass requests on, and from where somebody asks behind them.
//!
//! A server that passes requests on adds from where they came, but anybody can write that header. So it is believed
//! only from servers that whoever runs the site has named: when it was started, or on the administrator's page.

use std::collections::BTreeSet;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use damier_store::{Database, Scope, SecretHash};

use super::network::Network;

/// The setting that names servers of ours that pass requests on and add from where they came.
pub const TRUSTED_PROXIES: &str = "trusted-proxies";

/// Another machine may have changed the setting, so it is looked at again after so long.
const FRESH: Duration = Duration::from_secs(5);

/// So many browsers behind one address of our own network are odd.
const ODD: usize = 6;

/// What looks wrong about the servers that pass requests on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ProxyTrouble {
    /// A server that nobody has named says from where requests come: all who come through it look alike.
    Unnamed(IpAddr),
    /// A server that has been named does not say from where requests come.
    Silent(IpAddr),
    /// Many browsers come from one address of our own network: there may be a server in between.
    OneAddress(IpAddr),
}

/// What was seen of the servers that pass requests on.
#[derive(Default)]
struct Observed {
    unnamed: Option<IpAddr>,
    silent: Option<IpAddr>,
    /// The one address of our own network from which all came so far, and the browsers there.
    only: Option<(IpAddr, BTreeSet<String>)>,
    /// Whether some came from elsewhere.
    others: bool,
}

/// The servers that may say from where requests come.
pub struct Proxies {
    /// Named when the site was started.
    given: Vec<Network>,
    /// Named on the administrator's page, and when that was looked at.
    set: Mutex<Option<(Instant, Vec<Network>)>>,
    observed: Mutex<Observed>,
}

impl Proxies {
    /// Those that were named when the site was started; others are read when they are needed.
    pub fn new(given: Vec<Network>) -> Proxies {
        Proxies { given, set: Mutex::new(None), observed: Mutex::default() }
    }

    /// Those that were named when the site was started.
    pub fn given(&self) -> &[Network] {
        &self.given
    }

    /// The setting has changed: what was seen before says nothing any more.
    pub fn changed(&self) {
        *self.set.lock().unwrap_or_else(PoisonError::into_inner) = None;
        *self.observed.lock().unwrap_or_else(PoisonError::into_inner) = Observed::default();
    }

    /// From where somebody asks who has come by `peer`, which says that it passes on for others. `browser` is the secret
    /// that his browser keeps.
    pub async fn whence(
        &self,
        database: &Database,
        peer: IpAddr,
        forwarded: &[IpAddr],
        browser: Option<&str>,
    ) -> String {
        let trusted = self.trusted(database).await;
        let is_trusted = trusted.iter().any(|own| own.contains(peer));
        self.observe(peer, is_trusted, !forwarded.is_empty(), browser);
        network(if is_trusted { asking(forwarded, &trusted).unwrap_or(peer) } else { peer })
    }

    /// Who holds a line that comes from somewhere, where that is a stranger; none for this machine, networks of its
    /// owner, and the servers in between as far as they are known by now: all people may come through one of those.
    pub fn stranger(&self, peer: IpAddr) -> Option<String> {
        let peer = peer.to_canonical();
        let is_known = |all: &[Network]| all.iter().any(|own| own.contains(peer));
        let set = self.set.lock().unwrap_or_else(PoisonError::into_inner);
        let is_ours =
            is_near(peer) || is_known(&self.given) || set.as_ref().is_some_and(|(_, set)| is_known(set));
        (!is_ours).then(|| network(peer))
    }

    async fn trusted(&self, database: &Database) -> Vec<Network> {
        let known = self.set.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let set = match known {
            Some((at, set)) if at.elapsed() < FRESH => set,
            _ => {
                let read = database.setting(Scope::Site, TRUSTED_PROXIES).await;
                let read = read.unwrap_or_else(|fault| {
                    tracing::error!(%fault, "a setting could not be read");
                    None
                });
                let set = Network::list(&read.unwrap_or_default()).unwrap_or_default();
                let now = Some((Instant::now(), set.clone()));
                *self.set.lock().unwrap_or_else(PoisonError::into_inner) = now;
                set
            }
        };
        self.given.iter().copied().chain(set).collect()
    }

    /// What looks wrong, by what was seen so far.
    pub fn troubles(&self) -> Vec<ProxyTrouble> {
        let seen = self.observed.lock().unwrap_or_else(PoisonError::into_inner);
        let crowd = seen.only.as_ref().filter(|(_, browsers)| !seen.others && browsers.len() >= ODD);
        let unnamed = seen.unnamed.map(ProxyTrouble::Unnamed);
        let one = crowd.filter(|_| seen.unnamed.is_none()).map(|(own, _)| ProxyTrouble::OneAddress(*own));
        unnamed.into_iter().chain(seen.silent.map(ProxyTrouble::Silent)).chain(one).collect()
    }

    /// Remembers what a request tells of the servers in between.
    fn observe(&self, peer: IpAddr, is_trusted: bool, says: bool, browser: Option<&str>) {
        let mut seen = self.observed.lock().unwrap_or_else(PoisonError::into_inner);
        match (is_trusted, says) {
            (false, true) => seen.unnamed = Some(peer),
            (true, false) => seen.silent = Some(peer),
            (true, true) => seen.silent = None,
            (false, false) => {}
        }
        if is_trusted || !is_near(peer) {
            seen.others = true;
            return;
        }
        let browser = browser.map(|kept| SecretHash::of(kept).as_str().to_owned());
        match &mut seen.only {
            Some((only, browsers)) if *only == peer => {
                if browsers.len() < ODD {
                    browsers.extend(browser);
                }
            }
            Some(_) => seen.others = true,
            only @ None => *only = Some((peer, browser.into_iter().collect())),
        }
    }
}

/// Whether an address is of this machine or of a network of its owner.
fn is_near(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(own) => own.is_loopback() || own.is_private() || own.is_link_local(),
        IpAddr::V6(own) => own.is_loopback() || own.is_unique_local() || own.is_unicast_link_local(),
    }
}

/// From where a request came, as the servers in between say, the last one last. What is no address ends the list from
/// the left: nothing before it can be believed.
pub fn forwarded<'a>(texts: impl Iterator<Item = &'a str>) -> Vec<IpAddr> {
    let mut all = Vec::new();
    for part in texts.flat_map(|text| text.split(',')) {
        match part.trim().parse::<IpAddr>() {
            Ok(address) => all.push(address.to_canonical()),
            Err(_) => all.clear(),
        }
    }
    all
}

/// The last address that is not one of our own servers: the one that the first of them saw.
fn asking(forwarded: &[IpAddr], trusted: &[Network]) -> Option<IpAddr> {
    let is_own = |address: &&IpAddr| trusted.iter().any(|own| own.contains(**address));
    let asks = forwarded.iter().rev().find(|address| !is_own(address));
    asks.or(forwarded.first()).copied()
}

/// What is counted: one address, or the network of one that has many.
fn network(address: IpAddr) -> String {
    match address {
        IpAddr::V4(address) => address.to_string(),
        IpAddr::V6(address) if address.is_loopback() => address.to_string(),
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            format!("{a:x}:{b:x}:{c:x}:{d:x}::/64")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(header: &str, trusted: &str) -> Option<String> {
        asking(&forwarded([header].into_iter()), &Network::list(trusted).expect("networks")).map(network)
    }

    #[test]
    fn only_what_our_own_servers_added_is_believed() {
        let one = "10.0.0.5";
        assert_eq!(at("6.6.6.6, 203.0.113.9", one).as_deref(), Some("203.0.113.9"));
        assert_eq!(at("2001:db8:1:2:3:4:5:6", one).as_deref(), Some("2001:db8:1:2::/64"));
        assert_eq!(at("::ffff:203.0.113.9", one).as_deref(), Some("203.0.113.9"));
        assert_eq!(at("unknown", one), None);
        assert_eq!(at("203.0.113.9, unknown", one), None);
        // Two of our own, one behind the other.
        let two = "10.0.0.5 10.0.0.6";
        assert_eq!(at("6.6.6.6, 203.0.113.9, 10.0.0.6", two).as_deref(), Some("203.0.113.9"));
        assert_eq!(at("10.0.0.6", two).as_deref(), Some("10.0.0.6"));
    }

    #[test]
    fn lines_of_our_own_servers_are_nobodys() {
        let proxies = Proxies::new(Network::list("203.0.113.80").expect("a network"));
        let of = |peer: &str| proxies.stranger(peer.parse().expect("an address"));
        for own in
            ["127.0.0.1", "::1", "10.1.2.3", "192.168.0.7", "fd00::1", "203.0.113.80", "::ffff:10.0.0.1"]
        {
            assert_eq!(of(own), None, "{own}");
        }
        assert_eq!(of("203.0.113.9").as_deref(), Some("203.0.113.9"));
        assert_eq!(of("2001:db8:1:2:3:4:5:6").as_deref(), Some("2001:db8:1:2::/64"));
    }

    #[test]
    fn what_looks_wrong_is_told() {
        let near: IpAddr = "192.168.0.7".parse().expect("an address");
        let far: IpAddr = "203.0.113.9".parse().expect("an address");
        let proxies = Proxies::new(Vec::new());
        proxies.observe(near, false, false, Some("a"));
        assert_eq!(proxies.troubles(), []);
        for browser in ["b", "c", "d", "e", "f", "g"] {
            proxies.observe(near, false, false, Some(browser));
        }
        assert_eq!(proxies.troubles(), [ProxyTrouble::OneAddress(near)]);
        proxies.observe(far, false, false, None);
        assert_eq!(proxies.troubles(), [], "others come from elsewhere");
        proxies.observe(near, false, true, None);
        assert_eq!(proxies.troubles(), [ProxyTrouble::Unnamed(near)]);
        proxies.changed();
        assert_eq!(proxies.troubles(), []);
        proxies.observe(near, true, false, None);
        assert_eq!(proxies.troubles(), [ProxyTrouble::Silent(near)]);
        proxies.observe(near, true, true, None);
        assert_eq!(proxies.troubles(), []);
    }
}
