#![doc = include_str!("../README.md")]

mod call;
mod host;
mod requests;
mod store;
mod worker;

pub use call::{Call, CallKind, CallResult, ConnectionMessage, HttpAnswer, HttpRequest, TurnToThink};
pub use worker::Worker;

use bots::net::Net;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The version of this interface. A caller that knows another one must not go on.
pub const INTERFACE: u32 = 1;

/// Maximum length of one input in bytes.
const MOST_INPUT: usize = 32 << 20;

/// What one instance holds between calls.
struct Instance {
    worker: Option<Worker>,
    /// What the caller writes, and what it reads afterwards.
    buffer: Vec<u8>,
}

static INSTANCE: Mutex<Instance> = Mutex::new(Instance { worker: None, buffer: Vec::new() });

fn instance() -> MutexGuard<'static, Instance> {
    INSTANCE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The version of the interface.
#[expect(unsafe_code, reason = "the attribute gives the function its name outside")]
#[unsafe(no_mangle)]
pub extern "C" fn inkwright_interface() -> u32 {
    INTERFACE
}

/// Makes room for an input of this length, and returns its address; 0 if the input is too long.
#[expect(unsafe_code, reason = "the attribute gives the function its name outside")]
#[unsafe(no_mangle)]
pub extern "C" fn inkwright_input(length: usize) -> *const u8 {
    let mut instance = instance();
    if length > MOST_INPUT {
        return std::ptr::null();
    }
    instance.buffer.clear();
    instance.buffer.resize(length, 0);
    instance.buffer.as_ptr()
}

/// Does what the input says, a [`Call`] as JSON, and returns the length of the output, a [`CallResult`].
#[expect(unsafe_code, reason = "the attribute gives the function its name outside")]
#[unsafe(no_mangle)]
pub extern "C" fn inkwright_call() -> usize {
    let mut instance = instance();
    let Instance { worker, buffer } = &mut *instance;
    let output = match serde_json::from_slice::<Call>(buffer) {
        Ok(call) => worker.get_or_insert_with(Worker::new).call(call),
        Err(error) => CallResult { unread: Some(error.to_string()), ..CallResult::default() },
    };
    // Strings and numbers can always be written.
    *buffer = serde_json::to_vec(&output).unwrap_or_default();
    buffer.len()
}

/// The address of the last output. It is valid until the next call of any function.
#[expect(unsafe_code, reason = "the attribute gives the function its name outside")]
#[unsafe(no_mangle)]
pub extern "C" fn inkwright_output() -> *const u8 {
    instance().buffer.as_ptr()
}

/// Takes the input for the net of the bots. Returns whether it is one.
#[expect(unsafe_code, reason = "the attribute gives the function its name outside")]
#[unsafe(no_mangle)]
pub extern "C" fn inkwright_net() -> bool {
    let mut instance = instance();
    let net = Net::parse(&std::mem::take(&mut instance.buffer));
    net.map(Net::install).is_ok()
}
