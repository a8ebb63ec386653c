//! Plays games natively through calls, and prints each call with the SHA-256 of its result. `scripts/wasm-compare` makes
//! the same calls in WebAssembly and compares the results.
//!
//! The first argument is the number of games.

use inkwright_wasm::{Call, Worker};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use std::io::{BufWriter, Error, Write};

const DECKS: [&str; 4] =
    ["the-heart-of-magic", "daring-and-deception", "might-and-magic", "tactical-teamwork"];
const BOTS: [&str; 5] = ["hard", "medium", "easy", "search:fast", "random"];
const LANGUAGES: [&str; 5] = ["en", "de", "fr", "it", "zh"];

/// Steps of each search: enough for lines to be compared.
const STEPS: u64 = 40;
/// A game that takes longer is broken off.
const MOST_ANSWERS: usize = 400;

struct Recorder<W> {
    worker: Worker,
    out: W,
    calls: u64,
}

impl<W: Write> Recorder<W> {
    fn call(&mut self, mut call: Value) -> Result<Value, Error> {
        self.calls += 1;
        call["now"] = json!(self.calls * 10);
        call["today"] = json!("2026-11-19");
        call["random"] = json!(format!("{:016x}", self.calls.wrapping_mul(0x9e37_79b9_7f4a_7c15)).repeat(8));
        let read: Call = serde_json::from_value(call.clone())?;
        let result = serde_json::to_vec(&self.worker.call(read))?;
        let hash: String = Sha256::digest(&result).iter().map(|byte| format!("{byte:02x}")).collect();
        writeln!(self.out, "{}", json!([call, hash]))?;
        Ok(serde_json::from_slice(&result)?)
    }

    /// The last table that the person at this connection has been sent, after all thinking.
    fn settle(&mut self, mut result: Value, mut table: Value) -> Result<Value, Error> {
        loop {
            for sent in result["messages"].as_array_mut().into_iter().flatten() {
                if ["state", "step"].contains(&sent["message"]["t"].as_str().unwrap_or_default()) {
                    table = sent["message"].take();
                }
            }
            let Some(turn) = result["turns"].get(0) else { return Ok(table) };
            result = self.call(json!({ "t": "think", "turn": turn["turn"], "steps": STEPS }))?;
        }
    }

    fn play(&mut self, game: u64) -> Result<(), Error> {
        let deck = |n: u64| json!({ "t": "known", "id": DECKS[(n % DECKS.len() as u64) as usize] });
        let bot = BOTS[(game % BOTS.len() as u64) as usize];
        let new = json!({
            "from": "decks", "variant": "constructed", "practice": true, "any_deck": true, "seed": game,
            "seats": [
                { "who": "person", "deck": deck(game) },
                { "who": "bot", "bot": bot, "deck": deck(game / 4 + 1) },
            ],
        });
        let body = new.to_string();
        let begun =
            self.call(json!({ "t": "request", "method": "POST", "path": "/api/games", "body": body }))?;
        let token = begun["answer"]["body"]["tokens"][0]["token"].clone();
        let language = LANGUAGES[(game / 5 % 5) as usize];
        let join = json!({ "t": "join", "protocol": 1, "token": token, "language": language });
        let result = self.call(json!({ "t": "message", "connection": game, "message": join }))?;
        let mut table = self.settle(result, Value::Null)?;
        for n in 0..MOST_ANSWERS {
            if table["over"].is_object() {
                break;
            }
            let answers = table["decision"]["answers"].as_array().cloned().unwrap_or_default();
            let Some(answer) = answers.get((n * 7 + game as usize) % answers.len().max(1)) else { break };
            let act = json!({ "t": "act", "n": table["n"], "action": answer["action"] });
            let result = self.call(json!({ "t": "message", "connection": game, "message": act }))?;
            table = self.settle(result, table)?;
        }
        self.call(json!({ "t": "close", "connection": game }))?;
        Ok(())
    }
}

fn main() -> Result<(), Error> {
    let games = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(10);
    let out = BufWriter::new(std::io::stdout().lock());
    let mut recorder = Recorder { worker: Worker::new(), out, calls: 0 };
    for game in 0..games {
        recorder.play(game)?;
    }
    recorder.out.flush()
}
