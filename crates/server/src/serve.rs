//! The server as a whole: bound to an address, served until it is told to stop.

use crate::app::{App, Limits};
use crate::http::router;
use crate::store::{Store, StoreError};
use axum::serve::Listener;
use cards::Library;
use live::Hall;
use std::future::Future;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;
use thiserror::Error;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// The port when none is asked for.
pub const PORT: u16 = 4747;

/// Tables that nobody uses are looked for so often.
const SWEEP: Duration = Duration::from_secs(60);

/// Requests under way when the server ends may take so long.
const GOODBYE: Duration = Duration::from_secs(2);

/// What a server is started with.
#[derive(Clone, Debug)]
pub struct Config {
    pub host: IpAddr,
    /// 0 takes any free port.
    pub port: u16,
    /// The folder of the store.
    pub data: PathBuf,
    pub limits: Limits,
}

/// Why no server is running.
#[derive(Debug, Error)]
pub enum StartError {
    #[error("{address}: {source}. Give another port with --port, or 0 for any free one")]
    Bind { address: SocketAddr, source: io::Error },
    #[error("{0}")]
    Store(#[from] StoreError),
    #[error("the server stopped: {0}")]
    Stopped(io::Error),
}

/// A server that holds its address.
#[derive(Debug)]
pub struct Server {
    app: Arc<App>,
    listener: TcpListener,
    address: SocketAddr,
}

impl Server {
    /// Opens the store and takes the address.
    pub async fn bind(config: Config, library: Library) -> Result<Server, StartError> {
        let address = SocketAddr::new(config.host, config.port);
        let trouble = |source| StartError::Bind { address, source };
        let listener = TcpListener::bind(address).await.map_err(trouble)?;
        let address = listener.local_addr().map_err(trouble)?;
        let store = Store::open(&config.data)?;
        let app = App::new(Hall::new(library), store, config.limits);
        Ok(Server { app, listener, address })
    }

    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves until `stop` is done; requests under way may end.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> Result<(), StartError> {
        let app = self.app.clone();
        let sweeper = tokio::spawn(async move {
            let mut tick = tokio::time::interval(SWEEP);
            loop {
                tick.tick().await;
                app.sweep();
            }
        });
        let places = Arc::new(Semaphore::new(self.app.limits.connections));
        let listener = Counted { listener: self.listener, places };
        let app = self.app.clone();
        let stop = async move {
            stop.await;
            app.close();
        };
        let closed = self.app.clone();
        let late = async move {
            closed.closed().await;
            tokio::time::sleep(GOODBYE).await;
        };
        let serving = axum::serve(listener, router(self.app)).with_graceful_shutdown(stop);
        let result = tokio::select! {
            result = serving.into_future() => result,
            () = late => Ok(()),
        };
        sweeper.abort();
        result.map_err(StartError::Stopped)
    }
}

/// Accepts so many connections at the same time; further ones wait.
struct Counted {
    listener: TcpListener,
    places: Arc<Semaphore>,
}

impl Listener for Counted {
    type Io = CountedStream;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (CountedStream, SocketAddr) {
        loop {
            let place = self.places.clone().acquire_owned().await;
            let (stream, address) = Listener::accept(&mut self.listener).await;
            if let Ok(place) = place {
                // Answers are small: they should not wait for more.
                let _ = stream.set_nodelay(true);
                return (CountedStream { stream, _place: place }, address);
            }
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

/// A connection and its place.
struct CountedStream {
    stream: TcpStream,
    _place: OwnedSemaphorePermit,
}

impl AsyncRead for CountedStream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buf)
    }
}

impl AsyncWrite for CountedStream {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(cx, buf)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}
