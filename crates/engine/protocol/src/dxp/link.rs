//! Messages over a stream: each ends with a zero byte, however the stream cuts them.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Shutdown, TcpStream};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

use super::{BadMessage, LONGEST, Message};

/// A connection to another program.
pub struct Link {
    output: Box<dyn Write + Send>,
    messages: Receiver<Result<Message, BadMessage>>,
    socket: Option<TcpStream>,
}

/// Why nothing more is heard.
#[derive(Debug, thiserror::Error)]
pub enum LinkFault {
    /// The other program went away.
    #[error("the other program closed the connection")]
    Closed,
    /// It does not answer in time.
    #[error("the other program said nothing for {} s", .0.as_secs())]
    Silent(Duration),
    /// It cannot be written to.
    #[error("the connection is broken: {0}")]
    Broken(#[from] io::Error),
}

impl Link {
    /// A link over two halves of a stream.
    pub fn new(input: impl Read + Send + 'static, output: impl Write + Send + 'static) -> Link {
        let (send, messages) = mpsc::channel();
        thread::spawn(move || read_messages(BufReader::new(input), &send));
        Link { output: Box::new(output), messages, socket: None }
    }

    /// A link over a socket, which is closed with it.
    pub fn over(socket: TcpStream) -> io::Result<Link> {
        socket.set_nodelay(true)?;
        let mut link = Link::new(socket.try_clone()?, socket.try_clone()?);
        link.socket = Some(socket);
        Ok(link)
    }

    /// Sends a message.
    pub fn send(&mut self, message: &Message) -> Result<(), LinkFault> {
        let mut bytes = message.to_string().into_bytes();
        bytes.push(0);
        self.output.write_all(&bytes)?;
        Ok(self.output.flush()?)
    }

    /// Waits for the next message; one that cannot be understood is returned as such.
    pub fn receive(&mut self, patience: Duration) -> Result<Result<Message, BadMessage>, LinkFault> {
        self.messages.recv_timeout(patience).map_err(|error| match error {
            RecvTimeoutError::Timeout => LinkFault::Silent(patience),
            RecvTimeoutError::Disconnected => LinkFault::Closed,
        })
    }
}

/// The thread that reads holds the socket too, so it has to be closed for both.
impl Drop for Link {
    fn drop(&mut self) {
        if let Some(socket) = &self.socket {
            // The other side may have closed it already.
            let _ = socket.shutdown(Shutdown::Both);
        }
    }
}

fn read_messages(mut input: impl BufRead, to: &Sender<Result<Message, BadMessage>>) {
    let mut bytes = Vec::new();
    loop {
        bytes.clear();
        // One byte more than the longest message and its end tells that it is too long.
        match input.by_ref().take(LONGEST as u64 + 2).read_until(0, &mut bytes) {
            Ok(1..) => {}
            _ => return,
        }
        let message = match bytes.split_last() {
            Some((0, message)) => Message::read(message),
            // The rest of it is no message of its own.
            _ if bytes.len() > LONGEST => match input.skip_until(0) {
                Ok(1..) => Message::read(&bytes),
                _ => return,
            },
            // The stream ended within a message.
            _ => return,
        };
        if to.send(message).is_err() {
            return;
        }
    }
}
