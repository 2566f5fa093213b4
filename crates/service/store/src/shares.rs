//! Fair shares of what there is only so much of: places in queues, offers in the lobby.
//!
//! Whoever has no account costs nothing to be many: a new cookie is a new guest. So each has his own share, all who
//! come from one address have one together, and guests together never have everything: the rest is kept for members.
//!
//! ```
//! use damier_store::{Asker, Full, Shares};
//!
//! let shares = Shares { all: 10, guests: 5, own: 1, address: 2 };
//! let guest = |name: &str| Asker::guest(name, Some("203.0.113.9"));
//! let open = [guest("a"), guest("b")];
//! assert_eq!(shares.admit(&guest("a"), &shares.taken(&guest("a"), &open)), Err(Full::Own(1)));
//! assert_eq!(shares.admit(&guest("c"), &shares.taken(&guest("c"), &open)), Err(Full::Address(2)));
//! let member = Asker::member("account/7", Some("203.0.113.9"));
//! assert_eq!(shares.admit(&member, &shares.taken(&member, &open)), Ok(()));
//! ```

/// A club of members may sit behind one address: together they have so many shares of an address.
const MEMBERS: u32 = 4;

/// How much there is, and how much of it anybody may have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shares {
    pub all: u32,
    /// Of all guests together; what is left is kept for members.
    pub guests: u32,
    /// Of one person.
    pub own: u32,
    /// Of all guests who come from one address.
    pub address: u32,
}

/// Somebody who asks for a place, or has one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Asker {
    /// By what he is known.
    pub name: String,
    /// Whether he has an account.
    pub member: bool,
    /// The address or network from which he asks; none where that says nothing.
    pub address: Option<String>,
}

impl Asker {
    /// Somebody with an account.
    pub fn member(name: &str, address: Option<&str>) -> Asker {
        Asker { name: name.to_owned(), member: true, address: address.map(str::to_owned) }
    }

    /// Somebody without one.
    pub fn guest(name: &str, address: Option<&str>) -> Asker {
        Asker { name: name.to_owned(), member: false, address: address.map(str::to_owned) }
    }
}

/// What is taken already.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Taken {
    pub all: u32,
    pub guests: u32,
    /// By the one who asks.
    pub own: u32,
    /// By his like, guests or members, who come from where he comes from.
    pub address: u32,
}

/// Why somebody has to wait, with how much there is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Full {
    /// He himself has so much.
    Own(u32),
    /// Those from his address have so much.
    Address(u32),
    /// Guests have so much.
    Guests(u32),
    /// Everybody together has so much.
    All(u32),
}

impl Full {
    /// The message that says so, with `$most`.
    pub const fn message(self) -> &'static str {
        match self {
            Full::Own(_) => "share-own",
            Full::Address(_) => "share-address",
            Full::Guests(_) => "share-guests",
            Full::All(_) => "share-all",
        }
    }

    /// How much there is.
    pub const fn most(self) -> u32 {
        match self {
            Full::Own(most) | Full::Address(most) | Full::Guests(most) | Full::All(most) => most,
        }
    }
}

impl Shares {
    /// Whether there is a place for somebody.
    pub fn admit(&self, asker: &Asker, taken: &Taken) -> Result<(), Full> {
        let there = self.share_of_address(asker);
        if taken.own >= self.own {
            Err(Full::Own(self.own))
        } else if taken.address >= there {
            Err(Full::Address(there))
        } else if !asker.member && taken.guests >= self.guests {
            Err(Full::Guests(self.guests))
        } else if taken.all >= self.all {
            Err(Full::All(self.all))
        } else {
            Ok(())
        }
    }

    /// The share of all who come from where somebody comes from. Those of whom nothing is known may be many people
    /// behind a server that does not say more: guests among them have half of what guests have, members have no bound.
    fn share_of_address(&self, asker: &Asker) -> u32 {
        match (&asker.address, asker.member) {
            (Some(_), false) => self.address,
            (Some(_), true) => self.address.saturating_mul(MEMBERS),
            (None, false) => (self.guests / 2).max(self.address),
            (None, true) => u32::MAX,
        }
    }

    /// What is taken, seen by somebody who asks.
    pub fn taken<'a>(&self, asker: &Asker, open: impl IntoIterator<Item = &'a Asker>) -> Taken {
        let mut taken = Taken::default();
        for own in open {
            taken.all += 1;
            taken.guests += u32::from(!own.member);
            taken.own += u32::from(own.name == asker.name && own.member == asker.member);
            taken.address += u32::from(own.address == asker.address && own.member == asker.member);
        }
        taken
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHARES: Shares = Shares { all: 20, guests: 10, own: 2, address: 3 };

    fn fill(mut asker: impl FnMut(usize) -> Asker) -> (Vec<Asker>, Full) {
        let mut open = Vec::new();
        for number in 0.. {
            let next = asker(number);
            match SHARES.admit(&next, &SHARES.taken(&next, &open)) {
                Ok(()) => open.push(next),
                Err(full) => return (open, full),
            }
        }
        unreachable!("there is an end to everything")
    }

    #[test]
    fn guests_with_new_cookies_have_one_share_by_their_address() {
        let (open, full) = fill(|number| Asker::guest(&format!("guest-{number}"), Some("203.0.113.9")));
        assert_eq!((open.len(), full), (3, Full::Address(3)));
        let other = Asker::guest("guest-x", Some("203.0.113.10"));
        assert_eq!(SHARES.admit(&other, &SHARES.taken(&other, &open)), Ok(()), "others are not held up");
    }

    #[test]
    fn guests_from_everywhere_leave_places_to_members() {
        let (open, full) =
            fill(|number| Asker::guest(&format!("g{number}"), Some(&format!("192.0.2.{number}"))));
        assert_eq!((open.len(), full), (10, Full::Guests(10)));
        let member = Asker::member("account/1", Some("192.0.2.1"));
        assert_eq!(SHARES.admit(&member, &SHARES.taken(&member, &open)), Ok(()));
    }

    #[test]
    fn guests_of_whom_nothing_is_known_leave_places_to_other_guests() {
        let (open, full) = fill(|number| Asker::guest(&format!("g{number}"), None));
        assert_eq!((open.len(), full), (5, Full::Address(5)));
        let other = Asker::guest("g", Some("192.0.2.1"));
        assert_eq!(SHARES.admit(&other, &SHARES.taken(&other, &open)), Ok(()));
    }

    #[test]
    fn members_have_shares_too() {
        let (open, full) = fill(|_| Asker::member("account/1", None));
        assert_eq!((open.len(), full), (2, Full::Own(2)));
        let (open, full) = fill(|number| Asker::member(&format!("account/{number}"), Some("192.0.2.1")));
        assert_eq!((open.len(), full), (12, Full::Address(12)));
        let (open, full) = fill(|number| Asker::member(&format!("account/{number}"), None));
        assert_eq!((open.len(), full), (20, Full::All(20)));
    }
}
