//! A server in a folder of its own.

use std::net::SocketAddr;
use std::path::Path;
use std::thread::JoinHandle;

use damier_application::Config;
use damier_application::setup::Setup;
use damier_server::{ServeFault, Started, serve};
use tokio::sync::oneshot;

/// A free port of this machine.
const ANYWHERE: ([u8; 4], u16) = ([127, 0, 0, 1], 0);

/// A server that runs, on a thread of its own.
pub(crate) struct Hall {
    pub(crate) address: SocketAddr,
    /// The path of the link by which the first administrator comes in; none: there is one.
    pub(crate) setup: Option<String>,
    end: oneshot::Sender<()>,
    running: JoinHandle<Result<(), ServeFault>>,
}

impl Hall {
    /// Starts a server on the data of a folder.
    pub(crate) async fn open(folder: &Path) -> Hall {
        Hall::open_with(folder, |_| {}).await
    }

    /// Starts a server that is run differently.
    pub(crate) async fn open_with(folder: &Path, change: impl FnOnce(&mut Config)) -> Hall {
        let mut config = Config::new(ANYWHERE.into(), folder.to_owned());
        change(&mut config);
        Hall::serve(config).await
    }

    async fn serve(config: Config) -> Hall {
        let (end, ended) = oneshot::channel::<()>();
        let (tell, told) = oneshot::channel();
        let running = std::thread::spawn(move || {
            let runtime =
                tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
            let end = async {
                // Dropped with the hall, it ends too.
                let _ = ended.await;
            };
            let ready = |started| tell.send(started).expect("somebody waits for the address");
            runtime.block_on(serve(config, end, ready))
        });
        let Started { address, setup } = told.await.expect("the server starts");
        let path = |setup: Setup| setup.link[setup.link.find("/setup/").expect("a path")..].to_owned();
        Hall { address, setup: setup.map(path), end, running }
    }

    /// Ends the server as Ctrl-C does.
    pub(crate) async fn close(self) {
        self.end.send(()).expect("the server runs");
        let ended = tokio::task::spawn_blocking(|| self.running.join()).await.expect("nothing is cancelled");
        ended.expect("the server ends by itself").expect("and without a fault");
    }
}
