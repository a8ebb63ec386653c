//! Malformed and out-of-turn messages: none of them changes a game, and the server keeps answering.

use crate::common::{Guest, House, against, folder, some_answer, two_people};
use fastrand::Rng;
use serde_json::{Value, json};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{panic, thread};

/// The number of messages, unless the environment variable sets another.
const MESSAGES: usize = 5_000;
const VARIABLE: &str = "INKWRIGHT_FUZZ";

/// The number of messages sent before the answers are read.
const BATCH: usize = 40;

fn number(rng: &mut Rng) -> Value {
    match rng.usize(..8) {
        0 => json!(rng.usize(..70_000)),
        1 => json!(-1),
        2 => json!(1e300),
        3 => json!("1"),
        4 => json!(null),
        5 => json!(u64::MAX),
        _ => json!(rng.usize(..130)),
    }
}

/// A random action, legal or not, but never one that leaves the game.
fn action(rng: &mut Rng) -> Value {
    let kinds = [
        "ink",
        "play",
        "quest",
        "challenge",
        "move",
        "use",
        "end_turn",
        "card",
        "done",
        "yes",
        "no",
        "option",
        "number",
        "player",
        "name",
        "trigger",
        "replacement",
        "nonsense",
    ];
    let by = ["ink", "shift", "sing", "sing_together", "free", "credit"];
    json!({
        "t": kinds[rng.usize(..kinds.len())],
        "card": number(rng), "target": number(rng), "to": number(rng), "ability": number(rng), "n": number(rng),
        "seat": number(rng),
        "payment": {"by": by[rng.usize(..by.len())], "onto": number(rng), "singer": number(rng)}
    })
}

/// A message that must not change anything: malformed, too late, or another seat's.
fn message(rng: &mut Rng, table: &Value, asked: bool) -> String {
    let n = table["n"].as_u64().expect("a number");
    match rng.usize(..20) {
        0 => (0..rng.usize(..200)).map(|_| char::from(32 + rng.usize(..95) as u8)).collect(),
        1 => (0..rng.usize(..60))
            .map(|_| char::from_u32(rng.usize(..0x2_0000) as u32).unwrap_or('x'))
            .collect(),
        2 => "[".repeat(1 + rng.usize(..20_000)),
        3 => "{\"t\":".repeat(1 + rng.usize(..2_000)),
        4 => {
            let whole = json!({"t": "act", "n": n, "action": action(rng)}).to_string();
            let cut =
                (0..=rng.usize(..whole.len())).rev().find(|at| whole.is_char_boundary(*at)).unwrap_or(0);
            whole[..cut].to_owned()
        }
        5 => json!({"t": number(rng), "n": number(rng)}).to_string(),
        6 => {
            json!({"t": "join", "protocol": 1, "token": format!("{:x}.00", rng.usize(..99_999))}).to_string()
        }
        7 => json!({"t": "undo", "further": rng.usize(..2) == 0}).to_string(),
        8 => json!({"t": "hint", "budget": (["fast", "slow"][rng.usize(..2)])}).to_string(),
        9 => json!({"t": "restart", "same_seed": true}).to_string(),
        10 => json!({"t": "next_game"}).to_string(),
        11 => json!({"t": "choose_start", "start": true}).to_string(),
        12 => json!({"t": "why", "action": action(rng)}).to_string(),
        13 => json!({"t": "why_card", "card": number(rng)}).to_string(),
        14 => json!({"t": "preview", "action": action(rng)}).to_string(),
        // Conceding for another player.
        15 => {
            let seat = 1 - table["view"]["viewer"].as_u64().expect("a seat");
            json!({"t": "act", "n": n, "action": {"t": "concede", "seat": seat}}).to_string()
        }
        // The seat that decides answers too late or too early; the others answer out of turn.
        _ => {
            let n = if asked { n + 1 + rng.usize(..5) as u64 } else { n };
            json!({"t": "act", "n": n, "action": action(rng)}).to_string()
        }
    }
}

/// Sends a batch and reads until the server has answered all of it.
async fn send(guest: &mut Guest, messages: Vec<String>, rng: &mut Rng) {
    for text in messages {
        if rng.usize(..50) == 0 {
            guest.say_bytes(text.into_bytes()).await;
        } else {
            guest.say_text(&text).await;
        }
    }
    guest.say(&json!({"t": "ping"})).await;
    guest.hear_a("pong").await;
    guest.heard.clear();
}

/// The number of panics in the server since the first call. They are still printed.
fn panics() -> usize {
    static COUNTED: OnceLock<AtomicUsize> = OnceLock::new();
    let counted = COUNTED.get_or_init(|| {
        let before = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            // Failing tests panic on threads with other names.
            if thread::current().name() == Some("tokio-rt-worker") {
                COUNTED.get().map(|count| count.fetch_add(1, Ordering::Relaxed));
            }
            before(info);
        }));
        AtomicUsize::new(0)
    });
    counted.load(Ordering::Relaxed)
}

#[tokio::test(flavor = "multi_thread")]
async fn malformed_and_out_of_turn_messages_change_nothing() {
    let messages = std::env::var(VARIABLE).ok().and_then(|n| n.parse().ok()).unwrap_or(MESSAGES);
    let dir = folder();
    let house = House::open(dir.path()).await;
    let mut rng = Rng::with_seed(20);
    assert_eq!(panics(), 0);

    // One table without any messages, and one that gets messages at different moments of its game.
    let quiet = house.begin(&against("random", true)).await;
    let (_, _, quiet_before) = house.sit(&quiet.tokens[0].token).await;
    let mut game = house.begin(&two_people("single", false)).await;
    let mut sent = 0;
    while sent < messages {
        let (mut ada, _, first) = house.sit(&game.tokens[0].token).await;
        let (mut ben, _, second) = house.sit(&game.tokens[1].token).await;
        if !first["over"].is_null() {
            game = house.begin(&two_people("single", false)).await;
            continue;
        }
        for _ in 0..10 {
            for (guest, table) in [(&mut ada, &first), (&mut ben, &second)] {
                let asked = table["decision"]["yours"] == true;
                let batch: Vec<String> = (0..BATCH).map(|_| message(&mut rng, table, asked)).collect();
                sent += batch.len();
                send(guest, batch, &mut rng).await;
            }
        }
        // After reconnecting, everything is unchanged. Then the game continues for a while.
        drop((ada, ben));
        let (mut ada, _, first_after) = house.sit(&game.tokens[0].token).await;
        let (mut ben, _, second_after) = house.sit(&game.tokens[1].token).await;
        assert_eq!((&first, &second), (&first_after, &second_after), "after {sent} messages");
        let (asked, table) =
            if first["decision"]["yours"] == true { (&mut ada, first) } else { (&mut ben, second) };
        let mut table = table;
        for _ in 0..6 {
            if table["decision"]["yours"] == true {
                let action = some_answer(&table, &mut rng);
                table = asked.act(&table, &action).await;
            }
        }
    }
    println!("{sent} messages");
    let (_, _, quiet_after) = house.sit(&quiet.tokens[0].token).await;
    assert_eq!(quiet_before, quiet_after);
    house.get("/api/hello").await;
    assert_eq!(panics(), 0, "what the server can't understand it refuses");
}
