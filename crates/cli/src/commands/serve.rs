//! `inkwright serve`: tables in the browser.

use crate::edition::EditionArgs;
use crate::failure::{Failure, note};
use crate::language::{self, say};
use crate::library;
use crate::output::Output;
use cards::{OwnCards, data_folder};
use options::{ExposureArgs, LimitArgs};
use server::{Config, PORT, Server, StartError};
use std::net::{IpAddr, Ipv4Addr};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Duration;

mod options;

pub use options::WrongSeconds;

#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  inkwright serve
  inkwright serve --open
  inkwright serve --port 0 --data /tmp/tables
  inkwright serve --edition 2.0.1

  inkwright serve --host 0.0.0.0
  inkwright serve --public-url https://play.example.org --trusted-proxy 127.0.0.1

Prints the address and serves until Ctrl-C. Every answer is stored in the data folder before it takes effect, so that all tables continue
where they were, however the program ends. Anyone who can reach the address can start games; without --host, that is only this machine. The
server does not speak TLS: on the public internet, put a reverse proxy in front of it and give --public-url and --trusted-proxy. For
monitoring there are /health and, on the machine itself, /metrics.")]
pub struct ServeArgs {
    /// The port; 0 chooses any free one
    #[arg(long, value_name = "PORT", default_value_t = PORT)]
    port: u16,
    /// The folder for tables and saved decks [default: the usual data folder]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// The address to listen on
    #[arg(long, value_name = "ADDRESS", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    host: IpAddr,
    #[command(flatten)]
    rules: EditionArgs,
    /// Open the page in the browser
    #[arg(long)]
    open: bool,
    /// Delay every write to the disk by this many milliseconds, for measurements
    #[arg(long, value_name = "MS", default_value_t = 0, hide = true)]
    slower_disk: u64,
    #[command(flatten)]
    exposure: ExposureArgs,
    #[command(flatten)]
    limits: LimitArgs,
}

pub fn run(args: ServeArgs, out: &mut Output) -> Result<(), Failure> {
    let data = match args.data {
        Some(folder) => folder,
        None => data_folder().map_err(Failure::of)?,
    };
    let config = Config {
        host: args.host,
        port: args.port,
        data,
        own: OwnCards::usual().ok(),
        limits: args.limits.into(),
        exposure: args.exposure.into(),
        edition: args.rules.edition()?.unwrap_or_default(),
        language: language::current(),
        slower_disk: Duration::from_millis(args.slower_disk),
    };
    let library = library::load();
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| Failure::input(say!("serve-no-threads", "why" = words::io_error(&error))))?;
    let result = runtime.block_on(async {
        let server = Server::bind(config, library).await.map_err(failure)?;
        let page = format!("http://{}", server.address());
        out.line(say!("serve-at", "page" = page.clone()))?;
        out.flush()?;
        if !server::has_page() {
            note(say!("serve-no-page"));
        }
        if args.open {
            open(&page);
        }
        server.run(stop()).await.map_err(failure)
    });
    // Don't wait for a bot that is still thinking.
    runtime.shutdown_background();
    result
}

fn failure(error: StartError) -> Failure {
    Failure::of(error)
}

/// Completes at Ctrl-C or when the system asks the program to end.
async fn stop() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupt => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    let _ = interrupt.await;
}

/// Opens the page with the system's opener. If that fails, the address has been printed.
fn open(page: &str) {
    let opener = if cfg!(target_os = "macos") {
        "open"
    } else if cfg!(windows) {
        "explorer"
    } else {
        "xdg-open"
    };
    let opened = Command::new(opener)
        .arg(page)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    if opened.is_err() {
        note(say!("serve-no-browser", "page" = page.to_owned()));
    }
}
