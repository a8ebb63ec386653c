#![doc = include_str!("../README.md")]

mod http;
mod limits;
mod log;
mod metrics;
mod random;
mod serve;
mod state;
mod store;
mod tables;

pub use http::has_page;
pub use limits::{Exposure, Limits, PublicUrl, WrongUrl};
pub use log::{LOG_VARIABLE, LogFormat, start_log};
pub use serve::{PORT, Server, ServerConfig, StartError};
pub use service::protocol;
pub use store::StoreError;
