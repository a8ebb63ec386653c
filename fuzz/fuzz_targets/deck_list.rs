#![no_main]

#[allow(dead_code)]
#[path = "../laws.rs"]
mod laws;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| laws::deck_list(bytes));
