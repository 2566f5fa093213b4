//! A cable between a browser and the server, which can be pulled out.

use std::net::SocketAddr;
use std::sync::Arc;

use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// A cable. What is on it is lost when it is pulled out.
pub(crate) struct Cable {
    /// The near end.
    pub(crate) address: SocketAddr,
    plugged: Arc<watch::Sender<bool>>,
}

impl Cable {
    /// A cable to a server.
    pub(crate) async fn to(server: SocketAddr) -> Cable {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let plugged = Arc::new(watch::Sender::new(true));
        let seen = Arc::clone(&plugged);
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                if *seen.borrow() {
                    tokio::spawn(carry(near, server, seen.subscribe()));
                }
            }
        });
        Cable { address, plugged }
    }

    /// Pulls it out.
    pub(crate) fn pull(&self) {
        self.plugged.send_replace(false);
    }

    /// Puts it back.
    pub(crate) fn plug(&self) {
        self.plugged.send_replace(true);
    }
}

async fn carry(mut near: TcpStream, server: SocketAddr, mut plugged: watch::Receiver<bool>) {
    let Ok(mut far) = TcpStream::connect(server).await else { return };
    tokio::select! {
        _ = copy_bidirectional(&mut near, &mut far) => {}
        _ = plugged.wait_for(|plugged| !plugged) => {}
    }
}
