//! What Ctrl-C does in commands that don't run on threads of tokio.

use std::{io, thread};
use tokio::runtime;

/// Calls `handle` at every Ctrl-C from now on, on a thread of its own, instead of ending the program.
pub fn on_ctrl_c(mut handle: impl FnMut() + Send + 'static) -> io::Result<()> {
    let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
    let mut interrupts = {
        let _entered = runtime.enter();
        interrupts()?
    };
    let wait = async move {
        while interrupts.recv().await.is_some() {
            handle();
        }
    };
    thread::Builder::new().name("ctrl-c".to_owned()).spawn(move || runtime.block_on(wait))?;
    Ok(())
}

#[cfg(unix)]
fn interrupts() -> io::Result<tokio::signal::unix::Signal> {
    use tokio::signal::unix::{SignalKind, signal};
    signal(SignalKind::interrupt())
}

#[cfg(windows)]
fn interrupts() -> io::Result<tokio::signal::windows::CtrlC> {
    tokio::signal::windows::ctrl_c()
}
