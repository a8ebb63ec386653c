//! How much of the card language can be combined. The numbers of empty cells may only go down:
//! `inkwright cards constructs --holes` lists them.

use scenario::{ClosureTable, condition_closure, event_closure};

/// The empty cells of the two tables.
const EVENT_HOLES: usize = 43;
const CONDITION_HOLES: usize = 17;

fn at_most(table: &ClosureTable, allowed: usize) {
    let (cells, holes) = table.size();
    assert!(holes <= allowed, "{holes} of {cells} texts can't be played; {allowed} were empty before");
    assert!(
        holes == allowed,
        "only {holes} texts can't be played; lower the number in this file from {allowed}"
    );
}

#[test]
fn no_event_loses_a_context() {
    at_most(&event_closure(), EVENT_HOLES);
}

#[test]
fn no_condition_loses_a_context() {
    at_most(&condition_closure(), CONDITION_HOLES);
}
