//! Connections from anywhere, by IPv4 and IPv6.

use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, TcpListener, TcpStream};
use std::sync::mpsc::{self, Receiver};
use std::thread;

/// Waits on a port for connections.
pub(super) struct Listener {
    port: u16,
    accepted: Receiver<io::Result<TcpStream>>,
}

impl Listener {
    /// Listens on a port; 0 chooses a free one.
    ///
    /// On most systems a socket of IPv6 hears IPv4 as well. Where it does not, or where there is no IPv6, one of
    /// IPv4 is opened beside it or in its place.
    pub(super) fn on(port: u16) -> io::Result<Listener> {
        let bind = |address: IpAddr, port| TcpListener::bind((address, port));
        let six = bind(Ipv6Addr::UNSPECIFIED.into(), port).ok();
        let chosen = six.as_ref().and_then(|own| own.local_addr().ok()).map_or(port, |own| own.port());
        let listeners: Vec<TcpListener> = match (six, bind(Ipv4Addr::UNSPECIFIED.into(), chosen)) {
            (None, four) => vec![four?],
            (Some(six), four) => [Some(six), four.ok()].into_iter().flatten().collect(),
        };
        let port = listeners[0].local_addr()?.port();
        let (to, accepted) = mpsc::sync_channel(0);
        for listener in listeners {
            let to = to.clone();
            // Nobody waits for connections any more when this ends.
            thread::spawn(move || while to.send(listener.accept().map(|(socket, _)| socket)).is_ok() {});
        }
        Ok(Listener { port, accepted })
    }

    /// Where it listens.
    pub(super) fn port(&self) -> u16 {
        self.port
    }

    /// The next connection.
    pub(super) fn accept(&self) -> io::Result<TcpStream> {
        self.accepted.recv().unwrap_or_else(|_| Err(io::ErrorKind::NotConnected.into()))
    }
}
