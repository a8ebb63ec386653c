//! Law: `apply` and `legal` do not touch the heap once a game has warmed up.

mod common;

use common::table;
use fastrand::Rng;
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

thread_local! {
    static COUNT: Cell<u64> = const { Cell::new(0) };
}

/// Counts this thread's allocations.
struct Counting;

// SAFETY: every call is passed to the system allocator unchanged.
#[allow(unsafe_code)]
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        COUNT.with(|count| count.set(count.get() + 1));
        // SAFETY: the caller upholds the contract.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the caller upholds the contract.
        unsafe { System.dealloc(pointer, layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        COUNT.with(|count| count.set(count.get() + 1));
        // SAFETY: the caller upholds the contract.
        unsafe { System.realloc(pointer, layout, size) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

#[test]
fn a_warm_game_allocates_nothing() {
    let table = table();
    let mut game = table.game(0);
    let mut list = Vec::with_capacity(1024);
    let mut allocated = [0; 2];
    // The first round lets the game's lists grow to their final size; the second plays the same games again.
    for round in &mut allocated {
        for seed in 0..200 {
            // Cloning into the warmed-up game reuses its memory.
            game.clone_from(&table.game(seed));
            let mut rng = Rng::with_seed(seed);
            let before = COUNT.with(Cell::get);
            while game.decision().is_some() {
                game.legal(&table.db, &mut list);
                let action = list[rng.usize(..list.len())];
                game.apply(&table.db, action, None).expect("a listed action");
            }
            *round += COUNT.with(Cell::get) - before;
        }
    }
    assert_eq!(allocated[1], 0, "allocations in 200 games after warm-up");
}
