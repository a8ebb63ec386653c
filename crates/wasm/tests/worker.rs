//! One instance, called as a page calls it.

use inkwright_wasm::{Call, CallResult, Worker};
use serde_json::{Value, json};

/// Calls with a clock, a date and random bytes, which count up.
struct Page {
    worker: Worker,
    calls: u64,
    records: Vec<(String, Value)>,
}

impl Page {
    fn new() -> Page {
        Page { worker: Worker::new(), calls: 0, records: Vec::new() }
    }

    fn call(&mut self, mut call: Value) -> Value {
        self.calls += 1;
        call["now"] = json!(self.calls);
        call["today"] = json!("2026-11-19");
        call["random"] = json!(format!("{:016x}", self.calls).repeat(8));
        let call: Call = serde_json::from_value(call).expect("a call");
        let result: CallResult = self.worker.call(call);
        let result = serde_json::to_value(&result).expect("JSON");
        for stored in result["stored"].as_array().into_iter().flatten() {
            let key = stored[0].as_str().expect("a key").to_owned();
            self.records.retain(|(known, _)| *known != key);
            if !stored[1].is_null() {
                self.records.push((key, stored[1].clone()));
            }
        }
        result
    }

    fn request(&mut self, method: &str, path: &str, body: &str, token: &str) -> (u64, Value) {
        let call = json!({ "t": "request", "method": method, "path": path, "body": body, "token": token });
        let answer = self.call(call)["answer"].take();
        (answer["status"].as_u64().expect("a status"), answer["body"].clone())
    }

    fn get(&mut self, path: &str) -> Value {
        let (status, body) = self.request("GET", path, "", "");
        assert_eq!(status, 200, "{path}: {body}");
        body
    }

    fn tell(&mut self, message: Value) -> Vec<Value> {
        let result = self.call(json!({ "t": "message", "connection": 1, "message": message }));
        self.messages(result)
    }

    /// The messages of a call and of all thinking that follows from it.
    fn messages(&mut self, mut result: Value) -> Vec<Value> {
        let mut messages = Vec::new();
        loop {
            let new = result["messages"].as_array().cloned().unwrap_or_default();
            messages.extend(new.into_iter().map(|one| one["message"].clone()));
            let Some(turn) = result["turns"].get(0).cloned() else { return messages };
            result = self.call(json!({ "t": "think", "turn": turn["turn"], "steps": 50 }));
        }
    }

    fn begin(&mut self, bot: &str) -> (String, String) {
        let deck = json!({ "t": "known", "id": "the-heart-of-magic" });
        let game = json!({
            "from": "decks", "variant": "constructed", "practice": true, "seed": 7,
            "seats": [{ "who": "person", "deck": deck }, { "who": "bot", "bot": bot, "deck": deck }],
        });
        let (status, started) = self.request("POST", "/api/games", &game.to_string(), "");
        assert_eq!(status, 200, "{started}");
        let text = |value: &Value| value.as_str().expect("a text").to_owned();
        (text(&started["game"]), text(&started["tokens"][0]["token"]))
    }

    fn join(&mut self, token: &str) -> Vec<Value> {
        self.tell(json!({ "t": "join", "protocol": 1, "token": token, "language": "en" }))
    }
}

fn last<'a>(messages: &'a [Value], kinds: &[&str]) -> &'a Value {
    let found = messages.iter().rev().find(|one| kinds.contains(&one["t"].as_str().unwrap_or_default()));
    found.unwrap_or_else(|| panic!("none of {kinds:?} in {messages:?}"))
}

/// Plays the first answer to everything, this often at most. Returns the messages with the state at the end.
fn play(page: &mut Page, mut messages: Vec<Value>, most: usize) -> Value {
    for _ in 0..most {
        let state = last(&messages, &["state", "step"]).clone();
        if state["over"].is_object() {
            return state;
        }
        assert!(state["decision"]["yours"].as_bool().expect("a decision"), "{state}");
        let answer = state["decision"]["answers"][0]["action"].clone();
        messages = page.tell(json!({ "t": "act", "n": state["n"], "action": answer }));
    }
    last(&messages, &["state", "step"]).clone()
}

#[test]
fn a_game_against_each_kind_of_bot_goes_on_after_a_restart() {
    for bot in ["easy", "hard"] {
        let mut page = Page::new();
        let (_, token) = page.begin(bot);
        let messages = page.join(&token);
        assert_eq!(messages[0]["t"], "welcome");
        let before = play(&mut page, messages, 6);
        let mut again = Page::new();
        again.calls = page.calls;
        let records: Vec<Value> = page.records.iter().map(|(key, record)| json!([key, record])).collect();
        again.call(json!({ "t": "restore", "records": records }));
        let messages = again.join(&token);
        let state = last(&messages, &["state"]);
        assert_eq!((&state["n"], &state["view"]), (&before["n"], &before["view"]));
        play(&mut again, messages, 3);
    }
}

#[test]
fn a_game_can_be_played_to_its_end_and_its_replay_read_again() {
    let mut page = Page::new();
    let (game, token) = page.begin("easy");
    let messages = page.join(&token);
    let over = play(&mut page, messages, 2_000);
    assert!(over["over"].is_object(), "{over}");
    let (status, file) = page.request("GET", &format!("/api/games/{game}/replay"), "", &token);
    assert_eq!(status, 200);
    let (status, info) = page.request("POST", "/api/replays", file.as_str().expect("base64"), "");
    assert_eq!((status, &info["length"]), (200, &over["n"]));
    let id = info["id"].as_str().expect("an id").to_owned();
    let end = page.get(&format!("/api/replays/{id}/{}?seat=0", over["n"]));
    assert_eq!(end["over"]["winner"], over["over"]["winner"]);
    page.get(&format!("/api/replays/{id}/summary"));
    page.get(&format!("/api/replays/{id}/3/advice"));
    page.get(&format!("/api/replays/{id}/review?seat=0&from=0"));
}

#[test]
fn what_is_saved_comes_back() {
    let mut page = Page::new();
    let list = "4 Stitch - New Dog\n";
    let (status, deck) =
        page.request("POST", "/api/decks", &json!({ "name": "Mine", "text": list }).to_string(), "");
    assert_eq!(status, 200, "{deck}");
    let card = "card \"Paper Knight - Folded\" character amber cost 2 inkable 2/3 lore 1 [Storyborn] { }";
    let (status, kept) = page.request("POST", "/api/cards/own", &json!({ "text": card }).to_string(), "");
    assert_eq!(status, 200, "{kept}");
    let records: Vec<Value> = page.records.iter().map(|(key, record)| json!([key, record])).collect();
    let mut again = Page::new();
    again.call(json!({ "t": "restore", "records": records }));
    let decks = again.get("/api/decks");
    assert!(decks.as_array().expect("decks").iter().any(|one| one["name"] == "Mine"));
    let found = again.get("/api/cards?q=paper+knight");
    assert!(found.to_string().contains("Paper Knight - Folded"), "{found}");
    let id = deck["id"].as_str().expect("an id");
    assert_eq!(again.request("DELETE", &format!("/api/decks/{id}"), "", "").0, 204);
    assert_eq!(again.request("DELETE", &format!("/api/decks/{id}"), "", "").0, 404);
}

#[test]
fn everything_that_a_page_asks_is_answered_in_every_language() {
    let mut page = Page::new();
    for language in ["en", "de", "fr", "it", "zh"] {
        for path in [
            "hello",
            "names",
            "decks",
            "lessons",
            "rules?edition=2.0.1",
            "rules/8.6.1?edition=2.0.1",
            "rules/find?q=evasive&edition=2.0.1",
            "faces?ids=1,2,3",
            "cards?q=stitch",
        ] {
            let call = json!({ "t": "request", "method": "GET", "path": format!("/api/{path}"), "language": language });
            let answer = page.call(call)["answer"].take();
            assert_eq!(answer["status"], 200, "{path}: {answer}");
        }
    }
    assert_eq!(page.get("/api/hello")["reach"], "this_page");
}

#[test]
fn javascript_can_pass_on_what_is_stored() {
    let mut page = Page::new();
    page.begin("easy");
    let (key, record) = &page.records[0];
    assert!(key.starts_with("game/"));
    assert!(record.is_string(), "numbers above 2^53 would change: {record}");
    let unreadable = json!([["game/1", "{}"], ["game/2", "no JSON"], [key, record]]);
    let mut again = Page::new();
    again.call(json!({ "t": "restore", "records": unreadable }));
    let token = format!("{}.0", &key["game/".len()..]);
    assert_eq!(again.join(&token)[0]["t"], "welcome");
}

#[test]
fn what_makes_no_sense_is_refused() {
    let mut page = Page::new();
    for (method, path, body, status) in [
        ("GET", "/api/nothing", "", 404),
        ("GET", "", "", 404),
        ("PUT", "/api/decks", "", 404),
        ("POST", "/api/games", "{", 400),
        ("POST", "/api/replays", "!", 400),
        ("POST", "/api/replays", "AAAA", 400),
        ("GET", "/api/replays/ab/1", "", 404),
        ("GET", "/api/games/ab/replay", "", 401),
        ("GET", "/api/faces?ids=x", "", 400),
        ("GET", "/api/rules?edition=9", "", 400),
    ] {
        let (found, answer) = page.request(method, path, body, "ab.0");
        assert_eq!(found, status, "{method} {path}: {answer}");
        assert!(!answer["error"].as_str().expect("a sentence").is_empty());
    }
    let messages = page.join("ab.0");
    assert_eq!(messages[0]["code"], "token");
    assert!(messages[1].is_null(), "the connection is closed");
    let messages = page.tell(json!({ "t": "ping" }));
    assert_eq!(messages[0]["code"], "join");
}

#[test]
fn a_game_can_be_deleted() {
    let mut page = Page::new();
    let (game, token) = page.begin("easy");
    page.join(&token);
    assert_eq!(page.request("DELETE", &format!("/api/games/{game}"), "", &token).0, 204);
    assert!(page.records.is_empty());
    assert_eq!(page.join(&token)[0]["code"], "token");
}

#[test]
fn thinking_counts_its_steps_and_keeps_to_them() {
    let mut page = Page::new();
    let (_, token) = page.begin("hard");
    let result = page.call(json!({ "t": "message", "connection": 1,
            "message": { "t": "join", "protocol": 1, "token": token, "language": "en" } }));
    let messages = page.messages(result);
    let mut state = last(&messages, &["state", "step"]).clone();
    // A turn of the bot, step by step.
    for _ in 0..40 {
        let answer = state["decision"]["answers"][0]["action"].clone();
        let mut result = page.call(json!({ "t": "message", "connection": 1,
            "message": { "t": "act", "n": state["n"], "action": answer } }));
        let mut messages = Vec::new();
        loop {
            messages.extend(result["messages"].as_array().cloned().unwrap_or_default());
            let Some(turn) = result["turns"].get(0).cloned() else { break };
            assert_eq!(turn["net"], true);
            result = page.call(json!({ "t": "think", "turn": turn["turn"], "steps": 20 }));
            let steps = result["steps"].as_u64().expect("steps");
            if steps > 20 {
                // It stops soon after it has been told: each level and sample ask once more.
                assert!(steps < 200, "{steps} steps");
                return;
            }
        }
        let inner: Vec<Value> = messages.into_iter().map(|one| one["message"].clone()).collect();
        state = last(&inner, &["state", "step"]).clone();
        if state["over"].is_object() {
            break;
        }
    }
    panic!("the bot never had to stop");
}
