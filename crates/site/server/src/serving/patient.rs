//! A line that waits for its reader, but not for ever. Whoever asks for something and then does not take it, or takes a
//! letter at a time, would hold the answer in memory as long as he likes; so he has to take a kilobyte a second, and
//! may pause now and then.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep, sleep_until};

/// So many bytes earn a reader a second of patience.
const A_SECOND: u64 = 1024;

/// A line whose reader has to keep up.
pub(super) struct Patient<L> {
    line: L,
    /// How long a reader may pause.
    pause: Duration,
    /// When patience ends, while something waits to be taken.
    end: Option<Pin<Box<Sleep>>>,
}

impl<L> Patient<L> {
    pub(super) fn new(line: L, pause: Duration) -> Patient<L> {
        Patient { line, pause, end: None }
    }

    /// Some bytes were taken.
    fn taken(&mut self, bytes: usize) {
        if let Some(end) = &mut self.end {
            let earned = Duration::from_millis(bytes as u64 * 1000 / A_SECOND);
            let until = (end.deadline() + earned).min(Instant::now() + self.pause);
            end.as_mut().reset(until);
        }
    }

    /// Nothing could be handed over: waits until patience ends.
    fn wait(&mut self, context: &mut Context<'_>) -> Poll<io::Error> {
        let pause = self.pause;
        let end = self.end.get_or_insert_with(|| Box::pin(sleep_until(Instant::now() + pause)));
        ready!(end.as_mut().poll(context));
        Poll::Ready(io::Error::new(io::ErrorKind::TimedOut, "the reader does not take what was asked for"))
    }
}

impl<L: AsyncRead + Unpin> AsyncRead for Patient<L> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.line).poll_read(context, buffer)
    }
}

impl<L: AsyncWrite + Unpin> AsyncWrite for Patient<L> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        match Pin::new(&mut self.line).poll_write(context, bytes) {
            Poll::Ready(written) => {
                self.taken(written.as_ref().copied().unwrap_or_default());
                Poll::Ready(written)
            }
            Poll::Pending => self.wait(context).map(Err),
        }
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        match Pin::new(&mut self.line).poll_write_vectored(context, parts) {
            Poll::Ready(written) => {
                self.taken(written.as_ref().copied().unwrap_or_default());
                Poll::Ready(written)
            }
            Poll::Pending => self.wait(context).map(Err),
        }
    }

    fn is_write_vectored(&self) -> bool {
        self.line.is_write_vectored()
    }

    /// Everything has been handed over: the next answer has all the patience again.
    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = ready!(Pin::new(&mut self.line).poll_flush(context));
        self.end = None;
        Poll::Ready(flushed)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.line).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _, duplex};

    use super::*;

    const PAUSE: Duration = Duration::from_millis(300);

    #[tokio::test]
    async fn whoever_takes_nothing_is_cut_off() {
        let (line, _reader) = duplex(100);
        let mut line = Patient::new(line, PAUSE);
        let begun = Instant::now();
        let told = line.write_all(&[0; 1000]).await.expect_err("nobody reads");
        assert_eq!(told.kind(), io::ErrorKind::TimedOut);
        assert!(begun.elapsed() >= PAUSE);
    }

    #[tokio::test]
    async fn whoever_takes_a_letter_at_a_time_is_cut_off() {
        let (line, mut reader) = duplex(100);
        tokio::spawn(async move {
            while reader.read_u8().await.is_ok() {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        });
        let mut line = Patient::new(line, PAUSE);
        line.write_all(&[0; 100_000]).await.expect_err("fifty letters a second");
    }

    #[tokio::test]
    async fn whoever_is_slow_gets_everything() {
        let (line, mut reader) = duplex(4096);
        let reading = tokio::spawn(async move {
            let (mut part, mut all) = ([0; 4096], 0);
            loop {
                tokio::time::sleep(Duration::from_millis(20)).await;
                match reader.read(&mut part).await {
                    Ok(0) | Err(_) => return all,
                    Ok(read) => all += read,
                }
            }
        });
        let mut line = Patient::new(line, PAUSE);
        line.write_all(&[0; 100_000]).await.expect("much more than a kilobyte a second");
        line.shutdown().await.expect("an end");
        drop(line);
        assert_eq!(reading.await.expect("a reader"), 100_000);
    }
}
