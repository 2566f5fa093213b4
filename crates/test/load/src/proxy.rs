//! A small proxy before several nodes, as a site has one: each new line goes to the next node that answers.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::AtomicUsize;
use std::sync::atomic::Ordering::Relaxed;

use anyhow::{Context as _, Result};
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};

/// A proxy that runs until the program ends.
pub(crate) struct Proxy {
    pub(crate) address: SocketAddr,
}

impl Proxy {
    /// Opens a proxy before nodes, which keep their addresses when they are started again.
    pub(crate) async fn open(nodes: Vec<SocketAddr>) -> Result<Proxy> {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.context("a port for the proxy")?;
        let address = listener.local_addr().context("the proxy's address")?;
        let (nodes, next) = (Arc::new(nodes), Arc::new(AtomicUsize::new(0)));
        tokio::spawn(async move {
            while let Ok((line, _)) = listener.accept().await {
                let first = next.fetch_add(1, Relaxed);
                tokio::spawn(pass_on(line, Arc::clone(&nodes), first));
            }
        });
        Ok(Proxy { address })
    }
}

/// Passes on what both sides say until either hangs up.
async fn pass_on(mut line: TcpStream, nodes: Arc<Vec<SocketAddr>>, first: usize) {
    for node in nodes.iter().cycle().skip(first % nodes.len()).take(nodes.len()) {
        let Ok(mut there) = TcpStream::connect(node).await else { continue };
        // Small messages are sent at once; a line that ends in any way has ended.
        let _ = (line.set_nodelay(true), there.set_nodelay(true));
        let _ = copy_bidirectional(&mut line, &mut there).await;
        return;
    }
}
