//! A load test: simulated people play at many tables of a real server, which is killed in the middle.
//!
//! Each seat has its own connection. It answers its decisions and remembers everything it has received. After
//! every kill it compares that with the server's state, which must contain every acknowledged answer with all
//! of its results. A response time is the time between sending an answer and receiving its events.

mod figures;
mod program;
mod seat;

use clap::Parser;
use figures::LoadFigures;
use program::{ServerError, ServerProcess};
use seat::{LoadSeat, LoadState};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

/// Play at many tables of a server, kill it in the middle, and check that no acknowledged answer is lost
#[derive(Debug, Parser)]
struct Args {
    /// Number of tables, with two people each
    #[arg(long, default_value_t = 50)]
    tables: usize,
    /// Seconds of play before each kill, and after the last one
    #[arg(long, default_value_t = 20)]
    seconds: u64,
    /// How often to kill the server
    #[arg(long, default_value_t = 1)]
    kills: u32,
    /// Average number of seconds between two answers of a seat
    #[arg(long, default_value_t = 2.0)]
    pace: f64,
    /// Program to start as the server
    #[arg(long, default_value = "target/debug/inkwright")]
    program: PathBuf,
    /// Milliseconds to add to every disk write
    #[arg(long, default_value_t = 0)]
    slower_disk: u64,
    /// Folder for the server's data [default: a temporary folder]
    #[arg(long)]
    data: Option<PathBuf>,
}

#[tokio::main]
async fn main() -> ExitCode {
    match run(Args::parse()).await {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(trouble) => {
            eprintln!("error: {trouble}");
            ExitCode::from(2)
        }
    }
}

/// Runs the test. Returns whether no answer was lost.
async fn run(args: Args) -> Result<bool, ServerError> {
    let _ = rlimit::increase_nofile_limit(args.tables as u64 * 4 + 256);
    let folder = tempfile::tempdir().map_err(ServerError::Folder)?;
    let data = args.data.clone().unwrap_or_else(|| folder.path().to_owned());
    let mut program = ServerProcess::start(&args.program, &data, args.tables, args.slower_disk, 0).await?;
    let shared = Arc::new(LoadState::new(program.address, Duration::from_secs_f64(args.pace / 2.0)));
    let began = Instant::now();
    let tokens = program.begin_games(args.tables).await?;
    println!("{} tables begun in {:.1} s", args.tables, began.elapsed().as_secs_f64());
    let mut seats = JoinSet::new();
    for (n, token) in tokens.into_iter().enumerate() {
        let (shared, seat) = (shared.clone(), LoadSeat::new(token, n as u64));
        seats.spawn(seat.play(shared));
    }
    for kill in 0..=args.kills {
        shared.all_seated(args.tables * 2).await;
        let before = (shared.measure(), program.usage(), Instant::now());
        tokio::time::sleep(Duration::from_secs(args.seconds)).await;
        let figures = LoadFigures {
            tables: args.tables,
            seats: args.tables * 2,
            seconds: before.2.elapsed().as_secs_f64(),
            times: shared.measure().since(&before.0),
            usage: program.usage().since(&before.1),
        };
        print!("{figures}");
        // Messages in transit when the server is killed are lost.
        program.kill().await;
        let again = Instant::now();
        shared.disconnected();
        let port = program.address.port();
        program = ServerProcess::start(&args.program, &data, args.tables, args.slower_disk, port).await?;
        shared.all_seated(args.tables * 2).await;
        println!(
            "kill {}: every seat back and compared after {:.1} s",
            kill + 1,
            again.elapsed().as_secs_f64()
        );
    }
    shared.end();
    seats.abort_all();
    program.kill().await;
    let lost = shared.lost();
    println!(
        "{} answers acknowledged, {} comparisons after kills, {} lines of logs compared, {} lost or different",
        shared.acknowledged(),
        shared.compared(),
        shared.lines(),
        lost.len()
    );
    for one in lost.iter().take(10) {
        println!("  {one}");
    }
    Ok(lost.is_empty())
}
