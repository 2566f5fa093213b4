//! Networks: one address, or all that begin alike.

use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

/// An address, or all addresses that begin with the same bits: `10.0.0.5`, `10.0.0.0/8`, `fd00::/8`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Network {
    address: IpAddr,
    bits: u8,
}

/// What was written is no address and no network.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("\"{written}\" is no address and no network; write 10.0.0.5 or 10.0.0.0/8")]
pub struct NoNetwork {
    /// What was written.
    pub written: String,
}

impl Network {
    /// Whether an address belongs to it.
    pub fn contains(&self, address: IpAddr) -> bool {
        let bits = u32::from(self.bits);
        match (self.address, address.to_canonical()) {
            (IpAddr::V4(own), IpAddr::V4(other)) => {
                (own.to_bits() ^ other.to_bits()).checked_shr(32 - bits).unwrap_or(0) == 0
            }
            (IpAddr::V6(own), IpAddr::V6(other)) => {
                (own.to_bits() ^ other.to_bits()).checked_shr(128 - bits).unwrap_or(0) == 0
            }
            _ => false,
        }
    }

    /// Reads several, with spaces or commas between them.
    pub fn list(text: &str) -> Result<Vec<Network>, NoNetwork> {
        let parts = text.split([' ', ',', ';', '\n', '\r', '\t']).filter(|part| !part.is_empty());
        parts.map(str::parse).collect()
    }
}

impl FromStr for Network {
    type Err = NoNetwork;

    fn from_str(text: &str) -> Result<Network, NoNetwork> {
        let wrong =
            || NoNetwork { written: text.chars().filter(|sign| !sign.is_control()).take(60).collect() };
        let (address, bits) =
            text.split_once('/').map_or((text, None), |(address, bits)| (address, Some(bits)));
        let address = address.trim().parse::<IpAddr>().map_err(|_| wrong())?.to_canonical();
        let most = if address.is_ipv4() { 32 } else { 128 };
        let bits = bits.map_or(Ok(most), str::parse).map_err(|_| wrong())?;
        if bits > most { Err(wrong()) } else { Ok(Network { address, bits }) }
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let most = if self.address.is_ipv4() { 32 } else { 128 };
        match self.bits == most {
            true => write!(f, "{}", self.address),
            false => write!(f, "{}/{}", self.address, self.bits),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn networks_hold_what_begins_alike() {
        let holds = |network: &str, address: &str| {
            let network: Network = network.parse().expect("a network");
            network.contains(address.parse().expect("an address"))
        };
        assert!(holds("10.0.0.0/8", "10.255.1.2") && !holds("10.0.0.0/8", "11.0.0.1"));
        assert!(holds("10.0.0.5", "10.0.0.5") && !holds("10.0.0.5", "10.0.0.4"));
        assert!(holds("10.0.0.5", "::ffff:10.0.0.5"));
        assert!(holds("0.0.0.0/0", "203.0.113.9") && !holds("0.0.0.0/0", "::1"));
        assert!(holds("fd00::/8", "fd12::1") && !holds("fd00::/8", "fe80::1"));
        assert!(holds("::/0", "2001:db8::1"));
        for wrong in ["", "10.0.0", "10.0.0.0/33", "10.0.0.0/x", "::1/129", "proxy.example", "1.2.3.4/-1"] {
            assert!(wrong.parse::<Network>().is_err(), "{wrong}");
        }
        assert_eq!(Network::list("127.0.0.1, ::1\n10.0.0.0/8").expect("three").len(), 3);
        assert_eq!(Network::list("10.0.0.0/8").expect("one")[0].to_string(), "10.0.0.0/8");
    }
}
