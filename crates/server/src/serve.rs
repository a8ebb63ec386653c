//! The server: binds an address and runs until it is stopped.

use crate::http::{Peer, metrics_router, router};
use crate::limits::{Exposure, Limits, VisitKind};
use crate::state::{ServerState, StateParts};
use crate::store::{SqliteStore, StoreError};
use axum::Router;
use cards::{CardLibrary, OwnCards};
use engine::Edition;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use playable::PlayableLibrary;
use std::future::Future;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use thiserror::Error;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;
use tokio_io_timeout::TimeoutStream;
use words::{Language, Message, Say, io_error};

/// The default port.
pub const PORT: u16 = 4747;

/// How often the server looks for idle tables and expired games.
const SWEEP: Duration = Duration::from_secs(30);

/// How long open requests may take when the server shuts down.
const GOODBYE: Duration = Duration::from_secs(2);

/// Delay before the next try when the system can't accept a connection.
const BREATH: Duration = Duration::from_millis(50);

/// The server's configuration.
#[derive(Clone, Debug)]
pub struct ServerConfig {
    pub host: IpAddr,
    /// 0 takes any free port.
    pub port: u16,
    /// The folder of the store.
    pub data: PathBuf,
    /// Folder of the player's own cards, if there is one.
    pub own: Option<OwnCards>,
    pub limits: Limits,
    pub exposure: Exposure,
    /// The edition of the rules for new tables that don't ask for another.
    pub edition: Edition,
    /// The language of the log.
    pub language: Language,
    /// Extra time for every write to the disk, to measure the server on a slower disk.
    pub slower_disk: Duration,
}

/// Why the server can't start.
#[derive(Debug, Error)]
pub enum StartError {
    #[error("{address}: {source}. Give another port with --port, or 0 for any free one")]
    Bind { address: SocketAddr, source: io::Error },
    #[error("{0}")]
    Store(#[from] StoreError),
    #[error("the server stopped: {0}")]
    Stopped(io::Error),
}

impl Say for StartError {
    fn message(&self) -> Message {
        match self {
            StartError::Bind { address, source } => {
                Message::new("serve-bind").with("address", address.to_string()).with("why", io_error(source))
            }
            StartError::Store(error) => error.message(),
            StartError::Stopped(error) => Message::new("serve-stopped").with("why", io_error(error)),
        }
    }
}

/// A server bound to its address.
#[derive(Debug)]
pub struct Server {
    app: Arc<ServerState>,
    listener: TcpListener,
    address: SocketAddr,
    /// The operator's address, if there is one.
    metrics: Option<TcpListener>,
}

impl Server {
    /// Opens the store and binds the address.
    pub async fn bind(config: ServerConfig, library: CardLibrary) -> Result<Server, StartError> {
        let (listener, address) = bind(SocketAddr::new(config.host, config.port)).await?;
        let metrics = match config.exposure.metrics {
            Some(address) => Some(bind(address).await?.0),
            None => None,
        };
        let store = SqliteStore::open(&config.data, config.slower_disk)?;
        let ServerConfig { own, edition, language, .. } = config;
        let rooms = StateParts { library: PlayableLibrary::new(library), store, own, edition, language };
        let app = ServerState::new(rooms, config.limits, config.exposure, address.ip());
        app.expire();
        raise_file_limit(&app);
        tracing::info!(%address, data = %config.data.display(), "serving");
        Ok(Server { app, listener, address, metrics })
    }

    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves until `stop` completes. Requests in progress may finish.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> Result<(), StartError> {
        let Server { app, listener, metrics, .. } = self;
        let operator = metrics.map(|listener| {
            let serve = axum::serve(listener, metrics_router(app.clone()));
            tokio::spawn(async move { serve.await })
        });
        let sweeping = app.clone();
        let sweeper = tokio::spawn(async move {
            let mut tick = tokio::time::interval(SWEEP);
            loop {
                tick.tick().await;
                let app = sweeping.clone();
                let _ = tokio::task::spawn_blocking(move || app.sweep()).await;
            }
        });
        let router = router(app.clone());
        let mut connections = JoinSet::new();
        let mut stop = pin!(stop);
        loop {
            let accepted = tokio::select! {
                () = &mut stop => break,
                accepted = listener.accept() => accepted,
                Some(_) = connections.join_next() => continue,
            };
            match accepted {
                Ok((stream, peer)) => accept(&app, &router, stream, peer, &mut connections),
                // Too many files are open, or the peer has already gone.
                Err(_) => tokio::time::sleep(BREATH).await,
            }
        }
        tracing::info!("shutting down");
        drop(listener);
        app.close();
        let ended = async {
            while connections.join_next().await.is_some() {}
            app.empty().await;
        };
        let _ = tokio::time::timeout(GOODBYE, ended).await;
        connections.abort_all();
        sweeper.abort();
        if let Some(operator) = operator {
            operator.abort();
        }
        app.store.tidy()?;
        Ok(())
    }
}

async fn bind(address: SocketAddr) -> Result<(TcpListener, SocketAddr), StartError> {
    let trouble = |source| StartError::Bind { address, source };
    let listener = TcpListener::bind(address).await.map_err(trouble)?;
    let address = listener.local_addr().map_err(trouble)?;
    Ok((listener, address))
}

/// Serves one connection if there is room. Idle and stalled connections are closed.
fn accept(
    app: &Arc<ServerState>,
    router: &Router,
    stream: TcpStream,
    peer: SocketAddr,
    connections: &mut JoinSet<()>,
) {
    // A proxy connects for many people, who are counted by the addresses it forwards.
    let address = (!app.exposure.trusts(peer.ip())).then(|| peer.ip());
    let Some(place) = app.visitors.enter(VisitKind::Connection, address) else {
        app.metrics.refused_connections.inc();
        tracing::debug!(%peer, "no room for another connection");
        return;
    };
    // Answers are small and should be sent at once.
    let _ = stream.set_nodelay(true);
    let limits = app.limits;
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(limits.request));
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(limits.headers).max_buf_size(64 << 10);
    let service = router.clone().layer(axum::Extension(Peer(peer)));
    let connection = http
        .serve_connection(TokioIo::new(Box::pin(stream)), TowerToHyperService::new(service))
        .with_upgrades();
    let app = app.clone();
    connections.spawn(async move {
        let _place = place;
        let mut connection = pin!(connection);
        let ended = tokio::select! {
            _ = connection.as_mut() => true,
            () = app.closed() => false,
        };
        if !ended {
            // The request in progress is answered; no further one is read.
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
    });
}

/// Each connection uses a file descriptor, and the default limit is usually low.
fn raise_file_limit(app: &ServerState) {
    let wanted = (app.limits.connections + app.limits.sockets) as u64 + 256;
    match rlimit::increase_nofile_limit(wanted) {
        Ok(allowed) if allowed < wanted => {
            let message = Message::new("note-few-files").with("n", allowed);
            tracing::warn!(allowed, wanted, "{}", app.log_text(&message));
        }
        Ok(_) | Err(_) => {}
    }
}
