//! Tests that talk to the server like browsers. They are one program, so that it is linked only once.

mod attacks;
mod common;
mod fuzz;
mod languages;
mod rest;
mod secrecy;
mod tables;
mod typescript;
