//! The server, spoken with as browsers do. One program for all of it, so that it is linked once.

mod attacks;
mod common;
mod fuzz;
mod rest;
mod secrecy;
mod tables;
mod typescript;
